"""The lesson for whoever would play better: six positions a game, and search prefers what each of them teaches, clearly."""

from __future__ import annotations

import re
from typing import Any

import pytest

import heorot
from heorot.bots import Budget
from heorot.bots.bot import in_turn
from heorot.bots.searching import SearchBot
from heorot.core.game import Game
from heorot.games import names
from heorot.rulebook import clauses
from heorot.server.tables.practice import Practice
from heorot.server.web.learning import Step, better
from heorot.words import languages
from tests.effort import times
from tests.speaking import speaking
from tests.tiny import dropped_in

GAMES = [heorot.game(name) for name in names()]
STEPS = [pytest.param(game, step, id=f"{game.name} {step.say}") for game in GAMES for step in better(game)]
SIMULATIONS = times(20_000, 8_000)
CLEAR = 0.02  # of the victory, by which what is taught is better than anything else
LONGEST_TO_DO = 170
LONGEST_DONE = 140
NUMBER = r"[−+]?[0-9]+"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_of_the_house_teaches_six_ideas(game: Game[Any]) -> None:
    steps = better(game)
    assert [(step.say, step.done) for step in steps] == [(f"better-{n}", f"better-{n}-done") for n in range(1, 7)]
    with dropped_in() as tiny:
        assert not better(tiny)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_is_taught_can_be_done_and_is_not_all_there_is(game: Game[Any], step: Step) -> None:
    board = Practice(game, step.position, step.seat)
    assert step.seat in board.state.actors()
    assert not board.told, "something is dealt before one may begin"
    lines = game.lines(board.state.seen_by(step.seat), step.seat)
    assert set(step.accept) < set(lines)
    assert step.clauses
    assert set(step.clauses) <= set(clauses(game))
    for move in step.accept:
        Practice(game, step.position, step.seat, step.deals).play(move)


@pytest.mark.skipif(not heorot.compiled(), reason="search at this depth needs the compiled rules")
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_search_prefers_what_is_taught_clearly(game: Game[Any], step: Step) -> None:
    seen = in_turn(game.read_position(step.position, 1).seen_by(step.seat), step.seat)
    taught = {game.parse(move, seen) for move in step.accept}
    choice = SearchBot(game, 7, width=24).choose(seen, Budget(simulations=SIMULATIONS))
    assert choice.move in taught
    good = max((one for one in choice.table if one.move in taught and one.simulations), key=lambda one: one.value)
    other = max((one for one in choice.table if one.move not in taught and one.simulations), key=lambda one: one.value)
    assert good.value - other.value >= CLEAR
    assert good.value - other.value >= 2 * (good.error**2 + other.error**2) ** 0.5


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_an_idea_is_told_in_few_words_and_with_the_same_numbers_in_every_language(game: Game[Any], step: Step, lang: str) -> None:
    english, words = speaking("en", game), speaking(lang, game)
    assert len(words(step.say)) <= LONGEST_TO_DO
    assert len(words(step.done)) <= LONGEST_DONE
    for id in (step.say, step.done):
        assert sorted(re.findall(NUMBER, words(id))) == sorted(re.findall(NUMBER, english(id))), id
