"""What happened at a table, ready to be told to each as far as they may know."""

from __future__ import annotations

from typing import Any

import msgspec

from heorot.core import message as core
from heorot.core.game import Saying
from heorot.core.vocabulary import EVERYONE, hears
from heorot.server import protocol
from heorot.server.tables import log

WORDS = frozenset((log.Said, log.Asked, log.Answered, log.Promised))  # which change nothing of the game
encode = msgspec.json.Encoder().encode


class TableEvent(msgspec.Struct, frozen=True):
    """One thing that happened. A move has a text for those who may know it, and another for those from whom it is hidden."""

    seq: int
    at: int
    what: Any
    line: int = 0
    seat: int = 0
    text: str = ""
    hidden_text: str = ""
    hidden_from: frozenset[int | None] = frozenset()
    says: tuple[tuple[int, Any], ...] = ()  # what to say, with its audience

    @property
    def changes_game(self) -> bool:
        """Whether the game may stand otherwise after it."""
        return type(self.what) not in WORDS

    @property
    def public(self) -> bool:
        """Whether everybody may know all of it."""
        return not self.hidden_from and all(audience == EVERYONE for audience, _ in self.says)

    def for_viewer(self, viewer: int | None) -> protocol.Event:
        """Return it as a viewer may know it: a seat, or with None an onlooker."""
        if self.what is not None:
            return protocol.Event(self.seq, self.at, self.what)
        text = self.hidden_text if viewer in self.hidden_from else self.text
        says = [said for audience, said in self.says if hears(audience, viewer)]
        return protocol.Event(self.seq, self.at, protocol.Told(self.line, self.seat, text, says))


def saying(said: Saying) -> Any:
    """Return something to be said as it goes over the wire."""
    words = said.message
    return msgspec.Raw(encode(protocol.Saying(words.id, dict(words.args), said.clause, said.part, said.note.points)))  # type: ignore[arg-type]


def message(said: core.Message | None) -> protocol.Message | None:
    """Return a message as it goes over the wire."""
    return None if said is None else protocol.Message(said.id, dict(said.args))
