"""Many games between bots, in several processes; the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import heorot
from heorot.bots import Budget, make
from heorot.bots.random import RandomBot
from heorot.core.dealing import Dealer
from heorot.core.errors import BadOption
from heorot.core.parts import Parts
from heorot.core.record import Record
from heorot.core.rng import Rng
from heorot.core.state import Moves, ints
from heorot.core.vocabulary import DEALER, NOBODY, VICTORY
from heorot.lab.pool import pool_of

BATCH = 50  # games for a process at a time


@dataclass(frozen=True)
class Setting:
    """What is played and by whom: `bots` sit in this order in game 0, one seat further in each next game."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    parts: dict[str, Any] | None = None  # components of one's own
    records: str | None = None  # a folder for the record of every game


@dataclass
class Batch:
    """What came out of some games, for each of the bots."""

    wins: list[int]  # in sixtieths of a victory, which may be shared
    points: list[int]
    games: int = 0
    ties: int = 0
    moves: int = 0


@dataclass
class Tally:
    """What came out of all games."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    moves: int
    seconds: float
    wins: list[float] = field(default_factory=list)
    ties: int = 0
    mean_scores: list[float] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Return the tally as JSON values."""
        return asdict(self)


def play_batch(task: tuple[Setting, int, int]) -> Batch:
    """Play games first … first + games - 1 of a setting."""
    setting, first, games = task
    game = heorot.game(setting.game)
    players = setting.players
    parts = game.parts if setting.parts is None else game.accept_parts(setting.parts)
    fresh = game.begin_with(players, parts, setting.options)
    state = fresh.copy()
    moves = Moves(state.room())
    batch = Batch([0] * players, [0] * players, games)
    won = ints(8)
    for number in range(first, first + games):
        seed = (setting.seed << 32) + number
        rng = Rng(seed)
        sitting = [(seat + number) % players for seat in range(players)]  # which bot sits where
        machines = [make(setting.bots[which], game, (seed << 3) + which) for which in sitting]
        state.copy_from(fresh)
        if setting.records is not None:
            seats = [{"name": f"{setting.bots[which]} {which}", "bot": setting.bots[which]} for which in sitting]
            path = Path(setting.records) / f"{game.name}-{setting.seed}-{number}.jsonl"
            batch.moves += recorded(game, state, parts, seats, setting.options, machines, seed, path)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            bot = machines[state.actor]
            if isinstance(bot, RandomBot):  # it looks at nothing, so it needs no view
                state.fill(moves)
                state.apply(moves[bot.rng.below(len(moves))])
            else:
                state.apply(bot.choose(state.seen_by(state.actor), Budget()).move)
            batch.moves += 1
        state.share(won)
        batch.ties += max(won) < VICTORY
        for seat in range(players):
            batch.wins[sitting[seat]] += won[seat]
            batch.points[sitting[seat]] += state.score(seat)
    return batch


def recorded(
    game: Any, state: Any, parts: Parts, seats: list[dict[str, str]], options: dict[str, Any], machines: list[Any], seed: int, path: Path
) -> int:
    """Play one game with a verifiable dealer and write its record; returns the moves."""
    record = Record.begin(game, state, parts, seats, options, Dealer.from_seed(seed, state.players), path.stem)
    record.open()
    made = 0
    while state.actor != NOBODY:
        if state.actor == DEALER:
            record.deal()
        else:
            record.make(machines[state.actor].choose(state.seen_by(state.actor), Budget()).move, state.actor)
            made += 1
    record.close()
    path.write_text(record.text(), "utf-8")
    return made


def simulate(setting: Setting, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Tally:
    """Play many games; returns what came out.

    >>> simulate(Setting("voluspa", 2, {}, ["random"], seed=1), games=4).games
    4
    """
    game = heorot.game(setting.game)
    game.begin_with(setting.players, game.parts if setting.parts is None else game.accept_parts(setting.parts), setting.options)
    for bot in setting.bots:
        make(bot, game, 0)
    if len(setting.bots) > setting.players:
        raise BadOption(f"there are {setting.players} seats for {len(setting.bots)} bots")
    seats = [setting.bots[i % len(setting.bots)] for i in range(setting.players)]
    setting = replace(setting, bots=seats)
    if setting.records is not None:
        Path(setting.records).mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    total = Batch([0] * setting.players, [0] * setting.players)
    batches = [(setting, first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    for batch in pool_of(jobs).run(play_batch, batches):
        total.wins = [a + b for a, b in zip(total.wins, batch.wins)]
        total.points = [a + b for a, b in zip(total.points, batch.points)]
        total.games += batch.games
        total.ties += batch.ties
        total.moves += batch.moves
        progress(total.games)
    seconds = round(time.perf_counter() - started, 3)
    means = [round(points / games, 3) for points in total.points]
    wins = [won / VICTORY for won in total.wins]
    told = {name: getattr(setting, name) for name in ("game", "players", "options", "bots", "seed")}
    return Tally(**told, games=games, moves=total.moves, seconds=seconds, wins=wins, ties=total.ties, mean_scores=means)
