"""What helps while one plays, and what one does when it is over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from heorot import records
from tests.browser import legend
from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import Picking, TablePage, best
from tests.browser.voluspa import by_mouse

SHORT = Path(__file__).parent / "short.toml"


def impossible(game: dict[str, Any]) -> tuple[str, str]:
    """Return a tile in hand and a laid tile on which it cannot be put."""
    view = game["view"] | game["own"]
    for tile in view["seats"][0]["hand"]:
        for laid in view["tiles"]:
            at = f"{laid['x']},{laid['y']}"
            if not any(move.lower().startswith(f"{tile} {at}") for move in game["legal"]):
                return tile, at
    raise AssertionError("every tile may be put anywhere")


@pytest.mark.parametrize(("game", "pick"), [("voluspa", by_mouse), ("beowulf_legend", legend.by_mouse)])
def test_after_a_move_the_keyboard_is_still_at_the_hand(come: Come, hall: Process, game: str, pick: Picking) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    visitor.go(f"/table/{ann.playing(game=game, seats=['me', 'novice'])}")
    table = TablePage(visitor, pick)
    stands = table.turn(ann)
    for _ in range(2):
        table.stage(best(stands))
        table.primary.focus()
        visitor.page.keyboard.press("Enter")
        table.done()
        stands = table.turn(ann)
        expect(table.desk.locator(":focus")).to_have_count(1)


def test_why_not_taking_back_hints_and_undo(come: Come, hall: Process) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    visitor.go(f"/table/{ann.playing(seats=['me', 'adept'], options={'edda': False})}")
    table = TablePage(visitor, by_mouse)
    game = table.turn(ann)

    tile, at = impossible(game)
    table.desk.locator(f"[data-hand={tile}]").first.click()
    table.board.locator(f'[data-cell="{at}"]').click()
    clause = table.notice.get_by_role("button", name=re.compile(r"^VO-"))
    expect(clause).to_be_visible()
    told = table.notice.inner_text()
    assert len(told.replace(clause.inner_text(), "").strip()) > 10, "there is no sentence"
    wanted = clause.inner_text()
    clause.click()
    expect(visitor.page.get_by_role("tab", name=visitor.t("frame-rules"))).to_have_attribute("aria-selected", "true")
    marked = visitor.page.locator(f"[data-clause={wanted}]")
    expect(marked).to_have_attribute("aria-current", "true")
    expect(marked).to_be_in_viewport()
    table.tab("saga-title")

    move = best(game)
    table.stage(move)
    expect(table.primary).to_contain_text(f"+{game['legal'][move]}" if game["legal"][move] else re.compile("."))
    table.take_back.click()
    expect(table.take_back).to_have_count(0)
    expect(table.primary).to_be_disabled()

    table.hint.click()
    expect(table.take_back).to_be_visible()
    expect(table.notice).not_to_be_empty()
    table.take_back.click()

    table.play(move)
    table.turn(ann)
    table.undo.click()
    expect(table.saga().filter(has_text=visitor.t("saga-undone"))).to_be_visible()
    again = table.turn(ann)
    assert again["view"]["tiles"] == game["view"]["tiles"]
    assert set(again["legal"]) == set(game["legal"])


def test_giving_up_a_rematch_a_replay_and_the_record(come: Come, hall: Process, tmp_path: Path) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    id = ann.playing(seats=["me", "adept"])
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse)
    for _ in range(3):
        table.play(best(table.turn(ann)))
    table.turn(ann)
    table.concede()
    expect(table.ended).to_be_visible()
    expect(visitor.page.get_by_role("list", name=visitor.t("end-places"))).to_contain_text(visitor.t("end-conceded"))

    with visitor.page.expect_download() as download:
        visitor.link("end-record").click()
    download.value.save_as(tmp_path / "record.jsonl")
    assert records.verify(tmp_path / "record.jsonl").end

    table.replay.click()
    slider = visitor.page.get_by_role("slider", name=visitor.t("replay-slider"))
    expect(slider).to_have_value("0")
    tiles = table.board.locator("[data-cell]:not(.free)")
    expect(tiles).to_have_count(1)
    for step in (1, 2):
        visitor.button("replay-next").click()
        expect(slider).to_have_value(str(step))
    told = [event["what"] for event in ann.look(id, seen=0)["events"]]
    second = [what["line"] for what in told if what["is"] == "move" and what["seat"] >= 0][1]
    visitor.page.wait_for_url(f"**/replay/{id}/{second}")
    address, shown = visitor.page.url, table.sentence.inner_text()
    visitor.page.keyboard.press("End")
    expect(slider).not_to_have_value("2")
    visitor.page.wait_for_url(lambda url: url != address)
    visitor.page.goto(address)
    expect(slider).to_have_value("2")
    expect(table.sentence).to_have_text(shown)
    visitor.link("replay-to-table").click()

    table.rematch.click()
    visitor.page.wait_for_url(lambda url: "/table/" in url and id not in url)
    TablePage(visitor, by_mouse).my_turn()  # against bots it begins at once
    again = visitor.asks(f"/api/tables/{visitor.table_id()}")
    assert again["you"]["seats"] == [0]
