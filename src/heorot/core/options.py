"""Rule options: declared once by a game, shown and checked everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from heorot.core.errors import BadOption

Value = bool | int | str
DRAWN, FIRST_SEAT, SEAT = "drawn", "first-seat", "seat-"  # who begins: by lot, the first seat, another one by its number


@dataclass(frozen=True)
class Option:
    """One option: its values, the default, and the clause that tells of it.

    >>> Option("edda", (False, True), False, "VO-S3").read("yes")
    True
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    clause: str

    def read(self, text: Value) -> Value:
        """Return the value meant by a text or a value."""
        said = str(text).strip().lower()
        if isinstance(self.default, bool):
            said = {"yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false"}.get(said, said)
        for value in self.values:
            if str(value).lower() == said:
                return value
        known = ", ".join(str(value).lower() for value in self.values)
        raise BadOption(f"{self.name} cannot be {text!r}; it can be: {known}")


def settle_options(options: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """Return a value for every option: as given, else the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {name!r}; there are: {', '.join(names) or 'none'}")
    return {option.name: option.read(given.get(option.name, option.default)) for option in options}


def beginners(most: int) -> tuple[str, ...]:
    """Return the values of the option that says who begins, in a game for so many players.

    >>> beginners(4)
    ('drawn', 'first-seat', 'seat-2', 'seat-3', 'seat-4')
    """
    return (DRAWN, FIRST_SEAT, *(f"{SEAT}{number}" for number in range(2, most + 1)))


def beginner(value: Value) -> int:
    """Return the seat that begins by such a value, or -1 where it is drawn.

    >>> [beginner(value) for value in beginners(3)]
    [-1, 0, 1, 2]
    """
    said = str(value)
    return int(said.removeprefix(SEAT)) - 1 if said.startswith(SEAT) else 0 if said == FIRST_SEAT else -1


def begun_by(seat: int) -> str:
    """Return the value by which a seat begins.

    >>> begun_by(0), begun_by(3)
    ('first-seat', 'seat-4')
    """
    return f"{SEAT}{seat + 1}" if seat else FIRST_SEAT


def pairwise(values: Sequence[Sequence[Value]]) -> list[tuple[Value, ...]]:
    """Return few combinations, one value of each option, in which every pair of values of two options occurs; always the same ones.

    >>> pairwise([(False, True), ("a", "b"), (1, 2)])
    [(False, 'a', 1), (False, 'b', 2), (True, 'a', 2), (True, 'b', 1)]
    """
    if len(values) < 2:
        return [(value,) for value in values[0]] if values else [()]
    left = {
        (one, i, other, j): None  # a dictionary keeps their order
        for one, other in combinations(range(len(values)), 2)
        for i in range(len(values[one]))
        for j in range(len(values[other]))
    }
    found = []
    while left:
        one, i, other, j = next(iter(left))
        row = {one: i, other: j}
        for option in range(len(values)):
            if option not in row:
                row[option] = max(
                    range(len(values[option])),
                    key=lambda value: (sum(pair(option, value, *fixed) in left for fixed in row.items()), -value),
                )
        for fixed in combinations(sorted(row.items()), 2):
            left.pop(pair(*fixed[0], *fixed[1]), None)
        found.append(tuple(values[option][row[option]] for option in range(len(values))))
    return found


def pair(one: int, i: int, other: int, j: int) -> tuple[int, int, int, int]:
    """Return the values of two options as a pair, the earlier option first."""
    return (one, i, other, j) if one < other else (other, j, one, i)
