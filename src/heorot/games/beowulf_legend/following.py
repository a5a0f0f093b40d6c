"""Follows what was seen of hidden draws: every way in which they and what left the hands may belong together, and how many deals each has.

See memory.py for the logs. A way says how many things of each class are left, and in how many hidden places of each seat and arrival: cards
of a generation lie in places of the same one; alliance tokens of an epoch in places of this or a later one. Cards and tokens are things; a
place that was opened may have been any of the hand's hidden ones. What was followed is kept, for one state is asked again and again.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from math import perm
from typing import Any, NamedTuple

from heorot.core.rng import Rng
from heorot.games.beowulf_legend import parts as p

CHUNK = 30  # bits drawn at once
KEPT = 16  # states whose ways are kept
Key = tuple[bytes, bytes]  # things left by class and kind, hidden places by seat and arrival
Layer = dict[Key, list[tuple[Key, int, int]]]  # before a match: the key, the deals that come from there, the arrival of the place


class Way(NamedTuple):
    """One way: the number of its deals, the things left by class and kind, the hidden places by seat and arrival."""

    deals: int
    left: bytes
    places: bytes


class Bend:
    """One place on the ways back, before a thing was matched: from where it may have come, by the deals, and with which arrival.

    What lies beyond is looked up when somebody comes this way, and kept.
    """

    __slots__ = ("arrivals", "beyond", "keys", "sums")

    def __init__(self, before: list[tuple[Key, int, int]]) -> None:
        self.keys = [key for key, _, _ in before]
        self.sums = list(accumulate(deals for _, deals, _ in before))
        self.arrivals = [arrival for _, _, arrival in before]
        self.beyond: list[Bend | None] = [None] * len(before)


class Match(NamedTuple):
    """A thing that left a hand: whose, its entry in the log, whence each key may come, and the places filled since the match before."""

    seat: int
    entry: int
    layer: Layer
    filled: list[int]


class Followed(NamedTuple):
    """Every way, what was matched on them, and the last bend, from which all lead back."""

    ways: tuple[Way, ...]
    matches: list[Match]
    last: Bend


def ways(s: Any, tokens: int) -> tuple[Way, ...]:
    """Return every way that the cards (0) or alliance tokens (1) of a seen state may have gone."""
    return followed(s, tokens).ways


def followed(s: Any, tokens: int) -> Followed:
    """Return the ways of a state, and what led to them."""
    last = s.now[p.EPOCH] if tokens else s.now[p.GENERATION]
    table, log, lengths = (s.classes, s.token_log, s.logged[8:]) if tokens else (s.unseen, s.card_log, s.logged)
    logs = tuple(bytes(log[seat * p.LOG : seat * p.LOG + lengths[seat]]) for seat in range(s.players))
    return follow(bytes(table[: (last + 1) * p.WIDTH]), logs, s.now[p.EYES], tokens, s.now[p.SHOWN_UP] if tokens else 0)


@lru_cache(maxsize=KEPT)
def follow(table: bytes, logs: tuple[bytes, ...], eyes: int, tokens: int, shown_up: int) -> Followed:
    """Follow the logs through these eyes: other seats' draws are hidden places, what left their hands was in one of them."""
    last = len(table) // p.WIDTH - 1
    found: dict[Key, int] = {(table, bytes(len(logs) * (last + 1))): 1}
    matches: list[Match] = []
    filled: list[int] = []
    for seat, log in enumerate(logs):
        base = seat * (last + 1)
        arrival = 0
        for i, entry in enumerate(log):
            if entry == p.NOTED_TURN:
                arrival += 1
            elif entry == p.NOTED_DRAW:
                found = {(left, plus(places, base + arrival, 1)): deals for (left, places), deals in found.items()}
                filled.append(base + arrival)
            elif entry > p.NOTED_DRAW or eyes != seat + 1:  # what one has drawn oneself one knows, and what one played is among it
                own = entry > p.NOTED_DRAW
                where = [(arrival, -1)] if own else [(a, base + a) for a in range(arrival + 1)]
                layer = matched(found, entry - p.NOTED_DRAW if own else entry, where, tokens)
                found = {key: sum(deals for _, deals, _ in before) for key, before in layer.items()}
                matches.append(Match(seat, i, layer, filled))
                filled = []
    all_ways = [Way(deals * completions(key, last, tokens, shown_up), *key) for key, deals in found.items()]
    kept = tuple(way for way in all_ways if way.deals)
    return Followed(kept, matches, Bend([(emptied((way.left, way.places), filled), way.deals, -1) for way in kept]))


def plus(row: bytes, i: int, n: int) -> bytes:
    """Return a row of numbers with one of them changed.

    >>> plus(b"\\x01\\x02", 1, 3)
    b'\\x01\\x05'
    """
    return row[:i] + bytes((row[i] + n,)) + row[i + 1 :]


def matched(found: dict[Key, int], kind: int, where: list[tuple[int, int]], tokens: int) -> Layer:
    """Let one thing of a kind have been in one of these places: (arrival, where the places are counted; -1: one that is nobody else's)."""
    layer: Layer = {}
    for (left, places), deals in found.items():
        for arrival, at in where:
            room = 1 if at < 0 else places[at]
            if not room:
                continue
            for release in range(arrival + 1) if tokens else (arrival,):
                things = left[release * p.WIDTH + kind]
                if things:
                    key = plus(left, release * p.WIDTH + kind, -1), places if at < 0 else plus(places, at, -1)
                    layer.setdefault(key, []).append(((left, places), deals * room * things, arrival if at >= 0 else -1))
    return layer


def completions(key: Key, last: int, tokens: int, shown_up: int) -> int:
    """Return in how many ways what is left may go into the places that are still hidden; the earliest places have the least choice."""
    left, places = key
    deals, used = 1, 0
    for arrival in range(last + 1):
        slots = sum(places[arrival :: last + 1])
        room = rooms(left, arrival, tokens, shown_up) - (used if tokens else 0)
        if room < slots:
            return 0
        deals *= perm(room, slots)
        used += slots
    return deals


def rooms(left: bytes, arrival: int, tokens: int, shown_up: int) -> int:
    """Return how many things may be in a place of this arrival; where all treasure was shown later, only fame (BL-A2)."""
    if not tokens:
        return sum(left[arrival * p.WIDTH : (arrival + 1) * p.WIDTH])
    first, end = (p.FIRST_ALLY, p.ALLY_TREASURE + 1) if arrival < shown_up else (p.FIRST_ALLY, p.LAST_ALLY + 1)
    return sum(sum(left[c * p.WIDTH + first : c * p.WIDTH + end]) for c in range(arrival + 1))


def emptied(key: Key, filled: list[int]) -> Key:
    """Return a key as it was before these places were filled."""
    left, places = key
    for place in filled:
        places = plus(places, place, -1)
    return left, places


def chosen(s: Any, tokens: int, rng: Rng) -> tuple[Way, list[tuple[int, int, int]]]:
    """Choose a way by its share of the deals, and how it came about: seat, entry and arrival of every place that was opened."""
    found, matches, bend = followed(s, tokens)
    i = bisect(bend.sums, below(rng, bend.sums[-1]))
    way = found[i]
    events = []
    for match in reversed(matches):
        following = bend.beyond[i]
        if following is None:
            before = match.layer[bend.keys[i]]
            following = Bend([(emptied(key, match.filled), deals, arrival) for key, deals, arrival in before])
            bend.beyond[i] = following
        bend = following
        i = bisect(bend.sums, below(rng, bend.sums[-1]))
        if bend.arrivals[i] >= 0:
            events.append((match.seat, match.entry, bend.arrivals[i]))
    return way, events[::-1]


def below(rng: Rng, n: int) -> int:
    """Return one of 0 … n-1, each exactly as likely, however large n is."""
    if n <= 1 << CHUNK:
        return rng.below(n)
    bits = n.bit_length()
    while True:
        r = 0
        for _ in range(-(-bits // CHUNK)):
            r = r << CHUNK | rng.below(1 << CHUNK)
        r >>= -bits % CHUNK
        if r < n:
            return r
