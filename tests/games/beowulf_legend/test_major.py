"""Major episodes: simultaneous and in turn order, markers, icons, tokens that run out (BL-J1 to BL-J8), and wounds (BL-W1 to BL-W3)."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import ACTING, DEALER, HIDDEN
from heorot.games.beowulf_legend.rules import Legend
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, episode, lines, play, seat, why


@pytest.mark.clause("BL-J1", "BL-J3")
def test_cards_are_sealed_until_all_are_done_then_opened_one_by_one() -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship Wit Beowulf", "Friendship2", ""])
    assert state.actors() == (0, 1, 2)
    assert lines(state, 0) == ["play Friendship", "play Beowulf", "done"]  # only what fits
    assert why(state, "play Wit") == "BL-J3"
    play(state, "1: play Friendship2", "2: done", "0: play Friendship", "0: play Beowulf")
    for eyes in (2, None):
        seen = state.seen_by(eyes)
        assert [len(one.laid) for one in GAME.view(seen).seats] == [0, 0, 0]
        assert seen.key() == at_start(eyes).key()
    assert seat(state.seen_by(0), 0).laid == ("Friendship", "Beowulf")
    assert state.told(GAME.parse("done", state), 2, 0) == HIDDEN
    play(state, "0: done", "1: done")
    assert state.actor == DEALER
    play(state, "opens Friendship", "opens Beowulf", "opens end", "opens Friendship2", "opens end", "opens end")
    assert [seat(state, n).marker for n in range(3)] == [1, 2, 3]
    assert [seat(state, n).total for n in range(3)] == [2, 2, 0]
    assert GAME.view(state).discards == {"Friendship": 1, "Friendship2": 1, "Beowulf": 1}
    assert seat(state, 0).hand == ("Wit",)


def at_start(eyes: int | None) -> Legend:
    """The same table before anybody has laid anything, but for what seat 2 knows of itself."""
    state = at_episode("king_hrothgars_hall", ["Friendship Wit Beowulf", "Friendship2", ""])
    if eyes == 2:
        play(state, "2: done")
    return state.seen_by(eyes)


@pytest.mark.clause("BL-J2", "BL-J1")
@pytest.mark.parametrize(("start", "markers"), [(0, [1, 2, 3]), (1, [3, 1, 2]), (2, [2, 3, 1])])
def test_of_equal_numbers_the_start_player_is_first_then_clockwise(start: int, markers: list[int]) -> None:
    state = at_episode("king_hrothgars_hall", ["", "", ""], start=start)
    deal_on(play(state, "0: done", "1: done", "2: done"))
    assert [seat(state, n).marker for n in range(3)] == markers


@pytest.mark.clause("BL-J3")
def test_with_bluff_all_see_how_many_lie_there_and_what_does_not_fit_comes_back_known() -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship Wit Daring", "Friendship Friendship", ""], bluff=True, start=1)
    assert state.actors() == (1,)
    play(state, "play Friendship", "play Friendship")
    assert seat(state.seen_by(0), 1).laid == ("?", "?")
    assert state.told(GAME.parse("play Friendship", state), 0, ACTING) == HIDDEN
    play(state, "done", "done")
    assert lines(state) == ["play Friendship", "play Wit", "done"]  # no text card
    assert why(state, "play Daring") == "BL-J3"
    play(state, "play Wit", "done")
    play(state, "opens Friendship", "opens Friendship", "opens end", "opens end", "opens Wit", "opens end")
    assert [seat(state, n).marker for n in range(3)] == [3, 1, 2]
    assert seat(state, 0).total == 0
    assert seat(state.seen_by(2), 0).hand == ("Wit", "Daring", "?")


@pytest.mark.clause("BL-J3")
def test_bluffs_laid_at_once_are_sealed_and_what_does_not_fit_comes_back_known() -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship Wit Daring", "Friendship2", "Wit"], bluff="at-once", start=1)
    assert state.actors() == (0, 1, 2)  # at the same time
    assert lines(state, 0) == ["play Friendship", "play Wit", "done"]  # any symbol card, no text card
    assert why(state, "play Daring", 0) == "BL-J3"
    assert state.told(GAME.parse("play Wit", state), 1, 0) == HIDDEN
    play(state, "0: play Wit", "0: done")
    seen = state.seen_by(1)
    assert (seat(seen, 0).laid, seat(seen, 0).sealed) == ((), False)  # nobody sees that something lies there
    assert seen.actors() == (0, 1, 2)
    play(state, "2: play Wit", "1: play Friendship2", "1: done", "2: done")
    play(state, "opens Friendship2", "opens end", "opens Wit", "opens end", "opens Wit", "opens end")
    assert [seat(state, n).marker for n in range(3)] == [3, 1, 2]
    assert [seat(state, n).total for n in range(3)] == [0, 2, 0]
    assert seat(state.seen_by(2), 0).hand == ("Wit", "Daring", "?")


@pytest.mark.clause("BL-J4")
def test_play_on_until_level_with_the_highest_then_stop() -> None:
    state = at_episode("grendels_attack", ["Courage*3", "Courage2 Courage", "Fighting*4"])
    play(state, "play Courage")
    assert state.actor == 1  # whoever begins plays exactly one card
    play(state, "play Courage2")
    assert state.actor == 2
    play(state, "play Fighting")
    assert state.actor == 2
    assert seat(state, 2).need == 1
    play(state, "play Fighting")
    assert state.actor == 0
    play(state, "play Courage")
    assert state.actor == 1
    play(state, "play Courage")  # level already, and still one card more
    assert (seat(state, 1).total, state.actor) == (3, 2)


@pytest.mark.clause("BL-J4")
def test_only_fitting_cards_are_played() -> None:
    state = at_episode("grendels_attack", ["Wit Courage Beowulf Hides Counsel", ""])
    assert lines(state) == ["play Courage", "play Beowulf", "play Hides", "risk", "pass"]
    assert why(state, "play Wit") == "BL-J4"
    said = GAME.preview(state.seen_by(0), GAME.parse("play Courage", state)).told[1].message
    assert said.id == "note-forecast-enough"


@pytest.mark.clause("BL-J5")
def test_who_is_out_discards_all_and_takes_the_highest_marker_left() -> None:
    state = at_episode("grendels_attack", ["Courage*2", "Courage2", "Fighting"])
    play(state, "play Courage", "play Courage2", "play Fighting", "pass")  # seat 2 cannot keep up
    assert (seat(state, 2).marker, seat(state, 2).total) == (3, 0)
    assert GAME.view(state).discards == {"Fighting": 1}
    play(state, "pass")
    assert [seat(state, n).marker for n in range(3)] == [2, 1, 3]
    assert GAME.view(state).discards == {"Fighting": 1, "Courage": 1, "Courage2": 1}  # the last one's cards too
    assert state.actor == 1


@pytest.mark.clause("BL-J5")
def test_the_last_one_in_need_not_play() -> None:
    state = at_episode("grendels_attack", ["Courage", "Courage", "Courage"])
    play(state, "pass", "pass")
    assert (state.actor, seat(state, 2).marker, seat(state, 2).hand) == (2, 1, ("Courage",))


@pytest.mark.clause("BL-J6")
def test_a_risk_comes_before_any_card_and_all_that_fits_is_played() -> None:
    state = at_episode("grendels_attack", ["Courage*2", "Courage*3", ""])
    play(state, "risk", "reveal Courage", "reveal Fighting2")
    assert (seat(state, 0).total, state.actor) == (3, 1)
    play(state, "risk", "reveal Wit", "reveal Beowulf")
    assert (seat(state, 1).total, state.actor) == (1, 1)  # short: cards of the hand must follow
    assert lines(state) == ["play Courage", "pass"]
    assert why(state, "risk") == "BL-J6"
    play(state, "play Courage")
    assert "risk" not in lines(state)
    play(state, "pass")
    assert (seat(state, 1).marker, seat(state, 1).hand) == (3, ("Courage", "Courage"))
    assert GAME.view(state).discards == {"Wit": 1, "Courage": 1, "Beowulf": 1}


@pytest.mark.clause("BL-J6")
def test_a_failed_risk_is_a_scratch_and_out_at_once() -> None:
    state = at_episode("grendels_attack", ["Courage*5", "", ""])
    play(state, "risk", "reveal Wit", "reveal Travelling2")
    assert (seat(state, 0).scratches, seat(state, 0).marker, state.actor) == (1, 3, 1)


@pytest.mark.clause("BL-J7")
def test_icons_in_marker_order_the_last_takes_what_is_left_and_starts() -> None:
    state = at_episode("unferths_taunt", ["Wit", "Wit2", ""])
    play(state, "0: play Wit", "0: done", "1: play Wit2", "1: done", "2: done")
    deal_on(state)
    assert state.actor == 1
    play(state, "take A1", "ally AF3")
    assert lines(state) == ["take F2", "take C1"]
    assert why(state, "take A1") == "BL-J7"
    play(state, "take F2", "draw Wit")
    assert (seat(state, 2).hand, GAME.view(state).starter) == (("Wit",), 2)
    assert episode(state) == "night_watch"
    assert state.actor == 2


@pytest.mark.clause("BL-J8")
def test_a_token_that_has_run_out_gives_nothing_but_its_icon_may_be_taken() -> None:
    state = at_episode("grendels_attack", ["", ""], owned=["F5*8", ""])
    play(state, "pass")
    assert lines(state) == ["take F5", "take W"]
    assert not GAME.view(state).icons[0].gives
    play(state, "take F5")
    assert (seat(state, 1).owned, seat(state, 0).wounds) == ((), 1)


@pytest.mark.clause("BL-J8")
def test_from_dragon_battle_on_change_is_made_for_fame_2() -> None:
    owned = ["F2*12", "", "", ""]
    before = at_episode("unferths_taunt", [""] * 4, owned=owned)
    deal_on(play(before, *[f"{n}: done" for n in range(4)]))
    play(before, "take F2")
    assert seat(before, 0).owned.count("F2") == 12
    state = at_episode("dragon_battle", [""] * 4, owned=owned)
    play(state, "pass", "pass", "pass", "take F2")
    assert seat(state, 3).owned == ("F2",)
    assert GAME.view(state).supply.get("F2", 0) == 0


# wounds


@pytest.mark.clause("BL-W1")
def test_the_third_scratch_is_a_wound_without_cards() -> None:
    state = at_episode("night_watch", ["", ""], scratches=[2, 0])
    play(state, "risk", "reveal Wit", "reveal Wit")
    assert (seat(state, 0).scratches, seat(state, 0).wounds, seat(state, 0).hand) == (0, 1, ())
    assert state.actor == 1


@pytest.mark.clause("BL-W2")
def test_a_wound_comes_with_two_cards_and_a_double_one_too() -> None:
    state = at_episode("grendels_attack", ["", ""])
    play(state, "pass", "take W", "draw Wit", "draw Courage")
    assert (seat(state, 1).wounds, seat(state, 1).hand) == (1, ("Wit", "Courage"))
    state = at_episode("dragon_battle", ["", ""])
    play(state, "pass", "take F7", "draw Wit", "draw Courage")
    assert (seat(state, 0).doubles, seat(state, 0).wounds, seat(state, 0).hand) == (1, 0, ("Wit", "Courage"))
    assert seat(state, 0).standing == 0  # two wounds: neither gain nor loss


@pytest.mark.clause("BL-W3")
def test_wounds_are_no_scratches_and_their_tiles_never_run_out() -> None:
    state = at_episode("the_hall_restored", ["", ""], wounds=[1, 0])
    assert "take heal" not in lines(state)
    state = at_episode("death_of_beowulf", ["Wit", ""], wounds=[30, 0], scratches=[2, 0])
    deal_on(state)
    play(state, "take F5|H")
    assert lines(state) == ["fame", "heal wound"]
    assert why(state, "heal scratches") == "BL-E1"  # a wound tile, says the icon
    ranks = at_episode("break_ranks", ["", ""], owned=["F2 F5", ""], wounds=[1, 0], doubles=[1, 0])
    play(ranks, "give F2", "give F5")
    assert lines(ranks) == ["heal wound", "heal double"]
    assert why(ranks, "heal scratches") == "BL-W3"
    state = at_episode("grendels_attack", ["", ""], wounds=[30, 0], scratches=[2, 2])
    play(state, "risk", "reveal Wit", "reveal Wit")
    assert (seat(state, 0).wounds, seat(state, 0).scratches) == (31, 0)
