"""Two builds beside each other: the same work by the rules of each, in processes of their own, by turns; the medians are compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import heorot
from heorot.core.errors import BadOption
from heorot.lab import work

ROUNDS = 7  # how often each build is asked


@dataclass
class Compared:
    """What a unit of one kind of work costs in the other build and in this one, and how much quicker this one is."""

    game: str
    players: int
    options: dict[str, Any]
    how: str
    before: float  # microseconds
    now: float
    ratio: float  # more than 1: this build is quicker

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return asdict(self)


def python_of(path: Path) -> Path:
    """Return the Python of another build: of a checkout, of a virtual environment, or itself."""
    if path.is_dir():
        folder = "Scripts" if os.name == "nt" else "bin"
        candidates = [path / ".venv" / folder / "python", path / folder / "python"]
        path = next((one for one in candidates if one.exists()), path)
    if not path.is_file():
        raise BadOption(f"--beside names another checkout, its virtual environment or its Python; there is none at {path}")
    return path


def asked(python: Path, name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Return the costs in another process, with the build of this Python."""
    command = [str(python), "-P", work.__file__, name, str(players), json.dumps(options), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/")
    if done.returncode:
        raise BadOption(f"{python} cannot be measured:\n{done.stderr[-2000:]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def beside(names: list[str], other: Path, seconds: float, progress: Callable[[str], None]) -> Iterator[Compared]:
    """Compare this build with another one: each is asked by turns, `seconds` for each kind of work in all."""
    pythons = (python_of(other), Path(sys.executable))
    for name in names:
        for players, options in heorot.game(name).benches:
            progress(f"{name}, {players} players {options or ''}")
            rounds = [[asked(python, name, players, options, seconds / ROUNDS) for python in pythons] for _ in range(ROUNDS)]
            for how in rounds[0][1]:
                before, now = (median(one[build][how] for one in rounds) for build in (0, 1))
                yield Compared(name, players, options, how, before, now, before / now)
