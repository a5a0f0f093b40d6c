"""Flat search over imagined worlds: a few promising moves, tried in the same worlds with the same luck, half of them left after each round.

What is unknown to the seat that thinks is imagined anew for each comparison; nothing but what it sees is ever read. A try is a short
play-out by the policy up to a quiet point, and there the learned value, or the end of the game. What is seen is shrunk towards what the
game's judge thought beforehand.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from time import perf_counter

from heorot.bots.policy import Policy, play_on
from heorot.core.eye import Eye, doubles, value
from heorot.core.rng import Rng
from heorot.core.state import Moves, State, ints
from heorot.core.vocabulary import NOBODY, VICTORY

LOOKED_AT = 24  # moves that are weighed in full, the best at a glance
MOST = 64  # candidates
HALF = 1 << 30  # of a seed


@dataclass(frozen=True)
class Plan:
    """How to search: what is chosen for a game by matches, not by taste."""

    width: int = 12  # candidates, beside the best of every kind
    stretches: int = 2  # quiet points to play on to
    shrink: float = 20.0  # what is thought beforehand counts as much as so many tries
    slope: float = 0.03  # share of victory for a point of difference beforehand
    slips: int = 100  # of 1024 moves in play-outs
    near: float = 0.002  # share of victory within which moves are equal, and lots are drawn


class Search:
    """Keeps the states and lists it works with; what it found last lies in `move`, `total`, `squares`, `tries`, the first `n` of each."""

    def __init__(self, eye: Eye, like: State, plan: Plan) -> None:
        room = like.room()
        self.eye = eye
        self.plan = plan
        self.stretches = plan.stretches
        self.policy = Policy(eye, like, plan.slips)
        self.world = like.copy()
        self.s = like.copy()
        self.all = Moves(room)
        self.some = Moves(room)
        self.worth: array[float] = doubles(room)
        self.n = 0
        self.move = ints(MOST)
        self.prior: array[float] = doubles(MOST)
        self.total: array[float] = doubles(MOST)
        self.squares: array[float] = doubles(MOST)
        self.tries = ints(MOST)
        self.alive = ints(MOST)
        self.shares: array[float] = doubles(8)
        self.sixtieths = ints(8)
        self.simulations = 0
        self.bonus: array[float] = doubles(MOST)  # what a style adds to the share of a candidate
        self.likes: frozenset[int] = frozenset()  # kinds of moves that it likes
        self.fond = 0.0  # by so much of a victory
        self.greed = 0.0  # and so much for every point that a move scores at once


def shortlist(search: Search, seen: State) -> None:
    """Find the candidates, the judge's choice first: the best by its worth, and of every kind the best."""
    eye = search.eye
    moves = search.all
    some = search.some
    worth = search.worth
    n = seen.fill(moves)
    legal = sorted(moves.move[i] for i in range(n))  # so that equal positions give equal lists, however they came about
    for i in range(n):
        moves.move[i] = legal[i]
    eye.glance(seen, moves, worth)
    order = sorted(range(n), key=lambda i: (-worth[i], i))
    kinds = set()
    chosen = []
    for rank, i in enumerate(order):
        kind = eye.kind(seen, moves.move[i])
        if rank < LOOKED_AT or kind not in kinds:
            chosen.append(moves.move[i])
        kinds.add(kind)
    for i, move in enumerate(chosen):
        some.move[i] = move
    some.n = len(chosen)
    eye.weigh(seen, some, worth)
    order = sorted(range(some.n), key=lambda i: (-worth[i], some.move[i]))
    kinds = set()
    search.n = 0
    for rank, i in enumerate(order):
        kind = eye.kind(seen, some.move[i])
        if (rank < search.plan.width or kind not in kinds) and search.n < MOST:
            search.move[search.n] = some.move[i]
            search.prior[search.n] = worth[i]
            search.n += 1
        kinds.add(kind)
    for i in range(search.n):
        search.bonus[i] = fondness(search, seen, i)
        search.total[i] = 0.0
        search.squares[i] = 0.0
        search.tries[i] = 0
        search.alive[i] = i


def fondness(search: Search, seen: State, i: int) -> float:
    """Return what the style adds to a candidate."""
    found = search.fond if search.eye.kind(seen, search.move[i]) in search.likes else 0.0
    if search.greed:
        search.s.copy_from(seen)
        search.s.apply(search.move[i], seen.actor)
        found += search.greed * (search.s.score(seen.actor) - seen.score(seen.actor))
    return found


def think(search: Search, seen: State, simulations: int, rng: Rng, seconds: float) -> int:
    """Return which of the candidates is best for the acting seat; where `seconds` is not 0, every round has its part of them."""
    began = perf_counter()
    shortlist(search, seen)
    search.simulations = 0
    left = search.n
    rounds = 0
    while 1 << rounds < left:
        rounds += 1
    for number in range(rounds):
        if number:
            rank(search, left)
            left = (left + 1) // 2
        worlds = simulations // (rounds * left)
        for _ in range(worlds if worlds else 1):
            try_all(search, seen, left, rng)
            if seconds and perf_counter() - began > seconds * (number + 1) / rounds:
                break
    return best_of(search, left, rng)


def try_all(search: Search, seen: State, left: int, rng: Rng) -> None:
    """Try every candidate that is left in one more world, with the same luck."""
    seat = seen.actor
    policy = search.policy
    search.eye.imagine(seen, search.world, rng)
    era = search.eye.era(search.world)
    deals = rng.below(HALF)
    deals = 1 + deals * HALF + rng.below(HALF)
    lots = rng.below(HALF)
    lots = 1 + lots * HALF + rng.below(HALF)
    for k in range(left):
        i = search.alive[k]
        search.s.copy_from(search.world)
        search.s.apply(search.move[i], seat)
        policy.deals.x = deals
        policy.lots.x = lots
        found = valued(search, seat, era)
        search.total[i] += found
        search.squares[i] += found * found
        search.tries[i] += 1
    search.simulations += left


def valued(search: Search, seat: int, era: int) -> float:
    """Return what the seat may expect where a short play-out ends."""
    s = search.s
    play_on(search.policy, s, era, search.stretches)
    if s.actor == NOBODY:
        s.share(search.sixtieths)
        return search.sixtieths[seat] / (1.0 * VICTORY)
    value(search.eye, s, search.shares)
    return search.shares[seat]


def judged(search: Search, i: int, mean: float) -> float:
    """Return what is thought of a candidate: its tries, shrunk towards what was thought beforehand."""
    plan = search.plan
    before = mean + plan.slope * (search.prior[i] - search.prior[0])
    return (search.total[i] + plan.shrink * before) / (search.tries[i] + plan.shrink) + search.bonus[i]


def mean_of(search: Search, left: int) -> float:
    """Return the mean of all tries of those that are left."""
    total = 0.0
    tries = 0
    for k in range(left):
        total += search.total[search.alive[k]]
        tries += search.tries[search.alive[k]]
    return total / tries if tries else 0.0


def rank(search: Search, left: int) -> None:
    """Put those that are left in order, the best first."""
    mean = mean_of(search, left)
    order = sorted((search.alive[k] for k in range(left)), key=lambda i: (-judged(search, i, mean), i))
    for k, i in enumerate(order):
        search.alive[k] = i


def best_of(search: Search, left: int, rng: Rng) -> int:
    """Return the best of those that are left; of those nearly as good, any."""
    rank(search, left)
    mean = mean_of(search, left)
    best = judged(search, search.alive[0], mean)
    near = 1
    while near < left and best - judged(search, search.alive[near], mean) <= search.plan.near:
        near += 1
    return search.alive[rng.below(near) if near > 1 else 0]
