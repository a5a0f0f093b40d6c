"""Everything on the table can be asked: every icon and number on the board, in the hand and beside the names lies in what answers.

Whole games are walked through, with moves by lot; on a day a part of one game each.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from heorot.games import names
from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage, best
from tests.browser.visitor import PHONE
from tests.browser.words import words
from tests.effort import times

LOOKS = times(400, 12)  # positions that are looked at in a game
EVERY = times(1, 3)  # so many turns of one's own from one look to the next

UNASKED = (Path(__file__).parent / "asking.js").read_text("utf-8")
ASKS = "() => [...new Set([...document.querySelectorAll('[data-ask]')].map((node) => node.dataset.ask))]"


@pytest.mark.parametrize("game", names())
def test_every_icon_and_number_can_be_asked_about(come: Come, hall: Process, game: str) -> None:
    hild = hall.arrive("Hild")
    id = hild.playing(game=game, players=3, seats=["me", "adept", "novice"])
    visitor = come(person=hild).go(f"/table/{id}")
    table = TablePage(visitor)
    lot = random.Random(game)
    unasked: set[str] = set()
    asked: set[str] = set()
    looks = turns = 0
    line = -1
    while looks < LOOKS and "outcome" not in (now := hild.wait(id, 0, line)):
        line = now["line"]
        if turns % EVERY == 0:
            visitor.catches_up(line)
            table.my_turn()
            unasked |= set(visitor.page.evaluate(UNASKED))
            asked |= set(visitor.page.evaluate(ASKS))
            looks += 1
        turns += 1
        hild.done(id, "move", seat=0, move=lot.choice(sorted(now["legal"])))
    assert not unasked, "\n".join(sorted(unasked))
    known = words("en", game)
    assert not {thing for thing in asked if not known.has(f"ask-{thing}")}, "these have no words"
    assert len(asked) > 4, "there is more on this table"


@pytest.mark.parametrize("game", names())
def test_a_thing_on_the_board_answers_to_the_keyboard(come: Come, hall: Process, game: str) -> None:
    hild = hall.arrive("Hild")
    visitor = come(person=hild).go(f"/table/{hild.playing(game=game, players=3, seats=['me', 'adept', 'novice'])}")
    TablePage(visitor).my_turn()
    # this very element: what stands first may change while parts of the board are still being loaded
    thing = visitor.page.locator("main.board, .hand").locator("button[data-ask], button:has([data-ask])").first.element_handle()
    thing.focus()
    visitor.page.keyboard.press("?")
    answer = visitor.page.get_by_role("dialog", name=visitor.t("ask-title"))
    expect(answer).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    visitor.page.wait_for_function("(thing) => document.activeElement === thing", arg=thing)


def test_a_mouse_that_rests_asks_and_one_that_goes_does_not(come: Come, hall: Process) -> None:
    hild = hall.arrive("Hild")
    visitor = come(person=hild).go(f"/table/{hild.playing(players=2, seats=['me', 'novice'])}")
    TablePage(visitor).my_turn()
    answer = visitor.page.get_by_role("dialog", name=visitor.t("ask-title"))
    visitor.page.locator("[data-points='1']").hover()
    expect(answer).to_contain_text(visitor.t("ask-points"))
    visitor.page.locator("header .sentence").hover()
    expect(answer).to_have_count(0)


def test_a_finger_that_stays_asks_and_does_nothing_else(come: Come, hall: Process) -> None:
    hild = hall.arrive("Hild")
    visitor = come(person=hild, size=PHONE).go(f"/table/{hild.playing(players=2, seats=['me', 'novice'])}")
    TablePage(visitor).my_turn()
    box = visitor.page.locator("[data-points='1']").bounding_box()
    assert box
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 4, "y": box["y"] + 4}]})
    expect(visitor.page.get_by_role("dialog", name=visitor.t("ask-title"))).to_contain_text(visitor.t("ask-points"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.page.get_by_role("tablist")).to_have_count(0)  # a tap would have opened the players


@pytest.mark.parametrize("game", names())
def test_a_line_of_the_saga_lights_its_places_and_shows_its_clauses_when_it_is_touched(come: Come, hall: Process, game: str) -> None:
    hild = hall.arrive("Hild")
    id = hild.playing(game=game, players=3, seats=["me", "adept", "adept"])
    line = -1
    for _ in range(4):
        now = hild.wait(id, 0, line)
        line = now["line"]
        hild.done(id, "move", seat=0, move=best(now))
    hild.wait(id, 0, line)
    visitor = come(person=hild).go(f"/table/{id}")
    lines = TablePage(visitor).my_turn().saga().locator("[data-line]")
    expect(lines.first).to_be_visible()
    clauses = visitor.page.locator(".saga .clause")
    expect(clauses).to_have_count(0)
    lit = 0
    lines.last.focus()
    for _ in range(min(lines.count(), 12)):
        expect(clauses.first).to_be_visible()
        lit = max(lit, visitor.page.locator(".lit").count())
        visitor.page.keyboard.press("ArrowUp")
    assert lit, "no line shows where it happened"
    visitor.page.keyboard.press("Tab")
    wanted = visitor.page.evaluate("document.activeElement.dataset.of")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(f"[data-clause={wanted}]")).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_a_first_game_has_tips_that_are_read_once_and_can_be_switched_off(come: Come, hall: Process, game: str) -> None:
    hild = hall.arrive("Hild")
    id = hild.playing(game=game, players=3, seats=["me", "adept", "novice"])
    visitor = come(person=hild, settings={"tips": True}).go(f"/table/{id}")
    TablePage(visitor).my_turn()
    tip = visitor.page.locator(".tips p")
    expect(tip).to_be_visible()
    first = tip.inner_text()
    visitor.button("tips-read").click()
    expect(visitor.page.locator(".tips p", has_text=first)).to_have_count(0)
    visitor.page.reload()
    TablePage(visitor).my_turn()
    expect(visitor.page.locator(".tips p", has_text=first)).to_have_count(0)
    visitor.page.evaluate("() => localStorage.removeItem('heorot-tips')")
    visitor.page.reload()
    visitor.button("tips-none").click()
    expect(tip).to_have_count(0)
    assert visitor.page.evaluate("() => JSON.parse(localStorage.getItem('heorot-settings')).tips") is False
