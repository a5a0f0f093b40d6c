"""What every event is made of: the one part of it that is compiled, since making it is all that telling costs the rules."""

from __future__ import annotations


class Fact:
    """Something that happened by a clause, to a seat. `values` is whatever else there is to tell; its class names them (events.py).

    >>> fact = Fact("VO-T1", 2, 7, 91)
    >>> fact.clause, fact.seat, fact.values
    ('VO-T1', 2, (7, 91))
    """

    def __init__(self, clause: str, seat: int, *values: int) -> None:
        self.clause = clause
        self.seat = seat
        self.values = values
