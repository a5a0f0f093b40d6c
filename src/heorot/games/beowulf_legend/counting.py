"""Counts cards and tokens into lists of names, for all that is shown. Compiled, for a hall makes them at every move."""

from __future__ import annotations

from heorot.games.beowulf_legend.parts import UNKNOWN


def counted(plane: memoryview, at: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return things counted by kind as a list of names, in their order, unknown ones last."""
    found = []
    for kind in range(1, len(names)):
        for _ in range(plane[at | kind]):
            found.append(names[kind])
    for _ in range(plane[at | UNKNOWN]):
        found.append("?")
    return tuple(found)


def counted_both(plane: memoryview, other: memoryview, at: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the things of two places as one list."""
    found = []
    for kind in range(1, len(names)):
        for _ in range(plane[at | kind] + other[at | kind]):
            found.append(names[kind])
    for _ in range(plane[at | UNKNOWN] + other[at | UNKNOWN]):
        found.append("?")
    return tuple(found)
