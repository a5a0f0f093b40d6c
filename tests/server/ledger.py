"""What people were promised and told, held against the log that is left when their hall was killed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from heorot.server import protocol
from heorot.server.store.schema import connect
from heorot.server.store.sqlite import read_log
from heorot.server.tables import log
from heorot.server.tables.events import TableEvent
from heorot.server.tables.table import Table

DEEDS: dict[type, tuple[type, ...]] = {  # what the first entry of a command may be
    protocol.Sit: (log.Sat,), protocol.Start: (log.Closed,), protocol.Reveal: (log.Revealed,),
    protocol.Move: (log.Line, log.Laid), protocol.Say: (log.Said,), protocol.Undo: (log.Line, log.Asked, log.Lifted),
    protocol.Propose: (log.Asked,), protocol.Answer: (log.Answered,), protocol.Resume: (log.Resumed,),
    protocol.Leave: (log.Stoodin,), protocol.Return: (log.Returned,),
}  # fmt: skip


@dataclass
class Errand:
    """A command, and what came of it as far as its sender knows."""

    person: str
    table: str
    command: protocol.AnyCommand
    sent: int = 0  # how often
    done: int | None = None  # the number with which it was acknowledged
    refused: str = ""

    @property
    def answered(self) -> bool:
        """Whether its sender knows what came of it."""
        return self.done is not None or bool(self.refused)

    def __str__(self) -> str:
        return f"{type(self.command).__name__} {self.command.key} at table {self.table[:6]}"


@dataclass
class Ears:
    """All that one listener was told of a table."""

    table: str
    eyes: int | None
    seen: int = 0  # the last number: all up to it was told
    heard: dict[int, bytes] = field(default_factory=dict)
    proved: int = 0  # the number up to which the log says the same


class Story:
    """A table as its log tells it."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.table = Table(id, secret)
        self.blobs: list[bytes] = []
        self.entries: list[log.Logged] = []
        self.numbers: list[int] = []  # with which each entry was acknowledged
        self.keys: dict[tuple[str, str], int] = {}
        self.events: dict[int, TableEvent] = {}

    def go_on(self, rows: list[tuple[int, bytes]]) -> Iterable[str]:
        """Read the log up to its new end; gives what is wrong with it."""
        known, blobs = len(self.blobs), [blob for _, blob in rows]
        name = f"table {self.table.id[:6]}"
        if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
            yield f"{name}: the numbers of its log have holes"
            return
        if blobs[:known] != self.blobs:
            yield f"{name}: what its log has held before is gone or another now"
            return
        for number, blob in enumerate(blobs[known:], known + 1):
            logged = log.decode(blob)
            if logged.key and (logged.by, logged.key) in self.keys:
                yield f"{name}: {logged.key} was done twice, as {self.keys[logged.by, logged.key]} and as {number}"
            elif logged.key:
                self.keys[logged.by, logged.key] = number
            self.entries.append(logged)
        self.blobs = blobs
        for blob in blobs[known:]:
            self.events |= {event.seq: event for event in self.table.read([blob], telling=True) if event.told}
            self.numbers.append(self.table.seq)


class Ledger:
    """All errands and all ears, and the file in which it must be found again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.errands: dict[tuple[str, str], Errand] = {}
        self.fresh: list[Errand] = []  # answered since the log was last looked at
        self.ears: list[Ears] = []
        self.stories: dict[str, Story] = {}
        self.leaving: set[str] = set()  # tables at which nothing will happen any more …
        self.settled: set[str] = set()  # … and whose logs were read since
        self.faults: list[str] = []

    def fault(self, sentence: str) -> None:
        """Something is wrong."""
        self.faults.append(sentence)

    def errand(self, person: str, table: str, command: protocol.AnyCommand) -> Errand:
        """Return a new errand."""
        made = self.errands[person, command.key] = Errand(person, table, command)
        return made

    def done(self, errand: Errand, seq: int) -> None:
        """An errand was acknowledged."""
        if errand.refused:
            self.fault(f"{errand} was refused ({errand.refused}), then acknowledged")
        errand.done = seq
        self.fresh.append(errand)

    def refused(self, errand: Errand, why: str) -> None:
        """An errand was refused: nothing has changed."""
        if errand.done is not None:
            self.fault(f"{errand} was acknowledged, then refused ({why})")
        if why in ("internal", "not-found", "read-only", "who-are-you", "bad-message"):
            self.fault(f"{errand} was answered with {why}")
        errand.refused = why
        self.fresh.append(errand)

    def hear(self, ears: Ears, seq: int, events: dict[int, bytes]) -> None:
        """A listener was told something."""
        for number, event in events.items():
            if ears.heard.setdefault(number, event) != event:
                self.fault(f"table {ears.table[:6]}: {number} was told twice to eyes {ears.eyes}, not alike")
        if seq < ears.seen:
            self.fault(f"table {ears.table[:6]}: eyes {ears.eyes} were told up to {ears.seen}, then only up to {seq}")
        ears.seen = max(seq, ears.seen)

    def retire(self, table: str) -> None:
        """Nobody is at a table any more."""
        self.leaving.add(table)

    # what the log says

    def check(self) -> None:
        """Hold all that is new against the log."""
        with closing(connect(f"{self.path.absolute().as_uri()}?mode=ro")) as connection:
            for table in {ears.table for ears in self.ears} | {errand.table for errand in self.fresh}:
                self.read(connection, table)
        self.compare()

    def check_all(self) -> None:
        """Hold everything that ever was against everything in the file."""
        with closing(connect(f"{self.path.absolute().as_uri()}?mode=ro")) as connection:
            self.settled.clear()  # what was read before is compared once more
            for (table,) in connection.execute("SELECT id FROM tables").fetchall():
                self.read(connection, table)
            for (word,) in connection.execute("PRAGMA integrity_check"):
                if word != "ok":
                    self.fault(f"the file is broken: {word}")
        self.fresh = list(self.errands.values())
        self.compare()
        for errand in self.errands.values():
            if errand.sent and not errand.answered:
                self.fault(f"{errand} was never answered")

    def read(self, connection: sqlite3.Connection, table: str) -> None:
        """Read a table's log."""
        if table in self.settled:
            return
        if table not in self.stories:
            found = connection.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,)).fetchone()
            if found is None:
                self.fault(f"table {table[:6]} is gone")
                return
            self.stories[table] = Story(table, found[0])
        story = self.stories[table]
        numbers = [number for (number,) in connection.execute("SELECT number FROM log WHERE table_id = ? ORDER BY number", (table,))]
        self.faults += story.go_on(list(zip(numbers, read_log(connection, table))))
        for by, key in story.keys.keys() - self.errands.keys():
            self.fault(f"table {table[:6]}: nobody has sent {key} of {by}")

    def compare(self) -> None:
        """Compare what was answered and told with what was read."""
        fresh, self.fresh = self.fresh, []
        for errand in fresh:
            self.faults += self.wrong(errand)
        for ears in self.ears:
            if ears.table in self.stories:
                self.faults += self.misheard(ears, self.stories[ears.table])
        self.settled |= self.leaving
        self.ears = [ears for ears in self.ears if ears.table not in self.settled]

    def wrong(self, errand: Errand) -> Iterable[str]:
        """Give what is wrong with the answer to an errand."""
        story = self.stories.get(errand.table)
        number = story.keys.get((errand.person, errand.command.key)) if story else None
        if errand.refused and number is not None:
            yield f"{errand} was refused ({errand.refused}), but it is in the log"
        if errand.done is None:
            return
        if story is None or number is None:
            yield f"{errand} was acknowledged, but it is not in the log"
        elif not story.numbers[number - 1] <= errand.done <= story.table.seq:
            yield f"{errand} was acknowledged at {errand.done}, but of {story.table.seq} it is {story.numbers[number - 1]}"
        elif not fits(errand.command, story.entries[number - 1].entry):
            yield f"{errand} is another thing in the log"

    def misheard(self, ears: Ears, story: Story) -> Iterable[str]:
        """Give what was told otherwise than the log says, or was kept from a listener."""
        name = f"table {ears.table[:6]}, eyes {ears.eyes}"
        if ears.seen > story.table.seq:
            yield f"{name}: told up to {ears.seen}, but the log ends at {story.table.seq}"
        for seq in range(ears.proved + 1, ears.seen + 1):
            told, event = ears.heard.get(seq), story.events.get(seq)
            if event is None and told is not None:
                yield f"{name}: {seq} was told, but it is not in the log: {told.decode()}"
            elif event is not None and told != protocol.encode(event.for_viewer(ears.eyes)):
                yield f"{name}: {seq} {'was never told' if told is None else 'was told otherwise than the log says'}"
        ears.proved = max(ears.proved, ears.seen)


def fits(command: protocol.AnyCommand, entry: log.Anything) -> bool:
    """Return whether an entry is what a command asked for."""
    if not isinstance(entry, DEEDS[type(command)]):
        return False
    if isinstance(command, protocol.Move) and isinstance(entry, log.Line):
        return bool(json.loads(entry.text) == [command.seat, command.move])
    if isinstance(command, protocol.Move) and isinstance(entry, log.Laid):
        return (entry.seat, entry.text) == (command.seat, command.move)
    return not isinstance(command, protocol.Say) or (isinstance(entry, log.Said) and entry.text == command.text)
