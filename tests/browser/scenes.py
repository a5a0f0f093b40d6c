"""Every main view in a state worth looking at, and how one gets there."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser import bellum_scenes, legend_scenes, movie_scenes
from tests.browser.hall import Person
from tests.browser.stages import Scene, Stages
from tests.browser.table import TablePage, best
from tests.browser.visitor import DESK, Visitor
from tests.browser.voluspa import by_mouse


def without_tiny_games(route: Route) -> None:
    """Answer with the games as a hall has them outside of tests."""
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps([game for game in answer.json() if game["game"] != "fists"]))


def enter_hall(visitor: Visitor, _: Stages) -> None:
    visitor.context.route("**/api/games?*", without_tiny_games)
    visitor.go("/")
    expect(visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.t("hall-none"))).to_be_visible()


def enter_new(visitor: Visitor, _: Stages) -> None:
    visitor.go("/new/voluspa")
    expect(visitor.button("new-begin")).to_be_visible()


def enter_gathering(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.gathering[1]}")
    expect(visitor.page.get_by_role("heading", name=visitor.t("gather-title"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.t("gather-room"), exact=True).first).to_be_visible()


def enter_table(visitor: Visitor, stages: Stages) -> None:
    hild, id = stages.middle
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    table.stage(best(hild.wait(id)))
    expect(table.board.get_by_role("status")).not_to_be_empty()


def enter_waiting(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.waiting[1]}")
    expect(TablePage(visitor).sentence).to_contain_text("Wulf")


def enter_curtain(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.shared[1]}")
    expect(visitor.page.get_by_text(visitor.t("frame-curtain-why"))).to_be_visible()


def enter_end(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.ended[1]}")
    expect(TablePage(visitor).ended).to_be_visible()
    expect(visitor.page.get_by_role("heading", name=visitor.t("summary-sources"))).to_be_attached()


def enter_replay(visitor: Visitor, stages: Stages) -> None:
    hild, id = stages.ended
    moves = [event["what"]["line"] for event in hild.look(id, seen=0)["events"] if event["what"]["is"] == "move"]
    visitor.go(f"/replay/{id}/{moves[len(moves) // 2]}")
    expect(visitor.page.get_by_role("slider", name=visitor.t("replay-slider"))).to_be_visible()


def enter_rules(visitor: Visitor, _: Stages) -> None:
    visitor.go("/rules/voluspa/VO-C2")
    expect(visitor.page.locator("[data-clause=VO-C2]")).to_be_visible()


def enter_lesson(visitor: Visitor, _: Stages) -> None:
    visitor.go("/learn/voluspa")
    expect(visitor.button("learn-skip")).to_be_visible()
    visitor.button("learn-next").click()  # what wins is said first


def enter_example(visitor: Visitor, _: Stages) -> None:
    visitor.go("/try/voluspa/VO-X1")
    expect(TablePage(visitor).sentence).not_to_be_empty()


def enter_settings(visitor: Visitor, _: Stages) -> None:
    visitor.go("/settings")
    expect(visitor.button("settings-forget-do")).to_be_visible()


def enter_about(visitor: Visitor, _: Stages) -> None:
    visitor.go("/about")
    expect(visitor.page.get_by_role("heading", name=visitor.t("about-dealing"))).to_be_attached()


def enter_plain(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.plain[1]}")
    expect(visitor.page.get_by_role("heading", name=visitor.t("frame-moves"))).to_be_visible()


def enter_screen(visitor: Visitor, stages: Stages) -> None:
    visitor.go(f"/table/{stages.screen[1]}")
    expect(visitor.page.get_by_role("img", name=visitor.t("gather-qr"))).to_be_visible()


def enter_error(visitor: Visitor, _: Stages) -> None:
    visitor.go("/table/nowhere")
    expect(visitor.alert("trouble-not-found")).to_be_visible()


def hild(stages: Stages) -> Person:
    """Return who sits at the tables."""
    return stages.hild


SCENES: dict[str, Scene] = {
    "hall": Scene(enter_hall, lambda stages: stages.fresh, still=(DESK, (390, 844))),
    "new": Scene(enter_new, hild, still=()),
    "gathering": Scene(enter_gathering, hild, still=()),
    "table": Scene(enter_table, hild),
    "waiting": Scene(enter_waiting, hild),
    "curtain": Scene(enter_curtain, hild),
    "end": Scene(enter_end, hild),
    "replay": Scene(enter_replay, hild),
    "rules": Scene(enter_rules, hild),
    "lesson": Scene(enter_lesson, hild),
    "example": Scene(enter_example, hild),
    "settings": Scene(enter_settings, hild, still=()),
    "about": Scene(enter_about, hild, still=()),
    "plain": Scene(enter_plain, lambda stages: stages.plain[0]),
    "screen": Scene(enter_screen, hild),
    "error": Scene(enter_error, hild, still=()),
    **movie_scenes.SCENES,
    **bellum_scenes.SCENES,
    **legend_scenes.SCENES,
}
