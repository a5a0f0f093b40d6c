"""What the dealer may do in Bellum Magica, with exact weights: the die, cards of a pile, chests of a stack, what was sealed."""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.games.bellum_magica.parts import (
    CAPTAIN_IS,
    CAPTAINING,
    CASTLE,
    CASTLE_AT,
    CASTLING,
    CHEST,
    DEALING,
    EVIL_AT,
    FACES,
    FARM,
    GOBLIN,
    GOBLIN_AT,
    KINGDOM_AT,
    LOOTING,
    MOST_EVIL_AT,
    N_CARDS,
    NO_SORT,
    OPENING,
    OPENS,
    PLACE_AT,
    PLACE_SLOT,
    REVEAL,
    ROLL,
    ROLLING,
    SCOUTING,
    SEAT,
    SEEING,
    SHIFT,
    SLOT,
    STEP,
    TOWN,
    UNSEEN,
)
from heorot.games.bellum_magica.realm import Realm, first_face, kind_drawn, shown_at


def fill_draws(s: Realm, m: Moves) -> int:
    """Write what the dealer may do, with exact weights."""
    step = s.now[STEP]
    m.n = 0
    if step == ROLLING:
        return m.alike(ROLL << SHIFT | 1, FACES)
    if step in (SCOUTING, LOOTING):
        return fill_stack(s, m, kind_drawn(s))
    if step == SEEING:
        return m.alike(CHEST << SHIFT | s.chests[shown_at(s)], 1)
    if step == OPENING:
        return m.alike(OPENS << SHIFT | s.sealed[s.now[SEAT]], 1)
    if step == CAPTAINING:
        return m.alike(CAPTAIN_IS << SHIFT, s.players)
    if step == CASTLING:
        return fill_pile(s, m, CASTLE, CASTLE_AT, GOBLIN_AT, NO_SORT)
    if step == DEALING:
        return fill_pile(s, m, GOBLIN, GOBLIN_AT, EVIL_AT, NO_SORT)
    if s.now[SLOT] == PLACE_SLOT:
        return fill_pile(s, m, REVEAL, PLACE_AT, N_CARDS, next_sort(s))
    if s.now[SLOT] < 2:
        return fill_pile(s, m, REVEAL, EVIL_AT, MOST_EVIL_AT, NO_SORT)
    return fill_pile(s, m, REVEAL, MOST_EVIL_AT, PLACE_AT, NO_SORT)


def fill_pile(s: Realm, m: Moves, what: int, first: int, end: int, sort: int) -> int:
    """Write the unseen cards of a pile, each as likely; of places, those of one kind (MA-S3)."""
    n = 0
    for card in range(first, end):
        if s.where[card] == UNSEEN and s.sort[card] == sort:
            m.move[n] = what << SHIFT | card
            m.weight[n] = 1
            n += 1
    m.n = n
    return n


def fill_stack(s: Realm, m: Moves, kind: int) -> int:
    """Write the chests of a stack by their values, as many chances as chests (MA-S4)."""
    n = 0
    total = 0
    face = first_face(s, kind)
    while s.total[face] and s.kind[face] == kind:
        weight = s.bag[face]
        if weight:
            m.move[n] = CHEST << SHIFT | face
            m.weight[n] = weight
            n += 1
            total += weight
        face += 1
    m.n = n
    return total


def face_drawn(s: Realm, kind: int, r: int) -> int:
    """Return the face of the chest of this number among the unseen ones of a kind."""
    face = first_face(s, kind)
    while r >= s.bag[face]:
        r -= s.bag[face]
        face += 1
    return face


def unseen_card(s: Realm, first: int, r: int) -> int:
    """Return the card of this number among the unseen ones, from a card on."""
    card = first
    while s.where[card] != UNSEEN or r > 0:
        if s.where[card] == UNSEEN:
            r -= 1
        card += 1
    return card


def next_sort(s: Realm) -> int:
    """Return which kind of place lies on top of the kingdom: farms, then villages, then towns (MA-S3); 0 if it is empty."""
    for sort in range(FARM, TOWN + 1):
        if s.now[KINGDOM_AT + sort]:
            return sort
    return 0
