"""Jotun: VO-J1 and VO-J2."""

from __future__ import annotations

import pytest

from heorot.core.errors import IllegalMove
from heorot.core.vocabulary import DEALER
from tests.games.voluspa.tables import edda_table as at_table
from tests.games.voluspa.tables import laid
from tests.pictures import GAME, clause_against, is_legal, play

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
    before = laid(state)
    play(state, f"Jotun 1,1>{landing}")
    assert laid(state) == before | {"1,1": "jotun", landing: "thor"}


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
    assert laid(state) == {"0,0": "thor", "1,0": "jotun"}
    assert play(at_table("Fenrir", "Jotun"), "Jotun 1,0") == 2


@pytest.mark.clause("VO-J1")
@pytest.mark.parametrize("tile", ["Odin", "Thor", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent", "Troll"])
def test_any_tile_but_hel_may_be_thrown(tile: str) -> None:
    state = at_table(f"{tile} Skadi", "Jotun")
    play(state, "Jotun 0,0>2,0")
    assert laid(state) == {"0,0": "jotun", "1,0": "skadi", "2,0": tile.lower()}


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
    assert laid(state) == {"0,0": "jotun", "1,0": "skadi", "2,0": "odin/dragon"}
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
    assert laid(state) == {"0,0": "jotun", "1,0": "thor", "0,1": "fenrir"}


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
