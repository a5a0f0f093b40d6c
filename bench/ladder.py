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
from bench.strength import JOURNALS, commit_of
from heorot.bots.levels import FILE, Level, Proof, ladder
from heorot.games import names
from heorot.lab.arena import Match, compete
from heorot.lab.pool import pool_of

HELD = 9100  # the range of deals of the ladder: nothing else was ever played on it
GAMES = 400
MORE = 3  # players, beside two
BARS = {  # by rank: against whom, and above which share at two players; at a fuller table it must be more than fair
    "novice": ("random", 0.80),
    "adept": ("novice", 0.65),
    "strong": ("adept", 0.60),
    "master": ("strong", 0.50),
}


def wanted(level: Level) -> list[tuple[str, int, float]]:
    """Return the matches a level has to win: against whom, with how many players, above which share."""
    over, bar = BARS[level.rank]
    return [(over, 2, bar), (over, MORE, round(1 / MORE, 4))]


def prove(game_name: str, level: Level, over: str, players: int, bar: float, games: int, jobs: int) -> Proof:
    """Play one match, or what is missing of it."""
    game = heorot.game(game_name)
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
    return Proof(over, players, bar, outcome.games, *figures, command, datetime.now(UTC).date().isoformat(), commit)


def write(game_name: str, proved: Level) -> None:
    """Put what came out for a level into its game's file."""
    path = Path(str(heorot.game(game_name).folder())) / FILE
    levels = json.loads(path.read_text("utf-8"))
    lines = [json.dumps(proved.as_json() if one["name"] == proved.name else one, ensure_ascii=False) for one in levels]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def main() -> None:
    """Prove the levels that were asked for."""
    reader = argparse.ArgumentParser(description="Prove the levels of the bots.")
    reader.add_argument("--game", default="")
    reader.add_argument("--level", default="")
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--jobs", type=int, default=1)
    args = reader.parse_args()
    for name in names():
        for level in ladder(heorot.game(name)):
            if args.game not in ("", name) or args.level not in ("", level.name):
                continue
            found = []
            for over, players, bar in wanted(level):
                proof = prove(name, level, over, players, bar, args.games, args.jobs)
                found.append(proof)
                holds = "holds" if proof.holds else "misses"
                interval = f"{proof.share:.3f} ({proof.low:.3f} … {proof.high:.3f})"
                print(f"{name} {level.name} over {over}, {players} players: {interval}, {holds}", flush=True)
            write(name, replace(level, proofs=tuple(found)))


if __name__ == "__main__":
    main()
