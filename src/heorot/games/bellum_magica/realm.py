"""The lords and their hordes: the arrays of a position, the lines of a castle, rows of chests, what an attack needs."""

from __future__ import annotations

from struct import pack

from heorot.core.state import State
from heorot.games.bellum_magica.parts import (
    BAG_AT,
    BARRELS_AT,
    BONUS_AT,
    BOX_FOOD,
    BOX_SHIELDS,
    BOXED,
    BYTES_AT,
    CASTLES_AT,
    CHESTS_AT,
    DEALT_AT,
    DUE_AT,
    FACE,
    FACE_UP,
    FACED,
    FACES,
    FOOD_AT,
    GLYPHS_AT,
    GOLD,
    GROUP_AT,
    HIDE,
    INTS,
    KIND_AT,
    KNOWN_AT,
    LABELS_AT,
    LATER,
    LATER_AT,
    LINES_AT,
    LOOT_AT,
    MAGIC,
    MAGIC_AT,
    MAGICS_AT,
    MAP,
    MOST_CHESTS,
    MOST_EVIL_AT,
    MOST_FACES,
    N_CARDS,
    N_NAMED,
    N_SHOWN,
    NAMED_AT,
    NO_CARD,
    NO_KIND,
    OWNED,
    PLACE_AT,
    POINTS_AT,
    PRINT,
    PRINT_AT,
    PRIZE,
    READY_AT,
    ROW_AT,
    RULES,
    SCOUTING,
    SEALED_AT,
    SEAT,
    SHIELD_AT,
    SHIELDS_AT,
    SIZE,
    SIZES_AT,
    SORT_AT,
    SOURCE_AT,
    SPENT_AT,
    STACK_AT,
    STEP,
    SWORD,
    SYMBOLS,
    TAKEN_DOWN,
    THIEF,
    THIRD,
    TOTAL_AT,
    UP_AT,
    VALUE_AT,
    WHERE_AT,
    WOOD,
)
from heorot.games.bellum_magica.reasons import NO_CHESTS, NO_THIEF, NOT_TURNED_UP, OK, OWN_CASTLE, PLACE_GONE, TOO_WEAK


class Realm(State):
    """The arrays of a position, all of them windows on one block."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        block = memoryview(self.block)
        # A cast is dear, a slice of a typed window costs nothing: the first window is the whole room until all others are cut.
        self.now = block[: 4 * INTS].cast("i")
        self.points = self.now[POINTS_AT:FOOD_AT]  # none before the end
        self.food = self.now[FOOD_AT:GLYPHS_AT]
        self.glyphs = self.now[GLYPHS_AT:SHIELDS_AT]
        self.shields = self.now[SHIELDS_AT:LINES_AT]  # tokens of each seat
        self.lines = self.now[LINES_AT:INTS]  # seat by seat, face by face, what a lord's line adds up to
        self.now = self.now[:POINTS_AT]
        self.where = block[BYTES_AT:]
        self.barrels = self.where[BARRELS_AT:MAGICS_AT]
        self.magics = self.where[MAGICS_AT:READY_AT]  # magic shield tokens
        self.ready = self.where[READY_AT:SPENT_AT]  # reroll spells that may be used,
        self.spent = self.where[SPENT_AT:CASTLES_AT]  # and those that wait for their lord to be captain again
        self.castles = self.where[CASTLES_AT:DEALT_AT]  # the castle of each seat, or NO_CARD
        self.dealt = self.where[DEALT_AT:SEALED_AT]  # two goblins of each seat, while they wait to be placed, or NO_CARD
        self.sealed = self.where[SEALED_AT:ROW_AT]  # how a seat will place its goblins; 0: not chosen, or opened
        self.row = self.where[ROW_AT:UP_AT]  # places face up, or NO_CARD
        self.up = self.where[UP_AT:SIZES_AT]  # creatures face up, two evil, two most evil, or NO_CARD
        self.sizes = self.where[SIZES_AT:CHESTS_AT]
        self.chests = self.where[CHESTS_AT:KNOWN_AT]  # the row of each seat: faces in order of arrival, HIDE + kind if unknown
        self.known = self.where[KNOWN_AT:NAMED_AT]  # who knows that chest: all who ever held it
        self.named = self.where[NAMED_AT:BAG_AT]  # chests that the thieves have named, in order
        self.bag = self.where[BAG_AT:BONUS_AT]  # unseen chests by faces: those in the stacks and the hidden ones
        self.bonus = self.where[BONUS_AT:GROUP_AT]
        self.group = self.where[GROUP_AT:SOURCE_AT]
        self.source = self.where[SOURCE_AT:SHIELD_AT]  # as the version of the rules has it: it is in every digest
        self.shield = self.where[SHIELD_AT:MAGIC_AT]  # of castles and places
        self.magic = self.where[MAGIC_AT:SORT_AT]
        self.sort = self.where[SORT_AT:LOOT_AT]
        self.loot = self.where[LOOT_AT:KIND_AT]
        self.kind = self.where[KIND_AT:VALUE_AT]  # of a chest, by its face
        self.value = self.where[VALUE_AT:TOTAL_AT]
        self.total = self.where[TOTAL_AT:PRINT_AT]
        self.printed = self.where[PRINT_AT : PRINT_AT + PLACE_AT * PRINT]
        self.where = self.where[WHERE_AT:BARRELS_AT]
        self.labels = block[LABELS_AT : LABELS_AT + N_CARDS]  # the sources that are shown
        self.later = block[LATER_AT : LATER_AT + LATER]  # what versions after the first have added
        self.prey = 0  # for `best_attack`: what it is worth

    def key(self) -> bytes:
        """Return the canonical bytes of this position; what its cards' labels say today is no part of it."""
        known = pack("<bb", self.players, self.actor) + self.block[:LABELS_AT]
        return known + bytes(self.later) if self.later[RULES] else known  # version 1 knows nothing of what came later


def clear(s: Realm) -> None:
    """Say of an empty state that no card lies anywhere."""
    for i in range(s.players):
        s.castles[i] = NO_CARD
        s.dealt[2 * i] = NO_CARD
        s.dealt[2 * i + 1] = NO_CARD
        s.row[i] = NO_CARD
    for i in range(4):
        s.up[i] = NO_CARD


# hordes


def join(s: Realm, seat: int, card: int, side: int) -> None:
    """Put a creature left or right of a castle: only that side counts (MA-S2, MA-D11)."""
    s.where[card] = OWNED + 2 * seat + side
    add_side(s, seat, card, side)


def add_side(s: Realm, seat: int, card: int, side: int) -> None:
    """Add one side of a card to a lord's lines."""
    first = side * THIRD
    for face in range(FACES):
        for symbol in range(first, first + THIRD):
            s.lines[seat * PRINT + face * SYMBOLS + symbol] += s.printed[card * PRINT + face * SYMBOLS + symbol]


def on_line(s: Realm, seat: int, face: int, symbol: int) -> int:
    """Return how many of a symbol a lord's line has."""
    return s.lines[seat * PRINT + (face - 1) * SYMBOLS + symbol]


def active(s: Realm, seat: int, symbol: int) -> int:
    """Return how many of a symbol a lord's active line has."""
    return on_line(s, seat, s.now[FACE], symbol)


def scouts_of(s: Realm, face: int) -> int:
    """Return the seats with the most maps on their line of a face, a bit each; none if nobody has a map (MA-D4)."""
    most = 0
    tied = 0
    for seat in range(s.players):
        maps = on_line(s, seat, face, MAP)
        if maps > most:
            most = maps
            tied = 1 << seat
        elif maps and maps == most:
            tied |= 1 << seat
    return tied


def is_most_evil(card: int) -> bool:
    """Whether a creature is of the most evil deck."""
    return card >= MOST_EVIL_AT


# the supply


def food_left(s: Realm) -> int:
    """Return how much food is in the supply of the box: what no lord has (MA-D3)."""
    left = BOX_FOOD
    for seat in range(s.players):
        left -= s.food[seat]
    return left


def shields_left(s: Realm) -> int:
    """Return how many shield tokens are in the supply of the box: what no lord has (MA-D3)."""
    left = BOX_SHIELDS
    for seat in range(s.players):
        left -= s.shields[seat]
    return left


def food_given(s: Realm, wanted: int) -> int:
    """Return how much of some food the supply gives: all of it, or what it has left (MA-D3)."""
    if not s.later[BOXED]:
        return wanted
    left = food_left(s)
    return wanted if wanted < left else left


def gives_shield(s: Realm) -> bool:
    """Whether the supply has a shield token left (MA-D3)."""
    return not s.later[BOXED] or shields_left(s) > 0


# strength


def defence(s: Realm, seat: int) -> int:
    """Return the shield of a castle with its tokens (MA-D9)."""
    return s.shield[s.castles[seat]] + s.shields[seat]


def magic_defence(s: Realm, seat: int) -> int:
    """Return the magic shield of a castle with its tokens (MA-D9)."""
    return s.magic[s.castles[seat]] + s.magics[seat]


def lacking_magic(magic: int, magic_shield: int) -> int:
    """Return how many magic swords are lacking against a magic shield (MA-D6)."""
    return magic_shield - magic if magic < magic_shield else 0


def lacking_swords(swords: int, magic: int, shield: int, magic_shield: int) -> int:
    """Return how many swords are lacking against both shields, were no magic sword lacking; magic ones stand in for swords (MA-D6)."""
    if magic < magic_shield:
        magic = magic_shield
    return shield + magic_shield - swords - magic if swords + magic < shield + magic_shield else 0


def overcomes(s: Realm, seat: int, face: int, shield: int, magic_shield: int) -> bool:
    """Whether a lord's line overcomes these shields (MA-D6)."""
    swords = on_line(s, seat, face, SWORD)
    magic = on_line(s, seat, face, MAGIC)
    return lacking_magic(magic, magic_shield) == 0 and lacking_swords(swords, magic, shield, magic_shield) == 0


def may_attack(s: Realm, seat: int, face: int, place: int) -> int:
    """Whether a lord could take a place with this line: it lies on the table, and he is strong enough (MA-D6, MA-D7, MA-S3)."""
    if s.where[place] != FACE_UP:
        return PLACE_GONE if s.where[place] == TAKEN_DOWN else NOT_TURNED_UP
    return OK if overcomes(s, seat, face, s.shield[place], s.magic[place]) else TOO_WEAK


def may_raid(s: Realm, seat: int, face: int, victim: int) -> int:
    """Whether a lord could rob another with this line: a thief, a chest to steal, and strength (MA-D6, MA-D9)."""
    if victim == seat:
        return OWN_CASTLE
    if on_line(s, seat, face, THIEF) == 0:
        return NO_THIEF
    if s.sizes[victim] == 0:
        return NO_CHESTS
    return OK if overcomes(s, seat, face, defence(s, victim), magic_defence(s, victim)) else TOO_WEAK


# chests


def stack_for(s: Realm, kind: int) -> int:
    """Return the kind of chest that is really taken: of an empty stack the next lower kind, or NO_KIND (MA-D4)."""
    while kind > WOOD and s.now[STACK_AT + kind] == 0:
        kind -= 1
    return kind if s.now[STACK_AT + kind] else NO_KIND


def kind_drawn(s: Realm) -> int:
    """Return the kind of the chest that is drawn now: of an empty stack the next lower one (MA-D4)."""
    return stack_for(s, s.now[PRIZE] if s.now[STEP] == SCOUTING else kind_due(s))


def kind_due(s: Realm) -> int:
    """Return the kind of chest that is due next: gold first, then iron, then wood; NO_KIND if none is (MA-D7)."""
    kind = GOLD
    while kind >= WOOD:
        if s.now[DUE_AT + kind]:
            return kind
        kind -= 1
    return NO_KIND


def shown_at(s: Realm) -> int:
    """Return which stolen chest the thief is shown now."""
    seat = s.now[SEAT]
    return seat * MOST_CHESTS + s.sizes[seat] - s.now[N_NAMED] + s.now[N_SHOWN]


def first_face(s: Realm, kind: int) -> int:
    """Return the first face of a kind of chest: the faces of a kind follow one another."""
    face = FACED
    while face < FACED + MOST_FACES and s.kind[face] != kind:
        face += 1
    return face


def is_hidden(code: int) -> bool:
    """Whether only the kind of a chest is known."""
    return code >= HIDE


def put_chest(s: Realm, seat: int, code: int, known: int) -> None:
    """Lay a chest at the end of a row (MA-D9)."""
    at = seat * MOST_CHESTS + s.sizes[seat]
    s.chests[at] = code
    s.known[at] = known
    s.sizes[seat] += 1


def learn(s: Realm, at: int, face: int) -> None:
    """A hidden chest is known to be this."""
    if is_hidden(s.chests[at]):
        s.chests[at] = face
        s.bag[face] -= 1


def forget(s: Realm, at: int) -> None:
    """A chest is hidden: it may be any of the unseen ones of its kind."""
    code = s.chests[at]
    if not is_hidden(code):
        s.bag[code] += 1
        s.chests[at] = HIDE + s.kind[code]


def unseen_of(s: Realm, kind: int) -> int:
    """Return how many chests of a kind are unseen: in the stack, and hidden in rows."""
    n = 0
    face = first_face(s, kind)
    while s.kind[face] == kind and face < FACED + MOST_FACES:
        n += s.bag[face]
        face += 1
    return n


def hidden_chests(s: Realm) -> int:
    """Return how many chests in rows are unknown."""
    n = 0
    for seat in range(s.players):
        for i in range(s.sizes[seat]):
            if is_hidden(s.chests[seat * MOST_CHESTS + i]):
                n += 1
    return n


def of_kind(s: Realm, seat: int, kind: int) -> int:
    """Return how many chests of a kind lie in a row."""
    n = 0
    for i in range(s.sizes[seat]):
        if s.kind[s.chests[seat * MOST_CHESTS + i]] == kind:
            n += 1
    return n


def wealth(s: Realm, seat: int) -> int:
    """Return the sum of the values in a row, or -1 if some are unknown (MA-E1)."""
    total = 0
    for i in range(s.sizes[seat]):
        code = s.chests[seat * MOST_CHESTS + i]
        if is_hidden(code):
            return -1
        total += s.value[code]
    return total
