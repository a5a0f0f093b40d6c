"""Looks a hall's file over: quickly whenever it is opened, and wholly by `heorot check`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from heorot.server.store.base import Aside
from heorot.server.store.mentions import entry_of

MOST_SAID = 20  # sentences of SQLite's own
HOLES = """SELECT id, coalesce(count(number), 0), coalesce(max(number), 0) FROM tables LEFT JOIN log ON table_id = id
    WHERE stage <> 'aside' GROUP BY id HAVING count(number) = 0 OR count(number) <> max(number)"""
SECRETLESS = "SELECT id FROM tables WHERE stage <> 'aside' AND id NOT IN (SELECT table_id FROM secrets)"


def looked_over(connection: sqlite3.Connection, now: int = 0, whole: bool = False) -> tuple[list[str], list[Aside]]:
    """Return what is wrong with the file, and which tables cannot be read, with why."""
    said = list(complaints(connection, whole))
    broken: dict[str, str] = {}
    try:
        for table, entries, last in connection.execute(HOLES):
            broken[table] = f"its log has {entries} entries, but the last is number {last}" if entries else "it has no log"
        for (table,) in connection.execute(SECRETLESS):
            broken.setdefault(table, "the dealer's secret is missing")
    except sqlite3.DatabaseError as why:
        said.append(str(why))
    if said or whole:
        broken = {**dict(unreadable(connection)), **broken}
    return said, [Aside(table, now, why) for table, why in broken.items()]


def complaints(connection: sqlite3.Connection, whole: bool) -> Iterator[str]:
    """Give what SQLite finds wrong with its file."""
    try:
        for (word,) in connection.execute(f"PRAGMA {'integrity_check' if whole else 'quick_check'}({MOST_SAID})"):
            if word != "ok":
                yield word.replace("\n", " ")
    except sqlite3.DatabaseError as why:
        yield str(why)


def unreadable(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Give the tables whose logs cannot be read, with why; whether one makes sense is not asked here."""
    for table in tables(connection):
        try:
            for number, entry in connection.execute("SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)):
                if entry_of(entry) is None:
                    yield table, f"entry {number} of its log cannot be read"
                    break
        except sqlite3.DatabaseError as why:
            yield table, f"its log cannot be read: {why}"


def tables(connection: sqlite3.Connection) -> list[str]:
    """Return all tables that are not set aside; where even these cannot be read, as many as can."""
    found: list[str] = []
    try:
        for (table,) in connection.execute("SELECT id FROM tables WHERE stage <> 'aside' ORDER BY id"):
            found.append(table)
    except sqlite3.DatabaseError:
        pass
    return found
