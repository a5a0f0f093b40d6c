"""Node counts: how many lines of play there are from known positions. A changed number is a changed rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.voluspa.rules import Voluspa
from tests.pictures import at_table

PACK = "Thor Fenrir Skadi"
FENCED = ". Troll . \n Troll Thor Troll \n . Troll ."
LONG = "Odin Thor Loki Fenrir Valkyrie Skadi \n . Dragon . . Troll . "
EDDA = "Odin Thor/Hel Loki \n . Dragon Hermod"


def leaves(state: Voluspa, depth: int) -> Iterator[Voluspa]:
    """Yield the end of every way to make so many moves, dealer's included."""
    if depth == 0 or state.actor == NOBODY:
        yield state
        return
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        yield from leaves(after, depth - 1)


def count(state: Voluspa, depth: int) -> int:
    """Return how many ways there are."""
    return sum(1 for _ in leaves(state, depth))


def points(state: Voluspa, depth: int) -> int:
    """Return the points of all these ways together: two rules that count alike may still score apart."""
    return sum(sum(end.scores) for end in leaves(state, depth))


CASES = [
    (PACK, "Odin Loki Troll", False, 3),
    (FENCED, "Dragon Skadi Loki", False, 3),
    (LONG, "Dragon Skadi Troll Fenrir Valkyrie", False, 2),
    (EDDA, "Jotun Serpent Hermod Hel", True, 3),
    (EDDA, "Hermod Hermod Dragon Skadi Hel", True, 3),
]
GOLDEN: list[tuple[list[int], int]] = [
    ([24, 192, 1536], 2560),
    ([8, 64, 512], 0),
    ([70, 650], 606),
    ([44, 516, 5676], 6545),
    ([38, 462, 5804], 8438),
]


@pytest.mark.parametrize(("case", "golden"), list(zip(CASES, GOLDEN)))
def test_node_counts(case: tuple[str, str, bool, int], golden: tuple[list[int], int]) -> None:
    picture, hand, edda, depth = case
    state = at_table(picture, hand, others=["Thor Loki"], edda=edda, players=2)
    assert state.actor != DEALER
    assert ([count(state, n) for n in range(1, depth + 1)], points(state, depth)) == golden


def test_every_case_has_its_numbers() -> None:
    assert len(CASES) == len(GOLDEN)
