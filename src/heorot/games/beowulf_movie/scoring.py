"""The Movie's scoring: what Treachery turns down, and what a figure earns from its row part and its column part."""

from __future__ import annotations

from heorot.core.vocabulary import NOBODY
from heorot.games.beowulf_movie.board import Board, divides, figure_of, is_tile, measure, owner_of, value_of
from heorot.games.beowulf_movie.events import Column, Row, Scored, ScoredHorns, Silenced, SilencedNone
from heorot.games.beowulf_movie.parts import (
    FIGURE,
    HORN,
    MOST_SIDE,
    N_SPACES,
    OPEN,
    TREACHERY,
    TURNED_DOWN,
    TURNING,
    WIDTH,
)


def turn_down(s: Board, noting: bool) -> None:
    """Turn down every positive tile in the row part and column part of a Treachery, all Treacheries at once (BM-A11)."""
    for i in range(s.now[N_SPACES]):
        s.silent[s.spaces[i]] = 0
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if is_tile(s.board[c]) and s.ability[s.board[c]] == TREACHERY:
            row = betray(s, c, -1) | betray(s, c, 1)
            column = betray(s, c, -WIDTH) | betray(s, c, WIDTH)
            if noting:
                tell_of_treachery(s, c, row, column)
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if s.silent[c] == TURNING:
            s.silent[c] = TURNED_DOWN


def tell_of_treachery(s: Board, c: int, row: int, column: int) -> None:
    """Tell which tiles a Treachery turns down (BM-A11)."""
    x, y = c % WIDTH, c // WIDTH
    cells = [y * WIDTH + i + 1 for i in range(MOST_SIDE) if row >> i & 1] + [
        (i + 1) * WIDTH + x for i in range(MOST_SIDE) if column >> i & 1
    ]
    if cells:
        s.tell(Silenced("BM-A11", NOBODY, s.board[c], c, tuple(cells)))
    else:
        s.tell(SilencedNone("BM-A11", NOBODY, s.board[c], c))


def betray(s: Board, c: int, step: int) -> int:
    """Mark the positive tiles in one direction up to a Gorge; returns them, a bit for each x (or y)."""
    found = 0
    c += step
    while not divides(s, c):
        if is_tile(s.board[c]) and value_of(s, s.board[c]) > 0:
            s.silent[c] = TURNING
            found |= 1 << ((c % WIDTH if -WIDTH < step < WIDTH else c // WIDTH) - 1)
        c += step
    return found


def part_sum(s: Board, c: int, step: int, back: int, ahead: int) -> int:
    """Return the sum of the tiles in one part, figures not counted; notes its tiles, Horns and open spaces."""
    total = 0
    p = c - back * step
    for _ in range(back + ahead + 1):
        what = s.board[p]
        if what == OPEN:
            if p != c:
                s.gaps += 1
        elif what < FIGURE and not s.silent[p]:  # a tile that is turned down is blank (BM-A11)
            s.tiles += 1
            total += value_of(s, what)
            if s.ability[what] == HORN:
                s.horns += 1
        p += step
    return total


def both_sums(s: Board, c: int) -> int:
    """Return the sum of both parts of a cell; notes tiles, Horns and open spaces beside it (after `turn_down`)."""
    s.tiles = 0
    s.horns = 0
    s.gaps = 0
    measure(s, c)
    return part_sum(s, c, 1, s.west, s.east) + part_sum(s, c, WIDTH, s.north, s.south)


def points_at(s: Board, c: int, figure: int) -> int:
    """Return what such a figure earns on this cell: the sum of both parts, times its diamonds and the Horns there (BM-E2, BM-A10)."""
    total = both_sums(s, c)
    return total * (s.diamonds[figure] + s.horns)


def score_figures(s: Board) -> None:
    """Score every figure on the board, seat by seat; who has a negative result pays (BM-E2, BM-E3)."""
    turn_down(s, s.noting)
    for seat in range(s.players):
        for i in range(s.now[N_SPACES]):
            c = s.spaces[i]
            if s.board[c] >= FIGURE and owner_of(s.board[c]) == seat:
                points = points_at(s, c, figure_of(s.board[c]))
                s.points[seat] += points
                if s.noting:
                    tell_of_figure(s, seat, c, points)


def standing(s: Board, seat: int) -> int:
    """Return what a seat's figures on the board would score as things stand (BM-E2)."""
    turn_down(s, False)
    found = 0
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if s.board[c] >= FIGURE and owner_of(s.board[c]) == seat:
            found += points_at(s, c, figure_of(s.board[c]))
    return found


def all_standing(s: Board) -> list[int]:
    """Return the same for every seat."""
    turn_down(s, False)
    found = [0] * s.players
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if s.board[c] >= FIGURE:
            found[owner_of(s.board[c])] += points_at(s, c, figure_of(s.board[c]))
    return found


def tell_of_figure(s: Board, seat: int, c: int, points: int) -> None:
    """Tell how a figure scored: the figure, its row part and its column part, which share the points (BM-E2, BM-A10)."""
    figure = figure_of(s.board[c])
    total = both_sums(s, c)
    factor = s.diamonds[figure] + s.horns
    if s.horns:
        s.tell(ScoredHorns("BM-A10", seat, c, figure, total, factor, s.horns, points))
    else:
        s.tell(Scored("BM-E2", seat, c, figure, total, factor, 0, points))
    tell_of_part(s, seat, c, 1, s.west, s.east, factor)
    tell_of_part(s, seat, c, WIDTH, s.north, s.south, factor)


def tell_of_part(s: Board, seat: int, c: int, step: int, back: int, ahead: int, factor: int) -> None:
    """Tell of one part: what it brings, its cells, its numbers in their order, and which of its tiles are turned down (BM-E2)."""
    cells = [c + i * step for i in range(-back, ahead + 1)]
    tiles = [cell for cell in cells if is_tile(s.board[cell])]
    if not tiles:
        return
    silent = [cell for cell in tiles if s.silent[cell]]
    values = [0 if s.silent[cell] else value_of(s, s.board[cell]) for cell in tiles if s.silent[cell] or is_numbered(s, s.board[cell])]
    told = Row if step == 1 else Column
    s.tell(told("BM-E2", seat, sum(values) * factor, c, tuple(cells), tuple(silent), tuple(values), factor))


def is_numbered(s: Board, kind: int) -> bool:
    """Whether a tile is named in a sum: all are but a Horn that counts nothing itself (BM-A10)."""
    return value_of(s, kind) != 0 or s.ability[kind] != HORN
