"""Prints what the searching bot chooses in some positions of every game: the same compiled and not."""

from __future__ import annotations

import sys

import heorot
from heorot.bots import Budget
from heorot.bots.searching import SearchBot
from tests.bots.games import TABLES, positions


def main() -> None:
    """Print a line for each position: the move, and all that was found out of the candidates."""
    for name, players, options in TABLES:
        game = heorot.game(name)
        bot = SearchBot(game, 9, stretches=1, width=4)
        for state in positions(name, players, options, 9, 40):
            choice = bot.choose(state.seen_by(state.actor), Budget(simulations=16), state.actor)
            print(name, players, choice.move, [(one.move, one.value, one.simulations) for one in choice.table])


if __name__ == "__main__":
    print("compiled" if heorot.compiled() else "interpreted", file=sys.stderr)
    main()
