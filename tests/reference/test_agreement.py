"""Engine and reference agree: legal moves, odds, points and places, at every line of every game.

4,000 games for each number of players, through all settings in turn: 2,000 with each value of each option.
"""

from __future__ import annotations

import pytest

from tests.reference.agreement import VALUES, compare

GAMES = 4000
BLOCK = 125


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_engine_and_reference_agree(players: int, first: int) -> None:
    for seed in range(first, first + BLOCK):
        assert compare(players, seed, VALUES[seed % len(VALUES)]) > 100
