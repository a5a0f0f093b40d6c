# C types for gains.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_episode, by_risk
from heorot.games.beowulf_legend.goods cimport has_run_out, renew_pile, use_up, win_token
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, has_effect, ways_to_heal

cdef int DEALER
cdef int ADVANCED, ALLY_TREASURE, ALLYING, COMFORT, DEADLY, DOUBLES, DRAWING, FAME, FAME_OR_HEAL, FIRST_ALLY, GET_ALLIES
cdef int GET_CARDS, GET_DOUBLE, GET_FAME, GET_MISFORTUNE, GET_SCRATCH, GET_SPECIAL, GET_TREASURE, GET_WOUND, HARSH
cdef int HEAL_ALL, HEAL_ANY, HEAL_DOUBLE, HEAL_SCRATCHES, HEAL_WOUND, HEALING, HURT, LAST_ALLY, LAST_TREASURE, LEFT
cdef int MISFORTUNE, N_BAG, NOTHING, REST, RESTED, RESTING, SCRATCHED, SCRATCHES, SEAT, SETTLED, SHIFT, SORROW, STEP
cdef int TOKENS, TREASURE, UNHURT, WAIT, WOUNDS
cdef int PHASE, TAKES
cdef tuple BY_TEXT
cdef object Declined, Got, GotNothing, Healed, Mended, Scratched, Took, Wounded

cpdef int token_of(int what, int number) except? -1
cpdef bint is_open(Stores s, int seat, int what, int number) except -1
cpdef bint is_bad(Stores s, int seat, int what, int number) except -1
cpdef int gain(Stores s, int seat, int what, int number) except? -1
cpdef str why_got(Stores s, int what, int number)
cpdef str why_nothing(Stores s, int what)
cpdef int ask(Stores s, int seat, int step) except? -1
cpdef int decline(Stores s, int seat, int effect) except -1
cpdef int deal_to(Stores s, int seat, int number, int step) except? -1
cpdef int scratch(Stores s, int seat) except? -1
cpdef void take_scratch(Stores s, int seat) except *
@cython.locals(n=cython.int)
cpdef int rest(Stores s, int seat) except -1
cpdef int heal_at_will(Stores s, int seat) except? -1
cpdef int heal(Stores s, int seat, int how) except -1
cpdef int wounds_of(Stores s, int seat) except? -1
cpdef int worth_of(Stores s, int token) except? -1
@cython.locals(n=cython.int, token=cython.int)
cpdef int open_worth(Stores s, int seat) except? -1
@cython.locals(n=cython.int, token=cython.int)
cpdef int ally_worth(Stores s, int seat) except? -1
cpdef int wound_worth(Stores s, int wounds) except? -1
cpdef int final_score(Stores s, int seat) except? -1
cpdef bint has_fallen(Stores s, int seat) except -1
