"""An evening in the hall: a few people, the tables they open, and what they do there."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.protocol import Refused, Trouble
from heorot.server.store.base import Person
from tests.server.house import House


class Evening:
    """A hall with a few people in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.bob, self.cid = (house.arrive(name) for name in ("Ann", "Bob", "Cid"))

    def table(self, *people: Person, game: str = "fists", **more: Any) -> str:
        """Open a table at which these people sit, the first of whom has opened it."""
        id = self.house.lay(people[0], game, len(people), seats=["me"], **more)
        for seat, person in enumerate(people[1:], 1):
            self.house.do(person, id, protocol.Sit, seat=seat, code=self.house.table(id).state.invitation(seat))
        return id

    def game(self, *people: Person, game: str = "fists", **more: Any) -> str:
        """Open a table and begin."""
        id = self.table(*people, game=game, **more)
        self.house.do(people[0], id, protocol.Start)
        assert self.house.table(id).stage == "playing"
        return id

    def move(self, id: str, seat: int, at: int = 0) -> None:
        """Make one of a seat's legal moves."""
        person = self.person(self.house.table(id).seats[seat].person)
        game = self.house.glance(id, person.id, seat).game
        assert game is not None
        assert isinstance(game.legal, dict)
        self.house.do(person, id, protocol.Move, seat=seat, move=sorted(game.legal)[at])

    def position(self, id: str) -> protocol.Position:
        """Return how a game stands, as everybody sees it."""
        found = self.house.glance(id).game
        assert found is not None
        return found

    def outcome(self, id: str) -> protocol.Outcome:
        """Return how a game ended."""
        found = self.position(id).outcome
        assert isinstance(found, protocol.Outcome)
        return found

    def digest(self, id: str) -> str:
        """Return the hash of all that is so in a game."""
        return str(self.house.table(id).match.standing(None).digest())

    def person(self, id: str) -> Person:
        """Return a person by id."""
        return next(person for person in (self.ann, self.bob, self.cid) if person.id == id)

    def play_out(self, id: str) -> None:
        """Play until the game is over."""
        while self.house.table(id).stage == "playing":
            self.move(id, self.house.table(id).actors()[0])

    def refused(self, error: Trouble, who: Person, id: str, kind: type[protocol.Command], **what: Any) -> None:
        """See something refused, and nothing changed."""
        before = self.house.log(id)
        with pytest.raises(Refused) as refused:
            self.house.do(who, id, kind, **what)
        assert refused.value.failure.error == error
        assert self.house.log(id) == before
