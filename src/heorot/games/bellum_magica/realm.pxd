# C types for realm.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport State

cdef int BAG_AT, BARRELS_AT, BONUS_AT, BOX_FOOD, BOX_SHIELDS, BOXED, BYTES_AT, CASTLES_AT, CHESTS_AT, DEALT_AT, DUE_AT, FACE, FACE_UP, FACED, FACES, FOOD_AT, GLYPHS_AT, GOLD, GROUP_AT, HIDE
cdef int INTS, KIND_AT, KNOWN_AT, LABELS_AT, LATER, LATER_AT, LINES_AT, LOOT_AT, MAGIC, MAGIC_AT, MAGICS_AT, MAP, MOST_CHESTS, MOST_EVIL_AT, MOST_FACES, N_CARDS, N_NAMED, N_SHOWN, NAMED_AT
cdef int NO_CARD, NO_KIND, OWNED, PLACE_AT, POINTS_AT, PRINT, PRINT_AT, PRIZE, READY_AT, ROW_AT, RULES, SCOUTING, SEALED_AT, SEAT, SHIELD_AT, SHIELDS_AT
cdef int SIZE, SIZES_AT, SORT_AT, SOURCE_AT, SPENT_AT, STACK_AT, STEP, SWORD, SYMBOLS, TAKEN_DOWN, THIEF, TOTAL_AT, UP_AT, VALUE_AT, WHERE_AT, WOOD, THIRD
cdef int NO_CHESTS, NO_THIEF, NOT_TURNED_UP, OK, OWN_CASTLE, PLACE_GONE, TOO_WEAK

cdef class Realm(State):
    cdef public int[::1] now, points, food, glyphs, shields, lines
    cdef public unsigned char[::1] where, barrels, magics, ready, spent, castles, dealt, sealed, row, up, sizes, chests, known, named, bag, bonus, group, source, shield, magic, sort, loot, kind, value, total, printed, labels, later
    cdef public int prey

@cython.locals(i=cython.int)
cpdef int clear(Realm s) except -1
cpdef int join(Realm s, int seat, int card, int side) except -1
@cython.locals(first=cython.int, face=cython.int, symbol=cython.int)
cpdef int add_side(Realm s, int seat, int card, int side) except -1
cpdef int on_line(Realm s, int seat, int face, int symbol) except? -1
cpdef int active(Realm s, int seat, int symbol) except? -1
@cython.locals(most=cython.int, tied=cython.int, seat=cython.int, maps=cython.int)
cpdef int scouts_of(Realm s, int face) except? -1
cpdef bint is_most_evil(int card) noexcept
@cython.locals(left=cython.int, seat=cython.int)
cpdef int food_left(Realm s) except? -1
@cython.locals(left=cython.int, seat=cython.int)
cpdef int shields_left(Realm s) except? -1
@cython.locals(left=cython.int)
cpdef int food_given(Realm s, int wanted) except? -1
cpdef bint gives_shield(Realm s) except -1
cpdef int defence(Realm s, int seat) except? -1
cpdef int magic_defence(Realm s, int seat) except? -1
cpdef int lacking_magic(int magic, int magic_shield) noexcept
cpdef int lacking_swords(int swords, int magic, int shield, int magic_shield) noexcept
@cython.locals(swords=cython.int, magic=cython.int)
cpdef bint overcomes(Realm s, int seat, int face, int shield, int magic_shield) except -1
cpdef int may_attack(Realm s, int seat, int face, int place) except -1
cpdef int may_raid(Realm s, int seat, int face, int victim) except -1
cpdef int stack_for(Realm s, int kind) except? -1
cpdef int kind_drawn(Realm s) except? -1
@cython.locals(kind=cython.int)
cpdef int kind_due(Realm s) except? -1
@cython.locals(seat=cython.int)
cpdef int shown_at(Realm s) except? -1
@cython.locals(face=cython.int)
cpdef int first_face(Realm s, int kind) except? -1
cpdef bint is_hidden(int code) noexcept
@cython.locals(at=cython.int)
cpdef int put_chest(Realm s, int seat, int code, int known) except -1
cpdef int learn(Realm s, int at, int face) except -1
@cython.locals(code=cython.int)
cpdef int forget(Realm s, int at) except -1
@cython.locals(n=cython.int, face=cython.int)
cpdef int unseen_of(Realm s, int kind) except? -1
@cython.locals(n=cython.int, seat=cython.int, i=cython.int)
cpdef int hidden_chests(Realm s) except? -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int of_kind(Realm s, int seat, int kind) except? -1
@cython.locals(total=cython.int, i=cython.int, code=cython.int)
cpdef int wealth(Realm s, int seat) except? -1
