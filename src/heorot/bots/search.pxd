# C types for search.py, which Cython compiles unchanged.
cimport cython
from heorot.bots.policy cimport Policy, play_on
from heorot.core.eye cimport Eye, value
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State

cdef int NOBODY, VICTORY, LOOKED_AT, MOST
cdef unsigned long long HALF

@cython.final
cdef class Search:
    cdef public Eye eye
    cdef public object plan
    cdef public Policy policy
    cdef public State world, s
    cdef public Moves all, some
    cdef public double[::1] worth, prior, total, squares, shares, bonus
    cdef public object likes
    cdef public double fond, greed
    cdef public int[::1] move, tries, alive, sixtieths
    cdef public int n, simulations, stretches

@cython.locals(k=cython.int, i=cython.int, seat=cython.int, era=cython.int, policy=Policy, found=cython.double, deals=cython.ulonglong, lots=cython.ulonglong)
cpdef int try_all(Search search, State seen, int left, Rng rng) except -1
@cython.locals(s=State)
cpdef double valued(Search search, int seat, int era) except -1.0
