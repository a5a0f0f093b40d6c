"""Every clause has a mutant, a one-line misreading of the rules, and the tests that cite the clause kill it.

A mutant is an entry of `<game>.toml` in this folder. It is applied to a copy of the package, and the game's tests run against
that copy, uncompiled, in a process of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.clauses import citations, clauses_of, games, is_example

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "heorot"
SOURCES = (".py", ".toml", ".md", ".ftl", ".json")
FAILED = 1  # how pytest ends when tests have failed; other numbers mean that it could not run them
WITNESS = ".imported"
QUICKLY = ("-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")


@dataclass(frozen=True)
class Mutant:
    """A line of the rules and its misreading."""

    game: str
    clause: str
    file: str
    old: str
    new: str

    def applied(self, source: str) -> str:
        """Return the source with the misreading in the line's place."""
        lines = source.split("\n")
        (at,) = self.places(lines)
        indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        return "\n".join([*lines[:at], indent + self.new, *lines[at + 1 :]])

    def places(self, lines: list[str]) -> list[int]:
        """Return where the line stands."""
        return [i for i, line in enumerate(lines) if line.strip() == self.old]


def mutants() -> list[Mutant]:
    """Return the mutants of all games."""
    return [
        Mutant(path.stem, **entry)
        for path in sorted(Path(__file__).parent.glob("*.toml"))
        for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]


ALL = mutants()
CITATIONS = citations()
NAMES = [f"{mutant.clause}-{mutant.new}" for mutant in ALL]


def copy_package(to: Path) -> Path:
    """Copy the package's sources, nothing compiled; returns the folder to import from."""

    def ignored(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if not (Path(folder) / name).is_dir() and not name.endswith(SOURCES)]

    shutil.copytree(PACKAGE, to / "src" / "heorot", ignore=lambda folder, names: [*ignored(folder, names), "__pycache__"])
    return to / "src"


def run_tests(src: Path, files: list[str], *more: str) -> subprocess.CompletedProcess[str]:
    """Run these tests against the package in this folder; no plugins, they cost more than the tests."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", *QUICKLY, *more, *files],
        cwd=ROOT,
        env={**os.environ, "HEOROT_PURE": "1", "PYTHONPATH": str(src), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=1200,
        check=False,
    )


def leave_witness(path: Path, source: str) -> None:
    """Write a module which, once imported, leaves a file beside it."""
    path.write_text(f"{source}\nopen(__file__ + {WITNESS!r}, 'w').close()\n", "utf-8")


def was_imported(path: Path) -> bool:
    """Whether that module has been imported."""
    return path.with_name(path.name + WITNESS).exists()


@pytest.mark.parametrize("mutant", ALL, ids=NAMES)
def test_a_misreading_is_noticed_by_the_tests_that_cite_the_clause(mutant: Mutant, tmp_path: Path) -> None:
    src = copy_package(tmp_path)
    path = src / "heorot" / mutant.file
    leave_witness(path, mutant.applied(path.read_text("utf-8")))
    files = sorted(
        {test.file for test in CITATIONS if test.clause == mutant.clause and test.file.startswith(f"tests/games/{mutant.game}/")}
    )
    run = run_tests(src, files, "--clause", mutant.clause)
    assert was_imported(path), f"the tests ran against another copy of the package:\n{run.stdout}"
    assert run.returncode == FAILED, f"the mutant lives:\n{run.stdout}"


@pytest.mark.parametrize("game", sorted({mutant.game for mutant in ALL}))
def test_the_same_tests_pass_without_a_misreading(game: str, tmp_path: Path) -> None:
    src = copy_package(tmp_path)
    path = src / "heorot" / "games" / game / "rules.py"
    leave_witness(path, path.read_text("utf-8"))
    run = run_tests(src, [f"tests/games/{game}"])
    assert was_imported(path)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("mutant", ALL, ids=NAMES)
def test_the_misread_line_is_there_exactly_once(mutant: Mutant) -> None:
    lines = (PACKAGE / mutant.file).read_text("utf-8").split("\n")
    assert len(mutant.places(lines)) == 1
    assert mutant.new != mutant.old


@pytest.mark.parametrize("game", games())
def test_every_clause_has_a_mutant(game: str) -> None:
    missing = [clause.id for clause in clauses_of(game) if not is_example(clause) and clause.id not in {mutant.clause for mutant in ALL}]
    assert missing == []
