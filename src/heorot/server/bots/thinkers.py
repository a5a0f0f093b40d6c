"""What the hall needs of those who think for it. Workers on this machine do it (`bot_pool.py`); others may, wherever they are."""

from __future__ import annotations

from typing import Protocol

from heorot.server.bots.worker import Answer, Question


class Thinkers(Protocol):
    """Nothing passes but questions, which hold what one seat sees, and answers: no table, no name, no clock.

    Whoever does it keeps to three promises: moves of bots at live tables come before hints, and nobody who asks much delays who asks
    little; whatever dies is replaced, and the question asked again; what would come later than the ceiling and a tenth does not come:
    `NoAnswer` is raised instead.
    """

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return the answer; `asker` is the table that waits for a move, or the person who asks for a hint; nobody: it is no live table."""
