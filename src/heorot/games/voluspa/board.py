"""Völuspá's endless table: what lies where, what lies beside it, and which cells are open."""

from __future__ import annotations

from heorot.core.errors import InvalidMove
from heorot.core.state import State
from heorot.games.voluspa.parts import (
    A_LOKI,
    A_TROLL,
    BAG_AT,
    BENEATH_AT,
    BESIDE_AT,
    BOARD_AT,
    BYTES_AT,
    CLOSED,
    CROSS_AT,
    CROSSED_AT,
    EAST,
    EDGE_AT,
    FREE_AT,
    FRONTIER_AT,
    GONE_AT,
    HANDS_AT,
    HEL,
    LESSON_AT,
    LOKI,
    LONGEST_ROW,
    MASK,
    N_FRONTIER,
    N_TILES,
    NORTH,
    NOW_AT,
    OPEN,
    POINTS_AT,
    REACHED_AT,
    SHORTS_AT,
    SHOWN_AT,
    SIZE,
    SIZES_AT,
    SOUTH,
    STRENGTH_AT,
    TAUGHT_AT,
    TILES_AT,
    TROLL,
    UNTOUCHED,
    WEST,
    WIDTH,
)


class Board(State):
    """The arrays of a position, all of them windows on one block."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        block = memoryview(self.block)
        self.now = block[NOW_AT:SHORTS_AT].cast("i")
        # A cast is dear, a slice of a typed window costs nothing: the first window is the whole room until all others are cut.
        self.frontier = block[SHORTS_AT:BYTES_AT].cast("h")
        self.tiles = self.frontier[TILES_AT:POINTS_AT]  # the laid cells, in the order of laying
        self.points = self.frontier[POINTS_AT:REACHED_AT]
        self.reached = self.frontier[REACHED_AT:LESSON_AT]  # the clock when a seat last scored
        self.free = self.frontier[FREE_AT:CROSS_AT]  # scratch: open cells with no Troll beside
        self.cross = self.frontier[CROSS_AT:CROSSED_AT]  # scratch: open cells in Hermod's row and column
        self.crossed = self.frontier[CROSSED_AT:]  # scratch: laid cells there, or around him
        self.frontier = self.frontier[FRONTIER_AT:TILES_AT]  # the open cells, in no order
        self.board = block[BYTES_AT:]
        self.beside = self.board[BESIDE_AT:EDGE_AT]  # how many Lokis and Trolls lie beside each cell
        self.edge = self.board[EDGE_AT:BENEATH_AT]
        self.beneath = self.board[BENEATH_AT:HANDS_AT]  # the kind under each of `tiles`
        self.hands = self.board[HANDS_AT:SHOWN_AT]  # seat by seat, how many of each kind
        self.shown = self.board[SHOWN_AT:SIZES_AT]  # of these, how many everyone saw going there
        self.sizes = self.board[SIZES_AT:TAUGHT_AT]  # tiles in hand, Hels not counted
        self.taught = self.board[TAUGHT_AT:BAG_AT]  # lessons remembered of each hand, see memory.py
        self.bag = self.board[BAG_AT:GONE_AT]  # the pile; in a seen state also what lies unknown in hands
        self.gone = self.board[GONE_AT:STRENGTH_AT]  # out of the game
        self.strength = self.board[STRENGTH_AT:]  # printed on each kind
        self.board = self.board[BOARD_AT:BESIDE_AT]  # the kind on top of each cell
        self.west = 0  # for `measure`: the unbroken tiles beside a cell, in four directions
        self.east = 0
        self.north = 0
        self.south = 0


def run(board: memoryview, c: int, step: int) -> int:
    """Return how many unbroken tiles lie beside the cell in one direction; an empty cell or Hel ends them (VO-T2, VO-H1)."""
    n = 0
    p = (c + step) & MASK
    while 0 < board[p] < HEL:
        n += 1
        p = (p + step) & MASK
    return n


def measure(s: Board, c: int) -> None:
    """Note how far the row and the column of a cell reach."""
    board = s.board
    s.west = run(board, c, -1)
    s.east = run(board, c, 1)
    s.north = run(board, c, -WIDTH)
    s.south = run(board, c, WIDTH)


def has_room(s: Board, c: int) -> bool:
    """Whether a tile on this free cell would leave both rows with seven tiles at most (VO-T2)."""
    board = s.board
    across = run(board, c, -1) + 1 + run(board, c, 1)
    along = run(board, c, -WIDTH) + 1 + run(board, c, WIDTH)
    return across <= LONGEST_ROW and along <= LONGEST_ROW


def column_of(c: int, y: int) -> int:
    """Return the x of a cell known to lie on line y."""
    return ((c - WIDTH * y + 2048) & MASK) - 2048


def line_of(s: Board, c: int) -> int:
    """Return the y of a cell on or beside the laid tiles: the only line whose box, one wider, holds that number."""
    west = s.now[WEST] - 1
    east = s.now[EAST] + 1
    y = s.now[NORTH] - 1
    last = s.now[SOUTH] + 1
    while y < last:
        x = column_of(c, y)
        if west <= x <= east:
            return y
        y += 1
    return last


def place(s: Board, c: int) -> tuple[int, int]:
    """Return where a cell on or beside the laid tiles lies: x to the right, y down, from the start tile."""
    y = line_of(s, c)
    x = column_of(c, y)
    if not near(s, x, y):
        raise InvalidMove(f"cell {c} lies nowhere near the tiles")
    return x, y


def near(s: Board, x: int, y: int) -> bool:
    """Whether a place is within the box of the laid tiles, made one wider."""
    return s.now[WEST] - 1 <= x <= s.now[EAST] + 1 and s.now[NORTH] - 1 <= y <= s.now[SOUTH] + 1


def widen(s: Board, c: int) -> None:
    """Make the box around the laid tiles hold this cell, which lies on or beside them."""
    now = s.now
    y = line_of(s, c)
    x = column_of(c, y)
    if x < now[WEST]:
        now[WEST] = x
    elif x > now[EAST]:
        now[EAST] = x
    if y < now[NORTH]:
        now[NORTH] = y
    elif y > now[SOUTH]:
        now[SOUTH] = y


def add_around(plane: memoryview, c: int, n: int) -> None:
    """Add n to the four cells beside a cell."""
    plane[(c + 1) & MASK] += n
    plane[(c - 1) & MASK] += n
    plane[(c + WIDTH) & MASK] += n
    plane[(c - WIDTH) & MASK] += n


def put(s: Board, c: int, kind: int) -> None:
    """Let this kind be what is seen on a cell; what lay there has no effect any more (VO-C3, VO-H1)."""
    old = s.board[c]
    s.board[c] = kind
    if old == TROLL:
        add_around(s.beside, c, -A_TROLL)
    elif old == LOKI:
        add_around(s.beside, c, -A_LOKI)
    if kind == TROLL:
        add_around(s.beside, c, A_TROLL)
    elif kind == LOKI:
        add_around(s.beside, c, A_LOKI)


def settle(s: Board, c: int) -> None:
    """A free cell has just been laid: it is a tile now, and the ends of its row and column open or close."""
    s.tiles[s.now[N_TILES]] = c
    s.beneath[s.now[N_TILES]] = 0
    s.now[N_TILES] += 1
    widen(s, c)
    close(s, c)
    measure(s, c)
    across = s.west + s.east + 1
    along = s.north + s.south + 1
    settle_end(s, (c - s.west - 1) & MASK, -1, across)
    settle_end(s, (c + s.east + 1) & MASK, 1, across)
    settle_end(s, (c - (s.north + 1) * WIDTH) & MASK, -WIDTH, along)
    settle_end(s, (c + (s.south + 1) * WIDTH) & MASK, WIDTH, along)


def settle_end(s: Board, c: int, step: int, length: int) -> None:
    """A row of this length has got its end just before cell c."""
    if s.board[c] == 0:
        if length + 1 + run(s.board, c, step) > LONGEST_ROW:
            close(s, c)
        elif s.edge[c] == UNTOUCHED:
            open_up(s, c)


def close(s: Board, c: int) -> None:
    """Nothing can be laid here."""
    if s.edge[c] == OPEN:
        frontier = s.frontier
        i = 0
        while frontier[i] != c:
            i += 1
        s.now[N_FRONTIER] -= 1
        frontier[i] = frontier[s.now[N_FRONTIER]]
    s.edge[c] = CLOSED


def open_up(s: Board, c: int) -> None:
    """A tile may be laid here, Trolls permitting."""
    s.edge[c] = OPEN
    s.frontier[s.now[N_FRONTIER]] = c
    s.now[N_FRONTIER] += 1


def split(s: Board, c: int) -> None:
    """Hel has come to lie on a cell: the rows end there, so their other ends may be free to grow again (VO-H1)."""
    measure(s, c)
    reopen(s, (c - s.west - 1) & MASK)
    reopen(s, (c + s.east + 1) & MASK)
    reopen(s, (c - (s.north + 1) * WIDTH) & MASK)
    reopen(s, (c + (s.south + 1) * WIDTH) & MASK)


def reopen(s: Board, c: int) -> None:
    """Open a closed free cell that has room again."""
    if s.board[c] == 0 and s.edge[c] == CLOSED and has_room(s, c):
        open_up(s, c)


def place_of(s: Board, c: int) -> int:
    """Return which of `tiles` a laid cell is."""
    i = 0
    while s.tiles[i] != c:
        i += 1
    return i
