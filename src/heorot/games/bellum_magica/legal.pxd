# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.bellum_magica.realm cimport Realm, active, is_most_evil, may_attack, may_raid

cdef int ATTACK, ATTACKING, BARREL, CAPTAIN, CASTLE, CASTLE_AT, CASTLING, DONE, EVIL_FOOD, FACE, FACE_UP, GOBLIN_AT, HELD, HIRE, HIRING, MOST_EVIL_FOOD
cdef int MOST_EVIL_GLYPH, MOST_EVIL_GLYPHS, N_NAMED, N_ROW, NO_CARD, PASS, PLACE, PLACING, RAID, REROLLING, RULES, SEAT, SHIFT, SMALL, SPELL, STEAL, STEP
cdef int THE_TAVERN, THIEF, UNSEEN, UP, VICTIM, WAYS
cdef int CASTLE_TAKEN, EVIL_COST, EVIL_FOR_FOOD, HELD_BACK, HOLDS_ALREADY, MOST_EVIL_COST, NAME_ONE, NAMED_ALREADY, NO_BARREL, NO_SPELL, NO_SUCH_CHEST, NOT_CAPTAIN
cdef int NOT_FACE_UP, OK, STEAL_FIRST

@cython.locals(step=cython.int, way=cython.int)
cpdef int fill_moves(Realm s, Moves m) except? -1
cpdef int may_take_castle(Realm s, int card) except -1
@cython.locals(n=cython.int, card=cython.int)
cpdef int fill_castles(Realm s, Moves m) except? -1
cpdef int may_pay_barrel(Realm s, int seat) except -1
cpdef int may_cast(Realm s, int seat) except -1
cpdef bint can_reroll(Realm s, int seat) except -1
@cython.locals(seat=cython.int, n=cython.int)
cpdef int fill_rerolls(Realm s, Moves m) except? -1
@cython.locals(face=cython.int, i=cython.int, victim=cython.int)
cpdef bint can_attack(Realm s, int seat) except -1
@cython.locals(seat=cython.int, face=cython.int, n=cython.int, i=cython.int, victim=cython.int)
cpdef int fill_attacks(Realm s, Moves m) except? -1
@cython.locals(k=cython.int)
cpdef bint is_named(Realm s, int i) except -1
cpdef int may_name(Realm s, int i) except -1
cpdef int may_stop(Realm s) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int fill_chests(Realm s, Moves m) except? -1
@cython.locals(thieves=cython.int, there=cython.int)
cpdef int loot_bearers(Realm s) except? -1
cpdef int may_pay(Realm s, int seat, int card, bint glyphs) except -1
cpdef int may_hire(Realm s, int seat, int card, bint glyphs) except -1
@cython.locals(i=cython.int, card=cython.int)
cpdef bint can_hire(Realm s, int seat) except -1
@cython.locals(seat=cython.int, n=cython.int, i=cython.int, card=cython.int, glyphs=cython.int)
cpdef int fill_hires(Realm s, Moves m) except? -1
