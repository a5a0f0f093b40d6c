"""A turn: BM-T1 to BM-T5."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.vocabulary import DEALER, HIDDEN
from heorot.games.beowulf_movie.rules import Movie
from tests.games.beowulf_movie.boxes import accepted, boards, box, figures, tile
from tests.games.beowulf_movie.tables import GAME, at_board, clause_against, deal, hand_of, is_legal, lines, on, play, plays


def emptied(hands: list[list[str]], board: dict[str, str], **more: Any) -> Movie:
    """A table whose pool is empty: the 3 x 2 board of a small box, with one longship for each seat and no other figures."""
    tiles = [tile(1, "good_counsel", count=4), tile(1, "none", 2, 2), tile(1, "none", -1), tile(2, "none", 3, 4), tile(3, "none", 3, 4)]
    small = box(
        tiles=tiles, figures=figures(beowulf=0, thane=0, castle=0, longship=1), boards=boards({1: ["OOO", "OOO"], 2: ["OOO"], 3: ["OOO"]})
    )
    named = [name for hand in hands for name in hand] + list(board.values())
    removed = [name for name, count in (("Counsel/1", 4), ("+2/1", 2), ("-1/1", 1)) for _ in range(count - named.count(name))]
    data = {"players": len(hands), "parts": dict(accepted(small).data), "board": board, "hands": hands, "removed": removed, **more}
    return GAME.read_position(data, 0)


# BM-T1


@pytest.mark.clause("BM-T1")
def test_a_turn_is_a_figure_or_a_draw() -> None:
    state = at_board("", "+5 Horn")
    figures = {f"{figure} {cell}" for figure in ("Beowulf", "Thane", "Castle", "Longship") for cell in every_cell()}
    assert lines(state) == figures | {"draw"}
    assert clause_against(state, "+5/1 a1") == "BM-T1"


def every_cell() -> list[str]:
    return [f"{column}{row}" for column in "abcde" for row in range(1, 6)]


@pytest.mark.clause("BM-T1")
def test_a_figure_goes_on_an_open_space_and_the_turn_is_over() -> None:
    state = at_board("+5 1Castle", "Mead+2 Horn")
    play(state, "Thane c1")
    assert on(state, "c1") == "0thane"
    assert state.actor == 1
    assert clause_against(state, "Thane a1") == clause_against(state, "Thane b1") == "BM-T1"
    assert GAME.view(state).seats[0].figures["thane"] == 1


@pytest.mark.clause("BM-T1")
def test_after_the_draw_one_tile_is_played_the_drawn_one_or_another() -> None:
    state = at_board("", "+5 Horn")
    play(state, "draw")
    assert state.actor == DEALER
    deal(state, "-3/1")
    assert state.actor == 0
    assert GAME.view(state).drawn == "-3/1"
    assert GAME.view(state.seen_by(1)).drawn is None
    assert lines(state) == {f"{name}/1 {cell}" for name in ("+5", "Horn", "-3") for cell in every_cell()}
    play(state, "Horn/1 c3")
    assert hand_of(state, 0) == ["+5/1", "-3/1"]
    assert (on(state, "c3"), state.actor) == ("Horn/1", 1)


# BM-T2


@pytest.mark.clause("BM-T2")
def test_who_has_drawn_places_no_figure_any_more() -> None:
    state = at_board("", "+5 Horn")
    play(state, "draw")
    deal(state, "-3/1")
    assert clause_against(state, "Longship a1") == "BM-T2"
    assert clause_against(state, "draw") == "BM-T1"


# BM-T3


@pytest.mark.clause("BM-T3")
def test_with_an_empty_pool_a_tile_is_played_without_a_draw() -> None:
    state = emptied([["+2/1"], ["-1/1"]], {})
    assert GAME.view(state).pool == 0
    assert clause_against(state, "draw") == "BM-T3"
    assert is_legal(state, "+2/1 a1")
    assert is_legal(state, "Longship a1")
    play(state, "+2/1 a1")
    assert (hand_of(state, 0), state.actor) == ([], 1)


# BM-T4


@pytest.mark.clause("BM-T4")
def test_who_has_neither_tile_nor_figure_is_skipped() -> None:
    state = emptied([["+2/1"], [], ["-1/1"]], {"a1": "1 Longship"})
    play(state, "Longship b1")
    assert state.actor == 2


@pytest.mark.clause("BM-T4")
def test_when_nobody_can_do_anything_the_act_ends_and_spaces_stay_open() -> None:
    state = emptied([["+2/1"], []], {"a1": "0 Longship", "b2": "1 Longship"})
    notes = state.keep_events()
    play(state, "+2/1 b1")
    assert GAME.view(state).act == 2
    assert state.scores == [52, 52]
    said = [GAME.say(note, state).message for note in notes]
    assert [message.id for message in said][:4] == ["note-laid", "note-skipped", "note-skipped", "note-act-unfilled"]
    assert said[3].args["spaces"] == 3


@pytest.mark.clause("BM-T4")
def test_who_holds_only_good_counsels_that_move_nothing_is_skipped_too() -> None:
    state = emptied(
        [["+2/1", "-1/1"], ["Counsel/1"], ["+2/1"]], {"a1": "1 Longship", "b1": "Counsel/1", "c1": "0 Longship", "c2": "2 Longship"}
    )
    play(state, "+2/1 a2")
    assert state.actor == 2


@pytest.mark.clause("BM-T4")
def test_a_good_counsel_that_moves_a_figure_is_something_to_do() -> None:
    state = emptied(
        [["+2/1", "-1/1"], ["Counsel/1"], ["+2/1"]], {"a1": "1 Longship", "b1": "Counsel/1", "c1": "0 Longship", "c2": "2 Longship"}
    )
    play(state, "+2/1 b2")
    assert state.actor == 1
    assert lines(state) == {"Counsel/1 a1>a2"}


@pytest.mark.clause("BM-T4")
def test_an_empty_hand_may_draw_while_the_pool_has_tiles() -> None:
    nothing = {"beowulf": 0, "thane": 0, "castle": 0, "longship": 0}
    board = {"a1": "1 Longship", "b1": "1 Longship", "c1": "1 Longship", "d1": "1 Longship"}
    state = GAME.read_position(
        {"players": 2, "act": 2, "board": board, "options": {"refill": "ask"}, "hands": [["+1/2"], []], "figures": [None, nothing]}, 0
    )
    play(state, "Castle e1")
    assert (state.actor, lines(state)) == (1, {"draw"})


# BM-T5

STUCK = {"a1": "0 Longship", "b1": "+2/1", "a2": "-1/1", "c2": "1 Longship"}


def stuck() -> Movie:
    """Seat 0 holds a Good Counsel, has no figure to place and none that could move; the pool has two Good Counsels and a +2."""
    return emptied([["Counsel/1"], ["Counsel/1"]], STUCK, removed=[])


@pytest.mark.clause("BM-T5")
def test_if_after_the_draw_nothing_can_be_played_the_turn_ends_and_the_hand_keeps_all() -> None:
    state = stuck()
    assert GAME.view(state).pool == 3
    play(state, "draw")
    notes = state.keep_events()
    deal(state, "Counsel/1")
    assert state.actor == 1
    assert hand_of(state, 0) == ["Counsel/1", "Counsel/1"]
    assert "note-stuck" in [GAME.say(note, state).message.id for note in notes]


@pytest.mark.clause("BM-T5")
def test_if_the_drawn_tile_can_be_played_it_must_be() -> None:
    state = stuck()
    play(state, "draw")
    deal(state, "+2/1")
    assert state.actor == 0
    assert lines(state) == {"+2/1 c1", "+2/1 b2"}


@pytest.mark.clause("BM-T5")
def test_without_a_playable_tile_and_with_an_empty_pool_there_is_only_the_figure() -> None:
    state = emptied([["Counsel/1"], ["+2/1"]], {"b1": "1 Longship"})
    assert lines(state) == {f"Longship {cell}" for cell in ("a1", "c1", "a2", "b2", "c2")}


@pytest.mark.clause("BM-T5")
def test_a_hand_kept_for_this_reason_is_known_by_all() -> None:
    state = stuck()
    play(state, "draw")
    draw = GAME.parse("draw Counsel/1", state)
    other = GAME.parse("draw +2/1", state)
    assert [state.told(draw, seat) for seat in (0, 1, None)] == [draw, draw, draw]
    assert [state.told(other, seat) for seat in (0, 1, None)] == [other, HIDDEN, HIDDEN]
    deal(state, "Counsel/1")
    for onlooker in (1, None):
        assert hand_of(state.seen_by(onlooker), 0) == ["Counsel/1", "Counsel/1"]
        assert GAME.view(state.seen_by(onlooker)).seats[0].shown == ("Counsel/1", "Counsel/1")


@pytest.mark.clause("BM-T4", "BM-T5")
def test_a_hand_skipped_for_this_reason_is_known_by_all_and_whoever_is_told_the_move_hears_of_it() -> None:
    board = {"a1": "1 Longship", "b1": "Counsel/1", "c1": "0 Longship", "c2": "2 Longship"}
    state = emptied([["+2/1", "-1/1"], ["Counsel/1"], ["+2/1"]], board)
    assert hand_of(state.seen_by(0), 1) == ["?/1"]
    move = GAME.parse("+2/1 a2", state)
    told = state.told(move, 0)
    assert GAME.notation(told, state) == "+2/1 a2 !1"
    assert GAME.parse("+2/1 a2 !1", state) == told
    assert state.told(move, 1) == state.told(move, None) == told
    seen = state.seen_by(0)
    assert seen.may_be_told(told, 0, 0)
    assert not seen.may_be_told(GAME.parse("+2/1 a2 !2", state), 0, 0)
    seen.apply(told)
    state.apply(move)
    assert seen == state.seen_by(0)
    assert hand_of(seen, 1) == ["Counsel/1"]


@pytest.mark.clause("BM-T4")
def test_ones_own_hand_may_be_known_by_all_after_its_last_other_tile_is_played() -> None:
    board = {"a1": "0 Longship", "b1": "Counsel/1", "c1": "1 Longship", "c2": "-1/1"}
    state = emptied([["Counsel/1", "+2/1"], ["Counsel/1"]], board)
    told = state.told(GAME.parse("+2/1 a2", state), 0)
    assert GAME.notation(told, state) == "+2/1 a2 !01"
    assert state.seen_by(0).may_be_told(told, 0, 0)


@pytest.mark.clause("BM-T5")
def test_a_good_counsel_that_all_know_of_is_the_first_to_be_played() -> None:
    board = {"a1": "0 Longship", "b1": "+2/1", "c2": "1 Longship"}
    state = emptied([["Counsel/1", "Counsel/1"], ["-1/1"]], board, shown=[[1, 0, 0], [0, 0, 0]])
    play(state, "Counsel/1 a1>a2")
    assert hand_of(state.seen_by(1), 0) == ["?/1"]
    assert GAME.view(state).seats[0].shown == ()


def test_what_was_played_leaves_the_knowledge_of_the_others_as_it_was() -> None:
    state = emptied([["Counsel/1", "Counsel/1", "+2/1"], ["-1/1"]], STUCK | {"b1": "+2/1", "a2": "Counsel/1"}, shown=[[2, 0, 0], [0, 0, 0]])
    plays(state, "+2/1 b2")
    assert hand_of(state.seen_by(1), 0) == ["Counsel/1", "Counsel/1"]
