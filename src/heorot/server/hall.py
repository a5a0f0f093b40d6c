"""The hall: who is here, which tables there are, and which of them are awake. It knows no network."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
import sqlite3
import time
from base64 import b32encode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

import heorot
from heorot.bots import current
from heorot.core.dealing import SECRET_BYTES, binding
from heorot.core.errors import HeorotError
from heorot.core.options import settle_options
from heorot.core.parts import Parts
from heorot.games import names
from heorot.server import protocol
from heorot.server.beside import Beside, Kept
from heorot.server.bots.bot_pool import Question
from heorot.server.bots.thinkers import Thinkers
from heorot.server.hooks import Hooks
from heorot.server.host.keeper import Keeper
from heorot.server.metrics import Metrics
from heorot.server.people.doors import Doors
from heorot.server.people.sanitize import clean_name
from heorot.server.protocol import Refused
from heorot.server.signing import KEPT_AS, kept_key
from heorot.server.store.base import Act, Change, Fenced, Pass, Person, ReadOnly, Store, TableRow
from heorot.server.tables import log
from heorot.server.tables.advice import hints_of
from heorot.server.tables.clocks import PACE
from heorot.server.tables.events import TableEvent
from heorot.server.tables.history import Histories, Past, Told, told_history
from heorot.server.tables.owner import A_DAY, Owner, people
from heorot.server.tables.presence import GRACE
from heorot.server.tables.table import Decision, Table
from heorot.server.tables.table_state import check_bot, clean
from heorot.signing import HallKey

journal = logging.getLogger("heorot.hall")
IDLE = 600_000  # milliseconds after which a table with nobody at it leaves memory
SWEEP = 60_000
CARRIED = 600_000  # how long a code that carries a person to another device is good
AN_HOUR = 3600 * 1000
A_BEAT = 1_000  # milliseconds for which it holds that the disk writes
PROGRAM_DAYS = 30  # for which a program's token is good
REMEMBERED = 10_000  # passes kept in memory
MOST_LISTED = 100
FAIR_SHARE = 5  # of these, by one opener
CLOSING = "the hall closes for a moment"
ASIDE = "aside"  # the stage of a table that is set aside
LONGEST_PARTS = 32 * 1024  # thirty times the box
KEPT_PARTS = 32  # files of components that were read last
AT_ONCE = 50  # entries of a log that are read without a break
LONGEST_BANK = 24 * 3600 * 1000


class Clock:
    """The time: milliseconds that never go back."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def now(self) -> int:
        """Return the time in milliseconds."""
        return int((self.start + time.monotonic()) * 1000)

    def call_later(self, after: int, deed: Callable[[], object]) -> Any:
        """Do something after so many milliseconds; what is returned can be cancelled."""
        return asyncio.get_running_loop().call_later(after / 1000, deed)


class Summary(msgspec.Struct, frozen=True):
    """A table in a list: nothing hidden, nothing that opens a seat."""

    seats: list[protocol.SeatInfo]
    turn: list[int]


class Listing(msgspec.Struct, frozen=True):
    """A table as a person finds it in the hall."""

    id: str
    game: str
    stage: str
    touched: int
    seats: list[protocol.SeatInfo]
    turn: list[int]
    yours: list[int]  # your seats
    waiting: bool  # whether it waits for you


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants to play, and with whom: for each seat nobody yet, oneself, a guest at the same device, or a bot."""

    game: protocol.Code
    players: int
    options: dict[protocol.Code, bool | int | protocol.Code] = {}
    seats: Annotated[list[protocol.Name], Meta(max_length=16)] = []  # "", "me", "guest: NAME", or a bot such as "adept"
    listed: bool = False
    watched: bool = True
    heard: bool = False  # whether onlookers may speak although the table is listed
    clock: log.Clock | UnsetType | None = UNSET  # where nothing is said, a listed table that waits for others has the usual pace
    handover: bool = False  # whether a seat may be handed on in the game although it holds what others may not see
    hints: bool = False  # whether people may ask a bot for advice although they play against one another
    worths: bool = True  # whether it is shown beforehand what moves bring
    parts: str = ""  # a TOML file of one's own
    commitment: protocol.Hex32 | None = None  # of the opener's own salt


class Hall:
    """All tables and all people."""

    def __init__(
        self,
        store: Store,
        bots: Thinkers,
        clock: Clock | None = None,
        metrics: Metrics | None = None,
        hooks: Hooks | None = None,
        grace: int = GRACE,
        beside: Beside | None = None,
    ) -> None:
        self.store = store
        self.grace = grace  # for which a seat waits for its person
        self.bots = bots
        self.clock = clock or Clock()
        self.metrics = metrics or Metrics()
        self.hooks = hooks or Hooks()
        self.owners: dict[str, Owner] = {}
        self.waking: dict[str, asyncio.Future[Owner]] = {}
        self.passes: OrderedDict[bytes, tuple[Pass, Person]] = OrderedDict()
        self.changes = 0  # of names and passes
        self.doors = Doors()
        self.farewells: set[asyncio.Task[None]] = set()
        self.signing_key: HallKey | None = None
        self.beside = beside or Beside()
        self.histories = Histories()
        self.parts: Kept[Parts] = Kept(KEPT_PARTS)
        self.keeper = Keeper(self)
        self.beat: tuple[int, asyncio.Future[None]] | None = None  # when it was last seen that the disk writes, and what came of it

    async def key(self) -> HallKey:
        """Return the key by which the hall signs; it is made when the hall is opened for the first time."""
        if self.signing_key is None:
            try:
                self.signing_key = await kept_key(self.store)
            except ReadOnly as why:
                raise self.read_only(why) from None
        return self.signing_key

    async def open(self) -> None:
        """Open the doors."""
        await self.store.open()
        with contextlib.suppress(Refused):  # a disk that is full now: a key is made when there is room, before anything is signed
            await self.key()
        await self.keeper.open()
        self.clock.call_later(SWEEP, self.sweep)

    def send_off(self) -> None:
        """Tell everybody that the hall closes."""
        for owner in self.owners.values():
            for listener in tuple(owner.listeners):
                listener.drop(CLOSING)

    async def close(self) -> None:
        """Let everybody go; what they did is kept."""
        for owner in list(self.owners.values()):
            await owner.sleep(CLOSING)
        await self.hooks.stop()
        await self.beside.stop()
        self.owners.clear()
        await self.store.close()

    # people

    async def arrive(self, name: str, what: str = "") -> tuple[Person, str]:
        """Return a new person and the token of their browser."""
        await self.keeper.check_arrival()
        person = Person(fresh_id(9), clean(clean_name, name), self.clock.now())
        return person, await self.new_token(Pass(person.id, what=what), person)

    async def new_token(self, opens: Pass, person: Person | None = None) -> str:
        """Return a new token for a pass, which the hall keeps only as a hash; a program's is good for some days."""
        token, now = secrets.token_urlsafe(32), self.clock.now()
        until = now + PROGRAM_DAYS * A_DAY if opens.table else 0
        await self.write(Change(person=person, token=(hashed(token), msgspec.structs.replace(opens, made=now, seen=now, until=until))))
        return token

    async def admit(self, token: str) -> tuple[Pass, Person]:
        """Return what a token opens and to whom it belongs."""
        key = hashed(token)
        found, changes = self.passes.get(key), self.changes
        if found is None:
            opens = await self.store.admit(key)
            person = await self.store.person(opens.person) if opens else None
            if opens is None or person is None:
                raise Refused("who-are-you", "the hall does not know you: say your name first")
            if opens.table and not opens.until:  # of an older hall, whose tokens were good for ever
                opens = msgspec.structs.replace(opens, until=self.clock.now() + PROGRAM_DAYS * A_DAY)
                await self.write(Change(token=(key, opens)))
            found = (opens, person)
            if changes == self.changes:  # else somebody changed their name, or left, while we looked
                self.passes[key] = found
            if len(self.passes) > REMEMBERED:
                self.passes.popitem(last=False)
        if 0 < found[0].until <= self.clock.now():
            raise Refused("who-are-you", f"this token is older than {PROGRAM_DAYS} days: make another")
        self.keeper.check_in(found[1].id)
        return found

    async def saw(self, token: str, opens: Pass, person: Person) -> None:
        """Remember that a pass was used, to the hour; where nothing can be written that is no reason to refuse anybody."""
        key, now = hashed(token), self.clock.now()
        if now - opens.seen >= AN_HOUR and key in self.passes:
            self.passes[key] = (msgspec.structs.replace(opens, seen=now), person)
            with contextlib.suppress(Refused):
                await self.write(Change(saw=(key, now)))

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name, from now on."""
        renamed = Person(person.id, clean(clean_name, name), person.created)
        await self.write(Change(person=renamed))
        self.forget_passes(person.id)
        return renamed

    async def leave(self, person: Person) -> None:
        """Forget a person, at their own wish."""
        await self.erase(person.id)

    async def erase(self, person: str, act: Act | None = None) -> None:
        """Erase a person: wherever a log names them, it names nobody from now on; tables that are awake are read anew."""
        passes = await self.store.passes_of(person)
        named = await self.store.tables_naming(person)
        await self.write(Change(forget=person, act=act))
        self.keeper.curbs.pop(person, None)
        await self.send_away(person, "you were forgotten", passes)
        for table in named:
            owner = self.owners.get(table)
            if owner is not None:
                self.forget(owner, "somebody was forgotten")

    async def send_away(self, person: str, why: str, passes: list[tuple[bytes, Pass]] | None = None) -> None:
        """Close all that a person has open."""
        self.forget_passes(person)
        for key, _ in await self.store.passes_of(person) if passes is None else passes:
            self.doors.close(key)
        for owner in self.owners.values():
            for listener in [one for one in owner.listeners if one.person == person]:
                listener.drop(why)
                owner.quit(listener)

    async def sign_out(self, token: str) -> None:
        """Forget the device that has this token."""
        await self.revoke(hashed(token))

    async def revoke(self, key: bytes) -> None:
        """Forget one device of a person, or one program: whatever it has open is closed."""
        await self.write(Change(revoke=key))
        self.passes.pop(key, None)
        self.changes += 1
        self.doors.close(key)

    async def passes_of(self, person: Person) -> list[tuple[bytes, Pass]]:
        """Return all that opens something in a person's name, the last used first."""
        now = self.clock.now()
        return [(key, opens) for key, opens in await self.store.passes_of(person.id) if not 0 < opens.until <= now]

    def forget_passes(self, person: str) -> None:
        """Look a person's passes up anew."""
        self.changes += 1
        for key in [key for key, (opens, _) in self.passes.items() if opens.person == person]:
            del self.passes[key]

    async def carry(self, person: Person) -> tuple[str, int]:
        """Return a code that makes another device this person's, once, and until when."""
        code = b32encode(secrets.token_bytes(10)).decode().lower()
        until = self.clock.now() + CARRIED
        await self.write(Change(code=(hashed(code), person.id, until)))
        return code, until

    async def carried(self, code: str, what: str = "") -> tuple[Person, str]:
        """Return the person a code stands for, and a token for the new device."""
        found = await self.store.take_code(hashed(code.strip().lower()), self.clock.now())
        person = await self.store.person(found) if found else None
        if person is None:
            raise Refused("bad-code", "this code is unknown, used or too old")
        return person, await self.new_token(Pass(person.id, what=what))

    async def adopt(self, device: bytes, stranger: str, person: Person) -> None:
        """Make a device, on which somebody was a stranger, this person's as well: what it has open comes back as who they are."""
        opens = await self.store.admit(device)
        if opens is None or opens.table or opens.person != stranger:
            raise Refused("not-found", "that device has signed out")
        await self.write(Change(token=(device, msgspec.structs.replace(opens, person=person.id))))
        self.passes.pop(device, None)
        self.changes += 1
        self.doors.renew(device)

    # tables

    async def lay(self, who: Person, opening: Opening, after: str = "") -> str:
        """Open a table; returns its id."""
        await self.keeper.check_opening(who.id)
        parts = await self.read_parts(who, opening)
        entries, secret, id = self.plan(who, opening, after, parts)
        return await self.create(id, secret, entries)

    async def read_parts(self, who: Person, opening: Opening) -> Parts | None:
        """Return the components of somebody's own that a table is to be laid with; they are read beside the loop, once."""
        if not opening.parts:
            return None
        if len(opening.parts.encode()) > LONGEST_PARTS:
            raise Refused("too-big", f"a file of parts has at most {LONGEST_PARTS // 1024} kB")
        key = opening.game, sha256(opening.parts.encode()).digest()
        return await self.parts.get(key, lambda: self.beside.door(who.id, parts_of, opening.game, opening.parts))

    def plan(self, who: Person, opening: Opening, after: str, own: Parts | None) -> tuple[list[log.Anything], bytes, str]:
        """Return the first entries of a new table's log, its secret and its id, or say what is wrong with it."""
        try:
            game = heorot.game(opening.game)
            parts = own or game.parts
            options = settle_options(game.options, opening.options)
            game.begin_with(opening.players, parts, options)
        except HeorotError as why:
            raise Refused("bad-option", str(why)) from None
        clock = pace_of(opening)
        if clock and not (1000 <= clock.bank <= LONGEST_BANK and 0 <= clock.bonus <= LONGEST_BANK):
            raise Refused("bad-option", "a clock has from one second to a day")
        id, secret = fresh_id(12), secrets.token_bytes(SECRET_BYTES)
        entries: list[log.Anything] = [
            log.Opened(
                game=game.name,
                rules=game.version,
                players=opening.players,
                options=options,
                parts=dict(parts.data) if opening.parts else None,
                opener=who.id,
                listed=opening.listed,
                watched=opening.watched,
                heard=opening.heard,
                clock=clock,
                handover=opening.handover,
                hints=opening.hints,
                worths=opening.worths,
                commitment="",
                after=after,
            )
        ]
        entries[0] = bound(entries[0], id, secret)
        if len(opening.seats) > opening.players:
            raise Refused("bad-option", f"there are {opening.players} seats, not {len(opening.seats)}")
        bots = 0
        for seat, sitter in enumerate(opening.seats):
            if sitter == "me":
                entries.append(log.Sat(seat, who.id, who.name))
                if opening.commitment and opening.seats.index("me") == seat:
                    entries.append(log.Promised(seat, opening.commitment))
            elif sitter.startswith("guest:"):
                entries.append(log.Sat(seat, who.id, clean(clean_name, sitter[6:])))
            elif sitter:
                check_bot(sitter, game)
                bots += 1
                entries.append(log.Botted(seat, sitter, f"{sitter.capitalize()} {bots}"))
        return entries, secret, id

    async def create(self, id: str, secret: bytes, entries: list[log.Anything]) -> str:
        """Write a new table."""
        for _ in range(5):
            table = Table(id, secret, self.grace)
            decision = Decision([*entries], self.clock.now())
            table.carry_out(decision)
            row = self.row_of(table, decision.at)
            try:
                await self.write(Change(table=id, first=1, log=decision.blobs(), row=row, people=people(table), secret=secret))
            except Fenced:  # its room code is another table's: another secret gives another code
                secret = secrets.token_bytes(SECRET_BYTES)
                entries[0] = bound(entries[0], id, secret)
                continue
            self.metrics.opened[table.opened.game] += 1
            return id
        raise Refused("not-now", "there is no room code left: try again later")

    async def rematch(self, who: Person, owner: Owner, command: protocol.Rematch) -> str:
        """Gather the people of a finished table at a new one, one seat further unless one plays against bots alone; returns its id."""
        return await owner.ask(lambda: self.gather_again(who, owner, command))

    async def gather_again(self, who: Person, owner: Owner, command: protocol.Rematch) -> str:
        """Open the table of a rematch, unless there is one already."""
        table = owner.table
        if table.state.rematch:
            return table.state.rematch
        table.state.need("finished")
        if table.state.frozen:
            raise Refused("frozen", "this game was played under other rules: open a new table")
        if not table.seats_of(who.id):
            raise Refused("not-yours", "only who has played can ask for a rematch")
        id = urlsafe_b64encode(hmac.digest(table.secret, f"rematch {table.id}".encode(), "sha256")[:12]).decode()
        if await self.store.row(id) is None:  # else the hall died before it could say so
            await self.keeper.check_opening(who.id)
            await self.create(id, *self.plan_again(who, table, id))
        await owner.change(lambda now: self.announce(who, command, id, now))
        return id

    def announce(self, who: Person, command: protocol.Rematch, id: str, now: int) -> Decision:
        """Return what says at the old table where the new one is."""
        return Decision([log.Rematched(id)], now, who.id, command.key)

    def plan_again(self, who: Person, table: Table, id: str) -> tuple[bytes, list[log.Anything]]:
        """Return the secret and the first entries of a rematch, which is played by the rules of today."""
        game = table.match.record.game
        old, secret, rules = table.opened, secrets.token_bytes(SECRET_BYTES), game.version
        options = game.settled_options(old.options, old.rules)
        entries: list[log.Anything] = [
            bound(msgspec.structs.replace(old, rules=rules, options=options, opener=who.id, after=table.id), id, secret)
        ]
        alone = sum(seat.kind == "person" for seat in table.seats) == 1
        for i in range(old.players):
            seat = table.seats[i if alone else (i + 1) % old.players]
            if seat.kind == "bot":
                entries.append(log.Botted(i, seat.bot, seat.name))
            else:
                entries.append(log.Sat(i, seat.person, seat.name))
        return secret, entries

    async def owner(self, id: str) -> Owner:
        """Return the owner of a table, which is awake from now on."""
        found = self.owners.get(id)
        if found is not None:
            return found
        if id in self.waking:
            return await asyncio.shield(self.waking[id])
        waking: asyncio.Future[Owner] = asyncio.get_running_loop().create_future()
        self.waking[id] = waking
        try:
            table, row = await self.load(id)
            found = self.owners[id] = Owner(self, table, row)
            waking.set_result(found)
            self.metrics.awake = len(self.owners)
            return found
        except BaseException as why:
            waking.set_exception(why if isinstance(why, Exception) else Refused("not-now", "the hall closes"))
            waking.exception()  # it is raised here; who else waits gets it too
            raise
        finally:
            del self.waking[id]

    async def load(self, id: str, aside: bool = False) -> tuple[Table, TableRow]:
        """Return a table as the store has it; one that cannot be read is set aside, and not looked at again unless that is asked for."""
        table = await self.blank(id)
        row = await self.store.row(id)
        if row is None:
            raise Refused("not-found", "there is no such table")
        if row.stage == ASIDE and not aside:
            raise await self.keeper.refusal(id)
        try:
            blobs = await self.store.log(id)
            for start in range(0, len(blobs), AT_ONCE):
                self.read(table, blobs[start : start + AT_ONCE])
                await asyncio.sleep(0)  # a long log takes its time: others have theirs between
        except (Refused, sqlite3.DatabaseError) as why:
            if not aside:
                await self.keeper.set_aside(id, str(why))
            raise await self.keeper.refusal(id) from None
        return table, row

    async def blank(self, id: str) -> Table:
        """Return a table of which nothing but the secret is known yet."""
        secret = None if id == KEPT_AS else await self.store.secret(id)
        if secret is None:
            raise Refused("not-found", "there is no such table")
        return Table(id, secret, self.grace)

    def read(self, table: Table, blobs: list[bytes], telling: bool = False) -> list[TableEvent]:
        """Let a table become what its log says; returns what there is to tell of it, of moves only if they are to be told."""
        try:
            return table.read(blobs, telling)
        except (HeorotError, msgspec.MsgspecError, KeyError, IndexError, AssertionError) as why:
            journal.error("a table's log cannot be read", extra={"table": table.id[:6], "kind": type(why).__name__})
            raise Refused("frozen", "the log of this table cannot be read") from None

    async def history(self, id: str, whose: str = "") -> Past:
        """Return all that was ever told at a table; it is worked out beside the loop, once."""
        return await self.histories.work_out(id, lambda: self.read_history(id, whose))

    async def read_history(self, id: str, whose: str) -> tuple[int, list[Told]]:
        """Return the last number of a table's log, and all that was ever told there."""
        secret = (await self.blank(id)).secret
        blobs = await self.store.log(id)
        try:
            return await self.beside.door(whose, told_history, id, secret, blobs)
        except Refused as refused:
            if refused.failure.error == "frozen":
                journal.error("a table's log cannot be read", extra={"table": id[:6]})
            raise

    async def advise(self, question: Question, person: str) -> protocol.Hints:
        """Return what the best bot advises, with what each of its moves would bring."""
        try:
            answer = await self.bots.choose(question, person)
        except HeorotError as why:
            raise Refused("not-now", str(why)) from None
        return hints_of(question, answer)

    def forget(self, owner: Owner, why: str) -> None:
        """Let a table leave memory at once: it is no longer ours, or no longer sound."""
        if self.owners.get(owner.table.id) is owner:
            del self.owners[owner.table.id]
        self.histories.forget(owner.table.id)
        owner.asleep = True
        task = asyncio.create_task(owner.sleep(why))
        self.farewells.add(task)
        task.add_done_callback(self.farewells.discard)

    def by_itself(self, deed: Coroutine[Any, Any, object]) -> None:
        """Do something beside all else; what goes wrong stands in the journal."""
        task = asyncio.create_task(self.attempt(deed))
        self.farewells.add(task)
        task.add_done_callback(self.farewells.discard)

    async def attempt(self, deed: Coroutine[Any, Any, object]) -> None:
        """Do something for which nobody waits."""
        try:
            await deed
        except Exception as why:
            journal.error("what the hall does by itself failed", extra={"kind": type(why).__name__})

    def sweep(self) -> None:
        """Let tables leave memory at which nobody is and nothing has happened for a while."""
        before = self.clock.now() - IDLE
        for owner in list(self.owners.values()):
            if not owner.listeners and owner.touched < before and owner.idle:
                self.forget(owner, "")
        self.metrics.awake = len(self.owners)
        self.clock.call_later(SWEEP, self.sweep)

    # lists

    def row_of(self, table: Table, now: int) -> TableRow:
        """Return a table as it is listed."""
        summary = Summary(table.state.seats_info(), list(table.actors()))
        free = any(seat.kind == "open" for seat in table.seats)
        opened = table.opened
        return TableRow(
            table.id, table.state.code, opened.game, table.stage, opened.listed, now, protocol.encode(summary), opened.opener, free
        )

    async def tables_of(self, person: Person) -> list[Listing]:
        """Return a person's tables: first those that wait for them, then the latest."""
        found = [listing(row, person.id) for row in await self.store.tables_of(person.id, MOST_LISTED)]
        return sorted(found, key=lambda one: not one.waiting)

    async def listed(self, person: str) -> list[Listing]:
        """Return the tables that anybody may join, the latest first; every opener has a fair share of the list."""
        found = [listing(row, person) for row in await self.store.listed(MOST_LISTED, self.clock.now() - A_DAY, FAIR_SHARE, person)]
        found.sort(key=lambda one: -one.touched)
        apart = await self.store.blocked(person) | await self.store.blocked_by(person)
        return [
            one for one in found
            if any(seat.kind == "open" for seat in one.seats)  # rows of older halls do not say so
            and not any(seat.person in apart for seat in one.seats)
        ]  # fmt: skip

    async def by_code(self, code: str) -> str:
        """Return the table of a room code."""
        found = await self.store.by_code(code.strip().upper())
        if found is None:
            raise Refused("bad-code", "no table has this code")
        return found

    async def write(self, change: Change) -> None:
        """Write a change that belongs to no table's owner."""
        try:
            await self.store.write(change)
        except ReadOnly as why:
            raise self.read_only(why) from None

    async def pulse(self) -> None:
        """Write and read something, to see that it can be done; whoever asks at the same time, or just after, gets the same answer."""
        now = self.clock.now()
        if self.beat is None or now - self.beat[0] >= A_BEAT:
            self.beat = (now, asyncio.ensure_future(self.store.pulse(now)))
        try:
            await asyncio.shield(self.beat[1])
        except ReadOnly as why:
            raise self.read_only(why) from None

    def read_only(self, why: ReadOnly) -> Refused:
        """Return what people are told when nothing can be written; where and why, only the journal is told."""
        journal.error("nothing can be written", extra={"why": str(why)})
        return Refused("read-only", "the hall cannot write anything down now: nothing has changed, and all can be read")


def listing(row: TableRow, person: str) -> Listing:
    """Return a row as a person finds it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    yours = [i for i, seat in enumerate(summary.seats) if person and seat.person == person]
    waiting = any(i in summary.turn and not summary.seats[i].stand_in for i in yours)
    game = heorot.game(row.game) if row.game in names() else None
    seats = [msgspec.structs.replace(seat, bot=current(seat.bot, game)) if seat.bot else seat for seat in summary.seats]
    return Listing(row.id, row.game, row.stage, row.touched, seats, summary.turn, yours, waiting)


def pace_of(opening: Opening) -> log.Clock | None:
    """Return the clock of a table: the one that was chosen, or where strangers are waited for the usual one; else nobody is hurried."""
    if opening.clock is not UNSET:
        return opening.clock
    waits = len(opening.seats) < opening.players or "" in opening.seats
    return PACE if opening.listed and waits else None


def parts_of(game: str, text: str) -> Parts:
    """Return the components that a file of somebody's own tells of."""
    try:
        return heorot.game(game).read_parts(text)
    except HeorotError as why:
        raise Refused("bad-option", str(why)) from None


def bound(opened: log.Anything, id: str, secret: bytes) -> log.Opened:
    """Return how a table is laid, with the commitment that binds the hall to its secret."""
    assert isinstance(opened, log.Opened)
    committed = binding(secret, id, opened.game, opened.rules, opened.players, opened.options)
    return msgspec.structs.replace(opened, commitment=committed, dealing=2)


def hashed(token: str) -> bytes:
    """Return what the hall keeps of a token."""
    return sha256(token.encode()).digest()


def fresh_id(size: int) -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(size)
