"""What a lord of Bellum Magica may believe about hidden chests: exactly the deals that fit, each as likely.

The enumeration below knows nothing of masks and bags. It deals chests, as things, in every possible order; a model of its own follows who
has ever held which of them; and it throws away the deals in which a chest that the eyes have seen is another.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER
from heorot.games.bellum_magica.rules import Bellum
from tests.games.bellum_magica.tables import GAME, components, play, table

Rows = tuple[tuple[int, ...], ...]  # the values of all chests, row by row
IRON = [3, 3, 4, 5, 5, 5]
WOOD = [1, 1, 2]


class Hoard:
    """Chests as things: in which row they lie, who has ever held them, and in which order they were drawn."""

    def __init__(self, players: int) -> None:
        self.rows: list[list[int]] = [[] for _ in range(players)]
        self.held: list[set[int]] = []
        self.kinds: list[str] = []
        self.values: list[int] = []

    def draw(self, seat: int, kind: str, value: int) -> None:
        self.rows[seat].append(len(self.held))
        self.held.append({seat})
        self.kinds.append(kind)
        self.values.append(value)

    def steal(self, thief: int, victim: int, *places: int) -> None:
        stolen = [self.rows[victim][place - 1] for place in places]
        self.rows[victim] = [chest for chest in self.rows[victim] if chest not in stolen]
        self.rows[thief] += stolen
        for chest in stolen:
            self.held[chest].add(thief)

    def exact(self, eyes: int) -> dict[Rows, float]:
        """Return the chance of each deal for these eyes."""
        found: Counter[Rows] = Counter()
        box = {"iron": IRON, "wood": WOOD}
        drawn = {kind: [chest for chest, one in enumerate(self.kinds) if one == kind] for kind in box}
        for iron in permutations(range(len(IRON)), len(drawn["iron"])):
            for wood in permutations(range(len(WOOD)), len(drawn["wood"])):
                dealt = {chest: IRON[i] for chest, i in zip(drawn["iron"], iron)} | {
                    chest: WOOD[i] for chest, i in zip(drawn["wood"], wood)
                }
                if all(dealt[chest] == self.values[chest] for chest, who in enumerate(self.held) if eyes in who):
                    found[tuple(tuple(dealt[chest] for chest in row) for row in self.rows)] += 1
        total = sum(found.values())
        return {rows: weight / total for rows, weight in found.items()}


def imagined(seen: Bellum, number: int) -> Counter[Rows]:
    """How often each deal of the rows is imagined."""
    rng = Rng(23)
    found: Counter[Rows] = Counter()
    for _ in range(number):
        world = seen.imagine(rng)
        found[tuple(tuple(int(chest.value or 0) for chest in row.chests) for row in GAME.view(world).rows)] += 1
    return found


def close_to(found: Counter[Rows], exact: dict[Rows, float]) -> bool:
    """Whether a sample fits the exact chances: nothing impossible, and a chi-square within seven deviations."""
    number = sum(found.values())
    if any(exact.get(rows, 0.0) <= 0.0 for rows in found):
        return False
    chi = sum((found[rows] - number * chance) ** 2 / (number * chance) for rows, chance in exact.items())
    return chi < len(exact) - 1 + 7 * sqrt(2 * max(len(exact) - 1, 1))


def chests() -> list[dict[str, Any]]:
    return [
        {"kind": kind, "value": value, "count": values.count(value), "source": "own"}
        for kind, values in (("iron", IRON), ("wood", WOOD))
        for value in sorted(set(values))
    ]


def robbed_twice() -> tuple[Bellum, Hoard]:
    """Four lords. Seat 1 wins two iron chests and a wooden one; seat 2 steals an iron one of them, and seat 3 that one from seat 2."""
    places = {"barleywick": "1 iron iron wood", "hopshill": "1 iron"}
    parts = components("-|s", "-|s", "-|sst", "-|ssst", places=places, chests=chests())
    state = table("-|s", "-|s", "-|sst", "-|ssst", parts=parts, places=places, captain=0)
    hoard = Hoard(4)
    play(state, "attack Hopshill", "chest iron 5")
    hoard.draw(0, "iron", 5)
    play(state, "attack Barleywick", "chest iron 4", "chest iron 3", "chest wood 1")
    for kind, value in (("iron", 4), ("iron", 3), ("wood", 1)):
        hoard.draw(1, kind, value)
    play(state, "raid Warlord", "steal 2", "chest iron 3")
    hoard.steal(2, 1, 2)
    play(state, "raid Necromancer", "chest iron 3")
    hoard.steal(3, 2, 1)
    return state, hoard


@pytest.mark.clause("MA-D9")
@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_a_chest_stolen_twice(eyes: int) -> None:
    state, hoard = robbed_twice()
    exact = hoard.exact(eyes)
    assert close_to(imagined(state.seen_by(eyes), 6000), exact)
    values = {rows[3] for rows in exact}
    assert (values == {(3,)}) == (eyes != 0)  # seats 1, 2 and 3 have held it


@pytest.mark.clause("MA-D9")
def test_the_enumeration_tells_wrong_beliefs_apart() -> None:
    """Whoever forgot what he had, or took each value for as likely whatever is left, would be noticed."""
    state, hoard = robbed_twice()
    exact = hoard.exact(0)
    assert len(exact) == 16
    uniform = Counter({rows: 6000 // len(exact) for rows in exact})
    assert not close_to(uniform, exact)
    assert not close_to(imagined(state.seen_by(0), 6000), hoard.exact(1))


@pytest.mark.clause("MA-D9")
def test_between_naming_and_seeing_the_thief_knows_nothing_yet() -> None:
    places = {"barleywick": "1 iron"}
    parts = components("-|sst", "-|-", "-|-", chests=chests())
    state = table("-|sst", "-|-", "-|-", parts=parts, places=places, chests=[[], ["iron 3", "iron 5"], []])
    play(state, "raid Warlord", "steal 2")
    assert state.actor == DEALER
    hoard = Hoard(3)
    hoard.draw(1, "iron", 3)
    hoard.draw(1, "iron", 5)
    hoard.rows = [[1], [0], []]
    assert close_to(imagined(state.seen_by(0), 4000), hoard.exact(0))
    hoard.held[1].add(0)
    play(state, "chest iron 5")
    assert close_to(imagined(state.seen_by(0), 4000), hoard.exact(0))


@pytest.mark.clause("MA-S2")
def test_sealed_choices_may_be_any() -> None:
    state = GAME.new(3)
    while GAME.view(state).step != "place":
        state.apply(state.legal()[0])
    state.apply(GAME.parse("place left right", state), 1)
    rng = Rng(3)
    found = Counter(GAME.view(state.seen_by(0).imagine(rng)).sealed[1] for _ in range(4000))
    assert set(found) == {"left left", "left right", "right left", "right right"}
    assert all(abs(count - 1000) < 160 for count in found.values())
