"""Search: equal seed and simulations give equal moves, nothing sealed is read, and what is worth a thought is thought about."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.bots import Budget
from heorot.bots.mind import learned_eye, lessons
from heorot.bots.search import Plan, Search, shortlist
from heorot.bots.searching import SearchBot
from heorot.core.errors import BadOption
from heorot.core.rng import Rng
from tests.bots.games import TABLES, positions

ROOT = Path(__file__).parents[2]
OF_A_TABLE = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def choices(**env: str) -> list[str]:
    """Return what is chosen in another process."""
    command = [sys.executable, "-m", "tests.bots.choices"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ("interpreted" if env.get("HEOROT_PURE") else "compiled")
    return done.stdout.splitlines()


def test_compiled_and_interpreted_choose_alike() -> None:
    interpreted = choices(HEOROT_PURE="1", PYTHONHASHSEED="0")
    assert len(interpreted) > 12
    assert choices(HEOROT_PURE="", PYTHONHASHSEED="1") == interpreted


@OF_A_TABLE
def test_twin_worlds_give_equal_choices(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    rng = Rng(2)
    compared = 0
    for state in positions(name, players, options, 2, 12):
        seat = state.actor
        twin = state.seen_by(seat).imagine(rng)
        found = [SearchBot(game, 5).choose(one.seen_by(seat), Budget(simulations=24), seat) for one in (state, twin)]
        assert found[0] == found[1]
        compared += twin.key() != state.key()
    assert compared


@OF_A_TABLE
def test_the_choice_is_legal_and_the_position_stays(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    bot = SearchBot(game, 3)
    for state in positions(name, players, options, 12, 12):
        for seat in state.actors():
            seen = state.seen_by(seat)
            key = seen.key()
            choice = bot.choose(seen, Budget(simulations=12), seat)
            assert seen.key() == key
            assert choice.move in state.legal(seat)
            assert not choice.table or choice.table[0].move == choice.move
            assert all(0.0 <= one.value <= 1.0 for one in choice.table)


@OF_A_TABLE
def test_the_judges_choice_and_the_best_of_every_kind_are_candidates(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    judge = game.judge(players)
    for state in positions(name, players, options, 13, 12):
        seen = state.seen_by(state.actor)
        if len(seen.legal()) < 2 or seen.actor != state.actor:
            continue
        eye, _ = learned_eye(game, players, "")
        search = Search(eye, seen, Plan(width=2))
        shortlist(search, seen)
        moves = [search.move[i] for i in range(search.n)]
        assert len(set(moves)) == len(moves)
        worths = [judge.worth(seen, move) for move in moves]
        assert worths[0] == max(worths)
        legal = seen.legal()
        assert set(moves) <= set(legal)
        assert {eye.kind(seen, move) for move in moves} == {eye.kind(seen, move) for move in legal}


def test_more_simulations_are_as_many_as_were_asked_for() -> None:
    game = heorot.game("voluspa")
    for state in positions("voluspa", 3, {}, 14, 30):
        bot = SearchBot(game, 1)
        bot.choose(state.seen_by(state.actor), Budget(simulations=200))
        for search in bot.searches.values():
            assert 100 <= search.simulations <= 260


def test_where_time_is_limited_every_round_has_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a hundredth of a second whenever it is looked at: forty looks, and fewer candidates in each round."""
    ticks = itertools.count()
    monkeypatch.setattr("heorot.bots.search.perf_counter", lambda: next(ticks) / 100)
    state = next(positions("voluspa", 3, {}, 14, 1))
    bot = SearchBot(heorot.game("voluspa"), 1, width=8)
    choice = bot.choose(state.seen_by(state.actor), Budget(seconds=0.4))
    assert 35 <= next(ticks) <= 50
    assert len({one.simulations for one in choice.table}) >= 3


def test_what_was_not_learned_is_said() -> None:
    game = heorot.game("voluspa")
    with pytest.raises(BadOption, match="nothing was learned for Völuspá, of another world, with 2 players"):
        learned_eye(game, 2, "of another world")


@pytest.mark.parametrize("name", ["voluspa", "bellum_magica", "beowulf_legend", "beowulf_movie"])
def test_what_was_learned_says_how(name: str) -> None:
    game = heorot.game(name)
    found = lessons(game)
    assert {players for players, _ in found} == set(range(game.fewest, game.most + 1))
    for lesson in found.values():
        assert lesson.command.startswith(f"heorot lab fit {name} --players {lesson.players}")
        assert lesson.losses["held"] < lesson.losses["nothing"]
        assert lesson.date
        assert lesson.commit
