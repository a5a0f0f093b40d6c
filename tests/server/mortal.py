"""A hall made to be killed: a warm process that loads everything once, and forks a hall whenever it is told a fate.

    python -m tests.server.mortal FILE HOUSE

A line of stdin is the fate of the next hall: first the one before is waited for, and how it ended is told. What comes back on stdout
is a line each: `born PID`, `open PORT` once it serves (or `failed STATUS`), `ended STATUS`, and where the power fails with it (power.py)
`lost WRITES`. When stdin closes, the last one is killed.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from socket import socket
from typing import Literal

import msgspec
import uvicorn

import heorot
from heorot.games import names
from heorot.server.bots.bot_pool import answer_of
from heorot.server.bots.worker import Answer, Bench, Question
from heorot.server.hall import Hall
from heorot.server.store.base import Change, TableRow
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.table import Table
from heorot.server.web.addresses import free_port
from heorot.server.web.app import Settings, application
from heorot.server.web.safety import LOOPBACK
from heorot.server.web.serve import configured, keep_journal, steady
from tests.server.power import cut

HOST = "127.0.0.1"
HASTE = 0.05  # seconds by which the hasty store writes too late

Moment = Literal["waking", "whenever", "sent", "committing", "written", "told", "failing", "never"]


class Fate(msgspec.Struct, frozen=True):
    """When a hall is killed: at so many-eth of something, and so many seconds after it; `failing` is at a write or sync of its file."""

    moment: Moment
    count: int = 1
    delay: float = 0.0


NEVER = Fate("never")


def die(delay: float = 0.0) -> None:
    """Kill this process, at once or soon."""
    time.sleep(delay)
    os.kill(os.getpid(), signal.SIGKILL)


class MortalStore(SqliteStore):
    """A store that knows the two moments which nobody can hit from outside: just before a commit, and just after it."""

    fate = NEVER
    passed = 0

    async def open(self) -> None:
        """Make ready, and listen to what the writer says to SQLite if that is to be the moment."""
        await super().open()
        if self.fate.moment == "committing":
            self.opened().connection.set_trace_callback(self.overhear)

    def overhear(self, sql: str) -> None:
        """Die at a commit, before it or (in another thread) in the midst of it."""
        if sql == "COMMIT" and self.comes():
            if self.fate.delay:
                threading.Thread(target=die, args=(self.fate.delay,), daemon=True).start()
            else:
                die()

    async def write(self, change: Change) -> None:
        """Write durably; then perhaps die before anybody is told."""
        await super().write(change)
        if self.fate.moment == "written" and self.comes():
            die()

    def comes(self) -> bool:
        """Return whether the moment has come."""
        self.passed += 1
        return self.passed == self.fate.count


class HastyStore(MortalStore):
    """Says of a table's news that they are written, and writes them a little later."""

    async def write(self, change: Change) -> None:
        """Promise to write."""
        if change.log and change.secret is None:
            asyncio.get_running_loop().call_later(HASTE, self.opened().ask, change)
        else:
            await super().write(change)


class UnsyncedStore(MortalStore):
    """Leaves it to the system when what is written comes to the disk."""

    async def open(self) -> None:
        """Make ready, and wait for no disk."""
        await super().open()
        self.opened().connection.execute("PRAGMA synchronous = OFF")


class ForgetfulHall(Hall):
    """Forgets, when a table wakes, which commands it has done already."""

    async def load(self, id: str, aside: bool = False) -> tuple[Table, TableRow]:
        """Return a table as the store has it, but for its keys."""
        table, row = await super().load(id, aside)
        table.keys.clear()
        return table, row


class Bots:
    """Bots that choose at once, in this very process."""

    def __init__(self) -> None:
        self.bench = Bench()

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move."""
        return answer_of(self.bench.choose(question))


HOUSES: dict[str, Callable[[Path], Hall]] = {
    "sound": lambda path: Hall(MortalStore(path), Bots()),
    "hasty": lambda path: Hall(HastyStore(path), Bots()),
    "forgetful": lambda path: ForgetfulHall(MortalStore(path), Bots()),
    "unsynced": lambda path: Hall(UnsyncedStore(path), Bots()),
}


def say(line: str) -> None:
    """Tell whoever kills; not by print, for what a buffer holds would be forked too."""
    os.write(1, line.encode() + b"\n")


class Herald(uvicorn.Server):
    """A server that says when it serves; from then on the power may fail."""

    fate = NEVER

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started and sockets:
            if self.fate.moment == "failing":
                ctypes.CDLL(None).power_fails_at(ctypes.c_long(self.fate.count))
            say(f"open {sockets[0].getsockname()[1]}")


def live(hall: Hall, config: uvicorn.Config, fate: Fate, port: int) -> int:
    """Serve until the end, in a process of its own; returns its status."""
    assert isinstance(hall.store, MortalStore)
    hall.store.fate = fate
    listening = free_port(HOST, port)
    server = Herald(config)
    server.fate = fate
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    return 0 if server.started else 2


def fork(hall: Hall, config: uvicorn.Config, fate: Fate, port: int) -> int:
    """Let a hall live; returns its process."""
    child = os.fork()
    if child:
        return child
    status = 3
    try:
        say(f"born {os.getpid()}")  # itself: its parent could be slower than it is to open
        status = live(hall, config, fate, port)
    except BaseException:
        traceback.print_exc()
    finally:
        say(f"failed {status}")
        os._exit(status)


def bury(child: int) -> int:
    """Wait for the end of a hall; returns its exit status, or minus the signal that killed it."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(path: str, house: str) -> None:
    """Let one hall live after the other, on the same file and port."""
    for name in names():
        heorot.game(name).parts  # noqa: B018  (loaded once, for all of them)
    hall = HOUSES[house](Path(path))
    config = configured(application(hall, Settings(LOOPBACK)))
    config.load()
    keep_journal()
    with free_port(HOST, 0) as found:
        port: int = found.getsockname()[1]
    steady()
    child = 0
    power = os.environ.get("POWER_JOURNAL")  # which fails with each kill
    rng = Random(os.environ.get("POWER_SEED"))
    for line in sys.stdin.buffer:
        if child:
            say(f"ended {bury(child)}")
            if power:
                say(f"lost {cut(Path(path).absolute(), Path(power), rng).lost}")
        child = fork(hall, config, msgspec.json.decode(line, type=Fate), port)
    if child:
        os.kill(child, signal.SIGKILL)
        bury(child)


if __name__ == "__main__":
    main(*sys.argv[1:])
