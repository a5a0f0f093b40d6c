"""The words of the page in Python, so that a test finds a button by the name a person reads on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource

import heorot
from heorot.words import Words

LANGUAGES = ("en", "fr", "ru")
FOLDER = Path(__file__).parents[2] / "web" / "src" / "words"


@cache
def words(lang: str = "en", game: str = "voluspa") -> Words:
    """Return the words of the page and of a game in a language."""
    found = Words(lang, heorot.game(game) if game else None)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        found.bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return found


def called(lang: str, id: str, /, **args: object) -> str:
    """Return a message of the page as it is read on the screen."""
    return " ".join(words(lang).format(id, args).split())
