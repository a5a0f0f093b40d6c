"""Whether the hall's memory stays what it is: bots play at 100 tables, each watched by a socket; a finished game is followed by another.

python -m bench.soak [--tables 100] [--minutes 30] [--report bench/soak.json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect

from bench import report
from bench.hall import PORT, start
from heorot.server import protocol

OPENERS = 25  # people who open the tables: nobody may open many at once
SAMPLE = 60  # seconds


class Soak:
    """The tables, and how many games they have seen."""

    def __init__(self) -> None:
        self.games = 0

    async def watch(self, openers: asyncio.Queue[httpx.AsyncClient]) -> None:
        """Open one table after the other and look on until its game is over."""
        while True:
            opener = await openers.get()
            found = await opener.post("/api/tables", json={"game": "voluspa", "players": 3, "seats": ["strong", "adept", "novice"]})
            if found.status_code == 201:
                table = found.json()["table"]
                await opener.post(f"/api/tables/{table}/do", json={"do": "start", "key": "start"})
            openers.put_nowait(opener)
            if found.status_code != 201:
                await asyncio.sleep(1)  # asked to slow down
                continue
            async with connect(f"ws://localhost:{PORT}/api/ws", compression=None) as socket:
                await socket.send(json.dumps({"do": "hello", "protocol": protocol.PROTOCOL, "table": table}))
                async for frame in socket:
                    if json.loads(frame).get("table", {}).get("stage") == "finished":
                        break
            self.games += 1


def family(server: psutil.Process) -> tuple[float, float]:
    """Return the megabytes of the server and of its bots."""
    bots = sum(child.memory_info().rss for child in server.children())
    return round(server.memory_info().rss / 1e6, 1), round(bots / 1e6, 1)


async def soak(server: psutil.Process, tables: int, minutes: float) -> list[dict[str, Any]]:
    """Let bots play, and look at the memory every minute."""
    openers: asyncio.Queue[httpx.AsyncClient] = asyncio.Queue()
    for number in range(OPENERS):
        opener = httpx.AsyncClient(base_url=f"http://localhost:{PORT}", timeout=60)
        await opener.post("/api/me", json={"name": f"Opener {number}"})
        openers.put_nowait(opener)
    room = Soak()
    watchers = [asyncio.create_task(room.watch(openers)) for _ in range(tables)]
    began, found = time.monotonic(), []
    while time.monotonic() - began < minutes * 60:
        await asyncio.sleep(SAMPLE)
        server_mb, bots_mb = family(server)
        found.append({"minute": round((time.monotonic() - began) / 60, 1), "games": room.games, "server_mb": server_mb, "bots_mb": bots_mb})
        print(found[-1], file=sys.stderr, flush=True)
        if any(watcher.done() for watcher in watchers):
            raise SystemExit("a watcher fell out: " + repr(next(watcher.exception() for watcher in watchers if watcher.done())))
    for watcher in watchers:
        watcher.cancel()
    return found


def main() -> int:
    """Measure, print and keep the report."""
    reader = argparse.ArgumentParser(prog="python -m bench.soak")
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--minutes", type=float, default=30)
    reader.add_argument("--report")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, _ = start(Path(folder) / "hall.db", sorted(os.sched_getaffinity(0))[0])
        try:
            samples = asyncio.run(soak(psutil.Process(server.pid), args.tables, args.minutes))
        finally:
            server.terminate()
            server.wait()
    return report({"command": " ".join(["python -m bench.soak", *sys.argv[1:]]), "samples": samples}, args.report)


if __name__ == "__main__":
    sys.exit(main())
