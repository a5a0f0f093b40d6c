"""Person to person: mute, block, report, and names that are easily taken for another's."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.people import shunning
from heorot.server.people.likeness import are_alike
from heorot.server.protocol import Refused
from heorot.server.store.base import Line, Person, Report
from tests.server.evening import Evening
from tests.server.house import House


def shun(house: House, who: Person, other: Person, how: Any) -> None:
    house.run(shunning.shun(house.hall, who, other.id, how))


def listed(house: House, who: Person, **more: Any) -> str:
    wishes: dict[str, Any] = {"players": 3, "seats": ["me"], "listed": True, "clock": None} | more
    return house.lay(who, **wishes)


def shown(house: House, to: Person) -> list[str]:
    return [found.id for found in house.run(house.hall.listed(to.id))]


# block and mute


def test_whom_one_blocked_does_not_sit_at_ones_table(evening: Evening, house: House) -> None:
    shun(house, evening.ann, evening.bob, "block")
    for id in (listed(house, evening.ann), listed(house, evening.ann, listed=False)):
        with pytest.raises(Refused) as refused:
            house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.code)
        assert refused.value.failure.message == protocol.Message("trouble-shunned", {})
        house.do(evening.cid, id, protocol.Sit, code=house.table(id).state.code)
        house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.invitation(2))  # but an invitation is an invitation


def test_whom_one_blocked_does_not_sit_down_beside_one_at_a_listed_table(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    house.do(evening.cid, id, protocol.Sit)
    shun(house, evening.cid, evening.bob, "block")
    evening.refused("bad-code", evening.bob, id, protocol.Sit)
    friends = listed(house, evening.ann, listed=False)
    house.do(evening.cid, friends, protocol.Sit, code=house.table(friends).state.code)
    house.do(evening.bob, friends, protocol.Sit, code=house.table(friends).state.code)  # among friends the opener decides


def test_a_muted_person_may_sit_and_who_is_forgiven_too(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    shun(house, evening.ann, evening.bob, "mute")
    house.do(evening.bob, id, protocol.Sit)
    house.do(evening.bob, id, protocol.Stand, seat=1)
    shun(house, evening.ann, evening.bob, "block")
    evening.refused("bad-code", evening.bob, id, protocol.Sit)
    shun(house, evening.ann, evening.bob, None)
    house.do(evening.bob, id, protocol.Sit)
    assert house.run(house.disk.shunned(evening.ann.id)) == []


def test_who_blocks_and_who_is_blocked_do_not_see_each_others_tables(evening: Evening, house: House) -> None:
    anns, bobs, cids = (listed(house, who) for who in (evening.ann, evening.bob, evening.cid))
    house.do(evening.bob, cids, protocol.Sit)
    assert {*shown(house, evening.ann)} == {anns, bobs, cids}
    shun(house, evening.ann, evening.bob, "block")
    assert shown(house, evening.ann) == [anns]  # at Cid's Bob sits
    assert {*shown(house, evening.bob)} == {bobs, cids}
    assert {*shown(house, evening.cid)} == {anns, bobs, cids}


def test_blocked_openers_do_not_use_up_the_list(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heorot.server.hall.MOST_LISTED", 2)
    id = listed(house, evening.ann)
    house.clock.time += 1
    for _ in range(3):
        noisy = house.arrive("Gnat")
        listed(house, noisy)
        shun(house, evening.cid, noisy, "block")
    assert shown(house, evening.cid) == [id]


def test_what_one_thinks_of_others_lasts_and_is_forgotten_with_them(evening: Evening, house: House) -> None:
    shun(house, evening.ann, evening.bob, "block")
    shun(house, evening.ann, evening.cid, "mute")
    house.crash()
    assert {*house.run(house.disk.shunned(evening.ann.id))} == {(evening.bob.id, "block", "Bob"), (evening.cid.id, "mute", "Cid")}
    house.run(house.hall.leave(evening.bob))
    assert house.run(house.disk.shunned(evening.ann.id)) == [(evening.cid.id, "mute", "Cid")]
    house.run(house.hall.leave(evening.ann))
    with closing(sqlite3.connect(house.path)) as file:
        assert file.execute("SELECT count(*) FROM shuns").fetchone() == (0,)


def test_whom_one_mutes_is_known_on_every_device_and_to_nobody_else(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    ann, bob = house.client(id, evening.ann, 0), house.client(id, evening.bob, 1)
    shun(house, evening.ann, evening.bob, "mute")
    assert (ann.you.muted, bob.you.muted) == ([evening.bob.id], [])
    house.crash()
    for client in (ann, bob):
        house.join(client, client.seq)
    assert (ann.you.muted, bob.you.muted) == ([evening.bob.id], [])
    assert house.glance(id, evening.ann.id).you.muted == [evening.bob.id]
    shun(house, evening.ann, evening.bob, None)
    assert ann.you.muted == []


def test_nobody_shuns_themselves_nobody_or_everybody(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shunning, "MOST_SHUNNED", 1)
    for other in (evening.ann, Person("nobody", "Nobody", 0)):
        with pytest.raises(Refused):
            shun(house, evening.ann, other, "block")
    shun(house, evening.ann, evening.bob, "mute")
    shun(house, evening.ann, evening.bob, "block")
    with pytest.raises(Refused):
        shun(house, evening.ann, evening.cid, "block")


# report


def report(house: House, who: Person, id: str, other: Person, lines: list[int], why: str = "") -> None:
    house.run(shunning.report(house.hall, who, house.owner(id), other.id, lines, why))


def test_a_report_keeps_what_the_log_says(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    first = house.do(evening.bob, id, protocol.Say, text="you smell of swamp")
    house.do(evening.ann, id, protocol.Say, text="be kind")
    second = house.do(evening.bob, id, protocol.Say, text="and your mother too")
    now = house.clock.now()
    house.advance(1_000)
    report(house, evening.ann, id, evening.bob, [first, second], "he does not stop")
    house.crash()
    (kept,) = house.run(house.disk.reports(9))
    said = [Line(first, now, "you smell of swamp"), Line(second, now, "and your mother too")]
    assert kept == Report(now + 1_000, id, evening.ann.id, "Ann", evening.bob.id, "Bob", said, "he does not stop")


def test_nobody_is_reported_for_what_they_did_not_say(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    bobs = house.do(evening.bob, id, protocol.Say, text="hail")
    said = house.do(evening.ann, id, protocol.Say, text="I say it myself")
    for lines in ([said], [said + 1], [1], [], [bobs, said]):
        with pytest.raises(Refused) as refused:
            report(house, evening.ann, id, evening.bob, lines)
        assert refused.value.failure.error == "not-found"
    assert house.run(house.disk.reports(9)) == []


def test_who_may_not_look_on_reports_nothing_from_there(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, watched=False)
    said = house.do(evening.bob, id, protocol.Say, text="among us")
    with pytest.raises(Refused):
        report(house, evening.cid, id, evening.bob, [said])


def test_of_who_is_forgotten_a_report_keeps_neither_id_nor_name(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    report(house, evening.ann, id, evening.bob, [house.do(evening.bob, id, protocol.Say, text="boo")])
    for who in (evening.ann, evening.bob):
        house.run(house.hall.leave(who))
    (kept,) = house.run(house.disk.reports(9))
    assert (kept.reporter, kept.reporter_name, kept.person, kept.name, kept.lines[0].text) == ("", "", "", "", "boo")


# names


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Chloé", "CHLOE", True), ("Chloé", "Сhlоé", True), ("Wiglaf", "W i g l a f", True), ("Wiglaf", "WigIaf", True),
        ("Bob", "B0b.", True), ("Ann", "ꓮꓠꓠ", True), ("Ann", "Ꭺnn", True), ("Bob", "Bօb", True), ("Søren", "Soren", True),
        ("Dara", "Clara", True),
        ("Олег", "Oлeг", True), ("Burn", "Bum", True), ("Ann", "Anna", False), ("Ann", "Bob", False), ("Беовульф", "Грендель", False),
        ("Adept 1", "Adept 2", False), ("🐺", "🐻", False),
    ],
)  # fmt: skip
def test_names_that_are_easily_taken_for_each_other(one: str, other: str, alike: bool) -> None:
    assert are_alike(one, other) == are_alike(other, one) == alike


def test_a_name_like_somebodys_at_the_table_is_marked(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 4, seats=["me"])
    twin, other = house.arrive("ann"), house.arrive("Dag")
    for who in (twin, other):
        house.do(who, id, protocol.Sit, code=house.table(id).state.code)
    house.do(evening.ann, id, protocol.Sit, name="Ann")  # at one's own device one may be called as one likes
    assert [seat.like for seat in house.glance(id).table.seats] == ["", "Ann", "", "ann"]
    house.crash()
    assert [seat.like for seat in house.glance(id).table.seats][:3] == ["", "Ann", ""]


def test_the_mark_goes_with_whom_it_was_like(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3)
    for who in (evening.bob, house.arrive("BOB")):
        house.do(who, id, protocol.Sit, code=house.table(id).state.code)
    assert house.glance(id).table.seats[1].like == "Bob"
    house.do(evening.bob, id, protocol.Stand, seat=0)
    assert house.glance(id).table.seats[1].like == ""


def test_an_onlooker_who_speaks_under_a_players_name_is_marked(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    client = house.client(id)
    house.do(house.arrive("Bоb"), id, protocol.Say, text="I give up")  # with a Cyrillic o
    house.do(evening.bob, id, protocol.Say, text="I do not")
    assert [(said.name, said.like) for said in client.told()] == [("Bоb", "Bob"), ("Bob", "")]
