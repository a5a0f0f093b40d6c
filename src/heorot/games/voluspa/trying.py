"""What a move in Völuspá would earn, tried in place: the tile is laid, scored and taken up again, nothing is copied."""

from __future__ import annotations

from heorot.games.voluspa.board import Board, measure, put, widen
from heorot.games.voluspa.legal import landing_of
from heorot.games.voluspa.parts import EAST, JOTUN, MASK, NORTH, SERPENT, SHIFT, SOUTH, THROW, WEST
from heorot.games.voluspa.scoring import points_for


def earned(s: Board, seat: int, move: int) -> int:
    """Return the points which a legal move would bring the seat at once."""
    what = move >> SHIFT
    if what == 0:
        return 0
    c = move & MASK
    old = s.board[c]
    if what >= THROW:
        landing = landing_of(s, c, what - THROW)
        put(s, c, JOTUN)
        put(s, landing, old)
        points = points_for(s, seat, c, False)
        put(s, landing, 0)
        put(s, c, old)
    elif what == SERPENT:
        points = line_earned(s, seat, c)
    else:
        put(s, c, what)
        if old == 0:
            measure(s, c)
        points = points_for(s, seat, c, old == 0)
        put(s, c, old)
    return points


def line_earned(s: Board, seat: int, c: int) -> int:
    """Return what the Sea Serpent would earn, whose lines reach over the whole table: it may grow by her."""
    now = s.now
    west = now[WEST]
    east = now[EAST]
    north = now[NORTH]
    south = now[SOUTH]
    put(s, c, SERPENT)
    widen(s, c)
    measure(s, c)
    points = points_for(s, seat, c, True)
    put(s, c, 0)
    now[WEST] = west
    now[EAST] = east
    now[NORTH] = north
    now[SOUTH] = south
    return points
