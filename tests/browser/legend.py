"""The Legend's table under mouse and keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hall import Person
from tests.browser.keys import focused
from tests.browser.table import TablePage
from tests.browser.words import words

GAME = "beowulf_legend"
SHORT = (Path(__file__).parent / "short_legend.toml").read_text("utf-8")
RARE = ("daring", "rest", "resolve", "inspiration", "blessing", "heal", "give", "show")
IN_HAND = {"daring": "Daring", "rest": "Rest"}  # moves that are made by tapping their card


def varied(game: dict[str, Any]) -> str:
    """Return a move, the same each time: what can rarely be done first; seldom one that only lets the others go on."""
    legal: list[str] = sorted(game["legal"])
    chance = random.Random(game["line"])
    rare = [move for move in legal if move.split()[0] in RARE]
    if rare and chance.random() < 0.6:
        return chance.choice(rare)
    eager = [move for move in legal if move not in ("pass", "no", "done")]
    return chance.choice(eager if eager and chance.random() < 0.7 else legal)


def shown(game: dict[str, Any]) -> dict[str, Any]:
    """Return the view as this seat sees it."""
    found: dict[str, Any] = game["view"] | game.get("own", {})
    return found


def reached(me: Person, id: str, wanted: Callable[[dict[str, Any]], bool], seat: int = 0) -> dict[str, Any]:
    """Play without a browser until a view is as wanted, at one's own turn; returns how the game stands."""
    line = -1
    while "outcome" not in (game := me.wait(id, seat, line)):
        if wanted(shown(game)):
            return game
        line = game["line"]
        me.done(id, "move", seat=seat, move=varied(game))
    raise AssertionError("the game was over too soon")


def kind(view: dict[str, Any]) -> str:
    """Return what kind of episode Beowulf is at."""
    found: str = view["track"][view["episode"] - 1]["kind"]
    return found


def may_bid(view: dict[str, Any]) -> bool:
    """Whether there is treasure to bid, and an auction."""
    mine = view["seats"][0]
    return view["step"] == "bid" and any(re.fullmatch(r"A?T\d", token) for token in (*mine["owned"], *mine["allies"]))


def said(table: TablePage, id: str, /, **args: object) -> str:
    """Return words of this game as they are read on the screen."""
    return " ".join(words(table.visitor.lang, GAME).format(id, args).split())


def held(table: TablePage, what: str) -> Locator:
    """Return a stack of cards or tokens before the player."""
    return table.desk.locator(f'[data-hand="{what}"]')


def offered(table: TablePage, move: str) -> Locator:
    """Return an icon or a card that lies on the table to be taken."""
    return table.board.locator(f'[data-take="{move}"].may')


def row(table: TablePage, seat: int) -> Locator:
    """Return what a player did in this episode."""
    return table.board.locator(f'[data-row="{seat}"]')


def at(table: TablePage, move: str) -> tuple[str, str]:
    """Return where a move is made: the attribute to look for, and what it says."""
    verb, _, what = move.partition(" ")
    if table.desk.locator(f'[data-move="{move}"]').count():
        return "data-move", move
    if verb in IN_HAND:
        return "data-hand", IN_HAND[verb]
    return ("data-take", move) if verb in ("take", "blessing") else ("data-hand", what)


def settled(table: TablePage, move: str) -> None:
    """Wait until the place of a move is there: the page may be a step behind the hall."""
    verb, _, what = move.partition(" ")
    places = [f'[data-move="{move}"]', f'[data-take="{move}"].may', f'[data-hand="{IN_HAND.get(verb, what)}"].may']
    expect(table.page.locator(", ".join(places)).first).to_be_visible()


def by_mouse(table: TablePage, move: str) -> None:
    """Tap what a move is made with."""
    settled(table, move)
    attribute, what = at(table, move)
    place = table.page.locator(f'[{attribute}="{what}"]')
    (place.and_(table.page.locator(".may")) if attribute == "data-take" else place).first.click()


def reach(table: TablePage, attribute: str, what: str = "") -> str:
    """Tab to something with this attribute, which is near; what it says may be wanted too."""
    for key in (*["Shift+Tab"] * 14, *["Tab"] * 60):
        found = focused(table, attribute)
        if found and what in ("", found):
            return found
        table.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {attribute} {what}")


def by_keys(table: TablePage, move: str) -> None:
    """Do the same by Tab, arrows and Enter alone."""
    settled(table, move)
    attribute, what = at(table, move)
    press = table.page.keyboard.press
    here = reach(table, attribute, what if attribute == "data-move" else "")
    if attribute != "data-move":
        for _ in range(40):
            if here == what and (attribute != "data-take" or "may" in focused(table, "class").split()):
                break
            press("ArrowRight")
            here = focused(table, attribute)
        assert here == what, f"the arrows do not reach {what}"
    press("Enter")
