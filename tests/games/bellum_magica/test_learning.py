"""The lesson of a first game and the worked examples, as players are shown them: every step can be done, and does what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.views import View
from heorot.rulebook import clauses
from heorot.server.tables.practice import Practice
from heorot.server.web.learning import Attempt, Example, Step, examples, lesson
from heorot.words import languages
from tests.speaking import speaking

GAME = heorot.game("bellum_magica")
STEPS = [pytest.param(step, id=step.say) for step in lesson(GAME)]
SHOWN = {example.id: example for example in examples(GAME)}
LONGEST_TO_DO = 160
LONGEST_DONE = 140


def at(position: dict[str, Any]) -> Bellum:
    """Return a position."""
    found = GAME.read_position(position, seed=1)
    assert isinstance(found, Bellum)
    return found


def played(state: Bellum, *lines: str) -> Bellum:
    """Make moves one after the other; the dealer does what it must."""
    drawing = Moves(state.room())
    rng = Rng(1)
    for line in lines:
        state.apply(GAME.parse(line, state))
        while state.actor == DEALER:
            state.apply(state.deal(rng, drawing))
    return state


def test_it_has_six_to_ten_steps() -> None:
    assert 6 <= len(STEPS) <= 10
    assert [step.say for step in lesson(GAME)] == [f"lesson-{number}" for number in range(1, len(STEPS) + 1)]


@pytest.mark.parametrize("step", STEPS)
def test_what_is_accepted_may_be_done(step: Step) -> None:
    state = at(step.position)
    assert state.actor == step.seat
    assert set(step.accept) <= set(GAME.worths(state.seen_by(step.seat), step.seat))
    assert set(step.clauses) <= set(clauses(GAME))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_told_in_few_words(step: Step, lang: str) -> None:
    words = speaking(lang, GAME)
    assert len(words(step.say)) <= LONGEST_TO_DO
    assert len(words(step.done)) <= LONGEST_DONE
    assert step.done == f"{step.say}-done"


@pytest.mark.parametrize("lang", languages())
def test_a_step_names_the_place_to_attack(lang: str) -> None:
    words = speaking(lang, GAME)
    for step in lesson(GAME):
        for card in (line.split()[1].lower() for line in step.accept if line.startswith(("attack ", "raid "))):
            castle = card in p.CASTLES  # on the table it goes by the name of whoever lives there
            names = [other(lang)] if castle else [words(f"piece-{card}"), *words.cases(f"piece-{card}").values()]
            assert any(name in words(step.say) for name in names)


def other(lang: str) -> str:
    """Return what the page calls the other player of a lesson."""
    page = (Path(__file__).parents[3] / "web/src/words" / lang / "learn.ftl").read_text("utf-8")
    found = re.search(r"^learn-other = (.*)$", page, re.MULTILINE)
    assert found is not None
    return found[1].replace("{ $number }", "2")


def test_what_the_lesson_says_of_its_positions() -> None:
    steps = lesson(GAME)
    seats = [GAME.view(at(step.position).seen_by(0)).seats for step in steps]
    lines = [seat[0].lines for seat in seats]
    assert (lines[1][3].food, lines[1][3].swords) == (3, 0)
    assert (lines[2][2].maps, seats[2][1].lines[2].maps) == (2, 1)
    assert lines[3][0].swords == 2
    assert (lines[4][2].swords, lines[4][2].magic) == (3, 1)
    assert (lines[5][1].swords, lines[5][1].thieves, seats[5][1].shield) == (2, 1, 2)
    chest = GAME.view(at(steps[6].position).seen_by(0)).rows[1].chests[1]
    assert (chest.kind, chest.value) == ("iron", 4)
    assert (seats[7][0].food, seats[8][0].glyphs) == (3, 3)


def after(step: Step, move: str) -> View:
    """Return what one sees when a move of a step is made and drawn for."""
    board = Practice(GAME, step.position, step.seat, step.deals)
    board.play(move)
    view: View = GAME.view(board.state.seen_by(step.seat))
    return view


def test_every_step_turns_out_as_it_is_told() -> None:
    """What is drawn is given, so that a step's own advice is good advice."""
    views = [after(step, (step.accept or ["place left right"])[0]) for step in lesson(GAME)]
    assert [creature.side for creature in views[0].seats[0].creatures] == ["left", "right"]
    assert (views[1].face, views[1].seats[0].lines[4].swords, views[1].seats[0].lines[4].food) == (5, 3, 2)
    assert not any(line.better for line in views[1].seats[0].lines), "the new roll is not the best there is"
    gained = [[(chest.kind, chest.value) for chest in view.rows[0].chests][-1:] for view in views]
    assert gained == [[], [], [("iron", 4)], [("wood", 2)], [("iron", 5)], [("wood", 1)], [("iron", 4)], [], []]
    assert views[6].seats[1].shield == 3
    assert [len(view.seats[0].creatures) for view in views[7:]] == [3, 3]


@pytest.mark.parametrize("step", STEPS)
def test_a_step_stops_right_after_what_it_teaches(step: Step) -> None:
    before = GAME.view(at(step.position).seen_by(step.seat))
    for move in step.accept or ("place left left", "place right right"):
        board = Practice(GAME, step.position, step.seat, step.deals)
        assert not board.told
        board.play(move)
        assert [told.seat for told in board.told] == [step.seat, *[DEALER for _ in step.deals or ()]]
        assert not board.deals
        assert GAME.view(board.state).day == before.day


def test_all_examples_of_the_help_are_shown() -> None:
    assert list(SHOWN) == [clause for clause in clauses(GAME) if clause.startswith("MA-X")]


@pytest.mark.parametrize(
    ("example", "attempt"),
    [pytest.param(example, attempt, id=f"{example.id} {attempt.moves[-1]}") for example in SHOWN.values() for attempt in example.tries],
)
def test_what_players_are_shown_is_what_the_rules_do(example: Example, attempt: Attempt) -> None:
    state = at(example.position)
    if attempt.clause:
        refusal = GAME.why_not(state.seen_by(0), GAME.parse(attempt.moves[-1], state), 0)
        assert refusal is not None
        assert refusal.clause == attempt.clause
    else:
        played(state, *attempt.moves)
        assert attempt.points == 0  # points come only at the end
    assert set(example.clauses) <= set(clauses(GAME))


def test_what_the_examples_say_comes_true() -> None:
    robbed = GAME.view(played(at(SHOWN["MA-X3"].position), "raid Warlord", "steal 2"))
    assert robbed.seats[1].shield == 3
    assert [chest.kind for chest in robbed.rows[0].chests] == ["iron"]
    scouted = GAME.view(at(SHOWN["MA-X4"].position))
    assert [lord.lines[0].maps for lord in scouted.seats] == [2, 1, 0]
    assert GAME.view(played(at(SHOWN["MA-X4"].position), "pass")).seats[0].chests["iron"] == 1
    assert GAME.view(played(at(SHOWN["MA-X5"].position), "attack Tavern")).seats[0].barrels == 2
