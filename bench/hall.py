"""How much the hall carries: the real server on one core, load with four decoding sockets per table on another, fsync on, real rules.

    python -m bench.hall [--tables 500] [--seconds 30] [--report bench/hall.json]

Tables and people are laid into the database before the server starts. Then, in this order: start-up, one move a second at every
table, as many moves as it can take, and 20,000 tables that sleep. A move counts when the last of the four sockets has decoded it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from base64 import b64encode
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psutil
import uvloop

from bench import report
from bench.sleepers import sleepers
from heorot.server import protocol
from heorot.server.bots.bot_pool import BotPool
from heorot.server.hall import Hall, Opening
from heorot.server.store.base import Person
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.owner import Owner

PLAYERS = 4
PORT = 8970
GAMES = 8  # laid for each group of four, one after the other


class Legal(msgspec.Struct):
    """What the load reads of a game: enough to move, and all of it is decoded."""

    line: int
    actors: list[int]
    points: list[int]
    view: dict[str, Any]
    own: dict[str, Any] = {}
    legal: dict[str, int] = {}


class Heard(msgspec.Struct):
    """A frame, decoded whole."""

    seq: int = 0
    ok: str = ""
    events: list[dict[str, Any]] = []
    game: Legal | None = None
    error: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Seat(asyncio.Protocol):
    """One socket: a person's phone. It speaks just enough of RFC 6455 itself, to leave the machine to the server."""

    def __init__(self, group: Group, seat: int, token: str, table: str) -> None:
        self.group, self.seat, self.table, self.token = group, seat, table, token
        self.data = bytearray()
        self.open = False

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self.transport = transport
        key = b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /api/ws HTTP/1.1\r\nHost: localhost:{self.group.load.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: heorot={self.token}\r\n\r\n".encode()
        )

    def say(self, message: dict[str, Any]) -> None:
        """Send a message: masked by zeros, which is as good as any mask where nothing stands between."""
        text = json.dumps(message).encode()
        assert len(text) < 65536
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + bytes(4) + text)

    def data_received(self, data: bytes) -> None:
        """Decode every frame."""
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:80]
            self.open, self.data = True, rest
            self.say({"do": "hello", "protocol": protocol.PROTOCOL, "table": self.table, "eyes": self.seat})
        while len(self.data) >= 2:
            size, start = self.data[1], 2
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.data[2:start], "big")
            if len(self.data) < start + size:
                return
            kind, payload = self.data[0], bytes(self.data[start : start + size])
            del self.data[: start + size]
            if kind == 0x81:
                self.group.heard(self, decode(payload))
            elif kind == 0x89:  # a ping
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + bytes(4) + payload)

    def connection_lost(self, why: Exception | None) -> None:
        """Note who fell out."""
        self.group.lost(self)


class Group:
    """Four people who play one game after the other."""

    def __init__(self, load: Load, tables: list[str], tokens: list[str]) -> None:
        self.load, self.tables, self.tokens = load, tables, tokens
        self.sockets: list[Seat] = []
        self.seen: dict[int, int] = {}
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.key = ""
        self.acked = 0
        self.next: tuple[int, str] | None = None
        self.changing = False

    async def sit_down(self) -> None:
        """Open four sockets at the next table."""
        table = self.tables.pop()
        self.sockets, self.waiting, self.next = [], set(), None
        loop = asyncio.get_running_loop()
        for seat in range(PLAYERS):
            _, socket = await loop.create_connection(partial(Seat, self, seat, self.tokens[seat], table), "127.0.0.1", self.load.port)
            self.sockets.append(socket)
        self.changing = False
        if self.load.saturating:
            self.move()

    def heard(self, socket: Seat, frame: Heard) -> None:
        """A socket has decoded a frame."""
        if frame.error:
            self.load.errors.append(frame.error)
            return
        if frame.game is None:
            return
        if frame.game.legal and frame.game.actors == [socket.seat]:
            self.next = (socket.seat, random.choice(list(frame.game.legal)))
            if self.load.saturating and not self.waiting and len(self.sockets) == PLAYERS:  # the first turn at another table
                asyncio.get_running_loop().call_soon(self.move)
        if self.waiting and frame.seq >= self.acked:
            if frame.ok == self.key:
                self.acked = frame.seq
            self.waiting.discard(socket.seat)
            if not self.waiting:
                self.load.moved(time.perf_counter() - self.sent)
                if not frame.game.actors:
                    self.change()
                elif self.load.saturating:
                    asyncio.get_running_loop().call_soon(self.move)

    def change(self) -> None:
        """The game is over: to the next table."""
        self.changing = True
        for socket in self.sockets:
            socket.transport.close()
        self.load.tasks.add(task := asyncio.create_task(self.sit_down()))
        task.add_done_callback(self.load.tasks.discard)

    def move(self) -> None:
        """Whoever is on turn moves."""
        if self.waiting or self.next is None or self.changing:
            self.load.late += bool(self.waiting)
            return
        seat, move = self.next
        self.next, self.key, self.acked = None, secrets.token_hex(6), 0
        self.waiting = set(range(PLAYERS))
        self.sent = time.perf_counter()
        self.sockets[seat].say({"do": "move", "key": self.key, "seat": seat, "move": move})

    def lost(self, socket: Seat) -> None:
        """A socket was closed."""
        if not self.changing and not self.load.ending:
            self.load.errors.append("a socket was lost")


class Load:
    """All groups, and what was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.saturating = self.ending = False
        self.late = 0
        self.port = PORT

    def moved(self, took: float) -> None:
        """A move has reached everyone."""
        self.times.append(took)

    def take(self) -> list[float]:
        """Return the times so far, sorted, and begin anew."""
        found, self.times = sorted(self.times), []
        return found


async def lay(path: Path, groups: int, games: int = GAMES) -> list[tuple[list[str], list[str]]]:
    """Write people and begun games into a database, as the hall itself would."""
    hall = Hall(SqliteStore(path), BotPool())
    await hall.store.open()
    await hall.key()
    laid: list[tuple[list[str], list[str]]] = []

    async def group(number: int) -> None:
        people: list[tuple[Person, str]] = [await hall.arrive(f"P {number} {seat}") for seat in range(PLAYERS)]
        tables = []
        for _ in range(games):
            opener = people[0][0]
            table = await hall.lay(opener, Opening(game="voluspa", players=PLAYERS, listed=True, clock=None))
            owner: Owner = await hall.owner(table)
            for seat, (person, _) in enumerate(people):
                await owner.command(person, protocol.Sit(key=f"sit{seat}", seat=seat))
            await owner.command(opener, protocol.Start(key="start"))
            tables.append(table)
            hall.forget(owner, "")
        laid.append((tables, [token for _, token in people]))

    for start in range(0, groups, 50):
        await asyncio.gather(*(group(number) for number in range(start, min(groups, start + 50))))
    await hall.close()
    return laid


def start(path: Path, core: int) -> tuple[subprocess.Popen[bytes], float]:
    """Start the server on one core; returns it and the seconds until its first answer."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "heorot", "serve", "--port", str(PORT), "--database", f"sqlite:///{path}"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    while True:
        try:
            urllib.request.urlopen(f"http://localhost:{PORT}/healthz", timeout=5).read()
            return server, time.perf_counter() - began
        except OSError:
            if server.poll() is not None:
                raise SystemExit("the server did not start") from None
            time.sleep(0.005)


def quantiles(times: list[float]) -> dict[str, float]:
    """Return what matters of many times, in milliseconds."""
    wanted = (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    return {name: round(times[min(len(times) - 1, int(len(times) * q))] * 1000, 2) for name, q in wanted}


async def measure(server: psutil.Process, laid: list[tuple[list[str], list[str]]], seconds: int) -> dict[str, Any]:
    """Play at one move a second, then as fast as it goes."""
    load = Load()
    groups = [Group(load, tables, tokens) for tables, tokens in laid]
    for begin in range(0, len(groups), 25):
        await asyncio.gather(*(group.sit_down() for group in groups[begin : begin + 25]))
    await asyncio.sleep(2)
    found: dict[str, Any] = {"sockets": PLAYERS * len(groups)}

    async def one_a_second(group: Group) -> None:
        await asyncio.sleep(random.random())
        while not load.ending and not load.saturating:
            began = time.perf_counter()
            group.move()
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))

    steady = [asyncio.create_task(one_a_second(group)) for group in groups]
    await asyncio.sleep(5)
    load.take()
    cpu = sum(server.cpu_times()[:2])
    await asyncio.sleep(seconds)
    times = load.take()
    found["one_move_a_second"] = {
        "moves_per_s": round(len(times) / seconds, 1), **quantiles(times), "late": load.late,
        "server_cpu": round((sum(server.cpu_times()[:2]) - cpu) / seconds, 2), "server_mb": round(server.memory_info().rss / 1e6, 1),
    }  # fmt: skip
    load.ending = True
    await asyncio.gather(*steady)
    for group in groups:
        group.change()
    await asyncio.gather(*load.tasks)
    await asyncio.sleep(2)
    load.ending, load.saturating = False, True
    load.take()
    for group in groups:
        group.move()
    found["saturation"] = await saturated(server, load, 10)  # all games are young: nobody changes tables yet
    found["saturation_with_new_games"] = await saturated(server, load, seconds)
    load.ending = True
    found["errors"] = sorted(set(load.errors)), len(load.errors)
    return found


async def saturated(server: psutil.Process, load: Load, seconds: int) -> dict[str, Any]:
    """Return how many moves a second the hall has taken for a while."""
    load.take()
    cpu, system, mine, began = sum(server.cpu_times()[:2]), server.cpu_times().system, time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    times, spent = load.take(), time.perf_counter() - began
    busy = sum(server.cpu_times()[:2]) - cpu
    return {
        "moves_per_s": round(len(times) / spent, 1),
        **quantiles(times),
        "server_cpu": round(busy / spent, 2),
        "server_us_per_move": round(busy / len(times) * 1e6),
        "of_it_in_the_kernel": round((server.cpu_times().system - system) / len(times) * 1e6),
        "over_2_s": sum(took > 2 for took in times),
        "load_cpu": round((time.process_time() - mine) / spent, 2),
        "server_mb": round(server.memory_info().rss / 1e6, 1),
    }


def main() -> int:
    """Measure, print and keep the report."""
    reader = argparse.ArgumentParser(prog="python -m bench.hall")
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--seconds", type=int, default=30)
    reader.add_argument("--sleepers", type=int, default=20_000)
    reader.add_argument("--report")
    args = reader.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(dir=os.environ.get("HEOROT_BENCH_DIR")) as folder:
        path = Path(folder) / "hall.db"
        print("laying tables …", file=sys.stderr)
        laid = asyncio.run(lay(path, args.tables))
        server, first = start(path, cores[0])
        os.sched_setaffinity(0, {cores[-1]})
        found: dict[str, Any] = {
            "command": " ".join(["python -m bench.hall", *sys.argv[1:]]),
            "machine": f"{platform.machine()}, {len(cores)} cores, Python {platform.python_version()}",
            "tables": args.tables,
            "start_to_first_answer_s": round(first, 2),
        }
        try:
            print("playing …", file=sys.stderr)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found |= runner.run(measure(psutil.Process(server.pid), laid, args.seconds))
        finally:
            server.terminate()
            server.wait()
        os.sched_setaffinity(0, set(cores))
        print("sleeping …", file=sys.stderr)
        found["sleeping"] = sleepers(args.sleepers)
    return report(found, args.report)


if __name__ == "__main__":
    sys.exit(main())
