"""Plays the engine and a naive reference side by side, line by line, and compares all they say."""

from __future__ import annotations

from functools import cache
from typing import Any, NoReturn

import heorot
from heorot.conformance import settings
from heorot.core.game import Game
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from tests.reference.swift import load


class LookedAt(BaseException):
    """Raised when someone looks at the state that cannot be seen; nothing that is caught by the way."""


class Unseen:
    """In place of a state: whoever looks at it fails."""

    def look(self, *_: object) -> NoReturn:
        raise LookedAt

    __getattribute__ = __bool__ = __eq__ = __hash__ = __repr__ = __len__ = __iter__ = __getitem__ = look


@cache
def always(game: Game[Any], move: int) -> str | None:
    """Return a move's line if the game says it without a look at the state, so that it is the same in every state."""
    try:
        return game.notation(move, Unseen())
    except (LookedAt, TypeError):  # a compiled function takes nothing but a state
        return None


def say(game: Game[Any], move: int, state: Any) -> str:
    """Return a move's line."""
    return always(game, move) or game.notation(move, state)


@cache
def played(name: str) -> tuple[Game[Any], list[dict[str, Any]]]:
    """Return a game and all its settings, looked up once."""
    game = heorot.game(name)
    return game, settings(game)


def compare(name: str, players: int, seed: int) -> int:
    """Play one random game on both, with the settings whose turn it is; returns the lines compared. Any difference is an AssertionError."""
    game, every = played(name)
    says_all_at_once = type(game).lines is not Game.lines
    options = every[seed % len(every)]
    state = game.begin_with(players, game.parts, options)
    reference = load(name).Reference(players, **options)
    rng = Rng(seed)
    moves = Moves(state.room())
    lines = 0
    scores = state.scores
    while state.actor != NOBODY:
        if state.actor == DEALER:
            actor: int | str = "dealer"
            odds = {move: (say(game, move, state), weight) for move, weight in state.odds()}
            weights = dict(odds.values())
            move = state.deal(rng, moves)
            line = odds[move][0] if move in odds else game.notation(move, state)
        else:
            actor = state.actor
            here = game.lines(state) if says_all_at_once else {say(game, move, state): move for move in state.legal()}
            weights = dict.fromkeys(here, 1)
            line, move = list(here.items())[rng.below(len(here))]
            if says_all_at_once:  # then each line by itself must be the same
                line = game.notation(move, state)
        legal = reference.legal()
        before, asked = sum(scores), reference.actor()
        state.apply(move)
        scores = state.scores
        same = asked == actor and weights == legal and line in legal
        same = same and reference.follow(line) == sum(scores) - before and reference.points == scores
        if not same:
            apart = set(weights.items()) ^ set(legal.items())
            raise AssertionError(f"{name}, seed {seed}, {players} players, {options}, line {lines}: {line}, {actor}, {apart or scores}")
        lines += 1
    assert reference.actor() is None
    assert reference.places() == list(state.result().places), f"seed {seed}: places"
    return lines
