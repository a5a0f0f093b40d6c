"""Every main view in a state worth looking at: what must be there before, and how one gets there."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property

from playwright.sync_api import Route, expect

from tests.browser.hall import Person, Process
from tests.browser.table import TablePage, best
from tests.browser.visitor import Visitor
from tests.browser.voluspa import by_mouse

TURNS = 8  # of one's own, before the table is looked at


class Stages:
    """The tables that the scenes need, each made when it is first asked for."""

    def __init__(self, hall: Process) -> None:
        self.hall = hall
        self.hild = hall.arrive("Hild")

    def begun(self, turns: int) -> tuple[Person, str]:
        """Return a game in which Hild has made so many moves."""
        table = self.hild.playing(players=3, seats=["me", "strong", "strong"], options={"edda": True})
        line = -1
        for _ in range(turns):
            game = self.hild.wait(table, 0, line)
            if "outcome" in game:
                break
            line = game["line"]
            self.hild.done(table, "move", seat=0, move=best(game))
        self.hild.wait(table, 0, line)
        return self.hild, table

    @cached_property
    def middle(self) -> tuple[Person, str]:
        """Return a game in full swing, at Hild's turn."""
        return self.begun(TURNS)

    @cached_property
    def ended(self) -> tuple[Person, str]:
        """Return a game that is over."""
        return self.begun(1000)

    @cached_property
    def gathering(self) -> tuple[Person, str]:
        """Return a table with a seat that is still open."""
        return self.hild, self.hild.open(players=3, seats=["me", "", "strong"])

    @cached_property
    def shared(self) -> tuple[Person, str]:
        """Return a game of two people at one device."""
        return self.hild, self.hild.playing(seats=["me", "guest: Bo"])

    @cached_property
    def waiting(self) -> tuple[Person, str]:
        """Return a game in which it is not Hild's turn, for long."""
        while True:
            table = self.hild.open(players=2, seats=["me", ""])
            other = self.hall.arrive("Wulf")
            other.done(table, "sit", seat=1, code=self.hild.look(table)["you"]["invitations"]["1"])
            self.hild.done(table, "start")
            for seat, who in ((0, self.hild), (1, other)):
                game = who.look(table, eyes=seat)["game"]
                if seat == 1 and "legal" in game:
                    return self.hild, table
                if "legal" in game:
                    who.done(table, "move", seat=seat, move=best(game))

    @cached_property
    def plain(self) -> tuple[Person, str]:
        """Return a game that has no board of its own."""
        wulf = self.hall.arrive("Wulf")
        return wulf, wulf.playing(game="fists", players=2, seats=["me", "novice"])

    @cached_property
    def fresh(self) -> Person:
        """Return somebody who sits nowhere yet."""
        return self.hall.arrive("Freawaru")


Enter = Callable[[Visitor, Stages], None]


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
    expect(visitor.page.get_by_role("heading", name=visitor.t("end-sources"))).to_be_attached()


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


def enter_error(visitor: Visitor, _: Stages) -> None:
    visitor.go("/table/nowhere")
    expect(visitor.alert("trouble-not-found")).to_be_visible()


SCENES: dict[str, Enter] = {
    "hall": enter_hall,
    "new": enter_new,
    "gathering": enter_gathering,
    "table": enter_table,
    "waiting": enter_waiting,
    "curtain": enter_curtain,
    "end": enter_end,
    "replay": enter_replay,
    "rules": enter_rules,
    "lesson": enter_lesson,
    "example": enter_example,
    "settings": enter_settings,
    "about": enter_about,
    "plain": enter_plain,
    "error": enter_error,
}


def who(name: str, stages: Stages) -> Person:
    """Return whose eyes see a scene."""
    if name == "plain":
        return stages.plain[0]
    return stages.fresh if name == "hall" else stages.hild
