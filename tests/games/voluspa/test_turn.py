"""A turn: lay (or discard), score, draw. VO-T1 to VO-T5."""

from __future__ import annotations

import pytest

from heorot.core.errors import IllegalMove
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER
from heorot.games.voluspa.events import Discarded
from heorot.games.voluspa.parts import THOR
from tests.games.voluspa.tables import endgame, turned
from tests.pictures import GAME, at_table, clause_against, hand_of, is_legal, lines, play

# Every open cell lies beside a Troll, yet no Troll lies beside another one.
FOUR_TROLLS = """
    .      Troll  .
    Troll  Thor   Troll
    .      Troll  .
"""
# Every open cell lies beside a Troll, and every tile too.
TWO_TROLLS = "Troll Troll"
# There is no open cell at all: each row and each column has seven tiles.
FULL = """
    Odin    Odin    Odin    Odin    Odin      Odin      Thor
    Thor    Thor    Thor    Thor    Thor      Thor      Skadi
    Dragon  Dragon  Dragon  Dragon  Dragon    Dragon    Skadi
    Fenrir  Fenrir  Fenrir  Fenrir  Fenrir    Fenrir    Skadi
    Skadi   Skadi   Skadi   Skadi   Skadi     Valkyrie  Valkyrie
    Loki    Loki    Loki    Loki    Valkyrie  Valkyrie  Valkyrie
    Fenrir  Fenrir  Dragon  Loki    Valkyrie  Valkyrie  Valkyrie
"""


# VO-T1


@pytest.mark.clause("VO-T1")
def test_a_tile_is_laid_where_it_touches_another_with_a_side() -> None:
    assert lines(at_table("Thor", "Odin")) == {"Odin 1,0", "Odin -1,0", "Odin 0,1", "Odin 0,-1"}


@pytest.mark.clause("VO-T1")
@pytest.mark.parametrize("cell", ["1,1", "-1,1", "1,-1", "-1,-1"])
def test_a_corner_is_not_enough(cell: str) -> None:
    assert clause_against(at_table("Thor", "Odin"), f"Odin {cell}") == "VO-T1"


@pytest.mark.clause("VO-T1")
@pytest.mark.parametrize("cell", ["2,0", "-2,0", "0,2", "0,-2", "40,40"])
def test_a_cell_far_from_all_tiles_is_refused(cell: str) -> None:
    state = at_table("Thor", "Odin")
    with pytest.raises(IllegalMove) as refused:
        play(state, f"Odin {cell}")
    assert refused.value.refusal is not None
    assert refused.value.refusal.clause == "VO-T1"


@pytest.mark.clause("VO-T1")
def test_a_free_cell_within_the_pattern_that_touches_nothing_is_refused() -> None:
    state = at_table(
        """
        Thor  Loki  Skadi  Fenrir  Thor
        Odin  .     .      .       Dragon
        Odin  .     .      .       Dragon
        """,
        "Thor",
    )
    assert clause_against(state, "Thor 2,2") == "VO-T1"
    assert is_legal(state, "Thor 1,2")
    assert is_legal(state, "Thor 2,1")


@pytest.mark.clause("VO-T1")
def test_only_a_tile_of_the_hand_can_be_laid_and_it_leaves_the_hand() -> None:
    state = at_table("Thor", "Odin Odin Loki")
    assert clause_against(state, "Skadi 1,0") == "VO-T1"
    play(state, "Odin 1,0")
    assert hand_of(state, 0) == ["loki", "odin"]
    assert [tile.tile for tile in GAME.view(state).tiles] == ["thor", "odin"]


@pytest.mark.clause("VO-T1")
def test_a_laid_cell_is_no_place_for_a_tile_without_a_power() -> None:
    assert clause_against(at_table("Thor", "Odin"), "Odin 0,0") == "VO-T1"


@pytest.mark.clause("VO-T1")
def test_one_tile_is_laid_in_a_turn() -> None:
    state = at_table("Thor", "Odin Odin Odin Odin Loki")
    play(state, "Odin 1,0")
    play(state, "draw Thor")
    assert state.actor == 1


# VO-T2


@pytest.mark.clause("VO-T2")
@pytest.mark.parametrize("picture", ["Thor Thor Loki Skadi Skadi Thor", "Thor\nThor\nLoki\nSkadi\nSkadi\nThor"])
def test_a_row_may_grow_to_seven_and_no_further(picture: str) -> None:
    across = "\n" not in picture
    before, sixth, after = ("-1,0", "6,0", "7,0") if across else ("0,-1", "0,6", "0,7")
    state = at_table(picture, "Odin Odin", others=["Odin Odin"])
    assert is_legal(state, f"Odin {before}")
    assert play(state, f"Odin {sixth}") == 7
    play(state, "draw Troll")
    for _ in range(3):
        play(state, "draw Loki")
    assert clause_against(state, f"Odin {after}") == "VO-T2"
    assert clause_against(state, f"Odin {before}") == "VO-T2"


THREE_AND_THREE = """
    Thor  Skadi  Thor  .     Thor  Skadi  Thor
    .     .      Loki  Loki  Loki  .      .
"""
THREE_AND_FOUR = """
    Thor  Skadi  Thor  .     Thor  Skadi  Thor  Thor
    .     .      Loki  Loki  Loki  .      .     .
"""


@pytest.mark.clause("VO-T2")
@pytest.mark.parametrize(
    ("picture", "gap", "ends"),
    [(THREE_AND_THREE, "3,0", ("-1,0", "7,0")), (turned(THREE_AND_THREE), "0,3", ("0,-1", "0,7"))],
)
def test_two_rows_may_be_joined_to_seven_which_closes_both_ends(picture: str, gap: str, ends: tuple[str, str]) -> None:
    state = at_table(picture, "Odin Thor Thor Thor Thor", others=["Odin Fenrir Fenrir Fenrir Fenrir"])
    for end in ends:
        assert is_legal(state, f"Odin {end}")
    play(state, f"Odin {gap}")
    play(state, "draw Fenrir")
    for end in ends:
        assert clause_against(state, f"Odin {end}") == "VO-T2"


@pytest.mark.clause("VO-T2")
@pytest.mark.parametrize(("picture", "gap"), [(THREE_AND_FOUR, "3,0"), (turned(THREE_AND_FOUR), "0,3")])
@pytest.mark.parametrize("tile", ["Odin", "Troll"])
def test_two_rows_may_not_be_joined_to_eight(picture: str, gap: str, tile: str) -> None:
    assert clause_against(at_table(picture, tile), f"{tile} {gap}") == "VO-T2"


@pytest.mark.clause("VO-T2")
def test_both_rows_of_a_cell_must_have_room() -> None:
    state = at_table(
        """
        Thor  Thor  Skadi  Loki  Thor  Skadi  Thor  .
        .     .     .      .     .     .      Loki  .
        """,
        "Odin",
    )
    assert is_legal(state, "Odin 0,1")  # a column of two below a row of seven
    assert clause_against(state, "Odin 7,0") == "VO-T2"
    assert is_legal(state, "Odin 7,1")


@pytest.mark.clause("VO-T2")
@pytest.mark.parametrize(("first", "then"), [("-1,0", "6,0"), ("6,0", "-1,0")])
def test_a_gap_closes_when_the_rows_beside_it_have_grown(first: str, then: str) -> None:
    state = at_table(
        """
        Thor  Skadi  Thor  .     Thor  Skadi
        .     .      Loki  Loki  Loki  .
        """,
        "Odin Thor Thor Thor Thor",
        others=["Odin Fenrir Fenrir Fenrir Fenrir"],
    )
    play(state, f"Odin {first}")
    play(state, "draw Odin")
    assert is_legal(state, "Odin 3,0")  # six tiles beside it
    play(state, f"Odin {then}")
    play(state, "draw Odin")
    assert clause_against(state, "Odin 3,0") == "VO-T2"  # seven tiles


@pytest.mark.clause("VO-T2")
def test_hel_ends_a_row_as_an_empty_cell_does() -> None:
    state = at_table("Thor Skadi Thor Skadi Thor Thor/Hel Thor Skadi Thor", "Odin", edda=True)
    assert play(state, "Odin -1,0") == 6


# VO-T3


@pytest.mark.clause("VO-T3")
@pytest.mark.parametrize("picture", [FOUR_TROLLS, TWO_TROLLS, FULL])
def test_who_can_play_nothing_discards_a_tile_of_choice(picture: str) -> None:
    state = at_table(picture, "Thor Valkyrie Loki")
    assert lines(state) == {"discard Thor", "discard Valkyrie", "discard Loki"}


@pytest.mark.clause("VO-T3")
def test_a_discard_leaves_the_game_seen_by_all_and_scores_nothing() -> None:
    state = at_table(FOUR_TROLLS, "Thor Odin Loki Loki Fenrir")
    events = state.keep_events()
    assert play(state, "discard Thor") == 0
    assert GAME.view(state.seen_by(1)).gone == ("thor",)
    assert [event.tile for event in events if isinstance(event, Discarded)] == [THOR]
    assert hand_of(state, 0) == ["fenrir", "loki", "loki", "odin"]
    assert state.scores == [0, 0]


@pytest.mark.clause("VO-T3")
def test_after_a_discard_the_hand_is_filled_and_the_turn_is_over() -> None:
    state = at_table(FOUR_TROLLS, "Thor Odin Loki Loki Fenrir")
    pile = GAME.view(state).pile
    play(state, "discard Thor")
    assert GAME.view(state).pile == pile
    play(state, "draw Skadi")
    assert state.actor == 1
    assert len(hand_of(state, 0)) == 5


@pytest.mark.clause("VO-T3")
def test_who_can_play_may_not_discard() -> None:
    state = at_table("Thor", "Odin Odin")
    assert clause_against(state, "discard Odin") == "VO-T3"
    assert lines(state) == {"Odin 1,0", "Odin -1,0", "Odin 0,1", "Odin 0,-1"}


@pytest.mark.clause("VO-T3")
@pytest.mark.parametrize(
    ("picture", "tile", "line"),
    [
        (FOUR_TROLLS, "Troll", "Troll 0,0"),
        (FOUR_TROLLS, "Dragon", "Dragon 1,0"),  # a cover
        (FOUR_TROLLS, "Skadi", "Skadi 1,0"),  # an exchange
        (FOUR_TROLLS, "Jotun", "Jotun 1,0>1,3"),  # a throw
        (FOUR_TROLLS, "Hel", "Hel 1,1"),
        (TWO_TROLLS, "Troll", "Troll 2,0"),
        (TWO_TROLLS, "Hel", "Hel 0,0"),
        (FULL, "Dragon", "Dragon 0,0"),
        (FULL, "Skadi", "Skadi 0,0"),
        (FULL, "Hel", "Hel 0,0"),
    ],
)
def test_one_tile_that_can_be_played_forbids_the_discard(picture: str, tile: str, line: str) -> None:
    state = at_table(picture, f"Thor Valkyrie {tile}", edda=True)
    assert is_legal(state, line)
    assert clause_against(state, "discard Thor") == "VO-T3"
    assert clause_against(state, f"discard {tile}") == "VO-T3"
    assert not any(found.startswith("discard") for found in lines(state))


@pytest.mark.clause("VO-T3")
@pytest.mark.parametrize(
    ("picture", "tile"), [(TWO_TROLLS, "Dragon"), (TWO_TROLLS, "Skadi"), (TWO_TROLLS, "Jotun"), (FULL, "Troll"), (FULL, "Jotun")]
)
def test_a_power_that_finds_no_place_does_not_help(picture: str, tile: str) -> None:
    assert lines(at_table(picture, f"Thor {tile}", edda=True)) == {"discard Thor", f"discard {tile}"}


@pytest.mark.clause("VO-T3")
def test_only_a_tile_of_the_hand_can_be_discarded() -> None:
    assert clause_against(at_table(FOUR_TROLLS, "Thor"), "discard Odin") == "VO-T1"


@pytest.mark.clause("VO-T3")
@pytest.mark.parametrize(
    ("picture", "playable", "unplayable"),
    [
        (FOUR_TROLLS, {"troll", "dragon", "skadi", "jotun"}, {"thor", "odin", "loki"}),
        (TWO_TROLLS, {"troll"}, {"dragon", "skadi", "jotun"}),
        (FULL, {"dragon", "skadi"}, {"troll", "jotun"}),
    ],
)
def test_a_forced_discard_tells_everyone_what_the_hand_did_not_hold(picture: str, playable: set[str], unplayable: set[str]) -> None:
    state = at_table(picture, "Thor Valkyrie Loki Hermod Hermod", edda=True)
    play(state, "discard Thor")
    play(state, "draw Serpent")
    seen = state.seen_by(1)
    worlds = [hand_of(seen.imagine(Rng(seed)), 0) for seed in range(100)]
    assert {sum(tile in playable for tile in hand) for hand in worlds} == {0, 1}  # only the tile drawn since may be one of them
    assert {tile for hand in worlds for tile in unplayable if hand.count(tile) > 1} == unplayable


# VO-T4


@pytest.mark.clause("VO-T4")
@pytest.mark.parametrize("hand", ["Odin", "Odin Loki Loki", "Odin Loki Loki Loki Loki"])
def test_a_turn_ends_by_drawing_up_to_five(hand: str) -> None:
    state = at_table("Thor", hand)
    play(state, "Odin 1,0")
    while state.actor == DEALER:
        play(state, "draw Valkyrie")
    assert state.actor == 1
    assert len(hand_of(state, 0)) == 5


@pytest.mark.clause("VO-T4")
def test_hels_do_not_count_among_the_five() -> None:
    state = at_table("Thor", "Odin Loki Loki Loki Loki Hel Hel", edda=True)
    play(state, "Odin 1,0")
    play(state, "draw Valkyrie")
    assert state.actor == 1
    assert hand_of(state, 0) == ["hel", "hel", "loki", "loki", "loki", "loki", "valkyrie"]


@pytest.mark.clause("VO-T4")
def test_the_last_tiles_of_the_pile_are_drawn_even_if_they_are_too_few() -> None:
    state = endgame("Thor", "Odin Loki", ["Loki"], pile="Skadi")
    play(state, "Odin 1,0")
    play(state, "draw Skadi")
    assert state.actor == 1
    assert hand_of(state, 0) == ["loki", "skadi"]


@pytest.mark.clause("VO-T4")
def test_nobody_but_the_dealer_draws() -> None:
    assert clause_against(at_table("Thor", "Odin"), "draw Odin") == "VO-T4"


@pytest.mark.clause("VO-T4")
@pytest.mark.parametrize(
    ("skadi_draw", "turn", "drawn"),
    [
        ("refill", ["Skadi 1,0"], 1),
        ("refill", ["Skadi 0,0"], 0),  # the exchange leaves five in hand
        ("refill", ["Hermod 1,0", "Skadi 2,0"], 2),
        ("refill", ["Hermod 1,0", "Skadi 0,0"], 1),
        ("refill", ["Odin 1,0"], 1),
        ("literal", ["Skadi 1,0"], 0),
        ("literal", ["Skadi 0,0"], 0),
        ("literal", ["Hermod 1,0", "Skadi 2,0"], 0),
        ("literal", ["Hermod 1,0", "Skadi 0,0"], 0),
        ("literal", ["Hermod 1,0", "Odin 2,0"], 2),
        ("literal", ["Odin 1,0"], 1),
    ],
)
def test_the_draw_of_a_turn_in_which_skadi_was_laid(skadi_draw: str, turn: list[str], drawn: int) -> None:
    state = at_table("Thor", "Skadi Hermod Odin Loki Loki", edda=True, skadi_draw=skadi_draw)
    for line in turn:
        play(state, line)
    before = len(hand_of(state, 0))
    while state.actor == DEALER:
        play(state, "draw Valkyrie")
    assert state.actor == 1
    assert len(hand_of(state, 0)) - before == drawn


@pytest.mark.clause("VO-T4")
def test_refill_is_the_default() -> None:
    assert GAME.options_of(at_table("Thor"))["skadi_draw"] == "refill"


@pytest.mark.clause("VO-T4")
def test_literal_only_the_turn_of_skadi_ends_without_a_draw() -> None:
    state = at_table("Thor", "Skadi Odin Loki Loki Loki", others=["Thor Thor Thor Thor Thor"], skadi_draw="literal")
    play(state, "Skadi 1,0")
    play(state, "Thor 2,0")
    play(state, "draw Dragon")
    play(state, "Odin 3,0")
    play(state, "draw Dragon")
    play(state, "draw Dragon")
    assert state.actor == 1
    assert [len(hand_of(state, seat)) for seat in (0, 1)] == [5, 5]


# VO-T5


@pytest.mark.clause("VO-T5")
def test_a_player_with_no_tiles_is_skipped() -> None:
    state = endgame("Thor", "Odin Loki", ["", "Odin"])
    play(state, "Odin 1,0")
    assert state.actor == 2
    play(state, "Odin 2,0")
    assert state.actor == 0


@pytest.mark.clause("VO-T5")
def test_the_last_player_with_tiles_plays_on_alone() -> None:
    state = endgame("Thor", "Odin Loki", [""])
    play(state, "Odin 1,0")
    assert state.actor == 0


@pytest.mark.clause("VO-T5")
def test_who_holds_only_hel_is_not_skipped() -> None:
    state = endgame("Thor", "Odin Loki", ["Hel"], edda=True)
    play(state, "Odin 1,0")
    assert state.actor == 1
    assert lines(state) == {"Hel 0,0", "Hel 1,0"}


@pytest.mark.clause("VO-T5")
def test_literal_a_skipped_player_still_draws() -> None:
    state = endgame("Thor", "Skadi", ["Odin Loki Loki Loki Loki"], pile="Thor Thor Thor", skadi_draw="literal")
    play(state, "Skadi 1,0")  # the last tile of seat 0, and no draw
    play(state, "Odin 2,0")
    play(state, "draw Thor")
    assert (state.actor, GAME.view(state).turn) == (DEALER, 0)
    play(state, "draw Thor")
    play(state, "draw Thor")
    assert hand_of(state, 0) == ["thor", "thor"]
    assert state.actor == 1  # seat 0 has missed a turn


@pytest.mark.clause("VO-T5")
def test_literal_a_player_is_skipped_also_after_a_turn_without_a_draw() -> None:
    state = endgame("Thor", "Skadi Loki", [""], pile="Odin", skadi_draw="literal")
    play(state, "Skadi 1,0")
    assert (state.actor, GAME.view(state).turn) == (DEALER, 1)
    play(state, "draw Odin")
    assert state.actor == 0
    assert hand_of(state, 1) == ["odin"]


@pytest.mark.clause("VO-T5")
def test_literal_two_players_in_a_row_may_be_skipped() -> None:
    state = endgame("Thor", "Skadi", ["Skadi", "Loki Loki Loki Loki Loki"], pile="Odin Odin Odin Odin Odin Odin Thor", skadi_draw="literal")
    play(state, "Skadi 1,0")
    play(state, "Skadi 2,0")
    play(state, "Loki 3,0")
    play(state, "draw Odin")
    for _ in range(5):
        play(state, "draw Odin")
    play(state, "draw Thor")
    assert [len(hand_of(state, seat)) for seat in range(3)] == [5, 1, 5]
    assert state.actor == 2


@pytest.mark.clause("VO-T3")
def test_with_nothing_but_hels_on_the_table_a_hel_is_discarded() -> None:
    """Only with few tiles of one's own: Hel cannot be laid on Hel, and nothing else is in hand."""
    state = endgame("Thor/Hel", "Hel", ["Hel"], edda=True)
    assert lines(state) == {"discard Hel"}
    assert play(state, "discard Hel") == 0
    assert state.actor == 1
