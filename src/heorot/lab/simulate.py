"""Many games between bots, in several processes; the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
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
from heorot.lab.pool import Pool, batches, pool_of


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
    version: int = 0  # of the rules, and
    print: str = ""  # the fingerprint of the box's components, both of whoever asks: a worker that has others refuses

    def digest(self) -> str:
        """Return what tells these games from others, wherever their records go."""
        return hashlib.sha256(json.dumps(asdict(replace(self, records=None)), sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Batch:
    """What came out of some games, for each of the bots."""

    wins: list[int]  # in sixtieths of a victory, which may be shared
    points: list[int]
    first: int = 0
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
    if (setting.version, setting.print) != (game.version, game.parts.fingerprint):
        raise BadOption(f"this worker has other rules or components of {game.title}: version {game.version}")
    players = setting.players
    parts = game.parts if setting.parts is None else game.accept_parts(setting.parts)
    fresh = game.begin_with(players, parts, setting.options)
    state = fresh.copy()
    moves = Moves(state.room())
    batch = Batch([0] * players, [0] * players, first, games)
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


def simulate(
    setting: Setting,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    pool: Pool | None = None,
    journal: Path | None = None,
) -> Tally:
    """Play many games; returns what came out. With a journal, games that were played before an interruption are not played again.

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
    setting = replace(setting, bots=seats, version=game.version, print=game.parts.fingerprint)
    if setting.records is not None:
        Path(setting.records).mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    total = Batch([0] * setting.players, [0] * setting.players)
    for batch in played(setting, games, pool or pool_of(jobs), journal):
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


def played(setting: Setting, games: int, pool: Pool, journal: Path | None) -> Iterator[Batch]:
    """Yield what was played before, then what is missing: the first game of it here, to see how many make a batch."""
    known = [batch for batch in resumed(setting, journal) if batch.first + batch.games <= games]
    yield from known
    done = {number for batch in known for number in range(batch.first, batch.first + batch.games)}
    missing = [number for number in range(games) if number not in done]
    if not missing:
        return
    began = time.process_time()
    yield kept(play_batch((setting, missing[0], 1)), setting, journal)
    tasks = [run for some in batches(missing[1:], time.process_time() - began) for run in runs(some)]
    for batch in pool.run(play_batch, [(setting, first, number) for first, number in tasks]):
        yield kept(batch, setting, journal)


def runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return numbers as runs without a gap: where each begins, and how long it is.

    >>> runs([3, 4, 5, 9])
    [(3, 3), (9, 1)]
    """
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and sum(found[-1]) == number:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((number, 1))
    return found


def kept(batch: Batch, setting: Setting, journal: Path | None) -> Batch:
    """Write a batch into the journal."""
    if journal is not None:
        with journal.open("a", encoding="utf-8") as file:  # begun on a line of its own, whatever was cut off before
            file.write("\n" + json.dumps({"setting": setting.digest(), "batch": asdict(batch)}))
    return batch


def resumed(setting: Setting, journal: Path | None) -> list[Batch]:
    """Return the batches of these games that a journal has, none of them twice; a line that was cut off is none."""
    found: dict[int, Batch] = {}
    for line in journal.read_text("utf-8").splitlines() if journal is not None and journal.is_file() else ():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if entry.get("setting") == setting.digest():
            found[entry["batch"]["first"]] = Batch(**entry["batch"])
    return list(found.values())
