# C types for board.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport State

cdef int ABILITY_AT, ACT, BAG_AT, BEGUN, BOARD_AT, BYTES_AT, CASH_AT, CELLS, COUNSEL, DIAMONDS_AT, FIGURE, FIRST_KIND, GONE_AT, GORGE, HANDS_AT, INTS, LIFT, MASK, MASKS_AT
cdef int MOST_SIDE, N_OPEN, N_SPACES, OPEN, OPEN_AT, OUTSIDE, PLACE_AT, POINTS_AT, PRINTED, SHOWN_AT, SILENT_AT, SIZE, SIZES_AT, SLOTS
cdef int SPACES_AT, SPENT_AT, SUPPLY_AT, TURNED_AT, TURNED_DOWN, VALUE_AT, WIDTH

cdef class Board(State):
    cdef public unsigned char[::1] board, hands, sizes, shown, supply, spent, bag, gone, ability, value, cash, diamonds, turned, masks
    cdef public unsigned char[::1] open, place, spaces, silent
    cdef public int[::1] now, points
    cdef public int revealed, announced, west, east, north, south, tiles, horns, gaps

@cython.locals(n=cython.int, mask=cython.int, x=cython.int, y=cython.int, c=cython.int, what=cython.int)
cpdef void lay_out(Board s) except *
cpdef void open_up(Board s, int c) except *
@cython.locals(last=cython.int, i=cython.int)
cpdef void put(Board s, int c, int what) except *
cpdef bint is_tile(int what) noexcept
cpdef int figure_of(int what) noexcept
cpdef int owner_of(int what) noexcept
cpdef int value_of(Board s, int kind) except? -9999
cpdef int act_of(Board s, int kind) except -1
@cython.locals(what=cython.int)
cpdef bint divides(Board s, int c) except -1
@cython.locals(n=cython.int)
cpdef int reach(Board s, int c, int step) except -1
cpdef void measure(Board s, int c) except *
@cython.locals(hand=cython.int, i=cython.int)
cpdef void take_in(Board s, int seat, int kind) except *
@cython.locals(hand=cython.int, i=cython.int)
cpdef int find_in(Board s, int seat, int kind) except? -1
@cython.locals(last=cython.int)
cpdef void take_out(Board s, int seat, int at) except *
@cython.locals(hand=cython.int, i=cython.int)
cpdef bint counsels_only(Board s, int seat) except -1
@cython.locals(n=cython.int, hand=cython.int)
cpdef int unknown_in(Board s, int seat) except -1
@cython.locals(kind=cython.int)
cpdef int counsel_of(Board s, int act) except -1
@cython.locals(i=cython.int, c=cython.int)
cpdef bint can_move(Board s, int seat) except -1
cpdef bint is_own(Board s, int c, int seat) except -1
