# C types for veil.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.sealed cimport who_lays
from heorot.games.beowulf_legend.stores cimport Stores, in_order, row

cdef int ASKED, BLUFF, EYES, FIRST_ALLY, FIRST_SPECIAL, KIND, LAST_ALLY, LAYING, LAYS, LOG, N_UNKNOWN, NOTED_DRAW, NOTED_TURN
cdef int ONLOOKER, OPENLY, OPENS_UP, PHASE, SEALED, SHIFT, SIMULTANEOUS, STEP

@cython.locals(sealing=cython.int, seat=cython.int)
cpdef void hide(Stores s, int mine) except *
@cython.locals(kind=cython.int, n=cython.int)
cpdef int hide_cards(Stores s, int at) except -1
@cython.locals(token=cython.int, n=cython.int)
cpdef int hide_tokens_of(Stores s, int at) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int hide_laid(Stores s, int seat) except -1
@cython.locals(i=cython.int)
cpdef int hide_draws(Stores s, int seat) except -1
@cython.locals(i=cython.int)
cpdef bint waits_to_open(Stores s, int seat) except -1
