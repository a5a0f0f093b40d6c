"""The hall as one ASGI application: routes, the socket, the OpenAPI, and what stands between them and the net."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, cast

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from heorot.server.hall import Hall
from heorot.server.people.admission import SECURE_COOKIE, Admission
from heorot.server.protocol import Refused
from heorot.server.web import http, static_files
from heorot.server.web.safety import App, guarded
from heorot.server.web.schema import HANDLERS, openapi_json
from heorot.server.web.socket import serve_socket


@dataclass
class Settings:
    """What whoever runs the hall decides."""

    hosts: Iterable[str] = field(default_factory=tuple)
    public_url: str | None = None
    metrics_token: str = ""
    urls: Sequence[str] = ()  # by which other devices reach the hall
    client: Traversable | None = None  # where the built client lies, if not in the package


def application(hall: Hall, settings: Settings, admission: Admission | None = None) -> App:
    """Return the hall's application, guarded."""
    at = admission or Admission(hall)
    if is_https(settings.public_url):
        at.cookie = SECURE_COOKIE

    async def open_hall() -> None:
        await hall.open()

    async def close_hall() -> None:
        await hall.close()

    app = Litestar(
        [*HANDLERS, openapi_json, static_files.client],
        on_startup=[open_hall],
        on_shutdown=[close_hall],
        state=State(
            {
                "client": static_files.read(settings.client),
                "admission": at,
                "https": is_https(settings.public_url),
                "proxied": bool(settings.public_url),
                "metrics_token": settings.metrics_token,
                "urls": settings.urls,
            }
        ),
        openapi_config=None,  # schema.py says it better
        exception_handlers={Refused: http.on_refused, HTTPException: http.on_http, Exception: http.on_error},
        on_app_init=[quiet],
        request_class=http.Strict,
        request_max_body_size=None,  # safety.py measures
    )

    async def front(scope: Any, receive: Any, send: Any) -> None:
        """Answer; sockets go past the framework, whose layers every frame would have to pass."""
        if scope["type"] == "websocket":
            await serve_socket(at, scope, receive, send)
        elif scope.get("method") == "HEAD":
            await app(cast(Any, {**scope, "method": "GET"}), receive, send)  # the server leaves out the body by itself
        else:
            await app(scope, receive, send)

    return guarded(front, settings.hosts, settings.public_url)


def quiet(config: AppConfig) -> AppConfig:
    """Leave logging to serve.py."""
    config.logging_config = None
    return config


def is_https(url: str | None) -> bool:
    """Whether people come by https: then the cookie must."""
    return bool(url) and str(url).lower().startswith("https:")
