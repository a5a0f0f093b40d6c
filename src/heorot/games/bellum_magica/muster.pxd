# C types for muster.py, which Cython compiles unchanged.
cimport cython
from heorot.games.bellum_magica.realm cimport Realm, add_side, join

cdef int DEALER, NOBODY, CAPTAIN, CASTLING, DEALING, DEALT, DRAFTED, FACE_UP, GOBLINS_EACH, HOW, LAYOUT
cdef int NO_CARD, OPENING, OWNED, PLACE_SLOT, PLACING, SEALED, SEAT, SLOT, STEP
cdef object Captained, CastleChosen, CastleDealt, GoblinDealt, Placed, Sealed

cpdef int next_seat(Realm s, int seat) except? -1
cpdef int next_asked(Realm s, int seat) except? -1
cpdef int seat_before(Realm s, int seat) except? -1
cpdef int name_captain(Realm s, int seat) except -1
@cython.locals(captain=cython.int)
cpdef int begin_castles(Realm s) except -1
@cython.locals(seat=cython.int, following=cython.int, last=cython.int)
cpdef void take_castle(Realm s, int card) except *
@cython.locals(seat=cython.int, at=cython.int, second=cython.int)
cpdef void deal_goblin(Realm s, int card) except *
@cython.locals(other=cython.int)
cpdef void choose_sides(Realm s, int seat, int way) except *
@cython.locals(seat=cython.int, first=cython.int, second=cython.int)
cpdef int open_sides(Realm s, int way) except -1
