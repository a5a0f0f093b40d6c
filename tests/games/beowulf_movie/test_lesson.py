"""The lesson of a first game: every number it tells is what the board shows, and one step leads to the next."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heorot.server.tables.practice import Practice
from heorot.server.web.learning import lesson
from heorot.words import languages
from tests.games.beowulf_movie.tables import GAME, hand_of
from tests.speaking import speaking

FIGURES = ("beowulf", "thane", "castle", "longship")
STEPS = lesson(GAME)
THANE, DRAWING, PERIL, GORGE, DRUNKENNESS, TREASURE, COUNSEL, TEMPTATION, LAST_SPACE, HORN = range(10)


def counts(board: Practice) -> dict[tuple[int, str], int]:
    """Return what the figures on a board count now: by their seats and kinds, of which a lesson has one each."""
    view = GAME.view(board.state.seen_by(0))
    sums = {found.cell: found.now for found in view.sums}
    placed = [cell for cell in view.cells if cell.kind == "figure"]
    found = {
        (cell.owner, cell.figure): sums[cell.cell][FIGURES.index(cell.figure)] for cell in placed if cell.figure and cell.owner is not None
    }
    assert len(found) == len(placed)
    return found


def changed(step: int, move: str = "") -> dict[tuple[int, str], tuple[int, int]]:
    """Return the figures that count otherwise after a step: what they counted before, and after."""
    board = Practice(GAME, STEPS[step].position, 0)
    before = counts(board)
    board.play(move or STEPS[step].accept[0])
    return {who: (before[who], now) for who, now in counts(board).items() if who in before and before[who] != now}


def told(step: int) -> set[int]:
    """Return the numbers in what is said when a step is done."""
    return {int(number) for number in re.findall(r"[0-9]+", speaking("en", GAME)(STEPS[step].done))}


def position(step: int) -> dict[str, Any]:
    """Return the position of a step, written out."""
    return dict(GAME.write_position(Practice(GAME, STEPS[step].position, 0).state))


def test_the_thane_counts_most_where_it_is_to_be_placed() -> None:
    state = Practice(GAME, STEPS[THANE].position, 0).state
    thane = FIGURES.index("thane")
    free = {cell.cell for cell in GAME.view(state).cells if cell.kind == "open"}
    worth = {found.cell: found.now[thane] for found in GAME.view(state.seen_by(0)).sums if found.cell in free}
    assert [f"Thane {cell}" for cell, now in worth.items() if now == max(worth.values())] == STEPS[THANE].accept
    found = next(found for found in GAME.view(state).sums if f"Thane {found.cell}" in STEPS[THANE].accept)
    assert told(THANE) == {found.row, found.column, 3, max(worth.values())} == {4, 5, 3, 27}


@pytest.mark.parametrize("lang", languages())
def test_what_is_drawn_is_what_is_said_and_what_the_next_step_begins_with(lang: str) -> None:
    board = Practice(GAME, STEPS[DRAWING].position, 0)
    board.play("draw")
    assert hand_of(board.state, 0) == sorted(position(PERIL)["hands"][0])
    assert GAME.view(board.state.seen_by(0)).drawn == position(PERIL)["drawn"] == "Mead+4/1"
    words = speaking(lang, GAME)
    assert f"{words('piece-mead')} (+4)" in words(STEPS[DRAWING].done)
    assert position(PERIL)["board"] == position(DRAWING)["board"]


@pytest.mark.parametrize("move", STEPS[PERIL].accept)
def test_the_peril_meets_both_figures_of_the_other_player_and_none_of_ones_own(move: str) -> None:
    lost = {who: before - after for who, (before, after) in changed(PERIL, move).items()}
    assert lost == {(1, "castle"): 6 * 2, (1, "beowulf"): 6 * 4}
    assert sum(lost.values()) == 36
    assert told(PERIL) == {6, 2, 4, 36}


def test_the_gorge_gives_the_thane_back_what_it_counted() -> None:
    assert changed(GORGE) == {(0, "thane"): (15, 27)}
    assert told(GORGE) == {15, 27}


def test_drunkenness_for_mead_takes_twenty_from_beowulf() -> None:
    ((who, (before, after)),) = changed(DRUNKENNESS).items()
    assert (who, before - after) == ((1, "beowulf"), 20)
    assert told(DRUNKENNESS) == {3, 2, 4, 20}


def test_good_counsel_moves_the_castle_from_a_peril_to_a_boon() -> None:
    assert changed(COUNSEL) == {(0, "castle"): (-6, 6)}
    assert told(COUNSEL) == {6, 0}


def test_temptation_takes_twelve_from_beowulf_and_opens_a_space() -> None:
    ((who, (before, after)),) = changed(TEMPTATION).items()
    assert (who, before - after) == ((1, "beowulf"), 12)
    assert told(TEMPTATION) == {12}
    assert {"keep", "remove c4"} <= set(GAME.lines(Practice(GAME, STEPS[TEMPTATION].position, 0).state))


def test_the_act_ends_with_the_longship_which_returns() -> None:
    state = Practice(GAME, STEPS[LAST_SPACE].position, 0).state
    longships = GAME.view(state).seats[0].figures["longship"]
    notes = state.keep_events()
    state.apply(GAME.parse(STEPS[LAST_SPACE].accept[0], state))
    said = [GAME.say(note, state).message for note in notes]
    scored = [int(str(message.args["points"])) for message in said if message.id.startswith("note-scored") and message.args["seat"] == 0]
    assert sum(scored) == STEPS[LAST_SPACE].points
    assert told(LAST_SPACE) == {*scored, sum(scored)}
    view = GAME.view(state)
    assert (view.act, view.seats[0].figures["longship"]) == (2, longships)


def test_the_last_step_goes_on_from_there_and_no_tile_brings_more_than_the_horn() -> None:
    before = Practice(GAME, STEPS[LAST_SPACE].position, 0)
    before.play(STEPS[LAST_SPACE].accept[0])
    board = Practice(GAME, STEPS[HORN].position, 0)
    assert board.state.scores == before.state.scores
    assert "Mead+4/1" in hand_of(board.state, 0)
    assert "Mead+4/1" in hand_of(before.state, 0)
    worths = {line: figure.low for line, figure in GAME.worths(board.state.seen_by(0), 0).items() if figure is not None}
    assert len(worths) == 3
    assert STEPS[HORN].accept == [line for line, points in worths.items() if points == max(worths.values())]
    assert told(HORN) == {13, 3, 2, STEPS[HORN].points}
    board.play(STEPS[HORN].accept[0])
    assert GAME.view(board.state).act == 3


@pytest.mark.parametrize("step", range(GORGE, LAST_SPACE))
def test_whatever_lies_on_the_board_is_still_there_a_step_later(step: int) -> None:
    """Between two steps the others have moved, but nothing is taken away that a step did not take."""
    board = Practice(GAME, STEPS[step].position, 0)
    board.play(STEPS[step].accept[0])
    left = GAME.write_position(board.state)
    after = position(step + 1)
    assert left["board"].items() <= after["board"].items()
    assert sorted(left["removed"]) == sorted(after["removed"])
    assert left["points"] == after["points"]
    assert "Mead+4/1" in after["hands"][0]
