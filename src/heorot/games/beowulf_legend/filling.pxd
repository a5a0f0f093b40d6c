# C types for filling.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.games.beowulf_legend.stores cimport Stores

cdef int ALLY_TREASURE, EPOCH, EYES, FIRST_ALLY, GENERATION, LOG, MOST_CLASSES, N_UNKNOWN, NOTED_DRAW, NOTED_TURN, SHIFT, SHOWN_UP, WIDTH

@cython.locals(at=cython.int, total=cython.int, kind=cython.int, r=cython.int)
cpdef int deal_alike(Stores s, unsigned char[::1] pool, unsigned char[::1] plane, int seat, Rng rng) except -1
@cython.locals(log=cython.uchar[::1], base=cython.int, arrival=cython.int, i=cython.int, what=cython.int)
cpdef void note_opened(Stores s, int tokens, int seat, int entry, int wanted) except *
@cython.locals(last=cython.int, log=cython.uchar[::1], pool=cython.uchar[::1], plane=cython.uchar[::1], pools=cython.int[::1], joined=cython.int[::1], i=cython.int, arrival=cython.int, number=cython.int, seat=cython.int, length=cython.int, came=cython.int, what=cython.int, kind=cython.int, floor=cython.int)
cpdef int deal_remembered(Stores s, int tokens, bytes left, list order, list floors, Rng rng) except -1
@cython.locals(first=cython.int, fame_only=cython.bint, total=cython.int, fitting=cython.int, kind=cython.int, n=cython.int, c=cython.int, r=cython.int)
cpdef int take(Stores s, int tokens, int arrival, int floor, int[::1] pools, int[::1] joined, Rng rng) except -1
cpdef bint may_be(int kind, int floor, bint fame_only, int tokens) except -1
