"""The tables that pictures and measures need, each made when it is first asked for; and what a scene is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property

from tests.browser.hall import Person, Process
from tests.browser.table import best
from tests.browser.visitor import DESK, PHONE, Size, Visitor

TURNS = 8  # of one's own, before the table is looked at


class Stages:
    """The tables that the scenes need, each made when it is first asked for."""

    def __init__(self, hall: Process) -> None:
        self.hall = hall
        self.hild = hall.arrive("Hild")
        self._made: dict[str, tuple[Person, str]] = {}

    def made(self, name: str, make: Callable[[Process], tuple[Person, str]]) -> tuple[Person, str]:
        """Return a table of a game's own scenes: who sits there, and where."""
        if name not in self._made:
            self.hall.deal_for(name)
            self._made[name] = make(self.hall)
        return self._made[name]

    def begun(self, turns: int) -> tuple[Person, str]:
        """Return a game in which Hild has made so many moves."""
        self.hall.deal_for(f"{turns} turns")
        table = self.hild.playing(players=3, seats=["me", "adept", "adept"], options={"edda": True})
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
        return self.hild, self.hild.open(players=3, seats=["me", "", "adept"])

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
    def screen(self) -> tuple[Person, str]:
        """Return a game whose table is a screen in the room: Hild opened it and sits nowhere; two people and a bot play."""
        table = self.hild.open(players=3, seats=["", "", "adept"], options={"edda": True})
        for seat, name in enumerate(("Freawaru", "Wulf")):
            other = self.hall.arrive(name)
            other.done(table, "sit", seat=seat, code=self.hild.look(table)["you"]["invitations"][str(seat)])
        self.hild.done(table, "start")
        return self.hild, table

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


@dataclass(frozen=True)
class Scene:
    """A view worth looking at: how one gets there, whose eyes see it, and in which sizes its page never scrolls."""

    enter: Enter
    who: Callable[[Stages], Person]
    still: Collection[Size] = (PHONE, DESK)
