"""The clause page: which tests prove each clause of the rules. `python -m tests.clauses` writes docs/clauses.md.

The clauses are the headings `### VO-S1 — …` of each game's help; a test cites them by `@pytest.mark.clause("VO-S1")`, found by
reading the test files, not by running them.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "heorot" / "games"
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "clauses.md"
HEADING = re.compile(r"^### ([A-Z]{2}-[A-Z]+\d+[a-z]?) — (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Clause:
    """A clause of a game's rules, or a worked example."""

    game: str
    id: str
    title: str

    @property
    def anchor(self) -> str:
        """The name of its heading in a link, made as GitHub makes it."""
        kept = re.sub(r"[^\w\- ]", "", f"{self.id} — {self.title}".lower())
        return kept.replace(" ", "-")


@dataclass(frozen=True)
class Citation:
    """A test that cites a clause."""

    clause: str
    file: str  # below the project's root
    test: str


def games() -> list[str]:
    """Return the games that have a help, in the order of their names."""
    return sorted(path.parent.name for path in GAMES.glob("*/help.en.md"))


def clauses_of(game: str) -> list[Clause]:
    """Return the clauses of a game in the order of its help."""
    text = (GAMES / game / "help.en.md").read_text("utf-8")
    return [Clause(game, *found) for found in HEADING.findall(text)]


def title_of(game: str) -> str:
    """Return the first heading of a game's help."""
    return (GAMES / game / "help.en.md").read_text("utf-8").split("\n", 1)[0].removeprefix("# ")


def is_example(clause: Clause) -> bool:
    """Whether it is a worked example: it follows from other clauses, so it needs no mutant."""
    return clause.id.partition("-")[2].startswith("X")


@cache
def citations() -> list[Citation]:
    """Return what all tests cite, file by file."""
    found: list[Citation] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        file, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        if "clause(" in text:
            found += [Citation(clause, file, test) for clause, test in cited(ast.parse(text))]
    return found


def cited(tree: ast.AST, above: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Find the clauses cited by the tests of a module or class: a test has also the marks of what it stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["pytestmark"]:
            above += tuple(marks(node.value))
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from cited(node, above + tuple(mark for decorator in node.decorator_list for mark in marks(decorator)))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            own = [mark for decorator in node.decorator_list for mark in marks(decorator)]
            for clause in dict.fromkeys((*above, *own)):
                yield clause, node.name


def marks(tree: ast.AST) -> Iterator[str]:
    """Find the arguments of every `pytest.mark.clause(…)`, also of those on single parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            for argument in node.args:
                yield ast.literal_eval(argument)


def mutant_counts() -> Counter[str]:
    """Return how many mutants each clause has."""
    files = sorted((TESTS / "mutants").glob("*.toml"))
    return Counter(entry["clause"] for path in files for entry in tomllib.loads(path.read_text("utf-8"))["mutant"])


def page() -> str:
    """Return the clause page."""
    tests: dict[str, list[Citation]] = {}
    for citation in citations():
        tests.setdefault(citation.clause, []).append(citation)
    mutants = mutant_counts()
    lines = [
        "# Clauses and their proofs",
        "",
        "Made by `make clauses`; not edited by hand. For each clause of the rules: the tests that cite it, the number of its mutants",
        "(misreadings of one statement, each noticed by these tests), and the words of the help. Worked examples have no mutants.",
    ]
    for game in games():
        folder = (GAMES / game).relative_to(ROOT).as_posix()
        lines += ["", f"## {title_of(game)}", "", "| clause | tests | mutants | help |", "|---|---|---|---|"]
        for clause in clauses_of(game):
            proofs = "<br>".join(f"[{test.file.removeprefix('tests/')}::{test.test}](../{test.file})" for test in tests.get(clause.id, []))
            count = "" if is_example(clause) else str(mutants[clause.id])
            lines.append(f"| {clause.id} | {proofs} | {count} | [{clause.title}](../{folder}/help.en.md#{clause.anchor}) |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
