"""`heorot check` and `heorot backup`: whether a hall's file is sound, table by table, and a copy of it; also while the hall runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

import heorot
from heorot.core.dealing import canonical
from heorot.core.errors import HeorotError
from heorot.core.record import Replay
from heorot.records import check_signature
from heorot.server.signing import KEPT_AS, names_erased, renewed
from heorot.server.store.checking import looked_over, tables
from heorot.server.store.schema import VERSION, connect, copy, version_of
from heorot.server.store.sqlite import read_log
from heorot.server.tables.table import Table
from heorot.signing import HallKey


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a hall: with one table, or with the file."""

    why: str
    table: str = ""


class Findings(msgspec.Struct):
    """What a look over a hall has come to."""

    tables: int = 0
    records: int = 0  # that were verified
    entries: int = 0
    people: int = 0
    aside: int = 0
    wrong: list[Finding] = []


def opened(path: Path, older: bool = False) -> sqlite3.Connection:
    """Return a connection that only reads a hall, of today's schema or also of an older one."""
    if not path.exists():
        raise HeorotError(f"{path}: there is no hall")
    version = version_of(path)
    if version != VERSION and not (older and version):
        raise HeorotError(f"{path}: this hall is of version {version}: open it once by this Heorot, which brings it up to {VERSION}")
    connection = connect(path.absolute().as_uri() + "?mode=ro")
    connection.execute("PRAGMA query_only = ON")
    return connection


def check(path: Path, tell: Callable[[str], None] = lambda text: None) -> Findings:
    """Look a hall over wholly: the file, every log, every record."""
    found = Findings(wrong=[])
    with closing(opened(path)) as connection:
        said, broken = looked_over(connection, whole=True)
        found.wrong += [Finding(f"the file is damaged: {sentence}") for sentence in said]
        found.wrong += [Finding(one.why, one.table) for one in broken]
        key = secret_of(connection, KEPT_AS)
        public = HallKey(key).public if key else ""
        if not key:
            found.wrong.append(Finding("the hall has no key to sign by"))
        known = {one.table for one in broken}
        all_of_them = tables(connection)
        for number, table in enumerate(all_of_them, 1):
            tell(f"{number} of {len(all_of_them)} tables")
            found.tables += 1
            if table not in known:
                found.wrong += [Finding(why, table) for why in wrong_with(connection, table, public, found)]
        for name, sql in (("people", "SELECT count(*) FROM people"), ("aside", "SELECT count(*) FROM aside")):
            try:
                setattr(found, name, connection.execute(sql).fetchone()[0])
            except sqlite3.DatabaseError as why:
                found.wrong.append(Finding(f"the file is damaged: {why}"))
    return found


def secret_of(connection: sqlite3.Connection, table: str) -> bytes | None:
    """Return the secret of a table, or the hall's."""
    row = connection.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,)).fetchone()
    return row[0] if row else None


def wrong_with(connection: sqlite3.Connection, id: str, public: str, found: Findings) -> Iterator[str]:
    """Give what is wrong with a table: its log must lead somewhere, and its record verify as the hall's."""
    secret = secret_of(connection, id)
    assert secret is not None
    table = Table(id, secret)
    try:
        blobs = read_log(connection, id)
        table.read(blobs)
    except sqlite3.DatabaseError as why:
        yield f"its log cannot be read: {why}"
        return
    except (HeorotError, msgspec.MsgspecError, KeyError, IndexError, AssertionError, AttributeError) as why:
        yield f"its log does not fold: {str(why).splitlines()[0] if str(why) else type(why).__name__}"
        return
    found.entries += len(blobs)
    row = connection.execute("SELECT stage FROM tables WHERE id = ?", (id,)).fetchone()
    if row is not None and row[0] != table.stage:
        yield f"it is listed as {row[0]}, but its log says {table.stage}"
    if table.stage != "finished" or table.state.frozen:
        return
    try:
        verify(table, public)
        found.records += 1
    except HeorotError as why:
        yield f"its record does not verify: {why}"


def verify(table: Table, public: str) -> None:
    """Verify the record of a finished table; where the hall signs, it must be signed by this hall."""
    signed, lines = table.state.signed, table.state.lines
    if names_erased(lines[0]):
        text, public = renewed(lines, None), ""
    else:
        text = "\n".join([*lines, *([canonical(["signed", signed.hall, signed.signature])] if signed else [])]) + "\n"
    replay = Replay(text, heorot.game)
    replay.verify()
    check_signature(replay, public if signed else "")


def backup(path: Path, to: Path) -> dict[str, Any]:
    """Copy a hall, whether or not it runs, with the key by which it signs, into a new file; the copy is looked over."""
    with closing(opened(path, older=True)) as connection:
        copy(connection, to)
    with closing(opened(to, older=True)) as made:
        said, broken = looked_over(made)
        tables_there, people = (made.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "people"))
        key = secret_of(made, KEPT_AS)
    wrong = [*said, *(f"table {one.table}: {one.why}" for one in broken)]
    return {"file": str(to), "bytes": to.stat().st_size, "tables": tables_there, "people": people, "key": bool(key), "wrong": wrong}
