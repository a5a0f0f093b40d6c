# C types for showing.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_movie.board cimport Board, act_of, figure_of, is_tile, measure, owner_of, value_of
from heorot.games.beowulf_movie.scoring cimport part_sum, turn_down

cdef int ACT, BEGUN, CELLS, FIGURE, FIRST_KIND, HORN, MOST_SIDE, N_SPACES, OPEN, OUTSIDE, SLOTS, TREASURE, WIDTH

@cython.locals(value=cython.int)
cpdef str tile_name(Board s, int kind)
@cython.locals(c=cython.int, what=cython.int, x=cython.int, y=cython.int)
cpdef tuple show_cells(Board seen)

cdef class Outlook:
    cdef public list low, high
    cdef public int horns

@cython.locals(row=cython.int, column=cython.int, total=cython.int, horns=cython.int, gaps=cython.int, figure=cython.int, factor=cython.int)
cpdef show_sum(Board seen, Outlook outlook, int c)
@cython.locals(i=cython.int, c=cython.int)
cpdef tuple show_sums(Board seen)
@cython.locals(seat=cython.int, i=cython.int, act=cython.int)
cpdef tuple show_seats(Board seen)
