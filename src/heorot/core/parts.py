"""Parts: a game's components as data, each entry with its source, replaceable by a player's own."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from heorot.core.errors import BadParts
from heorot.core.reading import need

SOURCES = ("rulebook", "certain", "partly", "likely", "reconstructed", "own")
MOST_BYTES = 256 * 1024
MOST_DOTS = 64  # in a line
MOST_DIGITS = 18  # of a number


@dataclass(frozen=True)
class Parts:
    """Components that a game has accepted, and their fingerprint."""

    data: Mapping[str, Any]
    fingerprint: str  # of what plays
    box: str = ""  # the file of the game that they are from; none: they are somebody's own


def read_toml(text: str) -> dict[str, Any]:
    """Read components from TOML."""
    if len(text.encode()) > MOST_BYTES:
        raise BadParts(f"the parts are larger than {MOST_BYTES // 1024} kB")
    if max(line.count(".") for line in text.split("\n")) > MOST_DOTS:  # a key of n names takes n² steps to read
        raise BadParts(f"the parts have a line with more than {MOST_DOTS} dots")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # among them tomllib.TOMLDecodeError
        raise BadParts(f"the parts are not TOML: {why}") from None
    if too_long(data):
        raise BadParts(f"the parts have a number with more than {MOST_DIGITS} digits")
    return data


def too_long(data: Any) -> bool:
    """Whether a number lies somewhere that is too long to be written: hexadecimal ones can be read however long they are.

    >>> too_long({"tiles": [{"count": 3}]}), too_long({"tiles": [{"count": 1 << 6000}]})
    (False, True)
    """
    if isinstance(data, dict):
        return any(too_long(value) for value in data.values())
    if isinstance(data, list):
        return any(too_long(value) for value in data)
    return isinstance(data, int) and abs(data) >= 10**MOST_DIGITS


def check_sources(data: Any) -> None:
    """Raise BadParts unless every entry of every list says its source."""
    if not isinstance(data, dict):
        raise BadParts("parts are a table of lists of entries")
    for table, entries in data.items():
        if isinstance(entries, list):
            for number, entry in enumerate(entries, 1):
                if not isinstance(entry, dict) or entry.get("source") not in SOURCES:
                    raise BadParts(f"{table} entry {number} does not say its source, one of: {', '.join(SOURCES)}")


def fingerprint(data: Mapping[str, Any], prose: Collection[str] = ()) -> str:
    """Return a hash of components that depends neither on how they were written down nor on prose: keys that do not play.

    >>> fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    True
    >>> fingerprint({"a": 1, "source": "own"}, ["source"]) == fingerprint({"a": 1})
    True
    """
    return sha256(json.dumps(without(data, prose), sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()


def without(data: Any, prose: Collection[str]) -> Any:
    """Return components without what does not play, however deep it lies."""
    if isinstance(data, Mapping):
        return {key: without(value, prose) for key, value in data.items() if key not in prose}
    return [without(value, prose) for value in data] if isinstance(data, list) else data


def number_of(entry: Mapping[str, Any], key: str, least: int, most: int, where: str) -> int:
    """Return a whole number of an entry, within bounds.

    >>> number_of({"count": 3}, "count", 0, 9, "tiles entry 1")
    3
    """
    found: int = need(entry, key, int, BadParts, where)
    if not least <= found <= most:
        raise BadParts(f"{where}: {key} must be from {least} to {most}, not {found}")
    return found
