"""What a command would add to a record: entries one after the other, worked out on a copy. The record itself does not change."""

from __future__ import annotations

from typing import NamedTuple

from heorot.core import play
from heorot.core.record import OVER, Record, ended
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.server.tables import log


class Recorded(NamedTuple):
    """An entry of the record as an entry of the table's log; `spent` is what the seat's clock lost by it."""

    entry: play.Entry
    spent: int = 0

    @property
    def stored(self) -> log.Line:
        """The line of the record that is stored for it."""
        return log.Line(self.entry.line, self.spent)


Entry = log.Anything | Recorded  # what is decided, and applied


def stored(entry: Entry) -> log.Anything:
    """Return an entry as it is stored."""
    return entry.stored if isinstance(entry, Recorded) else entry


class Draft:
    """A record thought on from where it stands."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.state.copy()
        self.conceded = list(record.conceded)
        self.entries: list[Entry] = []
        self.lines: list[str] = []

    def add(self, entry: play.Entry, spent: int = 0) -> None:
        """Add an entry of the record."""
        self.entries.append(Recorded(entry, spent))
        self.lines.append(entry.line)

    def make(self, move: int, seat: int, spent: int = 0) -> None:
        """Add a legal move."""
        made = play.Made(seat, move, self.record.game.notation(move, self.state))
        self.state.apply(move, ACTING if seat == DEALER else seat)
        self.add(made, spent)

    def deal(self) -> None:
        """Add all that the dealer has to do; where nobody is left to act, the game is over."""
        assert self.record.dealer is not None
        while self.state.actor == DEALER:
            self.make(self.record.dealer.deal(self.state, self.record.next_line + len(self.entries)), DEALER)
        if self.state.actor == NOBODY:
            self.close(OVER)

    def concede(self, seat: int) -> None:
        """Add that a seat gives up."""
        self.conceded.append(seat)
        self.add(play.Conceded(seat))

    def close(self, how: str) -> None:
        """Add the end of the game, by which the secret is revealed."""
        assert self.record.dealer is not None
        self.add(ended(self.state, [*self.record.lines, *self.lines], self.record.dealer.secret.hex(), how, self.conceded))
