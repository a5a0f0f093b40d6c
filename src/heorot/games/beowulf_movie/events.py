"""What can happen in the Movie: for each class a sentence `note-…` in words.*.ftl, and a type in the browser."""

from __future__ import annotations

from typing import Annotated

from heorot.core.events import DEALING, REASON, As, Event
from heorot.games.beowulf_movie.board import Board, value_of
from heorot.games.beowulf_movie.parts import ABILITIES, FIGURES, NONE
from heorot.games.beowulf_movie.writing import CELL_NAMES, tile_name

MINUS = "−"
ROMAN = ("", "I", "II", "III")


def signed(value: int) -> str:
    """Return a number with its sign, as it is printed.

    >>> signed(5), signed(-2), signed(0)
    ('+5', '−2', '0')
    """
    return f"{value:+d}".replace("-", MINUS) if value else "0"


def tile_called(kind: int, state: Board) -> str:
    """Tell a tile by the id of its ability; without one it is a boon, a peril, or a tile."""
    if state.ability[kind] != NONE:
        return ABILITIES[state.ability[kind]]
    value = value_of(state, kind)
    return "boon" if value > 0 else "peril" if value < 0 else "tile"


def value_said(kind: int, state: Board) -> str:
    """Tell a tile's number as it is read after its name; a tile that has none but its ability says nothing."""
    value = value_of(state, kind)
    return f"\u00a0{signed(value)}" if value or state.ability[kind] == NONE else ""


def tile_written(kind: int, state: Board) -> str:
    """Tell a tile as the notation writes it."""
    return tile_name(state, kind)


def cell_named(cell: int, state: Board) -> str:
    """Tell a cell by its name."""
    return CELL_NAMES[cell]


def cells_named(cells: tuple[int, ...], state: Board) -> str:
    """Tell cells by their names, with blanks between them."""
    return " ".join([CELL_NAMES[cell] for cell in cells])


def cells_listed(cells: tuple[int, ...], state: Board) -> str:
    """Tell cells by their names, with commas between them, as a sentence does."""
    return ", ".join([CELL_NAMES[cell] for cell in cells])


def first_named(cells: tuple[int, ...], state: Board) -> str:
    """Tell the first of them."""
    return CELL_NAMES[cells[0]]


def last_named(cells: tuple[int, ...], state: Board) -> str:
    """Tell the last of them."""
    return CELL_NAMES[cells[-1]]


def how_many(cells: tuple[int, ...], state: Board) -> int:
    """Tell how many they are."""
    return len(cells)


def figure_named(figure: int, state: Board) -> str:
    """Tell a figure by its id."""
    return FIGURES[figure]


def act_numbered(act: int, state: Board) -> str:
    """Tell an act by its Roman number."""
    return ROMAN[act]


def terms_said(values: tuple[int, ...], state: Board) -> str:
    """Tell the numbers of a part as a sum is written: `4 + 3 − 6`."""
    terms = "".join([f" {'+' if value >= 0 else MINUS} {abs(value)}" for value in values])
    return (MINUS if terms.startswith(f" {MINUS}") else "") + terms[3:] if terms else "0"


def sum_of(values: tuple[int, ...], state: Board) -> int:
    """Tell what they add up to."""
    return sum(values)


def signed_said(value: int, state: Board) -> str:
    """Tell a number with its sign."""
    return signed(value)


def as_it_is(value: int, state: Board) -> int:
    """Tell a number as it is."""
    return value


Tile = Annotated[int, tile_called, As("value", value_said), As("kind", tile_written)]
Other = Annotated[int, tile_called, As("other-value", value_said), As("other-kind", tile_written)]
Cell = Annotated[int, cell_named]
Figure = Annotated[int, figure_named]
Act = Annotated[int, act_numbered]
Signed = Annotated[int, signed_said]
Total = Annotated[int, As("points", as_it_is)]
Cells = Annotated[tuple[int, ...], cells_named]
Counted = Annotated[tuple[int, ...], cells_listed, As("tiles", how_many)]
Line = Annotated[tuple[int, ...], cells_named, As("first", first_named), As("last", last_named)]
Terms = Annotated[tuple[int, ...], terms_said, As("sum", sum_of)]


# A turn.


class Placed(Event):
    """A figure on an open space."""

    figure: Figure
    cell: Cell


class Laid(Event):
    """A tile on an open space."""

    tile: Tile
    cell: Cell


class Replaced(Laid):
    """A tile in place of another one, which leaves the game."""

    other: Other


class Cashed(Event):
    """A Treasure is removed from the game for its treasure value."""

    points: int
    tile: Tile


class Counselled(Event):
    """A figure moves from a cell to the one beside it, and Good Counsel lies where it stood."""

    tile: Tile
    cell: Cell
    to: Cell
    figure: Figure


# What an ability does.


class Removed(Event):
    """A tile is removed from the board."""

    tile: Tile
    cell: Cell


class Kept(Event):
    """The ability of the tile just laid is not used."""

    tile: Tile


class Chose(Event):
    """The first of two tiles that are to be swapped."""

    tile: Tile
    cell: Cell


class Swapped(Event):
    """Two tiles have changed places: the first lay on `cell`, the other one on `to`."""

    tile: Tile
    cell: Cell
    other: Other
    to: Cell


# Turns that are none, and the dealer.


class Stuck(Event):
    """Nothing of the hand can be played after the draw: it keeps its Good Counsels."""

    tiles: int


class Skipped(Event):
    """A seat without tiles and figures has no turn."""


class SkippedCounsels(Event):
    """A seat that holds only Good Counsels which move nothing has none either."""

    tiles: int


class Passed(Event):
    """A seat draws nothing more at the start of an act."""


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


# The acts.


class ActEnded(Event):
    """The board is full."""

    act: Act


class ActUnfilled(Event):
    """Nobody can do anything, and spaces stay open."""

    act: Act
    spaces: int


class Silenced(Event):
    """A Treachery turns the boons of its row part and column part down."""

    tile: Tile
    cell: Cell
    cells: Counted


class SilencedNone(Event):
    """A Treachery finds no boon."""

    tile: Tile
    cell: Cell


class Scored(Event):
    """A figure scores its sum times its diamonds and Horns. The parts of the sum bring the points: they are told after it."""

    cell: Cell
    figure: Figure
    sum: int
    factor: int
    horns: int
    total: Total


class ScoredHorns(Scored):
    """The same with Horns beside it."""


class Part(Event, abstract=True):
    """The row part or column part of a figure: its cells, its numbers in their order, and which of its tiles are turned down."""

    role = REASON
    points: Signed
    cell: Cell
    cells: Line
    silenced: Cells
    terms: Terms
    factor: int


class Row(Part):
    """A row part."""


class Column(Part):
    """A column part."""


class ActBegan(Event):
    """A new act, with so many tiles in its pool."""

    act: Act
    tiles: int


class LastActBegan(ActBegan):
    """The same of the last act: after it the saga is told."""


class Ended(Event):
    """The last act is over."""


# Told of a move before it is made, never by the rules.


class Forecast(Event):
    """What a figure would count on a cell as it lies, at worst and at best."""

    role = REASON
    figure: Figure
    cell: Cell
    now: Signed
    worst: Signed
    best: Signed


class Swayed(Event):
    """By how much a move changes what a seat has, with what its figures would score as things stand."""

    role = REASON
    change: Signed
