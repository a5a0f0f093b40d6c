"""How tiles and spaces of the Movie are written: `Mead+3/1`, `b3`. Compiled, for views write many of them."""

from __future__ import annotations

from heorot.games.beowulf_movie.board import Board, act_of, value_of
from heorot.games.beowulf_movie.parts import CALLED, CELLS, FIRST_KIND, MOST_SIDE, TREASURE, WIDTH

LETTERS = "abcdefghijkl"
CELL_NAMES = [
    f"{LETTERS[c % WIDTH - 1]}{c // WIDTH}" if 0 < c % WIDTH <= MOST_SIDE and 0 < c // WIDTH <= MOST_SIDE else "" for c in range(CELLS)
]


def tile_name(s: Board, kind: int) -> str:
    """Return a tile as it is written: `Mead+3/1`, `Treasure+1$6/1`, `Gorge/1`; a hidden one: `?/1`."""
    if kind < FIRST_KIND:
        return f"?/{kind}"
    value = value_of(s, kind)
    name = CALLED[s.ability[kind]]
    number = f"{value:+d}" if value else "" if name else "0"
    cash = f"${s.cash[kind]}" if s.ability[kind] == TREASURE else ""
    return f"{name}{number}{cash}/{act_of(s, kind)}"
