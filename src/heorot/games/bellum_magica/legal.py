"""What is legal in Bellum Magica: castles to choose, rerolls, attacks, chests to name, hires and what they cost."""

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
    GOBLIN_AT,
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
from heorot.games.bellum_magica.realm import Realm, active, can_rob, can_take, is_most_evil


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


def fill_castles(s: Realm, m: Moves) -> int:
    """Write the castles that nobody has (MA-S1)."""
    n = 0
    for card in range(CASTLE_AT, GOBLIN_AT):
        if s.where[card] == UNSEEN:
            m.move[n] = CASTLE << SHIFT | card
            n += 1
    return n


# the reroll round


def has_spell(s: Realm, seat: int) -> bool:
    """Whether a seat could use a spell: the captain, a ready one (MA-D2)."""
    return seat == s.now[CAPTAIN] and s.ready[seat] > 0


def can_reroll(s: Realm, seat: int) -> bool:
    """Whether a seat is asked for a reroll: it has a barrel or a spell to use (MA-D1)."""
    return s.barrels[seat] > 0 or has_spell(s, seat)


def fill_rerolls(s: Realm, m: Moves) -> int:
    """Write the ways to have the die rolled again, and to let it be (MA-D1)."""
    seat = s.now[SEAT]
    n = 0
    if s.barrels[seat]:
        m.move[n] = SMALL << SHIFT | BARREL
        n += 1
    if has_spell(s, seat):
        m.move[n] = SMALL << SHIFT | SPELL
        n += 1
    m.move[n] = SMALL << SHIFT | PASS
    return n + 1


# attacks


def can_attack(s: Realm, seat: int) -> bool:
    """Whether a seat could attack anything with the active line (MA-D5)."""
    face = s.now[FACE]
    if can_take(s, seat, face, THE_TAVERN):
        return True
    for i in range(s.now[N_ROW]):
        if can_take(s, seat, face, s.row[i]):
            return True
    for victim in range(s.players):  # noqa: SIM110  (a generator would not compile to a loop)
        if can_rob(s, seat, face, victim):
            return True
    return False


def fill_attacks(s: Realm, m: Moves) -> int:
    """Write the places and castles that the seat could attack (MA-D5, MA-D6, MA-D9)."""
    seat = s.now[SEAT]
    face = s.now[FACE]
    n = 0
    if can_take(s, seat, face, THE_TAVERN):
        m.move[n] = ATTACK << SHIFT | THE_TAVERN
        n += 1
    for i in range(s.now[N_ROW]):
        if can_take(s, seat, face, s.row[i]):
            m.move[n] = ATTACK << SHIFT | s.row[i]
            n += 1
    for victim in range(s.players):
        if can_rob(s, seat, face, victim):
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


def fill_chests(s: Realm, m: Moves) -> int:
    """Write the chests of the victim that no thief has named yet (MA-D9)."""
    n = 0
    for i in range(s.sizes[s.now[VICTIM]]):
        if not is_named(s, i + 1):
            m.move[n] = STEAL << SHIFT | (i + 1)
            n += 1
    return n


def loot_bearers(s: Realm) -> int:
    """Return how many chests the thieves of the active line carry off: one each, all if there are fewer (MA-D9)."""
    thieves = active(s, s.now[SEAT], THIEF)
    there = s.sizes[s.now[VICTIM]]
    return thieves if thieves < there else there


# hiring


def can_pay(s: Realm, seat: int, card: int, glyphs: bool) -> bool:
    """Whether a seat could pay for a creature: 2 food; if it is most evil 1 glyph and 4 food, or 3 glyphs (MA-D11)."""
    if not is_most_evil(card):
        return not glyphs and s.food[seat] >= EVIL_FOOD
    if glyphs:
        return s.glyphs[seat] >= MOST_EVIL_GLYPHS
    return s.glyphs[seat] >= MOST_EVIL_GLYPH and s.food[seat] >= MOST_EVIL_FOOD


def can_hire(s: Realm, seat: int) -> bool:
    """Whether a seat could pay for anything that lies face up (MA-D11)."""
    for i in range(2 * UP):
        card = s.up[i]
        if card != NO_CARD and (can_pay(s, seat, card, False) or can_pay(s, seat, card, True)):
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
        for glyphs in range(2):
            if can_pay(s, seat, card, glyphs > 0):
                m.move[n] = (HIRE + 2 * glyphs) << SHIFT | card
                m.move[n + 1] = (HIRE + 2 * glyphs + 1) << SHIFT | card
                n += 2
    m.move[n] = SMALL << SHIFT | DONE
    return n + 1
