"""Plays the engine and a naive reference side by side, line by line, and compares all they say."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import heorot
from heorot.core.errors import BadOption
from heorot.core.game import Game
from heorot.core.options import Value
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


Setting = tuple[int, dict[str, Value]]  # a version of the rules and a value for every option that its records name
OF_A_VERSION = ("bellum_magica",)  # the references that are told the version; the others' rules are the same in all of them


def settings_of(game: Game[Any], version: int) -> list[dict[str, Value]]:
    """Return every combination of the options that a version of a game has, whatever the number of players."""
    options = [option for option in game.options if option.name in game.known(version).options]
    every = itertools.product(*(option.values for option in options))
    return [dict(zip([option.name for option in options], values, strict=True)) for values in every]


def can_be_played(game: Game[Any], players: int, version: int, options: dict[str, Value]) -> bool:
    """Whether the game can be set up so: not if a seat begins that nobody sits on."""
    try:
        game.begin_with(players, game.box(version), options, version)
    except BadOption:
        return False
    return True


@cache
def settings(name: str, players: int) -> list[Setting]:
    """Return all that a game can be set up to be with so many players: the newest version first, then those before it."""
    game = heorot.game(name)
    versions = sorted({one.number for one in game.versions} | {game.version}, reverse=True)
    every = [(version, options) for version in versions for options in settings_of(game, version)]
    return [(version, options) for version, options in every if can_be_played(game, players, version, options)]


def begin_reference(name: str, players: int, version: int, options: dict[str, Value], parts: Path | None = None) -> Any:
    """Return the reference's game of the same setting; what an older version does not name has the value that plays as before."""
    told: dict[str, Any] = {"version": version} if name in OF_A_VERSION else {}
    if parts is not None:
        told["parts"] = parts
    return load(name).Reference(players, **options, **told)


def compare(name: str, players: int, seed: int, parts: Path | None = None) -> int:
    """Play one random game on both, with the settings whose turn it is; returns the lines compared. Any difference is an AssertionError.

    With a file of components that is the box of both.
    """
    game, every = heorot.game(name), settings(name, players)
    says_all_at_once = type(game).lines is not Game.lines
    version, options = every[seed % len(every)]
    box = game.box(version) if parts is None else game.read_parts(parts.read_text("utf-8"))
    state = game.begin_with(players, box, options, version)
    reference = begin_reference(name, players, version, options, parts)
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
            raise AssertionError(
                f"{name}, seed {seed}, {players} players, version {version}, {options}, line {lines}: {line}, {actor}, {apart or scores}"
            )
        lines += 1
    assert reference.actor() is None
    assert reference.places() == list(state.result().places), f"seed {seed}: places"
    return lines
