"""What the end of the Legend says: what the points are made of, which episodes brought them, how they would have counted before."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.play import Made, Play
from heorot.core.record import standing
from heorot.core.rng import Rng
from heorot.core.summary import Summary, summarise
from heorot.core.vocabulary import ACTING, DEALER
from heorot.words import LANGUAGES, Words
from tests.effort import times
from tests.games.beowulf_legend.tables import GAME, at_episode

Table = dict[str, list[tuple[int, int] | None]]


def played(state: Any, seed: int = 0) -> Play:
    """A game that was played on from here to its end by chance."""
    play, rng, line = Play(GAME, state), Rng(seed), 0
    while not state.over:
        seat = state.actor if state.actor == DEALER else state.actors()[rng.below(len(state.actors()))]
        moves = [move for move, _ in state.odds()] if seat == DEALER else list(state.legal(seat))
        line += 1
        play.apply(Made(seat, moves[rng.below(len(moves))], ""), line)
    return play


def told(play: Play) -> Summary:
    """Return what is said at the end."""
    return summarise(GAME, play, play.state.result())


def table(summary: Summary, number: int) -> Table:
    """Return one of its tables: the rows by their messages, or by the episodes they name, each with points and pieces of every seat."""
    return {
        str(row.label.args.get("episode") or row.label.id.removeprefix("summary-")): [
            (cell.points, cell.count) if cell else None for cell in row.cells
        ]
        for row in summary.breakdowns[number].rows
        if row.label
    }


def last(hands: list[str], **more: Any) -> Play:
    """A game of which nothing is left but the Death of Beowulf; of the icons F7, F5 or healing, F3 everyone takes the first."""
    state = at_episode("death_of_beowulf", hands, **more)
    play, line = Play(GAME, state), 0
    while not state.over:
        line += 1
        play.apply(Made(state.actor, state.odds()[0][0] if state.actor == DEALER else state.legal()[0], ""), line)
    return play


@pytest.mark.clause("BL-E2")
def test_the_points_by_what_they_are_made_of() -> None:
    play = last(["Wit", "", ""], owned=["F6 T2 M", "F5", "M M"], allies=["AF2 AT1", "", "AT3"], wounds=[0, 3, 1])
    assert play.state.scores == [6 + 2 - 2 + 3 + 7 + 5, 5 + 5 - 15, -4 + 3 + 3]
    assert table(told(play), 0) == {
        "fame": [(13, 2), (10, 2), (3, 1)], "treasure": [(2, 1), None, None], "fame-alliances": [(2, 1), None, None],
        "treasure-alliances": [(1, 1), None, (3, 1)], "misfortunes": [(-2, 1), None, (-4, 2)], "unhurt": [(5, 0), None, None],
        "wounds": [None, (-15, 3), (0, 1)],
    }  # fmt: skip


@pytest.mark.clause("BL-E2")
def test_the_points_by_the_episodes_that_brought_them() -> None:
    play = last(["Wit", "", ""], owned=["F6 T2 M", "F5", "M M"], allies=["AF2 AT1", "", "AT3"], wounds=[0, 3, 1])
    assert table(told(play), 1) == {
        "began": [(9, 0), (5, 0), (-1, 0)], "death_of_beowulf": [(7, 1), (5, 1), (3, 1)], "unhurt": [(5, 0), None, None],
        "wounds": [None, (-15, 3), (0, 1)],
    }  # fmt: skip


@pytest.mark.clause("BL-A3")
def test_in_the_advanced_game_treasure_counts_nothing_and_says_so() -> None:
    play = last(["Wit", ""], owned=["F6 T2", "T3"], allies=["AT3", ""], advanced=True)
    assert table(told(play), 0) == {
        "fame": [(13, 2), (5, 1)], "treasure": [(0, 1), (0, 1)], "treasure-alliances": [(0, 1), None], "unhurt": [(5, 0), (5, 0)],
    }  # fmt: skip


@pytest.mark.clause("BL-V1")
def test_the_fallen_have_lost_what_their_tokens_would_count() -> None:
    play = last(["Wit", ""], owned=["F6", "F1"], wounds=[4, 0], harsh=True)
    summary = told(play)
    assert table(summary, 0) == {"fame": [(13, 2), (6, 2)], "unhurt": [None, (5, 0)], "fallen": [(-13, 4), None]}
    assert summary.close is None  # nobody lost by a few points to the fallen
    assert list(GAME.contenders(play.state)) == [1]


@pytest.mark.clause("BL-M2")
def test_fame_that_was_given_is_taken_from_the_row_of_the_opportunity() -> None:
    state = at_episode("break_ranks", ["", ""], owned=["F4 F1", ""], wounds=[1, 0], start=0)
    play = Play(GAME, state)
    for line, text in enumerate(("give F4", "give F1", "pass"), 1):
        if state.actor != DEALER and text in GAME.lines(state):
            play.apply(Made(state.actor, GAME.parse(text, state), ""), line)
    line = 9
    while not state.over:
        line += 1
        play.apply(Made(state.actor, state.odds()[0][0] if state.actor == DEALER else state.legal()[0], ""), line)
    rows = table(told(play), 1)
    assert rows["opportunity"][0] == (-5, 1)
    assert rows["began"][0] == (5, 0)


@pytest.mark.clause("BL-E2")
def test_there_are_no_points_before_the_end_and_the_chart_says_what_it_shows() -> None:
    state = GAME.new(2, start="first-seat")
    assert (state.scores, list(GAME.growth(state))) == ([0, 0], [5, 5])  # two who are unhurt
    summary = told(played(GAME.new(2), 3))
    assert summary.chart is not None
    for lang in LANGUAGES:
        assert "points" not in Words(lang, GAME).say(summary.chart).lower()
    assert summary.best is None  # what a move brings as things stand need not stay


@pytest.mark.clause("BL-E3")
def test_a_close_end_is_called_close() -> None:
    close = last(["Wit", ""], owned=["F1", "F1 F1"])
    assert close.state.scores == [13, 12]
    said = told(close).close
    assert said is not None
    assert said.args == {"winner": 0, "other": 1, "points": 1}
    assert told(last(["Wit", ""], owned=["F6", ""])).close is None


def test_a_game_that_was_ended_early_has_no_points_to_explain() -> None:
    state = at_episode("break_ranks", ["", ""], owned=["F4 F1", ""])
    play = Play(GAME, state)
    play.conceded.append(1)
    summary = summarise(GAME, play, standing(state, play.conceded))
    assert (summary.breakdowns, summary.close) == ((), None)
    assert summary.began == (10, 5)


@pytest.mark.parametrize("seed", range(times(12, 3)))
def test_the_tables_add_up_in_random_games(seed: int) -> None:
    """Core checks the sums; every row is said in every language, and the last chart is the score."""
    players = 2 + seed % 4
    options = settings(GAME, players)[seed % 5]
    play = played(GAME.begin_with(players, GAME.parts, options), seed)
    summary = told(play)
    for breakdown in summary.breakdowns:
        sums = [sum(cell.points for row in breakdown.rows if (cell := row.cells[seat])) for seat in range(players)]
        assert sums == play.state.scores
    assert list(summary.turns[-1].standing) == play.state.scores
    for lang in LANGUAGES:
        words = Words(lang, GAME)
        for breakdown in summary.breakdowns:
            said = [words.say(row.label) for row in breakdown.rows if row.label]
            assert len(said) == len(set(said))
            assert words.say(breakdown.title)


@pytest.mark.clause("BL-E1")
def test_the_last_episode_is_announced_once() -> None:
    state, rng = GAME.new(3), Rng(2)
    heard = []
    while not state.over:
        events = state.keep_events()
        moves = [move for move, _ in state.odds()] if state.actor == DEALER else list(state.legal())
        state.apply(moves[rng.below(len(moves))], ACTING)
        state.ignore_events()
        heard += [GAME.say(event, state).message.id for event in events]
    assert heard.count("note-last-episode") == 1
    assert heard[heard.index("note-last-episode") - 1] == "note-episode"
