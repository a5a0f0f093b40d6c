# C types for solve.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.state cimport Moves, State

cdef int DEALER, DEEPEST, NOBODY, SHARE, WORST

@cython.final
cdef class Solver:
    cdef public Eye eye
    cdef public list states, moves, worths
    cdef public int[::1] totals, sixtieths
    cdef public int seat, nodes, limit, move, worth, sixty, lead
    cdef public bint failed

@cython.locals(sign=cython.int)
cpdef bint solve(Solver solver, State world, int limit) except -1
@cython.locals(s=State, moves=Moves)
cpdef bint ready(Solver solver, int depth) except -1
@cython.locals(s=State, moves=Moves, worth=cython.double[::1], n=cython.int, i=cython.int, k=cython.int, move=cython.int, value=cython.double)
cpdef int listed(Solver solver, int depth) except -1
@cython.locals(s=State, after=State, moves=Moves, seat=cython.int, n=cython.int, actor=cython.int, best=cython.int, i=cython.int, move=cython.int, found=cython.int, victories=cython.int)
cpdef int duel(Solver solver, int depth, int low, int high) except? -1
@cython.locals(s=State, after=State, moves=Moves, at=cython.int, seat=cython.int, other=cython.int, n=cython.int, actor=cython.int, best=cython.int, i=cython.int, move=cython.int)
cpdef void melee(Solver solver, int depth) except *
