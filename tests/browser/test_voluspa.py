"""What only Völuspá's table has: a last step that one must find, rows that the saga lights, numbers at the edge for whoever types."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from heorot.server.web.learning import lesson
from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage, best
from tests.browser.voluspa import by_mouse
from tests.browser.words import words
from tests.pictures import GAME


def test_the_last_step_of_the_lesson_shows_no_figures_until_the_last_hint(come: Come) -> None:
    visitor = come()
    visitor.go("/learn/voluspa")
    visitor.button("learn-next").click()
    table = TablePage(visitor, by_mouse)
    *others, last = lesson(GAME)
    assert last.unaided
    for step in others:
        expect(table.sentence).to_have_text(words("en", "voluspa").format(step.say, {}))
        expect(table.board.locator(".worth")).not_to_have_count(0)
        table.play(step.accept[0])
        table.desk.get_by_role("button", name=visitor.t("learn-next"), exact=True).click()
    expect(table.sentence).to_have_text(words("en", "voluspa").format(last.say, {}))
    (move,) = last.accept
    table.stage(move)
    expect(table.primary).not_to_contain_text("+")
    expect(table.board.locator(".worth, .bead")).to_have_count(0)
    assert not re.search(r"\d points?", table.board.inner_text())
    table.take_back.click()
    for hint in last.hints:
        expect(table.board.locator(".worth, .bead")).to_have_count(0)
        table.hint.click()
        expect(table.notice).to_have_text(words("en", "voluspa").format(hint, {}))
    expect(table.board.locator(".worth")).not_to_have_count(0)
    table.play(move)
    expect(table.sentence).to_have_text(words("en", "voluspa").format(last.done, {}))


def test_a_line_of_the_saga_lights_its_row_and_only_who_types_sees_numbers(come: Come, hall: Process) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    visitor.go(f"/table/{ann.playing(seats=['me', 'novice'], options={'start': 'first-seat'})}")
    table = TablePage(visitor, by_mouse)
    game = table.turn(ann)
    move = best(game)
    table.play(move)
    game = table.turn(ann)

    line = table.saga().locator(".told").filter(has_text="Ann lays").first
    expect(line).not_to_contain_text(re.compile(r"-?\d,-?\d"))
    line.hover()
    lit = table.board.locator("[data-place].lit")
    expect(lit).not_to_have_count(0)
    assert move.split()[1] in [cell.get_attribute("data-place") for cell in lit.all()]
    visitor.page.locator(".told").filter(has_text="The start tile is").hover()
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-place", "0,0")

    numbers = table.board.locator("[data-ask=lines] span")
    expect(numbers).to_have_count(0)
    table.command.click()
    expect(numbers.filter(has_text=re.compile(r"^0$"))).to_have_count(2)  # the start tile's column and line
