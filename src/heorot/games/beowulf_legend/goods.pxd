# C types for goods.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_deal, by_episode
from heorot.games.beowulf_legend.memory cimport new_epoch, new_generation, remember
from heorot.games.beowulf_legend.stores cimport Stores

cdef int BUT, EVERYONE, NOBODY
cdef int CHANGING, EPOCH, FAME, FIRST_ALLY, FIRST_SPECIAL, GENERATION, LAST_ALLY, LENT, N_BAG
cdef int N_DISCARDS, N_PILE, N_UNKNOWN, NOTED_DRAW, SEAT, SHIFT, TOKENS, WIDTH
cdef object Allied, AlliedWith, Drew, DrewCard, Paid, Reshuffled, Revealed

@cython.locals(kind=cython.int)
cpdef int renew_pile(Stores s) except -1
@cython.locals(clause=str)
cpdef int draw_card(Stores s, int seat, int kind) except -1
cpdef int reveal_card(Stores s, int kind) except -1
@cython.locals(i=cython.int)
cpdef int leave_hand(Stores s, int seat, int kind) except -1
@cython.locals(i=cython.int)
cpdef int leave_hidden(Stores s, int seat, int kind) except -1
cpdef int discard(Stores s, int kind, int n) except -1
@cython.locals(kind=cython.int, i=cython.int)
cpdef int clear_table(Stores s, int seat) except -1
@cython.locals(kind=cython.int)
cpdef int clear_turned(Stores s) except -1
@cython.locals(kind=cython.int)
cpdef int use_up(Stores s, int seat, int effect) except -1
@cython.locals(clause=str)
cpdef int ally_with(Stores s, int seat, int token) except -1
@cython.locals(i=cython.int)
cpdef void show_token(Stores s, int seat, int token) except *
@cython.locals(i=cython.int)
cpdef int hide_tokens(Stores s, int seat) except -1
@cython.locals(token=cython.int, i=cython.int, n=cython.int)
cpdef int give_back(Stores s, int seat) except -1
@cython.locals(token=cython.int)
cpdef bint shows_allies(Stores s, int seat) except -1
cpdef int pay(Stores s, int seat) except -1
cpdef bint has_run_out(Stores s, int token) except -1
cpdef int win_token(Stores s, int seat, int token) except -1
