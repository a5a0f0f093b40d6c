"""What can be asked about the things on a table: of each, what it is and does, and the clause that tells more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.naming import folded
from heorot.words import Words

NAMING = ("full", "short", "def")  # forms of a piece's name that stand for it on the table


@cache
def asks(game: Game[Any]) -> dict[str, str]:
    """Return the things of a game that can be asked about, by their ids, each with its clause; some games have none."""
    path = game.folder() / "asks.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def called(thing: str, words: Words) -> str:
    """Return the name of a thing: its own, or that of the piece it is."""
    own = words.cases(f"ask-{thing}").get("name") if words.has(f"ask-{thing}") else None
    return own or words(f"piece-{thing}")


def drawn(thing: str, words: Words) -> list[str]:
    """Return what a thing is called by its picture, where that is another name: the fox."""
    picture = words.cases(f"ask-{thing}").get("picture") if words.has(f"ask-{thing}") else None
    return [folded(picture)] if picture else []


def answer(thing: str, words: Words) -> str:
    """Return what a thing is and does, in one or two sentences."""
    assert words.game is not None
    place = words.game.places_told().get(thing)
    return words.say(place[1] if place else Message(f"ask-{thing}", words.game.figures_of(thing)))


def clause_of(thing: str, game: Game[Any]) -> str:
    """Return the clause that tells more of a thing."""
    return asks(game).get(thing) or game.places_told()[thing][0]


def about(thing: str, words: Words, seen: Any) -> str:
    """Return what a thing, a place or a piece of a position is and does, and the clause that tells more; of a piece also what is on it."""
    assert words.game is not None
    game = words.game
    kinds = game.piece_kinds(seen)
    kind = kinds[thing] if thing in kinds and thing not in asks(game) else thing
    name = called(thing, words) if kind == thing else words("about-piece", name=called(thing, words), kind=called(kind, words))
    said = [answer(kind, words), *(words.say(message) for message in game.piece_says(seen, thing))]
    return words("about-thing", name=name, said=" ".join(said), clause=clause_of(kind, game))


def meant(said: str, words: Words, pieces: Iterable[str] = ()) -> list[str]:
    """Return what is meant: what is called so; or else the things and places, or the pieces, whose names have words that begin so."""
    assert words.game is not None
    things = {thing: known_as(thing, words) for thing in (*asks(words.game), *words.game.places_told())}
    others = {piece: known_as(piece, words) for piece in pieces if piece not in things}
    wanted = folded(said.replace("'", "’")).strip(" ?")  # keyboards have the straight apostrophe
    exact = [thing for thing, known in (things | others).items() if wanted in known]
    return exact or begun(wanted, things) or begun(wanted, others)


def known_as(thing: str, words: Words) -> set[str]:
    """Return all names of a thing, a place or a piece, to be compared: its own, by what is drawn on it, and its id."""
    piece = f"piece-{thing}"
    own = {words(piece), *(name for case, name in words.cases(piece).items() if case in NAMING)} if words.has(piece) else set()
    return {folded(name) for name in (called(thing, words), thing, *own)} | set(drawn(thing, words))


def begun(wanted: str, names: Mapping[str, set[str]]) -> list[str]:
    """Return those whose names have words that begin so."""
    return [thing for thing, known in names.items() if any(f" {name}".find(f" {wanted}") >= 0 for name in known)]
