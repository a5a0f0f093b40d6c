# C types for judge.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.contest cimport highest
from heorot.games.beowulf_legend.gains cimport is_open, worth_of, wound_worth, wounds_of
from heorot.games.beowulf_legend.rules cimport Legend
from heorot.games.beowulf_legend.stores cimport fits, row

cdef int ADVANCED, BLESS, DARE, DARED, DEADLY, DOUBLES, EPISODE, FAME_OR_HEAL, FIRST_ALLY, FIRST_SPECIAL, GET_ALLIES, GET_CARDS
cdef int GET_DOUBLE, GET_FAME, GET_MISFORTUNE, GET_SCRATCH, GET_SPECIAL, GET_TREASURE, GET_WOUND, GIVE, GIVE_TOKEN, GLORY, GO
cdef int HEAL_ANY, HEAL_DOUBLE, HEAL_WOUND, ICON, ICONS, JOKER, KIND, LAST_ALLY, LAY, LAYING, LOW, MEND, N_EPISODES, N_IN, N_KINDS
cdef int N_NEEDS, NEEDS, PASS, PERSIST, PHASE, PICK, RESTING, ROW, SCRATCHED, SCRATCHES, SHIELD_OFF, SHIFT, SHOW, SIMULTANEOUS, STEP
cdef int SYMBOLS, TAKE, TOTAL, TREASURE, TURN, TURN_ORDER, TURNED_UP, TURNS, WOUNDS

cdef double SYMBOL, TEXT_CARD, GOLD, SCRATCHED_BY, EDGE, BEHIND

cdef class LegendJudge:
    cdef public int players, looked_at

@cython.locals(step=cython.int, low=cython.int, verb=cython.int, at=cython.int)
cpdef double worth_of_move(Legend s, int move, int seat) except? -1e9
@cython.locals(step=cython.int, at=cython.int, wounds=cython.int)
cpdef double worth_of_answer(Legend s, int seat, int move) except? -1e9
cpdef double journey(Legend s) except? -1e9
@cython.locals(asked=cython.int, i=cython.int, at=cython.int)
cpdef double worth_of_card(Legend s, int kind) except? -1e9
cpdef double worth_of_token(Legend s, int token) except? -1e9
@cython.locals(total=cython.double, n=cython.int, token=cython.int)
cpdef double mean_token(Legend s) except? -1e9
@cython.locals(total=cython.double, n=cython.int, kind=cython.int)
cpdef double mean_card(Legend s) except? -1e9
@cython.locals(wounds=cython.int)
cpdef double cost_of_wounds(Legend s, int seat, int more) except? -1e9
cpdef double cost_of_scratch(Legend s, int seat) except? -1e9
@cython.locals(fame=cython.double, healing=cython.double, wounds=cython.int)
cpdef double worth_of_icon(Legend s, int seat, int what, int number) except? -1e9
@cython.locals(at=cython.int, found=cython.double, i=cython.int, mine=cython.double, better=cython.int, k=cython.int, other=cython.double)
cpdef double value_of_marker(Legend s, int seat, int marker) except? -1e9
@cython.locals(good=cython.int, n=cython.int, brings=cython.double, kind=cython.int, fails=cython.double, i=cython.int, won=cython.double, count=cython.int, stays=cython.double, out=cython.double)
cpdef double worth_of_risk(Legend s, int seat, int number) except? -1e9
cpdef int max_of(int a, int b) except? -1
@cython.locals(laid=cython.int, other=cython.int, spread=cython.double, share=cython.double, won=cython.double, i=cython.int)
cpdef double worth_of_laying(Legend s, int seat, int kind) except? -1e9
@cython.locals(lacks=cython.int, rest=cython.int, stays=cython.double, too_much=cython.int)
cpdef double worth_of_staying(Legend s, int seat, int kind) except? -1e9
@cython.locals(what=cython.int, reward=cython.double, number=cython.int, i=cython.int)
cpdef double worth_of_giving(Legend s, int seat, int kind) except? -1e9
@cython.locals(prize=cython.double, pays=cython.int, lacks=cython.int)
cpdef double worth_of_bid(Legend s, int seat, int token) except? -1e9
