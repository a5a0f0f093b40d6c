"""Risks: cards turned up by the dealer, and what becomes of them."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_legend.citing import by_risk
from heorot.games.beowulf_legend.contest import stop_or_go_on
from heorot.games.beowulf_legend.events import Failed, Kept, KeptPlayed, Persisted, Risked, RiskedFive
from heorot.games.beowulf_legend.gains import ask, decline, scratch
from heorot.games.beowulf_legend.goods import clear_turned, renew_pile, use_up
from heorot.games.beowulf_legend.minor import next_pick
from heorot.games.beowulf_legend.parts import (
    DARE,
    DARED,
    DARING,
    EACH,
    FIRST_SPECIAL,
    LEFT,
    PERSIST,
    PHASE,
    PICKS,
    RESOLVE,
    RESOLVING,
    REVEALING,
    RISKING,
    SEAT,
    SETTLED,
    SHIFT,
    STEP,
    TOTAL,
    TURN,
    TURNED_UP,
    TURNS,
    WAIT,
)
from heorot.games.beowulf_legend.stores import Stores, can_draw, fits, has_effect


def reveal(s: Stores, number: int) -> int:
    """Let the dealer turn up cards; with none there is nothing to see."""
    if not can_draw(s):
        return all_revealed(s)
    renew_pile(s)  # if both were empty, and something was discarded since
    s.now[LEFT] = number
    s.now[STEP] = REVEALING
    s.actor = DEALER
    return WAIT


def run_risk(s: Stores, move: int, seat: int) -> int:
    """Risk: two cards are turned up, with Beowulf's Daring five (BL-M1, BL-J6, BL-C3)."""
    number = TURNED_UP
    if move == DARE:
        number = DARED
        use_up(s, seat, DARING)
    if s.noting:
        s.tell(RiskedFive("BL-C3", seat, number) if move == DARE else Risked(by_risk(s), seat, number))
    return reveal(s, number)


def all_revealed(s: Stores) -> int:
    """All cards are turned up: those of a recovery are taken, those of a risk are judged."""
    return next_pick(s) if s.now[PHASE] == PICKS else judge_risk(s, s.now[SEAT])


def judge_risk(s: Stores, seat: int) -> int:
    """What fits goes to the hand, in a turn-order major to the table; the rest is discarded. If nothing fits, it has failed (BL-M1)."""
    found = False
    turns = s.now[PHASE] == TURNS
    for kind in range(1, FIRST_SPECIAL):
        n = s.turned[kind]
        if n and fits(s, kind):
            found = True
            s.turned[kind] = 0
            if turns:
                s.table[seat << SHIFT | kind] += n
                s.each[TOTAL + seat] += n * s.value[kind]
            else:
                s.known[seat << SHIFT | kind] += n
            if s.noting:
                s.tell((KeptPlayed if turns else Kept)(by_risk(s), seat, kind, n, s.each[TOTAL + seat]))
    clear_turned(s)
    if found:
        return stop_or_go_on(s, seat) if turns else SETTLED
    if s.noting:
        s.tell(Failed(by_risk(s), seat))
    return ask(s, seat, RESOLVING) if has_effect(s, seat, RESOLVE) else scratch(s, seat)


def resolve(s: Stores, move: int, seat: int) -> int:
    """Beowulf's Resolve undoes a failed risk: no scratch, and the seat decides anew (BL-C4)."""
    if move != PERSIST:
        decline(s, seat, RESOLVE)
        return scratch(s, seat)
    use_up(s, seat, RESOLVE)
    if s.noting:
        s.tell(Persisted("BL-C4", seat))
    return ask(s, seat, RISKING if s.now[PHASE] == EACH else TURN)
