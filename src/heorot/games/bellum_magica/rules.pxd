# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.bellum_magica.dealing cimport face_drawn, fill_draws, unseen_card
from heorot.games.bellum_magica.evening cimport hire, rest, reveal
from heorot.games.bellum_magica.forays cimport attack, draw_chest, gather, leave_rest, raid, see_chest, stay, steal
from heorot.games.bellum_magica.legal cimport can_reroll, fill_moves
from heorot.games.bellum_magica.memory cimport deal_hidden, draws_blind, hide_from, is_open_to, may_be_dealt, open_rows, opened_rows, unknown_parts
from heorot.games.bellum_magica.muster cimport choose_sides, deal_goblin, name_captain, next_asked, open_sides, take_castle
from heorot.games.bellum_magica.realm cimport Realm, food_left, kind_drawn, shields_left, unseen_of, wealth

cdef int ACTING, DEALER, HIDDEN, NOBODY, ATTACK, BOXED, CAPTAIN, CASTLE, CASTLING, CHEST, DEALING, DECK_AT, DONE, EVIL_AT, FACE, FACE_UP, FACED, FACES, GOBLIN_AT
cdef int GOBLINS_EACH, HELD, HIDE, HIRE, HOLDS, LOOTING, LOW, MOST_CHESTS, MOST_EVIL_AT, MOST_MOVES, N_CARDS, OPENING, PASS, PLACING, RAID, REPLACING, REROLLING
cdef int REVEAL, ROLL, ROLLING, SCOUTING, SEAT, SEEING, SHIFT, SLOT, SPELL, STACK_AT, STEAL, STEALING, STEP, THE_TAVERN, UNSEEN, UP
cdef object Cast, Held, LetBe, PaidBarrel, Rolled

cdef class Bellum(Realm):
    cpdef int room(self) except -1
    cpdef int score(self, int seat) except? -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    @cython.locals(step=cython.int, kind=cython.int, stack=cython.int, deck=cython.int)
    cpdef int deal(self, Rng rng, Moves moves) except -1
    @cython.locals(what=cython.int, which=cython.int)
    cpdef void apply(self, int move, int seat=*) except *

@cython.locals(step=cython.int)
cpdef int dealt(Bellum s, int what, int which) except -1
cpdef int rolled(Bellum s, int face) except -1
cpdef int ask_round(Bellum s, int seat) except -1
@cython.locals(seat=cython.int)
cpdef void ask_for_roll(Bellum s, int by) except *
cpdef int hold(Bellum s) except -1
@cython.locals(seat=cython.int)
cpdef int let_be(Bellum s) except -1
