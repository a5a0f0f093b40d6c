# C types for showing.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_movie.board cimport Board, act_of, counsels_only, figure_of, is_tile, measure, owner_of, unknown_in, value_of
from heorot.games.beowulf_movie.scoring cimport all_standing, part_sum, standing, turn_down
from heorot.games.beowulf_movie.writing cimport tile_name

cdef int ACT, ACTING, BEGUN, CELLS, FIGURE, FIRST_KIND, HORN, MOST_SIDE, MOST_TILES, N_OPEN, N_SPACES, N_UNKNOWN, NOBODY, OPEN, OUTSIDE, PLAY
cdef int REMOVING, SEAT, SLOTS, STEP, SWAPPING_WITH, TREASURE, TURN, WIDTH

@cython.locals(c=cython.int, what=cython.int, x=cython.int, y=cython.int)
cpdef tuple show_cells(Board seen)

cdef class Outlook:
    cdef public int[::1] low, high, low_horns, high_horns
    cdef public int most_low_horns, most_high_horns
    @cython.locals(least=cython.int, found=cython.int, horns=cython.int)
    cpdef int worst(self, int total, int factor, int gaps) except? -9999
    @cython.locals(most=cython.int, found=cython.int, horns=cython.int)
    cpdef int best(self, int total, int factor, int gaps) except? -9999

@cython.locals(found=cython.int, seat=cython.int)
cpdef int eyes_of(Board seen) except? -9999

@cython.locals(kind=cython.int)
cpdef list unseen_values(Board seen, int act, bint horns)
cpdef list outermost(list values, int most)
@cython.locals(n=cython.int, seat=cython.int, i=cython.int)
cpdef int hidden_tiles(Board seen, int act) except -1

@cython.locals(row=cython.int, column=cython.int, total=cython.int, horns=cython.int, gaps=cython.int, figure=cython.int, factor=cython.int)
cpdef show_sum(Board seen, Outlook outlook, int c)
@cython.locals(i=cython.int, c=cython.int, eyes=cython.int, owner=cython.int, outlooks=dict)
cpdef tuple show_sums(Board seen)
cpdef int tally(Board s, int seat) except? -9999
@cython.locals(seat=cython.int)
cpdef tuple tallies(Board s)
@cython.locals(after=Board, before=cython.int, i=cython.int)
cpdef list show_gains(Board seen, Moves moves, int seat)
@cython.locals(after=Board, before=tuple, now=tuple, i=cython.int, seat=cython.int)
cpdef list show_sways(Board seen, Moves moves)
@cython.locals(trial=Board, before=tuple, without=tuple, i=cython.int, c=cython.int, seat=cython.int)
cpdef dict show_brings(Board seen)
@cython.locals(seat=cython.int, turn=Board)
cpdef could_play(Board seen)
@cython.locals(seat=cython.int, i=cython.int, act=cython.int)
cpdef tuple show_seats(Board seen)
cpdef list names_in_sight(Board seen)
