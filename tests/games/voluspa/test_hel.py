"""Hel: VO-H1 to VO-H3."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER
from tests.games.voluspa.tables import edda_table as at_table
from tests.games.voluspa.tables import laid, turned
from tests.pictures import GAME, clause_against, hand_of, is_legal, lines, play

# VO-H1


@pytest.mark.clause("VO-H1")
@pytest.mark.parametrize(
    "tile", ["Odin", "Thor", "Troll", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent", "Thor/Dragon"]
)
def test_hel_is_laid_on_any_tile(tile: str) -> None:
    state = at_table(f"Odin {tile}", "Hel")
    assert lines(state) == {"Hel 0,0", "Hel 1,0"}
    assert play(state, "Hel 1,0") == 1


@pytest.mark.clause("VO-H1")
def test_hel_on_a_stack_lies_on_the_dragon() -> None:
    state = at_table("Odin Thor/Dragon", "Hel")
    play(state, "Hel 1,0")
    assert laid(state) == {"0,0": "odin", "1,0": "dragon/hel"}
    assert GAME.view(state).gone == ("thor",)


@pytest.mark.clause("VO-H1")
def test_hel_is_not_laid_on_hel_nor_on_a_free_cell() -> None:
    state = at_table("Thor/Hel Odin", "Hel")
    assert clause_against(state, "Hel 0,0") == "VO-H1"
    assert clause_against(state, "Hel 2,0") == "VO-H1"


@pytest.mark.clause("VO-H1")
def test_hel_may_be_laid_on_a_troll_and_next_to_one() -> None:
    state = at_table("Odin Troll Troll", "Hel")
    assert lines(state) == {"Hel 0,0", "Hel 1,0", "Hel 2,0"}


@pytest.mark.clause("VO-H1")
def test_the_tile_under_hel_has_no_effect_any_more() -> None:
    assert is_legal(at_table("Skadi Troll/Hel", "Odin"), "Odin 2,0")
    state = at_table("Skadi Troll", "Hel", others=["Odin Thor Thor Thor Thor"])
    play(state, "Hel 1,0")
    while state.actor == DEALER:
        play(state, "draw Fenrir")
    assert is_legal(state, "Odin 2,0")


@pytest.mark.clause("VO-H1", "VO-C7")
def test_a_loki_under_hel_makes_nobody_powerless() -> None:
    state = at_table("Odin Loki Thor", "Hel")
    play(state, "Hel 1,0")
    assert [tile.power for tile in GAME.view(state).tiles] == [8, 0, 7]


@pytest.mark.clause("VO-H1")
def test_hel_scores_a_point_for_each_tile_around_her() -> None:
    state = at_table(
        """
        Odin   Thor   Dragon  Skadi
        Skadi  Loki   Thor    Skadi
        Odin   Thor   .       Skadi
        """,
        "Hel",
    )
    assert play(state.copy(), "Hel 1,1") == 7
    assert play(state.copy(), "Hel 0,0") == 3
    assert play(state.copy(), "Hel 1,0") == 5
    assert play(state, "Hel 3,2") == 2


@pytest.mark.clause("VO-H1")
def test_other_hels_do_not_count() -> None:
    state = at_table(
        """
        Odin      Thor/Hel  Dragon
        Loki/Hel  Loki      .
        """,
        "Hel",
    )
    assert play(state, "Hel 1,1") == 2
    assert play(at_table("Odin/Hel Thor", "Hel"), "Hel 1,0") == 0


@pytest.mark.clause("VO-H1")
def test_rows_end_at_hel() -> None:
    assert play(at_table("Odin Loki/Hel Skadi", "Thor"), "Thor 3,0") == 2  # Odin is in another row
    assert play(at_table("Valkyrie Loki/Hel Skadi", "Valkyrie"), "Valkyrie 3,0") == 0
    assert play(at_table("Fenrir Loki/Hel Dragon", "Fenrir"), "Fenrir 3,0") == 0


@pytest.mark.clause("VO-H1")
@pytest.mark.parametrize("at", [0, 2, 6])
@pytest.mark.parametrize("across", [True, False])
def test_hel_opens_the_closed_ends_of_a_row_of_seven(at: int, across: bool) -> None:
    row = ["Thor", "Skadi", "Thor", "Skadi", "Thor", "Skadi", "Thor"]
    state = at_table(" ".join(row) if across else "\n".join(row), "Hel", others=["Odin Odin Odin Odin Odin"])
    play(state, f"Hel {at},0" if across else f"Hel 0,{at}")
    while state.actor == DEALER:
        play(state, "draw Loki")
    for end in (-1, 7):
        assert is_legal(state, f"Odin {end},0" if across else f"Odin 0,{end}")
    assert len(state.legal()) == len(lines(state))  # no cell is opened twice


NO_ROOM = """
    Thor  Thor  Skadi  .      Thor  Skadi  Thor  Thor
    .     .     Loki   Skadi  Loki  .      .     .
    .     .     .      Skadi  .     .      .     .
"""


@pytest.mark.clause("VO-H1", "VO-T2")
@pytest.mark.parametrize(("picture", "gap", "end"), [(NO_ROOM, "3,0", "3,2"), (turned(NO_ROOM), "0,3", "2,3")])
def test_hel_opens_no_cell_whose_other_row_has_no_room(picture: str, gap: str, end: str) -> None:
    state = at_table(picture, "Odin Hel", others=["Odin Loki Loki Loki Loki"])
    assert clause_against(state, f"Odin {gap}") == "VO-T2"
    play(state, f"Hel {end}")  # one row of the gap is shorter now, the other would still have eight
    while state.actor == DEALER:
        play(state, "draw Fenrir")
    assert clause_against(state, f"Odin {gap}") == "VO-T2"


@pytest.mark.clause("VO-H1")
def test_each_side_of_hel_may_grow_to_seven() -> None:
    six = "Thor Skadi Thor Skadi Thor Skadi"
    state = at_table(f"{six} Thor/Hel Fenrir Fenrir Fenrir Dragon Dragon Dragon", "Odin Odin Odin Odin Odin", others=["Odin"])
    assert play(state, "Odin -1,0") == 7
    play(state, "draw Loki")
    assert clause_against(state, "Odin -2,0") == "VO-T2"
    assert is_legal(state, "Odin 13,0")


# VO-H2


@pytest.mark.clause("VO-H2", "VO-T4")
def test_hel_is_not_replaced_by_a_draw() -> None:
    state = at_table("Thor Odin", "Hel Hel Loki Loki Loki Loki Loki")
    play(state, "Hel 0,0")
    assert state.actor == 1
    assert hand_of(state, 0) == ["hel", "loki", "loki", "loki", "loki", "loki"]


@pytest.mark.clause("VO-H2", "VO-M2")
def test_a_hermod_of_the_same_turn_is_replaced() -> None:
    state = at_table("Thor Odin", "Hermod Hel Loki Loki Loki Loki")
    play(state, "Hermod 2,0")
    play(state, "Hel 1,0")
    play(state, "draw Skadi")
    assert state.actor == 1
    assert hand_of(state, 0) == ["loki", "loki", "loki", "loki", "skadi"]


@pytest.mark.clause("VO-H2")
@pytest.mark.parametrize("line", ["Odin 1,0", "Dragon 1,0", "Skadi 1,0", "Troll 1,0", "Jotun 1,0", "Jotun 1,0>1,1", "Jotun 1,0>1,-1"])
def test_nothing_is_laid_on_exchanged_with_or_thrown_from_hel(line: str) -> None:
    state = at_table("Thor Odin/Hel Fenrir", line.split()[0])
    assert clause_against(state, line) == "VO-H2"


# VO-H3


@pytest.mark.clause("VO-H3")
@pytest.mark.parametrize("tile", ["Odin", "Troll", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent"])
@pytest.mark.parametrize("cell", ["1,1", "1,-1"])
def test_a_tile_that_touches_only_hel_scores_one_point(tile: str, cell: str) -> None:
    state = at_table("Thor Odin/Hel Fenrir", tile)
    assert play(state, f"{tile} {cell}") == 1


@pytest.mark.clause("VO-H3")
def test_a_tile_that_touches_several_hels_scores_one_point_in_all() -> None:
    state = at_table(
        """
        Odin  Thor/Hel  .
        Loki  Skadi     Thor/Hel
        """,
        "Odin",
    )
    assert play(state, "Odin 2,0") == 1


@pytest.mark.clause("VO-H3")
@pytest.mark.parametrize(("tile", "points"), [("Odin", 2), ("Thor", 0), ("Loki", 2), ("Skadi", 0)])
def test_a_tile_that_touches_hel_and_another_tile_scores_as_usual(tile: str, points: int) -> None:
    state = at_table(
        """
        Odin/Hel  .
        Dragon    Thor
        """,
        tile,
    )
    assert play(state, f"{tile} 1,0") == points


ISLAND = "Odin Thor/Hel Fenrir"


@pytest.mark.clause("VO-H3")
@pytest.mark.parametrize("line", ["Dragon 2,0", "Skadi 2,0"])
def test_a_cover_or_an_exchange_beside_hel_only_scores_nothing(line: str) -> None:
    assert play(at_table(ISLAND, line.split()[0]), line) == 0


@pytest.mark.clause("VO-H3")
@pytest.mark.parametrize(("line", "points"), [("Jotun 2,0>3,0", 2), ("Jotun 0,0>0,1", 0)])
def test_a_throw_beside_hel_only_scores_by_the_row_it_makes(line: str, points: int) -> None:
    assert play(at_table(ISLAND, "Jotun"), line) == points


@pytest.mark.clause("VO-H3", "VO-Z1")
def test_a_sea_serpent_beside_hel_scores_his_line_and_one_point_only_when_alone_on_both() -> None:
    assert play(at_table("Thor/Hel Skadi", "Serpent"), "Serpent -1,0") == 2  # Skadi is on his line
    assert play(at_table("Thor/Hel Odin", "Serpent"), "Serpent -1,0") == 0  # Odin is stronger
    assert play(at_table("Thor/Hel Odin", "Serpent"), "Serpent 0,1") == 1
    assert play(at_table("Thor/Hel\nSkadi", "Serpent"), "Serpent 0,-1") == 2
    assert play(at_table("Thor/Hel\nOdin", "Serpent"), "Serpent 0,-1") == 0
