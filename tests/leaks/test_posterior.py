"""What a seat may believe about hidden hands: exactly the deals that fit, each as likely.

The enumeration below knows nothing of lessons, queues or reaches. It deals the hidden tiles in every possible way, walks
through what was seen, and throws away the deals that do not fit. A tile that is played may have come from any place of the
hand that held its kind: each is one deal (tiles are things, though equal ones look alike), and choices carry no information.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.core.rng import Rng
from heorot.games.voluspa import memory
from heorot.games.voluspa import parts as p
from heorot.games.voluspa.rules import Voluspa
from tests.attempts import attempts
from tests.pictures import GAME, at_table, play

Hand = tuple[int, ...]
Event = tuple[str, int, tuple[int, ...]]  # "discard" or "play" a kind (with the kinds that could be played), or "draw"


def believed(pool: Counter[int], first: int, events: Iterable[Event]) -> dict[Hand, float]:
    """Return the chance of each hand after these events, by dealing every possible deal."""
    hands: dict[Hand, float] = {(): 1.0}
    for event in [*(("draw", 0, ()),) * first, *events]:
        hands = after(hands, pool, event)
    total = sum(hands.values())
    found: dict[Hand, float] = {}
    for hand, weight in hands.items():
        key = tuple(sorted(kind for kind in hand if kind > 0))
        found[key] = found.get(key, 0.0) + weight / total
    return found


def after(hands: dict[Hand, float], pool: Counter[int], event: Event) -> dict[Hand, float]:
    """Return all deals after one more event; a played tile stays in the deal as a negative kind, for it is not in the pool."""
    what, kind, playable = event
    found: dict[Hand, float] = {}
    for hand, weight in hands.items():
        if what == "draw":
            used = Counter(abs(tile) for tile in hand)
            options = [((*hand, tile), weight * (count - used[tile])) for tile, count in pool.items() if count > used[tile]]
        elif any(tile in playable for tile in hand):
            options = []
        else:
            options = [((*hand[:i], -kind, *hand[i + 1 :]), weight) for i, tile in enumerate(hand) if tile == kind]
        for next_hand, next_weight in options:
            found[next_hand] = found.get(next_hand, 0.0) + next_weight
    return found


def taught(pool: Counter[int], first: int, events: Iterable[Event]) -> dict[Hand, float]:
    """Return the chance of each hand as the rules' own memory has it: for each lesson, all fillings of the queue that obey it."""
    state = Voluspa(2)
    left = Counter(pool)
    state.sizes[1] = first
    for what, kind, playable in events:
        if what == "draw":
            state.sizes[1] += 1
            if state.taught[1]:
                memory.drawn(state, 1)
            continue
        left[kind] -= 1
        state.sizes[1] -= 1
        if state.taught[1]:
            memory.played(state, 1, kind)
        if what == "discard":
            memory.learn(state, 1, [guarded in playable for guarded in memory.GUARDED])
    length = state.sizes[1]
    free = (length,) * len(memory.GUARDED)
    tiles = [kind for kind, count in left.items() for _ in range(count)]
    found: dict[Hand, float] = {}
    for lesson, weight in (memory.lessons(state, 1) or {free: 1.0}).items():
        for queue in permutations(tiles, length):
            if all(tile not in memory.GUARDED or place < lesson[memory.GUARDED.index(tile)] for place, tile in enumerate(queue)):
                hand = tuple(sorted(queue))
                found[hand] = found.get(hand, 0.0) + weight
    total = sum(found.values())
    return {hand: weight / total for hand, weight in found.items()}


def same_belief(a: dict[Hand, float], b: dict[Hand, float]) -> bool:
    return all(abs(a.get(hand, 0.0) - b.get(hand, 0.0)) < 1e-9 for hand in {*a, *b})


POOL = Counter({p.THOR: 3, p.LOKI: 2, p.ODIN: 1, p.DRAGON: 2, p.SKADI: 1, p.TROLL: 1})
ALL = (p.TROLL, p.DRAGON, p.SKADI, p.JOTUN)


@pytest.mark.clause("VO-T3")
@pytest.mark.parametrize(
    "events",
    [
        [("discard", p.THOR, ALL)],
        [("discard", p.THOR, ALL), ("draw", 0, ())],
        [("discard", p.THOR, (p.DRAGON,)), ("draw", 0, ()), ("play", p.LOKI, ())],
        [("discard", p.THOR, ALL), ("draw", 0, ()), ("play", p.DRAGON, ()), ("draw", 0, ())],
        [("discard", p.THOR, (p.DRAGON, p.SKADI)), ("draw", 0, ()), ("discard", p.LOKI, (p.TROLL,)), ("draw", 0, ()), ("play", p.LOKI, ())],
        [("discard", p.LOKI, (p.SKADI,)), ("draw", 0, ()), ("play", p.THOR, ()), ("draw", 0, ()), ("play", p.DRAGON, ())],
    ],
)
def test_memory_is_the_exact_posterior(events: list[Event]) -> None:
    first = 4
    exact = believed(POOL, first, events)
    assert len(exact) > 1
    assert same_belief(taught(POOL, first, events), exact)


@st.composite
def histories(draw: st.DrawFn) -> list[Event]:
    """Return something that may have happened to a hand of four: up to five events, at most two ages of discards."""
    kinds = sorted(POOL)
    events: list[Event] = []
    for _ in range(draw(st.integers(1, 3))):
        what = draw(st.sampled_from(["discard", "play"]))
        kind = draw(st.sampled_from(kinds))
        playable = tuple(sorted(draw(st.sets(st.sampled_from(ALL))) - {kind}))
        events.append((what, kind, playable if what == "discard" else ()))
        if draw(st.booleans()):
            events.append(("draw", 0, ()))
    return events


@attempts(60, 30)
@given(histories())
def test_memory_is_the_exact_posterior_of_any_history(events: list[Event]) -> None:
    exact = believed(POOL, 4, events)
    if exact:
        assert same_belief(taught(POOL, 4, events), exact)


FENCED = """
    .     Troll .
    Troll Thor  Troll
    .     Troll .
"""
TILES = {
    "thor": [4, 7],
    "troll": [6, 6],
    "dragon": [3, 5],
    "skadi": [2, 3],
    "loki": [5, 1],
    "odin": [2, 8],
    "fenrir": [0, 4],
    "valkyrie": [0, 2],
}
UNSEEN = Counter({p.THOR: 3, p.TROLL: 1, p.DRAGON: 2, p.SKADI: 1, p.LOKI: 4, p.ODIN: 1})  # by seat 0: the other hand and the pile


def fenced() -> Voluspa:
    """All open cells lie beside Trolls: only a Troll, a Dragon or Skadi could be played. Seat 1 is on turn with neither."""
    mine, other = ["odin", "dragon", "skadi", "loki", "troll"], ["thor", "thor", "loki", "loki", "loki"]
    return at_table(FENCED, corner=(-1, -1), seed=None, tiles=TILES, hands=[mine, other], actor=1)


def samples(seen: Voluspa, seat: int, number: int) -> Counter[Hand]:
    """Return how often each hand of a seat is imagined."""
    rng = Rng(17)
    found: Counter[Hand] = Counter()
    for _ in range(number):
        world = seen.imagine(rng)
        hand = [kind for kind in range(1, p.HEL) for _ in range(world.hands[seat * p.KINDS + kind])]
        found[tuple(hand)] += 1
    return found


def close_to(found: Counter[Hand], exact: dict[Hand, float]) -> bool:
    """Whether a sample fits the exact chances: nothing impossible, and a chi-square within seven deviations."""
    number = sum(found.values())
    if any(exact.get(hand, 0.0) <= 0.0 for hand in found):
        return False
    chi = sum((found[hand] - number * chance) ** 2 / (number * chance) for hand, chance in exact.items())
    freedom = len(exact) - 1
    return chi < freedom + 7 * sqrt(2 * max(freedom, 1))


@pytest.mark.clause("VO-T3")
def test_a_forced_discard_is_remembered_while_tiles_come_and_go() -> None:
    """Seat 1 discards Loki and draws a Dragon: seat 0 knows of four tiles that they are no Troll, Dragon or Skadi, of one nothing."""
    state = fenced()
    play(state, "discard Loki")
    events: list[Event] = [("discard", p.LOKI, ALL)]
    seen = state.seen_by(0)
    assert GAME.view(seen).seats[1].hand == ("?",) * 4
    assert close_to(samples(seen, 1, 4000), believed(UNSEEN, 5, events))
    play(state, "draw Dragon")
    events.append(("draw", 0, ()))
    exact = believed(UNSEEN, 5, events)
    assert close_to(samples(state.seen_by(0), 1, 4000), exact)
    assert max(hand.count(p.DRAGON) for hand in exact) == 1


def test_the_truth_alone_is_no_imagination() -> None:
    """The test above would notice a world that is simply the truth."""
    exact = believed(UNSEEN, 5, [("discard", p.LOKI, ALL), ("draw", 0, ())])
    truth: Counter[Hand] = Counter({tuple(sorted((p.THOR, p.THOR, p.LOKI, p.LOKI, p.DRAGON))): 4000})
    uniform: Counter[Hand] = Counter({hand: 4000 // len(exact) for hand in exact})
    assert not close_to(truth, exact)
    assert not close_to(uniform, exact)


@pytest.mark.clause("VO-C5")
def test_what_skadi_took_is_known_until_it_is_played() -> None:
    """Seat 1 takes a Thor. Everyone knows that one Thor of that hand; the other four tiles are any of the unseen."""
    state = at_table(
        "Thor Loki . \n Odin Fenrir Valkyrie",
        tiles={
            "thor": [3, 7],
            "loki": [2, 1],
            "odin": [3, 8],
            "fenrir": [2, 4],
            "valkyrie": [1, 2],
            "skadi": [1, 3],
            "dragon": [3, 5],
            "troll": [0, 6],
        },
        hands=[["odin", "dragon"], ["skadi", "thor", "odin", "dragon", "dragon"]],
        actor=1,
        seed=None,
    )
    play(state, "Skadi 0,0")
    pool = Counter({p.THOR: 2, p.ODIN: 1, p.DRAGON: 2, p.LOKI: 1, p.FENRIR: 1})
    for onlooker in (0, None):
        view = GAME.view(state.seen_by(onlooker)).seats[1]
        assert view.hand == ("thor", "?", "?", "?", "?")
        assert view.shown == ("thor",)
    exact: dict[Hand, float] = {}
    for hand, chance in hypergeometric(pool, 4).items():
        exact[tuple(sorted((*hand, p.THOR)))] = chance
    assert close_to(samples(state.seen_by(0), 1, 4000), exact)
    while state.actor < 0:
        state.apply(state.legal()[0])
    play(state, "Odin 2,0")
    while state.actor < 0:
        state.apply(state.legal()[0])
    play(state, "Thor 0,-1")  # he holds two: the one that everyone knows goes first
    assert "thor" not in GAME.view(state.seen_by(0)).seats[1].hand
    assert GAME.view(state.seen_by(1)).seats[1].hand.count("thor") == 1


def hypergeometric(pool: Counter[int], number: int) -> dict[Hand, float]:
    """Return the chance of each hand of so many tiles from a pool."""
    found: dict[Hand, float] = {}

    def choose(kinds: list[int], left: int, hand: Hand, ways: int) -> None:
        if left == 0:
            found[tuple(sorted(hand))] = ways / comb(sum(pool.values()), number)
        elif kinds:
            for take in range(min(left, pool[kinds[0]]) + 1):
                choose(kinds[1:], left - take, hand + (kinds[0],) * take, ways * comb(pool[kinds[0]], take))

    choose([kind for kind in pool if pool[kind]], number, (), 1)
    return found


def test_without_any_discard_all_deals_are_alike() -> None:
    state = at_table(
        "Thor",
        "Odin",
        seed=3,
        tiles={
            "thor": [3, 7],
            "odin": [2, 8],
            "loki": [2, 1],
            "dragon": [2, 5],
            "troll": [0, 6],
            "skadi": [0, 3],
            "fenrir": [0, 4],
            "valkyrie": [0, 2],
        },
    )
    pool = Counter({p.THOR: 2, p.ODIN: 1, p.LOKI: 2, p.DRAGON: 2})
    seen = state.seen_by(0)
    assert close_to(samples(seen, 1, 4000), hypergeometric(pool, 5))


def test_a_third_age_of_discards_makes_the_oldest_forgotten() -> None:
    """Memory is bounded: what is remembered stays true, and fits its room."""
    state = Voluspa(2)
    state.sizes[1] = 5
    for playable in ([False, False, False, True], [False, False, True, False], [False, True, False, False], [True, False, False, False]):
        state.sizes[1] -= 1
        if state.taught[1]:
            memory.played(state, 1, p.THOR)
        memory.learn(state, 1, playable)
        for _ in range(1):
            state.sizes[1] += 1
            memory.drawn(state, 1)
    found = memory.lessons(state, 1)
    assert 0 < len(found) <= p.LESSONS
    assert abs(sum(found.values()) - 1.0) < 1e-12
    state.sizes[1] -= 1
    memory.played(state, 1, p.LOKI)
    assert 0 < len(memory.lessons(state, 1)) <= p.LESSONS


def test_several_taught_hands_are_imagined_together() -> None:
    """Two hands of two unknown tiles, their lessons crossing one another: every filling that fits both is as likely."""
    tiles = {
        "thor": [3, 7],
        "loki": [1, 1],
        "dragon": [2, 5],
        "skadi": [2, 3],
        "troll": [1, 6],
        "odin": [0, 8],
        "fenrir": [0, 4],
        "valkyrie": [0, 2],
    }
    first = {(2, 0, 2, 2): 0.25, (2, 1, 0, 2): 0.75}  # reaches of Troll, Dragon, Skadi, Jotun
    second = {(0, 2, 0, 2): 0.5, (2, 2, 1, 2): 0.5}
    told = {str(seat): [[*lesson, weight] for lesson, weight in found.items()] for seat, found in enumerate((first, second))}
    state = at_table("Thor", tiles=tiles, hands=[["?", "?"], ["?", "?"]], lessons=told, seed=None)
    pool = [p.THOR, p.THOR, p.LOKI, p.DRAGON, p.DRAGON, p.SKADI, p.SKADI, p.TROLL]
    exact: dict[tuple[Hand, Hand], float] = {}
    for queue in permutations(pool, 4):
        weight = 1.0
        for found, hand in ((first, queue[:2]), (second, queue[2:])):
            fits = [share for lesson, share in found.items() if all(fit(lesson, i, tile) for i, tile in enumerate(hand))]
            weight *= sum(fits)
        key = (tuple(sorted(queue[:2])), tuple(sorted(queue[2:])))
        exact[key] = exact.get(key, 0.0) + weight
    total = sum(exact.values())
    rng = Rng(3)
    found_pairs: Counter[tuple[Hand, Hand]] = Counter()
    for _ in range(6000):
        world = state.imagine(rng)
        hands = [tuple(kind for kind in range(1, p.HEL) for _ in range(world.hands[seat * p.KINDS + kind])) for seat in (0, 1)]
        found_pairs[hands[0], hands[1]] += 1
    chances = {key: weight / total for key, weight in exact.items() if weight}
    assert set(found_pairs) <= set(chances)
    chi = sum((found_pairs[key] - 6000 * chance) ** 2 / (6000 * chance) for key, chance in chances.items())
    assert chi < len(chances) + 7 * sqrt(2 * len(chances))


def fit(lesson: tuple[int, ...], place: int, tile: int) -> bool:
    """Whether a lesson lets a tile lie in a place, told once more in its own words."""
    kinds = (p.TROLL, p.DRAGON, p.SKADI, p.JOTUN)
    return tile not in kinds or lesson[kinds.index(tile)] > place
