"""The day up to the scouts, hiring and the end of the day: MA-D1 to MA-D4, MA-D11, MA-D12."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from tests.games.bellum_magica.tables import GAME, box, clause_against, components, is_legal, lines, odds, play, row, store, table

# the active horde


@pytest.mark.clause("MA-D1")
def test_the_captain_rolls_and_that_line_works_for_everybody() -> None:
    state = table("f,ff,fff,-,-,-|-", "fff,ff,f,-,-,-|-", step="roll", captain=1, seat=1, places={})
    assert odds(state) == {f"roll {face}": 1 for face in range(1, 7)}
    play(state, "roll 3")
    assert [store(state, seat)[0] for seat in (0, 1)] == [3, 1]


@pytest.mark.clause("MA-D1")
def test_from_the_captain_clockwise_anyone_may_pay_a_barrel_for_another_roll() -> None:
    state = table("-|-", "-|-", "-|-", step="roll", captain=1, seat=1, barrels=[1, 1, 0], places={})
    play(state, "roll 1")
    assert state.actor == 1
    assert lines(state) == {"barrel", "pass"}
    play(state, "pass")
    assert state.actor == 0  # seat 2 has nothing to pay with
    play(state, "barrel")
    assert state.actor == DEALER
    assert store(state, 0)[2] == 0
    play(state, "roll 2")
    assert state.actor == 1  # after a new roll the asking starts with the captain again
    assert GAME.view(state).face == 2


@pytest.mark.clause("MA-D1")
def test_the_step_ends_when_all_have_passed_and_there_is_no_limit() -> None:
    state = table("f|-", "-|-", step="roll", barrels=[2, 2], places={})
    for face in (1, 2, 3, 4):
        play(state, f"roll {face}")
        assert GAME.view(state).step == "reroll"
        while state.actor >= 0 and not store(state, state.actor)[2]:
            play(state, "pass")
        play(state, "barrel")
    play(state, "roll 5")
    assert GAME.view(state).step == "refill"  # nobody has a barrel left: the line stands, and nothing can be attacked or hired
    assert store(state, 0)[0] == 1
    state = table("f|-", "-|-", step="reroll", barrels=[1, 1], places={})
    play(state, "pass")
    assert GAME.view(state).step == "reroll"
    play(state, "pass")
    assert store(state, 0)[0] == 1


@pytest.mark.clause("MA-D1")
def test_who_has_no_barrel_cannot_pay_one_and_the_die_stands_after_the_gathering() -> None:
    state = table("-|s", "-|-", step="reroll", spells=[1, 0])
    assert clause_against(state, "barrel") == "MA-D1"
    assert clause_against(state, "roll 3") == "MA-D1"
    state = table("-|ss", "-|-", step="attack", barrels=[1, 0])
    assert clause_against(state, "barrel") == "MA-D1"


@pytest.mark.clause("MA-D2")
def test_only_the_captain_uses_a_spell_and_it_is_turned_over() -> None:
    state = table("-|-", "-|-", step="reroll", spells=[2, 1], barrels=[0, 1], places={})
    assert lines(state) == {"spell", "pass"}
    play(state, "spell")
    lord = GAME.view(state).seats[0]
    assert (lord.spells, lord.spent_spells) == (1, 1)
    play(state, "roll 2", "spell", "roll 3")  # any number in one day
    assert GAME.view(state).seats[0].spent_spells == 2
    assert state.actor == 1  # the captain has nothing left to use
    assert lines(state) == {"barrel", "pass"}
    assert clause_against(state, "spell") == "MA-D2"
    state = table("-|-", "-|-", step="reroll", barrels=[1, 0], spent_spells=[1, 0], places={})
    assert clause_against(state, "spell") == "MA-D2"


@pytest.mark.clause("MA-D2")
def test_a_spell_comes_back_the_next_time_its_lord_becomes_captain() -> None:
    state = table("-|-", "-|-", step="reroll", spells=[1, 0], places={}, taken=[])
    play(state, "spell", "roll 1")
    seen = []
    while GAME.view(state).day < 4:
        if GAME.view(state).step == "roll":
            lord = GAME.view(state).seats[0]
            seen.append((GAME.view(state).day, lord.spells, lord.spent_spells))
        state.apply(state.legal()[-1])
    assert next(entry for entry in seen if entry[0] == 2) == (2, 0, 1)
    assert next(entry for entry in seen if entry[0] == 3) == (3, 1, 0)


@pytest.mark.clause("MA-D2")
def test_a_spell_just_won_is_ready() -> None:
    state = table("-|-", "-|-", step="hire", food=[2, 0], hires=["shrilla", "soot", "usury", "sangria"])
    play(state, "hire Shrilla left")
    assert GAME.view(state).seats[0].spells == 1


# gathering and scouts


@pytest.mark.clause("MA-D3")
def test_everybody_takes_the_food_and_glyphs_of_his_active_line() -> None:
    state = table("ff,-,-,-,-,-|-", "fgg,ffff,-,-,-,-|ss", "-|-", step="roll", places={}, food=[1, 0, 0])
    play(state, "roll 1")
    assert [store(state, seat) for seat in (0, 1, 2)] == [(3, 0, 0), (1, 2, 0), (0, 0, 0)]


@pytest.mark.clause("MA-D3")
def test_resources_are_public() -> None:
    state = table("ff|-", "fg|ss", step="attack", seat=1, food=[5, 4], glyphs=[0, 3])
    shown = GAME.view(state.seen_by(None)).seats
    assert [(lord.food, lord.glyphs) for lord in shown] == [(5, 0), (4, 3)]


@pytest.mark.clause("MA-D4", "MA-X4")
@pytest.mark.parametrize(
    ("lords", "given"),
    [(("mm|-", "m|-", "-|-"), {0: "iron"}), (("m|-", "m|-", "-|-"), {0: "wood", 1: "wood"}), (("-|-", "-|-", "-|-"), {}),
     (("m|-", "mm|-", "mm|-"), {1: "wood", 2: "wood"})],
)  # fmt: skip
def test_the_most_maps_bring_an_iron_chest_and_a_tie_wooden_ones(lords: tuple[str, ...], given: dict[int, str]) -> None:
    state = table(*lords, step="roll", places={})
    play(state, "roll 1")
    while GAME.view(state).step == "scout":
        state.apply(state.legal()[0])
    assert {seat: row(state, seat)[0].split()[0] for seat in range(3) if row(state, seat)} == given
    assert sum(len(row(state, seat)) for seat in range(3)) == len(given)


@pytest.mark.clause("MA-D4")
def test_tied_scouts_draw_from_the_captain_clockwise() -> None:
    state = table("m|-", "m|-", "m|-", step="roll", captain=1, seat=1, places={})
    play(state, "roll 1")
    seats = []
    while GAME.view(state).step == "scout":
        seats.append(GAME.view(state).seat)
        state.apply(state.legal()[0])
    assert seats == [1, 2, 0]


@pytest.mark.clause("MA-D4")
def test_a_chests_value_is_seen_by_its_owner_only_and_its_kind_by_all() -> None:
    state = table("m|-", "-|-", step="scout", scouts=[0], prize="iron", places={})
    draw = GAME.parse("chest iron 4", state)
    assert [state.told(draw, seat) for seat in (0, 1, None)] == [draw, HIDDEN, HIDDEN]
    assert GAME.notation(HIDDEN, state.seen_by(1)) == "chest iron ?"
    play(state, "chest iron 4")
    assert [row(state.seen_by(seat), 0) for seat in (0, 1, None)] == [["iron 4"], ["iron ?"], ["iron ?"]]
    assert GAME.view(state.seen_by(None)).seats[0].chests == {"wood": 0, "iron": 1, "gold": 0}


def few(**counts: int) -> list[dict[str, Any]]:
    """So many chests of each kind, the values 2, 4 and 7."""
    values = {"wood": 2, "iron": 4, "gold": 7}
    return [{"kind": kind, "value": values[kind], "count": count, "source": "own"} for kind, count in counts.items()]


@pytest.mark.clause("MA-D4")
def test_an_empty_stack_gives_the_next_lower_kind_and_no_wood_left_nothing() -> None:
    parts = components("m|-", "-|-", chests=few(wood=1, gold=2))
    state = table("m|-", "-|-", parts=parts, step="roll", places={})
    play(state, "roll 1")
    assert odds(state) == {"chest wood 2": 1}  # no iron: wood
    parts = components("m|-", "-|-", chests=few(gold=2))
    state = table("m|-", "-|-", parts=parts, step="roll", places={})
    play(state, "roll 1")
    assert row(state, 0) == []  # gold is not lower
    assert GAME.view(state).step == "refill"


# hiring

HIRES = ["grubnose", "shrilla", "obituarius", "sangria"]


@pytest.mark.clause("MA-D11")
def test_what_creatures_cost() -> None:
    state = table("-|-", "-|-", step="hire", food=[4, 0], glyphs=[1, 0], hires=HIRES)
    assert lines(state) == {
        "hire Grubnose left", "hire Grubnose right", "hire Shrilla left", "hire Shrilla right", "hire Obituarius left",
        "hire Obituarius right", "hire Sangria left", "hire Sangria right", "done",
    }  # fmt: skip
    play(state, "hire Obituarius right")
    assert store(state, 0) == (0, 0, 0)
    state = table("-|-", "-|-", step="hire", food=[3, 0], glyphs=[3, 0], hires=HIRES)
    assert is_legal(state, "hire Sangria left glyphs")
    assert clause_against(state, "hire Sangria left") == "MA-D11"  # 4 food are wanted
    assert clause_against(state, "hire Grubnose left glyphs") == "MA-D11"
    play(state, "hire Sangria left glyphs")
    assert store(state, 0) == (3, 0, 0)
    play(state, "reveal Usury", "hire Grubnose left")
    assert store(state, 0) == (1, 0, 0)
    state = table("-|-", "-|-", step="hire", food=[4, 0], glyphs=[0, 3], hires=HIRES)
    assert clause_against(state, "hire Sangria left") == "MA-D11"  # a glyph is wanted


@pytest.mark.clause("MA-D11")
def test_the_hired_creature_is_replaced_at_once_in_the_same_slot() -> None:
    state = table("-|-", "-|-", step="hire", food=[6, 0], hires=HIRES)
    play(state, "hire Grubnose left")
    assert len(odds(state)) == 44
    play(state, "reveal Soot")
    assert [hire.card.id for hire in GAME.view(state).hires if hire] == ["soot", "shrilla", "obituarius", "sangria"]
    assert state.actor == 0
    play(state, "hire Soot right")  # any number, also the one just turned up
    assert clause_against(table("-|-", "-|-", step="hire", food=[2, 0], hires=HIRES), "hire Soot left") == "MA-D11"


@pytest.mark.clause("MA-D11")
def test_a_creature_works_on_one_side_for_good() -> None:
    state = table("-|-", "-|-", step="hire", food=[4, 0], hires=HIRES)
    play(state, "hire Grubnose left", "reveal Crackjaw", "hire Crackjaw right")
    found = GAME.view(state).seats[0].lines
    assert [line.food for line in found] == [1, 1, 0, 0, 0, 1]
    assert [line.swords for line in found] == [2, 0, 0, 1, 1, 0]
    assert [(creature.id, creature.side) for creature in GAME.view(state).seats[0].creatures] == [
        ("grubnose", "left"),
        ("crackjaw", "right"),
    ]


@pytest.mark.clause("MA-D11")
@pytest.mark.parametrize(
    ("name", "tokens"), [("grubnose", (0, 0, 0)), ("talonia", (1, 0, 0)), ("nettlina", (0, 1, 0)), ("shrilla", (0, 0, 1))]
)
def test_bonus_tokens_are_taken(name: str, tokens: tuple[int, int, int]) -> None:
    state = table("-|-", "-|-", step="hire", food=[2, 0], hires=[name, None, None, None])
    play(state, f"hire {name} left")
    lord = GAME.view(state).seats[0]
    assert (lord.shield_tokens, lord.magic_tokens, lord.spells) == tokens
    assert (lord.shield, lord.magic_shield) == (2 + tokens[0], tokens[1])


@pytest.mark.clause("MA-D11")
def test_from_the_captain_clockwise_each_finishes_before_the_next() -> None:
    state = table("-|-", "-|-", "-|-", step="hire", captain=1, seat=1, food=[2, 4, 1], hires=HIRES)
    play(state, "hire Grubnose left", "reveal Soot")
    assert state.actor == 1
    play(state, "done")
    assert state.actor == 0  # seat 2 can pay for nothing
    play(state, "hire Soot left", "reveal Peek")
    assert GAME.view(state).step == "refill"  # seat 0 can pay for nothing more: its hiring is over by itself


@pytest.mark.clause("MA-D11")
def test_an_empty_deck_is_not_refilled() -> None:
    small = [entry for entry in box()["evil"] if entry["id"] in ("grubnose", "soot")]
    parts = components("-|-", "-|-", evil=small)
    state = table("-|-", "-|-", parts=parts, step="hire", food=[6, 0], hires=["grubnose", "soot", "usury", "sangria"])
    play(state, "hire Grubnose left")
    assert GAME.view(state).hires[0] is None
    assert state.actor == 0
    play(state, "hire Soot left")
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D11")
def test_hiring_comes_after_the_attacks() -> None:
    state = table("-|ss", "-|-", step="attack", food=[2, 0], hires=HIRES)
    assert clause_against(state, "hire Grubnose left") == "MA-D11"
    state = table("-|ss", "-|-", step="hire", food=[2, 0], hires=HIRES)
    assert clause_against(state, "attack Tavern") == "MA-D5"
    assert clause_against(state, "pass") == "MA-D11"


# the end of the day


@pytest.mark.clause("MA-D12")
def test_places_are_refilled_to_the_number_of_players_at_the_end_of_the_row() -> None:
    places = {"barleywick": "1 food", "hopshill": "1 food", "oddacre": "1 food"}
    state = table("-|s", "-|s", "-|-", places=places)
    play(state, "attack Barleywick", "attack Oddacre")
    assert [place.id for place in GAME.view(state).places] == ["hopshill"]
    assert GAME.view(state).step == "refill"
    play(state, "reveal Henhaven")
    assert GAME.view(state).step == "refill"
    play(state, "reveal Mumbleford")
    assert [place.id for place in GAME.view(state).places] == ["hopshill", "henhaven", "mumbleford"]
    assert GAME.view(state).step == "roll"


@pytest.mark.clause("MA-D12")
def test_the_die_passes_to_the_left() -> None:
    state = table("-|-", "-|-", "-|-", step="roll", captain=1, seat=1, places={})
    captains = []
    for _ in range(4):
        captains.append(GAME.view(state).captain)
        play(state, "roll 1")
        while GAME.view(state).step != "roll":
            state.apply(state.legal()[0])
    assert captains == [1, 2, 0, 1]
    assert GAME.view(state).day == 5


@pytest.mark.clause("MA-D12")
def test_an_empty_kingdom_is_not_refilled() -> None:
    every = [entry["id"] for entry in box()["places"] if entry["kind"] != "tavern"]
    state = table("-|-", "-|-", "-|-", "-|-", "-|-", step="roll", taken=every, places={})
    play(state, "roll 1")
    assert GAME.view(state).day == 2
    assert GAME.view(state).places == ()


@pytest.mark.clause("MA-D12")
def test_ten_days_without_a_chest_from_the_stacks_end_the_game() -> None:
    state = table("-|-", "-|-", step="roll", quiet=8, captain=1, seat=1, places={}, chests=[["wood 3"], []])
    play(state, "roll 1")
    while GAME.view(state).step != "roll":
        state.apply(state.legal()[0])
    assert GAME.view(state).quiet == 9
    play(state, "roll 1")
    assert state.actor == NOBODY
    assert state.scores == [3, 0]
    assert GAME.view(state).captain == 0  # the captain does not change any more


@pytest.mark.clause("MA-D12")
def test_a_chest_from_a_stack_breaks_the_quiet_and_a_stolen_one_does_not() -> None:
    state = table("m|-", "-|-", step="roll", quiet=9, places={})
    play(state, "roll 1", "chest iron 3")
    assert GAME.view(state).quiet == 0
    state = table("-|sst", "-|-", quiet=9, places={}, chests=[[], ["iron 3"]])
    play(state, "raid Warlord", "chest iron 3")
    assert state.actor == NOBODY
