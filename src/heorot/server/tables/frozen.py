"""A table whose rules are not known here, or no more: it can be read and kept, not played."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from heorot.core.game import Game
from heorot.server import protocol
from heorot.server.tables import log
from heorot.server.tables.draft import Entry
from heorot.server.tables.events import TableEvent
from heorot.server.tables.played import AROUND, Played
from heorot.server.tables.presence import Presence
from heorot.server.tables.table_state import Change, Decide, Stage


class Frozen(Played):
    """A table of another version of its rules, from its first entry to its last."""

    frozen = True

    def __init__(self, id: str, secret: bytes, opened: log.Opened, presence: Presence, game: Game[Any] | None) -> None:
        super().__init__(id, secret, opened, presence, game)
        self.now_at: Stage = "gathering"
        self.kept: list[str] = []

    @property
    def stage(self) -> Stage:
        """How far the table is, as far as can be read."""
        return self.now_at

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far."""
        return self.kept

    def apply(self, entry: Entry, seq: int, at: int, telling: bool = True) -> list[TableEvent]:
        """Let an entry happen, as far as that needs no rules."""
        if isinstance(entry, log.Line):
            return self.keep(entry, seq, at)
        if isinstance(entry, log.Laid | log.Lifted):
            sealed = protocol.Sealed(entry.seat, isinstance(entry, log.Laid))
            return [TableEvent(seq, at, sealed)] if entry.whole else []
        return super().apply(entry, seq, at, telling)

    def keep(self, entry: log.Line, seq: int, at: int) -> list[TableEvent]:
        """Keep a line that cannot be followed; whether the game is over can be read all the same."""
        self.kept.append(entry.text)
        data = json.loads(entry.text)
        if isinstance(data, dict) and "end" in data:
            self.now_at, self.how, self.asking, self.paused = "finished", data["end"], None, False
            return [TableEvent(seq, at, protocol.Ended(self.how), table=True)]
        began, self.now_at = self.now_at != "playing", "playing"
        return [TableEvent(seq, at, table=True)] if began else []

    def on_closed(self, _: log.Closed, __: int) -> None:
        """Nobody sits down or stands up any more."""
        self.now_at = "sealing"

    def on_reopened(self, _: log.Reopened, __: int) -> None:
        """The table gathers again."""
        self.now_at = "gathering"
        self.void_salts()

    DECISIONS: ClassVar[dict[type, Decide]] = {}
    CHANGES: ClassVar[dict[type, Change]] = {**AROUND, log.Closed: on_closed, log.Reopened: on_reopened}
