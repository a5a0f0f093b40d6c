"""What each seat may know of hidden hands: their backs, and that some hold Good Counsels only (BM-S4, BM-T4, BM-T5).

A hand in which nothing could be played is known by that. A move that passes such a hand over comes to onlookers with the news, for they
could not see it from the move alone; so does a draw after which nothing can be played: they are told the tile.
"""

from __future__ import annotations

from heorot.core.errors import BadPosition
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.beowulf_movie.board import Board, act_of, can_move, counsel_of, counsels_only, find_in, take_in, take_out, unknown_in
from heorot.games.beowulf_movie.legal import in_doubt, may_be_in_pool, must_play
from heorot.games.beowulf_movie.parts import (
    ACTS,
    ALPHABET,
    BEGUN,
    CASH,
    COUNSEL,
    FIRST,
    FIRST_KIND,
    FIRST_SEAT,
    FRESH,
    KINDS,
    LAY,
    LOW,
    MOVE,
    N_BAG,
    N_UNKNOWN,
    SEAT,
    SHIFT,
    SLOTS,
    STEP,
)


def is_stuck_with(s: Board, kind: int) -> bool:
    """Whether after drawing this tile nothing of the hand could be played (BM-T5)."""
    seat = s.now[SEAT]
    return s.ability[kind] == COUNSEL and counsels_only(s, seat) and not can_move(s, seat)


def show_counsels(s: Board, seat: int) -> None:
    """Everyone knows now that all tiles of a hand are Good Counsels (BM-T4, BM-T5)."""
    hand = seat * SLOTS
    unknown = unknown_in(s, seat)
    for _ in range(unknown):
        act = s.hands[hand]
        kind = counsel_of(s, act)
        take_out(s, seat, hand)
        take_in(s, seat, kind)
        s.bag[kind] -= 1
        s.now[N_UNKNOWN] -= 1
    for act in range(1, ACTS + 1):
        n = 0
        for i in range(hand, hand + s.sizes[seat]):
            if act_of(s, s.hands[i]) == act:
                n += 1
        if s.shown[seat * 4 + act] != n:
            s.shown[seat * 4 + act] = n
            if s.actor != DEALER or s.now[SEAT] != seat:  # a draw tells of its own hand by itself
                s.revealed |= 1 << seat


def hide_hands(s: Board, seat: int) -> None:
    """Make unknown all tiles in other hands but for the Good Counsels that everyone knows there; the acts stay known (BM-S4)."""
    if s.now[SEAT] != seat:
        s.now[FRESH] = 0
    for other in range(s.players):
        if other == seat:
            continue
        hand = other * SLOTS
        kept = [s.shown[other * 4 + act] for act in range(ACTS + 1)]
        tiles = [s.hands[hand + i] for i in range(s.sizes[other])]
        while s.sizes[other]:
            take_out(s, other, hand)
        for kind in tiles:
            act = act_of(s, kind)
            if kind >= FIRST_KIND and s.ability[kind] == COUNSEL and kept[act]:
                kept[act] -= 1
                take_in(s, other, kind)
            else:
                take_in(s, other, act)
                if kind >= FIRST_KIND:
                    s.bag[kind] += 1
                    s.now[N_UNKNOWN] += 1


def fill_hands(s: Board, rng: Rng) -> None:
    """Deal the unknown tiles; who must play a tile gets one that can be played, and is dealt to first."""
    first = s.actor if must_play(s) and in_doubt(s, s.actor) else NOBODY
    if first >= 0:
        deal_playable(s, first, rng)
    for seat in range(s.players):
        deal_unknown(s, seat, rng)


def deal_playable(s: Board, seat: int, rng: Rng) -> None:
    """Deal a hand's unknown tiles until not all of them are Good Counsels: all such deals are alike."""
    hand = seat * SLOTS
    acts = [s.hands[hand + i] for i in range(unknown_in(s, seat))]
    others = 0
    for act in acts:
        for kind in range(s.now[BEGUN + act - 1], s.now[BEGUN + act]):
            if s.ability[kind] != COUNSEL:
                others += s.bag[kind]
    if others == 0:
        raise BadPosition(f"seat {seat} must play a tile and can hold none that could be played")
    while True:
        before = s.copy()
        deal_unknown(s, seat, rng)
        if not counsels_only(s, seat):
            return
        s.copy_from(before)


def deal_unknown(s: Board, seat: int, rng: Rng) -> None:
    """Deal a hand's unknown tiles from the unseen ones of their acts."""
    hand = seat * SLOTS
    for _ in range(unknown_in(s, seat)):
        act = s.hands[hand]
        total = 0
        for kind in range(s.now[BEGUN + act - 1], s.now[BEGUN + act]):
            total += s.bag[kind]
        r = rng.below(total)
        kind = s.now[BEGUN + act - 1]
        while r >= s.bag[kind]:
            r -= s.bag[kind]
            kind += 1
        s.bag[kind] -= 1
        take_out(s, seat, hand)
        take_in(s, seat, kind)
        s.now[N_UNKNOWN] -= 1


def kind_played(s: Board, move: int) -> int:
    """Return the kind of tile that a seat's move plays from its hand, or 0."""
    what = move >> SHIFT
    if what >= LAY:
        return what - LAY
    if what >= MOVE:
        return counsel_of(s, (what - MOVE) // 4 + 1)
    return move & LOW if what == CASH and move & LOW < KINDS else 0


def may_be_dealt(s: Board, move: int) -> bool:
    """Whether the dealer may have done this."""
    if s.now[STEP] == FIRST_SEAT:
        return FIRST <= move < FIRST + s.players
    if s.now[N_BAG] == 0:
        return False
    return move == HIDDEN or may_be_in_pool(s, move)


def may_be_stuck_with(s: Board, kind: int) -> bool:
    """Whether a seat may have drawn this and be stuck, for all that is known: a Good Counsel, and all unknown tiles may be such."""
    seat = s.now[SEAT]
    if s.ability[kind] != COUNSEL or not counsels_only(s, seat) or can_move(s, seat):
        return False
    return enough_counsels(s, 1 << seat, act_of(s, kind))


def enough_counsels(s: Board, seats: int, drawn: int) -> bool:
    """Whether there are as many unseen Good Counsels as the unknown tiles of these seats, and one drawn from this act (or 0)."""
    wanted = [0] * (ACTS + 1)
    wanted[drawn] += 1
    for seat in range(s.players):
        if seats >> seat & 1:
            for i in range(unknown_in(s, seat)):
                wanted[s.hands[seat * SLOTS + i]] += 1
    for act in range(1, ACTS + 1):
        kind = counsel_of(s, act)
        if wanted[act] and (kind == 0 or s.bag[kind] < wanted[act]):
            return False
    return True


def may_be_news(s: Board, move: int, news: int) -> bool:
    """Whether after a move these hands may be known to be Good Counsels only: they are looked at, and in doubt."""
    if news >> s.players or move == HIDDEN:
        return False
    left = s.copy()
    kind = kind_played(s, move)
    if kind and find_in(s, s.now[SEAT], kind) >= 0:
        take_out(left, s.now[SEAT], find_in(s, s.now[SEAT], kind))
    elif kind:  # the tile that is played was one of the unknown ones
        unknown = find_in(left, s.now[SEAT], act_of(s, kind))
        if unknown < 0 or not left.bag[kind]:
            return False
        take_out(left, s.now[SEAT], unknown)
        left.bag[kind] -= 1
    for seat in range(s.players):
        if news >> seat & 1 and not (left.sizes[seat] and counsels_only(left, seat)):
            return False
    if not enough_counsels(left, news, 0):
        return False
    after = s.copy()
    after.apply(move + ALPHABET * news)
    return after.revealed == news
