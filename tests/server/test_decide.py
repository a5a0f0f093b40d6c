"""One way to make a move: what is decided changes nothing before it is applied, and what is applied is told alike now and from the log."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.tables import log
from heorot.server.tables.draft import Entry, Recorded
from heorot.server.tables.events import TableEvent
from heorot.server.tables.lobby import Lobby
from heorot.server.tables.match import Match
from heorot.server.tables.table import Table
from tests.server.evening import Evening
from tests.server.house import House
from tests.server.portrait import Watched, portrait


def as_told(events: list[TableEvent], players: int) -> list[list[bytes]]:
    """Return what everybody is told of these events."""
    return [[protocol.encode(event.for_viewer(viewer)) for event in events if event.told] for viewer in (*range(players), None)]


@pytest.mark.parametrize("game", ["fists", "voluspa", "bellum_magica"])
def test_what_is_told_now_is_told_alike_from_the_log(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    told: list[TableEvent] = []
    carry_out = Table.carry_out

    def listening(self: Table, decision: Any) -> list[TableEvent]:
        events = carry_out(self, decision)
        told.extend(events)
        return events

    monkeypatch.setattr(Table, "carry_out", listening)
    id = evening.game(evening.ann, evening.bob, game=game)
    for _ in range(12):
        if house.table(id).stage == "playing":
            evening.move(id, house.table(id).actors()[0])
    table = Table(id, house.table(id).secret)
    again = table.read(house.run(house.disk.log(id)), telling=True)
    assert len([event for event in told if event.line]) >= 12
    assert as_told(told, 2) == as_told(again, 2)
    assert portrait(table) == portrait(house.table(id))


def test_a_table_that_wakes_makes_no_moves_ready(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.move(id, house.table(id).actors()[0])
    table = Table(id, house.table(id).secret)
    assert not [event for event in table.read(house.run(house.disk.log(id))) if event.line]
    assert not table.recent


def test_a_decision_waits_until_it_is_carried_out(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob, game="voluspa")
    table = house.table(id)
    seat = table.actors()[0]
    who = evening.ann if table.seats[seat].person == evening.ann.id else evening.bob
    text = next(iter(table.match.record.game.lines(table.match.for_viewer(seat), seat)))
    before = repr(portrait(table, awake=True))
    decision = table.decide(who, protocol.Move(key="k", seat=seat, move=text), house.clock.now())
    assert repr(portrait(table, awake=True)) == before
    first = decision.entries[0]
    assert isinstance(first, Recorded)
    assert first.stored == log.Line(first.entry.line, 0)
    table.carry_out(decision)
    assert table.match.record.lines[-len(decision.entries) :] == [one.stored.text for one in decision.entries if isinstance(one, Recorded)]


@pytest.mark.parametrize("what", ["a seat", "a clock", "the game", "what was offered"])
def test_a_decision_that_changes_something_is_found_out(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    def leaky(self: Match, who: Any, command: Any, now: int) -> list[Entry]:
        if what == "a seat":
            self.seats[1].name = "Grendel"
        elif what == "a clock":
            self.seats[1].since = now
        elif what == "the game":
            self.record.state.apply(self.record.state.legal()[0], self.record.state.actors()[0])
        else:
            self.offered[0] = {"fist 1": 7}
        return []

    monkeypatch.setattr("heorot.server.hall.Table", Watched)
    id = evening.game(evening.ann, evening.bob)
    decided = Watched.decisions
    house.do(evening.ann, id, protocol.Say, text="hail")
    assert Watched.decisions > decided
    monkeypatch.setitem(Match.DECISIONS, protocol.Say, leaky)
    with pytest.raises(AssertionError, match="has changed something"):
        house.do(evening.ann, id, protocol.Say, text="hail")


def test_gathering_knows_no_moves_and_playing_no_salts(evening: Evening, house: House) -> None:
    """Each class decides its own commands; what belongs to the other is refused by the stage."""
    both = {protocol.Sit, protocol.Remove, protocol.Say}
    assert set(Lobby.DECISIONS) & set(Match.DECISIONS) == both
    commands = set(protocol.AnyCommand.__args__) - {protocol.Rematch}
    assert set(Lobby.DECISIONS) | set(Match.DECISIONS) == commands
    id = house.lay(evening.ann, "fists", 2, seats=["me"])
    evening.refused("not-now", evening.ann, id, protocol.Move, seat=0, move="fist 1")
    assert not house.table(id).begun
