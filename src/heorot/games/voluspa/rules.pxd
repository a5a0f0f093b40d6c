# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.voluspa.board cimport Board, measure, place_of, put, settle, split
from heorot.games.voluspa.legal cimport fill_moves, landing_of, playable
from heorot.games.voluspa.scoring cimport points_for

cdef int ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY
cdef int BELIEF_AT, BYTES_AT, FREE_AT, HANDS_AT, NOW_AT, POINTS_AT, SHORTS_AT, CLOCK, COUNTERS, DISCARD, ERRAND, FIRST, FIRST_SEAT, HAND_SIZE, HANDS, HEL
cdef int HERALD, HERMOD, JOTUN, KINDS, LITERAL, MASK, MOST_MOVES, N_BAG, N_TILES, N_UNKNOWN, NOWHERE
cdef int REFILL, SEAT, SERPENT, SHIFT, SKADI, START_TILE, STARTER, STOP, THROW, TROLL, UNKNOWN

cdef class Voluspa(Board):
    cpdef int room(self) except -1
    cpdef int score(self, int seat) except? -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    cpdef int deal(self, Rng rng, Moves moves) except -1
    cpdef void apply(self, int move, int seat=*) except *
    @cython.locals(i=cython.int, move=cython.int, kind=cython.int, c=cython.int, trial=Voluspa)
    cpdef list worths(self, Moves moves, int seat)

cpdef int fill_draws(Voluspa s, Moves m) except -1
cpdef void dealt(Voluspa s, int move) except *
cpdef void tell_draw(Voluspa s, str clause, int seat, int kind) except *
cpdef void start_play(Voluspa s) except *
cpdef void laid(Voluspa s, int move) except *
cpdef void cover(Voluspa s, int c, int kind, int old) except *
cpdef int exchange(Voluspa s, int seat, int c, int old) except -1
cpdef void throw(Voluspa s, int c, int old, int landing) except *
cpdef void discarded(Voluspa s, int kind) except *
cpdef void leave(Voluspa s, int kind) except *
cpdef void take_from_hand(Voluspa s, int seat, int kind) except *
cpdef void end_turn(Voluspa s, bint skadi_laid) except *
cpdef void pass_turn(Voluspa s) except *
cpdef void hide_hands(Voluspa s, int seat) except *
cpdef bint is_taught(Voluspa s) except -1
cpdef void fill_hands(Voluspa s, Rng rng) except *
