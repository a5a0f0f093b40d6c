"""One hall and one browser for as long as a worker stays in this folder: a running Playwright suffers no other event loop beside it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import CLIENT, Process
from tests.browser.stages import Stages
from tests.browser.visitor import Visitor, chromium, launched

Come = Callable[..., Visitor]
HURRIED = 1_000  # milliseconds for which a seat waits where nobody has time


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser, which must be there in CI."""
    if chromium() is None:
        missing = "there is no chromium here: no test in the browser can be run (tests/browser/chromium.sh installs it where it may)"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall that serves the built client."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser's client is not built: `make setup` builds it")
    found = Process(tmp_path_factory.mktemp("hall"))
    yield found
    found.close()
    assert not found.complaints(), "\n".join(found.complaints())


@pytest.fixture(scope="package")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall in which a seat waits a second for its person."""
    found = Process(tmp_path_factory.mktemp("hurried"), HURRIED)
    yield found
    found.close()
    assert not found.complaints(), "\n".join(found.complaints())


@pytest.fixture(autouse=True)
def same_deal(request: pytest.FixtureRequest) -> None:
    """Each test meets the same game whenever it runs: what passes here passes elsewhere."""
    if "hall" in request.fixturenames:
        request.getfixturevalue("hall").deal_for(request.node.nodeid)


@pytest.fixture(scope="package")
def stages(hall: Process) -> Stages:
    """The tables that scenes need."""
    return Stages(hall)


@pytest.fixture
def come(browser: Browser, hall: Process) -> Iterator[Come]:
    """Lets people come with browsers; at the end none may have heard a complaint."""
    visitors: list[Visitor] = []

    def coming(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, wishes.pop("hall", hall), **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield coming
    errors = []
    for visitor in visitors:
        try:
            visitor.close()
        except AssertionError as error:
            errors.append(str(error))
    assert not errors, "\n".join(errors)
