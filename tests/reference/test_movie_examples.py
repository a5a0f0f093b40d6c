"""The rulebook's worked examples BM-X1 and BM-X2, scored by the reference implementation, and who begins."""

import pytest

from tests.reference.beowulf_movie import Board, Reference, owner_of, scores_of, write_cell

BROWN, GREEN, GRAY = 0, 1, 2

SMALL_EXAMPLE = """
    -1          +1          Thane:0
    Longship:1  Gorge       +4
    Longship:2  Castle:3    -1
"""
FULL_ACT_EXAMPLE = """
    Longship:0  Longship:1  Treasure+1$6  -1       -1
    Beowulf:0   +6          Gorge         +5       Horn
    +4          +3          -6            Thane:1  +1
    -4          Longship:0  Castle:2      -2       +2
    -1          +3          Counsel       +5       Thane:2
"""


def picture(text: str) -> Board:
    """A board from its picture: `Thane:0` is seat 0's, everything else is a tile of act I."""
    board: Board = {}
    for y, line in enumerate(text.strip().splitlines()):
        for x, mark in enumerate(line.split()):
            board[x, y] = mark.replace(":", " ") if ":" in mark else f"{mark}/1"
    return board


def scores(text: str) -> dict[str, int]:
    """What the figures of the picture score, by the names of their cells."""
    return {write_cell(cell): score for cell, score in scores_of(picture(text)).items()}


def test_x1_small_scoring_example() -> None:
    """BM-X1: the Gorge keeps the boons from longship A and from the castle."""
    assert scores(SMALL_EXAMPLE) == {"c1": 9, "a2": -1, "a3": -2, "b3": -2}


def test_x2_full_act_scoring_example() -> None:
    """BM-X2: figures A to G."""
    assert scores(FULL_ACT_EXAMPLE) == {"a1": -2, "b1": 11, "a2": 20, "d3": 27, "b4": 8, "c4": -20, "e5": 36}


def test_x2_totals() -> None:
    """BM-X2: brown 26, green 38, gray 16."""
    board = picture(FULL_ACT_EXAMPLE)
    totals = {BROWN: 0, GREEN: 0, GRAY: 0}
    for cell, score in scores_of(board).items():
        totals[owner_of(board[cell])] += score
    assert totals == {BROWN: 26, GREEN: 38, GRAY: 16}


@pytest.mark.parametrize(("start", "order"), [("first-seat", [0, 1, 2]), ("seat-2", [1, 2, 0]), ("seat-3", [2, 0, 1])])
def test_who_begins_by_name(start: str, order: list[int]) -> None:
    """BM-S5, BM-S4: named in the options: no line says who it is; two tiles each from him around, then his turn."""
    game = Reference(3, start=start)
    dealt = []
    while game.actor() == "dealer":
        dealt.append(game.seat)
        game.play(next(iter(game.legal())))
    assert dealt == [seat for seat in order for _ in range(2)]
    assert game.actor() == order[0]


def test_nobody_begins_on_an_empty_seat() -> None:
    """BM-S5: there is no fourth seat at a table of three."""
    with pytest.raises(ValueError, match="unknown start"):
        Reference(3, start="seat-4")
