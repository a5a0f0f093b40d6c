"""Every store keeps what it has acknowledged, refuses what it must, and never keeps half a change."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from heorot.core.errors import HeorotError
from heorot.server.store.base import Change, Fenced, Pass, Person, ReadOnly, Store, TableRow
from heorot.server.store.schema import APPLICATION, VERSION
from heorot.server.store.sqlite import MOST_CHANGES, SqliteStore

ANN = Person("ann", "Ann", 5)


@dataclass
class House:
    """One kind of store, and what the tests do to it from outside."""

    make: Callable[[], Store]
    elsewhere: str  # how another process makes it
    look: Callable[[str], list[bytes]]  # a table's log, as a stranger finds it on the disk
    fill: Callable[[Store], None]  # the disk takes nothing more
    clear: Callable[[Store], None]  # the disk has room again


def sqlite_house(folder: Path) -> House:
    path = folder / "hall" / "hall.db"

    def look(table: str) -> list[bytes]:
        with closing(sqlite3.connect(path)) as connection:
            return [row[0] for row in connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,))]

    def limit(store: Store, pages: int) -> None:
        assert isinstance(store, SqliteStore)
        assert store.writer is not None
        store.writer.connection.execute(f"PRAGMA max_page_count = {pages}")  # never less than the file has

    elsewhere = f"from heorot.server.store.sqlite import SqliteStore\nfrom pathlib import Path\nstore = SqliteStore(Path({str(path)!r}))\n"
    return House(lambda: SqliteStore(path), elsewhere, look, lambda store: limit(store, 1), lambda store: limit(store, 1_000_000))


@pytest.fixture(params=[sqlite_house], ids=["sqlite"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    made: House = request.param(tmp_path)
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall" / "hall.db"


def visit(house: House, *deeds: Callable[[Store], Awaitable[None]]) -> None:
    """Do each deed in a store that has been opened for it, and is closed after it."""

    async def one(deed: Callable[[Store], Awaitable[None]]) -> None:
        store = house.make()
        await store.open()
        try:
            await deed(store)
        finally:
            await store.close()

    for deed in deeds:
        asyncio.run(one(deed))


async def faults(store: Store, *changes: Change) -> list[type[BaseException] | None]:
    """Write all at once; return what each was told."""
    told = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    return [None if fault is None else type(fault) for fault in told]


def nothing(*found: object) -> bool:
    return all(thing is None for thing in found)


def row(table: str, code: str = "", touched: int = 0, stage: str = "gathering", listed: bool = True) -> TableRow:
    return TableRow(table, code, "voluspa", stage, listed, touched, b'{"seats":2}')


def test_everything_written_is_read_after_reopening(house: House) -> None:
    opening = Change(
        table="t",
        first=1,
        log=(b"one", b"\x00two\xff", b""),
        row=row("t", "WOLF"),
        people=("ann", "bob", "ann"),
        secret=b"\x00secret",
        person=ANN,
        token=(b"hash", Pass("ann", "t", 1)),
        code=(b"code", "ann", 10),
    )

    async def write(store: Store) -> None:
        await store.write(opening)
        await read(store)

    async def read(store: Store) -> None:
        assert await store.log("t") == [b"one", b"\x00two\xff", b""]
        assert await store.row("t") == row("t", "WOLF")
        assert await store.secret("t") == b"\x00secret"
        assert await store.by_code("WOLF") == "t"
        assert await store.listed(9) == await store.tables_of("ann", 9) == await store.tables_of("bob", 9) == [row("t", "WOLF")]
        assert await store.person("ann") == ANN
        assert await store.admit(b"hash") == Pass("ann", "t", 1)

    async def take(store: Store) -> None:
        assert await store.take_code(b"code", 9) == "ann"

    visit(house, write, read, take)


def test_what_is_not_there_is_not_found(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change())
        await store.write(Change(row=row("t")))
        assert await store.log("t") == [] == await store.tables_of("ann", 9)
        assert nothing(await store.row("u"), await store.secret("t"), await store.person("ann"))
        assert nothing(await store.admit(b""), await store.take_code(b"", 0))
        assert nothing(await store.by_code("WOLF"), await store.by_code(""))

    visit(house, deed)


def test_a_row_and_a_person_replace_what_was_there(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(row=row("t", "WOLF", 1), people=("ann", "bob"), person=ANN))
        await store.write(Change(row=row("t", "", 2, "over", False), people=("bob",), person=Person("ann", "Anna", 6)))
        await store.write(Change(row=row("t", "", 3, "over", False)))
        assert await store.row("t") == row("t", "", 3, "over", False)
        assert await store.by_code("WOLF") is None
        assert await store.tables_of("ann", 9) == [] == await store.listed(9)
        assert await store.tables_of("bob", 9) == [row("t", "", 3, "over", False)]
        assert await store.person("ann") == Person("ann", "Anna", 6)

    visit(house, deed)


def test_lists_give_the_latest_first_and_no_more_than_asked(house: House) -> None:
    async def deed(store: Store) -> None:
        kinds = [("a", 5, "gathering", True), ("b", 9, "playing", True), ("c", 7, "gathering", False), ("d", 8, "gathering", True)]
        for table, touched, stage, listed in kinds:
            await store.write(Change(row=row(table, "", touched, stage, listed), people=("ann",)))
        await store.write(Change(row=row("a", "", 10)))
        assert [found.id for found in await store.listed(9)] == ["a", "d"]
        assert [found.id for found in await store.listed(1)] == ["a"]
        assert [found.id for found in await store.tables_of("ann", 9)] == ["a", "b", "d", "c"]
        assert [found.id for found in await store.tables_of("ann", 2)] == ["a", "b"]

    visit(house, deed)


def test_a_room_code_is_one_tables_only_and_may_be_used_again(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(row=row("a", "WOLF")))
        with pytest.raises(Fenced):
            await store.write(Change(table="b", first=1, log=(b"x",), row=row("b", "WOLF")))
        assert await store.row("b") is None
        assert await store.log("b") == []
        assert await store.by_code("WOLF") == "a"
        assert await faults(store, Change(row=row("a")), Change(row=row("b", "WOLF")), Change(row=row("c"))) == [None] * 3
        assert await store.by_code("WOLF") == "b"

    visit(house, deed)


def test_what_is_written_at_once_keeps_its_order_and_is_on_the_disk_when_it_returns(house: House) -> None:
    async def deed(store: Store) -> None:
        async def write(number: int) -> None:
            await store.write(Change(table="t", first=number, log=(b"%d" % number,), row=row("t", touched=number)))
            assert number % 500 or len(house.look("t")) >= number

        most = 2 * MOST_CHANGES + 500
        await asyncio.gather(*map(write, range(1, most + 1)))
        assert await store.log("t") == [b"%d" % number for number in range(1, most + 1)] == house.look("t")
        assert await store.row("t") == row("t", touched=most)

    visit(house, deed)


def test_a_read_sees_every_write_that_returned(house: House) -> None:
    async def deed(store: Store) -> None:
        async def table(name: str) -> None:
            for number in range(1, 30):
                await store.write(Change(table=name, first=number, log=(b"x",)))
                assert len(await store.log(name)) == number

        await asyncio.gather(*map(table, "abcdefgh"))

    visit(house, deed)


def test_a_fenced_change_fails_alone_and_whole(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(table="t", first=1, log=(b"1", b"2", b"3")))
        changes = [Change(table=f"u{number}", first=1, log=(b"x",), row=row(f"u{number}")) for number in range(20)]
        changes[7] = Change(table="t", first=3, log=(b"other", b"4"), row=row("t"), people=("ann",), secret=b"s", person=ANN)
        changes[13] = Change(table="t", first=4, log=(b"4",))
        told = await faults(store, *changes)
        assert told == [Fenced if number == 7 else None for number in range(20)]
        assert await store.log("t") == [b"1", b"2", b"3", b"4"]
        assert nothing(await store.row("t"), await store.secret("t"), await store.person("ann"))
        assert await store.tables_of("ann", 9) == []
        assert len(await store.listed(99)) == 18

    visit(house, deed)


def test_a_log_has_no_holes(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(table="t", first=1, log=(b"1",)))
        told = await faults(store, Change(table="t", first=1, log=(b"1", b"2")), Change(table="t", first=3, log=(b"3",)))
        assert told == [Fenced, Fenced]
        assert await store.log("t") == [b"1"]

    visit(house, deed)


def test_a_secret_is_written_once(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(row=row("t"), secret=b"s"))
        with pytest.raises(Fenced):
            await store.write(Change(row=row("t"), secret=b"other"))
        assert await store.secret("t") == b"s"

    visit(house, deed)


def test_a_change_that_no_database_takes_fails_alone(house: House) -> None:
    async def deed(store: Store) -> None:
        bad = Change(person=Person("\ud800", "half a letter", 0))
        huge = Change(row=row("huge", touched=1 << 70))
        told = await faults(store, Change(row=row("a")), bad, huge, Change(row=row("b")))
        assert told[0] is told[3] is None
        assert None not in told[1:3]
        assert [found.id for found in await store.listed(9)] in (["a", "b"], ["b", "a"])

    visit(house, deed)


def test_whoever_no_longer_waits_harms_nobody(house: House) -> None:
    async def deed(store: Store) -> None:
        gone = asyncio.ensure_future(store.write(Change(table="t", first=1, log=(b"1",))))
        await asyncio.sleep(0)
        gone.cancel()
        await store.write(Change(table="t", first=2, log=(b"2",)))
        assert await store.log("t") == [b"1", b"2"]

    visit(house, deed)


def test_closing_writes_what_waits(house: House) -> None:
    async def write(store: Store) -> None:
        waiting = asyncio.gather(*(store.write(Change(table="t", first=number, log=(b"x",))) for number in range(1, 3000)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        with pytest.raises(HeorotError, match="closed"):
            await store.write(Change())
        with pytest.raises(HeorotError, match="closed"):
            await store.log("t")

    async def read(store: Store) -> None:
        assert len(await store.log("t")) == 2999

    visit(house, write, read)


def test_a_code_works_once_and_in_its_time(house: House) -> None:
    async def deed(store: Store) -> None:
        for code in (b"once", b"late", b"old", b"many"):
            await store.write(Change(code=(code, "ann", 50 if code == b"old" else 100)))
        assert await store.take_code(b"once", 99) == "ann"
        assert await store.take_code(b"once", 99) is None
        assert await store.take_code(b"old", 0) is None  # it went when a code was taken after its time
        taken = await asyncio.gather(*(store.take_code(b"many", 99) for _ in range(40)))
        assert sorted(taken, key=str) == [None] * 39 + ["ann"]
        assert await store.take_code(b"late", 101) is None
        assert await store.take_code(b"late", 99) is None

    async def after(store: Store) -> None:
        assert nothing(await store.take_code(b"once", 99), await store.take_code(b"many", 99))

    visit(house, deed, after)


def test_a_revoked_pass_opens_nothing(house: House) -> None:
    async def deed(store: Store) -> None:
        await asyncio.gather(*(store.write(Change(token=(token, Pass("ann")))) for token in (b"1", b"2")))
        await store.write(Change(revoke=b"1"))
        assert await store.admit(b"1") is None
        assert await store.admit(b"2") == Pass("ann")

    visit(house, deed)


def test_forgetting_a_person_leaves_others_and_the_logs(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(table="t", first=1, log=(b"Ann sits down",), row=row("t"), people=("ann", "bob")))
        for person in ("ann", "bob"):
            name = person.encode()
            await store.write(Change(person=Person(person, person, 0), token=(name, Pass(person)), code=(name, person, 100)))
        await store.write(Change(token=(b"program", Pass("ann", "t", 0))))
        await store.write(Change(forget="ann"))
        assert nothing(await store.person("ann"), await store.admit(b"ann"), await store.admit(b"program"))
        assert await store.tables_of("ann", 9) == []
        assert await store.take_code(b"ann", 0) is None
        assert await store.person("bob") == Person("bob", "bob", 0)
        assert await store.admit(b"bob") == Pass("bob")
        assert await store.tables_of("bob", 9) == [row("t")]
        assert await store.take_code(b"bob", 0) == "bob"
        assert await store.log("t") == [b"Ann sits down"]

    visit(house, deed)


def test_a_full_disk_keeps_nothing_is_read_and_may_have_room_again(house: House) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(table="t", first=1, log=(b"1",), code=(b"code", "ann", 100)))
        house.fill(store)
        big = [Change(table=f"u{number}", first=1, log=(bytes(9000),), row=row(f"u{number}"), person=ANN) for number in range(28)]
        assert await faults(store, *big) == [ReadOnly] * 28
        with pytest.raises(ReadOnly, match=r"^[^\n]+$"):
            await store.write(big[0])
        assert await store.log("t") == [b"1"] == house.look("t")
        assert await store.log("u0") == [] == await store.listed(99)
        assert await store.person("ann") is None
        house.clear(store)
        assert await faults(store, *big) == [None] * 28
        assert len(await store.listed(99)) == 28
        assert await store.take_code(b"code", 0) == "ann"

    visit(house, deed)


def test_a_second_opener_is_refused_until_the_first_has_closed(house: House) -> None:
    pytest.importorskip("fcntl")

    async def deed(store: Store) -> None:
        second = house.make()
        with pytest.raises(HeorotError, match="open elsewhere"):
            await second.open()
        await second.close()
        await store.write(Change(row=row("t")))
        await store.close()
        await second.open()
        assert await second.row("t") == row("t")
        await second.close()

    visit(house, deed)


WRITING = """
import asyncio, sys
from heorot.server.store.base import Change

async def table(store, name):
    number = len(await store.log(name)) + 1
    while True:
        await store.write(Change(table=name, first=number, log=(b"%d" % number, b"%d" % (number + 1))))
        number += 2
        sys.stdout.write(f"{name} {number - 1}\\n")
        sys.stdout.flush()

async def main():
    await store.open()
    await asyncio.gather(*(table(store, f"t{number}") for number in range(20)))

asyncio.run(main())
"""


def killed_writer(house: House, lines: int) -> Iterator[tuple[str, int]]:
    """Let another process write; kill it after so many acknowledgements; yield all that it gave."""
    with subprocess.Popen([sys.executable, "-c", house.elsewhere + WRITING], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for at, line in enumerate(process.stdout):
            if line.endswith("\n"):
                name, number = line.split()
                yield name, int(number)
            if at == lines:
                process.send_signal(signal.SIGKILL)


def test_what_was_acknowledged_outlives_a_kill(house: House) -> None:
    rng = random.Random(8)

    async def deed(store: Store) -> None:
        for name, number in acknowledged.items():
            log = await store.log(name)
            assert len(log) >= number
            assert len(log) % 2 == 0
            assert log == [b"%d" % at for at in range(1, len(log) + 1)]

    for _ in range(4):
        acknowledged = dict(killed_writer(house, rng.randrange(2000)))
        assert acknowledged
        visit(house, deed)


def refusal(path: Path) -> str:
    """Return why a file is not opened, having made sure that it has not been touched."""
    before = path.read_bytes()
    with pytest.raises(HeorotError, match=r"^[^\n]+$") as why:
        asyncio.run(SqliteStore(path).open())
    assert path.read_bytes() == before
    assert {file.name for file in path.parent.iterdir()} <= {path.name, path.name + ".lock"}
    return str(why.value)


@pytest.mark.parametrize("data", [b"ab", b"Dear diary,\n" * 1000, b"SQLite format 3\x00" + bytes(200)])
def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(data)
    assert "cannot be read as a hall" in refusal(path)


def test_another_programs_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"CREATE TABLE log (x); PRAGMA user_version = {VERSION};")
    assert "another program" in refusal(path)


def test_a_hall_of_another_version_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION + 1};")
    assert f"version {VERSION + 1}" in refusal(path)


def test_a_folder_that_cannot_be_made_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(HeorotError, match="cannot be opened"):
        asyncio.run(SqliteStore(tmp_path / "file" / "hall.db").open())


def test_a_hall_whose_making_was_cut_off_is_made(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")

    async def deed() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.write(Change(row=row("t")))
        await store.close()

    asyncio.run(deed())


@pytest.mark.skipif(os.name != "posix", reason="rights are other things elsewhere")
def test_only_its_owner_reads_a_hall(path: Path) -> None:
    async def deed() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.write(Change(row=row("t")))
        assert path.parent.stat().st_mode & 0o777 == 0o700
        assert {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {
            path.name + end: 0o600 for end in ("", "-wal", "-shm", ".lock")
        }
        await store.close()

    asyncio.run(deed())


def test_each_commit_goes_to_the_disk_itself(path: Path) -> None:
    async def deed() -> None:
        store = SqliteStore(path)
        await store.open()
        assert store.writer is not None
        run = store.writer.connection.execute
        assert [run(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")] == ["wal", 2]
        await store.close()

    asyncio.run(deed())


def test_lists_and_codes_are_found_by_their_indexes(path: Path) -> None:
    async def deed() -> None:
        store = SqliteStore(path)
        await store.open()
        queries: list[tuple[str, str]] = []

        def fetch(sql: str, values: tuple[object, ...]) -> list[object]:
            assert store.reader is not None
            queries.extend((sql, plan[3]) for plan in store.reader.execute("EXPLAIN QUERY PLAN " + sql, values))
            return []

        store.fetch = fetch  # type: ignore[method-assign]
        asks = (store.listed(9), store.by_code("WOLF"), store.tables_of("ann", 9), store.log("t"), store.row("t"))
        for asked in (*asks, store.shunned("ann"), store.blocked("ann"), store.blocked_by("ann")):
            await asked
        await store.close()
        assert len(queries) >= 5
        for sql, plan in queries:
            if "PARTITION" in sql:  # shares are counted by an index that has all it takes; only what is shown is sorted
                headings = ("CO-ROUTINE", "MATERIALIZE", "USE TEMP B-TREE", "LIST SUBQUERY")
                assert plan.startswith(headings) or "INDEX" in plan or "PRIMARY KEY" in plan or "subquery" in plan, plan
                continue
            assert (
                "USING INDEX" in plan or "COVERING INDEX" in plan or "PRIMARY KEY" in plan or ("sittings" in sql and "ORDER BY" in plan)
            ), (sql, plan)
            assert "sittings" in sql or "TEMP B-TREE" not in plan
        assert "SCAN tables USING COVERING INDEX tables_open" in [plan for _, plan in queries]

    asyncio.run(deed())


def test_a_copy_taken_with_its_journal_holds_what_was_acknowledged(house: House, path: Path, tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await store.write(Change(table="t", first=1, log=(b"1",)))
        (tmp_path / "copy").mkdir()
        for end in ("", "-wal"):
            shutil.copy(path.with_name(path.name + end), tmp_path / "copy" / ("hall.db" + end))

    async def read() -> None:
        store = SqliteStore(tmp_path / "copy" / "hall.db")
        await store.open()
        assert await store.log("t") == [b"1"]
        await store.close()

    visit(house, deed)
    asyncio.run(read())
