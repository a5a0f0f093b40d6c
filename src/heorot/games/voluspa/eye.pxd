# C types for eye.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.state cimport Moves, State
from heorot.games.voluspa.judge cimport VoluspaJudge, expected_reply, follow_up
from heorot.games.voluspa.rules cimport Voluspa
from heorot.games.voluspa.trying cimport earned

cdef int EDDA, HEL, HERALD, HERMOD, JOTUN, KINDS, N_BAG, NOWHERE, SEAT, SHIFT, THROW, UNKNOWN
cdef double HERALDED, TILES

cdef class VoluspaEye(Eye):
    cdef public VoluspaJudge judge
    cdef public Moves moves
    cpdef int weigh(self, State s, Moves moves, double[::1] out) except -1
    cpdef int glance(self, State s, Moves moves, double[::1] out) except -1
    cpdef int features(self, State s, int seat, double[::1] out) except -1
    cpdef int era(self, State s) except? -1
    cpdef int kind(self, State s, int move) except -1

@cython.locals(seat=cython.int, after=Voluspa, i=cython.int, move=cython.int, gain=cython.double)
cpdef int weigh_all(VoluspaJudge judge, Voluspa s, Moves moves, double[::1] out) except -1
@cython.locals(seat=cython.int, patience=cython.double, i=cython.int, move=cython.int, kind=cython.int)
cpdef int glance_at_all(VoluspaJudge judge, Voluspa s, Moves moves, double[::1] out) except -1
cpdef int turn_of(Voluspa s) except -1
@cython.locals(bag=cython.int, left=cython.double, held=cython.int, other=cython.int, late=cython.double, points=cython.double, best=cython.double, away=cython.int, kind=cython.int)
cpdef int describe_seat(VoluspaEye eye, Voluspa s, int seat, double[::1] out) except -1
@cython.locals(turn=cython.int, herald=cython.int, moves=Moves, best=cython.int, i=cython.int, points=cython.int)
cpdef int most_earned(VoluspaEye eye, Voluspa s, int seat) except -1
