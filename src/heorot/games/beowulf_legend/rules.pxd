# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.beowulf_legend.contest cimport begin_turn, bid, drop_out, leave, take_turn
from heorot.games.beowulf_legend.gains cimport ally_worth, decline, final_score, has_fallen, open_worth, rest, take_scratch, wound_worth, wounds_of
from heorot.games.beowulf_legend.goods cimport ally_with, draw_card, reveal_card, use_up
from heorot.games.beowulf_legend.icons cimport choose_healing, next_taker, shield, take_icon
from heorot.games.beowulf_legend.legal cimport fill_moves
from heorot.games.beowulf_legend.minor cimport ask_each, give, pass_by, pick, reward, select
from heorot.games.beowulf_legend.risk cimport all_revealed, resolve, reveal, run_risk
from heorot.games.beowulf_legend.sealed cimport begin_laying, begin_opening, discard_all, lay_down, next_opening, note_laying, opened
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, next_seat, row
from heorot.games.beowulf_legend.veil cimport hide

cdef int ACTING, DEALER, NOBODY
cdef int ADVANCED, ALL_DONE, ALLY, ALLYING, ALPHABET, ASKED, AUCTION, BEGUN, BIDDING, BIDS, BLESS, BLESSED, BLESSING
cdef int BLUFF, CHANGE_FROM, CHANGING, DARE, DEALING, DONE, DRAW, EACH, EPISODE, EYES, FAME, FIRST
cdef int FIRST_ALLY, FIRST_SEAT, GIVING, GO, HAND, HEALING, ICON, INSIDE, KIND, LAYING, LAYS, LEFT, LENT, LOW, MARK, MARKER, MEND
cdef int MISFORTUNE, MOST_ICONS, MOST_MOVES, N_BAG, N_EPISODES, N_IN, N_PILE, N_UNKNOWN, NO, OPENING, OPENLY, OPENS_UP, OVER, PHASE, PICK
cdef int PICKING, PICKS, RANKED, RECOVER, RECOVERY, RESOLVING, REST, RESTING, REVEAL, REVEALING, RISKING, SEALED, SEAT
cdef int SELECTING, SELECTION, SETTLED, SHIFT, SIMULTANEOUS, SORROW, START, STEP, TAKE, TAKER, TAKES, TAKING, TOKENS, TOTAL
cdef int TURN, TURN_ORDER, TURNS, WAIT, WIDTH
cdef object Blessed, Ended, Episode, Fallen, LastEpisode, Scored, Started

cdef class Legend(Stores):
    cpdef int room(self) except -1
    cpdef int score(self, int seat) except? -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    @cython.locals(step=cython.int, r=cython.int, kind=cython.int)
    cpdef int deal(self, Rng rng, Moves moves) except -1
    cpdef void apply(self, int move, int seat=*) except *

@cython.locals(step=cython.int)
cpdef int fill_deals(Legend s, Moves m) except? -1
@cython.locals(n=cython.int, total=cython.int, kind=cython.int, weight=cython.int)
cpdef int weigh(Moves m, unsigned char[::1] counts, int verb) except? -1
@cython.locals(step=cython.int, seat=cython.int)
cpdef int dealt(Legend s, int move) except? -1
cpdef int deal_hands(Legend s) except? -1
cpdef int deal_on(Legend s) except? -1
@cython.locals(step=cython.int)
cpdef int decided(Legend s, int move, int seat) except? -1
cpdef int suffer(Legend s, int seat) except? -1
@cython.locals(kind=cython.int)
cpdef int bless(Legend s, int move, int seat) except? -1
cpdef int run(Legend s, int following) except -1
@cython.locals(phase=cython.int)
cpdef int go_on(Legend s) except? -1
@cython.locals(seat=cython.int)
cpdef int next_episode(Legend s) except? -1
@cython.locals(wounds=cython.int, lost=cython.int, tokens=cython.int)
cpdef void count_up(Legend s, int seat) except *
@cython.locals(what=cython.int)
cpdef int begin_episode(Legend s) except? -1
@cython.locals(seat=cython.int, i=cython.int)
cpdef int clear_places(Legend s) except -1
