"""Simulations and measurements."""
