"""Every told line and every refusal cites the rule that wrote it: random games, held against the clauses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.events import DEALING
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.voluspa.parts import DISCARD, DRAW, FIRST, KINDS, LOKI, STOP
from heorot.games.voluspa.rules import Voluspa
from tests.effort import times
from tests.games.voluspa.clauses_of import SIDES, Line, Table, forbidding, landing, told
from tests.pictures import GAME, at_table

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
        pile = GAME.view(state).pile
        state.apply(move)
        if pile and not GAME.view(state).pile:
            must.append(Line("emptied", "VO-E1"))
        if state.actor == NOBODY:
            must.append(Line("ended", "VO-E1"))
        assert [line_of(GAME.say(event, state)) for event in events] == must, GAME.picture(state)


@pytest.mark.parametrize(
    ("picture", "line", "id", "options"),
    [  # what random games hardly ever come to
        (". Troll . / Troll Thor Troll / . Troll .", "discard Thor", "discarded", {}),
        ("Valkyrie . Valkyrie / Loki Thor Skadi", "Serpent 1,0", "line-held", {"bookend": "holds"}),
        ("Troll/Dragon Odin", "Skadi 0,0", "caught-dragon", {}),
    ],
)
def test_a_rare_line_cites_it_too(picture: str, line: str, id: str, options: dict[str, Any]) -> None:
    state = at_table(picture.replace(" / ", "\n"), line.split()[line.startswith("discard")], edda=True, **options)
    must = told(Table(GAME.view(state), STRENGTHS), GAME.act(GAME.parse(line, state), state))
    events = state.keep_events()
    state.play(GAME.parse(line, state))
    assert [line_of(GAME.say(event, state)) for event in events if event.role != DEALING] == must
    assert id in [one.id for one in must]


def test_a_tile_without_strength_of_its_own_does_not_lie_beside_loki() -> None:
    printed = STRENGTHS | {"skadi": 0}
    tiles = {entry["kind"]: [entry["count"], printed[entry["kind"]]] for entry in GAME.parts.data["tiles"]}
    state = at_table("Thor Odin", "Skadi", tiles=tiles, edda=True)
    said = [line_of(saying) for saying in GAME.preview(state.seen_by(0), GAME.parse("Skadi 2,0", state)).sayings]
    assert said == [Line("laid", "VO-T1"), Line("row-weaker", "VO-P1", 0, ((0, 0), (2, 0)))]
    assert said == told(Table(GAME.view(state), printed), {"act": "lay", "tile": "skadi", "at": [2, 0]})


def test_what_is_no_laying_is_refused_by_its_own_rule() -> None:
    state = at_table("Thor Odin", "Loki Loki")
    small = {DRAW + kind: "VO-T4" for kind in range(KINDS)} | {FIRST + seat: "VO-S2" for seat in range(state.players)}
    small |= {DISCARD + kind: "VO-T3" if kind == LOKI else "VO-T1" for kind in range(1, KINDS)} | {STOP: "VO-M1"}
    for move in range(64):
        refusal = GAME.why_not(state, move)
        assert refusal is not None
        assert refusal.clause == small.get(move, "VO-T1"), move


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
