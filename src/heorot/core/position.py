"""Positions as JSON values: what those of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heorot.core.errors import BadPosition
from heorot.core.game import Game, S
from heorot.core.reading import need, no_more_than
from heorot.core.state import State
from heorot.core.vocabulary import DEALER, NOBODY


def begin(game: Game[S], data: Any, keys: Sequence[str]) -> S:
    """Return the beginning of the game that a position, which may have these keys, is one of: its players, options and parts."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"a position is a JSON object, not {data!r}")
    no_more_than(data, keys, BadPosition, "a position")
    if data.get("game", game.name) != game.name:
        raise BadPosition(f"that is a position of {data['game']!r}, not of {game.name}")
    version = data.get("version", game.version)
    if not isinstance(version, int) or not game.knows(version):
        raise BadPosition(f"that is a position of rules version {version!r}; this is version {game.version}")
    options = data.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise BadPosition("the options of a position are a JSON object")
    parts = game.accept_parts(data["parts"]) if "parts" in data else game.box(version)
    return game.begin_with(need(data, "players", int, BadPosition, "a position"), parts, options, version)


def write_actor(s: State) -> str | int:
    """Return who acts: a seat, the dealer or nobody."""
    return "dealer" if s.actor == DEALER else "nobody" if s.actor == NOBODY else s.actor


def read_actor(actor: Any, players: int) -> int:
    """Return who acts, as it was written.

    >>> read_actor("dealer", 2), read_actor(1, 2)
    (-1, 1)
    """
    if isinstance(actor, str):
        if actor not in ("dealer", "nobody"):
            raise BadPosition(f"the actor is a seat, 'dealer' or 'nobody', not {actor!r}")
        return DEALER if actor == "dealer" else NOBODY
    return whole(actor, 0, players - 1, "the actor")


def whole(value: Any, low: int, high: int, what: str) -> int:
    """Return a whole number within bounds.

    >>> whole(3, 0, 9, "the day")
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value


def per_seat(data: Mapping[str, Any], key: str, players: int, default: Any) -> Sequence[Any]:
    """Return a list with an entry for each seat."""
    found = data.get(key, [default] * players)
    if not isinstance(found, list) or len(found) != players:
        raise BadPosition(f"{key!r} of a position is a list with an entry for each of {players} seats")
    return found


def place_in(known: Sequence[str], data: Mapping[str, Any], key: str, default: str) -> int:
    """Return where in a list the name is that a position gives.

    >>> place_in(("roll", "hire"), {"step": "hire"}, "step", "roll")
    1
    """
    found = data.get(key, default)
    if not isinstance(found, str) or found not in known:
        raise BadPosition(f"there is no {key} {found!r}; there are: {', '.join(known)}")
    return known.index(found)
