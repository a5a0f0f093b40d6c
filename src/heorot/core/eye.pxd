# C types for eye.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State

cdef class Eye:
    cdef public int players, size
    cdef public double[::1] weights, found
    cpdef int weigh(self, State s, Moves moves, double[::1] out) except -1
    cpdef int glance(self, State s, Moves moves, double[::1] out) except -1
    cpdef int features(self, State s, int seat, double[::1] out) except -1
    cpdef int era(self, State s) except? -1
    cpdef int kind(self, State s, int move) except -1
    cpdef int imagine(self, State seen, State world, Rng rng) except -1

@cython.locals(best=cython.double, total=cython.double, seat=cython.int, i=cython.int)
cpdef int value(Eye eye, State s, double[::1] out) except -1
