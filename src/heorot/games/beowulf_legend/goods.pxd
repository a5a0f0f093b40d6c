# C types for goods.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_deal, by_episode
from heorot.games.beowulf_legend.memory cimport new_epoch, new_generation, remember
from heorot.games.beowulf_legend.stores cimport Stores

cdef int BUT, EVERYONE, NOBODY
cdef int CHANGING, EPOCH, FAME, FIRST_ALLY, FIRST_SPECIAL, GENERATION, LAST_ALLY, LENT, N_BAG
cdef int N_DISCARDS, N_PILE, N_UNKNOWN, NOTED_DRAW, SEAT, SHIFT, TOKENS, WIDTH

@cython.locals(kind=cython.int)
cpdef void renew_pile(Stores s) except *
cpdef void draw_card(Stores s, int seat, int kind) except *
cpdef void reveal_card(Stores s, int kind) except *
@cython.locals(i=cython.int)
cpdef void leave_hand(Stores s, int seat, int kind) except *
cpdef void discard(Stores s, int kind, int n) except *
@cython.locals(kind=cython.int, i=cython.int)
cpdef void clear_table(Stores s, int seat) except *
@cython.locals(kind=cython.int)
cpdef void clear_turned(Stores s) except *
@cython.locals(kind=cython.int)
cpdef void use_up(Stores s, int seat, int effect) except *
cpdef void ally_with(Stores s, int seat, int token) except *
@cython.locals(i=cython.int)
cpdef void show_token(Stores s, int seat, int token) except *
@cython.locals(i=cython.int)
cpdef void hide_tokens(Stores s, int seat) except *
@cython.locals(token=cython.int, i=cython.int, n=cython.int)
cpdef void give_back(Stores s, int seat) except *
@cython.locals(token=cython.int)
cpdef bint shows_allies(Stores s, int seat) except -1
cpdef void pay(Stores s, int seat) except *
cpdef bint has_run_out(Stores s, int token) except -1
cpdef void win_token(Stores s, int seat, int token) except *
