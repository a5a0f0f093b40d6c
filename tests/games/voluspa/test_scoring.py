"""Scoring: VO-P1 to VO-P3."""

from __future__ import annotations

import pytest

from tests.pictures import at_table, play


@pytest.mark.clause("VO-P1")
@pytest.mark.parametrize(
    ("row", "line", "points"),
    [
        ("Thor", "Odin 1,0", 2),
        ("Thor Skadi Fenrir", "Odin 3,0", 4),
        ("Thor Skadi Fenrir", "Odin -1,0", 4),
        ("Thor Skadi Fenrir Dragon Skadi Valkyrie", "Odin 6,0", 7),
        ("Odin Skadi Fenrir", "Thor 3,0", 0),
        ("Skadi Dragon Skadi", "Fenrir 3,0", 0),
    ],
)
def test_the_highest_tile_of_a_row_scores_as_many_points_as_the_row_has_tiles(row: str, line: str, points: int) -> None:
    assert play(at_table(row, line.split()[0]), line) == points


@pytest.mark.clause("VO-P1")
def test_a_tile_that_joins_two_rows_scores_them_as_one() -> None:
    state = at_table(
        """
        Skadi  Thor      .         Thor
        .      Valkyrie  Valkyrie  Skadi
        """,
        "Odin",
    )
    assert play(state, "Odin 2,0") == 4 + 2


CORNER = """
    Thor  Skadi  .
    .     Odin   Skadi
    .     .      Fenrir
"""


@pytest.mark.clause("VO-P1")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("Odin", 3 + 3),
        ("Thor", 3),  # ties with the other Thor horizontally, is the highest vertically
        ("Dragon", 3),  # weaker than Thor, stronger than Fenrir
        ("Valkyrie", 0),
    ],
)
def test_horizontal_and_vertical_are_judged_apart_and_both_may_score(tile: str, points: int) -> None:
    assert play(at_table(CORNER, tile), f"{tile} 2,0") == points


@pytest.mark.clause("VO-P2")
@pytest.mark.parametrize("row", ["Thor", "Thor Skadi", "Skadi Thor Fenrir Dragon"])
def test_a_tie_for_the_highest_scores_nothing(row: str) -> None:
    state = at_table(row, "Thor")
    assert play(state, f"Thor {len(row.split())},0") == 0


@pytest.mark.clause("VO-P2")
def test_a_tie_below_the_highest_does_no_harm() -> None:
    assert play(at_table("Skadi Thor Skadi Thor", "Odin"), "Odin 4,0") == 5


@pytest.mark.clause("VO-P2")
def test_a_row_of_one_scores_nothing() -> None:
    assert play(at_table("Loki Skadi", "Odin"), "Odin 2,0") == 3  # and nothing for the column


@pytest.mark.clause("VO-P2")
def test_a_tile_of_strength_0_is_never_the_highest() -> None:
    state = at_table(
        """
        Loki  Odin
        Loki  .
        """,
        "Thor",
    )
    assert play(state, "Thor 1,1") == 0  # in the column Odin and Thor have 0 both


@pytest.mark.clause("VO-P3")
def test_what_lies_there_scores_nothing_more_when_its_row_grows() -> None:
    state = at_table("Thor", "Odin Skadi Skadi Skadi Skadi", others=["Loki Valkyrie Loki Loki Loki"])
    play(state, "Odin 1,0")
    assert state.scores == [2, 0]
    play(state, "draw Fenrir")
    play(state, "Valkyrie 2,0")  # Odin is the highest of three now, but he was not laid this turn
    assert state.scores == [2, 0]


@pytest.mark.clause("VO-P3")
def test_a_weaker_tile_brings_points_to_nobody() -> None:
    state = at_table("Odin Thor", "Skadi Skadi Skadi Skadi Skadi", others=["Skadi"], points=[2, 3])
    assert play(state, "Skadi 2,0") == 0
    assert state.scores == [2, 3]


@pytest.mark.clause("VO-P3")
def test_a_tile_scores_at_once_and_only_for_the_player_who_lays_it() -> None:
    state = at_table("Thor", "Odin Skadi Skadi Skadi Skadi", others=["Loki Loki Loki Loki Loki"])
    play(state, "Odin 1,0")
    assert state.scores == [2, 0]
    play(state, "draw Thor")
    play(state, "Loki 0,1")  # Thor becomes powerless: Loki scores the column, Odin nothing more
    assert state.scores == [2, 2]
