"""What is shown of a seen state of Völuspá, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass

from heorot.core.options import Value


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class TileView:
    """A tile on the table; `power` is its strength as it lies, `beneath` what it covers."""

    x: int
    y: int
    tile: str
    strength: int
    power: int
    beneath: str | None


@dataclass(slots=True)
class CellView:
    """A free cell beside the tiles; `troll`: only a Troll may lie here."""

    x: int
    y: int
    troll: bool


@dataclass(slots=True)
class SeatView:
    """A seat: its points, what its hand is known to hold (`?` for the rest), and what everyone saw going there."""

    seat: int
    points: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """All that is shown of a seen state; `strengths` are those printed otherwise than in the box, where parts of one's own are played."""

    actor: int
    turn: int
    options: dict[str, Value]
    strengths: dict[str, int]
    tiles: tuple[TileView, ...]
    cells: tuple[CellView, ...]
    seats: tuple[SeatView, ...]
    pile: int
    gone: tuple[str, ...]
    hermod: tuple[int, int] | None
