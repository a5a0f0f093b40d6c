"""What games have to learn from, whichever game it is: every example and every step of a lesson can be tried, and is as it is told."""

from __future__ import annotations

import re
from typing import Any

import pytest

import heorot
from heorot.core.game import Game
from heorot.core.preview import exact
from heorot.games import names
from heorot.rulebook import clauses
from heorot.server.protocol import Refused
from heorot.server.tables.practice import Practice
from heorot.server.web.learning import Attempt, Example, Step, examples, lesson
from heorot.words import languages
from tests.speaking import speaking
from tests.tiny import dropped_in

GAMES = [heorot.game(name) for name in names()]
TAUGHT = [pytest.param(game, id=game.name) for game in GAMES if lesson(game)]
SHOWN = [pytest.param(game, id=game.name) for game in GAMES if examples(game)]
STEPS = [pytest.param(game, step, id=f"{game.name} {step.say}") for game in GAMES for step in lesson(game)]
TRIES = [
    pytest.param(game, example, attempt, id=f"{example.id} {attempt.moves[-1]}")
    for game in GAMES
    for example in examples(game)
    for attempt in example.tries
]
LONGEST_TO_DO = 160
LONGEST_DONE = 140


def brought(game: Game[Any], position: dict[str, Any], seat: int, moves: list[str], deals: list[str] | None = None) -> int:
    """Return the points that moves bring to a seat on a board to practise on."""
    board = Practice(game, position, seat, deals)
    before: int = board.state.score(seat)
    for move in moves:
        board.play(move)
    after: int = board.state.score(seat)
    return after - before


def test_every_game_of_the_house_can_be_learned_and_one_that_cannot_is_no_mistake() -> None:
    assert len(TAUGHT) == len(SHOWN) == len(GAMES)
    with dropped_in() as tiny:
        assert not lesson(tiny)
        assert not examples(tiny)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_six_to_ten_steps_without_any_option(game: Game[Any]) -> None:
    steps = lesson(game)
    assert 6 <= len(steps) <= 10
    assert [(step.say, step.done) for step in steps] == [(f"lesson-{n}", f"lesson-{n}-done") for n in range(1, len(steps) + 1)]
    assert not any("options" in step.position for step in steps)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_asks_for_moves_that_may_be_made_and_bring_what_is_told(game: Game[Any], step: Step) -> None:
    board = Practice(game, step.position, step.seat)
    assert step.seat in board.state.actors()
    assert not board.told, "something is dealt before one may begin"
    worths = game.worths(board.state.seen_by(step.seat), step.seat)
    assert len(set(step.accept)) == len(step.accept) < len(worths)
    for move in step.accept or worths:
        assert brought(game, step.position, step.seat, [move], step.deals) == step.points
        assert worths[move] == exact(step.points) or type(game).tally is not Game.tally
    assert step.clauses
    assert step.unaided or not step.hints, "who is shown everything needs no hints"
    assert set(step.clauses) <= set(clauses(game))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_told_in_few_words_and_with_its_points(game: Game[Any], step: Step, lang: str) -> None:
    words = speaking(lang, game)
    assert len(words(step.say)) <= LONGEST_TO_DO
    assert len(words(step.done)) <= LONGEST_DONE
    assert not step.points or str(step.points) in re.findall(r"[0-9]+", words(step.done))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_and_examples_tell_the_same_numbers_in_every_language(game: Game[Any], lang: str) -> None:
    """Numbers may stand in another order, but none is forgotten and none is changed."""
    english, other = speaking("en", game), speaking(lang, game)
    ids = [id for step in lesson(game) for id in (step.say, step.done)] + [f"example-{example.id.lower()}" for example in examples(game)]
    for id in ids:
        numbers = [sorted(re.findall(r"[−+]?[0-9]+", words(id))) for words in (english, other)]
        assert numbers[0] == numbers[1], id


@pytest.mark.parametrize("game", SHOWN)
def test_all_examples_of_the_help_are_shown(game: Game[Any]) -> None:
    assert [example.id for example in examples(game)] == [id for id in clauses(game) if re.fullmatch(r"[A-Z]{2}-X\d+", id)]


@pytest.mark.parametrize(("game", "example", "attempt"), TRIES)
def test_what_players_are_shown_is_what_the_rules_do(game: Game[Any], example: Example, attempt: Attempt) -> None:
    if attempt.clause:
        with pytest.raises(Refused) as refused:
            brought(game, example.position, 0, attempt.moves)
        assert refused.value.failure.clause == attempt.clause
    else:
        assert brought(game, example.position, 0, attempt.moves) == attempt.points
    assert set(example.clauses) <= set(clauses(game))
