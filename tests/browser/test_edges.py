"""Where there is nothing, where a code is wrong, where the hall is gone, and where somebody means harm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage
from tests.effort import by_turns

REFUSED = r"status of (400|403|404)"


NOT_THERE = ("/table/nowhere", "/replay/nowhere", "/nonsense", "/try/voluspa/VO-X99", "/new/go")


@pytest.mark.parametrize("path", by_turns(NOT_THERE, 2))
def test_what_is_not_there(come: Come, path: str) -> None:
    visitor = come()
    visitor.forgiven.append(REFUSED)
    visitor.go(path)
    expect(visitor.alert("trouble-not-found")).to_be_visible()
    visitor.link("ui-hall").click()
    expect(visitor.page.get_by_role("heading", name="Heorot", level=1)).to_be_visible()


def test_a_wrong_code_says_so(come: Come) -> None:
    visitor = come(lang="fr")
    visitor.forgiven.append(REFUSED)
    visitor.go("/")
    visitor.page.get_by_label(visitor.t("hall-join"), exact=True).and_(visitor.page.locator("input")).fill("zzz zzz")
    visitor.button("hall-join-do").click()
    expect(visitor.alert("trouble-bad-code")).to_be_visible()
    visitor.go("/join#ZZZZZZ")
    expect(visitor.alert("trouble-bad-code")).to_be_visible()


def test_a_hall_that_does_not_answer_at_first(come: Come) -> None:
    visitor = come()
    visitor.forgiven.append("net::ERR_CONNECTION_REFUSED")
    visitor.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    visitor.go("/")
    expect(visitor.alert("trouble-unreachable")).to_be_visible()
    visitor.context.unroute_all()
    visitor.button("ui-again").click()
    expect(visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play"))).to_be_visible()


def test_a_hall_that_falls_silent(come: Come) -> None:
    visitor = come()
    visitor.forgiven.append("net::ERR_INTERNET_DISCONNECTED")
    visitor.go("/")
    play = visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play"))
    expect(play).to_be_visible()
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(visitor.t("hall-away"))).to_be_visible()
    play.click()
    expect(play).to_be_enabled()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(visitor.t("hall-away"))).to_have_count(0)
    play.click()
    TablePage(visitor).my_turn()


def test_markup_in_names_and_talk_is_text(come: Come, hall: Process) -> None:
    evil = "<img src=x onerror=x>"
    eve = hall.arrive(evil)
    table = eve.playing(seats=["me", "novice"])
    eve.done(table, "say", text=f"<script>alert(1)</script>{evil}")
    visitor = come(person=eve)
    visitor.go(f"/table/{table}")
    page = TablePage(visitor).my_turn()
    expect(page.tab("frame-chat")).to_contain_text("<script>alert(1)</script>")
    expect(page.page.locator("nav .name").first).to_have_text(evil)
    assert visitor.page.locator("img").count() == 0
