"""What everyone may conclude from a forced discard (VO-T3). Plain Python, never compiled: it is rarely asked.

Who discards had nothing to play, so the tiles that stayed in that hand were no tiles that could have been played. Where all
open cells lie beside Trolls, four kinds can still be playable while the others are not: the GUARDED ones. Think of a hand's
tiles as a queue, the newest first. After such a discard a guarded kind may lie only in the places filled since: its *reach*.

From which place a later tile comes nobody sees. Each place that could have held it is as likely (choices carry no
information), so a *lesson* — the four reaches — becomes several, each with a weight: the share of the deals that made it.
Of each hand at most LESSONS lessons are told apart: two discards' ages always fit; if more would be needed, the widest
reach (the oldest and weakest conclusion) is forgotten.

Tiles that everyone saw going to a hand (Skadi's catch) are not in the queue; they are played first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heorot.core.errors import BadPosition
from heorot.core.rng import Rng
from heorot.games.voluspa.parts import BELIEF_AT, DRAGON, HEL, JOTUN, KINDS, LESSON_AT, LESSONS, N_UNKNOWN, SHORTS_AT, SKADI, TROLL, UNKNOWN

if TYPE_CHECKING:
    from heorot.games.voluspa.board import Board

GUARDED = (TROLL, DRAGON, SKADI, JOTUN)
PACKED = 3  # bits for a reach, 0 … 5
MOST_DEALS = 3000  # tried for one that fits: games that were played need a few, made-up lessons may fit none

Lesson = tuple[int, ...]  # a reach for each guarded kind


def queue_length(s: Board, seat: int) -> int:
    """Return how many tiles of a hand nobody saw going there."""
    return s.sizes[seat] - sum(s.shown[seat * KINDS : seat * KINDS + HEL])


def lessons(s: Board, seat: int) -> dict[Lesson, float]:
    """Return what is remembered of a hand: the possible lessons and their weights, which sum to one."""
    lesson, belief = shelves(s, seat)
    found = {}
    for i in range(s.taught[seat]):
        found[tuple(lesson[i] >> (PACKED * n) & 7 for n in range(len(GUARDED)))] = belief[i]
    return found


def shelves(s: Board, seat: int) -> tuple[memoryview[int], memoryview[float]]:
    """Return where a hand's lessons and their weights are kept in the block."""
    block = memoryview(s.block)
    lesson = SHORTS_AT + 2 * (LESSON_AT + seat * LESSONS)
    belief = BELIEF_AT + 8 * seat * LESSONS
    return block[lesson : lesson + 2 * LESSONS].cast("h"), block[belief : belief + 8 * LESSONS].cast("d")


def remember(s: Board, seat: int, found: dict[Lesson, float]) -> None:
    """Keep these lessons of a hand; what says nothing is not kept, what says too much is made weaker."""
    length = queue_length(s, seat)
    while len(found) > LESSONS:
        found = forget_widest(found, length)
    if all(reach == length for lesson in found for reach in lesson):
        found = {}
    total = sum(found.values())
    if abs(total - 1.0) < 1e-9:
        total = 1.0  # already shares of one: dividing again would only change their last digits
    lessons_kept, belief = shelves(s, seat)
    for i, lesson in enumerate(sorted(found)):
        lessons_kept[i] = sum(reach << (PACKED * n) for n, reach in enumerate(lesson))
        belief[i] = found[lesson] / total
    for i in range(len(found), LESSONS):
        lessons_kept[i] = 0
        belief[i] = 0.0
    s.taught[seat] = len(found)


def forget_widest(found: dict[Lesson, float], length: int) -> dict[Lesson, float]:
    """Let the guarded kind that is held back least lie anywhere again."""
    widths = [sum(lesson[n] for lesson in found) for n in range(len(GUARDED))]
    narrow = [n for n in range(len(GUARDED)) if widths[n] < length * len(found)]
    widest = max(narrow, key=lambda n: widths[n])
    weaker: dict[Lesson, float] = {}
    for lesson, weight in found.items():
        free = (*lesson[:widest], length, *lesson[widest + 1 :])
        weaker[free] = weaker.get(free, 0.0) + weight
    return weaker


def learn(s: Board, seat: int, playable: Sequence[bool]) -> None:
    """A hand has been found without these guarded kinds (its discard already gone from the queue)."""
    length = queue_length(s, seat)
    found: dict[Lesson, float] = {}
    for lesson, weight in (lessons(s, seat) or {(length,) * len(GUARDED): 1.0}).items():
        now = tuple(0 if playable[n] else reach for n, reach in enumerate(lesson))
        found[now] = found.get(now, 0.0) + weight
    remember(s, seat, found)


def drawn(s: Board, seat: int) -> None:
    """A tile has come to a hand, seen by nobody else: the newest place may hold anything."""
    remember(s, seat, {tuple(reach + 1 for reach in lesson): weight for lesson, weight in lessons(s, seat).items()})


def played(s: Board, seat: int, kind: int) -> None:
    """A tile nobody had seen has left a hand, from any of the places that could hold it."""
    length = queue_length(s, seat) + 1
    found: dict[Lesson, float] = {}
    for lesson, weight in lessons(s, seat).items():
        places = lesson[GUARDED.index(kind)] if kind in GUARDED else length
        for place in range(places):
            left = tuple(reach - 1 if place < reach else reach for reach in lesson)
            found[left] = found.get(left, 0.0) + weight
    remember(s, seat, found)


def rules_out(s: Board, seat: int, kind: int) -> bool:
    """Whether the lessons say that a hand cannot hold an unknown tile of this kind."""
    if kind not in GUARDED or s.hands[seat * KINDS + kind] or not s.taught[seat]:
        return False
    return all(lesson[GUARDED.index(kind)] == 0 for lesson in lessons(s, seat))


def fill_hands(seen: Board, world: Board, rng: Rng) -> None:
    """Deal the unknown tiles of a seen state into a copy of it: every deal that fits the lessons is as likely.

    Each place gets one of the tiles it may hold, the most restricted places first. What that favours is made good by accepting a deal
    only with the chance (ways it could go on at each place) / (the most ways there could be), the latter from what any lesson allows.
    """
    found = {seat: lessons(seen, seat) for seat in range(seen.players)}
    places = [(seat, place) for seat in range(seen.players) for place in range(seen.hands[seat * KINDS + UNKNOWN])]
    widest = {at: allowed(found[at[0]], at[1]) for at in places}  # the kinds which some lesson lets lie there
    unseen = [seen.bag[kind] for kind in range(KINDS)]
    places.sort(key=lambda at: sum(unseen[kind] for kind in widest[at]))
    most = 1
    for i, at in enumerate(places):
        within = sum(widest[other] <= widest[at] for other in places[:i])
        most *= sum(unseen[kind] for kind in widest[at]) - within
    if most <= 0:
        raise BadPosition("no deal fits what the forced discards have taught of the hands")
    for _ in range(MOST_DEALS):
        world.copy_from(seen)
        chosen = {seat: pick(found[seat], rng) for seat in found}
        ways = 1
        for seat, place in places:
            lesson = chosen[seat]
            kinds = [kind for kind in widest[seat, place] if world.bag[kind] and may_lie(lesson, place, kind)]
            total = sum(world.bag[kind] for kind in kinds)
            ways *= total
            if total == 0:
                break
            r = rng.below(total)
            for kind in sorted(kinds):
                r -= world.bag[kind]
                if r < 0:
                    world.bag[kind] -= 1
                    world.hands[seat * KINDS + kind] += 1
                    break
        if ways == most or (ways and rng.below(1 << 30) / (1 << 30) < ways / most):
            break
    else:
        raise BadPosition("hardly any deal fits what the forced discards have taught of the hands")
    for seat in range(seen.players):
        world.hands[seat * KINDS + UNKNOWN] = 0
    world.now[N_UNKNOWN] = 0


def may_lie(lesson: Lesson, place: int, kind: int) -> bool:
    """Whether a lesson lets a kind lie in this place of the queue."""
    return not lesson or kind not in GUARDED or place < lesson[GUARDED.index(kind)]


def allowed(found: dict[Lesson, float], place: int) -> frozenset[int]:
    """Return the kinds that may lie in a place by any of the lessons."""
    return frozenset(kind for kind in range(1, HEL) if not found or any(may_lie(lesson, place, kind) for lesson in found))


def pick(found: dict[Lesson, float], rng: Rng) -> Lesson:
    """Choose one of the possible lessons by its weight."""
    if len(found) < 2:
        return next(iter(found), ())
    r = rng.below(1 << 30) / (1 << 30)
    for lesson, weight in found.items():
        r -= weight
        if r < 0:
            return lesson
    return next(reversed(found))
