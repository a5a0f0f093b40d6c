"""Many games between bots, in several processes; the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import heorot
from heorot.bots import BOTS, LEVELS, Budget, make
from heorot.bots.random import RandomBot
from heorot.core.errors import BadOption
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY

BATCH = 50  # games for a process at a time


@dataclass
class Tally:
    """What came out of some games; `bots` sit in this order in game 0, one seat further in each next game."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    moves: int
    seconds: float
    wins: list[float]  # for each of `bots`; a shared victory counts in parts
    ties: int
    mean_scores: list[float]

    def as_json(self) -> dict[str, Any]:
        """Return the tally as JSON values."""
        return asdict(self)


def play_batch(name: str, players: int, options: dict[str, Any], bots: list[str], seed: int, first: int, number: int) -> tuple[list[float], list[int], int, int]:
    """Play games first … first + number - 1; returns wins, summed points, ties and moves."""
    game = heorot.game(name)
    fresh = game.new(players, **options)
    state = fresh.copy()
    moves = Moves(state.room())
    wins = [0.0] * players
    points = [0] * players
    ties = made = 0
    for number_of_game in range(first, first + number):
        rng = Rng((seed << 32) + number_of_game)
        sitting = [(seat + number_of_game) % players for seat in range(players)]  # which bot sits where
        machines = [make(bots[which], game, (seed << 32) + number_of_game * players + which) for which in sitting]
        state.copy_from(fresh)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            bot = machines[state.actor]
            if isinstance(bot, RandomBot):  # it needs no view of its own: it looks at nothing
                state.fill(moves)
                state.apply(moves[bot.rng.below(len(moves))])
            else:
                state.apply(bot.choose(state.seen_by(state.actor), Budget()).move)
            made += 1
        winners = state.result().winners
        ties += len(winners) > 1
        for seat in range(players):
            wins[sitting[seat]] += (seat in winners) / len(winners)
            points[sitting[seat]] += state.score(seat)
    return wins, points, ties, made


def simulate(
    name: str, players: int, options: dict[str, Any], bots: list[str], games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """Play many games; returns what came out.

    >>> simulate("voluspa", 2, {}, ["random"], games=4, seed=1, jobs=1).games
    4
    """
    for bot in bots:
        if bot not in BOTS and bot not in LEVELS:
            raise BadOption(f"there is no bot {bot!r}; there are: {', '.join([*BOTS, *LEVELS])}")
    if not bots or len(bots) > players:
        raise BadOption(f"there are {players} seats for {len(bots)} bots")
    heorot.game(name).new(players, **options)
    seats = [bots[i % len(bots)] for i in range(players)]
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    started = time.perf_counter()
    tally = Tally(name, players, options, seats, seed, games, 0, 0.0, [0.0] * players, 0, [0.0] * players)
    done = 0
    for (_, number), (wins, points, ties, made) in zip(batches, played(name, players, options, seats, seed, batches, jobs)):
        tally.moves += made
        tally.ties += ties
        tally.wins = [a + b for a, b in zip(tally.wins, wins)]
        tally.mean_scores = [a + b for a, b in zip(tally.mean_scores, points)]
        done += number
        progress(done)
    tally.mean_scores = [round(total / games, 3) for total in tally.mean_scores]
    tally.seconds = round(time.perf_counter() - started, 3)
    return tally


def played(name: str, players: int, options: dict[str, Any], seats: list[str], seed: int, batches: list[tuple[int, int]], jobs: int) -> Iterable[Any]:
    """Return the outcome of each batch in its order, from this process or from several."""
    if jobs == 1:
        for first, number in batches:
            yield play_batch(name, players, options, seats, seed, first, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_batch, name, players, options, seats, seed, first, number) for first, number in batches]
        for batch in waiting:
            yield batch.result()
