"""Makes what is shown of a position: tiles, open cells, hands, lines of moves. Compiled, for a hall makes them at every move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.games.voluspa.board import Board, column_of, line_of
from heorot.games.voluspa.legal import landing_of
from heorot.games.voluspa.parts import (
    A_TROLL,
    ERRAND,
    HANDS,
    HERALD,
    IDS,
    JOTUN,
    KINDS,
    MASK,
    N_BAG,
    N_FRONTIER,
    N_TILES,
    NOWHERE,
    ODIN,
    SEAT,
    SHIFT,
    THROW,
    UNKNOWN,
)
from heorot.games.voluspa.scoring import power
from heorot.games.voluspa.views import CellView, SeatView, TileView

IN_ORDER = (*range(ODIN, 0, -1), *range(ODIN + 1, KINDS), UNKNOWN)  # the strongest of the base game first, unknown tiles last
QUOTED = tuple(f'"{name}"' for name in IDS)


def show_tiles(seen: Board) -> tuple[TileView, ...]:
    """Return the tiles on the table, in the order of laying."""
    found = []
    for i in range(seen.now[N_TILES]):
        cell = seen.tiles[i]
        kind = seen.board[cell]
        below = seen.beneath[i]
        y = line_of(seen, cell)
        found.append(TileView(column_of(cell, y), y, IDS[kind], seen.strength[kind], power(seen, cell), IDS[below] if below else None))
    return tuple(found)


def show_cells(seen: Board) -> tuple[CellView, ...]:
    """Return the free cells beside the tiles, line by line."""
    return tuple([CellView(x, y, troll) for y, x, troll in show_places(seen)])


def show_places(seen: Board) -> list[tuple[int, int, bool]]:
    """Return where the free cells are, line by line, and whether only a Troll may lie there."""
    places = []
    for i in range(seen.now[N_FRONTIER]):
        cell = seen.frontier[i]
        y = line_of(seen, cell)
        places.append((y, column_of(cell, y), seen.beside[cell] >= A_TROLL))
    places.sort()
    return places


def show_seats(seen: Board) -> tuple[SeatView, ...]:
    """Return the seats with what is seen of their hands."""
    found = []
    for seat in range(seen.players):
        hand = seat * KINDS
        found.append(SeatView(seat, seen.points[seat], counted(seen.hands, hand), counted(seen.shown, hand)))
    return tuple(found)


def counted(plane: Any, start: int) -> tuple[str, ...]:
    """Return tiles counted by kind as a list of names, in their order."""
    found = []
    for kind in IN_ORDER:
        for _ in range(plane[start + kind]):
            found.append(IDS[kind])
    return tuple(found)


# the same as JSON text, for whoever sends it at once


def write_view(seen: Board, options: str, strengths: str) -> str:
    """Return the whole view."""
    now = seen.now
    herald = now[HERALD]
    hermod = "null"
    if herald != NOWHERE:
        y = line_of(seen, herald)
        hermod = f"[{column_of(herald, y)},{y}]"
    turn = DEALER if now[ERRAND] < HANDS else now[SEAT]
    return (
        f'{{"actor":{seen.actor},"turn":{turn},"options":{options},"strengths":{strengths},"tiles":{write_tiles(seen)},"cells":{write_cells(seen)},'
        f'"seats":{write_seats(seen)},"pile":{now[N_BAG]},"gone":{write_counted(seen.gone, 0)},"hermod":{hermod}}}'
    )


def write_tiles(seen: Board) -> str:
    """Return the tiles on the table, in the order of laying."""
    found = []
    for i in range(seen.now[N_TILES]):
        cell = seen.tiles[i]
        kind = seen.board[cell]
        below = seen.beneath[i]
        y = line_of(seen, cell)
        x = column_of(cell, y)
        covered = QUOTED[below] if below else "null"
        printed = seen.strength[kind]
        found.append(f'{{"x":{x},"y":{y},"tile":{QUOTED[kind]},"strength":{printed},"power":{power(seen, cell)},"beneath":{covered}}}')
    return f"[{','.join(found)}]"


def write_cells(seen: Board) -> str:
    """Return the free cells beside the tiles, line by line."""
    found = []
    for free in show_places(seen):
        found.append(f'{{"x":{free[1]},"y":{free[0]},"troll":{"true" if free[2] else "false"}}}')
    return f"[{','.join(found)}]"


def write_seats(seen: Board) -> str:
    """Return the seats with what is seen of their hands."""
    found = []
    for seat in range(seen.players):
        hand = write_counted(seen.hands, seat * KINDS)
        shown = write_counted(seen.shown, seat * KINDS)
        found.append(f'{{"seat":{seat},"points":{seen.points[seat]},"hand":{hand},"shown":{shown}}}')
    return f"[{','.join(found)}]"


def write_counted(plane: Any, start: int) -> str:
    """Return tiles counted by kind as a list of names, in their order."""
    found = []
    for kind in IN_ORDER:
        for _ in range(plane[start + kind]):
            found.append(QUOTED[kind])
    return f"[{','.join(found)}]"


def move_lines(state: Board, moves: Moves, names: list[str], other: Callable[[int], str]) -> dict[str, int]:
    """Return the moves by their notation: what lays a tile is written here, a cell once for all tiles; `other` writes the rest."""
    found = {}
    places: dict[int, str] = {}
    for i in range(moves.n):
        move = moves.move[i]
        what = move >> SHIFT
        if what == 0:
            found[other(move)] = move
        elif what < THROW:
            found[f"{names[what]} {cell_text(state, places, move & MASK)}"] = move
        else:
            to = landing_of(state, move & MASK, what - THROW)
            found[f"{names[JOTUN]} {cell_text(state, places, move & MASK)}>{cell_text(state, places, to)}"] = move
    return found


def cell_text(state: Board, places: dict[int, str], cell: int) -> str:
    """Return a cell as it is written."""
    where = places.get(cell)
    if where is None:
        y = line_of(state, cell)
        where = f"{column_of(cell, y)},{y}"
        places[cell] = where
    return where
