"""What a game's eye has learned: weights.json in its folder, for each number of players and variant; `heorot lab fit` writes it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from heorot.bots.search import Plan
from heorot.core.errors import BadOption
from heorot.core.eye import Eye
from heorot.core.game import Game

FILE = "weights.json"


@dataclass(frozen=True)
class Lesson:
    """What was learned for one number of players and one variant, how, and how well."""

    players: int
    variant: str
    command: str
    date: str
    commit: str
    games: int
    losses: Mapping[str, float]
    weights: tuple[float, ...]
    plan: Plan = field(default_factory=Plan)

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return asdict(self)


def has_eye(game: Game[Any]) -> bool:
    """Whether this game can be searched."""
    try:
        return find_spec(f"heorot.games.{game.name}.eye") is not None
    except ModuleNotFoundError:  # a game that lies nowhere
        return False


def eye_of(game: Game[Any], players: int) -> Eye:
    """Return a game's eye that has not learned anything."""
    if not has_eye(game):
        raise BadOption(f"{game.title} has no eye for a bot that searches: there are the random and the greedy one")
    eye: Eye = import_module(f"heorot.games.{game.name}.eye").EYE(players)
    return eye


@cache
def lessons(game: Game[Any]) -> dict[tuple[int, str], Lesson]:
    """Return what was learned for a game, by players and variant."""
    file = game.folder() / FILE
    found = json.loads(file.read_text("utf-8")) if file.is_file() else []
    read = [Lesson(**{**one, "weights": tuple(one["weights"]), "plan": Plan(**one["plan"])}) for one in found]
    return {(one.players, one.variant): one for one in read}


def measured(game: Game[Any], options: Mapping[str, Any], *, own: bool) -> bool:
    """Whether the strength of this game's bots is known with these options; with components of one's own it never is.

    Who begins changes nothing, and a variant is known that weights were fitted for; a game without any claims nothing.

    >>> import heorot
    >>> game = heorot.game("voluspa")
    >>> plain = game.settled_options({}, game.version)
    >>> [measured(game, plain | given, own=False) for given in ({}, {"edda": True}, {"bookend": "holds"})], measured(game, plain, own=True)
    ([True, True, False], False)
    """
    free = {game.first_option} | {variant for _, variant in lessons(game)}
    usual = all(options.get(option.name, option.default) == option.default for option in game.options if option.name not in free)
    return usual and not own


def learned_eye(game: Game[Any], players: int, variant: str) -> tuple[Eye, Lesson]:
    """Return a game's eye with what it has learned for so many players."""
    eye = eye_of(game, players)
    lesson = lessons(game).get((players, variant))
    if lesson is None or len(lesson.weights) != eye.size:
        told = f"{game.title}, {variant}," if variant else game.title
        raise BadOption(f"nothing was learned for {told} with {players} players: `heorot lab fit` does it")
    for i, weight in enumerate(lesson.weights):
        eye.weights[i] = weight
    return eye, lesson
