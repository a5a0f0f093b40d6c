"""A queue with one reader: what asyncio.Queue does, without what only several readers or a bound would need."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """What waits for its one reader, the first thing first. A list, for it is nearly always empty, and there are thousands of them.

    >>> async def post() -> tuple[bool, str, bool]:
    ...     inbox: Inbox[str] = Inbox(asyncio.get_running_loop())
    ...     inbox.put_nowait("news")
    ...     return inbox.empty(), await inbox.get(), inbox.empty()
    >>> asyncio.run(post())
    (False, 'news', True)
    """

    __slots__ = ("loop", "reader", "waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop  # kept, for to find it asks the system each time whether this is still the same process
        self.waiting: list[T] = []
        self.reader: asyncio.Future[None] | None = None  # what the reader waits for, if it does

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self.waiting

    def put_nowait(self, thing: T) -> None:
        """Add something, and wake the reader."""
        self.waiting.append(thing)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> T:
        """Return what has waited for longest."""
        return self.waiting.pop(0)

    async def get(self) -> T:
        """Return what has waited for longest; wait for it."""
        while not self.waiting:
            self.reader = self.loop.create_future()
            await self.reader
        return self.waiting.pop(0)
