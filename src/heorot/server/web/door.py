"""The hall's front door: how much of a request is heard, and for how long, before anything of it is kept.

uvicorn with httptools bounds neither a request's line nor its headers nor the time they take. This is its protocol with bounds before the
parser: bytes are handed on in slices, whoever exceeds a bound is told so in one sentence and let go, and a warden looks at all connections
once a second. Nothing is written to the journal for a single bad request: the warden counts them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from typing import Any, TypeVar

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from heorot.server.protocol import CROWDED

MOST_HEAD = 16 * 1024  # bytes of a request's line and headers together
MOST_LINES = 100  # headers
MOST_AHEAD = 8  # requests of one connection that wait for the answer to another
SLICE = 4 * 1024  # bytes handed to the parser at once
MOST_OPEN = 10_000  # connections, where the system lets us have so many files
MOST_SILENT = 1_000  # of them, whose request has not come yet: who has waited for longest goes
FILES_OF_OURS = 256  # kept back for the database, the bots' processes and what the hall asks of others
HEAD_SECONDS = 10.0  # until a request's head must be there
BODY_SECONDS = 30.0  # until the rest of it must
READ_SECONDS = 60.0  # for which something may wait for somebody who reads none of it
LINGER_SECONDS = 2.0  # for which whoever was refused may still talk, so that they read why
MOST_LINGERING = 1024 * 1024  # bytes of that
MOST_WAITING = 64 * 1024 * 1024  # bytes of answers and news that nobody has read yet, in all
LOOK = 1.0  # seconds between two looks of the warden

T = TypeVar("T")

SENTENCES = {
    400: "this is not a request that can be read",
    408: "the request did not come in time",
    431: f"a request's line and headers have at most {MOST_HEAD // 1024} kB, and {MOST_LINES} headers",
    503: CROWDED,
}
WORDS = {400: "bad-message", 408: "slow-down", 431: "too-big", 503: "too-many"}  # as `protocol.Trouble` has them


def more_files() -> int:
    """Let this process have as many files open as it may, and return how many that is; 0 where nobody can say."""
    try:
        import resource
    except ImportError:  # Windows, which counts otherwise
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN + FILES_OF_OURS if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN + FILES_OF_OURS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_OPEN + FILES_OF_OURS if soft == resource.RLIM_INFINITY else soft


class Warden:
    """Counts the connections of one server, and sees to it that none of them stays for nothing."""

    def __init__(self, files: int = 0) -> None:
        self.most = min(MOST_OPEN, max(files - FILES_OF_OURS, files // 2)) if files else MOST_OPEN
        self.most_silent = min(MOST_SILENT, max(1, self.most // 2))
        self.open: set[Any] = set()
        self.silent: OrderedDict[Door, float] = OrderedDict()  # by when they are to have said something, the first of them first
        self.slow: dict[Any, float] = {}  # who does not read, and since when
        self.refused: Counter[str] = Counter()  # by what was wrong
        self.watching: asyncio.TimerHandle | None = None

    def enter(self, door: Door) -> bool:
        """Take a connection; returns whether there is room for it."""
        if len(self.open) >= self.most and self.silent:
            self.evict()
        if len(self.open) >= self.most:
            return False
        self.open.add(door)
        self.hush(door, HEAD_SECONDS)
        if len(self.silent) > self.most_silent:
            self.evict()
        if self.watching is None:
            self.watching = door.loop.call_later(LOOK, self.look, door.loop)
        return True

    def evict(self) -> None:
        """Let the connection go that has been silent for longest."""
        door, _ = self.silent.popitem(last=False)
        self.refused["silent"] += 1
        door.cut()

    def hush(self, door: Door, seconds: float) -> None:
        """Wait for something of a connection for so long."""
        self.silent[door] = door.loop.time() + seconds
        self.silent.move_to_end(door)

    def heard(self, door: Door) -> None:
        """A connection has said what was waited for."""
        self.silent.pop(door, None)

    def leave(self, connection: Any) -> None:
        """Forget a connection."""
        self.open.discard(connection)
        self.silent.pop(connection, None)
        self.slow.pop(connection, None)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at everybody: who is late, who does not read, and how much waits for them."""
        now = loop.time()
        for door in [door for door, until in self.silent.items() if until <= now]:
            del self.silent[door]
            door.late()
        waiting = {connection: connection.transport.get_write_buffer_size() for connection in self.open}
        self.slow = {connection: self.slow.get(connection, now) for connection, size in waiting.items() if size}
        for connection in [connection for connection, since in self.slow.items() if now - since > READ_SECONDS]:
            self.refused["slow"] += 1
            self.cut(connection, waiting)
        while sum(waiting.values()) > MOST_WAITING:
            self.refused["slow"] += 1
            self.cut(max(waiting, key=lambda connection: waiting[connection]), waiting)
        self.watching = loop.call_later(LOOK, self.look, loop) if self.open else None

    def cut(self, connection: Any, waiting: dict[Any, int]) -> None:
        """End a connection without another word: it does not read."""
        waiting.pop(connection, None)
        self.slow.pop(connection, None)
        connection.transport.abort()


class Door(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    warden: Warden  # of the server; see `watched_by`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heading = True  # whether the head of a request is awaited or under way
        self.head = 0  # bytes of it so far
        self.let_go = False
        self.unheard = 0  # bytes that came after all was said
        self.running: Any = None  # the request that is answered now; others may wait for that

    def connection_made(self, transport: Any) -> None:
        """Let somebody in, or say that there is no room."""
        super().connection_made(transport)
        if not self.warden.enter(self):
            self.refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget them."""
        self.let_go = True
        self.give_up()
        self.warden.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand what comes to the parser, slice by slice, as long as it stays within bounds."""
        self._unset_keepalive_if_required()
        if self.let_go:
            self.unheard += len(data)
            if self.unheard > MOST_LINGERING:
                self.cut()
            return
        for start in range(0, len(data), SLICE):
            if self.let_go:
                return
            piece = data[start : start + SLICE] if len(data) > SLICE else data
            if self.heading:
                if not self.head:
                    self.warden.hush(self, HEAD_SECONDS)
                self.head += len(piece)
            if not self.take(piece):
                return
            if self.heading and self.head > MOST_HEAD:
                self.refuse(431)
            elif len(self.pipeline) > MOST_AHEAD:
                self.warden.refused["too-many"] += 1
                self.cut()

    def take(self, piece: bytes) -> bool:
        """Let the parser read a slice; returns whether anything may follow."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.become_socket()
            else:
                self.refuse(400)
            return False
        except httptools.HttpParserError:
            self.refuse(431 if self.headers is not None and len(self.headers) > MOST_LINES else 400)
            return False
        return True

    def become_socket(self) -> None:
        """Hand the connection on to what speaks WebSocket."""
        self.let_go = True
        self.warden.leave(self)
        self.handle_websocket_upgrade()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; there are only so many."""
        if len(self.headers) >= MOST_LINES:
            self.headers.append((name, value))
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Hear the rest."""
        self.heading, self.head = False, 0
        self.warden.hush(self, BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request is there: another may follow."""
        self.heading = True
        self.warden.heard(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer was given: the next request need not come at once, but a connection that keeps silent may be let go."""
        super().on_response_complete()
        if not self.heading and not self.let_go and not self.transport.is_closing():  # the rest of the request is not wanted any more
            self.let_go = True
            self.linger()
        elif self.heading and not self.head and not self.let_go and not self.pipeline and not self.transport.is_closing():
            self.warden.hush(self, self.timeout_keep_alive)

    def late(self) -> None:
        """Say that it took too long, unless nothing was said at all."""
        if not self.let_go and (self.head or not self.heading):
            self.refuse(408)
        else:
            self.warden.refused["silent"] += not self.let_go
            self.cut()

    def refuse(self, status: int) -> None:
        """Say in one sentence why nothing more is heard, and end; whoever still talks is given a moment to read it."""
        self.let_go = True
        self.warden.refused[WORDS[status]] += 1
        if self.running is None or self.running.response_complete or not self.running.response_started:
            body = msgspec.json.encode({"is": "failure", "error": WORDS[status], "sentence": SENTENCES[status]})
            lines = [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close", b"retry-after: 5"]
            self.transport.write(STATUS_LINE[status] + b"\r\n".join(lines) + b"\r\n\r\n" + body)
        self.give_up()
        if status == 503:
            self.transport.close()
        else:
            self.linger()

    def linger(self) -> None:
        """Say nothing more, and let the other side finish: what it still sends would otherwise cut off what it is to read."""
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self.warden.hush(self, LINGER_SECONDS)
        else:
            self.transport.close()

    def give_up(self) -> None:
        """Tell the application that whoever asked has left."""
        self.pipeline.clear()
        for cycle in (self.running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def cut(self) -> None:
        """End without a word."""
        self.let_go = True
        self.give_up()
        self.transport.abort()


def watched_by(warden: Warden, protocol: type[T]) -> type[T]:
    """Return a protocol whose connections a server's warden watches."""
    return type(protocol.__name__, (protocol,), {"warden": warden})
