"""Which of the Legend's components are reconstructed: of an entry of the box that is only partly from the rulebook, what of it is ours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from heorot.core.errors import BadParts
from heorot.core.parts import read_toml

OURS = re.compile(r"name|place|kind|symbols|order|icons|icon-[1-8]|players|number|split")  # what an entry may say of itself


def check_ours(entry: Mapping[str, Any], where: str) -> None:
    """Raise BadParts unless an entry says in known words what of it is reconstructed, if it does."""
    ours = entry.get("ours", "place")
    if not isinstance(ours, str) or not all(OURS.fullmatch(what) for what in ours.split(", ")):
        raise BadParts(f"{where}: ours says what is reconstructed, such as 'place, icon-5', not {ours!r}")


@cache
def ours_of(table: str, source: str) -> Mapping[str, tuple[str, ...]]:
    """Return what is ours of the box's entries that have this source, by their ids; nothing of those that are as they are."""
    if source != "partly":
        return {}
    data = read_toml((files("heorot.games.beowulf_legend") / "parts.toml").read_text("utf-8"))
    return {entry["id"]: tuple(entry["ours"].split(", ")) for entry in data[table] if "ours" in entry}
