"""Why a move is not legal: the clause that forbids it. The rules themselves are asked, in the order a player would ask them."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.voluspa.legal import cells_around, cross_ends, cross_tiles, landing_of, may_throw, step_of
from heorot.games.voluspa.parts import (
    A_TROLL,
    CLOSED,
    DISCARD,
    DRAGON,
    ERRAND,
    FIRST,
    FIRST_SEAT,
    HEL,
    HERALD,
    JOTUN,
    KINDS,
    MASK,
    N_UNKNOWN,
    NOWHERE,
    OPEN,
    SEAT,
    SHIFT,
    SKADI,
    START_TILE,
    STOP,
    THROW,
    TROLL,
    UNTOUCHED,
)
from heorot.games.voluspa.rules import Voluspa

Reason = tuple[str, str]  # the clause and the message


def clause_against(s: Voluspa, move: int) -> Reason | None:
    """Return what forbids a move, or None: for every move of the alphabet exactly one of the two holds."""
    if s.actor == NOBODY:
        return "VO-E1", "over"
    if s.actor == DEALER:
        return against_dealing(s, move)
    what = move >> SHIFT
    if what == 0:
        return against_small_move(s, move)
    kind = JOTUN if what >= THROW else what
    cell = move & MASK
    if not s.hands[s.now[SEAT] * KINDS + kind]:
        return "VO-T1", "not-in-hand"
    if what >= THROW:
        found = against_throw(s, cell, what - THROW)
    elif s.board[cell]:
        found = against_laying_on(s, kind, cell)
    else:
        found = against_laying(s, kind, cell)
    if found is None and s.now[HERALD] != NOWHERE:
        found = against_following(s, move, kind, cell)
    return found


def against_dealing(s: Voluspa, move: int) -> Reason | None:
    """What forbids a dealer's move (VO-S1, VO-S2, VO-T4)."""
    errand = s.now[ERRAND]
    if errand == FIRST_SEAT:
        return None if FIRST <= move < FIRST + s.players else ("VO-S2", "first-player")
    if s.now[N_UNKNOWN]:  # who does not see the pile learns of a draw, and cannot judge it
        return None if move == HIDDEN else ("VO-T4", "dealer")
    if 0 < move < KINDS and s.bag[move] and not (errand == START_TILE and move == TROLL):
        return None
    return ("VO-S1", "start-tile") if errand == START_TILE else ("VO-T4", "dealer")


def against_small_move(s: Voluspa, move: int) -> Reason | None:
    """What forbids a stop, a discard, or what is no seat's move."""
    if move == STOP:
        return None if s.now[HERALD] != NOWHERE else ("VO-M1", "stop")
    if DISCARD < move < DISCARD + KINDS:
        if not s.hands[s.now[SEAT] * KINDS + move - DISCARD]:
            return "VO-T1", "not-in-hand"
        return None if move in s.legal() else ("VO-T3", "discard")
    if move < KINDS:
        return "VO-T4", "dealer"
    if FIRST <= move < FIRST + s.players:
        return "VO-S2", "first-player"
    return "VO-T1", "no-such-move"


def against_laying(s: Voluspa, kind: int, cell: int) -> Reason | None:
    """What forbids a tile on a free cell."""
    if kind == HEL:
        return "VO-H1", "hel-free"
    if s.edge[cell] == UNTOUCHED:
        return "VO-T1", "touch"
    if s.edge[cell] == CLOSED:
        return "VO-T2", "seven"
    if s.beside[cell] >= A_TROLL and kind != TROLL:
        return "VO-C2", "troll"
    return None


def against_laying_on(s: Voluspa, kind: int, cell: int) -> Reason | None:
    """What forbids a tile on a laid one: a cover, an exchange, or Hel."""
    top = s.board[cell]
    if top == HEL:
        return ("VO-H1", "hel-on-hel") if kind == HEL else ("VO-H2", "on-hel")
    if kind == HEL:
        return None
    clause = {DRAGON: "VO-C3", SKADI: "VO-C5"}.get(kind)
    if clause is None:
        return "VO-T1", "occupied"
    if top == kind:
        return clause, "dragon-on-dragon" if kind == DRAGON else "skadi-on-skadi"
    if s.beside[cell] >= A_TROLL:
        return clause, "beside-troll"
    return None


def against_throw(s: Voluspa, cell: int, direction: int) -> Reason | None:
    """What forbids Jotun to throw a tile past this end."""
    if s.board[cell] == 0:
        return "VO-J1", "throw-nothing"
    if s.board[cell] == HEL:
        return "VO-H2", "throw-hel"
    if may_throw(s, cell, direction):
        return None
    landing = landing_of(s, cell, direction)
    if s.beside[cell] >= A_TROLL:
        return "VO-J2", "jotun-beside-troll"
    if s.board[landing] == HEL:
        return "VO-J2", "throw-over-hel"
    if s.edge[landing] != OPEN:
        return "VO-J2", "throw-seven"
    if s.board[cell] == TROLL:
        return "VO-J2", "jotun-beside-troll"
    return "VO-J2", "throw-beside-troll"


def against_following(s: Voluspa, move: int, kind: int, cell: int) -> Reason | None:
    """What forbids this as the tile after Hermod: it must lie in his row or column, Hel must touch him."""
    herald = s.now[HERALD]
    if cell == herald:
        return "VO-M2", "hermods-cell"
    if kind == HEL:
        return None if cell in s.crossed[: cells_around(s, herald)] else ("VO-M2", "hel-after-hermod")
    if cell in s.cross[: cross_ends(s, herald)] or cell in s.crossed[: cross_tiles(s, herald)]:
        return None
    if move >> SHIFT >= THROW:  # a throw into the gap before him joins the rows
        back = (move >> SHIFT) - THROW
        gap = landing_of(s, herald, back ^ 1)
        if landing_of(s, cell, back) == gap and cell in beyond(s, gap, step_of(back ^ 1)):
            return None
    return "VO-M1", "after-hermod"


def beyond(s: Voluspa, cell: int, step: int) -> list[int]:
    """Return the unbroken tiles past a cell."""
    found = []
    cell = (cell + step) & MASK
    while 0 < s.board[cell] < HEL:
        found.append(cell)
        cell = (cell + step) & MASK
    return found
