"""Coming in: a room code that lasts as long as its table, a club behind one address, and what counts as one address."""

from __future__ import annotations

from pathlib import Path

import pytest

from heorot.server import protocol
from heorot.server.people.admission import Admission
from heorot.server.people.limits import Limits, place_of
from tests.server.evening import Evening
from tests.server.house import House
from tests.server.live import serving
from tests.server.test_http import refused


def test_a_room_code_finds_its_table_for_as_long_as_there_is_one(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    code = house.glance(id, evening.bob.id).you.code
    house.do(evening.ann, id, protocol.Start)
    for _ in range(2):
        assert house.run(house.hall.by_code(code)) == id
        assert [house.glance(id, who.id).you.code for who in (evening.ann, evening.bob, evening.cid)] == [code, code, ""]
        house.crash()
    late = house.client(id, evening.cid)  # a late guest looks on
    assert late.game is not None
    evening.play_out(id)
    house.sleep()
    assert house.run(house.hall.by_code(code)) == id


def test_a_late_guest_takes_no_seat_by_the_code(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.refused("not-yours", evening.cid, id, protocol.Sit, code=house.table(id).state.code)


def test_a_club_behind_one_address_is_seated_in_two_minutes(tmp_path: Path) -> None:
    """Two hundred people say their name, type a room code and sit down, five at a table."""
    with serving(tmp_path, narrow=True) as live:
        time = 0.0
        live.admission.__init__(live.hall, lambda: time)  # type: ignore[misc]
        host = live.arrive("Host")
        for group in range(40):
            time = group * 120 / 40
            table = host.open(players=5, seats=[])
            code = host.look(table)["you"]["code"]
            for number in range(5):
                with live.client() as browser:
                    assert browser.post("/api/me", json={"name": f"Guest {number}"}).status_code == 200
                    assert browser.post("/api/join", json={"code": code}).json() == {"table": table}
                    sit = {"do": "sit", "key": "sit", "code": code}
                    assert browser.post(f"/api/tables/{table}/do", json=sit).status_code == 200
            assert all(seat["kind"] == "person" for seat in host.look(table)["table"]["seats"])


def test_codes_that_open_nothing_are_counted_and_codes_that_do_are_not(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        ann = live.arrive("Ann")
        code = ann.look(ann.open(seats=["me"]))["you"]["code"]
        live.admission.guessing = Limits(rate=0.001, burst=2)
        for _ in range(5):
            assert ann.http.post("/api/join", json={"code": code}).status_code == 200
        for _ in range(2):
            refused(ann.http.post("/api/join", json={"code": "WOLVES"}), 403, "bad-code")
        refused(ann.http.post("/api/join", json={"code": "WOLVES"}), 429, "slow-down")
        refused(ann.http.post("/api/join", json={"code": code}), 429, "slow-down")  # or it would tell which guess was right
        refused(ann.http.post("/api/me/carried", json={"code": "wolves"}), 429, "slow-down")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("?", "not an address", False),
    ],
)
def test_of_ipv6_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (place_of(one) == place_of(other)) == same


def test_a_household_has_one_bucket_however_many_addresses_it_takes(house: House) -> None:
    at = Admission(house.hall, lambda: 0.0)
    taken = [at.arriving.take(place_of(f"2001:db8::{number:x}")) for number in range(1_000)]
    assert taken.count(True) == 240
