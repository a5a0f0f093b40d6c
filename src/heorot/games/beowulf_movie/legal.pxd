# C types for legal.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.beowulf_movie.board cimport Board, act_of, can_move, counsels_only, is_own, is_tile, unknown_in

cdef int CASH, CHOSEN, COUNSEL, DRAW, DRUNKENNESS, FIRST_KIND, KEEP, LAY, MARK, MEAD, MOVE, N_BAG, N_OPEN, N_SPACES, OPEN, PASS, PLACE, PLAY
cdef int REFILL, REMOVE, REMOVING, SEAT, SHIFT, SLOTS, STATUE, STEP, SWAP, SWAPPING, TEMPTATION, TREASURE, TURN, VALOR, WIDTH, WITH

@cython.locals(step=cython.int, n=cython.int)
cpdef int fill_moves(Board s, Moves m) except -1
@cython.locals(figure=cython.int, i=cython.int, moves=int[::1])
cpdef int fill_figures(Board s, Moves m, int n) except -1
@cython.locals(seat=cython.int, hand=cython.int, last=cython.int, i=cython.int, k=cython.int, kind=cython.int, ability=cython.int, moves=int[::1])
cpdef int fill_tiles(Board s, Moves m, int n) except -1
@cython.locals(i=cython.int, c=cython.int, direction=cython.int)
cpdef int fill_steps(Board s, Moves m, int n, int act) except -1
@cython.locals(what=cython.int, n=cython.int, i=cython.int, c=cython.int)
cpdef int fill_targets(Board s, Moves m) except -1
@cython.locals(laid=cython.int)
cpdef bint is_target(Board s, int c) except -1
@cython.locals(n=cython.int, i=cython.int)
cpdef int targets(Board s) except -1
@cython.locals(ability=cython.int)
cpdef bint asks(Board s) except -1
cpdef bint has_ability(Board s, int c, int ability) except -1
cpdef int step_of(int direction) noexcept
@cython.locals(figure=cython.int)
cpdef bint has_figure(Board s, int seat) except -1
cpdef bint can_play(Board s, int seat) except -1
cpdef bint in_doubt(Board s, int seat) except -1
cpdef bint can_act(Board s, int seat) except -1
cpdef bint must_play(Board s) except -1
