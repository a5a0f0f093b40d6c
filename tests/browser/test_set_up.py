"""Setting up a game: two presets, details that say what differs, the clause one tap away, and who begins, by name."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage
from tests.browser.visitor import PHONE


def test_a_preset_and_what_differs_from_it(come: Come) -> None:
    visitor = come(lang="fr", size=PHONE)
    visitor.go("/new/voluspa")
    page = visitor.page
    letter, played = (page.get_by_role("radio", name=visitor.t(f"new-rules-{one}"), exact=True) for one in ("letter", "played"))
    expect(played).to_be_checked()
    letter.check()
    expect(page.get_by_text(visitor.t("new-rules-letter-about"))).to_be_visible()
    literal = page.get_by_role("radio", name=visitor.t("option-skadi_draw-literal"))
    expect(literal).to_be_hidden()
    page.get_by_text(visitor.t("new-details"), exact=True).click()
    expect(literal).to_be_checked()
    refill = page.get_by_role("radio", name=visitor.t("option-skadi_draw-refill"))
    refill.check()
    expect(letter).to_be_checked()  # it is still the preset, with something of one's own
    said = page.get_by_role("status").filter(has_text=visitor.t("option-skadi_draw-refill"))
    expect(said).to_contain_text(visitor.t("new-rules-letter"))
    visitor.button("new-clause", clause="VO-T4").click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Skadi")
    told.get_by_role("button", name=visitor.t("ui-close")).click()
    expect(refill).to_be_checked()  # nothing is lost by reading


def test_who_begins_against_bots_is_chosen_by_name(come: Come) -> None:
    visitor = come()
    visitor.go("/new/voluspa")
    first = visitor.page.get_by_label(visitor.t("new-first"), exact=True)
    second = visitor.t("hall-bot", level=visitor.t("hall-level-adept"), number=2)
    first.select_option(second)
    visitor.page.get_by_role("radio", name="2", exact=True).check()  # then there is no such seat: it is drawn again
    expect(first.locator("option:checked")).to_have_text(visitor.t("new-first-lot"))
    first.select_option(visitor.t("new-who-me"))
    visitor.button("new-begin").click()
    TablePage(visitor).my_turn()
    found = visitor.asks(f"/api/tables/{visitor.table_id()}?seen=0")
    assert found["table"]["options"]["start"] == "first-seat"
    assert not [event for event in found["events"] if event["what"]["is"] == "move" and event["what"]["seat"] > 0]


def test_who_begins_is_chosen_at_the_table_and_seen_by_all(come: Come, hall: Process) -> None:
    ann, bo = hall.arrive("Ann"), hall.arrive("Bo")
    table = ann.open(seats=["me", ""])
    host, guest = come(person=ann), come(person=bo, lang="ru", size=PHONE)
    host.go(f"/table/{table}")
    guest.go(f"/table/{table}")
    expect(guest.page.get_by_text(guest.t("gather-first-lot"), exact=True)).to_be_visible()
    code = re.sub(r"\s", "", host.page.locator(".code").inner_text())
    bo.done(table, "sit", code=code)
    first = host.page.get_by_label(host.t("new-first"), exact=True)
    expect(first.locator("option")).to_have_count(3)
    first.select_option("Bo")
    expect(guest.page.get_by_text(guest.t("gather-first", name="Bo"), exact=True)).to_be_visible()
    host.button("gather-begin").click()
    expect(TablePage(guest).sentence).to_contain_text(guest.t("frame-your-turn-short"))
    TablePage(host).tab("saga-title")
    expect(host.page.get_by_text(host.t("saga-begins", name="Bo"), exact=True)).to_be_attached()


def test_back_leads_to_the_hall_and_play_now_remembers_what_was_chosen(come: Come) -> None:
    visitor = come()
    visitor.go("/")
    page = visitor.page
    visitor.door("voluspa").get_by_role("link", name=visitor.t("hall-set-up")).click()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label(visitor.t("new-level", seat=3), exact=True).select_option(visitor.t("hall-level-novice"))
    page.get_by_role("radio", name=visitor.t("option-edda-true")).check()
    visitor.button("new-begin").click()
    first = visitor.table_id()
    TablePage(visitor).comes()
    page.go_back()
    expect(visitor.door("voluspa")).to_be_visible()
    visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play")).click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    table = visitor.asks(f"/api/tables/{visitor.table_id()}")["table"]
    assert [seat.get("bot", "") for seat in table["seats"]] == ["", "adept", "novice", "adept"]
    assert table["options"]["edda"] is True
    page.go_back()
    visitor.door("voluspa").get_by_role("link", name=visitor.t("hall-set-up")).click()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name=visitor.t("option-edda-true"))).to_be_checked()
