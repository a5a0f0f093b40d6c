"""Load attacks on the hall, each beside good players, and the very same on a bare server in the same minute.

    python -m bench.attacks [--seconds 5] [--only NAME …] [--rounds 1] [--report docs/attacks.md]

The hall and the bare server (bench/bare.py) share one core; players and attackers, each a process, have the other. The good players are
four tables of four sockets, 20 moves a second each: a move counts when the last of the four has decoded it. The longest stall of the loop
is counted inside the hall (`heorot_stall_seconds` of /metrics), memory is that of the hall with all processes it has started.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import psutil
import uvloop

import heorot
from bench import hall as bench
from bench.attackers import ATTACKS
from heorot.server import protocol
from heorot.server.bots.bot_pool import BotPool
from heorot.server.hall import Hall, Opening
from heorot.server.store.sqlite import SqliteStore

HALL, BARE = 8974, 8975
GROUPS = 4
PACE = 0.05  # seconds between two moves of a table
LONG = 580  # lines of the long game
SHORTEST = 60  # moves of a game of the good players
RATIO, STALL, MEMORY = 3.0, 100.0, 400.0  # what is to hold: times the bare server's p99, milliseconds, MB


async def lay(path: Path, games: int) -> tuple[list[tuple[list[str], list[str]]], dict[str, Any]]:
    """Write the players' tables, a long game that goes on, one that is over, and people into a database."""
    laid = await bench.lay(path, GROUPS, games)
    hall = Hall(SqliteStore(path), BotPool())
    await hall.store.open()
    people = [await hall.arrive(f"Attacker {number}") for number in range(8)]
    opener = people[0][0]
    known: dict[str, Any] = {"tokens": [token for _, token in people], "parts": heorot.game("bellum_magica").template()}
    seats = ["me", "guest: B", "guest: C", "guest: D", "guest: E"]
    for name, lines in (("long", LONG), ("over", 10_000), ("own", 30)):
        table = await hall.lay(opener, Opening(game="beowulf_legend", players=5, seats=seats, listed=True, clock=None))
        known[name] = table
        owner = await hall.owner(table)
        await owner.command(opener, protocol.Start(key="start"))
        number = 0
        while owner.table.stage == "playing" and owner.table.seq < lines:
            match, seat = owner.table.match, owner.table.actors()[0]
            move = random.choice(list(match.record.game.lines(match.for_viewer(seat), seat)))
            await owner.command(opener, protocol.Move(key=f"m{number}", seat=seat, move=move))
            number += 1
        known[f"lines of {name}"] = owner.table.seq
    known["busy"] = [tables[-1] for tables, _ in laid]
    await hall.close()
    return laid, known


class Players:
    """The good players at one server."""

    def __init__(self, port: int, laid: list[tuple[list[str], list[str]]]) -> None:
        self.load = bench.Load()
        self.load.port = port
        self.groups = [bench.Group(self.load, list(tables), tokens) for tables, tokens in laid]

    async def sit_down(self) -> None:
        """Take their seats."""
        await asyncio.gather(*(group.sit_down() for group in self.groups))
        await asyncio.sleep(0.5)

    async def play(self, going: asyncio.Event) -> list[float]:
        """Play until told to stop; returns how long each move took, sorted. One that has not come by then counts with its time so far."""
        self.load.take()

        async def one(group: bench.Group) -> None:
            await asyncio.sleep(random.random() * PACE)
            while not going.is_set():
                group.move()
                await asyncio.sleep(PACE)

        await asyncio.gather(*(one(group) for group in self.groups))
        times = self.load.take()
        now = time.perf_counter()
        return sorted(times + [now - group.sent for group in self.groups if group.waiting and now - group.sent > 0.2])


async def under(name: str, port: int, players: Players, seconds: float, known: Path, watched: psutil.Process | None) -> dict[str, Any]:
    """Play while an attack goes on, and return what was measured."""
    going, peak = asyncio.Event(), 0.0
    playing = asyncio.create_task(players.play(going))
    command = [sys.executable, "-m", "bench.attackers", name, str(port), str(seconds), str(known)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) if name else None
    until = time.monotonic() + seconds + (30 if process else 0)
    while time.monotonic() < until and (process is None or process.returncode is None):
        peak = max(peak, memory(watched)) if watched else 0.0
        await asyncio.sleep(0.1)
    said = b""
    if process is not None:
        if process.returncode is None:
            process.kill()
        said, _ = await process.communicate()
    going.set()
    times = await playing
    found = bench.quantiles(times) if times else {"p50": float("inf"), "p99": float("inf"), "max": float("inf")}
    return found | {"moves": len(times), "tries": int(said or 0), "peak_mb": round(peak, 1)}


def memory(process: psutil.Process) -> float:
    """Return how much memory a process has with all it has started, in MB."""
    total = 0
    for one in [process, *process.children(recursive=True)]:
        with contextlib.suppress(psutil.Error):
            total += one.memory_info().rss
    return total / 1e6


def stalls() -> dict[str, float]:
    """Return the hall's longest stall of the last seconds, by the clock and by its own work, in milliseconds."""
    request = urllib.request.Request(f"http://localhost:{HALL}/metrics", headers={"authorization": "Bearer T"})
    text = urllib.request.urlopen(request, timeout=30).read().decode()
    found = {}
    for line in text.splitlines():
        for by in ("clock", "work"):
            if line.startswith(f'heorot_stall_seconds{{by="{by}",of="10s"}}'):
                found[by] = round(float(line.split()[-1]) * 1000, 1)
    return found


def start(command: list[str], port: int, core: int) -> subprocess.Popen[bytes]:
    """Start a server on a core."""
    environment = os.environ | {"HEOROT_BEAT": "0.005"}
    log = subprocess.DEVNULL
    server = subprocess.Popen(command, stdout=log, stderr=log, env=environment, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"http://localhost:{port}/healthz", timeout=5).read()
            return server
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.05)
    raise SystemExit("the server did not start")


async def run(args: argparse.Namespace, hall: psutil.Process, laid: Any, known: Path) -> list[dict[str, Any]]:
    """Attack both servers by turns."""
    players = Players(HALL, laid)
    bare = Players(BARE, [([f"table {number}"] * 100, [""] * bench.PLAYERS) for number in range(GROUPS)])
    await players.sit_down()
    await bare.sit_down()
    found = []
    for name in ["", *(args.only or ATTACKS)]:
        for _ in range(args.rounds):
            ours = await under(name, HALL, players, args.seconds, known, hall)
            ours |= stalls()
            theirs = await under(name, BARE, bare, args.seconds, known, None)
            if theirs["max"] == float("inf") or bare.load.errors:  # it was brought down: its players begin anew
                bare.load.errors.clear()
            row = {
                "attack": name,
                "hall": ours,
                "bare": theirs,
                "load": round(os.getloadavg()[0], 1),
                "errors": sorted(set(players.load.errors)),
            }
            row["ratio"] = round(ours["p99"] / theirs["p99"], 2) if theirs["p99"] else 0.0
            players.load.errors.clear()
            print(json.dumps(row), file=sys.stderr, flush=True)
            found.append(row)
    players.load.ending = bare.load.ending = True
    return found


def best(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return of several rounds of an attack the one in the middle, by its ratio."""
    names = list(dict.fromkeys(row["attack"] for row in rows))
    sorted_rows = [sorted((row for row in rows if row["attack"] == name), key=lambda row: row["ratio"]) for name in names]
    return [found[len(found) // 2] for found in sorted_rows]


def table(rows: list[dict[str, Any]]) -> str:
    """Return what was measured as Markdown."""
    lines = [
        "| attack | hall p50 · p99 · max, ms | bare p99, ms | ratio | stall: clock · own work, ms | memory, MB | load |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        ours, told = row["hall"], ATTACKS[row["attack"]][0] if row["attack"] else "none"
        lines.append(
            f"| {told} | {ours['p50']} · {ours['p99']} · {ours['max']} | {row['bare']['p99']} | {row['ratio']} "
            f"| {ours.get('clock')} · {ours.get('work')} | {ours['peak_mb']} | {row['load']} |"
        )
    return "\n".join(lines)


def main() -> int:
    """Attack, print and keep the report."""
    reader = argparse.ArgumentParser(prog="python -m bench.attacks")
    reader.add_argument("--seconds", type=float, default=5)
    reader.add_argument("--rounds", type=int, default=1)
    reader.add_argument("--only", nargs="*", choices=list(ATTACKS))
    reader.add_argument("--report")
    args = reader.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(dir=os.environ.get("HEOROT_BENCH_DIR")) as folder:
        path, known = Path(folder) / "hall.db", Path(folder) / "known.json"
        laid, context = asyncio.run(lay(path, 5 + int(args.rounds * len(args.only or ATTACKS) * (args.seconds + 1) / PACE / SHORTEST)))
        known.write_text(json.dumps(context), "utf-8")
        servers = [start([sys.executable, "-m", "heorot", "serve", "--port", str(HALL), "--database", f"sqlite:///{path}"], HALL, cores[0])]
        try:
            bare = [sys.executable, "-m", "bench.bare", "--port", str(BARE), "--database", str(Path(folder) / "bare.db")]
            servers.append(start(bare, BARE, cores[0]))
            os.sched_setaffinity(0, {cores[-1]})
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                rows = runner.run(run(args, psutil.Process(servers[0].pid), laid, known))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()
    shown = best(rows)
    loads = [row["load"] for row in rows]
    machine = f"{platform.machine()}, {len(cores)} cores, Python {platform.python_version()}, load {min(loads)} to {max(loads)}"
    command = " ".join(["python -m bench.attacks", *sys.argv[1:]])
    text = f"`{command}` on {machine}; the long game has {context['lines of long']} entries.\n\n{table(shown)}\n"
    attacked = [row for row in shown if row["attack"]]
    held = [row["ratio"] <= RATIO and row["hall"]["work"] <= STALL and row["hall"]["peak_mb"] <= MEMORY for row in attacked]
    bounds = f"{RATIO:g} times the bare server's p99, {STALL:g} ms of own work at a stretch, {MEMORY:g} MB"
    text += f"\n{sum(held)} of {len(held)} within all three bounds: {bounds}.\n"
    print(text)
    if args.report:
        report = Path(args.report)
        before, mark, _ = report.read_text("utf-8").partition(MARK)
        report.write_text(f"{before}{mark}\n\n{text}", "utf-8")
    return 0


MARK = "<!-- measured: all below is written by the command -->"

if __name__ == "__main__":
    sys.exit(main())
