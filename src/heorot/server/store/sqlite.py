"""The hall in one SQLite file.

One thread writes: whatever waits is written together, and one commit makes all of it durable. Another thread reads, so that
the event loop never waits for the disk.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec

from heorot.core.errors import HeorotError
from heorot.server.store.base import Aside, Change, Fenced, Line, Pass, Person, ReadOnly, Report, Shunning, TableRow
from heorot.server.store.checking import looked_over
from heorot.server.store.host import HostRows, erase, write_host
from heorot.server.store.mentions import Book, Row
from heorot.server.store.schema import SCHEMA, VERSION, connect, renew, version_of

TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # what systems say of a file that another process has locked
MOST_CHANGES = 1024  # in one commit
MOST_BOOKS = 1_000  # of tables whose mentions are kept in memory
CACHE = 4_000  # kilobytes of the file that the writer keeps in memory
JOURNAL = 4_000  # pages after which the journal is copied into the file: a table in play writes the same pages again and again

# A number that follows on none becomes NULL and is refused: a log has no holes, even where a change failed and the next one did not.
ADD_ENTRY = """INSERT INTO log VALUES
    (?1, CASE WHEN ?2 < 2 OR EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?2 - 1) THEN ?2 END, ?3)"""
PUT_ROW = """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET code = excluded.code,
    game = excluded.game, stage = excluded.stage, listed = excluded.listed, touched = excluded.touched, summary = excluded.summary,
    opener = excluded.opener, free = excluded.free"""

PASS = "SELECT person, table_id, seat, made, seen, until, what FROM passes"
REPORT = "SELECT at, table_id, reporter, reporter_name, person, name, lines, why FROM reports"
ROW = "SELECT id, code, game, stage, listed, touched, summary, opener, free FROM tables"
SHARES = """SELECT id AS found, touched, row_number() OVER (PARTITION BY opener ORDER BY touched DESC, id) AS share FROM tables
    WHERE listed AND stage = 'gathering' AND free AND touched > ?1
    AND opener NOT IN (SELECT other FROM shuns WHERE person = ?4 AND how = 'block')
    AND opener NOT IN (SELECT person FROM shuns WHERE other = ?4 AND how = 'block')"""  # read from the index alone, however many there are
OPEN = f"""{ROW.replace("touched", "tables.touched")} JOIN (SELECT found, share FROM ({SHARES}) WHERE share <= ?2
    ORDER BY share, touched DESC, found LIMIT ?3) ON id = found ORDER BY share, tables.touched DESC, id"""
WAITS = """SELECT count(*) FROM sittings JOIN tables ON id = table_id
    WHERE person = ?1 AND listed AND stage = 'gathering' AND opener <> ?1 AND touched > ?2"""
Run = Callable[..., sqlite3.Cursor]
Found = TypeVar("Found")


class Take(msgspec.Struct, frozen=True):
    """A code to be used up, and the time at which it is."""

    code: bytes
    now: int


class Wish:
    """What somebody waits for, and what has come of it."""

    __slots__ = ("answer", "done", "fault", "what")

    def __init__(self, what: Change | Take, done: asyncio.Future[str | None]) -> None:
        self.what = what
        self.done = done
        self.answer: str | None = None
        self.fault: Exception | None = None

    def tell(self) -> None:
        """Tell whoever still waits."""
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(self.answer)
        else:
            self.done.set_exception(self.fault)


def tell_all(group: list[Wish]) -> None:
    """Tell everybody of a group, on the event loop."""
    for wish in group:
        wish.tell()


def write_group(connection: sqlite3.Connection, group: list[Wish], books: Books) -> None:
    """Write what a group wishes. Logs and rows, which are almost all of it, share no data with the rest and are written last."""
    entries: list[tuple[str, int, bytes]] = []
    mentions: list[tuple[str, int, str, str | None]] = []
    rows: list[tuple[object, ...]] = []
    for wish in group:
        what = wish.what
        if isinstance(what, Take):
            wish.answer = take(connection.execute, what)
            continue
        if what.log:
            stored, fresh = books.stored(connection, what.table, what.first, what.log)
            entries += [(what.table, number, entry) for number, entry in enumerate(stored, what.first)]
            mentions += fresh
        row = what.row
        if row is not None:
            rows.append(msgspec.structs.astuple(row))
        if what.people is not None or what.secret is not None:
            write_opening(connection, what, what.table if row is None else row.id)
        write_person(connection.execute, what)
        if what.forget is not None:
            books.erased.add(what.forget)
            books.kept.clear()
            flush(connection, entries, mentions, rows)  # what comes before it is erased too
            erase(connection, what.forget)
        write_host(connection, what)
    flush(connection, entries, mentions, rows)


def flush(
    connection: sqlite3.Connection,
    entries: list[tuple[str, int, bytes]],
    mentions: list[tuple[str, int, str, str | None]],
    rows: list[tuple[object, ...]],
) -> None:
    """Write what was gathered of the logs and rows of tables."""
    connection.executemany(ADD_ENTRY, entries)
    connection.executemany("INSERT INTO mentions VALUES (?, ?, ?, ?)", mentions)
    connection.executemany(PUT_ROW, rows)
    entries.clear()
    mentions.clear()
    rows.clear()


class Books:
    """The mentions of the tables that were written to lately, so that a log need not be read again to write on."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[int, Book]] = OrderedDict()  # with the number of the entry that comes next
        self.erased: set[str] = set()  # who was erased since the hall was opened: what was on its way names nobody

    def stored(
        self, connection: sqlite3.Connection, table: str, first: int, blobs: tuple[bytes, ...]
    ) -> tuple[list[bytes], list[tuple[str, int, str, str | None]]]:
        """Return entries as they are stored, and the mentions that are new."""
        at, book = self.kept.get(table, (0, Book()))
        if at != first:
            book = Book(read_mentions(connection, table))
            for (entry,) in connection.execute("SELECT entry FROM log WHERE table_id = ? AND number < ? ORDER BY number", (table, first)):
                book.read(entry)
        stored = [book.written(blob) for blob in blobs]
        fresh, book.fresh = book.fresh, []
        self.kept[table] = (first + len(blobs), book)
        self.kept.move_to_end(table)
        if len(self.kept) > MOST_BOOKS:
            self.kept.popitem(last=False)
        return stored, [(table, *(row if row[1] not in self.erased else emptied(row))) for row in fresh]


def emptied(row: Row) -> Row:
    """Return a mention of whom nothing is kept any more."""
    return row[0], "", None if row[2] is None else ""


def read_mentions(connection: sqlite3.Connection, table: str) -> list[Row]:
    """Return the mentions of a table."""
    return connection.execute("SELECT number, person, text FROM mentions WHERE table_id = ?", (table,)).fetchall()


def write_opening(connection: sqlite3.Connection, change: Change, table: str) -> None:
    """Write who sits at a table, and its secret."""
    if change.people is not None:
        connection.execute("DELETE FROM sittings WHERE table_id = ?", (table,))
        connection.executemany("INSERT OR IGNORE INTO sittings VALUES (?, ?)", [(person, table) for person in change.people])
    if change.secret is not None:
        connection.execute("INSERT INTO secrets VALUES (?, ?)", (table, change.secret))


def write_person(run: Run, change: Change) -> None:
    """Write what a change says of a person, their passes and codes."""
    if change.person is not None:
        run("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", msgspec.structs.astuple(change.person))
    if change.token is not None:
        token, opens = change.token
        run("DELETE FROM passes WHERE until BETWEEN 1 AND ?", (opens.made,))
        run("INSERT OR REPLACE INTO passes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (token, *msgspec.structs.astuple(opens)))
    if change.revoke is not None:
        run("DELETE FROM passes WHERE token = ?", (change.revoke,))
    if change.saw is not None:
        run("UPDATE passes SET seen = ?2 WHERE token = ?1", change.saw)
    if change.code is not None:
        run("INSERT OR REPLACE INTO codes VALUES (?, ?, ?)", change.code)
    if change.shun is not None:
        run("DELETE FROM shuns WHERE person = ? AND other = ?", (change.shun.person, change.shun.other))
        if change.shun.how is not None:
            run("INSERT INTO shuns VALUES (?, ?, ?)", msgspec.structs.astuple(change.shun))
    if change.report is not None:
        *columns, lines, why = msgspec.structs.astuple(change.report)
        run("INSERT INTO reports VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)", (*columns, msgspec.json.encode(lines), why))


def take(run: Run, wish: Take) -> str | None:
    """Use up a code, and with it all that are too old; return whom it stood for."""
    found = run("SELECT person FROM codes WHERE code = ? AND until >= ?", (wish.code, wish.now)).fetchone()
    run("DELETE FROM codes WHERE code = ? OR until < ?", (wish.code, wish.now))
    return found[0] if found else None


class Writer:
    """The thread that writes."""

    def __init__(self, path: Path, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.connection = connection
        self.loop = loop
        self.books = Books()
        self.waiting: SimpleQueue[Wish | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="heorot-writer", daemon=True)
        self.thread.start()

    def ask(self, what: Change | Take) -> asyncio.Future[str | None]:
        """Put a wish in the queue; what is returned is done when it is durable."""
        done: asyncio.Future[str | None] = self.loop.create_future()
        self.waiting.put(Wish(what, done))
        return done

    def stop(self) -> None:
        """Write what waits, and end."""
        self.waiting.put(None)
        self.thread.join()

    def work(self) -> None:
        """Write group after group until told to stop, which is the last thing in the queue."""
        going = True
        while going:
            group, going = self.gather()
            if group:
                self.settle(group)
                with suppress(RuntimeError):  # a loop that has been closed: nobody waits any more
                    self.loop.call_soon_threadsafe(tell_all, group)

    def gather(self) -> tuple[list[Wish], bool]:
        """Wait for a wish, and return it with all that have come with it, and whether there is more to come."""
        group: list[Wish] = []
        wish = self.waiting.get()
        with suppress(Empty):
            while wish is not None:
                group.append(wish)
                if len(group) == MOST_CHANGES:
                    break
                wish = self.waiting.get_nowait()
        return group, wish is not None

    def settle(self, group: list[Wish]) -> None:
        """Write a group, or all of it that can be written: where one wish spoils it, halves of it are tried."""
        try:
            self.commit(group)
        except Exception as why:
            self.undo()
            if is_of_the_disk(why):
                for wish in group:
                    wish.fault = ReadOnly(f"{self.path}: nothing can be written: {why}")
            elif len(group) == 1:
                group[0].fault = fault_of(group[0].what, why)
            else:
                middle = len(group) // 2
                self.settle(group[:middle])
                self.settle(group[middle:])

    def commit(self, group: list[Wish]) -> None:
        """Write a group, all of it or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        write_group(self.connection, group, self.books)
        self.connection.execute("COMMIT")

    def undo(self) -> None:
        """Leave a transaction that has failed, if SQLite has not left it by itself."""
        self.books.kept.clear()
        with suppress(sqlite3.Error):
            self.connection.rollback()


def is_of_the_disk(why: Exception) -> bool:
    """Return whether an error is of the file or the disk, which are full, locked, broken or not to be written, and of no one change."""
    return isinstance(why, sqlite3.OperationalError) or type(why) is sqlite3.DatabaseError


def fault_of(what: Change | Take, why: Exception) -> Exception:
    """Return what to tell whoever wished for something that alone could not be written."""
    if isinstance(what, Change) and isinstance(why, sqlite3.IntegrityError):
        table = what.row.id if what.row is not None else what.table
        return Fenced(f"table {table}: somebody else has written here, or what comes before is missing: {why}")
    return why


def make_file(path: Path) -> None:
    """Make sure that there is a file, which only its owner reads; SQLite gives the same rights to the files beside it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def claim(path: Path) -> int:
    """Make this process the only one that has a hall open; return the lock's handle, which frees it when closed."""
    handle = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(handle)
    except OSError as why:
        os.close(handle)
        if why.errno in TAKEN:
            raise HeorotError(f"{path}: this hall is open elsewhere") from None
        raise
    return handle


if sys.platform == "win32":  # untested: written by the documentation of msvcrt.locking
    import msvcrt

    def lock(handle: int) -> None:
        """Lock a file for this process alone: its first byte, which need not exist."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock a file for this process alone."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def connect_writer(path: Path) -> sqlite3.Connection:
    """Return the connection that writes, each commit to the disk itself; a new file gets its schema, an older one is brought up to it."""
    version = version_of(path)
    connection = connect(path.absolute().as_uri())
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # whoever is forgotten is not left in the file's free space
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {JOURNAL}")
        if not version:
            connection.executescript(SCHEMA)
        elif version < VERSION:
            renew(path, connection, version)
    except sqlite3.Error as why:
        connection.close()
        raise HeorotError(f"{path}: this hall cannot be opened: {why}") from None
    except HeorotError:
        connection.close()
        raise
    return connection


class SqliteStore(HostRows):
    """A hall kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = -1
        self.writer: Writer | None = None
        self.reader: sqlite3.Connection | None = None
        self.reading = ThreadPoolExecutor(1, "heorot-reader")

    async def open(self) -> None:
        """Make ready to read and write."""
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self.reading, self.connect)
        self.writer = Writer(self.path, connection, loop)

    def connect(self) -> sqlite3.Connection:
        """Claim the file, connect to it for reading, and return the connection to write by."""
        try:
            make_file(self.path)
            self.lock = claim(self.path)
        except OSError as why:
            raise HeorotError(f"{self.path}: this hall cannot be opened: {why.strerror}") from None
        try:
            writer = connect_writer(self.path)
        except HeorotError:
            os.close(self.lock)
            raise
        self.reader = connect(self.path.absolute().as_uri())
        self.reader.execute("PRAGMA query_only = ON")
        return writer

    async def close(self) -> None:
        """Write what is still to be written, and let go."""
        writer, self.writer = self.writer, None
        if writer is not None:
            await asyncio.to_thread(writer.stop)
            await asyncio.get_running_loop().run_in_executor(self.reading, self.disconnect, writer.connection)

    def disconnect(self, writer: sqlite3.Connection) -> None:
        """Close both connections, the writer's last, for the last one tidies up; then let others open the hall."""
        if self.reader is not None:
            self.reader.close()
            self.reader = None
        writer.close()
        os.close(self.lock)

    def opened(self) -> Writer:
        """Return the writer of a hall that is open."""
        if self.writer is None:
            raise HeorotError(f"{self.path}: this hall is closed")
        return self.writer

    async def write(self, change: Change) -> None:
        """Write a change, durably. Raises Fenced or ReadOnly; then nothing of it is kept."""
        await self.opened().ask(change)

    async def take_code(self, code: bytes, now: int) -> str | None:
        """Return the person a code's hash stands for; the code is used up (durably), and so is one that is too old."""
        return await self.opened().ask(Take(code, now))

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Return all rows of a query; every write that has returned is in them."""
        return await self.opened().loop.run_in_executor(self.reading, self.fetch, sql, values)

    def fetch(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        """Return all rows of a query, on the reader's thread."""
        assert self.reader is not None
        return self.reader.execute(sql, values).fetchall()

    async def log(self, table: str) -> list[bytes]:
        """Return a table's log, from its first entry."""
        return await self.opened().loop.run_in_executor(self.reading, self.fetch_log, table)

    def fetch_log(self, table: str) -> list[bytes]:
        """Return a table's log with what its references stand for, on the reader's thread."""
        assert self.reader is not None
        return read_log(self.reader, table)

    async def broken(self) -> tuple[list[str], list[Aside]]:
        """Look the whole file over, quickly: return what is wrong with it, and which tables cannot be read."""
        assert self.reader is not None
        return await self.opened().loop.run_in_executor(self.reading, looked_over, self.reader)

    async def row(self, table: str) -> TableRow | None:
        """Return a table as it is listed."""
        return first(row_of(*found) for found in await self.read(f"{ROW} WHERE id = ?", table))

    async def secret(self, table: str) -> bytes | None:
        """Return the dealer's secret of a table."""
        return first(secret for (secret,) in await self.read("SELECT secret FROM secrets WHERE table_id = ?", table))

    async def by_code(self, code: str) -> str | None:
        """Return the table of a room code."""
        return first(table for (table,) in await self.read("SELECT id FROM tables WHERE code = ? AND code <> ''", code))

    async def listed(self, most: int, since: int = -1, share: int = 100, person: str = "") -> list[TableRow]:
        """Return the tables that a person may find and join, touched since a time, at most so many of one opener."""
        return [row_of(*row) for row in await self.read(OPEN, since, share, most, person)]

    async def waits_at(self, person: str, since: int) -> int:
        """Return at how many listed tables of others, touched since a time, a person sits that still gather."""
        found = await self.read(WAITS, person, since)
        return int(found[0][0])

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Return the tables at which a person sits or sat, the latest first."""
        found = await self.read(
            f"{ROW} JOIN sittings ON table_id = id WHERE person = ? AND stage <> 'aside' ORDER BY touched DESC LIMIT ?", person, most
        )
        return [row_of(*row) for row in found]

    async def person(self, person: str) -> Person | None:
        """Return a person by id."""
        return first(Person(*found) for found in await self.read("SELECT id, name, created FROM people WHERE id = ?", person))

    async def admit(self, token: bytes) -> Pass | None:
        """Return what a token opens, by its hash."""
        return first(Pass(*found) for found in await self.read(f"{PASS} WHERE token = ?", token))

    async def passes_of(self, person: str) -> list[tuple[bytes, Pass]]:
        """Return all passes of a person by the hashes of their tokens, the last used first."""
        found = await self.read(PASS.replace("SELECT", "SELECT token,") + " WHERE person = ? ORDER BY seen DESC, made DESC, token", person)
        return [(token, Pass(*opens)) for token, *opens in found]

    async def shunned(self, person: str) -> list[tuple[str, Shunning, str]]:
        """Return whom a person mutes or blocks, how, and their names; a name is empty where they were forgotten."""
        return await self.read(
            "SELECT other, how, coalesce(name, '') FROM shuns LEFT JOIN people ON id = other WHERE person = ? ORDER BY other", person
        )

    async def blocked(self, person: str) -> frozenset[str]:
        """Return whom a person blocks."""
        return frozenset(other for (other,) in await self.read("SELECT other FROM shuns WHERE person = ? AND how = 'block'", person))

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return who blocks a person."""
        return frozenset(one for (one,) in await self.read("SELECT person FROM shuns WHERE other = ? AND how = 'block'", person))

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, the latest first."""
        found = await self.read(f"{REPORT} ORDER BY number DESC LIMIT ?", most)
        return [report_of(*row) for row in found]


def read_log(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """Return a table's log with what its references stand for; both as they are at one moment."""
    connection.execute("BEGIN")
    try:
        book = Book(read_mentions(connection, table))
        rows = connection.execute("SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        if rows and rows[-1][0] - rows[0][0] != len(rows) - 1:
            raise sqlite3.DatabaseError("entries of this log are missing")
        return [book.read(entry) for _, entry in rows]
    finally:
        connection.execute("COMMIT")


def row_of(table: str, code: str, game: str, stage: str, listed: int, touched: int, summary: bytes, opener: str, free: int) -> TableRow:
    """Return a table as it is listed, from its columns."""
    return TableRow(table, code, game, stage, bool(listed), touched, summary, opener, bool(free))


def report_of(at: int, table: str, reporter: str, reporter_name: str, person: str, name: str, lines: bytes, why: str) -> Report:
    """Return what was reported, from its columns."""
    return Report(at, table, reporter, reporter_name, person, name, msgspec.json.decode(lines, type=list[Line]), why)


def first(found: Iterator[Found]) -> Found | None:
    """Return the only thing found, or nothing."""
    return next(found, None)
