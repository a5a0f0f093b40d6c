"""Proves how strong the searching bot is, cell by cell, on deals that nothing was tuned on: `python -m bench.strength`.

A cell is a game, its players and options; one searching bot plays against greedy ones, from every seat of every deal. Every deal that was
played is kept in a journal below build/, so that an interrupted proof goes on; what is proved stands in docs/strength.json, and as a table
in docs/strength.md.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import heorot
from heorot.lab.arena import Match, compete
from heorot.lab.pool import pool_of

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
JOURNALS = ROOT / "build" / "strength"
HELD = 9201  # the range of deals that nothing was tuned or fitted on, nor looked at before
GAMES = 400  # in each cell, at least
BARS: dict[str, tuple[str, dict[str, Any], dict[int, float]]] = {  # the least lower bound that was asked for, by players
    "Völuspá": ("voluspa", {}, {2: 0.75, 3: 0.58, 4: 0.52, 5: 0.40}),
    "Völuspá, Edda": ("voluspa", {"edda": True}, {2: 0.60, 3: 0.45, 4: 0.36, 5: 0.28}),
    "Movie": ("beowulf_movie", {}, {2: 0.55, 3: 0.45, 4: 0.34}),
    "Legend": ("beowulf_legend", {}, {2: 0.66, 3: 0.52, 4: 0.52, 5: 0.40}),
    "Legend, advanced": ("beowulf_legend", {"advanced": True}, {2: 0.66, 3: 0.52, 4: 0.52, 5: 0.40}),
    "Bellum Magica": ("bellum_magica", {}, {2: 0.62, 3: 0.48, 4: 0.48, 5: 0.40}),
}


def prove(label: str, players: int, budget: str, jobs: int) -> dict[str, Any]:
    """Play one cell, or what is missing of it, and return what came out."""
    name, options, bars = BARS[label]
    game = heorot.game(name)
    settled = game.settled_options(options, game.version)
    match = Match(name, players, settled, ("search", "greedy"), budget, HELD, game.version, game.parts.fingerprint)
    commit = commit_of()
    folder = JOURNALS / commit  # another commit's bots are others
    folder.mkdir(parents=True, exist_ok=True)
    deals = math.ceil(GAMES / players)
    outcome = compete(match, deals, pool_of(jobs), folder / f"{match.digest()}.jsonl")
    row = outcome.rows[0]
    command = f"heorot arena {name} --players {players} --bots search,greedy --deals {deals} --budget {budget} --seed {HELD}"
    command += "".join(f" --{option}" for option in options)
    figures = {key: getattr(row, key) for key in ("share", "low", "high", "margin", "ms_mean", "ms_p50", "ms_p95")}
    made = {"date": datetime.now(UTC).date().isoformat(), "commit": commit, "core_seconds": outcome.core_seconds}
    return (
        {"cell": label, "players": players, "games": outcome.games, "budget": budget, "bar": bars[players]}
        | figures
        | made
        | {"command": command}
    )


def commit_of() -> str:
    """Return the commit that is proved; `-dirty` if more than what is proved differs from it."""
    head = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    looked = ["git", "status", "--porcelain", "--", "src", ":!*levels.json"]
    changed = subprocess.run(looked, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    return f"{head}-dirty" if changed else head


def table(found: list[dict[str, Any]]) -> str:
    """Return what is proved as a table."""
    lines = [
        "| | players | games | thinks | share | 95 % | asked for | lead | ms a move: mean, p50, p95 |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        times = f"{one['ms_mean']:.1f}, {one['ms_p50']:.1f}, {one['ms_p95']:.1f}"
        holds = "holds" if one["low"] >= one["bar"] else "**misses**"
        lines.append(
            f"| {one['cell']} | {one['players']} | {one['games']} | {one['budget']} | {one['share']:.3f} "
            f"| {one['low']:.3f} … {one['high']:.3f} | {one['bar']:.2f}: {holds} | {one['margin']:.1f} | {times} |"
        )
    hours = sum(one["core_seconds"] for one in found) / 3600
    return "\n".join(lines) + f"\n\nCore-hours of all cells: {hours:.2f}."


def write(found: list[dict[str, Any]]) -> None:
    """Write what is proved, and put the table into the page."""
    order = list(BARS)
    found.sort(key=lambda one: (order.index(one["cell"]), one["players"], len(one["budget"]), one["budget"]))
    FOUND.write_text("[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n", "utf-8")
    before, begin, rest = PAGE.read_text("utf-8").partition("<!-- proved -->\n")
    _, end, after = rest.partition("<!-- /proved -->\n")
    PAGE.write_text(before + begin + table(found) + "\n" + end + after, "utf-8")


def main() -> None:
    """Prove the cells that were asked for."""
    reader = argparse.ArgumentParser(description="Prove how strong the searching bot is.")
    reader.add_argument("--only", default="", help="only cells whose name begins so")
    reader.add_argument("--exact", action="store_true", help="only the cell with this very name")
    reader.add_argument("--players", type=int, help="only so many players")
    reader.add_argument("--budget", default="100sims")
    reader.add_argument("--jobs", type=int, default=1)
    args = reader.parse_args()
    for label, (_, _, bars) in BARS.items():
        for players in bars:
            named = label == args.only if args.exact else label.startswith(args.only)
            if named and args.players in (None, players):
                one = prove(label, players, args.budget, args.jobs)
                found = json.loads(FOUND.read_text("utf-8")) if FOUND.is_file() else []
                found = [other for other in found if (other["cell"], other["players"], other["budget"]) != (label, players, args.budget)]
                write([*found, one])
                print(table([one]).splitlines()[2], flush=True)


if __name__ == "__main__":
    main()
