"""What is legal in Völuspá: where each tile may be laid, what may be covered, exchanged, buried or thrown."""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.games.voluspa.board import Board, run
from heorot.games.voluspa.parts import (
    A_TROLL,
    DISCARD,
    DOWN,
    DRAGON,
    HEL,
    HERALD,
    JOTUN,
    KINDS,
    LEFT,
    MASK,
    N_FRONTIER,
    N_TILES,
    NOWHERE,
    OPEN,
    RIGHT,
    SEAT,
    SHIFT,
    SKADI,
    STOP,
    THROW,
    TROLL,
    UP,
    WIDTH,
)


def fill_moves(s: Board, m: Moves) -> int:
    """Write the legal moves of the seat on turn; returns their number."""
    moves = m.move
    free = s.free
    hand = s.now[SEAT] * KINDS
    herald = s.now[HERALD]
    n = 0
    if herald == NOWHERE:
        cells = s.frontier
        n_cells = s.now[N_FRONTIER]
        tops = s.tiles
        n_tops = s.now[N_TILES]
    else:
        n_cells = cross_ends(s, herald)
        n_tops = cross_tiles(s, herald)
        cells = s.cross
        tops = s.crossed
        moves[0] = STOP
        n = 1
    n_free = 0
    for i in range(n_cells):
        c = cells[i]
        if s.beside[c] < A_TROLL:
            free[n_free] = c
            n_free += 1
    for kind in range(1, HEL):
        if s.hands[hand + kind]:
            high = kind << SHIFT
            if kind == TROLL:  # may lie beside anything (VO-C2)
                for i in range(n_cells):
                    moves[n + i] = high | cells[i]
                n += n_cells
            else:
                for i in range(n_free):
                    moves[n + i] = high | free[i]
                n += n_free
            if kind == DRAGON:
                for i in range(n_tops):
                    if may_cover(s, tops[i]):
                        moves[n] = high | tops[i]
                        n += 1
            elif kind == SKADI:
                for i in range(n_tops):
                    if may_exchange(s, tops[i]):
                        moves[n] = high | tops[i]
                        n += 1
            elif kind == JOTUN:
                for i in range(n_tops):
                    for direction in range(4):
                        if may_throw(s, tops[i], direction):
                            moves[n] = (THROW + direction) << SHIFT | tops[i]
                            n += 1
                if herald != NOWHERE:
                    n = fill_joining_throws(s, m, herald, n)
    if s.hands[hand + HEL]:
        high = HEL << SHIFT
        if herald != NOWHERE:
            n_tops = cells_around(s, herald)
        for i in range(n_tops):
            if may_bury(s, tops[i]):
                moves[n] = high | tops[i]
                n += 1
    if n == 0:  # not even Hel can be laid (VO-T3)
        for kind in range(1, KINDS):
            if s.hands[hand + kind]:
                moves[n] = DISCARD + kind
                n += 1
    return n


def may_lay(s: Board, kind: int, c: int) -> bool:
    """Whether a tile may be laid on this free cell: beside a tile, no row over seven, Trolls shunned (VO-T1, VO-T2, VO-C2)."""
    return s.edge[c] == OPEN and (s.beside[c] < A_TROLL or kind == TROLL)


def may_cover(s: Board, c: int) -> bool:
    """Whether a Dragon may be laid on this tile: no Dragon, no Hel, no Troll beside it (VO-C3, VO-H2)."""
    return s.board[c] != DRAGON and s.board[c] != HEL and s.beside[c] < A_TROLL


def may_exchange(s: Board, c: int) -> bool:
    """Whether Skadi may take this tile: no Skadi, no Hel, no Troll beside it (VO-C5, VO-H2)."""
    return s.board[c] != SKADI and s.board[c] != HEL and s.beside[c] < A_TROLL


def may_bury(s: Board, c: int) -> bool:
    """Whether Hel may be laid on this tile: any but Hel (VO-H1)."""
    return s.board[c] != HEL


def may_throw(s: Board, c: int, direction: int) -> bool:
    """Whether Jotun may throw this tile past this end of its row or column (VO-J1, VO-J2).

    A landing cell is open as any other; the row is no shorter for the throw, since Jotun takes the tile's place.
    """
    kind = s.board[c]
    if kind == HEL or s.beside[c] >= A_TROLL:  # he himself would lie beside a Troll
        return False
    landing = landing_of(s, c, direction)
    if s.edge[landing] != OPEN:  # too long a row, or Hel closes this end
        return False
    if kind == TROLL:
        return landing != (c + step_of(direction)) & MASK  # Jotun would come to lie beside the thrown Troll
    return s.beside[landing] < A_TROLL


def landing_of(s: Board, c: int, direction: int) -> int:
    """Return the first cell past the end of the row or column in this direction (VO-J1)."""
    step = step_of(direction)
    return (c + (run(s.board, c, step) + 1) * step) & MASK


def step_of(direction: int) -> int:
    """Return what one step in this direction adds to a cell's number."""
    if direction == LEFT:
        return -1
    if direction == RIGHT:
        return 1
    return -WIDTH if direction == UP else WIDTH


def cross_ends(s: Board, herald: int) -> int:
    """Gather the open cells at the ends of Hermod's unbroken row and column (VO-M1); returns their number."""
    n = 0
    for direction in range(4):
        c = landing_of(s, herald, direction)
        if s.edge[c] == OPEN:
            s.cross[n] = c
            n += 1
    return n


def cross_tiles(s: Board, herald: int) -> int:
    """Gather the tiles of Hermod's unbroken row and column, himself left out (VO-M1, VO-M2); returns their number."""
    n = 0
    for direction in range(LEFT, DOWN + 1):
        step = step_of(direction)
        for i in range(run(s.board, herald, step)):
            s.crossed[n] = (herald + (i + 1) * step) & MASK
            n += 1
    return n


def fill_joining_throws(s: Board, m: Moves, herald: int, n: int) -> int:
    """Add the throws into a gap at an end of Hermod's row or column, which join Jotun's row to his (VO-M2: judged after the throw)."""
    for direction in range(LEFT, DOWN + 1):
        step = step_of(direction)
        gap = landing_of(s, herald, direction)
        for i in range(run(s.board, gap, step)):
            c = (gap + (i + 1) * step) & MASK
            if s.board[gap] == 0 and may_throw(s, c, direction ^ 1):
                m.move[n] = (THROW + (direction ^ 1)) << SHIFT | c
                n += 1
    return n


def cells_around(s: Board, herald: int) -> int:
    """Gather the laid cells that touch Hermod in the eight directions (VO-M2); returns their number."""
    n = 0
    for line in range(-WIDTH, WIDTH + 1, WIDTH):
        for p in range(herald + line - 1, herald + line + 2):
            if s.board[p & MASK] and p != herald:
                s.crossed[n] = p & MASK
                n += 1
    return n


def playable(s: Board, kind: int) -> bool:
    """Whether a tile of this kind, were it in hand, could be played at the beginning of a turn (VO-T3)."""
    for i in range(s.now[N_FRONTIER]):
        if may_lay(s, kind, s.frontier[i]):
            return True
    for i in range(s.now[N_TILES]):
        c = s.tiles[i]
        if kind == DRAGON and may_cover(s, c):
            return True
        if kind == SKADI and may_exchange(s, c):
            return True
        if kind == HEL and may_bury(s, c):
            return True
        if kind == JOTUN:
            for direction in range(4):
                if may_throw(s, c, direction):
                    return True
    return False
