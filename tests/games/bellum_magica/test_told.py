"""Every told line and every refusal cites the rule that wrote it: judged from the position and the move, clause in hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from heorot.core.errors import InvalidMove
from heorot.core.game import Saying
from heorot.core.parts import Parts
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.rules import Bellum
from tests.games.bellum_magica.tables import GAME, accepted, box, components
from tests.games.bellum_magica.test_day import few

SETTINGS = [
    {"castles": castles, "captain": captain, "supply": supply, "spell": spell}
    for castles, captain, supply, spell in (
        ("dealt", "drawn", "endless", "rerolls"),
        ("chosen", "drawn", "box", "holds"),
        ("drafted", "drawn", "endless", "holds"),
        ("dealt", "first-seat", "box", "rerolls"),
        ("chosen", "seat-2", "endless", "rerolls"),
        ("drafted", "seat-2", "box", "holds"),
    )
]
ALWAYS = {  # lines that one rule alone can have written
    "captained": "MA-S5", "castle-dealt": "MA-S1", "castle-chosen": "MA-S1", "goblin-dealt": "MA-S1", "sealed": "MA-S2", "placed": "MA-S2",
    "dawned-spells": "MA-D2", "rolled": "MA-D1", "paid-barrel": "MA-D1", "cast": "MA-D2", "let-be": "MA-D1", "gathered": "MA-D3",
    "scouted": "MA-D4", "scouted-tie": "MA-D4", "no-chest": "MA-D4", "took": "MA-D7", "took-nothing": "MA-D7", "lost-barrels": "MA-D8",
    "raided": "MA-D9", "named": "MA-D9", "robbed": "MA-D9", "saw": "MA-D9", "stayed": "MA-D5", "hired": "MA-D11", "rested": "MA-D11",
    "night": "MA-D12", "counted": "MA-E1", "held": "MA-D2", "no-food": "MA-D3", "no-shield": "MA-D3", "raided-up-to": "MA-D9",
    "robbed-bare": "MA-D3", "left-rest": "MA-D9", "ten-chests": "MA-D10", "below-ten": "MA-D10", "last-day": "MA-D12",
}  # fmt: skip
DEPENDING = {"revealed", "revealed-place", "dawned", "drew", "drawn", "ended", "ended-quiet"}


def step_of(state: Bellum) -> str:
    """Return the name of a position's step."""
    return p.STEPS[state.now[p.STEP]]


def rule_told(before: Bellum, after: Bellum, saying: Saying) -> str:
    """Return the clause that must have written a line."""
    line = saying.message.id.removeprefix("note-")
    if line in ALWAYS:
        return ALWAYS[line]
    if line in ("revealed", "revealed-place"):
        place = line == "revealed-place"
        if before.now[p.DAY] == 0:  # set-up: the kingdom, the creatures
            return "MA-S3" if place else "MA-S4"
        return "MA-D12" if place else "MA-D11"  # refilled at the end of the day; replaced at once
    if line == "dawned":
        return "MA-S5" if before.now[p.DAY] == 0 else "MA-D12"  # the first captain; then the die passes to the left
    if line in ("drew", "drawn"):
        if step_of(before) == "scout":
            return "MA-D4"
        due = [kind for kind in range(p.KINDS) if before.now[p.DUE_AT + kind]]
        assert due, f"{line} without loot"
        return "MA-D7" if saying.message.args["kind"] == p.KIND_NAMES[max(due)] else "MA-D4"  # of an empty stack the next lower kind
    assert line in ("ended", "ended-quiet"), line
    return "MA-D10" if max(after.sizes[: after.players]) >= p.CHESTS_TO_END else "MA-D12"


def walk(players: int, options: dict[str, Any], parts: Parts, seed: int) -> Iterator[tuple[Bellum, Bellum, list[Saying]]]:
    """Play at random to the end: yields the position before each move, the one after it, and what was told."""
    state = GAME.begin_with(players, parts, options)
    rng, moves = Rng(seed), Moves(state.room())
    while state.actor != NOBODY:
        before = state.copy()
        events = state.keep_events()
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            state.fill(moves, seat)
            state.apply(moves[rng.below(len(moves))], seat)
        yield before, state, [GAME.say(event, state) for event in events]


def poor() -> Parts:
    """Return a box with few chests, so that stacks run out."""
    return accepted(box(chests=few(wood=4, iron=2, gold=1)))


def quiet() -> Parts:
    """Return a box with a single chest, so that ten quiet days end the game."""
    return accepted(components(*["ffg|s"] * 5, places={"tavern": "1 barrel barrel"}, chests=few(wood=1)))


def rich() -> Parts:
    """Return a box in which everybody has much food, thieves and chests, so that supplies run out and lords come to ten and below."""
    shielded = [{**entry, "bonus": "shield"} for entry in box()["evil"]]
    return accepted(components(*["ffffffm|ssssssssstt"] * 5, places={"tavern": "1 food food wood"}, shield=1, evil=shielded))


def boxes() -> list[Parts]:
    """Return the boxes that random games are played with."""
    return [GAME.parts, poor(), quiet(), rich()]


def test_every_told_line_cites_the_rule_that_wrote_it() -> None:
    met = set()
    wrong: dict[tuple[str, str, str], int] = {}
    seed = 0
    for parts in boxes():
        for players, options in product(range(2, 6), SETTINGS):
            seed += 1
            for before, after, sayings in walk(players, options, parts, seed):
                for saying in sayings:
                    told, must = saying.clause, rule_told(before, after, saying)
                    met.add((saying.message.id.removeprefix("note-"), must))
                    if told != must:
                        wrong[saying.message.id, told, must] = wrong.get((saying.message.id, told, must), 0) + 1
    assert not wrong
    assert {line for line, _ in met} == ALWAYS.keys() | DEPENDING
    assert {clause for line, clause in met if line == "drawn"} == {"MA-D4", "MA-D7"}
    assert {clause for line, clause in met if line == "dawned"} == {"MA-S5", "MA-D12"}
    assert ("drew", "MA-D4") in met


# refusals

ASKED = {"castles": "MA-S1", "place": "MA-S2", "reroll": "MA-D1", "attack": "MA-D5", "steal": "MA-D9", "hire": "MA-D11"}
DEALERS = {  # what the dealer is about to do, by the step; of the layout see below
    "captain": "MA-S5", "castles": "MA-S1", "goblins": "MA-S1", "open": "MA-S2", "roll": "MA-D1", "scout": "MA-D4", "loot": "MA-D7",
    "see": "MA-D9", "replace": "MA-D11", "refill": "MA-D12",
}  # fmt: skip
NEVER_A_SEATS = {"captain": "MA-S5", "goblin": "MA-S1", "opens": "MA-S2", "roll": "MA-D1", "chest": "MA-D7"}


def rule_against(state: Bellum, move: int) -> str:
    """Return the clause that must forbid a move which is not legal."""
    if state.actor == NOBODY:
        return "MA-D10" if max(state.sizes[: state.players]) >= p.CHESTS_TO_END else "MA-D12"
    step = step_of(state)
    if state.actor == DEALER:
        if step == "layout":
            return "MA-S3" if state.now[p.N_ROW] < state.players else "MA-S4"
        return DEALERS[step]
    try:
        act = GAME.act(move, state)
    except InvalidMove:  # no move at all: what is asked now
        return ASKED[step] if move >> p.SHIFT not in (p.CAPTAIN_IS, p.GOBLIN, p.OPENS, p.REVEAL, p.ROLL, p.CHEST) else ""
    return rule_against_act(state, step, act)


def rule_against_act(state: Bellum, step: str, act: dict[str, Any]) -> str:
    """Return the clause that must forbid what a seat wants to do."""
    verb = act["act"]
    if verb in NEVER_A_SEATS:
        return NEVER_A_SEATS[verb]
    if verb == "reveal":
        return "MA-S3" if act["card"] in p.PLACES else "MA-S4"
    if verb == "castle":
        return "MA-S1"  # taken, or for good
    if verb == "place":
        return "MA-S1" if step == "castles" else "MA-S2"  # first a castle; then for good
    if verb in ("pass", "done") or step in ("castles", "place"):
        return ASKED[step]
    if verb in ("barrel", "spell"):
        held = state.later[p.HELD] and state.now[p.SEAT] != state.now[p.CAPTAIN]
        return "MA-D2" if step == "reroll" and (verb == "spell" or held) else "MA-D1"
    if verb == "steal":
        return "MA-D9"
    if verb == "hire":
        return "MA-D9" if step == "steal" else "MA-D11"
    assert verb in ("attack", "raid")
    if step != "attack":
        return "MA-D9" if step == "steal" else "MA-D5"
    if verb == "attack":
        where = state.where[p.CARDS.index(act["place"])]
        return "MA-D6" if where == p.FACE_UP else "MA-D7" if where == p.TAKEN_DOWN else "MA-S3"
    return "MA-D9" if not raidable(state, act["castle"]) else "MA-D6"


def raidable(state: Bellum, castle: str) -> bool:
    """Whether there is somebody else in a castle with a chest, and a thief against him."""
    seat, face = state.now[p.SEAT], state.now[p.FACE]
    lords = [lord for lord in range(state.players) if state.castles[lord] == p.CARDS.index(castle)]
    thieves = state.lines[seat * p.PRINT + (face - 1) * p.SYMBOLS + p.THIEF]
    return lords not in ([], [seat]) and state.sizes[lords[0]] > 0 and thieves > 0


def test_every_refusal_cites_the_rule_that_forbids() -> None:
    met: set[tuple[str, str]] = set()
    wrong: dict[tuple[str, str, str], int] = {}
    seed = 0
    for parts in boxes():
        for players, options in product((2, 3, 5), SETTINGS):
            seed += 1
            rng = Rng(seed)
            for before, after, _ in walk(players, options, parts, seed):
                for state in (before, after) if after.over else (before,):
                    tried = [rng.below(GAME.alphabet) for _ in range(4)]
                    tried += [what << p.SHIFT | rng.below(p.N_CARDS) for what in (p.SMALL, p.ATTACK, p.RAID, p.STEAL, p.HIRE, p.HIRE + 3)]
                    for move in tried:
                        refusal = GAME.why_not(state, move)
                        if refusal is None:
                            continue
                        must = rule_against(state, move) or refusal.clause
                        met.add((refusal.message.id, must))
                        if refusal.clause != must:
                            case = (refusal.message.id, refusal.clause, must)
                            wrong[case] = wrong.get(case, 0) + 1
    assert not wrong
    assert {"MA-D10", "MA-D12"} <= {clause for name, clause in met if name == "why-over"}
    assert {"MA-S3", "MA-D7"} == {clause for name, clause in met if name == "why-place-not-there"}
    assert len({clause for name, clause in met if name == "why-dealer"}) == len({*DEALERS.values(), "MA-S3", "MA-S4"})
    assert ("why-too-weak", "MA-D6") in met


@pytest.mark.clause("MA-D10", "MA-D12")
def test_after_the_end_the_clause_that_ended_it_is_cited() -> None:
    for parts, clause in ((GAME.parts, "MA-D10"), (quiet(), "MA-D12")):
        *_, (_, after, sayings) = walk(2, {}, parts, 3)
        refusal = GAME.why_not(after, p.SMALL << p.SHIFT | p.PASS)
        assert refusal is not None
        assert refusal.clause == clause
        assert clause in [saying.clause for saying in sayings]
