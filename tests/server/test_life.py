"""The life of a table, from the first invitation to the rematch, by example."""

from __future__ import annotations

import pytest
from msgspec import UNSET

import heorot
from heorot.bots import Level
from heorot.bots import levels as bot_levels
from heorot.core.record import Replay, seats_own
from heorot.games import names
from heorot.server import protocol
from heorot.server.hall import CARRIED
from heorot.server.protocol import Refused
from heorot.server.tables import log
from heorot.server.tables.owner import RETRY
from heorot.server.tables.played import LEAST_TIME
from heorot.server.tables.presence import GRACE
from tests.server.evening import Evening
from tests.server.house import House

SALT = bytes(range(16))
OTHER_SALT = bytes(16)
MINUTE = 60_000


# sitting down


def test_an_invitation_opens_one_seat_once(evening: Evening, house: House) -> None:
    ann, bob, cid = evening.ann, evening.bob, evening.cid
    id = house.lay(ann, "fists", 3, seats=["me"])
    invitations = house.glance(id, ann.id).you.invitations
    assert sorted(invitations) == ["1", "2"]
    assert house.glance(id, bob.id).you.invitations == {}
    house.do(bob, id, protocol.Sit, code=invitations["2"])
    assert house.table(id).seats_of(bob.id) == [2]
    evening.refused("bad-code", cid, id, protocol.Sit, code=invitations["2"])
    evening.refused("seat-taken", cid, id, protocol.Sit, seat=2, code=invitations["2"])
    house.do(bob, id, protocol.Stand, seat=2)
    evening.refused("bad-code", cid, id, protocol.Sit, code=invitations["2"])
    house.do(cid, id, protocol.Sit, code=house.glance(id, ann.id).you.invitations["2"])


def test_a_room_code_is_typed_in_any_case_and_a_wrong_one_opens_nothing(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me"])
    code = house.glance(id, evening.ann.id).you.code
    assert house.run(house.hall.by_code(code.lower())) == id
    evening.refused("bad-code", evening.bob, id, protocol.Sit, code="WOLVES")
    evening.refused("bad-code", evening.bob, id, protocol.Sit)
    house.do(evening.bob, id, protocol.Sit, code=f" {code.lower()}")
    assert house.glance(id, evening.cid.id).you.code == ""


@pytest.mark.parametrize("bot", ["strong", "master", "Grendel"])
def test_a_level_that_is_not_offered_is_refused_with_those_that_are(evening: Evening, house: House, bot: str) -> None:
    sentence = f"there is no bot {bot!r}; there are: novice (random), adept (greedy)"
    with pytest.raises(Refused) as refused:
        house.lay(evening.ann, "fists", 2, seats=["me", bot])
    assert (refused.value.failure.error, refused.value.failure.sentence) == ("bad-option", sentence)
    id = house.lay(evening.ann, "fists", 2, seats=["me"])
    evening.refused("bad-option", evening.ann, id, protocol.Bot, seat=1, bot=bot)


def play_as_before(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Return a table that gathers and one that is played, as the hall kept them when it offered four levels."""
    with monkeypatch.context() as patch:
        once = tuple(Level(name, name, "greedy") for name in ("strong", "master"))
        patch.setattr(bot_levels, "PLAIN", bot_levels.PLAIN + once)
        bot_levels.ladder.cache_clear()
        for module in ("tables.table_state", "tables.played", "tables.company", "hall"):
            patch.setattr(f"heorot.server.{module}.current", lambda name, game: name)
        gathering = house.lay(evening.ann, "fists", 3, seats=["me", "strong", "master"])
        playing = house.lay(evening.ann, "fists", 3, seats=["me", "guest: Gro", "strong"])
        house.do(evening.ann, playing, protocol.Start)
        evening.move(playing, 0)
        house.do(evening.ann, playing, protocol.Leave, seat=0, bot="master")
        assert [seat.player for seat in house.table(playing).seats] == ["master", "", "strong"]
        house.sleep()
    bot_levels.ladder.cache_clear()
    return gathering, playing


def test_a_table_kept_when_there_were_other_names_for_bots_wakes_plays_on_and_verifies(
    evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathering, playing = play_as_before(evening, house, monkeypatch)
    listed = {found.id: [seat.bot for seat in found.seats] for found in house.run(house.hall.tables_of(evening.ann))}
    assert listed == {gathering: ["", "adept", "adept"], playing: ["", "", "adept"]}
    house.do(evening.ann, gathering, protocol.Start)
    assert [seat.name for seat in house.table(gathering).seats] == ["Ann", "Adept 1", "Adept 2"]
    assert '"strong"' not in house.table(gathering).match.record.lines[0]
    assert [(seat.bot, seat.stand_in) for seat in house.table(playing).seats] == [("", "adept"), ("", ""), ("adept", "")]
    house.do(evening.ann, playing, protocol.Return, seat=0)
    evening.play_out(playing)
    text = house.record(playing)
    Replay(text, heorot.game).verify()
    assert '"bot":"strong"' in text  # what was written stays as it was written
    assert [seat.bot for seat in house.table(house.rematch(evening.ann, playing)).seats] == ["", "adept", ""]


def test_a_page_loaded_before_the_names_changed_can_still_leave(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.do(evening.ann, id, protocol.Leave, seat=0, bot="strong")
    assert house.table(id).seats[0].stand_in == "adept"
    assert any(isinstance(logged.entry, log.Stoodin) and logged.entry.bot == "adept" for logged in house.log(id))


def test_a_listed_table_needs_no_code(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me"], listed=True)
    assert [found.id for found in house.run(house.hall.listed(evening.bob.id))] == [id]
    house.do(evening.bob, id, protocol.Sit)
    house.do(evening.ann, id, protocol.Start)
    assert house.run(house.hall.listed(evening.bob.id)) == []


def test_people_at_one_device_have_several_seats(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3, seats=["me", "guest: Gro"])
    house.do(evening.ann, id, protocol.Sit, name="Leif")
    house.do(evening.ann, id, protocol.Start)
    assert [seat.name for seat in house.table(id).seats] == ["Ann", "Gro", "Leif"]
    client = house.client(id, evening.ann, 0)
    assert client.game is not None
    hand = client.game.own
    house.look(client, None)
    assert client.game.own == {}
    house.look(client, 1)
    assert client.game.own != hand
    for seat in range(3):
        evening.move(id, seat)
    assert house.table(id).actors() == (0, 1, 2)
    with pytest.raises(Refused):
        house.client(id, evening.bob, 1)


def test_whose_seat_is_gone_sees_no_more_through_its_eyes(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    client = house.client(id, evening.bob, 1)
    house.do(evening.bob, id, protocol.Stand, seat=1)
    assert client.viewer is client.seen_eyes is None
    house.do(evening.cid, id, protocol.Sit, code=house.table(id).state.code)
    house.do(evening.ann, id, protocol.Start)
    assert client.game is not None
    assert client.game.own == {}
    assert client.game.legal is UNSET


# looking on and talking


def test_onlookers_see_what_everybody_sees(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    client = house.client(id, seen=0)
    evening.move(id, 0)
    assert client.told()[-1] == protocol.Sealed(0, True)
    evening.move(id, 1)
    told = client.told()[client.told().index(protocol.Sealed(1, True)) + 1]
    assert told == protocol.Told(6, 0, "?", told.says)
    evening.refused("not-yours", evening.cid, id, protocol.Move, seat=0, move="fist 1")
    ann = house.client(id, evening.ann, 0)
    assert (ann.here, ann.watching, client.here, client.watching) == ([0], 1, [0], 1)


def test_a_table_without_onlookers_sends_them_away_when_the_game_begins(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob, watched=False)
    client = house.client(id, evening.cid)
    evening.refused("not-yours", evening.cid, id, protocol.Say, text="Hail!")
    house.do(evening.ann, id, protocol.Start)
    assert client.gone
    with pytest.raises(Refused):
        house.join(client, client.seq)
    with pytest.raises(Refused):
        house.glance(id)


def test_what_is_said_is_heard_by_all(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    client = house.client(id)
    house.do(evening.cid, id, protocol.Say, text="well\nmet")
    assert client.told() == [log.Said(evening.cid.id, "Cid", "well met")]
    evening.refused("bad-name", evening.cid, id, protocol.Say, text="\u202e")


def test_whoever_comes_back_is_told_what_they_missed(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    steady, flighty = house.client(id, evening.ann, 0), house.client(id, evening.ann, 0)
    evening.move(id, 1)
    house.part(flighty)
    evening.move(id, 0)
    house.crash()
    for client in (steady, flighty):
        house.join(client, client.seq)
    house.do(evening.bob, id, protocol.Say, text="Hail!")
    house.part(flighty)
    evening.move(id, 1)
    house.join(flighty, flighty.seq)
    assert flighty.events == steady.events
    assert [type(told).__name__ for told in steady.told()[-2:]] == ["Said", "Sealed"]


# clocks


def test_a_clock_pays_for_thinking_and_a_move_gives_the_bonus(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 500))
    house.advance(7_000)
    evening.move(id, 1)
    assert evening.position(id).time == protocol.Time([53_000, 53_000], [0], house.clock.now())
    evening.move(id, 0)
    assert [seat.left for seat in house.table(id).seats] == [53_500, 53_500]


def test_when_the_time_is_up_a_bot_plays_on_and_the_person_may_return(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    evening.move(id, 1)
    house.advance(MINUTE - 1)
    assert house.table(id).seats[0].stand_in == ""
    house.advance(1)
    seat = house.table(id).seats[0]
    assert (seat.stand_in, seat.left) == ("adept", 0)
    evening.refused("not-now", evening.ann, id, protocol.Move, seat=0, move="fist 1")
    house.do(evening.ann, id, protocol.Return, seat=0)
    assert (seat.stand_in, seat.left) == ("", LEAST_TIME)


def test_a_running_clock_keeps_the_table_awake(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(30 * MINUTE, 0))
    quiet = evening.game(evening.ann, evening.bob)
    house.advance(25 * MINUTE)
    assert list(house.hall.owners) == [id]
    house.advance(5 * MINUTE)
    assert [type(logged.entry).__name__ for logged in house.log(id)].count("Stoodin") == 2
    assert house.table(id).state.how == "over"
    assert house.table(quiet).stage == "playing"


def test_a_move_that_is_taken_back_has_earned_no_time(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 10_000))
    for _ in range(3):
        house.advance(1_000)
        evening.move(id, 0)
        house.do(evening.ann, id, protocol.Undo, seat=0)
    assert house.table(id).seats[0].left == MINUTE - 3_000


def test_bots_earn_no_time_for_the_seat_they_stand_in_for(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 10_000))
    house.do(evening.ann, id, protocol.Leave, seat=0)
    evening.move(id, 1)
    assert house.table(id).seats[0].left == MINUTE


# leaving


def test_a_bot_stands_in_and_goes_when_its_person_returns(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.do(evening.ann, id, protocol.Leave, seat=0, bot="random")
    assert house.table(id).seats[0].stand_in == "random"
    assert house.table(id).actors() == (1,)
    evening.refused("not-now", evening.ann, id, protocol.Leave, seat=0)
    evening.refused("not-now", evening.ann, id, protocol.Move, seat=0, move="fist 1")
    evening.refused("not-now", evening.ann, id, protocol.Undo, seat=0)
    evening.refused("bad-option", evening.bob, id, protocol.Leave, seat=1, bot="Grendel")
    house.do(evening.ann, id, protocol.Return, seat=0)
    evening.move(id, 1)
    assert house.table(id).actors() == (0, 1)
    evening.refused("not-now", evening.ann, id, protocol.Return, seat=0)


def test_what_a_bot_thought_for_a_seat_is_not_played_for_the_person_who_came_back(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.hold()
    house.do(evening.ann, id, protocol.Leave, seat=0)
    house.do(evening.ann, id, protocol.Return, seat=0)
    evening.move(id, 0)
    evening.move(id, 1)
    house.do(evening.ann, id, protocol.Leave, seat=0)
    assert house.bots.questions == 1
    house.hold()
    assert house.bots.questions == 2  # it is asked anew: what it thought of before was for another turn
    assert house.table(id).actors() == (1,)


def test_nobody_new_takes_over_a_seat_where_hands_are_hidden(evening: Evening, house: House) -> None:
    ann, bob, cid = evening.ann, evening.bob, evening.cid
    for game in sorted({*names()} - {"stones"}):
        house.hold()
        id = evening.game(ann, bob, game=game)
        house.advance(GRACE)
        house.do(ann, id, protocol.Remove, seat=1)
        seat = house.table(id).seats[1]
        assert (seat.person, seat.stand_in) == (bob.id, "adept")  # as before, a bot plays on
        glance = house.glance(id, ann.id)
        assert (glance.you.invitations, glance.table.seats[1].freed) == ({}, False)
        with pytest.raises(Refused) as refused:
            house.do(cid, id, protocol.Sit, seat=1, code=house.table(id).state.invitation(1))
        failure = refused.value.failure
        assert failure.sentence == "hands are hidden here: nobody new may take over a seat unless all who remain agree"
        assert (failure.error, failure.message) == ("not-yours", protocol.Message("trouble-hidden-hands", {}))
        evening.refused("not-yours", cid, id, protocol.Sit, code=house.table(id).state.code)
        evening.refused("not-now", ann, id, protocol.Sit, seat=1, code=house.table(id).state.invitation(1))
        evening.refused("not-now", ann, id, protocol.Remove, seat=1)
        assert house.table(id).seats[1].person == bob.id
        with pytest.raises(Refused):
            house.glance(id, cid.id, 1)
        house.do(bob, id, protocol.Return, seat=1)
        assert house.table(id).seats[1].stand_in == ""


def test_a_seat_of_a_game_without_secrets_is_taken_over(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, game="stones")
    house.advance(GRACE)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    glance = house.glance(id, evening.ann.id)
    assert glance.table.seats[1].freed
    house.do(evening.cid, id, protocol.Sit, code=glance.you.invitations["1"])
    assert house.table(id).seats[1].person == evening.cid.id
    evening.play_out(id)
    Replay(house.record(id), heorot.game).verify()


def test_a_seat_taken_over_before_that_was_refused_is_its_new_persons_still(
    evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = evening.game(evening.ann, evening.bob)
    with monkeypatch.context() as patch:
        patch.setattr(type(heorot.game("fists")), "hides", False)
        house.advance(GRACE)
        house.do(evening.ann, id, protocol.Remove, seat=1)
        house.do(evening.cid, id, protocol.Sit, code=house.table(id).state.invitation(1))
    house.crash()
    assert house.table(id).seats[1].person == evening.cid.id
    evening.play_out(id)


def test_a_freed_seat_is_taken_over_by_invitation(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(heorot.game("fists")), "hides", False)
    ann, bob, cid = evening.ann, evening.bob, evening.cid
    house.hold()
    id = evening.game(ann, bob, clock=log.Clock(MINUTE, 0))
    evening.refused("not-yours", cid, id, protocol.Remove, seat=0)
    evening.refused("bad-code", cid, id, protocol.Sit, seat=1, code=house.table(id).state.invitation(1))
    house.advance(GRACE)
    house.do(ann, id, protocol.Return, seat=0)
    house.do(ann, id, protocol.Remove, seat=1)
    evening.refused("not-now", ann, id, protocol.Sit, seat=1, code=house.table(id).state.invitation(1))
    invitation = house.glance(id, ann.id).you.invitations["1"]
    evening.refused("bad-code", cid, id, protocol.Sit, code=house.table(id).state.code)
    house.do(cid, id, protocol.Sit, code=invitation)
    seat = house.table(id).seats[1]
    assert (seat.person, seat.name, seat.stand_in, seat.left) == (cid.id, "Cid", "", LEAST_TIME)
    assert [found.id for found in house.run(house.hall.tables_of(cid))] == [id]
    evening.refused("bad-code", bob, id, protocol.Sit, code=invitation)


def test_nobody_who_is_here_is_removed_from_a_game(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me"])
    client = house.client(id, evening.bob)  # first as an onlooker, who then sits down
    house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.code)
    assert client.here == [1]
    house.do(evening.ann, id, protocol.Start)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.part(client)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)  # a page that loads again is no absence
    house.advance(GRACE - 1)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.glance(id, evening.bob.id, 1)  # not everyone has a socket
    house.advance(GRACE - 1)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.advance(1)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.do(evening.bob, id, protocol.Return, seat=1)
    assert not house.table(id).seats[1].freed


def test_whoever_leaves_is_still_asked_but_not_whoever_gave_up(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="pause")
    house.do(evening.bob, id, protocol.Leave, seat=1)
    assert house.glance(id).table.question == protocol.Question(0, "pause", 0, [1, 2])
    house.do(evening.cid, id, protocol.Concede, seat=2)
    assert house.glance(id).table.question == protocol.Question(0, "pause", 0, [1])
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.table(id).state.paused


def test_a_question_about_the_end_outlives_a_move(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    evening.move(id, house.table(id).actors()[0])
    assert house.glance(id).table.question is not None
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.table(id).state.how == "agreed"


def test_leaving_and_pausing_do_not_stop_the_clock_for_free(evening: Evening, house: House) -> None:
    house.hold()
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    seat = house.table(id).actors()[0]
    who = (evening.ann, evening.bob)[seat]
    house.advance(50_000)
    house.do(who, id, protocol.Leave, seat=seat)
    house.do(who, id, protocol.Return, seat=seat)
    assert house.table(id).seats[seat].left == 10_000
    house.advance(4_000)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="pause")
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.table(id).seats[seat].left == 6_000


def test_who_was_removed_comes_back_by_invitation_only(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me"])
    house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.code)
    house.do(evening.ann, id, protocol.Remove, seat=1)
    evening.refused("bad-code", evening.bob, id, protocol.Sit, code=house.table(id).state.code)
    house.do(evening.bob, id, protocol.Sit, code=house.table(id).state.invitation(1))


def test_a_move_meant_for_another_turn_is_refused(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, game="voluspa")
    seat = house.table(id).actors()[0]
    who = (evening.ann, evening.bob)[seat]
    told = house.glance(id, who.id, seat).game
    assert told is not None
    assert isinstance(told.legal, dict)
    first, *others = told.legal
    house.do(who, id, protocol.Move, seat=seat, move=first, line=told.line)
    house.do(who, id, protocol.Undo, seat=seat)
    if house.table(id).state.asking is not None:
        house.do((evening.bob, evening.ann)[seat], id, protocol.Answer, seat=1 - seat, yes=True)
    evening.refused("not-now", who, id, protocol.Move, seat=seat, move=others[0], line=told.line)
    again = house.glance(id, who.id, seat).game
    assert again is not None
    house.do(who, id, protocol.Move, seat=seat, move=others[0], line=again.line)


def test_chatter_does_not_stop_a_game(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = evening.game(evening.ann, evening.bob)
    monkeypatch.setattr("heorot.server.tables.table_state.MOST_SAID", 2)
    for text in ("skál", "skál again"):
        house.do(evening.cid, id, protocol.Say, text=text)
    evening.refused("too-many", evening.cid, id, protocol.Say, text="and again")
    monkeypatch.setattr("heorot.server.tables.table.LONGEST_GAME", -1)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")  # what ends a game is always heard
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=False)
    evening.play_out(id)
    assert house.table(id).state.how == "over"


def test_with_clocks_the_clock_alone_decides_when_a_bot_plays_on(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(30 * MINUTE, 0))
    evening.move(id, 0)
    house.advance(GRACE)
    evening.refused("not-now", evening.ann, id, protocol.Remove, seat=1)
    house.advance(30 * MINUTE)
    assert house.table(id).seats[1].stand_in
    house.do(evening.bob, id, protocol.Return, seat=1)
    assert not house.table(id).seats[1].player


def test_whoever_is_freed_need_not_answer(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.advance(GRACE)
    house.do(evening.ann, id, protocol.Propose, seat=0, what="pause")
    house.do(evening.ann, id, protocol.Remove, seat=1)
    assert house.table(id).state.paused


# giving up, ending and pausing


def test_of_two_the_one_who_gives_up_loses_at_once(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    client = house.client(id)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert house.table(id).state.how == "conceded"
    assert evening.outcome(id).places == [2, 1]
    assert [type(told).__name__ for told in client.told()] == ["Conceded", "Stoodin", "Ended"]
    Replay(house.record(id), heorot.game).verify()


def test_of_three_the_one_who_gives_up_is_last_and_a_bot_plays_on(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, evening.cid)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    assert (house.table(id).stage, house.table(id).seats[0].stand_in) == ("playing", "adept")
    evening.refused("not-now", evening.ann, id, protocol.Return, seat=0)
    evening.refused("not-now", evening.ann, id, protocol.Concede, seat=0)
    evening.play_out(id)
    outcome = evening.outcome(id)
    assert (outcome.how, (outcome.places or [])[0]) == ("over", 3)
    text = house.record(id)
    for record in (text, *(seats_own(text, seat, heorot.game) for seat in range(3))):
        Replay(record, heorot.game).verify()


def test_all_may_agree_to_end_unscored(evening: Evening, house: House) -> None:
    ann, bob, cid = evening.ann, evening.bob, evening.cid
    id = evening.game(ann, bob, cid)
    house.do(ann, id, protocol.Propose, seat=0, what="end")
    question = house.glance(id).table.question
    assert question == protocol.Question(0, "end", 0, [1, 2])
    evening.refused("not-now", bob, id, protocol.Propose, seat=1, what="pause")
    house.do(bob, id, protocol.Answer, seat=1, yes=True)
    evening.refused("not-now", bob, id, protocol.Answer, seat=1, yes=True)
    house.do(cid, id, protocol.Answer, seat=2, yes=False)
    assert house.glance(id).table.question is None
    house.do(ann, id, protocol.Propose, seat=0, what="end")
    house.do(bob, id, protocol.Answer, seat=1, yes=True)
    house.do(cid, id, protocol.Answer, seat=2, yes=True)
    assert house.table(id).state.how == "agreed"
    assert evening.outcome(id).places is None
    Replay(house.record(id), heorot.game).verify()


def test_in_a_pause_nobody_moves_and_no_clock_runs(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    house.do(evening.ann, id, protocol.Propose, seat=0, what="pause")
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    assert house.glance(id).table.paused
    evening.refused("not-now", evening.ann, id, protocol.Move, seat=0, move="fist 1")
    evening.refused("not-now", evening.ann, id, protocol.Propose, seat=0, what="pause")
    house.sleep()
    assert id not in house.hall.owners
    house.do(evening.bob, id, protocol.Resume, seat=1)
    assert [seat.left for seat in house.table(id).seats] == [MINUTE, MINUTE]
    house.advance(MINUTE)
    assert all(seat.stand_in for seat in house.table(id).seats)


# taking back


def test_a_move_is_taken_back_freely_while_nobody_else_has_acted(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    client = house.client(id)
    evening.refused("not-now", evening.ann, id, protocol.Undo, seat=0)
    evening.move(id, 0)
    house.do(evening.ann, id, protocol.Undo, seat=0)
    assert house.table(id).actors() == (0, 1)
    assert client.told()[-1] == protocol.Sealed(0, False)
    evening.refused("not-now", evening.ann, id, protocol.Undo, seat=0)


def test_a_move_upon_which_others_have_acted_is_taken_back_if_they_agree(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, 0)
    evening.move(id, 1)
    house.do(evening.ann, id, protocol.Undo, seat=0)
    house.do(evening.bob, id, protocol.Answer, seat=1, yes=False)
    assert house.table(id).match.undos == 0
    house.do(evening.ann, id, protocol.Undo, seat=0)
    house.do(evening.ann, id, protocol.Answer, seat=0, yes=False)
    assert house.table(id).state.asking is None
    house.do(evening.ann, id, protocol.Undo, seat=0)
    evening.move(id, 0)
    assert house.table(id).state.asking is None
    before = evening.digest(id)
    evening.move(id, 1)
    house.do(evening.bob, id, protocol.Undo, seat=1)
    house.do(evening.ann, id, protocol.Answer, seat=0, yes=True)
    assert (house.table(id).match.undos, evening.digest(id)) == (1, before)
    evening.play_out(id)
    Replay(house.record(id), heorot.game).verify()


def test_alone_with_bots_one_asks_nobody(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3, seats=["me", "random", "greedy"])
    house.do(evening.ann, id, protocol.Start)
    evening.move(id, 0)
    assert len(house.table(id).match.record.play.moves) > 9
    house.do(evening.ann, id, protocol.Undo, seat=0)
    assert house.table(id).match.undos == 1
    house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
    assert house.table(id).state.how == "agreed"


# after the game


def test_a_rematch_gathers_the_same_people_one_seat_further(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3, seats=["me", "random", "guest: Gro"])
    house.do(evening.ann, id, protocol.Start)
    client = house.client(id)
    evening.refused("not-now", evening.ann, id, protocol.Rematch)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    house.do(evening.ann, id, protocol.Concede, seat=2)
    with pytest.raises(Refused):
        house.rematch(evening.bob, id)
    again = house.rematch(evening.ann, id)
    assert house.rematch(evening.ann, id) == house.rematch(evening.bob, id) == again
    table = house.table(again)
    assert [(seat.kind, seat.name) for seat in table.seats] == [("bot", "Random 1"), ("person", "Gro"), ("person", "Ann")]
    assert (table.stage, table.opened.after, table.opened.opener) == ("gathering", id, evening.ann.id)
    assert table.opened.commitment != house.table(id).opened.commitment
    assert (client.table.rematch, client.told()[-1]) == (again, log.Rematched(again))
    house.do(evening.ann, again, protocol.Start)


def test_a_rematch_against_bots_alone_keeps_the_seat(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3, seats=["random", "me", "random"])
    house.do(evening.ann, id, protocol.Start)
    house.do(evening.ann, id, protocol.Concede, seat=1)
    again = house.table(house.rematch(evening.ann, id))
    assert [(seat.kind, seat.name) for seat in again.seats] == [("bot", "Random 1"), ("person", "Ann"), ("bot", "Random 2")]


def test_a_rematch_that_could_not_be_announced_is_announced_later(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = evening.game(evening.ann, evening.bob)
    house.do(evening.ann, id, protocol.Concede, seat=0)
    with monkeypatch.context() as patch:
        patch.setattr(type(house.hall), "announce", lambda *_: (_ for _ in ()).throw(Refused("not-now", "no")))
        with pytest.raises(Refused):
            house.rematch(evening.ann, id)
    again = house.rematch(evening.bob, id)
    assert {found.id for found in house.run(house.hall.tables_of(evening.ann))} == {id, again}
    assert house.table(again).opened.opener == evening.ann.id


@pytest.mark.parametrize("over", [False, True])
def test_a_game_of_other_rules_can_be_read_but_not_played(
    evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, 0)
    if over:
        evening.play_out(id)
    lines = house.table(id).match.record.lines
    monkeypatch.setattr(type(heorot.game("fists")), "version", 2)
    house.crash()
    client = house.client(id, evening.ann, 0, 0)
    assert (client.table.frozen, client.table.stage, client.game) == (True, "finished" if over else "playing", None)
    evening.refused("frozen", evening.bob, id, protocol.Move, seat=1, move="fist 1")
    evening.refused("frozen", evening.ann, id, protocol.Say, text="Hail!")
    if over:
        assert house.record(id).split("\n")[:-2] == lines
        with pytest.raises(Refused) as refused:
            house.rematch(evening.ann, id)
        assert refused.value.failure.error == "frozen"
    else:
        with pytest.raises(Refused):
            house.record(id)
    with pytest.raises(Refused):
        house.record(id, evening.ann.id, 0)


# once and for all


def test_what_is_sent_twice_happens_once(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    client = house.client(id, evening.ann, 0)
    say = protocol.Say(key="one", text="Hail!")
    for _ in range(2):
        house.send(evening.ann, id, say, client)
    house.crash()
    house.join(client, client.seq)
    house.send(evening.ann, id, say, client)
    assert client.acknowledged == ["one"] * 3
    house.send(evening.bob, id, say)  # another person's key is another key
    assert [logged.by for logged in house.log(id) if isinstance(logged.entry, log.Said)] == [evening.ann.id, evening.bob.id]


@pytest.mark.parametrize("how", ["kept", "lost"])
def test_a_move_in_whose_writing_the_hall_dies_happens_once(evening: Evening, house: House, how: str) -> None:
    id = evening.game(evening.ann, evening.bob)
    before = house.log(id)
    move = protocol.Move(key="one", seat=0, move="fist 2")
    house.cut_off(evening.ann, id, move, how)
    assert len(house.log(id)) - len(before) == (1 if how == "kept" else 0)
    house.send(evening.ann, id, move)
    assert len(house.log(id)) - len(before) == 1
    assert house.table(id).actors() == (1,)


def test_what_cannot_be_written_has_not_happened(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    client = house.client(id, evening.bob, 1)
    house.disk.full = True
    evening.refused("read-only", evening.ann, id, protocol.Move, seat=0, move="fist 2")
    with pytest.raises(Refused):
        house.lay(evening.ann)
    with pytest.raises(Refused):
        house.arrive("Dis")
    assert house.table(id).actors() == (0, 1)
    house.disk.full = False
    evening.move(id, 0)
    assert len(client.events) == 1


def test_a_bots_move_that_could_not_be_written_is_made_when_the_disk_has_room_again(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me", "random"])
    house.hold()
    house.do(evening.ann, id, protocol.Start)
    house.disk.full = True
    house.hold()
    house.advance(MINUTE)
    house.disk.full = False
    assert house.table(id).actors() == (0, 1)
    house.advance(RETRY)
    assert house.table(id).actors() == (0,)


def test_a_clock_that_fell_while_the_disk_was_full_falls_when_it_has_room_again(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, clock=log.Clock(MINUTE, 0))
    evening.move(id, 1)
    house.disk.full = True
    house.advance(2 * MINUTE)
    evening.refused("read-only", evening.bob, id, protocol.Say, text="Hail!")
    house.disk.full = False
    assert house.table(id).seats[0].stand_in == ""
    house.advance(RETRY)
    assert house.table(id).seats[0].stand_in == "adept"


def test_a_bot_that_does_not_answer_is_asked_again(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 2, seats=["me", "random"])
    house.bots.sulking = 2
    house.do(evening.ann, id, protocol.Start)
    house.advance(RETRY)
    assert house.table(id).actors() == (0, 1)
    house.advance(RETRY)
    assert house.table(id).actors() == (0,)


def test_a_table_at_which_nobody_is_sleeps_and_wakes_as_it_was(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, game="voluspa")
    evening.move(id, house.table(id).actors()[0])
    digest = evening.digest(id)
    client = house.client(id)
    house.sleep()
    assert id in house.hall.owners
    house.part(client)
    house.sleep()
    assert id not in house.hall.owners
    assert evening.digest(id) == digest


# people


def test_a_code_carries_a_person_to_another_device_once_and_soon(evening: Evening, house: House) -> None:
    hall, ann = house.hall, evening.ann
    code, until = house.run(hall.carry(ann))
    assert until == house.clock.now() + CARRIED
    person, token = house.run(hall.carried(f" {code.upper()} "))
    assert person == ann
    assert house.run(hall.admit(token))[1] == ann
    late, _ = house.run(hall.carry(ann))
    house.advance(CARRIED + 1)
    for used in (code, late, "nothing"):
        with pytest.raises(Refused) as refused:
            house.run(hall.carried(used))
        assert refused.value.failure.error == "bad-code"


def test_who_is_forgotten_leaves_only_a_name_in_the_logs(evening: Evening, house: House) -> None:
    dis, token = house.run(house.hall.arrive("Dis"))
    id = evening.table(evening.ann, dis)
    house.run(house.hall.admit(token))
    code, _ = house.run(house.hall.carry(dis))
    house.run(house.hall.leave(dis))
    for asked in (house.hall.admit(token), house.hall.carried(code)):
        with pytest.raises(Refused):
            house.run(asked)
    assert house.run(house.hall.tables_of(dis)) == []
    assert house.table(id).seats[1].name == "Dis"
    assert house.run(house.disk.person(dis.id)) is None


def test_a_new_name_is_for_the_tables_to_come(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    renamed = house.run(house.hall.rename(evening.ann, "Anna"))
    assert house.table(id).seats[0].name == "Ann"
    assert house.table(house.lay(renamed, seats=["me"])).seats[0].name == "Anna"
