"""Völuspá's tiles as tables for *How to play*: strength, count and power of every kind, the base game's and the Edda's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from heorot.core.listing import Entry, Listing, Piece, number
from heorot.core.message import Message

COLUMNS = (Message("listing-tile"), Message("listing-strength"), Message("listing-count"), Message("listing-power"))


def listings(tiles: Iterable[Mapping[str, Any]]) -> dict[str, Listing]:
    """Return the tables of the tiles in a box: `tiles` of the base game, `edda` of the expansion.

    >>> import heorot
    >>> found = heorot.game("voluspa").listings()
    >>> [(name, len(table.rows)) for name, table in found.items()]
    [('tiles', 8), ('edda', 4)]
    """
    by_strength = sorted(tiles, key=lambda tile: -int(tile["strength"]))
    sets = {"tiles": "base", "edda": "edda"}
    return {name: Listing(COLUMNS, tuple(row(tile) for tile in by_strength if tile.get("set", "base") == of)) for name, of in sets.items()}


def row(tile: Mapping[str, Any]) -> tuple[Entry, ...]:
    """Return the row of one kind; Hel has no strength at all."""
    strength = number(tile["strength"]) if tile["strength"] else Message("listing-none")
    return Piece(tile["kind"]), strength, number(tile["count"]), Message(f"listing-power-{tile['kind']}")
