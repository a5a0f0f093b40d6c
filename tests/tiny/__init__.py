"""Tiny games that live in the tests, and how to drop one in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import heorot
import heorot.games
from heorot.core.game import Game

FOLDER = Path(__file__).parent
OPEN = FOLDER.parent / "open"


@contextmanager
def dropped_in(name: str = "fists") -> Iterator[Game[Any]]:
    """Let a tiny game be one of the games for a while."""
    folder = str(OPEN if name == "stones" else FOLDER)
    heorot.games.__path__.append(folder)
    try:
        yield heorot.game(name)
    finally:
        heorot.games.__path__.remove(folder)
