"""The Movie's table: whole games by mouse, by keyboard, by words; the acts' ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Person, Process
from tests.browser.loading import TABLE, table_size
from tests.browser.movie import GAME, by_keys, by_mouse, cell, held, reached, said, summed, varied
from tests.browser.table import TablePage
from tests.browser.visitor import PHONE
from tests.browser.words import words
from tests.effort import by_turns

SHORT = (Path(__file__).parent / "short_movie.toml").read_text("utf-8")


def begun(hall: Process, short: bool = True, name: str = "Hild") -> tuple[Person, str]:
    """Return somebody who plays against a bot."""
    hild = hall.arrive(name)
    return hild, hild.playing(game=GAME, players=2, seats=["me", "novice"], **({"parts": SHORT} if short else {}))


def test_the_whole_box_by_mouse(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    assert len(table.play_out(hild, varied)) > 40
    expect(visitor.page.get_by_role("list", name=visitor.t("end-places")).get_by_role("listitem")).to_have_count(2)


def test_a_short_game_by_touch_on_a_phone(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    visitor = come(person=hild, size=PHONE)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    table.play_out(hild, varied)


def test_a_short_game_by_keyboard_alone(come: Come, hall: Process) -> None:
    bo, id = begun(hall, name="Bo")
    blind = come(person=bo)
    blind.go(f"/table/{id}")
    table = TablePage(blind, by_keys).comes()
    assert len(table.play_out(bo, varied, table.play_by_key)) >= 8


@pytest.mark.parametrize("lang", by_turns(("en", "ru")))
def test_a_short_game_by_words_alone(come: Come, hall: Process, lang: str) -> None:
    vera, id = begun(hall, name="Vera")
    visitor = come(person=vera, lang=lang)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor).comes()
    typed = 0
    for _ in table.turns(vera):
        line = table.listed()
        if not typed:
            table.ask(f"{said(table, 'table-command-space')} a1")
            expect(table.answer).to_contain_text("a1")
        table.say(line)
        typed += 1
    assert typed >= 8


def test_a_place_that_may_not_be_taken_says_why(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    reached(hild, id, act=2, open=4)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    held(table, "Longship").click()
    cell(table, "b2").click()  # a printed Gorge
    expect(table.notice).to_contain_text("BM-")
    table.desk.locator(".tiles [data-hand]").first.click()  # nothing was drawn yet
    expect(table.notice).to_contain_text("BM-T1")


def test_a_space_tells_what_counts_there(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False)
    reached(hild, id, act=1, open=18)
    game = hild.wait(id)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    move = next(move for move in game["legal"] if move.startswith("Longship "))
    sums = next(one for one in (game["view"] | game["own"])["sums"] if one["cell"] == move.split()[1])
    table.stage(move)
    outlook = table.desk.locator(".outlook")
    for value in (sums["now"][3], sums["worst"][3], sums["best"][3]):
        expect(outlook).to_contain_text(f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0")
    assert table.board.locator(".spot.aligned").count() > 1
    visitor.page.keyboard.press("Escape")
    expect(table.take_back).to_have_count(0)


def minus(value: int) -> str:
    """Return a number as it is shown."""
    return f"−{-value}" if value < 0 else str(value)


def points_beside(table: TablePage) -> list[int]:
    """Return the points beside the names."""
    shown = table.visitor.page.locator("[data-points]").all_inner_texts()
    return [int(re.findall("−?[0-9]+", text)[0].replace("−", "-")) for text in shown]


def test_a_tile_says_whom_it_helps_and_the_board_what_everyone_would_score_now(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False)
    reached(hild, id, act=1, open=16, step="play")
    game = hild.wait(id)
    view = game["view"] | game["own"]
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    outlook = table.desk.locator(".outlook")
    for seat in view["seats"]:
        expect(outlook).to_contain_text(minus(seat["points"] + seat["standing"]))
    line, changes = next((line, by) for line, by in view["sways"].items() if re.fullmatch(r"\S+/1 [a-e][1-5]", line) and all(by))
    tile, at = line.split()
    held(table, tile).first.hover()
    expect(cell(table, at).locator(".sways b")).to_have_count(2)
    held(table, tile).first.click()
    cell(table, at).hover()
    for change in changes:
        expect(outlook).to_contain_text(f"+{change}" if change > 0 else minus(change))
    expect(cell(table, at)).to_have_accessible_name(re.compile("Hild"))


def test_the_end_of_an_act_is_told_and_kept(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    reached(hild, id, act=1, open=2)
    visitor = come(person=hild, settings={"speed": 2})
    visitor.page.clock.install()
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    visitor.stop_time()
    reached(hild, id, act=2, open=9)
    visitor.passes(lambda: summed(table))
    final = [seat["points"] for seat in hild.wait(id)["view"]["seats"]]
    assert points_beside(table) != final  # they wait for the figures that bring them
    waits = table.saga().count()  # and so does the saga
    skip = table.board.get_by_role("button", name=said(table, "table-story-skip"), exact=True)
    expect(skip).to_be_visible()
    skip.click()
    visitor.page.clock.resume()
    expect(table.saga().nth(waits)).to_be_attached()
    kept = table.board.get_by_role("table")
    expect(kept).to_contain_text("Hild")
    for seat, points in enumerate(final):
        expect(visitor.page.locator(f'[data-points="{seat}"]')).to_contain_text(re.compile(rf"^{minus(points)}(\b|{minus(points)})"))
    expect(kept).to_contain_text(re.compile(r"Hild\s*[+−]?[0-9]+"))  # what the act brought, which depends on the deal
    table.board.get_by_role("button", name=said(table, "table-story-on"), exact=True).click()
    expect(kept).to_have_count(0)
    visitor.page.reload()  # what is kept outlives the page
    table = TablePage(visitor, by_mouse).my_turn()
    table.board.locator(".info .button").click()
    expect(table.board.get_by_role("table")).to_contain_text("Hild")
    visitor.page.keyboard.press("Escape")
    expect(table.board.get_by_role("table")).to_have_count(0)


def test_the_last_act_is_told_before_the_end_which_has_its_points(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    reached(hild, id, act=3, open=2)
    visitor = come(person=hild, settings={"speed": 2})
    visitor.page.clock.install()
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    visitor.stop_time()
    line = -1
    while "outcome" not in (game := hild.wait(id, 0, line)):
        line = game["line"]
        hild.done(id, "move", seat=0, move=varied(game))
    visitor.passes(lambda: summed(table))  # the board stays where it is, and tells
    expect(table.ended).to_have_count(0)
    visitor.page.clock.resume()
    for step in ("table-story-skip", "table-story-on"):
        table.board.get_by_role("button", name=said(table, step), exact=True).click()
    expect(table.ended).to_be_visible()
    places = visitor.page.get_by_role("list", name=visitor.t("end-places")).get_by_role("listitem")
    for points in game["outcome"]["points"]:
        expect(places.filter(has_text=minus(points))).not_to_have_count(0)


def test_a_line_of_the_saga_lights_its_space_and_names_none(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False)
    reached(hild, id, act=1, open=18)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    lines = table.saga().locator("[data-line]")
    assert not any(re.search(r"\b[a-l][1-9][0-2]?\b", line) for line in lines.all_inner_texts())
    last = next(one for one in reversed(hild.wait(id)["view"]["cells"]) if one["kind"] == "figure")
    placed = words(visitor.lang, GAME).format("piece-" + last["figure"], {})
    lines.filter(has_text=placed).last.hover()
    expect(table.board.locator("[data-place].lit").first).to_be_attached()
    expect(table.board.locator(".letters")).to_have_count(0)
    table.ask(f"{said(table, 'table-command-space')} a1")
    expect(table.board.locator(".letters span")).to_have_count(10)  # five letters and five numbers, while commands are typed


def test_a_figure_is_dragged_to_its_space_and_a_tile_is_drawn_by_one_press(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    reached(hild, id, act=1, open=7)
    game = hild.wait(id)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    move = next(move for move in sorted(game["legal"]) if move.startswith("Longship "))
    held(table, "Longship").drag_to(cell(table, move.split()[1]))
    expect(table.primary).to_have_attribute("data-move", move)
    table.take_back.click()
    visitor.page.keyboard.press("Escape")  # what is in hand is put back
    before = len(game["own"]["seats"][0]["hand"]) if "seats" in game["own"] else len(game["view"]["seats"][0]["hand"])
    table.desk.get_by_role("button", name=said(table, "table-draw"), exact=True).click()
    expect(table.desk.locator(".tiles [data-hand]")).to_have_count(before + 1)


def test_what_entering_its_table_loads(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    assert table_size(come(person=hild), id) <= TABLE
