"""The Movie's board under mouse and keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hall import Person
from tests.browser.keys import focused, tab_to
from tests.browser.table import TablePage
from tests.browser.words import words

GAME = "beowulf_movie"
LINE = re.compile(r"(?P<what>\S+) (?P<at>[a-l]\d{1,2})(?:>(?P<to>[a-l]\d{1,2}))?")
ASKED = ("remove", "swap", "with")  # an ability asks for a tile: nothing is taken in hand
AT_ONCE = ("draw", "pass")  # done by one press
RARE = re.compile(r"(Counsel|Drunkenness|swap|with|remove)\S* |.* cash$")
ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}


def varied(game: dict[str, Any]) -> str:
    """Return a move, the same each time: what can rarely be done first, otherwise any."""
    legal: list[str] = sorted(game["legal"])
    chance = random.Random(game["line"])
    rare = [move for move in legal if RARE.match(move)]
    if rare and chance.random() < 0.7:
        return chance.choice(rare)
    return "draw" if "draw" in legal and chance.random() < 0.7 else chance.choice(legal)


def reached(me: Person, id: str, act: int, open: int, step: str = "turn") -> None:
    """Play without a browser until an act has so few open spaces, at the beginning of one's own turn."""
    line = -1
    while "outcome" not in (game := me.wait(id, 0, line)):
        view = game["view"] | game.get("own", {})
        if view["act"] == act and view["step"] == step and sum(one["kind"] == "open" for one in view["cells"]) <= open:
            return
        line = game["line"]
        me.done(id, "move", seat=0, move=varied(game))
    raise AssertionError("the game was over too soon")


def said(table: TablePage, id: str) -> str:
    """Return words of this game as they are read on the screen."""
    return " ".join(words(table.visitor.lang, GAME).format(id, {}).split())


def read(move: str) -> tuple[str, str, str]:
    """Return what a move takes in hand (nothing where an ability asks), its cell, and where a figure goes."""
    found = LINE.fullmatch(move)
    assert found, move
    return "" if found["what"] in ASKED else found["what"], found["at"], found["to"] or ""


def cell(table: TablePage, at: str) -> Locator:
    """Return a space of the board."""
    return table.board.locator(f'[data-cell="{at}"]')


def held(table: TablePage, what: str, pressed: str = "") -> Locator:
    """Return a figure or a tile before the player."""
    return table.desk.locator(f'[data-hand="{what}"]{pressed}')


def summed_up(table: TablePage) -> Locator:
    """Return the button by which one goes on from an act's sums: they lie over the board until something is taken in hand."""
    return table.board.get_by_role("button", name=said(table, "table-story-on"), exact=True)


def by_mouse(table: TablePage, move: str) -> bool:
    """Pick a figure or a tile and tap a space; or press the button that a move has for itself: what is to be drawn is drawn by that."""
    verb = move.split()[-1]
    if verb == "cash":
        take(table, move.split()[0])
    if verb in ("draw", "keep", "pass", "cash"):
        table.desk.get_by_role("button", name=said(table, f"table-{verb}"), exact=True).click()
        return verb in AT_ONCE
    what, at, to = read(move)
    if what:
        take(table, what)
    elif summed_up(table).count():
        summed_up(table).click()
    cell(table, at).click()
    if to and table.take_back.count() == 0:  # with one way only, the tap was enough
        expect(table.board.locator(f'[data-cell="{at}"].aimed').or_(table.take_back)).to_be_visible()
        if table.take_back.count() == 0:
            cell(table, to).click()
    return False


def summed(table: TablePage) -> bool:
    """Whether a figure's whole sum is written out."""
    sums = table.board.locator(".sum").all_inner_texts()
    return any(re.search(r"= [+−]?\d", one) for one in sums)


def take(table: TablePage, what: str) -> None:
    """Take a figure or tile in hand, unless it was taken by itself."""
    if held(table, what, "[aria-pressed=true]").count() == 0:
        held(table, what).first.click()
    expect(held(table, what, "[aria-pressed=true]")).to_have_count(1)


def middle(spot: Locator) -> tuple[float, float]:
    """Return where a space stands on the screen."""
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walk(table: TablePage, at: str) -> None:
    """Walk over the board by the arrows until a space has the focus."""
    x, y = middle(cell(table, at))
    been: Counter[tuple[str, str]] = Counter()
    here = tab_to(table, "data-cell", back=True)
    for _ in range(200):
        if here == at:
            return
        hx, hy = middle(cell(table, here))
        wishes = sorted(ARROWS, key=lambda key: -(ARROWS[key][0] * (x - hx) + ARROWS[key][1] * (y - hy)))
        key = min(wishes, key=lambda key: been[here, key])  # what was tried before comes last: so every space is found
        been[here, key] += 1
        table.page.keyboard.press(key)
        here = focused(table, "data-cell")
    raise AssertionError(f"the arrows do not reach {at}")


def by_keys(table: TablePage, move: str) -> bool:
    """Do the same by Tab, arrows and Enter alone."""
    press = table.page.keyboard.press
    verb = move.split()[-1]
    if verb == "cash":
        take_by_keys(table, move.split()[0])
    if verb in ("draw", "keep", "pass", "cash"):
        for _ in range(80):
            if table.page.evaluate("document.activeElement?.textContent.trim()") == said(table, f"table-{verb}"):
                break
            press("Tab")
        press("Enter")
        return verb in AT_ONCE
    what, at, to = read(move)
    if what:
        take_by_keys(table, what)
    elif summed_up(table).count():
        press("Escape")
    walk(table, at)
    press("Enter")
    if to:
        expect(table.board.locator(f'[data-cell="{at}"].aimed').or_(table.take_back)).to_be_visible()
        if table.take_back.count() == 0:
            walk(table, to)
            press("Enter")
    return False


def take_by_keys(table: TablePage, what: str) -> None:
    """Take a figure or tile in hand by the keyboard."""
    here = tab_to(table, "data-hand")
    for _ in range(60):
        if here == what:
            break
        table.page.keyboard.press("ArrowRight")
        here = focused(table, "data-hand")
    assert here == what, f"the arrows do not reach {what}"
    if held(table, what, "[aria-pressed=true]").count() == 0:
        table.page.keyboard.press("Enter")
    expect(held(table, what, "[aria-pressed=true]")).to_have_count(1)
