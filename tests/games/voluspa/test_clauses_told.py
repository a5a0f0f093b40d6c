"""Every told line and every refusal cites the rule that wrote it: random games, held against the clauses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.voluspa.rules import Voluspa
from tests.effort import times
from tests.games.voluspa.clauses_of import SIDES, Line, Table, forbidding, landing, told
from tests.pictures import GAME

EVERY = settings(GAME)
GAMES = range(times(80, 16))
STRENGTHS = {entry["kind"]: entry["strength"] for entry in GAME.parts.data["tiles"]}
PROBES = 12  # refusals asked for at each decision


def line_of(saying: Any) -> Line:
    """Return what is told as the clauses tell it."""
    args = saying.message.args
    ends = (args["first"], args["last"]) if "first" in args else None
    return Line(saying.message.id.removeprefix("note-"), saying.clause, saying.event.points, ends)


def dealt(state: Voluspa, act: dict[str, Any], begun: bool) -> list[Line]:
    """Return what must be told of the dealer's move."""
    if act["act"] == "first":
        return [Line("started", "VO-S2")]
    if act["act"] == "start":
        return [Line("opened", "VO-S1")]
    clause = "VO-T4" if begun else "VO-S1"
    return [Line("drew", clause), Line("drawn", clause)]


@pytest.mark.parametrize("seed", GAMES)
def test_every_line_cites_the_rule_that_wrote_it(seed: int) -> None:
    state = GAME.begin_with(2 + seed % 4, GAME.parts, EVERY[seed % len(EVERY)])
    rng = Rng(seed)
    moves = Moves(state.room())
    events = state.keep_events()
    begun = False
    while state.actor != NOBODY:
        events.clear()
        if state.actor == DEALER:
            move = state.deal(rng, moves)
            must = dealt(state, GAME.act(move, state), begun)
        else:
            begun = True
            move = state.legal()[rng.below(len(state.legal()))]
            must = told(Table(GAME.view(state), STRENGTHS), GAME.act(move, state))
        state.apply(move)
        if state.actor == NOBODY:
            must.append(Line("ended", "VO-E1"))
        assert [line_of(GAME.say(event, state)) for event in events] == must, GAME.picture(state)


def probe(state: Voluspa, table: Table, rng: Rng) -> dict[str, Any]:
    """Return some way to lay or throw a tile on or beside the table, legal or not."""
    near = sorted({(x + dx, y + dy) for x, y in table.top for dx in (-1, 0, 1) for dy in (-1, 0, 1)})
    tiles = sorted(STRENGTHS)
    at = near[rng.below(len(near))]
    if rng.below(4):
        return {"act": "lay", "tile": tiles[rng.below(len(tiles))], "at": list(at)}
    laid = sorted(table.top)
    at = laid[rng.below(len(laid))]
    return {"act": "throw", "tile": "jotun", "at": list(at), "to": list(landing(table, at, SIDES[rng.below(4)]))}


@pytest.mark.parametrize("seed", GAMES)
def test_every_refusal_cites_a_rule_that_forbids(seed: int) -> None:
    state = GAME.begin_with(2 + seed % 4, GAME.parts, EVERY[seed % len(EVERY)])
    rng = Rng(seed)
    moves = Moves(state.room())
    cited: Counter[str] = Counter()
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            continue
        view = GAME.view(state)
        table = Table(view, STRENGTHS)
        hand = list(view.seats[state.actor].hand)
        for _ in range(PROBES):
            act = probe(state, table, rng)
            refusal = GAME.why_not(state, GAME.move(act, state))
            forbid = forbidding(table, hand, act)
            clause = refusal.clause if refusal else ""
            assert clause in (forbid or {""}), (act, forbid, refusal, GAME.picture(state))
            cited[clause] += 1
        state.apply(state.legal()[rng.below(len(state.legal()))])
    assert cited[""]
    assert cited["VO-T1"]
