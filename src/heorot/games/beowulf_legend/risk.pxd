# C types for risk.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_risk
from heorot.games.beowulf_legend.contest cimport stop_or_go_on
from heorot.games.beowulf_legend.gains cimport ask, decline, scratch
from heorot.games.beowulf_legend.goods cimport clear_turned, renew_pile, use_up
from heorot.games.beowulf_legend.minor cimport next_pick
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, fits, has_effect

cdef int DEALER
cdef int DARE, DARED, DARING, EACH, FIRST_SPECIAL, LEFT, PERSIST, PHASE, PICKS, RESOLVE, RESOLVING
cdef int REVEALING, RISKING, SEAT, SETTLED, SHIFT, STEP, TOTAL, TURN, TURNED_UP, TURNS, WAIT
cdef object Failed, Kept, KeptPlayed, Persisted, Risked, RiskedFive

cpdef int reveal(Stores s, int number) except? -1
@cython.locals(number=cython.int)
cpdef int run_risk(Stores s, int move, int seat) except? -1
cpdef int all_revealed(Stores s) except? -1
@cython.locals(found=cython.bint, turns=cython.int, kind=cython.int, n=cython.int)
cpdef int judge_risk(Stores s, int seat) except? -1
cpdef int resolve(Stores s, int move, int seat) except? -1
