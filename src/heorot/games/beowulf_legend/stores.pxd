# C types for stores.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport State

cdef int ALLY_FAME, BAG_AT, BYTES_AT, CARD_LOG_AT, CLASS_AT, DISCARDS_AT, DOUBLES, EFFECT_AT, EPISODE, FAME, FAMED_AT, FEWEST_AT
cdef int FIXED_AT, GONE_AT, HIDDEN_AT, HOLDS_AT, INTS, JOKER, KNOWN_AT, LABELS_AT, LAID_AT, LOGGED_AT, N_DISCARDS, N_PILE, OWNED_AT, PILE_AT
cdef int PLAYERS, POINTS_AT, ROW, ROWS_AT, SCRATCHED, SEATS_AT, SECRET_AT, SHELF_AT, SHIFT, SHOWN_AT, SIZE, START, SUPPLY_AT
cdef int SYMBOLS, TABLE_AT, TEXT, TEXT_AT, TOKEN_LOG_AT, TURNED_AT, TYPE_AT, UNSEEN_AT, VALUE_AT, WOUNDS

cdef class Stores(State):
    cdef public unsigned char[::1] hidden, known, laid, table, owned, secret, famed, shown, pile, discards, turned, gone, shelf, supply, bag, each
    cdef public unsigned char[::1] unseen, classes, card_log, token_log, logged, type, value, effect, fewest, holds, rows, text, labels
    cdef public int[::1] now, points
    cdef public list worth_told
    cdef public bint was_told

cpdef int row(Stores s, int what) except? -1
cpdef bint fits(Stores s, int kind) except -1
cpdef int in_hand(Stores s, int seat, int kind) except? -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int hand_size(Stores s, int seat) except? -1
@cython.locals(kind=cython.int)
cpdef bint has_effect(Stores s, int seat, int effect) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int on_table(Stores s, int seat) except? -1
cpdef bint can_draw(Stores s) except -1
@cython.locals(i=cython.int)
cpdef int has_token(Stores s, int seat, int token) except? -1
@cython.locals(n=cython.int, value=cython.int)
cpdef int fame_tokens(Stores s, int seat) except? -1
cpdef bint is_hurt(Stores s, int seat) except -1
@cython.locals(n=cython.int)
cpdef int ways_to_heal(Stores s, int seat) except? -1
cpdef int next_seat(Stores s, int seat) except? -1
@cython.locals(seat=cython.int)
cpdef int in_order(Stores s, int number) except? -1
