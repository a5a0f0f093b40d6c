"""Plays games by a fixed script and prints a digest of every position: equal in every form of the rules.

python -m tests.digest 40        random games for each number of players and each setting, and a few of greedy bots

On a day it plays a quarter of the settings and one table of greedy bots, others at each commit; in a proof (HEOROT_PROVE=1) all.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import heorot
from heorot.bots import Budget, make
from heorot.conformance import settings
from heorot.core.game import Game
from heorot.core.options import Value
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from tests.effort import by_turns


def digest(name: str, players: int, options: Mapping[str, Value], seed: int, bot: str) -> str:
    """Return a digest of one game: of all its positions, notes and scores, move by move."""
    game = heorot.game(name)
    state = game.begin_with(players, game.parts, options)
    notes = state.keep_notes()
    rng = Rng(seed)
    moves = Moves(state.room())
    machine = make(bot, game, seed)
    seen = sha256()
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
        else:
            view = state.seen_by(state.actor)
            choice = machine.choose(view, Budget())
            seen.update(repr(choice).encode())
            seen.update(view.imagine(rng).key())
            state.apply(choice.move)
        seen.update(state.key())
    seen.update(repr([tuple(note) for note in notes]).encode())
    return seen.hexdigest()


def tables(game: Game[Any]) -> list[tuple[int, int, Mapping[str, Value]]]:
    """Return how a game is played: by how many, and with which setting, whose number comes first."""
    every = list(enumerate(settings(game)))
    return [
        (players, number, options)
        for players in range(game.fewest, game.most + 1)
        for number, options in by_turns(every, len(every) // 4, offset=players)
    ]


def benches(game: Game[Any]) -> list[tuple[int, Mapping[str, Value]]]:
    """Return at which of its tables greedy bots play."""
    return by_turns(list(game.benches))


def main(games: int) -> None:
    """Print a line for each game."""
    print("compiled" if heorot.compiled() else "interpreted", file=sys.stderr)
    for name in names():
        game = heorot.game(name)
        for players, number, options in tables(game):
            for seed in range(games):
                print(name, players, number, seed, digest(name, players, options, seed, "random"))
        for players, options in benches(game):
            print(name, "greedy", players, options, digest(name, players, options, 1, "greedy"))


if __name__ == "__main__":
    main(int(sys.argv[1]))
