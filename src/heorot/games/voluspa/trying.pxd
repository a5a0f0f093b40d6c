# C types for trying.py, which Cython compiles unchanged.
cimport cython
from heorot.games.voluspa.board cimport Board, measure, put, widen
from heorot.games.voluspa.legal cimport landing_of
from heorot.games.voluspa.scoring cimport points_for

cdef int EAST, JOTUN, MASK, NORTH, SERPENT, SHIFT, SOUTH, THROW, WEST

@cython.locals(what=cython.int, c=cython.int, old=cython.int, landing=cython.int, points=cython.int)
cpdef int earned(Board s, int seat, int move) except -1
@cython.locals(now=cython.int[::1], west=cython.int, east=cython.int, north=cython.int, south=cython.int, points=cython.int)
cpdef int line_earned(Board s, int seat, int c) except -1
