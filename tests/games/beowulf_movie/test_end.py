"""The end of an act, the next one, and the end of the game: BM-E1 to BM-E5, BM-N1 to BM-N3, BM-F1 and BM-F2."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.beowulf_movie.rules import Movie
from tests.games.beowulf_movie.boxes import accepted, boards, box, figures, tile
from tests.games.beowulf_movie.tables import GAME, at_board, deal, hand_of, is_legal, lines, odds, on, play, plays

ROW = {1: ["OOO"], 2: ["OOO"], 3: ["OOO"]}


def small(*more: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A box with boards of three spaces."""
    tiles = [tile(act, "none", value, 3) for act in (1, 2, 3) for value in (-2, 1, 2, 3)]
    return dict(accepted(box(**{"tiles": [*tiles, *more], "boards": boards(ROW), **changes})).data)


def row(picture: str, hand: str | None = None, **more: Any) -> Movie:
    """A position on a board of three spaces."""
    return at_board(picture, hand, **{"parts": small(), **more})


# BM-E1


@pytest.mark.clause("BM-E1")
@pytest.mark.parametrize("line", ["Longship c1", "+1/1 c1"])
def test_the_act_ends_at_once_when_the_last_open_space_is_filled(line: str) -> None:
    state = row("0Castle +3 .", "+1", step="play" if line.startswith("+") else "turn")
    play(state, line)
    assert GAME.view(state).act == 2


ABILITIES = small(tile(1, "valor", 2), tile(1, "temptation", -1, 2), tile(1, "golden_statue"))


@pytest.mark.clause("BM-E1")
def test_the_ability_of_the_last_tile_is_lost() -> None:
    state = row("0Castle Valor+2 .", "Temptation-1", step="play", parts=ABILITIES)
    play(state, "Temptation-1/1 c1")
    assert GAME.view(state).act == 2
    assert state.score(0) == 50 + 2 * (2 - 1)


@pytest.mark.clause("BM-E1")
def test_with_ability_first_it_is_used_and_a_space_that_opens_lets_the_act_go_on() -> None:
    state = row("0Castle Valor+2 .", "Temptation-1", step="play", parts=ABILITIES, last_space="ability-first")
    play(state, "Temptation-1/1 c1")
    assert lines(state) == {"remove b1", "keep"}
    kept = state.copy()
    play(kept, "keep")
    assert (GAME.view(kept).act, kept.score(0)) == (2, 52)
    play(state, "remove b1")
    assert (GAME.view(state).act, state.actor) == (1, 1)
    play(state, "Thane b1")
    assert GAME.view(state).act == 2


@pytest.mark.clause("BM-E1")
def test_with_ability_first_the_statue_still_swaps_and_then_the_act_ends() -> None:
    parts = small(tile(1, "golden_statue"), tile(1, "gorge", 0), boards=boards({act: ["OOOO"] for act in (1, 2, 3)}))
    state = row("0Castle Gorge +3 .", "Statue", step="play", parts=parts, last_space="ability-first")
    plays(state, "Statue/1 d1", "swap b1", "with c1")
    assert (GAME.view(state).act, state.score(0)) == (2, 50 + 6)


# BM-E2, BM-E3


@pytest.mark.clause("BM-E2")
@pytest.mark.parametrize(("figure", "diamonds"), [("Beowulf", 4), ("Thane", 3), ("Castle", 2), ("Longship", 1)])
def test_a_figure_scores_the_sum_of_row_and_column_times_its_diamonds(figure: str, diamonds: int) -> None:
    parts = small(boards=boards({act: ["OOO", "O.."] for act in (1, 2, 3)}))
    state = row(". +3 +2 \n +1", parts=parts)
    assert play(state, f"{figure} a1") == 6 * diamonds


@pytest.mark.clause("BM-E2")
def test_other_figures_on_the_line_neither_count_nor_block() -> None:
    parts = small(boards=boards({act: ["OOOO"] for act in (1, 2, 3)}))
    state = row(". 1Beowulf 0Thane +3", parts=parts)
    assert play(state, "Longship a1") == 3 + 9
    assert state.score(1) == 50 + 12


@pytest.mark.clause("BM-E3")
def test_a_negative_result_is_paid_even_into_debt() -> None:
    state = row("-2 -2 .", points=[10, 10])
    play(state, "Beowulf c1")
    assert state.scores == [10 - 16, 10]


@pytest.mark.clause("BM-E3")
def test_an_open_space_counts_nothing() -> None:
    sums = {one.cell: one for one in GAME.view(row("-2 . .")).sums}
    assert (sums["b1"].row, sums["b1"].now) == (-2, (-8, -6, -4, -2))


# BM-E4, BM-E5


@pytest.mark.clause("BM-E4")
def test_longships_return_and_other_figures_are_out_of_the_game() -> None:
    state = row("0Longship 0Castle .")
    play(state, "Thane c1")
    seat = GAME.view(state).seats[0]
    assert seat.figures == {"beowulf": 1, "thane": 1, "castle": 2, "longship": 4}
    assert seat.spent == {"beowulf": 0, "thane": 1, "castle": 1, "longship": 0}
    assert GAME.view(state).seats[1].figures == {"beowulf": 1, "thane": 2, "castle": 3, "longship": 4}


@pytest.mark.clause("BM-E5")
def test_the_tiles_on_the_board_and_in_the_pool_are_out_of_the_game_and_hands_are_kept() -> None:
    state = row("+3 0Castle .", "+1 +2", others=["-2 -2"])
    play(state, "Longship c1")
    view = GAME.view(state)
    assert view.removed == ("+3/1",)
    assert all(cell.kind == "open" for cell in view.cells)
    assert view.pool == 12  # the tiles of act II
    assert all(line.endswith("/2") for line in view.unseen)
    assert (hand_of(state, 0), hand_of(state, 1)) == (["+1/1", "+2/1"], ["-2/1", "-2/1"])
    assert state.actor == 1


@pytest.mark.clause("BM-E5")
def test_a_kept_tile_may_be_played_in_a_later_act() -> None:
    state = row("+3/1 0Castle .", "+1/1 +2/2", act=2, step="play")
    assert is_legal(state, "+1/1 c1")


@pytest.mark.clause("BM-E5")
def test_nobody_sees_what_left_with_the_pool() -> None:
    """Two worlds whose pools differ when act I ends look the same afterwards, also to who holds a tile of act I."""
    state = row("+3 0Castle .", "+1 +2", others=["-2 -2"])
    other = row("+3 0Castle .", "+1 +2", others=["+3 +1"])
    for one in (state, other):
        play(one, "Longship c1")
    assert state.seen_by(0) == other.seen_by(0)
    assert "-2/1" not in GAME.view(state.seen_by(None)).removed


# BM-N1, BM-N2, BM-N3


@pytest.mark.clause("BM-N1")
def test_who_holds_fewer_than_two_tiles_draws_up_to_two_from_the_new_pool() -> None:
    state = row("+3 0Castle .", "", others=["+1"])
    play(state, "Longship c1")
    drawers = []
    while state.actor == DEALER:
        assert all(line.endswith("/2") for line in odds(state))
        drawers.append(GAME.view(state).turn)
        state.apply(state.odds()[0][0])
    assert drawers == [1, 0, 0]  # in turn order from who begins the act
    assert state.actor == 1


@pytest.mark.clause("BM-N1")
def test_who_holds_two_or_more_draws_nothing() -> None:
    state = row("+3 0Castle .", "+1 +2 +1", others=["+1 -2"])
    play(state, "Longship c1")
    assert (state.actor, len(hand_of(state, 0))) == (1, 3)


@pytest.mark.clause("BM-N1")
def test_with_refill_ask_everyone_says_whether_to_draw() -> None:
    state = row("+3 0Castle .", "", others=["+1"], refill="ask")
    play(state, "Longship c1")
    assert (state.actor, lines(state)) == (1, {"draw", "pass"})
    play(state, "pass")
    assert (state.actor, lines(state)) == (0, {"draw", "pass"})
    play(state, "draw")
    deal(state, "+1/2")
    assert (state.actor, lines(state)) == (0, {"draw", "pass"})
    play(state, "pass")
    assert state.actor == 1
    assert is_legal(state, "Longship a1")
    assert (hand_of(state, 0), hand_of(state, 1)) == (["+1/2"], ["+1/1"])


@pytest.mark.clause("BM-N1")
def test_nobody_is_asked_at_the_start_of_the_game() -> None:
    state = GAME.new(2, refill="ask", start="first-seat")
    for _ in range(4):
        assert state.actor == DEALER
        state.apply(state.odds()[0][0])
    assert state.actor == 0


@pytest.mark.clause("BM-N2")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_player_who_would_have_been_next_begins(last: int) -> None:
    state = row("+3 0Castle .", players=3, actor=last)
    play(state, "Longship c1")
    deal(state)
    assert (state.actor, GAME.view(state).starter) == ((last + 1) % 3,) * 2


@pytest.mark.clause("BM-N2")
def test_even_if_that_one_would_have_been_skipped() -> None:
    """Seats 1 and 2 can do nothing when seat 0 makes the last move of the act; seat 1 begins."""
    tiles = [tile(1, "none", 2, 2), tile(2, "none", 1, 9), tile(3, "none", 1, 9)]
    parts = small(tiles=tiles, figures=figures(beowulf=0, thane=0, castle=0, longship=1))
    state = row("1Longship . 2Longship", "+2", others=["", ""], players=3, parts=parts, removed=["+2/1"])
    play(state, "+2/1 b1")
    deal(state)
    assert (GAME.view(state).act, state.actor) == (2, 1)


@pytest.mark.clause("BM-N3")
@pytest.mark.parametrize(("act", "spaces", "gorges"), [(1, 25, 0), (2, 22, 3), (3, 46, 0)])
def test_the_three_boards(act: int, spaces: int, gorges: int) -> None:
    view = GAME.view(at_board("", act=act))
    assert [sum(cell.kind == kind for cell in view.cells) for kind in ("open", "gorge")] == [spaces, gorges]
    assert view.turned == (act == 3)


@pytest.mark.clause("BM-N3")
def test_each_act_is_played_on_its_own_board() -> None:
    parts = small(boards=boards({1: ["OO"], 2: ["O#O"], 3: ["O", "O"]}))
    state = at_board("0Castle .", parts=parts)
    play(state, "Longship b1")
    assert GAME.view(state).mask == ("O#O",)
    deal(state)
    plays(state, "Longship a1", "Longship c1")
    assert GAME.view(state).mask == ("O", "O")


# BM-F1, BM-F2


def ended(points: list[int], unused: list[dict[str, int]]) -> Movie:
    """The end of act III, in which nobody scored anything, with these figures unused."""
    data = {"players": len(points), "act": 3, "parts": small(), "board": {"a1": "+1/3", "b1": "+2/3"}, "points": points}
    none = {"beowulf": 0, "thane": 0, "castle": 0, "longship": 4}
    state = GAME.read_position(
        {**data, "figures": [{**none, **one} for one in unused], "step": "play", "hands": [["+1/3"]] + [None] * (len(points) - 1)}, 0
    )
    play(state, "+1/3 c1")
    return state


@pytest.mark.clause("BM-F1")
def test_after_act_three_the_most_saga_points_win() -> None:
    state = ended([60, 70, 50], [{}, {}, {}])
    assert state.actor == NOBODY
    assert state.result().places == (2, 1, 3)
    assert state.result().points == (60, 70, 50)
    assert state.result().why.id == "result-most"


@pytest.mark.clause("BM-F1")
def test_acts_one_and_two_do_not_end_the_game() -> None:
    for act in (1, 2):
        state = row("+3/1 0Castle .", act=act)
        play(state, "Longship c1")
        assert state.actor != NOBODY
        assert GAME.view(state).act == act + 1


@pytest.mark.clause("BM-F2")
def test_a_tie_goes_to_the_diamonds_of_unused_figures() -> None:
    state = ended([60, 60, 70], [{}, {"castle": 1}, {}])
    assert state.result().places == (3, 2, 1)
    state = ended([60, 60], [{"beowulf": 1}, {"castle": 1}])
    assert state.result().places == (1, 2)
    assert state.result().why.id == "result-diamonds"
    assert state.result().why.args["diamonds"] == 4 + 4


@pytest.mark.clause("BM-F2")
def test_figures_that_stood_on_the_board_when_act_three_ended_are_used() -> None:
    data = {"players": 2, "act": 3, "parts": small(), "board": {"a1": "0 Longship", "b1": "1 Castle"}, "points": [50, 50]}
    none = {"beowulf": 0, "thane": 0, "castle": 0}
    state = GAME.read_position({**data, "figures": [{**none, "longship": 3}, {**none, "longship": 4}], "actor": 1}, 0)
    play(state, "Longship c1")
    assert state.result().places == (1, 1)
    assert state.result().why.id == "result-shared"
    assert on(state, "a1") == "0longship"  # the last board stays as it lies


@pytest.mark.clause("BM-F2")
def test_still_tied_they_share_the_victory() -> None:
    state = ended([60, 60], [{"thane": 1}, {"thane": 1}])
    assert state.result().places == (1, 1)
