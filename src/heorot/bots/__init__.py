"""Those who play without a person: one contract, from random upwards."""

from __future__ import annotations

from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.bots.greedy import GreedyBot
from heorot.bots.random import RandomBot
from heorot.core.errors import BadOption
from heorot.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Choice", "Weighed", "make"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
LEVELS = {"novice": "random", "adept": "greedy", "strong": "greedy", "master": "greedy"}  # each the best bot there is for it


def make(name: str, game: Game[Any], seed: int) -> Bot:
    """Return a bot by its own name or by its level.

    >>> import heorot
    >>> make("strong", heorot.game("voluspa"), seed=1).name
    'greedy'
    """
    found = BOTS.get(LEVELS.get(name, name))
    if found is None:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join([*BOTS, *LEVELS])}")
    return found(game, seed)
