"""What is shown of a seen state of the Movie, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass

from heorot.core.options import Value


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class CellView:
    """A cell of the board: "open", "gorge" (printed), "tile" or "figure". `value`: as printed; `silenced`: Treachery makes it 0."""

    cell: str
    x: int
    y: int
    kind: str
    tile: str | None = None
    ability: str | None = None
    act: int | None = None
    value: int | None = None
    cash: int | None = None
    silenced: bool = False
    figure: str | None = None
    owner: int | None = None


@dataclass(slots=True)
class SumView:
    """What counts on an open space, or for the figure on one: the sums of both parts, Horns, and open spaces beside it.

    `now`, `worst` and `best` are points, for Beowulf, Thane, castle and longship in this order: as it lies, and with the open spaces filled
    by the lowest or highest tiles that may still come, for all that the onlooker knows. What lies in the onlooker's own hand it plays for
    itself: at best for its own figures (and those it might place on an open space), at worst for the others'. Nothing else is counted with:
    the bounds hold unless the onlooker plays against itself, or a tile that lies is removed, replaced, swapped, turned down or up, or cut
    off by a Gorge.
    """

    cell: str
    row: int
    column: int
    horns: int
    gaps: int
    now: tuple[int, ...]
    worst: tuple[int, ...]
    best: tuple[int, ...]


@dataclass(slots=True)
class SeatView:
    """A seat: its points, its hand (`?/1` for a hidden tile of act I), Good Counsels that all know of, and its unused figures.

    `standing`: what its figures on the board would score if the act ended now.
    """

    seat: int
    points: int
    standing: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    figures: dict[str, int]
    spent: dict[str, int]


@dataclass(frozen=True)
class View:
    """All that is shown of a seen state; `unseen`: this act's tiles in the pool and in hidden hands; `last`: whether it is the last act.

    `brings`: of each tile that lies, by its space, what it brings every seat as things stand. `sways`: of what the onlooker could play, by
    the lines of the moves, by how much it would change what every seat has with what its figures would score now; where it changes nothing
    it is not there. `sources`: of each tile that the onlooker sees, and of the `board`, which is not known from the rulebook: how far it is
    known ("partly", "reconstructed" …), and if partly, what of it is.
    """

    actor: int
    turn: int
    step: str
    options: dict[str, Value]
    act: int
    mask: tuple[str, ...]
    turned: bool
    diamonds: dict[str, int]
    cells: tuple[CellView, ...]
    sums: tuple[SumView, ...]
    seats: tuple[SeatView, ...]
    drawn: str | None
    mark: str | None
    chosen: str | None
    pool: int
    unseen: tuple[str, ...]
    removed: tuple[str, ...]
    starter: int
    last: bool
    brings: dict[str, tuple[int, ...]]
    sways: dict[str, tuple[int, ...]]
    sources: dict[str, tuple[str, ...]]
