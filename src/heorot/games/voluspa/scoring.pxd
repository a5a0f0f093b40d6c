# C types for scoring.py, which Cython compiles unchanged.
cimport cython
from heorot.games.voluspa.board cimport Board, column_of, line_of, measure

cdef int EAST, FENRIR, HEL, HOLDS, LOKI, LOKIS, MASK, NORTH, SERPENT, SOUTH, VALKYRIE, WEST, WIDTH
cdef object Around, LineHeld, LinePowerless, LineTied, LineWeaker, Lonely, RowBookend, RowHeld, RowHighest, RowLine, RowOtherLine, RowPack
cdef object RowPowerless, RowTied, RowWeaker

cpdef int points_for(Board s, int seat, int c, bint fresh) except -1
cpdef int power(Board s, int c) except -1
@cython.locals(first=cython.int, last=cython.int, best=cython.int, pack=cython.int, own=cython.int)
cpdef int row_points(Board s, int seat, int c, int step, int back, int ahead) except -1
cpdef bint is_powerless(Board s, int c, int own) except -1
cpdef bint is_bookend(Board s, int first, int last, int c) except -1
cpdef bint held(Board s, int first, int last, int c) except -1
cpdef bint alone(Board s) except -1
cpdef int lonely_point(Board s, int seat, int c) except -1
cpdef int hel_points(Board s, int seat, int c) except -1
cpdef int serpent_points(Board s, int seat, int c, bint fresh) except -1
cpdef int line_tiles(Board s, int c, int step, int back, int ahead) except -1
cpdef int line_best(Board s, int c, int step, int back, int ahead) except -1
cpdef int line_points(Board s, int c, int step, int back, int ahead, int near_back, int near_ahead) except -1
cpdef void tell_line(Board s, int seat, int c, int step, int back, int ahead, int points, bint counted) except *
cpdef int outermost(Board s, int c, int step, int reach) except -1
