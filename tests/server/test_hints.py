"""Advice at a table: who may have it, what it tells, and tables at which nobody is told beforehand what moves bring."""

from __future__ import annotations

import pytest

from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from tests.server.evening import Evening
from tests.server.house import House


def hint(house: House, id: str, who: Person, seat: int) -> protocol.Hints:
    """Ask for advice."""
    return house.run(house.owner(id).hint(who.id, seat))


def test_who_plays_against_bots_alone_may_have_hints(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me", "adept"])
    house.do(evening.ann, id, protocol.Start)
    found = hint(house, id, evening.ann, 0)
    legal = house.glance(id, evening.ann.id, 0).game
    assert legal is not None
    assert isinstance(legal.legal, dict)
    assert [one.move in legal.legal for one in found.moves] == [True]
    assert found.moves[0].says


def test_between_people_there_are_no_hints_unless_all_agreed_at_the_set_up(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    assert not house.glance(id).table.hints
    with pytest.raises(Refused) as refused:
        hint(house, id, evening.ann, 0)
    assert refused.value.failure.error == "not-now"
    assert refused.value.failure.message == protocol.Message("trouble-no-hints", {})
    agreed = evening.game(evening.ann, evening.bob, hints=True)
    assert house.glance(agreed).table.hints
    assert hint(house, agreed, evening.ann, 0).moves
    with pytest.raises(Refused):
        hint(house, agreed, evening.bob, 0)


def test_guests_at_one_device_are_people_too(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me", "guest: Bo"])
    house.do(evening.ann, id, protocol.Start)
    with pytest.raises(Refused, match="no hints"):
        hint(house, id, evening.ann, 0)


def test_a_rematch_keeps_to_what_was_agreed(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, hints=True, worths=False)
    evening.play_out(id)
    again = house.glance(house.rematch(evening.ann, id)).table
    assert again.hints
    assert not again.worths


def test_a_table_may_tell_nobody_beforehand_what_moves_bring(evening: Evening, house: House) -> None:
    for shown in (True, False):
        id = evening.game(evening.ann, evening.bob, game="voluspa", worths=shown)
        seat = house.table(id).actors()[0]
        who = evening.person(house.table(id).seats[seat].person)
        position = house.glance(id, who.id, seat).game
        assert position is not None
        assert isinstance(position.legal, dict)
        assert {worth is not None for worth in position.legal.values()} == {shown}
        move = next(iter(position.legal))
        told = house.run(house.owner(id).why(who.id, seat, move))
        assert (told.points is not None, bool(told.says)) == (shown, shown)
        refused = house.run(house.owner(id).why(who.id, seat, "Thor 40,40"))
        assert refused.clause.startswith("VO-")
        house.do(who, id, protocol.Move, seat=seat, move=move)
