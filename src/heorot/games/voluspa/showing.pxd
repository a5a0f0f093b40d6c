# C types for showing.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.voluspa.board cimport Board, column_of, line_of
from heorot.games.voluspa.legal cimport landing_of
from heorot.games.voluspa.scoring cimport power

cdef int A_TROLL, DEALER, ERRAND, HANDS, HERALD, JOTUN, KINDS, MASK, N_BAG, N_FRONTIER, N_TILES, NOWHERE, SEAT, SHIFT, THROW

@cython.locals(i=cython.int, cell=cython.int, kind=cython.int, below=cython.int, y=cython.int)
cpdef tuple show_tiles(Board seen)
@cython.locals(i=cython.int, cell=cython.int, y=cython.int)
cpdef list show_places(Board seen)
cpdef tuple show_cells(Board seen)
@cython.locals(seat=cython.int, hand=cython.int)
cpdef tuple show_seats(Board seen)
@cython.locals(kind=cython.int)
cpdef tuple counted(unsigned char[::1] plane, int start)
@cython.locals(now=cython.int[::1], herald=cython.int, y=cython.int, turn=cython.int)
cpdef str write_view(Board seen, str options, str strengths)
@cython.locals(i=cython.int, cell=cython.int, kind=cython.int, below=cython.int, x=cython.int, y=cython.int, printed=cython.int)
cpdef str write_tiles(Board seen)
cpdef str write_cells(Board seen)
@cython.locals(seat=cython.int)
cpdef str write_seats(Board seen)
@cython.locals(kind=cython.int)
cpdef str write_counted(unsigned char[::1] plane, int start)
@cython.locals(i=cython.int, move=cython.int, what=cython.int, to=cython.int)
cpdef dict move_lines(Board state, Moves moves, list names, other)
@cython.locals(y=cython.int)
cpdef str cell_text(Board state, dict places, int cell)
