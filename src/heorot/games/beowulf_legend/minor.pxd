# C types for minor.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_episode
from heorot.games.beowulf_legend.gains cimport ask, gain, is_open
from heorot.games.beowulf_legend.goods cimport clear_table, leave_hand, pay, show_token
from heorot.games.beowulf_legend.legal cimport any_choice, still_owed
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, has_effect, in_order, is_hurt, on_table, row

cdef int ANY, ASKED, BLESSED, BLESSING, EPISODE, FAME_TOKENS, FIRST_SPECIAL, GET_CARDS, GIVE_TOKEN, GIVEN, GIVING
cdef int HEAL_ANY, ICON, ICONS, JOKER, JOKERS, KIND, LOW, N_NEEDS, NEEDS, OPPORTUNITY, OVER, OWED, PASS, PICKING
cdef int RISK, RISKING, ROW, SELECTING, SELECTION, SETTLED, SHIFT, TAKE, WAIT
cdef object Gave, GaveToken, Passed, Picked

@cython.locals(what=cython.int, seat=cython.int, i=cython.int)
cpdef int ask_each(Stores s) except? -1
cpdef bint is_concerned(Stores s, int seat, int what) except -1
@cython.locals(i=cython.int)
cpdef int pass_by(Stores s, int seat) except? -1
@cython.locals(kind=cython.int, i=cython.int)
cpdef int give(Stores s, int move, int seat) except? -1
@cython.locals(owed=cython.int)
cpdef int count_towards(Stores s, int kind) except -1
cpdef int reward(Stores s, int seat) except? -1
@cython.locals(at=cython.int)
cpdef int select(Stores s, int move, int seat) except? -1
cpdef int pick(Stores s, int kind, int seat) except? -1
@cython.locals(kind=cython.int)
cpdef int next_pick(Stores s) except? -1
