# C types for eye.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.state cimport Moves, State
from heorot.games.beowulf_movie.board cimport divides, figure_of, is_tile, owner_of, value_of
from heorot.games.beowulf_movie.judge cimport MovieJudge, standing
from heorot.games.beowulf_movie.legal cimport step_of
from heorot.games.beowulf_movie.rules cimport Movie
from heorot.games.beowulf_movie.scoring cimport both_sums, turn_down

cdef int ACT, ACTS, BEGUN, CASH, CHOSEN, COUNSEL, DRAW, FEATURES, FIGURE, FILLING, FIRST_KIND, FIRST_SEAT, GORGE, HORN, LAY, LONGSHIP, LOW, MOVE, N_OPEN
cdef int N_SPACES, OPEN, PLACE, REFILL, REMOVE, SEAT, SEATS, SHIFT, SLOTS, STEP, SWAP, TREACHERY, TURN, WIDTH, WITH
cdef double FEAR, HOPED, KEPT, LATE

cdef class MovieEye(Eye):
    cdef public MovieJudge judge
    cdef public Movie trial
    cdef public double[::1] s0, sb, sa, sw, fa, fb, bears, hopes
    cdef public double mean, horns
    cpdef int weigh(self, State s, Moves moves, double[::1] out) except -1
    cpdef int glance(self, State s, Moves moves, double[::1] out) except -1
    cpdef int features(self, State s, int seat, double[::1] out) except -1
    cpdef int era(self, State s) except? -1
    cpdef int kind(self, State s, int move) except -1

@cython.locals(step=cython.int)
cpdef int turn_of(Movie s) except -1
@cython.locals(mean=cython.double, horns=cython.double, unseen=cython.int, kind=cython.int, i=cython.int, c=cython.int, other=cython.int, what=cython.int, owner=cython.int, weight=cython.double, total=cython.int, gaps=cython.int, diamonds=cython.int, hope=cython.double, fa=cython.double, fb=cython.double, a=cython.double, b=cython.double, bears=cython.double)
cpdef int survey(MovieEye eye, Movie s, int seat) except -1
@cython.locals(p=cython.int, what=cython.int)
cpdef int spread(MovieEye eye, Movie s, int c, int step, int back, int ahead, double sw, double s0, double sb, double sa, double bears) except -1
@cython.locals(found=cython.double, figure=cython.int)
cpdef double kept_with(Movie s, int seat, double room) except? -1e9
cpdef double each_kept(Movie s, int figure, double room) except? -1e9
@cython.locals(value=cython.int)
cpdef double laid_at(MovieEye eye, Movie s, int kind, int c) except? -1e9
cpdef double tried(MovieEye eye, Movie s, int move, int seat, double before) except? -1e9
cpdef double put_down(MovieEye eye, Movie s, int kind, int c, int seat) except? -1e9
@cython.locals(found=cython.double, fear=cython.double, total=cython.int, gaps=cython.int, horns=cython.int, p=cython.int, what=cython.int, change=cython.double)
cpdef double cut(MovieEye eye, Movie s, int c, int step, int seat) except? -1e9
@cython.locals(found=cython.double, p=cython.int)
cpdef double betrayed(MovieEye eye, Movie s, int c, int step) except? -1e9
@cython.locals(total=cython.int, moved=cython.double, stood=cython.double)
cpdef double counselled(MovieEye eye, Movie s, int c, int to) except? -1e9
@cython.locals(seat=cython.int, fear=cython.double, spaces=cython.double, room=cython.double, less=cython.double, before=cython.double, filling=cython.double, other=cython.int, sign=cython.double, held=cython.double, i=cython.int, move=cython.int, what=cython.int, c=cython.int, figure=cython.int, total=cython.int, hope=cython.double)
cpdef int glance_at_all(MovieEye eye, Movie s, Moves moves, double[::1] out) except -1
@cython.locals(value=cython.int, chosen=cython.int, best=cython.double, i=cython.int, p=cython.int, found=cython.double)
cpdef double changed(MovieEye eye, Movie s, int what, int c) except? -1e9
@cython.locals(best=cython.double, first=cython.bint, last=cython.int, k=cython.int, kind=cython.int, i=cython.int, found=cython.double)
cpdef double best_of_hand(MovieEye eye, Movie s, int seat, double filling) except? -1e9
@cython.locals(act=cython.int, room=cython.double, hope=cython.double, points=cython.double, i=cython.int, figure=cython.int, away=cython.int, best=cython.double, k=cython.int, kind=cython.int, value=cython.int)
cpdef int describe_seat(MovieEye eye, Movie s, int seat, double[::1] out) except -1
