# C types for counting.py, which Cython compiles unchanged.
cimport cython

cdef int UNKNOWN

@cython.locals(kind=cython.int)
cpdef tuple counted(unsigned char[::1] plane, int at, tuple names)
@cython.locals(kind=cython.int)
cpdef tuple counted_both(unsigned char[::1] plane, unsigned char[::1] other, int at, tuple names)
