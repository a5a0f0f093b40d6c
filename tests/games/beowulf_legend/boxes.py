"""Components of one's own for the tests: the box with some entries changed."""

from __future__ import annotations

import copy
from typing import Any

from heorot.core.parts import Parts
from tests.games.beowulf_legend.tables import GAME


def box() -> dict[str, Any]:
    """A copy of the box's components, to be changed."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.parts.data))
    return data


def track(*episodes: dict[str, Any]) -> dict[str, Any]:
    """The box with another track, which ends with the Death of Beowulf."""
    data = box()
    last = data["episodes"][-1]
    data["episodes"] = [{"source": "own", **episode} for episode in episodes] + [{**last, "n": len(episodes) + 1}]
    return data


def accepted(data: dict[str, Any]) -> Parts:
    """The components, checked."""
    parts: Parts = GAME.accept_parts(data)
    return parts
