"""What the rules cost: moves and games a second, copies, imagined worlds — and beside them OpenSpiel's games, in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import heorot
from heorot.bots.mind import eye_of, has_eye
from heorot.bots.playout import play_games
from heorot.bots.policy import Policy
from heorot.bots.policy import play_games as play_by_policy
from heorot.core.game import Game
from heorot.core.rng import Rng
from heorot.core.state import State
from heorot.lab.work import driven, midgame, parse_all, record_and_verify, told

ROUNDS = 5  # the median of so many rounds is told
POLICY_GAMES = 20  # in a batch
PEERS = ("hearts", "backgammon", "gin_rummy", "hive")


@dataclass
class Row:
    """One measurement; `microseconds` for things that are no moves, `bytes` for the size of a state."""

    game: str
    players: int
    options: dict[str, Any]
    how: str
    moves_per_s: float | None = None
    games_per_s: float | None = None
    microseconds: float | None = None
    bytes: int | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the row as JSON values."""
        return {key: value for key, value in asdict(self).items() if value is not None}


def rates(one_round: Callable[[int], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Return median moves and games a second of several rounds; a round gets its number and returns its moves and games."""
    found = []
    for number in range(ROUNDS):
        moves = games = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds / ROUNDS:
            more, played = one_round(number * 1000003 + games)
            moves += more
            games += played
        found.append((moves / spent, games / spent))
    return median(rate for rate, _ in found), median(rate for _, rate in found)


def each(act: Callable[[], object], seconds: float) -> float:
    """Return the median microseconds of one call."""
    found = []
    for _ in range(ROUNDS):
        calls = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds / ROUNDS:
            for _ in range(100):
                act()
            calls += 100
        found.append(1e6 * spent / calls)
    return median(found)


def weight(s: State) -> int:
    """Return how many bytes of memory one state takes, with all that belongs to it."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [s.copy() for _ in range(100)]
    taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return taken // len(kept)


def measure(name: str, players: int, options: dict[str, Any], seconds: float) -> Iterator[Row]:
    """Measure one game with one number of players and options."""
    game = heorot.game(name)
    fresh = game.new(players, **options)
    batch = 200 if heorot.compiled() else 2
    how = "playout" if heorot.compiled() else "interpreted"

    def playouts(seed: int) -> tuple[int, int]:
        return play_games(fresh, batch, Rng(seed))[0], batch

    yield Row(name, players, options, how, *rates(playouts, seconds))
    if not heorot.compiled():
        return
    yield Row(name, players, options, "driven", *rates(lambda seed: (driven(fresh, Rng(seed)), 1), seconds))
    yield Row(name, players, options, "told", *rates(lambda seed: (told(fresh, Rng(seed)), 1), seconds))
    if has_eye(game):
        yield Row(name, players, options, "policy", *rates(lambda seed: (by_policy(game, fresh, seed), POLICY_GAMES), seconds))
    rng = Rng(1)
    s = midgame(fresh, rng)
    lines = list(game.lines(s))
    other = s.copy()
    seat = max(s.actor, 0)
    yield Row(name, players, options, "copy_from", microseconds=each(lambda: other.copy_from(s), seconds / 4))
    yield Row(name, players, options, "copy", microseconds=each(s.copy, seconds / 4))
    yield Row(name, players, options, "imagine", microseconds=each(lambda: s.seen_by(seat).imagine(rng), seconds / 4))
    yield Row(name, players, options, "lines", microseconds=each(lambda: game.lines(s), seconds / 4))
    yield Row(name, players, options, "parse", microseconds=each(lambda: parse_all(game, s, lines), seconds / 4) / len(lines))
    yield Row(name, players, options, "record", *rates(lambda seed: (record_and_verify(name, players, options, seed), 1), seconds))
    yield Row(name, players, options, "state", bytes=weight(s))


def by_policy(game: Game[Any], fresh: State, seed: int) -> int:
    """Play some games by the policy of search's play-outs; returns the seats' moves."""
    policy = Policy(eye_of(game, fresh.players), fresh, 0)
    policy.deals = Rng(seed)
    return play_by_policy(policy, fresh, POLICY_GAMES)[0]


def interpreted(name: str, players: int, options: dict[str, Any], seconds: float) -> Row:
    """Measure the uncompiled rules, in a process of their own."""
    import json

    code = (
        "import json, sys; from heorot.lab.bench import measure; "
        "print(json.dumps(next(iter(measure(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), float(sys.argv[4])))).as_json()))"
    )
    command = [sys.executable, "-c", code, name, str(players), json.dumps(options), str(seconds)]
    done = subprocess.run(command, env={**os.environ, "HEOROT_PURE": "1"}, capture_output=True, text=True, check=True)
    return Row(**json.loads(done.stdout))


def has_peers() -> bool:
    """Whether OpenSpiel is installed, to be measured beside us."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def peer(name: str, seconds: float) -> Iterator[Row]:
    """Measure one of OpenSpiel's games: driven from Python, and inside, by its own loop over random bots."""
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def from_python(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made, 1

    moves, games = rates(from_python, seconds)
    yield Row(f"open_spiel {name}", game.num_players(), {}, "driven", moves, games)

    def inside_its_own_loop(seed: int) -> tuple[int, int]:
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 0, 1

    _, inside = rates(inside_its_own_loop, seconds)
    yield Row(f"open_spiel {name}", game.num_players(), {}, "playout", inside * moves / games, inside)


def bench(names: list[str], seconds: float, progress: Callable[[str], None]) -> list[Row]:
    """Measure games, and the peers if they are here."""
    rows: list[Row] = []
    for name in names:
        for players, options in heorot.game(name).benches:
            progress(f"{name}, {players} players {options or ''}")
            rows += measure(name, players, options, seconds)
            if heorot.compiled():
                rows.append(interpreted(name, players, options, seconds))
    if has_peers():
        for name in PEERS:
            progress(f"open_spiel {name}")
            rows += peer(name, seconds)
    else:
        progress("open_spiel is not installed (pip install 'heorot[bench]'): no peers beside us")
    return rows
