"""Makes what is shown of a position: cells, sums, hands, lines of moves. Compiled, for a hall makes them at every move."""

from __future__ import annotations

from typing import Any

from heorot.core.state import Moves, ints
from heorot.core.vocabulary import NOBODY
from heorot.games.beowulf_movie.board import Board, act_of, figure_of, is_tile, measure, owner_of, value_of
from heorot.games.beowulf_movie.parts import (
    ABILITIES,
    ACT,
    BEGUN,
    CELLS,
    FIGURE,
    FIGURES,
    FIRST_KIND,
    HORN,
    MOST_SIDE,
    MOST_TILES,
    N_SPACES,
    OPEN,
    OUTSIDE,
    SLOTS,
    TREASURE,
    WIDTH,
)
from heorot.games.beowulf_movie.scoring import part_sum, standing, turn_down
from heorot.games.beowulf_movie.views import CellView, SeatView, SumView
from heorot.games.beowulf_movie.writing import CELL_NAMES, tile_name


def show_cells(seen: Board) -> tuple[CellView, ...]:
    """Return the cells of the board, line by line."""
    turn_down(seen, False)
    found = []
    for c in range(WIDTH, CELLS):
        what = seen.board[c]
        if what == OUTSIDE:
            continue
        x, y = c % WIDTH - 1, c // WIDTH - 1
        if what == OPEN:
            found.append(CellView(CELL_NAMES[c], x, y, "open"))
        elif is_tile(what):
            cash = seen.cash[what] if seen.ability[what] == TREASURE else None
            found.append(
                CellView(
                    CELL_NAMES[c], x, y, "tile", tile_name(seen, what), ABILITIES[seen.ability[what]], act_of(seen, what),
                    value_of(seen, what), cash, bool(seen.silent[c]),
                )
            )  # fmt: skip
        elif what >= FIGURE:
            found.append(CellView(CELL_NAMES[c], x, y, "figure", figure=FIGURES[figure_of(what)], owner=owner_of(what)))
        else:
            found.append(CellView(CELL_NAMES[c], x, y, "gorge"))
    return tuple(found)


class Outlook:
    """What the tiles that may still come could bring to the open spaces of this act, at worst and at best."""

    def __init__(self, seen: Board) -> None:
        tiles: list[int] = []  # the values of those that may come, Horns apart
        horns: list[int] = []
        act = seen.now[ACT]
        for back in range(1, act + 1):
            most = MOST_TILES if back == act else hidden_tiles(seen, back)
            tiles += outermost(unseen_values(seen, back, False), most)
            horns += outermost(unseen_values(seen, back, True), most)
        for seat in range(seen.players):
            for i in range(seen.sizes[seat]):
                kind = seen.hands[seat * SLOTS + i]
                if kind >= FIRST_KIND:
                    (horns if seen.ability[kind] == HORN else tiles).append(value_of(seen, kind))
        tiles.sort()
        horns.sort()
        self.horns = min(len(horns), 2 * MOST_SIDE - 1)
        self.low = ints(2 * MOST_SIDE)  # what at most so many of the lowest add up to
        self.high = ints(2 * MOST_SIDE)
        self.low_horns = ints(2 * MOST_SIDE)  # what just so many Horns add up to, for in the box they count nothing
        self.high_horns = ints(2 * MOST_SIDE)
        for i in range(1, 2 * MOST_SIDE):
            self.low[i] = self.low[i - 1] + (min(tiles[i - 1], 0) if i <= len(tiles) else 0)
            self.high[i] = self.high[i - 1] + (max(tiles[len(tiles) - i], 0) if i <= len(tiles) else 0)
            self.low_horns[i] = self.low_horns[i - 1] + (horns[i - 1] if i <= len(horns) else 0)
            self.high_horns[i] = self.high_horns[i - 1] + (horns[len(horns) - i] if i <= len(horns) else 0)

    def worst(self, total: int, factor: int, gaps: int) -> int:
        """Return the least that may come of a sum and a factor with so many open spaces."""
        least = (total + self.low[gaps]) * factor
        for horns in range(1, min(gaps, self.horns) + 1):
            found = (total + self.low_horns[horns] + self.low[gaps - horns]) * (factor + horns)
            if found < least:
                least = found
        return least

    def best(self, total: int, factor: int, gaps: int) -> int:
        """Return the most that may come of it."""
        most = (total + self.high[gaps]) * factor
        for horns in range(1, min(gaps, self.horns) + 1):
            found = (total + self.high_horns[horns] + self.high[gaps - horns]) * (factor + horns)
            if found > most:
                most = found
        return most


def unseen_values(seen: Board, act: int, horns: bool) -> list[int]:
    """Return the values of an act's unseen tiles in their order: of Horns, or of all others."""
    values: list[int] = []
    for kind in range(seen.now[BEGUN + act - 1], seen.now[BEGUN + act]):
        if seen.bag[kind] and (seen.ability[kind] == HORN) == horns:
            values += [value_of(seen, kind)] * seen.bag[kind]
    values.sort()
    return values


def outermost(values: list[int], most: int) -> list[int]:
    """Return so many of the lowest and as many of the highest, of values of which at most so many may come."""
    return values if 2 * most >= len(values) else values[:most] + values[len(values) - most :]


def hidden_tiles(seen: Board, act: int) -> int:
    """Return how many tiles of an act are hidden in hands: of a past act only these are still in the game."""
    n = 0
    for seat in range(seen.players):
        for i in range(seen.sizes[seat]):
            if seen.hands[seat * SLOTS + i] == act:
                n += 1
    return n


def show_sum(seen: Board, outlook: Outlook, c: int) -> SumView:
    """Return what counts on a cell (after `turn_down`)."""
    seen.tiles = 0
    seen.horns = 0
    seen.gaps = 0
    measure(seen, c)
    row = part_sum(seen, c, 1, seen.west, seen.east)
    column = part_sum(seen, c, WIDTH, seen.north, seen.south)
    total = row + column
    horns, gaps = seen.horns, seen.gaps
    now, worst, best = [], [], []
    for figure in range(1, len(FIGURES)):
        factor = seen.diamonds[figure] + horns
        now.append(total * factor)
        worst.append(outlook.worst(total, factor, gaps))
        best.append(outlook.best(total, factor, gaps))
    return SumView(CELL_NAMES[c], row, column, horns, gaps, tuple(now), tuple(worst), tuple(best))


def show_sums(seen: Board) -> tuple[SumView, ...]:
    """Return what counts on every open space and for every figure, line by line."""
    turn_down(seen, False)
    outlook = Outlook(seen)
    found = []
    for i in range(seen.now[N_SPACES]):
        c = seen.spaces[i]
        if seen.board[c] == OPEN or seen.board[c] >= FIGURE:
            found.append(show_sum(seen, outlook, c))
    return tuple(found)


def tally(s: Board, seat: int) -> int:
    """Return a seat's saga points, with what its figures on the board would score as things stand (BM-E2)."""
    return s.points[seat] if s.actor == NOBODY else s.points[seat] + standing(s, seat)


def show_gains(seen: Board, moves: Moves, seat: int) -> list[int]:
    """Return what each of these moves of a seat would bring it of itself: how its tally changes."""
    after = seen.copy()
    before = tally(seen, seat)
    found = []
    for i in range(moves.n):
        after.copy_from(seen)
        after.apply(moves.move[i], seat)
        found.append(tally(after, seat) - before)
    return found


def show_seats(seen: Board) -> tuple[SeatView, ...]:
    """Return the seats with what is seen of their hands."""
    found = []
    for seat in range(seen.players):
        hand = tuple([tile_name(seen, seen.hands[seat * SLOTS + i]) for i in range(seen.sizes[seat])])
        shown = tuple([f"Counsel/{act}" for act in range(1, 4) for _ in range(seen.shown[seat * 4 + act])])
        found.append(SeatView(seat, seen.points[seat], hand, shown, figures_of(seen.supply, seat), figures_of(seen.spent, seat)))
    return tuple(found)


def figures_of(plane: Any, seat: int) -> dict[str, int]:
    """Return figures counted by their kinds."""
    return {FIGURES[figure]: plane[seat * 8 + figure] for figure in range(1, len(FIGURES))}


def counted(seen: Board, plane: Any, kinds: range) -> tuple[str, ...]:
    """Return tiles counted by kind as a list of names, in their order."""
    found = []
    for kind in kinds:
        for _ in range(plane[kind]):
            found.append(tile_name(seen, kind))
    return tuple(found)
