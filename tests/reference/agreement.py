"""Plays the engine and a naive reference side by side, line by line, and compares all they say."""

from __future__ import annotations

import heorot
from heorot.conformance import settings
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from tests.reference.swift import load


def compare(name: str, players: int, seed: int) -> int:
    """Play one random game on both, with the settings whose turn it is; returns the lines compared. Any difference is an AssertionError."""
    game = heorot.game(name)
    every = settings(game)
    options = every[seed % len(every)]
    state = game.begin_with(players, game.parts, options)
    reference = load(name).Reference(players, **options)
    rng = Rng(seed)
    moves = Moves(state.room())
    lines = 0
    while state.actor != NOBODY:
        if state.actor == DEALER:
            actor: int | str = "dealer"
            weights = {game.notation(move, state): weight for move, weight in state.odds()}
            move = state.deal(rng, moves)
        else:
            actor = state.actor
            here = game.lines(state)
            weights = dict.fromkeys(here, 1)
            move = list(here.values())[rng.below(len(here))]
        line = game.notation(move, state)
        legal = reference.legal()
        scores = state.scores
        state.apply(move)
        same = reference.actor() == actor and weights == legal
        same = same and line in legal and reference.follow(line) == sum(state.scores) - sum(scores) and reference.points == state.scores
        if not same:
            apart = set(weights.items()) ^ set(legal.items())
            raise AssertionError(
                f"{name}, seed {seed}, {players} players, {options}, line {lines}: {line}, {actor}, {apart or state.scores}"
            )
        lines += 1
    assert reference.actor() is None
    assert reference.places() == list(state.result().places), f"seed {seed}: places"
    return lines
