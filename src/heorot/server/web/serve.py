"""Opens the hall on this machine: finds a port, says where it is, and serves until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Literal

import msgspec
import uvicorn

import heorot
from heorot.core.errors import BadOption, HeorotError
from heorot.games import names
from heorot.server.beside import Processes
from heorot.server.bots.bot_pool import BotPool
from heorot.server.hall import Hall
from heorot.server.hooks import Hooks
from heorot.server.host.line import Line
from heorot.server.store.place import database_file
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.presence import GRACE
from heorot.server.web.addresses import free_port, lan_addresses, qr_lines
from heorot.server.web.app import Settings, application
from heorot.server.web.door import Door, Warden, more_files, watched_by
from heorot.server.web.frames import Frames
from heorot.server.web.safety import LOOPBACK, App, split_origin

PORT = 8450
LONGEST_MESSAGE = 64 * 1024
TRIES = 20  # ports, where any will do
LOOK = 0.5  # seconds between looks whether the rules are compiled
QUIET = frozenset((*vars(logging.makeLogRecord({})), "message", "taskName"))  # what every record of the journal has


@dataclass
class Wishes:
    """What was asked for on the command line."""

    host: str = "127.0.0.1"
    port: int = PORT
    lan: bool = False
    database: str = ""
    public_url: str = ""
    metrics_token: str = ""
    bots: int = 1
    private_hooks: bool = False
    grace: float = GRACE / 1000  # seconds for which a seat waits for its person
    browser: bool = False
    any_port: bool = False  # whether a taken port moves to the next one


class Lines(logging.Formatter):
    """A journal for programs: one JSON object a line, with what happened and never with what is hidden."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        extra = {key: value for key, value in vars(record).items() if key not in QUIET}
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "who": record.name, "what": record.getMessage(), **extra}
        if record.exc_info and record.exc_info[0]:
            line["trace"] = trace(record.exc_info[2])
        return msgspec.json.encode(line, enc_hook=str).decode()


def trace(where: TracebackType | None) -> list[str]:
    """Return where an error came from: files and lines, not the values, which might be hidden ones."""
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(where)[-6:]]


def keep_journal() -> None:
    """Write the journal to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def database(url: str) -> SqliteStore:
    """Return the database that is meant."""
    return SqliteStore(database_file(url))


def steady() -> None:
    """Keep the garbage collector from stopping a hall full of sockets: what is loaded now stays, and it looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


class Server(uvicorn.Server):
    """A server that tells everybody when it closes, rather than to wait for those who listen."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close."""
        self.hall.send_off()
        await super().shutdown(sockets)

    def stop(self, *_: object) -> None:
        """Stop soon; nothing more comes of a signal, although uvicorn raises it once more when all is done."""
        self.should_exit = True


def configured(app: App, lifespan: Literal["on", "off"] = "on", warden: Warden | None = None) -> uvicorn.Config:
    """Return how the application is served; with its lifespan on, it opens and closes its hall itself."""
    warden = warden or Warden()
    return uvicorn.Config(
        app, log_config=None, access_log=False, http=watched_by(warden, Door), ws=watched_by(warden, Frames),
        ws_per_message_deflate=False, ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=25, ws_ping_timeout=25, timeout_graceful_shutdown=5, server_header=False, lifespan=lifespan,
    )  # fmt: skip


def serve(wishes: Wishes) -> int:
    """Serve until told to stop."""
    if wishes.public_url and split_origin("/".join(wishes.public_url.split("/", 3)[:3])) is None:
        raise BadOption(f"--public-url {wishes.public_url!r} is no address such as https://heorot.example")
    store = database(wishes.database)
    host = "0.0.0.0" if wishes.lan and wishes.host == "127.0.0.1" else wishes.host
    listening = wanted_port(host, wishes)
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    near = lan_addresses() if everywhere else []
    hosts = LOOPBACK | {host} | {address.strip("[]") for address in near}
    for name in names():
        heorot.game(name).parts  # noqa: B018  (loaded now, so that the first table is there at once)
    bots = BotPool(wishes.bots)
    urls = addresses(wishes, host, port, near)
    reached = wishes.public_url or (urls[1] if near else urls[0])  # by those who read a group's chat
    hooks = Hooks(reached, wishes.private_hooks)
    hall = Hall(store, bots, hooks=hooks, grace=round(wishes.grace * 1000), beside=Processes())
    warden = Warden(more_files())
    hall.metrics.turned_away = warden.refused
    app = application(hall, Settings(hosts, wishes.public_url or None, wishes.metrics_token, urls))
    keep_journal()
    config = configured(app, "off", warden)
    server = Server(config, hall)

    line = Line(hall, store.path)

    async def run() -> None:
        await hall.open()
        await line.open()
        watching = asyncio.create_task(await_compiled(bots)) if os.environ.get("HEOROT_COMPILING") else None
        try:
            await bots.start()
            announce(wishes, port, urls, near)
            if wishes.browser:
                threading.Timer(0.7, webbrowser.open, [f"http://localhost:{port}/"]).start()
            steady()
            hall.metrics.pulse.start(asyncio.get_running_loop())
            await server.serve(sockets=[listening])
        finally:
            hall.metrics.pulse.stop()
            if watching:
                watching.cancel()
            await line.close()
            await hall.close()
            await bots.stop()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.stop)
    with listening, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    return 0


def wanted_port(host: str, wishes: Wishes) -> socket.socket:
    """Return a socket that listens where the hall is to be; a taken port is an error unless any one will do."""
    try:
        return free_port(host, wishes.port, TRIES if wishes.any_port else 1)
    except HeorotError as why:
        if wishes.any_port:
            raise
        raise HeorotError(f"{why} Name another port by --port, or let the hall look for a free one by --any-port.") from None


async def await_compiled(bots: BotPool) -> None:
    """Wait until the rules, which compile while the hall is open, are in place; bots then think in new processes, which take them.

    The hall itself goes on as it began: nothing is exchanged in a process that runs.
    """
    before = heorot.current_build()
    while heorot.current_build() == before:
        await asyncio.sleep(LOOK)
    bots.renew()
    print("the rules are compiled: bots think with them from now on, the hall itself from its next start", flush=True)


def addresses(wishes: Wishes, host: str, port: int, near: list[str]) -> list[str]:
    """Return by which addresses the hall is reached."""
    named = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    urls = [f"http://{named}:{port}/", *(f"http://{address}:{port}/" for address in near)]
    return [wishes.public_url, *urls] if wishes.public_url else urls


def announce(wishes: Wishes, port: int, urls: list[str], near: list[str]) -> None:
    """Say where the hall is."""
    if wishes.port and port != wishes.port:
        print(f"port {wishes.port} is taken: the hall is at port {port}")
    print("the hall is open:")
    for url in urls:
        print(f"  {url}")
    if near:
        print("\n".join(qr_lines(f"http://{near[0]}:{port}/")))
    print("press Ctrl+C to close it", flush=True)
