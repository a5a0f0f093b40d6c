# C types for memory.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.games.beowulf_movie.board cimport Board, act_of, can_move, counsel_of, counsels_only, find_in, take_in, take_out, unknown_in
from heorot.games.beowulf_movie.legal cimport in_doubt, may_be_in_pool, must_play

cdef int DEALER, HIDDEN, NOBODY
cdef int ACTS, ALPHABET, BEGUN, CASH, COUNSEL, FIRST, FIRST_KIND, FIRST_SEAT, FRESH, KINDS, LAY, LOW, MOVE, N_BAG, N_UNKNOWN, SEAT, SHIFT, SLOTS, STEP

cpdef bint is_stuck_with(Board s, int kind) except -1
@cython.locals(hand=cython.int, unknown=cython.int, act=cython.int, kind=cython.int, n=cython.int, i=cython.int)
cpdef void show_counsels(Board s, int seat) except *
@cython.locals(other=cython.int, hand=cython.int, kind=cython.int, act=cython.int)
cpdef void hide_hands(Board s, int seat) except *
cpdef void fill_hands(Board s, Rng rng) except *
cpdef void deal_playable(Board s, int seat, Rng rng) except *
@cython.locals(hand=cython.int, act=cython.int, total=cython.int, kind=cython.int, r=cython.int)
cpdef void deal_unknown(Board s, int seat, Rng rng) except *
cpdef int kind_played(Board s, int move) except -1
cpdef bint may_be_dealt(Board s, int move) except -1
cpdef bint may_be_stuck_with(Board s, int kind) except -1
cpdef bint enough_counsels(Board s, int seats, int drawn) except -1
@cython.locals(left=Board, after=Board)
cpdef bint may_be_news(Board s, int move, int news) except -1
