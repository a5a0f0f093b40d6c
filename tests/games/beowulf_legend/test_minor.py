"""Minor episodes: risk, opportunities, selection, recovery (BL-M1 to BL-M4)."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, episode, lines, play, seat, why


@pytest.mark.clause("BL-M1")
def test_what_fits_goes_to_the_hand_and_beowulf_always_fits() -> None:
    state = at_episode("sail_to_denmark", ["", "", ""])  # Travelling, Courage
    assert lines(state) == ["risk", "pass"]
    play(state, "risk", "reveal Wit", "reveal Courage2")
    assert seat(state, 0).hand == ("Courage2",)
    assert GAME.view(state).discards == {"Wit": 1}
    assert state.actor == 1  # one risk each
    play(state, "risk", "reveal Beowulf", "reveal Travelling")
    assert seat(state, 1).hand == ("Travelling", "Beowulf")
    play(state, "risk", "reveal Wit", "reveal Fighting")
    assert (seat(state, 2).hand, seat(state, 2).scratches) == ((), 1)
    assert GAME.view(state).discards == {"Wit": 2, "Fighting": 1}
    assert episode(state) == "the_coast_guard"


@pytest.mark.clause("BL-M1")
def test_the_odds_of_a_risk_are_told_exactly() -> None:
    state = at_episode("sail_to_denmark", ["Wit", ""])
    odds = GAME.view(state.seen_by(0)).odds
    bad = 99 - 18 - 18 - 10
    assert odds.risk == round(1 - bad * (bad - 1) / (99 * 98), 4)
    assert (odds.cards, sum(odds.good.values())) == (99, 46)
    said = GAME.preview(state.seen_by(0), GAME.parse("risk", state)).told[1].message
    assert (said.id, said.args["percent"]) == ("note-forecast-risk", round(1000 * odds.risk) / 10)


@pytest.mark.clause("BL-M2")
def test_the_court_takes_exactly_two_cards_for_two() -> None:
    state = at_episode("king_hygelacs_court", ["Wit Beowulf Daring", "Wit", ""])
    assert lines(state) == ["give Wit", "give Beowulf", "give Daring", "pass"]
    play(state, "give Daring", "give Wit")
    assert state.actor == DEALER
    play(state, "draw Courage", "draw Courage")
    assert seat(state, 0).hand == ("Courage", "Courage", "Beowulf")
    assert GAME.view(state).gone == ("Daring",)
    assert GAME.view(state).discards == {"Wit": 1}
    assert lines(state) == ["pass"]  # one card is not enough
    assert why(state, "give Wit") == "BL-M2"
    play(state, "pass")
    assert lines(state) == ["pass"]  # who can do nothing is asked all the same


@pytest.mark.clause("BL-M2")
def test_great_rewards_for_two_fighting_symbols() -> None:
    state = at_episode("great_rewards", ["Fighting Wit", "Fighting2 Fighting", "Fighting Beowulf", "Hrunting"])
    assert lines(state) == ["pass"]
    play(state, "pass", "give Fighting2")
    assert (seat(state, 1).owned, seat(state, 1).hand) == (("T3",), ("Fighting",))
    play(state, "give Fighting")
    assert lines(state) == ["give Beowulf"]  # whoever has begun completes it
    assert why(state, "pass") == "BL-M2"
    play(state, "give Beowulf", "give Hrunting")
    assert (seat(state, 2).owned, seat(state, 3).owned) == (("T3",), ("T3",))
    assert GAME.view(state).gone == ("Hrunting",)


@pytest.mark.clause("BL-M2")
def test_a_double_card_loses_what_is_not_needed() -> None:
    state = at_episode("great_rewards", ["Fighting Fighting2", ""])
    play(state, "give Fighting", "give Fighting2")
    assert (seat(state, 0).owned, seat(state, 0).hand) == (("T3",), ())


@pytest.mark.clause("BL-M2")
def test_many_friendships_for_an_alliance_token() -> None:
    state = at_episode("many_friendships", ["Friendship2", ""])
    play(state, "give Friendship2", "ally AT3")
    assert seat(state, 0).allies == ("AT3",)
    assert seat(state.seen_by(1), 0).allies == ("?",)


@pytest.mark.clause("BL-M2", "BL-C6")
def test_peace_returns_for_one_symbol_of_each_type() -> None:
    hand = "Travelling2 Friendship Wit Hides"
    state = at_episode("peace_returns", [hand, "Travelling Friendship Wit Courage"])
    assert "give Hides" in lines(state)  # it stands for Courage and Fighting
    play(state, "give Travelling2", "give Hides")
    assert lines(state) == ["give Friendship", "give Wit"]
    play(state, "give Friendship", "give Wit")
    assert (seat(state, 0).owned, seat(state, 0).hand) == (("F5",), ())
    assert lines(state) == ["pass"]


@pytest.mark.clause("BL-M2")
def test_break_ranks_heals_for_two_fame_tokens() -> None:
    owned = ["F2 F5", "F3 T2", "F1 F1", "F1 F1"]
    state = at_episode("break_ranks", [""] * 4, owned=owned, allies=["AT1", "AF2 AT2", "", ""], wounds=[1, 0, 0, 0], doubles=[1, 1, 0, 0],
                       scratches=[1, 0, 0, 2])  # fmt: skip
    assert lines(state) == ["give F2", "give F5", "pass"]
    play(state, "give F2", "give F5")
    assert lines(state) == ["heal wound", "heal double", "heal scratches"]
    play(state, "heal double")
    assert (seat(state, 0).wounds, seat(state, 0).doubles, seat(state, 0).owned) == (1, 0, ())
    play(state, "give AF2", "give F3")  # one kind of hurt: by itself
    assert seat(state, 1).doubles == 0
    assert GAME.view(state).supply["F3"] == 4
    assert state.actor == 3  # seat 2 has neither wound nor scratch
    play(state, "give F1", "give F1")
    assert seat(state, 3).scratches == 0


@pytest.mark.clause("BL-M2")
def test_a_token_that_has_run_out_closes_the_opportunity() -> None:
    state = at_episode("great_rewards", ["Fighting2", ""], owned=["T3*7", ""])
    play(state, "give Fighting2")
    assert (seat(state, 0).owned.count("T3"), episode(state)) == (8, "the_hall_restored")


@pytest.mark.clause("BL-M3")
def test_a_selection_is_one_of_five_things() -> None:
    state = at_episode("the_hall_restored", [""] * 5, scratches=[2, 0, 0, 0, 0])
    assert lines(state) == ["take T2", "take A1", "take F2", "take C2", "take heal", "pass"]
    play(state, "take heal")
    assert seat(state, 0).scratches == 0
    assert lines(state) == ["take T2", "take A1", "take F2", "take C2", "pass"]
    play(state, "take T2", "take F2", "take A1", "ally AF1", "take C2", "draw Wit", "draw Wit")
    assert [seat(state, n).owned for n in (1, 2)] == [("T2",), ("F2",)]
    assert (seat(state, 3).allies, seat(state, 4).hand) == (("AF1",), ("Wit", "Wit"))


@pytest.mark.clause("BL-M3")
def test_what_has_run_out_is_not_on_offer() -> None:
    state = at_episode("the_hall_restored", ["", ""], owned=["T2*10", "F2*12"])
    assert lines(state) == ["take A1", "take C2", "pass"]
    assert why(state, "take F2") == "BL-M3"
    play(state, "pass")
    assert state.actor == 1


@pytest.mark.clause("BL-M4")
def test_a_recovery_goes_around_twice() -> None:
    state = at_episode("feast_in_the_hall", ["", ""], start=1)
    play(state, "reveal Wit", "reveal Wit2", "reveal Courage", "reveal Beowulf")
    assert state.actor == 1
    assert lines(state) == ["take Wit", "take Wit2", "take Courage", "take Beowulf"]
    play(state, "take Beowulf", "take Wit2", "take Wit")
    assert lines(state) == ["take Courage"]  # nobody passes
    assert why(state, "pass") == "BL-M4"
    play(state, "take Courage")
    assert (seat(state, 0).hand, seat(state, 1).hand) == (("Wit2", "Courage"), ("Wit", "Beowulf"))
    assert seat(state.seen_by(None), 0).hand == ("Wit2", "Courage")


@pytest.mark.clause("BL-M4")
def test_too_few_cards_are_taken_until_none_is_left() -> None:
    everything = "Wit*15 Wit2*3 Courage*15 Courage2*3 Fighting*13 Fighting2*5 Beowulf*10 Travelling*15 Travelling2*3 Friendship*15"
    state = at_episode("feast_in_the_hall", [everything, ""])
    deal_on(state)
    play(state, "take Friendship2", "take Friendship2", "take Friendship2")
    assert episode(state) == "unferths_taunt"
