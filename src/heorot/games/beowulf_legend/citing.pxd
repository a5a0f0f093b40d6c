# C types for citing.py, which Cython compiles unchanged.
cimport cython
from heorot.games.beowulf_legend.stores cimport Stores, row

cdef int ALLYING, BLUFF, BL_A2, BL_C3, BL_E1, BL_J1, BL_J3, BL_J6, BL_M1, BL_M4, BL_S2, BL_S5, BL_W2, DEALING, DRAWING, EPISODE, FIRST_SEAT, FIRST_SPECIAL, GET_DOUBLE, GET_WOUND, ICON, ICONS, KIND, LEFT, PHASE, PICKS, RECOVER, REVEALING, ROW, SIMULTANEOUS, STEP, TURNED_UP, TURNS

cpdef int by_episode(Stores s) except? -1
cpdef int by_risk(Stores s) except? -1
cpdef int by_laying(Stores s) except? -1
@cython.locals(step=cython.int)
cpdef int by_deal(Stores s) except? -1
cpdef int icon_in_hand(Stores s) except? -1
@cython.locals(n=cython.int, kind=cython.int)
cpdef int by_reveal(Stores s) except? -1
@cython.locals(what=cython.int)
cpdef int by_showing(Stores s) except? -1
