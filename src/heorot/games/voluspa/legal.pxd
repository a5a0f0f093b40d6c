# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.voluspa.board cimport Board, run

cdef int OK, DEALER, HIDDEN, NOBODY
cdef int A_TROLL, BEGINS, CLOSED, DISCARD, DOWN, DRAGON, ERRAND, FIRST, FIRST_SEAT, HEL, HERALD, JOTUN, KINDS, LEFT, MASK, NOWHERE
cdef int N_FRONTIER, N_TILES, N_UNKNOWN, OPEN, RIGHT, SEAT, SHIFT, SKADI, START_TILE, STOP, THROW, TROLL, UNTOUCHED, UP, WIDTH
cdef int BESIDE_A_TROLL, CAN_PLAY, COVER_BESIDE_TROLL, DRAGON_ON_DRAGON, EXCHANGE_BESIDE_TROLL, FIRST_PLAYER, HEL_FAR_FROM_HERMOD
cdef int HEL_ON_HEL, HEL_ON_NOTHING, HERMODS_CELL, JOTUN_BESIDE_TROLL, LANDING_BESIDE_TROLL, LANDING_OVER_SEVEN, NO_START_TILE
cdef int NO_SUCH_MOVE, NOT_AFTER_HERMOD, NOT_HERMODS_ROW, NOT_IN_HAND, NOT_THE_DEALER, OCCUPIED, ON_HEL, OVER, OVER_HEL, OVER_SEVEN
cdef int SKADI_FOR_SKADI, THROW_HEL, THROW_NOTHING, UNTOUCHING

@cython.locals(high=cython.int)
cpdef int fill_moves(Board s, Moves m) except -1
cpdef int may_lay(Board s, int kind, int c) except -1
cpdef bint shunned(int beside) noexcept
cpdef int may_cover(Board s, int c) except -1
cpdef int may_exchange(Board s, int c) except -1
cpdef int may_bury(Board s, int c) except -1
cpdef int may_lay_on(Board s, int kind, int c) except -1
cpdef int may_throw(Board s, int c, int direction) except -1
cpdef int may_follow(Board s, int kind, int c, int direction) except -1
cpdef int may_draw(Board s, int kind) except -1
cpdef int may_begin(Board s, int seat) except -1
cpdef int may_deal(Board s, int move) except -1
cpdef int may_do(Board s, int move) except -1
@cython.locals(direction=cython.int)
cpdef int reason_against(Board s, int move) except -1
cpdef int landing_of(Board s, int c, int direction) except -1
cpdef int step_of(int direction) noexcept
cpdef int cross_ends(Board s, int herald) except -1
cpdef int cross_tiles(Board s, int herald) except -1
cpdef int fill_joining_throws(Board s, Moves m, int herald, int n) except -1
cpdef int tiles_beyond_gap(Board s, int herald, int direction) except -1
cpdef bint is_among(short[::1] cells, int n, int c) except -1
cpdef int cells_around(Board s, int herald) except -1
cpdef bint playable(Board s, int kind) except -1
