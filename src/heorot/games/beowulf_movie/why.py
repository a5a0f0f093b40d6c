"""Why a move is not legal: the clause that forbids it. The rules themselves are asked, in the order a player would ask them."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.beowulf_movie.board import counsel_of, find_in, is_own, is_tile
from heorot.games.beowulf_movie.legal import has_ability, step_of
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
    N_UNKNOWN,
    OPEN,
    OUTSIDE,
    PASS,
    PLACE,
    PLAY,
    PRINTED,
    REFILL,
    REMOVE,
    REMOVING,
    SEAT,
    SHIFT,
    STEP,
    SWAP,
    SWAPPING,
    SWAPPING_WITH,
    TEMPTATION,
    TREASURE,
    TURN,
    VALOR,
)
from heorot.games.beowulf_movie.rules import Movie

Reason = tuple[str, str]  # the clause and the message


def clause_against(s: Movie, move: int) -> Reason | None:
    """Return what forbids a move, or None: for every move of the alphabet exactly one of the two holds."""
    if s.actor == NOBODY:
        return "BM-F1", "over"
    if s.actor == DEALER:
        return against_dealing(s, move)
    what, low = move >> SHIFT, move & LOW
    if what == 0:
        return against_small_move(s, move)
    if what == CASH:
        return against_cashing(s, low)
    if low >= CELLS or 0 < what - CASH < MOVE - CASH or 0 < what - LAY + 1 <= FIRST_KIND:
        return "BM-T1", "no-such-move"
    if what >= LAY:
        return against_laying(s, what - LAY, low)
    if what >= MOVE:
        return against_counsel(s, what - MOVE, low)
    if what <= PLACE + 4:
        return against_placing(s, what - PLACE, low)
    return against_removing(s, low) if what == REMOVE else against_swapping(s, what, low)


def against_dealing(s: Movie, move: int) -> Reason | None:
    """What forbids a dealer's move (BM-S3, BM-S5)."""
    if s.now[STEP] == FIRST_SEAT:
        return None if FIRST <= move < FIRST + s.players else ("BM-S5", "first-player")
    if s.now[N_UNKNOWN]:  # who does not see the pool learns of a draw, and cannot judge it
        return None if move == HIDDEN else ("BM-S3", "dealer")
    if s.now[BEGUN + s.now[ACT] - 1] <= move < s.now[BEGUN + s.now[ACT]] and s.bag[move]:
        return None
    return "BM-S3", "dealer"


def against_small_move(s: Movie, move: int) -> Reason | None:
    """What forbids to draw, to pass, to keep, or what is no seat's move."""
    step = s.now[STEP]
    if move == DRAW:
        if step == REFILL or (step == TURN and s.now[N_BAG]):
            return None
        if step == TURN:
            return "BM-T3", "pool-empty"
        return ("BM-T1", "drawn-already") if step == PLAY else against_step(s)
    if move == PASS:
        return None if step == REFILL else ("BM-N1", "pass")
    if move == KEEP:
        return None if step in (REMOVING, SWAPPING) else ("BM-A8", "swap-chosen") if step == SWAPPING_WITH else ("BM-A2", "nothing-to-keep")
    if FIRST <= move < FIRST + s.players:
        return "BM-S5", "first-player"
    return ("BM-S3", "dealer") if FIRST_KIND <= move < KINDS else ("BM-T1", "no-such-move")


def against_step(s: Movie) -> Reason:
    """What a seat must do first, when it has not to take its turn."""
    return {
        REMOVING: ("BM-A2", "remove-first"),
        SWAPPING: ("BM-A8", "swap-first"),
        SWAPPING_WITH: ("BM-A8", "swap-chosen"),
        REFILL: ("BM-N1", "refill-first"),
    }[s.now[STEP]]


def against_placing(s: Movie, figure: int, cell: int) -> Reason | None:
    """What forbids to place a figure."""
    if s.now[STEP] == PLAY:
        return "BM-T2", "figure-after-draw"
    if s.now[STEP] != TURN:
        return against_step(s)
    if not s.supply[s.now[SEAT] * 8 + figure]:
        return "BM-S1", "no-figure"
    return None if s.board[cell] == OPEN else against_cell(s, cell)


def against_cell(s: Movie, cell: int) -> Reason:
    """Why nothing may be placed on a cell."""
    what = s.board[cell]
    if what == OUTSIDE:
        return "BM-N3", "no-space"
    return ("BM-A12", "printed-gorge") if what == PRINTED else ("BM-A1", "occupied")


def against_tile(s: Movie, kind: int) -> Reason | None:
    """What forbids to play a tile at all."""
    step = s.now[STEP]
    if step not in (TURN, PLAY):
        return against_step(s)
    if step == TURN and s.now[N_BAG]:
        return "BM-T1", "draw-first"
    return None if FIRST_KIND <= kind < KINDS and find_in(s, s.now[SEAT], kind) >= 0 else ("BM-T1", "not-in-hand")


def against_cashing(s: Movie, kind: int) -> Reason | None:
    """What forbids to cash a tile."""
    if not FIRST_KIND <= kind < KINDS:
        return "BM-T1", "no-such-move"
    found = against_tile(s, kind)
    return found if found or s.ability[kind] == TREASURE else ("BM-A5", "no-treasure")


def against_laying(s: Movie, kind: int, cell: int) -> Reason | None:
    """What forbids to lay a tile on a cell."""
    found = against_tile(s, kind)
    if found:
        return found
    if s.ability[kind] == COUNSEL:
        return "BM-A9", "counsel-laid"
    if s.board[cell] == OPEN or (s.ability[kind] == DRUNKENNESS and has_ability(s, cell, MEAD)):
        return None
    return ("BM-A6", "no-mead") if s.ability[kind] == DRUNKENNESS and is_tile(s.board[cell]) else against_cell(s, cell)


def against_counsel(s: Movie, how: int, cell: int) -> Reason | None:
    """What forbids to move a figure by a Good Counsel."""
    kind = counsel_of(s, how // 4 + 1)
    found = against_tile(s, kind)
    if found:
        return found
    if not is_own(s, cell, s.now[SEAT]):
        return "BM-A9", "not-own-figure"
    return None if s.board[cell + step_of(how % 4)] == OPEN else ("BM-A9", "not-open-beside")


def against_removing(s: Movie, cell: int) -> Reason | None:
    """What forbids to remove a tile."""
    if s.now[STEP] != REMOVING:
        return "BM-A2", "nothing-to-remove"
    if s.ability[s.board[s.now[MARK]]] == TEMPTATION:
        return None if has_ability(s, cell, VALOR) else ("BM-A2", "remove-valor")
    return None if has_ability(s, cell, TEMPTATION) else ("BM-A3", "remove-temptation")


def against_swapping(s: Movie, what: int, cell: int) -> Reason | None:
    """What forbids to swap a tile."""
    step = s.now[STEP]
    if step not in (SWAPPING, SWAPPING_WITH):
        return "BM-A8", "nothing-to-swap"
    if (what == SWAP) != (step == SWAPPING):
        return "BM-A8", "swap-first" if step == SWAPPING else "swap-chosen"
    if s.board[cell] >= FIGURE:
        return "BM-A8", "swap-figure"
    if not is_tile(s.board[cell]):
        return "BM-A8", "swap-no-tile"
    if cell == s.now[MARK]:
        return "BM-A8", "swap-itself"
    return None if cell != s.now[CHOSEN] else ("BM-A8", "swap-same")
