"""Devices and programs: who acts in somebody's name can be seen, and ended at once."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from heorot.server.hall import AN_HOUR, PROGRAM_DAYS, hashed
from heorot.server.people.admission import COOKIE, SECURE_COOKIE
from heorot.server.people.doors import MOST_STREAMS, kind_of_device
from heorot.server.store.base import Change, Pass
from heorot.server.store.schema import VERSION
from heorot.server.store.sqlite import SqliteStore
from heorot.server.tables.owner import A_DAY
from heorot.server.web.app import Settings
from heorot.server.web.safety import LOOPBACK
from tests.server.house import House
from tests.server.live import SOON, Guest, Live, end, heard, hello, serving
from tests.server.test_http import refused

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
STORED = Path(__file__).parents[1] / "stored" / "hall.db.gz"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall behind a proxy that speaks https."""
    with serving(tmp_path_factory.mktemp("hall"), Settings(LOOPBACK, "https://heorot.example/")) as found:
        yield found


def second(live: Live, ann: Guest) -> Guest:
    """Return another device of somebody's, a Firefox."""
    browser = live.client(headers={"user-agent": FIREFOX})
    answer = browser.post("/api/me/carried", json={"code": ann.http.post("/api/me/carry").json()["code"]})
    return Guest(live, answer.json()["id"], browser.cookies[COOKIE])


def devices(who: Guest) -> list[Any]:
    return list(who.http.get("/api/me/devices").json()["devices"])


def programs(who: Guest) -> list[Any]:
    return list(who.http.get("/api/me/devices").json()["programs"])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_person_sees_their_devices_and_nobody_elses(live: Live) -> None:
    ann, bob = live.arrive("Ann"), live.arrive("Bob")
    phone = second(live, ann)
    assert {(one["what"], one["here"]) for one in devices(ann)} == {("", True), ("Firefox · Linux", False)}
    assert [one["what"] for one in devices(phone) if one["here"]] == ["Firefox · Linux"]
    assert len(devices(bob)) == 1
    refused(bob.http.delete(f"/api/me/devices/{devices(ann)[0]['id']}"), 404, "not-found")
    assert len(devices(ann)) == 2


def test_signing_out_another_device_closes_its_sockets_at_once(live: Live) -> None:
    ann = live.arrive("Ann")
    phone = second(live, ann)
    table = ann.playing()
    with live.socket(phone.token) as lost, live.socket(phone.token) as silent, live.socket(ann.token) as kept:
        for socket in (lost, kept):
            socket.send(hello(table, 0))
            heard(socket, "here")
        (other,) = [one for one in devices(ann) if not one["here"]]
        assert other["open"] == 2
        left = ann.http.delete(f"/api/me/devices/{other['id']}").json()
        assert [one["here"] for one in left["devices"]] == [True]
        assert end(lost)[1] == 4401
        assert end(silent)[1] == 4401  # also one that has said no hello yet
        kept.send('{"do": "ping"}')
        heard(kept, "pong")
    refused(phone.http.get("/api/me"), 401, "who-are-you")


def test_all_other_devices_are_signed_out_by_one_wish_and_programs_stay(live: Live) -> None:
    ann = live.arrive("Ann")
    phones = [second(live, ann) for _ in range(3)]
    token = ann.http.post(f"/api/tables/{ann.playing()}/seats/0/token").json()["token"]
    left = ann.http.delete("/api/me/devices").json()
    assert ([one["here"] for one in left["devices"]], len(left["programs"])) == ([True], 1)
    for phone in phones:
        refused(phone.http.get("/api/me"), 401, "who-are-you")
    with live.client(headers=bearer(token)).stream("GET", "/api/bot/stream") as stream:
        assert stream.status_code == 200


def test_being_forgotten_closes_every_socket(live: Live) -> None:
    ann = live.arrive("Ann")
    phone = second(live, ann)
    with live.socket(phone.token) as socket:
        ann.http.delete("/api/me")
        assert end(socket)[1] == 4401


def test_a_programs_token_is_listed_and_can_be_revoked_while_it_plays(live: Live) -> None:
    ann = live.arrive("Ann")
    table = ann.playing()
    token = ann.http.post(f"/api/tables/{table}/seats/0/token").json()["token"]
    with live.client(headers=bearer(token)).stream("GET", "/api/bot/stream") as stream:
        lines = stream.iter_lines()
        while not next(lines):
            pass
        (program,) = programs(ann)
        assert (program["table"], program["seat"], program["open"]) == (table, 0, 1)
        assert program["until"] - program["made"] == PROGRAM_DAYS * A_DAY
        ann.http.delete(f"/api/me/devices/{program['id']}")
        assert [line for line in lines if line] == []  # it ends
    refused(live.client(headers=bearer(token)).post("/api/bot/move", json={"move": "x"}), 401, "who-are-you")
    assert programs(ann) == []


def test_a_program_has_at_most_four_streams(live: Live) -> None:
    ann = live.arrive("Ann")
    token = ann.http.post(f"/api/tables/{ann.playing()}/seats/0/token").json()["token"]
    with ExitStack() as open_streams:
        for _ in range(MOST_STREAMS):
            stream = live.client(headers=bearer(token)).stream("GET", "/api/bot/stream")
            assert open_streams.enter_context(stream).status_code == 200
        refused(live.client(headers=bearer(token)).get("/api/bot/stream"), 429, "too-many")


def test_a_programs_token_expires_and_a_devices_does_not(tmp_path: Path) -> None:
    house = House(tmp_path / "hall.db")
    ann, device = house.run(house.hall.arrive("Ann"))
    program = house.run(house.hall.new_token(Pass(ann.id, "table", 0)))
    house.clock.time += PROGRAM_DAYS * A_DAY - 1
    assert house.run(house.hall.admit(program))[0].seat == 0
    house.clock.time += 1
    with pytest.raises(Exception, match="older than 30 days"):
        house.run(house.hall.admit(program))
    assert house.run(house.hall.admit(device))[1] == ann
    assert len(house.run(house.hall.passes_of(ann))) == 1
    house.close()


def test_a_token_of_an_older_hall_is_good_for_thirty_days_from_its_next_use(tmp_path: Path) -> None:
    house = House(tmp_path / "hall.db")
    ann = house.arrive("Ann")
    house.run(house.disk.write(Change(token=(hashed("old"), Pass(ann.id, "table", 0)))))
    house.clock.time += 100 * A_DAY
    opens, _ = house.run(house.hall.admit("old"))
    assert opens.until == house.clock.time + PROGRAM_DAYS * A_DAY
    house.crash()
    assert house.run(house.hall.admit("old"))[0] == opens
    house.close()


def test_when_a_device_was_last_used_is_kept_to_the_hour(tmp_path: Path) -> None:
    house = House(tmp_path / "hall.db")
    ann, token = house.run(house.hall.arrive("Ann"))
    began = house.clock.time
    for later, kept in ((AN_HOUR - 1, began), (AN_HOUR, began + AN_HOUR)):
        house.clock.time = began + later
        house.run(house.hall.saw(token, *house.run(house.hall.admit(token))))
        assert [opens.seen for _, opens in house.run(house.disk.passes_of(ann.id))] == [kept]
    house.close()


@pytest.mark.parametrize(
    ("agent", "what"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/1 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("python-httpx/0.28", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_what_its_person_would_call_it(agent: str, what: str) -> None:
    assert kind_of_device(agent) == what


def test_by_https_the_cookie_is_of_this_host_alone_and_browsers_stay_with_https(live: Live, public: Live) -> None:
    plain, secure = (hall.client().post("/api/me", json={"name": "Ann"}) for hall in (live, public))
    assert plain.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert secure.headers["set-cookie"].startswith(f"{SECURE_COOKIE}=")
    assert {"secure", "path=/"} <= {part.strip().lower() for part in secure.headers["set-cookie"].split(";")}
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_by_https_a_cookie_of_the_old_name_opens_nothing_but_for_whoever_had_it_from_an_older_hall(public: Live) -> None:
    ann = public.arrive("Ann")
    refused(public.client(ann.token).get("/api/me"), 401, "who-are-you")
    with closing(sqlite3.connect(public.path, timeout=SOON)) as connection, connection:
        connection.execute("UPDATE passes SET made = 0 WHERE person = ?", (ann.id,))
    public.hall.forget_passes(ann.id)
    back = public.client(ann.token).get("/api/me")
    assert back.json()["id"] == ann.id
    given = back.headers.get_list("set-cookie")
    assert any(cookie.startswith(f"{SECURE_COOKIE}={ann.token};") for cookie in given)
    assert any(cookie.startswith((f'{COOKIE}=""', f"{COOKIE}=;")) for cookie in given)
    refused(public.client(ann.token).post("/api/me/carry"), 401, "who-are-you")


def test_a_page_speaks_to_the_hall_alone(live: Live) -> None:
    policy = httpx.get(live.url, timeout=SOON).headers["content-security-policy"]
    assert [part.strip() for part in policy.split(";") if "connect-src" in part] == ["connect-src 'self'"]


def test_a_hall_of_the_version_before_is_brought_up_to_this_one(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == 1 < VERSION
        token, person = connection.execute("SELECT token, person FROM passes WHERE table_id = ''").fetchone()
    house = House(path)
    assert isinstance(house.disk, SqliteStore)
    opens = house.run(house.disk.admit(token))
    assert opens is not None
    assert (opens.person, opens.made, opens.until) == (person, 0, 0)
    house.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION
