"""The powers of the base game: VO-C1 to VO-C7."""

from __future__ import annotations

import pytest

from heorot.games.voluspa.rules import Voluspa
from tests.pictures import GAME, at_table, clause_against, hand_of, is_legal, lines, play


def powers(state: Voluspa) -> dict[str, int]:
    """The strengths of all tiles as they lie, by their place."""
    return {f"{tile.x},{tile.y}": tile.power for tile in GAME.view(state).tiles}


# VO-C1


@pytest.mark.clause("VO-C1")
@pytest.mark.parametrize("tile", ["Odin", "Thor"])
def test_odin_and_thor_can_only_be_laid_on_free_cells(tile: str) -> None:
    state = at_table("Skadi", tile)
    assert lines(state) == {f"{tile} {cell}" for cell in ("1,0", "-1,0", "0,1", "0,-1")}
    assert clause_against(state, f"{tile} 0,0") == "VO-T1"


@pytest.mark.clause("VO-C1")
@pytest.mark.parametrize("tile", ["Odin", "Thor"])
def test_odin_and_thor_shun_trolls_as_all_do(tile: str) -> None:
    assert clause_against(at_table("Skadi Troll", tile), f"{tile} 2,0") == "VO-C2"


@pytest.mark.clause("VO-C1")
def test_odin_is_stronger_than_thor() -> None:
    assert play(at_table("Thor", "Odin"), "Odin 1,0") == 2
    assert play(at_table("Odin", "Thor"), "Thor 1,0") == 0


# VO-C2

OTHERS = ["Odin", "Thor", "Dragon", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent"]


@pytest.mark.clause("VO-C2")
@pytest.mark.parametrize("tile", OTHERS)
def test_no_tile_but_a_troll_may_be_laid_next_to_a_troll(tile: str) -> None:
    state = at_table("Skadi Troll", tile, edda=True)
    for cell in ("1,-1", "2,0", "1,1"):
        assert clause_against(state, f"{tile} {cell}") == "VO-C2"


@pytest.mark.clause("VO-C2")
@pytest.mark.parametrize("tile", OTHERS)
def test_a_tile_may_be_laid_diagonally_from_a_troll(tile: str) -> None:
    state = at_table("Skadi Troll", tile, edda=True)
    for cell in ("0,-1", "0,1", "-1,0"):
        assert is_legal(state, f"{tile} {cell}")


@pytest.mark.clause("VO-C2")
def test_a_troll_may_be_laid_next_to_a_troll() -> None:
    state = at_table("Skadi Troll", "Troll")
    for cell in ("1,-1", "2,0", "1,1"):
        assert is_legal(state, f"Troll {cell}")


@pytest.mark.clause("VO-C2")
@pytest.mark.parametrize("tile", OTHERS)
def test_a_troll_may_be_laid_next_to_anything(tile: str) -> None:
    assert is_legal(at_table(tile, "Troll", edda=True), "Troll 1,0")


@pytest.mark.clause("VO-C2")
def test_a_troll_joins_no_row_over_seven() -> None:
    assert clause_against(at_table("Thor Thor Skadi Loki Loki Thor Troll", "Troll"), "Troll 7,0") == "VO-T2"


@pytest.mark.clause("VO-C2")
def test_one_troll_of_several_is_enough_to_forbid_a_cell() -> None:
    state = at_table(
        """
        Troll  .      Odin
        Skadi  Skadi  Skadi
        """,
        "Thor",
    )
    assert clause_against(state, "Thor 1,0") == "VO-C2"


# VO-C3


@pytest.mark.clause("VO-C3")
def test_a_dragon_may_be_laid_normally_or_on_a_tile() -> None:
    assert lines(at_table("Odin", "Dragon")) == {"Dragon 0,0", "Dragon 1,0", "Dragon -1,0", "Dragon 0,1", "Dragon 0,-1"}


@pytest.mark.clause("VO-C3")
@pytest.mark.parametrize("tile", ["Odin", "Thor", "Troll", "Fenrir", "Skadi", "Valkyrie", "Loki", "Hermod", "Jotun", "Serpent"])
def test_a_dragon_may_cover_any_tile_but_a_dragon(tile: str) -> None:
    assert is_legal(at_table(tile, "Dragon", edda=True), "Dragon 0,0")


@pytest.mark.clause("VO-C3")
@pytest.mark.parametrize("picture", ["Dragon", "Thor/Dragon"])
def test_a_dragon_may_not_cover_a_dragon(picture: str) -> None:
    assert clause_against(at_table(picture, "Dragon"), "Dragon 0,0") == "VO-C3"


@pytest.mark.clause("VO-C3", "VO-H2")
def test_a_dragon_may_not_cover_hel() -> None:
    assert clause_against(at_table("Thor/Hel Odin", "Dragon", edda=True), "Dragon 0,0") == "VO-H2"


@pytest.mark.clause("VO-C3")
def test_a_dragon_may_not_cover_a_tile_next_to_a_troll() -> None:
    state = at_table("Odin Thor Troll Thor", "Dragon")
    assert clause_against(state, "Dragon 1,0") == "VO-C3"
    assert clause_against(state, "Dragon 3,0") == "VO-C3"
    assert is_legal(state, "Dragon 0,0")


@pytest.mark.clause("VO-C3")
def test_a_dragon_may_cover_a_lone_troll_but_not_one_next_to_a_troll() -> None:
    assert is_legal(at_table("Odin Troll Thor", "Dragon"), "Dragon 1,0")
    state = at_table("Odin Troll Troll Thor", "Dragon")
    assert clause_against(state, "Dragon 1,0") == "VO-C3"
    assert clause_against(state, "Dragon 2,0") == "VO-C3"


@pytest.mark.clause("VO-C3")
def test_a_covered_troll_shuns_nobody() -> None:
    state = at_table("Skadi Troll/Dragon", "Odin")
    assert is_legal(state, "Odin 2,0")
    state = at_table("Skadi Troll", "Dragon", others=["Odin"])
    play(state, "Dragon 1,0")
    for tile in ("Thor", "Thor", "Thor", "Thor", "Thor"):
        play(state, f"draw {tile}")
    assert is_legal(state, "Odin 2,0")


@pytest.mark.clause("VO-C3", "VO-C7")
def test_a_covered_loki_makes_nobody_powerless() -> None:
    state = at_table("Thor Loki Fenrir", "Dragon")
    assert powers(state) == {"0,0": 0, "1,0": 1, "2,0": 0}
    assert play(state, "Dragon 1,0") == 0  # Thor has his strength again
    assert powers(state) == {"0,0": 7, "1,0": 5, "2,0": 4}


@pytest.mark.clause("VO-C3")
def test_the_covered_tile_stays_below_the_dragon() -> None:
    state = at_table("Skadi Odin", "Dragon")
    play(state, "Dragon 1,0")
    assert [(tile.tile, tile.beneath) for tile in GAME.view(state).tiles] == [("skadi", None), ("dragon", "odin")]
    assert GAME.view(state).gone == ()


@pytest.mark.clause("VO-C3")
def test_a_covered_tile_has_no_strength() -> None:
    assert play(at_table("Skadi Odin Fenrir", "Dragon"), "Dragon 1,0") == 3


@pytest.mark.clause("VO-C3")
def test_a_stack_counts_as_one_tile_the_dragon() -> None:
    assert play(at_table("Skadi Odin/Dragon Loki/Dragon", "Thor"), "Thor 3,0") == 4
    assert play(at_table("Skadi Odin/Dragon", "Dragon"), "Dragon 2,0") == 0  # two Dragons tie


@pytest.mark.clause("VO-C3", "VO-C4")
def test_a_covered_fenrir_has_left_the_pack() -> None:
    assert play(at_table("Fenrir Fenrir/Dragon Fenrir", "Odin"), "Odin 3,0") == 0  # 8 against 4 + 4
    assert play(at_table("Fenrir Fenrir Fenrir", "Dragon"), "Dragon 1,0") == 0  # 5 against 4 + 4
    assert play(at_table("Fenrir Fenrir Skadi", "Dragon"), "Dragon 1,0") == 3  # 5 against 4


# VO-C4


@pytest.mark.clause("VO-C4")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("Thor Fenrir", 3),  # 8 against 7
        ("Odin Fenrir", 0),  # 8 against 8: the pack ties with an equal other tile
        ("Odin Fenrir Fenrir", 4),  # 12
        ("Fenrir", 2),  # members do not tie with one another
        ("Fenrir Fenrir Fenrir", 4),
        ("Skadi", 2),  # a pack of one
        ("Dragon", 0),
    ],
)
def test_a_laid_fenrir_has_the_strength_of_the_whole_pack(row: str, points: int) -> None:
    assert play(at_table(row, "Fenrir"), f"Fenrir {len(row.split())},0") == points


@pytest.mark.clause("VO-C4")
@pytest.mark.parametrize(
    ("row", "tile", "points"),
    [
        ("Fenrir", "Dragon", 2),
        ("Fenrir Fenrir", "Thor", 0),
        ("Fenrir Skadi Fenrir", "Thor", 0),
        ("Fenrir Fenrir", "Odin", 0),  # 8 against 8
        ("Fenrir Loki", "Odin", 0),  # Odin beside Loki
        ("Fenrir Skadi", "Odin", 3),
        ("Fenrir Fenrir Loki Skadi", "Thor", 5),  # one wolf beside Loki: 7 against 4
    ],
)
def test_any_other_laid_tile_is_compared_with_the_sum_of_the_pack(row: str, tile: str, points: int) -> None:
    assert play(at_table(row, tile), f"{tile} {len(row.split())},0") == points


@pytest.mark.clause("VO-C4")
def test_each_row_has_its_own_pack() -> None:
    state = at_table(
        """
        Odin  Fenrir  .
        .     Skadi   Fenrir
        .     .       Thor
        """,
        "Fenrir",
    )
    assert play(state, "Fenrir 2,0") == 3  # two wolves, 8, in each row: a tie with Odin, more than Thor


@pytest.mark.clause("VO-C4")
def test_a_fenrir_next_to_loki_adds_nothing_to_the_pack() -> None:
    assert play(at_table("Loki Fenrir Thor", "Fenrir"), "Fenrir 3,0") == 0  # 4 against 7
    assert play(at_table("Loki Fenrir Fenrir Thor", "Fenrir"), "Fenrir 4,0") == 5  # 8 against 7


@pytest.mark.clause("VO-C4")
def test_a_laid_fenrir_of_strength_0_does_not_score_for_its_pack() -> None:
    state = at_table(
        """
        Fenrir  Fenrir  .
        Thor    Thor    Loki
        """,
        "Fenrir",
    )
    assert play(state, "Fenrir 2,0") == 0


# VO-C5


@pytest.mark.clause("VO-C5")
def test_skadi_may_be_laid_normally_or_exchanged() -> None:
    assert lines(at_table("Odin", "Skadi")) == {"Skadi 0,0", "Skadi 1,0", "Skadi -1,0", "Skadi 0,1", "Skadi 0,-1"}


@pytest.mark.clause("VO-C5")
def test_the_exchanged_tile_goes_to_the_hand_and_skadi_scores_in_its_place() -> None:
    state = at_table("Valkyrie Odin Loki Loki", "Skadi Thor Thor Thor Thor")
    assert play(state, "Skadi 1,0") == 0  # beside Loki
    assert hand_of(state, 0) == ["odin", "thor", "thor", "thor", "thor"]
    state = at_table("Valkyrie Odin Valkyrie Loki", "Skadi Thor Thor Thor Thor")
    assert play(state, "Skadi 1,0") == 4
    assert [tile.tile for tile in GAME.view(state).tiles] == ["valkyrie", "skadi", "valkyrie", "loki"]


@pytest.mark.clause("VO-C5")
def test_skadi_may_not_take_a_tile_next_to_a_troll() -> None:
    state = at_table("Odin Thor Troll Thor", "Skadi")
    assert clause_against(state, "Skadi 1,0") == "VO-C5"
    assert clause_against(state, "Skadi 3,0") == "VO-C5"
    assert is_legal(state, "Skadi 0,0")


@pytest.mark.clause("VO-C5")
def test_skadi_may_take_a_lone_troll_but_not_one_next_to_a_troll() -> None:
    state = at_table("Odin Troll Thor", "Skadi", others=["Odin"])
    play(state, "Skadi 1,0")
    assert hand_of(state, 0) == ["troll"]
    for _ in range(4):
        play(state, "draw Fenrir")
    assert is_legal(state, "Odin 1,1")
    assert clause_against(at_table("Odin Troll Troll", "Skadi"), "Skadi 1,0") == "VO-C5"


@pytest.mark.clause("VO-C5")
def test_skadi_may_not_take_a_skadi() -> None:
    assert clause_against(at_table("Skadi Odin", "Skadi"), "Skadi 0,0") == "VO-C5"


@pytest.mark.clause("VO-C5", "VO-H2")
def test_skadi_may_not_take_hel() -> None:
    assert clause_against(at_table("Thor/Hel Odin", "Skadi", edda=True), "Skadi 0,0") == "VO-H2"


@pytest.mark.clause("VO-C5")
def test_of_a_stack_skadi_takes_the_dragon_and_the_tile_below_leaves_the_game() -> None:
    state = at_table("Valkyrie Odin/Dragon", "Skadi")
    assert play(state, "Skadi 1,0") == 2
    assert hand_of(state, 0) == ["dragon"]
    assert GAME.view(state).gone == ("odin",)
    assert [tile.beneath for tile in GAME.view(state).tiles] == [None, None]


@pytest.mark.clause("VO-C5")
def test_everyone_knows_which_tile_skadi_took() -> None:
    state = at_table("Thor Odin", "Skadi Loki Loki Loki Loki", others=["Thor Fenrir Fenrir Fenrir Fenrir"])
    play(state, "Skadi 1,0")
    for seat in (1, None):
        seen = state.seen_by(seat)
        assert hand_of(seen, 0) == ["?", "?", "?", "?", "odin"]
        assert GAME.view(seen).seats[0].shown == ("odin",)


@pytest.mark.clause("VO-C5")
def test_the_taken_tile_is_public_until_it_is_played() -> None:
    state = at_table("Thor Odin", "Skadi Odin Loki Loki Loki", others=["Thor Fenrir Fenrir Fenrir Fenrir"])
    play(state, "Skadi 1,0")
    play(state, "Thor 2,0")
    play(state, "draw Dragon")
    assert GAME.view(state.seen_by(1)).seats[0].shown == ("odin",)
    play(state, "Odin 3,0")  # the known one goes first: the other Odin stays secret
    play(state, "draw Dragon")
    assert GAME.view(state.seen_by(1)).seats[0].shown == ()
    assert hand_of(state.seen_by(1), 0) == ["?"] * 5
    assert hand_of(state, 0) == ["dragon", "loki", "loki", "loki", "odin"]


@pytest.mark.clause("VO-C5")
def test_two_taken_tiles_are_both_known() -> None:
    state = at_table("Thor Odin", "Skadi Skadi Loki Loki Loki", others=["Fenrir Fenrir Fenrir Fenrir Fenrir"])
    play(state, "Skadi 1,0")
    play(state, "Fenrir 2,0")
    play(state, "draw Dragon")
    play(state, "Skadi 0,0")
    assert GAME.view(state.seen_by(1)).seats[0].shown == ("odin", "thor")


# VO-C6


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize(
    ("row", "cell", "points"),
    [
        ("Valkyrie Odin Thor", "3,0", 4),
        ("Odin Thor Valkyrie", "-1,0", 4),
        ("Valkyrie", "1,0", 2),  # side by side
        ("Valkyrie Odin Skadi Thor Fenrir Thor", "6,0", 7),
        ("Valkyrie Odin Valkyrie", "3,0", 4),
        ("Odin Valkyrie", "2,0", 0),  # the other end is Odin
        ("Valkyrie/Dragon Odin", "2,0", 0),  # the other Valkyrie is covered
        ("Valkyrie\nOdin\nThor", "0,3", 4),
        ("Odin\nThor\nValkyrie", "0,-1", 4),
    ],
)
def test_a_valkyrie_at_one_end_scores_the_row_whose_other_end_is_a_valkyrie(row: str, cell: str, points: int) -> None:
    assert play(at_table(row, "Valkyrie"), f"Valkyrie {cell}") == points


@pytest.mark.clause("VO-C6")
def test_a_valkyrie_between_two_others_is_no_end() -> None:
    state = at_table(
        """
        Valkyrie  .      Odin   Valkyrie
        Odin      Odin   Skadi  Thor
        """,
        "Valkyrie",
    )
    assert play(state, "Valkyrie 1,0") == 0


@pytest.mark.clause("VO-C6")
def test_a_valkyrie_beside_one_end_of_a_row_that_goes_on_is_no_end() -> None:
    state = at_table(
        """
        Valkyrie  Odin  .      Thor
        .         Thor  Thor   Thor
        """,
        "Valkyrie",
    )
    assert play(state, "Valkyrie 2,0") == 0


@pytest.mark.clause("VO-C6", "VO-C7")
def test_loki_does_not_stop_the_valkyries() -> None:
    assert play(at_table("Valkyrie Loki", "Valkyrie"), "Valkyrie 2,0") == 3
    assert play(at_table("Valkyrie Loki", "Skadi"), "Skadi 2,0") == 0  # Loki, 1, is the highest there


BOOKENDS = """
    Valkyrie  .      Thor   Valkyrie
    Skadi     Skadi  Skadi  Skadi
"""


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize(("bookend", "points"), [("scores-once", 4 + 2), ("holds", 2)])
def test_a_tile_laid_between_two_valkyries(bookend: str, points: int) -> None:
    assert play(at_table(BOOKENDS, "Odin", bookend=bookend), "Odin 1,0") == points  # the column scores by either reading


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize(("bookend", "points"), [("scores-once", 3), ("holds", 0)])
@pytest.mark.parametrize(
    ("row", "line"),
    [
        ("Valkyrie Skadi Valkyrie", "Dragon 1,0"),  # a cover
        ("Valkyrie Odin Valkyrie", "Skadi 1,0"),  # an exchange
    ],
)
def test_a_tile_laid_on_another_one_between_two_valkyries(row: str, line: str, bookend: str, points: int) -> None:
    assert play(at_table(row, line.split()[0], bookend=bookend), line) == points


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize(("bookend", "points"), [("scores-once", 5), ("holds", 0)])
def test_a_throw_between_two_valkyries(bookend: str, points: int) -> None:
    state = at_table("Valkyrie Fenrir Skadi Loki Valkyrie", "Jotun", edda=True, bookend=bookend)
    assert play(state, "Jotun 1,0>1,-1") == points + 2  # the column is not held


@pytest.mark.clause("VO-C6")
def test_holds_the_valkyries_themselves_still_score_the_row() -> None:
    assert play(at_table("Valkyrie Odin Thor", "Valkyrie", bookend="holds"), "Valkyrie 3,0") == 4


@pytest.mark.clause("VO-C6")
def test_holds_a_third_valkyrie_between_them_scores_nothing() -> None:
    picture = """
        Valkyrie  .     Valkyrie
        Thor      Thor  Thor
    """
    assert play(at_table(picture, "Valkyrie", bookend="holds"), "Valkyrie 1,0") == 0


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("Odin 3,0", 4),  # the row has got another end
        ("Dragon 0,0", 3),  # a Valkyrie is covered
        ("Skadi 2,0", 0),  # or taken: Skadi ties
    ],
)
def test_holds_lasts_only_while_both_ends_are_valkyries(line: str, points: int) -> None:
    assert play(at_table("Valkyrie Skadi Valkyrie", line.split()[0], bookend="holds"), line) == points


@pytest.mark.clause("VO-C6")
@pytest.mark.parametrize("ends", [("Valkyrie", "Skadi"), ("Skadi", "Valkyrie")])
def test_holds_one_valkyrie_holds_nothing(ends: tuple[str, str]) -> None:
    picture = f"""
        {ends[0]}  .      {ends[1]}
        Thor       Thor   Thor
    """
    assert play(at_table(picture, "Odin", bookend="holds"), "Odin 1,0") == 3 + 2


@pytest.mark.clause("VO-C6")
def test_scores_once_is_the_default() -> None:
    assert GAME.options_of(at_table("Thor"))["bookend"] == "scores-once"


@pytest.mark.clause("VO-C6", "VO-Z1")
@pytest.mark.parametrize(("bookend", "points"), [("scores-once", 4), ("holds", 2)])
def test_a_sea_serpent_between_two_valkyries(bookend: str, points: int) -> None:
    state = at_table(BOOKENDS.replace("Thor", "Fenrir"), "Serpent", edda=True, bookend=bookend)
    assert play(state, "Serpent 1,0") == points  # the column of two is not held


@pytest.mark.clause("VO-C6", "VO-Z1")
def test_holds_a_sea_serpent_between_two_valkyries_has_only_his_column() -> None:
    state = at_table(BOOKENDS.replace("Thor", "Fenrir").replace("Skadi", "Odin", 2), "Serpent", edda=True, bookend="holds")
    assert play(state, "Serpent 1,0") == 0


@pytest.mark.clause("VO-C6", "VO-Z1")
@pytest.mark.parametrize("bookend", ["scores-once", "holds"])
def test_a_sea_serpent_outside_the_held_row_is_not_stopped(bookend: str) -> None:
    picture = """
        Valkyrie  Fenrir  Valkyrie  .      .
        .         .       Skadi     Skadi  Skadi
    """
    assert play(at_table(picture, "Serpent", edda=True, bookend=bookend), "Serpent 4,0") == 4


@pytest.mark.clause("VO-C6", "VO-Z1")
@pytest.mark.parametrize("bookend", ["scores-once", "holds"])
def test_valkyries_beyond_gaps_hold_nothing(bookend: str) -> None:
    picture = """
        Valkyrie  .      .      .      Valkyrie
        Skadi     Skadi  Skadi  Skadi  Skadi
    """
    assert play(at_table(picture, "Serpent", edda=True, bookend=bookend), "Serpent 2,0") == 3


# VO-C7


@pytest.mark.clause("VO-C7")
def test_tiles_next_to_loki_are_powerless_those_at_his_corners_are_not() -> None:
    state = at_table(
        """
        Odin    Thor  Dragon
        Fenrir  Loki  Skadi
        Troll   Odin  Valkyrie
        """
    )
    assert powers(state) == {"0,0": 8, "1,0": 0, "2,0": 5, "0,1": 0, "1,1": 1, "2,1": 0, "0,2": 6, "1,2": 0, "2,2": 2}


@pytest.mark.clause("VO-C7")
def test_loki_does_not_weaken_loki() -> None:
    assert powers(at_table("Loki Loki Odin")) == {"0,0": 1, "1,0": 1, "2,0": 0}
    assert play(at_table("Odin Loki", "Loki"), "Loki 2,0") == 0  # 1 against 1
    assert play(at_table("Loki Odin", "Loki"), "Loki 1,1") == 2  # Odin is powerless


@pytest.mark.clause("VO-C7")
@pytest.mark.parametrize(
    ("row", "line", "points"),
    [
        ("Odin", "Loki 1,0", 2),  # the laid Loki himself is stronger than a powerless Odin
        ("Odin Thor", "Loki 2,0", 0),
        ("Odin Loki Thor", "Valkyrie 3,0", 4),
        ("Thor Loki", "Odin 2,0", 0),  # the laid tile is powerless
    ],
)
def test_strengths_are_compared_as_loki_leaves_them(row: str, line: str, points: int) -> None:
    assert play(at_table(row, line.split()[0]), line) == points


@pytest.mark.clause("VO-C7")
def test_loki_beside_a_row_weakens_its_tile_too() -> None:
    state = at_table(
        """
        Odin  Skadi  .
        Loki  .      .
        """,
        "Fenrir",
    )
    assert play(state, "Fenrir 2,0") == 3
