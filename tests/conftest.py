"""The test run: `--clause VO-C2` runs only the tests that cite this clause, `--only voluspa` those of a game or of a folder.

In CI a test that is left out is a failure.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from tests import effort, only, proof
from tests.mutants import pins

LONGEST = ("test_wheel.py", "test_forms.py")  # begun first, so that no core waits for them at the end


def pytest_configure(config: pytest.Config) -> None:
    os.environ["HEOROT_TURN"] = str(effort.turn())  # workers, and whatever the tests start, take the same
    if config.getoption("--only"):
        try:
            config.option.only = only.chosen(config.option.only)
        except ValueError as why:
            raise pytest.UsageError(str(why)) from None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end, where a failure is read, how much of everything was run; only who writes the report has a terminal, no worker."""
    again = f"a day's repetitions, turn {effort.turn()} (HEOROT_TURN={effort.turn()} takes it again; make prove: all of them)"
    terminalreporter.write_line("every repetition" if effort.FULL else again)
    known = pins.mutants()
    terminalreporter.write_line(f"{len(known) - len(proof.due(known))} of {len(known)} mutants were left to the last proof")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
        report.longrepr = f"left out, which CI does not allow: {report.longrepr}"
    return report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", default=None, help="run only the tests that cite this clause")
    parser.addoption("--only", default=None, help="run only the tests of this game, this folder, or of the web")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
    clause, part = config.getoption("--clause"), config.getoption("--only")
    if clause:
        keep(config, items, [item for item in items if any(clause in mark.args for mark in item.iter_markers("clause"))])
    if part:
        keep(config, items, [item for item in items if only.belongs(part, item.path, function_of(item), parameters_of(item))])


def keep(config: pytest.Config, items: list[pytest.Item], kept: list[pytest.Item]) -> None:
    """Deselect all other items."""
    mine = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in mine])
    items[:] = kept


def function_of(item: pytest.Item) -> str:
    """Return the name of a test's function, without its parameters; a doctest has none of its own."""
    return getattr(item, "originalname", None) or ""


def parameters_of(item: pytest.Item) -> list[object]:
    """Return a test's parameters, and how they are written."""
    callspec = getattr(item, "callspec", None)
    return [] if callspec is None else [*callspec.params.values(), callspec.id]
