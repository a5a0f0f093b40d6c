"""The owner of a table: one task that does one thing after the other, so that commands of a table never interleave.

Whatever changes the table is committed to the store before anybody is told. If it cannot be, the table is what the store says.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from heorot.bots import BEST
from heorot.core.dealing import canonical
from heorot.server import protocol
from heorot.server.bots.bot_pool import Question
from heorot.server.protocol import Refused
from heorot.server.signing import is_to_be_signed, names_erased, renewed, signed
from heorot.server.store.base import Change, Fenced, Person, ReadOnly, TableRow
from heorot.server.tables import snapshots
from heorot.server.tables.events import TableEvent
from heorot.server.tables.history import Told
from heorot.server.tables.inbox import Inbox
from heorot.server.tables.table import Decision, Table
from heorot.server.tables.turn_hook import TurnHook

if TYPE_CHECKING:
    from heorot.server.hall import Hall

journal = logging.getLogger("heorot.table")
T = TypeVar("T")
BOT_SECONDS = 2.0  # that a bot thinks about a move at most
ROUND_SECONDS = 4.5  # that all bots of a table think in a round: a client shows a move while the next bot thinks, and a round takes six
MOST_LISTENERS = 300  # at one table; who sits there is always let in
MOST_WAITED = 5  # listed tables of others at which one person may sit before they begin
A_DAY = 24 * 3600 * 1000  # after which a table that still gathers is no longer listed
HINT_SECONDS = 3.0  # that a bot thinks about a hint at most
NO_HINTS = protocol.Message("trouble-no-hints", {})
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
        gone = [i for i, seat in enumerate(table.seats) if seat.freed or seat.handed]  # they were away for the whole grace already
        self.table.presence.last = dict.fromkeys(range(len(table.seats)), self.touched) | dict.fromkeys(gone, 0)
        self.table.state.start_clocks(self.touched)
        self.turn_hook = TurnHook(self)
        self.ask_bots()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, or due at its time."""
        return not self.busy and self.jobs.empty() and not self.thinking and self.timer is None

    # one thing after the other

    async def run(self) -> None:
        """Do what is asked, one job after the other; what is begun is finished, whoever wants the table to sleep."""
        while not self.asleep:
            self.busy = False
            if not self.jobs.empty():
                await asyncio.sleep(0)  # other tables have their turn
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

    async def command(self, who: Person, command: protocol.AnyCommand, listener: Listener | None = None, address: str = "") -> int:
        """Do what a person asks; returns the number of the last entry. What was done before by the same key is not done again."""
        self.notice(who.id)
        if isinstance(command, protocol.Sit):
            self.table.presence.shunned = {who.id: await self.hall.store.blocked_by(who.id)}
            await self.check_elsewhere(who)
        if isinstance(command, protocol.Sit | protocol.Say) and address:
            self.table.presence.came(who.id, address)
        if (who.id, command.key) not in self.table.keys:
            await self.change(lambda now: self.table.decide(who, command, now), listener, command.key)
        elif listener is not None:
            listener.push(protocol.encode(protocol.News(self.table.seq, ok=command.key)))
        return self.table.seq

    async def check_elsewhere(self, who: Person) -> None:
        """Refuse who waits at many open tables already: else one person could take all seats that are free for anybody."""
        opened = self.table.opened
        if not opened.listed or who.id == opened.opener or self.table.stage != "gathering" or self.table.seats_of(who.id):
            return
        if await self.hall.store.waits_at(who.id, self.hall.clock.now() - A_DAY) >= MOST_WAITED:
            said = protocol.Message("trouble-waits", {"tables": MOST_WAITED})
            raise Refused("too-many", f"you wait at {MOST_WAITED} open tables already: leave one of them", "", said)

    async def change(self, decide: Callable[[int], Decision], listener: Listener | None = None, key: str = "") -> None:
        """Let something happen: decided, applied, committed, told, in this order. What is refused has changed nothing."""
        self.touched = self.hall.clock.now()
        decision = decide(self.touched)
        if is_to_be_signed(decision):
            decision = signed(decision, self.table, await self.hall.key())
        running = [seat.since for seat in self.table.seats]
        try:
            events = self.table.carry_out(decision)
            await self.commit(decision, any(event.table for event in events))
        except BaseException:
            if not self.asleep:
                await self.reload(running)
            raise
        self.table.state.start_clocks(self.hall.clock.now())
        self.hall.histories.add(self.table.id, events)
        self.broadcast(events, listener, key)
        self.turn_hook.look()
        self.ask_bots()

    async def commit(self, decision: Decision, changed: bool) -> None:
        """Make what happened durable; if that fails, it has not happened."""
        table = self.table
        if not decision.entries:
            return
        row = self.hall.row_of(table, self.touched)
        sitting = people(table) if changed else self.people
        others = sitting != self.people
        change = Change(
            table=table.id,
            first=self.committed + 1,
            log=decision.blobs(),
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

    async def reload(self, running: list[int | None]) -> None:
        """Become what the store says; clocks that ran run on."""
        try:
            table, row = await self.hall.load(self.table.id)
        except BaseException:
            self.hall.forget(self, "the table could not be read")
            raise
        table.presence.keep(self.table.presence)
        self.table, self.row, self.committed, self.told, self.people = table, row, table.entries, table.seq, people(table)
        table.state.start_clocks(self.hall.clock.now())
        for seat, since in zip(table.seats, running):
            seat.since = seat.since if seat.since is None or since is None else since

    # telling

    def broadcast(self, events: list[TableEvent], listener: Listener | None = None, key: str = "") -> None:
        """Tell everyone what has happened, each what they may see; `listener` asked for it with a key."""
        if not self.listeners:
            return
        table, now = self.table, self.hall.clock.now()
        changed = any(event.table for event in events)
        curtained = self.draw_curtains() if changed else []
        snapshot = snapshots.Snapshot(table, now, events)
        info = table.state.info() if changed else UNSET
        frames: dict[tuple[int | None, str, str], bytes] = {}  # the same viewers get the same bytes
        for other in tuple(self.listeners):
            if other.program:
                continue
            ok = key if other is listener else ""
            if not changed and not ok and not snapshot.concerns(other.viewer):
                continue
            like = (other.viewer, other.person if changed else "", ok)
            frame = frames.get(like)
            if frame is None:
                seen = snapshot.for_viewer(other.viewer)
                you = table.state.you(other.person) if changed else UNSET
                frame = frames[like] = protocol.encode(protocol.News(table.seq, seen.events, ok, info, you, seen.game))
            other.push(frame)
            # Count only public frames: a private frame in the metrics would reveal that a seat is sealing cards.
            self.hall.metrics.frames += bool(snapshot.told)
        for other in curtained:
            other.push(snapshots.welcome(table, other.person, None, sorted(table.presence.here), now, []))
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
                if table.begun:
                    other.push(snapshots.over(table.match))
                other.drop("the game is over")
            elif other.viewer in table.actors() and not table.seats[other.viewer].player:
                turn = table.match.turn_of(other.viewer)
                if other.asked != turn:
                    other.asked = turn
                    other.push(snapshots.turn(table.match, other.viewer))

    def presence(self, anew: bool = True) -> None:
        """Tell everyone who is here; if not anew, only where it is another than was told."""
        persons = {listener.person for listener in self.listeners}
        seats = [i for i, seat in enumerate(self.table.seats) if seat.person and seat.person in persons]
        known = self.table.presence
        known.last.update(dict.fromkeys(known.here, self.hall.clock.now()))
        known.here = frozenset(seats)
        if self.table.state.asking is not None:  # who has gone is not waited for for ever
            self.set_timer()
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
        await self.learn_muted(listener.person)
        if len(self.listeners) >= MOST_LISTENERS and not table.seats_of(listener.person):
            raise Refused("too-many", "too many look on here already")
        self.listeners.add(listener)
        self.touched = self.hall.clock.now()
        here = sorted(self.table.presence.here | set(table.seats_of(listener.person)))
        if not listener.program:
            listener.push(snapshots.welcome(table, listener.person, listener.viewer, here, self.touched, events))
        self.presence()
        self.call_programs()

    async def learn_muted(self, person: str) -> None:
        """Know whom somebody who looks at the table does not want to hear."""
        if person:
            muted = [other for other, _, _ in await self.hall.store.shunned(person)]
            self.table.presence.mutes(person, muted)

    def tell_you(self, person: str = "") -> None:
        """Tell everybody, or one person on all devices, what only they may know."""
        for listener in tuple(self.listeners):
            if not listener.program and listener.person and person in ("", listener.person):
                listener.push(protocol.encode(protocol.News(self.table.seq, you=self.table.state.you(listener.person))))

    def remembers(self, since: int | None) -> bool:
        """Whether what happened after a number was just now, and is in memory."""
        table = self.table
        return since is None or since >= table.seq or (bool(table.recent) and table.recent[0].seq <= since + 1)

    async def recall(self, person: str, viewer: int | None, since: int | None, whose: str = "") -> None:
        """Have ready what somebody has missed, before the table is asked for it: the table does not wait for a long history."""
        self.may_look(person, viewer)
        if not self.remembers(since) and self.hall.histories.find(self.table.id) is None:
            await self.hall.history(self.table.id, whose)

    async def missed(self, since: int | None) -> Sequence[TableEvent | Told]:
        """Return what happened after a number: from memory if it was just now, else from the history, which is mostly ready."""
        table = self.table
        if since is None or since >= table.seq:
            return []
        if self.remembers(since):
            return [event for event in table.recent if event.seq > since]
        past = self.hall.histories.find(table.id) or await self.hall.history(table.id)
        return past.after(since, len(table.seats))

    async def glance(self, person: str, viewer: int | None, since: int | None) -> bytes:
        """Return how the table stands, for somebody who does not stay."""
        self.may_look(person, viewer)
        self.notice(person)
        await self.learn_muted(person)
        events = await self.missed(since)
        self.touched = self.hall.clock.now()
        return snapshots.welcome(self.table, person, viewer, sorted(self.table.presence.here), self.touched, events)

    async def record(self, person: str, seat: int | None) -> str:
        """Return the record as it is kept, with the hall's signature: of a game that is not over only to make a seat's own from it."""
        text, signed = self.unsigned(person, seat), self.table.state.signed
        if names_erased(self.table.state.lines[0]):
            return renewed(self.table.state.lines, await self.hall.key() if signed else None)
        return text + canonical(["signed", signed.hall, signed.signature]) + "\n" if signed else text

    def unsigned(self, person: str, seat: int | None) -> str:
        """Return the lines of the record, or refuse them."""
        table = self.table
        self.may_look(person, seat if table.stage != "finished" else None)
        if seat is not None and seat >= len(table.seats):
            raise Refused("not-found", "there is no such seat")
        stuck = table.state.frozen and bool(table.seats_of(person))  # it will never be over: who played may keep what there is
        if seat is None and table.stage != "finished" and not stuck:
            raise Refused("not-now", "the whole record can be had when the game is over; until then a seat's own")
        lines = table.state.lines
        if len(lines) < 2:
            raise Refused("not-now", "the game has not begun")
        if table.state.frozen and seat is not None:
            raise Refused("frozen", "the rules of this game are of another version")
        return renewed(lines, None) if names_erased(lines[0]) else "\n".join(lines) + "\n"

    async def whole_record(self, person: str, viewer: int | None) -> str:
        """Return the record of a finished game, to look at it again as any seat saw it."""
        self.may_look(person, None)
        if self.table.stage != "finished":
            raise Refused("not-now", "a game can be looked at again when it is over")
        return self.unsigned(person, viewer)

    def notice(self, person: str) -> None:
        """Remember when somebody was last seen: not everyone has a socket."""
        self.table.presence.last.update(dict.fromkeys(self.table.seats_of(person), self.hall.clock.now()))

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
        return table.opened.watched or table.stage == "gathering" or table.state.belongs(person) or bool(table.state.lent_by(person))

    async def look(self, listener: Listener, viewer: int | None) -> None:
        """Let a listener see as another seat, or as an onlooker, from now on."""
        self.may_look(listener.person, viewer)
        listener.viewer = viewer
        now = self.hall.clock.now()
        listener.push(snapshots.welcome(self.table, listener.person, viewer, sorted(self.table.presence.here), now, []))

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

    def ask_bots(self) -> None:
        """Ask the bots whose turn it is, and set the timer."""
        table = self.table
        if table.state.frozen or self.asleep:
            return
        for seat in table.actors():
            if table.seats[seat].player and seat not in self.thinking:
                question = self.question_of(seat, table.seats[seat].player)  # now: the task begins when the table may be in a change
                self.thinking[seat] = asyncio.create_task(self.think(seat, question, table.match.turn_of(seat)))
        self.set_timer()

    def set_timer(self) -> None:
        """Wait for what is to happen by itself, and for nothing else."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = None if self.asleep else self.table.state.due_at()
        if due is not None:
            self.timer = self.hall.clock.call_later(max(0, due - self.hall.clock.now()), lambda: self.schedule(self.expire))

    async def expire(self) -> None:
        """Do what is due; if it cannot be written, try again later."""
        try:
            await self.change(lambda now: Decision(self.table.state.expire(now), now))
        except Refused:
            self.timer = self.hall.clock.call_later(RETRY, lambda: self.schedule(self.expire))
            raise

    async def think(self, seat: int, question: Question, turn: tuple[int, int]) -> None:
        """Let a bot choose for a seat, then make its move."""
        try:
            answer = await self.hall.bots.choose(question, self.table.id)
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
        self.ask_bots()

    async def bot_plays(self, seat: int, move: str, turn: tuple[int, int]) -> None:
        """Make the move a bot chose, if it still fits; if it cannot be made, the bot is asked again later."""
        asked = self.thinking.pop(seat)
        try:
            await self.change(lambda now: Decision(self.table.match.bot_plays(seat, move, turn, now), now))
        except Exception:
            self.thinking[seat] = asked
            self.think_later(seat)
            raise

    async def why(self, person: str, seat: int, move: str) -> protocol.Advice:
        """Return what a move of a person's own seat would bring, or the clause that refuses it."""
        self.may_advise(person, seat)
        return snapshots.why(self.table.match, seat, move)

    async def hint(self, person: str, seat: int) -> protocol.Hints:
        """Return what the best bot advises a person's own seat; the table goes on while it thinks."""
        return await self.hall.advise(await self.ask(lambda: self.question(person, seat)), person)

    async def question(self, person: str, seat: int) -> Question:
        """Return what to ask the best bot."""
        self.may_advise(person, seat)
        if not self.table.state.may_hint:
            raise Refused("not-now", "at this table there are no hints: its people did not agree to them", "", NO_HINTS)
        return msgspec.structs.replace(self.question_of(seat, BEST), seconds=HINT_SECONDS, kind="hint")

    def question_of(self, seat: int, bot: str) -> Question:
        """Return what to ask a bot that is to choose for a seat."""
        match = self.table.match
        seconds = thinking_time(sum(bool(other.player) for other in self.table.seats))
        return Question(bot, match.record.game.name, match.record.game.write_position(match.for_viewer(seat)), seat, seconds)

    def may_advise(self, person: str, seat: int) -> None:
        """Refuse advice to all but the seat on turn."""
        self.table.state.need("playing")
        self.may_look(person, seat)
        if seat not in self.table.actors():
            raise Refused("not-now", "it is not your turn")

    async def sleep(self, why: str = "") -> None:
        """Leave memory: the store has everything."""
        self.asleep = True
        if self.timer is not None:
            self.timer.cancel()
        self.turn_hook.stop()
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


def thinking_time(bots: int) -> float:
    """Return how many seconds a bot thinks at a table with so many of them: nobody waits longer for four than for two.

    >>> [thinking_time(bots) for bots in range(6)]
    [2.0, 2.0, 2.0, 1.5, 1.125, 0.9]
    """
    return min(BOT_SECONDS, ROUND_SECONDS / max(1, bots))


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
    return tuple(sorted({table.opened.opener, *(person for seat in table.seats for person in (seat.person, seat.owner) if person)}))


def differs(row: TableRow, old: TableRow) -> bool:
    """Whether a table is to be listed otherwise than before."""
    return (row.stage, row.code, row.summary) != (old.stage, old.code, old.summary)
