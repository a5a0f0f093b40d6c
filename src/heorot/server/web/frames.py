"""uvicorn's WebSockets, with a shorter way for nearly all that goes over them: texts of one frame, either way."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from heorot.server.tables.inbox import Inbox
from heorot.server.web.door import Warden

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WRITE = "heorot.write"  # the extension of ASGI by which an application sends a text at once
TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80
SLICE = 2 * 1024  # bytes handed to the parser at once: they may be hundreds of frames
MOST_PIECES = 64  # frames of one message
NOT_UTF8, TOO_LONG = 1007, 1009  # as everywhere


class Frames(WebSocketsSansIOProtocol):
    """One connection. What comes at once is read in slices, and the next one only when the application has taken what there was."""

    warden: Warden  # of the server; see `watched_by`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Inbox(self.loop)
        self.backlog = bytearray()  # what has come and was not read yet
        self.due = False  # whether it is about to be
        self.whole = False  # whether all frames so far have come in one piece each: else the parser may be within one

    def handle_connect(self, event: Request) -> None:
        """Let somebody in: from now on frames come."""
        super().handle_connect(event)
        self.whole = True
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def connection_made(self, transport: Any) -> None:
        """Begin."""
        super().connection_made(transport)
        self.warden.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.backlog.clear()
        self.warden.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a text that has come in one piece, as they all do but for the strangest; anything else goes uvicorn's way."""
        mask = mask_of(data) if self.whole else 0
        self.whole = mask > 0
        if data[0] == TEXT and self.whole and self.handshake_complete and self.conn.state is State.OPEN and self.conn.current_size is None:
            try:
                text = apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
            except UnicodeDecodeError:
                self.fail(NOT_UTF8)
                return
            if not self.close_sent:
                self.take(text)
        elif self.handshake_initiated and (self.backlog or len(data) > SLICE):
            self.backlog += data
            self.pause()
            self.go_on()
        else:
            self.parse(data)

    def parse(self, data: bytes) -> None:
        """Let uvicorn's parser read; what it cannot read ends the connection, and is counted rather than written down."""
        try:
            super().data_received(data)
        except Exception:
            self.warden.refused["bad-message"] += 1
            self.transport.abort()

    def go_on(self) -> None:
        """Read on soon, if that is not due already."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Let the parser read the next slice of what has come, once the application has taken what there was."""
        self.due = False
        if self.transport.is_closing():
            self.backlog.clear()
        if self.backlog and self.queue.empty():
            piece = bytes(self.backlog[:SLICE])
            del self.backlog[:SLICE]
            self.parse(piece)
        if self.queue.empty():
            if self.backlog:
                self.go_on()
            else:
                self.resume()

    async def receive(self) -> Any:
        """Return what comes next; more is read when nothing waits."""
        message = await self.queue.get()
        if self.queue.empty():
            if self.backlog:
                self.go_on()
            else:
                self.resume()
        return message

    def pause(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message: there are only so many."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.fail(TOO_LONG)

    def handle_ping(self) -> None:
        """Answer a ping, to whoever reads the answers."""
        if self.writable.is_set():
            super().handle_ping()
        elif not self.transport.is_closing():
            self.warden.refused["slow"] += 1
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Give a message to the application, if it is one."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.fail(NOT_UTF8)
                return
        super().send_receive_event_to_app()

    def fail(self, code: int) -> None:
        """End the connection for what came; one more in the count, and nothing in the journal."""
        self.frames = []
        self.warden.refused["bad-message"] += 1
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()
        else:
            self.transport.close()

    def take(self, text: str) -> None:
        """Give a text to the application; nothing more is read while another one waits for it."""
        if not self.queue.empty():
            self.pause()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def write(self, text: bytes) -> bool:
        """Send a text now, if nothing is to be sent before it and the other side reads; returns whether that was done."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True


def mask_of(data: bytes) -> int:
    """Return where the mask begins if this is exactly one frame, and not a long one; else 0.

    >>> mask_of(bytes.fromhex("8182000000006869")), mask_of(bytes.fromhex("81820000000068"))
    (2, 0)
    """
    if len(data) < 6:
        return 0
    size = data[1] - MASKED
    if size == 126:
        return 4 if len(data) == 8 + int.from_bytes(data[2:4], "big") else 0
    return 2 if len(data) == 6 + size and 0 <= size < 126 else 0


def framed(text: bytes) -> bytes:
    """Return a text as a server's frame.

    >>> framed(b"hi").hex()
    '81026869'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
