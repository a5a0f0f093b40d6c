# C types for fact.py, which Cython compiles unchanged.
cimport cython

@cython.no_gc
cdef class Fact:
    cdef readonly tuple given
