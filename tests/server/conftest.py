"""A hall for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.evening import Evening
from tests.server.house import House
from tests.tiny import dropped_in


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with dropped_in(), dropped_in("stones"):
        house = House(tmp_path / "hall.db")
        yield Evening(house)
        house.close()


@pytest.fixture
def house(evening: Evening) -> House:
    return evening.house
