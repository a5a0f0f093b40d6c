"""The host of a bad evening: sees, mutes, bars, closes, says, sets, throws away, exports and erases, in a hall that runs or does not."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heorot.cli import main
from heorot.core.errors import HeorotError
from heorot.server import protocol
from heorot.server.host.acts import ACTS, BadAct, perform
from heorot.server.host.keeper import A_DAY, ROUND
from heorot.server.host.line import Line, ask, line_of
from heorot.server.people.sanitize import HALL
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from tests.server.house import House
from tests.server.live import SOON, Live, end, heard, hello, serving
from tests.server.test_http import refused
from tests.server.test_serve import posix, running


def do(house: House, act: str, **wish: Any) -> Any:
    """Let the host do something."""
    return house.run(perform(house.hall, act, wish))


# whom the host curbs


def test_who_is_muted_plays_on_and_says_nothing(live: Live) -> None:
    ann, bob = live.arrive("Ann"), live.arrive("Bob the Loud")
    table = ann.open(seats=["me"], players=2)
    bob.done(table, "sit", code=ann.look(table)["you"]["code"])
    bob.done(table, "say", text="first")
    live.do(perform(live.hall, "mute", {"person": bob.id, "why": "loud"}))
    answer = bob.do(table, "say", text="second")
    refused(answer, 403, "not-yours")
    assert answer.json()["message"]["id"] == "trouble-muted"
    ann.done(table, "start")
    ann.done(table, "say", text="peace")
    live.do(perform(live.hall, "unmute", {"person": bob.id}))
    bob.done(table, "say", text="third")
    said = [json.loads(blob)[1]["text"] for blob in live.log(table) if json.loads(blob)[1]["is"] == "said"]
    assert said == ["first", "peace", "third"]


def test_who_is_barred_is_sent_away_at_once_and_does_not_come_in_again(live: Live) -> None:
    ann, bob = live.arrive("Ann"), live.arrive("Bob the Bold")
    table = ann.open(seats=["me", ""], players=2)
    with live.socket(bob.token) as socket:
        socket.send(hello(table, None))
        heard(socket, "welcome")
        live.do(perform(live.hall, "bar", {"person": "Bob the Bold"}))
        assert end(socket)[1] == 4401
    for answer in (bob.http.get("/api/me"), bob.http.get("/api/tables"), bob.http.post("/api/me", json={"name": "Somebody else"})):
        refused(answer, 403, "not-yours")
        assert answer.json()["message"]["id"] == "trouble-barred"
    with live.socket(bob.token) as socket:
        assert "barred" in str(heard(socket, "failure"))
    live.do(perform(live.hall, "unbar", {"person": bob.id}))
    assert bob.http.get("/api/me").json()["name"] == "Bob the Bold"


def test_a_curb_ends_with_its_hours_and_outlives_the_hall(house: House) -> None:
    bob, token = house.run(house.hall.arrive("Bob the Brief"))
    do(house, "bar", person=bob.id, hours=2)
    house.crash()
    with pytest.raises(Refused, match="barred"):
        house.run(house.hall.admit(token))
    assert [one["curb"] for one in do(house, "people", text="Bob the Brief")] == ["bar"]
    house.advance(2 * 3600 * 1000)
    assert house.run(house.hall.admit(token))[1] == bob
    assert [one["curb"] for one in do(house, "people", text="Bob the Brief")] == [""]


# tables


def test_a_closed_table_sends_everybody_away_and_can_be_taken_up_again(house: House) -> None:
    ann, bob = house.arrive("Ann"), house.arrive("Bob")
    id = house.lay(ann, "fists", 2, seats=["me"], listed=True)
    house.do(bob, id, protocol.Sit, code=house.table(id).state.code)
    house.do(ann, id, protocol.Start)
    looking = house.client(id, bob, 1)
    code = house.table(id).state.code
    before = house.run(house.disk.log(id))
    assert f"table {id} is closed" in do(house, "close", table=code.lower(), why="they cheat")
    assert looking.gone
    with pytest.raises(Refused, match="has closed this table") as refusal:
        house.table(id)
    assert refusal.value.failure.message == protocol.Message("trouble-table-closed", {})
    assert house.run(house.hall.tables_of(ann)) == []
    house.crash()  # a hall that starts again leaves it closed
    with pytest.raises(Refused, match="has closed this table"):
        house.table(id)
    with pytest.raises(BadAct, match="closed already"):
        do(house, "close", table=id)
    do(house, "reopen", table=id)
    assert house.table(id).stage == "playing"
    assert house.run(house.disk.log(id)) == before
    assert [one.id for one in house.run(house.hall.tables_of(ann))] == [id]
    assert [(act["act"], act["about"], act["said"]) for act in do(house, "acts")] == [("taken up", id, ""), ("closed", id, "they cheat")]


def test_lists_tell_what_there_is_and_no_secrets(house: House) -> None:
    ann = house.arrive("Ann the Opener")
    id = house.lay(ann, "fists", 2, seats=["me", "random"])
    house.client(id, ann, 0)
    (row,) = do(house, "tables", of="Ann the Opener")
    assert (row["table"], row["seats"], row["here"], row["stage"]) == (id, ["Ann the Opener", "Random 1"], 1, "gathering")
    assert do(house, "tables", stage="finished") == []
    assert do(house, "people", text="the Opener")[0]["devices"] == 1
    load = do(house, "load")
    assert (load["awake"], load["listening"], load["kept"]["tables gathering"]) == (1, 1, 1)
    secret = house.table(id).secret.hex()
    assert secret not in json.dumps([do(house, name) for name in ("tables", "people", "load", "reports", "acts", "rules")])


# quotas and what is thrown away


def test_quotas_hold_for_tables_and_people(house: House) -> None:
    ann, bob = house.arrive("Ann"), house.arrive("Bob")
    do(house, "quota", name="tables-each", number=2)
    first = house.lay(ann, "fists", 2, seats=["me", "random"])
    house.lay(ann, "fists", 2, seats=["me"])
    with pytest.raises(Refused, match="you have 2 tables open") as refusal:
        house.lay(ann, "fists", 2)
    assert refusal.value.failure.message == protocol.Message("trouble-tables-each", {"most": 2})
    house.do(ann, first, protocol.Start)
    house.do(ann, first, protocol.Concede, seat=0)
    house.lay(ann, "fists", 2)  # one has ended
    do(house, "quota", name="tables", number=2)
    with pytest.raises(Refused, match="no room for more tables"):
        house.lay(bob, "fists", 2)
    do(house, "quota", name="people", number=1)
    with pytest.raises(Refused, match="no room for more people"):
        house.arrive("Cid")
    house.crash()
    with pytest.raises(Refused, match="no room for more people"):
        house.arrive("Cid")
    for name in ("tables", "tables-each", "people"):
        do(house, "quota", name=name, number=0)
    house.lay(house.arrive("Cid"), "fists", 2)


def finished(house: House, ann: Person) -> str:
    """Return a table whose game has ended."""
    id = house.lay(ann, "fists", 2, seats=["me", "random"])
    house.do(ann, id, protocol.Start)
    house.do(ann, id, protocol.Concede, seat=0)
    return id


def test_empty_tables_go_after_a_day_finished_ones_when_the_host_says_so(house: House) -> None:
    ann, bob = house.arrive("Ann"), house.arrive("Bob")
    over = finished(house, ann)
    empty = house.lay(ann, "fists", 2, seats=["me"])
    waiting = house.lay(ann, "fists", 3, seats=["me"])
    house.do(bob, waiting, protocol.Sit, code=house.table(waiting).state.code)
    running = house.lay(ann, "fists", 2, seats=["me", "random"])
    house.do(ann, running, protocol.Start)

    def there() -> set[str]:
        return {one["table"] for one in do(house, "tables")}

    house.advance(A_DAY - ROUND)
    assert there() == {over, empty, waiting, running}
    house.advance(2 * ROUND)
    assert there() == {over, waiting, running}
    with pytest.raises(Refused, match="there is no such table"):
        house.table(empty)
    do(house, "keep", name="finished", number=30)
    house.advance(27 * A_DAY)
    assert over in there()
    house.advance(4 * A_DAY)
    assert there() == {waiting, running}
    assert house.run(house.disk.log(over)) == []
    assert house.run(house.disk.secret(over)) is None


def test_whoever_was_not_seen_for_a_year_is_erased_and_who_was_is_not(house: House) -> None:
    (ann, token), bob = house.run(house.hall.arrive("Ann the Faithful")), house.arrive("Bob the Gone")
    id = finished(house, bob)
    for _ in range(13):
        house.advance(30 * A_DAY)
        opens, person = house.run(house.hall.admit(token))
        house.run(house.hall.saw(token, opens, person))
    names = {one["name"] for one in do(house, "people")}
    assert "Ann the Faithful" in names
    assert "Bob the Gone" not in names
    assert house.table(id).seats[0].name == "…"
    do(house, "keep", name="unseen", number=0)
    house.advance(800 * A_DAY)
    assert house.run(house.disk.person(ann.id)) == ann


def test_a_table_at_which_somebody_looks_on_is_not_thrown_away(house: House) -> None:
    ann = house.arrive("Ann")
    id = house.lay(ann, "fists", 2, seats=["me"])
    house.client(id, ann, 0)
    house.advance(3 * A_DAY)
    assert house.table(id).stage == "gathering"


# a sentence to everybody


def test_a_sentence_is_said_at_every_table_and_told_to_who_comes(live: Live) -> None:
    ann = live.arrive("Ann")
    table = ann.open(seats=["me", "random"])
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0))
        heard(socket, "welcome")
        live.do(perform(live.hall, "say", {"text": "  The hall closes\nat ten. "}))
        news = heard(socket, "news")
    (event,) = news["events"]
    assert (event["what"]["person"], event["what"]["name"], event["what"]["text"]) == ("", HALL, "The hall closes at ten.")
    assert ann.http.get("/api/tables").json()["notice"] == "The hall closes at ten."
    assert httpx.get(f"{live.url}/api/tables", timeout=SOON).json()["notice"] == "The hall closes at ten."
    live.do(perform(live.hall, "say", {"text": ""}))
    assert ann.http.get("/api/tables").json().get("notice", "") == ""


def test_nobody_can_be_called_as_the_hall_is(house: House) -> None:
    for name in (HALL, "heorot", "Нeorot", " HEOROT "):
        with pytest.raises(Refused, match="the hall's own name"):
            house.arrive(name)
    house.arrive("Heorot's guest")


# reports, export, erasure


def test_the_host_exports_all_that_is_kept_of_a_person(house: House) -> None:
    ann, bob = house.arrive("Ann of the Export"), house.arrive("Bob")
    id = house.lay(ann, "fists", 2, seats=["me"])
    house.do(bob, id, protocol.Sit, code=house.table(id).state.code)
    house.do(ann, id, protocol.Say, text="mine")
    house.do(bob, id, protocol.Say, text="not hers")
    found = do(house, "export", person="Ann of the Export")
    assert found["person"] == [{"id": ann.id, "name": "Ann of the Export", "created": ann.created}]
    assert {one["text"] for one in found["mentions"]} == {None, "Ann of the Export", "mine"}
    assert [entry[1]["is"] for entry in found["logs of tables"][id]] == ["opened", "sat", "said"]
    text = json.dumps(found)
    assert "not hers" not in text
    assert house.table(id).secret.hex() not in text
    # every column of the file in which a person's id stands is known to the export, or erased with them
    assert len(found["devices"]) == 1
    assert found["tables"] == [{"table": id}]


def test_every_act_that_changes_something_is_written_down(house: House) -> None:
    ann = house.arrive("Ann")
    id = house.lay(ann, "fists", 2, seats=["me"])
    bob = house.arrive("Bob the Tester")
    wishes: dict[str, dict[str, Any]] = {
        "mute": {"person": bob.id}, "unmute": {"person": bob.id}, "bar": {"person": bob.id}, "unbar": {"person": bob.id},
        "close": {"table": id}, "reopen": {"table": id}, "quota": {"name": "people", "number": 99}, "keep": {"name": "empty", "number": 2},
        "say": {"text": "hello"}, "erase": {"person": bob.id},
    }  # fmt: skip
    reading = {"tables", "people", "load", "reports", "acts", "rules", "export", "sweep"}
    assert set(wishes) | reading == set(ACTS)
    for number, (act, wish) in enumerate(wishes.items(), 1):
        do(house, act, **wish)
        assert len(do(house, "acts")) == number, act
    about = [one["about"] for one in do(house, "acts")]
    assert bob.id not in about  # who was erased is not named here either
    assert id in about


@pytest.mark.parametrize(
    ("act", "wish", "sentence"),
    [
        ("dance", {}, "there is no act called 'dance'"),
        ("close", {"table": "nowhere"}, "there is no table 'nowhere'"),
        ("bar", {"person": "Nobody at all"}, "there is nobody called 'Nobody at all' here"),
        ("unbar", {"person": "Twin One"}, "Twin One is neither muted nor barred"),
        ("mute", {"person": "Twin"}, "there are 2 people called 'Twin': name one by the id, "),
        ("mute", {"person": "Twin One", "hours": -1}, "hours must be a whole number from 0 to 100000, not -1"),
        ("quota", {"name": "dragons", "number": 1}, "there is nothing called 'dragons' to be set; there are tables, tables-each, people"),
        ("keep", {"name": "empty", "number": "x"}, "number must be a whole number from 0 to 1000000, not 'x'"),
        ("say", {"text": "\x00"}, "A message may not contain line breaks, control characters"),
        ("close", {"table": "TABLE", "why": "x" * 301}, "a reason has at most 300 characters"),
    ],
)
def test_bad_wishes_get_one_clear_sentence(house: House, act: str, wish: dict[str, Any], sentence: str) -> None:
    for name in ("Twin", "Twin", "Twin One"):
        ann = house.arrive(name)
    wish = {name: house.lay(ann, "fists", 2) if value == "TABLE" else value for name, value in wish.items()}
    with pytest.raises(HeorotError) as why:
        do(house, act, **wish)
    assert str(why.value).startswith(sentence)
    assert "\n" not in str(why.value)
    assert do(house, "acts") == []


# the line


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found


def admin(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run `heorot admin` on the hall of a folder."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "heorot", "admin", *arguments], env=environment, capture_output=True, encoding="utf-8", timeout=SOON
    )
    return done.returncode, done.stdout, done.stderr


@posix
def test_the_host_speaks_to_a_hall_that_runs_and_to_one_that_does_not(tmp_path: Path) -> None:
    assert admin(tmp_path, "load") == (2, "", f"heorot: {tmp_path / 'heorot' / 'hall.db'}: there is no hall\n")
    with running(tmp_path, "--port", "0") as hall:
        line = tmp_path / "heorot" / "hall.db.admin"
        assert line.stat().st_mode & 0o777 == 0o600
        with httpx.Client(base_url=hall.url, timeout=SOON) as ann:
            ann.post("/api/me", json={"name": "Ann"})
            assert "tables awake" not in admin(tmp_path, "load")[1]
            assert admin(tmp_path, "load")[1].startswith("seconds")
            assert admin(tmp_path, "bar", "Ann", "--why", "a test")[0] == 0
            assert ann.get("/api/me").status_code == 403
        assert hall.stop() == (0, "")
    assert not line.exists()
    assert "barred" in admin(tmp_path, "people")[1]
    assert admin(tmp_path, "unbar", "Ann")[0] == 0
    assert admin(tmp_path, "load")[1].startswith("the hall does not run")
    code, said, _ = admin(tmp_path, "acts", "--json", "-")
    assert (code, [one["act"] for one in json.loads(said)]) == (0, ["free again", "barred"])
    assert admin(tmp_path, "export", "Ann", str(tmp_path / "ann.json"))[0] == 0
    assert (tmp_path / "ann.json").stat().st_mode & 0o777 == 0o600
    assert admin(tmp_path, "export", "Ann", str(tmp_path / "ann.json"))[2].endswith("there is a file already\n")
    assert admin(tmp_path, "erase", "Ann")[2] == "heorot: this cannot be taken back: say --yes if you mean it\n"
    assert admin(tmp_path, "erase", "Ann", "--yes")[0] == 0
    assert admin(tmp_path, "people")[1] == "there is nobody\n"


@posix
def test_a_line_of_a_killed_hall_does_not_mislead(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as hall:
        hall.stop(signal.SIGKILL)
    assert (tmp_path / "heorot" / "hall.db.admin").exists()
    assert admin(tmp_path, "rules")[0] == 0
    with running(tmp_path, "--port", "0"):
        assert admin(tmp_path, "load")[1].startswith("seconds")


@posix
def test_the_line_is_found_however_long_its_name_is(tmp_path: Path, house: House) -> None:
    folder = tmp_path / ("deep" * 30)
    folder.mkdir()
    line = Line(house.hall, folder / "hall.db")

    async def speak() -> Any:
        await line.open()
        try:
            with pytest.raises(HeorotError, match="there is no act"):
                await asyncio.to_thread(ask, folder / "hall.db", "dance", {})
            return await asyncio.to_thread(ask, folder / "hall.db", "rules", {})
        finally:
            await line.close()

    assert house.run(speak())["keep"]["unseen"] == 365
    assert not line_of(folder / "hall.db").exists()


@posix
@pytest.mark.parametrize(
    "question", [b"", b"\n", b"{}\n", b"[1]\n", b'{"act": 1, "wish": {}}\n', b'{"act": "bar", "wish": {}}\n', b"\xff\n", b"x" * 100_000]
)
def test_whatever_comes_by_the_line_harms_nobody(house: House, question: bytes) -> None:
    line = Line(house.hall, house.path)

    async def speak() -> bytes:
        await line.open()
        reader, writer = await asyncio.open_unix_connection(str(line.path))
        writer.write(question)
        writer.write_eof()
        try:
            answer = await reader.read()
        except ConnectionError:
            answer = b""
        writer.close()
        await line.close()
        return answer

    answer = house.run(speak())
    assert answer == b"" or "error" in json.loads(answer)
    assert do(house, "acts") == []


def test_every_act_of_the_command_line_is_one_of_the_hall(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "--help"])
    shown = capsys.readouterr().out
    for act in ACTS:
        assert re.search(rf"^    {act}\b", shown, re.MULTILINE)
