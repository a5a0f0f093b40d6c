"""Hides what a seat cannot know (BL-S6): hidden cards and tokens count with the unseen ones, sealed cards are not there. Compiled."""

from __future__ import annotations

from heorot.games.beowulf_legend.parts import (
    ASKED,
    BLUFF,
    EYES,
    FIRST_ALLY,
    FIRST_SPECIAL,
    KIND,
    LAST_ALLY,
    LAYING,
    LAYS,
    LOG,
    N_UNKNOWN,
    NOTED_DRAW,
    NOTED_TURN,
    ONLOOKER,
    OPENLY,
    OPENS_UP,
    PHASE,
    SEALED,
    SHIFT,
    SIMULTANEOUS,
    STEP,
)
from heorot.games.beowulf_legend.sealed import who_lays
from heorot.games.beowulf_legend.stores import Stores, in_order, row


def hide(s: Stores, mine: int) -> None:
    """Make unknown what a seat, or with NOBODY an onlooker, cannot know."""
    s.now[EYES] = mine + 1 if mine >= 0 else ONLOOKER
    sealing = s.now[STEP] == LAYING and s.now[BLUFF] != OPENLY
    for seat in range(s.players):
        if seat == mine:
            continue
        hide_cards(s, seat << SHIFT)
        hide_tokens_of(s, seat << SHIFT)
        hide_laid(s, seat)
        hide_draws(s, seat)
        if sealing:
            s.each[SEALED + seat] = 0
    if sealing:
        s.actor = who_lays(s)


def hide_cards(s: Stores, at: int) -> None:
    """Count a seat's hidden cards with the unseen ones; only their number stays."""
    for kind in range(1, FIRST_SPECIAL):
        n = s.hidden[at | kind]
        if n:
            s.pile[kind] += n
            s.hidden[at | kind] = 0
            s.hidden[at] += n
            s.now[N_UNKNOWN] += n


def hide_tokens_of(s: Stores, at: int) -> None:
    """Count a seat's hidden alliance tokens with the unseen ones; only their number stays."""
    for token in range(FIRST_ALLY, LAST_ALLY + 1):
        n = s.secret[at | token]
        if n:
            s.bag[token] += n
            s.secret[at | token] = 0
            s.secret[at] += n
            s.now[N_UNKNOWN] += n


def hide_laid(s: Stores, seat: int) -> None:
    """Hide sealed cards; where they are laid openly all see how many there are, until they are opened."""
    n = 0
    for i in range(seat << SHIFT, (seat + 1) << SHIFT):
        n += s.laid[i]
        s.laid[i] = 0
    if n and s.now[BLUFF] == OPENLY and (s.now[PHASE] == LAYS or waits_to_open(s, seat)):
        s.laid[seat << SHIFT] = n


def hide_draws(s: Stores, seat: int) -> None:
    """Hide what a seat has drawn, in its logs; that it has drawn all remember."""
    for i in range(seat * LOG, seat * LOG + s.logged[seat]):
        if NOTED_DRAW < s.card_log[i] < NOTED_TURN:
            s.card_log[i] = NOTED_DRAW
    for i in range(seat * LOG, seat * LOG + s.logged[8 + seat]):
        if NOTED_DRAW < s.token_log[i] < NOTED_TURN:
            s.token_log[i] = NOTED_DRAW


def waits_to_open(s: Stores, seat: int) -> bool:
    """Whether a seat's cards will be opened, and none of them is yet."""
    if s.now[PHASE] != OPENS_UP or row(s, KIND) != SIMULTANEOUS:
        return False
    for i in range(s.now[ASKED] + 1, s.players):  # noqa: SIM110  (a generator would not compile to a loop)
        if in_order(s, i) == seat:
            return True
    return False
