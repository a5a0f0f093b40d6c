"""The tests' README names every folder and every helper module of the tests, and nothing else."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
PLACES = (TESTS / "README.md").read_text("utf-8").partition("## Where things are")[2]
NAMED = [name for line in re.findall(r"^- (`[^:]+):", PLACES, re.MULTILINE) for name in re.findall(r"`([^`]+)`", line)]


@cache
def lying_there() -> set[str]:
    """Return the folders and the modules that are no tests, below this folder: `games/`, `effort.py`."""
    files = [path.relative_to(TESTS) for path in TESTS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    folders = {f"{folder.as_posix()}/" for path in files for folder in list(path.parents)[:-1]}
    modules = {path.as_posix() for path in files if path.suffix == ".py" and path.name != "__init__.py"}
    return folders | {module for module in modules if not Path(module).name.startswith("test_")}


def meant(name: str, path: str) -> bool:
    """Whether a name means a path: a star is any one name."""
    return name.count("/") == path.count("/") and fnmatchcase(path, name)


def test_every_folder_and_every_helper_is_named() -> None:
    assert sorted(path for path in lying_there() if not any(meant(name, path) for name in NAMED)) == []


def test_nothing_is_named_that_is_not_there() -> None:
    assert [name for name in NAMED if not any(meant(name, path) for path in lying_there())] == []
    assert len(NAMED) == len(set(NAMED))


def test_the_commands_are_told() -> None:
    told = (TESTS / "README.md").read_text("utf-8")
    for command in ("make test", "make prove", "make test ONLY=voluspa", "ONLY=web", "HEOROT_TURN", "HEOROT_PROVE"):
        assert f"`{command}" in told
