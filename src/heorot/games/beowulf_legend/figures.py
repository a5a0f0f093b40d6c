"""The figures in what is said of a thing on the Legend's table, when somebody asks: from the rules and from the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heorot.games.beowulf_legend import parts as p

HEALTH = {"unhurt": p.UNHURT, "deadly": p.DEADLY, "hurt": p.HURT}
FIGURES: Mapping[str, Mapping[str, int]] = {
    "daring": {"cards": p.DARED, "usual": p.TURNED_UP},
    "rest": {"scratches": p.RESTED},
    "misfortune": {"points": p.SORROW},
    "wound": HEALTH,
    "wounds": HEALTH,
}


def ally_range(tokens: Mapping[str, Any]) -> tuple[int, int]:
    """Return what an alliance token is worth at least and at most."""
    values = [int(value) for name in ("alliance_fame", "alliance_treasure") for value in tokens[name]]
    return min(values), max(values)


def figures_of(thing: str, data: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the figures that are said of a thing."""
    if thing == "allies":
        low, high = ally_range(data["tokens"])
        return {"low": low, "high": high}
    for card in data["special_cards"]:
        if card["id"] == thing and card["kind"] == "symbol":
            return {"symbols": card["symbols"]}
    return FIGURES.get(thing, {})
