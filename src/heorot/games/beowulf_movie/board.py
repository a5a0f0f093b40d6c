"""The Movie's board and what lies beside it: the arrays of a position, spaces, hands, and how far a row or column reaches."""

from __future__ import annotations

from heorot.core.state import State
from heorot.games.beowulf_movie.parts import (
    ABILITY_AT,
    ACT,
    BAG_AT,
    BEGUN,
    BOARD_AT,
    BYTES_AT,
    CASH_AT,
    CELLS,
    COUNSEL,
    DIAMONDS_AT,
    FIGURE,
    FIRST_KIND,
    GONE_AT,
    GORGE,
    HANDS_AT,
    INTS,
    LIFT,
    MASK,
    MASKS_AT,
    MOST_SIDE,
    N_OPEN,
    N_SPACES,
    OPEN,
    OPEN_AT,
    OUTSIDE,
    PLACE_AT,
    POINTS_AT,
    PRINTED,
    SHOWN_AT,
    SILENT_AT,
    SIZE,
    SIZES_AT,
    SLOTS,
    SPACES_AT,
    SPENT_AT,
    SUPPLY_AT,
    TURNED_AT,
    TURNED_DOWN,
    VALUE_AT,
    WIDTH,
)


class Board(State):
    """The arrays of a position, all of them windows on one block."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        block = memoryview(self.block)
        # A cast is dear, a slice of a typed window costs nothing: the first window is the whole room until all others are cut.
        self.now = block[: 4 * INTS].cast("i")
        self.points = self.now[POINTS_AT:]
        self.now = self.now[:POINTS_AT]
        self.board = block[BYTES_AT:]
        self.hands = self.board[HANDS_AT:SIZES_AT]  # seat by seat the kinds, in their order; 1, 2, 3: an unknown tile of that act
        self.sizes = self.board[SIZES_AT:SHOWN_AT]
        self.shown = self.board[SHOWN_AT:SUPPLY_AT]  # Good Counsels that a hand is known to hold, by seat and act (BM-T5)
        self.supply = self.board[SUPPLY_AT:SPENT_AT]  # unused figures, by seat and figure
        self.spent = self.board[SPENT_AT:BAG_AT]  # figures out of the game
        self.bag = self.board[BAG_AT:GONE_AT]  # unseen tiles: of this act the pool, of past ones what left unseen, of later ones all
        self.gone = self.board[GONE_AT:ABILITY_AT]  # tiles that left the game for all to see
        self.ability = self.board[ABILITY_AT:VALUE_AT]
        self.value = self.board[VALUE_AT:CASH_AT]
        self.cash = self.board[CASH_AT:DIAMONDS_AT]
        self.diamonds = self.board[DIAMONDS_AT:TURNED_AT]
        self.turned = self.board[TURNED_AT:MASKS_AT]  # acts whose board is drawn on its corner
        self.masks = self.board[MASKS_AT:OPEN_AT]
        self.open = self.board[OPEN_AT:PLACE_AT]  # the open spaces, in no order
        self.place = self.board[PLACE_AT:SPACES_AT]  # where in `open` a space is
        self.spaces = self.board[SPACES_AT:SILENT_AT]  # all spaces of this act's board, line by line
        self.silent = self.board[SILENT_AT : SILENT_AT + CELLS]  # scratch: tiles that Treachery turns down
        self.board = self.board[BOARD_AT:HANDS_AT]
        self.revealed = 0  # seats whose hands the last move has shown to be Good Counsels only, a bit each
        self.announced = 0  # the same, as an onlooker was told it
        self.west = 0  # for `measure`: the cells of a row part and a column part beside a cell
        self.east = 0
        self.north = 0
        self.south = 0
        self.tiles = 0  # for `part_sum`
        self.horns = 0
        self.gaps = 0


def lay_out(s: Board) -> None:
    """Put this act's board on the table (BM-N3)."""
    n = 0
    mask = (s.now[ACT] - 1) * MASK
    s.now[N_OPEN] = 0
    for y in range(MOST_SIDE):
        for x in range(MOST_SIDE):
            c = (y + 1) * WIDTH + x + 1
            what = s.masks[mask + y * MOST_SIDE + x]
            s.board[c] = what
            if what == OPEN:
                s.spaces[n] = c
                n += 1
                open_up(s, c)
    s.now[N_SPACES] = n


def open_up(s: Board, c: int) -> None:
    """Make a space open."""
    s.board[c] = OPEN
    s.open[s.now[N_OPEN]] = c
    s.place[c] = s.now[N_OPEN]
    s.now[N_OPEN] += 1


def put(s: Board, c: int, what: int) -> None:
    """Put a tile or a figure on an open space."""
    s.board[c] = what
    s.now[N_OPEN] -= 1
    last = s.open[s.now[N_OPEN]]
    i = s.place[c]
    s.open[i] = last
    s.place[last] = i


def is_tile(what: int) -> bool:
    """Whether a tile lies there: no printed Gorge, no figure."""
    return FIRST_KIND <= what < FIGURE


def figure_of(what: int) -> int:
    """Return the kind of a figure on the board."""
    return what & 7


def owner_of(what: int) -> int:
    """Return the seat of a figure on the board."""
    return (what - FIGURE) >> 3


def value_of(s: Board, kind: int) -> int:
    """Return what is printed on a tile."""
    return s.value[kind] - LIFT


def act_of(s: Board, kind: int) -> int:
    """Return the act on a tile's back; for an unknown tile too."""
    if kind < FIRST_KIND:
        return kind
    if kind < s.now[BEGUN + 1]:
        return 1
    return 2 if kind < s.now[BEGUN + 2] else 3


def divides(s: Board, c: int) -> bool:
    """Whether a row or column ends before this cell: at the rim, at a Gorge (BM-A12); not at one that is turned down (BM-A11)."""
    what = s.board[c]
    if what in (OUTSIDE, PRINTED):
        return True
    return FIRST_KIND <= what < FIGURE and s.ability[what] == GORGE and s.silent[c] != TURNED_DOWN


def reach(s: Board, c: int, step: int) -> int:
    """Return how many cells of the same part lie beside a cell in one direction."""
    n = 0
    c += step
    while not divides(s, c):
        n += 1
        c += step
    return n


def measure(s: Board, c: int) -> None:
    """Note how far the row part and the column part of a cell reach (BM-A12)."""
    s.west = reach(s, c, -1)
    s.east = reach(s, c, 1)
    s.north = reach(s, c, -WIDTH)
    s.south = reach(s, c, WIDTH)


# hands


def take_in(s: Board, seat: int, kind: int) -> None:
    """A tile comes to a hand, into its place in the order."""
    hand = seat * SLOTS
    i = hand + s.sizes[seat]
    while i > hand and s.hands[i - 1] > kind:
        s.hands[i] = s.hands[i - 1]
        i -= 1
    s.hands[i] = kind
    s.sizes[seat] += 1


def find_in(s: Board, seat: int, kind: int) -> int:
    """Return where in a hand a kind is, or -1."""
    hand = seat * SLOTS
    for i in range(hand, hand + s.sizes[seat]):
        if s.hands[i] == kind:
            return i
    return -1


def take_out(s: Board, seat: int, at: int) -> None:
    """A tile leaves a hand."""
    s.sizes[seat] -= 1
    last = seat * SLOTS + s.sizes[seat]
    while at < last:
        s.hands[at] = s.hands[at + 1]
        at += 1
    s.hands[last] = 0


def counsels_only(s: Board, seat: int) -> bool:
    """Whether all known tiles of a hand are Good Counsels."""
    hand = seat * SLOTS
    for i in range(hand, hand + s.sizes[seat]):  # noqa: SIM110  (a generator would not compile to a loop)
        if s.hands[i] >= FIRST_KIND and s.ability[s.hands[i]] != COUNSEL:
            return False
    return True


def unknown_in(s: Board, seat: int) -> int:
    """Return how many tiles of a hand are unknown; they come first."""
    n = 0
    hand = seat * SLOTS
    while n < s.sizes[seat] and s.hands[hand + n] < FIRST_KIND:
        n += 1
    return n


def counsel_of(s: Board, act: int) -> int:
    """Return the kind of an act's Good Counsel, or 0 if it has none."""
    for kind in range(s.now[BEGUN + act - 1], s.now[BEGUN + act]):
        if s.ability[kind] == COUNSEL:
            return kind
    return 0


def can_move(s: Board, seat: int) -> bool:
    """Whether a seat has a figure with an open space beside it (BM-A9)."""
    for i in range(s.now[N_OPEN]):
        c = s.open[i]
        if is_own(s, c + 1, seat) or is_own(s, c - 1, seat) or is_own(s, c + WIDTH, seat) or is_own(s, c - WIDTH, seat):
            return True
    return False


def is_own(s: Board, c: int, seat: int) -> bool:
    """Whether a figure of this seat stands there."""
    return s.board[c] >= FIGURE and (s.board[c] - FIGURE) >> 3 == seat
