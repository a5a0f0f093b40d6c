"""A hall to try things in: time that passes only when told to, bots that answer at once, clients that follow a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

import heorot
from heorot.bots import Budget, make
from heorot.server import protocol
from heorot.server.bots.bot_pool import Answer, NoAnswer, Question
from heorot.server.bots.worker import Hinted
from heorot.server.hall import Clock, Hall, Opening
from heorot.server.store.base import Change, Person, ReadOnly
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables import log
from heorot.server.tables.owner import Owner
from heorot.server.tables.table import Table

T = TypeVar("T")
Frame = protocol.Welcome | protocol.News | protocol.Here


decoded = lru_cache(10_000)(log.decode)


class Timer:
    """Something to be done at its time, unless it is cancelled."""

    def __init__(self, due: int, deed: Callable[[], object]) -> None:
        self.due = due
        self.deed = deed
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock(Clock):
    """Time that passes only when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_800_000_000_000
        self.timers: list[Timer] = []

    def now(self) -> int:
        return self.time

    def call_later(self, after: int, deed: Callable[[], object]) -> Timer:
        self.timers.append(Timer(self.time + after, deed))
        return self.timers[-1]

    async def advance(self, ms: int, settle: Callable[[], Awaitable[None]]) -> None:
        """Let time pass; whatever is due is done in its order, and has come to rest before the next thing is."""
        end = self.time + ms
        while True:
            self.timers = [timer for timer in self.timers if not timer.cancelled]
            due = min(self.timers, key=lambda timer: timer.due, default=None)
            if due is None or due.due > end:
                break
            self.timers.remove(due)
            self.time = max(self.time, due.due)
            due.deed()
            await settle()
        self.time = end


class Bots:
    """Bots that answer at once, or not before they may, or not at all."""

    def __init__(self) -> None:
        self.ready: asyncio.Event | None = None  # what they wait for
        self.sulking = 0  # how many questions they will not answer
        self.questions = 0
        self.bots: dict[tuple[str, str], Any] = {}

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move, made from what its seat sees."""
        self.questions += 1
        if self.sulking:
            self.sulking -= 1
            raise NoAnswer("no")
        game = heorot.game(question.game)
        bot = self.bots.setdefault((game.name, question.bot), make("random", game, 7))
        seen = game.read_position(question.position)
        choice = bot.choose(seen, Budget(simulations=1), question.seat)
        if self.ready is not None:
            await self.ready.wait()
        if question.kind == "hint":
            return Answer("", choice.reason, [Hinted(game.notation(choice.move, seen))])
        return Answer(game.notation(choice.move, seen), choice.reason)


class Disk(SqliteStore):
    """A store whose disk may be full, and whose process may die while it writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.full = False
        self.cut = ""  # "kept": what is written is written, but nobody learns of it; "lost": it is not
        self.dead = asyncio.Event()

    async def open(self) -> None:
        await super().open()
        assert self.writer is not None
        self.writer.connection.execute("PRAGMA synchronous = OFF")  # the power does not fail here, and a test has no time

    async def write(self, change: Change) -> None:
        if self.full:
            raise ReadOnly("the disk is full")
        if self.cut != "lost":
            await super().write(change)
        if self.cut:
            self.dead.set()
            await asyncio.get_running_loop().create_future()


class Client:
    """Somebody at a table: reads every frame, and knows nothing but what these say."""

    program = False

    def __init__(self, table: str, person: str = "", eyes: int | None = None) -> None:
        self.id = table
        self.person = person
        self.viewer = eyes
        self.asked: tuple[int, int] | None = None
        self.gone = True
        self.seq = 0
        self.since = 0  # the number from which on it knows all that happened
        self.events: list[protocol.Event] = []
        self.acknowledged: list[str] = []
        self.seen_eyes = eyes
        self.table: protocol.TableInfo
        self.you: protocol.You
        self.game: protocol.Position | None = None
        self.here: list[int] = []
        self.watching = 0

    def push(self, frame: bytes) -> None:
        """Take a frame in."""
        assert not self.gone, "a frame for somebody who has left"
        said: Frame = msgspec.json.decode(frame, type=Frame)
        if isinstance(said, protocol.Here):
            self.here, self.watching = said.seats, said.watching
            return
        assert said.seq >= self.seq, "time went back"
        for event in said.events:
            assert event.seq <= said.seq
            assert not self.events or event.seq > self.events[-1].seq, "told twice, or in another order"
            self.events.append(event)
        self.seq = said.seq
        if isinstance(said, protocol.Welcome):
            if said.eyes != self.seen_eyes:  # what other eyes were told is forgotten
                self.since, self.events = said.seq, []
            self.seen_eyes = said.eyes
            self.table, self.you, self.game, self.here = said.table, said.you, said.game, said.here
            return
        self.acknowledged += [said.ok] if said.ok else []
        self.table = self.table if said.table is UNSET else said.table
        self.you = self.you if said.you is UNSET else said.you
        self.game = self.game if said.game is UNSET else said.game

    def drop(self, why: str) -> None:
        """Be sent away."""
        self.gone = True

    def told(self) -> list[Any]:
        """Return what happened, without numbers and times."""
        return [event.what for event in self.events]


class House:
    """A hall, its clock, its bots and its disk, on one event loop that is stepped from outside."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.runner = asyncio.Runner()
        self.complaints: list[str] = []
        self.runner.get_loop().set_exception_handler(lambda _, context: self.complaints.append(str(context)))
        self.clock = FakeClock()
        self.bots = Bots()
        self.keys = 0
        self.unheard: list[asyncio.Task[Any]] = []  # commands that were never answered
        self.run(self.open())

    def run(self, deed: Coroutine[Any, Any, T]) -> T:
        """Step the loop until something is done."""
        return self.runner.get_loop().run_until_complete(deed)

    async def open(self) -> None:
        """Open the hall."""
        self.disk = Disk(self.path)
        self.hall = Hall(self.disk, self.bots, self.clock)
        await self.hall.open()

    def close(self) -> None:
        """Close the hall, and the loop."""
        self.run(self.hall.close())
        self.runner.close()
        assert not self.complaints

    # waiting

    async def settle(self) -> None:
        """Wait until nothing happens by itself any more."""
        busy = True
        while busy:
            busy = False
            for owner in list(self.hall.owners.values()):
                thinking = [task for task in owner.thinking.values() if not task.done()]
                if thinking and self.bots.ready is None:
                    await asyncio.wait(thinking)
                    busy = True
                await owner.ask(self.nothing)
                busy = busy or owner.busy or not owner.jobs.empty()  # a bot's move may have come in behind
            while self.hall.farewells:
                await asyncio.gather(*self.hall.farewells)
        await asyncio.sleep(0)  # bots that are held get as far as they can

    async def nothing(self) -> None:
        """Do nothing: who has waited for it knows that all before it is done."""

    def advance(self, ms: int) -> None:
        """Let time pass."""
        self.run(self.clock.advance(ms, self.settle))

    # people and tables

    def arrive(self, name: str) -> Person:
        """Let somebody come in."""
        return self.run(self.hall.arrive(name))[0]

    def lay(self, who: Person, game: str = "fists", players: int = 2, **more: Any) -> str:
        """Open a table."""
        return self.run(self.hall.lay(who, Opening(game=game, players=players, **more)))

    def key(self) -> str:
        """Return a key that was never used."""
        self.keys += 1
        return f"key {self.keys}"

    def do(self, who: Person, table: str, kind: type[protocol.Command], **what: Any) -> int:
        """Do what a person asks, and all that comes of it."""
        return self.send(who, table, kind(key=self.key(), **what))

    def send(self, who: Person, table: str, command: Any, client: Client | None = None) -> int:
        """Send a command, maybe once more."""
        return self.run(self.sending(who, table, command, client))

    async def sending(self, who: Person, table: str, command: Any, client: Client | None) -> int:
        """Send a command and wait for what comes of it."""
        owner = await self.hall.owner(table)
        try:
            if isinstance(command, protocol.Rematch):
                await self.hall.rematch(who, owner, command)
                return owner.table.seq
            return await owner.ask(lambda: owner.command(who, command, client))
        finally:
            await self.settle()

    def rematch(self, who: Person, table: str) -> str:
        """Gather again."""
        return self.run(self.gathering_again(who, table))

    async def gathering_again(self, who: Person, table: str) -> str:
        """Gather again."""
        return await self.hall.rematch(who, await self.hall.owner(table), protocol.Rematch(key=self.key()))

    def owner(self, table: str) -> Owner:
        """Return the owner of a table."""
        return self.run(self.waking(table))

    async def waking(self, table: str) -> Owner:
        """Wake a table, and let happen what then happens."""
        owner = await self.hall.owner(table)
        await self.settle()
        return owner

    def table(self, table: str) -> Table:
        """Return a table as it is now."""
        return self.owner(table).table

    def log(self, table: str) -> list[log.Logged]:
        """Return what the disk has of a table."""
        return [decoded(blob) for blob in self.run(self.disk.log(table))]

    def join(self, client: Client, seen: int | None = None) -> Client:
        """Let somebody listen."""
        self.run(self.joining(client, seen))
        return client

    async def joining(self, client: Client, seen: int | None) -> None:
        """Let somebody listen."""
        owner = await self.hall.owner(client.id)
        await self.settle()
        client.gone = False
        if not client.seq:
            client.since = owner.table.seq if seen is None else min(seen, owner.table.seq)
        try:
            await owner.ask(lambda: owner.join(client, seen))
        except protocol.Refused:
            client.gone = True
            raise

    def client(self, table: str, who: Person | None = None, eyes: int | None = None, seen: int | None = None) -> Client:
        """Let somebody new listen."""
        return self.join(Client(table, who.id if who else "", eyes), seen)

    def part(self, client: Client) -> None:
        """Let somebody go."""
        self.run(self.parting(client))

    async def parting(self, client: Client) -> None:
        """Let somebody go."""
        owner = self.hall.owners.get(client.id)
        if owner is not None:
            owner.quit(client)
        client.gone = True

    def glance(self, table: str, person: str = "", eyes: int | None = None, seen: int | None = None) -> protocol.Welcome:
        """Return the table as these eyes see it."""
        owner = self.owner(table)

        async def look() -> bytes:
            return await owner.ask(lambda: owner.glance(person, eyes, seen))

        return msgspec.json.decode(self.run(look()), type=protocol.Welcome)

    def look(self, client: Client, eyes: int | None) -> None:
        """Let somebody see through other eyes."""
        owner = self.owner(client.id)

        async def change_eyes() -> None:
            await owner.ask(lambda: owner.look(client, eyes))

        self.run(change_eyes())

    def record(self, table: str, person: str = "", seat: int | None = None) -> str:
        """Return a record as it is kept."""
        owner = self.owner(table)

        async def fetch() -> str:
            return await owner.ask(lambda: owner.record(person, seat))

        return self.run(fetch())

    def replayed(self, table: str, telling: bool) -> Table:
        """Return a table made from its log, whether or not what happened is told again."""
        found = self.run(self.hall.blank(table))
        self.hall.read(found, self.run(self.disk.log(table)), telling)
        return found

    def sleep(self) -> None:
        """Let tables at which nobody is fall asleep."""
        self.advance(11 * 60_000)

    def hold(self) -> None:
        """Let the bots wait before they answer; or if they do, let them answer."""
        self.run(self.holding())

    async def holding(self) -> None:
        """Let the bots wait, or no longer."""
        if self.bots.ready is None:
            self.bots.ready = asyncio.Event()
        else:
            self.bots.ready.set()
            self.bots.ready = None
            await self.settle()

    # accidents

    def cut_off(self, who: Person, table: str, command: Any, how: str) -> None:
        """Send a command in whose commit the hall dies: nobody hears of it, whether it is written or not."""
        self.disk.cut = how
        self.run(self.sending_in_vain(who, table, command))
        self.crash()

    async def sending_in_vain(self, who: Person, table: str, command: Any) -> None:
        """Send a command until it is being written."""
        owner = await self.hall.owner(table)
        task = asyncio.ensure_future(owner.ask(lambda: owner.command(who, command)))
        death = asyncio.ensure_future(self.disk.dead.wait())
        self.unheard += [task, death]
        await asyncio.wait([task, death], return_when=asyncio.FIRST_COMPLETED)
        if task.done() and task.exception() is not None:
            assert isinstance(task.exception(), protocol.Refused)

    def crash(self) -> None:
        """Let the hall die, and another one open in its place."""
        self.run(self.dying())
        self.run(self.open())

    async def dying(self) -> None:
        """Stop where it stands; what was written is written."""
        owners = list(self.hall.owners.values())
        tasks = [task for owner in owners for task in (owner.task, *owner.thinking.values())] + self.unheard + list(self.hall.farewells)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        for owner in owners:
            for listener in owner.listeners:
                listener.drop("the hall died")
        self.unheard.clear()
        self.clock.timers.clear()
        await SqliteStore.close(self.disk)
