"""What the end of the Movie says: where the points came from, how they grew, how close it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heorot.core.play import Made, Play
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.summary import Breakdown, summarise
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie import events
from tests.effort import times
from tests.games.beowulf_movie.boxes import accepted, boards, box
from tests.games.beowulf_movie.tables import GAME, at_board


def played(state: Any, lines: list[str]) -> Play:
    """Return a game that began with a position, played by these lines."""
    play = Play(GAME, state)
    for number, line in enumerate(lines, 3):
        actor = play.state.actor
        play.apply(Made(actor, GAME.parse(line, play.state), line), number)
    return play


def at_random(players: int, seed: int) -> Play:
    """Return a whole random game."""
    play = Play(GAME, GAME.new(players))
    rng, moves, line = Rng(seed), Moves(play.state.room()), 2
    while not play.state.over:
        line += 1
        actor = play.state.actor
        legal = [] if actor == DEALER else list(play.state.legal())
        move = play.state.deal(rng, moves) if actor == DEALER else legal[rng.below(len(legal))]
        play.apply(Made(actor, move, ""), line)
    return play


def rows(breakdown: Breakdown) -> dict[str, tuple[tuple[int, int] | None, ...]]:
    """Return the rows of a table by their labels, each cell as points and number."""
    found = {}
    for row in breakdown.rows:
        assert row.label is not None
        named = " ".join(str(value) for value in row.label.args.values())
        found[f"{row.label.id} {named}".strip()] = tuple((cell.points, cell.count) if cell else None for cell in row.cells)
    return found


@pytest.mark.clause("BM-F1")
def test_the_rulebooks_act_is_told_by_acts_figures_and_signs() -> None:
    """BM-X2: gray (seat 0) scores 16, brown 26, green 38; and says by what."""
    example = next(one for one in json.loads((GAME.folder() / "examples.json").read_text("utf-8")) if one["id"] == "BM-X2")
    play = played(GAME.read_position(example["position"], 1), example["tries"][0]["moves"])
    by_act, by_figure, by_sign = [rows(one) for one in GAME.breakdowns(play, play.state.scores)]
    assert by_act == {"summary-began": ((50, 0), (50, 0), (50, 0)), "summary-act I": ((16, 2), (26, 3), (38, 2))}
    assert by_figure["summary-beowulf"] == (None, (20, 1), None)
    assert by_figure["summary-thanes"] == ((36, 1), None, (27, 1))
    assert by_figure["summary-castles"] == ((-20, 1), None, None)
    assert by_figure["summary-longships"] == (None, (-2 + 8, 2), (11, 1))
    gray = (3 + 5 + 1 + 2) * 4 + 2 * 2, (-1 - 1) * 4 + (-4 - 2 - 6) * 2
    assert [by_sign[name][0] for name in ("summary-boons", "summary-perils")] == [(gray[0], 5), (gray[1], 5)]


@pytest.mark.clause("BM-A5")
def test_a_treasure_that_is_cashed_is_no_figure_s() -> None:
    parts = dict(accepted(box(boards=boards({act: ["OO"] for act in (1, 2, 3)}))).data)
    state = at_board("", "Treasure+1$6 +5 -2", others=["+1 +2"], parts=parts, step="play")
    play = played(state, ["Treasure+1$6/1 cash"])
    found = [rows(one) for one in GAME.breakdowns(play, play.state.scores)]
    for table in found:
        assert table == {"summary-began": ((50, 0), (50, 0)), "summary-cashed": ((6, 1), None)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_every_table_adds_up_and_nothing_is_drawn_before_it_was_scored(players: int) -> None:
    for seed in range(times(8, 3)):
        play = at_random(players, seed)
        result = play.state.result()
        summary = summarise(GAME, play, result)
        assert [one.title.id for one in summary.breakdowns] == ["summary-by-act", "summary-by-figure", "summary-by-sign"]
        for table in summary.breakdowns:
            sums = [sum(cell.points for row in table.rows if (cell := row.cells[seat])) for seat in range(players)]
            assert tuple(sums) == result.points
        acts = [name for name in rows(summary.breakdowns[0]) if name.startswith("summary-act")]
        assert acts == [f"summary-act {act}" for act in ("I", "II", "III")]
        assert summary.best is None  # what a move brings of itself may be gone when the act is scored
        assert summary.began == (50,) * players
        assert summary.turns[0].standing == (50,) * players  # a figure that stands has scored nothing yet
        assert summary.turns[-1].standing == result.points


@pytest.mark.clause("BM-F2")
@pytest.mark.parametrize(
    ("points", "spare", "said", "close"),
    [
        ([60, 60], [{"castle": 1}, {}], ("result-diamonds", {"points": 60, "diamonds": 6, "other": 4}), "summary-level"),
        ([60, 60], [{}, {}], ("result-shared", {"points": 60, "diamonds": 4}), None),
        ([60, 55], [{}, {"castle": 1}], ("result-most", {"points": 60}), "summary-close"),
        ([60, 54], [{}, {}], ("result-most", {"points": 60}), None),
    ],
)
def test_a_tie_says_by_how_many_diamonds_and_a_close_end_says_so(points: list[int], spare: Any, said: Any, close: str | None) -> None:
    few = {"beowulf": 0, "thane": 0, "castle": 0, "longship": 4}
    parts = dict(accepted(box(boards=boards({act: ["OO"] for act in (1, 2, 3)}))).data)
    figures = [{**few, **more} for more in spare]
    state = at_board("+1/3 .", "Gorge", others=["Horn"], act=3, parts=parts, figures=figures, points=points, step="play")
    play = played(state, ["Gorge/3 b1"])
    result = play.state.result()
    assert play.state.over
    assert (result.why.id, result.why.args) == said
    found = summarise(GAME, play, result).close
    assert (found.id if found else None) == close


@pytest.mark.clause("BM-N1")
def test_the_last_act_is_announced() -> None:
    parts = dict(accepted(box(boards=boards({act: ["OO"] for act in (1, 2, 3)}))).data)
    began = {}
    for act in (1, 2):
        state = at_board("+1/1 .", act=act, parts=parts)
        told = state.keep_events()
        state.apply(GAME.parse("Longship b1", state))
        began[act + 1] = next(event for event in told if isinstance(event, events.ActBegan))
        assert GAME.view(state).last == (act + 1 == 3)
    assert (began[2].message, began[3].message) == ("note-act-began", "note-last-act-began")
