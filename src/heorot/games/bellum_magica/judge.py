"""A bot's eye for Bellum Magica (for now: what lies nearest)."""

from __future__ import annotations

from heorot.core.game import PointsJudge


class BellumJudge(PointsJudge):
    """To be written."""

    def __init__(self, players: int) -> None:
        self.players = players
