"""The hall over HTTP: everything under /api, and what whoever runs the hall asks for."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
from collections.abc import AsyncIterator
from functools import cache
from secrets import token_hex
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta

import heorot
from heorot import __version__
from heorot.bots import offered
from heorot.core.record import seats_own
from heorot.games import names
from heorot.server import protocol
from heorot.server.hall import Hall, Listing, Opening
from heorot.server.people.admission import COOKIE, Admission
from heorot.server.people.doors import MOST_STREAMS, kind_of_device
from heorot.server.people.limits import place_of
from heorot.server.protocol import Refused
from heorot.server.store.base import Pass, Person
from heorot.server.tables import ending
from heorot.server.tables.owner import Owner
from heorot.server.tables.practice import stood
from heorot.server.web.addresses import qr_svg

journal = logging.getLogger("heorot.http")
A_YEAR = 365 * 24 * 3600
STATUS = {
    "bad-code": 403, "bad-message": 400, "bad-name": 400, "bad-option": 400, "frozen": 409, "host": 421, "illegal": 409, "internal": 500,
    "not-a-move": 400, "not-found": 404, "not-now": 409, "not-yours": 403, "old-page": 400, "origin": 403, "read-only": 503,
    "seat-taken": 409, "slow-down": 429, "too-big": 413, "too-many": 429, "who-are-you": 401,
}  # fmt: skip
BATCH = 20.0  # seconds between two empty lines of a stream, so that a dead connection is noticed

Ask = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40, description="the table's id")]
LEAST: dict[str, Any] = {"minimum": 0}  # the framework keeps to it, but forgets to say so
SEATS: dict[str, Any] = {"minimum": 0, "maximum": 15}
Eyes = Annotated[
    int | None, QueryParameter(ge=0, le=15, schema_extra=SEATS, description="through which of one's seats; none: as an onlooker")
]
SeatNumber = Annotated[int, QueryParameter(ge=0, le=15, schema_extra=SEATS, description="one of one's seats")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=15, schema_extra=SEATS, description="one of one's seats")]
Seen = Annotated[int | None, QueryParameter(ge=0, schema_extra=LEAST, description="the last number seen: what came later is told")]
AnyEyes = Annotated[int | None, QueryParameter(ge=0, le=15, schema_extra=SEATS, description="through whose; none: as an onlooker")]
LineInPath = Annotated[
    int, PathParameter(ge=0, le=10**9, schema_extra={"minimum": 0, "maximum": 10**9}, description="a line of the record, the first is 1")
]
Notation = Annotated[str, QueryParameter(min_length=1, max_length=120, description="a move, in its English notation")]


class Strict(Request[Any, Any, State]):
    """A request whose body is read as the socket reads messages: a text that looks like a number is no number."""

    async def json(self) -> Any:
        """Return the body as what its handler asks for."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return reader(field.annotation).decode(await self.body())
        except (msgspec.MsgspecError, UnicodeError) as why:
            raise Refused("bad-message", str(why)) from None
        except RecursionError:
            raise Refused("bad-message", "this message cannot be read") from None


@cache
def reader(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return what reads a body of some kind."""
    return msgspec.json.Decoder(kind)


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name."""

    name: protocol.Name


class Coded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that was typed or came with a link."""

    code: protocol.Code


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str


class Carrying(msgspec.Struct, frozen=True):
    """A code that makes another device yours: once, until then."""

    code: str
    until: int


class Found(msgspec.Struct, frozen=True):
    """A table that was opened or found."""

    table: str


class Tables(msgspec.Struct, frozen=True):
    """Your tables, those that wait for you first, and those that anybody may join."""

    yours: list[Listing]
    open: list[Listing]
    notice: str = ""  # a sentence of the host to everybody


class HallInfo(msgspec.Struct, frozen=True):
    """This hall: its version, the protocol of its socket, the levels of bots by game, and the addresses by which others can reach it."""

    version: str
    protocol: int
    levels: dict[str, list[str]]
    urls: list[str]


class Token(msgspec.Struct, frozen=True):
    """A program's token for one seat; it is shown once."""

    token: str
    table: str
    seat: int


class Playing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program's move, in its English notation; the line of its turn, where given, keeps it from moving twice."""

    move: protocol.Notation
    line: Annotated[int, Meta(ge=0)] = 0


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be shown as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Health(msgspec.Struct, frozen=True):
    """Whether the hall is well."""

    version: str
    rules: str
    awake: int
    disk: str  # "writes"; where nothing can be written the answer is a failure, 503
    aside: int  # tables that are broken, or closed by the host


PERSON = [{"person": list[str]()}]
PROGRAM = [{"program": list[str]()}]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a handler may refuse, for the OpenAPI; these come besides what can befall every request."""
    return {
        status: ResponseSpec(protocol.Failure, generate_examples=False, description="Refused: nothing has changed.")
        for status in sorted({400, 403, 413, 421, *statuses})
    }


def admission(request: Ask) -> Admission:
    """Return who lets people in."""
    found: Admission = request.app.state.admission
    return found


def host(request: Ask) -> str:
    """Return the very machine that a request comes from."""
    return request.client.host if request.client else "?"


def address(request: Ask) -> str:
    """Return where a request comes from, as it is counted."""
    return place_of(host(request))


def token_of(request: Ask) -> str | None:
    """Return the token of the browser that asks."""
    return request.cookies.get(admission(request).cookie)


def device(request: Ask) -> str:
    """Return the kind of device that asks."""
    return kind_of_device(request.headers.get("user-agent", ""))


async def who(request: Ask) -> Person:
    """Return who asks."""
    return await admission(request).who(token_of(request))


def ready(frame: bytes) -> Any:
    """Return JSON that is encoded already."""
    return Response(frame, media_type="application/json")


def cookie(request: Ask, token: str, seconds: int) -> Cookie:
    """Return the cookie by which the hall knows a browser: no script sees it, no other site sends it."""
    return Cookie(
        admission(request).cookie, value=token, path="/", httponly=True, samesite="lax", secure=request.app.state.https, max_age=seconds
    )


def known(request: Ask, person: Person, token: str) -> Response[Me]:
    """Return who somebody is, and let their browser remember it."""
    return Response(Me(person.id, person.name), cookies=[cookie(request, token, A_YEAR)])


# people


@get("/api/me", responses=refusals(401, 429), operation_id="me", security=PERSON)
async def me(request: Ask) -> Response[Me]:
    """Who you are."""
    kept = await kept_before(request)
    person = await (admission(request).who(kept) if kept else who(request))
    renewed = [cookie(request, kept, A_YEAR), Cookie(COOKIE, value="", path="/", max_age=0)] if kept else []
    return Response(Me(person.id, person.name), cookies=renewed)


async def kept_before(request: Ask) -> str:
    """Return the token that a browser keeps under the name cookies had by https in older halls; a later one has no business there."""
    at, token = admission(request), request.cookies.get(COOKIE)
    if at.cookie == COOKIE or token_of(request) or not token:
        return ""
    try:
        opens, _ = await at.hall.admit(token)
    except Refused:
        return ""
    return "" if opens.made else token


@post("/api/me", status_code=200, responses=refusals(429, 503), operation_id="arrive")
async def arrive(request: Ask, data: JSONBody[Naming]) -> Response[Me]:
    """Say your name: the first time the hall gets to know you, later it is another name."""
    at = admission(request)
    person = await at.somebody(token_of(request), address(request))
    if person is not None:
        person = await at.hall.rename(person, data.name)
        return Response(Me(person.id, person.name))
    at.slow(at.arriving, address(request))
    return known(request, *await at.hall.arrive(data.name, device(request)))


@delete("/api/me", status_code=200, responses=refusals(401, 429, 503), operation_id="forget_me", security=PERSON)
async def forget_me(request: Ask) -> Response[Me]:
    """Be forgotten: wherever the logs of tables name you, they name nobody from now on."""
    person = await who(request)
    await admission(request).hall.leave(person)
    return Response(Me("", ""), cookies=[cookie(request, "", 0)])


@delete("/api/me/device", status_code=200, responses=refusals(401, 429, 503), operation_id="sign_out", security=PERSON)
async def sign_out(request: Ask) -> Response[Me]:
    """Let this device be nobody's; on others you stay who you are."""
    person = await who(request)
    await admission(request).hall.sign_out(token_of(request) or "")
    return Response(Me(person.id, person.name), cookies=[cookie(request, "", 0)])


@post("/api/me/carry", status_code=200, responses=refusals(401, 429, 503), operation_id="carry", security=PERSON)
async def carry(request: Ask) -> Carrying:
    """Get a code that makes another device yours."""
    code, until = await admission(request).hall.carry(await who(request))
    return Carrying(code, until)


@post("/api/me/carried", status_code=200, responses=refusals(429, 503), operation_id="carried")
async def carried(request: Ask, data: JSONBody[Coded]) -> Response[Me]:
    """Be on this device who you were on another."""
    at = admission(request)
    async with at.guess(address(request)):
        return known(request, *await at.hall.carried(data.code, device(request)))


# the hall


@get("/api/hall", responses=refusals(), operation_id="hall")
async def hall(request: Ask) -> HallInfo:
    """What there is to know of this hall."""
    levels = {name: list(offered(heorot.game(name))) for name in names()}
    return HallInfo(__version__, protocol.PROTOCOL, levels, list(request.app.state.urls))


class WellKnown(msgspec.Struct, frozen=True):
    """By which key this hall signs."""

    hall: str  # Ed25519, as hexadecimal digits


@get("/.well-known/heorot.json", responses=refusals(503), operation_id="well_known")
async def well_known(request: Ask) -> WellKnown:
    """By which key this hall signs records, and receipts of what was fixed before salts are revealed: keep it, to check them."""
    return WellKnown((await admission(request).hall.key()).public)


# tables


@get("/api/tables", responses=refusals(429), operation_id="tables")
async def tables(request: Ask) -> Tables:
    """Your tables and those that anybody may join."""
    at = admission(request)
    person = await at.somebody(token_of(request), address(request))
    yours = await at.hall.tables_of(person) if person else []
    return Tables(yours, await at.hall.listed(person.id if person else ""), at.hall.keeper.notice)


@post("/api/tables", status_code=201, responses=refusals(401, 409, 429, 503), operation_id="open_table", security=PERSON)
async def open_table(request: Ask, data: JSONBody[Opening]) -> Found:
    """Open a table."""
    person = await who(request)
    at = admission(request)
    at.slow(at.opening, person.id)
    if data.listed:
        at.slow(at.listing, address(request))
    return Found(await at.hall.lay(person, data))


@post("/api/join", status_code=200, responses=refusals(429), operation_id="find_table")
async def find_table(request: Ask, data: JSONBody[Coded]) -> Found:
    """Find the table of a room code; sitting down there needs the code again."""
    at = admission(request)
    async with at.guess(address(request)):
        return Found(await at.hall.by_code(data.code))


async def awake(request: Ask, table: str) -> Owner:
    """Return the owner of a table."""
    return await admission(request).hall.owner(table)


@get("/api/tables/{table:str}", responses=refusals(404, 409, 429), operation_id="look")
async def look(request: Ask, table: TableId, eyes: Eyes = None, seen: Seen = None) -> protocol.Welcome:
    """A table as these eyes see it."""
    person = await admission(request).somebody(token_of(request), address(request))
    owner, id = await awake(request, table), person.id if person else ""
    await owner.recall(id, eyes, seen, id or address(request))
    return cast(protocol.Welcome, ready(await owner.ask(lambda: owner.glance(id, eyes, seen))))


@post("/api/tables/{table:str}/do", status_code=200, responses=refusals(401, 404, 409, 429, 503), operation_id="do", security=PERSON)
async def do(request: Ask, table: TableId, data: JSONBody[protocol.AnyCommand]) -> protocol.Done:
    """Do something at a table."""
    return await admission(request).command(await who(request), table, data, address=address(request))


@get("/api/tables/{table:str}/why", responses=refusals(401, 404, 409, 429), operation_id="why", security=PERSON)
async def why(request: Ask, table: TableId, seat: SeatNumber, move: Notation) -> protocol.Advice:
    """What a move would bring, or the clause that refuses it."""
    person = await who(request)
    owner = await awake(request, table)
    return await owner.ask(lambda: owner.why(person.id, seat, move))


@get("/api/tables/{table:str}/hint", responses=refusals(401, 404, 409, 429), operation_id="hint", security=PERSON)
async def hint(request: Ask, table: TableId, seat: SeatNumber) -> protocol.Hints:
    """The three best moves in your place, as the best bot sees it, how games go on from each, and what makes the difference."""
    person = await who(request)
    owner = await awake(request, table)
    return await admission(request).hint(owner, person.id, seat)


@get("/api/tables/{table:str}/record", responses=refusals(404, 409, 429), operation_id="record", media_type="application/jsonl")
async def record(request: Ask, table: TableId, seat: Eyes = None) -> str:
    """The record of a finished game; of one that is still played, a seat's own."""
    person = await admission(request).somebody(token_of(request), address(request))
    owner = await awake(request, table)
    text = await owner.ask(lambda: owner.record(person.id if person else "", seat))
    if seat is not None:
        whose = person.id if person else address(request)
        text = await admission(request).hall.beside.board(whose, seats_own, text, seat, heorot.game)
    return text


@get("/api/tables/{table:str}/at/{line:int}", responses=refusals(404, 409, 429), operation_id="at")
async def at(request: Ask, table: TableId, line: LineInPath, eyes: AnyEyes = None) -> protocol.Position:
    """How a finished game stood just before a line of its record was written; after the last line, how it ended."""
    here = admission(request)
    person = await here.somebody(token_of(request), address(request))
    owner = await awake(request, table)
    text = await owner.ask(lambda: owner.whole_record(person.id if person else "", eyes))
    return cast(protocol.Position, ready(await here.hall.beside.board(person.id if person else address(request), stood, text, line, eyes)))


@get("/api/tables/{table:str}/end", responses=refusals(404, 409, 429), operation_id="end")
async def end(request: Ask, table: TableId) -> ending.GameEnd:
    """What the end of a finished game says beside places and points: what brought them, how they grew, the best move, how close it was."""
    here = admission(request)
    person = await here.somebody(token_of(request), address(request))
    owner = await awake(request, table)
    text = await owner.ask(lambda: owner.whole_record(person.id if person else "", None))
    return cast(ending.GameEnd, ready(await here.end_of(table, text)))


# programs


@post(
    "/api/tables/{table:str}/seats/{seat:int}/token",
    status_code=201,
    responses=refusals(401, 404, 409, 429, 503),
    operation_id="seat_token",
    security=PERSON,
)
async def seat_token(request: Ask, table: TableId, seat: SeatInPath) -> Token:
    """Get a token with which a program may play your seat."""
    person = await who(request)
    at = admission(request)
    at.slow(at.opening, person.id)
    owner = await awake(request, table)
    if seat not in owner.table.seats_of(person.id):
        raise Refused("not-yours", "this seat is not yours")
    return Token(await at.hall.new_token(Pass(person.id, table, seat)), table, seat)


class Reader:
    """A program that reads its turns as lines."""

    program = True

    def __init__(self, hall: Hall, key: bytes, opens: Pass) -> None:
        self.hall = hall
        self.key = key
        self.until = opens.until
        self.person = opens.person
        self.viewer: int | None = opens.seat
        self.asked: tuple[int, int] | None = None
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=100)

    def push(self, frame: bytes) -> None:
        """Send a line; a program that reads too slowly is dropped."""
        if self.lines.full():
            self.drop("too slow")
        else:
            self.lines.put_nowait(frame + b"\n")

    def drop(self, why: str) -> None:
        """End the stream."""
        if self.lines.full():
            self.lines.get_nowait()
        self.lines.put_nowait(None)

    def sign_out(self) -> None:
        """End the stream: its token opens nothing any more."""
        self.drop("signed out")

    async def next(self) -> bytes | None:
        """Return the next line, an empty one after a while; none when it has ended, or its token is too old."""
        if self.hall.clock.now() >= self.until > 0:
            return None
        try:
            return await asyncio.wait_for(self.lines.get(), BATCH)
        except TimeoutError:
            return b"\n"


@get(
    "/api/bot/stream",
    responses=refusals(401, 404, 409, 429),
    operation_id="bot_stream",
    security=PROGRAM,
    media_type="application/x-ndjson",
)
async def bot_stream(request: Ask) -> Stream:
    """Your program's turns, a line of JSON each, until the game is over; empty lines only say that the hall is there."""
    hall = admission(request).hall
    key, opens, _ = await admission(request).program(request.headers.get("authorization"))
    if hall.doors.count(key) >= MOST_STREAMS:
        raise Refused("too-many", f"a token has at most {MOST_STREAMS} streams at a time")
    reader = Reader(hall, key, opens)
    hall.doors.enter(key, reader)
    try:
        owner = await awake(request, opens.table)
        await owner.ask(lambda: owner.join(reader, None))
    except BaseException:
        hall.doors.quit(key, reader)
        raise

    async def lines() -> AsyncIterator[bytes]:
        try:
            yield b"\n"
            while (line := await reader.next()) is not None:
                yield line
        finally:
            owner.quit(reader)
            hall.doors.quit(key, reader)

    return Stream(lines(), media_type="application/x-ndjson")


@post("/api/bot/move", status_code=200, responses=refusals(401, 404, 409, 429, 503), operation_id="bot_move", security=PROGRAM)
async def bot_move(request: Ask, data: JSONBody[Playing]) -> protocol.Done:
    """Your program's move."""
    at = admission(request)
    _, opens, person = await at.program(request.headers.get("authorization"))
    key = f"program {opens.seat} {data.line or token_hex(8)}"
    return await at.command(person, opens.table, protocol.Move(key=key, seat=opens.seat, move=data.move, line=data.line))


# pictures, and what whoever runs the hall asks for


@post("/api/qr", status_code=200, responses=refusals(401, 429), operation_id="qr", security=PERSON, media_type="image/svg+xml")
async def qr(request: Ask, data: JSONBody[Picture]) -> str:
    """A text as a QR code: a link to be shown to a phone."""
    person = await who(request)
    at = admission(request)
    return await at.pictures.get(data.text, lambda: at.hall.beside.door(person.id, qr_svg, data.text))


@get("/healthz", responses=refusals(503), operation_id="health")
async def health(request: Ask) -> Health:
    """Whether the hall is well: it writes and reads, at most once a second, whoever asks how often."""
    rules = "compiled" if heorot.compiled() else "plain"
    hall = admission(request).hall
    await hall.pulse()
    return Health(__version__, rules, len(hall.owners), "writes", len(await hall.store.set_aside()))


@get("/metrics", responses=refusals(), operation_id="metrics", media_type="text/plain")
async def metrics(request: Ask) -> bytes:
    """What the hall counts: for this machine, or by its token."""
    token: str = request.app.state.metrics_token
    named = request.headers.get("authorization", "")
    here = not request.app.state.proxied and is_loopback(host(request))
    if not (here or (token and hmac.compare_digest(named.encode(), f"Bearer {token}".encode()))):
        raise Refused("not-yours", "the counters are for whoever runs the hall")
    return admission(request).hall.metrics.text()


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own.

    >>> is_loopback("127.0.0.1"), is_loopback("::ffff:127.0.0.1"), is_loopback("192.168.1.7"), is_loopback("?")
    (True, True, False, False)
    """
    try:
        found = ipaddress.ip_address(host)
        return (getattr(found, "ipv4_mapped", None) or found).is_loopback
    except ValueError:
        return False


HANDLERS = [
    me, arrive, forget_me, sign_out, carry, carried, hall, well_known, tables, open_table, find_table, look, do, why, hint, record, at, end,
    seat_token, bot_stream, bot_move, qr, health, metrics,
]  # fmt: skip


# refusals

SENTENCES = {404: "there is nothing at this address", 405: "this cannot be done at this address", 413: "this is too large"}


def on_refused(_: Ask, why: Refused) -> Response[protocol.Failure]:
    """Answer a refusal."""
    status = 503 if isinstance(why, protocol.Crowded) else STATUS[why.failure.error]
    return Response(why.failure, status_code=status, media_type="application/json")


def on_http(request: Ask, why: HTTPException) -> Response[protocol.Failure]:
    """Answer what the framework refuses."""
    error = {404: "not-found", 413: "too-big", 429: "slow-down"}.get(why.status_code, "bad-message")
    failure = protocol.Failure(cast(protocol.Trouble, error), SENTENCES.get(why.status_code) or sentence(why))
    return Response(failure, status_code=why.status_code, media_type="application/json", headers=why.headers or {})


def sentence(why: HTTPException) -> str:
    """Return what is wrong with a request."""
    first = why.extra[0] if isinstance(why.extra, list) and why.extra else None
    if not isinstance(first, dict):
        return why.detail or "this cannot be read"
    key, message = first.get("key", ""), str(first.get("message", ""))
    if message == f"'{key}'":  # the framework looked for it in vain
        return "something is missing: " + ("the request has no body" if key == "data" else key)
    return f"{key}: {message}"


def on_error(request: Ask, why: Exception) -> Response[protocol.Failure]:
    """Answer a mistake of ours: what exactly it was, only the journal knows."""
    journal.error("a request failed", extra={"kind": type(why).__name__, "path": request.scope["path"].split("/")[1:3]}, exc_info=why)
    failure = protocol.Failure("internal", "something went wrong in the hall; nothing has changed")
    return Response(failure, status_code=500, media_type="application/json")
