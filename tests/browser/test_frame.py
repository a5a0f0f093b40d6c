"""The frame around every game's table: how much of the window the board has, that it does not jump, what the seats show, the drawer, the
screen for all, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from heorot.games import names
from tests.browser.conftest import Come
from tests.browser.hall import Person, Process
from tests.browser.measuring import axe, misfits
from tests.browser.stages import Stages
from tests.browser.table import TablePage, best
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.voluspa import by_mouse
from tests.effort import by_turns, times

LARGE = (1920, 1080)
SHARE = 0.6  # of the window below the bar, for the board
LOOKED = times(12, 5)  # decisions of a game at which it is looked whether anything moves
STILL = [("beowulf_movie", PHONE), ("beowulf_movie", DESK)]  # whose every place has its own room
LIFT = 3  # pixels by which what glows may rise
PLAYERS = {"beowulf_movie": 4}
BOX = "node => { const box = node.getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round) }"


def begun(hall: Process, game: str, players: int, moves: int = 3) -> tuple[Person, str]:
    """Return a game against bots at one's turn, after some moves."""
    hild = hall.arrive("Hild")
    id = hild.playing(game=game, players=players, seats=["me"] + ["adept"] * (players - 1))
    line = -1
    for _ in range(moves):
        now = hild.wait(id, 0, line)
        if "outcome" in now:
            break
        line = now["line"]
        hild.done(id, "move", seat=0, move=best(now))
    hild.wait(id, 0, line)
    return hild, id


def box(node: Locator) -> list[int]:
    """Return where something is in the window: left, top, width, height."""
    found: list[int] = node.evaluate(BOX)
    return found


def apart(parts: dict[str, list[int]]) -> None:
    """See that the parts of the frame do not lie over one another."""
    for one, (left, top, width, height) in parts.items():
        for other, (x, y, w, h) in parts.items():
            if one < other:
                across, along = min(left + width, x + w) - max(left, x), min(top + height, y + h) - max(top, y)
                assert across <= 1 or along <= 1, f"{one} and {other} overlap"


def parts(page: Page) -> dict[str, list[int]]:
    """Return where the parts of the frame are."""
    found = {"bar": "header.bar", "seats": "nav.seats", "board": "main.board", "desk": ".desk", "handle": ".handle", "sheet": ".sheet"}
    return {name: box(page.locator(where)) for name, where in found.items() if page.locator(where).is_visible()}


@pytest.mark.parametrize("game", names())
def test_the_board_has_most_of_the_window(come: Come, hall: Process, game: str) -> None:
    players = PLAYERS.get(game, 5)
    hild, id = begun(hall, game, players)
    visitor = come(person=hild).go(f"/table/{id}")
    TablePage(visitor).my_turn()
    for width, height in (DESK, LARGE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        expect(visitor.page.locator(".sheet")).to_have_count(1 if width == LARGE[0] else 0)
        found = parts(visitor.page)
        apart(found)
        _, bar, _, high = found["bar"]
        _, _, wide, tall = found["board"]
        share = wide * tall / (width * (height - bar - high))
        print(f"{game} {width} × {height}: {share:.1%}")
        assert share >= SHARE, f"the board has {share:.1%} of {width} × {height} below the bar"


@pytest.mark.parametrize("size", [PHONE, (390, 844), (844, 390), DESK], ids=str)
def test_the_board_does_not_jump(come: Come, hall: Process, size: tuple[int, int]) -> None:
    hild, id = begun(hall, "voluspa", 3)
    visitor = come(person=hild, size=size, settings={"tips": True}).go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    page = visitor.page
    expect(page.locator(".desk [data-hand]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => 0)")
    first = box(table.board)
    tip = page.locator(".tips")
    if tip.count() and tip.is_visible():
        visitor.button("tips-read").click()
    table.hint.click()  # a staged move, a notice, another button
    expect(table.take_back).to_be_visible()
    expect(table.notice).not_to_be_empty()
    assert box(table.board) == first, "staging a move moves the board"
    table.take_back.click()
    expect(table.take_back).to_have_count(0)
    assert box(table.board) == first
    page.locator(".desk [data-hand]").first.click()  # picked: the sentence in the bar changes
    assert box(table.board) == first, "picking a piece moves the board"


def test_every_seat_shows_its_last_move(come: Come, hall: Process) -> None:
    for game in by_turns(names(), 2):
        hild, id = begun(hall, game, 3)
        visitor = come(person=hild).go(f"/table/{id}")
        TablePage(visitor).my_turn()
        told: list[dict[str, Any]] = [event["what"] for event in hild.look(id, seen=0)["events"]]
        moved = {what["seat"] for what in told if what["is"] == "move" and what["seat"] >= 0 and what.get("says")}
        assert moved == {0, 1, 2}, "nobody sat still"
        for seat in moved:
            expect(visitor.page.locator(f'[data-last="{seat}"]')).to_be_visible()
            expect(visitor.page.locator(f'[data-last="{seat}"]')).to_have_text(re.compile(r"\w"))


def test_the_drawer_opens_over_the_seats_and_stays_beside_the_board_where_that_is_wanted(come: Come, hall: Process) -> None:
    hild, id = begun(hall, "voluspa", 3)
    visitor = come(person=hild).go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    page = visitor.page
    newest = page.locator(".handle .newest")
    expect(newest).to_have_text(re.compile(r"\w"))
    last = newest.inner_text()
    board = box(table.board)
    visitor.button("frame-grip").click()
    expect(page.get_by_role("tab", name=visitor.t("saga-title"))).to_be_focused()
    expect(page.get_by_role("list", name=visitor.t("saga-title")).get_by_role("listitem").last).to_contain_text(last.split("—")[0].strip())
    assert box(table.board) == board, "the drawer lies over the table"
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(visitor.button("frame-grip")).to_be_focused()
    visitor.button("frame-grip").click()
    visitor.button("frame-beside").click()
    expect(page.locator(".handle")).to_have_count(0)
    apart(parts(page))
    page.reload()
    table.my_turn()
    expect(page.locator(".sheet")).to_be_visible()
    visitor.button("frame-beside").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert box(table.board) == board


def test_a_line_of_the_saga_has_no_clause_until_it_is_touched(come: Come, hall: Process) -> None:
    hild, id = begun(hall, "voluspa", 3)
    visitor = come(person=hild).go(f"/table/{id}")
    lines = TablePage(visitor, by_mouse).my_turn().saga()
    scored = lines.filter(has=visitor.page.locator(".points")).last
    assert not re.search(r"[A-Z]{2}-[A-Z]?\d", " ".join(lines.all_inner_texts())), "a clause is named"
    scored.locator(".told").click()
    rule = scored.locator(".clause").first
    expect(rule).to_be_visible()
    expect(rule).not_to_have_text(visitor.t("saga-rule"))  # by its title, once it is known
    wanted = rule.get_attribute("data-of")
    rule.click()
    expect(visitor.page.locator(f"[data-clause={wanted}]")).to_be_visible()


def test_plain_and_larger_text(come: Come, hall: Process) -> None:
    hild, id = begun(hall, "voluspa", 3)
    visitor = come(person=hild).go("/settings")
    page = visitor.page
    root = page.locator(":root")
    page.get_by_role("radio", name="130").check()
    page.get_by_role("switch", name=visitor.t("settings-plain")).click()
    visitor.go(f"/table/{id}")
    TablePage(visitor).my_turn()
    expect(root).to_have_attribute("data-plain", "")
    assert root.evaluate("node => getComputedStyle(node).fontSize") == "20.8px"
    assert "url" not in page.locator("main.board").evaluate("node => getComputedStyle(node).background"), "the plain table has a texture"
    assert not (wrong := misfits(visitor, (PHONE, DESK), ((390, 844), LARGE))), "\n".join(wrong)


def test_more_contrast_is_plain_by_itself(come: Come) -> None:
    visitor = come(contrast="more").go("/")
    expect(visitor.page.locator(":root[data-plain]")).to_be_attached()


def test_the_screen_for_all_speaks_to_nobody(come: Come, stages: Stages) -> None:
    hild, id = stages.screen
    visitor = come(person=hild, size=LARGE).go(f"/table/{id}")
    page = visitor.page
    actor = hild.look(id)["game"]["actors"][0]
    name = hild.look(id)["table"]["seats"][actor]["name"]
    expect(page.locator("header .sentence")).to_contain_text(name)
    expect(page.get_by_role("img", name=visitor.t("gather-qr"))).to_be_visible()
    expect(page.get_by_text(hild.look(id)["you"]["code"], exact=True)).to_be_visible()
    for nobody in (".desk", ".sheet", ".handle", "nav.seats", "[data-hand]"):
        expect(page.locator(nobody)).to_have_count(0)
    said = page.locator("body").inner_text()
    assert not re.search(rf"\b({visitor.t('frame-you')}|your)\b", said, re.IGNORECASE), said
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('header p, header h1, footer li span')].filter((node) => node.textContent.trim()"
        " && node.checkVisibility() && node.clientHeight !== 1).map((node) => parseFloat(getComputedStyle(node).fontSize))"
    )
    assert min(sizes) >= 20, f"{min(sizes)} px cannot be read from three metres"
    assert not (wrong := axe(visitor, ("light", "dark")) + misfits(visitor, (DESK,), (LARGE,))), "\n".join(wrong)
    visitor.button("screen-usual").click()
    expect(page.locator("nav.seats")).to_be_visible()
    visitor.button("screen-all").click()
    expect(page.locator("nav.seats")).to_have_count(0)


def test_the_curtain_lies_over_the_hand_and_not_over_the_board(come: Come, stages: Stages) -> None:
    hild, id = stages.shared
    for size in (DESK, PHONE):
        visitor = come(person=hild, size=size).go(f"/table/{id}")
        opens = visitor.page.locator(".desk").get_by_role("button")
        expect(opens).to_have_count(1)
        board = visitor.page.locator("main.board")
        left, top, width, height = box(board)
        over = f"node => node.contains(document.elementFromPoint({left + width // 2}, {top + height // 2}))"
        assert board.evaluate(over), "something lies over the board"
        expect(board.locator("[data-cell]").first).to_be_visible()
        expect(visitor.page.locator("[data-hand]")).to_have_count(0)


def ends(come: Come, hall: Process, **settings: object) -> Visitor:
    """Let somebody see the last move of a game: their only opponent gives up."""
    ann, bo = hall.arrive("Ann"), hall.arrive("Bo")
    id = ann.open(players=2, seats=["me", ""])
    bo.done(id, "sit", seat=1, code=ann.look(id)["you"]["invitations"]["1"])
    ann.done(id, "start")
    visitor = come(person=ann, settings=settings)
    visitor.page.clock.install()
    visitor.go(f"/table/{id}")
    TablePage(visitor).comes()
    visitor.stop_time()
    bo.done(id, "concede", seat=1)
    return visitor


def test_the_board_is_held_for_a_moment_before_the_end_is_told(come: Come, hall: Process) -> None:
    visitor = ends(come, hall, speed=1)
    table = TablePage(visitor)
    expect(table.sentence).to_have_text(visitor.t("frame-over"))
    expect(table.ended).to_have_count(0)
    visitor.passes(lambda: table.ended.count() == 1)


def test_without_motion_the_end_comes_at_once(come: Come, hall: Process) -> None:
    visitor = ends(come, hall, speed=0)
    expect(TablePage(visitor).ended).to_be_visible()


def test_the_end_fills_the_window_also_where_there_are_tips(come: Come, hall: Process) -> None:
    visitor = ends(come, hall, speed=0, tips=True)
    expect(TablePage(visitor).ended).to_be_visible()
    assert visitor.page.locator("header").first.bounding_box()["width"] == DESK[0]  # type: ignore[index]


def test_victory_keeps_still_where_less_motion_is_asked_for(come: Come, stages: Stages) -> None:
    hild, id = stages.ended
    for wish, lively in (("reduce", False), ("no-preference", True)):
        visitor = come(person=hild, reduced_motion=wish).go(f"/table/{id}")
        expect(TablePage(visitor).ended).to_be_visible()
        expect(visitor.page.locator(".rays, .sparks")).to_have_count(2 if lively else 0)
    phone = come(person=hild, size=PHONE).go(f"/table/{id}")
    expect(phone.page.locator("table.sources")).to_be_visible()  # the phone has its table of reasons too


# where every place of the board lies, but for what is chosen, which may be lifted
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main.board [data-place]')]
  .filter((node) => !node.closest('.staged') && !node.querySelector('.staged') && node.getClientRects().length)
  .map((node) => { const at = node.getBoundingClientRect(); return [node.dataset.place, [Math.round(at.x), Math.round(at.y)]]; }))"""


@pytest.mark.parametrize(("game", "size"), STILL, ids=str)
def test_no_place_of_a_board_moves_when_something_is_chosen(come: Come, hall: Process, game: str, size: tuple[int, int]) -> None:
    hild, id = begun(hall, game, 3)
    visitor = come(person=hild, size=size).go(f"/table/{id}")
    table = TablePage(visitor, by_mouse)
    line, compared = -1, 0
    for _ in range(LOOKED):
        now = hild.wait(id, 0, line)
        if "outcome" in now:
            break
        line = now["line"]
        visitor.catches_up(line)
        table.my_turn()
        expect(visitor.page.locator("main.board [data-place]").first).to_be_visible()
        visitor.page.evaluate("document.fonts.ready.then(() => 0)")
        table.hint.click()
        expect(table.take_back).to_be_visible()
        chosen = visitor.page.evaluate(PLACES)
        table.take_back.click()
        expect(table.take_back).to_have_count(0)
        free = visitor.page.evaluate(PLACES)
        both = free.keys() & chosen.keys()
        shifts = {place: [abs(a - b) for a, b in zip(free[place], chosen[place], strict=True)] for place in both}
        moved = {place: (free[place], chosen[place]) for place in both if max(shifts[place]) > LIFT}
        assert not moved, f"at {now['legal'] and best(now)}: {moved}"
        compared += len(both)
        hild.done(id, "move", seat=0, move=best(now))
    assert compared > LOOKED
