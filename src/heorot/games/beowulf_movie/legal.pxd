# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_movie.board cimport Board, act_of, can_move, counsel_of, counsels_only, find_in, is_own, is_tile, unknown_in

cdef int DEALER, HIDDEN, NOBODY, OK
cdef int ACT, BEGUN, CASH, CELLS, CHOSEN, COUNSEL, DRAW, DRUNKENNESS, FIGURE, FIRST, FIRST_KIND, FIRST_SEAT, KEEP, KINDS, LAY, LOW, MARK, MEAD, MOVE, N_BAG
cdef int N_OPEN, N_SPACES, N_UNKNOWN, NONE, OPEN, OUTSIDE, PASS, PLACE, PLAY, PLAYERS, PRINTED, REFILL, REMOVE, REMOVING, SEAT, SHIFT, SLOTS, STATUE, STEP, SWAP, SWAPPING
cdef int SWAPPING_WITH, TEMPTATION, TREASURE, TURN, VALOR, WIDTH, WITH
cdef int COUNSEL_LAID, DEALERS, DRAW_FIRST, DRAWN_ALREADY, FIGURE_AFTER_DRAW, FIGURE_OCCUPIED, FIGURE_SPENT, NO_FIGURE, NO_MEAD, NO_PASS, NO_SPACE
cdef int NO_SUCH_MOVE, NO_TEMPTATION_LAID, NO_TREASURE, NO_VALOR_LAID, NOT_IN_HAND, NOT_OPEN_BESIDE, NOT_OWN_FIGURE, NOTHING_TO_KEEP, NOTHING_TO_SWAP
cdef int OCCUPIED, OVER, PENDING, POOL_EMPTY, PRINTED_GORGE, REFILL_FIRST, REMOVE_TEMPTATION, REMOVE_VALOR, START_PLAYER, SWAP_CHOSEN, SWAP_FIGURE, SWAP_FIRST
cdef int SWAP_ITSELF, SWAP_NO_TILE, SWAP_SAME, TEMPTATION_FIRST, VALOR_FIRST

@cython.locals(step=cython.int, pool=cython.int, n=cython.int)
cpdef int fill_moves(Board s, Moves m) except -1
@cython.locals(figure=cython.int, i=cython.int, moves=int[::1])
cpdef int fill_figures(Board s, Moves m, int n) except -1
@cython.locals(seat=cython.int, hand=cython.int, last=cython.int, i=cython.int, k=cython.int, kind=cython.int, ability=cython.int, moves=int[::1])
cpdef int fill_tiles(Board s, Moves m, int n) except -1
@cython.locals(i=cython.int, c=cython.int, direction=cython.int)
cpdef int fill_steps(Board s, Moves m, int n, int act) except -1
@cython.locals(what=cython.int, laid=cython.int, n=cython.int, i=cython.int, c=cython.int)
cpdef int fill_targets(Board s, Moves m) except -1
cpdef int may_draw(int step, int pool) noexcept
cpdef int may_pass(int step) noexcept
cpdef int may_place(int step) noexcept
cpdef int may_play(int step, int pool) noexcept
cpdef int may_keep(int step) noexcept
cpdef int asked_for(int step) noexcept
cpdef int closed(Board s, int c, int occupied) except -1
cpdef int may_take(int unused) noexcept
cpdef int may_stand(Board s, int c) except -1
cpdef int may_be_laid(int ability) noexcept
cpdef bint replaces(int ability) noexcept
cpdef int may_replace(int ability) noexcept
@cython.locals(found=cython.int)
cpdef int may_lay(Board s, int kind, int c) except -1
cpdef int may_cash(int ability) noexcept
cpdef int may_move(bint own) noexcept
cpdef int may_step(int beside) noexcept
cpdef int may_use_on(Board s, int laid, int c) except -1
@cython.locals(n=cython.int, laid=cython.int, i=cython.int)
cpdef int targets(Board s) except -1
@cython.locals(ability=cython.int)
cpdef bint asks(Board s) except -1
cpdef int ability_on(Board s, int c) except -1
cpdef int step_of(int direction) noexcept
@cython.locals(figure=cython.int)
cpdef bint has_figure(Board s, int seat) except -1
cpdef bint can_play(Board s, int seat) except -1
cpdef bint in_doubt(Board s, int seat) except -1
cpdef bint can_act(Board s, int seat) except -1
cpdef bint must_play(Board s) except -1
@cython.locals(found=cython.int)
cpdef int reason_against(Board s, int move) except -1
@cython.locals(step=cython.int)
cpdef int must_first(Board s) except -1
@cython.locals(found=cython.int)
cpdef int against_move(Board s, int what, int c) except? -1
cpdef int against_small_move(Board s, int move) except? -1
@cython.locals(found=cython.int)
cpdef int may_play_tile(Board s, int kind) except? -1
cpdef int may_use(Board s, int what, int c) except? -1
cpdef int may_deal(Board s, int move) except -1
cpdef bint may_be_in_pool(Board s, int kind) except -1
