"""The end of Bellum Magica: what brought the points, how hoards grew, all chests opened, the last day announced (MA-D10, MA-D12, MA-E1)."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.message import Message
from heorot.core.play import Made, Play
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.summary import Breakdown, Cell, Summary, summarise
from heorot.core.vocabulary import DEALER
from heorot.games.bellum_magica.events import BelowTen, Counted, Ended, LastDay, TenChests
from heorot.games.bellum_magica.rules import Bellum
from tests.effort import times
from tests.games.bellum_magica.tables import GAME, play, row, table
from tests.speaking import speaking

EIGHT = ["wood 1"] * 8


def told(state: Bellum, *lines: str) -> tuple[Play, Summary]:
    """Play lines that must be legal, and return the play with its summary."""
    made = Play(GAME, state)
    for number, line in enumerate(lines):
        move = GAME.parse(line, state)
        assert move in state.legal(), line
        made.apply(Made(state.actor, move, line), number)
    return made, summarise(GAME, made, state.result())


def cells(breakdown: Breakdown) -> dict[str, list[tuple[int, int] | None]]:
    """Return the rows of a table by their labels: points and chests of every seat."""
    return {
        said(one.label): [(cell.points, cell.count) if isinstance(cell, Cell) else None for cell in one.cells] for one in breakdown.rows
    }


def said(message: Message | None) -> str:
    """Return a label in words."""
    assert message is not None
    return speaking("en", GAME).say(message, ["Ann", "Bo", "Cy"])


@pytest.mark.clause("MA-E1")
def test_points_are_told_by_kind_of_chest_and_by_where_they_came_from() -> None:
    """A chest that was stolen twice counts for its last thief, as stolen from whom he took it."""
    places = {"tavern": "1 wood", "barleywick": "1 iron", "tollgate": "2 gold"}
    state = table("m|ss", "-|ssst", "-|sssssst", step="roll", places=places, chests=[[*EIGHT, "wood 2"], ["wood 2"], []])
    _, summary = told(
        state, "roll 1", "chest iron 5", "attack Tollgate", "chest gold 8", "raid Sorceress", "steal 10", "chest iron 5",
        "raid Warlord", "steal 2", "chest iron 5",
    )  # fmt: skip
    assert state.over
    assert state.scores == [18, 2, 5]
    kinds, origins = summary.breakdowns
    assert cells(kinds) == {
        "golden chests": [(8, 1), None, None],
        "iron chests": [None, None, (5, 1)],
        "wooden chests": [(10, 9), (2, 1), None],
    }
    assert cells(origins) == {
        "from towns": [(8, 1), None, None],
        "stolen from Bo": [None, None, (5, 1)],
        "held from the start": [(10, 9), (2, 1), None],
    }
    assert [one.clause for one in origins.rows] == ["MA-D7", "MA-D9", ""]
    assert summary.best is not None
    assert (summary.best.move, summary.best.gained) == ("attack Tollgate", 8)


@pytest.mark.clause("MA-E1")
def test_scouts_farms_and_the_tavern_are_told_apart() -> None:
    places = {"tavern": "1 wood", "barleywick": "1 iron", "mumbleford": "1 gold"}
    state = table("m|s", "-|s", "-|s", step="roll", places=places, chests=[EIGHT, [], []])
    _, summary = told(
        state, "roll 1", "chest iron 3", "attack Tavern", "chest wood 2", "attack Barleywick", "chest iron 4", "attack Mumbleford",
        "chest gold 6",
    )  # fmt: skip
    assert cells(summary.breakdowns[1]) == {
        "brought by scouts": [(3, 1), None, None],
        "from the Tavern": [(2, 1), None, None],
        "from farms": [None, (4, 1), None],
        "from villages": [None, None, (6, 1)],
        "held from the start": [(8, 8), None, None],
    }
    assert sum(cell.points for one in summary.breakdowns[0].rows for cell in one.cells if cell) == sum(state.scores)


@pytest.mark.clause("MA-D9", "MA-E1")
def test_what_a_thief_left_lying_stays_what_it_was() -> None:
    """Two thieves, three chests: the second and the first are named, or only the second."""
    for lines, left, stolen in (
        (("steal 2", "done", "chest gold 7"), (2 + 3, 2), (7, 1)),
        (("steal 2", "steal 1", "chest gold 7", "chest wood 2"), (3, 1), (9, 2)),
    ):
        state = table("-|sstt", "-|s", places={"tavern": "9 food"}, chests=[EIGHT, ["wood 2", "gold 7", "iron 3"]], quiet=9)
        _, summary = told(state, "raid Warlord", *lines)
        assert state.over  # by the tenth quiet day
        origins = cells(summary.breakdowns[1])
        assert origins["stolen from Bo"] == [stolen, None]
        assert origins["held from the start"] == [(8, 8), left]


def random_play(seed: int, **options: Any) -> Play:
    """Return a random game, played to its end."""
    state = GAME.new(2 + seed % 4, **options)
    made = Play(GAME, state)
    rng, moves = Rng(seed), Moves(state.room())
    line = 0
    while not state.over:
        if state.actor == DEALER:
            made.apply(Made(DEALER, state.deal(rng, moves), ""), line)
        else:
            seat = state.actors()[0]
            legal = state.legal(seat)
            made.apply(Made(seat, legal[rng.below(len(legal))], ""), line)
        line += 1
    return made


@pytest.mark.clause("MA-E1")
@pytest.mark.parametrize("seed", range(times(24, 6)))
def test_in_random_games_every_chest_is_accounted_for_once(seed: int) -> None:
    made = random_play(seed, supply="box" if seed % 2 else "endless")
    state = made.state
    summary = summarise(GAME, made, state.result())
    assert len(summary.breakdowns) == 2
    for breakdown in summary.breakdowns:
        for seat in range(state.players):
            own = [one.cells[seat] for one in breakdown.rows]
            assert sum(cell.points for cell in own if cell) == state.score(seat)
            assert sum(cell.count for cell in own if cell) == len(row(state, seat))
    assert summary.turns[-1].standing == tuple(state.scores)
    assert summary.chart == Message("chart-hoards")
    assert summary.began == (0,) * state.players


@pytest.mark.clause("MA-E1")
def test_a_game_that_was_ended_early_has_no_points_to_explain() -> None:
    state = table("-|s", "-|s", places={"barleywick": "1 gold"})
    _, summary = told(state, "attack Barleywick", "chest gold 8")
    assert not state.over
    assert summary.breakdowns == ()


@pytest.mark.clause("MA-E1")
def test_the_end_opens_everybodys_chests_for_everybody() -> None:
    chests = [[*EIGHT, "wood 2"], ["gold 8", "gold 6", "iron 4"]]
    state = table("-|s", "-|ss", places={"barleywick": "1 wood"}, chests=chests)
    play(state, "attack Barleywick", "chest wood 3")
    events = state.keep_events()
    play(state, "pass")
    opened = [event for event in events if isinstance(event, Counted)]
    assert [(event.seat, event.points, event.chests) for event in opened] == [(0, 13, 10), (1, 18, 3)]
    words = speaking("en", GAME)
    sentences = [words.say(GAME.say(event, state).message, ["Ann", "Bo"]) for event in opened]
    assert sentences == [
        "Ann opens 10 chests, worth 13; wooden: 3 + 2 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1",
        "Bo opens 3 chests, worth 18; golden: 8 + 6; iron: 4",
    ]


# the last day


@pytest.mark.clause("MA-D10")
def test_the_last_day_is_announced_and_taken_back_if_a_thief_comes() -> None:
    state = table("-|s", "-|sst", places={"barleywick": "1 wood wood"}, chests=[EIGHT, []])
    assert GAME.view(state).last == ""
    events = state.keep_events()
    play(state, "attack Barleywick", "chest wood 2")
    assert GAME.view(state).last == ""
    play(state, "chest wood 2")
    assert [event.seat for event in events if isinstance(event, TenChests)] == [0]
    assert GAME.view(state).last == "chests"
    assert GAME.holdings(state.seen_by(1), 1)[-1] == Message("last-chests")
    play(state, "raid Sorceress", "steal 1")
    assert [event.seat for event in events if isinstance(event, BelowTen)] == [0]
    assert GAME.view(state).last == ""
    play(state, "chest wood 1")
    assert not any(isinstance(event, Ended) for event in events)


@pytest.mark.clause("MA-D10")
def test_a_thief_who_comes_to_ten_announces_it_too() -> None:
    state = table("-|sst", "-|s", places={}, chests=[[*EIGHT, "wood 2"], ["iron 4", "iron 3"]])
    events = state.keep_events()
    play(state, "raid Warlord", "steal 1")
    assert [event.seat for event in events if isinstance(event, TenChests)] == [0]
    play(state, "chest iron 4")
    assert GAME.view(state).last == ("" if state.over else "chests")


@pytest.mark.clause("MA-D12")
def test_the_tenth_quiet_day_is_announced() -> None:
    state = table("m,-,-,-,-,-|-", "-|-", step="roll", quiet=8, captain=1, seat=1, places={})
    events = state.keep_events()
    play(state, "roll 2")
    while GAME.view(state).step != "roll":
        state.apply(state.legal()[0])
    assert any(isinstance(event, LastDay) for event in events)
    assert GAME.view(state).last == "quiet"
    assert GAME.holdings(state, 0)[-1] == Message("last-quiet")
    play(state, "roll 1", "chest iron 3")
    assert GAME.view(state).last == ""


# one number beside a name


@pytest.mark.clause("MA-D4", "MA-E1")
def test_chests_stand_beside_the_names_until_the_end_then_points() -> None:
    state = table("-|s", "-|-", places={"barleywick": "1 wood"}, chests=[[*EIGHT, "wood 2"], ["gold 8"]])
    words = speaking("en", GAME)
    assert [words.say(GAME.standing(state, seat), ["Ann", "Bo"]) for seat in (0, 1)] == ["Ann: 9 chests", "Bo: 1 chest"]
    play(state, "attack Barleywick", "chest wood 3")
    assert state.over
    assert GAME.standing(state, 0) == Message("scores", {"seat": 0, "points": 13})
