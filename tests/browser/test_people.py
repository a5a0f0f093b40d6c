"""People at a table, in browsers: a nudge, a seat that is its person's, and “I am Chloé”."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import HURRIED, Come
from tests.browser.hall import Person, Process
from tests.browser.table import TablePage
from tests.browser.visitor import DESK, PHONE, Visitor

LEGEND = "beowulf_legend"
LANGS = [("en", DESK), ("fr", PHONE), ("ru", PHONE)]
NO_ONLOOKERS = r"403 \(Forbidden\).*/api/tables"


def seated(hall: Process, *names: str, game: str = "voluspa", **more: Any) -> tuple[str, list[Person]]:
    """Return a game of these people, the first of whom has opened the table."""
    people = [hall.arrive(name) for name in names]
    table = people[0].open(game=game, seats=["me"], players=len(people), **more)
    for who in people[1:]:
        who.done(table, "sit", code=people[0].look(table)["you"]["code"])
    people[0].done(table, "start")
    return table, people


def in_full(visitor: Visitor) -> None:
    """Open the list of players."""
    TablePage(visitor).comes()
    visitor.page.locator("[data-seat='0'] button").click()
    expect(visitor.page.get_by_role("tab", name=visitor.t("frame-players"))).to_have_attribute("aria-selected", "true")


def stand_in(visitor: Visitor) -> None:
    """Let a bot play for the one who is away, once they have been for the whole grace of the hurried hall."""
    visitor.page.wait_for_timeout(2 * HURRIED)
    visitor.button("frame-free").click()
    expect(visitor.button("frame-free")).to_have_count(0)


def fits(visitor: Visitor) -> None:
    """See that nothing is wider than the screen."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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


@pytest.mark.parametrize(("lang", "size"), LANGS)
def test_where_nobody_looks_on_whose_device_was_lost_comes_back_all_the_same(
    come: Come, hall: Process, lang: str, size: tuple[int, int]
) -> None:
    ann, bob, chloe = (hall.arrive(name) for name in ("Ann", "Bob", "Chloé"))
    screen = come(person=ann, lang=lang)
    table = ann.open(seats=[], players=2, watched=False)
    code = ann.look(table)["you"]["code"]
    for who in (bob, chloe):
        who.done(table, "sit", code=code)
    ann.done(table, "start")
    screen.go(f"/table/{table}")
    tablet = come(size=size, lang=lang)
    tablet.forgiven.append(NO_ONLOOKERS)
    tablet.go(f"/join#{code}")
    tablet.button("people-knock-am", name="Chloé").click()
    expect(tablet.page.get_by_text(tablet.t("people-knocking", name="Chloé"))).to_be_visible()
    fits(tablet)
    screen.button("ui-yes").click()
    TablePage(tablet).comes()
    assert chloe.look(table)["you"]["lent"] == [1]


def test_a_nudge_is_seen_and_gone_with_the_move(come: Come, hall: Process) -> None:
    table, (ann, bob) = seated(hall, "Ann", "Bob")
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


@pytest.mark.parametrize(("lang", "size"), LANGS)
def test_who_falls_asleep_in_the_legend_finds_the_hand_as_it_was(come: Come, hurried: Process, lang: str, size: tuple[int, int]) -> None:
    """A bot plays on; a second browser that tries to take the hand is refused, and the owner comes back by the same door."""
    table, (ann, bob) = seated(hurried, "Ann", "Bob", game=LEGEND)
    page = come(person=ann, hall=hurried, lang=lang, size=size)
    page.go(f"/table/{table}")
    in_full(page)
    stand_in(page)
    expect(page.button("people-hand-on")).to_have_count(0)  # nobody decides alone who sees a hand
    fits(page)
    alone = {"do": "propose", "key": "alone", "seat": 0, "what": "hand-on", "of": 1}
    refused = ann.http.post(f"/api/tables/{table}/do", json=alone)
    assert refused.json()["message"]["id"] == "trouble-hand-on-alone"
    assert "invitations" not in ann.look(table)["you"]
    thief = come(hall=hurried, lang=lang, size=size)
    thief.go(f"/table/{table}#{ann.look(table)['you']['code']}")
    expect(thief.button("people-knock")).to_be_visible()
    expect(thief.button("people-take-over")).to_have_count(0)
    thief.button("people-knock").click()
    thief.button("people-knock-am", name="Bob").click()
    expect(thief.page.get_by_text(thief.t("people-knocking", name="Bob"))).to_be_visible()
    assert not ann.look(table)["you"].get("knocks")  # nobody but Bob is asked
    sit = thief.person().do(table, "sit", code=ann.look(table)["you"]["code"])
    assert (sit.status_code, sit.json()["error"]) == (403, "not-yours")
    owner = come(person=bob, hall=hurried, lang=lang, size=size)
    owner.go(f"/table/{table}")
    expect(owner.page.get_by_text(owner.t("people-knocks", name="Bob", seat="Bob"))).to_be_visible()
    owner.button("ui-no").click()
    expect(owner.page.get_by_text(owner.t("people-stood-in"))).to_be_visible()
    fits(owner)
    owner.button("menu-return").click()
    expect(owner.page.get_by_text(owner.t("people-stood-in"))).not_to_be_visible()
    assert not ann.look(table)["table"]["seats"][1].get("stand_in")


@pytest.mark.parametrize(("lang", "size"), LANGS)
def test_a_seat_is_handed_on_by_consent_and_taken_back(come: Come, hurried: Process, lang: str, size: tuple[int, int]) -> None:
    table, (ann, bob, cid) = seated(hurried, "Ann", "Bob", "Cid", game=LEGEND)
    first, second = (come(person=who, hall=hurried, lang=lang, size=size).go(f"/table/{table}") for who in (ann, cid))
    in_full(first)
    stand_in(first)
    first.button("people-hand-on").click()
    asked = second.page.get_by_text(second.t("saga-asked-hand-on", name="Ann", of="Bob"))
    expect(asked.first).to_be_visible()
    fits(second)
    second.button("ui-yes").click()
    link = first.page.get_by_text(f"/table/{table}#")
    expect(link).to_be_visible()
    code = ann.look(table)["you"]["invitations"]["1"]
    guest = come(hall=hurried, lang=lang, size=size)
    guest.go(f"/table/{table}#{code}")
    guest.button("people-take-over").click()
    expect(guest.button("people-knock")).to_have_count(0)
    assert guest.person().look(table)["you"]["seats"] == [1]
    owner = come(person=bob, hall=hurried, lang=lang, size=size)
    owner.go(f"/table/{table}")
    expect(owner.page.get_by_text(owner.t("people-lent"))).to_be_visible()
    owner.button("people-come-back").click()
    expect(guest.button("people-knock")).to_be_visible()
    assert bob.look(table)["you"]["seats"] == [1]


@pytest.mark.parametrize(("lang", "size"), LANGS)
def test_when_a_clock_has_fallen_one_claims_or_stops(come: Come, hall: Process, lang: str, size: tuple[int, int]) -> None:
    for deed in ("people-claim", "people-abort"):
        ann, bob = hall.arrive("Ann"), hall.arrive("Bob")
        table = ann.open(seats=["me"], clock={"bank": 6_000, "bonus": 3_600_000})
        bob.done(table, "sit", code=ann.look(table)["you"]["code"])
        ann.done(table, "first", seat=0)
        ann.done(table, "start")
        ann.done(table, "move", seat=0, move=ann.legal(table)[0])  # which gives her an hour more
        page = come(person=ann, lang=lang, size=size)
        page.go(f"/table/{table}")
        in_full(page)
        page.button(deed).click()
        expect(TablePage(page).ended).to_be_visible()
        outcome = bob.look(table)["game"]["outcome"]
        assert (outcome["how"], outcome.get("places")) == (("conceded", [1, 2]) if deed == "people-claim" else ("agreed", None))
