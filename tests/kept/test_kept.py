"""Every schema there ever was opens, after a copy; its tables are what they were, its games go on, and its people can be erased."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from heorot import records
from heorot.core.errors import HeorotError
from heorot.core.record import Replay
from heorot.core.rng import Rng
from heorot.server import protocol
from heorot.server.store import schema
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables import log
from tests.kept.files import SCHEMAS, Again, facts, laid
from tests.server.house import House

CASES = [(number, title) for number in SCHEMAS for title in facts(number)["tables"]]


@pytest.fixture
def again(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Again]:
    found = Again(request.param, tmp_path)
    yield found
    found.close()


def version(path: Path) -> int:
    """Return the number of a file's schema."""
    with closing(sqlite3.connect(path)) as file:
        found: int = file.execute("PRAGMA user_version").fetchone()[0]
    return found


def dump(path: Path) -> list[str]:
    """Return all that a file has."""
    with closing(sqlite3.connect(path)) as file:
        return list(file.iterdump())


def test_there_is_a_hall_of_every_schema_but_todays(tmp_path: Path) -> None:
    assert [version(laid(number, tmp_path / f"{number}.db")) for number in range(1, schema.VERSION)] == list(range(1, schema.VERSION))
    assert sorted(schema.STEPS) == list(range(1, schema.VERSION))


@pytest.mark.parametrize("number", range(1, schema.VERSION))
def test_an_older_hall_is_copied_before_it_is_changed(number: int, tmp_path: Path) -> None:
    path = laid(number, tmp_path / "hall.db")
    before = dump(path)
    House(path).close()
    copy = tmp_path / f"hall.db.schema-{number}"
    assert (version(path), version(copy)) == (schema.VERSION, number)
    assert dump(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    House(path).close()  # and not again
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hall.db", "hall.db.lock", copy.name]


def shape(path: Path) -> list[tuple[Any, ...]]:
    """Return what tables and indexes a file has, and their columns."""
    with closing(sqlite3.connect(path)) as file:
        names = file.execute("SELECT type, name, tbl_name FROM sqlite_master ORDER BY name").fetchall()
        return [(*one, *file.execute(f"PRAGMA {'table' if one[0] == 'table' else 'index'}_info({one[1]})").fetchall()) for one in names]


@pytest.mark.parametrize("number", range(1, schema.VERSION))
def test_an_older_hall_becomes_what_a_new_one_is(number: int, tmp_path: Path) -> None:
    House(laid(number, tmp_path / "old.db")).close()
    House(tmp_path / "new.db").close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


@pytest.mark.parametrize("number", range(1, schema.VERSION))
def test_a_step_that_fails_leaves_the_hall_as_it_was(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = laid(number, tmp_path / "hall.db")
    before = dump(path)

    def stumble(connection: sqlite3.Connection) -> None:
        schema.refer(connection)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setitem(schema.STEPS, schema.VERSION - 1, stumble)
    with pytest.raises(HeorotError, match=r"^[^\n]+ this hall cannot be opened: database or disk is full$"):
        asyncio.run(SqliteStore(path).open())
    assert (version(path), dump(path)) == (number, before)


def test_a_hall_that_cannot_be_copied_is_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = laid(3, tmp_path / "hall.db")
    before = dump(path)

    def full(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(schema, "sync", full)
    with pytest.raises(HeorotError, match="no copy of the hall could be made: No space left on device"):
        asyncio.run(SqliteStore(path).open())
    assert (version(path), dump(path)) == (3, before)
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(("again", "title"), CASES, indirect=["again"])
def test_a_table_is_what_it_was_entry_by_entry(again: Again, title: str) -> None:
    fact = again.facts["tables"][title]
    entries = [[logged.at, log.encode(logged).decode()] for logged in again.house.log(fact["id"])]
    assert sha256(json.dumps(entries).encode()).hexdigest() == fact["log"]
    table = again.house.table(fact["id"])
    assert (table.stage, table.seq, table.entries, list(table.state.lines)) == (fact["stage"], fact["seq"], fact["entries"], fact["lines"])
    assert [[seat.kind, seat.name, seat.person, seat.bot] for seat in table.seats] == fact["seats"]
    assert (table.match.record.state.digest() if table.begun else "") == fact["digest"]


@pytest.mark.parametrize(("again", "title"), [(n, t) for n, t in CASES if "running" in t or t == "void"], indirect=["again"])
def test_a_running_game_goes_on_to_its_end(again: Again, title: str, tmp_path: Path) -> None:
    id = again.facts["tables"][title]["id"]
    play_out(again, id)
    verified(again, id, tmp_path)
    assert again.house.record(id).splitlines()[: len(again.facts["tables"][title]["lines"])] == again.facts["tables"][title]["lines"]


@pytest.mark.parametrize("again", SCHEMAS, indirect=True)
def test_salts_that_were_promised_are_revealed(again: Again, tmp_path: Path) -> None:
    fact = again.facts["tables"]["sealing"]
    person = again.people[fact["seats"][1][2]]
    again.house.do(person, fact["id"], protocol.Reveal, seat=1, salt=again.facts["salts"]["sealing"][1])
    play_out(again, fact["id"])
    verified(again, fact["id"], tmp_path)


@pytest.mark.parametrize("again", SCHEMAS, indirect=True)
def test_whoever_had_a_browser_there_is_known(again: Again) -> None:
    for id, name, token in again.facts["people"]:
        _, person = again.house.run(again.house.hall.admit(token))
        assert (person.id, person.name) == (id, name)


@pytest.mark.parametrize("number", range(1, schema.VERSION))
def test_no_name_and_no_id_is_left_in_a_log_but_as_a_reference(number: int, tmp_path: Path) -> None:
    House(laid(number, tmp_path / "hall.db")).close()
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
        people = file.execute("SELECT id, name FROM people").fetchall()
        text = b"\n".join(entry for (entry,) in file.execute("SELECT entry FROM log"))
        texts = {text for (text,) in file.execute("SELECT text FROM mentions WHERE text IS NOT NULL")}
    assert people
    for id, name in people:
        assert id.encode() not in text
        assert json.dumps(name, ensure_ascii=False).encode() not in text
    assert len(texts & {name for _, name in people}) > 2


def play_out(again: Again, id: str) -> None:
    """Let people play at random until the game is over."""
    if again.house.bots.ready is not None:
        again.house.hold()
    rng = Rng(5)
    for _ in range(5_000):
        table = again.house.table(id)
        waiting = [seat for seat in table.actors() if not table.seats[seat].player]
        if table.stage != "playing" or not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        person = table.seats[seat].person
        game = again.house.glance(id, person, seat).game
        assert game is not None
        legal = sorted(game.legal or {})
        again.house.do(again.people[person], id, protocol.Move, seat=seat, move=legal[rng.below(len(legal))])
    assert again.house.table(id).stage == "finished"


def verified(again: Again, id: str, folder: Path) -> Replay:
    """Return the verified record of a table."""
    path = folder / "record.jsonl"
    path.write_text(again.house.record(id), "utf-8")
    replay = records.verify(path)
    assert replay.signature is not None
    return replay
