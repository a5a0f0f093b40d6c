"""The owner of a table: one task that does one thing after the other, so that commands of a table never interleave.

Whatever changes the table is committed to the store before anybody is told. If it cannot be, the table is what the store says.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from heorot.bots import BEST
from heorot.server import protocol
from heorot.server.bots.bot_pool import Question
from heorot.server.protocol import Refused
from heorot.server.store.base import Change, Fenced, Person, ReadOnly, TableRow
from heorot.server.tables import log, snapshots
from heorot.server.tables.events import TableEvent
from heorot.server.tables.inbox import Inbox
from heorot.server.tables.table import Table

if TYPE_CHECKING:
    from heorot.server.hall import Hall

journal = logging.getLogger("heorot.table")
T = TypeVar("T")
BOT_SECONDS = 2.0
MOST_LISTENERS = 300  # at one table; who sits there is always let in
RETRY = 5_000  # milliseconds until what could not be done by itself is tried again


class Listener(Protocol):
    """Somebody who is told what happens: a socket, or a program's stream."""

    person: str
    viewer: int | None  # the seat it sees as; None: an onlooker
    program: bool  # whether it wants turns to play rather than news
    asked: tuple[int, int] | None  # the last turn a program was told of

    def push(self, frame: bytes) -> None:
        """Send a frame, sooner or later; never waits."""

    def drop(self, why: str) -> None:
        """End it; the other side may come back."""


class Owner:
    """Owns one table that is awake."""

    def __init__(self, hall: Hall, table: Table, row: TableRow) -> None:
        self.hall = hall
        self.loop = asyncio.get_running_loop()
        self.table = table
        self.row = row
        self.committed = table.entries
        self.told = table.seq
        self.people = people(table)
        self.listeners: set[Listener] = set()
        self.jobs: Inbox[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = Inbox(self.loop)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: Any = None
        self.touched = hall.clock.now()
        self.present: tuple[list[int], int] = ([], 0)  # the seats whose people are here, and how many look on, as was told
        self.asleep = self.busy = False
        self.task = asyncio.create_task(self.run(), name=f"table {table.id[:6]}")
        self.table.last_here = dict.fromkeys(range(len(table.seats)), self.touched)
        self.table.start_clocks(self.touched)
        self.attend()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, or due at its time."""
        return not self.busy and self.jobs.empty() and not self.thinking and self.timer is None

    # one thing after the other

    async def run(self) -> None:
        """Do what is asked, one job after the other; what is begun is finished, whoever wants the table to sleep."""
        while not self.asleep:
            self.busy = False
            job, done = await self.jobs.get()
            self.busy = True
            try:
                result = await job()
            except asyncio.CancelledError:
                put_off(done)
                raise
            except Exception as why:
                if not done.cancelled():
                    done.set_exception(why)
            else:
                if not done.cancelled():
                    done.set_result(result)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the owner do something when its turn comes, and wait for it."""
        if self.asleep:
            raise closed()
        done: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put_nowait((job, done))
        return await done

    def schedule(self, job: Callable[[], Awaitable[None]]) -> None:
        """Let the owner do something of its own, when its turn comes."""
        if self.asleep:
            return
        done: asyncio.Future[None] = self.loop.create_future()
        done.add_done_callback(self.log_failure)
        self.jobs.put_nowait((job, done))

    def log_failure(self, done: asyncio.Future[None]) -> None:
        """Say in the journal what went wrong where nobody waits for it."""
        if not done.cancelled() and done.exception() is not None and not self.asleep:
            why = done.exception()
            journal.error("a table's own work failed", extra={"table": self.table.id[:6], "kind": type(why).__name__})

    # commands

    async def command(self, who: Person, command: protocol.AnyCommand, listener: Listener | None = None) -> int:
        """Do what a person asks; returns the number of the last entry. What was done before by the same key is not done again."""
        self.notice(who.id)
        if (who.id, command.key) not in self.table.keys:
            await self.change(lambda: self.table.do(who, command, self.hall.clock.now()), listener, command.key)
        elif listener is not None:
            listener.push(protocol.encode(protocol.News(self.table.seq, ok=command.key)))
        return self.table.seq

    async def change(self, deed: Callable[[], object], listener: Listener | None = None, key: str = "") -> None:
        """Let something happen: decided, committed, told, in this order."""
        self.touched = self.hall.clock.now()
        running = [seat.since for seat in self.table.seats]
        try:
            deed()
            await self.commit()
        except BaseException as why:
            if not self.asleep and (self.table.pending or not isinstance(why, Refused)):
                await self.reload(running)
            raise
        self.table.start_clocks(self.hall.clock.now())
        self.broadcast(listener, key)
        self.attend()

    async def commit(self) -> None:
        """Make what happened durable; if that fails, it has not happened."""
        table = self.table
        if not table.pending:
            return
        blobs = tuple(log.encode(entry) for entry in table.pending)
        row = self.hall.row_of(table, self.touched)
        sitting = people(table) if table.changed else self.people
        others = sitting != self.people
        change = Change(
            table=table.id,
            first=self.committed + 1,
            log=blobs,
            row=row if others or differs(row, self.row) else None,
            people=sitting if others else None,
        )
        try:
            await self.hall.store.write(change)
        except Fenced:
            self.hall.forget(self, "somebody else plays on with this table")
            raise Refused("not-now", "this table is being led elsewhere: load it again") from None
        except ReadOnly as why:
            raise self.hall.read_only(why) from None
        except BaseException:
            self.hall.forget(self, "the table could not be written")
            raise
        self.committed = table.entries
        self.row = row
        self.people = sitting
        self.hall.metrics.entries += table.seq - self.told
        self.told = table.seq
        table.pending.clear()

    async def reload(self, running: list[int | None]) -> None:
        """Become what the store says; clocks that ran run on."""
        try:
            table, row = await self.hall.load(self.table.id)
        except BaseException:
            self.hall.forget(self, "the table could not be read")
            raise
        table.here, table.last_here = self.table.here, self.table.last_here
        self.table, self.row, self.committed, self.told, self.people = table, row, table.entries, table.seq, people(table)
        table.start_clocks(self.hall.clock.now())
        for seat, since in zip(table.seats, running):
            seat.since = seat.since if seat.since is None or since is None else since

    # telling

    def broadcast(self, listener: Listener | None = None, key: str = "") -> None:
        """Tell everyone what has happened, each what they may see; `listener` asked for it with a key."""
        table = self.table
        fresh, table.fresh = table.fresh, []
        changed, table.changed = table.changed, False
        stirred, table.stirred = table.stirred, set()
        if not self.listeners:
            return
        curtained = self.draw_curtains() if changed else []
        all_see = any(event.changes_game for event in fresh)
        board = snapshots.snapshot(table, self.hall.clock.now()) if all_see or stirred else None
        info = table.info() if changed else UNSET
        known: list[Any] = [msgspec.Raw(protocol.encode(event.for_viewer(None))) if event.public else None for event in fresh]
        frames: dict[tuple[int | None, str, str], bytes] = {}  # the same viewers get the same bytes
        for other in tuple(self.listeners):
            if other.program:
                continue
            ok = key if other is listener else ""
            sees = all_see or other.viewer in stirred
            if not fresh and not changed and not ok and not sees:
                continue
            like = (other.viewer, other.person if changed else "", ok)
            frame = frames.get(like)
            if frame is None:
                events = [all_know or event.for_viewer(other.viewer) for event, all_know in zip(fresh, known)]
                game = board.for_viewer(other.viewer) if board is not None and sees else UNSET
                you = table.you(other.person) if changed else UNSET
                frame = frames[like] = protocol.encode(protocol.News(table.seq, events, ok, info, you, game))
            other.push(frame)
            self.hall.metrics.frames += bool(fresh)  # who could read that a seat is told something alone would know that it lays cards
        for other in curtained:
            other.push(snapshots.welcome(table, other.person, None, sorted(table.here), self.hall.clock.now(), []))
        self.call_programs()
        if changed:
            self.presence(anew=False)

    def draw_curtains(self) -> list[Listener]:
        """Take the view from those whose seat is no longer theirs, and return them; send away who may not look on any more."""
        curtained = []
        for other in tuple(self.listeners):
            lost = other.viewer is not None and other.viewer not in self.table.seats_of(other.person)
            if (lost and other.program) or not self.may_watch(other.person):
                self.listeners.discard(other)
                other.drop("only who sits here may look on")
            elif lost:
                other.viewer = None
                curtained.append(other)
        return curtained

    def call_programs(self) -> None:
        """Tell the programs that play a seat when they are on turn, once for each turn, and when the game is over."""
        table = self.table
        for other in [other for other in self.listeners if other.program]:
            if table.stage == "finished":
                if table.record is not None:
                    other.push(snapshots.over(table))
                other.drop("the game is over")
            elif other.viewer in table.actors() and table.record is not None and not table.seats[other.viewer].player:
                turn = table.turn_of(other.viewer)
                if other.asked != turn:
                    other.asked = turn
                    other.push(snapshots.turn(table, other.viewer))

    def presence(self, anew: bool = True) -> None:
        """Tell everyone who is here; if not anew, only where it is another than was told."""
        persons = {listener.person for listener in self.listeners}
        seats = [i for i, seat in enumerate(self.table.seats) if seat.person and seat.person in persons]
        self.table.last_here.update(dict.fromkeys(self.table.here, self.hall.clock.now()))
        self.table.here = frozenset(seats)
        watching = sum(not self.table.seats_of(listener.person) for listener in self.listeners)
        if not anew and (seats, watching) == self.present:
            return
        self.present = seats, watching
        frame = protocol.encode(protocol.Here(seats, watching))
        for listener in self.listeners:
            if not listener.program:
                listener.push(frame)

    async def join(self, listener: Listener, since: int | None) -> None:
        """Let somebody listen: first they are told how it stands, and what they have missed since a number."""
        events = await self.missed(since)
        table = self.table
        self.may_look(listener.person, listener.viewer)
        if len(self.listeners) >= MOST_LISTENERS and not table.seats_of(listener.person):
            raise Refused("too-many", "too many look on here already")
        self.listeners.add(listener)
        self.touched = self.hall.clock.now()
        here = sorted(self.table.here | set(table.seats_of(listener.person)))
        if not listener.program:
            listener.push(snapshots.welcome(table, listener.person, listener.viewer, here, self.touched, events))
        self.presence()
        self.call_programs()

    async def missed(self, since: int | None) -> list[TableEvent]:
        """Return what happened after a number: from memory if it was just now, else from the log."""
        table = self.table
        if since is None or since >= table.seq:
            return []
        if table.recent and table.recent[0].seq <= since + 1:
            return [event for event in table.recent if event.seq > since]
        return [event for event in await self.hall.history(table.id) if event.seq > since]

    async def glance(self, person: str, viewer: int | None, since: int | None) -> bytes:
        """Return how the table stands, for somebody who does not stay."""
        self.may_look(person, viewer)
        self.notice(person)
        events = await self.missed(since)
        self.touched = self.hall.clock.now()
        return snapshots.welcome(self.table, person, viewer, sorted(self.table.here), self.touched, events)

    async def record(self, person: str, seat: int | None) -> str:
        """Return the record as it is kept: of a game that is not over only to make a seat's own from it."""
        table = self.table
        self.may_look(person, seat if table.stage != "finished" else None)
        if seat is not None and seat >= len(table.seats):
            raise Refused("not-found", "there is no such seat")
        stuck = table.frozen and bool(table.seats_of(person))  # it will never be over: who played may keep what there is
        if seat is None and table.stage != "finished" and not stuck:
            raise Refused("not-now", "the whole record can be had when the game is over; until then a seat's own")
        lines = table.lines if table.record is None else table.record.lines
        if len(lines) < 2:
            raise Refused("not-now", "the game has not begun")
        if table.frozen and seat is not None:
            raise Refused("frozen", "the rules of this game are of another version")
        return "\n".join(lines) + "\n"

    async def whole_record(self, person: str, viewer: int | None) -> str:
        """Return the record of a finished game, to look at it again as any seat saw it."""
        self.may_look(person, None)
        if self.table.stage != "finished":
            raise Refused("not-now", "a game can be looked at again when it is over")
        return await self.record(person, viewer)

    def notice(self, person: str) -> None:
        """Remember when somebody was last seen: not everyone has a socket."""
        self.table.last_here.update(dict.fromkeys(self.table.seats_of(person), self.hall.clock.now()))

    def may_look(self, person: str, viewer: int | None) -> None:
        """Refuse to show what is not theirs."""
        table = self.table
        if viewer is not None and viewer not in table.seats_of(person):
            raise Refused("not-yours", "this seat is not yours")
        if not self.may_watch(person):
            raise Refused("not-yours", "this table has no onlookers")

    def may_watch(self, person: str) -> bool:
        """Whether somebody may look on at all."""
        table = self.table
        return table.opened.watched or table.stage == "gathering" or bool(table.seats_of(person)) or person == table.opened.opener

    async def look(self, listener: Listener, viewer: int | None) -> None:
        """Let a listener see as another seat, or as an onlooker, from now on."""
        self.may_look(listener.person, viewer)
        listener.viewer = viewer
        now = self.hall.clock.now()
        listener.push(snapshots.welcome(self.table, listener.person, viewer, sorted(self.table.here), now, []))

    def quit(self, listener: Listener) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.touched = self.hall.clock.now()
            self.presence()
            if not self.listeners and self.table.stage == "finished":
                self.schedule(self.retire)

    async def retire(self) -> None:
        """Leave memory early: the game is over and nobody looks on."""
        if not self.listeners and self.table.stage == "finished":
            self.hall.forget(self, "")

    # bots and clocks

    def attend(self) -> None:
        """Ask the bots whose turn it is, and set the timer."""
        table = self.table
        if table.frozen or self.asleep:
            return
        for seat in table.actors():
            if table.seats[seat].player and seat not in self.thinking:
                question = self.question_of(seat, table.seats[seat].player)  # now: the task begins when the table may be in a change
                self.thinking[seat] = asyncio.create_task(self.think(seat, question, table.turn_of(seat)))
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = table.due_at()
        if due is not None:
            self.timer = self.hall.clock.call_later(max(0, due - self.hall.clock.now()), lambda: self.schedule(self.fall))

    async def fall(self) -> None:
        """Do what is due; if it cannot be written, try again later."""
        try:
            await self.change(lambda: self.table.fall(self.hall.clock.now()))
        except Refused:
            self.timer = self.hall.clock.call_later(RETRY, lambda: self.schedule(self.fall))
            raise

    async def think(self, seat: int, question: Question, turn: tuple[int, int]) -> None:
        """Let a bot choose for a seat, then make its move."""
        try:
            answer = await self.hall.bots.choose(question)
        except Exception as why:  # whatever it is: unheard it would be written to the journal, and the bot never asked again
            journal.error("a bot does not answer", extra={"table": self.table.id[:6], "kind": type(why).__name__})
            self.think_later(seat)
            return
        self.schedule(lambda: self.bot_plays(seat, answer.move, turn))

    def think_later(self, seat: int) -> None:
        """Ask a bot again after a while; until then it counts as thinking."""
        self.hall.clock.call_later(RETRY, lambda: self.schedule(lambda: self.think_again(seat)))

    async def think_again(self, seat: int) -> None:
        """Ask a bot again."""
        self.thinking.pop(seat, None)
        self.attend()

    async def bot_plays(self, seat: int, move: str, turn: tuple[int, int]) -> None:
        """Make the move a bot chose, if it still fits; if it cannot be made, the bot is asked again later."""
        asked = self.thinking.pop(seat)
        try:
            await self.change(lambda: self.table.bot_plays(seat, move, turn, self.hall.clock.now()))
        except Exception:
            self.thinking[seat] = asked
            self.think_later(seat)
            raise

    async def why(self, person: str, seat: int, move: str) -> protocol.Advice:
        """Return what a move of a person's own seat would bring, or the clause that refuses it."""
        self.may_advise(person, seat)
        return snapshots.why(self.table, seat, move)

    async def hint(self, person: str, seat: int) -> protocol.Advice:
        """Return what the best bot would do in a person's own seat; the table goes on while it thinks."""
        return await self.hall.advise(await self.ask(lambda: self.question(person, seat)))

    async def question(self, person: str, seat: int) -> Question:
        """Return what to ask the best bot."""
        self.may_advise(person, seat)
        return self.question_of(seat, BEST)

    def question_of(self, seat: int, bot: str) -> Question:
        """Return what to ask a bot that is to choose for a seat."""
        record = self.table.record
        assert record is not None
        return Question(bot, record.game.name, record.game.write_position(self.table.standing(seat).seen_by(seat)), seat, BOT_SECONDS)

    def may_advise(self, person: str, seat: int) -> None:
        """Refuse advice to all but the seat on turn."""
        self.table.need("playing")
        self.may_look(person, seat)
        if seat not in self.table.actors():
            raise Refused("not-now", "it is not your turn")

    async def sleep(self, why: str = "") -> None:
        """Leave memory: the store has everything."""
        self.asleep = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        if not self.busy:
            self.task.cancel()
        for listener in tuple(self.listeners):
            listener.drop(why or "the table was closed")
        self.listeners.clear()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        while not self.jobs.empty():
            put_off(self.jobs.get_nowait()[1])


def closed() -> Refused:
    """Return what is said to who comes too late."""
    return Refused("not-now", "the table was just closed: ask again")


def put_off(done: asyncio.Future[Any]) -> None:
    """Answer who waits for something that will not be done here: a cancellation would end the one who waits, too."""
    if not done.done():
        done.set_exception(closed())
        done.exception()  # where nobody waits any more, that is no news


def people(table: Table) -> tuple[str, ...]:
    """Return everyone who sits at a table, and its opener."""
    return tuple(sorted({table.opened.opener, *(seat.person for seat in table.seats if seat.person)}))


def differs(row: TableRow, old: TableRow) -> bool:
    """Whether a table is to be listed otherwise than before."""
    return (row.stage, row.code, row.summary) != (old.stage, old.code, old.summary)
