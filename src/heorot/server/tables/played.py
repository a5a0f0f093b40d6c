"""What happens around a game that is on: bots stand in, all are asked something, the game rests. Match and frozen table share it."""

from __future__ import annotations

from heorot.bots import current
from heorot.server.tables import log
from heorot.server.tables.table_state import SEATED, Asking, Change, Seat, TableState

LEAST_TIME = 10_000  # milliseconds that a seat has at least when its person comes back


class Played(TableState):
    """A table whose game has begun."""

    def asked_by(self, number: int) -> list[int]:
        """Return the seats that are asked when this one asks something: those of all other people who may still play."""
        person = self.seats[number].person
        return [i for i, seat in enumerate(self.seats) if seat.person not in ("", person) and not seat.conceded and not seat.freed]

    def on_asked(self, entry: log.Asked, _: int) -> None:
        """All others are asked."""
        self.asking = Asking(entry.seat, entry.what, entry.line, self.asked_by(entry.seat))

    def on_answered(self, entry: log.Answered, _: int) -> None:
        """A seat has answered; a no ends the matter."""
        if self.asking is not None:
            self.asking = self.asking.without(entry.seat) if entry.yes else None

    def on_stood_in(self, entry: log.Stoodin, _: int) -> None:
        """A bot plays here; the person is still asked, unless they gave up or were away for too long."""
        seat = self.seats[entry.seat]
        seat.stand_in = current(entry.bot)
        seat.freed = entry.why == "freed"
        seat.since = None
        seat.left = max(0, seat.left - entry.spent)
        if entry.why == "time":
            seat.left = 0
        if entry.why == "conceded":
            seat.conceded = True
        if self.asking is not None and (seat.conceded or seat.freed):
            self.asking = self.asking.without(entry.seat)

    def on_returned(self, entry: log.Returned, _: int) -> None:
        """The person plays here again."""
        self.play_again(self.seats[entry.seat])

    def on_moved(self, entry: log.Moved, _: int) -> None:
        """Another person plays here."""
        seat = self.seats[entry.seat]
        seat.person, seat.name = entry.person, entry.name
        seat.invited += 1
        self.play_again(seat)

    def play_again(self, seat: Seat) -> None:
        """Let a person play where a bot stood in, with time enough for a move."""
        seat.stand_in = ""
        seat.freed = False
        if self.opened.clock:
            seat.left = max(seat.left, self.opened.clock.bonus, LEAST_TIME)

    def on_paused(self, entry: log.Paused, _: int) -> None:
        """The clocks rest."""
        self.paused = True
        self.asking = None
        for seat, spent in zip(self.seats, entry.spent or [0] * len(self.seats)):
            seat.left = max(0, seat.left - spent)
            seat.since = None

    def on_resumed(self, _: log.Resumed, __: int) -> None:
        """The clocks run again."""
        self.paused = False

    def on_rematched(self, entry: log.Rematched, _: int) -> None:
        """There is a new table."""
        self.rematch = entry.table


AROUND: dict[type, Change] = {
    **SEATED, log.Asked: Played.on_asked, log.Answered: Played.on_answered, log.Stoodin: Played.on_stood_in,
    log.Returned: Played.on_returned, log.Moved: Played.on_moved, log.Paused: Played.on_paused, log.Resumed: Played.on_resumed,
    log.Rematched: Played.on_rematched,
}  # fmt: skip
