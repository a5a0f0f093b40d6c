"""Heorot, the mead hall where saga board games are played.

>>> import heorot
>>> g = heorot.game("voluspa")
>>> s = g.new(players=3, edda=True)

HEOROT_PURE=1 in the environment imports the .py files even where compiled ones lie beside them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heorot.core.game import Game

__version__ = "0.1.0"


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


if os.environ.get("HEOROT_PURE"):
    sys.meta_path.insert(0, Sources())


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
