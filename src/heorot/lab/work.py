"""The work by which the rules are measured, always the same for the same numbers.

`python work.py GAME PLAYERS OPTIONS SECONDS` prints what it costs in the build of that Python: so it asks of a build only what
older ones have too.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

import heorot
from heorot.bots.playout import play_games, playout
from heorot.core.dealing import Dealer
from heorot.core.game import Game
from heorot.core.options import settle_options
from heorot.core.record import Record, Replay
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import DEALER, NOBODY

GAMES = 20  # games of one piece of work that is driven from Python
POSITIONS = 8  # positions whose legal moves are written and read

Work = Callable[[], int]  # does a piece of work, always the same, and returns how many moves or lines it was


def driven(fresh: State, rng: Rng) -> int:
    """Play one random game from Python, by `fill` and `apply`; returns the seats' moves."""
    s = fresh.copy()
    m = Moves(s.room())
    made = 0
    while s.actor != NOBODY:
        if s.actor == DEALER:
            s.apply(s.deal(rng, m))
        else:
            s.fill(m)
            s.apply(m[rng.below(len(m))])
            made += 1
    return made


def told(fresh: State, rng: Rng) -> int:
    """Play one random game from Python while what happens is written down, turn by turn, and never read; returns the seats' moves."""
    s: Any = fresh.copy()
    written = s.keep_events() if hasattr(s, "keep_events") else s.keep_notes()
    m = Moves(s.room())
    made = 0
    while s.actor != NOBODY:
        if s.actor == DEALER:
            s.apply(s.deal(rng, m))
        else:
            written.clear()
            s.fill(m)
            s.apply(m[rng.below(len(m))])
            made += 1
    return made


def record_and_verify(name: str, players: int, options: dict[str, Any], seed: int) -> int:
    """Play one random game with its record, then verify that, every draw recomputed; returns the seats' moves."""
    game = heorot.game(name)
    state = game.new(players, **options)
    seats = [{"name": f"Seat {seat}"} for seat in range(players)]
    settled = settle_options(game.options, options)
    record = Record.begin(game, state, game.parts, seats, settled, Dealer.from_seed(seed, players), "bench")
    record.open()
    rng = Rng(seed)
    moves = Moves(state.room())
    made = 0
    while state.actor != NOBODY:
        if state.actor == DEALER:
            record.deal()
        else:
            state.fill(moves)
            record.make(moves[rng.below(len(moves))], state.actor)
            made += 1
    record.close()
    Replay(record.text(), heorot.game).verify()
    return made


def midgame(fresh: State, rng: Rng) -> State:
    """Return a random position from about the middle of a game."""
    s = fresh.copy()
    half = playout(s, Rng(rng.x), Moves(s.room())) // 2
    s = fresh.copy()
    moves = Moves(s.room())
    while half:
        if s.actor == DEALER:
            s.apply(s.deal(rng, moves))
        else:
            s.fill(moves)
            s.apply(moves[rng.below(len(moves))])
            half -= 1
    while s.actor == DEALER:
        s.apply(s.deal(rng, moves))
    return s


def parse_all(game: Game[Any], state: State, lines: Iterable[str]) -> int:
    """Read the moves that these lines mean; returns their number."""
    return sum(game.parse(line, state) >= 0 for line in lines)


def works(name: str, players: int, options: dict[str, Any]) -> dict[str, Work]:
    """Return what is measured, by its name."""
    game = heorot.game(name)
    fresh = game.new(players, **options)
    positions = [midgame(fresh, Rng(seed)) for seed in range(1, POSITIONS + 1)]
    lines = [list(game.lines(state)) for state in positions]
    return {
        "playout": lambda: int(play_games(fresh, 100, Rng(1))[0]),
        "driven": lambda: sum(driven(fresh, Rng(seed)) for seed in range(GAMES)),
        "told": lambda: sum(told(fresh, Rng(seed)) for seed in range(GAMES)),
        "record": lambda: record_and_verify(name, players, options, 1),
        "lines": lambda: sum(len(game.lines(state)) for state in positions),
        "parse": lambda: sum(parse_all(game, *one) for one in zip(positions, lines)),
    }


def costs(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Return what each kind of work costs in this process's build: microseconds a move or line, by its CPU time."""
    found = {}
    for how, work in works(name, players, options).items():
        work()  # what is made once is not counted
        units = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            units += work()
        found[how] = 1e6 * spent / units
    return found


if __name__ == "__main__":
    print(json.dumps(costs(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), float(sys.argv[4]))))
