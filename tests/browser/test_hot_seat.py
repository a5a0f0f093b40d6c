"""Two people at one device: while the curtain is closed, nobody's hand is in the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Person
from tests.browser.table import TablePage, best
from tests.browser.visitor import Visitor
from tests.browser.voluspa import ICONS, by_mouse

TURNS = 6


def hand(me: Person, table: str, seat: int) -> list[str]:
    """Return a hand as the hall knows it."""
    game = me.look(table, eyes=seat)["game"]
    tiles: list[str] = (game["view"] | game["own"])["seats"][seat]["hand"]
    return tiles


def known(me: Person, table: str) -> set[str]:
    """Return the kinds of tile that everybody knows of: on the table, or told of in the saga."""
    found = me.look(table, seen=0)
    return {kind for kind in ICONS if kind in str(found["game"]["view"]).lower() or kind in str(found["events"]).lower()}


def assert_nowhere(visitor: Visitor, kinds: set[str]) -> None:
    """See that the page has no trace of these tiles: no word, no icon, no mark for styles or scripts, nothing that is read aloud."""
    page = visitor.page.content() + visitor.page.locator("body").aria_snapshot()
    for kind in kinds:
        assert not re.search(rf"\b{kind}\b", page, re.IGNORECASE), f"{kind} is in the page"
        assert f"#{ICONS[kind]}" not in page, f"{kind} is drawn in the page"


def test_a_curtain_hides_both_hands(come: Come) -> None:
    visitor = come(size=(768, 1024))
    visitor.go("/new/voluspa")
    visitor.page.get_by_role("radio", name=visitor.t("new-preset-device")).check()
    visitor.page.get_by_role("radio", name="2", exact=True).check()
    visitor.page.get_by_label(visitor.t("new-name", seat=2)).fill("Bo")
    visitor.button("new-begin").click()
    table = TablePage(visitor, by_mouse).comes()
    me = visitor.person()
    closed = visitor.page.get_by_text(visitor.t("frame-curtain-why"))
    held = table.page.locator("[data-hand]")
    hidden_once = False
    seats: list[int] = []
    for _ in range(TURNS):
        expect(closed).to_be_visible()
        expect(held).to_have_count(0)
        game: dict[str, Any] = me.look(table.id)["game"]
        seat = game["actors"][0]
        seats.append(seat)
        hands = [hand(me, table.id, 0), hand(me, table.id, 1)]
        public = known(me, table.id)
        secret = {*hands[0], *hands[1]} - public
        hidden_once |= bool(secret)
        assert_nowhere(visitor, secret)
        name = me.look(table.id)["table"]["seats"][seat]["name"]
        visitor.button("frame-curtain-open", name=name).click()
        expect(held).to_have_count(len(hands[seat]))
        assert sorted(held.evaluate_all("all => all.map((one) => one.dataset.hand)")) == sorted(hands[seat])
        assert_nowhere(visitor, set(hands[1 - seat]) - set(hands[seat]) - public)
        table.play(best(me.wait(table.id, seat)))
    assert set(seats) == {0, 1}
    assert hidden_once, "there was never anything to hide"
