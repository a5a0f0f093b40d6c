"""How often a test repeats itself: `make test` runs every test function, `make prove` (HEOROT_PROVE=1) all of its repetitions.

Where a day's run takes only some cases of many, which ones they are goes round from commit to commit; the end of the run names
the turn, and HEOROT_TURN=n takes that one again.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

Case = TypeVar("Case")

FULL = bool(os.environ.get("HEOROT_PROVE"))


def times(full: int, daily: int) -> int:
    """Return how often to repeat: `full` in a proof, `daily` otherwise.

    >>> times(4000, 500) in (4000, 500)
    True
    """
    return full if FULL else daily


@cache
def turn() -> int:
    """Return the number of this commit's turn, the same in every process of a run."""
    given = os.environ.get("HEOROT_TURN")
    if given:
        return int(given)
    try:
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):  # not a clone
        return 0
    return int(head.stdout.strip()[:6], 16)


def by_turns(cases: Sequence[Case], number: int = 1, offset: int = 0) -> list[Case]:
    """Return all cases in a proof, otherwise `number` of them, others at each commit; `offset` sets neighbours apart.

    >>> len(by_turns(["en", "fr", "ru"])) in (1, 3)
    True
    """
    if FULL or number >= len(cases):
        return list(cases)
    return [cases[(turn() + offset + i) % len(cases)] for i in range(number)]
