# C types for fact.py, which Cython compiles unchanged.

cdef class Fact:
    cdef readonly tuple given
