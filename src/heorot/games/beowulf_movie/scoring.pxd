# C types for scoring.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_movie.board cimport Board, divides, figure_of, is_tile, measure, owner_of, value_of

cdef int FIGURE, HORN, MOST_SIDE, N_SPACES, NOBODY, OPEN, TREACHERY, TURNED_DOWN, TURNING, WIDTH

@cython.locals(i=cython.int, c=cython.int, row=cython.int, column=cython.int)
cpdef void turn_down(Board s, bint noting) except *
cpdef void tell_of_treachery(Board s, int c, int row, int column) except *
@cython.locals(found=cython.int)
cpdef int betray(Board s, int c, int step) except -1
@cython.locals(total=cython.int, p=cython.int, what=cython.int)
cpdef int part_sum(Board s, int c, int step, int back, int ahead) except? -9999
cpdef int both_sums(Board s, int c) except? -9999
@cython.locals(total=cython.int)
cpdef int points_at(Board s, int c, int figure) except? -9999
@cython.locals(seat=cython.int, i=cython.int, c=cython.int, points=cython.int)
cpdef void score_figures(Board s) except *
@cython.locals(found=cython.int, i=cython.int, c=cython.int)
cpdef int standing(Board s, int seat) except? -9999
@cython.locals(i=cython.int, c=cython.int)
cpdef list all_standing(Board s)
@cython.locals(figure=cython.int, total=cython.int, factor=cython.int)
cpdef void tell_of_figure(Board s, int seat, int c, int points) except *
cpdef void tell_of_part(Board s, int seat, int c, int step, int back, int ahead, int factor) except *
cpdef bint is_numbered(Board s, int kind) except -1
