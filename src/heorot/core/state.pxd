# C types for state.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng

cdef int DEALER, HIDDEN, NOBODY, ACTING, VICTORY

@cython.final
cdef class Moves:
    cdef public int[::1] move, weight
    cdef public int n
    cpdef bint has(self, int move) except -1
    @cython.locals(i=cython.int)
    cpdef int alike(self, int first, int number) except -1

cdef class State:
    cdef public int players, actor
    cdef public bint noting
    cdef public bytearray block
    cdef public object tell
    cpdef int room(self) except -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void apply(self, int move, int seat=*) except *
    cpdef int score(self, int seat) except? -1
    cpdef void hide(self, int seat) except *
    cpdef int imagine_into(self, State world, Rng rng) except -1
    cpdef int share(self, int[::1] out) except -1
    cpdef bint blind(self) except -1
    @cython.locals(r=cython.int, i=cython.int)
    cpdef int deal(self, Rng rng, Moves moves) except -1
    cpdef void copy_from(self, State other) except *
    cpdef State copy(self)
    @cython.locals(i=cython.int, before=cython.int, after=State)
    cpdef list worths(self, Moves moves, int seat)
