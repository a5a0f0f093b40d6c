"""Minor episodes: every seat in turn order may do something, or pass."""

from __future__ import annotations

from heorot.games.beowulf_legend.citing import by_episode
from heorot.games.beowulf_legend.events import Gave, GaveToken, Passed, Picked
from heorot.games.beowulf_legend.gains import ask, gain, is_open
from heorot.games.beowulf_legend.goods import clear_table, leave_hand, pay, show_token
from heorot.games.beowulf_legend.legal import any_choice, still_owed
from heorot.games.beowulf_legend.parts import (
    ANY,
    ASKED,
    BLESSED,
    BLESSING,
    EPISODE,
    FAME_TOKENS,
    FIRST_SPECIAL,
    GET_CARDS,
    GIVE_TOKEN,
    GIVEN,
    GIVING,
    HEAL_ANY,
    ICON,
    ICONS,
    JOKER,
    JOKERS,
    KIND,
    LOW,
    N_NEEDS,
    NEEDS,
    OPPORTUNITY,
    OVER,
    OWED,
    PASS,
    PICKING,
    RISK,
    RISKING,
    ROW,
    SELECTING,
    SELECTION,
    SETTLED,
    SHIFT,
    TAKE,
    WAIT,
)
from heorot.games.beowulf_legend.stores import Stores, can_draw, has_effect, in_order, is_hurt, on_table, row


def ask_each(s: Stores) -> int:
    """Ask the next seat in turn order for which there is something to decide (BL-M1, BL-M2, BL-M3)."""
    what = row(s, KIND)
    while s.now[ASKED] < s.players:
        seat = in_order(s, s.now[ASKED])
        if is_concerned(s, seat, what):
            if what == OPPORTUNITY:
                s.now[GIVEN] = 0
                for i in range(N_NEEDS):
                    s.each[OWED + i] = row(s, NEEDS + i)
            return ask(s, seat, RISKING if what == RISK else GIVING if what == OPPORTUNITY else SELECTING)
        s.now[ASKED] += 1
    return OVER


def is_concerned(s: Stores, seat: int, what: int) -> bool:
    """Whether a seat may do something here, for all that everyone knows."""
    if what == RISK:
        return can_draw(s)
    if what == SELECTION:
        return any_choice(s, seat)
    if row(s, ICONS) == HEAL_ANY:
        return is_hurt(s, seat)
    return row(s, ICONS) == GET_CARDS or is_open(s, seat, row(s, ICONS), row(s, ICONS + 1))


def pass_by(s: Stores, seat: int) -> int:
    """A seat does without a minor episode."""
    for i in range(N_NEEDS):
        s.each[OWED + i] = 0
    if s.noting:
        s.tell(Passed(by_episode(s), seat))
    return SETTLED


def give(s: Stores, move: int, seat: int) -> int:
    """Give a card or a fame token in an opportunity, until enough is given (BL-M2)."""
    if move == PASS:
        return pass_by(s, seat)
    s.now[GIVEN] += 1
    kind = move & LOW
    if move >= GIVE_TOKEN:
        s.each[OWED + FAME_TOKENS] -= 1
        show_token(s, seat, kind)
        if s.noting:
            s.tell(GaveToken("BL-M2", seat, kind))
    else:
        leave_hand(s, seat, kind)
        s.table[seat << SHIFT | kind] += 1
        count_towards(s, kind)
        if s.noting:
            s.tell(Gave("BL-M2", seat, kind))
    if still_owed(s) > 0:
        return WAIT
    for i in range(N_NEEDS):
        s.each[OWED + i] = 0
    s.now[JOKERS] = 0
    s.now[GIVEN] = 0
    if on_table(s, seat) and not row(s, NEEDS + ANY) and has_effect(s, seat, BLESSING):
        return ask(s, seat, BLESSED)
    return reward(s, seat)


def count_towards(s: Stores, kind: int) -> None:
    """Count the symbols of a card that is given: jokers stand for any, and what is not needed is lost (BL-M2)."""
    if s.each[OWED + ANY]:
        s.each[OWED + ANY] -= 1
    elif s.type[kind] == JOKER:
        s.now[JOKERS] += s.value[kind]
    else:
        owed = s.each[OWED + s.type[kind]] - s.value[kind]
        s.each[OWED + s.type[kind]] = owed if owed > 0 else 0


def reward(s: Stores, seat: int) -> int:
    """The payment is complete: it is discarded or returned, and the seat gets what it is for (BL-M2)."""
    clear_table(s, seat)
    pay(s, seat)
    return gain(s, seat, row(s, ICONS), row(s, ICONS + 1))


def select(s: Stores, move: int, seat: int) -> int:
    """Take one of the things a selection offers (BL-M3)."""
    if move == PASS:
        return pass_by(s, seat)
    s.now[ICON] = move - TAKE
    at = s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]
    return gain(s, seat, s.rows[at], s.rows[at + 1])


def pick(s: Stores, kind: int, seat: int) -> int:
    """Take one of the cards of a recovery; all have seen it (BL-M4)."""
    s.turned[kind] -= 1
    s.known[seat << SHIFT | kind] += 1
    if s.noting:
        s.tell(Picked("BL-M4", seat, kind))
    s.now[ASKED] += 1
    return next_pick(s)


def next_pick(s: Stores) -> int:
    """The next in turn order takes a card, everyone twice, until none is left (BL-M4)."""
    for kind in range(1, FIRST_SPECIAL):
        if s.turned[kind]:
            return ask(s, in_order(s, s.now[ASKED] % s.players), PICKING)
    return OVER
