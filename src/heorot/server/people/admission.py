"""Admission to the hall, shared by HTTP and sockets: who comes in, and how often they may ask."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookies import CookieError, SimpleCookie
from typing import ParamSpec, TypeVar

from heorot.server import protocol
from heorot.server.hall import Hall, hashed
from heorot.server.people.limits import Limits
from heorot.server.protocol import Refused
from heorot.server.store.base import Pass, Person
from heorot.server.tables.ending import told_end
from heorot.server.tables.owner import Listener, Owner
from heorot.server.tables.table import GATHERING, NEEDED

COOKIE = "heorot"
SECURE_COOKIE = "__Host-heorot"  # where people come by https: browsers take it from this very host only
MOST_SOCKETS = 40  # of one person
MOST_ASIDE = 2  # boards worked out at the same time
MOST_ENDS = 200  # ends of games kept in memory
P = ParamSpec("P")
T = TypeVar("T")


class Admission:
    """Lets people in, and asks them to slow down. Limits are per person and per table: a family is one address."""

    def __init__(self, hall: Hall, now: Callable[[], float] = time.monotonic) -> None:
        self.hall = hall
        self.cookie = COOKIE  # what it is called here
        self.asking = Limits(rate=50, burst=300, now=now)  # by person
        self.playing = Limits(rate=60, burst=200, now=now)  # by table
        self.gathering = Limits(rate=5, burst=60, now=now)  # commands that only gather, by table and person
        self.arriving = Limits(rate=2, burst=240, now=now)  # by address: new people; a club of two hundred may come at once
        self.guessing = Limits(rate=1, burst=120, now=now)  # by address: codes that open nothing
        self.opening = Limits(rate=0.5, burst=60, now=now)  # tables, by person
        self.passing = Limits(rate=20, burst=200, now=now)  # by address: people who have not said who they are
        self.speaking = Limits(rate=1, burst=20, now=now)  # chat, by person
        self.knocking = Limits(rate=1 / 60, burst=10, now=now)  # by address: those who say that a seat is theirs
        self.reporting = Limits(rate=1 / 360, burst=10, now=now)  # by person
        self.trying = Limits(rate=10, burst=100, now=now)  # moves on a board of one's own, by address
        self.hinted: set[str] = set()  # people for whom a bot thinks: each has one hint at a time
        self.sockets: dict[str, int] = {}
        self.room = asyncio.Semaphore(MOST_ASIDE)
        self.ends: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()  # of finished tables, each worked out once for all who look

    async def who(self, token: str | None) -> Person:
        """Return the person of a browser's token."""
        opens, person = await self.hall.admit(token or "")
        if opens.table:
            raise Refused("who-are-you", "this token is a program's: it plays one seat and does nothing else")
        self.slow(self.asking, person.id)
        await self.hall.saw(token or "", opens, person)
        return person

    async def somebody(self, token: str | None, address: str) -> Person | None:
        """Return the person of a browser's token, or nobody."""
        if token:
            try:
                return await self.who(token)
            except Refused as refused:
                if refused.failure.error != "who-are-you":
                    raise
        self.slow(self.passing, address)
        return None

    async def hint(self, owner: Owner, person: str, seat: int) -> protocol.Hints:
        """Return what the best bot advises a person's seat."""
        async with self.one_thought(person):
            return await owner.hint(person, seat)

    @asynccontextmanager
    async def one_thought(self, person: str) -> AsyncIterator[None]:
        """Let bots think for somebody: about one thing at a time."""
        if person in self.hinted:
            raise Refused("slow-down", "a bot thinks about your last question still")
        self.hinted.add(person)
        try:
            yield
        finally:
            self.hinted.discard(person)

    async def program(self, header: str | None) -> tuple[bytes, Pass, Person]:
        """Return the seat that a program's token plays, with the token's hash."""
        kind, _, token = (header or "").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Refused("who-are-you", "a program names its token: Authorization: Bearer …")
        opens, person = await self.hall.admit(token.strip())
        if not opens.table:
            raise Refused("who-are-you", "this token is not a program's")
        self.slow(self.asking, f"{opens.table} {opens.seat}")
        await self.hall.saw(token.strip(), opens, person)
        return hashed(token.strip()), opens, person

    async def aside(self, deed: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Work something out beside the loop: few at a time, so that the tables do not wait for it."""
        async with self.room:
            return await asyncio.to_thread(deed, *args, **more)

    async def end_of(self, table: str, record: str) -> bytes:
        """Return what the end of a finished table's game says, as JSON."""
        working = self.ends.get(table)
        if working is None or (working.done() and (working.cancelled() or working.exception())):
            working = self.ends[table] = asyncio.create_task(self.aside(told_end, record))
        self.ends.move_to_end(table)
        if len(self.ends) > MOST_ENDS:
            self.ends.popitem(last=False)
        return await asyncio.shield(working)  # who goes away does not end it for the others

    @asynccontextmanager
    async def guess(self, address: str) -> AsyncIterator[None]:
        """Let somebody try a code: one that opens something costs nothing, so that a whole club can come by theirs."""
        self.slow(self.guessing, address)
        yield
        self.guessing.give_back(address)

    def slow(self, limits: Limits, key: str) -> None:
        """Refuse who asks too often."""
        if not limits.take(key):
            raise Refused("slow-down", "that is too much at once: wait a moment")

    async def command(
        self, who: Person, table: str, command: protocol.AnyCommand, listener: Listener | None = None, address: str = ""
    ) -> protocol.Done:
        """Do what a person asks of a table."""
        owner = await self.hall.owner(table)
        if isinstance(command, protocol.Say):
            self.slow(self.speaking, who.id)
        elif isinstance(command, GATHERING):
            self.slow(self.gathering, f"{table} {who.id}")
        elif (isinstance(command, protocol.Move) or not isinstance(command, NEEDED)) and owner.table.state.belongs(who.id):
            self.slow(self.playing, table)  # strangers cannot use up what the players have; what begins or ends a table is always heard
        try:
            if isinstance(command, protocol.Rematch):
                found = await self.hall.rematch(who, owner, command)
                return protocol.Done(owner.table.seq, command.key, found)
            seq = await owner.ask(lambda: owner.command(who, command, listener, address))
        except Refused as refused:
            self.hall.metrics.refused[refused.failure.error] += 1
            raise
        return protocol.Done(seq, command.key)


def token_of(header: str | None, name: str = COOKIE) -> str | None:
    """Return our cookie's token from a Cookie header.

    >>> token_of("theme=dark; heorot=abc"), token_of(None)
    ('abc', None)
    """
    try:
        found = SimpleCookie(header or "").get(name)
    except CookieError:
        return None
    return found.value if found else None
