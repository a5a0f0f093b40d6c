"""JSON values read with care: whatever is missing or too much is one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heorot.core.errors import HeorotError

KINDS_OF_VALUE = {int: "a whole number", str: "a text", list: "a list"}


def need(data: Mapping[str, Any], key: str, kind: type, error: type[HeorotError], where: str) -> Any:
    """Return an entry of JSON values that must be there and of this type.

    >>> need({"at": 3}, "at", int, HeorotError, "a move")
    3
    """
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise error(f"{where} needs {key!r}, {KINDS_OF_VALUE[kind]}, not {value!r}")
    return value


def no_more_than(data: Mapping[str, Any], keys: Sequence[str], error: type[HeorotError], where: str) -> None:
    """Raise an error if there are entries nobody knows."""
    for key in data:
        if key not in keys:
            raise error(f"{where} has nothing called {key!r}; it may have: {', '.join(keys)}")
