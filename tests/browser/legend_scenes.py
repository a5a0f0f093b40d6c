"""The Legend's table in states worth looking at: a risk opened, sealed cards, a battle, icons, a recovery, an auction, the whole saga."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.hall import Person, Process
from tests.browser.legend import GAME, by_mouse, kind, may_bid, reached
from tests.browser.stages import Scene, Stages
from tests.browser.table import TablePage
from tests.browser.visitor import PHONE, Visitor

Wanted = Callable[[dict[str, Any]], bool]
REACHED: dict[str, tuple[int, Wanted]] = {
    "legend-risk": (4, lambda view: kind(view) == "risk"),
    "legend-sealed": (3, lambda view: view["step"] == "lay" and bool(view["seats"][0]["laid"])),
    "legend-battle": (5, lambda view: view["step"] == "turn" and view["seats"][0]["need"] > 0),
    "legend-icons": (5, lambda view: view["step"] == "take"),
    "legend-recovery": (5, lambda view: view["step"] == "recover"),
    "legend-auction": (4, lambda view: view["episode"] > 10 and may_bid(view)),
    "legend-saga": (3, lambda view: view["episode"] > 8),
}


def make(name: str, hall: Process) -> tuple[Person, str]:
    """Play against bots until the scene is reached; games that never come there are left."""
    players, wanted = REACHED[name]
    hild = hall.arrive("Hild")
    for _ in range(20):
        id = hild.playing(game=GAME, players=players, seats=["me", *["novice"] * (players - 1)], options={"advanced": True})
        try:
            reached(hild, id, wanted)
        except AssertionError:
            continue
        return hild, id
    raise AssertionError(f"no game comes to {name}")


def enter(name: str, visitor: Visitor, stages: Stages) -> None:
    """Come to the table with a move staged; or with the whole saga open, where it is not seen at once."""
    hild, id = stages.made(name, partial(make, name))
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    if name == "legend-saga":
        size = visitor.page.viewport_size
        if size and size["width"] <= PHONE[0]:
            table.board.locator(".ribbon").click()
            expect(visitor.page.get_by_role("dialog")).to_be_visible()
        else:
            table.board.locator('[data-episode="4"]').click()
            expect(table.board.locator(".targets .taker").first).to_be_visible()
        return
    legal = sorted(hild.wait(id)["legal"])
    eager = [move for move in legal if move not in ("pass", "done", "daring")]
    table.stage("risk" if name == "legend-risk" else next((move for move in eager if move != "risk"), legal[0]))


def who(name: str, stages: Stages) -> Person:
    """Return who sits at a scene's table."""
    return stages.made(name, partial(make, name))[0]


def enter_lesson(visitor: Visitor, _: Stages) -> None:
    """Begin the lesson, with its first risk staged."""
    visitor.go(f"/learn/{GAME}")
    expect(visitor.button("learn-skip")).to_be_visible()
    TablePage(visitor, by_mouse).stage("risk")


def enter_example(visitor: Visitor, _: Stages) -> None:
    """Look at Grendel's attack as the rulebook tells it."""
    visitor.go(f"/try/{GAME}/BL-X2")
    expect(TablePage(visitor).sentence).not_to_be_empty()


SCENES = {name: Scene(partial(enter, name), partial(who, name)) for name in REACHED} | {
    "legend-lesson": Scene(enter_lesson, lambda stages: stages.hild),
    "legend-example": Scene(enter_example, lambda stages: stages.hild),
}
