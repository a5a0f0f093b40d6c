"""Bellum Magica."""

from heorot.games.bellum_magica.table import BellumTable

GAME = BellumTable()
