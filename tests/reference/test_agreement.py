"""Engine and reference agree: legal moves, odds, points and places, at every line of every game.

4,000 games for each number of players in a proof, 500 a day (others at each commit), through all settings in turn: every combination
of options, in every version of the rules that is still played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import heorot
from tests.effort import by_turns, times
from tests.reference.agreement import begin_reference, compare, settings, settings_of
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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_agree_where_shields_run_out(players: int, tmp_path: Path) -> None:
    """MA-D3: in a box in which every creature brings a shield, twenty are soon gone; in the real one that is rare."""
    box = tmp_path / "parts.toml"
    box.write_text(re.sub(r'bonus = "\w*"', 'bonus = "shield"', heorot.game("bellum_magica").template()), "utf-8")
    for seed in by_turns(range(GAMES // 10), times(GAMES // 10, DAILY // 10), players * DAILY // 10):
        assert compare("bellum_magica", players, seed, box) > SHORTEST


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_days_games_go_through_all_settings(name: str, players: int) -> None:
    assert len(settings(name, players)) <= DAILY


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_engine_and_reference_refuse_the_same_settings(name: str, players: int) -> None:
    game = heorot.game(name)
    played = [options for version, options in settings(name, players) if version == game.version]
    for options in settings_of(game, game.version):
        if options in played:
            begin_reference(name, players, game.version, options)
        else:
            with pytest.raises(ValueError, match="unknown"):
                begin_reference(name, players, game.version, options)
