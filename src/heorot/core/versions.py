"""Versions of a game's rules: by what a record, or the log of a table, that was begun under an older one is read and played on.

A game lists all versions that its rules know. A version is never changed once games were played under it: whoever changes what plays
adds another one, and the rules ask the state which one it is played by.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heorot.core.options import Value


@dataclass(frozen=True)
class Version:
    """One version of a game's rules: which options there were, and which components."""

    number: int
    options: tuple[str, ...]  # all that a record of this version names
    since: Mapping[str, Value] = field(default_factory=dict)  # options added later, each with the value that plays as before
    boxes: tuple[str, ...] = ()  # fingerprints by which records name the box, besides the one that it has now
    parts: str = "parts.toml"  # the box's components, a file in the game's folder
