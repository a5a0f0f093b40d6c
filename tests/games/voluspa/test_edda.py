"""The Edda: VO-H1 to VO-H3, VO-J1 and VO-J2, VO-Z1, VO-M1 and VO-M2."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.errors import IllegalMove
from heorot.core.vocabulary import DEALER
from heorot.games.voluspa.rules import Voluspa
from tests import pictures
from tests.games.voluspa.tables import endgame, turned
from tests.pictures import GAME, clause_against, hand_of, is_legal, lines, play


def at_table(picture: str, hand: str = "", **more: Any) -> Voluspa:
    """A picture with the Edda in the box."""
    return pictures.at_table(picture, hand, edda=True, **more)


def table(state: Voluspa) -> dict[str, str]:
    """What lies where: {"0,0": "troll/dragon"}."""
    found: dict[str, str] = GAME.write_position(state)["table"]
    return found


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
    assert table(state) == {"0,0": "odin", "1,0": "dragon/hel"}
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


# VO-J1

CROSS = """
    .      Fenrir  .
    Skadi  Thor    Valkyrie
    .      Hermod  .
"""


@pytest.mark.clause("VO-J1")
@pytest.mark.parametrize("landing", ["-1,1", "3,1", "1,-1", "1,3"])
def test_jotun_throws_a_tile_past_any_of_the_four_ends_and_lies_in_its_place(landing: str) -> None:
    state = at_table(CROSS, "Jotun")
    before = table(state)
    play(state, f"Jotun 1,1>{landing}")
    assert table(state) == before | {"1,1": "jotun", landing: "thor"}


@pytest.mark.clause("VO-J1")
def test_the_landing_cell_is_the_first_free_one_past_an_end() -> None:
    state = at_table(CROSS, "Jotun")
    for wrong in ("2,0", "0,0", "3,3", "2,1"):
        with pytest.raises(IllegalMove) as refused:
            play(state, f"Jotun 1,1>{wrong}")
        assert refused.value.refusal is not None
        assert refused.value.refusal.clause == "VO-J1"


@pytest.mark.clause("VO-J1")
def test_jotun_may_be_laid_normally() -> None:
    state = at_table("Thor", "Jotun")
    assert play(state, "Jotun 1,0") == 0
    assert table(state) == {"0,0": "thor", "1,0": "jotun"}
    assert play(at_table("Fenrir", "Jotun"), "Jotun 1,0") == 2


@pytest.mark.clause("VO-J1")
@pytest.mark.parametrize("tile", ["Odin", "Thor", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent", "Troll"])
def test_any_tile_but_hel_may_be_thrown(tile: str) -> None:
    state = at_table(f"{tile} Skadi", "Jotun")
    play(state, "Jotun 0,0>2,0")
    assert table(state) == {"0,0": "jotun", "1,0": "skadi", "2,0": tile.lower()}


@pytest.mark.clause("VO-J1")
def test_an_empty_cell_has_nothing_to_throw() -> None:
    assert clause_against(at_table("Thor Skadi", "Jotun"), "Jotun 2,0>2,1") == "VO-J1"


@pytest.mark.clause("VO-J1")
def test_the_thrown_tile_does_not_score() -> None:
    state = at_table("Thor Fenrir", "Jotun", others=["Loki"])
    play(state, "Jotun 0,0>2,0")
    assert state.scores == [0, 0]


@pytest.mark.clause("VO-J1")
def test_a_dragon_takes_the_tile_below_along() -> None:
    state = at_table("Odin/Dragon Skadi", "Jotun")
    play(state, "Jotun 0,0>2,0")
    assert table(state) == {"0,0": "jotun", "1,0": "skadi", "2,0": "odin/dragon"}
    assert GAME.view(state).gone == ()


@pytest.mark.clause("VO-J1")
def test_a_thrown_troll_shuns_others_where_it_landed_and_no_more_where_it_lay() -> None:
    state = at_table("Troll Skadi", "Jotun", others=["Odin Loki Loki Loki Loki"])
    assert play(state, "Jotun 0,0>2,0") == 0
    while state.actor == DEALER:
        play(state, "draw Fenrir")
    assert clause_against(state, "Odin 3,0") == "VO-C2"
    assert is_legal(state, "Odin 0,1")


# VO-J2


LANDING_BESIDE_A_TROLL = """
    {}  Odin   .
    .   Skadi  Troll
"""


@pytest.mark.clause("VO-J2")
@pytest.mark.parametrize("tile", ["Thor", "Dragon", "Troll/Dragon"])
def test_the_thrown_tile_may_not_land_next_to_a_troll(tile: str) -> None:
    assert clause_against(at_table(LANDING_BESIDE_A_TROLL.format(tile), "Jotun"), "Jotun 0,0>2,0") == "VO-J2"


@pytest.mark.clause("VO-J2")
def test_a_thrown_troll_may_land_next_to_a_troll() -> None:
    assert is_legal(at_table(LANDING_BESIDE_A_TROLL.format("Troll"), "Jotun"), "Jotun 0,0>2,0")


@pytest.mark.clause("VO-J2", "VO-T2")
def test_a_throw_may_make_a_row_of_seven_but_not_of_eight() -> None:
    assert is_legal(at_table("Thor Skadi Thor Skadi Thor Skadi", "Jotun"), "Jotun 1,0>6,0")
    state = at_table("Thor Skadi Thor Skadi Thor Skadi Thor", "Jotun")
    assert clause_against(state, "Jotun 1,0>7,0") == "VO-J2"
    assert clause_against(state, "Jotun 1,0>-1,0") == "VO-J2"
    assert is_legal(state, "Jotun 1,0>1,1")  # out of the row


@pytest.mark.clause("VO-J2", "VO-T2")
@pytest.mark.parametrize(("height", "legal"), [(6, True), (7, False)])
def test_the_column_of_the_landing_cell_must_have_room_too(height: int, legal: bool) -> None:
    tower = [". . Thor", ". . Skadi"] * 4
    state = at_table("\n".join(["Thor Loki .", ". Loki Fenrir", *tower[: height - 1]]), "Jotun")
    if legal:
        assert is_legal(state, "Jotun 0,0>2,0")
    else:
        assert clause_against(state, "Jotun 0,0>2,0") == "VO-J2"


@pytest.mark.clause("VO-J2", "VO-T2")
@pytest.mark.parametrize(("beyond", "legal"), [("Thor Skadi Thor Skadi", True), ("Thor Skadi Thor Skadi Thor", False)])
def test_a_thrown_tile_that_joins_two_rows_makes_no_more_than_seven(beyond: str, legal: bool) -> None:
    state = at_table(
        f"""
        Thor  Skadi     .         {beyond}
        .     Valkyrie  Valkyrie  Fenrir
        """,
        "Jotun",
    )
    assert is_legal(state, "Jotun 0,0>2,0") is legal
    if not legal:
        assert clause_against(state, "Jotun 0,0>2,0") == "VO-J2"


@pytest.mark.clause("VO-J2")
def test_a_hel_behind_the_end_closes_that_end() -> None:
    state = at_table("Thor Skadi Odin/Hel", "Jotun")
    assert clause_against(state, "Jotun 0,0>2,0") == "VO-J2"
    assert is_legal(state, "Jotun 0,0>-1,0")
    assert not is_legal(state, "Jotun 1,0>2,0")


@pytest.mark.clause("VO-J2")
def test_a_thrown_tile_lands_in_the_first_gap_and_does_not_pass_it() -> None:
    state = at_table(
        """
        Thor  Skadi     .         Fenrir
        .     Valkyrie  Valkyrie  Loki
        """,
        "Jotun",
    )
    assert is_legal(state, "Jotun 0,0>2,0")
    with pytest.raises(IllegalMove) as refused:
        play(state, "Jotun 0,0>4,0")
    assert refused.value.refusal is not None
    assert refused.value.refusal.clause == "VO-J1"


@pytest.mark.clause("VO-J2")
def test_jotun_may_not_come_to_lie_next_to_a_troll() -> None:
    state = at_table("Odin Thor Troll Skadi", "Jotun")
    for line in ("Jotun 1,0>4,0", "Jotun 1,0>1,1", "Jotun 3,0>3,1"):
        assert clause_against(state, line) == "VO-J2"
    assert is_legal(state, "Jotun 0,0>0,1")


@pytest.mark.clause("VO-J2")
def test_a_lone_troll_may_be_thrown_away_but_not_to_jotuns_side() -> None:
    state = at_table("Odin Troll Skadi", "Jotun")
    assert is_legal(state, "Jotun 1,0>3,0")
    assert is_legal(state, "Jotun 1,0>-1,0")
    assert clause_against(state, "Jotun 1,0>1,1") == "VO-J2"
    assert clause_against(state, "Jotun 1,0>1,-1") == "VO-J2"


@pytest.mark.clause("VO-J2")
def test_a_troll_next_to_a_troll_cannot_be_thrown() -> None:
    state = at_table("Odin Troll Troll", "Jotun")
    assert clause_against(state, "Jotun 1,0>3,0") == "VO-J2"
    assert clause_against(state, "Jotun 2,0>-1,0") == "VO-J2"


@pytest.mark.clause("VO-J2")
def test_jotun_scores_on_the_board_after_the_throw() -> None:
    state = at_table(
        """
        Fenrir  .
        Loki    .
        Skadi   Thor
        """,
        "Jotun",
    )
    # Loki has flown to the top of his column: Fenrir is powerless, Jotun is not, and the column has four tiles.
    assert play(state, "Jotun 0,1>0,-1") == 4
    assert play(at_table("Thor Loki", "Jotun"), "Jotun 0,0>2,0") == 0  # Jotun lies beside Loki


@pytest.mark.clause("VO-J2")
def test_a_tile_alone_in_its_row_lands_beside_jotun() -> None:
    state = at_table("Thor\nFenrir", "Jotun")
    assert play(state, "Jotun 0,0>1,0") == 2  # the column; Thor beats him in the row
    assert table(state) == {"0,0": "jotun", "1,0": "thor", "0,1": "fenrir"}


@pytest.mark.clause("VO-J2")
@pytest.mark.parametrize(
    ("picture", "line", "reason"),
    [
        ("Odin Thor Troll", "Jotun 1,0>-1,0", "why-jotun-beside-troll"),
        ("Odin Troll Skadi", "Jotun 1,0>1,1", "why-jotun-beside-troll"),
        (LANDING_BESIDE_A_TROLL.format("Thor"), "Jotun 0,0>2,0", "why-throw-beside-troll"),
        ("Thor Skadi Odin/Hel", "Jotun 0,0>2,0", "why-throw-over-hel"),
        ("Thor Skadi Thor Skadi Thor Skadi Thor", "Jotun 1,0>7,0", "why-throw-seven"),
    ],
)
def test_a_refused_throw_says_what_is_in_its_way(picture: str, line: str, reason: str) -> None:
    state = at_table(picture, "Jotun")
    refusal = GAME.why_not(state, GAME.parse(line, state))
    assert refusal is not None
    assert (refusal.clause, refusal.message.id) == ("VO-J2", reason)


@pytest.mark.clause("VO-J2")
def test_a_tile_with_no_lawful_landing_cell_cannot_be_thrown() -> None:
    state = at_table(
        """
        .         Odin/Hel  .
        Odin/Hel  Thor      Odin/Hel
        .         Skadi     .
        .         Troll     .
        """,
        "Jotun",
    )
    for landing in ("1,0", "0,1", "2,1", "1,4"):
        assert clause_against(state, f"Jotun 1,1>{landing}") == "VO-J2"


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


# VO-M1


@pytest.mark.clause("VO-M1")
def test_after_hermod_one_more_tile_may_be_laid_in_his_row_or_column() -> None:
    state = at_table(
        """
        Thor  Skadi  .
        .     Loki   .
        """,
        "Hermod Odin",
    )
    play(state, "Hermod 2,0")
    assert state.actor == 0
    assert lines(state) == {"stop", "Odin -1,0", "Odin 3,0", "Odin 2,-1", "Odin 2,1"}
    for elsewhere in ("0,1", "1,-1", "1,2"):
        assert clause_against(state, f"Odin {elsewhere}") == "VO-M1"


@pytest.mark.clause("VO-M1")
def test_his_row_is_the_unbroken_one() -> None:
    state = at_table(
        """
        .         .         Thor  Odin/Hel  Skadi
        Valkyrie  Valkyrie  Loki  .         .
        """,
        "Hermod Odin Dragon",
    )
    play(state, "Hermod 1,0")
    assert is_legal(state, "Odin 0,0")
    assert is_legal(state, "Dragon 2,0")
    assert clause_against(state, "Odin 5,0") == "VO-M1"  # beyond Hel
    assert clause_against(state, "Dragon 4,0") == "VO-M1"


@pytest.mark.clause("VO-M1")
def test_the_tile_after_hermod_keeps_all_other_rules() -> None:
    state = at_table("Troll Thor Thor Loki", "Hermod Odin Troll")
    play(state, "Hermod 4,0")
    assert clause_against(state, "Odin -1,0") == "VO-C2"
    assert is_legal(state, "Troll -1,0")
    state = at_table("Thor Skadi Thor Skadi Thor Skadi", "Hermod Odin")
    play(state, "Hermod 6,0")
    assert clause_against(state, "Odin 7,0") == "VO-T2"
    assert clause_against(state, "Odin 7,1") == "VO-T1"


@pytest.mark.clause("VO-M1")
def test_each_tile_scores_at_once() -> None:
    state = at_table("Valkyrie", "Hermod Troll")
    assert play(state, "Hermod 1,0") == 2
    assert play(state, "Troll 2,0") == 3


@pytest.mark.clause("VO-M1", "VO-T4")
def test_the_hand_is_filled_only_at_the_end_of_the_turn() -> None:
    state = at_table("Valkyrie", "Hermod Troll Loki Loki Loki")
    play(state, "Hermod 1,0")
    assert state.actor == 0
    assert hand_of(state, 0) == ["loki", "loki", "loki", "troll"]
    play(state, "Troll 2,0")
    play(state, "draw Odin")
    play(state, "draw Odin")
    assert state.actor == 1


@pytest.mark.clause("VO-M1")
def test_hermod_may_be_followed_by_nothing() -> None:
    state = at_table("Valkyrie", "Hermod Troll Loki Loki Loki")
    assert clause_against(state, "stop") == "VO-M1"  # not before he is laid
    play(state, "Hermod 1,0")
    assert play(state, "stop") == 0
    play(state, "draw Odin")
    assert state.actor == 1
    assert clause_against(state, "stop") == "VO-M1"


@pytest.mark.clause("VO-M1")
def test_several_hermods_in_one_turn_chain() -> None:
    state = at_table("Valkyrie", "Hermod Hermod Hermod Thor Loki")
    assert play(state, "Hermod 1,0") == 2
    assert play(state, "Hermod 1,1") == 0  # two Hermods tie
    assert clause_against(state, "Thor 2,0") == "VO-M1"  # only the row and the column of the last one
    assert play(state, "Hermod 0,1") == 2  # in the column he beats the Valkyrie
    assert play(state, "Thor 2,1") == 3 + 0
    for _ in range(4):
        assert state.actor == DEALER
        play(state, "draw Fenrir")
    assert state.actor == 1


@pytest.mark.clause("VO-M1")
def test_an_empty_hand_ends_the_turn_after_hermod() -> None:
    state = at_table("Valkyrie", "Hermod")
    play(state, "Hermod 1,0")
    assert state.actor == DEALER
    state = endgame("Valkyrie", "Hermod", ["Loki"], edda=True)
    play(state, "Hermod 1,0")
    assert state.actor == 1


@pytest.mark.clause("VO-M1", "VO-M2")
def test_with_only_a_hel_in_hand_she_may_follow() -> None:
    state = at_table("Valkyrie", "Hermod Hel")
    play(state, "Hermod 1,0")
    assert lines(state) == {"stop", "Hel 0,0"}


@pytest.mark.clause("VO-M1", "VO-T3")
def test_who_finds_no_place_after_hermod_can_only_stop() -> None:
    state = at_table(
        """
        .      .      Troll  .      .
        .      Skadi  Thor   Skadi  .
        Troll  Thor   .      Thor   Troll
        .      Skadi  Thor   .      .
        .      .      Troll  .      .
        """,
        "Hermod Fenrir",
    )
    play(state, "Hermod 2,2")
    assert lines(state) == {"stop"}
    assert clause_against(state, "discard Fenrir") == "VO-T3"


# VO-M2

AROUND = """
    Thor  Skadi  Odin  .        .
    Thor  .      .     Skadi    Fenrir
    Odin  Skadi  Loki  Valkyrie .
    .     .      Loki  .        .
"""


@pytest.mark.clause("VO-M2")
def test_after_hermod_hel_may_be_laid_where_she_touches_him_even_by_a_corner() -> None:
    state = at_table(AROUND, "Hermod Hel")
    play(state, "Hermod 1,1")
    assert lines(state) == {"stop", "Hel 0,0", "Hel 1,0", "Hel 2,0", "Hel 0,1", "Hel 0,2", "Hel 1,2", "Hel 2,2"}
    assert clause_against(state, "Hel 3,1") == "VO-M2"
    state = at_table(AROUND, "Hermod Hel")
    play(state, "Hermod 2,1")
    assert lines(state) == {"stop", "Hel 1,0", "Hel 2,0", "Hel 3,1", "Hel 1,2", "Hel 2,2", "Hel 3,2"}
    assert clause_against(state, "Hel 4,1") == "VO-M2"  # in his row, but not touching him
    assert clause_against(state, "Hel 2,3") == "VO-M2"  # in his column


@pytest.mark.clause("VO-M2")
def test_hel_must_touch_the_hermod_laid_last() -> None:
    state = at_table("Valkyrie Loki", "Hermod Hermod Hel")
    play(state, "Hermod 2,0")
    play(state, "Hermod 3,0")
    assert lines(state) == {"stop", "Hel 2,0"}
    assert clause_against(state, "Hel 1,0") == "VO-M2"


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize("line", ["Hel 1,0", "Odin 3,0", "Skadi 0,0", "Dragon 0,0", "Jotun 0,0>0,1"])
def test_any_tile_but_hermod_ends_the_chain(line: str) -> None:
    state = at_table("Thor Fenrir", f"Hermod Hermod Loki Loki {line.split()[0]}")
    play(state, "Hermod 2,0")
    play(state, line)
    while state.actor == DEALER:
        play(state, "draw Valkyrie")
    assert state.actor == 1
    assert "hermod" in hand_of(state, 0)


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize("line", ["Dragon 1,0", "Skadi 1,0", "Hel 1,0", "Jotun 1,0>2,0", "Jotun 1,0>1,1"])
def test_hermods_own_cell_is_no_place_for_the_extra_tile(line: str) -> None:
    state = at_table("Thor", "Hermod Dragon Skadi Jotun Hel")
    play(state, "Hermod 1,0")
    assert clause_against(state, line) == "VO-M2"


ANGLE = """
    Thor  Fenrir  .
    Odin  Loki    Skadi
    .     .       Odin
"""


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize(
    "line", ["Dragon 0,0", "Dragon 1,0", "Dragon 2,1", "Dragon 2,2", "Skadi 1,0", "Skadi 2,2", "Jotun 0,0>3,0", "Jotun 2,2>2,-1"]
)
def test_a_cover_exchange_or_throw_in_his_row_or_column_counts_as_laying_there(line: str) -> None:
    state = at_table(ANGLE, "Hermod Dragon Skadi Jotun")
    play(state, "Hermod 2,0")
    assert is_legal(state, line)
    assert len(state.legal()) == len(lines(state))


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize("line", ["Dragon 0,1", "Skadi 0,1", "Jotun 0,1>0,-1"])
def test_a_cover_exchange_or_throw_elsewhere_does_not(line: str) -> None:
    state = at_table(ANGLE, "Hermod Dragon Skadi Jotun")
    play(state, "Hermod 2,0")
    assert clause_against(state, line) == "VO-M1"


@pytest.mark.clause("VO-M2")
def test_a_tile_of_his_row_may_be_thrown_out_of_it() -> None:
    state = at_table("Thor Fenrir", "Hermod Jotun")
    play(state, "Hermod 2,0")
    assert is_legal(state, "Jotun 0,0>0,1")


JOINING = """
    Thor      .         .         Odin    Skadi
    Valkyrie  Valkyrie  Valkyrie  Fenrir  .
"""


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize("line", ["Jotun 4,0>2,0", "Jotun 3,0>2,0"])
def test_a_throw_into_the_gap_that_joins_jotuns_row_to_hermods_is_judged_after_the_throw(line: str) -> None:
    state = at_table(JOINING, "Hermod Jotun")
    play(state, "Hermod 1,0")
    assert is_legal(state, line)


@pytest.mark.clause("VO-M2")
@pytest.mark.parametrize("line", ["Jotun 4,0>5,0", "Jotun 3,0>3,2", "Jotun 3,1>4,1"])
def test_a_throw_that_joins_nothing_is_not_in_hermods_row(line: str) -> None:
    state = at_table(JOINING, "Hermod Jotun")
    play(state, "Hermod 1,0")
    assert clause_against(state, line) == "VO-M1"


@pytest.mark.clause("VO-M2")
def test_a_throw_down_a_column_may_join_it_to_hermods() -> None:
    state = at_table("Thor Valkyrie\n. Valkyrie\n. Valkyrie\nOdin Fenrir\nSkadi .", "Hermod Jotun")
    play(state, "Hermod 0,1")
    assert is_legal(state, "Jotun 0,4>0,2")
    assert clause_against(state, "Jotun 0,4>0,5") == "VO-M1"


@pytest.mark.clause("VO-M2", "VO-J2")
def test_a_joining_throw_keeps_the_rules_of_a_throw() -> None:
    state = at_table(JOINING.replace("Fenrir", "Troll"), "Hermod Jotun")
    play(state, "Hermod 1,0")
    assert clause_against(state, "Jotun 3,0>2,0") == "VO-J2"  # Jotun would lie beside the Troll
    assert is_legal(state, "Jotun 4,0>2,0")
    state = at_table(JOINING.replace("Skadi", "Skadi Thor Skadi Thor"), "Hermod Jotun")
    play(state, "Hermod 1,0")
    assert clause_against(state, "Jotun 4,0>2,0") == "VO-J2"  # a row of eight
