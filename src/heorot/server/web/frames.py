"""uvicorn's WebSockets, with a shorter way for nearly all that goes over them: texts of one frame, either way."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from heorot.server.tables.inbox import Inbox

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WRITE = "heorot.write"  # the extension of ASGI by which an application sends a text at once
TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Inbox(self.loop)
        self.whole = False  # whether all frames so far have come in one piece each: else the parser may be within one

    def handle_connect(self, event: Request) -> None:
        """Let somebody in: from now on frames come."""
        super().handle_connect(event)
        self.whole = True
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def data_received(self, data: bytes) -> None:
        """Take a text that has come in one piece, as they all do but for the strangest; anything else goes uvicorn's way."""
        mask = mask_of(data) if self.whole else 0
        self.whole = mask > 0
        if data[0] == TEXT and self.whole and self.handshake_complete and self.conn.state is State.OPEN and self.conn.current_size is None:
            try:
                text = apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
            except UnicodeDecodeError:
                super().data_received(data)
                return
            if not self.close_sent:
                self.take(text)
        else:
            super().data_received(data)

    def take(self, text: str) -> None:
        """Give a text to the application; nothing more is read while another one waits for it."""
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
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
