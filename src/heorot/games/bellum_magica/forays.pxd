# C types for forays.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.evening cimport ask_hire, finish
from heorot.games.bellum_magica.legal cimport can_attack, loot_bearers
from heorot.games.bellum_magica.muster cimport next_asked, next_seat
from heorot.games.bellum_magica.realm cimport Realm, active, food_given, gives_shield, kind_drawn, kind_due, learn, put_chest, scouts_of, shown_at, stack_for

cdef int BUT, DEALER, EVERYONE, HIDDEN, NOBODY, ATTACKING, CAPTAIN, CHESTS_TO_END, DUE_AT, FACE, FOOD, GLYPH, GOLD, HIDE, IRON, KINDS
cdef int LOOT_BARREL, LOOT_CHEST, LOOTING, MAP, MOST_BARRELS, MOST_CHESTS, N_NAMED, N_ROW, N_SHOWN, NO_CARD, NO_KIND
cdef int PLACE_AT, PRIZE, RULES, SCOUTING, SCOUTS, SEAT, SEEING, STACK_AT, STEALING, STEP, STIRRED, TAKEN_DOWN
cdef int THE_TAVERN, VICTIM, WOOD
cdef object BelowTen, Drawn, Drew, Gathered, LeftRest, LostBarrels, Named, NoChest, NoFood, Raided, RaidedUpTo, Robbed, RobbedBare
cdef object Saw, Scouted, ScoutedTie, Stayed, TenChests, Took, TookNothing

@cython.locals(seat=cython.int, due=cython.int, food=cython.int, glyphs=cython.int)
cpdef int gather(Realm s) except -1
@cython.locals(tied=cython.int, seat=cython.int, alone=cython.bint, maps=cython.int)
cpdef int send_scouts(Realm s) except -1
@cython.locals(seat=cython.int)
cpdef void next_scout(Realm s) except *
cpdef int miss_chest(Realm s, int seat) except -1
@cython.locals(seat=cython.int, kind=cython.int)
cpdef int draw_chest(Realm s, int face) except -1
cpdef int ask_attack(Realm s, int seat) except -1
cpdef int next_attacker(Realm s) except -1
cpdef int stay(Realm s) except -1
@cython.locals(seat=cython.int, loot=cython.int, food=cython.int, barrels=cython.int, room=cython.int, kind=cython.int)
cpdef int attack(Realm s, int place) except -1
@cython.locals(loot=cython.int, glyphs=cython.int, wood=cython.int, iron=cython.int, gold=cython.int)
cpdef int tell_loot(Realm s, int place, int food, int barrels) except -1
@cython.locals(i=cython.int)
cpdef int discard(Realm s, int place) except -1
cpdef int draw_loot(Realm s) except -1
@cython.locals(victim=cython.int, bearers=cython.int, few=cython.int, i=cython.int)
cpdef int raid(Realm s, int castle) except -1
@cython.locals(victim=cython.int)
cpdef int steal(Realm s, int i) except -1
cpdef int leave_rest(Realm s) except -1
@cython.locals(seat=cython.int, victim=cython.int, shielded=cython.bint, first=cython.int, number=cython.int, k=cython.int, kept=cython.int, i=cython.int, at=cython.int, code=cython.int)
cpdef int carry_off(Realm s) except -1
@cython.locals(seat=cython.int, victim=cython.int, number=cython.int, k=cython.int)
cpdef int tell_robbery(Realm s, bint shielded) except -1
@cython.locals(seat=cython.int, at=cython.int)
cpdef int see_chest(Realm s, int face) except -1
@cython.locals(rich=cython.bint, seat=cython.int)
cpdef int check_end(Realm s) except -1
