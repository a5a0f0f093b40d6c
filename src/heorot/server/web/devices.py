"""A person's devices and programs: which there are, and how to sign them out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get
from litestar.params import PathParameter

from heorot.server.hall import hashed
from heorot.server.protocol import Refused
from heorot.server.store.base import Pass, Person
from heorot.server.web.http import PERSON, Ask, admission, refusals, token_of, who

PassId = Annotated[str, PathParameter(min_length=1, max_length=40, description="a device's or a program's id")]


class Device(msgspec.Struct, frozen=True):
    """A browser in which you are yourself. Where `made` is 0, an older hall did not write it down."""

    id: str
    what: str  # as far as its browser says so: "Firefox · Linux"
    made: int
    seen: int  # when it was last here, to the hour
    here: bool  # whether it asks now
    open: int  # pages


class Program(msgspec.Struct, frozen=True):
    """A program that may play a seat of yours."""

    id: str
    table: str
    seat: int
    made: int
    seen: int
    until: int  # when its token opens nothing any more
    open: int  # streams


class Devices(msgspec.Struct, frozen=True):
    """All that acts in your name, the last used first."""

    devices: list[Device]
    programs: list[Program]


@get("/api/me/devices", responses=refusals(401, 429), operation_id="devices", security=PERSON)
async def devices(request: Ask) -> Devices:
    """Your devices, and the programs that may play your seats."""
    return await listed(request, await who(request))


@delete("/api/me/devices", status_code=200, responses=refusals(401, 429, 503), operation_id="sign_out_others", security=PERSON)
async def sign_out_others(request: Ask) -> Devices:
    """Sign out all your other devices; whatever they have open is closed. Programs stay."""
    person = await who(request)
    hall = admission(request).hall
    for key, opens in await hall.passes_of(person):
        if not opens.table and key != own(request):
            await hall.revoke(key)
    return await listed(request, person)


@delete(
    "/api/me/devices/{device:str}", status_code=200, responses=refusals(401, 404, 429, 503), operation_id="sign_out_other", security=PERSON
)
async def sign_out_other(request: Ask, device: PassId) -> Devices:
    """Sign out another device of yours, or a program; whatever it has open is closed."""
    person = await who(request)
    hall = admission(request).hall
    key = next((key for key, _ in await hall.passes_of(person) if name_of(key) == device), None)
    if key is None:
        raise Refused("not-found", "you have no such device")
    await hall.revoke(key)
    return await listed(request, person)


async def listed(request: Ask, person: Person) -> Devices:
    """Return all that acts in a person's name."""
    passes = await admission(request).hall.passes_of(person)
    return Devices(
        [told_device(request, key, opens) for key, opens in passes if not opens.table],
        [told_program(request, key, opens) for key, opens in passes if opens.table],
    )


def told_device(request: Ask, key: bytes, opens: Pass) -> Device:
    """Return a device as its person finds it."""
    open_pages = admission(request).hall.doors.count(key)
    return Device(name_of(key), opens.what, opens.made, opens.seen, key == own(request), open_pages)


def told_program(request: Ask, key: bytes, opens: Pass) -> Program:
    """Return a program as its person finds it."""
    streams = admission(request).hall.doors.count(key)
    return Program(name_of(key), opens.table, opens.seat, opens.made, opens.seen, opens.until, streams)


def own(request: Ask) -> bytes:
    """Return the hash of the token that asks."""
    return hashed(token_of(request) or "")


def name_of(key: bytes) -> str:
    """Return what a pass is called: a part of its token's hash, which opens nothing."""
    return key.hex()[:16]


HANDLERS = [devices, sign_out_others, sign_out_other]
