"""Person to person: whom one does not want to hear or to play with, what one reports, and how one comes back from a lost device."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from heorot.server import protocol
from heorot.server.hall import hashed
from heorot.server.people import shunning
from heorot.server.store.base import Shunning
from heorot.server.tables import knocks
from heorot.server.web.http import PERSON, Ask, Coded, TableId, address, admission, awake, refusals, token_of, who

PersonId = Annotated[str, PathParameter(min_length=1, max_length=40, description="a person's id")]
KnockId = Annotated[str, PathParameter(min_length=1, max_length=40, description="the id of a knock")]


class Shunned(msgspec.Struct, frozen=True):
    """Somebody whom you do not hear (`mute`), or neither hear nor play with (`block`)."""

    person: str
    how: Shunning
    name: str  # nothing, where they were forgotten


class Wanting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want of somebody: not to hear them, neither to hear nor to play with them, or that all is forgiven."""

    how: Literal["mute", "block", ""]


class Reporting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who said what: the numbers of the lines at this table, and why you report them."""

    person: protocol.Code
    lines: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(min_length=1, max_length=20)]
    why: protocol.Text = ""


class Reported(msgspec.Struct, frozen=True):
    """How many lines were kept for whoever runs the hall."""

    lines: int


class SeatOfMine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of which you say that it is yours, and the room code."""

    seat: protocol.Seat
    code: protocol.Code


class Player(msgspec.Struct, frozen=True):
    """A seat that a person plays."""

    seat: int
    name: str


class Knocked(msgspec.Struct, frozen=True):
    """That you knocked: it waits for an answer."""

    id: str


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether it is so."""

    yes: bool


@get("/api/me/people", responses=refusals(401, 429), operation_id="shunned", security=PERSON)
async def shunned(request: Ask) -> list[Shunned]:
    """Whom you mute or block."""
    person = await who(request)
    return [Shunned(*one) for one in await admission(request).hall.store.shunned(person.id)]


@put("/api/me/people/{person:str}", status_code=200, responses=refusals(401, 404, 429, 503), operation_id="shun", security=PERSON)
async def shun(request: Ask, person: PersonId, data: JSONBody[Wanting]) -> list[Shunned]:
    """Mute or block somebody, or let all be forgiven."""
    me = await who(request)
    hall = admission(request).hall
    await shunning.shun(hall, me, person, data.how or None)
    return [Shunned(*one) for one in await hall.store.shunned(me.id)]


@post(
    "/api/tables/{table:str}/report", status_code=200, responses=refusals(401, 404, 409, 429, 503), operation_id="report", security=PERSON
)
async def report(request: Ask, table: TableId, data: JSONBody[Reporting]) -> Reported:
    """Report to whoever runs the hall what somebody said at a table."""
    me, at = await who(request), admission(request)
    at.slow(at.reporting, me.id)
    await shunning.report(at.hall, me, await awake(request, table), data.person, data.lines, data.why)
    return Reported(len(set(data.lines)))


@post("/api/tables/{table:str}/door", status_code=200, responses=refusals(404, 409, 429), operation_id="door")
async def door(request: Ask, table: TableId, data: JSONBody[Coded]) -> list[Player]:
    """Who plays at a table, to whoever has its room code: also where nobody may look on, its people come back from a lost device."""
    at = admission(request)
    async with at.guess(address(request)):
        owner = await awake(request, table)
        return [Player(seat, name) for seat, name in await owner.ask(lambda: knocks.players(owner, data.code))]


@post("/api/tables/{table:str}/knock", status_code=200, responses=refusals(401, 404, 409, 429), operation_id="knock", security=PERSON)
async def knock(request: Ask, table: TableId, data: JSONBody[SeatOfMine]) -> Knocked:
    """Say on a device that is not known as yours that a seat is: another device of yours is asked, and the table's screen."""
    me, at = await who(request), admission(request)
    at.slow(at.knocking, address(request))
    owner, device = await awake(request, table), hashed(token_of(request) or "")
    return Knocked(await owner.ask(lambda: knocks.knock(owner, me, device, data.seat, data.code)))


@post(
    "/api/tables/{table:str}/knocks/{knock:str}", status_code=200, responses=refusals(401, 404, 409, 429, 503), operation_id="answer_knock",
    security=PERSON,
)  # fmt: skip
async def answer_knock(request: Ask, table: TableId, knock: KnockId, data: JSONBody[Answering]) -> Answering:
    """Say whether somebody is who they say."""
    me = await who(request)
    owner = await awake(request, table)
    await owner.ask(lambda: knocks.answer(owner, me, knock, data.yes))
    return data


HANDLERS = [shunned, shun, report, door, knock, answer_knock]
