"""A table in the browser, as every game's tests use it: whose turn it is, what is staged, what may be done besides moving.

How a move is picked on a game's own board is the game's matter: see `Picking`, and voluspa.py for one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from playwright.sync_api import Locator, expect

from tests.browser.hall import Person
from tests.browser.visitor import Visitor
from tests.effort import times

AGAIN = times(10_000, 1)  # so often a move of one shape is made by hand in a game; the others are only told to the hall


def shape(move: str) -> str:
    """Return a move without its names and places: moves of one shape are picked in the same way.

    >>> shape("Loki -2,0>1,0"), shape("hire Troll left glyphs"), shape("Thane c3")
    ('· ·,·>·,·', 'hire · left glyphs', '· ·')
    """
    return re.sub(r"[A-Z]\w*|-?\b[a-l]?\d+", "·", move)


class Picking(Protocol):
    """How a move is staged on a game's board."""

    def __call__(self, table: TablePage, move: str) -> bool | None:
        """Choose a move, so that it waits for its confirmation; returns whether it was done by that, as nothing is to be weighed."""


def from_the_list(table: TablePage, move: str) -> None:
    """Choose a move on the plain table, where every move is a button."""
    table.board.get_by_role("button", name=move).click()


class TablePage:
    """What one sees and touches at a table."""

    def __init__(self, visitor: Visitor, pick: Picking = from_the_list) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.pick = pick
        self.line = -1  # of the last turn that was seen
        self.sentence = self.page.locator("header .sentence")
        self.board = self.page.get_by_role("main")
        self.desk = self.page.get_by_role("region", name=visitor.t("frame-hand"))
        self.primary = self.desk.locator(".primary")
        self.take_back = visitor.button("frame-take-back")
        self.undo = visitor.button("frame-undo")
        self.hint = visitor.button("frame-hint")
        self.command = self.page.get_by_label(visitor.t("frame-command"))
        self.answer = self.page.locator("output")
        self.notice = self.page.locator(".notice")
        self.ended = self.page.get_by_role("heading", level=2).and_(self.page.locator("#end-title"))
        self.rematch = visitor.button("end-rematch")
        self.replay = visitor.button("end-replay")

    @property
    def id(self) -> str:
        """The table's id."""
        return self.visitor.table_id()

    def comes(self) -> TablePage:
        """Wait until the game is there."""
        expect(self.sentence).not_to_be_empty()
        return self

    def my_turn(self) -> TablePage:
        """Wait until the page says that it is this visitor's turn."""
        expect(self.sentence).to_contain_text(self.visitor.t("frame-your-turn-short"))
        return self

    def turn(self, me: Person, seat: int = 0) -> dict[str, Any]:
        """Wait for the seat's next turn, in the hall and on the page; returns how the game stands, over or not."""
        game = me.wait(self.id, seat, self.line)
        if "outcome" in game:
            expect(self.ended).to_be_visible()
        else:
            self.visitor.catches_up(game["line"])
            self.my_turn()
            self.line = game["line"]
        return game

    def turns(self, me: Person) -> Iterator[dict[str, Any]]:
        """Go through all turns of a seat until the game is over: how it stands at each, for whoever makes a move then."""
        while "outcome" not in (game := self.turn(me)):
            yield game

    def play_out(self, me: Person, choose: Callable[[dict[str, Any]], str], play: Callable[[str], None] | None = None) -> list[str]:
        """Play to the end, by mouse or finger unless it is said how; returns the moves."""
        made: list[str] = []
        shapes: Counter[str] = Counter()
        while "outcome" not in (game := me.wait(self.id, 0, self.line)):
            move = choose(game)
            made.append(move)
            shapes[shape(move)] += 1
            if shapes[shape(move)] <= AGAIN:
                self.turn(me)
                (play or self.play)(move)
            else:
                self.line = game["line"]
                me.done(self.id, "move", seat=0, move=move)
        self.turn(me)
        told = [event["what"] for event in me.look(self.id, seen=0)["events"]]
        # what was sealed may never be told, and what chance adds to a move stands behind a mark
        heard = [what["move"].partition(" !")[0] for what in told if what["is"] == "move" and what["seat"] == 0]
        assert len(heard) == len(made)
        for wanted, move in zip(made, heard):
            assert move == wanted or "?" in move, f"{move} was made, not {wanted}"
        return made

    def uncover(self) -> None:
        """Close the drawer with saga, rules and chat, which lies over the seats and a little of the board."""
        shut = self.visitor.button("frame-shut")
        if shut.count() and shut.is_visible():
            shut.click()

    def stage(self, move: str) -> bool:
        """Choose a move, and see that it waits; the only one there is waits by itself. Returns whether it waits: some are done at once."""
        self.uncover()
        if (self.primary.count() == 0 or self.primary.get_attribute("data-move") != move) and self.pick(self, move):
            return False
        expect(self.take_back).to_be_visible()
        return True

    def confirm(self) -> None:
        """Do what is staged, by the main button."""
        move = self.primary.get_attribute("data-move")
        self.primary.click()
        self.done(move or "")

    def done(self, move: str = "") -> None:
        """Wait until nothing is staged, or not this move: the hall has heard it. Another may be, where it is the only one there is."""
        expect(self.desk.locator(f'.primary[data-move="{move}"]') if move else self.take_back).to_have_count(0)

    def play(self, move: str) -> None:
        """Stage a move and do it."""
        if self.stage(move):
            self.primary.click()
        self.done(move)

    def play_by_key(self, move: str) -> None:
        """Stage a move and do it without a mouse."""
        by_itself = self.primary.count() > 0 and self.primary.get_attribute("data-move") == move
        if self.stage(move):
            if by_itself:
                self.primary.focus()  # nothing was picked: one goes to the main button
            self.page.keyboard.press("Enter")  # the same again does it
        self.done(move)

    def ask(self, text: str) -> None:
        """Type something into the command box."""
        if not self.command.count():
            self.tab("saga-title")
        self.command.fill(text)
        self.command.press("Enter")

    def listed(self, number: int = 0) -> str:
        """Ask by words for the legal moves; returns one of those that are read out."""
        self.ask(self.visitor.t("command-legal"))
        lines = self.answer.get_by_role("paragraph")
        expect(lines.first).to_have_text(re.compile(r"^\d"))  # how many there are: what was answered before may still stand there
        expect(lines.nth(1)).to_contain_text(":")
        return lines.nth(1 + number).inner_text().rpartition(":")[0]

    def say(self, move: str) -> None:
        """Do a move by words; whoever goes on waits for the next turn, where a move may wait by itself already."""
        self.ask(move.lower())

    def tab(self, id: str) -> Locator:
        """Open a tab beside the board, where it is a drawer or a sheet by its handle; returns its panel."""
        expect(self.board).to_be_visible()
        wanted = self.page.get_by_role("tab", name=self.visitor.t(id))
        grip = self.visitor.button("frame-grip")
        if grip.count() and not wanted.count():
            grip.click()
        wanted.click()
        return self.page.get_by_role("tabpanel")

    def close_sheet(self) -> None:
        """Close drawer or sheet again."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("tab")).to_have_count(0)

    def menu(self, id: str) -> None:
        """Choose something from the menu."""
        self.visitor.button("menu-title").click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.visitor.t(id), exact=True).click()

    def concede(self) -> None:
        """Give up, and mean it."""
        self.menu("menu-concede")
        self.visitor.button("ui-yes").click()

    def saga(self) -> Locator:
        """Return the lines of the saga, which is opened where it is not."""
        if not self.page.get_by_role("list", name=self.visitor.t("saga-title")).count():
            self.tab("saga-title")
        return self.page.get_by_role("list", name=self.visitor.t("saga-title")).get_by_role("listitem")


def best(game: dict[str, Any]) -> str:
    """Return a move that brings most."""
    legal: dict[str, Any] = game["legal"]
    return max(legal, key=lambda move: worth_of(legal[move]))


def worth_of(worth: Any) -> float:
    """Return a number for what a move is worth: of a range its middle, the least of what nobody knows."""
    if isinstance(worth, dict):
        return float(worth.get("mean", (worth["low"] + worth["high"]) / 2))
    return float("-inf") if worth is None else float(worth)
