"""Beowulf: The Legend."""

from heorot.games.beowulf_legend.table import LegendTable

GAME = LegendTable()
