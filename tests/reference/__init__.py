"""Naive reference implementations, written from the rules alone."""
