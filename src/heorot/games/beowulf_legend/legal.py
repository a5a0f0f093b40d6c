"""What is legal in the Legend, step by step: each step has a function that writes its moves.

A check `may_…` returns OK, or the reason that forbids: what writes the moves asks it, and so does who wants to know why not (why.py).
"""

from __future__ import annotations

from heorot.core.reasons import OK
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
from heorot.games.beowulf_legend.reasons import (
    BEGUN_TO_GIVE,
    CANNOT_PAY,
    CANNOT_PAY_FAME,
    CLOSED,
    DOES_NOT_FIT,
    NO_BLUFF,
    NO_DARING,
    NO_FAME_HERE,
    NO_REST,
    NO_SCRATCH,
    NO_SCRATCHES,
    NO_SUCH_FAME,
    NO_SUCH_TREASURE,
    NO_SUCH_WOUND,
    NO_TREASURE,
    NOT_NEEDED,
    NOT_PLAYED,
    NOT_TO_GIVE,
    NOT_TO_LAY,
    NOT_TO_PLAY,
    NOT_TURNED_UP,
    NOTHING_TO_REVEAL,
    RISK_FIRST,
    TAKEN,
    TEXT_CARD,
    TWIN,
    WOUNDS_ONLY,
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
        n = fill_icons(s, m, seat)
    elif step == SELECTING:
        n = fill_choices(s, m, seat)
    elif step == PICKING:
        n = fill_pick(s, m, seat)
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
    if may_mend(s, seat, MEND) == OK:
        n = put(m, n, MEND)
    return n


def put(m: Moves, n: int, move: int) -> int:
    """Write one move more."""
    m.move[n] = move
    return n + 1


def may_mend(s: Stores, seat: int, move: int) -> int:
    """The Warrior's Rest may be used at each of one's own decisions, where there is a scratch (BL-C5)."""
    if not s.each[SCRATCHED + seat]:
        return NO_SCRATCH
    return OK if has_effect(s, seat, REST) else NO_REST


# risks and turns


def may_risk(s: Stores, seat: int, move: int) -> int:
    """A risk comes before any card of the turn, of two cards, or of five with Daring; something must be there (BL-J6, BL-C3, BL-S7)."""
    if s.now[STEP] == TURN and s.now[BEGUN]:
        return RISK_FIRST
    if not can_draw(s):
        return NOTHING_TO_REVEAL
    return NO_DARING if move == DARE and not has_effect(s, seat, DARING) else OK


def fill_risk(s: Stores, m: Moves, seat: int, n: int) -> int:
    """Write the ways to risk."""
    if may_risk(s, seat, GO) == OK:
        n = put(m, n, GO)
        if may_risk(s, seat, DARE) == OK:
            n = put(m, n, DARE)
    return n


def may_play(s: Stores, seat: int, kind: int) -> int:
    """A card that is played in a turn fits (BL-J4)."""
    i = seat << SHIFT | kind
    if s.known[i] + s.hidden[i] == 0:
        return NOT_TO_PLAY
    return OK if fits(s, kind) else DOES_NOT_FIT


def fill_turn(s: Stores, m: Moves, seat: int) -> int:
    """Write a turn's moves: a fitting card; before any card a risk; or none at all (BL-J4, BL-J5, BL-J6)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if may_play(s, seat, kind) == OK:
            n = put(m, n, LAY + kind)
    n = fill_risk(s, m, seat, n)
    return put(m, n, PASS)


# cards face down


def may_lie(s: Stores, kind: int) -> int:
    """Face down lie cards that fit, as a bluff any with symbols (BL-J3)."""
    if s.now[BLUFF]:
        return OK if s.value[kind] else TEXT_CARD
    return OK if fits(s, kind) else NO_BLUFF


def may_lay(s: Stores, seat: int, kind: int) -> int:
    """A card that is laid face down is in the hand, and no other like it is laid already (BL-J1)."""
    i = seat << SHIFT | kind
    if s.known[i] + s.hidden[i] <= s.laid[i]:
        return NOT_TO_LAY
    return may_lie(s, kind)


def fill_laying(s: Stores, m: Moves, seat: int) -> int:
    """Write which cards may still be laid face down, and that no more shall be (BL-J1, BL-J3)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if may_lay(s, seat, kind) == OK:
            n = put(m, n, LAY + kind)
    return put(m, n, DONE)


# icons and choices


def open_icons(s: Stores) -> int:
    """Return how many icons of a major episode are open: the first ones, as many as there are players (BL-S3, BL-A2)."""
    return s.players


def may_take(s: Stores, seat: int, icon: int) -> int:
    """An icon that is open is taken only once; of equal ones the first is (BL-J7)."""
    if s.each[TAKER + icon]:
        return TAKEN
    return TWIN if is_twin(s, icon) else OK


def fill_icons(s: Stores, m: Moves, seat: int) -> int:
    """Write the icons that may be taken."""
    n = 0
    for icon in range(open_icons(s)):
        if may_take(s, seat, icon) == OK:
            n = put(m, n, TAKE + icon)
    return n


def is_twin(s: Stores, icon: int) -> bool:
    """Whether an equal icon that comes before is still open."""
    at = s.now[EPISODE] * ROW + ICONS
    for i in range(icon):
        if s.each[TAKER + i] == 0 and s.rows[at + 2 * i] == s.rows[at + 2 * icon] and s.rows[at + 2 * i + 1] == s.rows[at + 2 * icon + 1]:
            return True
    return False


def may_choose(s: Stores, seat: int, i: int) -> int:
    """What a selection offers at a place can be had, unless it has run out or would give nothing (BL-M3)."""
    at = s.now[EPISODE] * ROW + ICONS + 2 * i
    return OK if is_open(s, seat, s.rows[at], s.rows[at + 1]) else CLOSED


def fill_choices(s: Stores, m: Moves, seat: int) -> int:
    """Write what a selection offers (BL-M3)."""
    n = 0
    for i in range(row(s, N_ICONS)):
        if may_choose(s, seat, i) == OK:
            n = put(m, n, TAKE + i)
    return put(m, n, PASS)


def any_choice(s: Stores, seat: int) -> bool:
    """Whether a selection has anything for a seat."""
    for i in range(row(s, N_ICONS)):  # noqa: SIM110  (a generator would not compile to a loop)
        if may_choose(s, seat, i) == OK:
            return True
    return False


def may_pick(s: Stores, seat: int, kind: int) -> int:
    """A card of a recovery is one that is turned up (BL-M4)."""
    return OK if s.turned[kind] else NOT_TURNED_UP


def fill_pick(s: Stores, m: Moves, seat: int) -> int:
    """Write the cards of a recovery that are left."""
    n = 0
    for kind in range(1, FIRST_SPECIAL):
        if may_pick(s, seat, kind) == OK:
            n = put(m, n, PICK + kind)
    return n


# treasure and fame


def may_show(s: Stores, seat: int, token: int) -> int:
    """In an auction treasure is shown that the seat has, and has not shown yet (BL-A1)."""
    if not is_treasure(token):
        return NO_TREASURE
    return OK if has_token(s, seat, token) > s.shown[seat << SHIFT | token] else NO_SUCH_TREASURE


def fill_bids(s: Stores, m: Moves, seat: int) -> int:
    """Write the treasure that a seat may show (BL-A1)."""
    n = 0
    for token in range(TREASURE + 1, LAST_ALLY + 1):
        if may_show(s, seat, token) == OK:
            n = put(m, n, SHOW + token)
    return put(m, n, PASS)


def is_treasure(token: int) -> bool:
    """Whether a token counts as treasure."""
    return TREASURE < token <= LAST_TREASURE or ALLY_TREASURE < token <= LAST_ALLY


def is_fame(token: int) -> bool:
    """Whether a token counts as fame."""
    return FAME < token <= LAST_FAME or ALLY_FAME < token <= ALLY_TREASURE


# what saves and heals


def may_bless(s: Stores, seat: int, kind: int) -> int:
    """Blessing takes back a card with symbols that lies before the seat (BL-C1)."""
    return OK if s.table[seat << SHIFT | kind] and s.value[kind] else NOT_PLAYED


def fill_blessings(s: Stores, m: Moves, seat: int) -> int:
    """Write the cards which Blessing may take back (BL-C1)."""
    n = 0
    for kind in range(1, s.now[N_KINDS]):
        if may_bless(s, seat, kind) == OK:
            n = put(m, n, BLESS + kind)
    return put(m, n, NO)


def may_heal(s: Stores, seat: int, move: int) -> int:
    """A wound tile may be removed, or all scratches; at the Death of Beowulf a wound tile, or fame is taken (BL-M2, BL-E1)."""
    what = s.rows[s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]]
    if move == GLORY:
        return OK if what == FAME_OR_HEAL else NO_FAME_HERE
    if move == HEAL_WOUND:
        return OK if s.each[WOUNDS + seat] else NO_SUCH_WOUND
    if move == HEAL_DOUBLE:
        return OK if s.each[DOUBLES + seat] else NO_SUCH_WOUND
    if what != HEAL_ANY:
        return WOUNDS_ONLY
    return OK if s.each[SCRATCHED + seat] else NO_SCRATCHES


def fill_healing(s: Stores, m: Moves, seat: int) -> int:
    """Write what may be removed, or that fame is taken instead."""
    n = 0
    for move in range(GLORY, HEAL_ALL + 1):
        if may_heal(s, seat, move) == OK:
            n = put(m, n, move)
    return n


# opportunities


def asks_fame(s: Stores) -> bool:
    """Whether an opportunity asks for fame tokens, not for cards."""
    return s.each[OWED + FAME_TOKENS] > 0


def may_give_token(s: Stores, seat: int, token: int) -> int:
    """A fame token is given that the seat has and has not given yet (BL-M2)."""
    return OK if is_fame(token) and has_token(s, seat, token) > s.shown[seat << SHIFT | token] else NO_SUCH_FAME


def may_give(s: Stores, seat: int, kind: int) -> int:
    """A card is given that is in the hand, and has a symbol that is still needed (BL-M2)."""
    i = seat << SHIFT | kind
    if s.known[i] + s.hidden[i] == 0:
        return NOT_TO_GIVE
    return OK if is_needed(s, kind) else NOT_NEEDED


def may_pay(s: Stores, seat: int) -> int:
    """Whoever begins to give can complete the payment (BL-M2)."""
    if asks_fame(s):
        return OK if may_give_fame(s, seat) else CANNOT_PAY_FAME
    return OK if can_pay(s, seat) else CANNOT_PAY


def may_give_nothing(s: Stores, seat: int, move: int) -> int:
    """Whoever has begun to give goes on (BL-M2)."""
    return BEGUN_TO_GIVE if s.now[GIVEN] else OK


def fill_giving(s: Stores, m: Moves, seat: int) -> int:
    """Write what may be given next, and before the first card that nothing is (BL-M2)."""
    n = 0
    if may_pay(s, seat) == OK:
        if asks_fame(s):
            for token in range(1, LAST_ALLY + 1):
                if may_give_token(s, seat, token) == OK:
                    n = put(m, n, GIVE_TOKEN + token)
        else:
            for kind in range(1, s.now[N_KINDS]):
                if may_give(s, seat, kind) == OK:
                    n = put(m, n, GIVE + kind)
    return put(m, n, PASS) if may_give_nothing(s, seat, PASS) == OK else n


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
