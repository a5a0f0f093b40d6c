"""A table over a WebSocket: hello, then commands and questions one way, news the other way.

A client that reads too slowly is dropped: it comes back, says the last number it saw, and gets the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from heorot.server import protocol
from heorot.server.hall import hashed
from heorot.server.people.admission import MOST_UNREAD, Admission, token_of
from heorot.server.people.limits import place_of
from heorot.server.protocol import Crowded, Refused
from heorot.server.store.base import Person
from heorot.server.tables.owner import Owner
from heorot.server.web.frames import WRITE

journal = logging.getLogger("heorot.socket")
PATH = "/api/ws"
PATIENCE = 20.0  # seconds until the first message must be there, or the last one be read
MOST_FRAMES = 200  # that may wait for a slow client
MOST_BYTES = 2_000_000
FAIR_BYTES = 64 * 1024  # of these, which a slow client may have however much waits for others
MOST_MISTAKES = 50
LOOK = 5.0  # what it costs an onlooker's budget to see a table anew
LONGEST = 8_192  # characters of a message
BYE, BROKEN, GONE, CROWD = 1000, 1011, 1012, 1013  # as everywhere; BYE was said by the other side
BAD, OUT, LATE, OLD, SLOW = 4400, 4401, 4408, 4426, 4429  # our own, like the statuses of HTTP
CLOSED_FOR = {"old-page": OLD, "not-now": GONE, "slow-down": SLOW, "too-many": SLOW}
OURS = Refused("internal", "something went wrong in the hall; nothing has changed")


class Gone(Exception):
    """The other side has left."""


class Socket:
    """One open WebSocket: a listener of one table."""

    def __init__(self, admission: Admission, scope: Any, receive: Any, send: Any, token: str, person: Person | None) -> None:
        self.admission = admission
        self.receive = receive
        self.send = send
        self.write: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(WRITE, {}).get("write")
        self.token = token
        self.address = address(scope)
        self.person = person.id if person else ""
        self.viewer: int | None = None
        self.program = False
        self.asked: tuple[int, int] | None = None
        self.owner: Owner | None = None
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.sleep: asyncio.Future[None] | None = None  # of the delivery, while there is nothing to deliver
        self.closing = 0  # the code with which to close, once the outbox is empty
        self.limit = asyncio.timeout(None)  # of the time until that must have happened
        self.mistakes = 0
        self.who: Person | None = None  # as the hall knew them when it counted so many
        self.changes = 0
        self.hinting: asyncio.Task[None] | None = None

    # out

    def push(self, frame: bytes) -> None:
        """Send a frame, sooner or later."""
        if self.closing or self.sent_at_once(frame):
            return
        self.outbox.append(frame)
        self.wait_for(len(frame))
        too_much = self.waiting > MOST_BYTES or (self.waiting > FAIR_BYTES and self.admission.unread > MOST_UNREAD)
        if len(self.outbox) > MOST_FRAMES or too_much:
            self.empty()
            self.admission.hall.metrics.dropped += 1
            self.finish(SLOW)
            asyncio.get_running_loop().call_soon(self.quit)  # not now: whoever pushes goes through the listeners
        self.rouse()

    def sent_at_once(self, frame: bytes) -> bool:
        """Send a frame without waking the delivery, if nothing waits before it; returns whether that was possible."""
        idle = not self.outbox and self.sleep is not None and not self.sleep.done()
        return idle and self.write is not None and self.write(frame)

    def wait_for(self, size: int) -> None:
        """Count what waits for the other side."""
        self.waiting += size
        self.admission.unread += size

    def empty(self) -> None:
        """Forget what waits for the other side."""
        self.outbox.clear()
        self.wait_for(-self.waiting)

    def drop(self, why: str) -> None:
        """End it; the other side may come back."""
        self.finish(GONE)

    def sign_out(self) -> None:
        """End it: this device is nobody's any more, and what was still to be sent is not for it."""
        self.empty()
        self.finish(OUT)
        asyncio.get_running_loop().call_soon(self.quit)

    def finish(self, code: int) -> None:
        """Close after what still waits to be sent; a client that does not even read that is left alone soon."""
        if not self.closing:
            self.closing = code
            self.limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)
            self.rouse()

    def rouse(self) -> None:
        """Let the delivery go on."""
        if self.sleep is not None and not self.sleep.done():
            self.sleep.set_result(None)

    def quit(self) -> None:
        """Hear no more of the table."""
        if self.owner is not None:
            self.owner.quit(self)

    async def deliver(self) -> None:
        """Send what waits, until it ends."""
        while True:
            while self.outbox:
                frame = self.outbox.popleft()
                self.wait_for(-len(frame))
                await self.send({"type": "websocket.send", "text": frame.decode()})
            if self.closing:
                if self.closing != BYE:
                    await self.send({"type": "websocket.close", "code": self.closing})
                return
            self.sleep = asyncio.get_running_loop().create_future()
            await self.sleep

    # in

    async def listen(self) -> None:
        """Hear whatever comes until either side has enough."""
        try:
            await self.talk()
        except Gone:
            self.empty()
            self.finish(BYE)
        except Exception as why:
            journal.error("a socket failed", extra={"kind": type(why).__name__}, exc_info=why)
            self.fail(OURS)
            self.finish(BROKEN)

    async def talk(self) -> None:
        """Hear the hello, then whatever comes."""
        try:
            hello = await asyncio.wait_for(self.hear(), PATIENCE)
        except TimeoutError:
            self.finish(LATE)
            return
        try:
            if hello is not None:
                await self.enter(hello)
        except Refused as refused:
            self.fail(refused)
            self.finish(CROWD if isinstance(refused, Crowded) else CLOSED_FOR.get(refused.failure.error, BAD))
            return
        if self.owner is None:
            self.finish(BAD)
        while not self.closing:
            await self.answer(await self.hear())

    async def enter(self, hello: protocol.Incoming) -> None:
        """Come to the table of a hello."""
        if not isinstance(hello, protocol.Hello):
            raise Refused("bad-message", "the first message is a hello")
        if hello.protocol != protocol.PROTOCOL:
            raise Refused("old-page", "this page is of another version than the hall: load it again")
        owner = await self.admission.hall.owner(hello.table)
        self.admission.keep_room(bool(self.person) and owner.table.state.belongs(self.person))
        await owner.recall(self.person, hello.eyes, hello.seen, self.person or self.address)
        self.viewer = hello.eyes
        self.owner = owner
        await owner.ask(lambda: owner.join(self, hello.seen))

    async def hear(self) -> protocol.Incoming | None:
        """Return the next message; one that cannot be read is answered and gives None."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        try:
            if text is None:
                raise Refused("bad-message", "messages are JSON, sent as text")
            if len(text) > LONGEST:
                raise Refused("too-big", f"a message has at most {LONGEST} characters")
            said: protocol.Incoming = protocol.read_incoming(text)
            return said
        except msgspec.MsgspecError as why:
            self.fail(Refused("bad-message", str(why)))
        except (RecursionError, UnicodeError):
            self.fail(Refused("bad-message", "this message cannot be read"))
        except Refused as refused:
            self.fail(refused)
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            self.finish(BAD)
        return None

    async def answer(self, said: protocol.Incoming | None) -> None:
        """Do what was asked, or say why not."""
        if said is None:
            return
        key = getattr(said, "key", "")
        try:
            await self.do(said)
        except Refused as refused:
            self.fail(refused, key)
            if refused.failure.error == "slow-down" and not self.admission.hasty.take(f"{id(self)}"):
                self.finish(SLOW)
        except Exception as why:
            journal.error("a command failed", extra={"kind": type(why).__name__, "command": type(said).__name__}, exc_info=why)
            self.fail(OURS, key)

    async def do(self, said: protocol.Incoming) -> None:
        """Do what was asked."""
        owner = self.owner
        assert owner is not None
        if owner.asleep:
            self.drop("the table was closed")
            return
        if self.person:
            self.admission.slow(self.admission.asking, self.person)
        else:
            self.admission.slow(self.admission.looking_on, "", LOOK if isinstance(said, protocol.Look) else 1.0)
        if isinstance(said, protocol.Ping):
            self.push(protocol.encode(protocol.Pong(self.admission.hall.clock.now())))
        elif isinstance(said, protocol.Hello):
            raise Refused("bad-message", "there was a hello already")
        elif isinstance(said, protocol.Look):
            await owner.ask(lambda: owner.look(self, said.eyes))
        elif isinstance(said, protocol.Why):
            self.push(protocol.encode(await owner.ask(lambda: owner.why(self.person, said.seat, said.move))))
        elif isinstance(said, protocol.Hint):
            await owner.ask(lambda: owner.question(self.person, said.seat))  # what is to be refused is refused in its turn
            self.hinting = asyncio.create_task(self.hint(owner, said.seat))  # who plays need not wait for it
        else:
            who = await self.admitted()
            if who.id != self.person:
                raise Refused("who-are-you", "the hall does not know you: say your name first")
            done = await self.admission.command(who, owner.table.id, said, self, self.address)
            if done.table:
                self.push(protocol.encode(done))

    async def admitted(self) -> Person:
        """Return who speaks: asked again whenever names have changed, or people were forgotten."""
        hall = self.admission.hall
        if self.who is None or self.changes != hall.changes:
            self.who, self.changes = None, hall.changes
            _, self.who = await hall.admit(self.token)
        return self.who

    async def hint(self, owner: Owner, seat: int) -> None:
        """Say what the best bot would do."""
        try:
            self.push(protocol.encode(await self.admission.hint(owner, self.person, seat)))
        except Refused as refused:
            self.fail(refused)
        except Exception as why:  # unheard it would be written to the journal, with all it knows
            journal.error("a hint failed", extra={"kind": type(why).__name__}, exc_info=why)
            self.fail(OURS)

    def fail(self, refused: Refused, key: str = "") -> None:
        """Say why something was not done."""
        self.push(protocol.encode(msgspec.structs.replace(refused.failure, key=key)))


async def serve_socket(admission: Admission, scope: Any, receive: Any, send: Any) -> None:
    """Serve one WebSocket from its handshake to its end."""
    if (await receive())["type"] != "websocket.connect":
        return
    if scope["path"] != PATH:
        await send({"type": "websocket.close", "code": BAD})
        return
    try:
        token = token_of(header(scope, b"cookie"), admission.cookie) or ""
        person = await admission.somebody(token, address(scope))
        name = person.id if person else ""
        admission.let_in(name)
    except Refused as refused:
        await turn_away(send, refused)
        return
    admission.sockets[name] = admission.sockets.get(name, 0) + 1
    admission.hall.metrics.sockets += 1
    socket, key = Socket(admission, scope, receive, send, token, person), hashed(token) if name else b""
    admission.hall.doors.enter(key, socket)
    try:
        with contextlib.suppress(OSError):  # the other side has left
            await send({"type": "websocket.accept"})
            await converse(socket)
    finally:
        admission.hall.doors.quit(key, socket)
        admission.sockets[name] -= 1
        if not admission.sockets[name]:
            del admission.sockets[name]
        admission.hall.metrics.sockets -= 1


async def converse(socket: Socket) -> None:
    """Hear and answer until either side has enough."""
    listening = asyncio.create_task(socket.listen())
    try:
        async with socket.limit:
            await socket.deliver()
    except TimeoutError:
        pass
    finally:
        socket.closing = socket.closing or BYE  # nothing is pushed or closed from now on
        going = {task for task in (listening, socket.hinting) if task is not None}
        for task in going:
            task.cancel()
        await asyncio.wait(going)
        socket.empty()
        socket.quit()


async def turn_away(send: Any, refused: Refused) -> None:
    """Say why nobody may come in: only a socket that was accepted can be told."""
    with contextlib.suppress(OSError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": protocol.encode(refused.failure).decode()})
        await send({"type": "websocket.close", "code": CROWD if isinstance(refused, Crowded) else SLOW})


def address(scope: Any) -> str:
    """Return where a socket comes from, as it is counted."""
    return place_of((scope.get("client") or ("?",))[0])


def header(scope: Any, name: bytes) -> str | None:
    """Return a header of a request."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return "; ".join(found) if found else None
