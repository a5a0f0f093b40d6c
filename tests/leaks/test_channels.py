"""Nobody learns what their seat may not know: two worlds that look alike to a seat give it the same bytes everywhere."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

import heorot
from heorot.bots import BOTS, Budget, make
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY, hears
from tests.effort import by_turns
from tests.pictures import GAME, at_table
from tests.speaking import speaking

WORDS = speaking("en", GAME)


def channels(state: Any, seat: int | None, game: Any = GAME) -> dict[str, str]:
    """Return all that leaves for a seat, by every way there is."""
    seen = state.seen_by(seat)
    sent = {
        "key": seen.key().hex(),
        "repr": str(seen.players),
        "view": json.dumps(dataclasses.asdict(game.view(seen))),
        "position": json.dumps(game.write_position(seen)),
        "picture": "\n".join(game.picture(seen)),
        "plain": "\n".join(game.describe(seen)),
        "holdings": repr(game.holdings(seen, seat)),
    }
    if seat in state.actors():  # of those who choose at once, each
        rng = Rng(4)
        legal = list(seen.legal())
        sent["legal"] = json.dumps([game.notation(move, seen) for move in legal])
        some = [rng.below(game.alphabet) for _ in range(20)] + [32 + kind for kind in range(13)]
        sent["why_not"] = repr([game.why_not(seen, move) for move in some])
        sent["preview"] = repr([game.preview(seen, move) for move in legal[:12]])
        for name in BOTS:
            sent[f"bot {name}"] = repr(make(name, game, 5).choose(seen, Budget()))
    return sent


WORLDS: list[tuple[str, int, dict[str, Any]]] = [
    ("voluspa", 2, {}),
    ("voluspa", 3, {"edda": True}),
    ("voluspa", 5, {"edda": True}),
    ("beowulf_movie", 2, {"last_space": "ability-first"}),
    ("beowulf_movie", 4, {"refill": "ask"}),
    ("bellum_magica", 2, {"castles": "drafted"}),
    ("bellum_magica", 4, {}),
    ("beowulf_legend", 2, {"bluff": True}),
    ("beowulf_legend", 3, {"advanced": True}),
    ("beowulf_legend", 5, {"advanced": True, "bluff": True}),
]


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [world for name in dict.fromkeys(name for name, _, _ in WORLDS) for world in by_turns([world for world in WORLDS if world[0] == name])],
)
def test_twin_worlds_send_equal_bytes(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    state = game.new(players, **options)
    rng = Rng(players)
    moves = Moves(state.room())
    compared = 0
    while state.actor != NOBODY:
        if state.actor >= 0 and rng.below(2) == 0:
            for seat in (*range(players), None):
                twin = state.seen_by(seat).imagine(rng)
                assert channels(twin, seat, game) == channels(state, seat, game)
                compared += twin.key() != state.key()
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
        else:
            state.fill(moves)
            state.apply(moves[rng.below(len(moves))])
    assert compared > 20


@pytest.mark.clause("VO-S1")
def test_a_canary_in_a_hidden_hand_never_leaves() -> None:
    """All six Lokis lie in seat 1's hand and in the pile: no word of what seat 0 gets may place them."""
    state = at_table("Thor Odin", "Thor Odin", others=["Loki Loki Loki Loki Loki"])
    sent = channels(state, 0)
    assert "loki" in json.dumps(dataclasses.asdict(GAME.view(state))).lower()
    for way, text in sent.items():
        if way not in ("key", "position", "why_not"):  # a position tells the counts of the box, why_not what was asked about
            assert "loki" not in text.lower(), way
    assert json.loads(sent["position"])["hands"][1] == ["?"] * 5


@pytest.mark.clause("VO-T4")
def test_only_who_draws_is_told_the_tile() -> None:
    state = at_table("Thor", "Odin", seed=2)
    state.apply(GAME.parse("Odin 1,0", state))
    assert state.actor == DEALER
    draw = state.legal()[0]
    assert [state.told(draw, seat) for seat in (0, 1, None)] == [draw, 0, 0]
    notes = state.keep_events()
    state.apply(draw)
    heard = {seat: [GAME.say(note, state).message.id for note in notes if hears(note.audience, seat)] for seat in (0, 1, None)}
    assert heard == {0: ["note-drawn"], 1: ["note-drew"], None: ["note-drew"]}


def test_the_odds_of_a_seen_state_are_nobodys_business() -> None:
    state = at_table("Thor", "Odin", seed=2)
    state.apply(GAME.parse("Odin 1,0", state))
    with pytest.raises(ValueError, match="imagine one first"):
        state.seen_by(0).odds()
