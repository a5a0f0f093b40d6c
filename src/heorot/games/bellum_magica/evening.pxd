# C types for evening.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.dealing cimport next_sort
from heorot.games.bellum_magica.legal cimport can_hire
from heorot.games.bellum_magica.muster cimport next_seat
from heorot.games.bellum_magica.realm cimport Realm, is_most_evil, join, wealth

cdef int DEALER, NOBODY, A_MAGIC_SHIELD, A_SHIELD, A_SPELL, CAPTAIN, DAY, DECK_AT, EVIL_FOOD, FACE, FACE_UP
cdef int HIRING, KINGDOM_AT, MOST_EVIL_FOOD, MOST_EVIL_GLYPH, MOST_EVIL_GLYPHS, N_ROW, NO_CARD, OVER, PLACE_SLOT, QUIET, QUIET_DAYS, REFILLING
cdef int REPLACING, ROLLING, SEAT, SLOT, STEP, STIRRED

cpdef void ask_hire(Realm s, int seat) except *
cpdef void go_on_hiring(Realm s, int seat) except *
cpdef void end_hiring(Realm s, int seat) except *
@cython.locals(seat=cython.int)
cpdef void rest(Realm s) except *
@cython.locals(seat=cython.int, food=cython.int, glyphs=cython.int, bonus=cython.int, slot=cython.int)
cpdef void hire(Realm s, int card, int side, bint by_glyphs) except *
cpdef void end_day(Realm s) except *
cpdef void refill(Realm s) except *
@cython.locals(captain=cython.int, back=cython.int)
cpdef void begin_day(Realm s) except *
@cython.locals(slot=cython.int, step=cython.int)
cpdef void reveal(Realm s, int card) except *
cpdef void finish(Realm s, bint rich) except *
@cython.locals(seat=cython.int, total=cython.int)
cpdef void count_up(Realm s) except *
