"""A hall in a process of its own, with the tiny game among its games: it can be killed, and opened again on the same port and file.

    python -m tests.browser.hall FOLDER PORT [GRACE]

Bots answer at once and nobody is asked to slow down. A number on stdin deals by it from then on, so that a test meets the same game
each time it runs. HEOROT_CLIENT may name another build of the client than the one in the package.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import subprocess
import sys
import threading
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import msgspec

import heorot
import heorot.server.bots.worker
import heorot.server.hall
import heorot.server.tables.lobby
from heorot.games import names
from heorot.server.bots.bot_pool import Answer, Question
from heorot.server.people.admission import COOKIE, Admission
from heorot.server.people.limits import Limits
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.presence import GRACE
from heorot.server.web.addresses import free_port
from heorot.server.web.app import Settings, application
from heorot.server.web.safety import LOOPBACK
from heorot.server.web.serve import configured, keep_journal, steady
from tests.server.live import Guest
from tests.server.mortal import HOST, Bots, Herald, say
from tests.tiny import FOLDER

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds after which something hangs; nothing is ever measured by them
CLIENT = Path(os.environ.get("HEOROT_CLIENT") or str(files("heorot") / "web"))


class Person(Guest):
    """Somebody known to the hall, who comes without a browser."""

    def __init__(self, hall: Process, name: str, token: str = "") -> None:
        self.hall = hall
        self.http = httpx.Client(base_url=hall.url, timeout=PATIENCE, trust_env=False)
        self.keys = 0
        if token:
            self.http.cookies.set(COOKIE, token)
        else:
            self.http.post("/api/me", json={"name": name}).raise_for_status()
        self.token = token or self.http.cookies[COOKIE]
        self.id = self.http.get("/api/me").json()["id"]
        hall.people.append(self)

    def wait(self, table: str, seat: int = 0, after: int = -1) -> dict[str, Any]:
        """Return how the game stands once this seat is to move, later than a line; or once it is over."""
        for _ in range(20_000):
            found: dict[str, Any] = self.look(table, eyes=seat)["game"]
            if "outcome" in found or ("legal" in found and found["line"] > after):
                return found
        raise AssertionError("the turn does not come")


class Process:
    """A hall that serves."""

    def __init__(self, folder: Path, grace: int = GRACE) -> None:
        self.folder = folder
        self.grace = grace  # milliseconds for which a seat waits for its person
        self.port = 0
        self.people: list[Person] = []
        self.journal = folder / "journal"
        self.open()

    def open(self) -> None:
        """Open it, the second time where it was."""
        command = [sys.executable, "-m", "tests.browser.hall", str(self.folder), str(self.port), str(self.grace)]
        environment = {**os.environ, "HEOROT_GAMES": str(FOLDER)}
        with self.journal.open("ab") as journal:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=journal, env=environment, cwd=ROOT, encoding="utf-8"
            )
        assert self.process.stdout
        word, _, number = self.process.stdout.readline().partition(" ")
        assert word == "open", self.journal.read_text("utf-8")
        assert self.port in (0, int(number)), "another program has taken the port"
        self.port = int(number)
        self.url = f"http://{HOST}:{self.port}"

    def deal_for(self, purpose: str) -> None:
        """Deal from now on by the name of a purpose, and let bots choose by it; each purpose once, for ids come from the same lot."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{crc32(purpose.encode())}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "dealt\n", self.journal.read_text("utf-8")

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        """Close it for good."""
        for person in self.people:
            person.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.communicate()

    def complaints(self) -> list[str]:
        """Return what the hall has written into its journal: nothing, if all is well."""
        return self.journal.read_text("utf-8").splitlines()

    def arrive(self, name: str) -> Person:
        """Let somebody come in without a browser."""
        return Person(self, name)


class Seeded(random.Random):
    """Stands in for `secrets`, so that a test meets the same game, and a picture shows it, each time."""

    def token_bytes(self, size: int) -> bytes:
        return self.randbytes(size)

    def randbits(self, size: int) -> int:
        return self.getrandbits(size)

    def token_hex(self, size: int) -> str:
        return self.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.randbytes(size).hex()

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


class EvenBots(Bots):
    """Bots that choose the same move at the same question, whatever other tables have asked them before."""

    seed = 0

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move."""
        asked = msgspec.json.encode(msgspec.structs.replace(question, id=0))
        vars(heorot.server.bots.worker)["secrets"] = Seeded(crc32(asked, self.seed))
        self.bench = heorot.server.bots.worker.Bench()
        return await super().choose(question)


def listen(bots: EvenBots) -> None:
    """Deal by each number that comes; be gone when whoever opened this hall is gone."""
    for line in sys.stdin:
        bots.seed = int(line)
        for module in (heorot.server.hall, heorot.server.tables.lobby):
            vars(module)["secrets"] = Seeded(int(line))
        say("dealt")
    os._exit(0)


def main(folder: str, port: str, grace: str = str(GRACE)) -> None:
    """Serve until killed."""
    bots = EvenBots()
    threading.Thread(target=listen, args=(bots,), daemon=True).start()
    for name in names():
        heorot.game(name).parts  # noqa: B018  (loaded now, as a hall does)
    hall = heorot.server.hall.Hall(SqliteStore(Path(folder) / "hall.db"), bots, grace=int(grace))
    admission = Admission(hall)
    for name in ("asking", "playing", "arriving", "opening", "passing", "speaking", "trying", "listing", "knocking", "reporting"):
        setattr(admission, name, Limits(rate=1e6, burst=10**6))
    listening = free_port(HOST, int(port))
    url = f"http://{HOST}:{listening.getsockname()[1]}/"
    config = configured(application(hall, Settings(LOOPBACK, urls=[url], client=CLIENT), admission))
    keep_journal()
    steady()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Herald(config).serve([listening]))


if __name__ == "__main__":
    main(*sys.argv[1:])
