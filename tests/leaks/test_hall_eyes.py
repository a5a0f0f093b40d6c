"""Eyes are lent, not given: who no longer sits in a seat no longer sees through it, however long their connection lasts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.server.hall import Opening
from heorot.server.store.base import Pass
from heorot.server.tables.owner import Owner
from tests.leaks import hearth
from tests.leaks.hearth import Connection, Hearth
from tests.leaks.truth import Truth, check_frame
from tests.leaks.twins import read_log


@pytest.fixture(autouse=True)
def _certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing to chance or to the time of day."""
    hearth.leave_nothing_to_chance(monkeypatch)


class Room:
    """A table of Völuspá for two, opened by the first of three people."""

    def __init__(self, path: Path) -> None:
        self.hearth = Hearth(path)
        self.keys = 0

    async def open(self, **more: Any) -> None:
        """Let everybody come, and the first open a table."""
        await self.hearth.open()
        hall = self.hearth.hall
        found = [await hall.arrive(name) for name in ("Opener", "Guest", "Third")]
        self.people, self.tokens = [person for person, _ in found], [token for _, token in found]
        self.table = await hall.lay(self.people[0], Opening(game="voluspa", players=2, seats=["me"], listed=True, clock=None, **more))
        self.owner = await hall.owner(self.table)

    async def join(self, who: int, eyes: int | None) -> Connection:
        """Let somebody open a socket."""
        return await self.hearth.socket(self.table, self.tokens[who], eyes)

    async def do(self, who: int, **command: Any) -> dict[str, Any]:
        """Let somebody do something, by HTTP; returns the answer."""
        self.keys += 1
        body = {"key": f"key {self.keys}", **command}
        answer = await self.hearth.ask("POST", f"/api/tables/{self.table}/do", self.tokens[who], body)
        await self.hearth.quiet(self.owner)
        found: dict[str, Any] = json.loads(answer.partition(b"\n\n")[2])
        return found

    async def begin(self) -> None:
        """Begin the game, and let the one on turn move."""
        assert (await self.do(0, do="start"))["is"] == "done"
        record = self.owner.table.match.record
        seat = record.state.actor
        person = [person.id for person in self.people].index(self.owner.table.seats[seat].person)
        move = record.game.notation(record.state.legal()[0], record.state)
        assert (await self.do(person, do="move", seat=seat, move=move))["is"] == "done"

    def sees_as(self, eyes: int | None, connection: Connection, start: int = 0) -> bool:
        """Whether all that came by a socket from somewhere on is what these eyes may see."""
        truth = Truth(read_log(self.hearth.path, self.table))
        try:
            for frame in connection.heard[start:]:
                if frame.startswith(b"{"):
                    check_frame(truth, eyes, frame)
        except AssertionError:
            return False
        return True


def at_a_table(path: Path, deed: Callable[[Room], Awaitable[None]], **more: Any) -> None:
    """Let something happen at a table."""

    async def whole() -> None:
        room = Room(path / "hall.db")
        await room.open(**more)
        try:
            await deed(room)
        finally:
            await room.hearth.close()

    asyncio.run(whole())


async def stand_up(room: Room) -> None:
    """Let somebody sit, look and stand up again, and another one play in that seat."""
    await room.do(1, do="sit", seat=1)
    guest = await room.join(1, 1)
    assert (await room.do(1, do="stand", seat=1))["is"] == "done"
    since = len(guest.heard)
    await room.do(2, do="sit", seat=1)
    await room.begin()
    assert room.sees_as(None, guest, since)
    third = await room.join(2, 1)
    assert room.sees_as(1, third)
    assert not room.sees_as(1, guest, since)
    assert not guest.ended


def test_who_stood_up_looks_on(tmp_path: Path) -> None:
    at_a_table(tmp_path, stand_up)


def test_eyes_that_are_given_for_good_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Owner, "draw_curtains", lambda self: [])
    with pytest.raises(AssertionError):
        at_a_table(tmp_path, stand_up)


def test_who_was_removed_looks_on(tmp_path: Path) -> None:
    async def deed(room: Room) -> None:
        await room.do(1, do="sit", seat=1)
        guest = await room.join(1, 1)
        assert (await room.do(0, do="remove", seat=1))["is"] == "done"
        since = len(guest.heard)
        await room.do(0, do="bot", seat=1, bot="novice")
        await room.begin()
        assert room.sees_as(None, guest, since)
        assert not room.sees_as(1, guest, since)

    at_a_table(tmp_path, deed)


def test_a_seat_that_was_taken_over_is_the_new_ones_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        type(heorot.game("voluspa")), "hides", False
    )  # else it could not be taken over; that it hides something shows who sees it

    async def deed(room: Room) -> None:
        await room.do(1, do="sit", seat=1)
        await room.begin()
        room.owner.table.presence.grace = 0
        assert (await room.do(0, do="remove", seat=1))["is"] == "done"
        guest = await room.join(1, 1)
        program = await room.hearth.stream(await room.hearth.hall.new_token(Pass(room.people[1].id, room.table, 1)))
        code = room.owner.table.state.you(room.people[0].id).invitations["1"]
        assert (await room.do(2, do="sit", seat=1, code=code))["sentence"] == "its own person is here again"
        monkeypatch.setattr(type(room.owner.table.match), "check_open", lambda *_: None)  # nobody who is here is to be overlooked
        assert (await room.do(2, do="sit", seat=1, code=code))["is"] == "done"
        since, lines = len(guest.heard), len(program.heard)
        third = await room.join(2, 1)
        for _ in range(2):
            record = room.owner.table.match.record
            seat = record.state.actor
            move = record.game.notation(record.state.legal()[0], record.state)
            assert (await room.do(2 * seat, do="move", seat=seat, move=move))["is"] == "done"
        assert room.sees_as(1, third)
        assert room.sees_as(None, guest, since)
        assert not any(line.strip() for line in program.heard[lines:])
        assert program.ended

    at_a_table(tmp_path, deed)


def test_nobody_new_comes_to_see_a_hidden_hand(tmp_path: Path) -> None:
    async def deed(room: Room) -> None:
        await room.do(1, do="sit", seat=1)
        await room.begin()
        third = await room.join(2, None)
        room.owner.table.presence.grace = 0
        assert (await room.do(0, do="remove", seat=1))["is"] == "done"
        answer = await room.do(2, do="sit", seat=1, code=room.owner.table.state.invitation(1))
        assert (answer["is"], answer["error"], answer["message"]["id"]) == ("failure", "not-yours", "trouble-hidden-hands")
        assert (await room.do(2, do="move", seat=1, move="Thor 0,0"))["error"] == "not-yours"
        assert room.sees_as(None, third)

    at_a_table(tmp_path, deed)


def test_a_table_without_onlookers_sends_them_away_when_it_begins(tmp_path: Path) -> None:
    async def deed(room: Room) -> None:
        await room.do(1, do="sit", seat=1)
        curious, nobody = await room.join(2, None), await room.hearth.socket(room.table)
        guest = await room.join(1, None)
        await room.begin()
        for looking in (curious, nobody):
            assert looking.ended
            assert not any(b'"game":{' in frame for frame in looking.heard)
        assert room.sees_as(None, guest)
        assert not guest.ended

    at_a_table(tmp_path, deed, watched=False)


def test_who_sits_down_is_here(tmp_path: Path) -> None:
    """Otherwise the opener could free the seat of somebody who is looking at it."""

    async def deed(room: Room) -> None:
        opener, guest = await room.join(0, 0), await room.join(1, None)
        await room.do(1, do="sit", seat=1)
        assert json.loads(opener.frames()[-1]) == {"is": "here", "seats": [0, 1], "watching": 0}
        await room.begin()
        room.owner.table.presence.grace = 0
        assert (await room.do(0, do="remove", seat=1))["sentence"].startswith("this person is here")
        assert not guest.ended

    at_a_table(tmp_path, deed)
