"""The glossary is true: every term of it is said somewhere, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import heorot
from heorot.core.naming import folded
from heorot.games import names
from heorot.words import languages

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "heorot"
SECTIONS = {"The program": "", **{heorot.game(name).title: name for name in names()}}
SPACES = {"\u00a0": " ", "\u202f": " ", "’": "'"}


@cache
def told(lang: str, game: str) -> str:
    """Return all that players read in a language: of a game and of the program around it; of the program, in all games."""
    around = [SOURCE / f"words.{lang}.ftl", *(ROOT / "web" / "src" / "words" / lang).glob("*.ftl")]
    own = [SOURCE / "games" / name / f"{file}.{lang}.{kind}" for name in ([game] if game else names()) for file, kind in FILES]
    return plain("\n".join(path.read_text("utf-8") for path in [*around, *own] if path.is_file()))


FILES = (("words", "ftl"), ("help", "md"), ("howto", "md"))


def plain(text: str) -> str:
    """Return a text as it is compared."""
    for sign, usual in SPACES.items():
        text = text.replace(sign, usual)
    return folded(text)


def stem(word: str) -> str:
    """Return the beginning of a word, which its forms share.

    >>> stem("сокровище"), stem("tile"), stem("ряд")
    ('сокров', 'til', 'ряд')
    """
    word = plain(word)
    return word[: max(3, len(word) - (3 if len(word) > 6 else 2))] if len(word) > 3 else word


def terms(section: str) -> list[tuple[str, str, str]]:
    """Return the rows of a section, without their sources."""
    _, _, after = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition(f"\n## {section}\n")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in after.partition("\n## ")[0].splitlines() if line.startswith("| ")
    ]
    return [(row[0], row[1], row[2]) for row in rows if row[0] != "en"]


def is_said(term: str, text: str) -> bool:
    """Whether one of the forms of a term is said: all its words, in whichever case."""
    forms = re.split(r"[;,]| at the table ", re.sub(r"\(.*?\)|[«»]", "", term))
    words = [re.findall(r"[\w’'-]+", form) for form in forms]
    return any(said and all(re.search(r"\b" + re.escape(stem(word)), text) for word in said) for said in words)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_term_is_said_in_every_language(section: str) -> None:
    rows = terms(section)
    assert len(rows) > 30
    unsaid = [
        f"{lang}: {term} ({row[0]})"
        for row in rows
        for lang, term in zip(languages(), row)
        if not is_said(term, told(lang, SECTIONS[section]))
    ]
    assert not unsaid, "\n".join(unsaid)


def test_a_term_that_nobody_says_is_found() -> None:
    assert not is_said("hovercraft", told("en", ""))
    assert is_said("worked example", told("en", ""))
