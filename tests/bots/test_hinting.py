"""Hints: three different legal moves with reasons that can be said; nothing is read that the seat does not see; shares are what comes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import heorot
from heorot.bots import Budget
from heorot.bots.hinting import Adviser, Prospect, clause_of, clear, drawn_together, lucky
from heorot.bots.mind import has_eye
from heorot.bots.policy import best_move, play_on
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import Moves, ints
from heorot.core.vocabulary import DEALER, NOBODY, VICTORY
from heorot.games import names
from heorot.rulebook import clauses
from heorot.words import languages
from tests.effort import times
from tests.speaking import speaking
from tests.tiny import dropped_in

GAMES = [heorot.game(name) for name in names()]
PEOPLE = ("Ann", "Bo", "Chloé")
needs_speed = pytest.mark.skipif(not heorot.compiled(), reason="hints play games on only where the rules are compiled")


def decisions(game: Game[Any], seed: int, number: int, players: int = 3) -> list[Any]:
    """Return whole states of a game of the policy in which the acting seat has a choice."""
    state = game.new(players)
    rng, moves = Rng(seed), Moves(state.room())
    policy = None
    found: list[Any] = []
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            continue
        policy = policy or Adviser(game, patient=True).policy_for(state.seen_by(state.actor))
        assert policy is not None
        if len(state.legal()) > 2 and rng.below(5) == 0:
            found.append(state.copy())
        policy.lots.x = lucky(rng)
        state.apply(best_move(policy, state))
    return found[:: max(1, len(found) // number)][:number]


@needs_speed
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_is_three_different_legal_moves_each_with_a_reason_in_every_language(game: Game[Any]) -> None:
    told = set()
    for state in decisions(game, 3, times(12, 5)):
        seen = state.seen_by(state.actor)
        found = Adviser(game).advise(seen, Budget(simulations=200))
        assert len({one.move for one in found}) == len(found) == min(3, len(seen.legal()))
        assert all(one.move in seen.legal() for one in found)
        assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
        for one in found:
            assert one.games >= 60
            assert one.because
            assert 0 <= one.share <= 1
            for cause in one.because:
                told.add(cause.message.id)
                assert not cause.clause or cause.clause in clauses(game)
                than = int(str(cause.message.args["than"]))
                assert than != one.move
                args = {**cause.message.args, "than": game.notation(than, seen)}
                for lang in languages():
                    said = speaking(lang, game).say(Message(cause.message.id, args), PEOPLE)
                    assert said.endswith(".")
    assert len(told) > 2


@needs_speed
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_question_has_the_same_answer_and_nothing_hidden_matters(game: Game[Any]) -> None:
    """Two worlds that the seat cannot tell apart get the same hint."""
    for state in decisions(game, 8, 2):
        seen = state.seen_by(state.actor)
        twin = seen.imagine(Rng(99))
        twin.actor = state.actor
        first = Adviser(game).advise(seen, Budget(simulations=150))
        assert first == Adviser(game).advise(twin.seen_by(state.actor), Budget(simulations=150))


@needs_speed
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_shares_are_calibrated_on_games_of_the_policy(game: Game[Any]) -> None:
    """Where the policy itself plays on, the mover wins as often as is told: the sum over positions, within three standard errors."""
    adviser = Adviser(game)
    difference, variance = 0.0, 0.0
    rng = Rng(5)
    for seed in range(times(24, 8)):
        for state in decisions(game, 1000 + seed, 2):
            seat = state.actor
            seen = state.seen_by(seat)
            policy = adviser.policy_for(seen)
            assert policy is not None
            best = adviser.advise(seen, Budget(simulations=150), moves=1)[0]
            policy.deals.x, policy.lots.x = lucky(rng), lucky(rng)
            state.apply(best.move, seat)
            play_on(policy, state, 0, -1)
            shares = ints(state.players)
            state.share(shares)
            difference += shares[seat] / VICTORY - best.share
            variance += best.share * (1 - best.share) + best.error**2
    assert abs(difference) <= 3 * variance**0.5 + 0.5


def test_without_an_eye_the_bot_that_looks_one_move_ahead_advises() -> None:
    with dropped_in() as fists:
        assert not has_eye(fists)
        state = fists.new(3)
        moves = Moves(state.room())
        while state.actor == DEALER:
            state.apply(state.deal(Rng(1), moves))
        found = Adviser(fists).advise(state.seen_by(1), Budget(), 1)
        assert {one.move for one in found} <= set(state.legal(1))
        assert not any(one.games for one in found)
        assert found[0].because


def test_an_only_move_is_said_to_be_the_only_one() -> None:
    game = heorot.game("beowulf_legend")
    state = game.new(3)
    rng, moves = Rng(4), Moves(state.room())
    while state.actor == DEALER or len(state.legal()) > 1:
        state.apply(state.deal(rng, moves) if state.actor == DEALER else state.legal()[0])
    (found,) = Adviser(game).advise(state.seen_by(state.actor), Budget())
    assert found.move == state.legal()[0]
    assert [cause.message.id for cause in found.because] == ["reason-only"]


def test_no_time_no_figures() -> None:
    """Where the time is up before enough games were played on, nothing is told of them."""
    game = heorot.game("voluspa")
    (state,) = decisions(game, 3, 1)
    clock = iter(range(10**6))
    found = Adviser(game, now=lambda: float(next(clock)), patient=True).advise(state.seen_by(state.actor), Budget(20, 1.0))
    assert not any(one.games or one.share for one in found)


def test_what_is_told_of_a_difference() -> None:
    assert clear([3, 4, 3, 4], [1, 2, 1, 2], 0.5)
    assert not clear([3, 1, 5, 0], [1, 4, 2, 3], 0.5)
    assert drawn_together([0.25, 0.75], [0.5, 0.5]) == [0.375, 0.625]
    one, other = Prospect(1), Prospect(2)
    for prospect, points in ((one, 5), (other, 2)):
        prospect.told = [Counter(), Counter()]
        prospect.scored[1, "VO-P1"] = points
        prospect.clauses[1, "VO-T1"] = 9
    assert clause_of(one, other, 1) == "VO-P1"
    assert clause_of(one, other, 0) == ""
