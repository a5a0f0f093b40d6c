"""What a page loads, zipped as the hall serves it."""

from __future__ import annotations

import gzip
from collections.abc import Iterable

from playwright.sync_api import expect

from tests.browser.hall import CLIENT
from tests.browser.table import TablePage
from tests.browser.visitor import Visitor

KB = 1000
TABLE = 40 * KB  # what entering a table may load beyond what the hall has loaded


def zipped(paths: Iterable[str]) -> int:
    """Return how many bytes these files of the client are."""
    return sum(len(gzip.compress((CLIENT / path).read_bytes(), 9)) for path in paths)


class Loading:
    """What a page asks for from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.asked: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url.removeprefix(f"{visitor.hall.url}/")))

    def scripts(self) -> set[str]:
        """Wait until the page has what it wants; returns all scripts so far."""
        self.page.wait_for_load_state("networkidle")
        return {url for url in self.asked if url.endswith(".js")}


def table_size(visitor: Visitor, id: str) -> int:
    """Return how much entering a table loads, for somebody who comes from the hall."""
    loading = Loading(visitor)
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name=visitor.t("hall-play")).first).to_be_enabled()
    first = loading.scripts()
    visitor.go(f"/table/{id}")
    TablePage(visitor).my_turn()
    size = zipped(loading.scripts() - first)
    print(f"{size / KB:.1f} kB")
    return size
