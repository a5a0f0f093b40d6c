"""The tables of the hall's file, and how a file of an older Heorot becomes one of today's.

Every schema has a number. `STEPS` leads from each to the next; all of them are taken when a hall is opened, in one transaction, after a
copy of the file was laid beside it. A hall of every schema there ever was lies in tests/stored and tests/kept, and must open for ever.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from heorot.core.errors import HeorotError
from heorot.server.store.mentions import Book

VERSION = 4
APPLICATION = 0x48454F52  # "HEOR": what tells our files from those of other programs
PATIENCE = 5.0  # seconds to wait for another program that has locked the file, such as a backup

PEOPLE = """
CREATE TABLE shuns (person TEXT, other TEXT, how TEXT NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
CREATE INDEX shuns_other ON shuns (other, how, person);
CREATE TABLE reports (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
    reporter_name TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, lines BLOB NOT NULL, why TEXT NOT NULL);
CREATE INDEX reports_person ON reports (person);
CREATE INDEX reports_reporter ON reports (reporter);
"""  # whom somebody does not want to hear or to play with, and what was reported

HOST = """
CREATE TABLE mentions (table_id TEXT, number INTEGER, person TEXT NOT NULL, text TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE INDEX mentions_person ON mentions (person, table_id);
CREATE TABLE aside (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, why TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE curbs (person TEXT PRIMARY KEY, how TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL,
    why TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE acts (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL, said TEXT NOT NULL);
CREATE INDEX acts_about ON acts (about);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""  # what references in logs stand for; tables set aside; whom the host has muted or barred; all the host did; what the host has set

SCHEMA = f"""
BEGIN IMMEDIATE;
CREATE TABLE log (table_id TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY NOT NULL, code TEXT NOT NULL, game TEXT NOT NULL, stage TEXT NOT NULL, listed INTEGER NOT NULL,
    touched INTEGER NOT NULL, summary BLOB NOT NULL, opener TEXT NOT NULL DEFAULT '', free INTEGER NOT NULL DEFAULT 1);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_open ON tables (opener, touched DESC, id, listed, stage, free) WHERE listed AND stage = 'gathering' AND free;
CREATE TABLE sittings (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE INDEX sittings_table ON sittings (table_id);
CREATE TABLE secrets (table_id TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE passes (token BLOB PRIMARY KEY, person TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
    made INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0, until INTEGER NOT NULL DEFAULT 0,
    what TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
CREATE INDEX passes_person ON passes (person);
CREATE TABLE codes (code BLOB PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX codes_person ON codes (person);
CREATE INDEX codes_until ON codes (until);
{PEOPLE}{HOST}
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
COMMIT;
"""

DEVICES = """
ALTER TABLE passes ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE passes ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE passes ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE passes ADD COLUMN what TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 1;
DROP INDEX tables_listed;
CREATE INDEX tables_open ON tables (opener, touched DESC, id, listed, stage, free) WHERE listed AND stage = 'gathering' AND free;
"""


def run(connection: sqlite3.Connection, script: str) -> None:
    """Run some statements, in the transaction that is open."""
    for statement in filter(str.strip, script.split(";")):
        connection.execute(statement)


def refer(connection: sqlite3.Connection) -> None:
    """Let names and ids in the logs of tables become references, so that a person can be erased; the rest is the host's."""
    run(connection, HOST)
    for (table,) in connection.execute("SELECT DISTINCT table_id FROM log").fetchall():
        refer_in(connection, table)
    # from when on people count as unseen, where an older hall did not write it down
    connection.execute("UPDATE passes SET seen = ? WHERE seen = 0", (round(time.time() * 1000),))


def refer_in(connection: sqlite3.Connection, table: str) -> None:
    """Let the names and ids of one log become references; a log that cannot be gone through is left as it is."""
    book = Book()
    rows = connection.execute("SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    try:
        changed = [(book.written(entry), table, number) for number, entry in rows]
    except (KeyError, TypeError, ValueError, AttributeError):
        return
    connection.executemany("UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", changed)
    connection.executemany("INSERT INTO mentions VALUES (?, ?, ?, ?)", [(table, *row) for row in book.fresh])


# From a schema to the next, for halls that were opened by an older Heorot.
STEPS: dict[int, Callable[[sqlite3.Connection], None]] = {
    1: lambda connection: run(connection, DEVICES),
    2: lambda connection: run(connection, PEOPLE),
    3: refer,
}


def connect(uri: str) -> sqlite3.Connection:
    """Return a connection that any one thread may use at a time, and that begins no transaction by itself."""
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def version_of(path: Path) -> int:
    """Return the version of a hall, 0 for an empty file, and raise unless this Heorot can open it; it is only read."""
    try:
        with closing(connect(path.absolute().as_uri() + "?mode=ro")) as connection:
            application, version, things = (
                connection.execute(sql).fetchone()[0]
                for sql in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
            )
    except sqlite3.Error as why:
        raise HeorotError(f"{path}: this cannot be read as a hall: {why}") from None
    if (application, version, things) == (0, 0, 0):
        return 0
    if application != APPLICATION:
        raise HeorotError(f"{path}: this is another program's database, not a hall")
    if version != VERSION and version not in STEPS:
        raise HeorotError(f"{path}: this hall is of version {version}, and this Heorot knows versions up to {VERSION}")
    return int(version)


def renew(path: Path, connection: sqlite3.Connection, version: int) -> None:
    """Bring a hall of an older schema up to today's: first a copy is laid beside it, then all steps are taken, or none."""
    copy(connection, fresh_name(path.with_name(f"{path.name}.schema-{version}")))
    connection.execute("BEGIN IMMEDIATE")
    try:
        for older in range(version, VERSION):
            STEPS[older](connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.rollback()
        raise


def fresh_name(path: Path) -> Path:
    """Return a name beside this one that no file has yet."""
    number = 2
    found = path
    while found.exists():
        found = path.with_name(f"{path.name}-{number}")
        number += 1
    return found


def copy(connection: sqlite3.Connection, to: Path) -> None:
    """Copy a hall as it is now, whoever writes meanwhile, into a new file that only its owner reads; it is there whole, or not at all."""
    if to.exists():
        raise HeorotError(f"{to}: there is a file already")
    part = fresh_name(to.with_name(to.name + ".part"))
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(part, isolation_level=None)) as made:
            connection.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        sync(part)
        os.rename(part, to)
        sync(to.parent)
    except (OSError, sqlite3.Error) as why:
        raise HeorotError(f"{to}: no copy of the hall could be made: {getattr(why, 'strerror', None) or why}") from None
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """See to it that a file, or what a folder has, is on the disk itself."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        if path.is_file():  # not every system lets folders be synced
            raise
    finally:
        os.close(handle)
