"""The end of a game worked out to its last move, where nothing that matters is hidden any more: written once, against `core.State`.

Two players have opposite interests: whole lines are cut off that neither would take (alpha-beta). Of more, each takes what is best for
itself. First comes the share of the victory, then the lead in points. Whoever has no time for all of it gets no answer.
"""

from __future__ import annotations

from array import array

from heorot.core.eye import Eye, doubles
from heorot.core.state import Moves, State, ints
from heorot.core.vocabulary import DEALER, NOBODY

DEEPEST = 48  # moves to the end
SHARE = 100_000  # a sixtieth of the victory is worth more than all points
WORST = -(1 << 30)


class Solver:
    """Keeps a state and its lists for every depth; what it found lies in `move`, `sixty` and `lead`."""

    def __init__(self, eye: Eye, like: State) -> None:
        room = like.room()
        self.eye = eye
        self.states: list[State] = [like.copy() for _ in range(DEEPEST)]
        self.moves: list[Moves] = [Moves(room) for _ in range(DEEPEST)]
        self.worths: list[array[float]] = [doubles(room) for _ in range(DEEPEST)]
        self.totals = ints(DEEPEST * 8)  # of more than two players, what each gets at that depth
        self.sixtieths = ints(8)
        self.seat = 0
        self.nodes = 0
        self.limit = 0
        self.failed = False
        self.move = 0
        self.worth = 0
        self.sixty = 0  # of the victory, how many sixtieths more than the other; of more players, how many
        self.lead = 0  # in points


def solve(solver: Solver, world: State, limit: int) -> bool:
    """Work out the best move of the acting seat in a whole state, in so many positions at most; returns whether that was enough."""
    solver.states[0].copy_from(world)
    solver.seat = world.actor
    solver.nodes = 0
    solver.limit = limit
    solver.failed = False
    if world.players == 2:
        solver.worth = duel(solver, 0, WORST, -WORST)
    else:
        melee(solver, 0)
        solver.worth = solver.totals[solver.seat]
    sign = 1 if solver.worth > 0 else -1
    solver.sixty = sign * ((sign * solver.worth + SHARE // 2) // SHARE)  # rounded: a lead is far less than one of them
    solver.lead = solver.worth - SHARE * solver.sixty
    return not solver.failed


def ready(solver: Solver, depth: int) -> bool:
    """Bring a position on to where a seat decides or the game is over; whether that could be done."""
    s = solver.states[depth]
    while s.actor == DEALER:
        moves = solver.moves[depth]
        s.fill_odds(moves)
        if moves.n != 1:  # there is luck in it still
            solver.failed = True
            return False
        s.apply(moves.move[0])
    solver.nodes += 1
    if s.actor != NOBODY and (solver.nodes > solver.limit or depth + 1 >= DEEPEST):
        solver.failed = True
    return not solver.failed


def listed(solver: Solver, depth: int) -> int:
    """Write the moves of a position, the most promising first; returns how many there are."""
    s = solver.states[depth]
    moves = solver.moves[depth]
    worth = solver.worths[depth]
    n = s.fill(moves)
    if n > 1:
        solver.eye.glance(s, moves, worth)
    for i in range(1, n):
        move = moves.move[i]
        value = worth[i]
        k = i
        while k > 0 and (worth[k - 1] < value or (worth[k - 1] == value and moves.move[k - 1] > move)):
            worth[k] = worth[k - 1]
            moves.move[k] = moves.move[k - 1]
            k -= 1
        worth[k] = value
        moves.move[k] = move
    return n


def duel(solver: Solver, depth: int, low: int, high: int) -> int:
    """Return what the position at this depth is worth to the seat that asks, as far as it lies between these two."""
    if not ready(solver, depth):
        return 0
    s = solver.states[depth]
    seat = solver.seat
    if s.actor == NOBODY:
        s.share(solver.sixtieths)
        victories = solver.sixtieths[seat] - solver.sixtieths[1 - seat]
        return SHARE * victories + s.score(seat) - s.score(1 - seat)
    n = listed(solver, depth)
    actor = s.actor
    moves = solver.moves[depth]
    after = solver.states[depth + 1]
    best = WORST if actor == seat else -WORST
    for i in range(n):
        move = moves.move[i]
        after.copy_from(s)
        after.apply(move, actor)
        found = duel(solver, depth + 1, low, high)
        if solver.failed:
            return 0
        if actor == seat:
            if found > best:
                best = found
                if depth == 0:
                    solver.move = move
            if best > low:
                low = best
        else:
            if found < best:
                best = found
            if best < high:
                high = best
        if low >= high:
            break
    return best


def melee(solver: Solver, depth: int) -> None:
    """Write what every seat gets from the position at this depth, if each does what is best for itself."""
    if not ready(solver, depth):
        return
    s = solver.states[depth]
    at = depth * 8
    if s.actor == NOBODY:
        s.share(solver.sixtieths)
        for seat in range(s.players):
            best = WORST
            for other in range(s.players):
                if other != seat and s.score(other) > best:
                    best = s.score(other)
            solver.totals[at + seat] = SHARE * solver.sixtieths[seat] + s.score(seat) - best
        return
    n = listed(solver, depth)
    actor = s.actor
    moves = solver.moves[depth]
    after = solver.states[depth + 1]
    for i in range(n):
        move = moves.move[i]
        after.copy_from(s)
        after.apply(move, actor)
        melee(solver, depth + 1)
        if solver.failed:
            return
        if i == 0 or solver.totals[at + 8 + actor] > solver.totals[at + actor]:
            for seat in range(s.players):
                solver.totals[at + seat] = solver.totals[at + 8 + seat]
            if depth == 0:
                solver.move = move
