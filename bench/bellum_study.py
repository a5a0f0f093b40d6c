"""How Bellum Magica's reconstructed components play: days, castles, left and right, among equal greedy lords.

python -m bench.bellum_study --games 4000 --json bench/bellum_study.json

The bot was tuned by duels with itself, and frozen before any component was changed. Wanted: 10 to 20 days in at least 90 % of the games,
and no castle more than 6 percentage points from a fair share of victories, whatever the number of players. Intervals are 95 %: Wilson's
for counts, normal ones over games for means. bellum_study_before.json: the castles as they were first reconstructed, 3,000 games each. Of
three other layouts, tried in 1,500 games each with other seeds (2, 3 and 5 players), the best was taken and measured anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

import heorot
from heorot.bots import Budget, make
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p

FEWEST_DAYS, MOST_DAYS = 10, 20
DAYS_WANTED = 0.9
CASTLES_WANTED = 0.06
Z = 1.96


@dataclass
class Tally:
    """What was counted in the games of one number of players."""

    days: list[int] = field(default_factory=list)
    wins: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in p.CASTLES})
    seats: dict[int, list[float]] = field(default_factory=dict)  # by their distance from the first captain
    left: list[float] = field(default_factory=list)  # share of a game's hires
    winners_left: list[float] = field(default_factory=list)
    hires: list[int] = field(default_factory=list)
    raids: list[int] = field(default_factory=list)
    rerolls: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # the winners'
    quiet: int = 0


def play(players: int, seed: int, tally: Tally) -> None:
    """Play one game of greedy lords, and count."""
    game = heorot.game("bellum_magica")
    state: Any = game.new(players)
    rng = Rng(seed)
    moves = Moves(state.room())
    lords = [make("greedy", game, seed * 8 + seat) for seat in range(players)]
    sides = [[0, 0] for _ in range(players)]
    raids = rerolls = 0
    first = 0
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            first = state.now[p.CAPTAIN] if state.now[p.DAY] < 2 else first
            continue
        seat = state.actor
        move = lords[seat].choose(state.seen_by(seat), Budget()).move
        what, which = move >> p.SHIFT, move & p.LOW
        if what >= p.HIRE:
            sides[seat][(what - p.HIRE) & 1] += 1
        raids += what == p.RAID
        rerolls += what == p.SMALL and which in (p.BARREL, p.SPELL)
        state.apply(move)
    result = state.result()
    tally.days.append(state.now[p.DAY])
    tally.quiet += state.now[p.QUIET] >= p.QUIET_DAYS
    for seat in range(players):
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        tally.wins[p.CARDS[state.castles[seat]]].append(won)
        tally.seats.setdefault((seat - first) % players, []).append(won)
        if won and sum(sides[seat]):
            tally.winners_left.append(sides[seat][0] / sum(sides[seat]))
    hires = sum(sum(side) for side in sides)
    tally.hires.append(hires)
    if hires:
        tally.left.append(sum(side[0] for side in sides) / hires)
    tally.raids.append(raids)
    tally.rerolls.append(rerolls)
    tally.points.append(max(result.points))


def wilson(hits: int, number: int) -> dict[str, float]:
    """Return a share with Wilson's interval."""
    share = hits / number
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number)) / (1 + Z * Z / number)
    return {"share": round(share, 4), "low": round(middle - half, 4), "high": round(middle + half, 4)}


def interval(values: Sequence[float]) -> dict[str, float]:
    """Return a mean with its interval."""
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(mean(values), 4), "low": round(mean(values) - half, 4), "high": round(mean(values) + half, 4)}


def told(players: int, tally: Tally) -> dict[str, Any]:
    """Return what was counted as JSON values."""
    days = sorted(tally.days)
    number = len(days)
    fair = 1 / players
    castles = {name: {**interval(wins), "games": len(wins), "off": round(mean(wins) - fair, 4)} for name, wins in tally.wins.items()}
    within = wilson(sum(FEWEST_DAYS <= day <= MOST_DAYS for day in days), number)
    return {
        "players": players,
        "games": number,
        "days": {
            **interval(days),
            "least": days[0],
            "p5": days[number // 20],
            "median": median(days),
            "p95": days[number - 1 - number // 20],
            "most": days[-1],
            "within": within,
        },
        "castles": castles,
        "fair": round(fair, 4),
        "seats": {f"captain +{distance}": interval(wins) for distance, wins in sorted(tally.seats.items())},
        "left": interval(tally.left),
        "winners_left": interval(tally.winners_left),
        "hires": interval(tally.hires),
        "raids": interval(tally.raids),
        "rerolls": interval(tally.rerolls),
        "winners_points": interval(tally.points),
        "quiet_ends": tally.quiet,
        "days_hold": within["share"] >= DAYS_WANTED,
        "castles_hold": all(abs(castle["off"]) <= CASTLES_WANTED for castle in castles.values()),
    }


def study(games: int, counts: Sequence[int], seed: int) -> dict[str, Any]:
    """Play so many games with each number of players."""
    rows = []
    for players in counts:
        tally = Tally()
        for number in range(games):
            play(players, seed + number, tally)
        rows.append(told(players, tally))
        row = rows[-1]
        off = {name: f"{100 * castle['off']:+.1f}" for name, castle in row["castles"].items()}
        print(
            f"{players} players: {FEWEST_DAYS}-{MOST_DAYS} days in {row['days']['within']['share']:.1%}; castles off by {off}",
            file=sys.stderr,
        )
    parts = heorot.game("bellum_magica").parts.fingerprint
    return {"game": "bellum_magica", "bot": "greedy", "parts": parts, "seed": seed, "rows": rows}


def main() -> None:
    """Read what is wanted, and write what was found."""
    parser = argparse.ArgumentParser(description="how Bellum Magica's reconstructed components play")
    parser.add_argument("--games", type=int, default=4000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", default="-", help="the file to write, - for standard output")
    asked = parser.parse_args()
    text = json.dumps(study(asked.games, asked.players, asked.seed), indent=1) + "\n"
    if asked.json == "-":
        print(text, end="")
    else:
        Path(asked.json).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
