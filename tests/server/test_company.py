"""A seat is its person's: grace for who is away, consent of all who remain, a pace where strangers meet, and none among friends."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

import heorot
from heorot.core.record import Replay
from heorot.games import names
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.tables import log
from heorot.server.tables.clocks import PACE
from heorot.server.tables.presence import GRACE
from tests.server.evening import Evening
from tests.server.house import House

MINUTE = 60_000
HIDING = sorted({*names()} - {"stones"})


def question(house: House, id: str) -> protocol.Question | None:
    return house.glance(id).table.question


def entries(house: House, id: str, kind: type[Any]) -> list[Any]:
    return [logged.entry for logged in house.log(id) if isinstance(logged.entry, kind)]


def fall_asleep(evening: Evening, house: House, **more: Any) -> str:
    """Return a game of three, at which Cid has been away for the whole grace; the other two are here."""
    id = evening.game(evening.ann, evening.bob, evening.cid, **more)
    for seat, who in enumerate((evening.ann, evening.bob)):
        house.client(id, who, seat)
    house.advance(GRACE)
    return id


# grace: who is away is asked, until they have been away for all of it


@pytest.mark.parametrize("what", ["end", "pause"])
def test_the_absent_are_asked_until_the_grace_is_over(evening: Evening, house: House, what: Any) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.client(id, evening.ann, 0)
    house.do(evening.ann, id, protocol.Propose, seat=0, what=what)
    house.advance(GRACE - 1)
    assert question(house, id) == protocol.Question(0, what, 0, [1])
    house.advance(1)
    assert question(house, id) is None
    assert entries(house, id, log.Excused) == [log.Excused([1])]
    assert house.table(id).state.how == "agreed" if what == "end" else house.table(id).state.paused


def test_an_undo_waits_for_the_absent_until_the_grace_is_over(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, 0)
    evening.move(id, 1)
    house.client(id, evening.ann, 0)
    house.do(evening.ann, id, protocol.Undo, seat=0)
    house.advance(GRACE - 1)
    assert house.table(id).match.undos == 0
    house.advance(1)
    assert house.table(id).match.undos == 1


def test_who_goes_while_they_are_asked_has_the_whole_grace(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.client(id, evening.ann, 0)
    bob = house.client(id, evening.bob, 1)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    house.advance(3 * GRACE)
    assert house.table(id).stage == "playing"  # who is here is waited for
    house.part(bob)
    house.advance(GRACE - 1)
    assert house.table(id).stage == "playing"
    house.join(bob, bob.seq)
    house.advance(GRACE)
    assert question(house, id) is not None
    house.part(bob)
    house.advance(GRACE)
    assert house.table(id).state.how == "agreed"


def test_who_comes_back_to_a_question_without_a_socket_is_waited_for(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.client(id, evening.ann, 0)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    house.advance(GRACE - 1)
    house.glance(id, evening.bob.id, 1)
    house.advance(GRACE - 1)
    assert house.table(id).stage == "playing"
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=False)
    assert question(house, id) is None


def test_with_clocks_who_is_away_is_asked_until_the_clock_falls(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(10 * MINUTE, 0))
    house.client(id, evening.ann, 0)
    evening.move(id, 0)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    house.advance(10 * MINUTE - 1)
    assert question(house, id) is not None
    house.advance(1)
    assert house.table(id).state.how == "agreed"  # the abort: nobody waits for who ran out of time
    assert evening.outcome(id).places is None


def test_who_left_and_is_here_is_still_asked(evening: Evening, house: House) -> None:
    for clock in (None, log.Clock(30 * MINUTE, 0)):
        id = evening.game(evening.ann, evening.bob, clock=clock)
        house.client(id, evening.ann, 0)
        bob = house.client(id, evening.bob, 1)
        house.do(evening.bob, id, protocol.Leave, seat=1)
        house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
        house.advance(2 * GRACE)
        assert house.table(id).stage == "playing"
        house.part(bob)
        house.advance(GRACE)
        assert house.table(id).stage == "finished"


@pytest.mark.parametrize("how", ["asked", "freed"])
@pytest.mark.parametrize("what", ["end", "undo"])
def test_who_is_here_is_asked_although_a_bot_plays_for_them(evening: Evening, house: House, how: str, what: Any) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, 0)
    evening.move(id, 1)
    evening.move(id, 0)
    bob = house.client(id, evening.bob, 1)
    house.client(id, evening.ann, 0)
    if how == "asked":
        house.do(evening.ann, id, protocol.Nudge, seat=0, of=1)
        house.advance(GRACE)
        house.do(evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=1)
    else:
        house.part(bob)
        house.advance(GRACE)
        house.do(evening.ann, id, protocol.Remove, seat=1)
        house.join(bob, bob.seq)
    assert house.table(id).seats[1].why == how
    house.hold()  # the bot has moved: what Ann takes back now others have acted upon
    if what == "undo":
        house.do(evening.ann, id, protocol.Undo, seat=0)
    else:
        house.do(evening.ann, id, protocol.Propose, seat=0, what=what)
    house.advance(2 * GRACE)
    asked = question(house, id)
    assert asked is not None
    assert (asked.what, asked.waiting) == (what, [1])
    house.part(bob)
    house.advance(GRACE)
    assert question(house, id) is None
    assert entries(house, id, log.Excused)[-1] == log.Excused([1])


def test_the_grace_is_the_halls(evening: Evening, house: House) -> None:
    house.hall.grace = 5_000
    id = evening.game(evening.ann, evening.bob)
    assert house.glance(id).table.grace == 5_000
    house.advance(4_999)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.advance(1)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    assert GRACE == 120_000


def test_any_one_who_plays_lets_a_bot_stand_in_after_the_grace_and_nobody_else(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house)
    evening.refused("not-yours", house.arrive("Dag"), id, protocol.Remove, seat=2)
    house.do(evening.bob, id, protocol.Remove, seat=2)
    assert house.glance(id).table.seats[2].overdue
    house.do(evening.cid, id, protocol.Return, seat=2)
    assert not house.table(id).seats[2].player


def test_the_owner_comes_back_on_any_device_of_theirs(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house)
    house.do(evening.ann, id, protocol.Remove, seat=2)
    code, _ = house.run(house.hall.carry(evening.cid))
    person, token = house.run(house.hall.carried(code))
    assert house.run(house.hall.admit(token))[1].id == evening.cid.id
    house.do(person, id, protocol.Return, seat=2)
    assert house.glance(id, person.id, 2).eyes == 2


# handing on a seat


@pytest.mark.parametrize("game", HIDING)
def test_a_hidden_hand_is_handed_on_if_all_agreed_at_the_opening(evening: Evening, house: House, game: str) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, game=game, handover=True)
    assert house.glance(id).table.handover
    house.advance(GRACE)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    house.do(evening.cid, id, protocol.Sit, code=house.glance(id, evening.ann.id).you.invitations["1"])
    assert house.table(id).seats[1].person == evening.cid.id


def test_a_hidden_hand_is_handed_on_with_the_consent_of_all_who_remain(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house)
    dag = house.arrive("Dag")
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)  # a bot has to stand in first
    house.do(evening.ann, id, protocol.Remove, seat=2)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    assert question(house, id) == protocol.Question(0, "hand-on", 0, [1], 2)
    evening.refused("not-yours", dag, id, protocol.Sit, code=house.table(id).state.invitation(2))
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=False)
    evening.refused("not-yours", dag, id, protocol.Sit, code=house.table(id).state.invitation(2))
    assert house.glance(id, evening.ann.id).you.invitations == {}
    house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    evening.refused("bad-code", dag, id, protocol.Sit, code=house.table(id).state.code)
    house.crash()
    house.do(dag, id, protocol.Sit, code=house.glance(id, evening.bob.id).you.invitations["2"])
    assert (house.table(id).seats[2].person, house.table(id).seats[2].stand_in) == (dag.id, "")


@pytest.mark.parametrize("game", HIDING)
def test_nobody_decides_alone_who_sees_a_hand(evening: Evening, house: House, game: str) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, game=game)
    house.client(id, evening.ann, 0)
    house.advance(10 * MINUTE)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    with pytest.raises(Refused) as refused:
        house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=1)
    assert refused.value.failure.message == protocol.Message("trouble-hand-on-alone", {})
    assert house.glance(id, evening.ann.id).you.invitations == {}
    evening.refused("not-yours", evening.cid, id, protocol.Sit, code=house.table(id).state.invitation(1))


def test_that_others_are_away_is_no_consent_to_show_a_hand(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house)
    dag = house.arrive("Dag")
    house.do(evening.ann, id, protocol.Remove, seat=2)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    for client in [one for one in house.owner(id).listeners if one.person == evening.bob.id]:
        house.part(client)  # type: ignore[arg-type]
    house.advance(GRACE)
    assert (question(house, id), entries(house, id, log.Handed)) == (None, [])
    house.do(evening.ann, id, protocol.Remove, seat=1)
    evening.refused("not-yours", dag, id, protocol.Sit, code=house.table(id).state.invitation(2))
    house.crash()
    evening.refused("not-yours", dag, id, protocol.Sit, code=house.table(id).state.invitation(2))


def test_a_seat_whose_time_is_up_is_handed_on_by_consent_once_its_person_has_been_away(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob, evening.cid)
    dag = house.arrive("Dag")
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)  # Cid is here
    for client in [one for one in house.owner(id).listeners if one.person == evening.cid.id]:
        house.part(client)  # type: ignore[arg-type]
    house.advance(GRACE - 1)
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    house.advance(1)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    house.do(dag, id, protocol.Sit, code=house.glance(id, evening.ann.id).you.invitations["2"])
    assert house.table(id).seats[2].person == dag.id


def test_who_looked_in_within_the_grace_keeps_the_seat(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house, handover=True)
    house.do(evening.ann, id, protocol.Remove, seat=2)
    code = house.glance(id, evening.ann.id).you.invitations["2"]
    house.part(house.client(id, evening.cid, 2))
    dag = house.arrive("Dag")
    house.advance(GRACE - 1)
    evening.refused("not-now", dag, id, protocol.Sit, code=code)
    house.advance(1)
    house.do(dag, id, protocol.Sit, code=code)


def test_nobody_takes_the_seat_of_somebody_who_is_here_again(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house, handover=True)
    house.do(evening.ann, id, protocol.Remove, seat=2)
    code = house.glance(id, evening.ann.id).you.invitations["2"]
    house.client(id, evening.cid, 2)
    evening.refused("not-now", house.arrive("Dag"), id, protocol.Sit, code=code)


def test_the_owner_comes_back_to_a_seat_that_somebody_else_plays(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house, handover=True, watched=False)
    dag = house.arrive("Dag")
    house.do(evening.ann, id, protocol.Remove, seat=2)
    house.do(dag, id, protocol.Sit, code=house.glance(id, evening.ann.id).you.invitations["2"])
    client = house.client(id, dag, 2)
    assert [found.id for found in house.run(house.hall.tables_of(evening.cid))] == [id]
    cid = house.client(id, evening.cid)  # by the same door, although there are no onlookers
    assert (cid.you.lent, cid.you.seats) == ([2], [])
    evening.refused("not-yours", evening.bob, id, protocol.Return, seat=2)
    house.crash()
    house.join(client, client.seq)
    house.do(evening.cid, id, protocol.Return, seat=2)
    assert (house.table(id).seats[2].person, house.table(id).seats[2].owner) == (evening.cid.id, "")
    assert client.gone or client.viewer is None
    evening.refused("not-yours", dag, id, protocol.Return, seat=2)
    with pytest.raises(Refused):
        house.glance(id, dag.id, 2)


def test_a_question_about_a_seat_ends_when_its_person_comes_back(evening: Evening, house: House) -> None:
    id = fall_asleep(evening, house)
    house.do(evening.ann, id, protocol.Remove, seat=2)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="hand-on", of=2)
    house.do(evening.cid, id, protocol.Return, seat=2)
    assert question(house, id) is None


# pace


def test_listed_tables_have_a_pace_unless_another_or_none_is_chosen(evening: Evening, house: House) -> None:
    def clock_of(**more: Any) -> log.Clock | None:
        return house.table(house.lay(evening.ann, "fists", 2, **more)).opened.clock

    assert log.Clock(900_000, 20_000) == PACE
    assert clock_of(seats=["me"], listed=True) == PACE
    chosen = log.Clock(60_000, 0)
    assert clock_of(seats=["me"], listed=True, clock=chosen) == chosen
    assert clock_of(seats=["me"], listed=True, clock=None) is None
    for seats in (["me"], ["me", ""], ["me", "guest: Gro"], ["me", "random"], []):  # by link, in the house, hot seat, bots
        assert clock_of(seats=seats) is None
    assert clock_of(seats=["me", "guest: Gro"], listed=True) is None  # nobody is waited for
    assert clock_of(seats=["me", "random"], listed=True) is None


def run_out(evening: Evening, house: House, *people: Any) -> str:
    """Return a game with a pace in which the last of these people has used up all time; all are here."""
    house.hold()
    id = evening.game(*people, clock=log.Clock(MINUTE, 0))
    for seat, who in enumerate(people):
        house.client(id, who, seat)
    for seat in range(len(people) - 1):
        evening.move(id, seat)
    house.advance(MINUTE)
    assert [seat.why for seat in house.table(id).seats] == [""] * (len(people) - 1) + ["time"]
    return id


def test_of_two_the_other_claims_when_the_time_is_up(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob)
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="claim", of=0)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="claim", of=1)
    assert (house.table(id).state.how, evening.outcome(id).places) == ("conceded", [1, 2])
    Replay(house.record(id), heorot.game).verify()


def test_of_two_the_other_aborts_when_the_time_is_up(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    assert (house.table(id).state.how, evening.outcome(id).places) == ("agreed", None)


def test_of_three_all_who_remain_agree_to_claim_and_the_staller_is_last(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="claim", of=2)
    assert question(house, id) == protocol.Question(0, "claim", 0, [1], 2)
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.table(id).seats[2].conceded
    evening.refused("not-now", evening.cid, id, protocol.Return, seat=2)
    house.hold()
    evening.play_out(id)
    assert (evening.outcome(id).places or [])[2] == 3


def test_who_returns_in_time_has_lost_nothing(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="claim", of=2)
    house.do(evening.cid, id, protocol.Return, seat=2)
    assert question(house, id) is None
    evening.refused("not-now", evening.bob, id, protocol.Propose, seat=1, what="claim", of=2)


def test_nobody_claims_who_has_time_or_was_only_away(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="claim", of=1)
    away = fall_asleep(evening, house)
    house.do(evening.ann, away, protocol.Remove, seat=2)
    evening.refused("not-now", evening.ann, away, protocol.Propose, seat=0, what="claim", of=2)


@pytest.mark.parametrize("how", ["time", "freed", "asked"])
def test_leaving_a_stalled_table_costs_nothing(evening: Evening, house: House, how: str) -> None:
    if how == "time":
        id = run_out(evening, house, evening.ann, evening.bob)
    else:
        house.hold()
        id = evening.game(evening.ann, evening.bob)
        if how == "asked":
            house.client(id, evening.bob, 1)
            house.do(evening.ann, id, protocol.Nudge, seat=0, of=1)
        house.advance(GRACE)
        if how == "asked":
            house.do(evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=1)
        else:
            house.do(evening.ann, id, protocol.Remove, seat=1)
    assert house.table(id).seats[1].why == how
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert (house.table(id).state.how, evening.outcome(id).places) == ("agreed", None)


def test_leaving_who_does_not_come_back_to_their_turn_costs_nothing(evening: Evening, house: House) -> None:
    for waited, clock, how in ((GRACE, None, "agreed"), (GRACE - 1, None, "conceded"), (GRACE, log.Clock(30 * MINUTE, 0), "conceded")):
        id = evening.game(evening.ann, evening.bob, clock=clock)
        evening.move(id, 0)
        house.advance(waited)
        house.do(evening.ann, id, protocol.Concede, seat=0)
        assert house.table(id).state.how == how  # where a clock runs, whoever is away has that time


def test_who_is_away_while_it_is_not_their_turn_lets_nobody_wait(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, 1)
    house.advance(GRACE)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert house.table(id).state.how == "conceded"


def test_leaving_by_a_bot_costs_nothing_whoever_stalls(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Leave, seat=0)
    left, stalled = house.table(id).seats[0], house.table(id).seats[2]
    assert (left.conceded, stalled.conceded, bool(left.stand_in), bool(stalled.stand_in)) == (False, False, True, True)


def test_who_stalls_too_and_gives_up_has_given_up(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    house.advance(MINUTE)
    assert [seat.why for seat in house.table(id).seats] == ["time", "time"]
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert (house.table(id).state.how, evening.outcome(id).places) == ("conceded", [2, 1])


def test_giving_up_where_somebody_else_plays_still_counts(evening: Evening, house: House) -> None:
    id = run_out(evening, house, evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert (house.table(id).stage, house.table(id).seats[0].conceded) == ("playing", True)


# nudging


def test_a_nudge_is_heard_once_a_turn(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    bob = house.client(id, evening.bob, 1)
    evening.refused("not-now", evening.ann, id, protocol.Nudge, seat=0, of=0)
    evening.refused("not-yours", evening.cid, id, protocol.Nudge, seat=0, of=1)
    house.do(evening.ann, id, protocol.Nudge, seat=0, of=1)
    assert (bob.told()[-1], bob.table.seats[1].nudged) == (log.Nudged(0, 1), house.clock.now())
    evening.refused("not-now", evening.ann, id, protocol.Nudge, seat=0, of=1)
    evening.move(id, 1)
    assert bob.table.seats[1].nudged == 0
    evening.refused("not-now", evening.ann, id, protocol.Nudge, seat=0, of=1)  # it is not their turn any more
    evening.move(id, 0)
    house.do(evening.ann, id, protocol.Nudge, seat=0, of=1)


def test_where_a_clock_runs_nobody_nudges(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    evening.refused("not-now", evening.ann, id, protocol.Nudge, seat=0, of=1)


def test_a_bot_stands_in_for_who_does_not_play_if_all_others_agree(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, evening.cid)
    for seat, who in enumerate((evening.ann, evening.bob, evening.cid)):
        house.client(id, who, seat)
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=2)
    house.do(evening.ann, id, protocol.Nudge, seat=0, of=2)
    house.advance(GRACE - 1)
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=2)
    house.advance(1)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=2)
    assert question(house, id) == protocol.Question(0, "stand-in", 0, [1], 2)  # the staller has no say in it
    assert not house.table(id).seats[2].player
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    stalled = house.table(id).seats[2]
    assert (stalled.stand_in, stalled.why, stalled.person) == ("adept", "asked", evening.cid.id)
    assert house.glance(id, evening.ann.id).you.invitations == {}
    house.do(evening.cid, id, protocol.Return, seat=2)
    assert not stalled.player


def test_who_stalls_cannot_fend_off_a_question_about_them_by_one_of_their_own(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, evening.cid)
    for seat, who in enumerate((evening.ann, evening.bob, evening.cid)):
        house.client(id, who, seat)
    house.do(evening.ann, id, protocol.Nudge, seat=0, of=2)
    house.advance(GRACE)
    house.do(evening.cid, id, protocol.Propose, seat=2, what="pause")
    house.do(evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=2)
    assert question(house, id) == protocol.Question(0, "stand-in", 0, [1], 2)
    evening.refused("not-now", evening.cid, id, protocol.Propose, seat=2, what="pause")
    evening.refused("not-now", evening.bob, id, protocol.Propose, seat=1, what="stand-in", of=2)
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.table(id).seats[2].why == "asked"


def test_who_moves_after_all_is_not_stood_in_for(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Nudge, seat=0, of=2)
    house.client(id, evening.bob, 1)
    house.advance(GRACE)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="stand-in", of=2)
    evening.move(id, 2)
    assert question(house, id) is None
    evening.refused("not-now", evening.bob, id, protocol.Answer, seat=1, yes=True)


def test_among_friends_nothing_is_asked_and_no_clock_runs(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    assert house.table(id).state.due_at() is None
    game = house.glance(id).game
    assert game is not None
    assert game.time is UNSET
    house.advance(60 * MINUTE)
    assert [seat.player for seat in house.table(id).seats] == ["", ""]
    evening.play_out(id)
    assert house.table(id).state.how == "over"
    told = {type(logged.entry).__name__ for logged in house.log(id)}
    assert not told & {"Excused", "Nudged", "Handed", "Stoodin", "Asked"}
