"""The Movie's scoring: what Treachery turns down, and what a figure earns from its row part and its column part."""

from __future__ import annotations

from heorot.core.vocabulary import EVERYONE
from heorot.games.beowulf_movie.board import Board, divides, figure_of, is_tile, measure, owner_of, value_of
from heorot.games.beowulf_movie.parts import (
    FIGURE,
    HORN,
    LINE,
    N_SPACES,
    OPEN,
    PLUS,
    SCORED,
    SILENCED,
    TERM,
    TERMS,
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
                s.notes.add(SILENCED, EVERYONE, -1, 0, s.board[c], c, row, column, 0, 0)
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if s.silent[c] == TURNING:
            s.silent[c] = TURNED_DOWN


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
                    note_figure(s, seat, c, points)


def standing(s: Board, seat: int) -> int:
    """Return what a seat's figures on the board would score as things stand (BM-E2)."""
    turn_down(s, False)
    found = 0
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if s.board[c] >= FIGURE and owner_of(s.board[c]) == seat:
            found += points_at(s, c, figure_of(s.board[c]))
    return found


def note_figure(s: Board, seat: int, c: int, points: int) -> None:
    """Write down how a figure scored: the figure, its row part and its column part, which share the points."""
    figure = figure_of(s.board[c])
    total = both_sums(s, c)
    factor = s.diamonds[figure] + s.horns
    s.notes.add(SCORED, EVERYONE, seat, 0, c, figure, total, factor, s.horns, points)
    note_line(s, seat, c, 1, s.west, s.east, factor)
    note_line(s, seat, c, WIDTH, s.north, s.south, factor)


def note_line(s: Board, seat: int, c: int, step: int, back: int, ahead: int, factor: int) -> None:
    """Write down one part: what it brings, where it lies, its numbers in their order, and which of its tiles are turned down."""
    terms = [0, 0, 0]
    turned = 0
    total = 0
    found = False
    p = c - back * step
    for i in range(back + ahead + 1):
        what = s.board[p]
        if is_tile(what):
            value = 0 if s.silent[p] else value_of(s, what)
            total += value
            if s.silent[p]:
                turned |= 1 << i
            if value or s.ability[what] != HORN or s.silent[p]:
                terms[i // TERMS] |= (value + PLUS) << (TERM * (i % TERMS))
            found = True
        p += step
    if found:
        shape = back | ahead << 4 | (1 if step == WIDTH else 0) << 8 | factor << 9
        s.notes.add(LINE, EVERYONE, seat, total * factor, c, shape, terms[0], terms[1], terms[2], turned)
