"""The day's work: gathering, scouts, attacks on places and castles, thieves and their chests (MA-D3 to MA-D10)."""

from __future__ import annotations

from heorot.core.vocabulary import BUT, DEALER, EVERYONE, HIDDEN, NOBODY
from heorot.games.bellum_magica.evening import ask_hire, finish
from heorot.games.bellum_magica.events import (
    BelowTen,
    Drawn,
    Drew,
    Gathered,
    LeftRest,
    LostBarrels,
    Named,
    NoChest,
    NoFood,
    Raided,
    RaidedUpTo,
    Robbed,
    RobbedBare,
    Saw,
    Scouted,
    ScoutedTie,
    Stayed,
    TenChests,
    Took,
    TookNothing,
)
from heorot.games.bellum_magica.legal import can_attack, loot_bearers
from heorot.games.bellum_magica.muster import next_asked, next_seat
from heorot.games.bellum_magica.parts import (
    ATTACKING,
    CAPTAIN,
    CHESTS_TO_END,
    DUE_AT,
    FACE,
    FOOD,
    GLYPH,
    GOLD,
    HIDE,
    IRON,
    KINDS,
    LOOT_BARREL,
    LOOT_CHEST,
    LOOTING,
    LOOTS,
    MAP,
    MOST_BARRELS,
    MOST_CHESTS,
    N_NAMED,
    N_ROW,
    N_SHOWN,
    NO_CARD,
    NO_KIND,
    PLACE_AT,
    PRIZE,
    RULES,
    SCOUTING,
    SCOUTS,
    SEAT,
    SEEING,
    STACK_AT,
    STEALING,
    STEP,
    STIRRED,
    TAKEN_DOWN,
    THE_TAVERN,
    VICTIM,
    WOOD,
)
from heorot.games.bellum_magica.realm import (
    Realm,
    active,
    food_given,
    gives_shield,
    kind_drawn,
    kind_due,
    learn,
    put_chest,
    scouts_of,
    shown_at,
    stack_for,
)

# gathering and scouts


def gather(s: Realm) -> None:
    """Everybody takes the food and glyphs of his active line, from the captain clockwise, as long as the supply lasts (MA-D3)."""
    seat = s.now[CAPTAIN]
    for _ in range(s.players):
        due = active(s, seat, FOOD)
        food = food_given(s, due)
        glyphs = active(s, seat, GLYPH)
        s.food[seat] += food
        s.glyphs[seat] += glyphs
        if s.noting:
            if food + glyphs:
                s.tell(Gathered("MA-D3", seat, food, glyphs))
            if food < due:
                s.tell(NoFood("MA-D3", seat, due - food))
        seat = next_seat(s, seat)
    send_scouts(s)


def send_scouts(s: Realm) -> None:
    """Most maps: an iron chest; a tie: a wooden one for each of the tied; no map: nothing (MA-D4)."""
    tied = scouts_of(s, s.now[FACE])
    alone = tied & (tied - 1) == 0
    s.now[SCOUTS] = tied
    s.now[PRIZE] = IRON if alone else WOOD
    if s.noting:
        for seat in range(s.players):
            if tied >> seat & 1:
                maps = active(s, seat, MAP)
                s.tell(Scouted("MA-D4", seat, maps) if alone else ScoutedTie("MA-D4", seat, maps))
    next_scout(s)


def next_scout(s: Realm) -> None:
    """The scouts' chests are drawn from the captain clockwise (MA-D4)."""
    seat = s.now[CAPTAIN]
    for _ in range(s.players):
        if s.now[SCOUTS] >> seat & 1:
            s.now[SEAT] = seat
            if stack_for(s, s.now[PRIZE]) != NO_KIND:
                s.now[STEP] = SCOUTING
                s.actor = DEALER
                return
            miss_chest(s, seat)
        seat = next_seat(s, seat)
    s.now[SCOUTS] = 0
    s.now[PRIZE] = 0
    ask_attack(s, s.now[CAPTAIN])


def miss_chest(s: Realm, seat: int) -> None:
    """No chest is left: nothing is taken (MA-D4)."""
    if s.noting:
        s.tell(NoChest("MA-D4", seat))


def draw_chest(s: Realm, face: int) -> None:
    """A chest is drawn from its stack; only its owner sees the value (MA-D4, MA-D7)."""
    seat = s.now[SEAT]
    kind = kind_drawn(s)
    s.now[STACK_AT + kind] -= 1
    s.now[STIRRED] = 1
    if face == HIDDEN:
        put_chest(s, seat, HIDE + kind, 1 << seat)
    else:
        put_chest(s, seat, face, 1 << seat)
        s.bag[face] -= 1
    if s.noting:
        clause = "MA-D7" if s.now[STEP] == LOOTING and kind == kind_due(s) else "MA-D4"  # of an empty stack the next lower kind
        s.tell(Drew(clause, seat, EVERYONE if face == HIDDEN else BUT - seat, kind))
        if face != HIDDEN:
            s.tell(Drawn(clause, seat, seat, kind, s.value[face]))
        if s.sizes[seat] == CHESTS_TO_END:
            s.tell(TenChests("MA-D10", seat))
    if s.now[STEP] == SCOUTING:
        s.now[SCOUTS] &= ~(1 << seat)
        next_scout(s)
    else:
        s.now[DUE_AT + kind_due(s)] -= 1
        draw_loot(s)


# attacks


def ask_attack(s: Realm, seat: int) -> None:
    """Ask from this seat on who attacks; who could attack nothing is not asked (MA-D5)."""
    while seat != NOBODY and not can_attack(s, seat):
        seat = next_asked(s, seat)
    if seat == NOBODY:
        check_end(s)
    else:
        s.now[STEP] = ATTACKING
        s.now[SEAT] = seat
        s.actor = seat


def next_attacker(s: Realm) -> None:
    """One attack each: the next seat's turn (MA-D5)."""
    ask_attack(s, next_asked(s, s.now[SEAT]))


def stay(s: Realm) -> None:
    """A seat attacks nothing (MA-D5)."""
    if s.noting:
        s.tell(Stayed("MA-D5", s.now[SEAT]))
    next_attacker(s)


def attack(s: Realm, place: int) -> None:
    """A place gives its loot and is discarded, but never the tavern (MA-D7)."""
    seat = s.now[SEAT]
    loot = (place - PLACE_AT) * len(LOOTS)
    if place != THE_TAVERN:
        discard(s, place)
    food = food_given(s, s.loot[loot + FOOD])
    s.food[seat] += food
    s.glyphs[seat] += s.loot[loot + GLYPH]
    barrels = s.loot[loot + LOOT_BARREL]
    room = MOST_BARRELS - s.barrels[seat]  # the rest is not taken (MA-D8)
    if s.noting:
        tell_loot(s, place, food, barrels if barrels < room else room)
        if food < s.loot[loot + FOOD]:
            s.tell(NoFood("MA-D3", seat, s.loot[loot + FOOD] - food))
        if barrels > room:
            s.tell(LostBarrels("MA-D8", seat, barrels - room))
    s.barrels[seat] += barrels if barrels < room else room
    for kind in range(KINDS):
        s.now[DUE_AT + kind] = s.loot[loot + LOOT_CHEST + kind]
    draw_loot(s)


def tell_loot(s: Realm, place: int, food: int, barrels: int) -> None:
    """Tell what a place gives: as printed, but only so much food and so many barrels (MA-D7)."""
    loot = (place - PLACE_AT) * len(LOOTS)
    glyphs = s.loot[loot + GLYPH]
    wood = s.loot[loot + LOOT_CHEST]
    iron = s.loot[loot + LOOT_CHEST + IRON]
    gold = s.loot[loot + LOOT_CHEST + GOLD]
    if food + glyphs + barrels + wood + iron + gold:
        s.tell(Took("MA-D7", s.now[SEAT], place, food, glyphs, barrels, wood, iron, gold))
    else:
        s.tell(TookNothing("MA-D7", s.now[SEAT], place))


def discard(s: Realm, place: int) -> None:
    """A place leaves the row, which closes up (MA-D7)."""
    i = 0
    while s.row[i] != place:
        i += 1
    s.now[N_ROW] -= 1
    while i < s.now[N_ROW]:
        s.row[i] = s.row[i + 1]
        i += 1
    s.row[i] = NO_CARD
    s.where[place] = TAKEN_DOWN


def draw_loot(s: Realm) -> None:
    """Chests of the loot are drawn one after another, the most precious first (MA-D7)."""
    while kind_due(s) != NO_KIND and stack_for(s, kind_due(s)) == NO_KIND:
        s.now[DUE_AT + kind_due(s)] -= 1
        miss_chest(s, s.now[SEAT])
    if kind_due(s) == NO_KIND:
        next_attacker(s)
    else:
        s.now[STEP] = LOOTING
        s.actor = DEALER


# raids


def raid(s: Realm, castle: int) -> None:
    """A castle is raided: every thief may name a chest; a single one is taken unasked (MA-D9).

    In version 1 thieves took all that they could: they were not asked either where there were not more chests than thieves.
    """
    victim = 0
    while s.castles[victim] != castle:
        victim += 1
    s.now[VICTIM] = victim
    s.now[N_NAMED] = 0
    bearers = loot_bearers(s)
    few = 1 if s.later[RULES] else bearers  # so many chests leave no choice
    if s.noting:
        s.tell((RaidedUpTo if s.later[RULES] and bearers > 1 else Raided)("MA-D9", s.now[SEAT], castle, bearers))
    if s.sizes[victim] > few:
        s.now[STEP] = STEALING
    else:
        for i in range(bearers):
            s.named[i] = i + 1
        s.now[N_NAMED] = bearers
        carry_off(s)


def steal(s: Realm, i: int) -> None:
    """A thief names a chest by its place in the row; when all have, they are carried off (MA-D9)."""
    s.named[s.now[N_NAMED]] = i
    s.now[N_NAMED] += 1
    if s.noting:
        victim = s.now[VICTIM]
        s.tell(Named("MA-D9", s.now[SEAT], i, s.kind[s.chests[victim * MOST_CHESTS + i - 1]]))
    if s.now[N_NAMED] == loot_bearers(s):
        carry_off(s)


def leave_rest(s: Realm) -> None:
    """The thieves leave the other chests lying: those that are named are carried off (MA-D9)."""
    if s.noting:
        s.tell(LeftRest("MA-D9", s.now[SEAT], loot_bearers(s) - s.now[N_NAMED]))
    carry_off(s)


def carry_off(s: Realm) -> None:
    """The named chests go to the end of the thief's row; the robbed lord gets one shield, however many they are (MA-D9)."""
    seat = s.now[SEAT]
    victim = s.now[VICTIM]
    first = victim * MOST_CHESTS
    number = s.now[N_NAMED]
    for k in range(number):
        at = first + s.named[k] - 1
        put_chest(s, seat, s.chests[at], s.known[at])
        s.chests[at] = 0
    kept = 0
    for i in range(s.sizes[victim]):
        code = s.chests[first + i]
        if code:
            s.chests[first + kept] = code
            s.known[first + kept] = s.known[first + i]
            kept += 1
    for i in range(kept, s.sizes[victim]):
        s.chests[first + i] = 0
        s.known[first + i] = 0
    s.sizes[victim] = kept
    shielded = gives_shield(s)
    if shielded:
        s.shields[victim] += 1
    if s.noting:
        tell_robbery(s, shielded)
    for k in range(number):
        s.named[k] = 0
    s.now[N_SHOWN] = 0
    s.now[STEP] = SEEING
    s.actor = DEALER


def tell_robbery(s: Realm, shielded: bool) -> None:
    """Tell how many chests of each kind were stolen, and who has come to ten or below (MA-D9, MA-D10)."""
    seat = s.now[SEAT]
    victim = s.now[VICTIM]
    number = s.now[N_NAMED]
    stolen = [0] * KINDS
    for k in range(number):
        stolen[s.kind[s.chests[seat * MOST_CHESTS + s.sizes[seat] - 1 - k]]] += 1
    robbed = Robbed("MA-D9", victim, stolen[WOOD], stolen[IRON], stolen[GOLD])
    s.tell(robbed if shielded else RobbedBare("MA-D3", victim, stolen[WOOD], stolen[IRON], stolen[GOLD]))
    if s.sizes[victim] < CHESTS_TO_END <= s.sizes[victim] + number:
        s.tell(BelowTen("MA-D10", victim))
    if s.sizes[seat] - number < CHESTS_TO_END <= s.sizes[seat]:
        s.tell(TenChests("MA-D10", seat))


def see_chest(s: Realm, face: int) -> None:
    """The thief sees what a stolen chest is worth: its value is known to all who ever held it (MA-D9)."""
    seat = s.now[SEAT]
    at = shown_at(s)
    if face != HIDDEN:
        learn(s, at, face)
        if s.noting:
            s.tell(Saw("MA-D9", seat, seat, s.kind[face], s.value[face]))
    s.known[at] |= 1 << seat
    s.now[N_SHOWN] += 1
    if s.now[N_SHOWN] == s.now[N_NAMED]:
        s.now[N_NAMED] = 0
        s.now[N_SHOWN] = 0
        s.now[VICTIM] = 0
        next_attacker(s)


def check_end(s: Realm) -> None:
    """After all attacks: who has ten chests or more ends the game (MA-D10)."""
    rich = False
    for seat in range(s.players):
        if s.sizes[seat] >= CHESTS_TO_END:
            rich = True
    if rich:
        finish(s, True)
    else:
        ask_hire(s, s.now[CAPTAIN])
