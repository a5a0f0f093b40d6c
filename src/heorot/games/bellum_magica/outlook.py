"""What a day with another face would bring a lord, as things lie now: counted by the rules' own functions, for views, previews and bots.

A day's worth, in hundredths of a point (MA-D1 in the help): food 50, a glyph 100, a barrel there is room for 50, a chest the mean value of
its kind in the box. Counted are what is gathered, the scouts' chest, and the best attack on what lies on the table now, each chest of the
kind that the stacks still give then, and food only as far as the supply has it now.
"""

from __future__ import annotations

from heorot.games.bellum_magica.muster import next_seat
from heorot.games.bellum_magica.parts import (
    CAPTAIN,
    FACED,
    FACES,
    FOOD,
    GLYPH,
    GOLD,
    IRON,
    LOOT_BARREL,
    LOOT_CHEST,
    LOOTS,
    MOST_BARRELS,
    MOST_FACES,
    N_ROW,
    NO_CARD,
    NO_KIND,
    PLACE_AT,
    STACK_AT,
    THE_TAVERN,
    THIEF,
    WOOD,
)
from heorot.games.bellum_magica.realm import Realm, food_given, may_attack, may_raid, of_kind, on_line, scouts_of, stack_for
from heorot.games.bellum_magica.reasons import OK

A_FOOD = 50
A_GLYPH = 100
A_BARREL = 50


def mean_value(s: Realm, kind: int) -> int:
    """Return what a chest of a kind is worth on average, in hundredths of a point; 0 if there is none in the box."""
    total = 0
    n = 0
    for face in range(FACED, FACED + MOST_FACES):
        if s.total[face] and s.kind[face] == kind:
            total += s.total[face] * s.value[face]
            n += s.total[face]
    return 100 * total // n if n else 0


def chest_worth(s: Realm, kind: int) -> int:
    """Return what drawing a chest of this kind is worth: an empty stack gives the next lower one (MA-D4)."""
    kind = stack_for(s, kind)
    return 0 if kind == NO_KIND else mean_value(s, kind)


def prize_for(s: Realm, seat: int, face: int) -> int:
    """Return the kind of chest that a lord's scouts would bring with a face, or NO_KIND; of few the captain's come first (MA-D4)."""
    tied = scouts_of(s, face)
    if not tied >> seat & 1:
        return NO_KIND
    if tied & (tied - 1) == 0:
        return stack_for(s, IRON)
    left = s.now[STACK_AT + WOOD]
    other = s.now[CAPTAIN]
    while other != seat:
        if tied >> other & 1:
            left -= 1
        other = next_seat(s, other)
    return WOOD if left > 0 else NO_KIND


def drawn_by_scouts(s: Realm, face: int, kind: int) -> int:
    """Return how many chests of a kind all scouts together would draw with a face (MA-D4)."""
    tied = scouts_of(s, face)
    if tied & (tied - 1) == 0:
        return 1 if tied and stack_for(s, IRON) == kind else 0
    if kind != WOOD:
        return 0
    number = 0
    for seat in range(s.players):
        number += tied >> seat & 1
    return number if number < s.now[STACK_AT + WOOD] else s.now[STACK_AT + WOOD]


def loot_worth(s: Realm, seat: int, place: int) -> int:
    """Return what the loot of a place is worth to a lord (MA-D7, MA-D8)."""
    return loot_after(s, seat, place, 0, 0)


def loot_after(s: Realm, seat: int, place: int, iron: int, wood: int) -> int:
    """Return the same when so many iron and wooden chests have been drawn before; an empty stack gives the next lower kind (MA-D4)."""
    at = (place - PLACE_AT) * len(LOOTS)
    room = MOST_BARRELS - s.barrels[seat]
    barrels = s.loot[at + LOOT_BARREL]
    found = food_given(s, s.loot[at + FOOD]) * A_FOOD + s.loot[at + GLYPH] * A_GLYPH + (barrels if barrels < room else room) * A_BARREL
    due = 0
    kind = GOLD
    while kind >= WOOD:
        due += s.loot[at + LOOT_CHEST + kind]
        if due:
            there = s.now[STACK_AT + kind] - (iron if kind == IRON else wood if kind == WOOD else 0)
            taken = due if due < there else there
            found += taken * mean_value(s, kind)
            due -= taken
        kind -= 1
    return found


def raid_worth(s: Realm, seat: int, face: int, victim: int) -> int:
    """Return what a raid would bring, if each thief takes the most precious kind there is (MA-D9)."""
    thieves = on_line(s, seat, face, THIEF)
    found = 0
    kind = GOLD
    while kind >= WOOD and thieves > 0:
        there = of_kind(s, victim, kind)
        taken = there if there < thieves else thieves
        found += taken * mean_value(s, kind)
        thieves -= taken
        kind -= 1
    return found


def best_attack(s: Realm, seat: int, face: int) -> int:
    """Return the card of the attack that brings most with a face, a place or a lord's castle, or NO_CARD; its worth is left in `s.prey`."""
    best = NO_CARD
    s.prey = 0
    iron = drawn_by_scouts(s, face, IRON)
    wood = drawn_by_scouts(s, face, WOOD)
    if may_attack(s, seat, face, THE_TAVERN) == OK:
        best = THE_TAVERN
        s.prey = loot_after(s, seat, THE_TAVERN, iron, wood)
    for i in range(s.now[N_ROW]):
        place = s.row[i]
        if may_attack(s, seat, face, place) == OK:
            worth = loot_after(s, seat, place, iron, wood)
            if worth > s.prey or best == NO_CARD:
                best = place
                s.prey = worth
    for victim in range(s.players):
        if may_raid(s, seat, face, victim) == OK:
            worth = raid_worth(s, seat, face, victim)
            if worth > s.prey or best == NO_CARD:
                best = s.castles[victim]
                s.prey = worth
    return best


def day_worth(s: Realm, seat: int, face: int) -> int:
    """Return what a day with this face would bring a lord as things lie now."""
    found = food_given(s, on_line(s, seat, face, FOOD)) * A_FOOD + on_line(s, seat, face, GLYPH) * A_GLYPH
    prize = prize_for(s, seat, face)
    if prize != NO_KIND:
        found += mean_value(s, prize)
    best_attack(s, seat, face)
    return found + s.prey


def faces_better(s: Realm, seat: int, face: int) -> int:
    """Return the faces that would bring a lord more than this one, a bit each: so many of six rerolls help."""
    here = day_worth(s, seat, face)
    found = 0
    for other in range(1, FACES + 1):
        if other != face and day_worth(s, seat, other) > here:
            found |= 1 << other
    return found
