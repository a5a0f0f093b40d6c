"""Ends without secrets: worked out to the last move, as trying everything does it; too long ones are left to search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import heorot
from heorot.bots import Budget
from heorot.bots.mind import eye_of
from heorot.bots.policy import Policy, best_move
from heorot.bots.searching import SearchBot
from heorot.bots.solve import Solver, solve
from heorot.core.rng import Rng
from heorot.core.state import State, ints
from heorot.core.vocabulary import DEALER, NOBODY

GAME = heorot.game("voluspa")


def ends(players: int, tiles: int, seeds: range) -> Iterator[Any]:
    """Yield positions in which so many tiles at most are left, in play by the policy."""
    fresh = GAME.new(players)
    policy = Policy(eye_of(GAME, players), fresh, 60)
    for seed in seeds:
        state: Any = fresh.copy()
        policy.deals = Rng(seed)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(policy.deals, policy.moves))
                continue
            seen: Any = state.seen_by(state.actor)
            if policy.eye.settled(seen) and sum(state.sizes[:players]) <= tiles and len(state.legal()) > 1:
                yield state.copy()
            state.apply(best_move(policy, state))


def tried(state: State, seat: int) -> tuple[int, int]:
    """Return the sixtieths of the victory and the lead that a seat gets of two, by trying everything."""
    while state.actor == DEALER:
        (only,) = state.odds()
        state.apply(only[0])
    if state.actor == NOBODY:
        shares = ints(8)
        state.share(shares)
        return shares[seat] - shares[1 - seat], state.score(seat) - state.score(1 - seat)
    found = []
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        found.append(tried(after, seat))
    return max(found) if state.actor == seat else min(found)


def test_what_is_worked_out_is_what_trying_everything_finds() -> None:
    solver = Solver(eye_of(GAME, 2), GAME.new(2))
    compared = 0
    for state in ends(2, 1, range(12)):
        if not solve(solver, state, 200):
            continue
        assert (solver.sixty, solver.lead) == tried(state.copy(), state.actor)
        after = state.copy()
        after.apply(solver.move)
        assert tried(after, state.actor) == (solver.sixty, solver.lead)
        compared += 1
    assert compared >= 3


def test_the_searching_bot_works_out_the_end_and_says_so() -> None:
    bot = SearchBot(GAME, 1, 400)
    for state in ends(2, 1, range(6)):
        seen = state.seen_by(state.actor)
        if not solve(Solver(eye_of(GAME, 2), GAME.new(2)), state, 2000):
            continue
        twin = seen.imagine(Rng(5))
        assert twin.key() == state.key()  # there is but one world
        choice = bot.choose(seen, Budget())
        assert choice.reason.id.startswith("reason-exact-")
        assert choice.table[0].error == 0
        assert choice.table[0].value in (0, 0.5, 1)
        assert bot.choose(twin.seen_by(state.actor), Budget()).move == choice.move
        return
    raise AssertionError("no game came to such an end")


def test_more_than_two_each_take_their_best() -> None:
    solver = Solver(eye_of(GAME, 3), GAME.new(3))
    compared = 0
    for state in ends(3, 1, range(8)):
        afters = {move: after_of(state, move) for move in state.legal()}
        if not all(after.over for after in afters.values()):
            continue
        assert solve(solver, state, 100_000)
        best = max(after.score(state.actor) for after in afters.values())
        assert afters[solver.move].score(state.actor) == best
        compared += 1
    assert compared


def after_of(state: State, move: int) -> State:
    """Return the position after a move."""
    after = state.copy()
    after.apply(move)
    return after


def test_who_has_no_time_for_all_of_it_gets_no_answer() -> None:
    solver = Solver(eye_of(GAME, 2), GAME.new(2))
    state = next(ends(2, 3, range(3)))
    assert not solve(solver, state, 3)
    choice = SearchBot(GAME, 1, 4).choose(state.seen_by(state.actor), Budget())
    assert choice.move in state.legal()


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_worked_out_while_something_is_hidden(players: int) -> None:
    state = GAME.new(players)
    rng = Rng(1)
    policy = Policy(eye_of(GAME, players), state, 0)
    while state.actor == DEALER:
        state.apply(state.deal(rng, policy.moves))
    assert not policy.eye.settled(state.seen_by(state.actor))
    assert not eye_of(heorot.game("beowulf_movie"), players).settled(heorot.game("beowulf_movie").new(players))
