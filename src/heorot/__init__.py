"""Heorot, the mead hall where saga board games are played.

>>> import heorot
>>> g = heorot.game("voluspa")
>>> s = g.new(players=3, edda=True)

HEOROT_PURE=1 in the environment imports the .py files even where there are compiled ones. Compiled modules lie beside their .py
files where the package was installed, and in a work tree in a folder for each build: `_compiled/current` names the one to take.
A process looks once, when it starts, and keeps to what it found: whole builds only, and none while it runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heorot.core.game import Game

__version__ = "0.1.0"

BUILDS = Path(__file__).parent / "_compiled"  # of a work tree; made by tools/prepare.py


class Sources(MetaPathFinder):
    """Finds this package's .py files only."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module of this package by its source."""
        if name.startswith("heorot.") and path is not None:
            for folder in path:
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None:
                    return spec
        return None


class Build(MetaPathFinder):
    """Finds the compiled modules of one build: a folder with a file for each, by its full name."""

    def __init__(self, folder: Path) -> None:
        self.files = {file.stem: file for file in folder.iterdir()}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module of this package that was compiled."""
        file = self.files.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file))) if file else None


def current_build() -> Path | None:
    """Return the folder of the build that a process which starts now would take; None without one."""
    try:
        named = BUILDS / (BUILDS / "current").read_text("utf-8")
    except OSError:
        return None
    return named if named.is_dir() else None


if os.environ.get("HEOROT_PURE"):
    sys.meta_path.insert(0, Sources())
elif build := current_build():
    sys.meta_path.insert(0, Build(build))


def compiled() -> bool:
    """Whether the compiled rules run, or plain Python."""
    import heorot.core.state as state

    return not (state.__file__ or "").endswith(".py")


def game(name: str) -> Game[Any]:
    """Return a game by its name; hyphens are accepted.

    >>> game("voluspa").name
    'voluspa'
    """
    from importlib import import_module

    from heorot.core.errors import UnknownGame
    from heorot.games import names

    wanted = name.replace("-", "_")
    if wanted not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    found: Game[Any] = import_module(f"heorot.games.{wanted}").GAME
    return found
