# C types for showing.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_movie.board cimport Board, act_of, figure_of, is_tile, measure, owner_of, value_of
from heorot.games.beowulf_movie.scoring cimport part_sum, standing, turn_down
from heorot.games.beowulf_movie.writing cimport tile_name

cdef int ACT, BEGUN, CELLS, FIGURE, FIRST_KIND, HORN, MOST_SIDE, MOST_TILES, N_SPACES, NOBODY, OPEN, OUTSIDE, SLOTS, TREASURE, WIDTH

@cython.locals(c=cython.int, what=cython.int, x=cython.int, y=cython.int)
cpdef tuple show_cells(Board seen)

cdef class Outlook:
    cdef public int[::1] low, high, low_horns, high_horns
    cdef public int horns
    @cython.locals(least=cython.int, found=cython.int, horns=cython.int)
    cpdef int worst(self, int total, int factor, int gaps) except? -9999
    @cython.locals(most=cython.int, found=cython.int, horns=cython.int)
    cpdef int best(self, int total, int factor, int gaps) except? -9999

@cython.locals(kind=cython.int)
cpdef list unseen_values(Board seen, int act, bint horns)
cpdef list outermost(list values, int most)
@cython.locals(n=cython.int, seat=cython.int, i=cython.int)
cpdef int hidden_tiles(Board seen, int act) except -1

@cython.locals(row=cython.int, column=cython.int, total=cython.int, horns=cython.int, gaps=cython.int, figure=cython.int, factor=cython.int)
cpdef show_sum(Board seen, Outlook outlook, int c)
@cython.locals(i=cython.int, c=cython.int)
cpdef tuple show_sums(Board seen)
cpdef int tally(Board s, int seat) except? -9999
@cython.locals(after=Board, before=cython.int, i=cython.int)
cpdef list show_gains(Board seen, Moves moves, int seat)
@cython.locals(seat=cython.int, i=cython.int, act=cython.int)
cpdef tuple show_seats(Board seen)
