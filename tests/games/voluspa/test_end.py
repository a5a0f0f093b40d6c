"""The end: VO-E1."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import NOBODY
from tests.games.voluspa.tables import endgame
from tests.pictures import GAME, clause_against, play


@pytest.mark.clause("VO-E1")
def test_the_game_ends_when_the_pile_and_all_hands_are_empty() -> None:
    state = endgame("Thor", "Odin", ["Loki"], pile="Skadi")
    play(state, "Odin 1,0")
    play(state, "draw Skadi")
    play(state, "Loki 2,0")
    assert not state.over
    play(state, "Skadi 3,0")
    assert state.over
    assert state.actor == NOBODY
    assert clause_against(state, "Odin 0,1") == "VO-E1"


@pytest.mark.clause("VO-E1")
def test_the_last_turns_are_announced_when_the_pile_is_empty() -> None:
    state = endgame("Thor", "Odin Odin", ["Loki"], pile="Skadi Skadi")
    events = state.keep_events()
    play(state, "Odin 1,0")
    play(state, "draw Skadi")
    assert "note-emptied" not in [event.message for event in events]
    assert GAME.holdings(state.seen_by(1), 1)[-1].id == "pile"
    play(state, "draw Skadi")
    assert [(event.message, event.clause) for event in events][-1] == ("note-emptied", "VO-E1")
    assert GAME.view(state).pile == 0
    assert GAME.holdings(state.seen_by(1), 1)[-1].id == "pile-empty"
    assert not state.over


@pytest.mark.clause("VO-E1")
def test_a_hel_still_in_hand_has_to_be_laid_before_the_end() -> None:
    state = endgame("Thor", "Odin", ["Hel Hel"], edda=True)
    play(state, "Odin 1,0")
    assert play(state, "Hel 0,0") == 1
    assert not state.over
    assert play(state, "Hel 1,0") == 0
    assert state.over


@pytest.mark.clause("VO-E1")
def test_a_discard_may_end_the_game() -> None:
    state = endgame("Troll Troll", "Odin", [""], points=[3, 4])
    play(state, "discard Odin")
    assert state.over
    assert state.result().winners == (1,)


@pytest.mark.clause("VO-E1")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([3, 5, 0], (2, 1, 3)),
        ([9, 5, 7], (1, 3, 2)),
        ([0, 0, 1], (2, 2, 1)),  # only the players at 0 share
    ],
)
def test_most_points_win(points: list[int], places: tuple[int, ...]) -> None:
    state = endgame("Odin", "Thor", ["", ""], points=points)
    play(state, "Thor 1,0")
    assert state.over
    assert state.result().points == tuple(points)
    assert state.result().places == places
    assert state.result().why.id == "result-most"


@pytest.mark.clause("VO-E1")
def test_in_a_tie_who_reached_the_score_first_wins() -> None:
    state = endgame("Odin", "Loki Valkyrie", ["Loki"])
    play(state, "Loki 1,0")
    play(state, "Loki 0,1")
    play(state, "Valkyrie 2,0")
    assert state.over
    assert state.scores == [2, 2]
    assert state.result().winners == (0,)
    assert state.result().why.id == "result-first"


@pytest.mark.clause("VO-E1")
def test_who_scored_first_does_not_matter_but_who_reached_the_final_score_first() -> None:
    state = endgame("Skadi", "Fenrir Dragon", ["Thor"], points=[0, 2], reached=[0, 0])
    assert play(state, "Fenrir 0,1") == 2
    assert play(state, "Thor 1,0") == 2  # seat 1 has 4
    assert play(state, "Dragon -1,1") == 2  # seat 0 too, but later
    assert state.over
    assert state.scores == [4, 4]
    assert state.result().winners == (1,)


@pytest.mark.clause("VO-E1")
def test_a_tie_at_0_is_shared() -> None:
    state = endgame("Odin", "Thor", ["Skadi", "Fenrir"])
    play(state, "Thor 1,0")
    play(state, "Skadi 2,0")
    play(state, "Fenrir 3,0")
    assert state.over
    assert state.result().winners == (0, 1, 2)
    assert state.result().why.id == "result-shared"
