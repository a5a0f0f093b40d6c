# C types for icons.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.citing cimport by_episode
from heorot.games.beowulf_legend.gains cimport ask, decline, gain, heal, is_bad
from heorot.games.beowulf_legend.goods cimport give_back, use_up
from heorot.games.beowulf_legend.memory cimport new_epoch
from heorot.games.beowulf_legend.stores cimport Stores, has_effect, row

cdef int EPISODE, GET_FAME, GLORY, ICON, ICONS, INSPIRATION, KIND, MARK, MARKER, OVER, PHASE, RECOVER, ROW, SETTLED
cdef int SHIELD_OFF, SHIELDING, START, TAKER, TAKES, TAKING
cdef object NewStart, Shielded, Took

cpdef int begin_icons(Stores s) except? -1
@cython.locals(seat=cython.int, icon=cython.int)
cpdef int next_taker(Stores s) except? -1
@cython.locals(seat=cython.int)
cpdef int marked(Stores s, int marker) except? -1
@cython.locals(at=cython.int)
cpdef int take_icon(Stores s, int icon, int seat) except? -1
@cython.locals(at=cython.int)
cpdef int shield(Stores s, int move, int seat) except? -1
cpdef int choose_healing(Stores s, int move, int seat) except? -1
@cython.locals(seat=cython.int)
cpdef int end_major(Stores s) except? -1
