"""The hall's OpenAPI: its ways as the routes declare them, its shapes as msgspec reads and writes them.

The framework could describe the shapes too, but it knows neither the tags by which they are told apart nor that a bound may be zero;
so each shape has one description, and it is the one that is enforced.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import heorot
from heorot import __version__
from heorot.games import names
from heorot.server import protocol
from heorot.server.hall import Opening
from heorot.server.people.admission import COOKIE
from heorot.server.tables import ending, practice, snapshots
from heorot.server.tables import playing_on as branches
from heorot.server.web import devices, games, hooks, http, learning, people, playing_on
from heorot.server.web.event_shapes import REF, saying_shape

HANDLERS = [*http.HANDLERS, *devices.HANDLERS, *hooks.HANDLERS, *people.HANDLERS, *playing_on.HANDLERS, *games.HANDLERS]
SPEAKING = (branches, devices, ending, games, hooks, http, learning, people, practice)  # modules with shapes of their own
UNIONS: dict[str, Any] = {
    "Command": protocol.AnyCommand,
    "Incoming": protocol.Incoming,
    "Outgoing": protocol.Outgoing,
    "Line": snapshots.Line,
}
NOISE: tuple[tuple[str, Any], ...] = (("deprecated", False), ("allowEmptyValue", False), ("allowReserved", False), ("headers", {}))
KEYS: dict[str, Any] = {
    "person": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="a browser's, given on arrival"),
    "program": SecurityScheme("http", scheme="bearer", description="a program's, for one seat"),
}


@get("/schema/openapi.json", include_in_schema=False)
async def openapi_json() -> Response[bytes]:
    """This description."""
    return Response(await asyncio.to_thread(written), media_type="application/json")


@cache
def written() -> bytes:
    """Return the OpenAPI as JSON."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """Return the OpenAPI. Nothing has to be open for it."""
    config = OpenAPIConfig(
        title="Heorot",
        version=__version__,
        description="The mead hall where saga board games are played: tables, seats, moves, records.",
        use_handler_docstrings=True,
        components=Components(security_schemes=KEYS),
    )
    found: dict[str, Any] = Litestar(HANDLERS, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    found["paths"] = {path: {method: operation(one) for method, one in ways.items()} for path, ways in sorted(found["paths"].items())}
    found["paths"]["/api/tables/{table}/do"]["post"]["requestBody"]["content"]["application/json"]["schema"] = ref("Command")
    found["components"]["schemas"] = shapes()
    return found


def ref(name: str) -> dict[str, str]:
    """Return a reference to a shape."""
    return {"$ref": REF.format(name=name)}


def operation(found: dict[str, Any]) -> dict[str, Any]:
    """Return an operation with one sentence of description, and with parameters that may be left out rather than null."""
    tidy: dict[str, Any] = quiet({key: value for key, value in found.items() if key != "summary"})
    for parameter in tidy.get("parameters", ()):
        parameter["schema"].pop("description", None)
        for some in parameter["schema"].pop("oneOf", ()):
            parameter["schema"] |= some if some != {"type": "null"} else {}
    tidy["responses"] = dict(sorted(tidy["responses"].items()))
    return tidy


def quiet(found: Any) -> Any:
    """Return a part of the OpenAPI without what says nothing."""
    if isinstance(found, dict):
        return {key: quiet(value) for key, value in found.items() if (key, value) not in NOISE}
    return [quiet(value) for value in found] if isinstance(found, list) else found


def shapes() -> dict[str, Any]:
    """Return all that goes over the wire by its names: what HTTP and sockets say, each game's view and what it tells."""
    own = [one for said in SPEAKING for one in vars(said).values() if is_shape(one) and one.__module__ == said.__name__]
    made, found = schemas([*UNIONS.values(), Opening, *own], REF)
    found |= dict(zip(UNIONS, made))
    for game in names():
        prefix = game.title().replace("_", "")
        view = get_type_hints(type(heorot.game(game)).view)["return"]
        _, parts = schemas([view], REF.replace("{", f"{prefix}{{"))
        found |= {f"{prefix}{name}": shape | {"title": f"{prefix}{name}"} for name, shape in parts.items()}
        if heorot.game(game).events:
            found[f"{prefix}Saying"] = saying_shape(heorot.game(game))
    return {name: plain(shape) for name, shape in sorted(found.items())}


def is_shape(one: Any) -> bool:
    """Whether something is a shape of messages."""
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def schemas(types: list[Any], template: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Return the schemas of some types, and of all that they are made of."""
    return msgspec.json.schema_components(types, ref_template=template)


def plain(shape: Any) -> Any:
    """Return a schema as generators of clients read it best."""
    if isinstance(shape, list):
        return [plain(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    found = {key: plain(value) for key, value in shape.items()}
    if "discriminator" in found:
        found["oneOf"] = found.pop("anyOf")
    if found.get("type") == "object" and found.keys().isdisjoint(("properties", "additionalProperties")):
        found["additionalProperties"] = {}
    if "enum" in found and all(isinstance(value, str) for value in found["enum"]):
        found["type"] = "string"
    return found
