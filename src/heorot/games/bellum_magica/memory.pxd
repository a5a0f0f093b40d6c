# C types for memory.py, which Cython compiles unchanged.
cimport cython
from heorot.core.rng cimport Rng
from heorot.games.bellum_magica.dealing cimport face_drawn
from heorot.games.bellum_magica.realm cimport Realm, first_face, forget, hidden_chests, is_hidden, kind_drawn, learn, shown_at, unseen_of

cdef int HIDDEN, NOBODY, CHEST, HIDE, LOOTING, LOW, MOST_CHESTS, OPENING, OPENS, PLACING, SCOUTING, SEALED, SEAT, SEEING, SHIFT, STACK_AT, STEP, WAYS

@cython.locals(seat=cython.int, i=cython.int, at=cython.int)
cpdef void hide_from(Realm s, int onlooker) except *
@cython.locals(n=cython.int, seat=cython.int)
cpdef int unknown_parts(Realm s) except? -1
@cython.locals(seat=cython.int, i=cython.int, at=cython.int, code=cython.int, kind=cython.int)
cpdef int deal_hidden(Realm s, Rng rng) except -1
@cython.locals(step=cython.int)
cpdef bint is_open_to(Realm s, int onlooker, int seat) except -1
@cython.locals(step=cython.int, kind=cython.int)
cpdef bint draws_blind(Realm s) except -1
@cython.locals(step=cython.int, what=cython.int, which=cython.int, code=cython.int)
cpdef bint may_be_dealt(Realm s, int move) except -1
cpdef bint may_be_chest(Realm s, int face, int kind) except -1
cpdef tuple opened_rows(Realm s)
@cython.locals(code=cython.int, face=cython.int)
cpdef int open_rows(Realm s, values) except -1
