"""What the tests put games to: whole games at random, bots against each other, any text, any number, components spoilt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from heorot.bots import Budget, make
from heorot.core.errors import HeorotError
from heorot.core.game import Game, S
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import DEALER, NOBODY


def played_out(state: State, seed: int) -> int:
    """Play at random to the end, every component accounted for at each move; returns the number of moves, the dealer's among them."""
    census = state.census()
    rng, moves, n = Rng(seed), Moves(state.room()), 0
    while state.actor != NOBODY:
        state.apply(state.deal(rng, moves) if state.actor == DEALER else moves.move[rng.below(state.fill(moves))])
        assert state.census() == census
        n += 1
    return n


def greedy_wins(game: Game[S]) -> int:
    """Return how many of ten games of two the greedy bot wins against the random one, from either seat in turn."""
    won = 0
    for seed in range(10):
        bots = [make(name, game, seed) for name in (("greedy", "random") if seed % 2 else ("random", "greedy"))]
        state = game.new(2)
        rng, moves = Rng(seed), Moves(state.room())
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
            else:
                who = state.actor
                state.apply(bots[who].choose(state.seen_by(who), Budget(), who).move, who)
        won += state.result().places[0 if seed % 2 else 1] == 1
    return won


def try_any_text(game: Game[S], state: S, pieces: Sequence[str]) -> None:
    """Parse texts made of these pieces: each is a move, which has a notation, or a sentence; and nothing changes."""
    key = state.key()
    rng = Rng(5)
    for _ in range(4000):
        text = "".join(pieces[rng.below(len(pieces))] for _ in range(1 + rng.below(6)))
        try:
            move = game.parse(text, state)
        except HeorotError as why:
            assert str(why)
        else:
            assert move >= 0
            assert game.notation(move, state)
    assert state.key() == key


def clauses_against(game: Game[S], states: Iterable[S]) -> set[str]:
    """Ask of every move of the alphabet: it is legal or has a clause that forbids it; returns those clauses."""
    clauses = set()
    for state in states:
        legal = set(state.legal())
        for move in range(game.alphabet):
            refusal = game.why_not(state, move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                clauses.add(refusal.clause)
    return clauses


def spoilt(box: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return components with one entry changed: `evil.0.bonus`."""
    data: dict[str, Any] = json.loads(json.dumps(box))
    *way, last = path.split(".")
    at: Any = data
    for step in way:
        at = at[int(step)] if step.isdigit() else at[step]
    at[int(last) if last.isdigit() else last] = value
    return data
