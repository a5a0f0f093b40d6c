"""What can happen in Völuspá: for each class a sentence `note-…` in words.*.ftl, and a type in the browser."""

from __future__ import annotations

from typing import Annotated

from heorot.core.events import DEALING, REASON, Event
from heorot.games.voluspa.board import Board, place
from heorot.games.voluspa.parts import IDS


def tile_named(kind: int, state: Board) -> str:
    """Tell a kind of tile by its id."""
    return IDS[kind]


def rival_named(kind: int, state: Board) -> str | None:
    """Tell the tile that was the highest but for the laid one, if there was any."""
    return IDS[kind] if kind else None


def place_told(cell: int, state: Board) -> tuple[int, int]:
    """Tell a cell by its place."""
    return place(state, cell)


def way_told(step: int, state: Board) -> str:
    """Tell which way a row runs, by the step from one of its cells to the next: two rows of a tile may be alike in all else."""
    return "across" if step == 1 else "down"


Tile = Annotated[int, tile_named]
Rival = Annotated[int, rival_named]
Cell = Annotated[int, place_told]
Way = Annotated[int, way_told]


# A tile is laid.


class Laid(Event):
    """A tile on a free cell."""

    tile: Tile
    cell: Cell


class Covered(Laid):
    """A Dragon on a tile."""

    other: Tile


class Buried(Covered):
    """Hel on a tile."""


class Exchanged(Covered):
    """Skadi in the place of a tile."""


class Threw(Covered):
    """Jotun in the place of a tile, which flies to another cell."""

    to: Cell


class Caught(Event):
    """The tile that Skadi took goes into the hand, seen by all."""

    tile: Tile


class CaughtDragon(Caught):
    """The same of a Dragon on a tile, which leaves the game."""

    other: Tile


# Why it scored, or did not.


class Row(Event, abstract=True):
    """The row of the laid tile: from where to where, of how many tiles, the tile's strength there (or the pack's), its rival, its way."""

    role = REASON
    points: int
    first: Cell
    last: Cell
    tiles: int
    power: int
    other: Rival
    way: Way


class RowHighest(Row):
    """The tile is strictly the highest."""


class RowPack(Row):
    """It is so by the sum of all Fenrirs."""


class RowBookend(Row):
    """A Valkyrie lies at both ends."""


class RowTied(Row):
    """Another tile is as high."""


class RowWeaker(Row):
    """Another tile is higher."""


class RowPowerless(Row):
    """The tile lies beside Loki."""


class RowHeld(Row):
    """Two Valkyries hold the row between them."""


class Line(Event, abstract=True):
    """A whole line of the Sea Serpent, across gaps."""

    role = REASON
    points: int
    first: Cell
    last: Cell
    tiles: int
    power: int
    way: Way


class RowLine(Line):
    """He is strictly the highest there."""


class RowOtherLine(Line):
    """He is, but his other line counts."""


class LineTied(Line):
    """Another tile is as high."""


class LineWeaker(Line):
    """Another tile is higher."""


class LinePowerless(Line):
    """He lies beside Loki."""


class LineHeld(Line):
    """Two Valkyries hold the row in which he lies."""


class Around(Event):
    """Hel counts the tiles around her."""

    role = REASON
    points: int
    cell: Cell


class Lonely(Around):
    """A tile touches only Hel."""


# The rest of a turn, and the dealer.


class Discarded(Event):
    """A seat that can play nothing discards a tile."""

    tile: Tile


class Stopped(Event):
    """A seat lays no further tile after Hermod."""


class Drew(Event):
    """A seat draws a tile that the others do not see."""

    role = DEALING
    audience: int


class Drawn(Event):
    """The tile that it drew, for the seat alone."""

    role = DEALING
    audience: int
    tile: Tile


class Started(Event):
    """A seat begins."""


class Opened(Event):
    """The start tile lies on the table."""

    tile: Tile


class Emptied(Event):
    """The last tile of the pile is drawn: what is still in the hands are the last turns."""


class Ended(Event):
    """All tiles are played."""
