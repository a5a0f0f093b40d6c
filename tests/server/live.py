"""A hall that really serves: uvicorn on a free port, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from heorot.server import protocol
from heorot.server.bots.bot_pool import Answer, NoAnswer, Question, answer_of
from heorot.server.bots.worker import Bench
from heorot.server.hall import Hall
from heorot.server.people.admission import COOKIE, Admission
from heorot.server.people.limits import Limits
from heorot.server.store.sqlite import SqliteStore
from heorot.server.web.addresses import free_port
from heorot.server.web.app import Settings, application
from heorot.server.web.safety import LOOPBACK
from heorot.server.web.serve import Server, configured

T = TypeVar("T")
SOON = 300.0  # seconds after which something hangs, on however busy a machine; nothing is ever measured by them


class Bots:
    """Bots that choose at once."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.gone = False

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move."""
        if self.gone:
            raise NoAnswer("no bot is there")
        return answer_of(self.bench.choose(question))


class Journal(logging.Handler):
    """Keeps all that is complained of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()} {vars(record).get('kind', '')}".strip())


class Live:
    """A hall, and what is asked of it from outside."""

    def __init__(self, folder: Path, settings: Settings | None = None, narrow: bool = False) -> None:
        self.path = folder / "hall.db"
        self.bots = Bots()
        self.hall = Hall(SqliteStore(self.path), self.bots)
        self.admission = Admission(self.hall)
        if not narrow:
            for name in (
                "asking",
                "playing",
                "gathering",
                "arriving",
                "guessing",
                "opening",
                "passing",
                "speaking",
                "trying",
                "knocking",
                "reporting",
            ):
                setattr(self.admission, name, Limits(rate=1e6, burst=10**6))
        self.journal = Journal()
        self.listening = free_port("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = configured(application(self.hall, settings or Settings(LOOPBACK), self.admission))
        config.ws_ping_interval = config.ws_ping_timeout = None  # on a busy machine whoever does not read would be gone by the clock
        self.server = Server(config, self.hall)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.opened = threading.Event()
        self.browsers: list[httpx.Client] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Serve until told to stop."""
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.serve())

    async def serve(self) -> None:
        """Serve, without the signals that only a main thread may hear."""
        self.loop = asyncio.get_running_loop()
        asyncio.get_running_loop().call_later(0.01, self.look)
        await self.server._serve(sockets=[self.listening])

    def look(self) -> None:
        """Say when it has begun."""
        if self.server.started:
            self.opened.set()
        else:
            asyncio.get_running_loop().call_later(0.01, self.look)

    def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do something in the hall's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(deed, self.loop).result(SOON)

    def log(self, table: str) -> list[bytes]:
        """Return the log of a table as the store has it."""
        return self.do(self.hall.store.log(table))

    def client(self, token: str = "", **more: Any) -> httpx.Client:
        """Return a browser, or a program."""
        headers = {"cookie": f"{COOKIE}={token}"} if token else {}
        browser = httpx.Client(base_url=self.url, headers=headers | more.pop("headers", {}), timeout=SOON, **more)
        self.browsers.append(browser)
        return browser

    def arrive(self, name: str) -> Guest:
        """Let somebody come in."""
        person, token = self.do(self.hall.arrive(name))
        return Guest(self, person.id, token)

    @contextlib.contextmanager
    def socket(self, token: str = "", **more: Any) -> Iterator[ClientConnection]:
        """Open a WebSocket."""
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        wishes: dict[str, Any] = {"compression": None, "open_timeout": SOON, "ping_interval": None} | more
        with connect(f"ws://127.0.0.1:{self.port}/api/ws", additional_headers=headers, **wishes) as socket:
            yield socket

    def is_well(self) -> bool:
        """Whether it still answers, and has not complained of itself."""
        answer = httpx.get(f"{self.url}/healthz", timeout=SOON)
        return answer.status_code == 200 and not [line for line in self.journal.lines if line.startswith("heorot")]


class Guest:
    """Somebody known to the hall."""

    def __init__(self, live: Live, id: str, token: str) -> None:
        self.live = live
        self.id = id
        self.token = token
        self.http = live.client(token)
        self.keys = 0

    def open(self, **more: Any) -> str:
        """Open a table: me against a bot, if nothing else is said."""
        wish = {"game": "voluspa", "players": 2, "seats": ["me", "random"]} | more
        found = self.http.post("/api/tables", json=wish)
        assert found.status_code == 201, found.text
        return str(found.json()["table"])

    def do(self, table: str, what: str, **more: Any) -> httpx.Response:
        """Ask something of a table."""
        self.keys += 1
        return self.http.post(f"/api/tables/{table}/do", json={"do": what, "key": f"key {self.keys}"} | more)

    def done(self, table: str, what: str, **more: Any) -> Any:
        """Do something at a table."""
        answer = self.do(table, what, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, table: str, **more: Any) -> Any:
        """See a table."""
        answer = self.http.get(f"/api/tables/{table}", params=more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def playing(self, **more: Any) -> str:
        """Open a table and begin."""
        table = self.open(**more)
        self.done(table, "start")
        return table

    def legal(self, table: str, seat: int = 0) -> list[str]:
        """Return the moves of a seat, once it is on turn; none if the game is over."""
        for _ in range(2000):
            game = self.look(table, eyes=seat)["game"]
            if "outcome" in game or "legal" in game:
                return list(game.get("legal", {}))
        raise AssertionError("the turn does not come")

    def finished(self, **more: Any) -> str:
        """Open a table and play to the end."""
        table = self.playing(**more)
        while moves := self.legal(table):
            self.done(table, "move", seat=0, move=moves[-1])
        return table


@contextlib.contextmanager
def serving(folder: Path, settings: Settings | None = None, narrow: bool = False) -> Iterator[Live]:
    """Open a hall, and close it again."""
    live = Live(folder, settings, narrow)
    loggers = [logging.getLogger(name) for name in ("heorot", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(live.journal)
    live.thread.start()
    assert live.opened.wait(SOON)
    try:
        yield live
    finally:
        for browser in live.browsers:
            browser.close()
        live.server.should_exit = True
        live.thread.join(SOON)
        for logger in loggers:
            logger.removeHandler(live.journal)
    assert not live.thread.is_alive()


def hello(table: str, eyes: int | None = None, seen: int | None = None) -> str:
    """Return the first message of a socket."""
    return json.dumps({"do": "hello", "protocol": protocol.PROTOCOL, "table": table, "eyes": eyes, "seen": seen})


def heard(socket: ClientConnection, kind: str = "") -> Any:
    """Return the next frame, or the next of a kind."""
    while True:
        frame = json.loads(socket.recv(SOON))
        if not kind or frame["is"] == kind:
            return frame


def end(socket: ClientConnection) -> tuple[list[Any], int]:
    """Return all frames that still come, and the code of the end."""
    frames = []
    try:
        while True:
            frames.append(json.loads(socket.recv(SOON)))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None, "cut off without a word"
        return frames, closed.rcvd.code
