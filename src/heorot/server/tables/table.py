"""A table: its log, entry by entry, and what the log has made of it.

`decide` says what comes of a command and changes nothing; `apply` is the one way by which anything changes, whether an entry was just
decided or is read from the log again.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

import msgspec

import heorot
from heorot.core.errors import UnknownGame
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.draft import Entry, stored
from heorot.server.tables.events import TableEvent
from heorot.server.tables.frozen import Frozen
from heorot.server.tables.lobby import Lobby
from heorot.server.tables.match import Match
from heorot.server.tables.presence import GRACE, Presence
from heorot.server.tables.table_state import Seat, Stage

LONGEST_GAME = 10_000  # entries of a game besides chat, after which only what brings it to its end is heard
MOST_GATHERED = 300  # commands of one person before the game, after which only what begins or clears the table is heard
MOST_STRANGE = 60  # the same, of one who neither sits there nor opened it; where they are many, each has a fair share …
ALL_STRANGE = 3_000  # … of so many, and never less than …
LEAST_STRANGE = 4
RECENT = 8  # events kept in memory for those who come back at once
NEEDED = (
    protocol.Move, protocol.Reveal, protocol.Answer, protocol.Concede, protocol.Leave, protocol.Return, protocol.Resume, protocol.Stand,
    protocol.Start, protocol.Remove, protocol.Propose,
)  # fmt: skip  # what begins, ends or clears a table, or plays on: it is always heard
GATHERING = (protocol.Sit, protocol.Bot, protocol.Promise, protocol.First)  # what only gathers


class Decision(msgspec.Struct, frozen=True):
    """Entries that were decided together, at a time; where a person asked for them with a key, who and which."""

    entries: list[Entry]
    at: int
    by: str = ""
    key: str = ""

    def blobs(self) -> tuple[bytes, ...]:
        """Return the entries as they are written; the first one carries the key."""
        return tuple(
            log.encode(log.Logged(self.at, stored(entry), "" if i else self.by, "" if i else self.key))
            for i, entry in enumerate(self.entries)
        )


class Table:
    """One table, of which its log is the whole truth."""

    state: Lobby | Match | Frozen

    def __init__(self, id: str, secret: bytes, grace: int = GRACE) -> None:
        self.id = id
        self.secret = secret
        self.presence = Presence(grace)
        self.keys: dict[tuple[str, str], int] = {}
        self.seq = 0  # the number of the last entry that everybody may know of
        self.entries = 0
        self.gathered: Counter[str] = Counter()  # commands before the game, by person
        self.played = 0  # entries since, without chat
        self.recent: deque[TableEvent] = deque(maxlen=RECENT)  # of what was told since the table woke

    # what it is now

    @property
    def match(self) -> Match:
        """The game, or a refusal where there is none."""
        if not isinstance(self.state, Match):
            raise Refused("frozen", "the rules of this game are of another version") if self.state.frozen else self.state.not_now()
        return self.state

    @property
    def begun(self) -> bool:
        """Whether there is a game to look at."""
        return isinstance(self.state, Match)

    @property
    def stage(self) -> Stage:
        """How far it is."""
        return self.state.stage

    @property
    def opened(self) -> log.Opened:
        """All that is fixed for good."""
        return self.state.opened

    @property
    def seats(self) -> list[Seat]:
        """The seats."""
        return self.state.seats

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return self.state.seats_of(person)

    def actors(self) -> tuple[int, ...]:
        """Return the seats that have to act."""
        return self.state.actors()

    # deciding

    def decide(self, who: Person, command: protocol.AnyCommand, now: int) -> Decision:
        """Return what comes of what a person asks, or raise Refused; nothing changes."""
        if self.state.frozen:
            raise Refused("frozen", "this game was begun under other rules: it can be read and kept, but not played on")
        if not isinstance(command, (*NEEDED, protocol.Say)) and not self.has_room_for(who.id):
            raise Refused("too-many", "too much has happened at this table")
        return Decision(self.state.decide(who, command, now), now, who.id, command.key)

    def spoken(self, name: str, text: str, now: int) -> Decision:
        """Return that the hall itself says something; nothing changes."""
        return Decision([log.Said("", name, text)], now)

    def has_room_for(self, person: str) -> bool:
        """Whether more may happen here at somebody's wish: nobody can use up what others need."""
        if self.begun:
            return self.played <= LONGEST_GAME
        if self.state.belongs(person):
            return self.gathered[person] < MOST_GATHERED
        strangers = sum(not self.state.belongs(one) for one in self.gathered.keys() | {person})
        return self.gathered[person] < max(LEAST_STRANGE, min(MOST_STRANGE, ALL_STRANGE // strangers))

    # applying

    def carry_out(self, decision: Decision) -> list[TableEvent]:
        """Let happen what was decided; returns what there is to tell of it."""
        if decision.key and decision.entries:
            self.keys[decision.by, decision.key] = self.seq + 1
            self.count(decision.by, decision.entries[0])
        events = [event for entry in decision.entries for event in self.apply(entry, decision.at)]
        self.recent.extend(event for event in events if event.told)
        return events

    def read(self, blobs: Iterable[bytes], telling: bool = False) -> list[TableEvent]:
        """Become what a log says; returns what there is to tell of it, of moves only if they are to be told."""
        events = []
        for blob in blobs:
            logged = log.decode(blob)
            if logged.key:
                self.keys[logged.by, logged.key] = self.seq + 1
                self.count(logged.by, logged.entry)
            events += self.apply(logged.entry, logged.at, telling)
        return events

    def count(self, person: str, first: Entry) -> None:
        """Count a command of a person, by the first entry that comes of it."""
        if not self.begun and type(first) is not log.Said:
            self.gathered[person] += 1

    def apply(self, entry: Entry, at: int, telling: bool = True) -> list[TableEvent]:
        """Let an entry happen; returns what there is to tell of it. Nothing changes a table but this."""
        self.entries += 1
        self.played += type(entry) is not log.Said and self.entries > 1 and self.begun
        if numbered(entry):
            self.seq += 1
        if type(entry) is log.Opened:
            self.state = laid(self.id, self.secret, entry, self.presence)
            return [TableEvent(self.seq, at, table=True)]
        if type(entry) is log.Line and type(self.state) is Lobby:
            self.state = Match(self.state)
        return self.state.apply(entry, self.seq, at, telling)


def numbered(entry: Entry) -> bool:
    """Whether an entry has a number: what a seat lays while others choose has none before it has chosen for good."""
    return type(entry) not in log.UNNUMBERED or entry.whole  # type: ignore[union-attr]


def laid(id: str, secret: bytes, entry: log.Opened, presence: Presence) -> Lobby | Frozen:
    """Return a table as it is opened; it is frozen if its rules do not know its version."""
    try:
        game = heorot.game(entry.game)
    except UnknownGame:
        return Frozen(id, secret, entry, presence, None)
    if not game.knows(entry.rules):
        return Frozen(id, secret, entry, presence, game)
    parts = game.box(entry.rules) if entry.parts is None else game.accept_parts(entry.parts)
    return Lobby(id, secret, entry, presence, game, parts)
