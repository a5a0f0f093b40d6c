# C types for eye.py, which Cython compiles unchanged.
cimport cython
from heorot.core.eye cimport Eye
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.beowulf_legend.filling cimport deal_alike
from heorot.games.beowulf_legend.gains cimport final_score, wounds_of
from heorot.games.beowulf_legend.judge cimport journey, worth_of_card, worth_of_move
from heorot.games.beowulf_legend.rules cimport Legend
from heorot.games.beowulf_legend.stores cimport in_order

cdef int ASKED, BLUFF, EPOCH, EYES, GENERATION, GIVING, OPENS_UP, PHASE, STEP
cdef int ADVANCED, ALLY_TREASURE, LAST_ALLY, DEADLY, EPISODE, JOKER, LAST_TREASURE, LOW, N_KINDS, SCRATCHED, SHIFT, START, TREASURE

cdef class LegendEye(Eye):
    cpdef int weigh(self, State s, Moves moves, double[::1] out) except -1
    cpdef int glance(self, State s, Moves moves, double[::1] out) except -1
    cpdef int features(self, State s, int seat, double[::1] out) except -1
    cpdef int era(self, State s) except? -1
    cpdef int kind(self, State s, int move) except -1
    cpdef int imagine(self, State seen, State world, Rng rng) except -1

@cython.locals(i=cython.int)
cpdef int weigh_all(Legend s, Moves moves, double[::1] out) except -1
cpdef int episode_of(Legend s) except? -1
@cython.locals(left=cython.double, symbols=cython.double, jokers=cython.double, texts=cython.double, cards=cython.double, asked=cython.double, gold=cython.double, points=cython.double, kind=cython.int, n=cython.int, token=cython.int, wounds=cython.int, scratches=cython.int, away=cython.int)
cpdef int describe_seat(Legend s, int seat, double[::1] out) except -1
cpdef bint is_simple(Legend s) except -1
@cython.locals(i=cython.int, seat=cython.int)
cpdef int deal_simply(Legend s, Rng rng) except -1
