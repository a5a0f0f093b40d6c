"""A part of the tests, by a name: `pytest --only voluspa`, `--only web`, `--only server`, `--only words`.

A game's tests are those in folders of its name, those whose parameters name it, those whose own name or file does (by a word that no
other game's name has), and those of files that import this game's modules and no other's. A new game is known by its folder.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PACKAGE = ROOT / "src" / "heorot"
WEB = ("static_files", "types")  # what the server's tests say of the browser's side


def words(text: str) -> set[str]:
    """Return the words of a name.

    >>> sorted(words("test_posterior_legend"))
    ['legend', 'posterior', 'test']
    """
    return set(re.findall(r"[^\W_]+", text))


def folders(where: Path) -> list[str]:
    """Return the folders with Python files in a folder."""
    return sorted(path.parent.name for path in where.glob("*/__init__.py"))


@cache
def games() -> dict[str, set[str]]:
    """Return the games, each with the words that stand for it: those of its name which are in no other game's.

    >>> sorted(games()["bellum_magica"]), "beowulf" in games()["beowulf_movie"]
    (['bellum', 'magica'], False)
    """
    names = folders(PACKAGE / "games")
    return {name: words(name) - {word for other in names if other != name for word in words(other)} for name in names}


@cache
def choices() -> list[str]:
    """Return all names that there are: games, `web`, folders with tests, and files of tests beside the folders."""
    tested = [name for name in folders(TESTS) if any((TESTS / name).rglob("test_*.py"))]
    files = [path.stem.removeprefix("test_") for path in TESTS.glob("test_*.py")]
    return list(dict.fromkeys([*games(), "web", *sorted({*tested, *folders(PACKAGE), *files} - {"web"})]))


def chosen(name: str) -> str:
    """Return one of the choices, or raise a ValueError that names them.

    >>> chosen("bellum-magica")
    'bellum_magica'
    """
    found = name.strip().replace("-", "_")
    if found not in choices():
        raise ValueError(f"--only {name}: there are no such tests; there are {', '.join(choices())}")
    return found


def named(game: str, values: Iterable[Any]) -> bool:
    """Whether any of these parameters is of a game.

    >>> named("voluspa", ["voluspa-1-0.jsonl", 3]), named("voluspa", ["voluspas", None])
    (True, False)
    """
    return any(
        re.search(rf"(?<!\w){game}(?!\w)", value if isinstance(value, str) else value.name if isinstance(value, Path) else "")
        or getattr(value, "game", None) == game
        or getattr(getattr(value, "game", None), "name", None) == game
        for value in values
    )


@cache
def imported(path: Path) -> set[str]:
    """Return the games whose modules a file imports."""
    if path.suffix != ".py":
        return set()
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            found |= {part for alias in node.names for part in f"{node.module}.{alias.name}".split(".")}
    if "pictures" in found:  # of the table of Völuspá, see tests/pictures.py
        found |= imported(TESTS / "pictures.py")
    return {game for game, its in games().items() if game in found or its & found}


def belongs(name: str, path: Path, function: str, values: Iterable[Any]) -> bool:
    """Whether a test, by its file, its function and its parameters, is one of those of this name (which is one of the choices)."""
    inside = path.relative_to(ROOT).parts[:-1]
    stem = path.stem.removeprefix("test_")
    if name == "web":
        return "browser" in inside or ("server" in inside and stem in WEB)
    if name not in games():
        return name in inside or stem == name
    of_words = words(stem) | words(function)
    if name in inside or games()[name] & of_words or named(name, values):
        return True
    others = any(other in inside or its & of_words or named(other, values) for other, its in games().items())
    return not others and imported(path) == {name}
