"""Exact chances, from what a seat can know: of a risk, and what an alliance token is worth on average."""

from __future__ import annotations

from fractions import Fraction
from math import perm
from typing import Any

from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.following import rooms, ways
from heorot.games.beowulf_legend.gains import worth_of
from heorot.games.beowulf_legend.legal import is_fame
from heorot.games.beowulf_legend.stores import fits


def chance_of_risk(s: Any, number: int) -> Fraction:
    """Return how likely at least one of so many cards turned up fits, exactly, from what the onlooker of this state knows."""
    number = min(number, s.now[p.N_PILE] + s.now[p.N_DISCARDS])
    first = min(number, s.now[p.N_PILE])
    lost, total = Fraction(0), 0
    for deals, pool in pools_of_pile(s):
        bad = sum(count for kind, count in enumerate(pool) if count and not fits(s, kind))
        lost += Fraction(deals * perm(bad, first), perm(sum(pool), first))
        total += deals
    lost /= total
    if first < number:  # the pile runs out, and what is discarded comes back
        again = sum(s.discards[kind] for kind in range(1, p.FIRST_SPECIAL) if not fits(s, kind))
        lost *= Fraction(perm(again, number - first), perm(s.now[p.N_DISCARDS], number - first))
    return 1 - lost


def pools_of_pile(s: Any) -> list[tuple[int, list[int]]]:
    """Return what the cards of the pile may be: the deals of each possibility, and its cards by kind, those hidden in hands among them."""
    last = s.now[p.GENERATION]
    if not s.now[p.EYES] or not last:
        return [(1, list(s.pile))]
    merged: dict[bytes, int] = {}
    for deals, left, _ in ways(s, 0):
        pool = left[last * p.WIDTH : (last + 1) * p.WIDTH]
        merged[pool] = merged.get(pool, 0) + deals
    return [(deals, list(pool)) for pool, deals in merged.items()]


def mean_ally(s: Any) -> Fraction:
    """Return what an alliance token taken now is worth on average, exactly, from what the onlooker of this state knows."""
    if not s.now[p.N_BAG]:
        return Fraction(0)
    allies = range(p.FIRST_ALLY, p.LAST_ALLY + 1)
    last = s.now[p.EPOCH]
    if not s.now[p.EYES] or not last:
        return Fraction(sum(s.bag[token] * worth_of(s, token) for token in allies), sum(s.bag[token] for token in allies))
    mean, total = Fraction(0), 0
    for deals, left, places in ways(s, 1):
        total += deals
        for release in range(last + 1):
            for token in allies:
                count = left[release * p.WIDTH + token]
                if count and worth_of(s, token):
                    mean += deals * count * worth_of(s, token) * stays(s, left, places, last, release, token)
    return mean / (total * int(s.now[p.N_BAG]))


def stays(s: Any, left: bytes, places: bytes, last: int, release: int, token: int) -> Fraction:
    """Return how likely a token of a class is still in the bag: that no hidden place has taken it."""
    chance, used = Fraction(1), 0
    for arrival in range(last + 1):
        slots = sum(places[arrival :: last + 1])
        fame_only = arrival < s.now[p.SHOWN_UP]
        room = rooms(left, arrival, 1, s.now[p.SHOWN_UP]) - used
        if slots and release <= arrival and (is_fame(token) or not fame_only):
            chance *= 1 - Fraction(slots, room)
        used += slots
    return chance
