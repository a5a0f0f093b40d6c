"""The Sea Serpent: VO-Z1."""

from __future__ import annotations

import pytest

from tests.games.voluspa.tables import edda_table as at_table
from tests.pictures import clause_against, play

# VO-Z1

GAPS = """
    {}  .      {}      .      .
    Skadi  Skadi  Skadi  Skadi  Skadi
"""


@pytest.mark.clause("VO-Z1")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        ("Dragon", "Dragon", 3),  # all three tiles of the line
        ("Thor", "Dragon", 2),  # Thor is stronger, though beyond two gaps: only the column
        ("Dragon", "Odin", 2),
        ("Troll", "Dragon", 2),  # a tie
        ("Serpent", "Dragon", 2),
        ("Fenrir", "Fenrir", 3),  # each in its own row: 4 and 4, not 8
    ],
)
def test_the_sea_serpent_must_be_the_highest_on_the_whole_line(first: str, second: str, points: int) -> None:
    assert play(at_table(GAPS.format(first, second), "Serpent"), "Serpent 4,0") == points


@pytest.mark.clause("VO-Z1")
def test_a_pack_beyond_a_gap_has_the_strength_of_its_own_row() -> None:
    picture = """
        Fenrir  {}     .      .
        Skadi   Skadi  Skadi  Skadi
    """
    assert play(at_table(picture.format("Fenrir"), "Serpent"), "Serpent 3,0") == 2  # 8 in the row: only the column
    assert play(at_table(picture.format("Dragon"), "Serpent"), "Serpent 3,0") == 3


@pytest.mark.clause("VO-Z1")
def test_a_wolf_on_each_side_of_the_sea_serpent_is_one_pack() -> None:
    picture = """
        Fenrir  .      Fenrir
        Skadi   Skadi  Skadi
    """
    assert play(at_table(picture, "Serpent"), "Serpent 1,0") == 2  # 6 against 8: only the column


@pytest.mark.clause("VO-Z1")
def test_the_line_goes_across_hels_which_are_not_counted() -> None:
    assert play(at_table("Dragon Thor/Hel Skadi", "Serpent"), "Serpent 3,0") == 3
    assert play(at_table("Odin Thor/Hel Skadi", "Serpent"), "Serpent 3,0") == 0
    assert play(at_table("Dragon\nThor/Hel\nSkadi", "Serpent"), "Serpent 0,3") == 3
    assert play(at_table("Fenrir Thor/Hel Fenrir", "Serpent"), "Serpent 3,0") == 3  # two packs of 4


@pytest.mark.clause("VO-Z1")
def test_the_points_of_a_line_may_exceed_seven_but_no_row_may() -> None:
    state = at_table(
        """
        Skadi  Dragon  Skadi  Dragon  Skadi  Dragon  Skadi  .      .
        .      .       .      .       .      .       Loki   Fenrir  Valkyrie
        """,
        "Serpent",
    )
    assert clause_against(state, "Serpent 7,0") == "VO-T2"
    assert play(state, "Serpent 8,0") == 8


@pytest.mark.clause("VO-Z1")
@pytest.mark.parametrize(
    ("left", "below", "lowest", "points"),
    [
        ("Dragon", "Skadi", "Skadi", 3),  # both lines have three: one of them
        ("Dragon", "Skadi", ".", 3),  # three and two
        (".", "Dragon", "Skadi", 3),  # two and three
        ("Thor", "Skadi", ".", 2),  # only the column
        ("Dragon", "Thor", "Skadi", 3),  # only the row
        ("Thor", "Thor", ".", 0),
    ],
)
def test_only_the_better_of_the_two_lines_is_counted(left: str, below: str, lowest: str, points: int) -> None:
    picture = f"""
        {left}  Skadi  .
        .       Skadi  {below}
        .       .      {lowest}
    """
    assert play(at_table(picture, "Serpent"), "Serpent 2,0") == points


@pytest.mark.clause("VO-Z1", "VO-C7")
def test_a_sea_serpent_beside_loki_scores_nothing() -> None:
    assert play(at_table("Skadi Loki", "Serpent"), "Serpent 2,0") == 0
    assert play(at_table("Odin Loki Skadi", "Serpent"), "Serpent 3,0") == 4  # Odin is powerless, the Serpent is not


@pytest.mark.clause("VO-Z1")
@pytest.mark.parametrize(("tile", "points"), [("Thor", 3), ("Troll", 0), ("Dragon", 0)])
def test_for_other_tiles_he_is_an_ordinary_six(tile: str, points: int) -> None:
    assert play(at_table("Serpent Skadi", tile), f"{tile} 2,0") == points


@pytest.mark.clause("VO-Z1")
def test_he_does_not_reach_across_gaps_when_others_score() -> None:
    picture = """
        Serpent  .      Fenrir  .
        Skadi    Skadi  Skadi   Skadi
    """
    assert play(at_table(picture, "Dragon"), "Dragon 3,0") == 2 + 2
