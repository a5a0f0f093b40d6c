"""One folder a game; HEOROT_GAMES may name further folders of games."""

from __future__ import annotations

import os
import pkgutil
from functools import cache

for _folder in os.environ.get("HEOROT_GAMES", "").split(os.pathsep):
    if _folder:
        __path__.append(os.path.abspath(_folder))


def names() -> list[str]:
    """Return the names of all games there are.

    >>> "voluspa" in names()
    True
    """
    return list(names_in(tuple(__path__)))


@cache
def names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the games in these folders; they are looked at once, for every record that is read asks."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(folders) if found.ispkg))
