# C types for judge.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.voluspa.rules cimport Voluspa
from heorot.games.voluspa.trying cimport earned

cdef int DEALER, HAND_SIZE, HEL, HERALD, JOTUN, KINDS, N_BAG, N_UNKNOWN, NOWHERE, SEAT, SHIFT, THROW, UNKNOWN
cdef double FEAR, PATIENCE

cdef class VoluspaJudge:
    cdef public Voluspa after
    cdef public Moves moves
    cdef public int[::1] best
    cdef public double fear, patience

cpdef int follow_up(VoluspaJudge judge, int seat) except -1
@cython.locals(none=cython.double, total=cython.double, none_better=cython.double, missing=cython.double, unseen=cython.double, after=Voluspa, points=cython.int, kind=cython.int)
cpdef double expected_reply(VoluspaJudge judge, int seat) except -1.0
@cython.locals(what=cython.int, points=cython.int, kind=cython.int, i=cython.int)
cpdef void try_all(VoluspaJudge judge, int seat) except *
