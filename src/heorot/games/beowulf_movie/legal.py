"""What is legal in the Movie. A check returns why something may not be done, or OK; legal moves and refusals ask the same checks."""

from __future__ import annotations

from heorot.core.reasons import OK
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.beowulf_movie.board import Board, act_of, can_move, counsel_of, counsels_only, find_in, is_own, is_tile, unknown_in
from heorot.games.beowulf_movie.parts import (
    ACT,
    BEGUN,
    CASH,
    CELLS,
    CHOSEN,
    COUNSEL,
    DRAW,
    DRUNKENNESS,
    FIGURE,
    FIGURES,
    FIRST,
    FIRST_KIND,
    FIRST_SEAT,
    KEEP,
    KINDS,
    LAY,
    LOW,
    MARK,
    MEAD,
    MOVE,
    N_BAG,
    N_OPEN,
    N_SPACES,
    N_UNKNOWN,
    NONE,
    OPEN,
    OUTSIDE,
    PASS,
    PLACE,
    PLAY,
    PLAYERS,
    PRINTED,
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
    SWAPPING_WITH,
    TEMPTATION,
    TREASURE,
    TURN,
    VALOR,
    WIDTH,
    WITH,
)
from heorot.games.beowulf_movie.reasons import (
    COUNSEL_LAID,
    DEALERS,
    DRAW_FIRST,
    DRAWN_ALREADY,
    FIGURE_AFTER_DRAW,
    FIGURE_OCCUPIED,
    FIGURE_SPENT,
    NO_FIGURE,
    NO_MEAD,
    NO_PASS,
    NO_SPACE,
    NO_SUCH_MOVE,
    NO_TEMPTATION_LAID,
    NO_TREASURE,
    NO_VALOR_LAID,
    NOT_IN_HAND,
    NOT_OPEN_BESIDE,
    NOT_OWN_FIGURE,
    NOTHING_TO_KEEP,
    NOTHING_TO_SWAP,
    OCCUPIED,
    OVER,
    PENDING,
    POOL_EMPTY,
    PRINTED_GORGE,
    REFILL_FIRST,
    REMOVE_TEMPTATION,
    REMOVE_VALOR,
    START_PLAYER,
    SWAP_CHOSEN,
    SWAP_FIGURE,
    SWAP_FIRST,
    SWAP_ITSELF,
    SWAP_NO_TILE,
    SWAP_SAME,
    TEMPTATION_FIRST,
    VALOR_FIRST,
)

# the legal moves


def fill_moves(s: Board, m: Moves) -> int:
    """Write the legal moves of the seat that decides; returns their number."""
    step = s.now[STEP]
    pool = s.now[N_BAG]
    if asked_for(step):
        return fill_targets(s, m)
    n = fill_figures(s, m, 0) if may_place(step) == OK else 0
    if may_play(step, pool) == OK:
        return fill_tiles(s, m, n)
    if may_draw(step, pool) == OK:
        m.move[n] = DRAW
        n += 1
    if may_pass(step) == OK:
        m.move[n] = PASS
        n += 1
    return n


def fill_figures(s: Board, m: Moves, n: int) -> int:
    """Write the ways to place an unused figure on an open space (BM-T1)."""
    moves = m.move
    for figure in range(1, len(FIGURES)):
        if may_take(s.supply[s.now[SEAT] * 8 + figure]) == OK:
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
        if may_be_laid(ability) != OK:
            n = fill_steps(s, m, n, act_of(s, kind))
            continue
        for k in range(s.now[N_OPEN]):
            moves[n] = (LAY + kind) << SHIFT | s.open[k]
            n += 1
        if may_cash(ability) == OK:
            moves[n] = CASH << SHIFT | kind
            n += 1
        elif replaces(ability):
            for k in range(s.now[N_SPACES]):
                if may_replace(ability_on(s, s.spaces[k])) == OK:
                    moves[n] = (LAY + kind) << SHIFT | s.spaces[k]
                    n += 1
    return n


def fill_steps(s: Board, m: Moves, n: int, act: int) -> int:
    """Write the ways in which a Good Counsel of this act may move one of the seat's figures (BM-A9)."""
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if may_move(is_own(s, c, s.now[SEAT])) == OK:
            for direction in range(4):
                if may_step(s.board[c + step_of(direction)]) == OK:
                    m.move[n] = (MOVE + 4 * (act - 1) + direction) << SHIFT | c
                    n += 1
    return n


def fill_targets(s: Board, m: Moves) -> int:
    """Write what the ability of the tile just laid may be used on (BM-A2, BM-A3, BM-A8)."""
    what = asked_for(s.now[STEP])
    laid = ability_on(s, s.now[MARK])
    n = 0
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        if may_use_on(s, laid, c) == OK:
            m.move[n] = what << SHIFT | c
            n += 1
    if may_keep(s.now[STEP]) == OK:
        m.move[n] = KEEP
        n += 1
    return n


# when something may be done: by the step, and by the tiles in the pool


def may_draw(step: int, pool: int) -> int:
    """Whether the seat may draw: in its turn while the pool has tiles, and at the start of an act (BM-T1, BM-T3, BM-N1)."""
    if step == TURN:
        return OK if pool else POOL_EMPTY
    if step == PLAY:
        return DRAWN_ALREADY
    return OK if step == REFILL else PENDING


def may_pass(step: int) -> int:
    """Whether the seat may draw nothing: only at the start of an act (BM-N1)."""
    if step in (TURN, PLAY):
        return NO_PASS
    return OK if step == REFILL else PENDING


def may_place(step: int) -> int:
    """Whether the seat may place a figure: in its turn, before any draw (BM-T1, BM-T2)."""
    if step == TURN:
        return OK
    return FIGURE_AFTER_DRAW if step == PLAY else PENDING


def may_play(step: int, pool: int) -> int:
    """Whether the seat may play a tile: after the draw, or without one if the pool is empty (BM-T1, BM-T3)."""
    if step == TURN:
        return DRAW_FIRST if pool else OK
    return OK if step == PLAY else PENDING


def may_keep(step: int) -> int:
    """Whether the seat may leave the board as it is: no ability must be used, but a swap that was begun is ended (BM-A2, BM-A3, BM-A8)."""
    if step in (TURN, PLAY):
        return NOTHING_TO_KEEP
    return OK if step in (REMOVING, SWAPPING) else PENDING


def asked_for(step: int) -> int:
    """Return by which move the ability of the tile just laid is used: REMOVE, SWAP, WITH; or 0 where none is."""
    if step == REMOVING:
        return REMOVE
    if step == SWAPPING:
        return SWAP
    return WITH if step == SWAPPING_WITH else 0


# on which space, with which tile


def closed(s: Board, c: int, occupied: int) -> int:
    """Return why a cell is no open space: it is none, a printed Gorge, or `occupied` (BM-N3, BM-A12)."""
    if s.board[c] == OUTSIDE:
        return NO_SPACE
    return PRINTED_GORGE if s.board[c] == PRINTED else occupied


def may_take(unused: int) -> int:
    """Whether a figure may be placed of which the seat has so many unused (BM-T1, BM-S1)."""
    return OK if unused else NO_FIGURE


def may_stand(s: Board, c: int) -> int:
    """Whether a figure may be placed on a cell: on an open space (BM-T1)."""
    return OK if s.board[c] == OPEN else closed(s, c, FIGURE_OCCUPIED)


def may_be_laid(ability: int) -> int:
    """Whether a tile with this ability is laid at all: Good Counsel is not, it moves a figure (BM-A1, BM-A9)."""
    return COUNSEL_LAID if ability == COUNSEL else OK


def replaces(ability: int) -> bool:
    """Whether a tile with this ability may be laid in place of another (BM-A6)."""
    return ability == DRUNKENNESS


def may_replace(ability: int) -> int:
    """Whether a tile with this ability may be replaced: Mead (BM-A6, BM-A7)."""
    return OK if ability == MEAD else NO_MEAD


def may_lay(s: Board, kind: int, c: int) -> int:
    """Whether a tile may be laid on a cell: on an open space, or in place of another tile (BM-A1, BM-A6)."""
    found = may_be_laid(s.ability[kind])
    if found != OK or s.board[c] == OPEN:
        return found
    return may_replace(ability_on(s, c)) if replaces(s.ability[kind]) and is_tile(s.board[c]) else closed(s, c, OCCUPIED)


def may_cash(ability: int) -> int:
    """Whether a tile with this ability may be cashed (BM-A5)."""
    return OK if ability == TREASURE else NO_TREASURE


def may_move(own: bool) -> int:
    """Whether Good Counsel may move what is on a cell: a figure of one's own (BM-A9)."""
    return OK if own else NOT_OWN_FIGURE


def may_step(beside: int) -> int:
    """Whether a figure may move to where this is: to an open space (BM-A9)."""
    return OK if beside == OPEN else NOT_OPEN_BESIDE


def may_use_on(s: Board, laid: int, c: int) -> int:
    """Whether the ability of the tile just laid may be used on a cell (BM-A2, BM-A3, BM-A8).

    Temptation removes Valor, Valor Temptation; a Golden Statue swaps tiles, not itself, and not the one already chosen.
    """
    if laid == TEMPTATION:
        return OK if ability_on(s, c) == VALOR else REMOVE_VALOR
    if laid == VALOR:
        return OK if ability_on(s, c) == TEMPTATION else REMOVE_TEMPTATION
    if not is_tile(s.board[c]):
        return SWAP_FIGURE if s.board[c] >= FIGURE else SWAP_NO_TILE
    if c == s.now[MARK]:
        return SWAP_ITSELF
    return SWAP_SAME if c == s.now[CHOSEN] else OK


def targets(s: Board) -> int:
    """Return on how many cells the ability of the tile just laid may be used."""
    n = 0
    laid = ability_on(s, s.now[MARK])
    for i in range(s.now[N_SPACES]):
        if may_use_on(s, laid, s.spaces[i]) == OK:
            n += 1
    return n


def asks(s: Board) -> bool:
    """Whether the tile just laid has an ability to be used now: something to remove, or two other tiles to swap."""
    ability = ability_on(s, s.now[MARK])
    if ability in (TEMPTATION, VALOR):
        return targets(s) > 0
    return ability == STATUE and targets(s) > 1


def ability_on(s: Board, c: int) -> int:
    """Return the ability of the tile on a cell; NONE where no tile lies."""
    return s.ability[s.board[c]] if is_tile(s.board[c]) else NONE


def step_of(direction: int) -> int:
    """Return the step to the cell beside: right, left, down, up."""
    if direction == 0:
        return 1
    if direction == 1:
        return -1
    return WIDTH if direction == 2 else -WIDTH


# whether a seat can do anything


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


# any move of the alphabet


def reason_against(s: Board, move: int) -> int:
    """Return what forbids a move of the alphabet, or OK."""
    if s.actor == NOBODY:
        return OVER
    if s.actor == DEALER:
        return may_deal(s, move)
    found = against_small_move(s, move) if move <= LOW else against_move(s, move >> SHIFT, move & LOW)
    if found == PENDING:
        return must_first(s)
    return FIGURE_SPENT if found == NO_FIGURE and s.spent[s.now[SEAT] * 8 + (move >> SHIFT) - PLACE] else found


def must_first(s: Board) -> int:
    """Return what the seat must decide before anything else."""
    step = s.now[STEP]
    if step == REMOVING:
        return TEMPTATION_FIRST if ability_on(s, s.now[MARK]) == TEMPTATION else VALOR_FIRST
    if step == SWAPPING:
        return SWAP_FIRST
    return SWAP_CHOSEN if step == SWAPPING_WITH else REFILL_FIRST


def against_move(s: Board, what: int, c: int) -> int:
    """Return what forbids a move with a cell, or to cash a kind: the checks it must pass, in the order a player would ask them."""
    if what == CASH:
        found = may_play_tile(s, c) if FIRST_KIND <= c < KINDS else NO_SUCH_MOVE
        return found if found != OK else may_cash(s.ability[c])
    if c >= CELLS or CASH < what < MOVE or LAY <= what < LAY + FIRST_KIND:
        return NO_SUCH_MOVE
    if what >= LAY:
        found = may_play_tile(s, what - LAY)
        return found if found != OK else may_lay(s, what - LAY, c)
    if what >= MOVE:
        found = may_play_tile(s, counsel_of(s, (what - MOVE) // 4 + 1))
        if found == OK:
            found = may_move(is_own(s, c, s.now[SEAT]))
        return found if found != OK else may_step(s.board[c + step_of((what - MOVE) % 4)])
    if what >= REMOVE:
        found = may_use(s, what, c)
        return found if found != OK else may_use_on(s, ability_on(s, s.now[MARK]), c)
    found = may_place(s.now[STEP])
    if found == OK:
        found = may_take(s.supply[s.now[SEAT] * 8 + what - PLACE])
    return found if found != OK else may_stand(s, c)


def against_small_move(s: Board, move: int) -> int:
    """Return what forbids to draw, to pass, to keep, or what is no seat's move."""
    if move == DRAW:
        return may_draw(s.now[STEP], s.now[N_BAG])
    if move == PASS:
        return may_pass(s.now[STEP])
    if move == KEEP:
        return may_keep(s.now[STEP])
    if FIRST <= move < FIRST + PLAYERS:
        return START_PLAYER
    return DEALERS if move == HIDDEN or FIRST_KIND <= move < KINDS else NO_SUCH_MOVE


def may_play_tile(s: Board, kind: int) -> int:
    """Whether the seat may play a tile of this kind: if it holds one (BM-T1)."""
    found = may_play(s.now[STEP], s.now[N_BAG])
    if found != OK:
        return found
    return OK if FIRST_KIND <= kind < KINDS and find_in(s, s.now[SEAT], kind) >= 0 else NOT_IN_HAND


def may_use(s: Board, what: int, c: int) -> int:
    """Whether it is time for a move that uses an ability; else which tile would have to be laid first (BM-A2, BM-A3, BM-A8)."""
    if s.now[STEP] in (TURN, PLAY):
        if what != REMOVE:
            return NOTHING_TO_SWAP
        return NO_VALOR_LAID if ability_on(s, c) == TEMPTATION else NO_TEMPTATION_LAID
    return OK if what == asked_for(s.now[STEP]) else PENDING


def may_deal(s: Board, move: int) -> int:
    """Whether the dealer may do this: name a seat, or draw a tile of the pool; who does not see the pool cannot judge it (BM-S3, BM-S5)."""
    if s.now[STEP] == FIRST_SEAT:
        return OK if FIRST <= move < FIRST + s.players else START_PLAYER
    if s.now[N_UNKNOWN]:
        return OK if move == HIDDEN else DEALERS
    return OK if may_be_in_pool(s, move) else DEALERS


def may_be_in_pool(s: Board, kind: int) -> bool:
    """Whether a tile may be in the pool: one of this act that was not seen (BM-S3)."""
    return s.now[BEGUN + s.now[ACT] - 1] <= kind < s.now[BEGUN + s.now[ACT]] and s.bag[kind] > 0
