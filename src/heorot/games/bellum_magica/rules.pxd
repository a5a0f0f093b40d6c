# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.bellum_magica.dealing cimport fill_draws
from heorot.games.bellum_magica.evening cimport hire, rest, reveal
from heorot.games.bellum_magica.forays cimport attack, draw_chest, gather, raid, see_chest, stay, steal
from heorot.games.bellum_magica.legal cimport can_reroll, fill_moves
from heorot.games.bellum_magica.memory cimport deal_hidden, draws_blind, hide_from, is_open_to, may_be_dealt, open_rows, opened_rows, unknown_parts
from heorot.games.bellum_magica.muster cimport choose_sides, deal_goblin, name_captain, next_asked, open_sides, take_castle
from heorot.games.bellum_magica.realm cimport Realm, wealth

cdef int ACTING, DEALER, HIDDEN, NOBODY, ATTACK, CAPTAIN, CASTLE, CASTLING, DEALING, DONE, FACE, FACE_UP, FACED, FACES, GOBLIN_AT
cdef int GOBLINS_EACH, HIDE, HIRE, LOOTING, LOW, MOST_CHESTS, MOST_MOVES, N_CARDS, OPENING, PASS, PLACING, RAID, REROLLING
cdef int REVEAL, ROLL, ROLLING, SCOUTING, SEAT, SEEING, SHIFT, SPELL, STEAL, STEP, THE_TAVERN, UNSEEN
cdef object Cast, LetBe, PaidBarrel, Rolled

cdef class Bellum(Realm):
    cpdef int room(self) except -1
    cpdef int score(self, int seat) except? -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    cpdef int deal(self, Rng rng, Moves moves) except -1
    @cython.locals(what=cython.int, which=cython.int)
    cpdef void apply(self, int move, int seat=*) except *

@cython.locals(step=cython.int)
cpdef int dealt(Bellum s, int what, int which) except -1
cpdef int rolled(Bellum s, int face) except -1
cpdef int ask_round(Bellum s, int seat) except -1
@cython.locals(seat=cython.int)
cpdef int ask_for_roll(Bellum s, int by) except -1
@cython.locals(seat=cython.int)
cpdef int let_be(Bellum s) except -1
