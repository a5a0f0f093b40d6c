"""Whole games to their end: by mouse, by keyboard alone, by words alone; and a game without a board of its own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage, best
from tests.browser.visitor import Visitor
from tests.browser.voluspa import by_keys, by_mouse

SHORT = Path(__file__).parent / "short.toml"


def set_up(visitor: Visitor, players: int, parts: Path | None = None) -> None:
    """Set up a table against bots by the form, by mouse."""
    visitor.go("/new/voluspa")
    page = visitor.page
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("radio", name=visitor.t("option-edda-true" if parts is None else "option-edda-false")).check()
    if parts:
        page.get_by_text(visitor.t("ui-more"), exact=True).click()
        page.get_by_label(visitor.t("new-parts")).set_input_files(parts)
    visitor.button("new-begin").click()


def test_the_whole_box_by_mouse(come: Come) -> None:
    ann = come()
    set_up(ann, players=3)
    table = TablePage(ann, by_mouse).comes()
    assert len(table.play_out(ann.person(), best)) > 20
    places = ann.page.get_by_role("list", name=ann.t("end-places")).get_by_role("listitem")
    expect(places).to_have_count(3)


def test_a_short_game_by_keyboard_alone(come: Come, hall: Process) -> None:
    bo = hall.arrive("Bo")
    id = bo.playing(seats=["me", "adept"], options={"edda": False}, parts=SHORT.read_text("utf-8"))
    blind = come(person=bo)
    blind.go(f"/table/{id}")
    table = TablePage(blind, by_keys).comes()
    assert len(table.play_out(bo, best, table.play_by_key)) >= 5


def test_a_short_game_by_russian_words_alone(come: Come) -> None:
    vera = come(lang="ru")
    set_up(vera, players=2, parts=SHORT)
    table = TablePage(vera).comes()
    typed = []
    for _ in table.turns(vera.person()):
        typed.append(table.listed())
        table.say(typed[-1])
    assert len(typed) >= 5
    assert any("а" <= letter <= "я" for letter in "".join(typed).lower())
    assert vera.asks(f"/api/tables/{table.id}")["table"]["own_parts"]


def test_the_plain_table_plays_the_tiny_game_to_its_end(come: Come, hall: Process) -> None:
    ann, bo = come(), come(lang="fr")
    id = (opener := hall.arrive("Ann")).open(game="fists", players=2, seats=["me", ""])
    invitation = opener.look(id)["you"]["invitations"]["1"]
    ann.close()
    ann = come(person=opener)
    ann.go(f"/table/{id}")
    bo.go(f"/table/{id}#{invitation}")
    bo.button("gather-sit").click()
    ann.button("gather-begin").click()
    tables = [TablePage(one).comes() for one in (ann, bo)]
    people = [opener, bo.person()]
    for fist in (1, 2, 3):
        for seat, (table, me) in enumerate(zip(tables, people)):
            table.turn(me, seat)
            table.play(f"fist {fist}" if seat else f"fist {4 - fist}")
    for table in tables:
        expect(table.ended).to_be_visible()
