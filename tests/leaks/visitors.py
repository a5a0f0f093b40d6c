"""A hall as people run it, in a process of its own, and visitors who keep every byte they get from it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from heorot.server import protocol
from heorot.server.people.admission import token_of
from tests.leaks.canaries import Heard
from tests.tiny import FOLDER

SOON = 300.0  # seconds after which something hangs, on however busy a machine; nothing is ever measured by them
METRICS_TOKEN = "the-token-of-whoever-runs-the-hall"


class House:
    """`heorot serve`, with its own database, bots in processes, and a journal; or a program that spoils it first."""

    def __init__(self, folder: Path, program: tuple[str, ...] = ("heorot",)) -> None:
        self.database = folder / "hall.db"
        self.journal = folder / "journal"
        wishes = ["--port", "0", "--database", f"sqlite:///{self.database}", "--metrics-token", METRICS_TOKEN]
        with self.journal.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *program, "serve", *wishes],
                cwd=FOLDER.parents[1],
                env={**os.environ, "HEOROT_GAMES": str(FOLDER)},
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self.said = b""
        self.port = self.find_port()

    def find_port(self) -> int:
        """Read where the hall is."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            self.said += line
            if found := re.search(rb"http://localhost:(\d+)/", line):
                return int(found[1])
        raise AssertionError("the hall did not open")

    def close(self) -> None:
        """Ask the hall to close, and hear what it says last."""
        self.process.terminate()
        self.said += self.process.communicate(timeout=SOON)[0]


class Ears:
    """All that was heard at one table, by everybody."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.stage = "gathering"
        self.heard: list[Heard] = []

    def keep(self, way: str, who: str, data: bytes) -> None:
        """Keep something that was heard."""
        self.heard.append(Heard(way, who, self.stage, data))


class Visitor:
    """Somebody with a browser; without a name somebody whom the hall does not know."""

    def __init__(self, ears: Ears, name: str = "") -> None:
        self.ears = ears
        self.name = name
        self.token = self.id = ""
        if name:
            head, body = self.ask("POST", "/api/me", {"name": name})
            self.remember(head)
            self.id = json.loads(body)["id"]

    def remember(self, head: bytes) -> None:
        """Keep the cookie that came with an answer."""
        found = re.search(rb"set-cookie: ([^\n]+)", head, re.IGNORECASE)
        assert found
        self.token = token_of(found[1].decode()) or ""

    def open(self, method: str, path: str, body: Any = None, bearer: str = "") -> tuple[HTTPConnection, HTTPResponse]:
        """Send a request; a body of bytes is sent as it is."""
        headers = {"content-type": "application/json"}
        headers |= {"cookie": f"heorot={self.token}"} if self.token else {}
        headers |= {"authorization": f"Bearer {bearer}"} if bearer else {}
        connection = HTTPConnection("127.0.0.1", self.ears.house.port, timeout=SOON)
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection.request(method, path, data, headers)
        return connection, connection.getresponse()

    def ask(self, method: str, path: str, body: Any = None, bearer: str = "") -> tuple[bytes, bytes]:
        """Return the head and the body of the answer to a request."""
        connection, response = self.open(method, path, body, bearer)
        head, found = head_of(response), response.read()
        connection.close()
        self.ears.keep(f"{method} {path}", self.name, head + b"\n" + found)
        return head, found

    def socket(self, table: str, eyes: int | None) -> Socket:
        """Open a socket at a table."""
        return Socket(self, table, eyes)

    def program(self, token: str) -> Program:
        """Let a program listen."""
        return Program(self, token)


def head_of(response: HTTPResponse) -> bytes:
    """Return the status and all headers of an answer."""
    lines = [f"{response.status} {response.reason}", *(f"{name}: {value}" for name, value in response.getheaders())]
    return "\n".join(lines).encode("latin-1")


class Socket:
    """A visitor's socket, through one pair of eyes."""

    def __init__(self, visitor: Visitor, table: str, eyes: int | None) -> None:
        self.visitor = visitor
        self.eyes = eyes
        self.frames: list[bytes] = []
        self.you: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.seq = self.keys = 0
        cookie = {"Cookie": f"heorot={visitor.token}"} if visitor.token else {}
        url = f"ws://127.0.0.1:{visitor.ears.house.port}/api/ws"
        self.leaving = ExitStack()
        opened = connect(url, additional_headers=cookie, compression=None, max_size=None, open_timeout=SOON, ping_interval=None)
        self.connection: ClientConnection = self.leaving.enter_context(opened)
        assert self.connection.response is not None
        visitor.ears.keep("socket", visitor.name, str(self.connection.response.headers).encode())
        self.send({"do": "hello", "protocol": protocol.PROTOCOL, "table": table, "eyes": eyes, "seen": 0})
        self.wait("welcome")

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send something, as text or as bytes."""
        self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> dict[str, Any]:
        """Return the next frame."""
        raw = self.connection.recv(timeout=SOON, decode=False)
        self.frames.append(raw)
        self.visitor.ears.keep("socket", self.visitor.name, raw)
        frame: dict[str, Any] = json.loads(raw)
        self.you = frame.get("you") or self.you
        self.game = frame.get("game") or self.game
        self.seq = frame.get("seq", self.seq)
        return frame

    def wait(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of a kind."""
        while (frame := self.receive())["is"] not in kinds:
            pass
        return frame

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Do something; returns the frame that answers it."""
        self.keys += 1
        key = f"{self.visitor.name} {self.eyes} {self.keys}"
        self.send({"do": what, "key": key, **more})
        while True:
            frame = self.receive()
            if frame.get("ok") == key or frame.get("key") == key:
                return frame

    def foul(self, message: dict[str, Any] | str | bytes) -> None:
        """Send something that must be refused."""
        self.send(message)
        self.wait("failure")

    def until_turn(self, seats: list[int], seq: int) -> None:
        """Wait until all is known up to a number and one of these seats is to act, or the game is over."""
        while not ("outcome" in self.game or (self.game and self.seq >= seq and set(seats) & set(self.game["actors"]))):
            self.receive()

    def until_over(self) -> None:
        """Wait until the game is over."""
        while "outcome" not in self.game:
            self.receive()

    def close(self) -> None:
        """Leave; whatever still came is kept."""
        with suppress(TimeoutError):
            while True:
                raw = self.connection.recv(timeout=0, decode=False)
                self.frames.append(raw)
                self.visitor.ears.keep("socket", self.visitor.name, raw)
        self.leaving.close()


class Program:
    """A program that plays a seat."""

    def __init__(self, visitor: Visitor, token: str) -> None:
        self.visitor = visitor
        self.token = token
        self.lines: list[bytes] = []
        self.connection, self.response = visitor.open("GET", "/api/bot/stream", bearer=token)
        visitor.ears.keep("stream", visitor.name, head_of(self.response))

    def read(self) -> dict[str, Any]:
        """Return the next line that is not empty."""
        while not (line := self.response.readline()).strip():
            assert line, "the stream has ended"
        self.lines.append(line.strip())
        self.visitor.ears.keep("stream", self.visitor.name, line)
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """Leave."""
        self.visitor.ears.keep("stream", self.visitor.name, self.response.read())
        self.connection.close()
