"""The stored files, read; and a hall that is opened in a copy of the stored one."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from heorot.server.store.base import Person
from tests.server.house import House

HERE = Path(__file__).parent


@cache
def records() -> dict[str, dict[str, Any]]:
    """Return the stored records by their titles, each with what it comes to, and every seat's own."""
    found: dict[str, dict[str, Any]] = json.loads(gzip.decompress((HERE / "records.json.gz").read_bytes()))
    return found


@cache
def digests() -> list[dict[str, Any]]:
    """Return the digests of games by script, for each game, number of players and setting."""
    return [json.loads(line) for line in (HERE / "digests.jsonl").read_text("utf-8").splitlines()]


@cache
def facts() -> dict[str, Any]:
    """Return what was so in the stored hall."""
    found: dict[str, Any] = json.loads(gzip.decompress((HERE / "hall.json.gz").read_bytes()))
    return found


def titles(*ends: str) -> list[str]:
    """Return the titles of the stored tables that end so, every game's."""
    return [title for title in facts()["tables"] if title.endswith(ends)]


class Reopened:
    """A copy of the stored hall, open; its bots wait until they are let go."""

    def __init__(self, folder: Path, later: int = 0) -> None:
        path = folder / "hall.db"
        path.write_bytes(gzip.decompress((HERE / "hall.db.gz").read_bytes()))
        self.house = House(path)
        self.house.clock.time = facts()["now"] + later
        self.house.keys = 1_000_000  # what was done with the first of them is not done again
        self.house.hold()
        self.people = {id: Person(id, name, 0) for name, id in facts()["people"].items()}

    def person(self, name: str) -> Person:
        """Return one of the people by name."""
        return self.people[facts()["people"][name]]

    def close(self) -> None:
        """Close the hall."""
        if self.house.bots.ready is not None:
            self.house.hold()
        self.house.close()
