"""`--only NAME` takes the tests of a game, a folder or the web, and no test it should not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import only

TESTS, ROOT = only.TESTS, only.ROOT
GAMES = sorted(only.games())
OF_ONE_GAME: dict[str, list[tuple[str, str, list[Any]]]] = {  # file below tests, function, parameters
    "voluspa": [
        ("games/voluspa/test_end.py", "test_anything", []),
        ("reference/test_agreement.py", "test_engine_and_reference_agree", ["voluspa", 3, 125]),
        ("reference/test_examples.py", "test_anything", []),
        ("leaks/test_posterior.py", "test_anything", []),
        ("test_golden.py", "test_anything", [Path("golden/voluspa-1-0.jsonl")]),
        ("test_words.py", "test_anything", ["voluspa", "en"]),
        ("test_staircase.py", "test_anything", []),
        ("mutants/test_mutants.py", "test_anything", [SimpleNamespace(game="voluspa", clause="VO-S1")]),
    ],
    "beowulf_movie": [
        ("leaks/test_posterior_movie.py", "test_anything", []),
        ("leaks/test_hall_twins.py", "test_twin_worlds_of_the_movie", [2, "always", 12, 0]),
        ("browser/test_movie.py", "test_anything", ["en"]),
        ("test_conformance.py", "test_anything", ["beowulf_movie", 2, {}]),
    ],
    "beowulf_legend": [
        ("leaks/test_posterior_legend.py", "test_anything", []),
        ("browser/test_legend.py", "test_anything", []),
        ("reference/test_legend_examples.py", "test_anything", []),
        ("../src/heorot/games/beowulf_legend/following.py", "", []),
    ],
    "bellum_magica": [
        ("reference/test_bellum_examples.py", "test_anything", []),
        ("test_boxes.py", "test_a_den_of_thieves", [2]),
        ("browser/test_learning.py", "test_a_lesson", ["bellum_magica"]),
    ],
}


@pytest.mark.parametrize("game", OF_ONE_GAME)
def test_a_games_tests_are_its_own(game: str) -> None:
    for file, function, values in OF_ONE_GAME[game]:
        path = (TESTS / file).resolve()
        assert [name for name in GAMES if only.belongs(name, path, function, values)] == [game], file


@pytest.mark.parametrize(
    ("name", "file", "belongs"),
    [
        ("web", "browser/test_family.py", True),
        ("web", "server/test_static_files.py", True),
        ("web", "server/test_types.py", True),
        ("web", "server/test_http.py", False),
        ("server", "server/test_http.py", True),
        ("server", "../src/heorot/server/people/limits.py", True),
        ("core", "core/test_rng.py", True),
        ("core", "../src/heorot/core/message.py", True),
        ("core", "server/test_http.py", False),
        ("words", "test_words.py", True),
        ("voluspa", "core/test_rng.py", False),
        ("voluspa", "server/test_limits.py", False),
    ],
)
def test_folders_files_and_the_web(name: str, file: str, belongs: bool) -> None:
    assert only.belongs(only.chosen(name), (TESTS / file).resolve(), "test_anything", []) == belongs


def test_every_game_and_every_folder_with_tests_is_a_choice() -> None:
    folders = {path.relative_to(TESTS).parts[0] for path in TESTS.rglob("*/test_*.py") if path.parent != TESTS}
    assert {*GAMES, "web", *folders} <= set(only.choices())
    assert [only.chosen(name.replace("_", "-")) for name in GAMES] == GAMES
    for name in only.choices():
        kept = [path for path in (*TESTS.rglob("test_*.py"), *only.PACKAGE.rglob("*.py")) if only.belongs(name, path, "", [])]
        assert kept, name


def said(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Return what pytest says of this file alone, without the plugins, which cost more than the rest."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    plainly = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib", "-q", "--collect-only"]
    command = [*plainly, *arguments, str(Path(__file__).relative_to(ROOT))]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_an_unknown_name_is_one_sentence_with_all_choices() -> None:
    done = said("--only", "chess")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert done.stderr.strip() == f"ERROR: --only chess: there are no such tests; there are {', '.join(only.choices())}"


def test_a_run_takes_only_what_belongs_and_names_its_turn_once() -> None:
    done = said("--only", "bellum-magica")
    assert done.returncode == 0, done.stdout + done.stderr
    tests = [line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line]
    assert tests == ["test_a_games_tests_are_its_own[bellum_magica]"]
    assert done.stdout.count("every repetition") + done.stdout.count("a day's repetitions, turn ") == 1
