"""Proves the levels of each game's bots, step by step, on deals that nothing was tuned on: `python -m bench.ladder`.

Each level plays against the one below, two of them at one table and as many as the game seats, from every seat of every deal. What came
out is written into levels.json of the game's folder: by that file a level is offered or not. A proof that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import heorot
from bench.strength import JOURNALS, PAGE, commit_of
from heorot.bots.levels import FILE, Level, Proof, ladder
from heorot.games import names
from heorot.lab.arena import Match, compete
from heorot.lab.pool import pool_of

HELD = 9100  # the range of deals of the ladder: nothing else was ever played on it
GAMES = 400
MORE = 3  # players, beside two
BARS = {  # by rank: against whom; above what the lower bound must lie, and how large the share must be, at two players
    "novice": ("random", 0.80, 0.80),
    "adept": ("novice", 0.65, 0.65),
    "strong": ("adept", 0.50, 0.60),
    "master": ("strong", 0.50, 0.50),
}


def wanted(level: Level, players: int) -> tuple[str, float, float]:
    """Return against whom a level has to win, above which lower bound and with which share: at a fuller table, more than is fair."""
    over, bar, least = BARS[level.rank]
    return (over, bar, least) if players == 2 else (over, round(1 / players, 4), round(1 / players, 4))


def prove(game_name: str, level: Level, players: int, games: int, jobs: int) -> Proof:
    """Play one match, or what is missing of it."""
    game = heorot.game(game_name)
    over, bar, least = wanted(level, players)
    settled = game.settled_options({}, game.version)
    bots = (level.name, over)
    match = Match(game_name, players, settled, bots, "1sims", HELD, game.version, game.parts.fingerprint)
    commit = commit_of()
    folder = JOURNALS / commit
    folder.mkdir(parents=True, exist_ok=True)
    deals = math.ceil(games / players)
    outcome = compete(match, deals, pool_of(jobs), folder / f"{match.digest()}.jsonl")
    row = outcome.rows[0]
    command = f"heorot arena {game_name} --players {players} --bots {','.join(bots)} --deals {deals} --budget 1sims --seed {HELD}"
    figures = (row.share, row.low, row.high, row.ms_mean, row.ms_p95, outcome.core_seconds)
    return Proof(over, players, bar, least, outcome.games, *figures, command, datetime.now(UTC).date().isoformat(), commit)


def write(game_name: str, proved: Level) -> None:
    """Put what came out for a level into its game's file."""
    path = Path(str(heorot.game(game_name).folder())) / FILE
    levels = json.loads(path.read_text("utf-8"))
    lines = [json.dumps(proved.as_json() if one["name"] == proved.name else one, ensure_ascii=False) for one in levels]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def table() -> str:
    """Return what is proved of all levels as a table."""
    lines = [
        "| | level | thinks | against | players | games | share | 95 % | asked for | ms a move: mean, p95 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    seconds = 0.0
    for name in names():
        title = heorot.game(name).title
        for level in ladder(heorot.game(name)):
            thinks = f"{level.simulations} simulations" if level.simulations else ""
            for proof in level.proofs:
                seconds += proof.core_seconds
                asked = f"share {proof.least:.2f}, bound {proof.bar:.2f}: {'holds' if proof.holds else '**misses**'}"
                lines.append(
                    f"| {title} | {level.name} | {thinks} | {proof.over} | {proof.players} | {proof.games} | {proof.share:.3f} "
                    f"| {proof.low:.3f} … {proof.high:.3f} | {asked} | {proof.ms_mean:.1f}, {proof.ms_p95:.1f} |"
                )
            if not level.proofs:
                lines.append(f"| {title} | {level.name} | {thinks} | not played: not offered | | | | | | |")
    return (
        "\n".join(lines)
        + f"\n\nCore-hours of the ladder: {seconds / 3600:.2f}; commands, dates and commits stand in each game's levels.json."
    )


def tell() -> None:
    """Put the table into the page."""
    ladder.cache_clear()
    before, begin, rest = PAGE.read_text("utf-8").partition("<!-- ladder -->\n")
    _, end, after = rest.partition("<!-- /ladder -->\n")
    PAGE.write_text(before + begin + table() + "\n" + end + after, "utf-8")


def main() -> None:
    """Prove the levels that were asked for."""
    reader = argparse.ArgumentParser(description="Prove the levels of the bots.")
    reader.add_argument("--game", default="")
    reader.add_argument("--level", default="")
    reader.add_argument("--players", type=int, help="only with so many; otherwise with two and with three")
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--jobs", type=int, default=1)
    args = reader.parse_args()
    for name in names():
        for level in ladder(heorot.game(name)):
            if args.game not in ("", name) or args.level not in ("", level.name):
                continue
            found = {proof.players: proof for proof in level.proofs}
            for players in (2, MORE) if args.players is None else (args.players,):
                proof = prove(name, level, players, args.games, args.jobs)
                found[players] = proof
                write(name, replace(level, proofs=tuple(found[number] for number in sorted(found))))
                holds = "holds" if proof.holds else "misses"
                interval = f"{proof.share:.3f} ({proof.low:.3f} … {proof.high:.3f})"
                tell()
                print(f"{name} {level.name} over {proof.over}, {players} players: {interval}, {holds}", flush=True)


if __name__ == "__main__":
    main()
