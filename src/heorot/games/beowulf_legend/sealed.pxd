# C types for sealed.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_deal, by_laying
from heorot.games.beowulf_legend.gains cimport ask
from heorot.games.beowulf_legend.goods cimport clear_table, leave_hand, show_token
from heorot.games.beowulf_legend.icons cimport begin_icons
from heorot.games.beowulf_legend.legal cimport is_treasure
from heorot.games.beowulf_legend.memory cimport new_epoch
from heorot.games.beowulf_legend.stores cimport Stores, fits, has_effect, in_hand, in_order, next_seat, on_table, row

cdef int BUT, DEALER, EVERYONE, HIDDEN
cdef int ASKED, BLESSED, BLESSING, BLUFF, DONE, EYES, KIND, LAST_ALLY, LAST_OPENED, LAY, LAYING, LAYS, LOW
cdef int MARKER, N_KINDS, OPENING, OPENLY, OPENS, OPENS_END, OPENS_TOKEN, OPENS_UP, PHASE, RANKED
cdef int RECOVER, SEALED, SEAT, SHIFT, SIMULTANEOUS, START, STEP, TOTAL, TREASURE, WAIT
cdef object Laid, LaidCard, Opened, OpenedEnd, OpenedToken, OpenedTreasure, Ranked, Returned, Sealed

cpdef int lay_down(Stores s, int move, int seat) except? -1
cpdef int begin_laying(Stores s) except? -1
@cython.locals(mine=cython.int, seat=cython.int)
cpdef int who_lays(Stores s) except? -1
@cython.locals(following=cython.int)
cpdef int lay_openly(Stores s, int move, int seat) except? -1
cpdef void note_laying(Stores s, int move, int seat) except *
@cython.locals(seat=cython.int)
cpdef int begin_opening(Stores s) except? -1
cpdef int open_seat(Stores s) except? -1
@cython.locals(at=cython.int, what=cython.int, kind=cython.int, token=cython.int)
cpdef int next_opening(Stores s) except? -1
@cython.locals(kind=cython.int)
cpdef int opened(Stores s, int seat, int move) except? -1
@cython.locals(i=cython.int, seat=cython.int, mine=cython.int, marker=cython.int, k=cython.int, other=cython.int, tied=cython.bint)
cpdef int rank(Stores s) except? -1
@cython.locals(kind=cython.int, i=cython.int)
cpdef int take_back_bluffs(Stores s, int seat) except -1
@cython.locals(seat=cython.int)
cpdef int discard_all(Stores s) except? -1
