"""What is legal in Völuspá: where each tile may be laid, what may be covered, exchanged, buried or thrown.

Each condition stands here once. It returns the reason that forbids, or OK: the moves are written by asking it, and a refusal is its answer.
"""

from __future__ import annotations

from heorot.core.reasons import OK
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.voluspa.board import Board, run
from heorot.games.voluspa.parts import (
    A_TROLL,
    BEGINS,
    CLOSED,
    DISCARD,
    DOWN,
    DRAGON,
    ERRAND,
    FIRST,
    FIRST_SEAT,
    HEL,
    HERALD,
    JOTUN,
    KINDS,
    LEFT,
    MASK,
    N_FRONTIER,
    N_TILES,
    N_UNKNOWN,
    NOWHERE,
    OPEN,
    RIGHT,
    SEAT,
    SHIFT,
    SKADI,
    START_TILE,
    STOP,
    THROW,
    TROLL,
    UNTOUCHED,
    UP,
    WIDTH,
)
from heorot.games.voluspa.reasons import (
    BESIDE_A_TROLL,
    CAN_PLAY,
    COVER_BESIDE_TROLL,
    DRAGON_ON_DRAGON,
    EXCHANGE_BESIDE_TROLL,
    FIRST_PLAYER,
    HEL_FAR_FROM_HERMOD,
    HEL_ON_HEL,
    HEL_ON_NOTHING,
    HERMODS_CELL,
    JOTUN_BESIDE_TROLL,
    LANDING_BESIDE_TROLL,
    LANDING_OVER_SEVEN,
    NO_START_TILE,
    NO_SUCH_MOVE,
    NOT_AFTER_HERMOD,
    NOT_HERMODS_ROW,
    NOT_IN_HAND,
    NOT_THE_DEALER,
    OCCUPIED,
    ON_HEL,
    OVER,
    OVER_HEL,
    OVER_SEVEN,
    SKADI_FOR_SKADI,
    THROW_HEL,
    THROW_NOTHING,
    UNTOUCHING,
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
        if not shunned(s.beside[c]):  # cells are open ones: nothing else could forbid
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
                    if may_cover(s, tops[i]) == OK:
                        moves[n] = high | tops[i]
                        n += 1
            elif kind == SKADI:
                for i in range(n_tops):
                    if may_exchange(s, tops[i]) == OK:
                        moves[n] = high | tops[i]
                        n += 1
            elif kind == JOTUN:
                for i in range(n_tops):
                    for direction in range(4):
                        if may_throw(s, tops[i], direction) == OK:
                            moves[n] = (THROW + direction) << SHIFT | tops[i]
                            n += 1
                if herald != NOWHERE:
                    n = fill_joining_throws(s, m, herald, n)
    if s.hands[hand + HEL]:
        high = HEL << SHIFT
        if herald != NOWHERE:
            n_tops = cells_around(s, herald)
        for i in range(n_tops):
            if may_bury(s, tops[i]) == OK:
                moves[n] = high | tops[i]
                n += 1
    if n == 0:  # not even Hel can be laid (VO-T3)
        for kind in range(1, KINDS):
            if s.hands[hand + kind]:
                moves[n] = DISCARD + kind
                n += 1
    return n


def may_lay(s: Board, kind: int, c: int) -> int:
    """Return what forbids a tile on this free cell: no tile beside it, a row over seven, a Troll beside it (VO-T1, VO-T2, VO-C2)."""
    if kind == HEL:
        return HEL_ON_NOTHING
    if s.edge[c] == UNTOUCHED:
        return UNTOUCHING
    if s.edge[c] == CLOSED:
        return OVER_SEVEN
    if shunned(s.beside[c]) and kind != TROLL:
        return BESIDE_A_TROLL
    return OK


def shunned(beside: int) -> bool:
    """Whether, by what lies beside a cell, nothing but a Troll may be laid there (VO-C2)."""
    return beside >= A_TROLL


def may_cover(s: Board, c: int) -> int:
    """Return what forbids a Dragon on this tile: a Dragon, Hel, or a Troll beside it (VO-C3, VO-H2)."""
    if s.board[c] == HEL:
        return ON_HEL
    if s.board[c] == DRAGON:
        return DRAGON_ON_DRAGON
    if shunned(s.beside[c]):
        return COVER_BESIDE_TROLL
    return OK


def may_exchange(s: Board, c: int) -> int:
    """Return what forbids Skadi to take this tile: a Skadi, Hel, or a Troll beside it (VO-C5, VO-H2)."""
    if s.board[c] == HEL:
        return ON_HEL
    if s.board[c] == SKADI:
        return SKADI_FOR_SKADI
    if shunned(s.beside[c]):
        return EXCHANGE_BESIDE_TROLL
    return OK


def may_bury(s: Board, c: int) -> int:
    """Return what forbids Hel on this tile: only Hel (VO-H1)."""
    return HEL_ON_HEL if s.board[c] == HEL else OK


def may_lay_on(s: Board, kind: int, c: int) -> int:
    """Return what forbids any tile on this laid one, but for a throw."""
    if kind == DRAGON:
        return may_cover(s, c)
    if kind == SKADI:
        return may_exchange(s, c)
    if kind == HEL:
        return may_bury(s, c)
    return ON_HEL if s.board[c] == HEL else OCCUPIED


def may_throw(s: Board, c: int, direction: int) -> int:
    """Return what forbids Jotun to throw this tile past this end of its row or column (VO-J1, VO-J2).

    A landing cell is open as any other; the row is no shorter for the throw, since Jotun takes the tile's place.
    """
    kind = s.board[c]
    if kind == 0:
        return THROW_NOTHING
    if kind == HEL:
        return THROW_HEL
    if shunned(s.beside[c]):
        return JOTUN_BESIDE_TROLL
    landing = landing_of(s, c, direction)
    if s.edge[landing] != OPEN:
        return OVER_HEL if s.board[landing] == HEL else LANDING_OVER_SEVEN
    if kind == TROLL and landing == (c + step_of(direction)) & MASK:
        return JOTUN_BESIDE_TROLL
    if kind != TROLL and shunned(s.beside[landing]):
        return LANDING_BESIDE_TROLL
    return OK


def may_follow(s: Board, kind: int, c: int, direction: int) -> int:
    """Return what forbids this as the tile after Hermod (VO-M1, VO-M2); `direction`: of a throw, else NOWHERE.

    It lies in his unbroken row or column, Hel must touch him. A throw into the gap before him joins the rows.
    """
    herald = s.now[HERALD]
    if c == herald:
        return HERMODS_CELL
    if kind == HEL:
        return OK if is_among(s.crossed, cells_around(s, herald), c) else HEL_FAR_FROM_HERMOD
    if is_among(s.cross, cross_ends(s, herald), c) or is_among(s.crossed, cross_tiles(s, herald), c):
        return OK
    if direction != NOWHERE and is_among(s.crossed, tiles_beyond_gap(s, herald, direction ^ 1), c):
        return OK
    return NOT_HERMODS_ROW


def may_draw(s: Board, kind: int) -> int:
    """Return what forbids the dealer to draw this kind: none is left, or the start tile would be a Troll (VO-S1, VO-T4)."""
    if s.now[ERRAND] == START_TILE:
        return OK if s.bag[kind] and kind != TROLL else NO_START_TILE
    return OK if s.bag[kind] else NOT_THE_DEALER


def may_begin(s: Board, seat: int) -> int:
    """Return what forbids that a seat is named as the start player: by lot it may be any, by the option `start` it is one (VO-S2)."""
    if seat < 0 or seat >= s.players:
        return FIRST_PLAYER
    return OK if s.now[BEGINS] == 0 or s.now[BEGINS] == seat + 1 else FIRST_PLAYER


def may_deal(s: Board, move: int) -> int:
    """Return what forbids a dealer's move (VO-S1, VO-S2, VO-T4)."""
    errand = s.now[ERRAND]
    if errand == FIRST_SEAT:
        return may_begin(s, move - FIRST)
    if s.now[N_UNKNOWN]:  # who does not see the pile learns of a draw, and cannot judge it
        return OK if move == HIDDEN else NOT_THE_DEALER
    if 0 < move < KINDS:
        return may_draw(s, move)
    return NO_START_TILE if errand == START_TILE else NOT_THE_DEALER


def may_do(s: Board, move: int) -> int:
    """Return what forbids a stop, a discard, or what is no seat's move (VO-M1, VO-T3)."""
    if move == STOP:
        return OK if s.now[HERALD] != NOWHERE else NOT_AFTER_HERMOD
    if DISCARD < move < DISCARD + KINDS:
        if s.hands[s.now[SEAT] * KINDS + move - DISCARD] == 0:
            return NOT_IN_HAND
        return OK if move in s.legal() else CAN_PLAY
    if move < KINDS:
        return NOT_THE_DEALER
    return FIRST_PLAYER if FIRST <= move < FIRST + s.players else NO_SUCH_MOVE


def reason_against(s: Board, move: int) -> int:
    """Return what forbids any move of the alphabet here, or OK: it asks as a player would, the hand first, then the table, then Hermod."""
    if s.actor == NOBODY:
        return OVER
    if s.actor == DEALER:
        return may_deal(s, move)
    what = move >> SHIFT
    if what == 0:
        return may_do(s, move)
    kind = JOTUN if what >= THROW else what
    c = move & MASK
    direction = what - THROW if what >= THROW else NOWHERE
    if s.hands[s.now[SEAT] * KINDS + kind] == 0:
        return NOT_IN_HAND
    if direction != NOWHERE:
        reason = may_throw(s, c, direction)
    else:
        reason = may_lay_on(s, kind, c) if s.board[c] else may_lay(s, kind, c)
    if reason == OK and s.now[HERALD] != NOWHERE:
        reason = may_follow(s, kind, c, direction)
    return reason


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
        for i in range(tiles_beyond_gap(s, herald, direction)):
            c = s.crossed[i]
            if may_throw(s, c, direction ^ 1) == OK:
                m.move[n] = (THROW + (direction ^ 1)) << SHIFT | c
                n += 1
    return n


def tiles_beyond_gap(s: Board, herald: int, direction: int) -> int:
    """Gather the unbroken tiles past the free cell at an end of Hermod's row or column; returns their number."""
    step = step_of(direction)
    gap = landing_of(s, herald, direction)
    if s.board[gap]:
        return 0
    n = run(s.board, gap, step)
    for i in range(n):
        s.crossed[i] = (gap + (i + 1) * step) & MASK
    return n


def is_among(cells: memoryview, n: int, c: int) -> bool:
    """Whether a cell is one of the first n that were gathered."""
    for i in range(n):  # noqa: SIM110  (a generator would not compile to a loop)
        if cells[i] == c:
            return True
    return False


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
        if may_lay(s, kind, s.frontier[i]) == OK:
            return True
    for i in range(s.now[N_TILES]):
        c = s.tiles[i]
        if may_lay_on(s, kind, c) == OK:
            return True
        if kind == JOTUN:
            for direction in range(4):
                if may_throw(s, c, direction) == OK:
                    return True
    return False
