"""Names as people type them: shortened, in large or small letters, with accents or without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from unicodedata import combining, normalize

from heorot.core.errors import AmbiguousMove, InvalidMove
from heorot.core.game import Names
from heorot.core.message import Message


@lru_cache(maxsize=2048)
def folded(text: str) -> str:
    """Return a name as it is compared: large and small letters, accents and dots are all one.

    >>> folded("Ётун") == folded("етун"), folded("Jötunn"), folded("Бой2")
    (True, 'jotunn', 'бои2')
    """
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))


def fitting(said: str, ids: Sequence[str], names: Names) -> list[str]:
    """Return the ids whose short names are what was said, letter by letter; or else whose names are it but for accents; or begin so.

    >>> fitting("hr", ["hrunting", "heal"], {"hrunting": "Hrunting", "heal": "heal"})
    ['hrunting']
    """
    written = [name for name in ids if names[name] == said]
    if written:
        return written
    plain = folded(said)
    if not plain:
        return []
    called = [(name, folded(names[name]), folded(names.get("~" + name, ""))) for name in ids]
    exact = [name for name, short, full in called if plain in (short, full)]
    return exact or [name for name, short, full in called if short.startswith(plain) or full.startswith(plain)]


def only(found: Sequence[str], said: str, names: Names, text: str) -> str:
    """Return the one id that was found in a line, or say that there are several or none."""
    if len(found) > 1:
        raise ambiguous(said, (names[name] for name in found))
    if not found:
        raise not_a_move(text)
    return found[0]


def named(said: str, ids: Sequence[str], names: Names, text: str) -> str:
    """Return the id whose name begins so, in a line that says it."""
    return only(fitting(said, ids, names), said, names, text)


def ambiguous(said: str, meant: Iterable[str]) -> AmbiguousMove:
    """Return the error for a name that several things have."""
    names = tuple(meant)
    return AmbiguousMove(f"{said!r} may mean {', '.join(names)}", Message("move-ambiguous", {"text": said, "names": names}))


def not_a_move(text: str) -> InvalidMove:
    """Return the error for a line that is no move at all."""
    return InvalidMove(f"not a move: {text!r}", Message("move-unknown", {"text": text}))
