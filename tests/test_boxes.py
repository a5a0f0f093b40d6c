"""Games with components of one's own keep their promises too, at every state; in a box made so that what is rare happens at every table."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.conformance import check_game
from tests.effort import by_turns
from tests.games.bellum_magica.tables import GAME, accepted, components
from tests.games.bellum_magica.test_day import few


def thieves_den() -> dict[str, Any]:
    """Few creatures, few chests, strong lords full of thieves: empty decks, empty stacks, chests stolen again and again, quiet days."""
    data = components("ffgmm|sssxtt", "ffgm|sssxt", "ffgmm|sssstt", "fgm|sst", "fm|ssst", chests=few(wood=5, iron=3, gold=3))
    return {**data, "evil": data["evil"][:4], "most_evil": data["most_evil"][:3]}


@pytest.mark.parametrize("players", by_turns([2, 3, 4, 5], 2))
def test_a_den_of_thieves(players: int) -> None:
    assert check_game(GAME, players, {}, players, accepted(thieves_den())) > 50
