# C types for outlook.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.muster cimport next_seat
from heorot.games.bellum_magica.realm cimport Realm, food_given, may_attack, may_raid, of_kind, on_line, scouts_of, stack_for

cdef int CAPTAIN, FACED, FACES, FOOD, GLYPH, GOLD, IRON, LOOT_BARREL, LOOT_CHEST, MOST_BARRELS, MOST_FACES, N_ROW, NO_CARD, NO_KIND, PLACE_AT, STACK_AT, THE_TAVERN
cdef int THIEF, WOOD, OK, A_FOOD, A_GLYPH, A_BARREL

@cython.locals(total=cython.int, n=cython.int, face=cython.int)
cpdef int mean_value(Realm s, int kind) except? -1
cpdef int chest_worth(Realm s, int kind) except? -1
@cython.locals(tied=cython.int, left=cython.int, other=cython.int)
cpdef int prize_for(Realm s, int seat, int face) except? -1
@cython.locals(tied=cython.int, number=cython.int, seat=cython.int)
cpdef int drawn_by_scouts(Realm s, int face, int kind) except? -1
cpdef int loot_worth(Realm s, int seat, int place) except? -1
@cython.locals(at=cython.int, room=cython.int, barrels=cython.int, found=cython.int, kind=cython.int, due=cython.int, there=cython.int, taken=cython.int)
cpdef int loot_after(Realm s, int seat, int place, int iron, int wood) except? -1
@cython.locals(thieves=cython.int, found=cython.int, kind=cython.int, there=cython.int, taken=cython.int)
cpdef int raid_worth(Realm s, int seat, int face, int victim) except? -1
@cython.locals(best=cython.int, iron=cython.int, wood=cython.int, i=cython.int, victim=cython.int, place=cython.int, worth=cython.int)
cpdef int best_attack(Realm s, int seat, int face) except? -1
@cython.locals(found=cython.int, prize=cython.int)
cpdef int day_worth(Realm s, int seat, int face) except? -1
@cython.locals(here=cython.int, found=cython.int, other=cython.int)
cpdef int faces_better(Realm s, int seat, int face) except? -1
