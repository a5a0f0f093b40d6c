"""Scoring: VO-P1 to VO-P3."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.preview import exact
from tests.pictures import GAME, at_table, play


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


# why


@pytest.mark.parametrize(
    ("picture", "line", "said"),
    [
        pytest.param("Thor", "Odin 1,0", ["laid", "row-highest thor 2"], marks=pytest.mark.clause("VO-P1")),
        pytest.param("Thor Odin", "Skadi 2,0", ["laid", "row-weaker odin 0"], marks=pytest.mark.clause("VO-P1")),
        pytest.param("Fenrir", "Thor 1,0", ["laid", "row-highest fenrir 2"], marks=pytest.mark.clause("VO-P1")),
        pytest.param("Fenrir Fenrir Dragon", "Thor 3,0", ["laid", "row-weaker fenrir 0"], marks=pytest.mark.clause("VO-C4")),
        pytest.param("Thor Skadi", "Thor 2,0", ["laid", "row-tied thor 0"], marks=pytest.mark.clause("VO-P2")),
        pytest.param("Fenrir Thor", "Fenrir 2,0", ["laid", "row-pack thor 3"], marks=pytest.mark.clause("VO-C4")),
        pytest.param("Skadi", "Fenrir 1,0", ["laid", "row-highest skadi 2"], marks=pytest.mark.clause("VO-C4")),
        pytest.param("Valkyrie Odin", "Valkyrie 2,0", ["laid", "row-bookend odin 3"], marks=pytest.mark.clause("VO-C6")),
        pytest.param("Valkyrie Thor Valkyrie", "Dragon 1,0", ["covered", "row-held valkyrie 0"], marks=pytest.mark.clause("VO-C6")),
        pytest.param(
            "Valkyrie . Valkyrie\nOdin Odin Odin",
            "Serpent 1,0",
            ["laid", "line-held 0", "line-weaker 0"],
            marks=pytest.mark.clause("VO-C6"),
        ),
        pytest.param("Thor Loki", "Odin 2,0", ["laid", "row-powerless loki 0"], marks=pytest.mark.clause("VO-C7")),
        pytest.param("Valkyrie Odin", "Skadi 1,0", ["exchanged", "row-highest valkyrie 2", "caught"], marks=pytest.mark.clause("VO-C5")),
        pytest.param(
            "Odin Thor/Dragon", "Skadi 1,0", ["exchanged", "row-weaker odin 0", "caught-dragon"], marks=pytest.mark.clause("VO-C5")
        ),
        pytest.param("Skadi Thor", "Hel 1,0", ["buried", "around 1"], marks=pytest.mark.clause("VO-H1")),
        pytest.param("Skadi Thor/Hel", "Odin 2,0", ["laid", "lonely 1"], marks=pytest.mark.clause("VO-H3")),
        pytest.param("Thor Skadi", "Jotun 0,0>2,0", ["threw", "row-weaker thor 0"], marks=pytest.mark.clause("VO-J1")),
        pytest.param("Skadi Thor/Hel", "Serpent 2,0", ["laid", "row-line 2"], marks=pytest.mark.clause("VO-Z1")),
        pytest.param(
            "Skadi Skadi .\n. Loki Fenrir", "Serpent 2,0", ["laid", "row-line 3", "row-other-line 0"], marks=pytest.mark.clause("VO-Z1")
        ),
        pytest.param("Troll Thor/Hel", "Serpent 2,0", ["laid", "line-tied 0"], marks=pytest.mark.clause("VO-Z1")),
        pytest.param("Odin Thor/Hel", "Serpent 2,0", ["laid", "line-weaker 0"], marks=pytest.mark.clause("VO-Z1")),
        pytest.param("Odin Loki", "Serpent 2,0", ["laid", "line-powerless 0"], marks=pytest.mark.clause("VO-Z1")),
    ],
)
def test_every_move_says_what_it_did_and_why_it_scored(picture: str, line: str, said: list[str]) -> None:
    options: dict[str, Any] = {"edda": True, "bookend": "holds"}
    state = at_table(picture, line.split()[0], **options)
    preview = GAME.preview(state, GAME.parse(line, state))
    words = []
    for saying in preview.sayings:
        args = saying.message.args
        rival = [str(args["other"])] if saying.message.id.startswith("note-row") and "other" in args else []
        points = [str(args["points"])] if "points" in args else []
        words.append(" ".join([saying.message.id.removeprefix("note-"), *rival, *points]))
    assert words == said
    assert preview.points == exact(play(state, line))
