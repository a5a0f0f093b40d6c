"""What leaves a table: always through somebody's eyes. Nothing else in the hall makes frames of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from heorot.server import wire
from heorot.server.advice import advice, against, offered
from heorot.server.happening import Happening, message
from heorot.server.table import Table
from heorot.server.wire import Refused

encode = msgspec.json.Encoder().encode


class Turn(msgspec.Struct, frozen=True, tag_field="is", tag="turn"):
    """What a program that plays a seat needs to know to move: the position as the seat sees it, and its legal moves."""

    table: str
    seat: int
    line: int
    game: str
    position: dict[str, Any]
    legal: dict[str, wire.Worth]


class Over(msgspec.Struct, frozen=True, tag_field="is", tag="over"):
    """The last line a program gets: how the game ended."""

    table: str
    outcome: wire.Outcome


Line = Turn | Over


class Board:
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

    def position(self, eyes: int | None) -> wire.Position:
        """Return how it stands, as these eyes see it."""
        own: Any = {}
        legal: dict[str, wire.Worth] | UnsetType = UNSET
        if eyes is not None:
            seen = self.seen
            seen.see(self.table.standing(eyes), eyes)
            text = self.game.own_json(seen)
            own = {} if text == "{}" else Raw(text)
            if eyes in self.actors and not self.table.seats[eyes].player:
                self.table.offered[eyes] = lines = self.game.lines(seen, eyes)
                legal = offered(self.game, seen, eyes, lines)
        line, sealed = self.table.line_of(eyes), len(self.table.desks.before(eyes))
        return wire.Position(line, self.actors, self.points, self.view, own, legal, sealed, self.clocks, self.outcome)

    def time(self) -> wire.Time | UnsetType:
        """Return the clocks."""
        if not self.table.opened.clock:
            return UNSET
        seats = self.table.seats
        left = [seat.left if seat.since is None else max(0, seat.left - (self.now - seat.since)) for seat in seats]
        return wire.Time(left, [i for i, seat in enumerate(seats) if seat.since is not None], self.now)


def board(table: Table, now: int) -> Board | None:
    """Return how the game stands, if it has begun and its rules are known."""
    return None if table.record is None else Board(table, now)


def outcome(table: Table) -> wire.Outcome | UnsetType:
    """Return how a game ended."""
    if not table.how or table.record is None:
        return UNSET
    if table.how == "agreed":
        return wire.Outcome(table.how, table.record.state.seen_by(None).scores)
    result = table.record.placed()
    return wire.Outcome(table.how, list(result.points), list(result.places), message(result.why))


def welcome(table: Table, person: str, eyes: int | None, here: list[int], now: int, happenings: Iterable[Happening]) -> bytes:
    """Return the whole table as these eyes see it."""
    standing = board(table, now)
    return encode(
        wire.Welcome(
            protocol=wire.PROTOCOL,
            seq=table.seq,
            eyes=eyes,
            now=now,
            table=table.info(),
            you=table.you(person),
            here=here,
            game=None if standing is None else standing.position(eyes),
            events=[happening.told(eyes) for happening in happenings],
        )
    )


def turn(table: Table, seat: int) -> bytes:
    """Return the line for a program that plays this seat and is on turn."""
    assert table.record is not None
    game = table.record.game
    seen = table.standing(seat).seen_by(seat)
    return encode(Turn(table.id, seat, table.line_of(seat), game.name, game.write_position(seen), offered(game, seen, seat)))


def over(table: Table) -> bytes:
    """Return the last line for a program."""
    ended = outcome(table)
    assert isinstance(ended, wire.Outcome)
    return encode(Over(table.id, ended))


def why(table: Table, seat: int, text: str) -> wire.Advice:
    """Return what a move would bring, or the clause that refuses it."""
    assert table.record is not None
    try:
        move = table.legal_move(seat, text)
    except Refused as refused:
        return against(text, refused)
    return advice(table.record.game, table.standing(seat).seen_by(seat), seat, move)
