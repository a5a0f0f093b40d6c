"""The options of version 2: a supply that can run out, spells that hold the others, a first captain by name (MA-D2, MA-D3, MA-S5)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from heorot.core.errors import BadOption, BadPosition
from heorot.core.preview import Figure
from heorot.core.rng import Rng
from heorot.games.bellum_magica.events import Gathered, NoFood, NoShield, RobbedBare
from heorot.preview_law import check_decision
from tests.games.bellum_magica.tables import GAME, began, clause_against, deal, lines, play, row, store, table

# the supply


@pytest.mark.clause("MA-D3")
def test_food_is_handed_out_in_turn_order_until_it_is_gone() -> None:
    """Of 30 food 24 are in store: the captain, seat 1, takes 4, seat 2 the last 2 of 4, seat 0 nothing."""
    state = table("ffff|-", "ffff|-", "ffffg|-", step="roll", captain=1, seat=1, food=[8, 8, 8], places={}, supply="box")
    assert GAME.view(state).supply == {"food": 6, "shields": 20}
    events = state.keep_events()
    play(state, "roll 1")
    assert [store(state, seat)[:2] for seat in range(3)] == [(8, 0), (12, 0), (10, 1)]
    assert GAME.view(state).supply == {"food": 0, "shields": 20}
    told = [event for event in events if isinstance(event, (Gathered, NoFood))]
    assert [(type(event), event.seat, event.food) for event in told] == [
        (Gathered, 1, 4), (Gathered, 2, 2), (NoFood, 2, 2), (NoFood, 0, 4),
    ]  # fmt: skip
    assert {event.clause for event in told} == {"MA-D3"}


@pytest.mark.clause("MA-D3")
def test_an_endless_supply_gives_all() -> None:
    state = table("ffff|-", "ffff|-", step="roll", food=[15, 15], places={})
    assert GAME.view(state).supply is None
    play(state, "roll 1")
    assert [store(state, seat)[0] for seat in (0, 1)] == [19, 19]


@pytest.mark.clause("MA-D3")
def test_loot_gives_only_the_food_that_is_left() -> None:
    places = {"barleywick": "1 food food food glyph"}
    state = table("-|s", "-|-", places=places, food=[9, 19], supply="box")
    play(state, "attack Barleywick")
    assert [store(state, seat)[:2] for seat in (0, 1)] == [(11, 1), (19, 0)]
    state = table("-|s", "-|-", places=places, food=[9, 21], supply="box")
    play(state, "attack Barleywick")  # it may be attacked all the same
    assert store(state, 0)[:2] == (9, 1)


@pytest.mark.clause("MA-D3")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    state = table("-|-", "-|-", step="hire", food=[20, 10], hires=["grubnose", "shrilla", None, None], supply="box")
    assert GAME.view(state).supply == {"food": 0, "shields": 20}
    play(state, "hire Grubnose left")
    assert GAME.view(state).supply == {"food": 2, "shields": 20}


@pytest.mark.clause("MA-D3")
@pytest.mark.parametrize(("held", "tokens"), [((9, 10), 11), ((10, 10), 10)])
def test_a_robbed_lord_gets_a_shield_only_if_one_is_left(held: tuple[int, int], tokens: int) -> None:
    swords = "s" * 9 + "x" * 5
    state = table(f"-|{swords}t", "-|-", places={}, chests=[[], ["iron 4"]], shields=list(held), supply="box")
    events = state.keep_events()
    play(state, "raid Warlord")
    assert GAME.view(state).seats[1].shield_tokens == tokens
    assert any(isinstance(event, RobbedBare) for event in events) == (tokens == 10)
    play(state, "chest iron 4")
    assert row(state, 0) == ["iron 4"]


@pytest.mark.clause("MA-D3")
def test_a_hired_creature_brings_its_shield_only_if_one_is_left() -> None:
    for held, tokens in ((0, 1), (20, 0)):
        state = table("-|-", "-|-", step="hire", food=[2, 0], hires=["talonia", None, None, None], shields=[0, held], supply="box")
        events = state.keep_events()
        play(state, "hire Talonia left")
        assert GAME.view(state).seats[0].shield_tokens == tokens
        assert any(isinstance(event, NoShield) for event in events) == (not tokens)


@pytest.mark.clause("MA-D3")
@pytest.mark.parametrize("held", [{"food": [16, 15]}, {"shields": [11, 10]}])
def test_no_more_lies_in_a_position_than_the_box_has(held: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="MA-D3"):
        table("-|s", "-|-", places={"barleywick": "1 food"}, supply="box", **held)
    table("-|s", "-|-", places={"barleywick": "1 food"}, **held)


@pytest.mark.clause("MA-D3")
def test_glyphs_and_other_tokens_do_not_run_out() -> None:
    state = table("ggg|-", "-|-", step="roll", glyphs=[15, 15], places={}, supply="box")
    play(state, "roll 1")
    assert store(state, 0)[1] == 18


# spells that hold


@pytest.mark.clause("MA-D2")
def test_a_spell_that_holds_keeps_everybody_else_from_rerolling_that_day() -> None:
    state = table("f|-", "-|-", "-|-", step="reroll", spells=[1, 0, 0], barrels=[0, 2, 2], places={}, spell="holds")
    play(state, "spell")
    assert store(state, 0)[0] == 1  # nobody is asked any more: the line stands, and the food is gathered
    lord = GAME.view(state).seats[0]
    assert (lord.spells, lord.spent_spells) == (0, 1)
    assert [store(state, seat)[2] for seat in (1, 2)] == [2, 2]


@pytest.mark.clause("MA-D2")
def test_the_captain_himself_may_still_pay_a_barrel() -> None:
    state = table("-|-", "-|-", step="reroll", spells=[2, 0], barrels=[2, 1], places={}, spell="holds")
    play(state, "spell")
    assert (state.actor, GAME.view(state).face, GAME.view(state).held) == (0, 1, True)  # the die lies as it lay
    assert lines(state) == {"barrel", "pass"}
    assert clause_against(state, "spell") == "MA-D2"  # one holds already
    play(state, "barrel", "roll 4")
    assert (state.actor, lines(state)) == (0, {"barrel", "pass"})  # also after his own new roll nobody else is asked
    play(state, "pass")
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D2")
def test_a_barrel_of_another_is_refused_by_the_spell() -> None:
    state = table("-|-", "-|-", step="reroll", seat=0, captain=0, spells=[0, 0], barrels=[1, 1], places={}, spell="holds", held=True)
    play(state, "pass")
    assert GAME.view(state).step == "refill"
    with pytest.raises(BadPosition, match="MA-D1"):
        table("-|-", "-|-", step="reroll", seat=1, captain=0, barrels=[1, 1], places={}, spell="holds", held=True)


@pytest.mark.clause("MA-D2")
def test_the_next_day_nobody_is_held_and_the_spell_comes_back_to_its_captain() -> None:
    state = table("-|-", "-|-", step="reroll", spells=[1, 0], barrels=[0, 1], places={}, spell="holds")
    play(state, "spell")
    deal(state)
    view = GAME.view(state)
    assert (view.day, view.held, state.actor) == (2, False, 1)
    assert lines(state) == {"barrel", "pass"}


@pytest.mark.clause("MA-D2")
def test_with_rerolls_a_spell_keeps_nobody_from_paying() -> None:
    state = table("-|-", "-|-", step="reroll", spells=[1, 0], barrels=[0, 1], places={})
    play(state, "spell", "roll 3")
    assert (state.actor, lines(state)) == (1, {"barrel", "pass"})


@pytest.mark.clause("MA-D2")
def test_what_a_hold_brings_is_what_the_scouts_bring_with_this_roll() -> None:
    state = table("m,-,-,-,-,-|-", "-|-", step="reroll", spells=[1, 0], barrels=[0, 1], places={}, spell="holds")
    worths = GAME.worths(state.seen_by(0))
    assert worths["spell"] == Figure(3, 5, Fraction(38, 10))  # an iron chest, surely
    assert worths["pass"] == Figure(0, 5)  # the other may want another roll
    assert not GAME.forecasts(state.seen_by(0), GAME.parse("spell", state), 0)  # nothing is rolled
    check_decision(GAME, state, Rng(1), most=9, worlds=20)


@pytest.mark.clause("MA-D2")
def test_nobody_is_held_by_a_position_without_such_spells() -> None:
    with pytest.raises(BadPosition, match="MA-D2"):
        table("-|-", "-|-", step="reroll", barrels=[1, 0], places={}, held=True)
    with pytest.raises(BadPosition, match="true or false"):
        table("-|-", "-|-", step="reroll", barrels=[1, 0], places={}, spell="holds", held=1)


# who begins, and versions


@pytest.mark.clause("MA-S5")
@pytest.mark.parametrize(("captain", "seat"), [("first-seat", 0), ("seat-2", 1), ("seat-3", 2), ("seat-5", 4)])
def test_any_seat_may_be_named_the_first_captain(captain: str, seat: int) -> None:
    state = began(5, captain=captain)
    view = GAME.view(state)
    assert (view.captain, view.seat, view.options["captain"]) == (seat, seat, captain)
    while GAME.view(state).step != "roll":
        state.apply(state.legal()[0])
    assert GAME.view(state).captain == seat


@pytest.mark.clause("MA-S5")
def test_a_captain_who_has_no_seat_is_refused() -> None:
    with pytest.raises(BadOption, match="seat-3"):
        began(2, captain="seat-3")


def test_a_version_plays_with_the_options_it_had() -> None:
    old = GAME.begin_with(3, GAME.parts, {"castles": "chosen"}, version=1)
    assert GAME.version_of(old) == 1
    assert GAME.options_of(old) == {"castles": "chosen", "captain": "drawn", "supply": "endless", "spell": "rerolls"}
    assert GAME.recorded_options({}, 1) == {"castles": "dealt", "captain": "drawn"}
    new = began(3, supply="box", spell="holds")
    assert (GAME.version_of(new), GAME.options_of(new)["supply"], GAME.options_of(new)["spell"]) == (2, "box", "holds")
    assert len(new.key()) > len(old.key())  # digests of version 1 know nothing of what came later
