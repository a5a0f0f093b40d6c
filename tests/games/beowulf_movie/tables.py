"""Positions of the Movie drawn as text, so that a test reads like an example of the rulebook.

A picture has a line for each line of the board; spaces are separated by blanks: `.` is open, `#` a Gorge (a printed one stays one),
`+5` or `Mead+3` a tile (of this act unless it says `/1`), `0Thane` a figure of seat 0.
"""

from __future__ import annotations

from typing import Any

import heorot
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.table import MovieTable
from tests.games.by_lines import ByLines

GAME: MovieTable = heorot.game("beowulf_movie")  # type: ignore[assignment]
BY_LINES = ByLines(GAME)
play, is_legal, clause_against, lines, odds = BY_LINES.play, BY_LINES.is_legal, BY_LINES.clause_against, BY_LINES.lines, BY_LINES.odds
LETTERS = "abcdefghijkl"


def tile(name: str, act: int) -> str:
    """Return a tile's full name: `/1` may be left out, `#` is a Gorge."""
    name = "Gorge" if name == "#" else name
    return name if "/" in name else f"{name}/{act}"


def board_of(picture: str, act: int, mask: list[str]) -> dict[str, str]:
    """Return the spaces of a picture with what is on them."""
    found = {}
    for y, line in enumerate(line for line in picture.splitlines() if line.strip()):
        for x, what in enumerate(line.split()):
            if what == "." or (what == "#" and mask[y][x] == "#"):
                continue
            found[f"{LETTERS[x]}{y + 1}"] = f"{what[0]} {what[1:]}" if what[0].isdigit() and what[1:2].isalpha() else tile(what, act)
    return found


def at_board(picture: str = "", hand: str | None = None, *, others: list[str] | None = None, players: int = 2, **more: Any) -> Movie:
    """Return the position of a picture, seat 0 to act with this hand.

    `others` are the further hands; without them they are dealt by the seed. `more` are options of the game (refill="ask" …) and entries
    of a position (points=[3, 0], step="play", actor=1 …).
    """
    options = {option.name: more.pop(option.name) for option in GAME.options if option.name in more}
    seed = more.pop("seed", 0)
    act = more.get("act", 1)
    parts = more["parts"]["boards"] if "parts" in more else GAME.parts.data["boards"]
    mask = next(entry["mask"] for entry in parts if entry["act"] == act)
    data: dict[str, Any] = {"players": players, "options": options, "board": board_of(picture, act, mask), **more}
    if hand is not None:
        rest: list[Any] = [None] * (players - 1) if others is None else [[tile(name, act) for name in one.split()] for one in others]
        data["hands"] = [[tile(name, act) for name in hand.split()], *rest]
    return GAME.read_position(data, seed)


def plays(state: Movie, *lines: str) -> None:
    """Play one line after the other."""
    for line in lines:
        play(state, line)


def deal(state: Movie, kind: str = "") -> None:
    """Let the dealer draw this, or anything until a seat is to act."""
    if kind:
        play(state, f"draw {kind}")
        return
    while state.actor == DEALER:
        state.apply(state.legal()[0])


def hand_of(state: Movie, seat: int) -> list[str]:
    """Return a hand as a sorted list of names."""
    return sorted(GAME.view(state).seats[seat].hand)


def on(state: Movie, cell: str) -> str | None:
    """Return what is on a space: a tile, a figure with its seat before it, `#` for a printed Gorge; nothing if it is open."""
    found = next(shown for shown in GAME.view(state).cells if shown.cell == cell)
    if found.kind == "figure":
        return f"{found.owner}{found.figure}"
    return "#" if found.kind == "gorge" else found.tile
