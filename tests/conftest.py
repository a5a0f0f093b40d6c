"""The test run: `--clause VO-C2` runs only the tests that cite this clause; in CI a test that is left out is a failure."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from tests import effort


def pytest_report_header() -> str:
    return (
        "every repetition (make prove)"
        if effort.FULL
        else f"a day's repetitions, turn {effort.turn()} (HEOROT_TURN={effort.turn()} takes it again)"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
        report.longrepr = f"left out, which CI does not allow: {report.longrepr}"
    return report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", default=None, help="run only the tests that cite this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if wanted:
        kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
