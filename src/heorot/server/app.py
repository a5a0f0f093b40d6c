"""The hall as one ASGI application: routes, the socket, the OpenAPI, and what stands between them and the net."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, asgi
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

import heorot
from heorot import __version__
from heorot.games import names
from heorot.server import eyes, http, wire
from heorot.server.doors import Doors
from heorot.server.hall import Hall
from heorot.server.page import page
from heorot.server.safety import App, guarded
from heorot.server.socket import serve_socket
from heorot.server.wire import Refused

SCHEMA = "#/components/schemas/{name}"


@dataclass
class Settings:
    """What whoever runs the hall decides."""

    hosts: Iterable[str] = field(default_factory=tuple)
    public_url: str | None = None
    metrics_token: str = ""


def application(hall: Hall, settings: Settings) -> App:
    """Return the hall's application, guarded."""
    doors = Doors(hall)

    @asgi("/api/ws", copy_scope=True)
    async def socket(scope: Any, receive: Any, send: Any) -> None:
        """Serve a WebSocket."""
        if scope["type"] != "websocket":
            await http.plain_refusal(send, 426, "this is for WebSockets")
            return
        await serve_socket(doors, scope, receive, send)

    async def open_hall() -> None:
        await hall.open()

    async def close_hall() -> None:
        await hall.close()

    app = Litestar(
        [*http.HANDLERS, page, socket],
        on_startup=[open_hall],
        on_shutdown=[close_hall],
        state=State({"doors": doors, "https": is_https(settings.public_url), "metrics_token": settings.metrics_token}),
        openapi_config=OpenAPIConfig(
            title="Heorot",
            version=__version__,
            description="The mead hall where saga board games are played: tables, seats, moves, records.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=[Components(schemas=shapes())],
        ),
        exception_handlers={Refused: http.on_refused, HTTPException: http.on_http, Exception: http.on_error},
        on_app_init=[quiet],
        request_max_body_size=None,  # safety.py measures
    )
    return guarded(app, settings.hosts, settings.public_url)


def quiet(config: AppConfig) -> AppConfig:
    """Leave logging to serve.py."""
    config.logging_config = None
    return config


def is_https(url: str | None) -> bool:
    """Whether people come by https: then the cookie must."""
    return bool(url) and str(url).lower().startswith("https:")


def shapes() -> dict[str, Any]:
    """Return the schemas of what goes over the socket and of each game's view, for the OpenAPI."""
    frames: list[Any] = [
        wire.Incoming, wire.News, wire.Welcome, wire.Here, wire.Advice, wire.Failure, wire.Done, wire.Pong, eyes.Turn, eyes.Over,
    ]  # fmt: skip
    found: dict[str, Any] = {}
    (incoming, *_), components = msgspec.json.schema_components(frames, ref_template=SCHEMA)
    found |= components
    found["Incoming"] = incoming
    for name in names():
        view = get_type_hints(type(heorot.game(name)).view)["return"]
        prefix = name.title().replace("_", "")
        _, components = msgspec.json.schema_components([view], ref_template=f"#/components/schemas/{prefix}{{name}}")
        found |= {f"{prefix}{part}": shape for part, shape in components.items()}
    return found
