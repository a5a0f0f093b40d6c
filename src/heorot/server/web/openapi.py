"""Prints the hall's OpenAPI, the same text whenever the hall is the same; nothing is opened: `python -m heorot.server.web.openapi`."""

from __future__ import annotations

import json
import sys

from heorot.server.web.schema import document


def main() -> None:
    """Print it."""
    text = json.dumps(document(), ensure_ascii=False, indent=1, sort_keys=True)
    sys.stdout.buffer.write(f"{text}\n".encode())


if __name__ == "__main__":
    main()
