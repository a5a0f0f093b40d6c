"""Who begins is chosen by name at a table that gathers: by lot, or one of those who sit there."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import heorot
from heorot.core.dealing import binding
from heorot.core.record import Replay
from heorot.server import protocol
from heorot.server.tables import log
from heorot.server.tables.lobby import SILENCE
from tests.server.evening import Evening
from tests.server.house import House

GAME = heorot.game("beowulf_movie")
LOT, FIRST = "drawn", "first-seat"


def begins(house: House, id: str) -> object:
    """Return what everybody knows of who begins."""
    info = house.glance(id).table
    bound = binding(house.table(id).secret, id, info.game, info.rules, info.players, info.options)
    assert info.commitment == bound  # it is published anew with the options
    return info.options["start"]


def test_the_opener_chooses_and_all_are_told(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob, game="beowulf_movie")
    assert begins(house, id) == LOT
    house.do(evening.ann, id, protocol.First, seat=0)
    assert begins(house, id) == FIRST
    told = [event.what for event in house.glance(id, seen=0).events if isinstance(event.what, log.Begins)]
    assert [what.seat for what in told] == [0]
    house.do(evening.ann, id, protocol.First, seat=0)  # nothing new, and nothing to be told
    house.do(evening.ann, id, protocol.First, seat=None)
    assert begins(house, id) == LOT
    evening.refused("not-yours", evening.bob, id, protocol.First, seat=0)


def test_the_record_begins_with_it_and_so_does_the_table_that_wakes(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob, game="beowulf_movie")
    house.do(evening.ann, id, protocol.First, seat=0)
    house.crash()
    assert begins(house, id) == FIRST
    house.do(evening.ann, id, protocol.Start)
    assert house.table(id).actors() == (0,)
    house.crash()
    assert begins(house, id) == FIRST
    header = json.loads(house.table(id).match.record.lines[0])
    assert header["options"]["start"] == FIRST
    house.do(evening.ann, id, protocol.Concede, seat=0)
    Replay(house.table(id).match.record.text(), heorot.game).verify()
    evening.refused("not-now", evening.ann, id, protocol.First, seat=None)


def test_a_seat_that_becomes_free_begins_no_more(evening: Evening, house: House) -> None:
    ann, bob = evening.ann, evening.bob
    id = house.lay(ann, "beowulf_movie", 2, seats=["", "me"])
    evening.refused("not-now", ann, id, protocol.First, seat=0)
    evening.refused("not-found", ann, id, protocol.First, seat=2)
    code = house.glance(id, ann.id).you.code
    for free, how in ((protocol.Stand, bob), (protocol.Remove, ann)):
        house.do(bob, id, protocol.Sit, seat=0, code=house.table(id).state.invitation(0) if how is ann else code)
        house.do(ann, id, protocol.First, seat=0)
        house.do(how, id, free, seat=0)
        assert begins(house, id) == LOT
    house.do(ann, id, protocol.Bot, seat=0, bot="adept")
    house.do(ann, id, protocol.First, seat=0)
    house.do(ann, id, protocol.Bot, seat=0, bot="novice")  # another bot on the same seat
    assert begins(house, id) == FIRST
    house.do(ann, id, protocol.Bot, seat=0, bot=None)
    assert begins(house, id) == LOT


def test_a_seat_that_is_lost_by_silence_begins_no_more(evening: Evening, house: House) -> None:
    ann, bob = evening.ann, evening.bob
    id = house.lay(ann, "beowulf_movie", 2, seats=["", "me"])
    house.do(bob, id, protocol.Sit, seat=0, code=house.table(id).state.invitation(0))
    house.do(ann, id, protocol.First, seat=0)
    for begun in (FIRST, LOT):  # the first time the seat is kept, the second time it is lost
        house.do(bob, id, protocol.Promise, seat=0, commitment=sha256(bytes(16)).hexdigest())
        house.do(ann, id, protocol.Start)
        evening.refused("not-now", ann, id, protocol.First, seat=None)
        house.advance(SILENCE)
        assert house.table(id).stage == "gathering"
        assert begins(house, id) == begun


def test_where_a_game_has_no_such_option_nothing_can_be_chosen(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "first_option", "")
    id = evening.table(evening.ann, evening.bob, game="beowulf_movie")
    evening.refused("bad-option", evening.ann, id, protocol.First, seat=0)
    house.do(evening.bob, id, protocol.Stand, seat=1)
    assert begins(house, id) == LOT
