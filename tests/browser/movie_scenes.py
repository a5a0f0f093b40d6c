"""The Movie's table in states worth looking at: in each act, and how an act was scored; its lesson and an example."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.hall import Person, Process
from tests.browser.movie import GAME, by_mouse, reached
from tests.browser.stages import Scene, Stages
from tests.browser.table import TablePage
from tests.browser.visitor import Visitor

REACHED = {"movie-act-1": (1, 16, "turn"), "movie-act-2": (2, 12, "play"), "movie-act-3": (3, 30, "turn"), "movie-scored": (2, 22, "turn")}


def make(name: str, hall: Process) -> tuple[Person, str]:
    """Play against two bots until the scene is reached."""
    hild = hall.arrive("Hild")
    id = hild.playing(game=GAME, players=3, seats=["me", "novice", "novice"])
    reached(hild, id, *REACHED[name])
    return hild, id


def enter(name: str, visitor: Visitor, stages: Stages) -> None:
    """Come to the table with a move staged; or with the act's sums open."""
    hild, id = stages.made(name, partial(make, name))
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    if name == "movie-scored":
        table.board.locator(".info .button").click()
        expect(table.board.get_by_role("table")).to_be_visible()
        return
    legal = sorted(hild.wait(id)["legal"])
    places = [move for move in legal if re.fullmatch(r"\S+ [a-l]\d+", move)] or legal
    table.stage(places[len(places) // 2])


def who(name: str, stages: Stages) -> Person:
    """Return who sits at a scene's table."""
    return stages.made(name, partial(make, name))[0]


def enter_lesson(visitor: Visitor, _: Stages) -> None:
    """Begin the lesson, with its first figure staged."""
    visitor.go(f"/learn/{GAME}")
    expect(visitor.button("learn-skip")).to_be_visible()
    visitor.button("learn-next").click()  # what wins is said first
    TablePage(visitor, by_mouse).stage("Thane c3")


def enter_example(visitor: Visitor, _: Stages) -> None:
    """Look at a whole act that one figure ends."""
    visitor.go(f"/try/{GAME}/BM-X2")
    expect(TablePage(visitor).sentence).not_to_be_empty()


SCENES = {name: Scene(partial(enter, name), partial(who, name)) for name in REACHED} | {
    "movie-lesson": Scene(enter_lesson, lambda stages: stages.hild),
    "movie-example": Scene(enter_example, lambda stages: stages.hild),
}
