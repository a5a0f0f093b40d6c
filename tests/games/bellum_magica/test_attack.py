"""Attacks and the end: MA-D5 to MA-D10, MA-E1."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from tests.games.bellum_magica.tables import GAME, clause_against, components, deal, is_legal, lines, odds, play, row, store, table
from tests.games.bellum_magica.test_day import few

FARM = {"barleywick": "1 food"}


@pytest.mark.clause("MA-D5")
def test_from_the_captain_clockwise_everyone_may_make_one_attack() -> None:
    places = {"barleywick": "1 food", "hopshill": "1 food", "oddacre": "1 food"}
    state = table("-|s", "-|s", "-|s", captain=2, seat=2, places=places, step="attack")
    play(state, "attack Barleywick")
    assert state.actor == 0
    play(state, "pass")
    assert state.actor == 1
    play(state, "attack Hopshill")
    assert GAME.view(state).step == "refill"
    assert [store(state, seat)[0] for seat in range(3)] == [0, 1, 1]


@pytest.mark.clause("MA-D5")
def test_who_could_attack_nothing_is_not_asked() -> None:
    state = table("-|-", "-|s", step="roll", places=FARM)
    play(state, "roll 1")
    assert state.actor == 1
    assert lines(state) == {"attack Barleywick", "pass"}
    state = table("-|-", "-|-", step="roll", places=FARM)
    play(state, "roll 1")
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D5")
def test_an_attack_is_on_a_place_or_on_a_castle_not_both() -> None:
    state = table("-|sst", "-|ss", places=FARM, chests=[[], ["wood 1"]])
    assert lines(state) == {"attack Tavern", "attack Barleywick", "raid Warlord", "pass"}
    play(state, "raid Warlord", "chest wood 1")
    assert state.actor == 1


@pytest.mark.clause("MA-D6", "MA-X1")
@pytest.mark.parametrize(("right", "taken"), [("sss", True), ("ss", False), ("ssss", True), ("xxx", True), ("ssx", True)])
def test_a_place_with_shield_3(right: str, taken: bool) -> None:
    state = table(f"-|{right}", "-|-", places={"tavern": "1 barrel", "barleywick": "3 food"})
    assert is_legal(state, "attack Barleywick") == taken


@pytest.mark.clause("MA-D6", "MA-X2")
@pytest.mark.parametrize(
    ("swords", "magic", "taken"), [(6, 1, True), (5, 2, True), (0, 7, True), (7, 0, False), (5, 1, False), (9, 0, False)]
)
def test_a_place_with_shield_6_and_magic_shield_1(swords: int, magic: int, taken: bool) -> None:
    state = table(f"-|{'s' * swords}{'x' * magic}", "-|-", places={"tavern": "1 barrel", "barleywick": "6+1 food"})
    assert is_legal(state, "attack Barleywick") == taken
    if not taken:
        assert clause_against(state, "attack Barleywick") == "MA-D6"


@pytest.mark.clause("MA-D6")
def test_what_is_lacking_is_said() -> None:
    state = table("-|sssss", "-|-", places={"tavern": "1 barrel", "barleywick": "6+1 food"})
    refusal = GAME.why_not(state, GAME.parse("attack Barleywick", state))
    assert refusal is not None
    assert refusal.message.args == {"swords": 1, "magic": 1}
    target = GAME.view(state).seats[0].targets[1]
    assert (target.id, target.swords, target.magic, target.faces) == ("barleywick", 1, 1, ())


@pytest.mark.clause("MA-D6")
def test_swords_are_not_used_up() -> None:
    state = table("-|sss", "-|-", places=FARM)
    play(state, "attack Barleywick")
    assert GAME.view(state).seats[0].lines[0].swords == 3


@pytest.mark.clause("MA-D6")
def test_only_the_active_line_fights() -> None:
    state = table("-|-,sss,-,-,-,-", "-|-", places={"barleywick": "3 food"}, face=2)
    assert is_legal(state, "attack Barleywick")
    assert GAME.view(state).seats[0].targets[1].faces == (2,)
    state = table("-|s,sss,-,-,-,-", "-|-", places={"tavern": "1 barrel", "barleywick": "3 food"}, face=1)
    assert not is_legal(state, "attack Barleywick")


@pytest.mark.clause("MA-D7")
def test_a_place_gives_its_loot_and_is_discarded() -> None:
    places = {"barleywick": "1 food food glyph barrel wood", "hopshill": "1 food"}
    state = table("-|s", "-|s", places=places)
    play(state, "attack Barleywick")
    assert store(state, 0) == (2, 1, 1)
    assert odds(state) == {"chest wood 1": 8, "chest wood 2": 8, "chest wood 3": 4}
    play(state, "chest wood 3")
    assert row(state, 0) == ["wood 3"]
    assert state.actor == 1
    assert lines(state) == {"attack Hopshill", "pass"}
    assert clause_against(state, "attack Barleywick") == "MA-D7"
    assert GAME.view(state).taken == ("barleywick",)


@pytest.mark.clause("MA-D7")
def test_the_tavern_is_never_discarded_and_may_be_attacked_by_everyone_every_day() -> None:
    state = table("-|s", "-|s", places={"tavern": "1 barrel"})
    play(state, "attack Tavern", "attack Tavern")
    assert [store(state, seat)[2] for seat in (0, 1)] == [1, 1]
    assert GAME.view(state).tavern.id == "tavern"
    deal(state)
    while GAME.view(state).step != "attack":
        state.apply(GAME.parse("pass", state) if state.actor >= 0 else state.legal()[0])
    assert is_legal(state, "attack Tavern")


@pytest.mark.clause("MA-D7")
def test_of_several_chests_the_most_precious_is_drawn_first_and_none_is_seen_by_others() -> None:
    state = table("-|s", "-|-", places={"barleywick": "1 wood iron gold gold"})
    play(state, "attack Barleywick")
    assert set(odds(state)) == {"chest gold 6", "chest gold 7", "chest gold 8"}
    draw = GAME.parse("chest gold 6", state)
    assert [state.told(draw, seat) for seat in (0, 1)] == [draw, HIDDEN]
    play(state, "chest gold 6", "chest gold 8", "chest iron 3", "chest wood 1")
    assert row(state, 0) == ["gold 6", "gold 8", "iron 3", "wood 1"]
    assert row(state.seen_by(1), 0) == ["gold ?", "gold ?", "iron ?", "wood ?"]


@pytest.mark.clause("MA-D7", "MA-D4")
def test_loot_from_an_empty_stack_is_the_next_lower_kind() -> None:
    places = {"barleywick": "1 gold gold iron"}
    parts = components("-|s", "-|-", places=places, chests=few(gold=1, wood=1))
    state = table("-|s", "-|-", places=places, parts=parts)
    play(state, "attack Barleywick", "chest gold 7", "chest wood 2")
    assert row(state, 0) == ["gold 7", "wood 2"]
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D8", "MA-X5")
def test_nobody_holds_more_than_two_barrels() -> None:
    state = table("-|s", "-|-", places={"tavern": "1 barrel"}, barrels=[2, 0])
    play(state, "attack Tavern")
    assert store(state, 0)[2] == 2
    state = table("-|s", "-|-", places={"barleywick": "1 barrel barrel barrel"}, barrels=[1, 0])
    play(state, "attack Barleywick")
    assert store(state, 0)[2] == 2


# raids


@pytest.mark.clause("MA-D9", "MA-X3")
def test_a_thief_steals_a_chest_and_the_robbed_lord_gets_a_shield() -> None:
    """Line 2 is active, 2 swords and a thief against a castle of shield 2."""
    state = table("-|-,sst,-,-,-,-", "-|-", face=2, places={}, chests=[[], ["iron 4", "wood 1"]])
    play(state, "raid Warlord", "steal 1")
    assert GAME.view(state).seats[1].shield == 3  # at once
    assert odds(state) == {"chest iron 4": 1}
    play(state, "chest iron 4")
    assert (row(state, 0), row(state, 1)) == (["iron 4"], ["wood 1"])


@pytest.mark.clause("MA-D9", "MA-X3")
def test_two_thieves_steal_two_chests_for_one_shield() -> None:
    state = table("-|sstt", "-|-", places={}, chests=[["gold 6"], ["iron 4", "wood 1", "wood 2"]])
    play(state, "raid Warlord", "steal 3")
    assert state.actor == 0
    assert clause_against(state, "steal 3") == "MA-D9"
    assert lines(state) == {"steal 1", "steal 2", "done"}  # as the row lay when the raid began
    play(state, "steal 1")
    assert odds(state) == {"chest wood 2": 1}  # in the order named
    play(state, "chest wood 2", "chest iron 4")
    assert (row(state, 0), row(state, 1)) == (["gold 6", "wood 2", "iron 4"], ["wood 1"])
    assert GAME.view(state).seats[1].shield_tokens == 1


@pytest.mark.clause("MA-D9", "MA-X3")
def test_without_a_thief_no_raid() -> None:
    state = table("-|sss", "-|-", chests=[[], ["iron 4"]])
    assert clause_against(state, "raid Warlord") == "MA-D9"
    assert lines(state) == {"attack Tavern", "pass"}


@pytest.mark.clause("MA-D9")
def test_nobody_raids_a_lord_without_chests_nor_himself() -> None:
    state = table("-|sst", "-|-", chests=[["iron 4"], []])
    assert clause_against(state, "raid Warlord") == "MA-D9"
    assert clause_against(state, "raid Sorceress") == "MA-D9"
    assert clause_against(state, "raid Fiend") == "MA-D9"
    assert clause_against(state, "steal 1") == "MA-D9"


@pytest.mark.clause("MA-D9")
@pytest.mark.parametrize(
    ("right", "shields", "magics", "can"),
    [("sst", 0, 0, True), ("sst", 1, 0, False), ("ssst", 1, 0, True), ("ssst", 0, 1, False), ("ssxt", 0, 1, True), ("sxt", 0, 1, False)],
)
def test_the_defence_is_the_printed_shield_and_all_tokens(right: str, shields: int, magics: int, can: bool) -> None:
    state = table(
        f"-|{right}", "-|-", places={"tavern": "1 barrel"}, chests=[[], ["iron 4"]], shields=[0, shields], magic_shields=[0, magics]
    )
    assert is_legal(state, "raid Warlord") == can
    shown = GAME.view(state).seats[1]
    assert (shown.shield, shown.magic_shield) == (2 + shields, magics)


@pytest.mark.clause("MA-D9")
def test_a_printed_magic_shield_of_a_castle_counts_too() -> None:
    state = table("-|ssst", "-|-", magic=1, places={"tavern": "1 barrel"}, chests=[[], ["iron 4"]])
    assert not is_legal(state, "raid Warlord")


@pytest.mark.clause("MA-D9")
def test_a_thief_may_leave_chests_lying_but_names_the_first() -> None:
    """The book allows to steal and does not oblige: three thieves take one chest of three, for one shield."""
    state = table("-|ssttt", "-|-", places={}, chests=[[], ["iron 4", "gold 6", "wood 1"]])
    play(state, "raid Warlord")
    assert lines(state) == {"steal 1", "steal 2", "steal 3"}
    assert clause_against(state, "done") == "MA-D9"
    play(state, "steal 2")
    assert lines(state) == {"steal 1", "steal 3", "done"}
    play(state, "done")
    assert odds(state) == {"chest gold 6": 1}
    play(state, "chest gold 6")
    assert (row(state, 0), row(state, 1)) == (["gold 6"], ["iron 4", "wood 1"])
    assert GAME.view(state).seats[1].shield_tokens == 1
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D9")
def test_with_as_many_thieves_as_chests_they_are_asked_too() -> None:
    state = table("-|ssttt", "-|-", places={}, chests=[["wood 3"], ["iron 4", "gold 6"]])
    play(state, "raid Warlord")
    assert lines(state) == {"steal 1", "steal 2"}
    play(state, "steal 2")
    assert lines(state) == {"steal 1", "done"}
    play(state, "steal 1")  # the last chest, though there are three thieves: nothing is left to name
    play(state, "chest gold 6", "chest iron 4")
    assert (row(state, 0), row(state, 1)) == (["wood 3", "gold 6", "iron 4"], [])


@pytest.mark.clause("MA-D9")
def test_a_single_chest_is_taken_unasked() -> None:
    state = table("-|ssttt", "-|-", places={}, chests=[[], ["iron 4"]])
    play(state, "raid Warlord")
    assert odds(state) == {"chest iron 4": 1}


@pytest.mark.clause("MA-D9")
def test_in_version_1_thieves_take_all_that_they_can() -> None:
    chests = [["wood 3"], ["iron 4", "gold 6"]]
    state = table("-|ssttt", "-|-", places={}, chests=chests, version=1)
    play(state, "raid Warlord")
    assert state.actor == DEALER  # as many thieves as chests: nobody is asked
    play(state, "chest iron 4", "chest gold 6")
    assert (row(state, 0), row(state, 1)) == (["wood 3", "iron 4", "gold 6"], [])
    state = table("-|sstt", "-|-", places={}, chests=[[], ["iron 4", "gold 6", "wood 1"]], version=1)
    play(state, "raid Warlord", "steal 2")
    assert lines(state) == {"steal 1", "steal 3"}
    assert clause_against(state, "done") == "MA-D9"


@pytest.mark.clause("MA-D9")
def test_the_shield_counts_against_the_next_raid_of_the_same_day() -> None:
    state = table("-|sst", "-|-", "-|sst", places={}, chests=[[], ["iron 4", "iron 3"], []])
    play(state, "raid Warlord", "steal 1", "chest iron 4")
    assert state.actor == 2
    assert lines(state) == {"attack Tavern", "raid Sorceress", "pass"}  # three swords would be needed against the Warlord


@pytest.mark.clause("MA-D9")
def test_a_stolen_chest_is_known_to_all_who_ever_held_it_and_to_nobody_else() -> None:
    state = table("-|sst", "-|-", "-|ssst", "-|-", places={}, chests=[[], ["iron 4", "iron 3"], [], []])
    play(state, "raid Warlord", "steal 1")
    shown = GAME.parse("chest iron 4", state)
    assert [state.told(shown, seat) for seat in (0, 1, 2, 3, None)] == [shown, shown, HIDDEN, HIDDEN, HIDDEN]
    assert row(state.seen_by(0), 0) == ["iron ?"]  # all are named before any value is seen
    play(state, "chest iron 4")
    play(state, "raid Sorceress", "chest iron 4")
    assert row(state, 2) == ["iron 4"]
    assert [row(state.seen_by(seat), 2) for seat in (0, 1, 2, 3, None)] == [["iron 4"]] * 3 + [["iron ?"]] * 2
    assert GAME.view(state.seen_by(3)).rows[2].chests[0].known == (0, 1, 2)
    assert [row(state.seen_by(seat), 1) for seat in (0, 1, 2)] == [["iron ?"], ["iron 3"], ["iron ?"]]


# the end


TEN = ["wood 1"] * 8


@pytest.mark.clause("MA-D10")
def test_ten_chests_end_the_game_after_all_attacks() -> None:
    places = {"barleywick": "1 wood wood", "hopshill": "1 gold"}
    state = table("-|s", "-|s", places=places, chests=[TEN, []])
    play(state, "attack Barleywick", "chest wood 2", "chest wood 2")
    assert state.actor == 1  # the others still attack
    play(state, "attack Hopshill", "chest gold 6")
    assert state.actor == NOBODY
    assert state.scores == [12, 6]


@pytest.mark.clause("MA-D10")
def test_nine_chests_do_not_end_it() -> None:
    state = table("-|s", "-|-", places={"barleywick": "1 wood"}, chests=[TEN, []])
    play(state, "attack Barleywick", "chest wood 2")
    assert GAME.view(state).step == "refill"


@pytest.mark.clause("MA-D10")
def test_who_is_robbed_below_ten_again_does_not_end_it() -> None:
    state = table("-|s", "-|sst", places={"barleywick": "1 wood wood"}, chests=[TEN, []])
    play(state, "attack Barleywick", "chest wood 2", "chest wood 2", "raid Sorceress", "steal 1", "chest wood 1")
    assert GAME.view(state).step == "refill"
    assert len(row(state, 0)) == 9


@pytest.mark.clause("MA-E1")
def test_the_richest_wins_not_who_has_ten_chests() -> None:
    state = table("-|s", "-|-", places={"barleywick": "1 wood"}, chests=[[*TEN, "wood 2"], ["gold 8", "gold 8", "gold 7"]])
    play(state, "attack Barleywick", "chest wood 2")
    assert state.scores == [12, 23]
    assert state.result().places == (2, 1)
    assert state.result().why.id == "result-richest"


@pytest.mark.clause("MA-E1")
@pytest.mark.parametrize(
    ("other", "places", "why"),
    [(["gold 7", "iron 5"], (1, 2), "result-chests"), (["wood 2"] * 2 + ["wood 1"] * 8, (1, 1), "result-shared")],
)
def test_a_tie_goes_to_more_chests_and_then_the_victory_is_shared(other: list[str], places: tuple[int, int], why: str) -> None:
    """Nine chests of 1 and one of 3, against two of 12 together or ten of 12 together."""
    chests = few(wood=1, gold=1, iron=1)
    for entry, (value, count) in zip(chests, ((1, 17), (7, 1), (5, 1))):
        entry |= {"value": value, "count": count}
    chests += [{**chests[0], "value": value, "count": 2} for value in (2, 3)]
    parts = components("-|s", "-|-", places={"barleywick": "1 wood"}, chests=chests)
    state = table("-|s", "-|-", parts=parts, places={"barleywick": ""}, chests=[["wood 1"] * 9, other])
    play(state, "attack Barleywick", "chest wood 3")
    assert state.scores == [12, 12]
    assert (state.result().places, state.result().why.id) == (places, why)


@pytest.mark.clause("MA-E1")
def test_there_are_no_points_before_the_end_and_then_all_chests_are_opened() -> None:
    state = table("-|s", "-|ss", places={"barleywick": "1 wood"}, chests=[[*TEN, "wood 2"], ["gold 8"]])
    assert state.scores == [0, 0]
    play(state, "attack Barleywick", "chest wood 3")
    before = state.seen_by(0)
    assert row(before, 1) == ["gold ?"]
    play(state, "pass")
    assert state.scores == [13, 8]
    assert row(state.seen_by(0), 1) == row(state.seen_by(None), 1) == ["gold 8"]
    before.apply(GAME.parse("pass", before))
    assert before.scores == [13, 0]  # what seat 0 can know by itself
    before.open_up(state.opened())
    assert before == state
