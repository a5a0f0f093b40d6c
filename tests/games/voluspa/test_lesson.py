"""The lesson of a first game: there is nothing better to do than what a step asks for, and it names the tile."""

from __future__ import annotations

import pytest

from heorot.server.web.learning import Step, lesson
from heorot.words import languages
from tests.pictures import GAME, hand_of
from tests.speaking import speaking

STEPS = [pytest.param(step, id=step.say) for step in lesson(GAME)]


@pytest.mark.parametrize("step", STEPS)
def test_nothing_brings_more_than_what_is_asked_for(step: Step) -> None:
    state = GAME.read_position(step.position, seed=1)
    assert state.actor == step.seat
    assert len(hand_of(state, step.seat)) == 5
    worths = {line: figure.low for line, figure in GAME.worths(state.seen_by(step.seat), step.seat).items() if figure is not None}
    assert sorted(step.accept) == sorted(line for line, points in worths.items() if points == max(worths.values()))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_step_names_the_tile_to_lay_and_its_strength(step: Step, lang: str) -> None:
    said = speaking(lang, GAME)(step.say)
    tile = step.accept[0].partition(" ")[0].lower()
    cases = speaking(lang, GAME).cases(f"piece-{tile}")
    assert any(name in said for name in (speaking(lang, GAME)(f"piece-{tile}"), *cases.values()))
    strength = next(entry["strength"] for entry in GAME.parts.data["tiles"] if entry["kind"] == tile)
    assert f"({strength})" in said
