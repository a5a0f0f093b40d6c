"""Tables for *How to play*: columns and rows of messages and pieces, computed from the components, so that no figure is written by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from heorot.core.message import Message


@dataclass(frozen=True)
class Piece:
    """A piece in a table: the browser draws it with the game's own component.

    In text it is called by its name, `piece-ID`; what is no piece of the game (an icon, a row of rewards) is called as `said` says,
    which the browser shows only if it is its name.
    """

    id: str
    said: Message | None = None
    named: bool = False  # whether `said` is a name, to stand beside it


Entry = Union[Message, Piece]  # noqa: UP007  (a type that is read while running)


@dataclass(frozen=True)
class Listing:
    """A table: what stands over its columns, and its rows.

    >>> Listing((Message("listing-tile"),), ((Piece("thor"),),)).rows[0][0]
    Piece(id='thor', said=None, named=False)
    """

    columns: tuple[Message, ...]
    rows: tuple[tuple[Entry, ...], ...]


def number(value: int) -> Message:
    """Return a number as an entry of a table."""
    return Message("listing-number", {"number": value})
