"""A family at one table: a laptop as the board, two phones as hands, one of them in Russian and for a while without a net."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Come
from tests.browser.hall import Person
from tests.browser.table import TablePage, best
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.voluspa import by_mouse
from tests.effort import times

ROUNDS = 4
AWAY = times(5_000, 1_500)  # milliseconds without a net


def overheard(visitor: Visitor) -> list[dict[str, Any]]:
    """Return a list that fills with all that a page hears over its sockets."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    visitor.page.on("websocket", listen)
    return frames


def sit_down(visitor: Visitor, name: str) -> Person:
    """Take a seat, and say that one is ready."""
    visitor.page.get_by_label(visitor.t("gather-name")).fill(name)
    visitor.button("gather-sit").click()
    visitor.button("gather-ready").click()
    expect(visitor.button("gather-ready-mark")).to_be_visible()
    return visitor.person()


def moved(me: Person, table: str) -> list[tuple[int, str]]:
    """Return all moves that were made at a table."""
    told = [event["what"] for event in me.look(table, seen=0)["events"]]
    return [(what["seat"], what["move"]) for what in told if what["is"] == "move" and what["seat"] >= 0]


def test_a_laptop_and_two_phones(come: Come) -> None:
    screen, ann, vera = come(size=DESK), come(size=PHONE), come(size=PHONE, lang="ru")
    heard = overheard(screen)
    for phone in (ann, vera):
        phone.forgiven.append("WebSocket connection|net::ERR_INTERNET_DISCONNECTED")

    screen.go("/new/voluspa")
    screen.page.get_by_role("radio", name=screen.t("new-preset-screen")).check()
    screen.page.get_by_role("radio", name="2", exact=True).check()
    screen.button("new-open").click()
    code = screen.page.get_by_text(re.compile(r"^[A-Z0-9]{6}$")).inner_text()
    expect(screen.page.get_by_role("img", name=screen.t("gather-qr"))).to_be_visible()
    table = screen.table_id()

    ann.go("/")
    ann.page.get_by_label(ann.t("hall-join"), exact=True).and_(ann.page.locator("input")).fill(code.lower())
    ann.button("hall-join-do").click()
    first = sit_down(ann, "Ann")
    invitation = screen.asks(f"/api/tables/{table}")["you"]["invitations"]["1"]
    vera.go(f"/table/{table}#{invitation}")
    second = sit_down(vera, "Вера")
    screen.button("gather-begin").click()

    board = TablePage(screen).comes()
    hands = [TablePage(ann, by_mouse).comes(), TablePage(vera, by_mouse).comes()]
    people = [first, second]
    played: list[tuple[int, str]] = []

    def is_seen() -> None:
        """The laptop shows what lies on the table, each tile once, and nothing of what is in a hand."""
        told = first.look(table)["game"]
        expect(board.board.locator("[data-cell]:not(.free)")).to_have_count(len(told["view"]["tiles"]))
        shown = board.board.locator("[data-cell]:not(.free) .strength").all_inner_texts()
        assert Counter(shown) == Counter(str(tile["power"]) for tile in told["view"]["tiles"] if tile["tile"] != "hel")
        assert screen.page.locator("[data-hand]").count() == 0
        for frame in heard:
            game = frame.get("game") or {}
            assert not game.get("own"), "the laptop was told what only a hand may know"
            assert not game.get("legal"), "the laptop was told somebody's moves"
            for seat in (game.get("view") or {}).get("seats", []):
                assert set(seat["hand"]) <= {"?", "hel", *seat["shown"]}, "the laptop was told a hand"

    lost = False
    while len(played) < 2 * ROUNDS or not lost:
        seat = first.look(table)["game"]["actors"][0]
        hand, me = hands[seat], people[seat]
        move = best(hand.turn(me, seat))
        hand.stage(move)
        if seat == 1 and len(played) >= ROUNDS and not lost:
            lost = True
            vera.context.set_offline(True)
            expect(vera.page.get_by_text(vera.t("frame-reconnecting"))).to_be_visible()
            expect(hand.take_back).to_be_visible()  # what was staged stays
            hand.primary.click()
            vera.page.wait_for_timeout(AWAY)
            assert moved(first, table) == played, "a move came through without a net"
            vera.context.set_offline(False)
            expect(vera.page.get_by_text(vera.t("frame-reconnecting"))).to_have_count(0)
            hand.done()
        else:
            hand.confirm()
        played.append((seat, move))
        assert moved(first, table) == played
        is_seen()
    assert heard
    assert "Вера" in screen.page.get_by_role("list", name=screen.t("frame-seats")).inner_text()
