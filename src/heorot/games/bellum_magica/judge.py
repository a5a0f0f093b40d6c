"""A bot's eye for Bellum Magica: what the days to come are worth with a horde, what an attack brings, and whether to end the game."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.games.bellum_magica.outlook import best_attack, chest_worth, day_worth, loot_worth, mean_value, prize_for, raid_worth
from heorot.games.bellum_magica.parts import (
    A_MAGIC_SHIELD,
    A_SHIELD,
    A_SPELL,
    ATTACK,
    ATTACKING,
    BARREL,
    CHESTS_TO_END,
    FACE,
    FACES,
    FOOD,
    GLYPH,
    GOLD,
    HIDE,
    HIRE,
    HIRING,
    HOLDS,
    LOOT_CHEST,
    LOOTS,
    LOW,
    MAGIC,
    MOST_CHESTS,
    MOST_EVIL_FOOD,
    MOST_EVIL_GLYPH,
    MOST_EVIL_GLYPHS,
    N_NAMED,
    NO_CARD,
    NO_KIND,
    PASS,
    PLACE_AT,
    PLACING,
    RAID,
    REROLLING,
    RULES,
    SEAT,
    SHIFT,
    SPELL,
    STEAL,
    STEALING,
    STEP,
    SWORD,
    THIEF,
    VICTIM,
)
from heorot.games.bellum_magica.realm import add_side, defence, is_hidden, is_most_evil, on_line
from heorot.games.bellum_magica.rules import Bellum

PACE = 1.2  # days to come for each chest that the first still lacks
FEAR = 0.7  # how much a point of the others, on average, weighs against a point of one's own
A_DAYS_FOOD = 1.0  # points, while there is time to use it
A_DAYS_GLYPH = 1.7
MEANT = 0.5  # how much of an attack's worth is what lies on the table now; the rest is what such strength takes in general
STRENGTH = 0.75  # points a day that a sword on the active line takes in general
SEASON = 9.0  # days for which food is worth its full
TOKENS = 0.7  # a shield; half as much again a magic one
RUSH = 25.0  # for ending the game as the richest, against ending it as another
EVERY = 1000  # so many moves are looked at in full: all of them


class BellumJudge:
    """Looks one move ahead; keeps a state to try things on."""

    def __init__(self, players: int) -> None:
        self.after = Bellum(players)
        self.looked_at = EVERY

    def gain(self, seen: Bellum, move: int) -> int:
        """Return the points of a move: there are none before the end, so all are alike."""
        return 0

    def worth(self, seen: Bellum, move: int) -> float:
        """Return what a move is worth, in points."""
        return weigh(self, seen, move)

    def reason(self, seen: Bellum, move: int) -> Message:
        """Say what a move is worth."""
        return Message("reason-bellum", {"worth": round(weigh(self, seen, move), 1)})


def weigh(judge: BellumJudge, s: Bellum, move: int) -> float:
    """Return what a move of the acting seat is worth."""
    step = s.now[STEP]
    what = move >> SHIFT
    which = move & LOW
    if step == HIRING:
        return hire_worth(judge, s, which, what - HIRE) if what >= HIRE else 0.0
    if step == REROLLING:
        return reroll_worth(s, which)
    if step == ATTACKING:
        if what == ATTACK:
            return loot_worth(s, s.now[SEAT], which) / 100.0 + ending_worth(s, chests_in(s, which), loot_worth(s, s.now[SEAT], which))
        return robbery_worth(s, which) if what == RAID else ending_worth(s, 0, 0)
    if step == STEALING:
        return theft_worth(s, which if what == STEAL else 0)
    return side_worth(judge, s, which) if step == PLACING else 0.0


# the days to come


def days_left(s: Bellum) -> float:
    """Return how many days there may still be."""
    most = 0
    for seat in range(s.players):
        if s.sizes[seat] > most:
            most = s.sizes[seat]
    left = CHESTS_TO_END - most
    return PACE * left if left > 0 else 0.0


def season(s: Bellum) -> float:
    """Return how much of its full worth food still has."""
    days = days_left(s) - 1.0
    return 0.0 if days < 0.0 else days / SEASON if days < SEASON else 1.0


def day_hope(s: Bellum, seat: int) -> float:
    """Return what a day to come is worth to a lord with his horde, on average over the faces."""
    found = 0.0
    food = A_DAYS_FOOD * season(s)
    glyph = A_DAYS_GLYPH * season(s)
    for face in range(1, FACES + 1):
        found += on_line(s, seat, face, FOOD) * food + on_line(s, seat, face, GLYPH) * glyph
        prize = prize_for(s, seat, face)
        if prize != NO_KIND:
            found += chest_worth(s, prize) / 100.0
        best_attack(s, seat, face)
        found += MEANT * s.prey / 100.0
        swords = on_line(s, seat, face, SWORD) + on_line(s, seat, face, MAGIC)
        found += (1.0 - MEANT) * STRENGTH * (swords if swords < 10 else 10)
        found += 0.4 * on_line(s, seat, face, THIEF) + 0.1 * on_line(s, seat, face, MAGIC)
    return found / FACES


def hire_worth(judge: BellumJudge, s: Bellum, card: int, how: int) -> float:
    """Return what a creature brings on one side over the days to come, and its token, less what it costs."""
    seat = s.now[SEAT]
    after = judge.after
    after.copy_from(s)
    add_side(after, seat, card, how & 1)
    food = 2.0
    glyphs = 0.0
    if how >= 2:
        food = 0.0
        glyphs = MOST_EVIL_GLYPHS
    elif is_most_evil(card):
        food = MOST_EVIL_FOOD
        glyphs = MOST_EVIL_GLYPH
    cost = 0.5 * season(s) * (food * A_DAYS_FOOD + glyphs * A_DAYS_GLYPH)
    token = 0.0
    if s.bonus[card] == A_SHIELD:
        token = TOKENS
    elif s.bonus[card] == A_MAGIC_SHIELD or s.bonus[card] == A_SPELL:
        token = 1.5 * TOKENS
    return days_left(s) * (day_hope(after, seat) - day_hope(s, seat)) + token * season(s) - cost + 0.01


def side_worth(judge: BellumJudge, s: Bellum, way: int) -> float:
    """Return what a day is worth with the goblins placed so."""
    seat = s.actor
    after = judge.after
    after.copy_from(s)
    if s.dealt[2 * seat] == NO_CARD:
        return 0.0
    add_side(after, seat, s.dealt[2 * seat], (way - 1) >> 1)
    add_side(after, seat, s.dealt[2 * seat + 1], (way - 1) & 1)
    return day_hope(after, seat)


# rerolls and attacks


def lead(s: Bellum, seat: int, face: int) -> float:
    """Return what a day with this face is worth to a lord, less what it is to the others."""
    theirs = 0.0
    for other in range(s.players):
        if other != seat:
            theirs += day_worth(s, other, face)
    return (day_worth(s, seat, face) - FEAR * theirs / (s.players - 1)) / 100.0


def reroll_worth(s: Bellum, which: int) -> float:
    """Return what the day is worth as the die lies, or on average with another roll, less the barrel or a little for the spell."""
    seat = s.now[SEAT]
    if which == PASS:
        return lead(s, seat, s.now[FACE])
    found = 0.0
    for face in range(1, FACES + 1):
        found += lead(s, seat, face)
    if which == SPELL and s.later[HOLDS]:
        return hold_worth(s, found / FACES)
    return found / FACES - (0.6 if which == BARREL else 0.3)


def hold_worth(s: Bellum, other: float) -> float:
    """Return what it is worth to keep the others from rerolling: half of what the day is better as it lies, if somebody could."""
    seat = s.now[SEAT]
    here = lead(s, seat, s.now[FACE])
    for rival in range(s.players):
        if rival != seat and s.barrels[rival] > 0:
            return here + 0.5 * (here - other) - 0.3
    return here - 0.3


def chests_in(s: Bellum, place: int) -> int:
    """Return how many chests a place gives."""
    n = 0
    for kind in range(GOLD + 1):
        n += s.loot[(place - PLACE_AT) * len(LOOTS) + LOOT_CHEST + kind]
    return n


def value_at(s: Bellum, at: int) -> float:
    """Return what a chest of a row is worth, for all that is known; a hidden one the mean of its kind."""
    code = s.chests[at]
    if is_hidden(code):
        return mean_value(s, code - HIDE) / 100.0
    return float(s.value[code])


def riches(s: Bellum, seat: int) -> float:
    """Return what a lord's chests are worth, for all that is known."""
    found = 0.0
    for i in range(s.sizes[seat]):
        found += value_at(s, seat * MOST_CHESTS + i)
    return found


def robbery_worth(s: Bellum, castle: int) -> float:
    """Return what a raid brings: one's own gain and the victim's loss, less the shield he gets."""
    seat = s.now[SEAT]
    victim = 0
    while s.castles[victim] != castle:
        victim += 1
    worth = raid_worth(s, seat, s.now[FACE], victim)
    thieves = on_line(s, seat, s.now[FACE], THIEF)
    taken = thieves if thieves < s.sizes[victim] else s.sizes[victim]
    grudge = 1.0 + FEAR / (s.players - 1)
    ending = ending_worth(s, taken, worth)
    if ending < 0.0 and s.later[RULES] and s.sizes[seat] + 1 < CHESTS_TO_END:
        ending = 0.0  # the thieves may leave chests lying
    return worth / 100.0 * grudge + 0.01 * defence(s, victim) + ending


def theft_worth(s: Bellum, chest: int) -> float:
    """Return what it is worth to name one more chest, or with 0 to leave the rest: more is better, unless it ends the game for another."""
    first = s.now[VICTIM] * MOST_CHESTS
    found = 0.0
    number = s.now[N_NAMED]
    for k in range(number):
        found += value_at(s, first + s.named[k] - 1)
    if chest:
        found += value_at(s, first + chest - 1)
        number += 1
    return found + ending_worth(s, number, int(100.0 * found)) + 0.01 * number


def ending_worth(s: Bellum, chests: int, worth: int) -> float:
    """Return what it is worth that this attack brings the seat to ten chests: much as the richest, else the contrary."""
    seat = s.now[SEAT]
    ends = s.sizes[seat] + chests >= CHESTS_TO_END
    for other in range(s.players):
        if other != seat and s.sizes[other] >= CHESTS_TO_END:
            return 0.0  # it ends anyway
    if not ends:
        return 0.0
    mine = riches(s, seat) + worth / 100.0
    for other in range(s.players):
        if other != seat and riches(s, other) > mine:
            return -RUSH
    return RUSH
