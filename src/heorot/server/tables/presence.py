"""Who is at a table, and for how long somebody may be away: its owner says so, the log does not.

The *grace* is the time for which a seat waits for its person, whatever else happens. It is counted here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from heorot.server import protocol
from heorot.server.store.base import Person

GRACE = 120_000  # milliseconds for which somebody may be away, or think on after a nudge, before a bot may stand in
MOST_CAME = 1_000  # people of whom a table remembers from where they came


@dataclass(frozen=True)
class Knocking:
    """Somebody who says that a seat is theirs, on a device that the hall does not know as theirs."""

    id: str
    person: str  # who they are on that device
    name: str
    seat: int
    at: int
    device: bytes  # the hash of its token


@dataclass
class Presence:
    """Who is at the table, and what is known of them only while it is awake."""

    grace: int = GRACE
    here: frozenset[int] = frozenset()  # seats whose people are connected
    last: dict[int, int] = field(default_factory=dict)  # when a seat's person was last seen
    where: dict[str, str] = field(default_factory=dict)  # from which address a person came; it is never written down
    removed: dict[str, int] = field(default_factory=dict)  # addresses from which somebody was asked to leave, and when
    shunned: dict[str, frozenset[str]] = field(default_factory=dict)  # who wants to sit down, and by whom they were blocked
    muted: dict[str, list[str]] = field(default_factory=dict)  # who is here or looks in, and whom they do not want to hear
    knocks: dict[str, Knocking] = field(default_factory=dict)
    turned_away: set[str] = field(default_factory=set)  # people whose knocks were answered with no

    def keep(self, other: Presence) -> None:
        """Know what another knew, whose table is made anew."""
        self.__dict__.update(other.__dict__)

    # grace

    def away_until(self, seat: int) -> int | None:
        """Return when the grace of a seat's person is over; None while they are here."""
        return None if seat in self.here else self.last.get(seat, 0) + self.grace

    def is_away(self, seat: int, now: int) -> bool:
        """Whether a seat's person has been away for the whole grace."""
        until = self.away_until(seat)
        return until is not None and until <= now

    # strangers

    def came(self, person: str, address: str) -> None:
        """Remember from where somebody came; at most some hundreds, for anybody may try."""
        self.where.pop(person, None)
        self.where[person] = address
        if len(self.where) > MOST_CAME:
            del self.where[next(iter(self.where))]

    def sent_away(self, person: str, at: int) -> None:
        """Remember from where somebody came who was asked to leave."""
        if person in self.where:
            self.removed[self.where[person]] = at

    def is_newcomer(self, who: Person) -> bool:
        """Whether somebody came to the hall, and from that very address, only after another was asked to leave."""
        removed = self.removed.get(self.where.get(who.id, ""))
        return removed is not None and who.created >= removed

    def mutes(self, person: str, others: list[str]) -> None:
        """Remember whom somebody does not want to hear; of at most some hundreds, for anybody may look in."""
        self.muted.pop(person, None)
        if others:
            self.muted[person] = others
        if len(self.muted) > MOST_CAME:
            del self.muted[next(iter(self.muted))]

    # those who knock

    def knocking(self, person: str) -> int | None:
        """Return of which seat somebody says that it is theirs."""
        return next((one.seat for one in self.knocks.values() if one.person == person), None)

    def knocks_for(self, seats: Sequence[int], screen: bool) -> list[protocol.Knock]:
        """Return who waits for the yes of somebody with these seats; the table's screen is asked where a seat's person is not here."""
        asked = (one for one in self.knocks.values() if one.seat in seats or (screen and one.seat not in self.here))
        return [protocol.Knock(one.id, one.seat, one.name) for one in asked]
