"""Positions of Völuspá drawn as text, so that a test reads like an example of the rulebook.

A picture has a line for each line of the table; tiles are separated by spaces, `.` is an empty cell, `Troll/Dragon` is a
Dragon on a Troll. The upper left cell is 0,0 unless `corner` says otherwise.
"""

from __future__ import annotations

from typing import Any

import heorot
from heorot.games.voluspa.rules import Voluspa
from heorot.games.voluspa.table import VoluspaTable
from tests.games.by_lines import ByLines

GAME: VoluspaTable = heorot.game("voluspa")  # type: ignore[assignment]
BY_LINES = ByLines(GAME)
play, is_legal, clause_against, lines = BY_LINES.play, BY_LINES.is_legal, BY_LINES.clause_against, BY_LINES.lines


def at_table(
    picture: str,
    hand: str = "",
    *,
    others: list[str] | None = None,
    players: int = 2,
    corner: tuple[int, int] = (0, 0),
    seed: int | None = 0,
    **more: Any,
) -> Voluspa:
    """Return the position of a picture, seat 0 to act with this hand.

    `others` are the further hands ("Thor Thor ?"); without them they are dealt by the seed. `more` are options of the game
    (edda=True …) and entries of a position (points=[3, 0], gone=["thor"], actor=1 …).
    """
    options = {option.name: more.pop(option.name) for option in GAME.options if option.name in more}
    table = {}
    for y, line in enumerate(line for line in picture.splitlines() if line.strip()):
        for x, tile in enumerate(line.split()):
            if tile != ".":
                table[f"{corner[0] + x},{corner[1] + y}"] = tile.lower()
    data: dict[str, Any] = {"players": players, "options": options, "table": table, **more}
    if hand:
        rest: list[Any] = [None] * (players - 1) if others is None else [tiles.lower().split() for tiles in others]
        data["hands"] = [hand.lower().split(), *rest]
    return GAME.read_position(data, seed)


def hand_of(state: Voluspa, seat: int) -> list[str]:
    """Return a hand as a sorted list of names."""
    return sorted(GAME.view(state).seats[seat].hand)
