"""What the Legend shows before a move: what it brings of itself, as far as can be known, and nothing that hangs on hidden tokens."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.preview import Figure, exact
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_legend import parts as p
from heorot.preview_law import check_decision, check_expectations
from tests.effort import times
from tests.games.beowulf_legend.boxes import accepted, track
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, play

EVERY = settings(GAME)
SCRATCHED: Any = {"scratches": [2, 0, 0, 0, 0]}


def shown(state: Any, line: str) -> Figure | None:
    """Return the figure that a seat is shown before a move; the button's is the preview's."""
    seen = state.seen_by(state.actor)
    figure: Figure | None = GAME.preview(seen, GAME.parse(line, state)).points
    assert GAME.worths(seen)[line] == figure
    return figure


def forecasts(state: Any, line: str) -> list[tuple[str, dict[str, Any]]]:
    """Return what is forecast of a move."""
    said = [one.saying.message for one in GAME.preview(state.seen_by(state.actor), GAME.parse(line, state)).forecasts]
    return [(message.id.removeprefix("note-forecast-"), dict(message.args)) for message in said]


@pytest.mark.clause("BL-E2")
def test_a_move_that_ends_the_game_shows_its_own_gain() -> None:
    """Not the whole score, which is counted then."""
    state = deal_on(at_episode("death_of_beowulf", ["Wit", ""], owned=["F6 F6", "F5"]))
    assert shown(state, "take F7") == exact(7)
    assert shown(state, "take F5|H") == exact(5)
    play(state, "take F7")
    assert state.scores == [6 + 6 + 7 + 5, 5 + 5 + 5]


@pytest.mark.clause("BL-S6")
def test_where_the_sums_are_secret_no_preview_counts_up_what_others_have() -> None:
    state = deal_on(at_episode("death_of_beowulf", ["Wit", "", ""], owned=["F6", "F5", ""], tokens="secret"))
    play(state, "take F7")
    preview = GAME.preview(state.seen_by(1), GAME.parse("take F3", state))
    assert [saying.message.id for saying in preview.sayings] == ["note-got", "note-got", "note-new-start"]  # seat 0 is counted first
    assert preview.still_open == "hidden"


@pytest.mark.clause("BL-S6")
def test_scores_that_hang_on_hidden_alliance_tokens_are_not_foretold() -> None:
    state = deal_on(at_episode("death_of_beowulf", ["Wit", "", ""], owned=["F6", "F5", ""], allies=["AF1", "AF3", ""]))
    play(state, "take F7")
    seen = state.seen_by(1)
    preview = GAME.preview(seen, GAME.parse("take F3", state))
    assert [saying.message.id for saying in preview.sayings] == ["note-got", "note-got", "note-new-start"]  # seat 0 is counted first
    assert preview.still_open == "hidden"
    open_table = deal_on(at_episode("death_of_beowulf", ["Wit", "", ""], owned=["F6", "F5", ""], allies=["", "AF3", ""]))
    play(open_table, "take F7")
    preview = GAME.preview(open_table.seen_by(1), GAME.parse("take F3", open_table))
    assert preview.still_open == ""
    assert [saying.message.args["points"] for saying in preview.sayings if saying.message.id == "note-scored"] == [18, 16, 10]


@pytest.mark.clause("BL-M3")
def test_alliance_tokens_are_an_expectation_and_say_so() -> None:
    state = at_episode("the_hall_restored", ["", ""])
    bag = GAME.view(state).allies
    worths = [int(name[-1]) for name, count in bag.items() for _ in range(count)]
    assert shown(state, "take A1") == Figure(1, 3, Fraction(sum(worths), len(worths)))
    assert (shown(state, "take F2"), shown(state, "take C2"), shown(state, "pass")) == (exact(2), exact(0), exact(0))
    rich = at_episode("the_hall_restored", ["", ""], advanced=True)
    assert shown(rich, "take T2") == exact(0)  # treasure scores nothing there (BL-A3)
    assert shown(rich, "take A1") == Figure(0, 3, Fraction(sum(int(name[-1]) * n for name, n in bag.items() if "F" in name), len(worths)))


def test_what_an_icon_is_worth_is_shown_alike_on_its_place_and_its_button() -> None:
    state = at_episode("grendels_attack", ["", "", "", "", ""], wounds=[0, 2, 0, 0, 0])
    play(state, "pass", "pass", "pass", "pass")
    assert state.actor == 4
    assert [icon.worth for icon in GAME.view(state.seen_by(4)).icons] == [5, -5, 0, {"low": 1, "high": 3, "mean": 2.0}, 0]
    assert [icon.worth for icon in GAME.view(state.seen_by(1)).icons][:2] == [5, -15]
    assert [icon.worth for icon in GAME.view(state.seen_by(None)).icons] == [None] * 5
    marked = GAME.view_figures(state.seen_by(4), 4)
    assert {GAME.notation(move, state): figure for move, figure in marked.items()} == GAME.worths(state.seen_by(4))


@pytest.mark.clause("BL-C2", "BL-E1")
def test_a_move_that_asks_something_first_shows_what_may_come_of_it() -> None:
    state = at_episode("dragon_battle", ["Inspiration", "", "", ""], wounds=[1, 0, 0, 0])
    play(state, "risk", "reveal Courage", "reveal Wit", "pass", "pass", "pass")
    assert shown(state, "take WW") == Figure(-15, 0)  # two wounds more, or none
    play(state, "take WW")
    assert (shown(state, "inspiration"), shown(state, "no")) == (exact(0), exact(-15))
    end = deal_on(at_episode("death_of_beowulf", ["Wit", ""], wounds=[3, 0]))
    assert shown(end, "take F5|H") == Figure(5, 15)  # fame, or a wound less
    play(end, "take F5|H")
    assert (shown(end, "fame"), shown(end, "heal wound")) == (exact(5), exact(15))


@pytest.mark.clause("BL-M2")
def test_a_card_that_begins_a_payment_shows_what_is_paid_for() -> None:
    state = at_episode("great_rewards", ["Fighting*3", ""])
    assert (shown(state, "give Fighting"), shown(state, "pass")) == (exact(3), exact(0))
    play(state, "give Fighting")
    assert shown(state, "give Fighting") == exact(3)
    ranks = at_episode("break_ranks", ["", ""], owned=["F1 F2 F7", ""], wounds=[3, 0], scratches=[2, 0])
    assert shown(ranks, "give F2") == Figure(-9, 12)  # with the F7 for scratches, or with the F1 for a wound
    play(ranks, "give F2")
    assert shown(ranks, "give F1") == Figure(-3, 12)
    play(ranks, "give F1")
    assert (shown(ranks, "heal wound"), shown(ranks, "heal scratches")) == (exact(15), exact(0))
    friends = at_episode("many_friendships", ["Friendship2 Blessing", ""])
    worth = shown(friends, "give Friendship2")
    assert worth == shown(at_episode("the_hall_restored", ["", ""]), "take A1")
    play(friends, "give Friendship2")
    assert shown(friends, "no") == shown(friends, "blessing Friendship2") == worth


@pytest.mark.clause("BL-M1", "BL-W1")
def test_a_risk_shows_its_odds_and_what_a_third_scratch_would_cost() -> None:
    state = at_episode("night_watch", [""] * 5)
    odds = GAME.view(state.seen_by(0)).odds
    assert forecasts(state, "risk") == [("risk", {"seat": 0, "percent": round(100 * odds.risk, 1)})]
    assert shown(state, "risk") == exact(0)
    third = at_episode("night_watch", [""] * 5, **SCRATCHED)
    chance = GAME.preview(third.seen_by(0), GAME.parse("risk", third)).forecasts[0].odds
    assert shown(third, "risk") == Figure(-5, 0, -5 * (1 - chance))
    saved = at_episode("night_watch", ["Rest", "", "", "", ""], **SCRATCHED)
    assert shown(saved, "risk") == Figure(-5, 0)  # the card may be used, or not
    play(saved, "risk", "reveal Wit", "reveal Wit")
    assert (shown(saved, "rest"), shown(saved, "no")) == (exact(0), exact(-5))
    harsh = at_episode("night_watch", [""] * 5, owned=["F7", "", "", "", ""], wounds=[2, 0, 0, 0, 0], harsh=True, **SCRATCHED)
    assert shown(harsh, "risk") == Figure(-7, 0, -7 * (1 - chance))


@pytest.mark.clause("BL-J4", "BL-A1")
def test_what_is_needed_to_stay_in() -> None:
    state = at_episode("grendels_attack", ["Courage2", "Courage Fighting2", ""])
    play(state, "play Courage2")
    assert forecasts(state, "play Courage") == [("need", {"seat": 1, "count": 1})]
    assert forecasts(state, "play Fighting2") == [("enough", {"seat": 1})]
    sale = at_episode("gifts_of_gold", ["", ""], advanced=True, owned=["T3", "T1 T4"])
    play(sale, "show T3")
    assert forecasts(sale, "show T1") == [("need", {"seat": 1, "count": 2})]


@pytest.mark.clause("BL-J1")
def test_sealed_cards_leave_the_rest_to_the_others() -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship", ""])
    assert GAME.preview(state.seen_by(0), GAME.parse("play Friendship", state), 0).still_open == "question"
    assert GAME.preview(state.seen_by(0), GAME.parse("done", state), 0).still_open == "others"
    last = deal_on(at_episode("break_ranks", ["Wit", "Wit"], owned=["F2 F2", ""], wounds=[1, 0]))
    play(last, "give F2")
    assert GAME.preview(last.seen_by(0), GAME.parse("give F2", last)).still_open == "hidden"  # then all show their hands


# the law, at the last decisions above all


def last_decisions(players: int, options: dict[str, Any], seed: int, number: int) -> list[Any]:
    """Return the last positions of a random game at which somebody decides."""
    state = GAME.begin_with(players, GAME.parts, options)
    rng, moves, found = Rng(seed), Moves(state.room()), []
    while not state.over:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            continue
        found.append(state.copy())
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    return found[-number:]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_decisions_promise_what_comes(players: int) -> None:
    for number in range(times(160, 16)):
        for state in last_decisions(players, EVERY[number % len(EVERY)], number, 4):
            check_decision(GAME, state, Rng(number), 60)


def test_means_and_odds_are_those_of_many_worlds() -> None:
    for number, options in enumerate(EVERY[:: times(1, 8)]):
        gauge = check_expectations(GAME, 2 + number % 4, options, games=1, worlds=6, seed=number)
        assert gauge.number["the points"] > 0
        assert gauge.number["note-forecast-risk"] > 0


def test_own_components_ask_and_heal_where_the_box_does_not() -> None:
    fight = {"id": "fight", "type": "major", "mode": "turn_order", "symbols": ["wit", "fighting"]}
    payment = {"id": "toll", "type": "opportunity", "give": ["fame_token"] * 4, "get": "A3"}
    parts = accepted(track({**fight, "icons": ["F5|H", "WW", "S", "A4", "heal_scratches"]}, payment))
    for seed in range(6):
        state = GAME.begin_with(2 + seed % 4, parts, {})
        rng, moves = Rng(seed), Moves(state.room())
        while not state.over:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
            else:
                check_decision(GAME, state, rng, 20)
                state.apply(moves.move[rng.below(state.fill(moves))])


def test_the_move_that_is_no_end_of_anything_brings_nothing() -> None:
    state = at_episode("feast_in_the_hall", ["", ""])
    deal_on(state)
    assert set(GAME.worths(state.seen_by(state.actor)).values()) == {exact(0)}
    assert p.STEPS[state.now[p.STEP]] == "recover"
