"""The table of Bellum Magica under mouse and keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hall import Person, Process
from tests.browser.keys import focused, tab_to
from tests.browser.movie import ARROWS, middle
from tests.browser.table import TablePage
from tests.browser.words import words

GAME = "bellum_magica"
Wish = Callable[[dict[str, Any]], bool]
HIRE = re.compile(r"hire (?P<card>[A-Z][a-z]*) (?P<side>left|right)(?P<glyphs> glyphs)?")
ALONE = {"barrel": "barrel", "spell": "spell", "done": "done"}
RARE = re.compile(r"(raid|steal) |hire .*glyphs$|spell$")


def varied(game: dict[str, Any]) -> str:
    """Return a move, the same each time: what can rarely be done first, then attacks and hires, otherwise any."""
    legal: list[str] = sorted(game["legal"])
    chance = random.Random(game["line"])
    for wished, often in ((RARE, 0.8), (re.compile("attack |hire "), 0.9), (re.compile("pass|done"), 0.8)):
        wishes = [move for move in legal if wished.match(move)]
        if wishes and chance.random() < often:
            return chance.choice(wishes)
    return chance.choice(legal)


def view_of(game: dict[str, Any]) -> dict[str, Any]:
    """Return the view as one's own eyes see it."""
    view: dict[str, Any] = game["view"] | game.get("own", {})
    return view


def always(_: dict[str, Any]) -> bool:
    """Wish for nothing more."""
    return True


def reached(me: Person, id: str, step: str, day: int = 1, moves: int = 0, when: Wish = always) -> dict[str, Any] | None:
    """Play without a browser until a step of a day, or later, waits for one's own move; none if the game was over too soon.

    `moves`: at least so many are legal; `when`: what else the game must be like.
    """
    line = -1
    while "outcome" not in (game := me.wait(id, 0, line)):
        view = view_of(game)
        if view["step"] == step and view["day"] >= day and len(game["legal"]) >= moves and when(game):
            return game
        line = game["line"]
        me.done(id, "move", seat=0, move=varied(game))
    return None


def found(hall: Process, players: int, step: str, day: int = 1, moves: int = 0, when: Wish = always) -> tuple[Person, str, dict[str, Any]]:
    """Play against bots, one game after another, until one of them is at such a step."""
    hild = hall.arrive("Hild")
    for _ in range(40):
        id = hild.playing(game=GAME, players=players, seats=["me", *["novice"] * (players - 1)])
        if game := reached(hild, id, step, day, moves, when):
            return hild, id, game
    raise AssertionError(f"no game comes to {step}")


def said(table: TablePage, id: str, **args: object) -> str:
    """Return words of this game as they are read on the screen."""
    return " ".join(words(table.visitor.lang, GAME).format(id, args).split())


def spot(table: TablePage, move: str) -> Locator:
    """Return what is tapped for a move that has a place of its own on the table."""
    return table.board.locator(f'[data-move="{move}"]')


def side_of(table: TablePage, move: str) -> Locator:
    """Return the side of a creature for hire."""
    hire = HIRE.fullmatch(move)
    assert hire, move
    return table.board.locator(f'[data-hire="{hire["card"].lower()} {hire["side"]}"]')


def button_of(table: TablePage, move: str) -> Locator:
    """Return the button that a move has beside the main one."""
    attack = table.board.locator(".strip.targets").count() > 0
    raid = table.board.locator(".strip.raid").count() > 0
    id = f"table-{ALONE[move]}" if move in ALONE else "table-pass-attack" if attack else "table-pass-die"
    name = said(table, "table-leave" if move == "done" and raid else id, does="rerolls")
    return table.desk.get_by_role("button", name=name, exact=True)


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
    """Choose the way to pay, where there are two."""
    expect(table.take_back).to_be_visible()
    if table.board.locator(f'[data-staged="{move}"]').count() == 0:
        otherwise(table).click()
    expect(table.board.locator(f'[data-staged="{move}"]')).to_have_count(1)


def press_on(table: TablePage, wanted: Locator) -> None:
    """Go back by Tab to the table, then on until something has the focus, and press Enter."""
    node = wanted.element_handle()
    if not focused(table, "data-spot"):
        tab_to(table, "data-spot", back=True)
    for _ in range(60):
        if table.page.evaluate("node => document.activeElement === node", node):
            table.page.keyboard.press("Enter")
            return
        table.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not reach it")


def walk_to(table: TablePage, wanted: Locator) -> None:
    """Come to the table by Tab, walk there by the arrows, and press Enter."""
    name = wanted.get_attribute("data-spot")
    tab_to(table, "data-spot", back=True)
    been: set[tuple[str, str]] = set()
    for _ in range(60):
        here = focused(table, "data-spot")
        if here == name:
            table.page.keyboard.press("Enter")
            return
        x, y = middle(wanted)
        hx, hy = middle(table.board.locator(f'[data-spot="{here}"]'))
        wishes = sorted(ARROWS, key=lambda key: -(ARROWS[key][0] * (x - hx) + ARROWS[key][1] * (y - hy)))
        key = next((key for key in wishes if (here, key) not in been), None)
        assert key, f"the arrows do not reach {name} from {here}"
        been.add((here, key))
        table.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not reach {name}")


def by_keys(table: TablePage, move: str) -> None:
    """Do the same by Tab, arrows and Enter alone."""
    if move in (*ALONE, "pass"):
        press_on(table, button_of(table, move))
    elif move.startswith("place "):
        for i, side in enumerate(move.split()[1:]):
            walk_to(table, goblin(table, i, side))
    elif move.startswith("hire "):
        walk_to(table, side_of(table, move))
        expect(table.take_back).to_be_visible()
        if table.board.locator(f'[data-staged="{move}"]').count() == 0:
            press_on(table, otherwise(table))
        expect(table.board.locator(f'[data-staged="{move}"]')).to_have_count(1)
    else:
        walk_to(table, spot(table, move))
