"""Set-up: the track, who begins, open icons, special cards, hands, what all know, and the pile (BL-S1 to BL-S7)."""

from __future__ import annotations

import pytest

from heorot.core.errors import BadOption
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, episode, lines, play, seat, why


@pytest.mark.clause("BL-S1")
def test_beowulf_visits_36_episodes_the_golden_ones_only_in_the_advanced_game() -> None:
    track = GAME.view(GAME.new(3)).track
    assert len(track) == 36
    assert [one.number for one in track if one.skipped] == [5, 11, 18, 23, 30, 35]
    assert not any(one.skipped for one in GAME.view(GAME.new(3, advanced=True)).track)
    for advanced, following in ((False, "feast_in_the_hall"), (True, "rings_from_the_king")):
        state = at_episode("king_hrothgars_hall", ["", ""], advanced=advanced)
        deal_on(play(state, "done", "done"))
        play(state, "take Blessing")
        assert episode(state) == following


@pytest.mark.clause("BL-S2")
def test_lots_are_drawn_for_the_first_start_player_or_it_is_the_first_seat() -> None:
    state = GAME.new(3)
    assert [(GAME.notation(move, state), weight) for move, weight in state.odds()] == [("first 0", 1), ("first 1", 1), ("first 2", 1)]
    play(state, "first 2")
    assert GAME.view(state).starter == 2
    assert GAME.view(state).turn == 2  # five cards for seat 2, then around
    named = GAME.new(3, start="first-seat")
    assert GAME.view(named).starter == 0
    assert lines(named)[0].startswith("draw")


@pytest.mark.clause("BL-S2")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_any_seat_may_be_named_to_begin(number: int) -> None:
    start = f"seat-{number}"
    state = GAME.new(5, start=start)
    assert (GAME.view(state).starter, GAME.view(state).turn) == (number - 1, number - 1)
    assert GAME.options_of(state)["start"] == start
    assert GAME.view(deal_on(state)).turn == number - 1  # and is asked first
    with pytest.raises(BadOption, match="start cannot be 'seat-5': there are only"):
        GAME.new(number - 1 if number > 2 else 2, start="seat-5")


def test_what_version_1_did_not_have_is_refused_there() -> None:
    for options in ({"bluff": "at-once"}, {"start": "seat-2"}, {"tokens": "secret"}):
        with pytest.raises(BadOption, match="version 1"):
            GAME.begin_with(3, GAME.parts, options, 1)
    state = GAME.begin_with(3, GAME.parts, {"bluff": True}, 1)
    assert (GAME.version_of(state), GAME.version_of(GAME.new(3))) == (1, 2)
    assert GAME.options_of(state)["tokens"] == "open"


@pytest.mark.clause("BL-S3")
@pytest.mark.parametrize(
    ("players", "icons"),
    [(2, ["F5", "W"]), (3, ["F5", "W", "Daring"]), (4, ["F5", "W", "Daring", "A1"]), (5, ["F5", "W", "Daring", "A1", "S"])],
)
def test_with_n_players_the_first_n_icons_are_open(players: int, icons: list[str]) -> None:
    state = at_episode("grendels_attack", [""] * players)
    play(state, *["pass"] * (players - 1))
    assert lines(state) == [f"take {icon}" for icon in icons]
    assert [icon.icon for icon in GAME.view(state).icons if icon.open] == icons
    if players == 4:
        assert why(state, "take S") == "BL-S3"


@pytest.mark.clause("BL-S4")
@pytest.mark.parametrize(
    ("players", "advanced", "shelf"),
    [
        (2, False, "Blessing Hides Hrunting Counsel"),
        (3, False, "Blessing Daring Resolve Hides Hrunting Counsel"),
        (4, False, "Blessing Inspiration Daring Resolve Hides Hrunting Counsel Longship"),
        (5, False, "Blessing Inspiration Daring Resolve Rest Hides Hrunting Counsel Longship"),
        (2, True, "Blessing Hides Hrunting Counsel Shield"),
    ],
)
def test_special_cards_by_the_number_of_players(players: int, advanced: bool, shelf: str) -> None:
    assert list(GAME.view(GAME.new(players, advanced=advanced)).shelf) == shelf.split()


@pytest.mark.clause("BL-S5")
def test_a_hundred_cards_of_which_everyone_gets_seven() -> None:
    state = GAME.new(2, start="first-seat")
    cards: dict[str, int] = dict(GAME.view(state).unseen)
    assert sum(cards.values()) == 100 - 4
    cards["Beowulf"] += 2
    cards["Fighting2"] += 2
    singles = {name: n for name, n in cards.items() if not name.endswith("2")}
    assert singles == {"Travelling": 15, "Friendship": 15, "Wit": 15, "Courage": 15, "Fighting": 13, "Beowulf": 10}
    assert {name: n for name, n in cards.items() if name.endswith("2")} == {
        "Travelling2": 3, "Friendship2": 3, "Wit2": 3, "Courage2": 3, "Fighting2": 5,
    }  # fmt: skip
    assert seat(state, 1).known == ("Fighting2", "Beowulf")
    assert dict(state.odds())[GAME.parse("draw Fighting2", state)] == 3
    play(state, *["draw Wit"] * 5)
    assert len(seat(state, 0).hand) == 7
    assert len(seat(state, 1).hand) == 2
    play(state, *["draw Courage"] * 5)
    assert (len(seat(state, 1).hand), state.actor, episode(state)) == (7, 0, "king_hygelacs_court")


@pytest.mark.clause("BL-S5", "BL-S6")
def test_hands_are_secret_but_for_the_dealt_beowulf_and_double_fighting() -> None:
    state = GAME.new(2, start="first-seat")
    play(state, "draw Wit", "draw Courage2")
    assert seat(state.seen_by(0), 0).hand == ("Wit", "Courage2", "Fighting2", "Beowulf")
    for eyes in (1, None):
        assert seat(state.seen_by(eyes), 0).hand == ("Fighting2", "Beowulf", "?", "?")
        assert state.told(GAME.parse("draw Wit", state), eyes, ACTING) == HIDDEN
    assert state.told(GAME.parse("draw Wit", state), 0, ACTING) != HIDDEN


@pytest.mark.clause("BL-S6")
def test_square_tokens_wounds_and_special_cards_are_public_alliance_tokens_are_not() -> None:
    state = at_episode(
        "night_watch", ["Blessing Wit", ""], owned=["F5 T2 M", ""], allies=["AF2 AT1", ""], famed=["AT1", ""], scratches=[1, 0],
        wounds=[2, 0],
    )  # fmt: skip
    shown = seat(state.seen_by(1), 0)
    assert shown.hand == ("Blessing", "?")
    assert shown.owned == ("F5", "T2", "M")
    assert shown.allies == ("AT1", "?")
    assert (shown.scratches, shown.wounds) == (1, 2)
    assert shown.public == 5 + 2 - 2 + 1
    assert shown.standing == 6
    assert seat(state.seen_by(0), 0).standing == 8
    assert seat(state.seen_by(0), 0).public == 6
    said = {message.id: message.args for message in GAME.holdings(state.seen_by(0), 0)}
    assert (said["held"]["points"], said["held"]["own"]) == (6, 8)
    assert GAME.standing(state, 0).args == {"seat": 0, "points": 6}  # the same number for everyone who looks


@pytest.mark.clause("BL-S6")
def test_where_the_sums_are_secret_others_see_how_many_tokens_lie_there() -> None:
    state = at_episode(
        "night_watch", ["Wit", "", ""], owned=["F5 T2 M", "F1", ""], allies=["AF2 AT1", "", ""], famed=["AT1", "", ""], wounds=[2, 0, 0],
        tokens="secret",
    )  # fmt: skip
    for eyes in (1, None):
        shown = seat(state.seen_by(eyes), 0)
        assert shown.owned == ("?", "?", "?")
        assert (shown.public, shown.standing) == (None, None)
        assert (shown.allies, shown.wounds) == (("AT1", "?"), 2)  # what all have seen of alliance tokens stays known
    mine = seat(state.seen_by(0), 0)
    assert (mine.owned, mine.standing, mine.public) == (("F5", "T2", "M"), 8, None)
    said = {message.id: message.args for message in GAME.holdings(state.seen_by(0), 0)}
    assert said["held-secret"]["own"] == 8
    assert [GAME.standing(state, n).args.get("count") for n in range(3)] == [5, 1, 0]  # what stands beside a name
    assert said["seat-held-secret"]["tokens"] == "—"
    assert "seat-held" not in said


@pytest.mark.clause("BL-S6", "BL-A1")
def test_where_the_sums_are_secret_what_is_shown_in_an_auction_lies_open() -> None:
    state = at_episode("rings_from_the_king", ["", ""], owned=["T2 T1 F3", "T1"], advanced=True, tokens="secret")
    play(state, "show T2")
    shown = seat(state.seen_by(1), 0)
    assert (shown.owned, shown.shown) == (("T2", "?", "?"), ("T2",))


@pytest.mark.clause("BL-S6", "BL-E2")
def test_at_the_end_all_tokens_are_shown() -> None:
    state = deal_on(at_episode("death_of_beowulf", ["Wit", ""], owned=["F6", "F5"], tokens="secret"))
    play(state, "take F7")
    assert state.over
    assert seat(state.seen_by(1), 0).owned == ("F6", "F7")
    assert seat(state.seen_by(1), 0).standing == 6 + 7 + 5


@pytest.mark.clause("BL-S6")
def test_a_card_all_saw_going_to_a_hand_is_known_until_such_a_card_leaves_it() -> None:
    state = at_episode("night_watch", ["Courage Courage", "Wit"])
    play(state, "risk", "reveal Courage", "reveal Wit")
    assert seat(state.seen_by(1), 0).hand == ("Courage", "?", "?")
    play(state, "pass")
    assert episode(state) == "grendels_attack"
    play(state, "play Courage")
    assert seat(state.seen_by(1), 0).hand == ("?", "?")
    assert seat(state, 0).hand == ("Courage", "Courage")


@pytest.mark.clause("BL-S7")
def test_the_discards_become_the_pile_as_soon_as_the_last_card_is_turned_up_even_within_a_risk() -> None:
    rest = ["Wit*15 Wit2*3 Courage*15 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3", "Friendship2*3"]
    state = at_episode("night_watch", rest, discards="Friendship*14")
    assert GAME.view(state).pile == 1
    play(state, "risk", "reveal Friendship")
    assert (GAME.view(state).pile, GAME.view(state).discards) == (14, {})
    assert state.odds() == [(GAME.parse("reveal Friendship", state), 14)]
    play(state, "reveal Friendship")
    assert (GAME.view(state).pile, GAME.view(state).discards) == (13, {"Friendship": 2})


@pytest.mark.clause("BL-S7")
def test_with_nothing_to_reveal_nobody_can_risk_and_what_there_is_is_drawn() -> None:
    everything = "Wit*15 Wit2*3 Courage*15 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3 Friendship*15"
    state = at_episode("fight_under_water", [everything, "Friendship2*3"])
    assert "risk" not in lines(state)
    assert why(state, "risk") == "BL-S7"
    assert episode(at_episode("night_watch", [everything, "Friendship2*3"])) == "grendels_attack"
    few = at_episode("fight_under_water", [everything, "Friendship2*2"])
    play(few, "risk", "reveal Friendship2")  # there is no second card
    assert few.actor != DEALER
    assert GAME.view(few).seats[0].scratches == 1


@pytest.mark.clause("BL-S7")
def test_cards_lying_before_players_are_not_shuffled_in() -> None:
    rest = ["Wit*15 Wit2*3 Courage*14 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3", "Friendship2*3"]
    state = at_episode("grendels_attack", rest, discards="Friendship*15")
    play(state, "play Courage")
    play(state, "risk", "reveal Courage")
    assert GAME.view(state).unseen == {"Friendship": 15}


@pytest.mark.clause("BL-S7")
def test_what_is_discarded_while_both_are_empty_is_the_pile_when_a_card_is_wanted() -> None:
    everything = "Wit*15 Wit2*3 Courage*15 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3 Friendship*15"
    state = at_episode("king_hygelacs_court", [everything, "Friendship2*3"])
    play(state, "give Wit", "give Courage")
    key = state.key()
    assert state.odds() == [(GAME.parse("draw Wit", state), 1), (GAME.parse("draw Courage", state), 1)]
    assert state.key() == key
    play(state, "draw Wit", "draw Courage", "pass")
    assert (GAME.view(state).pile, episode(state)) == (0, "king_hrothgars_hall")
