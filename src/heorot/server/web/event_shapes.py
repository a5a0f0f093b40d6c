"""What each game says of its moves, as shapes: the id of a sentence tells which arguments it has."""

from __future__ import annotations

from collections.abc import Set
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from heorot.core.events import Event, arguments
from heorot.core.game import Game
from heorot.core.message import Message

REF = "#/components/schemas/{name}"  # where a shape is found by its name
MESSAGES = {"type": "array", "items": {"$ref": REF.format(name="Message")}}  # a list of things to be said


def saying_shape(game: Game[Any]) -> dict[str, Any]:
    """Return the shape of all that a game tells (`protocol.Saying`), told apart by `id`; events with the same arguments stand together."""
    alike: list[tuple[dict[str, Any], str, list[str]]] = []
    for event in game.events:
        args = argument_shapes(event)
        for one, role, ids in alike:
            if (one, role) == (args, event.role):
                ids.append(event.message)
                break
        else:
            alike.append((args, event.role, [event.message]))
    return {"oneOf": [event_shape(*one) for one in alike], "description": f"One thing to be said of a move of {game.title}."}


def event_shape(args: dict[str, Any], role: str, ids: list[str]) -> dict[str, Any]:
    """Return the shape of events with these arguments, this role and these ids."""
    string, integer = {"type": "string"}, {"type": "integer"}
    return strict({"id": {"enum": ids}, "args": args, "clause": string, "part": {"enum": [role]}, "points": integer})


def argument_shapes(event: type[Event]) -> dict[str, Any]:
    """Return the shape of an event's arguments; one of which nothing may be told need not be there."""
    found: dict[str, Any] = {"seat": {"type": "integer"}}
    optional = set()
    for name, _, told, _ in arguments(event):
        of, may_lack = without_none(told)
        if of is NoneType:
            continue  # who hears of it is not told
        found[name] = MESSAGES if of == tuple[Message, ...] else msgspec.json.schema(of)
        if may_lack:
            optional.add(name)
    return strict(found, optional)


def strict(properties: dict[str, Any], optional: Set[str] = frozenset()) -> dict[str, Any]:
    """Return the shape of an object of which all is there but what is optional."""
    return {"type": "object", "properties": properties, "required": [name for name in properties if name not in optional]}


def without_none(told: Any) -> tuple[Any, bool]:
    """Return a type without None, and whether that was in it."""
    if told is None or told is NoneType:
        return NoneType, True
    if get_origin(told) not in (Union, UnionType) or NoneType not in get_args(told):
        return told, False
    left = [one for one in get_args(told) if one is not NoneType]
    return Union[tuple(left)], True  # noqa: UP007  (a union of what is left, however many)
