"""A game's words in a language, read once: to read them takes longer than most tests that ask for one."""

from __future__ import annotations

from functools import cache
from typing import Any

from heorot.core.game import Game
from heorot.words import Words


@cache
def speaking(lang: str, game: Game[Any]) -> Words:
    """Return the words of one language for one game."""
    return Words(lang, game)
