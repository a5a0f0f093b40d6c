"""Attacks on a server, each against any server alike: `python -m bench.attackers NAME PORT SECONDS CONTEXT`, a process of its own.

An attack is a coroutine that goes on until its time is up. What it says is plain bytes, so that the bare server gets the very same.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import secrets
import socket
import sys
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

from heorot.server.protocol import PROTOCOL

Attack = Any  # a function of a mob, which is awaited
ATTACKS: dict[str, tuple[str, Attack]] = {}
GIVEN_UP = (OSError, asyncio.IncompleteReadError, ValueError)


def attack(deed: Attack) -> Attack:
    """Let a coroutine be one of the attacks; its docstring says what it does."""
    ATTACKS[deed.__name__] = ((deed.__doc__ or "").rstrip("."), deed)
    return deed


class Mob:
    """Those who attack: where, how long, and what they know of the hall (tables and tokens, as JSON)."""

    def __init__(self, port: int, seconds: float, known: dict[str, Any]) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.known = known
        self.count = 0

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def many(self, size: int, deed: Callable[[], Awaitable[None]]) -> None:
        """Let many do the same again and again; who is sent away waits a little and comes back."""

        async def one() -> None:
            while self.going:
                with contextlib.suppress(*GIVEN_UP):
                    await deed()
                self.count += 1
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(one()) for _ in range(size)]
        await asyncio.wait(tasks, timeout=max(0.0, self.until - time.monotonic()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def connect(self, small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect; with a small window, not to read."""
        raw = socket.socket()
        raw.setblocking(False)
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=raw, limit=4 * 1024 * 1024)

    async def pour(self, beginning: bytes, piece: bytes) -> None:
        """Say something that never ends."""
        _, writer = await self.connect()
        try:
            writer.write(beginning)
            while self.going:
                writer.write(piece)
                await writer.drain()
        finally:
            writer.transport.abort()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", times: int = 20) -> None:
        """Ask the same many times on one connection."""
        reader, writer = await self.connect()
        try:
            for _ in range(times):
                if not self.going:
                    return
                data = b"" if body is None else json.dumps(body() if callable(body) else body).encode()
                writer.write(head(method, path, token, len(data)) + data)
                answer = await reader.readuntil(b"\r\n\r\n")
                size = [line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                if not size:
                    return
                await reader.readexactly(int(size[0].split(b":")[1]))
                self.count += 1
                if b" 503 " in answer[:20] or b" 429 " in answer[:20]:
                    return
        finally:
            writer.transport.abort()

    async def socket(self, token: str = "", small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a WebSocket."""
        reader, writer = await self.connect(small)
        key = b64encode(secrets.token_bytes(16)).decode()
        more = f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
        writer.write(head("GET", "/api/ws", token, 0, more))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    def hello(self, table: str, **more: Any) -> bytes:
        """Return the first message of a socket."""
        return framed(json.dumps({"do": "hello", "protocol": PROTOCOL, "table": table} | more).encode())

    async def chatter(self, frame: bytes, token: str = "", table: str = "", small: bool = False, burst: int = 20) -> None:
        """Say the same over a socket, again and again; read what comes, unless the window is small."""
        reader, writer = await self.socket(token, small)
        try:
            if table:
                writer.write(self.hello(table, eyes=0 if token else None))
            while self.going and not reader.at_eof():
                writer.write(frame * burst)
                await writer.drain()
                if not small:
                    await reader.read(1 << 20)
                self.count += burst
        finally:
            writer.transport.abort()


def head(method: str, path: str, token: str = "", size: int = 0, more: str = "") -> bytes:
    """Return the head of a request."""
    cookie = f"cookie: heorot={token}\r\n" if token else ""
    length = f"content-length: {size}\r\n" if size else ""
    return f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{cookie}{length}{more}\r\n".encode()


def framed(data: bytes, first: int = 0x81) -> bytes:
    """Return a client's frame, masked by zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + data


PING = framed(b'{"do":"ping"}')


@attack
async def endless_address(mob: Mob) -> None:
    """8 connections send an address that never ends."""
    await mob.many(8, lambda: mob.pour(b"GET /", b"a" * 65536))


@attack
async def endless_headers(mob: Mob) -> None:
    """8 connections send headers that never end."""
    await mob.many(8, lambda: mob.pour(b"GET / HTTP/1.1\r\nhost: localhost\r\n", b"x-y: z\r\n" * 8000))


@attack
async def endless_body(mob: Mob) -> None:
    """8 connections send a body that never ends."""
    beginning = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    await mob.many(8, lambda: mob.pour(beginning, b"10000\r\n" + b"x" * 65536 + b"\r\n"))


@attack
async def silent(mob: Mob) -> None:
    """1,500 connections that say nothing."""

    async def wait() -> None:
        reader, writer = await mob.connect()
        try:
            await reader.read(1)
        finally:
            writer.transport.abort()

    await mob.many(1500, wait)


@attack
async def slow_heads(mob: Mob) -> None:
    """500 requests whose heads come byte by byte."""

    async def drip() -> None:
        _, writer = await mob.connect()
        try:
            for byte in itertools.cycle(b"GET /abcdefgh"):
                writer.write(bytes([byte]))
                await asyncio.sleep(0.5)
        finally:
            writer.transport.abort()

    await mob.many(500, drip)


@attack
async def slow_bodies(mob: Mob) -> None:
    """300 requests whose bodies come byte by byte."""

    async def drip() -> None:
        _, writer = await mob.connect()
        try:
            writer.write(head("POST", "/api/me", size=200_000) + b"x" * 50_000)
            while mob.going:
                writer.write(b" ")
                await asyncio.sleep(0.5)
        finally:
            writer.transport.abort()

    await mob.many(300, drip)


@attack
async def flood(mob: Mob) -> None:
    """16 connections ask as fast as they are answered."""
    await mob.many(16, lambda: mob.ask("GET", "/healthz"))


@attack
async def flood_of_lists(mob: Mob) -> None:
    """16 connections ask for the page and its lists, as fast as they are answered."""
    await mob.many(16, lambda: mob.ask("GET", random.choice(["/", "/api/tables", "/api/games", "/api/hall"])))


@attack
async def newcomers(mob: Mob) -> None:
    """New people, as many as are let in."""
    await mob.many(16, lambda: mob.ask("POST", "/api/me", {"name": "Grendel"}))


@attack
async def false_tokens(mob: Mob) -> None:
    """Cookies that open nothing, another one each time."""
    await mob.many(16, lambda: mob.ask("GET", "/api/tables", token=secrets.token_urlsafe(32), times=1))


@attack
async def pipelined(mob: Mob) -> None:
    """4 connections send requests by the thousand without waiting for answers."""
    await mob.many(4, lambda: mob.pour(b"", head("GET", "/healthz") * 1000))


@attack
async def slow_readers(mob: Mob) -> None:
    """100 connections ask for something long and never read it."""

    async def ask() -> None:
        _, writer = await mob.connect(small=True)
        try:
            writer.write(head("GET", "/schema/openapi.json") * 8)
            while mob.going:
                await asyncio.sleep(0.5)
        finally:
            writer.transport.abort()

    await mob.many(100, ask)


@attack
async def handshakes(mob: Mob) -> None:
    """Sockets opened and left, 32 at a time."""

    async def knock() -> None:
        _, writer = await mob.socket()
        writer.transport.abort()

    await mob.many(32, knock)


@attack
async def reconnect_storm(mob: Mob) -> None:
    """32 onlookers come back again and again, and want to hear all of a long game."""

    async def come() -> None:
        reader, writer = await mob.socket()
        try:
            writer.write(mob.hello(mob.known["long"], seen=0))
            await reader.readexactly(1000)
        finally:
            writer.transport.abort()

    await mob.many(32, come)


@attack
async def onlookers(mob: Mob) -> None:
    """50 onlookers open a long game at once, and stay."""

    async def look() -> None:
        reader, writer = await mob.socket()
        try:
            writer.write(mob.hello(mob.known["long"], seen=0))
            while mob.going and await reader.read(1 << 20):
                pass
        finally:
            writer.transport.abort()

    await mob.many(50, look)


@attack
async def anonymous_chatter(mob: Mob) -> None:
    """20 onlookers without a name talk as fast as they are answered."""
    await mob.many(20, lambda: mob.chatter(PING, table=mob.known["long"]))


@attack
async def looks(mob: Mob) -> None:
    """20 onlookers want to see the table anew as fast as they are answered."""
    await mob.many(20, lambda: mob.chatter(framed(b'{"do":"look","eyes":null}'), table=mob.known["long"], burst=5))


@attack
async def tiny_frames(mob: Mob) -> None:
    """8 sockets send frames by the thousand at once."""
    await mob.many(8, lambda: mob.chatter(PING, token=random.choice(mob.known["tokens"]), table=mob.known["long"], burst=5000))


@attack
async def pings(mob: Mob) -> None:
    """8 sockets ping and never read."""
    await mob.many(8, lambda: mob.chatter(framed(b"x" * 125, 0x89), small=True, burst=500))


@attack
async def not_utf8(mob: Mob) -> None:
    """Texts that are not UTF-8, another socket each time."""
    await mob.many(16, lambda: mob.chatter(framed(b"\xff\xfe\xfd"), burst=1))


@attack
async def nonsense(mob: Mob) -> None:
    """16 sockets send 60 kB of nonsense at a time."""
    await mob.many(16, lambda: mob.chatter(framed(b"[" * 60_000), burst=1))


@attack
async def deaf_onlookers(mob: Mob) -> None:
    """30 onlookers at the players' own table who never read."""

    async def sit() -> None:
        _, writer = await mob.socket(small=True)
        try:
            writer.write(mob.hello(random.choice(mob.known["busy"]), seen=0))
            while mob.going:
                await asyncio.sleep(0.5)
        finally:
            writer.transport.abort()

    await mob.many(30, sit)


@attack
async def hints(mob: Mob) -> None:
    """Hints, as many as are given."""
    await mob.many(16, lambda: mob.ask("GET", f"/api/tables/{mob.known['own']}/hint?seat=0", token=random.choice(mob.known["tokens"])))


@attack
async def practice(mob: Mob) -> None:
    """Boards to practise on, each another."""

    def trying() -> dict[str, Any]:
        tiles = random.sample(["thor", "fenrir", "skadi", "dragon", "valkyrie", "hermod"], 3)
        return {"position": {"players": random.randint(2, 5), "table": {f"{x},0": tile for x, tile in enumerate(tiles)}}, "moves": []}

    await mob.many(16, lambda: mob.ask("POST", "/api/games/voluspa/try", trying))


@attack
async def pictures(mob: Mob) -> None:
    """Codes to photograph, each another."""
    await mob.many(16, lambda: mob.ask("POST", "/api/qr", lambda: {"text": secrets.token_hex(190)}, random.choice(mob.known["tokens"])))


@attack
async def components(mob: Mob) -> None:
    """Tables with components of one's own, each another file."""

    def opening() -> dict[str, Any]:
        return {"game": "bellum_magica", "players": 2, "parts": f"# {secrets.token_hex(8)}\n{mob.known['parts']}"}

    await mob.many(8, lambda: mob.ask("POST", "/api/tables", opening, random.choice(mob.known["tokens"])))


@attack
async def histories(mob: Mob) -> None:
    """All of a long game is asked for, by http, as fast as it is answered."""
    await mob.many(16, lambda: mob.ask("GET", f"/api/tables/{mob.known['long']}?seen=0", token=random.choice(mob.known["tokens"])))


@attack
async def replays(mob: Mob) -> None:
    """A long game is looked at again, line by line, and its record asked for."""

    def path() -> str:
        return f"/api/tables/{mob.known['over']}/" + random.choice([f"at/{random.randint(3, 400)}", "end", "record?seat=0"])

    await mob.many(16, lambda: mob.ask("GET", path(), token=random.choice(mob.known["tokens"]), times=5))


def main() -> None:
    """Attack."""
    name, port, seconds, known = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
    os.nice(5)
    with open(known, encoding="utf-8") as file:
        mob = Mob(int(port), seconds, json.load(file))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ATTACKS[name][1](mob))
    print(mob.count)


if __name__ == "__main__":
    main()
