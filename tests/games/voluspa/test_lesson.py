"""The lesson of a first game: every step can be done, brings what it says, and there is nothing better to do."""

from __future__ import annotations

import re

import pytest

from heorot.rulebook import clauses
from heorot.server.learning import Step, lesson
from heorot.words import Words, languages
from tests.pictures import GAME, hand_of, play

STEPS = [pytest.param(step, id=step.say) for step in lesson(GAME)]
LONGEST_TO_DO = 160
LONGEST_DONE = 140


def test_it_has_eight_to_ten_steps_of_the_base_game() -> None:
    assert 8 <= len(STEPS) <= 10
    assert [step.say for step in lesson(GAME)] == [f"lesson-{number}" for number in range(1, len(STEPS) + 1)]
    assert not any("options" in step.position for step in lesson(GAME))


@pytest.mark.parametrize("step", STEPS)
def test_what_is_accepted_brings_its_points_and_nothing_brings_more(step: Step) -> None:
    state = GAME.read_position(step.position, seed=1)
    assert state.actor == step.seat
    assert len(hand_of(state, step.seat)) == 5
    worths = GAME.worths(state.seen_by(step.seat), step.seat)
    assert sorted(step.accept) == sorted(line for line, points in worths.items() if points == max(worths.values()))
    assert {play(state.copy(), line) for line in step.accept} == {step.points}
    assert set(step.clauses) <= set(clauses(GAME))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_told_in_few_words_and_with_its_points(step: Step, lang: str) -> None:
    words = Words(lang, GAME)
    assert len(words(step.say)) <= LONGEST_TO_DO
    assert len(words(step.done)) <= LONGEST_DONE
    assert step.done == f"{step.say}-done"
    assert str(step.points) in re.findall(r"[0-9]+", words(step.done))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_step_names_the_tile_to_lay_and_its_strength(step: Step, lang: str) -> None:
    said = Words(lang, GAME)(step.say)
    tile = step.accept[0].partition(" ")[0].lower()
    cases = Words(lang, GAME).cases(f"piece-{tile}")
    assert any(name in said for name in (Words(lang, GAME)(f"piece-{tile}"), *cases.values()))
    strength = next(entry["strength"] for entry in GAME.parts.data["tiles"] if entry["kind"] == tile)
    assert f"({strength})" in said
