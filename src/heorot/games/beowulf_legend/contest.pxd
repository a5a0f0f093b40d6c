# C types for contest.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.gains cimport ask, gain
from heorot.games.beowulf_legend.goods cimport clear_table, hide_tokens, leave_hand, pay, show_token
from heorot.games.beowulf_legend.icons cimport begin_icons
from heorot.games.beowulf_legend.stores cimport Stores, has_effect, next_seat, on_table, row

cdef int BEGUN, BIDDING, BLESSED, BLESSING, ICONS, INSIDE, LAY, MARKER, N_IN, PASS, PHASE, PRIZE, SEAT, SHIFT
cdef int SHOW, TOTAL, TURN, TURNS
cdef object BidOut, LastIn, Out, Played, Showed, Won

cpdef int begin_turn(Stores s, int seat) except? -1
@cython.locals(seat=cython.int)
cpdef int next_turn(Stores s) except? -1
@cython.locals(most=cython.int, other=cython.int)
cpdef int highest(Stores s, int seat) except? -1
cpdef int stop_or_go_on(Stores s, int seat) except? -1
@cython.locals(kind=cython.int)
cpdef int take_turn(Stores s, int move, int seat) except? -1
cpdef int drop_out(Stores s, int seat, str clause) except? -1
@cython.locals(last=cython.int)
cpdef int leave(Stores s, int seat) except? -1
@cython.locals(seat=cython.int)
cpdef int last_one_in(Stores s) except? -1
@cython.locals(token=cython.int)
cpdef int bid(Stores s, int move, int seat) except? -1
cpdef int win(Stores s, int seat) except? -1
