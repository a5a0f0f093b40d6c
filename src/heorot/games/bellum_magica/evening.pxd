# C types for evening.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.dealing cimport next_sort
from heorot.games.bellum_magica.legal cimport can_hire
from heorot.games.bellum_magica.muster cimport next_asked, next_seat
from heorot.games.bellum_magica.realm cimport Realm, gives_shield, is_most_evil, join, wealth

cdef int DEALER, NOBODY, A_MAGIC_SHIELD, A_SHIELD, A_SPELL, CAPTAIN, DAY, DECK_AT, EVIL_FOOD, FACE, FACE_UP, HELD, MOST_CHESTS
cdef int HIRING, KINGDOM_AT, MOST_EVIL_FOOD, MOST_EVIL_GLYPH, MOST_EVIL_GLYPHS, N_ROW, NO_CARD, OVER, PLACE_SLOT, QUIET, QUIET_DAYS, REFILLING
cdef int REPLACING, ROLLING, SEAT, SLOT, STEP, STIRRED
cdef object Counted, Dawned, DawnedSpells, Ended, EndedQuiet, Hired, LastDay, Night, NoShield, Rested, Revealed, RevealedPlace

cpdef int ask_hire(Realm s, int seat) except -1
cpdef int go_on_hiring(Realm s, int seat) except -1
@cython.locals(seat=cython.int)
cpdef int rest(Realm s) except -1
@cython.locals(seat=cython.int, food=cython.int, glyphs=cython.int, bonus=cython.int, short=cython.bint, slot=cython.int)
cpdef int hire(Realm s, int card, int side, bint by_glyphs) except -1
cpdef int end_day(Realm s) except -1
cpdef int refill(Realm s) except -1
@cython.locals(captain=cython.int, back=cython.int)
cpdef int begin_day(Realm s) except -1
@cython.locals(slot=cython.int, step=cython.int)
cpdef int reveal(Realm s, int card) except -1
cpdef int finish(Realm s, bint rich) except -1
@cython.locals(seat=cython.int, total=cython.int)
cpdef int count_up(Realm s) except -1
