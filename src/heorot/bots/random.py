"""The random bot: every legal move is as likely."""

from __future__ import annotations

from heorot.bots.bot import Bot, Budget, Choice
from heorot.core.message import Message
from heorot.core.state import State


class RandomBot(Bot):
    """Draws lots."""

    name = "random"

    def ponder(self, seen: State, budget: Budget) -> Choice:
        """Return any legal move."""
        moves = sorted(seen.legal())  # so that equal positions give equal moves, however they came about
        return Choice(moves[self.rng.below(len(moves))], Message("reason-random"))
