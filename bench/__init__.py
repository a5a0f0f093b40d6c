"""What is measured beyond `heorot bench`, and how."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def report(found: dict[str, Any], where: str | None) -> int:
    """Print what was measured, and keep it in a file if one is named."""
    text = json.dumps(found, indent=1)
    print(text)
    if where:
        Path(where).write_text(text + "\n", "utf-8")
    return 0
