# C types for memory.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.stores cimport Stores

cdef int EPOCH, FIRST_ALLY, GENERATION, GENERATIONS, LAST_ALLY, LOG, NOTED_DRAW, NOTED_TURN, SHIFT, SHOWN_UP, WIDTH

@cython.locals(at=cython.int, n=cython.int)
cpdef void remember(Stores s, int tokens, int seat, int entry) except *
@cython.locals(seat=cython.int, i=cython.int)
cpdef int forget(Stores s, int tokens) except -1
@cython.locals(seat=cython.int, i=cython.int, entry=cython.int)
cpdef bint drawn_since(Stores s, int tokens) except -1
@cython.locals(found=cython.bint, seat=cython.int, kind=cython.int, n=cython.int)
cpdef bint begin_logs(Stores s, int tokens) except -1
@cython.locals(seat=cython.int)
cpdef int turn_logs(Stores s, int tokens) except -1
@cython.locals(base=cython.int, kind=cython.int, n=cython.int, seat=cython.int)
cpdef void new_generation(Stores s) except *
@cython.locals(i=cython.int)
cpdef bint nothing_hidden(Stores s, int tokens) except -1
@cython.locals(token=cython.int, n=cython.int, seat=cython.int)
cpdef void new_epoch(Stores s, bint shown_up) except *
