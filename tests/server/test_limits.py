"""Token buckets: bursts, refilling, forgetting."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.server.people.limits import Limits
from tests.attempts import attempts


class Clock:
    """A clock that is set by hand."""

    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    limits = Limits(2, 5, clock)
    assert [limits.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    clock.time += 0.5
    assert [limits.take("a") for _ in range(2)] == [True, False]
    clock.time += 100
    assert [limits.take("a") for _ in range(6)] == [True] * 5 + [False]


def test_keys_are_apart_and_costs_count() -> None:
    limits = Limits(1, 10, Clock())
    assert limits.take("a", 7)
    assert not limits.take("a", 4)
    assert limits.take("a", 3)
    assert limits.take("b", 10)
    assert not limits.take("c", 11)
    assert limits.take("c", 10)
    for odd in (float("nan"), float("inf")):
        assert not limits.take("d", odd)


def test_a_refusal_takes_nothing() -> None:
    clock = Clock()
    limits = Limits(1, 1, clock)
    assert limits.take("a")
    for _ in range(100):
        assert not limits.take("a")
    clock.time += 1
    assert limits.take("a")


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(1, 3, clock)
    for number in range(1000):
        limits.take(f"early {number}")
    clock.time += 2
    for number in range(1000):
        limits.take(f"late {number}")
    assert len(limits) == 1000


def test_memory_is_bounded_and_the_longest_untouched_goes_first() -> None:
    clock = Clock()
    limits = Limits(0.001, 1, clock, most=100)
    for number in range(100):
        assert limits.take(str(number))
    assert not limits.take("0")  # who keeps trying is remembered
    for number in range(100, 199):
        assert limits.take(str(number))
        assert len(limits) == 100
    assert not limits.take("0")
    assert limits.take("1")


@attempts(100, 50)
@given(st.floats(0.01, 1e4), st.integers(1, 1000), st.floats(0, 1e7))
def test_exactly_the_burst(rate: float, burst: int, start: float) -> None:
    limits = Limits(rate, burst, Clock(start))
    assert all(limits.take("a") for _ in range(burst))
    assert not limits.take("a")


def test_a_limit_must_be_one() -> None:
    for rate, burst in ((0, 1), (-1, 1), (1, 0), (float("nan"), 1)):
        with pytest.raises(ValueError):
            Limits(rate, burst)


FEW = 30  # lines of Python


def steps(deed: Callable[[], object]) -> int:
    """Count the lines of Python that something takes: its cost on any machine."""
    lines = 0

    def count(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        deed()
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("keys", [10, 1000, 50_000])
def test_it_is_cheap_however_many_have_come(keys: int) -> None:
    clock = Clock()
    limits = Limits(10, 20, clock)
    for number in range(keys):
        limits.take(str(number))
    assert steps(lambda: limits.take("0")) <= FEW
    assert steps(lambda: limits.take("somebody new")) <= FEW
    clock.time += 100  # now all of them could be forgotten
    assert steps(lambda: limits.take("somebody else")) <= FEW
