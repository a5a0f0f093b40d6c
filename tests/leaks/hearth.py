"""A hall without a network: the application is called as a server would call it, its clock stands still, its bots are seeded.

Everything that leaves it is kept, byte by byte, by the one who got it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.bots import Budget, make
from heorot.bots.hinting import Adviser
from heorot.core.message import Message
from heorot.server import protocol
from heorot.server.bots.bot_pool import Answer, Question
from heorot.server.bots.worker import hinted
from heorot.server.hall import Clock, Hall
from heorot.server.people.admission import Admission
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.owner import Owner
from heorot.server.web.app import Settings, application
from heorot.server.web.serve import Lines

HOST = (b"host", b"hall.test")
PONG = b'{"is":"pong"'


class Chance:
    """What stands in for the module `secrets`, so that a failing test fails again."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.numbers = count()

    def token_bytes(self, size: int) -> bytes:
        return sha256(f"{self.seed} {next(self.numbers)}".encode()).digest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.token_bytes(size).hex()


class StillClock(Clock):
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time

    def call_later(self, after: int, deed: Callable[[], object]) -> Any:
        return asyncio.get_running_loop().create_future()  # which can be cancelled, and does nothing


class Seeded:
    """Bots that answer the same question always alike; or fail, with all they know in the error."""

    def __init__(self) -> None:
        self.failing = False

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move."""
        if self.failing:
            raise RuntimeError(f"the position was {question.position}")
        game = heorot.game(question.game)
        seen = game.read_position(question.position)
        if question.kind == "hint":
            found = Adviser(game).advise(seen, Budget(simulations=150), question.seat)
            return Answer("", Message("hint"), [hinted(game, seen, one) for one in found])
        choice = make(question.bot, game, 5).choose(seen, Budget(simulations=1), question.seat)
        return Answer(game.notation(choice.move, seen), choice.reason)


class Journal(logging.Handler):
    """The journal's lines, as they would be written, but without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        del line["at"]
        self.lines.append(json.dumps(line).encode())


@contextmanager
def kept_journal(journal: Journal) -> Iterator[None]:
    """Keep the journal for a while; propagation would print what the tests provoke."""
    loggers = [logging.getLogger(name) for name in ("heorot", "asyncio")]
    for logger in loggers:
        logger.addHandler(journal)
        logger.propagate = False
    logging.getLogger("heorot").setLevel(logging.DEBUG)
    try:
        yield
    finally:
        logging.getLogger("heorot").setLevel(logging.NOTSET)
        for logger in loggers:
            logger.removeHandler(journal)
            logger.propagate = True


class Connection:
    """An open socket or stream, and all that came by it."""

    def __init__(self, hearth: Hearth, scope: dict[str, Any]) -> None:
        self.heard: list[bytes] = []
        self.ended = False
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.news = asyncio.Condition()
        self.task = asyncio.ensure_future(hearth.app(scope, self.said.get, self.take))

    async def take(self, event: Any) -> None:
        """Keep what the hall sends."""
        async with self.news:
            over = event["type"] == "http.response.body" and not event.get("more_body")
            self.ended = self.ended or over or event["type"] == "websocket.close"
            if over:
                self.said.put_nowait({"type": "http.disconnect"})  # as servers say it
            self.heard.append(flat(event))
            self.news.notify_all()

    async def say(self, message: dict[str, Any] | str) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    async def caught_up(self) -> None:
        """Wait until all is here that was sent before now."""
        async with self.news:
            before = self.pongs()
            await self.say({"do": "ping"})
            await self.news.wait_for(lambda: self.ended or self.pongs() > before)

    def pongs(self) -> int:
        return sum(frame.startswith(PONG) for frame in self.heard)

    def frames(self) -> list[bytes]:
        """Return the frames of a socket, but for those that were only asked for to wait."""
        return [frame for frame in self.heard if frame.startswith(b'{"is":') and not frame.startswith(PONG)]

    async def close(self) -> None:
        """Leave."""
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.said.put_nowait({"type": "http.disconnect"})
        await asyncio.wait([self.task])


def flat(event: Any) -> bytes:
    """Return all bytes of an event of ASGI, whatever it is."""
    if event["type"] == "websocket.send":
        return str(event["text"]).encode()
    if event["type"] == "http.response.body":
        return bytes(event.get("body", b""))
    headers = b"".join(name + b": " + value + b"\n" for name, value in event.get("headers", ()))
    return f"{event['type']} {event.get('status', event.get('code', ''))} {event.get('reason', '')}\n".encode() + headers


class Hearth:
    """One hall in this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bots = Seeded()
        self.clock = StillClock()
        self.store = SqliteStore(path)
        self.hall = Hall(self.store, self.bots, self.clock)
        self.app = application(self.hall, Settings(("hall.test",)))
        self.journal = Journal()
        self.connections: list[Connection] = []

    async def open(self) -> None:
        """Open the doors; the power does not fail here, so nothing waits for the disk."""
        await self.hall.open()
        assert self.store.writer is not None
        self.store.writer.connection.execute("PRAGMA synchronous = OFF")

    async def close(self) -> None:
        """Let everybody go."""
        for connection in self.connections:
            await connection.close()
        await self.hall.close()

    async def ask(self, method: str, path: str, token: str = "", body: Any = None, bearer: str = "") -> bytes:
        """Return the answer to a request: head and body."""
        query = path.partition("?")[2]
        scope = self.scope("http", path.partition("?")[0], token, bearer) | {"method": method, "query_string": query.encode()}
        data = b"" if body is None else json.dumps(body).encode()
        said = iter([{"type": "http.request", "body": data}])
        heard: list[bytes] = []

        async def receive() -> Any:
            return next(said, {"type": "http.disconnect"})

        async def send(event: Any) -> None:
            heard.append(flat(event))

        await self.app(scope, receive, send)
        return b"\n".join(heard)

    def scope(self, kind: str, path: str, token: str, bearer: str = "") -> dict[str, Any]:
        """Return what a server says of a connection."""
        headers = [HOST, (b"content-type", b"application/json")]
        headers += [(b"cookie", f"heorot={token}".encode())] if token else []
        headers += [(b"authorization", f"Bearer {bearer}".encode())] if bearer else []
        scope = {"type": kind, "path": path, "raw_path": path.encode(), "headers": headers, "query_string": b"", "method": "GET"}
        return scope | {"scheme": "http", "http_version": "1.1", "root_path": "", "client": ("127.0.0.1", 5), "server": ("hall.test", 80)}

    async def socket(self, table: str, token: str = "", eyes: int | None = None, seen: int | None = None) -> Connection:
        """Open a socket at a table."""
        found = Connection(self, self.scope("websocket", "/api/ws", token))
        self.connections.append(found)
        found.said.put_nowait({"type": "websocket.connect"})
        await found.say({"do": "hello", "protocol": protocol.PROTOCOL, "table": table, "eyes": eyes, "seen": seen})
        await found.caught_up()
        return found

    async def stream(self, bearer: str) -> Connection:
        """Open a program's stream."""
        found = Connection(self, self.scope("http", "/api/bot/stream", "", bearer))
        self.connections.append(found)
        found.said.put_nowait({"type": "http.request", "body": b""})
        async with found.news:
            await found.news.wait_for(lambda: len(found.heard) > 1)
        return found

    async def quiet(self, owner: Owner) -> None:
        """Wait until a table has nothing more to do by itself, and everybody has heard of all."""
        busy = True
        while busy:
            await asyncio.sleep(0)
            await owner.ask(nothing)
            busy = any(not task.done() for task in owner.thinking.values()) or not owner.jobs.empty()
        for connection in self.connections:
            if connection.heard and not connection.heard[0].startswith(b"http") and not connection.ended:
                await connection.caught_up()


async def nothing() -> None:
    """Do nothing: who has waited for it knows that all before it is done."""


def patient(hall: Hall) -> Admission:
    """Return doors at which a second passes with every question, so that nobody asks too fast."""
    seconds = count()
    return Admission(hall, lambda: float(next(seconds)))


def leave_nothing_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whatever a hall draws, limits or dates be the same each time."""
    monkeypatch.setattr("heorot.server.hall.secrets", Chance("hall"))
    monkeypatch.setattr("heorot.server.tables.lobby.secrets", Chance("table"))
    monkeypatch.setattr("heorot.server.web.app.Admission", patient)
