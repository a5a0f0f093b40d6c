# C types for citing.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.stores cimport Stores, row

cdef int ALLYING, BLUFF, DEALING, DRAWING, EPISODE, FIRST_SEAT, FIRST_SPECIAL, GET_DOUBLE, GET_WOUND, ICON, ICONS, KIND, LEFT, PHASE, PICKS, RECOVER, REVEALING, ROW, SIMULTANEOUS, STEP, TURNED_UP, TURNS
cdef tuple BY_EPISODE

cpdef str by_episode(Stores s)
cpdef str by_risk(Stores s)
cpdef str by_laying(Stores s)
@cython.locals(step=cython.int)
cpdef str by_deal(Stores s)
cpdef int icon_in_hand(Stores s) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef str by_reveal(Stores s)
@cython.locals(what=cython.int)
cpdef str by_showing(Stores s)
