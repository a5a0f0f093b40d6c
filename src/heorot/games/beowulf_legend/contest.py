"""Turn-order majors and treasure auctions: whoever cannot or will not keep up is out."""

from __future__ import annotations

from heorot.games.beowulf_legend.events import BidOut, LastIn, Out, Played, Showed, Won
from heorot.games.beowulf_legend.gains import ask, gain
from heorot.games.beowulf_legend.goods import clear_table, hide_tokens, leave_hand, pay, show_token
from heorot.games.beowulf_legend.icons import begin_icons
from heorot.games.beowulf_legend.parts import (
    BEGUN,
    BIDDING,
    BLESSED,
    BLESSING,
    ICONS,
    INSIDE,
    LAY,
    MARKER,
    N_IN,
    PASS,
    PHASE,
    PRIZE,
    SEAT,
    SHIFT,
    SHOW,
    TOKEN_VALUES,
    TOTAL,
    TURN,
    TURNS,
)
from heorot.games.beowulf_legend.stores import Stores, has_effect, next_seat, on_table, row


def begin_turn(s: Stores, seat: int) -> int:
    """It is this seat's turn to play or to show (BL-J4, BL-A1)."""
    s.now[BEGUN] = 0
    return ask(s, seat, TURN if s.now[PHASE] == TURNS else BIDDING)


def next_turn(s: Stores) -> int:
    """The turn goes to the left, to the next seat still in."""
    seat = next_seat(s, s.now[SEAT])
    while not s.each[INSIDE + seat]:
        seat = next_seat(s, seat)
    return begin_turn(s, seat)


def highest(s: Stores, seat: int) -> int:
    """Return the highest total that another seat has."""
    most = 0
    for other in range(s.players):
        if other != seat and s.each[TOTAL + other] > most:
            most = s.each[TOTAL + other]
    return most


def stop_or_go_on(s: Stores, seat: int) -> int:
    """As soon as the total is at least the highest of any other, the turn is over; before that more must follow (BL-J4)."""
    s.now[BEGUN] = 1
    if s.each[TOTAL + seat] >= highest(s, seat):
        return next_turn(s)
    return ask(s, seat, TURN if s.now[PHASE] == TURNS else BIDDING)


def take_turn(s: Stores, move: int, seat: int) -> int:
    """Play a fitting card, or be out (BL-J4, BL-J5)."""
    if move == PASS:
        return drop_out(s, seat, "BL-J5")
    kind = move - LAY
    leave_hand(s, seat, kind)
    s.table[seat << SHIFT | kind] += 1
    s.each[TOTAL + seat] += s.value[kind]
    if s.noting:
        s.tell(Played("BL-J4", seat, kind, s.each[TOTAL + seat], highest(s, seat)))
    return stop_or_go_on(s, seat)


def drop_out(s: Stores, seat: int, clause: str) -> int:
    """A seat is out, by its own will (BL-J5) or by a failed risk (BL-J6), and takes the highest marker left; Blessing may keep a card."""
    s.each[INSIDE + seat] = 0
    s.each[MARKER + seat] = s.now[N_IN]
    if s.noting:
        s.tell(Out(clause, seat, s.now[N_IN]))
    s.now[N_IN] -= 1
    if on_table(s, seat) and has_effect(s, seat, BLESSING):
        return ask(s, seat, BLESSED)
    return leave(s, seat)


def leave(s: Stores, seat: int) -> int:
    """What a seat played is discarded. The last one in takes marker 1 without having to play (BL-J5)."""
    clear_table(s, seat)
    s.each[TOTAL + seat] = 0
    if s.each[INSIDE + seat]:
        return begin_icons(s)
    if s.now[N_IN] > 1:
        return next_turn(s)
    last = last_one_in(s)
    s.each[MARKER + last] = 1
    if s.noting:
        s.tell(LastIn("BL-J5", last))
    if on_table(s, last) and has_effect(s, last, BLESSING):
        return ask(s, last, BLESSED)
    return leave(s, last)


def last_one_in(s: Stores) -> int:
    """Return the seat that is still in."""
    seat = 0
    while not s.each[INSIDE + seat]:
        seat += 1
    return seat


def bid(s: Stores, move: int, seat: int) -> int:
    """Show a treasure token, or be out and take back what was shown; the last one in pays and wins (BL-A1)."""
    if move != PASS:
        token = move - SHOW
        show_token(s, seat, token)
        s.each[TOTAL + seat] += TOKEN_VALUES[token]
        if s.noting:
            s.tell(Showed("BL-A1", seat, token, s.each[TOTAL + seat], highest(s, seat)))
        return stop_or_go_on(s, seat)
    s.each[INSIDE + seat] = 0
    s.each[TOTAL + seat] = 0
    s.now[N_IN] -= 1
    hide_tokens(s, seat)
    if s.noting:
        s.tell(BidOut("BL-A1", seat))
    return next_turn(s) if s.now[N_IN] > 1 else win(s, last_one_in(s))


def win(s: Stores, seat: int) -> int:
    """The winner of an auction returns what it showed and takes the icon; the others lose and gain nothing (BL-A1)."""
    if s.noting:
        s.tell(Won("BL-A1", seat, s.each[TOTAL + seat]))
    pay(s, seat)
    s.each[TOTAL + seat] = 0
    s.now[PHASE] = PRIZE
    return gain(s, seat, row(s, ICONS), row(s, ICONS + 1))
