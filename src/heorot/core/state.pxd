# C types for state.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng

cdef int DEALER, HIDDEN, NOBODY, ACTING, NOTE_SIZE

@cython.final
cdef class Moves:
    cdef public int[::1] move, weight
    cdef public int n
    cpdef bint has(self, int move) except -1
    @cython.locals(i=cython.int)
    cpdef int alike(self, int first, int number) except -1

@cython.final
cdef class Notes:
    cdef public int[::1] data
    cdef public int n
    cdef public list events
    @cython.locals(i=cython.int, data=int[::1])
    cpdef void add(self, int what, int audience, int seat, int points, int a, int b, int c, int d, int e, int f) except *

cdef class State:
    cdef public int players, actor
    cdef public bint noting
    cdef public bytearray block
    cdef public Notes notes
    cdef public object tell
    cpdef int room(self) except -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void apply(self, int move, int seat=*) except *
    cpdef int score(self, int seat) except? -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    @cython.locals(r=cython.int, i=cython.int)
    cpdef int deal(self, Rng rng, Moves moves) except -1
    cpdef void copy_from(self, State other) except *
    cpdef State copy(self)
    @cython.locals(i=cython.int, before=cython.int, after=State)
    cpdef list worths(self, Moves moves, int seat)
