"""What happens around a game that is on: bots stand in, all are asked something, the game rests. Match and frozen table share it."""

from __future__ import annotations

from heorot.bots import current
from heorot.server.tables import log
from heorot.server.tables.table_state import SEATED, Asking, Change, TableState

LEAST_TIME = 10_000  # milliseconds that a seat has at least when its person comes back


class Played(TableState):
    """A table whose game has begun."""

    def asked_by(self, number: int, of: int = -1) -> list[int]:
        """Return the seats that are asked when this one asks something, maybe about another: those of all other people who remain.

        Nobody remains who has given up, or for whom a bot plays because they did not; who left is asked.
        """
        apart = ("", self.seats[number].person, self.seats[of].person if of >= 0 else "")
        return [i for i, seat in enumerate(self.seats) if seat.person not in apart and not seat.conceded and not seat.overdue]

    def on_asked(self, entry: log.Asked, _: int) -> None:
        """All others are asked."""
        self.asking = Asking(entry.seat, entry.what, entry.line, self.asked_by(entry.seat, entry.of), entry.of)

    def on_excused(self, entry: log.Excused, _: int) -> None:
        """Some need not be waited for."""
        self.asking = self.asking and self.asking.without(*entry.seats)

    def on_nudged(self, entry: log.Nudged, at: int) -> None:
        """A seat is reminded of its turn."""
        self.seats[entry.of].nudged = at

    def on_handed(self, entry: log.Handed, _: int) -> None:
        """Another person may play here."""
        self.seats[entry.seat].handed = True
        self.asking = None

    def on_answered(self, entry: log.Answered, _: int) -> None:
        """A seat has answered; a no ends the matter."""
        if self.asking is not None:
            self.asking = self.asking.without(entry.seat) if entry.yes else None

    def on_stood_in(self, entry: log.Stoodin, _: int) -> None:
        """A bot plays here; the person is still asked if they left, and no more if they gave up or the bot had to play."""
        seat = self.seats[entry.seat]
        seat.stand_in = current(entry.bot, self.game)
        seat.why = entry.why
        seat.since = seat.nudged = None
        seat.left = max(0, seat.left - entry.spent)
        if entry.why == "time":
            seat.left = 0
        if entry.why == "conceded":
            seat.conceded = True
        if self.asking is not None and (seat.conceded or seat.overdue):
            self.asking = self.asking.without(entry.seat)
        self.drop_asking_about(entry.seat)

    def drop_asking_about(self, number: int) -> bool:
        """Forget what is asked about a seat, for it is another matter now; returns whether anything was."""
        dropped = self.asking is not None and self.asking.of == number
        self.asking = None if dropped else self.asking
        return dropped

    def on_returned(self, entry: log.Returned, _: int) -> None:
        """The person plays here again."""
        self.play_again(entry.seat)

    def on_moved(self, entry: log.Moved, _: int) -> None:
        """Another person plays here, until its own comes back."""
        seat = self.seats[entry.seat]
        seat.owner = "" if entry.person == seat.owner else seat.owner or seat.person
        seat.like = self.namesake(entry.person, entry.name) if seat.owner else ""
        seat.person, seat.name = entry.person, entry.name
        seat.invited += 1
        self.play_again(entry.seat)

    def play_again(self, number: int) -> None:
        """Let a person play where a bot stood in, with time enough for a move."""
        seat = self.seats[number]
        seat.stand_in = seat.why = ""
        seat.handed, seat.nudged = False, None
        self.drop_asking_about(number)
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
    **SEATED, log.Asked: Played.on_asked, log.Answered: Played.on_answered, log.Excused: Played.on_excused, log.Nudged: Played.on_nudged,
    log.Handed: Played.on_handed, log.Stoodin: Played.on_stood_in,
    log.Returned: Played.on_returned, log.Moved: Played.on_moved, log.Paused: Played.on_paused, log.Resumed: Played.on_resumed,
    log.Rematched: Played.on_rematched,
}  # fmt: skip
