"""A bot's eye for the Legend: what icons, cards and risks are worth in points, roughly."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.games.beowulf_legend.rules import Legend


class LegendJudge:
    """."""
    def __init__(self, players: int) -> None:
        self.after = Legend(players)
    def gain(self, seen: Legend, move: int) -> int:
        """."""
        return 0
    def worth(self, seen: Legend, move: int) -> float:
        """."""
        return 0.0
    def reason(self, seen: Legend, move: int) -> Message:
        """."""
        return Message("reason-points", {"points": 0})
