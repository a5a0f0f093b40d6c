"""Strangers at listed tables: one seat each, out means out, and nobody uses up what the others need."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.hall import FAIR_SHARE, MOST_LISTED
from heorot.server.people.admission import Admission
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables.owner import MOST_WAITED
from heorot.server.tables.table import MOST_GATHERED
from heorot.server.tables.table_state import MOST_SAID
from tests.server.evening import Evening
from tests.server.house import House
from tests.server.live import serving

HOME, AWAY = "192.0.2.1", "192.0.2.2"


def from_address(house: House, who: Person, table: str, address: str, **what: Any) -> None:
    """Let somebody sit down who comes from an address."""
    command = protocol.Sit(key=house.key(), **what)

    async def sit() -> None:
        owner = await house.hall.owner(table)
        await owner.ask(lambda: owner.command(who, command, None, address))
        await house.settle()

    house.run(sit())


def say_from(house: House, who: Person, table: str, address: str) -> None:
    """Let somebody speak who comes from an address."""
    owner, command = house.owner(table), protocol.Say(key=house.key(), text="hail")
    house.run(owner.ask(lambda: owner.command(who, command, None, address)))


def listed(house: House, who: Person, **more: Any) -> str:
    wishes: dict[str, Any] = {"players": 3, "seats": ["me"], "listed": True} | more
    return house.lay(who, **wishes)


def shown(house: House) -> list[str]:
    return [found.id for found in house.run(house.hall.listed(""))]


# seats


def test_a_stranger_has_one_seat_also_by_the_room_code(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann, players=4)
    house.do(evening.bob, id, protocol.Sit)
    for code in ("", house.table(id).state.code):
        evening.refused("not-now", evening.bob, id, protocol.Sit, code=code)
    house.do(evening.bob, id, protocol.Sit, seat=2, code=house.table(id).state.invitation(2))  # but the host may invite two at one device
    house.do(evening.ann, id, protocol.Sit, name="Gro")
    assert [seat.person for seat in house.table(id).seats] == [evening.ann.id, evening.bob.id, evening.bob.id, evening.ann.id]


def test_among_friends_one_device_seats_several(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann, listed=False)
    for name in ("Bob", "Gro"):
        house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.code, name=name)
    house.do(evening.ann, id, protocol.Start)


def test_who_was_asked_to_leave_does_not_come_back_as_somebody_else_from_the_same_address(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    from_address(house, evening.bob, id, AWAY)
    house.advance(1_000)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    evening.refused("bad-code", evening.bob, id, protocol.Sit)
    evening.refused("bad-code", evening.bob, id, protocol.Sit, code=house.table(id).state.code)
    again = house.arrive("Somebody Else")
    with pytest.raises(Refused) as refused:
        from_address(house, again, id, AWAY)
    assert refused.value.failure.message == protocol.Message("trouble-nod", {})
    from_address(house, again, id, AWAY, seat=1, code=house.table(id).state.invitation(1))  # the host's nod
    from_address(house, evening.cid, id, AWAY)  # who was here before is not taken for them


def test_others_new_people_come_in_after_somebody_was_asked_to_leave(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    from_address(house, evening.bob, id, AWAY)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    from_address(house, house.arrive("Dag"), id, HOME)
    friends = listed(house, evening.ann, listed=False)
    code = house.table(friends).state.code
    from_address(house, evening.bob, friends, AWAY, code=code)
    house.do(evening.ann, friends, protocol.Remove, seat=1)
    from_address(house, house.arrive("Bob again"), friends, AWAY, code=code)  # among friends the room code is enough


def test_addresses_are_never_written_down(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    from_address(house, evening.bob, id, AWAY)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    assert not any(AWAY.encode() in blob for blob in house.run(house.disk.log(id)))


# talk


def test_at_a_listed_table_onlookers_speak_only_if_the_opener_wishes(evening: Evening, house: House) -> None:
    strict, open_to_all, friends = (
        listed(house, evening.ann),
        listed(house, evening.ann, heard=True),
        listed(house, evening.ann, listed=False),
    )
    evening.refused("not-yours", evening.bob, strict, protocol.Say, text="buy my mead")
    for id in (open_to_all, friends):
        house.do(evening.bob, id, protocol.Say, text="hail")
    assert [house.glance(id).table.heard for id in (strict, open_to_all, friends)] == [False, True, True]
    house.do(evening.bob, strict, protocol.Sit)
    house.do(evening.bob, strict, protocol.Say, text="hail")


def test_who_was_asked_to_leave_speaks_no_more(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann, heard=True)
    house.do(evening.bob, id, protocol.Sit)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    evening.refused("not-yours", evening.bob, id, protocol.Say, text="I am still here")


def test_nobody_uses_up_what_others_may_say(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heorot.server.tables.table_state.MOST_SAID", 3)
    id = evening.game(evening.ann, evening.bob)
    for _ in range(3):
        house.do(evening.bob, id, protocol.Say, text="noise")
    evening.refused("too-many", evening.bob, id, protocol.Say, text="noise")
    house.do(evening.ann, id, protocol.Say, text="quiet, please")
    house.crash()
    evening.refused("too-many", evening.bob, id, protocol.Say, text="noise")
    house.do(evening.ann, id, protocol.Say, text="quiet")
    assert MOST_SAID >= 200  # an evening's talk


def test_no_onlooker_uses_up_what_other_onlookers_may_say(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, lines in (("MOST_HEARD", 4), ("ALL_HEARD", 6), ("LEAST_HEARD", 2)):
        monkeypatch.setattr(f"heorot.server.tables.table_state.{name}", lines)
    id = evening.game(evening.ann, evening.bob)

    def lines_of(who: Person) -> int:
        for said in range(9):
            try:
                house.do(who, id, protocol.Say, text="noise")
            except Refused as refused:
                assert refused.failure.error == "too-many"
                return said
        return 9

    assert lines_of(evening.cid) == 4
    crowd = [house.arrive("Dag") for _ in range(4)]
    assert [lines_of(who) for who in crowd] == [3, 2, 2, 2]  # a fair share, and never less than the least
    assert lines_of(evening.bob) == 9
    house.crash()
    assert lines_of(evening.cid) == 0
    assert lines_of(house.arrive("Eve")) == 2


def test_who_comes_anew_from_where_somebody_was_sent_away_does_not_speak_either(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann, heard=True)
    from_address(house, evening.bob, id, AWAY)
    house.advance(1_000)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    again, other = house.arrive("Somebody Else"), house.arrive("Dag")
    with pytest.raises(Refused) as refused:
        say_from(house, again, id, AWAY)
    assert refused.value.failure.error == "not-yours"
    say_from(house, other, id, HOME)
    say_from(house, evening.cid, id, AWAY)  # who was here before is not taken for them


# gathering


def test_promises_do_not_kill_a_table(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heorot.server.tables.table.MOST_GATHERED", 20)
    monkeypatch.setattr("heorot.server.tables.table.LONGEST_GAME", 10)
    id = listed(house, evening.ann)
    house.do(evening.bob, id, protocol.Sit)
    for i in range(19):
        house.do(evening.bob, id, protocol.Promise, seat=1, commitment=sha256(bytes([i])).hexdigest())
    evening.refused("too-many", evening.bob, id, protocol.Promise, seat=1, commitment=sha256(b"more").hexdigest())
    house.crash()
    evening.refused("too-many", evening.bob, id, protocol.Promise, seat=1, commitment=sha256(b"more").hexdigest())
    house.do(evening.ann, id, protocol.Remove, seat=1)
    for seat in (1, 2):
        house.do(evening.ann, id, protocol.Bot, seat=seat, bot="random")
    house.do(evening.ann, id, protocol.Start)
    assert house.table(id).stage == "playing"
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    assert house.table(id).stage == "finished"
    assert MOST_GATHERED >= 200


def test_who_has_used_up_their_own_budget_still_speaks_begins_and_clears(
    evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heorot.server.tables.table.MOST_GATHERED", 6)
    id = listed(house, evening.ann)
    house.do(evening.bob, id, protocol.Sit)
    for bot in ("random", None, "random", None, "random", None):
        house.do(evening.ann, id, protocol.Bot, seat=2, bot=bot)
    evening.refused("too-many", evening.ann, id, protocol.Bot, seat=2, bot="random")
    house.do(evening.ann, id, protocol.Say, text="that was enough")
    house.do(evening.ann, id, protocol.Remove, seat=1)
    for who in (evening.bob, evening.cid):
        seat = 1 if who is evening.bob else 2
        house.do(who, id, protocol.Sit, seat=seat, code=house.table(id).state.invitation(seat))
    house.do(evening.ann, id, protocol.Start)
    assert house.table(id).stage == "playing"


def test_strangers_who_come_and_go_shut_nobody_out(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, commands in (("MOST_STRANGE", 6), ("ALL_STRANGE", 12), ("LEAST_STRANGE", 2)):
        monkeypatch.setattr(f"heorot.server.tables.table.{name}", commands)
    id = listed(house, evening.ann)

    def times(who: Person) -> int:
        for time in range(9):
            try:
                house.do(who, id, protocol.Sit, seat=1)
            except Refused as refused:
                assert refused.failure.error == "too-many"
                return time
            house.do(who, id, protocol.Stand, seat=1)
        return 9

    assert times(house.arrive("Gnat")) == 3  # each of sitting down and standing up is one
    assert [times(house.arrive("Gnat")) for _ in range(8)] == [3, 2, 2, 1, 1, 1, 1, 1]
    house.do(house.arrive("Guest"), id, protocol.Sit, seat=1, code=house.table(id).state.invitation(1))  # whoever comes new is heard
    house.do(evening.ann, id, protocol.Bot, seat=2, bot="random")
    house.do(evening.ann, id, protocol.Start)


def test_a_flood_of_gathering_does_not_keep_others_from_being_heard(evening: Evening, house: House) -> None:
    at = Admission(house.hall, lambda: 0.0)
    id = listed(house, evening.ann, seats=["me", "", "random"])
    house.do(evening.bob, id, protocol.Sit)

    def ask(who: Person, kind: type[protocol.Command], **what: Any) -> str:
        try:
            house.run(at.command(who, id, kind(key=house.key(), **what)))  # type: ignore[arg-type]
        except Refused as refused:
            return refused.failure.error
        return ""

    heard = [ask(evening.bob, protocol.Promise, seat=1, commitment=sha256(bytes([i])).hexdigest()) for i in range(250)]
    assert heard.index("slow-down") == heard.count("") < 100
    assert not at.playing.take(id, 201)
    while at.playing.take(id):  # moves have used up what the table takes
        pass
    assert ask(evening.ann, protocol.First, seat=None) in ("", "bad-option")
    assert ask(evening.ann, protocol.Start) == ""
    house.run(house.settle())


# the list of open tables


def test_full_and_old_tables_do_not_push_others_off_the_list(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    for _ in range(MOST_LISTED + 1):
        listed(house, evening.bob, players=2, seats=["me", "random"])
    assert shown(house) == [id]
    house.advance(25 * 3600 * 1000)
    assert shown(house) == []


def test_full_tables_of_many_openers_do_not_push_others_off_the_list(
    evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heorot.server.hall.MOST_LISTED", 3)
    id = listed(house, evening.ann)
    house.clock.time += 1
    for _ in range(5):
        listed(house, house.arrive("Gnat"), players=2, seats=["me", "random"])
    assert shown(house) == [id]


def test_two_openers_cannot_fill_the_list(evening: Evening, house: House) -> None:
    id = listed(house, evening.ann)
    house.clock.time += 1
    for _ in range(60):
        for who in (evening.bob, evening.cid):
            listed(house, who)
    found = shown(house)
    assert len(found) == 2 * FAIR_SHARE + 1
    assert found[-1] == id  # the latest first


def test_where_there_are_too_many_every_openers_latest_comes_first(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heorot.server.hall.MOST_LISTED", 3)
    first = listed(house, evening.ann)
    for _ in range(3):
        house.clock.time += 1
        listed(house, evening.bob)
    house.clock.time += 1
    assert first in shown(house)
    assert len(shown(house)) == 3


def test_one_person_cannot_take_all_seats_that_are_free_for_anybody(evening: Evening, house: House) -> None:
    tables = [listed(house, house.arrive(f"Host {number}"), players=2) for number in range(MOST_WAITED + 2)]
    for id in tables[:MOST_WAITED]:
        house.do(evening.bob, id, protocol.Sit)
    with pytest.raises(Refused) as refused:
        house.do(evening.bob, tables[-1], protocol.Sit)
    assert refused.value.failure.message == protocol.Message("trouble-waits", {"tables": MOST_WAITED})
    assert {*shown(house)} == {*tables[MOST_WAITED:]}
    house.do(evening.cid, tables[-1], protocol.Sit)
    own = listed(house, evening.bob)  # at one's own table one sits
    assert own in shown(house)
    friends = listed(house, evening.ann, listed=False)
    house.do(evening.bob, friends, protocol.Sit, code=house.table(friends).state.code)  # and among friends
    house.do(evening.bob, tables[0], protocol.Stand, seat=1)
    house.do(evening.bob, tables[MOST_WAITED], protocol.Sit)


def test_many_names_from_one_address_do_not_fill_the_list(tmp_path: Path) -> None:
    with serving(tmp_path, narrow=True) as live:
        time = 0.0
        live.admission.__init__(live.hall, lambda: time)  # type: ignore[misc]
        honest = live.arrive("Ann").open(seats=["me"], listed=True)
        answers = []
        for number in range(MOST_LISTED + 10):
            wish = {"game": "voluspa", "players": 2, "seats": ["me"], "listed": True}
            answers.append(live.arrive(f"Gnat {number}").http.post("/api/tables", json=wish).status_code)
        assert answers.count(201) < 60 < answers.count(429) + 20
        assert honest in [found["id"] for found in live.client().get("/api/tables").json()["open"]]
        live.arrive("Gnat").open(seats=["me"])  # what is not listed is not counted so
