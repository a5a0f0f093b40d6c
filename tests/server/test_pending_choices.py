"""Choosing at the same time: what a seat lays is its own until all have chosen, and nobody can count it before."""

from __future__ import annotations

import json

import pytest

import heorot
from heorot.core.record import Replay
from heorot.server import protocol
from heorot.server.tables import log
from tests.server.evening import Evening
from tests.server.house import Client, House


@pytest.fixture
def bidding(evening: Evening, house: House) -> str:
    """Three people who have come to King Hrothgar's Hall, where all lay cards in secret."""
    id = evening.game(evening.ann, evening.bob, evening.cid, game="beowulf_legend", options={"start": "first-seat"})
    while len(house.table(id).actors()) == 1:
        seat = house.table(id).actors()[0]
        house.do(evening.person(house.table(id).seats[seat].person), id, protocol.Move, seat=seat, move="pass")
    return id


def cards(house: House, id: str, person: str, seat: int) -> list[str]:
    """Return what a seat can lay."""
    game = house.glance(id, person, seat).game
    assert game is not None
    return sorted(move for move in game.legal or {} if move != "done")


def picture(client: Client) -> tuple[object, ...]:
    """Return all that somebody was told, with every number of it."""
    return client.seq, tuple(client.events), client.game, client.table


def test_nobody_can_count_what_others_lay(evening: Evening, house: House, bidding: str) -> None:
    ann, bob = house.client(bidding, evening.ann, 0), house.client(bidding, evening.bob, 1)
    before, entries = picture(bob), len(house.log(bidding))
    assert ann.game is not None
    line, hand = ann.game.line, ann.game.own
    laid = cards(house, bidding, evening.ann.id, 0)[0]
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=laid, line=line)
    assert picture(bob) == before
    assert (ann.game.line, ann.game.sealed, ann.game.own == hand) == (line + 1, 1, False)
    assert len(house.log(bidding)) == entries + 1
    house.do(evening.ann, bidding, protocol.Move, seat=0, move="done")
    assert bob.told()[-1] == protocol.Sealed(0, True)
    assert bob.seq == before[0] + 1  # type: ignore[operator]
    assert bob.game is not None
    assert (bob.game.line, bob.game.actors) == (line, [1, 2])


def test_a_nudge_does_not_tell_that_something_was_laid(evening: Evening, house: House, bidding: str) -> None:
    bob = house.client(bidding, evening.bob, 1)
    house.do(evening.bob, bidding, protocol.Nudge, seat=1, of=0)
    before = picture(bob)
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=cards(house, bidding, evening.ann.id, 0)[0])
    assert picture(bob) == before
    house.do(evening.bob, bidding, protocol.Say, text="well?")
    assert bob.table.seats[0].nudged
    house.do(evening.ann, bidding, protocol.Move, seat=0, move="done")
    assert not bob.table.seats[0].nudged


def test_what_is_laid_goes_into_the_record_when_all_have_chosen(evening: Evening, house: House, bidding: str) -> None:
    lines = len(house.table(bidding).match.record.lines)
    laid = {}
    for seat, person in ((2, evening.cid), (0, evening.ann), (1, evening.bob)):
        laid[seat] = cards(house, bidding, person.id, seat)[:1]
        for move in [*laid[seat], "done"]:
            assert len(house.table(bidding).match.record.lines) == lines
            house.do(person, bidding, protocol.Move, seat=seat, move=move)
    record = house.table(bidding).match.record
    assert record is not None
    made = [json.loads(line) for line in record.lines[lines : lines + 6]]
    assert made == [[seat, move] for seat in range(3) for move in [*laid[seat], "done"]]
    assert json.loads(record.lines[lines + 6])[0] == "d"
    assert not house.table(bidding).match.choices.laid
    evening.play_out(bidding)
    Replay(house.record(bidding), heorot.game).verify()


def test_what_is_laid_outlives_the_hall(evening: Evening, house: House, bidding: str) -> None:
    ann, bob = house.client(bidding, evening.ann, 0), house.client(bidding, evening.bob, 1)
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=cards(house, bidding, evening.ann.id, 0)[0])
    house.do(evening.bob, bidding, protocol.Move, seat=1, move="done")
    mine, theirs = ann.game, bob.game
    house.crash()
    for client in (ann, bob):
        house.join(client, client.seq)
    assert (ann.game, bob.game) == (mine, theirs)
    assert house.table(bidding).actors() == (0, 2)


def test_what_is_laid_can_be_taken_back_card_by_card(evening: Evening, house: House, bidding: str) -> None:
    ann, bob = house.client(bidding, evening.ann, 0), house.client(bidding, evening.bob, 1)
    first, told = ann.game, picture(bob)
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=cards(house, bidding, evening.ann.id, 0)[0])
    second = ann.game
    house.do(evening.ann, bidding, protocol.Move, seat=0, move="done")
    house.do(evening.ann, bidding, protocol.Undo, seat=0)
    assert bob.told()[-2:] == [protocol.Sealed(0, True), protocol.Sealed(0, False)]
    assert ann.game == second
    later = picture(bob)
    house.do(evening.ann, bidding, protocol.Undo, seat=0)
    assert ann.game == first
    assert picture(bob) == later != told
    assert isinstance(house.log(bidding)[-1].entry, log.Lifted)


def test_a_card_meant_for_another_turn_is_not_laid(evening: Evening, house: House, bidding: str) -> None:
    ann = house.client(bidding, evening.ann, 0)
    assert ann.game is not None
    line, move = ann.game.line, cards(house, bidding, evening.ann.id, 0)[0]
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=move, line=line)
    evening.refused("not-now", evening.ann, bidding, protocol.Move, seat=0, move="done", line=line)
    house.do(evening.ann, bidding, protocol.Move, seat=0, move="done", line=line + 1)
    evening.refused("not-now", evening.ann, bidding, protocol.Move, seat=0, move="done")


def test_an_earlier_move_is_taken_back_freely_until_somebody_has_chosen(evening: Evening, house: House, bidding: str) -> None:
    last = house.table(bidding).match.record.play.moves[-1][1]
    other = (last + 1) % 3
    person, somebody = (evening.person(house.table(bidding).seats[seat].person) for seat in (last, other))
    house.do(somebody, bidding, protocol.Move, seat=other, move=cards(house, bidding, somebody.id, other)[0])
    house.do(person, bidding, protocol.Undo, seat=last)  # that somebody has begun to choose is nobody's to know
    assert house.table(bidding).actors() == (last,)
    assert not house.table(bidding).match.choices.laid
    house.do(person, bidding, protocol.Move, seat=last, move="pass")
    house.do(somebody, bidding, protocol.Move, seat=other, move="done")
    house.do(person, bidding, protocol.Undo, seat=last)
    assert house.table(bidding).state.asking is not None
    house.do(person, bidding, protocol.Move, seat=last, move="done")
    assert house.table(bidding).state.asking is None


def test_a_bot_that_stands_in_goes_on_with_what_is_laid(evening: Evening, house: House, bidding: str) -> None:
    move = cards(house, bidding, evening.ann.id, 0)[0]
    house.do(evening.ann, bidding, protocol.Move, seat=0, move=move)
    house.do(evening.ann, bidding, protocol.Leave, seat=0, bot="greedy")
    desks = house.table(bidding).match.choices
    assert 0 in desks.whole
    game = house.table(bidding).match.record.game
    assert game is not None
    assert game.notation(desks.before(0)[0], house.table(bidding).match.standing(0)) == move


def test_the_time_for_all_that_is_laid_is_paid_once(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, game="beowulf_legend", options={"start": "first-seat"}, clock=log.Clock(60_000, 0))
    while len(house.table(id).actors()) == 1:
        seat = house.table(id).actors()[0]
        house.do(evening.person(house.table(id).seats[seat].person), id, protocol.Move, seat=seat, move="pass")
    watching = house.client(id)
    house.advance(3_000)
    house.do(evening.ann, id, protocol.Move, seat=0, move=cards(house, id, evening.ann.id, 0)[0])
    house.advance(3_000)
    assert watching.game is not None
    assert watching.game.time == protocol.Time([60_000, 60_000], [0, 1], house.clock.now() - 6_000)
    house.do(evening.ann, id, protocol.Move, seat=0, move="done")
    assert watching.game.time == protocol.Time([54_000, 54_000], [1], house.clock.now())
