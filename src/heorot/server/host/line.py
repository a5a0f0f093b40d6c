"""The host's line into a hall: a socket beside its file, which only the file's owner can open. Questions and answers are lines of JSON."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from heorot.core.errors import HeorotError
from heorot.server.host.acts import BadAct, perform

if TYPE_CHECKING:
    from heorot.server.hall import Hall

LONGEST = 64 * 1024  # bytes of a question
LONGEST_ANSWER = 256 * 1024 * 1024
PATIENCE = 60.0  # seconds in which a question must be there
LONGEST_PATH = 100  # bytes, of which systems allow about as many in a socket's name


def line_of(database: Path) -> Path:
    """Return where the host's line of a hall is."""
    return database.with_name(database.name + ".admin")


@contextlib.contextmanager
def reachable(path: Path) -> Iterator[str]:
    """Give a name by which a socket can be made or opened, also where its own is too long for the system."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    if not sys.platform.startswith("linux"):
        raise HeorotError(f"{path}: this name is too long for a socket: keep the hall in a folder with a shorter one")
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


class Line:
    """The hall's end of the line."""

    def __init__(self, hall: Hall, database: Path) -> None:
        self.hall = hall
        self.path = line_of(database)
        self.server: asyncio.AbstractServer | None = None
        self.turn = asyncio.Lock()  # one act after the other

    async def open(self) -> None:
        """Listen; where the system has no such sockets, the host has to close the hall first."""
        if not hasattr(socket, "AF_UNIX"):
            return
        self.path.unlink(missing_ok=True)  # of a hall that was killed: this one has the lock of the file
        bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            with reachable(self.path) as name:
                bound.bind(name)
        finally:
            os.umask(before)
        self.server = await asyncio.start_unix_server(self.answer, sock=bound, limit=LONGEST)

    async def close(self) -> None:
        """Listen no more."""
        if self.server is not None:
            self.server.close()
            self.path.unlink(missing_ok=True)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one question."""
        try:
            question = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(msgspec.json.encode(await self.told(question)) + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # whoever asked is gone, or asks for too much
        finally:
            writer.close()

    async def told(self, question: bytes) -> dict[str, Any]:
        """Return the answer to a question."""
        try:
            asked = msgspec.json.decode(question)
            async with self.turn:
                return {"done": await perform(self.hall, asked["act"], asked["wish"])}
        except HeorotError as why:
            return {"error": str(why)}
        except (msgspec.MsgspecError, KeyError, TypeError):
            return {"error": "this question cannot be read"}


def ask(database: Path, act: str, wish: dict[str, Any]) -> Any:
    """Ask a hall that runs; raises ConnectionError where none does."""
    if not hasattr(socket, "AF_UNIX"):
        raise ConnectionRefusedError
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        with reachable(line_of(database)) as name:
            line.connect(name)
        line.sendall(msgspec.json.encode({"act": act, "wish": wish}) + b"\n")
        with line.makefile("rb") as answers:
            text = answers.readline(LONGEST_ANSWER)
    try:
        answer = msgspec.json.decode(text)
    except msgspec.MsgspecError:
        raise HeorotError("the hall did not answer: it may be closing just now") from None
    if "error" in answer:
        raise BadAct(answer["error"])
    return answer["done"]


class NoBots:
    """Bots of a hall in which nobody plays."""

    async def choose(self, question: object, asker: str = "") -> Any:
        """Never answer."""
        await asyncio.Event().wait()


async def alone(database: Path, act: str, wish: dict[str, Any]) -> Any:
    """Open a hall that does not run, just for one act."""
    from heorot.server.hall import Hall
    from heorot.server.store.sqlite import SqliteStore

    hall = Hall(SqliteStore(database), NoBots())
    await hall.open()
    try:
        return await perform(hall, act, {**wish, "alone": True})
    finally:
        await hall.close()


def do(database: Path, act: str, wish: dict[str, Any]) -> Any:
    """Do what the host asks: in the hall that runs, or where none does in its file."""
    if not database.exists():
        raise HeorotError(f"{database}: there is no hall")
    try:
        return ask(database, act, wish)
    except (ConnectionError, FileNotFoundError):
        return asyncio.run(alone(database, act, wish))
