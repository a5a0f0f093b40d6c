# C types for showing.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.legal cimport is_named
from heorot.games.bellum_magica.outlook cimport best_attack, day_worth, prize_for
from heorot.games.bellum_magica.realm cimport Realm, defence, food_left, is_hidden, is_most_evil, lacking_magic, lacking_swords, magic_defence, may_attack, may_raid, of_kind, on_line, shields_left

cdef int BOXED, CHESTS_TO_END, DECK_AT, EVIL_FOOD, FACE, FACED, FACES, FOOD, GLYPH, GOBLIN_AT, HIDE, KINDS, LEFT, MAGIC, MAP, MOST_CHESTS, MOST_EVIL_FOOD, MOST_EVIL_GLYPH
cdef int MOST_EVIL_GLYPHS, MOST_FACES, N_ROW, NO_CARD, NO_KIND, OVER, OWNED, PLACE_AT, PRINT, QUIET, QUIET_DAYS, RIGHT, SEALED, STEALING, STEP, STIRRED, SWORD, SYMBOLS
cdef int THE_TAVERN, THIEF, UP, VICTIM, OK

cpdef show_card(Realm s, int card)
cpdef show_place(Realm s, int card)
@cython.locals(symbol=cython.int, n=cython.int, face=cython.int)
cpdef dict gain_in_all(Realm s, int card, int side)
cpdef dict gain_a_day(Realm s, int card, int side)
cpdef tuple costs_of(int card)
@cython.locals(i=cython.int, card=cython.int)
cpdef tuple show_hires(Realm s)
@cython.locals(active=cython.int, here=cython.int, face=cython.int, worth=cython.int, best=cython.int, prize=cython.int)
cpdef tuple show_lines(Realm s, int seat)
@cython.locals(i=cython.int, victim=cython.int)
cpdef tuple show_targets(Realm s, int seat)
@cython.locals(swords=cython.int, magic=cython.int)
cpdef place_target(Realm s, int seat, int place)
@cython.locals(swords=cython.int, magic=cython.int, thief=cython.bint)
cpdef castle_target(Realm s, int seat, int victim)
@cython.locals(face=cython.int, swords=cython.int, magic=cython.int)
cpdef tuple lacking(Realm s, int seat, int shield, int magic_shield)
@cython.locals(card=cython.int)
cpdef tuple show_creatures(Realm s, int seat)
@cython.locals(seat=cython.int, castle=cython.int, housed=cython.bint)
cpdef tuple show_seats(Realm s)
@cython.locals(seat=cython.int, known=cython.int, i=cython.int, code=cython.int, who=cython.int, named=cython.bint)
cpdef tuple show_rows(Realm s)
cpdef list unseen_values(Realm s, int kind)
cpdef dict show_unseen(Realm s)
cpdef tuple show_sealed(Realm s)
@cython.locals(seat=cython.int)
cpdef str show_last(Realm s)
cpdef show_supply(Realm s)
cpdef dict show_decks(Realm s)
