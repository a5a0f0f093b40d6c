"""The rulebook's worked examples VO-X1 to VO-X13, played on the reference implementation."""

import pytest

from tests.reference.voluspa import HORIZONTAL, Reference, cell_at, row_of, strength


def position(text: str, *hand: str) -> Reference:
    """A position from the notation of the examples: `0,0 Thor; 1,0 Troll/Dragon`."""
    board: dict[tuple[int, int], str] = {}
    for entry in text.split("; "):
        where, stack = entry.split(" ")
        x, y = where.split(",")
        board[int(x), int(y)] = stack
    return Reference.at(board, list(hand))


@pytest.mark.parametrize(
    ("board", "line", "points"),
    [
        pytest.param("0,0 Thor; 1,0 Fenrir; 2,0 Skadi", "Odin 3,0", 4, id="VO-X1"),
        pytest.param("0,0 Fenrir; 1,0 Skadi; 1,1 Skadi; 2,1 Valkyrie; 2,2 Dragon", "Thor 2,0", 6, id="VO-X2"),
        pytest.param("0,0 Troll; 1,0 Skadi; 2,0 Fenrir", "Troll 3,0", 0, id="VO-X3"),
        pytest.param("0,0 Odin; 1,0 Troll; 2,0 Skadi; 2,1 Fenrir", "Troll 1,-1", 0, id="VO-X4a"),
        pytest.param("0,0 Odin; 1,0 Troll; 2,0 Skadi; 2,1 Fenrir", "Thor 0,1", 0, id="VO-X4b"),
        pytest.param("0,0 Fenrir; 1,0 Skadi; 2,0 Troll; 3,0 Valkyrie", "Dragon 2,0", 4, id="VO-X5"),
        pytest.param("0,0 Fenrir; 1,0 Odin; 2,0 Fenrir; 3,0 Thor", "Fenrir 4,0", 5, id="VO-X6"),
        pytest.param("0,0 Odin; 0,1 Troll/Dragon; 0,2 Valkyrie; 1,0 Loki", "Skadi 0,1", 3, id="VO-X7"),
        pytest.param("0,0 Valkyrie; 1,0 Odin; 2,0 Loki; 3,0 Thor", "Valkyrie 4,0", 5, id="VO-X8"),
        pytest.param(
            "0,0 Skadi; 0,1 Loki; 1,0 Thor; 1,1 Valkyrie; 1,2 Odin; 2,0 Fenrir",
            "Hel 1,0",
            4,
            id="VO-X10",
        ),
        pytest.param(
            "0,1 Skadi; 1,0 Fenrir; 1,1 Thor; 1,2 Hermod; 2,1 Valkyrie; 3,1 Loki",
            "Jotun 1,1>4,1",
            8,
            id="VO-X11",
        ),
        pytest.param(
            "0,0 Dragon; 1,0 Fenrir; 1,1 Valkyrie; 2,1 Hermod; 3,1 Skadi; 4,0 Skadi; 4,1 Loki",
            "Serpent 3,0",
            4,
            id="VO-X12",
        ),
    ],
)
def test_points(board: str, line: str, points: int) -> None:
    """The play is legal and scores what the rulebook says."""
    game = position(board, line.split(" ")[0])
    assert game.play(line) == points
    assert game.points == [points, 0]


def test_x4_beside_a_troll() -> None:
    """VO-X4: only another Troll may be laid beside a Troll."""
    legal = position("0,0 Odin; 1,0 Troll; 2,0 Skadi; 2,1 Fenrir", "Thor", "Loki", "Troll").legal()
    assert "Thor 1,1" not in legal
    assert "Loki 1,-1" not in legal
    assert "Troll 1,-1" in legal
    assert "Thor 0,1" in legal


def test_x7_the_dragon_is_taken() -> None:
    """VO-X7: the Dragon goes to the hand, the Troll below it leaves the game."""
    game = position("0,0 Odin; 0,1 Troll/Dragon; 0,2 Valkyrie; 1,0 Loki", "Skadi")
    game.play("Skadi 0,1")
    assert game.hands[0] == {"Dragon": 1}
    assert game.board.stacks[cell_at(0, 1)] == ["Skadi"]
    assert game.out_of_game == ["Troll"]


def test_x9_strengths_beside_loki() -> None:
    """VO-X9: Loki takes the strength of the tiles beside him, not of the diagonal one."""
    board = position("0,0 Fenrir; 0,1 Dragon; 1,0 Odin; 1,1 Loki").board
    strengths = {board.tops[cell]: strength(board, cell) for cell in board.stacks}
    assert strengths == {"Odin": 0, "Dragon": 0, "Fenrir": 4, "Loki": 1}


def test_x10_the_row_is_split() -> None:
    """VO-X10: after the Hel the upper row is two rows of one tile."""
    game = position("0,0 Skadi; 0,1 Loki; 1,0 Thor; 1,1 Valkyrie; 1,2 Odin; 2,0 Fenrir", "Hel")
    game.play("Hel 1,0")
    assert game.board.tops[cell_at(1, 0)] == "Hel"
    assert row_of(game.board, cell_at(0, 0), HORIZONTAL) == [cell_at(0, 0)]
    assert row_of(game.board, cell_at(2, 0), HORIZONTAL) == [cell_at(2, 0)]


def test_x13_hermod_and_one_more() -> None:
    """VO-X13: Hermod scores 2, then the Troll in his row scores 3."""
    game = position("0,0 Valkyrie", "Hermod", "Troll")
    assert game.play("Hermod 1,0") == 2
    assert game.actor() == 0
    assert "stop" in game.legal()
    assert game.play("Troll 2,0") == 3
    assert game.points == [5, 0]
    assert game.actor() is None
    assert game.places() == [1, 2]


@pytest.mark.parametrize(("start", "first"), [("first-seat", 0), ("seat-2", 1), ("seat-3", 2)])
def test_who_begins_by_name(start: str, first: int) -> None:
    """VO-S2: named in the options: the dealer's first line can only say so; all else is dealt as ever; then his turn."""
    game = Reference(3, start=start)
    assert game.legal() == {f"first {first}": 1}
    game.play(f"first {first}")
    assert game.legal().keys() == {f"start {name}" for name in ("Odin", "Thor", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki")}
    while game.actor() == "dealer":
        game.play(next(iter(game.legal())))
    assert game.actor() == first


def test_nobody_begins_on_an_empty_seat() -> None:
    """VO-S2: there is no fourth seat at a table of three."""
    with pytest.raises(ValueError, match="unknown start"):
        Reference(3, start="seat-4")
