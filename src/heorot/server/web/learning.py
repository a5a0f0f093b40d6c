"""What a game has to learn from: the rulebook's examples, the lesson of a first game and one for whoever would play better."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from heorot.core.game import Game

T = TypeVar("T")


class Attempt(msgspec.Struct, frozen=True):
    """Moves to try one after the other: the points they bring together, or the clause that refuses the last."""

    moves: list[str]
    points: int = 0
    clause: str = ""


class Example(msgspec.Struct, frozen=True):
    """An example of the rulebook: a position, what to try there, and the strengths of tiles as they lie.

    The game's words explain it by its id in small letters: `example-vo-x1`, and may name its people: `example-bl-x2-names`.
    """

    id: str
    clauses: list[str]
    position: dict[str, Any]
    tries: list[Attempt]
    strengths: dict[str, int] = {}
    together: bool = False  # whether the hands of all are part of it, and whoever is on turn is played


class Step(msgspec.Struct, frozen=True):
    """A step of a lesson: one move to make; where none is named in `accept`, any legal one.

    `say` and `done` are the ids of the game's words for what to do and for what came of it. `deals`: what is drawn after the move, and
    nothing more (`?`: whatever comes); without it all that the game draws.
    """

    position: dict[str, Any]
    seat: int
    say: str
    accept: list[str]
    done: str
    clauses: list[str]
    points: int = 0  # which every accepted move brings; in the lesson for playing better they may differ
    deals: list[str] | None = None
    unaided: bool = False  # whether the board does not show beforehand what moves bring
    hints: list[str] = []  # the ids of words that help then, one after the other; after the last the board shows it


@cache
def examples(game: Game[Any]) -> list[Example]:
    """Return the examples of a game; some games have none.

    >>> import heorot
    >>> [one.moves for one in examples(heorot.game("voluspa"))[0].tries]
    [['Odin 3,0']]
    """
    return listed(game, "examples.json", list[Example])


@cache
def lesson(game: Game[Any]) -> list[Step]:
    """Return the lesson of a first game; some games have none."""
    return listed(game, "lesson.json", list[Step])


@cache
def better(game: Game[Any]) -> list[Step]:
    """Return the lesson for whoever would play better: positions, each with one idea, judged by search; some games have none."""
    return listed(game, "better.json", list[Step])


def listed(game: Game[Any], name: str, kind: type[list[T]]) -> list[T]:
    """Return a list from the game's folder, or none."""
    path = game.folder() / name
    return msgspec.json.decode(path.read_bytes(), type=kind) if path.is_file() else []
