"""Völuspá's scoring: what a tile earns where it has just been laid, and why."""

from __future__ import annotations

from heorot.games.voluspa.board import Board, column_of, line_of, measure
from heorot.games.voluspa.events import (
    Around,
    LineHeld,
    LinePowerless,
    LineTied,
    LineWeaker,
    Lonely,
    RowBookend,
    RowHeld,
    RowHighest,
    RowLine,
    RowOtherLine,
    RowPack,
    RowPowerless,
    RowTied,
    RowWeaker,
)
from heorot.games.voluspa.parts import (
    EAST,
    FENRIR,
    HEL,
    HOLDS,
    LOKI,
    LOKIS,
    MASK,
    NORTH,
    SERPENT,
    SOUTH,
    VALKYRIE,
    WEST,
    WIDTH,
)


def points_for(s: Board, seat: int, c: int, fresh: bool) -> int:
    """Return what the tile just laid on c earns; fresh: on a free cell (VO-P1, VO-P3).

    Horizontal and vertical are judged apart and both may score.
    """
    kind = s.board[c]
    if kind == HEL:
        return hel_points(s, seat, c)
    if not fresh:  # a fresh tile has been measured when it was settled
        measure(s, c)
    if kind == SERPENT:
        return serpent_points(s, seat, c, fresh)
    if fresh and alone(s):
        return lonely_point(s, seat, c)
    return row_points(s, seat, c, 1, s.west, s.east) + row_points(s, seat, c, WIDTH, s.north, s.south)


def power(s: Board, c: int) -> int:
    """Return a tile's own strength: beside Loki it is 0, another Loki's excepted (VO-C7)."""
    kind = s.board[c]
    if kind != LOKI and s.beside[c] & LOKIS:
        return 0
    return s.strength[kind]


def row_points(s: Board, seat: int, c: int, step: int, back: int, ahead: int) -> int:
    """Return what the tile on c earns in one row: the row's length if it is strictly the highest there (VO-P1, VO-P2)."""
    length = back + ahead + 1
    if length < 2:
        return 0
    board = s.board
    beside = s.beside
    strength = s.strength
    kind = board[c]
    first = (c - back * step) & MASK
    last = (c + ahead * step) & MASK
    best = 0
    rival = 0
    pack = 0  # all Fenrirs of a row are one power (VO-C4)
    p = first
    for _ in range(length):
        if p != c:
            k = board[p]
            if k == LOKI or beside[p] & LOKIS == 0:
                if k == FENRIR:
                    pack += strength[FENRIR]
                elif strength[k] > best:
                    best = strength[k]
                    rival = k
        p = (p + step) & MASK
    own = power(s, c)
    if kind == FENRIR and own:
        own += pack
    elif pack > best:
        best = pack
        rival = FENRIR
    points = 0
    if s.now[HOLDS] and held(s, first, last, c):
        if s.noting:
            s.tell(RowHeld("VO-C6", seat, 0, first, last, length, own, rival, step))
    elif own > best:
        points = length
        if s.noting and kind == FENRIR and pack:
            s.tell(RowPack("VO-C4", seat, points, first, last, length, own, rival, step))
        elif s.noting:
            s.tell(RowHighest("VO-P1", seat, points, first, last, length, own, rival, step))
    elif kind == VALKYRIE and is_bookend(s, first, last, c):
        points = length
        if s.noting:
            s.tell(RowBookend("VO-C6", seat, points, first, last, length, own, rival, step))
    elif s.noting:
        if is_powerless(s, c, own):
            s.tell(RowPowerless("VO-C7", seat, 0, first, last, length, own, rival, step))
        elif own == best:
            s.tell(RowTied("VO-P2", seat, 0, first, last, length, own, rival, step))
        else:
            s.tell(RowWeaker("VO-P1", seat, 0, first, last, length, own, rival, step))
    return points


def is_powerless(s: Board, c: int, own: int) -> bool:
    """Whether Loki has taken the strength of the tile on c (VO-C7): none may also be printed on tiles of one's own."""
    return own == 0 and s.strength[s.board[c]] > 0


def is_bookend(s: Board, first: int, last: int, c: int) -> bool:
    """Whether the Valkyrie on c ends a row whose other end is a Valkyrie too (VO-C6)."""
    if c == first:
        return s.board[last] == VALKYRIE
    return c == last and s.board[first] == VALKYRIE


def held(s: Board, first: int, last: int, c: int) -> bool:
    """Whether two Valkyries hold the row between them, so that no other tile scores it (VO-C6, option bookend: holds)."""
    return first != c != last and s.board[first] == VALKYRIE and s.board[last] == VALKYRIE


def alone(s: Board) -> bool:
    """Whether the tile just measured has no tile beside it, Hel not being one."""
    return s.west + s.east + s.north + s.south == 0


def lonely_point(s: Board, seat: int, c: int) -> int:
    """Return the one point of a tile that touches only Hel (VO-H3)."""
    if s.noting:
        s.tell(Lonely("VO-H3", seat, 1, c))
    return 1


def hel_points(s: Board, seat: int, c: int) -> int:
    """Return a point for each tile around Hel in the eight directions; other Hels are gaps (VO-H1)."""
    board = s.board
    n = 0
    for line in range(-WIDTH, WIDTH + 1, WIDTH):
        for p in range(c + line - 1, c + line + 2):
            if 0 < board[p & MASK] < HEL:
                n += 1
    if s.noting:
        s.tell(Around("VO-H1", seat, n, c))
    return n


def serpent_points(s: Board, seat: int, c: int, fresh: bool) -> int:
    """Return the better of the Sea Serpent's two lines (VO-Z1); alone on both beside Hel: one point (VO-H3)."""
    y = line_of(s, c)
    x = column_of(c, y)
    back = x - s.now[WEST]
    ahead = s.now[EAST] - x
    above = y - s.now[NORTH]
    below = s.now[SOUTH] - y
    row = line_points(s, c, 1, back, ahead, s.west, s.east)
    column = line_points(s, c, WIDTH, above, below, s.north, s.south)
    if fresh and alone(s) and line_tiles(s, c, 1, back, ahead) == 1 and line_tiles(s, c, WIDTH, above, below) == 1:
        return lonely_point(s, seat, c)
    if s.noting:
        tell_line(s, seat, c, 1, back, ahead, row, row >= column)
        tell_line(s, seat, c, WIDTH, above, below, column, column > row)
    return row if row >= column else column


def line_tiles(s: Board, c: int, step: int, back: int, ahead: int) -> int:
    """Return how many tiles lie on a whole line, across gaps; Hel is not counted."""
    n = 0
    p = (c - back * step) & MASK
    for _ in range(back + ahead + 1):
        if 0 < s.board[p] < HEL:
            n += 1
        p = (p + step) & MASK
    return n


def line_best(s: Board, c: int, step: int, back: int, ahead: int) -> int:
    """Return the highest power on a whole line but for c; each pack of Fenrirs counts in its own row."""
    board = s.board
    best = 0
    pack = 0
    p = (c - back * step) & MASK
    for _ in range(back + ahead + 1):
        kind = board[p]
        if kind == 0 or kind == HEL:
            pack = 0
        elif p != c:
            own = power(s, p)
            if kind == FENRIR:
                pack += own
                own = pack
            if own > best:
                best = own
        p = (p + step) & MASK
    return best


def line_points(s: Board, c: int, step: int, back: int, ahead: int, near_back: int, near_ahead: int) -> int:
    """Return all tiles on the line if the Sea Serpent is strictly the highest there (VO-Z1)."""
    if s.now[HOLDS] and held(s, (c - near_back * step) & MASK, (c + near_ahead * step) & MASK, c):
        return 0
    if power(s, c) > line_best(s, c, step, back, ahead):
        tiles = line_tiles(s, c, step, back, ahead)
        if tiles > 1:
            return tiles
    return 0


def tell_line(s: Board, seat: int, c: int, step: int, back: int, ahead: int, points: int, counted: bool) -> None:
    """Tell why a line of the Sea Serpent, judged before, scored or not."""
    tiles = line_tiles(s, c, step, back, ahead)
    if tiles < 2:
        return
    own = power(s, c)
    best = line_best(s, c, step, back, ahead)
    first = outermost(s, c, -step, back)
    last = outermost(s, c, step, ahead)
    if points and counted:
        s.tell(RowLine("VO-Z1", seat, points, first, last, tiles, own, step))
    elif points:
        s.tell(RowOtherLine("VO-Z1", seat, 0, first, last, tiles, own, step))
    elif own > best:
        s.tell(LineHeld("VO-C6", seat, 0, first, last, tiles, own, step))
    elif is_powerless(s, c, own):
        s.tell(LinePowerless("VO-C7", seat, 0, first, last, tiles, own, step))
    elif own == best:
        s.tell(LineTied("VO-Z1", seat, 0, first, last, tiles, own, step))
    else:
        s.tell(LineWeaker("VO-Z1", seat, 0, first, last, tiles, own, step))


def outermost(s: Board, c: int, step: int, reach: int) -> int:
    """Return the last tile of a line in one direction, across gaps."""
    found = c
    for _ in range(reach):
        c = (c + step) & MASK
        if 0 < s.board[c] < HEL:
            found = c
    return found
