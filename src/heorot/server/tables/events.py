"""What happened at a table, ready to be told to each viewer as far as they may know."""

from __future__ import annotations

from typing import Any

import msgspec

from heorot.core import message as core
from heorot.core.game import Saying
from heorot.core.vocabulary import EVERYONE, hears
from heorot.server import protocol
from heorot.server.tables import log

WORDS = frozenset(
    (log.Said, log.Asked, log.Answered, log.Excused, log.Nudged, log.Handed, log.Promised)
)  # which change nothing of the game


class TableEvent(msgspec.Struct, frozen=True):
    """One thing that happened, and whom it concerns. A move has a text, and another one for each viewer who may not know it as it is."""

    seq: int
    at: int
    what: Any = None  # told as it is; None: a move, or something that is not told
    line: int = 0  # of a move
    seat: int = 0
    text: str = ""
    otherwise: dict[int | None, str] = {}
    says: tuple[tuple[int, protocol.Saying], ...] = ()  # what to say of it, with its audience
    only: int | None = None  # the seat for which alone the game stands otherwise: nobody else may know that anything happened
    table: bool = False  # whether the table around the game is another

    @property
    def told(self) -> bool:
        """Whether there is anything to be told."""
        return self.what is not None or self.line > 0

    @property
    def changes_game(self) -> bool:
        """Whether the game may stand otherwise for everybody."""
        return self.told and type(self.what) not in WORDS

    @property
    def public(self) -> bool:
        """Whether everybody may know all of it."""
        return not self.otherwise and all(audience == EVERYONE for audience, _ in self.says)

    def for_viewer(self, viewer: int | None) -> protocol.Event:
        """Return what is told of it to a viewer: a seat, or with None an onlooker."""
        if self.what is not None:
            return protocol.Event(self.seq, self.at, self.what)
        text = self.otherwise.get(viewer, self.text)
        says = [said for audience, said in self.says if hears(audience, viewer)]
        return protocol.Event(self.seq, self.at, protocol.Told(self.line, self.seat, text, says))


def saying(said: Saying) -> protocol.Saying:
    """Return something to be said as it goes over the wire."""
    words = said.message
    return protocol.Saying(words.id, dict(words.args), said.clause, said.part, said.event.points)  # type: ignore[arg-type]


def message(said: core.Message | None) -> protocol.Message | None:
    """Return a message as it goes over the wire."""
    return None if said is None else protocol.Message(said.id, dict(said.args))
