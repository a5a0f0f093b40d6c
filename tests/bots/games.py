"""The games that can be searched, positions of them, and the same positions with the seats turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import heorot
import heorot.games.bellum_magica.eye
import heorot.games.beowulf_legend.eye
import heorot.games.beowulf_movie.eye
import heorot.games.voluspa.eye  # all before pytest reads their examples: by its path each would be the plain module, beside compiled ones
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import DEALER, NOBODY

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("voluspa", 3, {}),
    ("voluspa", 4, {"edda": True}),
    ("bellum_magica", 3, {}),
    ("beowulf_legend", 4, {}),
    ("beowulf_legend", 3, {"advanced": True}),
    ("beowulf_movie", 3, {}),
]

# What belongs to each seat: the array and how many of its numbers are one seat's; then the counters that name a seat.
SEATED: dict[str, tuple[dict[str, int], tuple[int, ...]]] = {
    "voluspa": ({"hands": 13, "shown": 13, "sizes": 1, "points": 1}, (4, 16)),
    "bellum_magica": (
        {"points": 1, "food": 1, "glyphs": 1, "shields": 1, "lines": 36, "barrels": 1, "magics": 1, "ready": 1, "spent": 1, "castles": 1}
        | {"sizes": 1, "chests": 64},
        (1, 2),
    ),
    "beowulf_legend": (dict.fromkeys(("hidden", "known", "laid", "table", "owned", "secret", "famed", "shown"), 32), (3, 4)),
    "beowulf_movie": ({"hands": 44, "sizes": 1, "shown": 4, "supply": 8, "spent": 8, "points": 1}, (2, 3)),
}
FIGURE = 128  # on the Movie's board: + 8 * seat + figure


def positions(name: str, players: int, options: dict[str, Any], seed: int, one_in: int) -> Iterator[State]:
    """Yield some of the positions of a random game in which a seat decides."""
    state = heorot.game(name).new(players, **options)
    rng = Rng(seed)
    moves = Moves(state.room())
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            continue
        if rng.below(one_in) == 0:
            yield state
        state.fill(moves)
        state.apply(moves[rng.below(len(moves))])


def turned(name: str, state: Any, by: int) -> Any:
    """Return the same position with every seat so many places further; only what an eye looks at is turned."""
    arrays, counters = SEATED[name]
    other = state.copy()
    n = state.players
    for array, width in arrays.items():
        here, there = getattr(state, array), getattr(other, array)
        for seat in range(n):
            for i in range(width):
                there[(seat + by) % n * width + i] = here[seat * width + i]
    for counter in counters:
        if state.now[counter] < n:
            other.now[counter] = (state.now[counter] + by) % n
    if name == "beowulf_legend":  # small things of each seat, by lines of 8
        for line in range(0, 56, 8):
            for seat in range(n):
                other.each[line + (seat + by) % n] = state.each[line + seat]
    if name == "beowulf_movie":
        for i in range(state.now[17]):
            what = state.board[state.spaces[i]]
            if what >= FIGURE:
                seat = (what - FIGURE) >> 3
                other.board[state.spaces[i]] = FIGURE + 8 * ((seat + by) % n) + (what & 7)
    if state.actor >= 0:
        other.actor = (state.actor + by) % n
    return other
