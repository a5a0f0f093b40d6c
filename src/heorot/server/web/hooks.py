"""The web hook of a table: its opener says where a group's chat is told whose turn it is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from heorot.server import hooks
from heorot.server.protocol import Refused
from heorot.server.tables import log
from heorot.server.tables.owner import Owner
from heorot.server.tables.table import Decision
from heorot.server.web.http import PERSON, Ask, TableId, admission, refusals, who


class Hooking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to tell whose turn it is, and in which language; with no address, nowhere."""

    url: Annotated[str, Meta(max_length=hooks.LONGEST)]
    lang: Literal["en", "fr", "ru"] = "en"


class HookInfo(msgspec.Struct, frozen=True):
    """To whom it is told: the host alone, for the whole address is a key. Nothing where it is told nowhere."""

    host: str


@get("/api/tables/{table:str}/hook", responses=refusals(401, 403, 404, 429), operation_id="hook", security=PERSON)
async def hook(request: Ask, table: TableId) -> HookInfo:
    """The host that is told whose turn it is: the opener may know it."""
    return told(await opened(request, table))


@post(
    "/api/tables/{table:str}/hook",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 429, 503),
    operation_id="set_hook",
    security=PERSON,
)
async def set_hook(request: Ask, table: TableId, data: JSONBody[Hooking]) -> HookInfo:
    """Have a group's chat be told whose turn it is (JSON: {"text": …}), or no longer. One message comes at once."""
    owner = await opened(request, table)
    hall = admission(request).hall
    if data.url:
        hooks.parsed(data.url, hall.hooks.allow_private)
    entry = log.Hooked(data.url, data.lang)

    async def change() -> None:
        if owner.table.stage == "finished" or owner.table.state.frozen:
            raise Refused("not-now", "the game is over")
        if owner.table.state.hook != (entry if data.url else None):
            await owner.change(lambda now: Decision([entry], now))
            if data.url:
                owner.turn_hook.greet(entry)

    await owner.ask(change)
    return told(owner)


async def opened(request: Ask, table: str) -> Owner:
    """Return the table of whoever asks, if they opened it."""
    person = await who(request)
    owner = await admission(request).hall.owner(table)
    owner.table.state.need_opener(person)
    return owner


def told(owner: Owner) -> HookInfo:
    """Return what may be known of a hook."""
    found = owner.table.state.hook
    return HookInfo(hooks.parsed(found.url, True).host if found else "")


HANDLERS = [hook, set_hook]
