"""Engine and reference agree: legal moves, odds, points and places, at every line of every game.

4,000 games for each number of players, through all settings in turn: 2,000 with each value of each option.
"""

from __future__ import annotations

import pytest

import heorot
from tests.reference.agreement import compare
from tests.reference.swift import REFERENCES

GAMES = 4000
BLOCK = 125
SHORTEST = 40  # lines; fewer would be no game (random lords may fill a row with chests in 65)
TABLES = [(name, players) for name in REFERENCES for players in range(heorot.game(name).fewest, heorot.game(name).most + 1)]


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_engine_and_reference_agree(name: str, players: int, first: int) -> None:
    for seed in range(first, first + BLOCK):
        assert compare(name, players, seed) > SHORTEST
