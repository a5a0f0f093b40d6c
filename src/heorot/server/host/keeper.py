"""Keeps the hall in order: whom the host has muted or barred, how much there may be, what is thrown away when, which tables are set aside.

What the host decides is written down, and held in memory here, because every request asks for it.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from heorot.server import protocol
from heorot.server.people.sanitize import HALL
from heorot.server.protocol import Refused
from heorot.server.store.base import Act, Aside, Change, Curb, TableRow

if TYPE_CHECKING:
    from heorot.server.hall import Hall
    from heorot.server.tables.owner import Owner

journal = logging.getLogger("heorot.host")
A_DAY = 24 * 3600 * 1000
ROUND = 3600 * 1000  # milliseconds between two rounds in which is thrown away what is too old
AT_ONCE = 50  # tables, or people, that go in one change
MOST_IN_A_ROUND = 2_000
CLOSED = "closed"  # why a table is aside that the host has closed

# What can be set, and what holds where nothing was: quotas (0: any number) and days after which something goes (0: never).
QUOTAS = {"tables": 0, "tables-each": 0, "people": 0}
DAYS = {"finished": 0, "empty": 1, "unseen": 365}


class Keeper:
    """The host's house rules, and what follows from them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.curbs: dict[str, Curb] = {}
        self.quotas = dict(QUOTAS)
        self.days = dict(DAYS)
        self.notice = ""

    async def open(self) -> None:
        """Read what was decided, look the file over, and begin the rounds."""
        store = self.hall.store
        self.curbs = {curb.person: curb for curb in await store.curbs()}
        for name, value in (await store.settings()).items():
            self.learn(name, value)
        said, broken = await store.broken()
        for sentence in said:
            journal.error("the file is damaged: run `heorot check`", extra={"why": sentence})
        for aside in broken:
            await self.set_aside(aside.table, aside.why)
        for aside in await store.set_aside():  # an older Heorot may not have understood what this one does
            if aside.why != CLOSED and aside.table not in {one.table for one in broken}:
                with contextlib.suppress(Refused, sqlite3.Error):
                    await self.take_up(aside.table, Act(self.hall.clock.now(), "taken up", aside.table))
        self.hall.clock.call_later(ROUND, self.start_round)

    def learn(self, name: str, value: str) -> None:
        """Let a setting hold from now on; one of another version is left alone."""
        kind, _, what = name.partition(" ")
        known = {"quota": self.quotas, "keep": self.days}.get(kind)
        if name == "notice":
            self.notice = value
        elif known is not None and what in known and value.isdigit():
            known[what] = int(value)

    async def set(self, name: str, value: str, act: Act) -> None:
        """Set something, durably."""
        await self.hall.write(Change(setting=(name, value), act=act))
        self.learn(name, value)

    # whom the host has curbed

    def curb_of(self, person: str) -> str:
        """Return how somebody is curbed now, if they are."""
        curb = self.curbs.get(person)
        if curb is None or 0 < curb.until <= self.hall.clock.now():
            return ""
        return curb.how or ""

    def check_in(self, person: str) -> None:
        """Refuse who is barred."""
        if self.curbs and self.curb_of(person) == "bar":
            raise Refused("not-yours", "whoever runs this hall has barred you", "", protocol.Message("trouble-barred", {}))

    def check_speech(self, person: str) -> None:
        """Refuse what somebody says whom the host has muted."""
        if self.curbs and self.curb_of(person) == "mute":
            raise Refused("not-yours", "whoever runs this hall has muted you", "", protocol.Message("trouble-muted", {}))

    async def curb(self, curb: Curb, act: Act) -> None:
        """Mute or bar somebody, or let it be over; who is barred is sent away at once."""
        await self.hall.write(Change(curb=curb, act=act))
        self.curbs.pop(curb.person, None)
        if curb.how:
            self.curbs[curb.person] = curb
        if curb.how == "bar":
            await self.hall.send_away(curb.person, "barred")

    # how much there may be

    async def check_opening(self, person: str) -> None:
        """Refuse one more table where there are enough."""
        for name, who in (("tables-each", person), ("tables", "")):
            most = self.quotas[name]
            if most and await self.hall.store.opened_by(who) >= most:
                yours = name == "tables-each"
                sentence = f"you have {most} tables open: end one of them first" if yours else "the hall has no room for more tables"
                words = protocol.Message("trouble-tables-each", {"most": most}) if yours else protocol.Message("trouble-tables", {})
                raise Refused("too-many", sentence, "", words)

    async def check_arrival(self) -> None:
        """Refuse somebody new where there are people enough."""
        most = self.quotas["people"]
        if most and (await self.hall.store.counted())["people"] >= most:
            raise Refused("too-many", "the hall has no room for more people", "", protocol.Message("trouble-people", {}))

    # tables that are set aside

    async def set_aside(self, table: str, why: str) -> None:
        """Set a table aside that cannot be read; the rest of the hall runs on."""
        journal.error("a table was set aside", extra={"table": table[:6], "why": why})
        owner, now = self.hall.owners.get(table), self.hall.clock.now()
        if owner is not None:
            self.hall.forget(owner, "this table is broken")
        with contextlib.suppress(Refused):  # a disk that is full: it is looked at again when it is needed
            await self.hall.write(Change(aside=Aside(table, now, why), act=Act(now, "set aside", table, why)))

    async def close_table(self, table: str, act: Act) -> None:
        """Close a table: whoever is there is sent away, and nobody can look at it until it is taken up again."""
        owner = self.hall.owners.pop(table, None)
        if owner is not None:
            await owner.sleep("this table was closed")
        await self.hall.write(Change(aside=Aside(table, self.hall.clock.now(), CLOSED), act=act))
        owner = self.hall.owners.get(table)
        if owner is not None:  # somebody woke it at that very moment
            self.hall.forget(owner, "this table was closed")

    async def take_up(self, table: str, act: Act) -> None:
        """Take up a table again that was set aside, if it can be read."""
        found, row = await self.hall.load(table, aside=True)
        again = self.hall.row_of(found, row.touched)
        await self.hall.write(Change(table=table, row=again, aside=Aside(table, 0, ""), act=act))

    async def refusal(self, table: str) -> Refused:
        """Return why a table cannot be looked at."""
        why = next((one.why for one in await self.hall.store.set_aside() if one.table == table), "")
        if why == CLOSED:
            return Refused("frozen", "whoever runs this hall has closed this table", "", protocol.Message("trouble-table-closed", {}))
        return Refused("frozen", "this table is broken and was set aside", "", protocol.Message("trouble-table-aside", {}))

    # what is thrown away

    def start_round(self) -> None:
        """Throw away what is too old, beside all else; and again after a while."""
        self.hall.by_itself(self.go_round())
        self.hall.clock.call_later(ROUND, self.start_round)

    async def go_round(self) -> dict[str, int]:
        """Throw away what is too old; returns how much."""
        now = self.hall.clock.now()
        gone = {"tables": 0, "people": 0}
        for what, stages in (("empty", ("gathering",)), ("finished", ("finished", "aside"))):
            days = self.days[what]
            for stage in stages if days else ():
                gone["tables"] += await self.drop_old(stage, now - days * A_DAY)
        if self.days["unseen"]:
            for person in await self.hall.store.unseen(now - self.days["unseen"] * A_DAY, MOST_IN_A_ROUND):
                await self.hall.erase(person, Act(now, "erased", "", "not seen for long"))
                gone["people"] += 1
        return gone

    async def drop_old(self, stage: str, before: int) -> int:
        """Throw away tables of a stage that are too old and at which nobody is; of those that gather, only those that are empty."""
        rows = await self.hall.store.old_tables(stage, before, MOST_IN_A_ROUND)
        old = [row.id for row in rows if row.id not in self.hall.owners and (stage != "gathering" or is_empty(row))]
        for start in range(0, len(old), AT_ONCE):
            some = old[start : start + AT_ONCE]
            said = f"{len(some)} {stage} tables that were too old"
            await self.hall.write(Change(drop=tuple(some), act=Act(self.hall.clock.now(), "thrown away", "", said)))
        return len(old)

    # a sentence to everybody

    async def say(self, text: str, act: Act) -> int:
        """Say a sentence at every table that is awake, and to all who come until another is said; returns at how many tables."""
        await self.set("notice", text, act)
        told = 0
        for owner in list(self.hall.owners.values()) if text else []:
            with contextlib.suppress(Refused):
                await owner.ask(lambda owner=owner: self.say_at(owner, text))  # type: ignore[misc]
                told += 1
        return told

    async def say_at(self, owner: Owner, text: str) -> None:
        """Say a sentence at a table."""
        await owner.change(lambda now: owner.table.spoken(HALL, text, now))


def is_empty(row: TableRow) -> bool:
    """Whether nobody but the opener sits at a table."""
    try:
        seats = msgspec.json.decode(row.summary)["seats"]
    except (msgspec.MsgspecError, KeyError, TypeError):
        return True
    return all(seat.get("person", "") in ("", row.opener) for seat in seats)
