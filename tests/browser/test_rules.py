"""How to play and the rules, in the browser: linked, searched, folded, drawn with the games' own boards, and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import heorot
from heorot.games import names
from heorot.howto import HowToBlock, howto
from heorot.server.web.learning import examples
from heorot.words import languages
from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.effort import by_turns

PAGES = 2  # of paper, at most
PAGE = re.compile(rb"/Type\s*/Page\b")
PICTURE, PIECE = "[data-howto=picture]", "[data-howto=piece]"
TOLD = [name for name in names() if howto(heorot.game(name))]


def blocks(name: str, kind: str) -> list[HowToBlock]:
    """Return the pictures or tables of a game."""
    told = howto(heorot.game(name))
    assert told
    return [block for section in told.sections for block in section.blocks if block.kind == kind]


def drawn(visitor: Visitor, name: str) -> Locator:
    """Open how to play a game, and wait until all is drawn."""
    visitor.go(f"/rules/{name}")
    howto = visitor.page.locator(".howto")
    expect(howto.locator(PICTURE)).to_have_count(len(blocks(name, "picture")))
    expect(howto.get_by_role("table")).to_have_count(len(blocks(name, "listing")))
    pieces = [cell.piece for block in blocks(name, "listing") for row in block.rows for cell in row if cell.piece]
    expect(howto.locator(PIECE)).to_have_count(len(pieces))
    return howto


def test_how_to_play_stands_before_the_rules_and_is_linked_and_searched(come: Come) -> None:
    visitor = come(size=DESK)
    visitor.go("/rules/fists/runes")
    page = visitor.page
    marked = page.locator("[data-clause=runes]")
    expect(marked).to_have_attribute("aria-current", "true")
    expect(marked).to_be_in_viewport()
    table = marked.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["rune", "in the bag", "worth"])
    expect(table.get_by_role("row")).to_have_count(3)
    titles = page.locator("main").get_by_role("heading", level=2)
    expect(titles).to_have_text(
        ["The goal", "What lies on the table", "A turn", "How it ends", "Who wins", "The runes", visitor.t("rules-full")]
    )
    page.get_by_role("link", name="Who wins").click()
    page.wait_for_url("**/rules/fists/winner")
    expect(page.locator("[data-clause=winner]")).to_have_attribute("aria-current", "true")

    page.get_by_role("textbox", name=visitor.t("rules-search")).fill("golden")
    expect(table.get_by_role("row")).to_have_count(2)  # of the table only what was sought
    expect(table.get_by_role("rowheader")).to_have_text("Golden rune")
    expect(page.locator("[data-clause=winner]")).to_have_count(0)
    page.get_by_role("textbox").fill("no such word anywhere")
    expect(page.get_by_text(visitor.t("rules-none", sought="no such word anywhere"))).to_be_visible()


@pytest.mark.parametrize("lang", by_turns(languages()))
def test_rulings_and_options_are_folded_and_called_as_at_set_up(come: Come, lang: str) -> None:
    visitor = come(lang=lang)
    visitor.go("/rules/voluspa")
    page = visitor.page
    clause = page.locator("[data-clause=VO-S2]")
    option = heorot.words.Words(lang, heorot.game("voluspa"))("option-start")
    fold = clause.locator("summary", has_text=visitor.t("rules-option", option=option))
    expect(fold).to_be_visible()
    details = clause.locator("details")
    expect(details).not_to_have_attribute("open", "")
    expect(details.locator("code")).to_have_count(0)
    page.get_by_role("textbox", name=visitor.t("rules-search")).fill(option)
    expect(details).to_have_attribute("open", "")
    visitor.go("/rules/voluspa/VO-S1")
    expect(page.locator("[data-clause=VO-S1] details")).to_have_attribute("open", "")
    expect(page.locator("[data-clause=VO-S2] details")).not_to_have_attribute("open", "")


@pytest.mark.parametrize("name", by_turns([name for name in names() if examples(heorot.game(name))]))
def test_worked_examples_stand_on_the_games_own_board(come: Come, name: str) -> None:
    visitor = come()
    for example in examples(heorot.game(name)):
        visitor.go(f"/rules/{name}/{example.id}")
        clause = visitor.page.locator(f"[data-clause={example.id}]")
        board = clause.get_by_role("img").first
        expect(board).to_be_visible()
        expect(board.locator(".board > *").first).to_be_visible()
        expect(clause.locator("pre")).to_have_count(0)
        assert board.locator("[inert]").count(), "it is a picture: nothing can be done in it"


@pytest.mark.parametrize("name", TOLD)
def test_how_to_play_is_drawn_on_a_phone_and_nothing_is_too_wide(come: Come, name: str) -> None:
    visitor = come(size=PHONE)
    howto = drawn(visitor, name)
    wide = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.outerHTML.slice(0, 200))"
    assert not howto.locator(PICTURE).evaluate_all(wide)
    sizes = howto.locator(PIECE).evaluate_all("nodes => nodes.map(node => Math.min(node.offsetWidth, node.offsetHeight))")
    assert all(size >= 12 for size in sizes), sizes
    # figures lie on a disc of their own dye
    inks = "nodes => nodes.map(node => [getComputedStyle(node).color, getComputedStyle(node.closest('table')).color])"
    for icon, text in howto.locator(f"{PIECE} > svg:not([style*='--dye'])").evaluate_all(inks):
        assert icon == text, "an icon that lies bare on the page is written in its ink, not in the bone of pieces"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TOLD)
def test_how_to_play_is_printed_on_two_pages(come: Come, name: str, lang: str) -> None:
    visitor = come(lang=lang, settings={"theme": "dark"})
    drawn(visitor, name)
    visitor.page.emulate_media(media="print")
    expect(visitor.page.locator(".howto")).to_be_visible()
    for hidden in (".screen", "nav", "input", "header .button"):
        expect(visitor.page.locator(hidden).first).to_be_hidden()
    visitor.page.emulate_media(media=None)
    assert 1 <= len(PAGE.findall(visitor.page.pdf(format="A4"))) <= PAGES


def test_at_the_table_how_to_play_is_in_the_drawer(come: Come, hall: Process) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    visitor.go(f"/table/{ann.playing(game='fists', seats=['me', 'novice'])}")
    TablePage(visitor).tab("frame-rules")
    expect(visitor.page.locator("[data-clause=goal]")).to_be_in_viewport()
