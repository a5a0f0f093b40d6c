"""What can be asked about the things on a table: of each, what it is and does, and the clause that tells more."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.naming import folded
from heorot.words import Words


@cache
def asks(game: Game[Any]) -> dict[str, str]:
    """Return the things of a game that can be asked about, by their ids, each with its clause; some games have none."""
    path = game.folder() / "asks.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def called(thing: str, words: Words) -> str:
    """Return the name of a thing: its own, or that of the piece it is."""
    own = words.cases(f"ask-{thing}").get("name")
    return own or words(f"piece-{thing}")


def answer(thing: str, words: Words) -> str:
    """Return what a thing is and does, in one or two sentences."""
    assert words.game is not None
    return words.say(Message(f"ask-{thing}", words.game.figures_of(thing)))


def meant(said: str, words: Words) -> list[str]:
    """Return the things that somebody may ask about in such words: those called so, or else those whose names have words that begin so."""
    assert words.game is not None
    names = {thing: (folded(called(thing, words)), folded(thing)) for thing in asks(words.game)}
    wanted = folded(said).strip(" ?")
    exact = [thing for thing, known in names.items() if wanted in known]
    return exact or [thing for thing, known in names.items() if any(f" {name}".find(f" {wanted}") >= 0 for name in known)]
