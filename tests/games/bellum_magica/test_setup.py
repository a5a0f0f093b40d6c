"""Set-up: MA-S1 to MA-S5."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER, HIDDEN
from heorot.games.bellum_magica.rules import Bellum
from tests.games.bellum_magica.tables import GAME, began, clause_against, deal, lines, odds, play, row, table, to_step

CASTLES = ["Sorceress", "Warlord", "Necromancer", "Goblinking", "Fiend"]


@pytest.mark.clause("MA-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_castles_are_dealt_from_the_captain_clockwise_each_as_likely(players: int) -> None:
    state = began(players)
    play(state, "captain 1")
    assert odds(state) == {f"castle {name}": 1 for name in CASTLES}
    seats = []
    for name in CASTLES[:players]:
        seats.append(GAME.view(state).seat)
        play(state, f"castle {name}")
    assert seats == [(1 + i) % players for i in range(players)]
    shown = GAME.view(state)
    assert [lord.castle.id for lord in shown.seats if lord.castle][1 % players] == "sorceress"
    assert shown.step == "goblins"


@pytest.mark.clause("MA-S1")
def test_two_goblins_are_dealt_to_each_and_the_others_are_out() -> None:
    state = began(3, captain="first-seat")
    play(state, "castle Fiend", "castle Warlord", "castle Sorceress")
    assert len(odds(state)) == 10
    seats = []
    while GAME.view(state).step == "goblins":
        seats.append(GAME.view(state).seat)
        state.apply(state.legal()[0])
    assert seats == [0, 0, 1, 1, 2, 2]
    assert [len(lord.goblins) for lord in GAME.view(state).seats] == [2, 2, 2]
    to_step(state, "roll")
    assert [len(lord.creatures) for lord in GAME.view(state).seats] == [2, 2, 2]
    assert not any("goblin" in line for line in lines(state))


@pytest.mark.clause("MA-S1")
def test_a_castles_own_lines_count_on_both_sides() -> None:
    state = began(2, captain="first-seat")
    play(state, "castle Sorceress")
    first = GAME.view(state).seats[0].lines
    assert [(line.food, line.maps) for line in first] == [(1, 1), (1, 0), (1, 0), (1, 0), (0, 0), (1, 0)]
    assert [(line.swords, line.thieves) for line in first] == [(1, 0), (1, 1), (1, 0), (2, 0), (0, 0), (1, 0)]


@pytest.mark.clause("MA-S1")
@pytest.mark.parametrize(("how", "order"), [("chosen", [1, 2, 3, 0]), ("drafted", [0, 3, 2, 1])])
def test_castles_are_chosen_in_turn(how: str, order: list[int]) -> None:
    state = began(4, castles=how)
    play(state, "captain 1")
    seats = []
    for name in CASTLES[:4]:
        seats.append(state.actor)
        play(state, f"castle {name}")
        if GAME.view(state).step == "castles":
            assert clause_against(state, f"castle {name}") == "MA-S1"
    assert seats == order
    assert GAME.view(state).step == "goblins"
    assert state.actor == DEALER
    assert GAME.view(state).seat == 1  # goblins are dealt from the captain on


@pytest.mark.clause("MA-S1")
def test_the_last_one_says_his_castle_too() -> None:
    state = began(5, castles="drafted", captain="first-seat")
    play(state, *[f"castle {name}" for name in CASTLES[:4]])
    assert state.actor == 0
    assert lines(state) == {"castle Fiend"}


def placing() -> Bellum:
    """Two lords with their goblins in hand; seat 1 is captain."""
    state = began(2)
    play(state, "captain 1", "castle Sorceress", "castle Fiend", "goblin Snik", "goblin Lurk", "goblin Scab", "goblin Oops")
    return state


@pytest.mark.clause("MA-S2")
def test_all_place_their_goblins_at_the_same_time_and_nobody_sees_anothers_choice() -> None:
    state = placing()
    assert state.actors() == (0, 1)
    assert state.actor == 0
    assert lines(state) == {"place left left", "place left right", "place right left", "place right right"}
    move = GAME.parse("place left right", state)
    assert [state.told(move, seat, 1) for seat in (0, 1, None)] == [HIDDEN, move, HIDDEN]
    state.apply(move, 1)
    assert state.actors() == (0,)
    assert [GAME.view(state.seen_by(seat)).sealed[1] for seat in (0, 1, None)] == ["?", "left right", "?"]
    state.apply(GAME.parse("place right right", state), 0)
    assert state.actor == DEALER


@pytest.mark.clause("MA-S2")
def test_the_choices_are_opened_from_the_captain_on() -> None:
    state = placing()
    state.apply(GAME.parse("place right left", state), 1)
    state.apply(GAME.parse("place left left", state), 0)
    assert odds(state) == {"opens right left": 1}
    play(state, "opens right left")
    assert [creature.side for creature in GAME.view(state).seats[1].creatures if creature.id == "snik"] == ["right"]
    assert odds(state) == {"opens left left": 1}
    play(state, "opens left left")
    assert GAME.view(state).step == "layout"


@pytest.mark.clause("MA-S2")
def test_only_the_side_a_goblin_is_on_counts() -> None:
    """Snik has food on 4, 5, 6 and a sword on 1, 2, 3; Lurk food on 2, 3, 4 and a sword on 1, 5, 6. Captain 1 has the Sorceress."""
    state = placing()
    state.apply(GAME.parse("place left right", state), 1)
    state.apply(GAME.parse("place left left", state), 0)
    deal(state)
    found = GAME.view(state).seats[1].lines
    assert [line.food for line in found] == [1, 1, 1, 2, 1, 2]
    assert [line.swords for line in found] == [2, 1, 1, 2, 1, 2]


@pytest.mark.clause("MA-S2")
def test_goblins_are_placed_before_kingdom_and_creatures_are_seen() -> None:
    state = placing()
    assert GAME.view(state).places == ()
    assert GAME.view(state).hires == (None,) * 4
    assert clause_against(state, "hire Grubnose left") == "MA-S2"


@pytest.mark.clause("MA-S3")
@pytest.mark.parametrize(("players", "kinds"), [(2, (3, 3, 10)), (3, (4, 4, 10)), (4, (6, 6, 10)), (5, (7, 7, 10))])
def test_the_kingdom_is_farms_then_villages_then_towns(players: int, kinds: tuple[int, int, int]) -> None:
    state = began(players)
    assert tuple(GAME.view(state).kingdom.values()) == kinds
    sort = {entry["id"]: entry["kind"] for entry in GAME.parts.data["places"]}
    to_step(state, "layout")
    seen = []
    while GAME.view(state).step == "layout" and len(GAME.view(state).places) < players:
        seen.append(sort[GAME.notation(state.legal()[0], state).split()[1].lower()])
        state.apply(state.legal()[0])
    assert seen == ["farm"] * players
    assert GAME.view(state).tavern.id == "tavern"
    assert len(GAME.view(state).places) == players


@pytest.mark.clause("MA-S3")
def test_farms_that_are_not_in_this_kingdom_are_never_told_apart() -> None:
    """With two players three of seven farms are in the kingdom; each may come first, and when three were seen the villages begin."""
    state = began(2)
    to_step(state, "layout")
    assert len(odds(state)) == 7
    play(state, "reveal Barleywick")
    assert len(odds(state)) == 6
    assert set(odds(state).values()) == {1}
    farms = ["barleywick", "ciderstead", "turnipend"]
    state = table("ff|s", "f|s", step="refill", places={}, taken=farms, face=1)
    assert {line.split()[1].lower() for line in odds(state)} == {
        entry["id"] for entry in GAME.parts.data["places"] if entry["kind"] == "village"
    }
    villages = ["mumbleford", "charmley", "anvilby"]
    state = table("ff|s", "f|s", step="refill", places={}, taken=farms + villages, face=1)
    assert len(odds(state)) == 10


@pytest.mark.clause("MA-S4")
def test_two_decks_with_two_creatures_face_up_each() -> None:
    state = began(2)
    to_step(state, "layout")
    play(state, "reveal Barleywick", "reveal Hopshill")
    assert len(odds(state)) == 46
    play(state, "reveal Grubnose")
    assert len(odds(state)) == 45
    play(state, "reveal Hush")
    assert len(odds(state)) == 20
    play(state, "reveal Usury", "reveal Sangria")
    view = GAME.view(state)
    assert [hire.card.id for hire in view.hires if hire] == ["grubnose", "hush", "usury", "sangria"]
    assert view.decks == {"evil": 44, "most_evil": 18}
    assert view.step == "roll"


@pytest.mark.clause("MA-S4")
def test_chests_are_drawn_from_stacks_by_their_counts_and_their_values_are_hidden() -> None:
    state = began(2)
    assert GAME.view(state).stacks == {"wood": 20, "iron": 20, "gold": 10}
    state = table("m|s", "-|s", step="scout", scouts=[0], prize="iron")
    assert odds(state) == {"chest iron 3": 8, "chest iron 4": 8, "chest iron 5": 4}
    play(state, "chest iron 5")
    assert GAME.view(state).stacks["iron"] == 19
    assert row(state.seen_by(1), 0) == row(state.seen_by(None), 0) == ["iron ?"]


@pytest.mark.clause("MA-S5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_captain_is_drawn_each_as_likely(players: int) -> None:
    assert odds(began(players)) == {f"captain {seat}": 1 for seat in range(players)}


@pytest.mark.clause("MA-S5")
def test_the_first_seat_is_captain_if_the_option_says_so() -> None:
    state = began(3, captain="first-seat")
    assert GAME.view(state).captain == 0
    assert all(line.startswith("castle") for line in odds(state))
    to_step(state, "roll")
    assert GAME.view(state).captain == 0
    state = began(3)
    play(state, "captain 2")
    to_step(state, "roll")
    assert GAME.view(state).captain == 2
    deal(state)
    assert clause_against(state, "captain 0") == "MA-S5"
