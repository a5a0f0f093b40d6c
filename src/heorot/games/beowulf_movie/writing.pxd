# C types for writing.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_movie.board cimport Board, act_of, value_of

cdef int CELLS, FIRST_KIND, MOST_SIDE, TREASURE, WIDTH

@cython.locals(value=cython.int)
cpdef str tile_name(Board s, int kind)
