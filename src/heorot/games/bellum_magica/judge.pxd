# C types for judge.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.outlook cimport best_attack, chest_worth, day_worth, loot_worth, mean_value, prize_for, raid_worth
from heorot.games.bellum_magica.realm cimport add_side, defence, is_hidden, is_most_evil, on_line
from heorot.games.bellum_magica.rules cimport Bellum

cdef int A_MAGIC_SHIELD, A_SHIELD, A_SPELL, ATTACK, ATTACKING, BARREL, CHESTS_TO_END, FACE, FACES, FOOD, GLYPH, GOLD, HIDE, HIRE, HIRING, HOLDS, LOOT_CHEST
cdef int LOW, MAGIC, MOST_CHESTS, MOST_EVIL_FOOD, MOST_EVIL_GLYPH, MOST_EVIL_GLYPHS, N_NAMED, NO_CARD, NO_KIND, PASS, PLACE_AT, PLACING, RAID, REROLLING, RULES, SEAT
cdef int SHIFT, SPELL, STEAL, STEALING, STEP, SWORD, THIEF, VICTIM, EVERY
cdef double PACE, FEAR, A_DAYS_FOOD, A_DAYS_GLYPH, MEANT, STRENGTH, SEASON, TOKENS, RUSH

cdef class BellumJudge:
    cdef public Bellum after
    cdef public int looked_at

@cython.locals(step=cython.int, what=cython.int, which=cython.int)
cpdef double weigh(BellumJudge judge, Bellum s, int move) except? -1e9
@cython.locals(most=cython.int, seat=cython.int, left=cython.int)
cpdef double days_left(Bellum s) except? -1e9
@cython.locals(days=cython.double)
cpdef double season(Bellum s) except? -1e9
@cython.locals(found=cython.double, food=cython.double, glyph=cython.double, face=cython.int, prize=cython.int, swords=cython.int)
cpdef double day_hope(Bellum s, int seat) except? -1e9
@cython.locals(seat=cython.int, after=Bellum, food=cython.double, glyphs=cython.double, cost=cython.double, token=cython.double)
cpdef double hire_worth(BellumJudge judge, Bellum s, int card, int how) except? -1e9
@cython.locals(seat=cython.int, after=Bellum)
cpdef double side_worth(BellumJudge judge, Bellum s, int way) except? -1e9
@cython.locals(theirs=cython.double, other=cython.int)
cpdef double lead(Bellum s, int seat, int face) except? -1e9
@cython.locals(seat=cython.int, found=cython.double, face=cython.int)
cpdef double reroll_worth(Bellum s, int which) except? -1e9
@cython.locals(seat=cython.int, here=cython.double, rival=cython.int)
cpdef double hold_worth(Bellum s, double other) except? -1e9
@cython.locals(n=cython.int, kind=cython.int)
cpdef int chests_in(Bellum s, int place) except? -1
@cython.locals(code=cython.int)
cpdef double value_at(Bellum s, int at) except? -1e9
@cython.locals(found=cython.double, i=cython.int)
cpdef double riches(Bellum s, int seat) except? -1e9
@cython.locals(seat=cython.int, victim=cython.int, worth=cython.int, thieves=cython.int, taken=cython.int, grudge=cython.double, ending=cython.double)
cpdef double robbery_worth(Bellum s, int castle) except? -1e9
@cython.locals(first=cython.int, found=cython.double, number=cython.int, k=cython.int)
cpdef double theft_worth(Bellum s, int chest) except? -1e9
@cython.locals(seat=cython.int, ends=cython.bint, other=cython.int, mine=cython.double)
cpdef double ending_worth(Bellum s, int chests, int worth) except? -1e9
