"""Positions with few tiles left, so that an end can be played out in a line or two."""

from __future__ import annotations

from typing import Any

from heorot.games.voluspa.rules import Voluspa
from tests.pictures import GAME, at_table


def endgame(picture: str, hand: str, others: list[str], pile: str = "", **more: Any) -> Voluspa:
    """Return the position of a picture, seat 0 to act; besides Hels there are no tiles in the game but those named."""
    named = " ".join([picture, hand, *others, pile]).lower().replace("/", " ").split()
    tiles = {entry["kind"]: [named.count(entry["kind"]), entry["strength"]] for entry in GAME.parts.data["tiles"]}
    return at_table(picture, hand, others=others, players=len(others) + 1, tiles=tiles, **more)
