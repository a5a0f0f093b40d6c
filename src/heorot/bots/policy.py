"""How seats move in play-outs: at a glance, by a game's eye; written once, against `core.State`."""

from __future__ import annotations

from array import array

from heorot.core.eye import Eye, doubles
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import DEALER, NOBODY

SLIPS = 1024  # a policy's slips are counted in so many parts


class Policy:
    """Takes what is worth most at a glance; of equals, and when it slips, any.

    What the dealer draws and what the seats draw lots for come from two generators: games that part in a move keep their deals alike.
    """

    def __init__(self, eye: Eye, like: State, slips: int) -> None:
        self.eye = eye
        self.slips = slips
        self.moves = Moves(like.room())
        self.worth: array[float] = doubles(like.room())
        self.deals = Rng(0)
        self.lots = Rng(1)


def best_move(policy: Policy, s: State) -> int:
    """Return the move the acting seat would make."""
    moves = policy.moves
    n = s.fill(moves)
    if n == 1:
        return moves.move[0]
    if policy.slips and policy.lots.below(SLIPS) < policy.slips:
        return moves.move[policy.lots.below(n)]
    worth = policy.worth
    policy.eye.glance(s, moves, worth)
    best = 0
    equals = 1
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
            equals = 1
        elif worth[i] == worth[best]:
            equals += 1
            if policy.lots.below(equals) == 0:
                best = i
    return moves.move[best]


def play_on(policy: Policy, s: State, era: int, stretches: int) -> int:
    """Play until so many quiet points are passed since this era (-1: to the end of the game); returns the seats' moves made."""
    made = 0
    while s.actor != NOBODY:
        now = policy.eye.era(s)
        if now != era:
            era = now
            stretches -= 1
            if stretches == 0:
                break
        if s.actor == DEALER:
            s.apply(s.deal(policy.deals, policy.moves))
        else:
            s.apply(best_move(policy, s))
            made += 1
    return made


def play_games(policy: Policy, fresh: State, number: int) -> tuple[int, int]:
    """Play games from this beginning by the policy; returns the seats' moves made and a checksum of the points."""
    s = fresh.copy()
    made = 0
    check = 0
    for _ in range(number):
        s.copy_from(fresh)
        made += play_on(policy, s, 0, -1)
        for seat in range(s.players):
            check = (check * 31 + s.score(seat)) & 0xFFFFFFFF
    return made, check
