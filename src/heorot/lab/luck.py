"""What the dealer gave: at each deal, how much better it came out for a seat than the mean of all that could have come, by exact odds.

That is zero on average, whatever the value thinks that judges it; so it can be taken off a share as far as it explains it, and what is
left is as true and less noisy. How far, a coefficient says that is fitted to the deals themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from heorot.bots.mind import eye_of, has_eye, learned_eye, lessons
from heorot.core.eye import Eye, doubles, value
from heorot.core.game import Game
from heorot.core.state import Moves, State

MILLION = 1_000_000


class Luck:
    """Adds up the luck of each seat in one game after the other."""

    def __init__(self, eye: Eye, like: State) -> None:
        self.eye = eye
        self.s = like.copy()
        self.moves = Moves(like.room())
        self.shares = doubles(8)
        self.total = [0.0] * like.players

    @classmethod
    def of(cls, game: Game[Any], fresh: State) -> Luck | None:
        """Return one for this game and number of players; nothing where no value was learned."""
        if not has_eye(game):
            return None
        variant = eye_of(game, fresh.players).variant(fresh)
        if (fresh.players, variant) not in lessons(game):
            return None
        return cls(learned_eye(game, fresh.players, variant)[0], fresh)

    def begin(self) -> None:
        """Begin another game."""
        self.total = [0.0] * len(self.total)

    def add(self, before: State, after: State) -> None:
        """Count what a deal brought that led from one state to another."""
        weights = before.fill_odds(self.moves)
        if self.moves.n == 1:
            return
        seats = range(len(self.total))
        value(self.eye, after, self.shares)
        came = [self.shares[seat] for seat in seats]
        mean = [0.0] * len(self.total)
        for i in range(self.moves.n):
            self.s.copy_from(before)
            self.s.apply(self.moves.move[i])
            value(self.eye, self.s, self.shares)
            for seat in seats:
                mean[seat] += self.shares[seat] * self.moves.weight[i] / weights
        for seat in seats:
            self.total[seat] += came[seat] - mean[seat]

    def millionths(self, seat: int) -> int:
        """Return the luck of a seat in a whole number, so that sums are equal in whatever order they are made."""
        return round(MILLION * self.total[seat])


def adjusted(shares: Sequence[float], luck: Sequence[float]) -> tuple[float, float]:
    """Return the mean share less what luck explains of it, and its standard error.

    >>> adjusted([1.0, 0.0, 1.0, 0.0], [0.5, -0.5, 0.3, -0.7])[0] > 0.5
    True
    """
    n = len(shares)
    mean, fortune = sum(shares) / n, sum(luck) / n
    spread = sum((x - fortune) ** 2 for x in luck)
    slope = sum((x - fortune) * (y - mean) for x, y in zip(luck, shares)) / spread if spread else 0.0
    rest = sum((y - mean - slope * (x - fortune)) ** 2 for x, y in zip(luck, shares))
    return mean - slope * fortune, sqrt(rest / (n - 2) / n) if n > 2 else 0.0
