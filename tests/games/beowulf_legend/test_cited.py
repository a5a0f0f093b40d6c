"""Every line that is told, and every refusal, cites the rule that wrote it: random games, held against a reader of the clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.errors import InvalidMove
from heorot.core.parts import Parts
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_legend import parts as p
from tests.effort import times
from tests.games.beowulf_legend.boxes import accepted, box, track
from tests.games.beowulf_legend.clauses_of import Reader
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, play

EVERY = settings(GAME)
PROBES = 24  # moves of the alphabet asked at each position


def walk(players: int, options: dict[str, Any], seed: int, parts: Parts | None = None) -> Iterator[tuple[Reader, Any, int, int, list[Any]]]:
    """Play a random game; at each move yield its reader, who has seen the board before it, the position, the move, and what was said."""
    state = GAME.begin_with(players, parts or GAME.parts, options)
    rng, reader = Rng(seed), Reader()
    notes = state.keep_events()
    while not state.over:
        actors = state.actors()
        seat = actors[rng.below(len(actors))] if actors else DEALER
        odds = state.odds() if seat == DEALER else [(move, 1) for move in state.legal(seat)]
        drawn = rng.below(sum(weight for _, weight in odds))
        move = next(move for i, (move, _) in enumerate(odds) if drawn < sum(weight for _, weight in odds[: i + 1]))
        reader.look(GAME.view(state))
        before = state.copy()
        notes.clear()
        state.apply(move, state.actor if seat == DEALER else seat)
        yield reader, before, move, seat, [GAME.say(note, state) for note in notes]


def named(said: list[Any]) -> list[tuple[str, dict[str, Any]]]:
    """Return lines by their names and arguments."""
    return [(saying.message.id.removeprefix("note-"), saying.message.args) for saying in said]


def small_box() -> Parts:
    """Few cards and few tokens: piles and supplies run out."""
    data = box()
    for entry in data["activity_cards"]:
        entry.update(count=5)
    data["tokens"].update(fame={"2": 2, "5": 1}, treasure={"2": 1}, alliance_fame={"1": 2}, alliance_treasure={"1": 2}, misfortune=0)
    return accepted(data)


def odd_box() -> Parts:
    """Icons where the box has none like them: healing at a fight, special cards that are not in the game, cards as a prize."""
    fight = {"id": "fight", "type": "major", "mode": "turn_order", "symbols": ["wit", "fighting"]}
    hall = {"id": "hall", "type": "major", "mode": "simultaneous", "symbols": ["wit"]}
    sale = {"type": "treasure"}
    return accepted(
        track(
            {**fight, "icons": ["F5|H", "W", "S", "heal_scratches", "X:rest"]},
            {**hall, "icons": ["X:rest", "S", "F5|H", "heal_scratches", "W"]},
            {**sale, "id": "sale", "icon": "C2"},
            {**sale, "id": "fair", "icon": "A2"},
            {**sale, "id": "leech", "icon": "heal_scratches"},
            {"id": "hoard", "type": "treasure", "mode": "reveal_all", "icons": ["C2", "A2", "S", "W", "F2"]},
        )
    )


BOXES = {"the box": lambda: GAME.parts, "few things": small_box, "odd icons": odd_box}


@pytest.mark.parametrize("name", BOXES)
def test_every_line_cites_the_rule_that_wrote_it(name: str) -> None:
    """All options with every number of players."""
    wrong: Counter[tuple[str, str, str, str]] = Counter()
    seen: set[tuple[str, str]] = set()
    lines = 0
    for players in range(2, 6):
        for number in range(times(10 * len(EVERY), 2 * len(EVERY))):
            for reader, before, move, _, said in walk(players, EVERY[number % len(EVERY)], number, BOXES[name]()):
                must = reader.follow(GAME.act(move, before)["act"], named(said))
                lines += len(said)
                for (line, _), clause, saying in zip(named(said), must, said):
                    seen.add((line, clause))
                    if saying.clause != clause:
                        wrong[line, reader.kind, saying.clause, clause] += 1
    found = "\n".join(f"{n}: {line} of {kind} cites {cites} for {clause}" for (line, kind, cites, clause), n in wrong.most_common())
    assert not wrong, f"{sum(wrong.values())} of {lines} lines cite another rule:\n{found}"
    assert OFTEN[name] <= seen, f"never told: {OFTEN[name] - seen}"


def pairs(text: str) -> set[tuple[str, str]]:
    """Return lines and their clauses: `got BL-J7 BL-M2, passed BL-M1`."""
    return {(line, clause) for line, *clauses in (entry.split() for entry in text.split(",")) for clause in clauses}


OFTEN = {  # what random games must have told, or nothing was held against it
    "the box": pairs(
        "started BL-S2, episode BL-S1, last-episode BL-E1, drew BL-S5 BL-M2 BL-M3 BL-J7 BL-W2, drew-card BL-S5 BL-M2 BL-M3 BL-J7 BL-W2, "
        "revealed BL-M1 BL-J6 BL-C3 BL-M4, allied BL-M2 BL-M3 BL-J7, allied-with BL-M2 BL-M3 BL-J7, opened BL-J1 BL-E1, "
        "opened-token BL-A2, opened-end BL-J1 BL-E1, opened-treasure BL-A2, risked BL-M1 BL-J6, risked-five BL-C3, kept BL-M1, "
        "kept-played BL-J6, failed BL-M1 BL-J6, persisted BL-C4, gave BL-M2, gave-token BL-M2, passed BL-M1 BL-M2 BL-M3, "
        "blessed BL-C1, got BL-M2 BL-M3 BL-J7 BL-W2 BL-A1 BL-A2 BL-E1, picked BL-M4, sealed BL-J1 BL-J3, laid BL-J3, "
        "laid-card BL-J1 BL-J3, declined BL-C1 BL-C2 BL-C4 BL-C5, played BL-J4, out BL-J5 BL-J6, bid-out BL-A1, last-in BL-J5, "
        "ranked BL-J1 BL-J2 BL-A2 BL-E1, returned BL-J3, took BL-J7 BL-E1, shielded BL-C2, mended BL-C5, "
        "scratched BL-M1 BL-J6 BL-W1, wounded BL-W1, healed BL-M2 BL-M3 BL-E1, showed BL-A1, won BL-A1, paid BL-M2 BL-A1 BL-A2, "
        "new-start BL-J7, reshuffled BL-S7, scored BL-E2, fallen BL-V1, ended BL-E3"
    ),
    "few things": pairs("got BL-J8 BL-J7, got-nothing BL-J8, reshuffled BL-S7"),
    "odd icons": pairs("got-nothing BL-J7 BL-A1 BL-J8, healed BL-J7 BL-A1, drew BL-A1 BL-A2 BL-W2, allied BL-A1 BL-A2, took BL-J7"),
}


@pytest.mark.parametrize("name", BOXES)
def test_every_refusal_cites_the_rule_that_forbids(name: str) -> None:
    """Moves that a line can ask for, asked of whoever decides, and while the dealer acts."""
    wrong: Counter[tuple[str, str, str, str, str]] = Counter()
    seen: Counter[str] = Counter()
    for players in range(2, 6):
        for number in range(times(3 * len(EVERY), len(EVERY))):
            rng = Rng(number)
            options = EVERY[(2 * number + players) % len(EVERY)]
            for reader, before, move, seat, said in walk(players, options, number, BOXES[name]()):
                for probe in (rng.below(GAME.alphabet) for _ in range(PROBES)):
                    act = act_of(probe, before)
                    refusal = GAME.why_not(before, probe, before.actor if seat == DEALER else seat)
                    if act is None or refusal is None:
                        continue
                    clause = reader.against(act, seat)
                    seen[refusal.message.id.removeprefix("why-")] += 1
                    if refusal.clause != clause:
                        wrong[act["act"], reader.view.step, refusal.message.id, refusal.clause, clause] += 1
                reader.follow(GAME.act(move, before)["act"], named(said))
    found = "\n".join(f"{n}: {line} at {step}: {why} cites {cites} for {c}" for (line, step, why, cites, c), n in wrong.most_common(40))
    assert not wrong, f"{sum(wrong.values())} of {seen.total()} refusals cite another rule:\n{found}"
    assert set(seen) >= REFUSED[name], f"never said: {REFUSED[name] - set(seen)}"


REFUSED = {  # what random moves must have been answered, or nothing was held against it
    "the box": {
        "dealer", "first-player", "not-in-hand", "asked-risk", "asked-resolve", "asked-give", "asked-heal", "asked-blessing",
        "asked-select", "asked-pick", "asked-lay", "asked-turn", "asked-icon", "asked-inspiration", "asked-bid", "not-turned-up",
        "text-card", "no-bluff", "does-not-fit", "give-fame", "give-cards", "no-such-fame", "not-needed", "cannot-pay",
        "not-about-to-discard", "no-blessing", "not-played", "closed", "not-open", "taken", "no-treasure", "no-such-treasure",
        "no-rest", "no-scratch", "begun-to-give", "risk-first", "no-daring",
    },
    "few things": {"closed", "taken", "not-open"},
    "odd icons": {"wounds-only", "asked-heal"},
}  # fmt: skip


HURT = {"owned": ["F2 F5", ""], "wounds": [1, 0], "scratches": [1, 0]}
TWICE = {"scratches": [2, 0, 0, 0, 0]}
EVERYTHING = "Wit*15 Wit2*3 Courage*15 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3 Friendship*15"


@pytest.mark.parametrize(
    ("start", "moves", "line", "message", "clause"),
    [
        (("break_ranks", ["", ""], HURT), ["give F2", "give F5"], "fame", "no-fame-here", "BL-M2"),
        (("break_ranks", ["", ""], HURT), ["give F2", "give F5"], "heal double", "no-such-wound", "BL-M2"),
        (("break_ranks", ["", ""], HURT), ["give F2", "give F5"], "pass", "asked-heal", "BL-M2"),
        (("break_ranks", ["", ""], HURT | {"owned": ["F2", ""]}), [], "give F2", "cannot-pay-fame", "BL-M2"),
        (("the_hall_restored", ["", ""], HURT), [], "heal scratches", "asked-select", "BL-M3"),
        (("death_of_beowulf", ["Wit", ""], HURT), ["take F5|H"], "heal double", "no-such-wound", "BL-E1"),
        (("death_of_beowulf", ["Wit", ""], HURT), ["take F5|H"], "no", "asked-heal", "BL-E1"),
        (("death_of_beowulf", ["Wit", ""], {}), [], "pass", "asked-icon", "BL-E1"),
        (("death_of_beowulf", ["Wit", ""], {}), [], "take F3", "not-open", "BL-S3"),
        (("recover_treasures", ["", ""], {"advanced": True}), [], "take F3", "not-open", "BL-A2"),
        (("recover_treasures", ["", ""], {"advanced": True}), [], "risk", "asked-icon", "BL-A2"),
        (("king_hrothgars_hall", ["Wit", ""], {"bluff": True}), [], "play Courage", "not-in-hand", "BL-J3"),
        (("king_hrothgars_hall", ["Wit", ""], {}), [], "play Courage", "not-in-hand", "BL-J1"),
        (("grendels_attack", ["Wit", ""], {}), [], "play Courage", "not-in-hand", "BL-J4"),
        (("great_rewards", ["Wit", ""], {}), [], "give Fighting", "not-in-hand", "BL-M2"),
        (("grendels_attack", [EVERYTHING, "Friendship2*3"], {}), [], "risk", "nothing-to-reveal", "BL-S7"),
        (("gifts_of_gold", ["", ""], {"advanced": True}), [], "risk", "asked-bid", "BL-A1"),
        (("feast_in_the_hall", ["", ""], {}), ["take Travelling"], "pass", "asked-pick", "BL-M4"),
        (("night_watch", ["Rest", "", "", "", ""], TWICE), ["risk", "reveal Wit", "reveal Wit"], "pass", "asked-rest", "BL-C5"),
    ],
)  # fmt: skip
def test_a_refusal_and_its_rule(
    start: tuple[str, list[str], dict[str, Any]], moves: list[str], line: str, message: str, clause: str
) -> None:
    name, hands, more = start
    state = deal_on(at_episode(name, hands, **more))
    for move in moves:
        play(state, move)
    refusal = GAME.why_not(state, GAME.parse(line, state))
    assert (refusal.message.id, refusal.clause) == (f"why-{message}", clause)


def test_of_equal_icons_the_first_by_the_rule_of_the_episode() -> None:
    hall = {"id": "hall", "type": "major", "mode": "simultaneous", "symbols": ["wit"], "icons": ["S", "S", "F1", "F2", "F3"]}
    state = GAME.begin_with(3, accepted(track(hall)), {"start": "first-seat"})
    deal_on(play(deal_on(state), "done", "done", "done"))
    refusal = GAME.why_not(state, p.TAKE + 1)
    assert (refusal.message.id, refusal.clause) == ("why-twin", "BL-J7")


def act_of(move: int, state: Any) -> dict[str, Any] | None:
    """Return a move as it would be asked for; None for a number of the alphabet that no line means."""
    try:
        act: dict[str, Any] = GAME.act(move, state)
    except InvalidMove:
        return None
    return act
