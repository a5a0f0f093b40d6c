"""What is legal in the Movie: which figures and tiles may be placed where, and what an ability may be used on."""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.games.beowulf_movie.board import Board, act_of, can_move, counsels_only, is_own, is_tile, unknown_in
from heorot.games.beowulf_movie.parts import (
    CASH,
    CHOSEN,
    COUNSEL,
    DRAW,
    DRUNKENNESS,
    FIGURES,
    FIRST_KIND,
    KEEP,
    LAY,
    MARK,
    MEAD,
    MOVE,
    N_BAG,
    N_OPEN,
    N_SPACES,
    OPEN,
    PASS,
    PLACE,
    PLAY,
    REFILL,
    REMOVE,
    REMOVING,
    SEAT,
    SHIFT,
    SLOTS,
    STATUE,
    STEP,
    SWAP,
    SWAPPING,
    TEMPTATION,
    TREASURE,
    TURN,
    VALOR,
    WIDTH,
    WITH,
)


def fill_moves(s: Board, m: Moves) -> int:
    """Write the legal moves of the seat that decides; returns their number."""
    step = s.now[STEP]
    if step == TURN:
        n = fill_figures(s, m, 0)
        if s.now[N_BAG]:
            m.move[n] = DRAW
            return n + 1
        return fill_tiles(s, m, n)  # the pool is empty: without the draw (BM-T3)
    if step == PLAY:
        return fill_tiles(s, m, 0)
    if step == REFILL:
        m.move[0] = DRAW
        m.move[1] = PASS
        return 2
    return fill_targets(s, m)


def fill_figures(s: Board, m: Moves, n: int) -> int:
    """Write the ways to place an unused figure on an open space (BM-T1)."""
    moves = m.move
    for figure in range(1, len(FIGURES)):
        if s.supply[s.now[SEAT] * 8 + figure]:
            for i in range(s.now[N_OPEN]):
                moves[n] = (PLACE + figure) << SHIFT | s.open[i]
                n += 1
    return n


def fill_tiles(s: Board, m: Moves, n: int) -> int:
    """Write the ways to play a tile of the hand; equal tiles once."""
    moves = m.move
    seat = s.now[SEAT]
    hand = seat * SLOTS
    last = 0
    for i in range(hand, hand + s.sizes[seat]):
        kind = s.hands[i]
        if kind == last or kind < FIRST_KIND:
            continue
        last = kind
        ability = s.ability[kind]
        if ability == COUNSEL:
            n = fill_steps(s, m, n, act_of(s, kind))
            continue
        for k in range(s.now[N_OPEN]):
            moves[n] = (LAY + kind) << SHIFT | s.open[k]
            n += 1
        if ability == TREASURE:
            moves[n] = CASH << SHIFT | kind
            n += 1
        elif ability == DRUNKENNESS:
            for k in range(s.now[N_SPACES]):
                if has_ability(s, s.spaces[k], MEAD):
                    moves[n] = (LAY + kind) << SHIFT | s.spaces[k]
                    n += 1
    return n


def fill_steps(s: Board, m: Moves, n: int, act: int) -> int:
    """Write the ways in which a Good Counsel of this act may move one of the seat's figures (BM-A9)."""
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if is_own(s, c, s.now[SEAT]):
            for direction in range(4):
                if s.board[c + step_of(direction)] == OPEN:
                    m.move[n] = (MOVE + 4 * (act - 1) + direction) << SHIFT | c
                    n += 1
    return n


def fill_targets(s: Board, m: Moves) -> int:
    """Write what the ability of the tile just laid may be used on (BM-A2, BM-A3, BM-A8)."""
    what = REMOVE if s.now[STEP] == REMOVING else SWAP if s.now[STEP] == SWAPPING else WITH
    n = 0
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if is_target(s, c):
            m.move[n] = what << SHIFT | c
            n += 1
    if what != WITH:
        m.move[n] = KEEP
        n += 1
    return n


def is_target(s: Board, c: int) -> bool:
    """Whether the ability of the tile just laid may be used on this cell."""
    laid = s.board[s.now[MARK]]
    if s.ability[laid] == STATUE:
        return is_tile(s.board[c]) and c != s.now[MARK] and c != s.now[CHOSEN]
    return has_ability(s, c, VALOR if s.ability[laid] == TEMPTATION else TEMPTATION)


def targets(s: Board) -> int:
    """Return on how many cells the ability of the tile just laid may be used."""
    n = 0
    for i in range(s.now[N_SPACES]):
        if is_target(s, s.spaces[i]):
            n += 1
    return n


def asks(s: Board) -> bool:
    """Whether the tile just laid has an ability to be used now: something to remove, or two other tiles to swap."""
    ability = s.ability[s.board[s.now[MARK]]]
    if ability in (TEMPTATION, VALOR):
        return targets(s) > 0
    return ability == STATUE and targets(s) > 1


def has_ability(s: Board, c: int, ability: int) -> bool:
    """Whether a tile with this ability lies on a cell."""
    return is_tile(s.board[c]) and s.ability[s.board[c]] == ability


def step_of(direction: int) -> int:
    """Return the step to the cell beside: right, left, down, up."""
    if direction == 0:
        return 1
    if direction == 1:
        return -1
    return WIDTH if direction == 2 else -WIDTH


def has_figure(s: Board, seat: int) -> bool:
    """Whether a seat has an unused figure."""
    for figure in range(1, len(FIGURES)):  # noqa: SIM110  (a generator would not compile to a loop)
        if s.supply[seat * 8 + figure]:
            return True
    return False


def can_play(s: Board, seat: int) -> bool:
    """Whether a tile that the hand is known to hold can be played: any but a Good Counsel that moves nothing (BM-T5, BM-A9)."""
    if s.sizes[seat] == 0:
        return False
    return not counsels_only(s, seat) or can_move(s, seat)


def in_doubt(s: Board, seat: int) -> bool:
    """Whether it depends on unknown tiles if anything of the hand can be played."""
    return not can_play(s, seat) and unknown_in(s, seat) > 0


def can_act(s: Board, seat: int) -> bool:
    """Whether a seat can place a figure, draw, or play a tile that it is known to hold (BM-T4)."""
    return has_figure(s, seat) or s.now[N_BAG] > 0 or can_play(s, seat)


def must_play(s: Board) -> bool:
    """Whether the seat that decides can do nothing but play a tile: then it holds one that can be played."""
    if s.actor < 0:
        return False
    return s.now[STEP] == PLAY or (s.now[STEP] == TURN and s.now[N_BAG] == 0 and not has_figure(s, s.now[SEAT]))
