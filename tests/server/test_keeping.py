"""A hall is kept: checked, copied while it runs, its broken tables set aside; it says when its disk does not write or its port is taken."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from heorot import records
from heorot.cli import main
from heorot.core.errors import HeorotError
from heorot.server import protocol
from heorot.server.host.check import backup, check
from heorot.server.protocol import Refused
from heorot.server.signing import KEPT_AS
from heorot.server.store.base import Person, ReadOnly
from tests.kept.files import laid
from tests.server.evening import Evening
from tests.server.house import House
from tests.server.live import SOON, Live, serving
from tests.server.test_http import refused
from tests.server.test_serve import posix, running, told


@pytest.fixture
def ann(house: House) -> Person:
    return house.arrive("Ann")


def played(house: House, ann: Person) -> str:
    """Return a table at which a game was played to its end."""
    id = house.lay(ann, "fists", 2, seats=["me", "random"])
    house.do(ann, id, protocol.Start)
    while house.table(id).stage == "playing":
        game = house.glance(id, ann.id, 0).game
        assert game is not None
        house.do(ann, id, protocol.Move, seat=0, move=sorted(game.legal or {})[0])
    return id


def spoil(path: Path, sql: str, *values: object) -> None:
    """Change a hall's file behind its back."""
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(sql, values).rowcount
        file.commit()


# check

SIGNED_OTHERWISE = """UPDATE log SET entry = replace(CAST(entry AS TEXT), '"signature":"', '"signature":"00')
    WHERE table_id = ? AND instr(CAST(entry AS TEXT), '"is":"signed"')"""


def test_a_sound_hall_is_found_sound_while_it_runs(house: House, ann: Person) -> None:
    played(house, ann)
    house.lay(ann, "fists", 2, seats=["me"])
    found = check(house.path)
    assert found.wrong == []
    assert (found.tables, found.records, found.people, found.aside) == (2, 1, 4, 0)
    assert found.entries > 5


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("DELETE FROM log WHERE table_id = ? AND number = 3", "its log has"),
        ("UPDATE log SET entry = x'ff' WHERE table_id = ? AND number = 3", "entry 3 of its log cannot be read"),
        ("UPDATE log SET entry = '[1,{\"is\":\"nothing\"}]' WHERE table_id = ? AND number = 3", "its log does not fold"),
        ("DELETE FROM secrets WHERE table_id = ?", "the dealer's secret is missing"),
        ("DELETE FROM log WHERE table_id = ?", "it has no log"),
        ("UPDATE tables SET stage = 'playing' WHERE id = ?", "it is listed as playing, but its log says finished"),
        (SIGNED_OTHERWISE, "its record does not verify"),
        ("UPDATE secrets SET secret = randomblob(32) WHERE table_id = 'the hall''s key' AND ?1 <> ''", "its record does not verify"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_table_is_found(house: House, ann: Person, sql: str, why: str) -> None:
    broken, sound = played(house, ann), house.lay(ann, "fists", 2, seats=["me"])
    spoil(house.path, sql, broken)
    found = check(house.path)
    assert [one.table for one in found.wrong] == [broken]
    assert found.wrong[0].why.startswith(why)
    assert sound not in {one.table for one in found.wrong}


def test_check_tells_each_fault_in_a_sentence(house: House, ann: Person, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    id = played(house, ann)
    assert main(["check", "--database", f"sqlite:///{house.path}"]) == 0
    assert "0 faults" in capsys.readouterr().out
    spoil(house.path, "DELETE FROM log WHERE table_id = ? AND number = 2", id)
    assert main(["check", "--database", f"sqlite:///{house.path}", "--json", str(tmp_path / "found.json")]) == 2
    told = capsys.readouterr()
    assert f"table {id}: its log has" in told.err
    assert json.loads((tmp_path / "found.json").read_text("utf-8"))["wrong"][0]["table"] == id
    assert main(["check", "--database", f"sqlite:///{tmp_path / 'nowhere.db'}"]) == 2
    assert "there is no hall" in capsys.readouterr().err
    assert not (tmp_path / "nowhere.db").exists()


# tables that are set aside


def test_a_table_that_cannot_be_read_is_set_aside_and_the_rest_runs(evening: Evening, ann: Person) -> None:
    house = evening.house
    broken, sound = played(house, ann), played(house, ann)
    house.sleep()
    spoil(house.path, 'UPDATE log SET entry = \'[1,{"is":"nothing"}]\' WHERE table_id = ? AND number = 3', broken)
    for _ in range(2):
        with pytest.raises(Refused, match="this table is broken and was set aside") as refusal:
            house.table(broken)
        assert refusal.value.failure.message == protocol.Message("trouble-table-aside", {})
    assert house.table(sound).stage == "finished"
    assert [one.id for one in house.run(house.hall.tables_of(ann))] == [sound]
    (aside,) = house.run(house.disk.set_aside())
    assert (aside.table, aside.why) == (broken, "the log of this table cannot be read")
    assert [act.act for act in house.run(house.disk.acts(9))] == ["set aside"]
    assert check(house.path).wrong == []  # for it is aside


@pytest.mark.parametrize("sql", ["DELETE FROM log WHERE table_id = ? AND number = 2", "DELETE FROM secrets WHERE table_id = ?"])
def test_a_look_over_at_the_start_sets_broken_tables_aside(house: House, ann: Person, sql: str) -> None:
    broken, sound = played(house, ann), played(house, ann)
    house.crash()
    spoil(house.path, sql, broken)
    house.crash()
    assert [one.table for one in house.run(house.disk.set_aside())] == [broken]
    assert house.table(sound).stage == "finished"


def test_what_only_an_older_heorot_could_not_read_is_taken_up_at_the_start(house: House, ann: Person) -> None:
    id = played(house, ann)
    house.sleep()
    with closing(sqlite3.connect(house.path)) as file:
        (entry,) = file.execute("SELECT entry FROM log WHERE table_id = ? AND number = 3", (id,)).fetchone()
    spoil(house.path, 'UPDATE log SET entry = \'[1,{"is":"new"}]\' WHERE table_id = ? AND number = 3', id)
    with pytest.raises(Refused):
        house.table(id)
    spoil(house.path, "UPDATE log SET entry = ? WHERE table_id = ? AND number = 3", entry, id)
    house.crash()
    assert house.table(id).stage == "finished"
    assert [one.id for one in house.run(house.hall.tables_of(ann))] == [id]


def test_a_damaged_page_costs_the_tables_on_it_and_no_others(house: House, ann: Person, tmp_path: Path) -> None:
    tables = [played(house, ann) for _ in range(8)]
    house.run(house.hall.close())
    with closing(sqlite3.connect(house.path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()[0]
        size = file.execute("PRAGMA page_size").fetchone()[0]
    data = bytearray(house.path.read_bytes())
    page = data[(root - 1) * size : root * size]
    child = int.from_bytes(page[12 + 0 : 14], "big")  # the first cell of the root, which names a page below it
    below = int.from_bytes(page[child : child + 4], "big")
    data[(below - 1) * size : below * size] = os.urandom(size)
    house.path.write_bytes(data)
    house.run(house.open())
    aside = {one.table for one in house.run(house.disk.set_aside())}
    assert aside
    assert aside < set(tables)
    for id in tables:
        if id in aside:
            with pytest.raises(Refused, match="set aside"):
                house.table(id)
        else:
            assert house.table(id).stage == "finished"


# backup


def test_a_copy_made_while_the_hall_runs_has_everything(house: House, ann: Person, tmp_path: Path) -> None:
    id = played(house, ann)
    record, key = house.record(id), house.run(house.hall.key()).public
    made = backup(house.path, tmp_path / "copy.db")
    assert (made["tables"], made["people"], made["key"], made["wrong"]) == (1, 4, True, [])
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    again = House(tmp_path / "copy.db")
    assert again.record(id) == record
    assert again.run(again.hall.key()).public == key
    assert check(tmp_path / "copy.db").wrong == []
    again.close()


def test_backup_takes_nobodys_place_and_says_what_is_wrong(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{house.path}"
    assert main(["backup", str(tmp_path / "copy.db"), "--database", url]) == 0
    assert "the hall's key" in capsys.readouterr().out
    before = (tmp_path / "copy.db").read_bytes()
    assert main(["backup", str(tmp_path / "copy.db"), "--database", url]) == 2
    assert capsys.readouterr().err == f"heorot: {tmp_path / 'copy.db'}: there is a file already\n"
    assert (tmp_path / "copy.db").read_bytes() == before
    assert main(["backup", str(tmp_path / "no" / "copy.db"), "--database", url]) == 2
    assert "no copy of the hall could be made: No such file" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "x.db"), "--database", f"sqlite:///{tmp_path / 'nowhere.db'}"]) == 2
    assert "there is no hall" in capsys.readouterr().err


def test_a_hall_of_an_older_schema_is_copied_as_it_is(tmp_path: Path) -> None:
    made = backup(laid(2, tmp_path / "old.db"), tmp_path / "copy.db")
    assert made["tables"] == 9
    with pytest.raises(HeorotError, match="is of version 2: open it once"):
        check(tmp_path / "copy.db")


def test_a_plain_copy_of_the_file_alone_would_have_had_no_tables(house: House, ann: Person, tmp_path: Path) -> None:
    played(house, ann)
    (tmp_path / "plain.db").write_bytes(house.path.read_bytes())
    with closing(sqlite3.connect(tmp_path / "plain.db")) as file, pytest.raises((sqlite3.OperationalError, AssertionError)):
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    backup(house.path, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as file:
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert file.execute("SELECT count(*) FROM secrets WHERE table_id = ?", (KEPT_AS,)).fetchone() == (1,)


# health, and the port


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found


def test_health_is_that_the_disk_writes(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = live.client()
    assert browser.get("/healthz").json()["disk"] == "writes"

    async def full(now: int) -> None:
        raise ReadOnly("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(live.hall.store, "pulse", full)
        live.hall.beat = None
        refused(browser.get("/healthz"), 503, "read-only")
    live.hall.beat = None
    assert browser.get("/healthz").status_code == 200


def test_health_notices_a_file_that_cannot_be_written(live: Live) -> None:
    browser = live.client()
    writer = live.hall.store.opened().connection  # type: ignore[attr-defined]
    writer.execute("PRAGMA query_only = ON")
    live.hall.beat = None
    try:
        refused(browser.get("/healthz"), 503, "read-only")
    finally:
        writer.execute("PRAGMA query_only = OFF")
    live.hall.beat = None
    assert browser.get("/healthz").status_code == 200


def test_however_often_health_is_asked_for_the_disk_is_asked_once_a_second(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    pulse = live.hall.store.pulse

    async def counted(now: int) -> None:
        asked.append(now)
        await pulse(now)

    monkeypatch.setattr(live.hall.store, "pulse", counted)
    monkeypatch.setattr(live.hall.clock, "now", lambda: 1_900_000_000_000)
    live.hall.beat = None
    for _ in range(20):
        assert httpx.get(f"{live.url}/healthz", timeout=SOON).status_code == 200
    assert len(asked) == 1


@posix
def test_a_taken_port_is_an_error_unless_any_will_do(tmp_path: Path) -> None:
    with running(tmp_path / "one", "--port", "0") as hall:
        sentence = told(tmp_path / "other", "--port", str(hall.port))
        assert f"port {hall.port}" in sentence
        assert "--any-port" in sentence
        with running(tmp_path / "other", "--port", str(hall.port), "--any-port") as other:
            assert other.port != hall.port
            assert other.said[0] == f"port {hall.port} is taken: the hall is at port {other.port}"


def test_an_upgraded_record_still_verifies(tmp_path: Path) -> None:
    laid(3, tmp_path / "hall.db")
    house = House(tmp_path / "hall.db")
    (row,) = house.run(house.disk.find_tables("", "finished", 9))
    (tmp_path / "record").write_text(house.record(row.id), "utf-8")
    records.verify(tmp_path / "record", None, house.run(house.hall.key()).public)
    house.close()
