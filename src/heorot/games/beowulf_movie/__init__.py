"""Beowulf: The Movie Board Game."""

from heorot.games.beowulf_movie.table import MovieTable

GAME = MovieTable()
