"""Who plays better: the same deals from every seat; the share of victories with its interval, clustered by deal."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import heorot
from heorot.bots import Bot, Budget, make
from heorot.bots.searching import SearchBot, read_plan
from heorot.core.errors import BadOption
from heorot.core.rng import Rng
from heorot.core.state import Moves, State, ints
from heorot.core.vocabulary import DEALER, NOBODY, VICTORY
from heorot.lab.luck import Luck, adjusted
from heorot.lab.pool import Here, Pool, batches
from heorot.lab.sprt import Sprt

SURE = 1.96  # standard errors to either side: 95 of 100 intervals hold the truth
FINEST = 1.1  # CPU times are counted in steps of so much


@dataclass(frozen=True)
class Match:
    """Who plays what, and how long each may think: `bots` fill the seats, the last of them all that are left."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    budget: str
    seed: int
    version: int
    parts: str  # the fingerprint of the components

    def lineup(self) -> list[str]:
        """Return the bots of all seats before anyone has moved on."""
        return [self.bots[min(i, len(self.bots) - 1)] for i in range(self.players)]

    def digest(self) -> str:
        """Return what tells this match from others."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Deal:
    """What one deal brought, all rotations together, for each of the line-up: whole numbers, and times besides."""

    number: int
    shares: list[int]  # sixtieths of a victory
    margins: list[int]  # points before the best of the others
    moves: list[int]
    luck: list[int] = field(default_factory=list)  # millionths of a victory that the dealer gave; nothing where it is not known
    times: list[dict[int, int]] = field(default_factory=list)  # how many moves took FINEST ** n microseconds of CPU

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return asdict(self)


def read_deal(data: dict[str, Any]) -> Deal:
    """Return the deal such JSON values mean."""
    return Deal(**{**data, "times": [{int(n): count for n, count in one.items()} for one in data["times"]]})


def read_budget(text: str) -> Budget:
    """Return how long a bot may think.

    >>> read_budget("200sims"), read_budget("25ms")
    (Budget(simulations=200, seconds=None), Budget(simulations=None, seconds=0.025))
    """
    for unit in ("sims", "ms"):
        number = text.removesuffix(unit)
        if number != text and number.isdigit() and int(number) > 0:
            return Budget(simulations=int(number)) if unit == "sims" else Budget(seconds=int(number) / 1000)
    raise BadOption(f"a budget is so many simulations or milliseconds for a move, such as 200sims or 25ms, not {text!r}")


def seated(spec: str, game: Any, seed: int, budget: Budget) -> tuple[Bot, Budget]:
    """Return a bot by its name, `search` also with its own budget and changes of its plan: `search:400sims:stretches=3`."""
    name, *changes = spec.split(":")
    if name != SearchBot.name:
        if changes:
            raise BadOption(f"only {SearchBot.name} has a budget and a plan of its own, such as {SearchBot.name}:100sims; not {name!r}")
        return make(name, game, seed), budget
    for change in changes:
        if "=" not in change:
            budget = read_budget(change)
    plan = read_plan(":".join(change for change in changes if "=" in change))
    return SearchBot(game, seed, **plan), budget


def play_deal(task: tuple[Match, int]) -> Deal:
    """Play one deal, every bot once in every seat."""
    match, number = task
    game = heorot.game(match.game)
    if match.version != game.version or match.parts != game.parts.fingerprint:
        raise BadOption(f"this worker has other rules or components of {game.title}: version {game.version}")
    players = match.players
    fresh = game.new(players, **match.options)
    moves = Moves(fresh.room())
    luck = Luck.of(game, fresh)
    deal = Deal(number, [0] * players, [0] * players, [0] * players, [0] * players if luck else [], [{} for _ in range(players)])
    lineup = match.lineup()
    budget = read_budget(match.budget)
    won = ints(8)
    seed = (match.seed << 24) + number
    for turn in range(players):
        sitting = [(seat + turn) % players for seat in range(players)]  # which of the line-up sits where
        bots = [seated(lineup[which], game, (seed << 6) + (turn << 3) + which, budget) for which in sitting]
        state = fresh.copy()
        rng = Rng(seed)
        if luck:
            luck.begin()
        while state.actor != NOBODY:
            if state.actor == DEALER:
                before = state.copy() if luck else state
                drawn = state.deal(rng, moves)
                state.apply(drawn)
                if luck:
                    luck.add(before, state)
                continue
            seat = state.actor
            seen = state.seen_by(seat)
            bot, may = bots[seat]
            began = time.process_time_ns()
            move = bot.choose(seen, may, seat).move
            spent = time.process_time_ns() - began
            which = sitting[seat]
            step = round(math.log(max(spent / 1000, 1.0), FINEST))
            deal.times[which][step] = deal.times[which].get(step, 0) + 1
            deal.moves[which] += 1
            state.apply(move, seat)
        state.share(won)
        for seat, which in enumerate(sitting):
            deal.shares[which] += won[seat]
            deal.margins[which] += lead(state, seat)
            if luck:
                deal.luck[which] += luck.millionths(seat)
    return deal


def lead(state: State, seat: int) -> int:
    """Return how many points a seat has before the best of the others."""
    return int(state.score(seat) - max(state.score(other) for other in range(state.players) if other != seat))


@dataclass(frozen=True)
class Row:
    """How one bot did: its share per seat, which is fair at one by the number of players."""

    bot: str
    share: float
    error: float  # one standard error, clustered by deal
    low: float
    high: float
    margin: float
    ms_mean: float
    ms_p50: float
    ms_p95: float
    adjusted: float | None = None  # the share less what luck explains of it, by a coefficient fitted to these very deals
    adjusted_error: float | None = None


@dataclass(frozen=True)
class Outcome:
    """What came out of a match."""

    match: dict[str, Any]
    deals: int
    games: int
    fair: float
    core_seconds: float
    rows: tuple[Row, ...]
    verdict: str = ""  # of a sequential test: `low` or `high`; empty while it is open, or where none was asked for

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return asdict(self)


def mean_and_error(found: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    n = len(found)
    mean = sum(found) / n
    spread = sum((one - mean) ** 2 for one in found) / (n - 1) if n > 1 else 0.0
    return mean, math.sqrt(spread / n)


def quantile(times: dict[int, int], part: float) -> float:
    """Return the milliseconds below which this part of all moves stayed."""
    left = part * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return FINEST**step / 1000
    return 0.0


def told(match: Match, deals: list[Deal]) -> Outcome:
    """Return what the deals tell of each bot."""
    lineup = match.lineup()
    rows = []
    core = 0.0
    for bot in dict.fromkeys(lineup):
        seats = [i for i, name in enumerate(lineup) if name == bot]
        games = len(seats) * match.players  # of one deal, counted by seat
        shares = [sum(deal.shares[i] for i in seats) / games / VICTORY for deal in deals]
        mean, error = mean_and_error(shares)
        luck = [sum(deal.luck[i] for i in seats) / games / 1e6 for deal in deals if deal.luck]
        margin, _ = mean_and_error([sum(deal.margins[i] for i in seats) / games for deal in deals])
        times: dict[int, int] = {}
        for deal in deals:
            for i in seats:
                for step, count in deal.times[i].items():
                    times[step] = times.get(step, 0) + count
        spent = sum(FINEST**step * count for step, count in times.items()) / 1000
        core += spent / 1000
        low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
        each = spent / max(1, sum(times.values()))
        calmer = (None, None) if len(luck) < len(shares) else tuple(round(one, 4) for one in adjusted(shares, luck))
        known = (mean, error, low, high, margin, each, quantile(times, 0.5), quantile(times, 0.95))
        rows.append(Row(bot, *(round(one, 4) for one in known), *calmer))
    return Outcome(asdict(match), len(deals), len(deals) * match.players, round(1 / match.players, 4), round(core, 1), tuple(rows))


def compete(
    match: Match,
    deals: int,
    pool: Pool | None = None,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    sprt: Sprt | None = None,
) -> Outcome:
    """Play a match; with a journal, deals that were played before an interruption are not played again.

    With a sequential test it ends as soon as the first bot's share is decided: after the same deal wherever they are played.
    """
    known = {deal.number: deal for deal in resumed(match, journal)}
    missing = [number for number in range(deals) if number not in known]
    played = written(played_by(pool or Here(), match, missing), match, journal)
    found: list[Deal] = []
    shares: list[float] = []
    verdict = ""
    for number in range(deals):
        found.append(known[number] if number in known else next(played))
        shares += first_share(match, found[-1:])
        progress(len(found))
        verdict = sprt.verdict(shares) if sprt else ""
        if verdict:
            break
    played.close()
    return replace(told(match, found), verdict=verdict)


def played_by(pool: Pool, match: Match, numbers: list[int]) -> Iterator[Deal]:
    """Yield deals in their order: the first is played here, to see how many make a batch."""
    if not numbers:
        return
    began = time.process_time()
    yield play_deal((match, numbers[0]))
    for deals in pool.run(play_deals, [(match, batch) for batch in batches(numbers[1:], time.process_time() - began)]):
        yield from deals


def play_deals(task: tuple[Match, Sequence[int]]) -> list[Deal]:
    """Play a batch of deals."""
    match, numbers = task
    return [play_deal((match, number)) for number in numbers]


def first_share(match: Match, deals: list[Deal]) -> list[float]:
    """Return the share of the first bot in each deal, by its seats."""
    lineup = match.lineup()
    seats = [i for i, name in enumerate(lineup) if name == lineup[0]]
    return [sum(deal.shares[i] for i in seats) / (len(seats) * match.players * VICTORY) for deal in deals]


def resumed(match: Match, journal: Path | None) -> list[Deal]:
    """Return the deals of this match that a journal has; a line that was cut off is none."""
    found = []
    for line in journal.read_text("utf-8").splitlines() if journal is not None and journal.is_file() else ():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if entry["match"] == match.digest():
            found.append(read_deal(entry["deal"]))
    return found


def written(deals: Iterable[Deal], match: Match, journal: Path | None) -> Generator[Deal, None, None]:
    """Write each deal into the journal, as soon as it is played."""
    for deal in deals:
        if journal is not None:
            with journal.open("a", encoding="utf-8") as file:  # begun on a line of its own, whatever was cut off before
                file.write("\n" + json.dumps({"match": match.digest(), "deal": deal.as_json()}))
        yield deal


def table(outcome: Outcome) -> list[str]:
    """Return the outcome as lines of text."""
    head = f"{'bot':<34} {'share':>6} {'95 %':>15} {'less luck':>15} {'margin':>7} {'ms/move':>8} {'p50':>7} {'p95':>7}"
    lines = [f"{outcome.games} games, {outcome.deals} deals; fair {outcome.fair:.3f}; {outcome.core_seconds:.0f} s of CPU", head]
    if outcome.verdict:
        lines[0] += f"; decided: {outcome.verdict}"
    for row in outcome.rows:
        interval = f"{row.low:.3f} … {row.high:.3f}"
        calmer = "" if row.adjusted is None or row.adjusted_error is None else f"{row.adjusted:.3f} ± {SURE * row.adjusted_error:.3f}"
        times = f"{row.ms_mean:>8.2f} {row.ms_p50:>7.2f} {row.ms_p95:>7.2f}"
        lines.append(f"{row.bot:<34} {row.share:>6.3f} {interval:>15} {calmer:>15} {row.margin:>7.2f} {times}")
    return lines
