"""One folder a game; HEOROT_GAMES may name further folders of games."""

from __future__ import annotations

import os
import pkgutil

for _folder in os.environ.get("HEOROT_GAMES", "").split(os.pathsep):
    if _folder:
        __path__.append(os.path.abspath(_folder))


def names() -> list[str]:
    """Return the names of all games there are.

    >>> "voluspa" in names()
    True
    """
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
