"""The table of Bellum Magica in states worth looking at: sealed goblins, the die, targets, a raid, hires, another lord, the end."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.bellum import by_mouse, found, varied
from tests.browser.hall import Person, Process
from tests.browser.stages import Scene, Stages
from tests.browser.table import TablePage
from tests.browser.visitor import Visitor

REACHED = {  # players, and until when it is played
    "bellum-goblins": (3, "place", 0),
    "bellum-die": (3, "reroll", 4),
    "bellum-targets": (5, "attack", 6),
    "bellum-raid": (3, "steal", 3),
    "bellum-hires": (4, "hire", 5),
    "bellum-lord": (5, "attack", 8),
    "bellum-card": (3, "hire", 3),
}


def make(name: str, hall: Process) -> tuple[Person, str]:
    """Play against bots until the scene is reached."""
    hild, id, _ = found(hall, *REACHED[name], moves=2)
    return hild, id


def enter(name: str, visitor: Visitor, stages: Stages) -> None:
    """Come to the table, with a move staged where that shows more."""
    hild, id = stages.made(name, partial(make, name))
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    if name == "bellum-lord":
        visitor.page.locator("[data-seat='1'] button").click()
        expect(table.board.locator(".strip.lord")).to_be_visible()
    elif name == "bellum-card":
        table.board.locator("[data-spot^='about ']").first.click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
    elif name in ("bellum-targets", "bellum-hires", "bellum-raid"):
        table.stage(varied(hild.wait(id)))


def who(name: str, stages: Stages) -> Person:
    """Return who sits at a scene's table."""
    return stages.made(name, partial(make, name))[0]


SCENES = {name: Scene(partial(enter, name), partial(who, name)) for name in REACHED}
