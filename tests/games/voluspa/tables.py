"""Further ways to set a table: with the Edda, with few tiles left, or turned; and to look at it."""

from __future__ import annotations

from typing import Any

from heorot.games.voluspa.rules import Voluspa
from tests.pictures import GAME, at_table


def endgame(picture: str, hand: str, others: list[str], pile: str = "", **more: Any) -> Voluspa:
    """Return the position of a picture, seat 0 to act; besides Hels there are no tiles in the game but those named."""
    named = " ".join([picture, hand, *others, pile]).lower().replace("/", " ").split()
    tiles = {entry["kind"]: [named.count(entry["kind"]), entry["strength"]] for entry in GAME.parts.data["tiles"]}
    return at_table(picture, hand, others=others, players=len(others) + 1, tiles=tiles, **more)


def edda_table(picture: str, hand: str = "", **more: Any) -> Voluspa:
    """Return the position of a picture with the Edda in the box."""
    return at_table(picture, hand, edda=True, **more)


def laid(state: Voluspa) -> dict[str, str]:
    """Return what lies where: {"0,0": "troll/dragon"}."""
    found: dict[str, str] = GAME.write_position(state)["table"]
    return found


def turned(picture: str) -> str:
    """Return the same table with its rows as columns."""
    rows = [line.split() for line in picture.splitlines() if line.strip()]
    return "\n".join(" ".join(column) for column in zip(*rows))
