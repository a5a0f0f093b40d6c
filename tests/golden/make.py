"""Makes golden records of a game's newest version: python -m tests.golden.make GAME. Those of older versions stay, and must verify."""

from __future__ import annotations

import sys
from pathlib import Path

import heorot
from heorot.conformance import settings
from heorot.core.options import DRAWN, beginner
from tests.test_dealing import recorded

HERE = Path(__file__).parent

if __name__ == "__main__":
    for name in sys.argv[1:]:
        game = heorot.game(name)
        for number, options in enumerate(settings(game, game.most)):
            players = max(game.fewest + number % (game.most - game.fewest + 1), 1 + beginner(options.get(game.first_option, DRAWN)))
            path = HERE / f"{game.name}-{game.version}-{number}.jsonl"
            path.write_text(recorded(number, players, game.name, **options).text(), "utf-8")
        if game.version == 1:  # there is no older version yet that could be refused
            old = (HERE / f"{game.name}-1-0.jsonl").read_text("utf-8").replace('"rules":1', '"rules":0')
            (HERE / f"{game.name}-0-refused.jsonl").write_text(old, "utf-8")
