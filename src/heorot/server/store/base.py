"""Where the hall is kept: one small protocol, so that another database is one more file.

Everything is written by `write`, and is durable when it returns. A table's log only grows; its key is (table, number), so that of
two writers one fails and steps down.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from heorot.core.errors import HeorotError


class Fenced(HeorotError):
    """Another writer has written these lines of the log: whoever gets this no longer owns the table."""


class ReadOnly(HeorotError):
    """The disk takes nothing more: what is there can be read, nothing can be written."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who has been here: no account, only a name and an id that says nothing."""

    id: str
    name: str
    created: int  # milliseconds, as all times here


class Pass(msgspec.Struct, frozen=True):
    """What a secret token opens: a person's own browser or, where a table is named, one seat for a program."""

    person: str
    table: str = ""
    seat: int = -1
    made: int = 0  # 0: by an older hall, which did not write it down
    seen: int = 0  # when it was last used, to the hour
    until: int = 0  # 0: for good
    what: str = ""  # the kind of device, as far as its browser says so


class TableRow(msgspec.Struct, frozen=True):
    """A table as the hall lists it; `summary` is JSON for whoever may see the table, with nothing hidden in it."""

    id: str
    code: str  # the room code, to be typed
    game: str
    stage: str
    listed: bool
    touched: int
    summary: bytes
    opener: str = ""
    free: bool = True  # whether somebody may still sit down


Shunning = Literal["mute", "block"]


class Shun(msgspec.Struct, frozen=True):
    """Whom somebody does not want to hear (`mute`), or neither to hear nor to play with (`block`)."""

    person: str
    other: str
    how: Shunning | None  # None: all is forgiven


class Line(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    seq: int
    at: int
    text: str


class Report(msgspec.Struct, frozen=True):
    """What somebody reports to whoever runs the hall: who said what where, and why it is reported; the lines are the log's."""

    at: int
    table: str
    reporter: str
    reporter_name: str
    person: str
    name: str
    lines: list[Line]
    why: str = ""


Curbing = Literal["mute", "bar"]


class Curb(msgspec.Struct, frozen=True):
    """Whom the host lets speak no more (`mute`), or come in no more (`bar`)."""

    person: str
    how: Curbing | None  # None: it is over
    at: int = 0
    until: int = 0  # 0: for good
    why: str = ""


class Act(msgspec.Struct, frozen=True):
    """Something the host did, about a person or a table."""

    at: int
    act: str
    about: str = ""
    said: str = ""


class Aside(msgspec.Struct, frozen=True):
    """A table that is set aside: its log cannot be read, or the host has closed it."""

    table: str
    at: int
    why: str  # "closed", or what is wrong with it; empty: no longer


class Known(msgspec.Struct, frozen=True):
    """A person as the host sees them in a list."""

    id: str
    name: str
    created: int
    seen: int  # when one of their devices was last used, to the hour
    devices: int
    curb: str = ""


class Change(msgspec.Struct, frozen=True):
    """What is written at once: all of it or nothing."""

    table: str = ""  # whose log grows
    first: int = 0  # the number of the first new entry
    log: tuple[bytes, ...] = ()
    row: TableRow | None = None
    people: tuple[str, ...] | None = None  # who sits at the row's table, where that has changed
    secret: bytes | None = None  # the dealer's, of the row's table: written once, at its opening
    person: Person | None = None
    token: tuple[bytes, Pass] | None = None  # a new pass, by the hash of its token
    revoke: bytes | None = None  # a pass that opens nothing any more
    saw: tuple[bytes, int] | None = None  # a pass that was used, and when
    code: tuple[bytes, str, int] | None = None  # a code's hash, the person it stands for, until when
    shun: Shun | None = None
    report: Report | None = None
    forget: str | None = None  # a person who is erased: in the logs of tables references to them stand for nothing any more
    drop: tuple[str, ...] = ()  # tables of which nothing remains
    aside: Aside | None = None
    curb: Curb | None = None
    act: Act | None = None
    setting: tuple[str, str] | None = None  # its name and value


class Store(Protocol):
    """A database of the hall."""

    async def open(self) -> None:
        """Make ready to read and write."""

    async def close(self) -> None:
        """Write what is still to be written, and let go."""

    async def write(self, change: Change) -> None:
        """Write a change, durably. Raises Fenced or ReadOnly; then nothing of it is kept."""

    async def log(self, table: str) -> list[bytes]:
        """Return a table's log, from its first entry."""

    async def row(self, table: str) -> TableRow | None:
        """Return a table as it is listed."""

    async def secret(self, table: str) -> bytes | None:
        """Return the dealer's secret of a table."""

    async def by_code(self, code: str) -> str | None:
        """Return the table of a room code."""

    async def listed(self, most: int, since: int = -1, share: int = 100, person: str = "") -> list[TableRow]:
        """Return the tables that a person may find and join, touched since a time, at most so many of one opener.

        Those are left out whose opener blocked the person, or was blocked by them. Where there are too many, every opener's latest comes
        before anybody's second.
        """

    async def waits_at(self, person: str, since: int) -> int:
        """Return at how many listed tables of others, touched since a time, a person sits that still gather."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Return the tables at which a person sits or sat, the latest first."""

    async def person(self, person: str) -> Person | None:
        """Return a person by id."""

    async def admit(self, token: bytes) -> Pass | None:
        """Return what a token opens, by its hash."""

    async def passes_of(self, person: str) -> list[tuple[bytes, Pass]]:
        """Return all passes of a person by the hashes of their tokens, the last used first."""

    async def shunned(self, person: str) -> list[tuple[str, Shunning, str]]:
        """Return whom a person mutes or blocks, how, and their names; a name is empty where they were forgotten."""

    async def blocked(self, person: str) -> frozenset[str]:
        """Return whom a person blocks."""

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return who blocks a person."""

    async def reports(self, most: int) -> list[Report]:
        """Return what was reported, the latest first."""

    async def settings(self) -> dict[str, str]:
        """Return what the host has set."""

    async def curbs(self) -> list[Curb]:
        """Return whom the host has muted or barred."""

    async def acts(self, most: int) -> list[Act]:
        """Return what the host did, the latest first."""

    async def set_aside(self) -> list[Aside]:
        """Return the tables that are set aside."""

    async def find_people(self, text: str, most: int) -> list[Known]:
        """Return the people of a name or an id, or all; the last seen first."""

    async def find_tables(self, person: str, stage: str, most: int) -> list[TableRow]:
        """Return all tables, or those of a person or a stage; the latest first."""

    async def counted(self) -> dict[str, int]:
        """Return how much there is: people, tables by stage, entries, reports, bytes of the file."""

    async def opened_by(self, person: str = "") -> int:
        """Return how many tables that have not ended somebody opened; or all people together."""

    async def old_tables(self, stage: str, before: int, most: int) -> list[TableRow]:
        """Return tables of a stage that were not touched since a time, the oldest first."""

    async def unseen(self, before: int, most: int) -> list[str]:
        """Return people of whom no device was used since a time."""

    async def tables_naming(self, person: str) -> list[str]:
        """Return the tables whose logs mention a person."""

    async def kept_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return all that is kept of a person, by where it is kept, but for the logs of tables."""

    async def broken(self) -> tuple[list[str], list[Aside]]:
        """Look the whole file over, quickly: return what is wrong with it, and which tables cannot be read."""

    async def pulse(self, now: int) -> None:
        """Write and read something: raises ReadOnly where that cannot be done."""

    async def take_code(self, code: bytes, now: int) -> str | None:
        """Return the person a code's hash stands for; the code is used up (durably), and so is one that is too old."""
