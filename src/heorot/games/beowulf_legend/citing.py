"""Which clause of the Legend a thing that happens follows, where that depends on the episode, the step or the options."""

from __future__ import annotations

from heorot.games.beowulf_legend.parts import (
    ALLYING,
    BLUFF,
    BY_EPISODE,
    DEALING,
    DRAWING,
    EPISODE,
    FIRST_SEAT,
    FIRST_SPECIAL,
    GET_DOUBLE,
    GET_WOUND,
    ICON,
    ICONS,
    KIND,
    LEFT,
    PHASE,
    PICKS,
    RECOVER,
    REVEALING,
    ROW,
    SIMULTANEOUS,
    STEP,
    TURNED_UP,
    TURNS,
)
from heorot.games.beowulf_legend.stores import Stores, row


def by_episode(s: Stores) -> str:
    """Return the clause by which the current episode gives something, takes it, or lets a seat do without."""
    return BY_EPISODE[row(s, KIND)]


def by_risk(s: Stores) -> str:
    """Return the clause of a risk: a minor episode's (BL-M1), or one within a turn (BL-J6)."""
    return "BL-J6" if s.now[PHASE] == TURNS else "BL-M1"


def by_laying(s: Stores) -> str:
    """Return the clause by which cards are laid face down: fitting ones (BL-J1), or with bluff any (BL-J3)."""
    return "BL-J3" if s.now[BLUFF] else "BL-J1"


def by_deal(s: Stores) -> str:
    """Return the clause by which the dealer acts at this step."""
    step = s.now[STEP]
    if step == FIRST_SEAT:
        return "BL-S2"
    if step == DEALING:
        return "BL-S5"
    if step == DRAWING:
        return "BL-W2" if icon_in_hand(s) in (GET_WOUND, GET_DOUBLE) else by_episode(s)
    if step == ALLYING:
        return by_episode(s)
    return by_reveal(s) if step == REVEALING else by_showing(s)


def icon_in_hand(s: Stores) -> int:
    """Return the icon that is being taken; where nobody takes one, the first of the episode."""
    return s.rows[s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]]


def by_reveal(s: Stores) -> str:
    """Return the clause by which cards are turned up: a recovery's, a risk's, or Beowulf's Daring, which alone turns up more than two."""
    if s.now[PHASE] == PICKS:
        return "BL-M4"
    n = s.now[LEFT]
    for kind in range(1, FIRST_SPECIAL):
        n += s.turned[kind]
    return "BL-C3" if n > TURNED_UP else by_risk(s)


def by_showing(s: Stores) -> str:
    """Return the clause by which all show what they have: sealed cards, treasure, or the whole hand."""
    what = row(s, KIND)
    return "BL-J1" if what == SIMULTANEOUS else "BL-A2" if what == RECOVER else "BL-E1"
