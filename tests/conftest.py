"""Options of the test run: `--clause VO-C2` runs only the tests that cite this clause."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", default=None, help="run only the tests that cite this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if wanted:
        kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
