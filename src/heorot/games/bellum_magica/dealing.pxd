# C types for dealing.py, which Cython compiles unchanged.
cimport cython
from heorot.core.state cimport Moves
from heorot.games.bellum_magica.realm cimport Realm, first_face, kind_drawn, shown_at

cdef int CAPTAIN_IS, CAPTAINING, CASTLE, CASTLE_AT, CASTLING, CHEST, DEALING, EVIL_AT, FACES, FARM, GOBLIN, GOBLIN_AT, KINGDOM_AT, LOOTING
cdef int MOST_EVIL_AT, N_CARDS, NO_SORT, OPENING, OPENS, PLACE_AT, PLACE_SLOT, REVEAL, ROLL, ROLLING, SCOUTING, SEAT, SEEING, SHIFT, SLOT, STEP, TOWN
cdef int UNSEEN

@cython.locals(step=cython.int)
cpdef int fill_draws(Realm s, Moves m) except? -1
@cython.locals(n=cython.int, card=cython.int)
cpdef int fill_pile(Realm s, Moves m, int what, int first, int end, int sort) except? -1
@cython.locals(n=cython.int, total=cython.int, face=cython.int, weight=cython.int)
cpdef int fill_stack(Realm s, Moves m, int kind) except? -1
@cython.locals(face=cython.int)
cpdef int face_drawn(Realm s, int kind, int r) except -1
@cython.locals(card=cython.int)
cpdef int unseen_card(Realm s, int first, int r) except -1
@cython.locals(sort=cython.int)
cpdef int next_sort(Realm s) except? -1
