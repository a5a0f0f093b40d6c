"""What each seat may know: sealed placements are their chooser's, a chest's value belongs to all who ever held it (MA-S2, MA-D4, MA-D9).

Nothing that happens depends on a hidden value, so a hidden chest may be any of the unseen ones of its kind, all alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from heorot.core.errors import BadPosition
from heorot.core.rng import Rng
from heorot.core.vocabulary import HIDDEN, NOBODY
from heorot.games.bellum_magica.dealing import face_drawn
from heorot.games.bellum_magica.parts import (
    CHEST,
    HIDE,
    LOOTING,
    LOW,
    MOST_CHESTS,
    OPENING,
    OPENS,
    PLACING,
    SCOUTING,
    SEALED,
    SEAT,
    SEEING,
    SHIFT,
    STACK_AT,
    STEP,
    WAYS,
)
from heorot.games.bellum_magica.realm import Realm, first_face, forget, hidden_chests, is_hidden, kind_drawn, learn, shown_at, unseen_of


def hide_from(s: Realm, onlooker: int) -> None:
    """Make unknown what an onlooker may not know; at the end nothing is hidden (MA-E1)."""
    if s.actor == NOBODY:
        return
    for seat in range(s.players):
        if s.sealed[seat] and seat != onlooker:
            s.sealed[seat] = SEALED
        for i in range(s.sizes[seat]):
            at = seat * MOST_CHESTS + i
            if onlooker < 0 or not s.known[at] >> onlooker & 1:
                forget(s, at)


def unknown_parts(s: Realm) -> int:
    """Return how many chests and sealed choices are unknown."""
    n = hidden_chests(s)
    for seat in range(s.players):
        if s.sealed[seat] == SEALED:
            n += 1
    return n


def deal_hidden(s: Realm, rng: Rng) -> None:
    """Fill what is unknown: every hidden chest from the unseen ones of its kind, every sealed choice by lot."""
    for seat in range(s.players):
        if s.sealed[seat] == SEALED:
            s.sealed[seat] = rng.below(WAYS) + 1
        for i in range(s.sizes[seat]):
            at = seat * MOST_CHESTS + i
            code = s.chests[at]
            if is_hidden(code):
                kind = code - HIDE
                learn(s, at, face_drawn(s, kind, rng.below(unseen_of(s, kind))))


# what onlookers are told


def is_open_to(s: Realm, onlooker: int, seat: int) -> bool:
    """Whether an onlooker may know the move that a seat or the dealer is about to make."""
    step = s.now[STEP]
    if step == PLACING:
        return seat == onlooker
    if step in (SCOUTING, LOOTING):
        return s.now[SEAT] == onlooker
    if step == SEEING:  # who ever held it knows it already
        return s.now[SEAT] == onlooker or (onlooker >= 0 and s.known[shown_at(s)] >> onlooker & 1 > 0)
    return True


def draws_blind(s: Realm) -> bool:
    """Whether the dealer is about to show something of which this seen state knows nothing, or not enough to tell the odds."""
    step = s.now[STEP]
    if step in (SCOUTING, LOOTING):
        kind = kind_drawn(s)
        return unseen_of(s, kind) != s.now[STACK_AT + kind]
    if step == SEEING:
        return is_hidden(s.chests[shown_at(s)])
    return step == OPENING and s.sealed[s.now[SEAT]] == SEALED


def may_be_dealt(s: Realm, move: int) -> bool:
    """Whether the dealer may have done this, for all that is known."""
    step = s.now[STEP]
    what, which = move >> SHIFT, move & LOW
    if step in (SCOUTING, LOOTING):
        return move == HIDDEN or (what == CHEST and may_be_chest(s, which, kind_drawn(s)))
    if step == SEEING:
        code = s.chests[shown_at(s)]
        if move == HIDDEN or not is_hidden(code):
            return move == HIDDEN or move == CHEST << SHIFT | code
        return what == CHEST and may_be_chest(s, which, code - HIDE)
    if step == OPENING and s.sealed[s.now[SEAT]] == SEALED:
        return what == OPENS and 0 < which <= WAYS
    return move in s.legal()


def may_be_chest(s: Realm, face: int, kind: int) -> bool:
    """Whether an unseen chest of this kind may show this face."""
    return face < HIDE and s.total[face] > 0 and s.kind[face] == kind and s.bag[face] > 0


# the end


def opened_rows(s: Realm) -> tuple[int, ...]:
    """Return the values of all chests, row by row."""
    return tuple([s.value[s.chests[seat * MOST_CHESTS + i]] for seat in range(s.players) for i in range(s.sizes[seat])])


def open_rows(s: Realm, values: Sequence[int]) -> None:
    """Learn the values of all chests, row by row; those that were known must be what they were."""
    places = [seat * MOST_CHESTS + i for seat in range(s.players) for i in range(s.sizes[seat])]
    if len(values) != len(places):
        raise BadPosition(f"there are {len(places)} chests to be opened, not {len(values)}")
    for at, value in zip(places, values):
        code = s.chests[at]
        if not is_hidden(code):
            if s.value[code] != value:
                raise BadPosition(f"a chest of {s.value[code]} cannot turn out to be one of {value}")
            continue
        face = first_face(s, code - HIDE)
        while s.total[face] and s.kind[face] == code - HIDE and s.value[face] != value:
            face += 1
        if not may_be_chest(s, face, code - HIDE):
            raise BadPosition(f"there is no unseen chest of that kind with the value {value}")
        learn(s, at, face)
