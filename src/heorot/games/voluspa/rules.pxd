# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.voluspa.board cimport Board, measure, place_of, put, settle, split
from heorot.games.voluspa.legal cimport fill_moves, landing_of, may_begin, may_draw, playable
from heorot.games.voluspa.scoring cimport points_for

cdef int ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY, OK
cdef int BELIEF_AT, BYTES_AT, FREE_AT, HANDS_AT, NOW_AT, POINTS_AT, SHORTS_AT, CLOCK, COUNTERS, DISCARD, ERRAND, FIRST, FIRST_SEAT, HAND_SIZE, HANDS, HEL
cdef int HERALD, HERMOD, JOTUN, KINDS, LITERAL, MASK, MOST_MOVES, N_BAG, N_TILES, N_UNKNOWN, NOWHERE
cdef int REFILL, SEAT, SERPENT, SHIFT, SKADI, START_TILE, STARTER, STOP, THROW, UNKNOWN
cdef object Buried, Caught, CaughtDragon, Covered, Discarded, Drawn, Drew, Emptied, Ended, Exchanged, Laid, Opened, Started, Stopped, Threw

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
cpdef int dealt(Voluspa s, int move) except -1
cpdef int open_table(Voluspa s, int kind) except -1
cpdef int draw(Voluspa s, int seat, int kind) except -1
cpdef int tell_draw(Voluspa s, str clause, int seat, int kind) except -1
cpdef int start_play(Voluspa s) except -1
cpdef int laid(Voluspa s, int move) except -1
cpdef int cover(Voluspa s, int c, int kind, int old) except -1
cpdef int exchange(Voluspa s, int seat, int c, int old) except -1
cpdef int throw(Voluspa s, int c, int old, int landing) except -1
cpdef int discarded(Voluspa s, int kind) except -1
cpdef int leave(Voluspa s, int kind) except -1
cpdef int take_from_hand(Voluspa s, int seat, int kind) except -1
cpdef int end_turn(Voluspa s, bint skadi_laid) except -1
cpdef void pass_turn(Voluspa s) except *
cpdef int hide_hands(Voluspa s, int seat) except -1
cpdef bint is_taught(Voluspa s) except -1
cpdef int fill_hands(Voluspa s, Rng rng) except -1
