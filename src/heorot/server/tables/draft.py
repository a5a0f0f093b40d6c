"""What a command would add to a record: entries one after the other, worked out on a copy. The record itself does not change."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

from heorot.core import play
from heorot.core.record import OVER, Record, ended
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.server.tables import log


class Recorded(msgspec.Struct, frozen=True):
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


SPARE: defaultdict[tuple[type, int], list[Any]] = defaultdict(list)  # states to think on, by kind and players: to make one takes longer


def borrowed(state: Any) -> Any:
    """Return a copy of a state, to be given back."""
    try:
        found = SPARE[type(state), state.players].pop()
    except IndexError:
        return state.copy()
    found.copy_from(state)
    return found


class Draft:
    """A record thought on from where it stands."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = borrowed(record.state)
        self.conceded = list(record.conceded)
        self.entries: list[Entry] = []
        self.draws = 0  # among these

    def done(self) -> list[Entry]:
        """Return what was thought out; nothing is added from then on."""
        SPARE[type(self.state), self.state.players].append(self.state)
        return self.entries

    def add(self, entry: play.Entry, spent: int = 0) -> None:
        """Add an entry of the record."""
        self.entries.append(Recorded(entry, spent))

    def make(self, move: int, seat: int, spent: int = 0) -> None:
        """Add a legal move."""
        self.entries.append(Recorded(play.Made(seat, move, self.record.game.notation(move, self.state)), spent))
        self.state.apply(move, ACTING if seat == DEALER else seat)

    def deal(self) -> None:
        """Add all that the dealer has to do; where nobody is left to act, the game is over."""
        assert self.record.dealer is not None
        while self.state.actor == DEALER:
            self.make(self.record.dealer.deal(self.state, self.record.next_draw(len(self.entries), self.draws)), DEALER)
            self.draws += 1
        if self.state.actor == NOBODY:
            self.close(OVER)

    def concede(self, seat: int) -> None:
        """Add that a seat gives up."""
        self.conceded.append(seat)
        self.add(play.Conceded(seat))

    def close(self, how: str) -> None:
        """Add the end of the game, by which the secret is revealed."""
        assert self.record.dealer is not None
        lines = [*self.record.lines, *(entry.entry.line for entry in self.entries if isinstance(entry, Recorded))]
        self.add(ended(self.state, lines, self.record.dealer.secret.hex(), how, self.conceded))
