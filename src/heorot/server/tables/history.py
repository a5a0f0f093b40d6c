"""What was ever told at a table, ready to be sent: worked out once beside the loop, and kept while there is room for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec
from msgspec import Raw

from heorot.core.errors import HeorotError
from heorot.server.protocol import Refused, encode
from heorot.server.tables.events import TableEvent
from heorot.server.tables.table import Table

MOST_BYTES = 32 * 1024 * 1024  # of histories kept, in all


class Told(msgspec.Struct, frozen=True):
    """One thing that happened, as it is sent: to onlookers, and to the seats that know of it otherwise."""

    seq: int
    text: bytes
    otherwise: dict[int, bytes] = {}
    told: bool = True

    def for_viewer(self, viewer: int | None) -> Any:
        """Return what is told of it to a viewer: a seat, or with None an onlooker."""
        return Raw(self.text if viewer is None else self.otherwise.get(viewer, self.text))

    @property
    def size(self) -> int:
        """How much room it takes, roughly."""
        return 200 + len(self.text) + sum(200 + len(text) for text in self.otherwise.values())


def told_of(event: TableEvent, seats: int) -> Told:
    """Return an event as it is sent."""
    text = encode(event.for_viewer(None))
    if event.public:
        return Told(event.seq, text)
    known = {seat: encode(event.for_viewer(seat)) for seat in range(seats)}
    return Told(event.seq, text, {seat: other for seat, other in known.items() if other != text})


def told_history(id: str, secret: bytes, blobs: list[bytes]) -> tuple[int, list[Told]]:
    """Return the last number of a log, and all that was ever told at its table."""
    table = Table(id, secret)
    try:
        events = table.read(blobs, telling=True)
    except (HeorotError, msgspec.MsgspecError, KeyError, IndexError, AssertionError):
        raise Refused("frozen", "the log of this table cannot be read") from None
    return table.seq, [told_of(event, len(table.seats)) for event in events if event.told]


class Past:
    """The history of one table: what was worked out, and what has happened since."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.newer: list[TableEvent] = []
        self.size = 0
        self.working: asyncio.Task[None] | None = None

    def after(self, since: int, seats: int) -> list[Told]:
        """Return what happened after a number."""
        if self.newer:
            self.told += (new := [told_of(event, seats) for event in self.newer])
            self.size += sum(told.size for told in new)
            self.newer.clear()
        return [told for told in self.told if told.seq > since] if since else list(self.told)


class Histories:
    """The histories that are kept: the ones that were asked for last."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.kept: OrderedDict[str, Past] = OrderedDict()

    def find(self, id: str) -> Past | None:
        """Return a history that is worked out."""
        past = self.kept.get(id)
        if past is None or past.working is not None:
            return None
        self.kept.move_to_end(id)
        return past

    async def work_out(self, id: str, read: Callable[[], Coroutine[Any, Any, tuple[int, list[Told]]]]) -> Past:
        """Return a history; who asks while it is worked out waits for the same."""
        past = self.kept.get(id)
        if past is None:
            past = self.kept[id] = Past()
            past.working = asyncio.create_task(self.fill(id, past, read))
        if past.working is not None:
            await asyncio.shield(past.working)
        return past

    async def fill(self, id: str, past: Past, read: Callable[[], Coroutine[Any, Any, tuple[int, list[Told]]]]) -> None:
        """Work a history out; what happens meanwhile is added to it."""
        try:
            seq, past.told = await read()
        except BaseException:
            self.forget(id, past)
            raise
        past.newer = [event for event in past.newer if event.seq > seq]
        past.size = sum(told.size for told in past.told)
        past.working = None
        while sum(one.size for one in self.kept.values()) > self.most and next(iter(self.kept)) != id:
            self.kept.popitem(last=False)

    def add(self, id: str, events: Iterable[TableEvent]) -> None:
        """Add what has just happened."""
        past = self.kept.get(id)
        if past is not None:
            past.newer += [event for event in events if event.told]

    def forget(self, id: str, past: Past | None = None) -> None:
        """Forget a history: it is not ours any more."""
        if past is None or self.kept.get(id) is past:
            self.kept.pop(id, None)
