"""The table of Bellum Magica under mouse and keyboard."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hall import Person
from tests.browser.table import TablePage
from tests.browser.words import words

GAME = "bellum_magica"
HIRE = re.compile(r"hire (?P<card>[A-Z][a-z]*) (?P<side>left|right)(?P<glyphs> glyphs)?")
ALONE = {"barrel": "barrel", "spell": "spell", "done": "done"}
RARE = re.compile(r"(raid|steal) |hire .*glyphs$|spell$")


def varied(game: dict[str, Any]) -> str:
    """Return a move, the same each time: what can rarely be done first, then attacks and hires, otherwise any."""
    legal: list[str] = sorted(game["legal"])
    chance = random.Random(game["line"])
    for wished, often in ((RARE, 0.8), (re.compile("attack |hire "), 0.9), (re.compile("pass|done"), 0.8)):
        found = [move for move in legal if wished.match(move)]
        if found and chance.random() < often:
            return chance.choice(found)
    return chance.choice(legal)


def view_of(game: dict[str, Any]) -> dict[str, Any]:
    """Return the view as one's own eyes see it."""
    found: dict[str, Any] = game["view"] | game.get("own", {})
    return found


def reached(me: Person, id: str, step: str, day: int = 1, **more: int) -> dict[str, Any]:
    """Play without a browser until a step of a day, or later, waits for one's own move; `moves`: and at least so many are legal."""
    line = -1
    while "outcome" not in (game := me.wait(id, 0, line)):
        view = view_of(game)
        if view["step"] == step and view["day"] >= day and len(game["legal"]) >= more.get("moves", 0):
            return game
        line = game["line"]
        me.done(id, "move", seat=0, move=varied(game))
    raise AssertionError("the game was over too soon")


def said(table: TablePage, id: str, **args: object) -> str:
    """Return words of this game as they are read on the screen."""
    return " ".join(words(table.visitor.lang, GAME).format(id, args).split())


def spot(table: TablePage, move: str) -> Locator:
    """Return what is tapped for a move that has a place of its own on the table."""
    return table.board.locator(f'[data-move="{move}"]')


def side_of(table: TablePage, move: str) -> Locator:
    """Return the side of a creature for hire."""
    found = HIRE.fullmatch(move)
    assert found, move
    return table.board.locator(f'[data-hire="{found["card"].lower()} {found["side"]}"]')


def button_of(table: TablePage, move: str) -> Locator:
    """Return the button that a move has beside the main one."""
    attack = table.board.locator(".strip.targets").count() > 0
    id = f"table-{ALONE[move]}" if move in ALONE else "table-pass-attack" if attack else "table-pass-die"
    return table.desk.get_by_role("button", name=said(table, id), exact=True)


def goblin(table: TablePage, i: int, side: str) -> Locator:
    """Return the side of a goblin."""
    return table.board.locator(f'[data-goblin="{i} {side}"]')


def otherwise(table: TablePage) -> Locator:
    """Return the button that pays a hire in the other way."""
    return table.desk.locator(".aside")


def by_mouse(table: TablePage, move: str) -> None:
    """Tap what a move is about, or press its button."""
    if move in (*ALONE, "pass"):
        button_of(table, move).click()
    elif move.startswith("place "):
        for i, side in enumerate(move.split()[1:]):
            goblin(table, i, side).click()
    elif move.startswith("hire "):
        side_of(table, move).click()
        pay(table, move)
    else:
        spot(table, move).click()


def pay(table: TablePage, move: str) -> None:
    """Choose glyphs, where a hire could be paid for in both ways."""
    expect(table.take_back).to_be_visible()
    glyphs = said(table, "table-hire-glyphs", creature="X", side="left").rsplit(",", 1)[-1]
    if move.endswith(" glyphs") != (glyphs in table.primary.inner_text()):
        otherwise(table).click()
