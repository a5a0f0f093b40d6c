"""Hermod: VO-M1 and VO-M2."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER
from tests.games.voluspa.tables import edda_table as at_table
from tests.games.voluspa.tables import endgame
from tests.pictures import clause_against, hand_of, is_legal, lines, play

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
