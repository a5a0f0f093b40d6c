# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_legend.gains cimport is_open
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, fame_tokens, fits, hand_size, has_effect, has_token, in_hand, is_hurt, row

cdef int OK
cdef int ALLY_FAME, ALLY_TREASURE, ANY, BEGUN, BIDDING, BLESS, BLESSED, BLUFF, DARE, DARING, DONE, DOUBLES, EPISODE, FAME
cdef int FAME_OR_HEAL, FAME_TOKENS, FIRST_SPECIAL, GIVE, GIVEN, GIVE_TOKEN, GIVING, GLORY, GO, HEALING, HEAL_ALL, HEAL_ANY
cdef int HEAL_DOUBLE, HEAL_WOUND, ICON, ICONS, JOKER, JOKERS, LAST_ALLY, LAST_FAME, LAST_TREASURE, LAY, LAYING, MEND, NO
cdef int N_ICONS, N_KINDS, N_NEEDS, OWED, PASS, PERSIST, PICK, PICKING, RESOLVING, REST, RESTING, RISKING, ROW, SCRATCHED
cdef int SELECTING, SHIELD_OFF, SHIFT, SHOW, STEP, TAKE, TAKER, TAKING, TREASURE, TURN, WOUNDS
cdef int BEGUN_TO_GIVE, CANNOT_PAY, CANNOT_PAY_FAME, CLOSED, DOES_NOT_FIT, NOTHING_TO_REVEAL, NOT_NEEDED
cdef int NOT_PLAYED, NOT_TO_GIVE, NOT_TO_LAY, NOT_TO_PLAY, NOT_TURNED_UP, NO_BLUFF, NO_DARING
cdef int NO_FAME_HERE, NO_REST, NO_SCRATCH, NO_SCRATCHES, NO_SUCH_FAME, NO_SUCH_TREASURE, NO_SUCH_WOUND, NO_TREASURE
cdef int RISK_FIRST, TAKEN, TEXT_CARD, TWIN, WOUNDS_ONLY

@cython.locals(step=cython.int, n=cython.int)
cpdef int fill_moves(Stores s, Moves m, int seat) except? -1
cpdef int put(Moves m, int n, int move) except? -1
cpdef int may_mend(Stores s, int seat, int move) except? -1
cpdef int may_risk(Stores s, int seat, int move) except? -1
cpdef int fill_risk(Stores s, Moves m, int seat, int n) except? -1
@cython.locals(i=cython.int)
cpdef int may_play(Stores s, int seat, int kind) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_turn(Stores s, Moves m, int seat) except? -1
cpdef int may_lie(Stores s, int kind) except? -1
@cython.locals(i=cython.int)
cpdef int may_lay(Stores s, int seat, int kind) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_laying(Stores s, Moves m, int seat) except? -1
cpdef int open_icons(Stores s) except? -1
cpdef int may_take(Stores s, int seat, int icon) except? -1
@cython.locals(n=cython.int, icon=cython.int)
cpdef int fill_icons(Stores s, Moves m, int seat) except? -1
@cython.locals(at=cython.int, i=cython.int)
cpdef bint is_twin(Stores s, int icon) except -1
@cython.locals(at=cython.int)
cpdef int may_choose(Stores s, int seat, int i) except? -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int fill_choices(Stores s, Moves m, int seat) except? -1
@cython.locals(i=cython.int)
cpdef bint any_choice(Stores s, int seat) except -1
cpdef int may_pick(Stores s, int seat, int kind) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_pick(Stores s, Moves m, int seat) except? -1
cpdef int may_show(Stores s, int seat, int token) except? -1
@cython.locals(n=cython.int, token=cython.int)
cpdef int fill_bids(Stores s, Moves m, int seat) except? -1
cpdef bint is_treasure(int token) except -1
cpdef bint is_fame(int token) except -1
cpdef int may_bless(Stores s, int seat, int kind) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_blessings(Stores s, Moves m, int seat) except? -1
@cython.locals(what=cython.int)
cpdef int may_heal(Stores s, int seat, int move) except? -1
@cython.locals(n=cython.int, move=cython.int)
cpdef int fill_healing(Stores s, Moves m, int seat) except? -1
cpdef bint asks_fame(Stores s) except -1
cpdef int may_give_token(Stores s, int seat, int token) except? -1
@cython.locals(i=cython.int)
cpdef int may_give(Stores s, int seat, int kind) except? -1
cpdef int may_pay(Stores s, int seat) except? -1
cpdef int may_give_nothing(Stores s, int seat, int move) except? -1
@cython.locals(n=cython.int, token=cython.int, kind=cython.int)
cpdef int fill_giving(Stores s, Moves m, int seat) except? -1
cpdef bint may_give_fame(Stores s, int seat) except -1
cpdef bint is_needed(Stores s, int kind) except -1
@cython.locals(lack=cython.int, owed=cython.int, kind=cython.int, kind_type=cython.int)
cpdef bint can_pay(Stores s, int seat) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int still_owed(Stores s) except? -1
