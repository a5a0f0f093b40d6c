"""Those who play without a person: one contract, from random upwards."""

from __future__ import annotations

from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.bots.careless import CarelessBot, PointsBot
from heorot.bots.greedy import GreedyBot
from heorot.bots.levels import STAND_IN, Level, best, current, ladder, offered
from heorot.bots.mind import measured
from heorot.bots.random import RandomBot
from heorot.bots.searching import SearchBot
from heorot.core.errors import BadOption
from heorot.core.game import Game

__all__ = [
    "BEST", "BOTS", "Bot", "Budget", "Choice", "Level", "Weighed", "best", "current", "is_offered", "ladder", "make", "measured",
    "no_bot", "offered",
]  # fmt: skip

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, CarelessBot, PointsBot, GreedyBot, SearchBot)}
BEST = STAND_IN  # who plays on for whoever left, and sits down where nobody says who
PLAIN = (RandomBot.name, GreedyBot.name)  # bots that any table takes by their own names too


def is_offered(name: str, game: Game[Any] | None) -> bool:
    """Whether somebody may sit down at a table of this game to play against people.

    >>> import heorot
    >>> [is_offered(name, heorot.game("voluspa")) for name in ("adept", "greedy", "loki")]
    [True, True, False]
    """
    return name in PLAIN or name in offered(game)


def no_bot(name: str, game: Game[Any] | None) -> str:
    """Return the sentence for a bot that is not offered."""
    levels = ", ".join(f"{level.name} ({level.bot})" for level in offered(game).values())
    return f"there is no bot {name!r}; there are: {levels}"


def make(name: str, game: Game[Any], seed: int) -> Bot:
    """Return a bot by its level, proved or not, or by its own name.

    >>> import heorot
    >>> make("adept", heorot.game("voluspa"), seed=1).name
    'greedy'
    """
    level = next((level for level in ladder(game) if level.name == name), None)
    found = BOTS.get(level.bot if level else name)
    if found is None:
        raise BadOption(no_bot(name, game))
    if level is None:
        return found(game, seed)
    if found is SearchBot:
        return SearchBot(game, seed, level.simulations, level.seconds, **level.settings)
    return found(game, seed, **level.settings)
