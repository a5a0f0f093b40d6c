# C types for rules.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.core.state cimport Moves, State
from heorot.games.beowulf_movie.board cimport Board, act_of, can_move, counsel_of, counsels_only, figure_of, find_in, is_tile, lay_out, open_up, owner_of, put, take_in, take_out
from heorot.games.beowulf_movie.legal cimport asks, can_act, fill_moves, in_doubt, step_of
from heorot.games.beowulf_movie.memory cimport fill_hands, hide_hands, is_stuck_with, kind_played, may_be_dealt, may_be_news, may_be_stuck_with, show_counsels
from heorot.games.beowulf_movie.scoring cimport score_figures

cdef int ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY
cdef int ABILITY_FIRST, ACT, ACTS, ALPHABET, ASK, BEGUN, CASH, CHOSEN, COUNSEL, DERIVED_AT, DRAW, DRAWING, FIGURE, FILLING, FIRST, FIRST_KIND
cdef int FIRST_SEAT, FRESH, HAND, KINDS, LAY, LONGSHIP, LOW, MARK, MOST_MOVES, MOVE, NOWHERE, N_BAG, N_OPEN, N_SPACES, N_UNKNOWN, OPEN, PASS, PLACE
cdef int PLAY, REFILL, REMOVE, REMOVING, SEAT, SHIFT, SLOTS, STARTER, STATUE, STEP, SWAP, SWAPPING, SWAPPING_WITH, TEMPTATION, TURN, WITH

cdef class Movie(Board):
    cpdef int room(self) except -1
    cpdef int score(self, int seat) except? -1
    cpdef int fill(self, Moves moves, int seat=*) except -1
    cpdef int fill_odds(self, Moves moves) except -1
    cpdef void hide(self, int seat) except *
    cpdef bint blind(self) except -1
    @cython.locals(r=cython.int, kind=cython.int)
    cpdef int deal(self, Rng rng, Moves moves) except -1
    @cython.locals(what=cython.int)
    cpdef void apply(self, int move, int seat=*) except *

@cython.locals(n=cython.int, total=cython.int, kind=cython.int, weight=cython.int)
cpdef int fill_draws(Movie s, Moves m) except -1
@cython.locals(step=cython.int, seat=cython.int)
cpdef void dealt(Movie s, int move) except *
cpdef void tell_of_draw(Movie s, int seat, int move, str clause) except *
@cython.locals(asked=cython.bint)
cpdef void fill_up(Movie s, int seat) except *
cpdef void pass_by(Movie s) except *
cpdef int next_seat(Movie s, int seat) except -1
@cython.locals(seat=cython.int)
cpdef void place(Movie s, int figure, int c) except *
@cython.locals(old=cython.int)
cpdef void lay(Movie s, int kind, int c) except *
@cython.locals(seat=cython.int)
cpdef void cash_in(Movie s, int kind) except *
@cython.locals(kind=cython.int, to=cython.int, figure=cython.int)
cpdef void give_counsel(Movie s, int c, int how) except *
@cython.locals(kind=cython.int)
cpdef void remove(Movie s, int c) except *
cpdef void choose(Movie s, int c) except *
@cython.locals(other=cython.int, kind=cython.int)
cpdef void swap(Movie s, int c) except *
cpdef void keep(Movie s) except *
@cython.locals(laid=cython.int)
cpdef str clause_of_ability(Movie s)
@cython.locals(at=cython.int)
cpdef void take_from_hand(Movie s, int seat, int kind) except *
cpdef void end_turn(Movie s) except *
@cython.locals(seat=cython.int)
cpdef void pass_turn(Movie s) except *
cpdef void end_act(Movie s) except *
@cython.locals(i=cython.int, what=cython.int, at=cython.int)
cpdef void clear_board(Movie s) except *
@cython.locals(kind=cython.int)
cpdef void begin_act(Movie s) except *
@cython.locals(n=cython.int, figure=cython.int)
cpdef int unused_diamonds(Movie s, int seat) except -1
