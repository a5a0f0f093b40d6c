"""Halls that tell secrets, to be run in place of the real one: `python -m tests.leaks.spoilt HOW serve …`."""

from __future__ import annotations

import logging
import sys

import msgspec

from heorot.cli import main
from heorot.server import protocol
from heorot.server.people.admission import Admission
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.table import Table


def code_for_all() -> None:
    """Tell everybody the room code, for good."""
    you = Table.you

    def leaky(self: Table, person: str) -> protocol.You:
        return msgspec.structs.replace(you(self, person), code=self.code)

    Table.you = leaky  # type: ignore[method-assign,assignment]


def salts_at_once() -> None:
    """Tell salts as soon as they are revealed."""
    vars(log)["TOLD_AS_THEY_ARE"] = log.TOLD_AS_THEY_ARE | {log.Revealed, log.Salted}


def secret_in_the_table() -> None:
    """Show the secret instead of what commits to it."""
    info = Table.info

    def leaky(self: Table) -> protocol.TableInfo:
        return msgspec.structs.replace(info(self), commitment=self.secret.hex())

    Table.info = leaky  # type: ignore[method-assign,assignment]


def tokens_in_the_journal() -> None:
    """Write down who comes in, by what."""
    who = Admission.who

    async def leaky(self: Admission, token: str | None) -> Person:
        logging.getLogger("heorot.doors").info("somebody comes in", extra={"token": token})
        return await who(self, token)

    Admission.who = leaky  # type: ignore[method-assign]


def moves_in_the_journal() -> None:
    """Write down every move."""
    make = Table.make

    def leaky(self: Table, move: int, seat: int, spent: int = 0) -> None:
        assert self.record is not None
        logging.getLogger("heorot.table").info("move %s", self.record.game.notation(move, self.record.state))
        make(self, move, seat, spent)

    Table.make = leaky  # type: ignore[method-assign,assignment]


WAYS = (code_for_all, salts_at_once, secret_in_the_table, tokens_in_the_journal, moves_in_the_journal)


if __name__ == "__main__":
    {way.__name__: way for way in WAYS}[sys.argv.pop(1)]()
    sys.exit(main())
