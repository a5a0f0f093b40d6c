# C types for eye.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.state cimport Moves, State
from heorot.games.bellum_magica.judge cimport BellumJudge, day_hope, days_left, riches, weigh
from heorot.games.bellum_magica.outlook cimport mean_value
from heorot.games.bellum_magica.realm cimport is_hidden
from heorot.games.bellum_magica.rules cimport Bellum

cdef int CAPTAIN, CHESTS_TO_END, DAY, FACES, HIDE, LOW, MOST_CHESTS, SHIFT, STEAL, STEALING, STEP, SYMBOLS, VICTIM
cdef double SEASON

cdef class BellumEye(Eye):
    cdef public BellumJudge judge
    cpdef int weigh(self, State s, Moves moves, double[::1] out) except -1
    cpdef int glance(self, State s, Moves moves, double[::1] out) except -1
    cpdef int features(self, State s, int seat, double[::1] out) except -1
    cpdef int era(self, State s) except? -1
    cpdef int kind(self, State s, int move) except -1

@cython.locals(i=cython.int)
cpdef int weigh_all(BellumJudge judge, Bellum s, Moves moves, double[::1] out) except -1
@cython.locals(i=cython.int, move=cython.int, at=cython.int, code=cython.int, stealing=cython.bint)
cpdef int glance_at_all(BellumJudge judge, Bellum s, Moves moves, double[::1] out) except -1
cpdef int day_of(Bellum s) except? -1
@cython.locals(days=cython.double, left=cython.double, late=cython.double, rich=cython.double, hope=cython.double, chests=cython.double, away=cython.int, symbol=cython.int, face=cython.int, found=cython.double)
cpdef int describe_seat(Bellum s, int seat, double[::1] out) except -1
