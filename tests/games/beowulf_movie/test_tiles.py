"""The tiles and their abilities: BM-A1 to BM-A12."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie.rules import Movie
from tests.games.beowulf_movie.boxes import accepted, boards, box, tile
from tests.games.beowulf_movie.tables import GAME, at_board, clause_against, is_legal, lines, on, play, plays


def playing(picture: str, hand: str, **more: Any) -> Movie:
    """Seat 0 has drawn and must play a tile."""
    return at_board(picture, hand, step="play", **more)


def scored(picture: str, at: str, figure: str = "Longship", **more: Any) -> int:
    """Return what a figure placed on the last open space brings to its seat."""
    return play(at_board(picture, **more), f"{figure} {at}")


def square(*rows: str, **more: Any) -> dict[str, Any]:
    """A small box: every board is as large as this, and its tiles are as many as one likes of each kind."""
    mask = ["O" * len(rows[0].split())] * len(rows)
    values = [tile(act, "none", value, 9) for act in (1, 2, 3) for value in (-5, -3, -1, 1, 2, 3, 4, 5)]
    specials = [tile(1, name, 0, 4) for name in ("gorge", "royal_dragon_horn", "treachery")]
    more_tiles: list[dict[str, Any]] = more.get("tiles", [])
    data = box(tiles=values + specials + more_tiles, boards=boards({1: mask, 2: mask, 3: mask}))
    return dict(accepted(data).data)


def worth(picture: str, at: str, figure: str = "Longship", tiles: list[dict[str, Any]] | None = None) -> int:
    """Return what such a figure scores on the last open space of a small board, all other spaces being in the picture."""
    rows = [line for line in picture.splitlines() if line.strip()]
    return scored(picture, at, figure, parts=square(*rows, tiles=tiles or []))


# BM-A1


@pytest.mark.clause("BM-A1")
def test_most_tiles_are_played_on_an_open_space() -> None:
    state = playing("+5 1Castle", "Mead+2 Gorge Horn")
    assert clause_against(state, "Mead+2/1 a1") == clause_against(state, "Gorge/1 b1") == "BM-A1"
    assert is_legal(state, "Horn/1 c1")
    play(state, "Mead+2/1 e5")
    assert on(state, "e5") == "Mead+2/1"


# BM-A2, BM-A3, BM-A4


@pytest.mark.clause("BM-A2")
def test_temptation_may_remove_one_valor_from_the_board() -> None:
    state = playing("Valor+2 Valor+3 +5 0Castle", "Temptation-1")
    play(state, "Temptation-1/1 e5")
    assert state.actor == 0
    assert lines(state) == {"remove a1", "remove b1", "keep"}
    assert clause_against(state, "remove c1") == "BM-A2"
    assert clause_against(state, "Thane c2") == clause_against(state, "draw") == "BM-A2"
    play(state, "remove b1")
    assert (on(state, "a1"), on(state, "b1"), state.actor) == ("Valor+2/1", None, 1)
    assert GAME.view(state).removed == ("Valor+3/1",)


@pytest.mark.clause("BM-A2")
def test_nobody_is_asked_where_there_is_no_valor() -> None:
    state = playing("Temptation-2 +5", "Temptation-1")
    play(state, "Temptation-1/1 e5")
    assert state.actor == 1


@pytest.mark.clause("BM-A2")
def test_temptation_need_not_remove_anything() -> None:
    state = playing("Valor+2", "Temptation-1")
    plays(state, "Temptation-1/1 e5", "keep")
    assert (on(state, "a1"), state.actor) == ("Valor+2/1", 1)
    assert clause_against(state, "keep") == "BM-T1"


@pytest.mark.clause("BM-A3")
def test_valor_may_remove_one_temptation_from_the_board() -> None:
    state = playing("Temptation-1 Temptation-2 Valor+3", "Valor+2")
    play(state, "Valor+2/1 e5")
    assert lines(state) == {"remove a1", "remove b1", "keep"}
    assert clause_against(state, "remove c1") == "BM-A3"
    assert clause_against(state, "Thane c2") == clause_against(state, "draw") == clause_against(state, "swap c1") == "BM-A3"
    play(state, "remove a1")
    assert (on(state, "a1"), on(state, "b1"), state.actor) == (None, "Temptation-2/1", 1)
    assert GAME.view(state).removed == ("Temptation-1/1",)


@pytest.mark.clause("BM-A3")
def test_valor_asks_nothing_where_there_is_no_temptation() -> None:
    state = playing("Valor+3", "Valor+2")
    play(state, "Valor+2/1 e5")
    assert state.actor == 1


@pytest.mark.clause("BM-A4")
def test_the_space_of_a_removed_tile_is_open_again_and_must_be_filled() -> None:
    parts = square("O O O", "O O O", tiles=[tile(1, "valor", 2), tile(1, "temptation", -1, 2)])
    state = playing("Valor+2 . . \n 1Castle 0Castle 1Thane", "Temptation-1", parts=parts)
    plays(state, "Temptation-1/1 b1", "remove a1")
    assert is_legal(state, "Thane a1")
    play(state, "Thane c1")
    assert GAME.view(state).act == 1  # a1 is still open
    play(state, "Castle a1")
    assert GAME.view(state).act == 2


# BM-A5


@pytest.mark.clause("BM-A5")
def test_a_treasure_is_laid_as_a_boon_or_cashed_at_once() -> None:
    state = playing("", "Treasure+1$6 Treasure+2$8")
    assert is_legal(state, "Treasure+1$6/1 a1")
    laid = state.copy()
    assert play(laid, "Treasure+1$6/1 a1") == 0
    assert on(laid, "a1") == "Treasure+1$6/1"
    assert play(state, "Treasure+2$8/1 cash") == 8
    assert (state.actor, len(GAME.view(state).sums)) == (1, 25)  # it fills no space
    assert GAME.view(state).removed == ("Treasure+2$8/1",)


@pytest.mark.clause("BM-A5")
def test_nothing_else_is_cashed() -> None:
    state = playing("", "+5 Treasure+1$6")
    assert clause_against(state, "+5/1 cash") == "BM-A5"


# BM-A6, BM-A7


@pytest.mark.clause("BM-A6")
def test_drunkenness_is_laid_as_a_peril_or_put_in_place_of_mead() -> None:
    state = playing("Mead+3 +5 Treasure+1$6 0Castle", "Drunkenness-1")
    assert is_legal(state, "Drunkenness-1/1 e5")
    assert clause_against(state, "Drunkenness-1/1 b1") == clause_against(state, "Drunkenness-1/1 c1") == "BM-A6"
    play(state, "Drunkenness-1/1 a1")
    assert (on(state, "a1"), state.actor) == ("Drunkenness-1/1", 1)
    assert GAME.view(state).removed == ("Mead+3/1",)


@pytest.mark.clause("BM-A6")
def test_replacing_mead_fills_no_space() -> None:
    rows = square("O O", "O O", tiles=[tile(1, "mead", 3), tile(1, "drunkenness", -1)])
    state = playing("Mead+3 0Castle \n . 1Castle", "Drunkenness-1", parts=rows)
    play(state, "Drunkenness-1/1 a1")
    assert (GAME.view(state).act, state.actor) == (1, 1)


@pytest.mark.clause("BM-A7")
def test_mead_is_a_boon_that_only_drunkenness_replaces() -> None:
    state = playing("Mead+3 0Castle", "Temptation-1 Valor+2 Mead+4")
    for line in ("Temptation-1/1 a1", "Valor+2/1 a1", "Mead+4/1 a1"):
        assert clause_against(state, line) == "BM-A1"
    assert worth("3Mead +1 \n . +2".replace("3Mead", "Mead+3"), "a2", tiles=[tile(1, "mead", 3)]) == 5
    assert is_legal(playing("Mead+3 0Castle", "Drunkenness-1"), "Drunkenness-1/1 a1")


# BM-A8


@pytest.mark.clause("BM-A8")
def test_the_golden_statue_may_swap_any_two_other_tiles() -> None:
    state = playing("+5 -3 Horn Treachery # \n 0Castle", "Statue")
    play(state, "Statue/1 b2")
    assert lines(state) == {"swap a1", "swap b1", "swap c1", "swap d1", "swap e1", "keep"}
    play(state, "swap a1")
    assert lines(state) == {"with b1", "with c1", "with d1", "with e1"}
    assert clause_against(state, "keep") == clause_against(state, "with a1") == "BM-A8"
    play(state, "with d1")
    assert (on(state, "a1"), on(state, "d1"), state.actor) == ("Treachery/1", "+5/1", 1)


@pytest.mark.clause("BM-A8")
def test_neither_figures_nor_itself_nor_printed_gorges_are_swapped() -> None:
    state = playing("+5/1 -3/1 . 0Castle \n . # . .", "Statue/2", act=2, others=["+1 +2"])
    play(state, "Statue/2 c1")
    for cell in ("d1", "c1", "b2", "e5"):
        assert clause_against(state, f"swap {cell}") == "BM-A8"
    plays(state, "keep")
    assert (on(state, "b2"), on(state, "a1"), on(state, "b1"), state.actor) == ("#", "+5/1", "-3/1", 1)


@pytest.mark.clause("BM-A8")
@pytest.mark.parametrize(("picture", "asked"), [("0Castle 1Castle", False), ("+5 0Castle", False), ("+5 -3", True)])
def test_with_fewer_than_two_other_tiles_there_is_no_swap(picture: str, asked: bool) -> None:
    state = playing(picture, "Statue")
    play(state, "Statue/1 e5")
    assert state.actor == (0 if asked else 1)


@pytest.mark.clause("BM-A8")
def test_the_abilities_of_swapped_tiles_are_not_used_again() -> None:
    state = playing("Temptation-1 Valor+3 -3", "Statue")
    plays(state, "Statue/1 e5", "swap a1", "with c1")
    assert state.actor == 1


# BM-A9


@pytest.mark.clause("BM-A9")
def test_good_counsel_moves_ones_own_figure_and_lies_where_it_stood() -> None:
    state = playing(". +5 . \n . 0Thane 1Castle \n . . .", "Counsel")
    assert lines(state) == {"Counsel/1 b2>a2", "Counsel/1 b2>b3"}
    assert clause_against(state, "Counsel/1 c2>c3") == "BM-A9"
    assert clause_against(state, "Counsel/1 b2>b1") == clause_against(state, "Counsel/1 a1") == "BM-A9"
    play(state, "Counsel/1 b2>b3")
    assert (on(state, "b2"), on(state, "b3"), state.actor) == ("Counsel/1", "0thane", 1)


@pytest.mark.clause("BM-A9")
def test_good_counsel_does_not_move_diagonally() -> None:
    from heorot.core.errors import IllegalMove

    state = playing("0Thane", "Counsel")
    with pytest.raises(IllegalMove) as why:
        GAME.parse("Counsel/1 a1>b2", state)
    assert why.value.refusal is not None
    assert why.value.refusal.clause == "BM-A9"


@pytest.mark.clause("BM-A9")
def test_a_printed_gorge_is_no_open_space_to_move_to() -> None:
    state = playing(". 0Thane . \n . # .", "Counsel", act=2, others=["+1 +2"])
    assert lines(state) == {"Counsel/2 b1>a1", "Counsel/2 b1>c1"}


@pytest.mark.clause("BM-A9")
def test_in_act_three_beside_is_along_the_lattice() -> None:
    board = {"d4": "0 Thane"}
    state = GAME.read_position({"players": 2, "act": 3, "board": board, "step": "play", "hands": [["Counsel/3"], None]}, 0)
    assert lines(state) == {f"Counsel/3 d4>{cell}" for cell in ("c4", "e4", "d3", "d5")}


@pytest.mark.clause("BM-A9")
def test_onto_the_last_open_space_the_act_ends_when_good_counsel_lies() -> None:
    rows = square("O O", "O O", tiles=[tile(1, "good_counsel")])
    state = playing("0Thane +3 \n . +2", "Counsel", parts=rows)
    play(state, "Counsel/1 a1>a2")
    assert (GAME.view(state).act, state.score(0)) == (2, 50 + 2 * 3)


# BM-A10


@pytest.mark.clause("BM-A10")
@pytest.mark.parametrize(("figure", "diamonds"), [("Beowulf", 4), ("Thane", 3), ("Castle", 2), ("Longship", 1)])
def test_a_horn_adds_a_diamond_to_every_figure_in_its_row_or_column(figure: str, diamonds: int) -> None:
    assert worth(". +3 Horn", "a1", figure) == 3 * (diamonds + 1)
    assert worth(". \n +3 \n Horn", "a1", figure) == 3 * (diamonds + 1)
    assert worth(". +3 \n +2 Horn", "a1", figure) == 5 * diamonds


@pytest.mark.clause("BM-A10")
def test_several_horns_add_up_and_multiply_a_negative_sum_too() -> None:
    assert worth(". +3 Horn \n Horn +1 +1", "a1", "Castle") == 3 * 4
    assert worth(". -3 Horn", "a1", "Castle") == -9


@pytest.mark.clause("BM-A10")
def test_a_horn_counts_nothing_itself_and_changes_no_tile() -> None:
    assert worth(". Horn", "a1", "Thane") == 0
    assert worth("+3 Horn . \n +1 +1 +1", "c1") == (3 + 1) * 2


# BM-A11


@pytest.mark.clause("BM-A11")
def test_treachery_makes_the_positive_tiles_of_its_row_and_column_worth_nothing_for_every_figure() -> None:
    assert worth(". +3 Treachery", "a1") == 0
    assert worth("+4 Treachery +2 \n . +5 +1", "a2") == 0 + 0 + 1  # a1 and b2 are silenced: in the row of Treachery, in its column


@pytest.mark.clause("BM-A11")
def test_treachery_leaves_negative_tiles_alone() -> None:
    assert worth(". +3 -5 Treachery", "a1") == -5


@pytest.mark.clause("BM-A11", "BM-A12")
def test_treachery_stops_at_a_gorge() -> None:
    assert worth(". +3 Gorge Treachery", "a1") == 3
    assert worth("+4 +2 +1 \n . +3 Gorge \n Treachery Gorge +1", "a2") == 3  # only a1 is silenced


@pytest.mark.clause("BM-A11")
def test_a_tile_turned_down_is_blank() -> None:
    """In the box no tile with an ability is positive and counts at the end; a Horn of one's own might be."""
    horn = [tile(1, "royal_dragon_horn", 2)]
    assert worth(". -1 Horn+2", "a1", tiles=horn) == 2 * (1 + 1) - 1 * (1 + 1)
    assert worth(". -1 Horn+2 Treachery", "a1", tiles=horn) == -1


@pytest.mark.clause("BM-A11")
def test_treachery_is_shown_before_the_act_ends() -> None:
    view = GAME.view(at_board("+5 +3 Treachery -3 \n +6"))
    assert {cell.cell: cell.silenced for cell in view.cells if cell.kind == "tile"} == {
        "a1": True, "b1": True, "c1": False, "d1": False, "a2": False,
    }  # fmt: skip


# BM-A12


@pytest.mark.clause("BM-A12")
def test_a_gorge_splits_its_row_and_its_column() -> None:
    assert worth(". +2 Gorge +5", "a1") == 2
    assert worth(". \n +2 \n Gorge \n +5", "a1") == 2
    assert worth("+5 Gorge +2 .", "d1") == 2


@pytest.mark.clause("BM-A12")
def test_the_parts_are_separate_for_horns() -> None:
    assert worth(". +2 Gorge Horn", "a1") == 2
    assert worth("+5 Gorge +2 Horn .", "e1") == 4


@pytest.mark.clause("BM-A12")
def test_the_printed_gorges_of_act_two_work_the_same_and_are_never_open() -> None:
    state = at_board("", act=2)
    assert [cell.cell for cell in GAME.view(state).cells if cell.kind == "gorge"] == ["b2", "d3", "c4"]
    assert clause_against(state, "Thane b2") == "BM-A12"
    assert len([line for line in lines(state) if line.startswith("Thane ")]) == 22
    sums = {one.cell: one for one in GAME.view(at_board(". . . . . \n +5/1 # . +6/1 .", act=2)).sums}
    assert (sums["c2"].row, sums["e2"].row, sums["a1"].column) == (6, 6, 5)


def test_the_pool_is_not_touched_by_what_is_played() -> None:
    state = playing("", "+5 Horn -3")
    before = GAME.view(state).pool
    play(state, "Horn/1 a1")
    assert (GAME.view(state).pool, state.actor != DEALER) == (before, True)
