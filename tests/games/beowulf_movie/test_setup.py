"""Set-up: BM-S1 to BM-S5."""

from __future__ import annotations

import pytest

from heorot.conformance import settings
from heorot.core.errors import BadOption
from heorot.core.vocabulary import DEALER, HIDDEN
from heorot.games.beowulf_movie.rules import Movie
from tests.games.beowulf_movie.tables import GAME, clause_against, deal, hand_of, odds, play, plays

FIGURES = {"beowulf": 1, "thane": 2, "castle": 3, "longship": 4}
DIAMONDS = {"beowulf": 4, "thane": 3, "castle": 2, "longship": 1}


def dealt(players: int = 2, *tiles: str, first: int = 0) -> Movie:
    """A table after the start player was drawn and these tiles were dealt."""
    state = GAME.new(players)
    play(state, f"first {first}")
    for tile in tiles:
        deal(state, tile)
    return state


@pytest.mark.clause("BM-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_the_same_ten_figures_whatever_the_number_of_players(players: int) -> None:
    view = GAME.view(GAME.new(players))
    assert [seat.figures for seat in view.seats] == [FIGURES] * players
    assert view.diamonds == DIAMONDS


@pytest.mark.clause("BM-S1")
def test_there_are_no_more_figures_than_that() -> None:
    state = dealt()
    deal(state)
    plays(state, "Beowulf a1", "Beowulf b1")
    assert clause_against(state, "Beowulf c1") == "BM-S1"
    plays(state, "Thane c1", "Thane d1", "Thane e1", "Thane a2")
    assert clause_against(state, "Thane b2") == "BM-S1"
    assert GAME.view(state).seats[0].figures == {"beowulf": 0, "thane": 0, "castle": 3, "longship": 4}


@pytest.mark.clause("BM-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_fifty_saga_points(players: int) -> None:
    assert GAME.new(players).scores == [50] * players


@pytest.mark.clause("BM-S3")
def test_only_the_28_tiles_of_act_one_are_in_the_first_pool() -> None:
    state = dealt()
    assert GAME.view(state).pool == 28
    assert sum(odds(state).values()) == 28
    assert all(line.endswith("/1") for line in odds(state))
    assert odds(state)["draw +5/1"] == 2
    assert odds(state)["draw Mead+3/1"] == 1
    assert clause_against(state, "draw +5/2") == "BM-S3"


@pytest.mark.clause("BM-S3")
def test_every_draw_is_one_of_the_tiles_left_each_as_likely() -> None:
    state = dealt(2, "+5/1", "Gorge/1")
    assert odds(state)["draw +5/1"] == 1
    assert "draw Gorge/1" not in odds(state)
    assert sum(odds(state).values()) == 26


@pytest.mark.clause("BM-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_draws_two_seat_after_seat_from_the_start_player(players: int) -> None:
    state = dealt(players, first=1)
    seats = []
    while state.actor == DEALER:
        seats.append(GAME.view(state).turn)
        state.apply(state.odds()[0][0])
    order = [(1 + i) % players for i in range(players)]
    assert seats == [seat for seat in order for _ in range(2)]
    assert state.actor == 1
    assert [len(hand_of(state, seat)) for seat in range(players)] == [2] * players


@pytest.mark.clause("BM-S4")
def test_hands_are_secret_but_their_backs_are_not() -> None:
    state = dealt(2, "+5/1", "Gorge/1", "Mead+3/1")
    draw = GAME.parse("draw Horn/1", state)
    assert [state.told(draw, seat) for seat in (0, 1, None)] == [HIDDEN, draw, HIDDEN]
    play(state, "draw Horn/1")
    assert hand_of(state.seen_by(0), 0) == ["+5/1", "Gorge/1"]
    assert hand_of(state.seen_by(0), 1) == hand_of(state.seen_by(None), 0) == ["?/1", "?/1"]


@pytest.mark.clause("BM-S4")
def test_the_backs_of_kept_tiles_tell_their_act() -> None:
    hands = [["+5/1", "+1/2"], ["+4/1", "Horn/1"]]
    state = GAME.read_position({"players": 2, "act": 2, "board": {}, "hands": hands}, 0)
    assert hand_of(state.seen_by(1), 0) == ["?/1", "?/2"]
    assert hand_of(state.seen_by(0), 1) == ["?/1", "?/1"]


@pytest.mark.clause("BM-S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_each_as_likely(players: int) -> None:
    assert odds(GAME.new(players)) == {f"first {seat}": 1 for seat in range(players)}


@pytest.mark.clause("BM-S5")
def test_the_first_seat_begins_if_the_option_says_so() -> None:
    state = GAME.new(3, start="first-seat")
    assert GAME.view(state).turn == 0
    assert all(line.startswith("draw ") for line in odds(state))
    deal(state)
    assert state.actor == 0


@pytest.mark.clause("BM-S5")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_any_seat_begins_if_the_option_names_it(first: int) -> None:
    state = GAME.new(4, start=f"seat-{first + 1}")
    assert GAME.options_of(state)["start"] == f"seat-{first + 1}"
    assert GAME.view(state).starter == GAME.view(state).turn == first
    assert all(line.startswith("draw ") for line in odds(state))
    deal(state)
    assert state.actor == first
    assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.clause("BM-S5")
@pytest.mark.parametrize(("players", "start"), [(2, "seat-3"), (2, "seat-4"), (3, "seat-4")])
def test_a_seat_that_is_not_there_cannot_begin(players: int, start: str) -> None:
    with pytest.raises(BadOption, match=f"start cannot be '{start}': there are only {players} seats"):
        GAME.new(players, start=start)
    assert start not in [options["start"] for options in settings(GAME, players)]
    assert start in [options["start"] for options in settings(GAME, 4)]


def test_the_presets_are_options_and_the_played_one_is_the_default() -> None:
    for preset in GAME.presets.values():
        assert GAME.options_of(GAME.begin_with(2, GAME.parts, preset)) == {**preset, "start": "drawn"}
    assert GAME.presets["played"] == {option.name: option.default for option in GAME.options if option.name != "start"}
    assert GAME.presets["letter"] != GAME.presets["played"]


@pytest.mark.clause("BM-S5")
def test_turns_go_to_the_left() -> None:
    state = dealt(3, first=1)
    deal(state)
    turns = []
    for cell in ("a1", "b1", "c1", "d1"):
        turns.append(state.actor)
        play(state, f"Longship {cell}")
    assert turns == [1, 2, 0, 1]
    assert clause_against(state, "first 0") == "BM-S5"
