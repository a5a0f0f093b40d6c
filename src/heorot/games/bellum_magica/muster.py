"""Setting up Bellum Magica: the captain, castles, goblins left or right, sealed and opened (MA-S1, MA-S2, MA-S5)."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica.events import Captained, CastleChosen, CastleDealt, GoblinDealt, Placed, Sealed
from heorot.games.bellum_magica.parts import (
    CAPTAIN,
    CASTLING,
    DEALING,
    DEALT,
    DRAFTED,
    FACE_UP,
    GOBLINS_EACH,
    HOW,
    LAYOUT,
    NO_CARD,
    OPENING,
    OWNED,
    PLACE_SLOT,
    PLACING,
    SEALED,
    SEAT,
    SLOT,
    STEP,
)
from heorot.games.bellum_magica.realm import Realm, add_side, join


def next_seat(s: Realm, seat: int) -> int:
    """Return the seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


def next_asked(s: Realm, seat: int) -> int:
    """Return who is asked after a seat, from the captain clockwise; NOBODY when all have been (MA-D1, MA-D5, MA-D11)."""
    seat = next_seat(s, seat)
    return NOBODY if seat == s.now[CAPTAIN] else seat


def seat_before(s: Realm, seat: int) -> int:
    """Return the seat to the right."""
    return seat - 1 if seat else s.players - 1


def name_captain(s: Realm, seat: int) -> None:
    """The first captain is known; castles come next (MA-S5, MA-S1)."""
    s.now[CAPTAIN] = seat
    if s.noting:
        s.tell(Captained("MA-S5", seat))
    begin_castles(s)


def begin_castles(s: Realm) -> None:
    """Castles are dealt or chosen from the captain on, or drafted with the captain last (MA-S1)."""
    captain = s.now[CAPTAIN]
    s.now[STEP] = CASTLING
    s.now[SEAT] = seat_before(s, captain) if s.now[HOW] == DRAFTED else captain
    s.actor = DEALER if s.now[HOW] == DEALT else s.now[SEAT]


def take_castle(s: Realm, card: int) -> None:
    """A seat has its castle (MA-S1)."""
    seat = s.now[SEAT]
    s.castles[seat] = card
    s.where[card] = OWNED + 2 * seat
    add_side(s, seat, card, 0)
    add_side(s, seat, card, 1)
    if s.noting:
        s.tell(CastleDealt("MA-S1", seat, card) if s.now[HOW] == DEALT else CastleChosen("MA-S1", seat, card))
    if s.now[HOW] == DRAFTED:
        following = seat_before(s, seat)
        last = s.now[CAPTAIN]
    else:
        following = next_seat(s, seat)
        last = seat_before(s, s.now[CAPTAIN])
    if seat != last:
        s.now[SEAT] = following
        s.actor = DEALER if s.now[HOW] == DEALT else following
        return
    s.now[STEP] = DEALING
    s.now[SEAT] = s.now[CAPTAIN]
    s.actor = DEALER


def deal_goblin(s: Realm, card: int) -> None:
    """A goblin is dealt, two to each seat (MA-S1)."""
    seat = s.now[SEAT]
    at = GOBLINS_EACH * seat
    second = s.dealt[at] != NO_CARD
    s.dealt[at + second] = card
    s.where[card] = FACE_UP
    if s.noting:
        s.tell(GoblinDealt("MA-S1", seat, card))
    if not second:
        return
    s.now[SEAT] = next_seat(s, seat)
    if s.now[SEAT] == s.now[CAPTAIN]:
        s.now[STEP] = PLACING
        s.actor = 0


def choose_sides(s: Realm, seat: int, way: int) -> None:
    """A seat has chosen, sealed, where its goblins go; when all have, the dealer opens (MA-S2)."""
    s.sealed[seat] = way if way else SEALED
    if s.noting:
        s.tell(Sealed("MA-S2", seat))
    for other in range(s.players):
        if s.sealed[other] == 0:
            s.actor = other
            return
    s.now[STEP] = OPENING
    s.now[SEAT] = s.now[CAPTAIN]
    s.actor = DEALER


def open_sides(s: Realm, way: int) -> None:
    """A sealed choice is opened: the goblins go left and right (MA-S2)."""
    seat = s.now[SEAT]
    first = s.dealt[GOBLINS_EACH * seat]
    second = s.dealt[GOBLINS_EACH * seat + 1]
    join(s, seat, first, (way - 1) >> 1)
    join(s, seat, second, (way - 1) & 1)
    s.dealt[GOBLINS_EACH * seat] = NO_CARD
    s.dealt[GOBLINS_EACH * seat + 1] = NO_CARD
    s.sealed[seat] = 0
    if s.noting:
        s.tell(Placed("MA-S2", seat, first, (way - 1) >> 1, second, (way - 1) & 1))
    s.now[SEAT] = next_seat(s, seat)
    if s.now[SEAT] == s.now[CAPTAIN]:
        s.now[STEP] = LAYOUT
        s.now[SLOT] = PLACE_SLOT
