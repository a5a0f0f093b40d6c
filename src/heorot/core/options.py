"""Rule options: declared once by a game, shown and checked everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heorot.core.errors import BadOption

Value = bool | int | str


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
