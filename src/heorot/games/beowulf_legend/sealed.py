"""What is sealed and then opened: the cards of simultaneous majors, all hands at the Death of Beowulf, all treasure."""

from __future__ import annotations

from heorot.core.vocabulary import BUT, DEALER, EVERYONE, HIDDEN
from heorot.games.beowulf_legend.citing import by_deal, by_laying
from heorot.games.beowulf_legend.events import Laid, LaidCard, Opened, OpenedEnd, OpenedToken, OpenedTreasure, Ranked, Returned, Sealed
from heorot.games.beowulf_legend.gains import ask
from heorot.games.beowulf_legend.goods import clear_table, leave_hand, show_token
from heorot.games.beowulf_legend.icons import begin_icons
from heorot.games.beowulf_legend.legal import is_treasure
from heorot.games.beowulf_legend.memory import new_epoch
from heorot.games.beowulf_legend.parts import (
    ASKED,
    BLESSED,
    BLESSING,
    BLUFF,
    DONE,
    EYES,
    KIND,
    LAST_ALLY,
    LAST_OPENED,
    LAY,
    LAYING,
    LAYS,
    LOW,
    MARKER,
    N_KINDS,
    OPENING,
    OPENLY,
    OPENS,
    OPENS_END,
    OPENS_TOKEN,
    OPENS_UP,
    PHASE,
    RANKED,
    RECOVER,
    SEALED,
    SEAT,
    SHIFT,
    SIMULTANEOUS,
    START,
    STEP,
    TOKEN_VALUES,
    TOTAL,
    TREASURE,
    WAIT,
)
from heorot.games.beowulf_legend.stores import Stores, fits, has_effect, in_hand, in_order, next_seat, on_table, row


def lay_down(s: Stores, move: int, seat: int) -> int:
    """Lay a card face down, or say that no more follow; once all have, the cards are opened (BL-J1, BL-J3)."""
    if move == DONE:
        s.each[SEALED + seat] = 1
    elif move != HIDDEN or s.now[BLUFF] == OPENLY:  # where all lay at once, nobody sees that others lay something
        s.laid[seat << SHIFT | (move & LOW)] += 1
    if s.noting:
        note_laying(s, move, seat)
    if s.now[BLUFF] == OPENLY:
        return lay_openly(s, move, seat)
    s.actor = who_lays(s)
    return WAIT if s.actor >= 0 else begin_opening(s)  # who sees not everything is told ALL_DONE instead


def begin_laying(s: Stores) -> int:
    """Everyone lays cards face down, at the same time, or where bluffs lie open to see one after the other (BL-J1, BL-J3)."""
    s.now[PHASE] = LAYS
    ask(s, s.now[START] if s.now[BLUFF] == OPENLY else 0, LAYING)
    if s.now[BLUFF] != OPENLY:
        s.actor = who_lays(s)
    return WAIT


def who_lays(s: Stores) -> int:
    """Return who is to lay cards: through somebody's eyes that one first, else the lowest seat that is not done; DEALER if all are."""
    mine = s.now[EYES] - 1
    if 0 <= mine < s.players and not s.each[SEALED + mine]:
        return mine
    for seat in range(s.players):
        if not s.each[SEALED + seat]:
            return seat
    return DEALER


def lay_openly(s: Stores, move: int, seat: int) -> int:
    """One seat after the other lays its cards, and all see how many (BL-J3)."""
    if move != DONE:
        return WAIT
    following = next_seat(s, seat)
    return begin_opening(s) if following == s.now[START] else ask(s, following, LAYING)


def note_laying(s: Stores, move: int, seat: int) -> None:
    """Tell what is laid: the card for its seat only; that something is laid, for all where they see it."""
    if move == DONE:
        s.tell(Sealed(by_laying(s), seat, EVERYONE if s.now[BLUFF] == OPENLY else seat))
        return
    if s.now[BLUFF] == OPENLY:
        s.tell(Laid(by_laying(s), seat, EVERYONE if move == HIDDEN else BUT - seat))
    if move != HIDDEN:
        s.tell(LaidCard(by_laying(s), seat, seat, move - LAY))


def begin_opening(s: Stores) -> int:
    """Let the dealer open what is sealed or to be shown, seat by seat from the start player."""
    s.now[PHASE] = OPENS_UP
    s.now[STEP] = OPENING
    s.now[ASKED] = 0
    for seat in range(s.players):
        s.each[SEALED + seat] = 0
    return open_seat(s)


def open_seat(s: Stores) -> int:
    """Open what lies before the next seat."""
    s.now[SEAT] = in_order(s, s.now[ASKED])
    s.now[LAST_OPENED] = 0
    s.laid[s.now[SEAT] << SHIFT] = 0  # how many lie there is not looked at any more
    s.actor = DEALER
    return WAIT


def next_opening(s: Stores) -> int:
    """Return what is opened next, in the order of cards or tokens: sealed cards, a hand's symbol cards, or treasure."""
    at = s.now[SEAT] << SHIFT
    what = row(s, KIND)
    if what == RECOVER:
        for token in range(TREASURE + 1, LAST_ALLY + 1):
            if is_treasure(token) and s.owned[at | token] + s.secret[at | token] + s.famed[at | token] > s.shown[at | token]:
                return OPENS_TOKEN + token
        return OPENS_END
    for kind in range(1, s.now[N_KINDS]):
        if s.laid[at | kind] if what == SIMULTANEOUS else s.value[kind] and in_hand(s, s.now[SEAT], kind):
            return OPENS + kind
    return OPENS_END


def opened(s: Stores, seat: int, move: int) -> int:
    """A card or token has been opened, or all of a seat's are (BL-J1, BL-E1, BL-A2)."""
    kind = move & LOW
    if move == OPENS_END:
        s.now[ASKED] += 1
        if s.noting:
            s.tell((OpenedTreasure if row(s, KIND) == RECOVER else OpenedEnd)(by_deal(s), seat, s.each[TOTAL + seat], all_shown(s, seat)))
        return open_seat(s) if s.now[ASKED] < s.players else rank(s)
    s.now[LAST_OPENED] = kind
    if move >= OPENS_TOKEN:
        show_token(s, seat, kind)
        s.each[TOTAL + seat] += TOKEN_VALUES[kind]
    else:
        leave_hand(s, seat, kind)
        s.table[seat << SHIFT | kind] += 1
        if s.laid[seat << SHIFT | kind]:
            s.laid[seat << SHIFT | kind] -= 1
        if fits(s, kind):
            s.each[TOTAL + seat] += s.value[kind]
    if s.noting:
        s.tell((OpenedToken if move >= OPENS_TOKEN else Opened)(by_deal(s), seat, kind, s.each[TOTAL + seat]))
    return WAIT


def all_shown(s: Stores, seat: int) -> tuple[int, ...]:
    """Return the cards or tokens that a seat has opened, each as often as it is there; only told, so not made otherwise."""
    shown = s.shown if row(s, KIND) == RECOVER else s.table
    return tuple([kind for kind in range(1, 1 << SHIFT) for _ in range(shown[seat << SHIFT | kind])])


def rank(s: Stores) -> int:
    """Markers by the totals; of equal ones the start player, then clockwise from him (BL-J1, BL-J2)."""
    s.now[LAST_OPENED] = 0
    s.now[ASKED] = 0
    for i in range(s.players):
        seat = in_order(s, i)
        mine = s.each[TOTAL + seat]
        marker = 1
        tied = False
        for k in range(s.players):
            other = s.each[TOTAL + in_order(s, k)]
            tied = tied or (other == mine and k != i)
            if other > mine or (other == mine and k < i):
                marker += 1
        s.each[MARKER + seat] = marker
        if s.noting:
            s.tell(Ranked("BL-J2" if tied else by_deal(s), seat, marker, mine))
    if row(s, KIND) == RECOVER:
        new_epoch(s, True)  # what is still hidden is fame
    if row(s, KIND) != SIMULTANEOUS:
        return begin_icons(s)
    s.now[PHASE] = RANKED
    for seat in range(s.players):
        take_back_bluffs(s, seat)
    for seat in range(s.players):
        if has_effect(s, seat, BLESSING) and on_table(s, seat):
            return ask(s, seat, BLESSED)
    return discard_all(s)


def take_back_bluffs(s: Stores, seat: int) -> None:
    """Cards that do not fit go back to the hand, and all know them (BL-J3)."""
    for kind in range(1, s.now[N_KINDS]):
        i = seat << SHIFT | kind
        if s.table[i] and not fits(s, kind):
            s.known[i] += s.table[i]
            if s.noting:
                s.tell(Returned("BL-J3", seat, kind, s.table[i]))
            s.table[i] = 0


def discard_all(s: Stores) -> int:
    """All cards that were played are discarded, then the icons are taken (BL-J3)."""
    for seat in range(s.players):
        clear_table(s, seat)
    return begin_icons(s)
