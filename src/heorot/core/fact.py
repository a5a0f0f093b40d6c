"""What every event is made of: the one part of it that is compiled, since making it is all that telling costs the rules."""

from __future__ import annotations

from typing import Any


class Fact:
    """Something that happened: by which clause, to which seat, and whatever else there is to tell; its class names it (events.py).

    >>> fact = Fact("VO-T1", 2, 7, 91)
    >>> fact.clause, fact.seat, fact.values
    ('VO-T1', 2, (7, 91))
    """

    def __init__(self, *given: Any) -> None:
        self.given = given  # nothing is taken apart before somebody reads it

    @property
    def clause(self) -> str:
        """The clause of the rule that tells it."""
        clause: str = self.given[0]
        return clause

    @property
    def seat(self) -> int:
        """Whom it concerns: a seat, DEALER or NOBODY."""
        seat: int = self.given[1]
        return seat

    @property
    def values(self) -> tuple[Any, ...]:
        """What its own fields hold."""
        return self.given[2:]
