"""What the end of a game says beside places and points: worked out from the whole record, so that a table and a file tell the same."""

from __future__ import annotations

import msgspec

import heorot
from heorot.core.errors import HeorotError
from heorot.core.record import Replay
from heorot.core.summary import summary_of
from heorot.server import protocol
from heorot.server.protocol import Refused, encode


class EndCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat got for one thing, and of how many pieces or times it is the sum (0: it is not counted so)."""

    points: int
    count: int = 0


class EndRow(msgspec.Struct, frozen=True):
    """One thing that brought points: what it is called (null: as its clause is), its clause, and a cell for every seat."""

    label: protocol.Message | None
    clause: str
    cells: list[EndCell | None]


class EndTable(msgspec.Struct, frozen=True):
    """Where the points came from, sorted in one way: the rows of each seat add up to its final points."""

    title: protocol.Message
    rows: list[EndRow]


class EndTurn(msgspec.Struct, frozen=True):
    """A seat's move that was not taken back: what it brought of itself, and what the chart shows of every seat after it."""

    line: int
    seat: int
    move: str
    gained: int
    standing: list[int]


class GameEnd(msgspec.Struct, frozen=True):
    """All that the end of a game says beside places and points; nothing where all agreed to end it unscored."""

    breakdowns: list[EndTable]
    chart: protocol.Message | None  # what the chart shows; null: there is none
    began: list[int]  # where its lines begin
    turns: list[EndTurn]
    best: EndTurn | None  # the move that brought its maker the most of itself
    close: protocol.Message | None  # said where it was close


NOTHING = GameEnd([], None, [], [], None, None)


def told_end(record: str) -> bytes:
    """Return what the end of a recorded game says, as JSON."""
    try:
        replay = Replay(record, heorot.game)
        replay.verify()
    except HeorotError:
        raise Refused("frozen", "the record of this game cannot be replayed") from None
    found = summary_of(replay)
    return encode(msgspec.convert(found, GameEnd, from_attributes=True) if found else NOTHING)
