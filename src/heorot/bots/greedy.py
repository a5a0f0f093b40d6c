"""The greedy bot: looks one move ahead with the game's own judge."""

from __future__ import annotations

from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.core.game import Game
from heorot.core.state import State

LOOKED_AT = 24  # the moves with the most points, which are judged in full; a judge whose eye is quick may say another number


class GreedyBot(Bot):
    """Takes what is worth most now, against what it opens for the next player."""

    name = "greedy"

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.judges: dict[int, Any] = {}

    def ponder(self, seen: State, budget: Budget) -> Choice:
        """Return the best of the most promising moves; among equals, any."""
        if seen.players not in self.judges:
            self.judges[seen.players] = self.game.judge(seen.players)
        judge = self.judges[seen.players]
        moves = sorted(seen.legal())  # so that equal positions give equal moves, however they came about
        if len(moves) == 1:
            return Choice(moves[0], judge.reason(seen, moves[0]))
        lots = {move: self.rng.below(1 << 20) for move in moves}
        gains = {move: judge.gain(seen, move) for move in moves}
        moves.sort(key=lambda move: (-gains[move], lots[move]))
        weighed = [Weighed(move, judge.worth(seen, move)) for move in moves[: getattr(judge, "looked_at", LOOKED_AT)]]
        weighed.sort(key=lambda found: (-found.value, lots[found.move]))
        return Choice(weighed[0].move, judge.reason(seen, weighed[0].move), tuple(weighed))
