"""What is legal in Bellum Magica: castles to choose, rerolls, attacks, chests to name, hires and what they cost.

A check `may_…` returns OK or the reason against; the moves are written by the same checks that a refusal asks (why.py).
"""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.games.bellum_magica.parts import (
    ATTACK,
    ATTACKING,
    BARREL,
    CAPTAIN,
    CASTLE,
    CASTLE_AT,
    CASTLING,
    DONE,
    EVIL_FOOD,
    FACE,
    FACE_UP,
    GOBLIN_AT,
    HELD,
    HIRE,
    HIRING,
    MOST_EVIL_FOOD,
    MOST_EVIL_GLYPH,
    MOST_EVIL_GLYPHS,
    N_NAMED,
    N_ROW,
    NO_CARD,
    PASS,
    PLACE,
    PLACING,
    RAID,
    REROLLING,
    RULES,
    SEAT,
    SHIFT,
    SMALL,
    SPELL,
    STEAL,
    STEP,
    THE_TAVERN,
    THIEF,
    UNSEEN,
    UP,
    VICTIM,
    WAYS,
)
from heorot.games.bellum_magica.realm import Realm, active, is_most_evil, may_attack, may_raid
from heorot.games.bellum_magica.reasons import (
    CASTLE_TAKEN,
    EVIL_COST,
    EVIL_FOR_FOOD,
    HELD_BACK,
    HOLDS_ALREADY,
    MOST_EVIL_COST,
    NAME_ONE,
    NAMED_ALREADY,
    NO_BARREL,
    NO_SPELL,
    NO_SUCH_CHEST,
    NOT_CAPTAIN,
    NOT_FACE_UP,
    OK,
    STEAL_FIRST,
)


def fill_moves(s: Realm, m: Moves) -> int:
    """Write the legal moves of the seat that decides; returns their number."""
    step = s.now[STEP]
    if step == ATTACKING:
        return fill_attacks(s, m)
    if step == HIRING:
        return fill_hires(s, m)
    if step == REROLLING:
        return fill_rerolls(s, m)
    if step == CASTLING:
        return fill_castles(s, m)
    if step == PLACING:
        for way in range(WAYS):
            m.move[way] = PLACE << SHIFT | (way + 1)
        return WAYS
    return fill_chests(s, m)


def may_take_castle(s: Realm, card: int) -> int:
    """Whether a castle may be chosen: nobody has it (MA-S1)."""
    return OK if s.where[card] == UNSEEN else CASTLE_TAKEN


def fill_castles(s: Realm, m: Moves) -> int:
    """Write the castles that may be chosen (MA-S1)."""
    n = 0
    for card in range(CASTLE_AT, GOBLIN_AT):
        if may_take_castle(s, card) == OK:
            m.move[n] = CASTLE << SHIFT | card
            n += 1
    return n


# the reroll round


def may_pay_barrel(s: Realm, seat: int) -> int:
    """Whether a seat may pay a barrel for another roll: it has one (MA-D1), and no spell of another holds it back (MA-D2)."""
    if s.later[HELD] and seat != s.now[CAPTAIN]:
        return HELD_BACK
    return OK if s.barrels[seat] > 0 else NO_BARREL


def may_cast(s: Realm, seat: int) -> int:
    """Whether a seat may use a spell: the captain, a ready one, unless one holds the others back already (MA-D2)."""
    if seat != s.now[CAPTAIN]:
        return NOT_CAPTAIN
    if s.later[HELD]:
        return HOLDS_ALREADY
    return OK if s.ready[seat] > 0 else NO_SPELL


def can_reroll(s: Realm, seat: int) -> bool:
    """Whether a seat is asked for a reroll: it has a barrel or a spell to use (MA-D1)."""
    return may_pay_barrel(s, seat) == OK or may_cast(s, seat) == OK


def fill_rerolls(s: Realm, m: Moves) -> int:
    """Write the ways to have the die rolled again, and to let it be (MA-D1)."""
    seat = s.now[SEAT]
    n = 0
    if may_pay_barrel(s, seat) == OK:
        m.move[n] = SMALL << SHIFT | BARREL
        n += 1
    if may_cast(s, seat) == OK:
        m.move[n] = SMALL << SHIFT | SPELL
        n += 1
    m.move[n] = SMALL << SHIFT | PASS
    return n + 1


# attacks


def can_attack(s: Realm, seat: int) -> bool:
    """Whether a seat could attack anything with the active line (MA-D5)."""
    face = s.now[FACE]
    if may_attack(s, seat, face, THE_TAVERN) == OK:
        return True
    for i in range(s.now[N_ROW]):
        if may_attack(s, seat, face, s.row[i]) == OK:
            return True
    for victim in range(s.players):  # noqa: SIM110  (a generator would not compile to a loop)
        if may_raid(s, seat, face, victim) == OK:
            return True
    return False


def fill_attacks(s: Realm, m: Moves) -> int:
    """Write the places and castles that the seat could attack (MA-D5, MA-D6, MA-D9)."""
    seat = s.now[SEAT]
    face = s.now[FACE]
    n = 0
    if may_attack(s, seat, face, THE_TAVERN) == OK:
        m.move[n] = ATTACK << SHIFT | THE_TAVERN
        n += 1
    for i in range(s.now[N_ROW]):
        if may_attack(s, seat, face, s.row[i]) == OK:
            m.move[n] = ATTACK << SHIFT | s.row[i]
            n += 1
    for victim in range(s.players):
        if may_raid(s, seat, face, victim) == OK:
            m.move[n] = RAID << SHIFT | s.castles[victim]
            n += 1
    m.move[n] = SMALL << SHIFT | PASS
    return n + 1


def is_named(s: Realm, i: int) -> bool:
    """Whether a thief has named this chest already."""
    for k in range(s.now[N_NAMED]):  # noqa: SIM110  (a generator would not compile to a loop)
        if s.named[k] == i:
            return True
    return False


def may_name(s: Realm, i: int) -> int:
    """Whether a thief may name a chest of the victim, counted from 1: it is there, and no other thief has named it (MA-D9)."""
    if i > s.sizes[s.now[VICTIM]]:
        return NO_SUCH_CHEST
    return NAMED_ALREADY if is_named(s, i) else OK


def may_stop(s: Realm) -> int:
    """Whether the thieves may leave the rest lying: since version 2, once a chest is named (MA-D9)."""
    if not s.later[RULES]:
        return STEAL_FIRST
    return OK if s.now[N_NAMED] else NAME_ONE


def fill_chests(s: Realm, m: Moves) -> int:
    """Write the chests of the victim that no thief has named yet, and to leave the rest (MA-D9)."""
    n = 0
    for i in range(1, s.sizes[s.now[VICTIM]] + 1):
        if may_name(s, i) == OK:
            m.move[n] = STEAL << SHIFT | i
            n += 1
    if may_stop(s) == OK:
        m.move[n] = SMALL << SHIFT | DONE
        n += 1
    return n


def loot_bearers(s: Realm) -> int:
    """Return how many chests the thieves of the active line can carry off: one each, all if there are fewer (MA-D9)."""
    thieves = active(s, s.now[SEAT], THIEF)
    there = s.sizes[s.now[VICTIM]]
    return thieves if thieves < there else there


# hiring


def may_pay(s: Realm, seat: int, card: int, glyphs: bool) -> int:
    """Whether a seat could pay for a creature: 2 food; if it is most evil 1 glyph and 4 food, or 3 glyphs (MA-D11)."""
    if not is_most_evil(card):
        if glyphs:
            return EVIL_FOR_FOOD
        return OK if s.food[seat] >= EVIL_FOOD else EVIL_COST
    if glyphs:
        return OK if s.glyphs[seat] >= MOST_EVIL_GLYPHS else MOST_EVIL_COST
    return OK if s.glyphs[seat] >= MOST_EVIL_GLYPH and s.food[seat] >= MOST_EVIL_FOOD else MOST_EVIL_COST


def may_hire(s: Realm, seat: int, card: int, glyphs: bool) -> int:
    """Whether a seat could hire a creature: it lies face up, and can be paid for so (MA-D11)."""
    return may_pay(s, seat, card, glyphs) if s.where[card] == FACE_UP else NOT_FACE_UP


def can_hire(s: Realm, seat: int) -> bool:
    """Whether a seat could hire anything that lies face up (MA-D11)."""
    for i in range(2 * UP):
        card = s.up[i]
        if card != NO_CARD and (may_hire(s, seat, card, False) == OK or (i >= UP and may_hire(s, seat, card, True) == OK)):
            return True
    return False


def fill_hires(s: Realm, m: Moves) -> int:
    """Write the creatures the seat could hire, left and right, and each way to pay (MA-D11)."""
    seat = s.now[SEAT]
    n = 0
    for i in range(2 * UP):
        card = s.up[i]
        if card == NO_CARD:
            continue
        for glyphs in range(2 if i >= UP else 1):  # only the most evil are hired for glyphs alone
            if may_hire(s, seat, card, glyphs > 0) == OK:
                m.move[n] = (HIRE + 2 * glyphs) << SHIFT | card
                m.move[n + 1] = (HIRE + 2 * glyphs + 1) << SHIFT | card
                n += 2
    m.move[n] = SMALL << SHIFT | DONE
    return n + 1
