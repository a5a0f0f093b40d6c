"""Deals unknown cards and tokens into hands, thousands of times a second: alike where all are alike, else by what was remembered."""

from __future__ import annotations

from array import array

from heorot.core.rng import Rng
from heorot.core.state import ints
from heorot.games.beowulf_legend.parts import (
    ALLY_TREASURE,
    EPOCH,
    EYES,
    FIRST_ALLY,
    GENERATION,
    LOG,
    N_UNKNOWN,
    NOTED_DRAW,
    NOTED_TURN,
    SHIFT,
    SHOWN_UP,
    WIDTH,
)
from heorot.games.beowulf_legend.stores import Stores

MOST_CLASSES = 16


def deal_alike(s: Stores, pool: memoryview[int], plane: memoryview[int], seat: int, rng: Rng) -> None:
    """Let the unknown things of a seat be of a pool, each as likely."""
    at = seat << SHIFT
    total = 0
    for kind in range(1, WIDTH):
        total += pool[kind]
    while plane[at]:
        r = rng.below(total)
        kind = 1
        while r >= pool[kind]:
            r -= pool[kind]
            kind += 1
        plane[at] -= 1
        plane[at | kind] += 1
        pool[kind] -= 1
        total -= 1
        s.now[N_UNKNOWN] -= 1


def note_opened(s: Stores, tokens: int, seat: int, entry: int, wanted: int) -> None:
    """Say which draw it was that later left the hand: the first of that arrival that is still unknown."""
    log = s.token_log if tokens else s.card_log
    base = seat * LOG
    arrival = 0
    for i in range(entry):
        what = log[base + i]
        if what == NOTED_TURN:
            arrival += 1
        elif what == NOTED_DRAW and arrival == wanted:
            log[base + i] = NOTED_DRAW + log[base + entry]
            return


def deal_remembered(s: Stores, tokens: int, left: bytes, order: list[int], floors: list[int], rng: Rng) -> None:
    """Deal what a way has left into the hidden places of these seats, the earliest first, and complete the logs.

    Of a seat's cards, or of its treasure, none is below its floor; tokens that arrived before all treasure was shown are fame.
    """
    last = s.now[EPOCH] if tokens else s.now[GENERATION]
    log = s.token_log if tokens else s.card_log
    pool = s.bag if tokens else s.pile
    plane = s.secret if tokens else s.hidden
    pools = ints(MOST_CLASSES * WIDTH)
    joined = ints(WIDTH)
    for i in range((last + 1) * WIDTH):
        pools[i] = left[i]
    for arrival in range(last + 1):
        for number in range(len(order)):
            seat = order[number]
            if s.now[EYES] == seat + 1:
                continue
            floor = floors[number]
            length = s.logged[8 + seat] if tokens else s.logged[seat]
            came = 0
            for i in range(length):
                what = log[seat * LOG + i]
                if what == NOTED_TURN:
                    came += 1
                elif what == NOTED_DRAW and came == arrival:
                    kind = take(s, tokens, arrival, floor, pools, joined, rng)
                    log[seat * LOG + i] = NOTED_DRAW + kind
                    plane[seat << SHIFT] -= 1
                    plane[seat << SHIFT | kind] += 1
                    pool[kind] -= 1
                    s.now[N_UNKNOWN] -= 1


def take(s: Stores, tokens: int, arrival: int, floor: int, pools: array[int], joined: array[int], rng: Rng) -> int:
    """Take one of the things that may be in a place, each as likely; if none may be, any."""
    first = 0 if tokens else arrival
    fame_only = tokens == 1 and arrival < s.now[SHOWN_UP]
    total = 0
    fitting = 0
    for kind in range(1, WIDTH):
        n = 0
        for c in range(first, arrival + 1):
            n += pools[c * WIDTH + kind]
        joined[kind] = n
        total += n
        if may_be(kind, floor, fame_only, tokens):
            fitting += n
    r = rng.below(fitting if fitting else total)
    for kind in range(1, WIDTH):
        if fitting == 0 or may_be(kind, floor, fame_only, tokens):
            r -= joined[kind]
            if r < 0:
                break
    r = rng.below(joined[kind])
    for c in range(first, arrival + 1):
        r -= pools[c * WIDTH + kind]
        if r < 0:
            pools[c * WIDTH + kind] -= 1
            break
    return kind


def may_be(kind: int, floor: int, fame_only: bool, tokens: int) -> bool:
    """Whether a thing of this kind may be there: a card not below the floor; a token that is fame, or treasure not below it."""
    if tokens and FIRST_ALLY <= kind <= ALLY_TREASURE:
        return True
    return kind >= floor and not fame_only
