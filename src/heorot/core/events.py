"""Events: a small class for each thing that can happen. A rule tells one with its clause, and only while somebody listens:

    if s.noting:
        s.tell(Covered("VO-C3", seat, kind, cell, old))

The class declares its fields once, by annotations. The sentence `note-covered` has them as arguments, a test or a bot reads them by
their names, and the browser's types are made from them. A field whose number means a thing says how that is told:

    Tile = Annotated[int, tile_named]   # def tile_named(kind: int, state: Voluspa) -> str

    class Covered(Event):
        tile: Tile
        cell: Cell
        other: Tile
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, dataclass_transform, get_type_hints

from heorot.core.fact import Fact
from heorot.core.message import Argument
from heorot.core.vocabulary import EVERYONE

DEED = "deed"  # what was done
REASON = "reason"  # why it scored, or did not: told with the deed before it
DEALING = "dealing"  # what the dealer did
SHOWING = (
    "showing"  # one thing after another that the dealer lays open: the board shows it, and the deed that follows tells all of it at once
)
SAID = (DEED, REASON)  # what everyone reads in the saga

Told = Callable[[Any, Any], Argument | None]  # from a field's value and the state after the move; None: nothing is told of it


class As(NamedTuple):
    """Among the annotations of a field: it is told under another name too. With only such ones it is not told under its own.

    Tile = Annotated[int, tile_named, As("value", value_said)]
    """

    name: str
    tell: Told


class Argued(NamedTuple):
    """An argument of the sentence: its name, how the field's value is told, the type of what is told, and the field's number."""

    name: str
    tell: Told | None
    type: Any
    field: int


@dataclass_transform(frozen_default=True)
class Kind(type):
    """Makes the class of an event: its fields by the annotations, its message by its name. `abstract`: never told itself."""

    fields: tuple[str, ...]
    message: str
    abstract: bool

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], abstract: bool = False) -> Kind:
        """Make the class."""
        body.setdefault("__slots__", ())  # an event has no attributes but its fields
        made = super().__new__(mcls, name, bases, body)
        base = next((base for base in bases if isinstance(base, Kind)), None)
        own = [field for field, kind in body.get("__annotations__", {}).items() if not kind.startswith("ClassVar")] if base else []
        made.fields = (*(base.fields if base else ()), *own)
        made.message = body.get("message", f"note-{hyphened(name)}")  # a class that is renamed says which one it had: ids are sent
        made.abstract = abstract
        for field in own:
            setattr(made, field, reader(2 + made.fields.index(field)))  # the clause and the seat come first
        return made


def hyphened(name: str) -> str:
    """Return a class's name as messages are named.

    >>> hyphened("RowHighest")
    'row-highest'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def reader(i: int) -> property:
    """Return what reads the field of this number."""
    return property(lambda event: event.given[i])


class Event(Fact, metaclass=Kind, abstract=True):
    """Something that happened, by the clause of the rule that tells it. `seat` is whom it concerns: a seat, DEALER or NOBODY.

    A class whose events score has a field `points`; one that not everyone hears has a field `audience`.

    >>> class Drawn(Event):
    ...     role = DEALING
    ...     count: int
    >>> drawn = Drawn("VO-T4", 1, 3)
    >>> drawn, drawn.count, drawn.message, drawn.role, drawn.points
    (Drawn('VO-T4', 1, count=3), 3, 'note-drawn', 'dealing', 0)
    >>> drawn == Drawn("VO-T4", 1, 3), drawn == Drawn("VO-T3", 1, 3)
    (True, False)
    """

    clause: str
    seat: int
    role: ClassVar[str] = DEED
    message: ClassVar[str]  # the id of its sentence: from the name of the class, unless the class says another

    @property
    def points(self) -> int:
        """What it brought the seat."""
        return 0

    @property
    def audience(self) -> int:
        """Who may know of it, as `hears` reads it."""
        return EVERYONE

    def args(self, state: Any) -> dict[str, Argument]:
        """Return the arguments of its sentence, the position being as it was just after the move."""
        found: dict[str, Argument] = {"seat": self.seat}
        values = self.values
        for name, tell, _, field in arguments(type(self)):
            value = values[field]
            told = tell(value, state) if tell else value
            if told is not None:
                found[name] = told
        return found

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, Event)  # which mypy would not know
        return self.given == other.given

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        named = [f"{name}={value!r}" for name, value in zip(type(self).fields, self.values)]
        return f"{type(self).__name__}({', '.join([repr(self.clause), repr(self.seat), *named])})"


def untold(value: Any, state: Any) -> None:
    """Tell nothing: who hears of an event is no argument of its sentence."""


@cache
def arguments(kind: type[Event]) -> tuple[Argued, ...]:
    """Return the fields of an event's class as arguments of its sentence."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field, name in enumerate(kind.fields):
        ways: tuple[Told | As, ...] = (untold,) if name == "audience" else getattr(hints[name], "__metadata__", ())
        for way in ways:
            other, tell = way if isinstance(way, As) else (name, way)
            found.append(Argued(other, tell, get_type_hints(tell)["return"], field))
        if not ways:
            found.append(Argued(name, None, hints[name], field))
    return tuple(found)


def events_of(module: ModuleType) -> tuple[type[Event], ...]:
    """Return the classes of events that a module declares and that are told, in their order."""
    own = [one for one in vars(module).values() if isinstance(one, Kind) and one.__module__ == module.__name__]
    return tuple(one for one in own if not one.abstract)  # type: ignore[misc]
