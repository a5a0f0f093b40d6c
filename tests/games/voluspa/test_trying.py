"""A move that is tried in place earns what it earns when it is made, and leaves the table as it was."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.games.voluspa.trying import earned
from tests.bots.games import positions


@pytest.mark.parametrize("options", [{}, {"edda": True}, {"edda": True, "bookend": "holds"}])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_tried_move_earns_what_it_would_earn(options: dict[str, Any], seed: int) -> None:
    compared = 0
    state: Any
    for state in positions("voluspa", 3, options, seed, 4):
        key, scratch = state.key(), bytes(state.board)
        seat = state.actor
        for move in state.legal():
            after = state.copy()
            after.apply(move)
            assert earned(state, seat, move) == after.score(seat) - state.score(seat), move
            compared += 1
        assert state.key() == key
        assert bytes(state.board) == scratch
    assert compared > 300
