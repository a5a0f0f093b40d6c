# C types for fact.py, which Cython compiles unchanged.

cdef class Fact:
    cdef readonly str clause
    cdef readonly int seat
    cdef readonly tuple values
