"""The hall dies in the middle of a game, and opens again: the page comes back by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage, best
from tests.browser.voluspa import by_mouse


def moves(page: TablePage) -> list[str]:
    """Return the moves that were ever made at a table, by seat 0."""
    events = page.visitor.asks(f"/api/tables/{page.id}?seen=0")["events"]
    return [event["what"]["move"] for event in events if event["what"]["is"] == "move" and event["what"]["seat"] == 0]


def test_a_restart_of_the_hall_in_mid_turn(come: Come, tmp_path: Path) -> None:
    hall = Process(tmp_path)
    try:
        ann = hall.arrive("Ann")
        visitor = come(hall=hall, person=ann)
        visitor.forgiven.append("WebSocket connection|net::ERR_CONNECTION|net::ERR_EMPTY|net::ERR_SOCKET")
        visitor.go(f"/table/{ann.playing(seats=['me', 'adept'])}")
        table = TablePage(visitor, by_mouse)
        first = best(table.turn(ann))
        table.play(first)
        second = best(table.turn(ann))
        table.stage(second)
        hall.kill()
        lost = visitor.page.get_by_text(visitor.t("frame-reconnecting"))
        expect(lost).to_be_visible()
        table.primary.click()  # it is sent as soon as the hall is there again, and once
        hall.open()
        expect(lost).to_have_count(0)
        table.done()
        ann.http.close()
        ann = visitor.person()
        third = best(table.turn(ann))
        assert moves(table) == [first, second]
        table.play(third)
        table.turn(ann)
        assert moves(table) == [first, second, third]
    finally:
        hall.close()
    assert not hall.complaints()
