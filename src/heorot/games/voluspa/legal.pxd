# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.voluspa.board cimport Board, run

cdef int A_TROLL, DISCARD, DOWN, DRAGON, HEL, HERALD, JOTUN, KINDS, LEFT, MASK, NOWHERE
cdef int N_FRONTIER, N_TILES, OPEN, RIGHT, SEAT, SHIFT, SKADI, STOP, THROW, TROLL, UP, WIDTH

@cython.locals(high=cython.int)
cpdef int fill_moves(Board s, Moves m) except -1
cpdef bint may_lay(Board s, int kind, int c) except -1
cpdef bint may_cover(Board s, int c) except -1
cpdef bint may_exchange(Board s, int c) except -1
cpdef bint may_bury(Board s, int c) except -1
cpdef bint may_throw(Board s, int c, int direction) except -1
cpdef int landing_of(Board s, int c, int direction) except -1
cpdef int step_of(int direction) noexcept
cpdef int cross_ends(Board s, int herald) except -1
cpdef int cross_tiles(Board s, int herald) except -1
cpdef int fill_joining_throws(Board s, Moves m, int herald, int n) except -1
cpdef int cells_around(Board s, int herald) except -1
cpdef bint playable(Board s, int kind) except -1
