"""A value learned from self-play: who will win, as a softmax over the seats of what an eye sees of each. Needs numpy (extra `lab`)."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import heorot
from heorot.bots.mind import FILE, Lesson, eye_of, lessons
from heorot.bots.policy import Policy, best_move
from heorot.bots.search import Plan
from heorot.core.errors import BadOption
from heorot.core.eye import Eye
from heorot.core.rng import Rng
from heorot.core.state import State, ints
from heorot.core.vocabulary import DEALER, NOBODY, VICTORY

SLIPS = 100  # of 1024 moves in self-play: positions that the policy alone would not reach
RIDGE = 1e-3
STEPS = 40
HELD = 5  # every fifth game is held back, and the loss is told of those


@dataclass(frozen=True)
class Wish:
    """What is to be learned, and from how many games."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    keep: float  # of the quiet positions, so many are kept
    command: str
    plan: dict[str, Any] = field(default_factory=dict)  # how search is to use it; empty: as it did


@dataclass
class Rows:
    """Quiet positions of self-play: of each seat its features, its share of the victory at the end, and in which game it was."""

    features: list[list[list[float]]]
    shares: list[list[float]]
    game: list[int]


def gather(eye: Eye, fresh: State, games: int, seed: int, keep: float) -> Rows:
    """Let the policy play against itself and keep some of the quiet positions."""
    rows = Rows([], [], [])
    policy = Policy(eye, fresh, SLIPS)
    policy.deals = Rng(seed)
    policy.lots = Rng(seed + 1)
    some = Rng(seed + 2)
    s = fresh.copy()
    shares = ints(8)
    for number in range(games):
        s.copy_from(fresh)
        era = eye.era(s)
        kept = 0
        while s.actor != NOBODY:
            s.apply(s.deal(policy.deals, policy.moves) if s.actor == DEALER else best_move(policy, s))
            now = eye.era(s)
            if now != era and s.actor != NOBODY:
                era = now
                if some.below(1 << 20) < keep * (1 << 20):
                    rows.features.append([described(eye, s, seat) for seat in range(s.players)])
                    rows.game.append(number)
                    kept += 1
        s.share(shares)
        rows.shares += [[shares[seat] / VICTORY for seat in range(s.players)]] * kept
    return rows


def described(eye: Eye, s: State, seat: int) -> list[float]:
    """Return the features of a seat."""
    eye.features(s, seat, eye.found)
    return [eye.found[i] for i in range(eye.size)]


def fitted(rows: Rows, ridge: float = RIDGE) -> tuple[list[float], dict[str, float]]:
    """Return the weights that make the results of most games likeliest, and the loss on those held back, beside knowing nothing."""
    try:
        import numpy as np
    except ImportError:
        raise BadOption("fitting needs numpy: pip install 'heorot[lab]'") from None
    x = np.array(rows.features)
    y = np.array(rows.shares)
    held = np.array(rows.game) % HELD == 0

    def softmax(z: Any) -> Any:
        grown = np.exp(z - z.max(1, keepdims=True))
        return grown / grown.sum(1, keepdims=True)

    def loss(weights: Any, which: Any) -> float:
        return float(-(y[which] * np.log(np.clip(softmax(x[which] @ weights), 1e-9, 1))).sum(1).mean())

    weights = np.zeros(x.shape[2])
    a, b = x[~held], y[~held]
    for _ in range(STEPS):
        p = softmax(a @ weights)
        slope = np.einsum("nsf,ns->f", a, b - p) / len(a) - ridge * weights
        mean = np.einsum("nsf,ns->nf", a, p)
        bend = np.einsum("nsf,nsg->fg", a * p[:, :, None], a) / len(a) - mean.T @ mean / len(a) + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-7:
            break
    losses = {"held": loss(weights, held), "fitted": loss(weights, ~held), "nothing": float(np.log(x.shape[1]))}
    return [round(float(w), 6) for w in weights], {name: round(one, 4) for name, one in losses.items()}


def commit() -> str:
    """Return the commit of the work tree, where there is one; `-dirty` if more than weights differs from it."""
    git = ["git", "-C", str(Path(heorot.__file__).parent)]
    head = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    changed = subprocess.run([*git, "status", "--porcelain", "--", f":!*{FILE}"], capture_output=True, text=True).stdout.strip()
    return f"{head}-dirty" if head and changed else head


def learn(wish: Wish) -> Lesson:
    """Play, fit, and return what was learned; the plan stays what it was."""
    game = heorot.game(wish.game)
    fresh = game.new(wish.players, **wish.options)
    eye = eye_of(game, wish.players)
    variant = eye.variant(fresh)
    rows = gather(eye, fresh, wish.games, wish.seed, wish.keep)
    weights, losses = fitted(rows)
    before = lessons(game).get((wish.players, variant))
    plan = Plan(**wish.plan) if wish.plan or not before else before.plan
    today = datetime.now(UTC).date().isoformat()
    return Lesson(wish.players, variant, wish.command, today, commit(), wish.games, losses, tuple(weights), plan)


def write(path: Path, lesson: Lesson) -> None:
    """Put what was learned into a file of weights, in the place of what it knew for so many players."""
    found = json.loads(path.read_text("utf-8")) if path.is_file() else []
    key = (lesson.players, lesson.variant)
    found = [one for one in found if (one["players"], one["variant"]) != key] + [lesson.as_json()]
    found.sort(key=lambda one: (one["variant"], one["players"]))
    path.write_text("[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n", "utf-8")


def weights_file(name: str) -> Path:
    """Return the file of a game's weights in the work tree."""
    return Path(str(heorot.game(name).folder())) / FILE
