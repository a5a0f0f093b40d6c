"""The kept halls, each in a copy of its own, and what was so in them."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from heorot.server.store.base import Person
from tests.server.house import House

HERE = Path(__file__).parent
STORED = HERE.parent / "stored" / "hall.db.gz"  # the hall of schema 1
SCHEMAS = (2, 3)  # those that lie here, with what was so


@cache
def facts(schema: int) -> dict[str, Any]:
    """Return what was so in a kept hall."""
    found: dict[str, Any] = json.loads(gzip.decompress((HERE / f"schema-{schema}.json.gz").read_bytes()))
    return found


def laid(schema: int, path: Path) -> Path:
    """Lay a copy of a kept hall somewhere."""
    file = STORED if schema == 1 else HERE / f"schema-{schema}.db.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.decompress(file.read_bytes()))
    return path


class Again:
    """A copy of a kept hall, open again; its bots wait until they are let go."""

    def __init__(self, schema: int, folder: Path) -> None:
        self.facts = facts(schema)
        self.house = House(laid(schema, folder / "hall.db"))
        self.house.clock.time = self.facts["now"] + 1
        self.house.keys = 1_000_000
        self.house.hold()
        self.people = {id: Person(id, name, 0) for id, name, _ in self.facts["people"]}

    def close(self) -> None:
        """Close the hall."""
        if self.house.bots.ready is not None:
            self.house.hold()
        self.house.close()
