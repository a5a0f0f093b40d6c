# C types for policy.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State

cdef int DEALER, NOBODY, SLIPS

@cython.final
cdef class Policy:
    cdef public Eye eye
    cdef public int slips
    cdef public Moves moves
    cdef public double[::1] worth
    cdef public Rng deals, lots

@cython.locals(moves=Moves, n=cython.int, best=cython.int, equals=cython.int, i=cython.int, worth=cython.double[::1])
cpdef int best_move(Policy policy, State s) except -1

@cython.locals(made=cython.int, now=cython.int)
cpdef int play_on(Policy policy, State s, int era, int stretches) except -1

@cython.locals(s=State, made=cython.longlong, check=cython.ulonglong)
cpdef tuple play_games(Policy policy, State fresh, int number)
