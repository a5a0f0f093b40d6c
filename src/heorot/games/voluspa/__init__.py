"""Völuspá, base game and Edda."""

from heorot.games.voluspa.table import VoluspaTable

GAME = VoluspaTable()
