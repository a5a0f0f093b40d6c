# C types for board.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport State

cdef int A_LOKI, A_TROLL, BAG_AT, BENEATH_AT, BESIDE_AT, BOARD_AT, BYTES_AT, CLOSED, EAST, EDGE_AT, CROSS_AT, CROSSED_AT, FREE_AT, FRONTIER_AT, GONE_AT, HANDS_AT, HEL, LESSON_AT
cdef int LOKI, LONGEST_ROW, MASK, N_FRONTIER, N_TILES, NORTH, NOW_AT, OPEN, POINTS_AT, REACHED_AT, SHORTS_AT, SHOWN_AT, SIZE, SIZES_AT, SOUTH
cdef int STRENGTH_AT, TAUGHT_AT, TILES_AT, TROLL, UNTOUCHED, WEST, WIDTH

cdef class Board(State):
    cdef public unsigned char[::1] board, beside, edge, beneath, hands, shown, sizes, taught, bag, gone, strength
    cdef public short[::1] free, cross, crossed, frontier, tiles, points, reached
    cdef public int[::1] now
    cdef public int west, east, north, south

cpdef int run(unsigned char[::1] board, int c, int step) except -1
cpdef int measure(Board s, int c) except -1
cpdef bint has_room(Board s, int c) except -1
cpdef int column_of(int c, int y) noexcept
cpdef int line_of(Board s, int c) except? -9999
cpdef tuple place(Board s, int c)
cpdef bint near(Board s, int x, int y) except -1
cpdef int widen(Board s, int c) except -1
cpdef int add_around(unsigned char[::1] plane, int c, int n) except -1
cpdef int put(Board s, int c, int kind) except -1
cpdef int settle(Board s, int c) except -1
cpdef int settle_end(Board s, int c, int step, int length) except -1
cpdef int close(Board s, int c) except -1
cpdef int open_up(Board s, int c) except -1
cpdef int split(Board s, int c) except -1
cpdef int reopen(Board s, int c) except -1
cpdef int place_of(Board s, int c) except -1
