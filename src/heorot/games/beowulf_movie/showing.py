"""Makes what is shown of a position: cells, sums, hands, lines of moves. Compiled, for a hall makes them at every move."""

from __future__ import annotations

from typing import Any

from heorot.core.state import Moves, ints
from heorot.core.vocabulary import ACTING, NOBODY
from heorot.games.beowulf_movie.board import Board, act_of, counsels_only, figure_of, is_tile, measure, owner_of, unknown_in, value_of
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
    N_OPEN,
    N_SPACES,
    N_UNKNOWN,
    OPEN,
    OUTSIDE,
    PLAY,
    REMOVING,
    SEAT,
    SLOTS,
    STEP,
    SWAPPING_WITH,
    TREASURE,
    TURN,
    WIDTH,
)
from heorot.games.beowulf_movie.scoring import all_standing, part_sum, standing, turn_down
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
    """What the tiles that may still come could bring to the open spaces of this act for a seat's figure, at worst and at best.

    Any unseen tile may come. A tile of which one knows whose hand it is in works for that seat alone: at best for its own figures, at worst
    for the figures of the others.
    """

    def __init__(self, seen: Board, owner: int) -> None:
        tiles: list[int] = []  # the values of unseen ones, Horns apart
        horns: list[int] = []
        act = seen.now[ACT]
        for back in range(1, act + 1):
            most = MOST_TILES if back == act else hidden_tiles(seen, back)
            tiles += outermost(unseen_values(seen, back, False), most)
            horns += outermost(unseen_values(seen, back, True), most)
        lowest, highest, low_horns, high_horns = tiles, list(tiles), horns, list(horns)
        for seat in range(seen.players):
            for i in range(seen.sizes[seat]):
                kind = seen.hands[seat * SLOTS + i]
                if kind >= FIRST_KIND:
                    if seat == owner:
                        (high_horns if seen.ability[kind] == HORN else highest).append(value_of(seen, kind))
                    else:
                        (low_horns if seen.ability[kind] == HORN else lowest).append(value_of(seen, kind))
        lowest.sort()
        highest.sort()
        low_horns.sort()
        high_horns.sort()
        self.most_low_horns = min(len(low_horns), 2 * MOST_SIDE - 1)
        self.most_high_horns = min(len(high_horns), 2 * MOST_SIDE - 1)
        self.low = ints(2 * MOST_SIDE)  # what at most so many of the lowest add up to
        self.high = ints(2 * MOST_SIDE)
        self.low_horns = ints(2 * MOST_SIDE)  # what just so many Horns add up to, for in the box they count nothing
        self.high_horns = ints(2 * MOST_SIDE)
        for i in range(1, 2 * MOST_SIDE):
            self.low[i] = self.low[i - 1] + (min(lowest[i - 1], 0) if i <= len(lowest) else 0)
            self.high[i] = self.high[i - 1] + (max(highest[len(highest) - i], 0) if i <= len(highest) else 0)
            self.low_horns[i] = self.low_horns[i - 1] + (low_horns[i - 1] if i <= len(low_horns) else 0)
            self.high_horns[i] = self.high_horns[i - 1] + (high_horns[len(high_horns) - i] if i <= len(high_horns) else 0)

    def worst(self, total: int, factor: int, gaps: int) -> int:
        """Return the least that may come of a sum and a factor with so many open spaces."""
        least = (total + self.low[gaps]) * factor
        for horns in range(1, min(gaps, self.most_low_horns) + 1):
            found = (total + self.low_horns[horns] + self.low[gaps - horns]) * (factor + horns)
            if found < least:
                least = found
        return least

    def best(self, total: int, factor: int, gaps: int) -> int:
        """Return the most that may come of it."""
        most = (total + self.high[gaps]) * factor
        for horns in range(1, min(gaps, self.most_high_horns) + 1):
            found = (total + self.high_horns[horns] + self.high[gaps - horns]) * (factor + horns)
            if found > most:
                most = found
        return most


def eyes_of(seen: Board) -> int:
    """Return the seat whose hand is seen, or NOBODY; in a whole state the seat that decides; Good Counsels count nothing anyway."""
    found = NOBODY
    for seat in range(seen.players):
        if not counsels_only(seen, seat):
            if found != NOBODY:
                return seen.actor
            found = seat
    return found


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
    """Return what counts on every open space, for a figure of who sees it, and for every figure there is, line by line."""
    turn_down(seen, False)
    eyes = eyes_of(seen)
    outlooks: dict[int, Outlook] = {}
    found = []
    for i in range(seen.now[N_SPACES]):
        c = seen.spaces[i]
        if seen.board[c] == OPEN or seen.board[c] >= FIGURE:
            owner = eyes if seen.board[c] == OPEN else owner_of(seen.board[c])
            if owner != eyes and seen.now[N_UNKNOWN]:
                owner = NOBODY  # of their hands nothing is known: all are alike
            if owner not in outlooks:
                outlooks[owner] = Outlook(seen, owner)
            found.append(show_sum(seen, outlooks[owner], c))
    return tuple(found)


def tally(s: Board, seat: int) -> int:
    """Return a seat's saga points, with what its figures on the board would score as things stand (BM-E2)."""
    return s.points[seat] if s.actor == NOBODY else s.points[seat] + standing(s, seat)


def tallies(s: Board) -> tuple[int, ...]:
    """Return the same for all seats."""
    found = [s.points[seat] for seat in range(s.players)]
    if s.actor != NOBODY:
        standings = all_standing(s)
        found = [found[seat] + standings[seat] for seat in range(s.players)]
    return tuple(found)


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


def show_sways(seen: Board, moves: Moves) -> list[tuple[int, ...]]:
    """Return by how much each of these moves changes the tally of every seat, as things stand."""
    after = seen.copy()
    before = tallies(seen)
    found = []
    for i in range(moves.n):
        after.copy_from(seen)
        after.apply(moves.move[i], ACTING)
        now = tallies(after)
        found.append(tuple([now[seat] - before[seat] for seat in range(seen.players)]))
    return found


def show_brings(seen: Board) -> dict[str, tuple[int, ...]]:
    """Return of each tile that lies what it brings every seat as things stand: by how much they would stand otherwise without it.

    A tile without which nobody would stand otherwise is not told of.
    """
    found: dict[str, tuple[int, ...]] = {}
    if seen.actor == NOBODY:
        return found
    trial = seen.copy()
    before = tallies(seen)
    for i in range(seen.now[N_SPACES]):
        c = seen.spaces[i]
        if is_tile(seen.board[c]):
            trial.board[c] = OPEN
            without = tallies(trial)
            trial.board[c] = seen.board[c]
            if without != before:
                found[CELL_NAMES[c]] = tuple([before[seat] - without[seat] for seat in range(seen.players)])
    return found


def could_play(seen: Board) -> Board | None:
    """Return the position in which the seat whose hand is seen decides what to do with its tiles, now or when it comes to it; or None."""
    if seen.actor == NOBODY or seen.now[N_OPEN] == 0:
        return None
    seat = eyes_of(seen)
    if seat < 0 and seen.actor >= 0 and seen.sizes[seen.actor] and unknown_in(seen, seen.actor) == 0:
        seat = seen.actor  # it holds Good Counsels only
    if seat < 0 or seen.now[STEP] < TURN:
        return None
    if seen.actor == seat and REMOVING <= seen.now[STEP] <= SWAPPING_WITH:
        return seen
    if seen.sizes[seat] == 0 or seen.now[STEP] >= REMOVING:
        return None
    turn = seen.copy()
    turn.actor = seat
    turn.now[SEAT] = seat
    turn.now[STEP] = PLAY
    return turn


def show_seats(seen: Board) -> tuple[SeatView, ...]:
    """Return the seats with what is seen of their hands."""
    found = []
    standings = all_standing(seen) if seen.actor != NOBODY else [0] * seen.players
    for seat in range(seen.players):
        hand = tuple([tile_name(seen, seen.hands[seat * SLOTS + i]) for i in range(seen.sizes[seat])])
        shown = tuple([f"Counsel/{act}" for act in range(1, 4) for _ in range(seen.shown[seat * 4 + act])])
        found.append(
            SeatView(seat, seen.points[seat], standings[seat], hand, shown, figures_of(seen.supply, seat), figures_of(seen.spent, seat))
        )
    return tuple(found)


def names_in_sight(seen: Board) -> list[str]:
    """Return the tiles on the board, and those in hands that are known, each once."""
    kinds = [seen.board[seen.spaces[i]] for i in range(seen.now[N_SPACES])]
    for seat in range(seen.players):
        for i in range(seen.sizes[seat]):
            kinds.append(seen.hands[seat * SLOTS + i])
    return [tile_name(seen, kind) for kind in sorted({kind for kind in kinds if is_tile(kind)})]


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
