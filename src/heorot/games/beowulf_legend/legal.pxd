# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_legend.gains cimport is_open
from heorot.games.beowulf_legend.stores cimport Stores, can_draw, fame_tokens, fits, hand_size, has_effect, has_token, in_hand, is_hurt, row

cdef int ALLY_FAME, ALLY_TREASURE, ANY, BEGUN, BIDDING, BLESS, BLESSED, BLUFF, DARE, DARING, DONE, DOUBLES, EPISODE, FAME
cdef int FAME_OR_HEAL, FAME_TOKENS, FIRST_SPECIAL, GIVE, GIVE_TOKEN, GIVEN, GIVING, GLORY, GO, HEAL_ALL, HEAL_ANY, HEAL_DOUBLE
cdef int HEAL_WOUND, HEALING, ICON, ICONS, JOKER, JOKERS, LAST_ALLY, LAST_FAME, LAST_TREASURE, LAY, LAYING, MEND, N_ICONS, N_KINDS
cdef int N_NEEDS, NO, OWED, PASS, PERSIST, PICK, PICKING, RESOLVING, REST, RESTING, RISKING, ROW, SCRATCHED, SELECTING, SHIELD_OFF
cdef int SHIFT, SHOW, STEP, TAKE, TAKER, TAKING, TREASURE, TURN, WOUNDS

@cython.locals(step=cython.int, n=cython.int)
cpdef int fill_moves(Stores s, Moves m, int seat) except? -1
cpdef int put(Moves m, int n, int move) except? -1
cpdef int fill_risk(Stores s, Moves m, int seat, int n) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_turn(Stores s, Moves m, int seat) except? -1
cpdef bint may_lay(Stores s, int kind) except -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_laying(Stores s, Moves m, int seat) except? -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int fill_icons(Stores s, Moves m) except? -1
@cython.locals(at=cython.int, i=cython.int)
cpdef bint is_twin(Stores s, int icon) except -1
@cython.locals(at=cython.int)
cpdef bint choice_open(Stores s, int seat, int i) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int fill_choices(Stores s, Moves m, int seat) except? -1
@cython.locals(i=cython.int)
cpdef bint any_choice(Stores s, int seat) except -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_pick(Stores s, Moves m) except? -1
@cython.locals(n=cython.int, token=cython.int)
cpdef int fill_bids(Stores s, Moves m, int seat) except? -1
cpdef bint is_treasure(int token) except -1
cpdef bint is_fame(int token) except -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int fill_blessings(Stores s, Moves m, int seat) except? -1
@cython.locals(n=cython.int, what=cython.int)
cpdef int fill_healing(Stores s, Moves m, int seat) except? -1
@cython.locals(n=cython.int, token=cython.int, kind=cython.int)
cpdef int fill_giving(Stores s, Moves m, int seat) except? -1
cpdef bint may_give_fame(Stores s, int seat) except -1
cpdef bint is_needed(Stores s, int kind) except -1
@cython.locals(lack=cython.int, kind=cython.int, kind_type=cython.int, owed=cython.int)
cpdef bint can_pay(Stores s, int seat) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int still_owed(Stores s) except? -1
