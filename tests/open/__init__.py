"""A tiny game without secrets, in a folder of its own: in the hall of the browser tests every game of `tests/tiny` has a door."""
