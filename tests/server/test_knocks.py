"""“I am Chloé”: whoever lost their device comes back by the room code, and somebody says that it is so."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.hall import hashed
from heorot.server.protocol import Refused, Trouble
from heorot.server.store.base import Person
from heorot.server.tables import knocks
from tests.server.evening import Evening
from tests.server.house import House


class Device:
    """A device on which somebody is known by a token."""

    def __init__(self, house: House, name: str) -> None:
        self.who, self.token = house.run(house.hall.arrive(name))


def screen_table(evening: Evening, house: House, game: str = "fists") -> str:
    """Return a game whose opener's device is the table: Ann has no seat, Bob and Cid play."""
    id = house.lay(evening.ann, game, 2)
    for who in (evening.bob, evening.cid):
        house.do(who, id, protocol.Sit, code=house.table(id).state.code)
    house.do(evening.ann, id, protocol.Start)
    return id


def knock(house: House, id: str, device: Device, seat: int, code: str = "") -> str:
    """Let somebody say that a seat is theirs."""
    owner = house.owner(id)
    return house.run(owner.ask(lambda: knocks.knock(owner, device.who, hashed(device.token), seat, code or owner.table.state.code)))


def answer(house: House, id: str, who: Person, one: str, yes: bool = True) -> None:
    """Answer a knock."""
    owner = house.owner(id)
    house.run(owner.ask(lambda: knocks.answer(owner, who, one, yes)))
    house.run(house.settle())


def refused(error: Trouble, deed: Any, *args: Any, **more: Any) -> None:
    with pytest.raises(Refused) as why:
        deed(*args, **more)
    assert why.value.failure.error == error


def test_the_tables_screen_lets_the_owner_of_a_flat_battery_back(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    screen, bob = house.client(id, evening.ann), house.client(id, evening.bob, 0)
    tablet = Device(house, "Cid")
    waiting = house.client(id, tablet.who)
    one = knock(house, id, tablet, 1)
    assert screen.you.knocks == [protocol.Knock(one, 1, "Cid")]
    assert (bob.you.knocks, waiting.you.knocking) == ([], 1)
    refused("not-found", answer, house, id, evening.bob, one)
    refused("not-found", answer, house, id, tablet.who, one)
    answer(house, id, evening.ann, one)
    assert (waiting.you.seats, waiting.you.knocking, screen.you.knocks) == ([1], None, [])
    assert house.glance(id, tablet.who.id, 1).eyes == 1
    house.crash()
    assert house.glance(id, evening.cid.id).you.lent == [1]  # it stays Cid's: the phone is charged again
    house.do(evening.cid, id, protocol.Return, seat=1)
    assert house.table(id).seats_of(evening.cid.id) == [1]


def test_the_screen_cannot_give_away_the_seat_of_somebody_who_is_here(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    screen, cid = house.client(id, evening.ann), house.client(id, evening.cid, 1)
    one = knock(house, id, Device(house, "Cid"), 1)
    assert (screen.you.knocks, len(cid.you.knocks)) == ([], 1)  # who is here answers themselves
    refused("not-found", answer, house, id, evening.ann, one)
    house.part(cid)
    answer(house, id, evening.ann, one)


def test_strangers_sit_around_no_screen(evening: Evening, house: House) -> None:
    """At a listed table an opener without a seat could give any hand to a friend as soon as its person's line fails."""
    id = house.lay(evening.ann, "fists", 2, listed=True)
    for who in (evening.bob, evening.cid):
        house.do(who, id, protocol.Sit)
    house.do(evening.ann, id, protocol.Start)
    screen = house.client(id, evening.ann)
    one = knock(house, id, Device(house, "Cid"), 1)
    assert screen.you.knocks == []
    refused("not-found", answer, house, id, evening.ann, one)
    answer(house, id, evening.cid, one)  # but another device of the same person may


def test_an_opener_who_plays_is_no_screen(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    one = knock(house, id, Device(house, "Bob"), 1)
    assert house.glance(id, evening.ann.id).you.knocks == []
    refused("not-found", answer, house, id, evening.ann, one)


def test_another_device_makes_this_one_its_persons_too(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    laptop, tablet = house.client(id, evening.bob, 1), Device(house, "Bob")
    one = knock(house, id, tablet, 1)
    assert laptop.you.knocks == [protocol.Knock(one, 1, "Bob")]
    answer(house, id, evening.bob, one)
    assert house.run(house.hall.admit(tablet.token))[1].id == evening.bob.id
    assert house.table(id).seats_of(evening.bob.id) == [1]
    assert (laptop.you.seats, laptop.viewer) == ([1], 1)  # and the other device plays on


def test_a_friends_phone_stays_the_friends(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    phone = Device(house, "Dag")
    house.lay(phone.who, "fists", 2, seats=["me"])
    answer(house, id, evening.bob, knock(house, id, phone, 1))
    assert house.run(house.hall.admit(phone.token))[1].id == phone.who.id
    assert (house.table(id).seats[1].person, house.table(id).seats[1].owner) == (phone.who.id, evening.bob.id)
    house.do(evening.bob, id, protocol.Return, seat=1)


def test_what_a_device_has_open_comes_back_as_its_new_person(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    tablet = Device(house, "Bob")

    class Door:
        dropped = ""

        def drop(self, why: str) -> None:
            self.dropped = why

        def sign_out(self) -> None:
            raise AssertionError

    door = Door()
    house.hall.doors.enter(hashed(tablet.token), door)
    house.run(house.hall.admit(tablet.token))
    answer(house, id, evening.bob, knock(house, id, tablet, 1))
    assert door.dropped


def test_who_is_turned_away_does_not_knock_again(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    tablet = Device(house, "Cid")
    answer(house, id, evening.ann, knock(house, id, tablet, 1), yes=False)
    assert house.table(id).seats[1].person == evening.cid.id
    refused("not-yours", knock, house, id, tablet, 1)


def test_a_knock_needs_the_room_code_a_seat_and_nobody_elses_place(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    tablet = Device(house, "Cid")
    refused("bad-code", knock, house, id, tablet, 1, "WOLVES")
    refused("not-found", knock, house, id, tablet, 7)
    sitting = Device(house, "Bob")
    sitting.who = evening.bob
    refused("not-now", knock, house, id, sitting, 1)  # nobody comes to see a second hand
    gathering = house.lay(evening.ann, "fists", 2)
    refused("not-now", knock, house, gathering, tablet, 0)


def test_a_knock_is_answered_soon_or_never(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    house.client(id, evening.ann)
    one = knock(house, id, Device(house, "Cid"), 1)
    house.advance(knocks.PATIENCE + 1)
    refused("not-found", answer, house, id, evening.ann, one)


def test_those_who_knock_do_not_fill_the_screen(evening: Evening, house: House) -> None:
    id = screen_table(evening, house)
    for _ in range(knocks.MOST_KNOCKS):
        knock(house, id, Device(house, "Cid"), 1)
    refused("too-many", knock, house, id, Device(house, "Cid"), 1)
    again = Device(house, "Cid")
    house.advance(knocks.PATIENCE + 1)
    for _ in range(3):
        knock(house, id, again, 1)
    assert len(house.table(id).presence.knocks) == 1
