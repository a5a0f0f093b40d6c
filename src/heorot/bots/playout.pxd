# C types for playout.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State

cdef int DEALER, NOBODY

@cython.locals(actor=cython.int, made=cython.int)
cpdef int playout(State s, Rng rng, Moves moves) except -1

@cython.locals(s=State, moves=Moves, made=cython.longlong, check=cython.ulonglong)
cpdef tuple play_games(State fresh, int number, Rng rng)
