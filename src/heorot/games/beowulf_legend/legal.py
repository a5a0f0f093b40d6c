"""What is legal in the Legend, step by step: each step has a function that writes its moves."""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.games.beowulf_legend.gains import is_open
from heorot.games.beowulf_legend.parts import (
    ALLY_FAME,
    ALLY_TREASURE,
    ANY,
    BEGUN,
    BIDDING,
    BLESS,
    BLESSED,
    BLUFF,
    DARE,
    DARING,
    DONE,
    DOUBLES,
    EPISODE,
    FAME,
    FAME_OR_HEAL,
    FAME_TOKENS,
    FIRST_SPECIAL,
    GIVE,
    GIVE_TOKEN,
    GIVEN,
    GIVING,
    GLORY,
    GO,
    HEAL_ALL,
    HEAL_ANY,
    HEAL_DOUBLE,
    HEAL_WOUND,
    HEALING,
    ICON,
    ICONS,
    JOKER,
    JOKERS,
    LAST_ALLY,
    LAST_FAME,
    LAST_TREASURE,
    LAY,
    LAYING,
    MEND,
    N_ICONS,
    N_KINDS,
    N_NEEDS,
    NO,
    OWED,
    PASS,
    PERSIST,
    PICK,
    PICKING,
    RESOLVING,
    REST,
    RESTING,
    RISKING,
    ROW,
    SCRATCHED,
    SELECTING,
    SHIELD_OFF,
    SHIFT,
    SHOW,
    STEP,
    TAKE,
    TAKER,
    TAKING,
    TREASURE,
    TURN,
    WOUNDS,
)
from heorot.games.beowulf_legend.stores import Stores, can_draw, fame_tokens, fits, hand_size, has_effect, has_token, in_hand, is_hurt, row


def fill_moves(s: Stores, m: Moves, seat: int) -> int:
    """Write the legal moves of a seat that decides; returns their number."""
    step = s.now[STEP]
    if step == TURN:
        n = fill_turn(s, m, seat)
    elif step == LAYING:
        n = fill_laying(s, m, seat)
    elif step == RISKING:
        n = fill_risk(s, m, seat, 0)
        n = put(m, n, PASS)
    elif step == GIVING:
        n = fill_giving(s, m, seat)
    elif step == TAKING:
        n = fill_icons(s, m)
    elif step == SELECTING:
        n = fill_choices(s, m, seat)
    elif step == PICKING:
        n = fill_pick(s, m)
    elif step == BIDDING:
        n = fill_bids(s, m, seat)
    elif step == BLESSED:
        n = fill_blessings(s, m, seat)
    elif step == HEALING:
        n = fill_healing(s, m, seat)
    elif step == RESTING:
        m.move[0] = MEND
        m.move[1] = NO
        return 2
    else:
        m.move[0] = PERSIST if step == RESOLVING else SHIELD_OFF
        n = put(m, 1, NO)
    if s.each[SCRATCHED + seat] and has_effect(s, seat, REST):  # at each of one's own decisions (BL-C5)
        n = put(m, n, MEND)
    return n


def put(m: Moves, n: int, move: int) -> int:
    """Write one move more."""
    m.move[n] = move
    return n + 1


def fill_risk(s: Stores, m: Moves, seat: int, n: int) -> int:
    """Write the ways to risk: two cards, or five with Beowulf's Daring; with nothing to reveal there are none (BL-M1, BL-C3, BL-S7)."""
    if can_draw(s):
        n = put(m, n, GO)
        if has_effect(s, seat, DARING):
            n = put(m, n, DARE)
    return n


def fill_turn(s: Stores, m: Moves, seat: int) -> int:
    """Write a turn's moves: a fitting card; before any card a risk; or none at all (BL-J4, BL-J5, BL-J6)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if in_hand(s, seat, kind) and fits(s, kind):
            n = put(m, n, LAY + kind)
    if not s.now[BEGUN]:
        n = fill_risk(s, m, seat, n)
    return put(m, n, PASS)


def may_lay(s: Stores, kind: int) -> bool:
    """Whether a card may be laid face down: one that fits, as a bluff any with symbols (BL-J3)."""
    return s.value[kind] > 0 if s.now[BLUFF] else fits(s, kind)


def fill_laying(s: Stores, m: Moves, seat: int) -> int:
    """Write which cards may still be laid face down, and that no more shall be (BL-J1, BL-J3)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if in_hand(s, seat, kind) > s.laid[seat << SHIFT | kind] and may_lay(s, kind):
            n = put(m, n, LAY + kind)
    return put(m, n, DONE)


def fill_icons(s: Stores, m: Moves) -> int:
    """Write the icons that are still open: of equal ones the first (BL-S3, BL-J7)."""
    n = 0
    for i in range(s.players):
        if s.each[TAKER + i] == 0 and not is_twin(s, i):
            n = put(m, n, TAKE + i)
    return n


def is_twin(s: Stores, icon: int) -> bool:
    """Whether an equal icon that comes before is still open."""
    at = s.now[EPISODE] * ROW + ICONS
    for i in range(icon):
        if s.each[TAKER + i] == 0 and s.rows[at + 2 * i] == s.rows[at + 2 * icon] and s.rows[at + 2 * i + 1] == s.rows[at + 2 * icon + 1]:
            return True
    return False


def choice_open(s: Stores, seat: int, i: int) -> bool:
    """Whether what a selection offers at this place can be had (BL-M3)."""
    at = s.now[EPISODE] * ROW + ICONS + 2 * i
    return is_open(s, seat, s.rows[at], s.rows[at + 1])


def fill_choices(s: Stores, m: Moves, seat: int) -> int:
    """Write what a selection offers (BL-M3)."""
    n = 0
    for i in range(row(s, N_ICONS)):
        if choice_open(s, seat, i):
            n = put(m, n, TAKE + i)
    return put(m, n, PASS)


def any_choice(s: Stores, seat: int) -> bool:
    """Whether a selection has anything for a seat."""
    for i in range(row(s, N_ICONS)):  # noqa: SIM110  (a generator would not compile to a loop)
        if choice_open(s, seat, i):
            return True
    return False


def fill_pick(s: Stores, m: Moves) -> int:
    """Write the cards of a recovery that are left (BL-M4)."""
    n = 0
    for kind in range(1, FIRST_SPECIAL):
        if s.turned[kind]:
            n = put(m, n, PICK + kind)
    return n


def fill_bids(s: Stores, m: Moves, seat: int) -> int:
    """Write the treasure that a seat may show (BL-A1)."""
    n = 0
    for token in range(TREASURE + 1, LAST_ALLY + 1):
        if is_treasure(token) and has_token(s, seat, token) > s.shown[seat << SHIFT | token]:
            n = put(m, n, SHOW + token)
    return put(m, n, PASS)


def is_treasure(token: int) -> bool:
    """Whether a token counts as treasure."""
    return TREASURE < token <= LAST_TREASURE or ALLY_TREASURE < token <= LAST_ALLY


def is_fame(token: int) -> bool:
    """Whether a token counts as fame."""
    return FAME < token <= LAST_FAME or ALLY_FAME < token <= ALLY_TREASURE


def fill_blessings(s: Stores, m: Moves, seat: int) -> int:
    """Write the cards which Blessing may take back (BL-C1)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if s.table[seat << SHIFT | kind] and s.value[kind]:
            n = put(m, n, BLESS + kind)
    return put(m, n, NO)


def fill_healing(s: Stores, m: Moves, seat: int) -> int:
    """Write what may be removed, or that fame is taken instead (BL-M2, BL-E1)."""
    n = 0
    what = s.rows[s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]]
    if what == FAME_OR_HEAL:
        n = put(m, n, GLORY)
    if s.each[WOUNDS + seat]:
        n = put(m, n, HEAL_WOUND)
    if s.each[DOUBLES + seat]:
        n = put(m, n, HEAL_DOUBLE)
    if what == HEAL_ANY and s.each[SCRATCHED + seat]:
        n = put(m, n, HEAL_ALL)
    return n


# opportunities


def fill_giving(s: Stores, m: Moves, seat: int) -> int:
    """Write what may be given next, and before the first card that nothing is (BL-M2)."""
    n = 0
    if s.each[OWED + FAME_TOKENS]:
        if may_give_fame(s, seat):
            for token in range(1, LAST_ALLY + 1):
                if is_fame(token) and has_token(s, seat, token) > s.shown[seat << SHIFT | token]:
                    n = put(m, n, GIVE_TOKEN + token)
    else:
        if can_pay(s, seat):
            for kind in range(1, s.now[N_KINDS]):
                if in_hand(s, seat, kind) and is_needed(s, kind):
                    n = put(m, n, GIVE + kind)
    return n if s.now[GIVEN] else put(m, n, PASS)


def may_give_fame(s: Stores, seat: int) -> bool:
    """Whether a seat can give back two fame tokens for something to heal (BL-M2)."""
    if s.now[GIVEN]:
        return True
    return is_hurt(s, seat) and fame_tokens(s, seat) >= s.each[OWED + FAME_TOKENS]


def is_needed(s: Stores, kind: int) -> bool:
    """Whether a card has a symbol that is still to be given; a joker stands for any (BL-M2)."""
    if s.each[OWED + ANY]:
        return True
    return s.value[kind] > 0 and (s.type[kind] == JOKER or s.each[OWED + s.type[kind]] > 0)


def can_pay(s: Stores, seat: int) -> bool:
    """Whether a hand can complete the payment; unknown cards may be anything (BL-M2)."""
    if s.each[OWED + ANY]:
        return hand_size(s, seat) >= s.each[OWED + ANY]
    lack = -s.now[JOKERS] - 2 * s.hidden[seat << SHIFT]
    for kind in range(1, s.now[N_KINDS]):
        if s.type[kind] == JOKER:
            lack -= in_hand(s, seat, kind) * s.value[kind]
    for kind_type in range(JOKER):
        owed = s.each[OWED + kind_type]
        for kind in range(1, s.now[N_KINDS]):
            if owed and s.type[kind] == kind_type:
                owed -= in_hand(s, seat, kind) * s.value[kind]
        if owed > 0:
            lack += owed
    return lack <= 0


def still_owed(s: Stores) -> int:
    """Return how many symbols, cards or tokens are still to be given; jokers given stand for any."""
    n = -s.now[JOKERS]
    for i in range(N_NEEDS):
        n += s.each[OWED + i]
    return n
