"""Views as the hall writes them: by msgspec, or by the game itself, the same bytes as plain JSON of the same view."""

from __future__ import annotations

from typing import Any

import pytest

import heorot
from heorot.conformance import Walk, settings
from heorot.core.game import Game, plain, plain_json
from heorot.games import names
from heorot.server.tables.snapshots import own_writer, view_writer
from tests.effort import by_turns
from tests.tiny import dropped_in


def as_bytes(text: bytes | str) -> bytes:
    """Return JSON as it leaves."""
    return text if isinstance(text, bytes) else text.encode()


def held(game: Game[Any], players: int, options: dict[str, Any], seed: int) -> int:
    """Hold the views of a random game to plain JSON, one viewer after the other; returns how many there were."""
    walk, views = Walk(game, players, options, seed), 0
    while not walk.state.over:
        seen = walk.state.seen_by(walk.onlookers()[views % (players + 1)])
        assert as_bytes(view_writer(game)(seen)) == plain_json(plain(game.view(seen))).encode()
        assert as_bytes(own_writer(game)(seen)) == plain_json(plain(game.own(seen))).encode()
        views += 1
        walk.record.make(*walk.choose())
    return views


@pytest.mark.parametrize("name", names())
def test_a_view_is_written_as_plain_json_would_write_it(name: str) -> None:
    game = heorot.game(name)
    for options in by_turns(settings(game)):
        assert held(game, game.most, options, 7) > 100


def test_a_tiny_game_needs_no_more_than_a_view() -> None:
    with dropped_in():
        assert held(heorot.game("fists"), 3, {}, 1) > 20


def test_only_who_is_quicker_writes_views_by_hand() -> None:
    by_hand = {name for name in names() if type(heorot.game(name)).view_json is not Game.view_json}
    assert by_hand == {"voluspa"}
