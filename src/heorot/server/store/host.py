"""What whoever runs the hall has to do with its file: lists, settings, whom they curb, what is thrown away, and who is erased."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Any

import msgspec

from heorot.server.store.base import Act, Aside, Change, Curb, Known, ReadOnly, TableRow
from heorot.server.store.mentions import ELIDED, GONE

PULSE = "pulse"  # the setting that is written to see whether anything can be written
UNFINISHED = "stage IN ('gathering', 'sealing', 'playing')"
SEEN = "max(created, coalesce((SELECT max(seen) FROM passes WHERE person = id AND table_id = ''), 0))"
KNOWN = f"""SELECT id, name, created, {SEEN} AS last, (SELECT count(*) FROM passes WHERE person = id AND table_id = ''),
    coalesce((SELECT how FROM curbs WHERE person = id), '') FROM people"""
ROW = "SELECT id, code, game, stage, listed, touched, summary, opener, free FROM tables"
ERASE = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM passes WHERE person = ?",
    "DELETE FROM sittings WHERE person = ?",
    "DELETE FROM codes WHERE person = ?",
    "DELETE FROM curbs WHERE person = ?",
    "DELETE FROM shuns WHERE ?1 IN (person, other)",
    "UPDATE reports SET person = '', name = '' WHERE person = ?",
    "UPDATE reports SET reporter = '', reporter_name = '' WHERE reporter = ?",
    "UPDATE acts SET about = '' WHERE about = ?",
    "UPDATE mentions SET person = '', text = CASE WHEN text IS NULL THEN NULL ELSE '' END WHERE person = ?",
)
DROP = (
    "DELETE FROM log WHERE table_id = ?",
    "DELETE FROM mentions WHERE table_id = ?",
    "DELETE FROM sittings WHERE table_id = ?",
    "DELETE FROM secrets WHERE table_id = ?",
    "DELETE FROM passes WHERE table_id = ?",
    "DELETE FROM aside WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
KEPT = {  # all that is kept of a person but for the logs of tables, in which their id is a reference; secrets of theirs are not shown
    "person": "SELECT id, name, created FROM people WHERE id = ?",
    "devices": "SELECT table_id AS 'table', seat, made, seen, until, what FROM passes WHERE person = ?",
    "codes": "SELECT until FROM codes WHERE person = ?",
    "tables": "SELECT table_id AS 'table' FROM sittings WHERE person = ?",
    "shuns": "SELECT other, how FROM shuns WHERE person = ?",
    "reports of others": "SELECT at, table_id AS 'table', name, CAST(lines AS TEXT) AS lines, why FROM reports WHERE reporter = ?",
    "reports by others": "SELECT at, table_id AS 'table', name, CAST(lines AS TEXT) AS lines, why FROM reports WHERE person = ?",
    "curbs": "SELECT how, at, until, why FROM curbs WHERE person = ?",
    "acts of the host": "SELECT at, act, said FROM acts WHERE about = ?",
    "mentions": "SELECT table_id AS 'table', number, text FROM mentions WHERE person = ?",
}


def erase(connection: sqlite3.Connection, person: str) -> None:
    """Erase a person: what is theirs alone is gone, and what references in logs stand for; of tables, how they are listed."""
    found = connection.execute("SELECT table_id, number, text FROM mentions WHERE person = ?", (person,)).fetchall()
    ids = {table: f"{GONE}{number}" for table, number, text in found if text is None}
    names: dict[str, set[str]] = {}
    for table, _, text in found:
        names.setdefault(table, set()).update([text] if text else [])
    for table, texts in names.items():
        for summary, opener in connection.execute("SELECT summary, opener FROM tables WHERE id = ?", (table,)).fetchall():
            gone = ids.get(table, GONE)
            connection.execute(
                "UPDATE tables SET summary = ?, opener = ? WHERE id = ?",
                (unnamed(summary, person, gone, texts), gone if opener == person else opener, table),
            )
    for sql in ERASE:
        connection.execute(sql, (person,))


def unnamed(summary: bytes, person: str, gone: str, names: set[str]) -> bytes:
    """Return how a table is listed without a person."""
    try:
        data = msgspec.json.decode(summary)
        for seat in data["seats"]:
            if seat.get("person") == person:
                seat |= {"person": gone, "name": ELIDED}
            if seat.get("like") in names:
                seat["like"] = ELIDED
        return msgspec.json.encode(data)
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError):  # which nobody could read either
        return b""


def write_host(connection: sqlite3.Connection, change: Change) -> None:
    """Write what the host does."""
    run = connection.execute
    for table in change.drop:
        for sql in DROP:
            run(sql, (table,))
    if change.aside is not None:
        run("DELETE FROM aside WHERE table_id = ?", (change.aside.table,))
        if change.aside.why:
            run("INSERT INTO aside VALUES (?, ?, ?)", msgspec.structs.astuple(change.aside))
            run("UPDATE tables SET stage = 'aside' WHERE id = ?", (change.aside.table,))
    if change.curb is not None:
        run("DELETE FROM curbs WHERE person = ?", (change.curb.person,))
        if change.curb.how:
            run("INSERT INTO curbs VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(change.curb))
    if change.act is not None:
        run("INSERT INTO acts VALUES (NULL, ?, ?, ?, ?)", msgspec.structs.astuple(change.act))
    if change.setting is not None:
        run("INSERT OR REPLACE INTO settings VALUES (?, ?)", change.setting)


class HostRows:
    """What the host reads in the file: a part of the store."""

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return all rows of a query."""
        raise NotImplementedError

    async def write(self, change: Change) -> None:
        """Write a change."""
        raise NotImplementedError

    async def settings(self) -> dict[str, str]:
        """Return what the host has set."""
        return dict(await self.read("SELECT name, value FROM settings WHERE name <> ? ORDER BY name", PULSE))

    async def curbs(self) -> list[Curb]:
        """Return whom the host has muted or barred."""
        return [Curb(*found) for found in await self.read("SELECT person, how, at, until, why FROM curbs ORDER BY at DESC, person")]

    async def acts(self, most: int) -> list[Act]:
        """Return what the host did, the latest first."""
        return [Act(*found) for found in await self.read("SELECT at, act, about, said FROM acts ORDER BY number DESC LIMIT ?", most)]

    async def set_aside(self) -> list[Aside]:
        """Return the tables that are set aside."""
        return [Aside(*found) for found in await self.read("SELECT table_id, at, why FROM aside ORDER BY at DESC, table_id")]

    async def find_people(self, text: str, most: int) -> list[Known]:
        """Return the people of a name or an id, or all; the last seen first."""
        found = await self.read(f"{KNOWN} WHERE ?1 IN ('', id) OR instr(name, ?1) ORDER BY last DESC, id LIMIT ?2", text, most)
        return [Known(*one) for one in found]

    async def find_tables(self, person: str, stage: str, most: int) -> list[TableRow]:
        """Return all tables, or those of a person or a stage; the latest first."""
        found = await self.read(
            f"""{ROW} WHERE (?1 IN ('', opener, id) OR id IN (SELECT table_id FROM sittings WHERE person = ?1)) AND ?2 IN ('', stage)
            ORDER BY touched DESC, id LIMIT ?3""",
            person, stage, most,
        )  # fmt: skip
        return [listed(one) for one in found]

    async def counted(self) -> dict[str, int]:
        """Return how much there is."""
        found = {f"tables {stage}": number for stage, number in await self.read("SELECT stage, count(*) FROM tables GROUP BY stage")}
        for what in ("people", "reports", "curbs", "log"):
            found["entries" if what == "log" else what] = (await self.read(f"SELECT count(*) FROM {what}"))[0][0]
        pages, size = await self.read("PRAGMA page_count"), await self.read("PRAGMA page_size")
        return {**found, "bytes": pages[0][0] * size[0][0]}

    async def opened_by(self, person: str = "") -> int:
        """Return how many tables that have not ended somebody opened; or all people together."""
        found: int = (await self.read(f"SELECT count(*) FROM tables WHERE {UNFINISHED} AND ?1 IN ('', opener)", person))[0][0]
        return found

    async def old_tables(self, stage: str, before: int, most: int) -> list[TableRow]:
        """Return tables of a stage that were not touched since a time, the oldest first."""
        found = await self.read(f"{ROW} WHERE stage = ? AND touched < ? ORDER BY touched, id LIMIT ?", stage, before, most)
        return [listed(one) for one in found]

    async def unseen(self, before: int, most: int) -> list[str]:
        """Return people of whom no device was used since a time."""
        return [id for (id,) in await self.read(f"SELECT id FROM people WHERE {SEEN} < ? ORDER BY id LIMIT ?", before, most)]

    async def tables_naming(self, person: str) -> list[str]:
        """Return the tables whose logs mention a person."""
        found = await self.read("SELECT DISTINCT table_id FROM mentions WHERE person = ? ORDER BY table_id", person)
        return [table for (table,) in found]

    async def kept_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return all that is kept of a person, by where it is kept, but for the logs of tables."""
        found = {}
        for where, sql in KEPT.items():
            names = [part.rpartition(" ")[2].strip("'") for part in sql[len("SELECT ") : sql.index(" FROM ")].split(", ")]
            found[where] = [dict(zip(names, row)) for row in await self.read(sql, person)]
        return found

    async def pulse(self, now: int) -> None:
        """Write and read something: raises ReadOnly where that cannot be done."""
        await self.write(Change(setting=(PULSE, str(now))))
        with suppress(sqlite3.Error):
            if await self.read("SELECT 1 FROM settings WHERE name = ? AND value = ?", PULSE, str(now)):
                return
        raise ReadOnly("what was written cannot be read")


def listed(row: Any) -> TableRow:
    """Return a table as it is listed, from its columns."""
    table, code, game, stage, is_listed, touched, summary, opener, free = row
    return TableRow(table, code, game, stage, bool(is_listed), touched, summary, opener, bool(free))
