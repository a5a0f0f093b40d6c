"""Reasons: why a move is not legal, as small numbers that the rules return, each with its clause and its message."""

from __future__ import annotations

from collections.abc import Mapping

from heorot.core.message import Argument, Message, Refusal

OK = 0  # nothing speaks against the move


class Reasons:
    """A game's reasons. A check of the rules returns one of their numbers, or OK; legality and refusal ask the same check.

    >>> reasons = Reasons()
    >>> TOUCH = reasons.add("VO-T1", "touch")
    >>> SEVEN = reasons.add("VO-T2", "seven")
    >>> SEVEN, reasons.refusal(SEVEN, {"tile": "thor"})
    (2, Refusal(clause='VO-T2', message=Message(id='why-seven', args={'tile': 'thor'})))
    >>> reasons.refusal(OK) is None
    True
    """

    def __init__(self) -> None:
        self.known: list[tuple[str, str]] = [("", "")]  # the clause and the message's name, by the number; 0 is OK

    def add(self, clause: str, name: str) -> int:
        """Return the number of a new reason: the clause that forbids, and the message `why-NAME` that says so."""
        self.known.append((clause, name))
        return len(self.known) - 1

    def refusal(self, reason: int, args: Mapping[str, Argument] | None = None) -> Refusal | None:
        """Return what to answer for a reason; None for OK."""
        if reason == OK:
            return None
        clause, name = self.known[reason]
        return Refusal(clause, Message(f"why-{name}", dict(args or {})))
