"""Makes the golden records anew, when a game's rules version changes: python -m tests.golden.make (old ones: rename to …-refused.jsonl)."""

from __future__ import annotations

from pathlib import Path

from heorot.conformance import settings
from tests.pictures import GAME
from tests.test_dealing import recorded

HERE = Path(__file__).parent

if __name__ == "__main__":
    for number, options in enumerate(settings(GAME)):
        name = f"{GAME.name}-{GAME.version}-{number}.jsonl"
        (HERE / name).write_text(recorded(number, 2 + number % 4, **options).text(), "utf-8")
    old = (HERE / f"{GAME.name}-{GAME.version}-0.jsonl").read_text("utf-8").replace('"rules":1', '"rules":0')
    (HERE / f"{GAME.name}-0-refused.jsonl").write_text(old, "utf-8")
