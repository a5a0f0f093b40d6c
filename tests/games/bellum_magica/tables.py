"""Tables of Bellum Magica written as text, so that a test reads like an example of the rulebook.

A lord is `left|right`, the symbols that all six lines of his castle show: `ffm|sst` gathers two food, has a map, two swords and a thief.
Lines that differ are separated by commas: `f,ff,-,-,-,-|s`. A place is its shields and its loot: `3 wood`, `6+1 gold iron food`.
"""

from __future__ import annotations

import copy
from typing import Any

import heorot
from heorot.core.parts import Parts
from heorot.core.vocabulary import DEALER
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.table import BellumTable
from tests.games.by_lines import ByLines

GAME: BellumTable = heorot.game("bellum_magica")  # type: ignore[assignment]
BY_LINES = ByLines(GAME)
is_legal, clause_against, lines, odds = BY_LINES.is_legal, BY_LINES.clause_against, BY_LINES.lines, BY_LINES.odds
EMPTY = "-|-"


def box(**changes: Any) -> dict[str, Any]:
    """Return the box's components with some tables changed."""
    return {**copy.deepcopy(dict(GAME.parts.data)), **changes}


def accepted(data: dict[str, Any]) -> Parts:
    """Return components as the game accepts them."""
    return GAME.accept_parts(data)


def side(text: str) -> list[str]:
    """Return one side of a card: six lines, or one that stands for all."""
    lines = (text or "-").split(",")
    return lines if len(lines) == p.FACES else lines * p.FACES


def castle(number: int, lord: str, shield: int = 2, magic: int = 0) -> dict[str, Any]:
    """Return a castle with these lines."""
    left, _, right = lord.partition("|")
    name = p.CASTLES[number]
    return {"id": name, "shield": shield, "magic_shield": magic, "left": side(left), "right": side(right), "source": "own"}


def place(entry: dict[str, Any], text: str) -> dict[str, Any]:
    """Return a place with other shields and loot."""
    shields, *loot = text.split()
    shield, _, magic = shields.partition("+")
    counts = {name: loot.count(name) for name in dict.fromkeys(loot)}
    return {**entry, "shield": int(shield), "magic_shield": int(magic or 0), "loot": counts, "source": "own"}


def components(*lords: str, places: dict[str, str] | None = None, shield: int = 2, magic: int = 0, **changes: Any) -> dict[str, Any]:
    """Return the box with these lords' castles and these places."""
    every = [*lords, *[EMPTY] * (len(p.CASTLES) - len(lords))]
    castles = [castle(number, lord, shield, magic) for number, lord in enumerate(every)]
    entries = [place(entry, places[entry["id"]]) if places and entry["id"] in places else entry for entry in box()["places"]]
    return box(castles=castles, places=entries, **changes)


def table(*lords: str, places: dict[str, str] | None = None, parts: dict[str, Any] | None = None, **more: Any) -> Bellum:
    """Return a table of these lords; `places` lie face up.

    `more` are options of the game (castles_are="drafted", supply="box" …) and entries of a position (step="hire", seat=1, food=[2, 0] …).
    """
    seed = more.pop("seed", 0)
    shield, magic = more.pop("shield", 2), more.pop("magic", 0)
    keys = {"castles_are": "castles", "captain_is": "captain", "supply": "supply", "spell": "spell"}
    options = {name: more.pop(key) for key, name in keys.items() if key in more}
    data = parts or components(*lords, places=places, shield=shield, magic=magic)
    up = [name for name in places or {} if name != "tavern"]
    accepted(data)
    entries = {"players": max(2, len(lords)), "options": options, "parts": data, "places": up, **more}
    return GAME.read_position(entries, seed)


def play(state: Bellum, *lines: str) -> None:
    """Play lines that must be legal, one after the other."""
    for line in lines:
        GAME.play(state, GAME.parse(line, state))


def deal(state: Bellum) -> None:
    """Let the dealer do anything until a seat is to act or the game is over."""
    while state.actor == DEALER:
        state.apply(state.legal()[0])


def row(state: Bellum, seat: int) -> list[str]:
    """Return the chests of a seat: `iron 4`, or `iron ?`."""
    chests = GAME.view(state).rows[seat].chests
    return [f"{chest.kind} {'?' if chest.value is None else chest.value}" for chest in chests]


def store(state: Bellum, seat: int) -> tuple[int, int, int]:
    """Return the food, glyphs and barrels of a seat."""
    lord = GAME.view(state).seats[seat]
    return lord.food, lord.glyphs, lord.barrels


def began(players: int = 2, **options: Any) -> Bellum:
    """Return a new game."""
    return GAME.new(players, **options)


def to_step(state: Bellum, step: str) -> None:
    """Play anything until a step is reached."""
    while GAME.view(state).step != step:
        state.apply(state.legal()[0])
