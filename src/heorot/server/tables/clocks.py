"""The pace of a game: a clock for every seat, which runs while its person has to act. It is decided here what comes of a fallen one."""

from __future__ import annotations

from heorot.bots import BEST
from heorot.server.tables import log
from heorot.server.tables.played import Played
from heorot.server.tables.table_state import Seat

PACE = log.Clock(15 * 60_000, 20_000)  # at a table that anybody may join, unless its opener chose another, or none


class Clocked(Played):
    """A game with clocks, or without."""

    earned: list[tuple[int, int]]  # the lines whose moves gave a bonus of time, and the seats

    def spent(self, number: int, now: int) -> int:
        """Return what the running clock of a seat has cost so far."""
        since = self.seats[number].since
        return 0 if since is None or not self.opened.clock else min(max(0, now - since), self.seats[number].left)

    def charge(self, number: int, spent: int, line: int) -> None:
        """Take what a move has cost from its seat's clock, and give the bonus."""
        if self.opened.clock and number >= 0 and not self.seats[number].player:
            self.stop_clock(self.seats[number], spent)
            self.seats[number].left += self.opened.clock.bonus
            self.earned.append((line, number))

    def give_back(self, to: int) -> None:
        """Take the bonus of moves that are taken back: they have earned none."""
        if self.opened.clock:
            for line, number in self.earned:
                if line >= to:
                    self.seats[number].left = max(0, self.seats[number].left - self.opened.clock.bonus)
            self.earned = [(line, number) for line, number in self.earned if line < to]

    def stop_clock(self, seat: Seat, spent: int) -> None:
        """Take what a move has cost from a seat's clock, which rests then."""
        seat.left = max(0, seat.left - spent)
        seat.since = None

    def start_clocks(self, now: int) -> None:
        """Let the clocks of those who have to act run, and no others."""
        if not self.opened.clock:
            return
        acting = self.actors()
        for i, seat in enumerate(self.seats):
            if i not in acting or seat.player:
                seat.since = None
            elif seat.since is None:
                seat.since = now

    def clocks_due(self) -> list[int]:
        """Return when the clocks fall that run now."""
        return [seat.since + seat.left for seat in self.seats if seat.since is not None] if self.opened.clock else []

    def fallen(self, now: int) -> list[log.Stoodin]:
        """Return what comes of clocks that have fallen: a bot plays on for every seat whose time is over."""
        due = [i for i, seat in enumerate(self.seats) if seat.since is not None and seat.since + seat.left <= now]
        return [log.Stoodin(i, BEST, "time") for i in due]
