"""Those who play without a person: one contract, from random upwards."""

from __future__ import annotations

from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.bots.greedy import GreedyBot
from heorot.bots.random import RandomBot
from heorot.core.errors import BadOption
from heorot.core.game import Game

__all__ = ["BEST", "BOTS", "LEVELS", "Bot", "Budget", "Choice", "Weighed", "current", "make", "no_bot"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
LEVELS = {"novice": "random", "adept": "greedy"}  # what is offered: one name for each strength there is
BEST = "adept"  # who gives hints, plays on for whoever left, and sits down where nobody says who
ONCE = {"strong": "adept", "master": "adept"}  # levels offered before, though the same bot played them: logs and records still name them


def current(name: str) -> str:
    """Return what a bot in a stored log or record is called now; nobody is offered the old names.

    >>> current("master"), current("novice")
    ('adept', 'novice')
    """
    return ONCE.get(name, name)


def no_bot(name: str) -> str:
    """Return the sentence for a bot that is not offered.

    >>> no_bot("master")
    "there is no bot 'master'; there are: novice (random), adept (greedy)"
    """
    return f"there is no bot {name!r}; there are: {', '.join(f'{level} ({bot})' for level, bot in LEVELS.items())}"


def make(name: str, game: Game[Any], seed: int) -> Bot:
    """Return a bot by its level or by its own name.

    >>> import heorot
    >>> make("adept", heorot.game("voluspa"), seed=1).name
    'greedy'
    """
    found = BOTS.get(LEVELS.get(name, name))
    if found is None:
        raise BadOption(no_bot(name))
    return found(game, seed)
