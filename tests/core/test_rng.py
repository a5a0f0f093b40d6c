"""The random generator: exact, and the same everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.core.rng import Rng
from tests.attempts import attempts


def test_the_same_seed_gives_the_same_numbers() -> None:
    """These numbers are part of the contract: old seeds must deal old games."""
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(6)] == [452, 606, 164, 688, 113, 309]


def test_near_seeds_give_far_streams() -> None:
    firsts = [Rng(seed).below(1 << 30) for seed in range(200)]
    assert len(set(firsts)) == 200


@attempts(100, 100)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(1).below(0)


def test_each_number_is_as_likely() -> None:
    """Below 3 · 2²⁹, a multiplication without rejection would give the remainders by three as 3 : 3 : 2."""
    rng = Rng(5)
    counts = [0, 0, 0]
    for _ in range(30000):
        counts[rng.below(3 * 2**29) % 3] += 1
    assert sum((count - 10000) ** 2 / 10000 for count in counts) < 20
