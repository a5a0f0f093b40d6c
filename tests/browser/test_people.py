"""People at a table, in browsers: a nudge, a seat that is its person's, and “I am Chloé” at the table's screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process


def test_the_tables_screen_lets_somebody_back_whose_device_was_lost(come: Come, hall: Process) -> None:
    ann, bob, chloe = (hall.arrive(name) for name in ("Ann", "Bob", "Chloé"))
    screen = come(person=ann)
    table = ann.open(seats=[], players=2)
    code = ann.look(table)["you"]["code"]
    for who in (bob, chloe):
        who.done(table, "sit", code=code)
    ann.done(table, "start")
    screen.go(f"/table/{table}")
    tablet = come(size=(390, 844))
    tablet.go(f"/join#{code}")
    tablet.button("people-knock").click()
    tablet.button("people-knock-am", name="Chloé").click()
    expect(tablet.page.get_by_text(tablet.t("people-knocking", name="Chloé"))).to_be_visible()
    screen.button("ui-yes").click()
    expect(tablet.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    assert chloe.look(table)["you"]["lent"] == [1]
    chloe.done(table, "return", seat=1)
    expect(tablet.page.get_by_text(tablet.t("people-lent"))).not_to_be_visible()
    expect(tablet.page.get_by_role("toolbar", name="Your hand")).not_to_be_visible()


def test_a_nudge_is_seen_and_gone_with_the_move(come: Come, hall: Process) -> None:
    ann, bob = hall.arrive("Ann"), hall.arrive("Bob")
    table = ann.open(seats=["me"], players=2)
    bob.done(table, "sit", code=ann.look(table)["you"]["code"])
    ann.done(table, "start")
    seat = ann.look(table)["game"]["actors"][0]
    slow, quick = (ann, bob) if seat == 0 else (bob, ann)
    page = come(person=slow)
    page.go(f"/table/{table}")
    expect(page.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    quick.done(table, "nudge", seat=1 - seat, of=seat)
    said = page.page.get_by_text(page.t("people-nudges-you", name="Bob" if seat == 0 else "Ann"))
    expect(said).to_be_visible()
    slow.done(table, "move", seat=seat, move=slow.legal(table, seat)[0])
    expect(said).not_to_be_visible()
