"""What goes over the wire, message by message, as a hash of its shape: `python -m tests.server.messages` writes messages.json.

A message whose shape has changed needs another protocol number (`PROTOCOL` in the hall's protocol.py and in the client's protocol.ts):
then an old page loads itself again. Names of classes and sentences of description are no part of a shape, so they may change freely.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from heorot.games import names
from heorot.server.protocol import PROTOCOL
from heorot.server.web.schema import UNIONS, document

FILE = Path(__file__).with_name("messages.json")
PROSE = ("description", "title", "operationId", "security", "tags", "discriminator")  # which say nothing of a shape


class Shapes:
    """The shapes of a document, each written out to its end, whatever the classes are called."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.schemas: dict[str, Any] = found["components"]["schemas"]
        self.paths: dict[str, Any] = found["paths"]

    def whole(self, part: Any, within: tuple[str, ...] = ()) -> Any:
        """Return a part without prose, with all that it refers to in its place."""
        if isinstance(part, list):
            return [self.whole(one, within) for one in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            name = part["$ref"].rpartition("/")[2]
            return "again" if name in within else self.whole(self.schemas[name], (*within, name))
        found: dict[str, Any] = {}
        for key, value in part.items():
            if key == "properties":
                found[key] = {name: self.whole(one, within) for name, one in value.items()}
            elif key in ("oneOf", "anyOf"):
                found[key] = sorted((self.whole(one, within) for one in value), key=canonical)
            elif key not in PROSE:
                found[key] = self.whole(value, within)
        return found

    def messages(self) -> dict[str, str]:
        """Return the hash of every message: what a socket says and hears, each way of HTTP, each game's view."""
        found: dict[str, Any] = {}
        for union in UNIONS:
            for one in self.schemas[union]["oneOf"]:
                shape = self.whole(one)
                field, tag = next((key, value["enum"][0]) for key, value in shape["properties"].items() if key in ("do", "is"))
                found[f"{field} {tag}"] = shape
        for path, ways in self.paths.items():
            if path.startswith("/api/"):
                found |= {f"{method.upper()} {path}": self.whole(way) for method, way in ways.items()}
        found |= {f"view of {name}": self.whole(self.schemas[f"{name.title().replace('_', '')}View"]) for name in names()}
        return {name: sha256(canonical(shape).encode()).hexdigest()[:16] for name, shape in sorted(found.items())}


def canonical(shape: Any) -> str:
    """Return a shape as one text."""
    return json.dumps(shape, sort_keys=True, ensure_ascii=False)


def now() -> dict[str, str]:
    """Return the hash of every message, as they are now."""
    return Shapes(document()).messages()


def stored() -> tuple[int, dict[str, str]]:
    """Return the protocol number that was written, and the hash of every message."""
    data = json.loads(FILE.read_text("utf-8"))
    return data["protocol"], data["messages"]


def changed(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Return the messages that have another shape, or are gone: an old page would not understand."""
    return [name for name, shape in before.items() if after.get(name) != shape]


def main() -> None:
    """Write the messages down; where one has changed, only with another number."""
    number, before = stored()
    after = now()
    if changed(before, after) and number == PROTOCOL:
        sys.exit(f"raise PROTOCOL beyond {number} in protocol.py and protocol.ts first: {', '.join(changed(before, after))} changed")
    FILE.write_text(json.dumps({"protocol": PROTOCOL, "messages": after}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
