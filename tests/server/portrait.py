"""All that a table is, to be compared: with itself made from its log again, and with itself before something was decided."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from heorot.server.protocol import AnyCommand, Refused
from heorot.server.store.base import Person
from heorot.server.tables.draft import stored
from heorot.server.tables.log import Salted
from heorot.server.tables.match import Match
from heorot.server.tables.table import Decision, Table

AWAKE = ("presence", "offered", "sitting", "since")  # what a table is only while it is awake
APART = ("seats", "record", "choices")


def portrait(table: Table, awake: bool = False) -> dict[str, Any]:
    """Return all that a table is, but for what it is only while it is awake, unless that is wanted too."""
    state = table.state
    left_out = APART if awake else (*APART, *AWAKE)
    found = {name: value for name, value in vars(state).items() if name not in left_out}
    found["seats"] = [[getattr(seat, one.name) for one in fields(seat) if awake or one.name not in AWAKE] for seat in table.seats]
    found |= {"class": type(state), "stage": table.stage, "frozen": state.frozen, "lines": list(state.lines), "actors": table.actors()}
    found |= {"keys": dict(table.keys), "seq": table.seq, "entries": table.entries}
    if isinstance(state, Match):
        play = state.record.play
        found["game"] = (list(play.moves), list(play.conceded), play.state.digest(), play.state.actor, play.state.noting)
        found["choices"] = {seat: list(moves) for seat, moves in state.choices.laid.items() if moves}, set(state.choices.whole)
        found["dealer"] = state.record.dealer
    return {**found, "recent": list(table.recent)} if awake else found


class Watched(Table):
    """A table at which whatever is decided changes nothing, and is decided alike when it is asked again."""

    decisions = 0

    def decide(self, who: Person, command: AnyCommand, now: int) -> Decision:
        """Decide twice, and look at the table before and after."""
        before = repr(portrait(self, awake=True))
        try:
            return self.same(who, command, now)
        finally:
            Watched.decisions += 1
            assert repr(portrait(self, awake=True)) == before, f"to decide {command} has changed something"

    def same(self, who: Person, command: AnyCommand, now: int) -> Decision:
        """Return what is decided, both times."""
        try:
            decision = super().decide(who, command, now)
        except Refused as refused:
            with pytest.raises(Refused) as twice:
                super().decide(who, command, now)
            assert twice.value.failure == refused.failure
            raise
        again = super().decide(who, command, now)
        if not any(isinstance(entry, Salted) for entry in decision.entries):  # salts are drawn
            assert [stored(entry) for entry in again.entries] == [stored(entry) for entry in decision.entries]
        return decision
