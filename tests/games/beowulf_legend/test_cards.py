"""Special cards and when they are asked about (BL-C1 to BL-C6)."""

from __future__ import annotations

import pytest

from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, episode, lines, play, seat, why


@pytest.mark.clause("BL-C1")
def test_blessing_after_the_ranking_of_a_simultaneous_episode() -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship", "Blessing Friendship2 Beowulf"], advanced=False)
    play(state, "0: done", "1: play Friendship2", "1: play Beowulf", "1: done")
    deal_on(state)
    assert (state.actor, lines(state)) == (1, ["blessing Friendship2", "blessing Beowulf", "no"])
    play(state, "blessing Friendship2")
    assert seat(state, 1).hand == ("Friendship2",)
    assert seat(state.seen_by(0), 1).hand == ("Friendship2",)
    assert GAME.view(state).gone == ("Blessing",)
    assert GAME.view(state).discards == {"Beowulf": 1}
    assert lines(state)[0].startswith("take")


@pytest.mark.clause("BL-C1")
def test_blessing_when_dropping_out_also_for_a_card_of_a_risk_and_as_the_last_one_in() -> None:
    state = at_episode("fight_under_water", ["Blessing", "Courage", ""])
    play(state, "risk", "reveal Courage2", "reveal Wit", "pass", "pass")
    assert (state.actor, lines(state)) == (0, ["blessing Courage2", "no"])  # the last one in, before the first icon
    play(state, "no")
    assert seat(state, 0).hand == ("Blessing",)
    state = at_episode("fight_under_water", ["Courage Blessing", "Courage2", ""])
    play(state, "play Courage", "play Courage2", "pass", "pass")
    assert (state.actor, lines(state)) == (0, ["blessing Courage", "no"])
    play(state, "blessing Courage")
    assert (seat(state, 0).hand, seat(state, 0).marker, state.actor) == (("Courage",), 2, 1)


@pytest.mark.clause("BL-C1")
def test_blessing_after_the_scratch_of_a_failed_risk() -> None:
    state = at_episode("fight_under_water", ["Courage*2 Blessing", "Courage2*2", ""], scratches=[1, 0, 0])
    play(state, "play Courage", "play Courage2", "pass", "risk", "reveal Wit", "reveal Wit")
    assert (seat(state, 0).scratches, lines(state)) == (2, ["blessing Courage", "no"])


@pytest.mark.clause("BL-C1")
def test_blessing_in_an_opportunity_but_not_at_the_court_and_not_at_the_end() -> None:
    state = at_episode("great_rewards", ["Fighting2 Blessing", ""])
    play(state, "give Fighting2")
    assert lines(state) == ["blessing Fighting2", "no"]
    play(state, "blessing Fighting2")
    assert (seat(state, 0).hand, seat(state, 0).owned) == (("Fighting2",), ("T3",))
    court = at_episode("king_hygelacs_court", ["Fighting2 Wit Blessing", ""])
    play(court, "give Fighting2", "give Wit")
    assert GAME.view(court).step == "draw"
    end = at_episode("death_of_beowulf", ["Blessing Wit", ""])
    deal_on(end)
    assert lines(end)[0].startswith("take")
    assert why(end, "blessing Wit") == "BL-C1"


@pytest.mark.clause("BL-C2")
@pytest.mark.parametrize(("name", "icon", "hurt"), [("the_hags_revenge", "S", "scratches"), ("dragon_battle", "WW", "doubles")])
def test_inspiration_avoids_what_is_bad_about_an_icon(name: str, icon: str, hurt: str) -> None:
    state = at_episode(name, ["Inspiration", "", "", ""])
    if name == "the_hags_revenge":
        deal_on(play(state, *[f"{n}: done" for n in range(4)]))
    else:
        play(state, "risk", "reveal Courage", "reveal Wit", "pass", "pass", "pass")
    play(state, f"take {icon}")
    assert lines(state) == ["inspiration", "no"]
    refused = play(state.copy(), "no")
    play(state, "inspiration")
    assert (getattr(seat(state, 0), hurt), seat(state, 0).hand, state.actor > 0) == (0, (), True)
    assert getattr(seat(refused, 0), hurt) == 1


@pytest.mark.clause("BL-C2")
def test_inspiration_for_the_last_who_had_no_choice_but_not_against_a_risk() -> None:
    state = at_episode("grendels_attack", ["Inspiration", "", "", ""])
    play(state, "risk", "reveal Wit", "reveal Wit")
    assert (seat(state, 0).scratches, state.actor) == (1, 1)
    play(state, "pass", "pass", "take F5", "take Daring", "take A1", "ally AF1")
    assert (state.actor, lines(state)) == (0, ["inspiration", "no"])
    play(state, "inspiration")
    assert (seat(state, 0).wounds, seat(state, 0).hand, GAME.view(state).starter) == (0, (), 0)


@pytest.mark.clause("BL-C2")
def test_a_misfortune_that_has_run_out_asks_nothing() -> None:
    state = at_episode("unferths_taunt", ["Inspiration", "", "", ""], owned=["", "M*3", "", ""])
    deal_on(play(state, *[f"{n}: done" for n in range(4)]))
    play(state, "take M")
    assert state.actor == 1


@pytest.mark.clause("BL-C3")
def test_daring_reveals_five_and_is_gone_whatever_comes() -> None:
    state = at_episode("night_watch", ["Daring", "Wit", ""])
    assert lines(state) == ["risk", "daring", "pass"]
    play(state, "daring", "reveal Courage", "reveal Wit", "reveal Fighting", "reveal Beowulf", "reveal Wit")
    assert seat(state, 0).hand == ("Courage", "Fighting", "Beowulf")
    assert GAME.view(state).gone == ("Daring",)
    assert why(state, "daring") == "BL-C3"
    state = at_episode("grendels_attack", ["", "Daring", ""])
    play(state, "pass", "daring", *["reveal Fighting2"] * 5)
    assert (seat(state, 1).total, state.actor) == (10, 2)


@pytest.mark.clause("BL-C4")
def test_resolve_undoes_a_failed_risk() -> None:
    state = at_episode("night_watch", ["Resolve Daring", "", ""])
    play(state, "daring", *["reveal Wit"] * 5)
    assert lines(state) == ["resolve", "no"]
    play(state, "resolve")
    assert (lines(state), GAME.view(state).discards) == (["risk", "pass"], {"Wit": 5})
    play(state, "risk", "reveal Wit", "reveal Wit")
    assert (seat(state, 0).scratches, state.actor) == (1, 1)
    state = at_episode("grendels_attack", ["Resolve Courage", "", ""])
    play(state, "risk", "reveal Wit", "reveal Wit", "resolve")
    assert lines(state) == ["play Courage", "risk", "pass"]
    state = at_episode("grendels_attack", ["Resolve Courage", "", ""])
    play(state, "risk", "reveal Wit", "reveal Wit", "no")
    assert (seat(state, 0).scratches, seat(state, 0).marker, seat(state, 0).hand) == (1, 3, ("Courage", "Resolve"))


@pytest.mark.clause("BL-C5")
def test_rest_at_each_of_ones_own_decisions() -> None:
    state = at_episode("night_watch", ["Rest", "", "", "", ""], scratches=[2, 1, 0, 0, 0])
    assert lines(state) == ["risk", "pass", "rest"]
    play(state, "rest")
    assert (seat(state, 0).scratches, lines(state)) == (0, ["risk", "pass"])
    play(state, "pass")
    assert lines(state) == ["risk", "pass"]  # seat 1 has a scratch, but not the card
    assert why(state, "rest") == "BL-C5"
    sealed = at_episode("king_hrothgars_hall", ["Friendship", "Rest", "", "", ""], scratches=[0, 1, 0, 0, 0])
    assert lines(sealed, 1) == ["done", "rest"]
    play(sealed, "1: rest")
    assert seat(sealed.seen_by(0), 1).scratches == 0
    assert sealed.actors() == (0, 1, 2, 3, 4)


@pytest.mark.clause("BL-C5")
def test_rest_just_before_the_third_scratch_after_resolve_and_inspiration() -> None:
    state = at_episode("night_watch", ["Rest Resolve", "", "", "", ""], scratches=[2, 0, 0, 0, 0])
    play(state, "risk", "reveal Wit", "reveal Wit")
    assert lines(state) == ["resolve", "no", "rest"]
    play(state, "no")
    assert lines(state) == ["rest", "no"]
    other = play(state.copy(), "no")
    play(state, "rest")
    assert (seat(state, 0).scratches, seat(state, 0).wounds, state.actor) == (1, 0, 1)
    assert (seat(other, 0).scratches, seat(other, 0).wounds, seat(other, 0).hand) == (0, 1, ("Resolve", "Rest"))
    icon = at_episode("the_hags_revenge", ["Rest Inspiration", "", "", "", ""], scratches=[2, 0, 0, 0, 0])
    deal_on(play(icon, *[f"{n}: done" for n in range(5)]))
    play(icon, "take S")
    assert lines(icon) == ["inspiration", "no", "rest"]
    play(icon, "no")
    assert lines(icon) == ["rest", "no"]


@pytest.mark.clause("BL-C6")
def test_hides_of_land_are_two_jokers_on_one_card() -> None:
    state = at_episode("grendels_attack", ["Hides", ""])
    play(state, "play Hides")
    assert seat(state, 0).total == 2
    rewards = at_episode("great_rewards", ["Hides", ""])
    play(rewards, "give Hides")
    assert (seat(rewards, 0).owned, GAME.view(rewards).gone) == (("T3",), ("Hides",))
    assert episode(rewards) == "great_rewards"
