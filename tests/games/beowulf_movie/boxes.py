"""Components of one's own: small boards, few tiles and many Good Counsels, so that what is rare in the box happens at every table."""

from __future__ import annotations

import copy
from typing import Any

from heorot.core.parts import Parts
from tests.games.beowulf_movie.tables import GAME

SMALL = {1: ["OOOOO"] * 4, 2: ["OO#", "OOO"], 3: [".OO", "OOO", "OO."]}


def box(**changes: Any) -> dict[str, Any]:
    """Return the box's components with some tables changed."""
    return {**copy.deepcopy(dict(GAME.parts.data)), **changes}


def accepted(data: dict[str, Any]) -> Parts:
    """Return components as the game accepts them."""
    return GAME.accept_parts(data)


def tile(act: int, ability: str, value: int = 0, count: int = 1, **more: int) -> dict[str, Any]:
    """Return an entry of the tiles."""
    return {"act": act, "ability": ability, "value": value, "count": count, "source": "own", **more}


def figures(**counts: int) -> list[dict[str, Any]]:
    """Return the figures in other numbers."""
    return [{**entry, "count": counts.get(entry["kind"], entry["count"]), "source": "own"} for entry in box()["figures"]]


def boards(masks: dict[int, list[str]]) -> list[dict[str, Any]]:
    """Return boards."""
    return [{"act": act, "mask": mask, "source": "own"} for act, mask in masks.items()]


def counsels(each: int, others: int) -> Parts:
    """Return a box in which most tiles are Good Counsels, with one longship and one castle for each seat."""
    tiles = []
    for act in (1, 2, 3):
        tiles += [tile(act, "good_counsel", count=each), tile(act, "none", 2, others), tile(act, "temptation", -1), tile(act, "valor", 1)]
        tiles += [tile(act, "golden_statue"), tile(act, "treasure", 1, cash=5)]
    few = figures(beowulf=0, thane=0, castle=1, longship=1)
    return accepted(box(tiles=tiles, figures=few, boards=boards(SMALL)))
