"""The tables of how to play Bellum Magica: the day, the chests, the places, the creatures with their prices, and all icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from heorot.core.listing import Entry, Listing, Piece, number
from heorot.core.message import Message
from heorot.games.bellum_magica import parts as p

STEPS = ("die", "gathering", "scouts", "attacks", "hiring", "night")  # of a day, as they are asked about
ICONS = (*p.SIGNS, "barrels", "spells", "shield", "magic-shield", *p.KIND_NAMES)

FIGURES = {  # what is said of things one asks about
    "barrels": {"most": p.MOST_BARRELS},
    "chests": {"end": p.CHESTS_TO_END},
    "step-attacks": {"end": p.CHESTS_TO_END},
    "cost": {"food": p.EVIL_FOOD, "glyph": p.MOST_EVIL_GLYPH, "much": p.MOST_EVIL_FOOD, "glyphs": p.MOST_EVIL_GLYPHS},
    "goblin": {"each": p.GOBLINS_EACH},
    "quiet": {"end": p.QUIET_DAYS},
}
SIGNS = {"glyph": "glyphs", "barrel": "barrels"}  # loot is counted one by one


def listings(box: Mapping[str, Any]) -> dict[str, Listing]:
    """Return the tables, computed from components.

    >>> import heorot
    >>> found = heorot.game("bellum_magica").listings()
    >>> [(name, len(table.rows)) for name, table in found.items()]
    [('day', 6), ('chests', 3), ('places', 4), ('prices', 2), ('creatures', 11), ('icons', 13)]
    """
    return {
        "day": table("step what", [(step_of(i), asked(f"step-{step}")) for i, step in enumerate(STEPS)]),
        "chests": table("chest count values", [chests(kind, box["chests"]) for kind in p.KIND_NAMES]),
        "places": table("kind count shields magic loot", [places(kind, box["places"]) for kind in p.PLACE_KINDS]),
        "prices": table("kind count price", prices(len(box["evil"]), len(box["most_evil"]))),
        "creatures": table("kind count brings", creatures([*box["evil"], *box["most_evil"]])),
        "icons": table("icon meaning", [(sign(icon), asked(icon)) for icon in ICONS]),
    }


def table(columns: str, rows: Iterable[tuple[Entry, ...]]) -> Listing:
    """Return a table with these columns, of which the words know the headings."""
    return Listing(tuple(Message(f"listing-{column}") for column in columns.split()), tuple(rows))


def step_of(i: int) -> Piece:
    """Return the icon of a step of the day."""
    return Piece(f"step-{STEPS[i]}", Message("table-step", {"step": i}), named=True)


def sign(icon: str) -> Piece:
    """Return an icon."""
    return Piece(icon, Message("listing-sign", {"sign": icon}), named=True)


def asked(thing: str) -> Message:
    """Return what is said to whoever asks about a thing."""
    return Message(f"ask-{thing}", figures_of(thing))


def figures_of(thing: str) -> Mapping[str, int]:
    """Return the figures that are said of a thing one asks about."""
    return FIGURES.get(thing, {})


def chests(kind: str, entries: Iterable[Mapping[str, Any]]) -> tuple[Entry, ...]:
    """Return a kind of chest: how many there are, and of which values."""
    found = [entry for entry in entries if entry["kind"] == kind]
    values = tuple(Message("listing-times", {"count": entry["count"], "value": entry["value"]}) for entry in found)
    total = sum(entry["count"] for entry in found)
    return (
        Piece(kind, Message("listing-kind-of-chest", {"kind": kind}), named=True),
        number(total),
        Message("listing-list", {"things": values}),
    )


def places(kind: str, entries: Iterable[Mapping[str, Any]]) -> tuple[Entry, ...]:
    """Return a kind of place: how many there are, how strong they are, and what they give."""
    found = [entry for entry in entries if entry["kind"] == kind]
    given = [name for name in p.LOOTS if any(entry["loot"].get(name) for entry in found)]
    loot = Message("listing-list", {"things": tuple(Message("listing-sign", {"sign": SIGNS.get(name, name)}) for name in given)})
    shields = [spread([entry[what] for entry in found]) for what in ("shield", "magic_shield")]
    name = Piece(kind) if kind == p.PLACE_KINDS[p.TAVERN] else Piece(kind, Message(f"table-kind-{kind}"), named=True)
    return name, number(len(found)), *shields, loot


def spread(numbers: list[int]) -> Message:
    """Return numbers as the least and the greatest of them."""
    low, high = min(numbers), max(numbers)
    return number(low) if low == high else Message("listing-range", {"low": low, "high": high})


def prices(evil: int, most_evil: int) -> list[tuple[Entry, ...]]:
    """Return what the two sorts of creatures cost (MA-D11)."""
    both = amounts(glyphs=p.MOST_EVIL_GLYPH, food=p.MOST_EVIL_FOOD)
    either = Message("listing-either", {"first": (both,), "second": (amounts(glyphs=p.MOST_EVIL_GLYPHS),)})
    return [
        (Message("listing-evil"), number(evil), amounts(food=p.EVIL_FOOD)),
        (Message("listing-most-evil"), number(most_evil), either),
    ]


def amounts(**signs: int) -> Message:
    """Return how many of some things, as a list."""
    return Message("listing-list", {"things": tuple(Message("table-amount", {"sign": name, "count": n}) for name, n in signs.items())})


def creatures(entries: list[Mapping[str, Any]]) -> list[tuple[Entry, ...]]:
    """Return the kinds of creatures: how many there are, and what they are good at."""
    groups = [(group, len(list(found))) for group, found in groupby(entries, key=lambda entry: entry["group"])]
    return [(Piece(group, Message(f"table-group-{group}"), named=True), number(count), Message(f"ask-{group}")) for group, count in groups]
