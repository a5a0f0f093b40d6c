"""Icons: how they are taken in marker order, and what follows from them."""

from __future__ import annotations

from heorot.games.beowulf_legend.citing import by_episode
from heorot.games.beowulf_legend.events import NewStart, Shielded, Took
from heorot.games.beowulf_legend.gains import ask, decline, gain, heal, is_bad
from heorot.games.beowulf_legend.goods import give_back, use_up
from heorot.games.beowulf_legend.memory import new_epoch
from heorot.games.beowulf_legend.parts import (
    EPISODE,
    GET_FAME,
    GLORY,
    ICON,
    ICONS,
    INSPIRATION,
    KIND,
    MARK,
    MARKER,
    OVER,
    PHASE,
    RECOVER,
    ROW,
    SETTLED,
    SHIELD_OFF,
    SHIELDING,
    START,
    TAKER,
    TAKES,
    TAKING,
)
from heorot.games.beowulf_legend.stores import Stores, has_effect, row


def begin_icons(s: Stores) -> int:
    """In marker order everyone takes an icon (BL-J7)."""
    s.now[PHASE] = TAKES
    s.now[MARK] = 1
    return next_taker(s)


def next_taker(s: Stores) -> int:
    """The seat with the next marker takes an icon; the last takes what is left (BL-J7)."""
    if s.now[MARK] > s.players:
        return end_major(s)
    seat = marked(s, s.now[MARK])
    if s.now[MARK] < s.players:
        return ask(s, seat, TAKING)
    icon = 0
    while s.each[TAKER + icon]:
        icon += 1
    return take_icon(s, icon, seat)


def marked(s: Stores, marker: int) -> int:
    """Return the seat that has a marker."""
    seat = 0
    while s.each[MARKER + seat] != marker:
        seat += 1
    return seat


def take_icon(s: Stores, icon: int, seat: int) -> int:
    """Take an icon; Inspiration may avoid what is bad about it (BL-J7, BL-C2)."""
    s.each[TAKER + icon] = seat + 1
    s.now[ICON] = icon
    at = s.now[EPISODE] * ROW + ICONS + 2 * icon
    if is_bad(s, seat, s.rows[at], s.rows[at + 1]) and has_effect(s, seat, INSPIRATION):
        if s.noting:
            s.tell(Took(by_episode(s), seat, (s.rows[at], s.rows[at + 1])))
        return ask(s, seat, SHIELDING)
    return gain(s, seat, s.rows[at], s.rows[at + 1])


def shield(s: Stores, move: int, seat: int) -> int:
    """Queen Wealhtheow's Inspiration avoids a misfortune, a scratch or a wound, and then there are no two cards (BL-C2)."""
    at = s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]
    if move != SHIELD_OFF:
        decline(s, seat, INSPIRATION)
        return gain(s, seat, s.rows[at], s.rows[at + 1])
    use_up(s, seat, INSPIRATION)
    if s.noting:
        s.tell(Shielded("BL-C2", seat, (s.rows[at], s.rows[at + 1])))
    return SETTLED


def choose_healing(s: Stores, move: int, seat: int) -> int:
    """Remove a wound tile or all scratches, or take fame instead (BL-M2, BL-E1)."""
    if move == GLORY:
        return gain(s, seat, GET_FAME, s.rows[s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON] + 1])
    heal(s, seat, move)
    return SETTLED


def end_major(s: Stores) -> int:
    """The last to take an icon is the new start player; after a treasure episode nobody is, and all treasure goes back (BL-J7, BL-A3)."""
    if row(s, KIND) == RECOVER:
        new_epoch(s, False)
        for seat in range(s.players):
            give_back(s, seat)
        return OVER
    s.now[START] = marked(s, s.players)
    if s.noting:
        s.tell(NewStart("BL-J7", s.now[START]))
    return OVER
