# C types for judge.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_movie.board cimport figure_of, owner_of, value_of
from heorot.games.beowulf_movie.rules cimport Movie
from heorot.games.beowulf_movie.scoring cimport both_sums, turn_down

cdef int NOBODY, ACT, ACTS, BEGUN, DRAW, FIGURE, HORN, LONGSHIP, N_OPEN, N_SPACES, PLAY, REMOVING, STEP, SWAPPING_WITH, TURN
cdef double FEAR, KEPT, LATE

cdef class MovieJudge:
    cdef public Movie after, trial
    cdef public Moves moves, more
    cdef public int looked_at

@cython.locals(best=cython.double, value=cython.double, first=cython.bint, i=cython.int)
cpdef double best_reply(MovieJudge judge, Movie s, int seat) except? -1e9
@cython.locals(best=cython.double, value=cython.double, i=cython.int)
cpdef double best_target(MovieJudge judge, int seat) except? -1e9
@cython.locals(mine=cython.double, theirs=cython.double, mean=cython.double, horns=cython.double, hope=cython.double, held=cython.double, unseen=cython.int, kind=cython.int, i=cython.int, c=cython.int, what=cython.int, total=cython.int, other=cython.int)
cpdef double standing(Movie s, int seat) except? -1e9
@cython.locals(found=cython.double, room=cython.double, each=cython.double, figure=cython.int)
cpdef double kept(Movie s, int seat) except? -1e9
