"""The ladder of a game's bots: levels.json in its folder says who sits on which step, and by which matches that is proved.

A level is offered only where every one of its matches was won as clearly as asked for, and the level below it is offered too;
`python -m bench.ladder` plays them and writes what came out. A game without that file has the two bots that every game has.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from heorot.core.game import Game

FILE = "levels.json"
RANKS = ("novice", "adept", "strong", "master")  # from the lowest step upwards
STAND_IN = "adept"  # who plays on for whoever left, and sits down where nobody says who: no game offers less
SEARCH = "search"  # the bot whose levels think: they need compiled rules


@dataclass(frozen=True)
class Proof:
    """A match on deals that nothing was tuned on: the lower bound of the share of victories must be above the bar."""

    over: str  # against whom
    players: int
    bar: float
    games: int
    share: float
    low: float
    high: float
    ms_mean: float
    ms_p95: float
    core_seconds: float
    command: str
    date: str
    commit: str

    @property
    def holds(self) -> bool:
        """Whether it was won as clearly as asked for."""
        return self.low > self.bar


@dataclass(frozen=True)
class Level:
    """One who can be played against: its rank, which bot that is and how it is set, and by what its strength is known."""

    name: str
    rank: str
    bot: str
    shield: str = ""  # the beast on it
    simulations: int = 0  # that a thinking bot makes for a move
    seconds: float = 0.0  # that it may take for them at most
    settings: Mapping[str, Any] = field(default_factory=dict)  # of the bot
    proofs: tuple[Proof, ...] = ()

    @property
    def proved(self) -> bool:
        """Whether all that is claimed was shown."""
        return bool(self.proofs) and all(proof.holds for proof in self.proofs)

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return asdict(self)


PLAIN = (Level("novice", "novice", "random"), Level("adept", "adept", "greedy"))  # of a game that has no file


def read_level(data: Mapping[str, Any]) -> Level:
    """Return the level such JSON values mean."""
    return Level(**{**data, "proofs": tuple(Proof(**one) for one in data["proofs"])})


@cache
def ladder(game: Game[Any] | None) -> tuple[Level, ...]:
    """Return all levels of a game, proved or not, from the lowest upwards; of one that is not there, those that every game has."""
    if game is None:
        return PLAIN
    file = game.folder() / FILE
    return tuple(read_level(one) for one in json.loads(file.read_text("utf-8"))) if file.is_file() else PLAIN


def climbed(levels: tuple[Level, ...]) -> dict[str, Level]:
    """Return those that are proved and stand on ranks that are, by their names.

    >>> list(climbed(PLAIN))
    ['novice', 'adept']
    """
    if levels is PLAIN:
        return {level.name: level for level in levels}
    found: dict[str, Level] = {}
    for level in levels:
        below = RANKS[: RANKS.index(level.rank)]
        if level.proved and all(rank in found for rank in below):
            found[level.name] = level
    return found


def offered(game: Game[Any] | None) -> dict[str, Level]:
    """Return the levels that a game offers, by their names."""
    return climbed(ladder(game))


def best(game: Game[Any]) -> str:
    """Return the strongest level of a game.

    >>> import heorot
    >>> best(heorot.game("voluspa")) in RANKS
    True
    """
    return max(offered(game).values(), key=lambda level: (RANKS.index(level.rank), level.name == level.rank)).name


def current(name: str, game: Game[Any] | None) -> str:
    """Return what a bot in a stored log or record is called now: a level that this game does not offer is the next one below it.

    Levels `strong` and `master` were offered once before, and taken away: such logs and records are read so.

    >>> import heorot
    >>> current("novice", heorot.game("voluspa")), current("greedy", heorot.game("voluspa"))
    ('novice', 'greedy')
    """
    levels = offered(game)
    if name in levels or name == STAND_IN:
        return name
    known = {level.name: level.rank for level in ladder(game)} | {rank: rank for rank in RANKS}
    if name not in known:
        return name
    return next((rank for rank in reversed(RANKS[: RANKS.index(known[name])]) if rank in levels), STAND_IN)
