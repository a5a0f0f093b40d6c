"""The careless bot: overlooks moves, misjudges what they are worth, or looks at nothing but points; so do beginners."""

from __future__ import annotations

from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.core.game import Game
from heorot.core.state import State

LOTS = 1 << 10


class CarelessBot(Bot):
    """Takes what seems best of the moves it notices."""

    name = "careless"

    def __init__(self, game: Game[Any], seed: int, sees: float = 0.5, errs: float = 0.0, points: bool = False) -> None:
        super().__init__(game, seed)
        self.sees = sees  # of the moves it notices such a part
        self.errs = errs  # points by which it may take a move for better or worse than it is
        self.points = points  # whether it looks only at the points of a move, not at what may follow
        self.judges: dict[int, Any] = {}

    def ponder(self, seen: State, budget: Budget) -> Choice:
        """Return what seems best of what is noticed; among equals, any."""
        if seen.players not in self.judges:
            self.judges[seen.players] = self.game.judge(seen.players)
        judge = self.judges[seen.players]
        moves = sorted(seen.legal())  # so that equal positions give equal moves, however they came about
        lots = {move: self.rng.below(LOTS) for move in moves}
        noticed = [move for move in moves if lots[move] < self.sees * LOTS] or [min(moves, key=lambda move: (lots[move], move))]
        worth = judge.gain if self.points else judge.worth
        seems = {move: worth(seen, move) + self.errs * self.misjudged() for move in noticed}
        order = sorted(noticed, key=lambda move: (-seems[move], lots[move], move))
        return Choice(order[0], judge.reason(seen, order[0]), tuple(Weighed(move, seems[move]) for move in order))

    def misjudged(self) -> float:
        """Return an error between -1 and 1, small ones oftener than large ones."""
        return (self.rng.below(LOTS) + self.rng.below(LOTS)) / LOTS - 1 if self.errs else 0.0


class PointsBot(CarelessBot):
    """Takes the most points now: a beginner's plan, without a slip."""

    name = "points"

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed, sees=1.0, points=True)
