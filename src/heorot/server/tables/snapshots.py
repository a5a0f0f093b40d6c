"""What leaves a table: always as one viewer may see it, a seat or an onlooker. Nothing else in the hall makes frames of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.tables.advice import advice, against
from heorot.server.tables.events import TableEvent, message
from heorot.server.tables.table import Table

encode = msgspec.json.Encoder().encode


class Turn(msgspec.Struct, frozen=True, tag_field="is", tag="turn"):
    """What a program that plays a seat needs to know to move: the position as the seat sees it, and its legal moves."""

    table: str
    seat: int
    line: int
    game: str
    position: dict[str, Any]
    legal: dict[str, int]


class Over(msgspec.Struct, frozen=True, tag_field="is", tag="over"):
    """The last line a program gets: how the game ended."""

    table: str
    outcome: protocol.Outcome


Line = Turn | Over


class Snapshot:
    """How the game of a table stands now, made once for all who look."""

    def __init__(self, table: Table, now: int) -> None:
        assert table.record is not None
        self.table = table
        self.now = now
        self.state = table.standing(None)
        self.game = table.record.game
        self.actors = list(table.actors())
        self.clocks = self.time()
        self.outcome = outcome(table)
        self.seen = self.state.seen_by(None)  # by all; then, one after the other, by each who looks
        self.points = self.seen.scores
        self.view: Any = Raw(self.game.view_json(self.seen))

    def for_viewer(self, viewer: int | None) -> protocol.Position:
        """Return how it stands, as this viewer sees it."""
        own: Any = {}
        legal: dict[str, int] | UnsetType = UNSET
        if viewer is not None:
            seen = self.seen
            seen.see(self.table.standing(viewer), viewer)
            text = self.game.own_json(seen)
            own = {} if text == "{}" else Raw(text)
            if viewer in self.actors and not self.table.seats[viewer].player:
                self.table.offered[viewer] = lines = self.game.lines(seen, viewer)
                legal = self.game.worths(seen, viewer, lines)
        line, sealed = self.table.line_of(viewer), len(self.table.choices.before(viewer))
        return protocol.Position(line, self.actors, self.points, self.view, own, legal, sealed, self.clocks, self.outcome)

    def time(self) -> protocol.Time | UnsetType:
        """Return the clocks."""
        if not self.table.opened.clock:
            return UNSET
        seats = self.table.seats
        left = [seat.left if seat.since is None else max(0, seat.left - (self.now - seat.since)) for seat in seats]
        return protocol.Time(left, [i for i, seat in enumerate(seats) if seat.since is not None], self.now)


def snapshot(table: Table, now: int) -> Snapshot | None:
    """Return how the game stands, if it has begun and its rules are known."""
    return None if table.record is None else Snapshot(table, now)


def outcome(table: Table) -> protocol.Outcome | UnsetType:
    """Return how a game ended."""
    if not table.how or table.record is None:
        return UNSET
    if table.how == "agreed":
        return protocol.Outcome(table.how, table.record.state.seen_by(None).scores)
    result = table.record.placed()
    return protocol.Outcome(table.how, list(result.points), list(result.places), message(result.why))


def welcome(table: Table, person: str, viewer: int | None, here: list[int], now: int, events: Iterable[TableEvent]) -> bytes:
    """Return the whole table as this viewer sees it."""
    standing = snapshot(table, now)
    return encode(
        protocol.Welcome(
            protocol=protocol.PROTOCOL,
            seq=table.seq,
            eyes=viewer,
            now=now,
            table=table.info(),
            you=table.you(person),
            here=here,
            game=None if standing is None else standing.for_viewer(viewer),
            events=[event.for_viewer(viewer) for event in events],
        )
    )


def turn(table: Table, seat: int) -> bytes:
    """Return the line for a program that plays this seat and is on turn."""
    assert table.record is not None
    game = table.record.game
    seen = table.standing(seat).seen_by(seat)
    return encode(Turn(table.id, seat, table.line_of(seat), game.name, game.write_position(seen), game.worths(seen, seat)))


def over(table: Table) -> bytes:
    """Return the last line for a program."""
    ended = outcome(table)
    assert isinstance(ended, protocol.Outcome)
    return encode(Over(table.id, ended))


def why(table: Table, seat: int, text: str) -> protocol.Advice:
    """Return what a move would bring, or the clause that refuses it."""
    assert table.record is not None
    try:
        move = table.legal_move(seat, text)
    except Refused as refused:
        return against(text, refused)
    return advice(table.record.game, table.standing(seat).seen_by(seat), seat, move)
