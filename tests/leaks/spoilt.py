"""Halls that tell secrets, to be run in place of the real one: `python -m tests.leaks.spoilt HOW serve …`."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

from heorot.cli import main
from heorot.core.play import Entry
from heorot.server import protocol
from heorot.server.people.admission import Admission
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.events import TableEvent
from heorot.server.tables.match import Match
from heorot.server.tables.table_state import TableState


def code_for_all() -> None:
    """Tell everybody the room code, for good."""
    you = TableState.you

    def leaky(self: TableState, person: str) -> protocol.You:
        return msgspec.structs.replace(you(self, person), code=self.code)

    TableState.you = leaky  # type: ignore[method-assign]


def salts_at_once() -> None:
    """Tell salts as soon as they are revealed."""
    vars(log)["TOLD_AS_THEY_ARE"] = log.TOLD_AS_THEY_ARE | {log.Revealed, log.Salted}


def secret_in_the_table() -> None:
    """Show the secret instead of what commits to it."""
    info = TableState.info

    def leaky(self: TableState) -> protocol.TableInfo:
        return msgspec.structs.replace(info(self), commitment=self.secret.hex())

    TableState.info = leaky  # type: ignore[method-assign]


def tokens_in_the_journal() -> None:
    """Write down who comes in, by what."""
    who = Admission.who

    async def leaky(self: Admission, token: str | None) -> Person:
        logging.getLogger("heorot.doors").info("somebody comes in", extra={"token": token})
        return await who(self, token)

    Admission.who = leaky  # type: ignore[method-assign]


def moves_in_the_journal() -> None:
    """Write down every move."""
    record_entry = Match.record_entry

    def leaky(self: Match, entry: Entry, *others: Any) -> list[TableEvent]:
        logging.getLogger("heorot.table").info("move %s", entry.line)
        return record_entry(self, entry, *others)

    Match.record_entry = leaky  # type: ignore[method-assign,assignment]


WAYS = (code_for_all, salts_at_once, secret_in_the_table, tokens_in_the_journal, moves_in_the_journal)


if __name__ == "__main__":
    {way.__name__: way for way in WAYS}[sys.argv.pop(1)]()
    sys.exit(main())
