"""The rules help of a game, clause by clause, read from its help.*.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from heorot.core.errors import BadOption
from heorot.core.game import Game

HEADING = re.compile(r"^### (?P<id>[A-Z]{2}-[A-Z]*\d+) — (?P<title>.+)$")


@dataclass(frozen=True)
class Clause:
    """One clause: its title, what it is (rule, ruling, option: name), its section and its text."""

    id: str
    title: str
    marks: tuple[str, ...]
    section: str
    text: str


@cache
def clauses(game: Game[Any], lang: str = "en") -> dict[str, Clause]:
    """Return all clauses of a game's help in their order.

    >>> import heorot
    >>> clauses(heorot.game("voluspa"))["VO-C2"].marks
    ('rule',)
    """
    source = game.folder() / f"help.{lang}.md"
    if not source.is_file():
        raise BadOption(f"{game.title} has no help in {lang!r}")
    found: dict[str, Clause] = {}
    section = ""
    for block in re.split(r"^(?=##)", source.read_text("utf-8"), flags=re.MULTILINE):
        heading, _, body = block.partition("\n")
        if heading.startswith("## "):
            section = heading[3:]
        match = HEADING.match(heading)
        if match:
            marks, _, text = body.strip().partition("\n")
            found[match["id"]] = Clause(match["id"], match["title"], tuple(marks.strip("*").split(", ")), section, text.strip())
    return found
