"""The words of the page in Python, so that a test finds a button by the name a person reads on it."""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor as Reader

import heorot
from heorot.words import Words, texts

LANGUAGES = ("en", "fr", "ru")
CODE = re.compile("[A-Z]{2,}")  # such a word belongs to no language
PSEUDO = "pseudo"  # English, accented and longer, as web/src/lib/pseudo.ts makes it: no menu offers it
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǧĥíĵķĺḿńóƥɋŕśťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŽ"
FOLDER = Path(__file__).parents[2] / "web" / "src" / "words"


@cache
def words(lang: str = "en", game: str = "voluspa") -> Words:
    """Return the words of the page and of a game in a language."""
    spoken = "en" if lang == PSEUDO else lang
    found = Words(spoken, heorot.game(game) if game else None)
    own = [path.read_text("utf-8") for path in sorted((FOLDER / spoken).glob("*.ftl"))]
    if lang == PSEUDO:
        found.bundle = FluentBundle([spoken], use_isolating=False)
        own = [*reversed(texts(spoken, found.game)), *own]
    for text in own:
        resource = FluentResource(text)
        if lang == PSEUDO:
            Drawing().visit(resource)
        found.bundle.add_resource(resource, allow_overrides=True)
    return found


class Drawing(Reader):
    """Draws out the words of a Fluent text."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Draw out what is written, and nothing that is put in."""
        node.value = re.sub(r"[A-Za-z]+", lambda match: match[0] if CODE.fullmatch(match[0]) else longer(match[0]), node.value)


def longer(word: str) -> str:
    """Return a word accented, two fifths longer.

    >>> longer("lay"), longer("hm")
    ('ĺááýý', 'ĥḿḿ')
    """
    more = math.ceil(len(word) * 0.4)
    found = ""
    for letter in word:
        accented = ACCENTED[LETTERS.index(letter)]
        found += accented
        if more and letter in "aeiouyAEIOUY":
            found += accented.lower()
            more -= 1
    return found + found[-1].lower() * more


def called(lang: str, id: str, /, **args: object) -> str:
    """Return a message of the page as it is read on the screen."""
    return " ".join(words(lang).format(id, args).split())
