"""From the door to the first move: four clicks, no form, no account."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.table import TablePage
from tests.browser.voluspa import by_mouse, read


def test_a_stranger_has_moved_after_four_clicks(come: Come) -> None:
    stranger = come()
    clicks: list[int] = []
    stranger.page.expose_function("clicked", lambda: clicks.append(1))
    stranger.page.add_init_script("addEventListener('click', () => clicked(), true)")
    stranger.go("/")
    stranger.door("voluspa").get_by_role("button", name=stranger.t("hall-play")).click()
    table = TablePage(stranger, by_mouse)
    table.comes()
    me = stranger.person()
    legal = table.turn(me)["legal"]
    move = next(move for move in sorted(legal, key=legal.__getitem__, reverse=True) if ">" not in move)
    table.stage(move)
    table.board.locator(f'[data-cell="{read(move)[1]}"]').click()  # a second tap does it
    table.done()
    expect(stranger.page.locator('[data-last="0"]')).to_be_visible()  # what one did stands in one's panel
    told = [event["what"] for event in me.look(table.id, seen=0)["events"]]
    assert [what["move"] for what in told if what["is"] == "move" and what["seat"] == 0] == [move]
    assert len(clicks) <= 4, f"{len(clicks)} clicks"
