"""The arrays of a position of the Legend: hands, tokens, pile and bag, and what the components say."""

from __future__ import annotations

from struct import pack

from heorot.core.state import State
from heorot.games.beowulf_legend.parts import (
    ALLY_FAME,
    BAG_AT,
    BYTES_AT,
    CARD_LOG_AT,
    CLASS_AT,
    DISCARDS_AT,
    DOUBLES,
    EFFECT_AT,
    EPISODE,
    FAME,
    FAMED_AT,
    FEWEST_AT,
    FIXED_AT,
    GONE_AT,
    HIDDEN_AT,
    HOLDS_AT,
    INTS,
    JOKER,
    KNOWN_AT,
    LABELS_AT,
    LAID_AT,
    LOGGED_AT,
    N_DISCARDS,
    N_PILE,
    OWNED_AT,
    PILE_AT,
    PLAYERS,
    POINTS_AT,
    ROW,
    ROWS_AT,
    SCRATCHED,
    SEATS_AT,
    SECRET_AT,
    SHELF_AT,
    SHIFT,
    SHOWN_AT,
    SIZE,
    START,
    SUPPLY_AT,
    SYMBOLS,
    TABLE_AT,
    TEXT,
    TEXT_AT,
    TOKEN_LOG_AT,
    TURNED_AT,
    TYPE_AT,
    UNSEEN_AT,
    VALUE_AT,
    WOUNDS,
)


class Stores(State):
    """The arrays of a position, all of them windows on one block; `seat << SHIFT | kind` is a place in those that every seat has."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        block = memoryview(self.block)
        # A cast is dear, a slice of a typed window costs nothing: the first window is the whole room until all others are cut.
        self.now = block[: 4 * INTS].cast("i")
        self.points = self.now[POINTS_AT:]
        self.now = self.now[:POINTS_AT]
        self.hidden = block[BYTES_AT:]
        self.known = self.hidden[KNOWN_AT:LAID_AT]
        self.laid = self.hidden[LAID_AT:TABLE_AT]
        self.table = self.hidden[TABLE_AT:OWNED_AT]
        self.owned = self.hidden[OWNED_AT:SECRET_AT]
        self.secret = self.hidden[SECRET_AT:FAMED_AT]
        self.famed = self.hidden[FAMED_AT:SHOWN_AT]
        self.shown = self.hidden[SHOWN_AT:PILE_AT]
        self.pile = self.hidden[PILE_AT:DISCARDS_AT]
        self.discards = self.hidden[DISCARDS_AT:TURNED_AT]
        self.turned = self.hidden[TURNED_AT:GONE_AT]
        self.gone = self.hidden[GONE_AT:SHELF_AT]
        self.shelf = self.hidden[SHELF_AT:SUPPLY_AT]
        self.supply = self.hidden[SUPPLY_AT:BAG_AT]
        self.bag = self.hidden[BAG_AT:SEATS_AT]
        self.each = self.hidden[SEATS_AT:UNSEEN_AT]
        self.unseen = self.hidden[UNSEEN_AT:CLASS_AT]
        self.classes = self.hidden[CLASS_AT:CARD_LOG_AT]
        self.card_log = self.hidden[CARD_LOG_AT:TOKEN_LOG_AT]
        self.token_log = self.hidden[TOKEN_LOG_AT:LOGGED_AT]
        self.logged = self.hidden[LOGGED_AT:FIXED_AT]
        self.type = self.hidden[TYPE_AT:VALUE_AT]
        self.value = self.hidden[VALUE_AT:EFFECT_AT]
        self.effect = self.hidden[EFFECT_AT:FEWEST_AT]
        self.fewest = self.hidden[FEWEST_AT:HOLDS_AT]
        self.holds = self.hidden[HOLDS_AT:ROWS_AT]
        self.rows = self.hidden[ROWS_AT:TEXT_AT]
        self.text = self.hidden[TEXT_AT : TEXT_AT + TEXT]
        self.hidden = self.hidden[HIDDEN_AT:KNOWN_AT]
        self.labels = block[LABELS_AT:]  # the sources that are shown, of episodes, then of kinds of cards
        self.worth_told = [0] * PLAYERS  # as an onlooker was told it at the end: what everyone's alliance tokens are worth
        self.was_told = False

    def key(self) -> bytes:
        """Return the canonical bytes of this position; what labels say today is no part of it."""
        return pack("<bb", self.players, self.actor) + self.block[:LABELS_AT]


def row(s: Stores, what: int) -> int:
    """Return a number of the current episode's row."""
    return s.rows[s.now[EPISODE] * ROW + what]


def fits(s: Stores, kind: int) -> bool:
    """Whether a card has a symbol that the current episode asks for; a joker has."""
    if s.type[kind] == JOKER:
        return True
    return s.type[kind] < JOKER and (row(s, SYMBOLS) >> s.type[kind] & 1) == 1


def in_hand(s: Stores, seat: int, kind: int) -> int:
    """Return how many cards of a kind a hand is known to hold."""
    return s.hidden[seat << SHIFT | kind] + s.known[seat << SHIFT | kind]


def hand_size(s: Stores, seat: int) -> int:
    """Return how many cards are in a hand."""
    n = 0
    for i in range(seat << SHIFT, (seat + 1) << SHIFT):
        n += s.hidden[i] + s.known[i]
    return n


def has_effect(s: Stores, seat: int, effect: int) -> bool:
    """Whether a seat holds the text card that does this."""
    kind = s.holds[effect]
    return kind > 0 and s.known[seat << SHIFT | kind] > 0


def on_table(s: Stores, seat: int) -> int:
    """Return how many cards lie before a seat."""
    n = 0
    for i in range(seat << SHIFT, (seat + 1) << SHIFT):
        n += s.table[i]
    return n


def can_draw(s: Stores) -> bool:
    """Whether there is any card to draw or to reveal (BL-S7)."""
    return s.now[N_PILE] + s.now[N_DISCARDS] > 0


def has_token(s: Stores, seat: int, token: int) -> int:
    """Return how many tokens of a kind a seat is known to have."""
    i = seat << SHIFT | token
    return s.owned[i] + s.secret[i] + s.famed[i]


def fame_tokens(s: Stores, seat: int) -> int:
    """Return how many fame tokens a seat has, fame-alliance tokens among them; an unknown one may be such."""
    n = s.secret[seat << SHIFT]
    for value in range(1, 8):
        n += s.owned[seat << SHIFT | (FAME + value)]
    for value in range(1, 4):
        n += s.secret[seat << SHIFT | (ALLY_FAME + value)] + s.famed[seat << SHIFT | (ALLY_FAME + value)]
    return n


def is_hurt(s: Stores, seat: int) -> bool:
    """Whether a seat has a wound tile or a scratch."""
    return s.each[SCRATCHED + seat] + s.each[WOUNDS + seat] + s.each[DOUBLES + seat] > 0


def ways_to_heal(s: Stores, seat: int) -> int:
    """Return how many kinds of hurt a seat has: wound tiles, double ones, scratches."""
    n = 0
    if s.each[WOUNDS + seat]:
        n += 1
    if s.each[DOUBLES + seat]:
        n += 1
    if s.each[SCRATCHED + seat]:
        n += 1
    return n


def next_seat(s: Stores, seat: int) -> int:
    """Return the seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


def in_order(s: Stores, number: int) -> int:
    """Return the seat so many places after the start player."""
    seat = s.now[START] + number
    while seat >= s.players:
        seat -= s.players
    return seat
