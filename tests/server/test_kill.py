"""A hall that is killed at any moment has lost nothing when it comes up again. (By hand: `python -m tests.server.killing`.)"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.effort import times
from tests.server.killing import MOMENTS, kill

KILLS = times(200, 40)
FEW = 60  # kills within which a hall that loses something is found out

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="halls are forked, so that they wake quickly")


def test_killed_at_any_moment_the_hall_loses_nothing(record_property: Callable[[str, object], None]) -> None:
    toll = kill(KILLS, seed=1)
    print(toll)
    assert toll.faults == []
    assert toll.cycles == KILLS
    assert all(toll.moments[moment] for moment in MOMENTS)
    assert toll.done > KILLS
    assert toll.again  # commands whose answer died with the hall
    assert toll.finished
    assert toll.records >= 2 * toll.finished
    record_property("kills of a hall", toll.cycles)


@pytest.mark.parametrize(
    ("house", "signs"),
    [
        ("hasty", ("was acknowledged, but it is not in the log",)),
        ("forgetful", ("was done twice", "but it is in the log")),
    ],
)
def test_a_hall_that_loses_something_is_found_out(house: str, signs: tuple[str, ...]) -> None:
    toll = kill(FEW, seed=1, house=house)
    assert any(sign in fault for fault in toll.faults for sign in signs), toll.faults
    assert toll.cycles < FEW
