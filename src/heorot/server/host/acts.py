"""What the host can do: each act by its name, with JSON in and out; in a hall that runs, or in one that is opened just for it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import psutil

from heorot.core.errors import HeorotError
from heorot.server.host.keeper import DAYS, QUOTAS
from heorot.server.people.sanitize import clean_chat
from heorot.server.protocol import Refused
from heorot.server.store.base import Act, Curb, Curbing, Known, TableRow
from heorot.server.store.mentions import decode

if TYPE_CHECKING:
    from heorot.server.hall import Hall

MOST = 1_000  # of anything in a list
LONGEST_WHY = 300
AN_HOUR = 3600 * 1000
STARTED = time.monotonic()

Doing = Callable[["Hall", dict[str, Any]], Awaitable[Any]]


class BadAct(HeorotError):
    """What the host asks for cannot be done; the sentence says why."""


async def perform(hall: Hall, act: str, wish: dict[str, Any]) -> Any:
    """Do what the host asks, and return what there is to tell of it; what changes anything is written into the list of acts."""
    if act not in ACTS:
        raise BadAct(f"there is no act called {act!r}")
    try:
        return msgspec.to_builtins(await ACTS[act](hall, wish))
    except Refused as refused:
        raise BadAct(str(refused)) from None


def noted(hall: Hall, act: str, about: str = "", said: str = "") -> Act:
    """Return an act as it is written down."""
    return Act(hall.clock.now(), act, about, said)


async def person_of(hall: Hall, named: str) -> Known:
    """Return the one person who has this id, or this name."""
    found = [one for one in await hall.store.find_people(named, MOST) if named in (one.id, one.name)]
    exact = [one for one in found if one.id == named] or found
    if not exact:
        raise BadAct(f"there is nobody called {named!r} here")
    if len(exact) > 1:
        raise BadAct(f"there are {len(exact)} people called {named!r}: name one by the id, {', '.join(one.id for one in exact[:5])}")
    return exact[0]


async def table_of(hall: Hall, named: str) -> TableRow:
    """Return the table that has this id, or this room code."""
    row = await hall.store.row(named) or await hall.store.row(await hall.store.by_code(named.strip().upper()) or "")
    if row is None:
        raise BadAct(f"there is no table {named!r}")
    return row


def number(wish: dict[str, Any], name: str, most: int = 1_000_000) -> int:
    """Return a whole number of a wish."""
    value = wish.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadAct(f"{name} must be a whole number from 0 to {most}, not {value!r}")
    return value


def reason(wish: dict[str, Any]) -> str:
    """Return why something is done, as one line."""
    text = " ".join(str(wish.get("why") or "").split())
    if len(text) > LONGEST_WHY:
        raise BadAct(f"a reason has at most {LONGEST_WHY} characters")
    return text


# looking


async def tables(hall: Hall, wish: dict[str, Any]) -> list[dict[str, Any]]:
    """List tables, the latest first."""
    whose = (await person_of(hall, wish["of"])).id if wish.get("of") else ""
    told = []
    why = {one.table: one.why for one in await hall.store.set_aside()}
    for row in await hall.store.find_tables(whose, str(wish.get("stage") or ""), MOST):
        owner = hall.owners.get(row.id)
        try:
            names = [seat.get("name", "") for seat in decode(row.summary)["seats"]]
        except (msgspec.MsgspecError, KeyError, TypeError):
            names = []
        told.append(
            {
                "table": row.id, "code": row.code, "game": row.game, "stage": row.stage, "listed": row.listed, "touched": row.touched,
                "opener": row.opener, "seats": names, "here": len(owner.listeners) if owner else 0, "awake": owner is not None,
                "why": why.get(row.id, ""),
            }
        )  # fmt: skip
    return told


async def people(hall: Hall, wish: dict[str, Any]) -> list[dict[str, Any]]:
    """List people, the last seen first."""
    known = await hall.store.find_people(str(wish.get("text") or ""), MOST)
    return [{**msgspec.structs.asdict(one), "curb": hall.keeper.curb_of(one.id)} for one in known]


async def load(hall: Hall, wish: dict[str, Any]) -> dict[str, Any]:
    """Tell how much there is, and how much of it is awake."""
    process, metrics = psutil.Process(), hall.metrics
    listening = sum(len(owner.listeners) for owner in hall.owners.values())
    return {
        "runs": not wish.get("alone"), "seconds": round(time.monotonic() - STARTED), "awake": len(hall.owners), "listening": listening,
        "sockets": metrics.sockets, "entries written": metrics.entries, "frames told": metrics.frames, "dropped": metrics.dropped,
        "refused": sum(metrics.refused.values()), "memory": process.memory_info().rss,
        "processor seconds": round(sum(process.cpu_times()[:2]), 1), "kept": await hall.store.counted(),
    }  # fmt: skip


async def reports(hall: Hall, _: dict[str, Any]) -> Any:
    """List what people reported, the latest first."""
    return await hall.store.reports(MOST)


async def acts(hall: Hall, _: dict[str, Any]) -> Any:
    """List what the host did, the latest first."""
    return await hall.store.acts(MOST)


async def rules(hall: Hall, _: dict[str, Any]) -> dict[str, Any]:
    """Tell what the host has set."""
    return {"quota": hall.keeper.quotas, "keep": hall.keeper.days, "notice": hall.keeper.notice}


# tables


async def close(hall: Hall, wish: dict[str, Any]) -> str:
    """Close a table."""
    row = await table_of(hall, wish["table"])
    if row.stage == "aside":
        raise BadAct(f"table {row.id} is closed already, or set aside")
    await hall.keeper.close_table(row.id, noted(hall, "closed", row.id, reason(wish)))
    return f"table {row.id} is closed: nobody can look at it until you take it up again"


async def reopen(hall: Hall, wish: dict[str, Any]) -> str:
    """Take up a table again."""
    row = await table_of(hall, wish["table"])
    if row.stage != "aside":
        raise BadAct(f"table {row.id} is neither closed nor set aside")
    await hall.keeper.take_up(row.id, noted(hall, "taken up", row.id))
    return f"table {row.id} can be looked at and played again"


# people


async def curb(hall: Hall, wish: dict[str, Any], how: Curbing | None, done: str) -> str:
    """Mute or bar somebody, or let it be over."""
    one = await person_of(hall, wish["person"])
    if how is None and not hall.keeper.curb_of(one.id):
        raise BadAct(f"{one.name} is neither muted nor barred")
    hours = number(wish, "hours", 100_000) if wish.get("hours") is not None else 0
    now = hall.clock.now()
    until = now + hours * AN_HOUR if hours else 0
    said = f"{hours} hours" if hours else ""
    act = noted(hall, done, one.id, "; ".join(filter(None, (said, reason(wish)))))
    await hall.keeper.curb(Curb(one.id, how, now, until, reason(wish)), act)
    return f"{one.name} ({one.id}) is {done}" + (f" for {hours} hours" if hours else "")


async def mute(hall: Hall, wish: dict[str, Any]) -> str:
    """Let somebody say nothing any more."""
    return await curb(hall, wish, "mute", "muted")


async def bar(hall: Hall, wish: dict[str, Any]) -> str:
    """Let somebody in no more."""
    return await curb(hall, wish, "bar", "barred")


async def unbar(hall: Hall, wish: dict[str, Any]) -> str:
    """Let somebody in and speak again."""
    return await curb(hall, wish, None, "free again")


async def export(hall: Hall, wish: dict[str, Any]) -> dict[str, Any]:
    """Return all that is kept of a person, with what the logs of tables have of them."""
    one = await person_of(hall, wish["person"])
    logs: dict[str, list[Any]] = {}
    for table in await hall.store.tables_naming(one.id):
        entries = [decode(blob) for blob in await hall.store.log(table) if one.id.encode() in blob]
        logs[table] = entries
    return {**await hall.store.kept_of(one.id), "logs of tables": logs}


async def erase(hall: Hall, wish: dict[str, Any]) -> str:
    """Erase a person."""
    one = await person_of(hall, wish["person"])
    named = await hall.store.tables_naming(one.id)
    await hall.erase(one.id, noted(hall, "erased", "", f"somebody who was named at {len(named)} tables"))
    return f"{one.id} is erased, at {len(named)} tables too; copies of the file, and records that people keep, have the name still"


# the hall


async def quota(hall: Hall, wish: dict[str, Any]) -> str:
    """Say how much of something there may be."""
    return await set_number(hall, "quota", wish, QUOTAS)


async def keep(hall: Hall, wish: dict[str, Any]) -> str:
    """Say after how many days something is thrown away."""
    return await set_number(hall, "keep", wish, DAYS)


async def set_number(hall: Hall, kind: str, wish: dict[str, Any], known: dict[str, int]) -> str:
    """Set one of the numbers of the host."""
    name = wish.get("name")
    if name not in known:
        raise BadAct(f"there is nothing called {name!r} to be set; there are {', '.join(known)}")
    value = number(wish, "number")
    await hall.keeper.set(f"{kind} {name}", str(value), noted(hall, f"set {kind}", "", f"{name} {value}"))
    return f"{kind} {name} is {value}" + ("" if value else ", which is no limit")


async def sweep(hall: Hall, _: dict[str, Any]) -> str:
    """Throw away what is too old, now."""
    gone = await hall.keeper.go_round()
    return f"{gone['tables']} tables and {gone['people']} people were too old, and are gone"


async def say(hall: Hall, wish: dict[str, Any]) -> str:
    """Say a sentence to everybody."""
    text = str(wish.get("text") or "")
    try:
        text = clean_chat(text) if text else ""
    except HeorotError as why:
        raise BadAct(str(why)) from None
    told = await hall.keeper.say(text, noted(hall, "said", "", text))
    if not text:
        return "nothing is said any more"
    return f"said at {told} tables, and to everybody who looks into the hall, until you say something else"


ACTS: dict[str, Doing] = {
    "tables": tables, "people": people, "load": load, "reports": reports, "acts": acts, "rules": rules, "close": close, "reopen": reopen,
    "mute": mute, "unmute": unbar, "bar": bar, "unbar": unbar, "export": export, "erase": erase, "quota": quota, "keep": keep,
    "sweep": sweep, "say": say,
}  # fmt: skip
