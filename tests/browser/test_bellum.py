"""The table of Bellum Magica: whole games by mouse, by touch, by keyboard, by words; sealed goblins, raids and who knows what."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.bellum import GAME, by_keys, by_mouse, found, goblin, said, side_of, spot, varied, view_of
from tests.browser.conftest import Come
from tests.browser.hall import Person, Process
from tests.browser.loading import TABLE, table_size
from tests.browser.table import TablePage
from tests.browser.visitor import PHONE, Visitor
from tests.effort import by_turns, times

LISTED = 12  # legal moves that are read out
TYPED = times(10_000, 8)  # moves that are made by words; the rest of a game is only told to the hall


def begun(hall: Process, players: int = 2, **more: Any) -> tuple[Person, str]:
    """Return somebody who plays against bots."""
    hild = hall.arrive("Hild")
    return hild, hild.playing(game=GAME, players=players, seats=["me", *["novice"] * (players - 1)], **more)


def lacking(game: dict[str, Any]) -> list[str]:
    """Return the places for which the active line is too weak."""
    return [one["id"] for one in view_of(game)["seats"][0]["targets"] if not one["castle"] and one["swords"] + one["magic"]]


def dear(game: dict[str, Any]) -> list[str]:
    """Return the creatures that cannot be paid for."""
    hires = [hire["card"]["id"] for hire in view_of(game)["hires"] if hire]
    return [one for one in hires if not any(move.startswith(f"hire {one.capitalize()} ") for move in game["legal"])]


def test_a_whole_game_by_mouse(come: Come, hall: Process) -> None:
    hild, id = begun(hall, 3, options={"castles": "chosen"})
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    done = {move.split()[0] for move in table.play_out(hild, varied)}
    assert {"castle", "place", "attack", "hire", "pass"} <= done
    expect(visitor.page.get_by_role("list", name=visitor.t("end-places")).get_by_role("listitem")).to_have_count(3)


def test_a_whole_game_by_touch_on_a_phone(come: Come, hall: Process) -> None:
    hild, id = begun(hall, 2)
    visitor = come(person=hild, size=PHONE)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    table.play_out(hild, varied)


def test_a_whole_game_by_keyboard_alone(come: Come, hall: Process) -> None:
    bo, id = begun(hall, 2)
    blind = come(person=bo)
    blind.go(f"/table/{id}")
    table = TablePage(blind, by_keys).comes()
    assert len(table.play_out(bo, varied, table.play_by_key)) >= 8


@pytest.mark.parametrize("lang", by_turns(("en", "ru")))
def test_a_whole_game_by_words_alone(come: Come, hall: Process, lang: str) -> None:
    vera, id = begun(hall, 2)
    visitor = come(person=vera, lang=lang)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor).comes()
    typed = 0
    for game in table.turns(vera):
        if typed >= TYPED:
            vera.done(id, "move", seat=0, move=varied(game))
            continue
        if typed == 1:
            table.ask(f"{said(table, 'table-command-line')} 3")
            expect(table.answer).to_contain_text("3")
            table.ask(f"{said(table, 'table-command-lord')} 2")
            expect(table.answer).to_contain_text(said(table, "table-store", what="", defence="").partition(":")[0])
        table.say(table.listed(game["line"] % min(LISTED, len(game["legal"]))))
        typed += 1
    assert typed >= 8


def test_what_may_not_be_done_says_why(come: Come, hall: Process) -> None:
    hild, id, game = found(hall, 3, "attack", 3, when=lambda game: bool(lacking(game)))
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    spot(table, f"attack {lacking(game)[0].capitalize()}").click()
    expect(table.notice).to_contain_text("MA-D6")
    table.board.locator("[data-spot='step 4']").click()  # the hires can be looked at, though it is not the time for them
    table.board.locator("[data-hire]").first.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(said(table, "table-source-reconstructed"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(table.board.locator(".strip.targets")).to_be_visible()


def test_a_hire_that_cannot_be_paid_for_says_why(come: Come, hall: Process) -> None:
    hild, id, game = found(hall, 3, "hire", when=lambda game: bool(dear(game)))
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    side_of(table, f"hire {dear(game)[0].capitalize()} left").click()
    expect(table.notice).to_contain_text("MA-D11")


def test_a_target_tells_what_is_missing_and_a_hire_what_it_brings(come: Come, hall: Process) -> None:
    hild, id, game = found(hall, 3, "hire", moves=3, when=lambda game: bool(lacking(game)))
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    move = next(move for move in sorted(game["legal"]) if move.startswith("hire ") and move.endswith(" right"))
    creature = move.split()[1].lower()
    hire = next(one for one in view_of(game)["hires"] if one and one["card"]["id"] == creature)
    lines = [face for face in range(6) if hire["card"]["right"][face] != "-"]
    table.uncover()
    side_of(table, move).hover()
    expect(table.board.locator(".line:has(.more)")).to_have_count(len(lines))  # a mouse over it is enough
    table.sentence.hover()
    expect(table.board.locator(".line:has(.more)")).to_have_count(0)
    table.stage(move)
    expect(table.board.locator(".line:has(.more)")).to_have_count(len(lines))  # what it adds stands at the lines it adds to
    caption = table.board.get_by_role("status")
    expect(caption).not_to_be_empty()
    assert caption.evaluate("node => node.parentElement.scrollHeight <= node.parentElement.clientHeight + 1"), "no word of it is cut off"
    table.board.locator("[data-spot='step 3']").click()
    shown = table.board.locator(f'[data-move="attack {lacking(game)[0].capitalize()}"]')
    expect(shown).to_contain_text(said(table, "table-lack-short"))


def test_two_on_phones_place_their_goblins_at_the_same_time(come: Come, hall: Process) -> None:
    hild, wulf = hall.arrive("Hild"), hall.arrive("Wulf")
    id = hild.open(game=GAME, players=3, seats=["me", "", "novice"])
    wulf.done(id, "sit", seat=1, code=hild.look(id)["you"]["invitations"]["1"])
    hild.done(id, "start")
    tables = []
    for person in (hild, wulf):
        visitor = come(person=person, size=PHONE, lang="ru")
        visitor.go(f"/table/{id}")
        tables.append(TablePage(visitor, by_mouse).my_turn())
    first, second = tables
    goblin(second, 0, "left").click()  # both are choosing
    first.play("place left right")
    expect(first.board).to_contain_text(said(first, "table-sealed-wait"))
    assert view_of(wulf.look(id, eyes=1)["game"])["sealed"][0] == "?"
    expect(goblin(second, 0, "left")).to_have_attribute("aria-pressed", "true")  # what was begun is still there
    expect(second.board.locator(".others")).to_contain_text(said(second, "table-sealed"))
    goblin(second, 1, "left").click()
    second.confirm()
    expect(first.board.locator(".ribbon")).to_be_visible()
    placed = view_of(wulf.look(id, eyes=1)["game"])["seats"][1]["creatures"]
    assert [one["side"] for one in placed] == ["left", "left"]


def robbed(hall: Process) -> tuple[Person, Person, str, dict[str, Any]]:
    """Play by two people and a bot until Hild has robbed Wulf of a chest whose value both know."""
    for _ in range(40):
        hild, wulf = hall.arrive("Hild"), hall.arrive("Wulf")
        id = hild.open(game=GAME, players=2, seats=["me", ""])
        wulf.done(id, "sit", seat=1, code=hild.look(id)["you"]["invitations"]["1"])
        hild.done(id, "start")
        for _ in range(400):
            for seat, who in enumerate((hild, wulf)):
                game = who.look(id, eyes=seat)["game"]
                if "outcome" in game:
                    break
                row = view_of(game)["rows"][0]["chests"]
                if seat == 0 and any(chest["known"] == [0, 1] for chest in row) and "legal" in game:
                    return hild, wulf, id, game
                if "legal" in game:
                    who.done(id, "move", seat=seat, move=varied(game))
            if "outcome" in game:
                break
    raise AssertionError("nobody was robbed")


def test_robbing_shows_who_knows_what(come: Come, hall: Process) -> None:
    hild, wulf, id, _ = robbed(hall)
    row = view_of(hild.look(id, eyes=0)["game"])["rows"][0]["chests"]
    at = next(i for i, chest in enumerate(row) if chest["known"] == [0, 1])
    mine = come(person=hild)
    mine.go(f"/table/{id}")
    table = TablePage(mine, by_mouse).comes()
    chest = table.desk.get_by_role("list").get_by_role("listitem").nth(at)
    expect(chest).to_contain_text(said(table, "table-value", value=row[at]["value"]))
    expect(chest).to_contain_text(said(table, "table-known-to", names="Wulf"))
    theirs: Visitor = come(person=wulf)
    theirs.go(f"/table/{id}")
    other = TablePage(theirs, by_mouse).comes()
    theirs.page.locator("[data-seat='0'] button").click()
    seen = other.board.locator(".strip.lord").get_by_role("listitem")
    expect(seen.nth(at)).to_contain_text(said(other, "table-value", value=row[at]["value"]))
    unknown = next((i for i, chest in enumerate(row) if chest["known"] == [0]), None)
    if unknown is not None:
        expect(seen.nth(unknown)).to_contain_text(said(other, "table-unknown"))
    watching = come()
    watching.go(f"/table/{id}")
    watching.page.locator("[data-seat='0'] button").click()
    looked = TablePage(watching).board.locator(".strip.lord").get_by_role("listitem").nth(at)
    expect(looked).to_contain_text(said(table, "table-unknown"))
    expect(looked).to_contain_text(said(table, "table-known-to", names="Hild and Wulf"))


def test_a_thief_may_leave_the_rest(come: Come, hall: Process) -> None:
    hild, id, game = found(hall, 3, "steal", 2, when=lambda game: "done" in game["legal"])
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    expect(table.sentence).to_contain_text("or leave the rest")
    table.play("done")
    told = [event["what"] for event in hild.look(id, seen=0)["events"]]
    last = next(what for what in told if what["is"] == "move" and what["seat"] == 0 and what["line"] >= game["line"])
    assert last["move"] == "done"
    assert "note-left-rest" in [saying["id"] for saying in last["says"]]


def test_a_line_lists_the_creatures_behind_it(come: Come, hall: Process) -> None:
    hild, id, game = found(hall, 3, "attack", 4)
    visitor = come(person=hild, size=PHONE)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    face = view_of(game)["face"]
    table.board.locator(f"[data-spot='line {face}']").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    expect(dialog).to_contain_text(said(table, "table-source-reconstructed"))
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_entering_its_table_loads(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    assert table_size(come(person=hild), id) <= TABLE
