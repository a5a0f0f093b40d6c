"""A program that plays one seat: python examples/bot.py http://localhost:8450 TOKEN

Whoever sits there makes the token: POST /api/tables/TABLE/seats/SEAT/token. This one takes what is sure to bring most, and knows no game.
"""

from __future__ import annotations

import json
import sys
from typing import Any
from urllib.request import Request, urlopen


def ask(url: str, token: str, body: bytes | None = None) -> Any:
    """Open an address of the hall as this program."""
    return urlopen(Request(url, body, {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}))


def play(hall: str, token: str) -> None:
    """Play to the end."""
    for line in ask(f"{hall}/api/bot/stream", token):
        turn = json.loads(line) if line.strip() else {}
        if turn.get("is") == "turn":
            sure = {line: worth["low"] if isinstance(worth, dict) else worth or 0 for line, worth in turn["legal"].items()}
            move = max(sure, key=lambda line: sure[line])
            ask(f"{hall}/api/bot/move", token, json.dumps({"move": move, "line": turn["line"]}).encode()).close()


if __name__ == "__main__":
    play(*sys.argv[1:])
