"""Engine and reference agree: legal moves, odds, points and places, at every line of every game.

4,000 games for each number of players in a proof, 500 a day (others at each commit), through all settings in turn: with each value of
each option of two half of them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import heorot
from heorot.conformance import settings
from tests.effort import by_turns, times
from tests.reference.agreement import compare
from tests.reference.swift import REFERENCES

GAMES = 4000
DAILY = 500
BLOCK = 125
SHORTEST = 40  # lines; fewer would be no game (random lords may fill a row with chests in 65)
TABLES = [(name, players) for name in REFERENCES for players in range(heorot.game(name).fewest, heorot.game(name).most + 1)]
BLOCKS = [
    (*table, first)
    for number, table in enumerate(TABLES)
    for first in by_turns(range(0, GAMES, BLOCK), times(GAMES, DAILY) // BLOCK, number * DAILY // BLOCK)
]


@pytest.mark.parametrize(("name", "players", "first"), BLOCKS)
def test_engine_and_reference_agree(name: str, players: int, first: int, record_property: Callable[[str, object], None]) -> None:
    for seed in range(first, first + BLOCK):
        assert compare(name, players, seed) > SHORTEST
    record_property("games in agreement with a reference", BLOCK)


@pytest.mark.parametrize("name", REFERENCES)
def test_a_days_games_go_through_all_settings(name: str) -> None:
    assert len(settings(heorot.game(name))) <= DAILY
