"""What stands between the net and the server: whose requests are heard, how large they may be, what browsers are told.

Each class is plain ASGI middleware; `guarded` puts them around an application in their order.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import AddressValueError, IPv6Address
from typing import Any

import msgspec

from heorot.server.protocol import CROWDED, PROTOCOL

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]  # loose, so that every framework's own types fit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
MOST_BYTES = 300_000
MOST_HELD = 16 * 1024 * 1024  # bytes of bodies that are still coming, of all requests together
FAIR_SHARE = 16 * 1024  # bytes that a body may always have
MOST_STRANGE = 64  # requests answered at the same time, of those who have no cookie or other key
MOST_ASKING = 512  # the same, of all
WS_REFUSED = 4403

_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,253}))(?::([0-9]{1,5}))?")
_PORTS = {"http": 80, "https": 443}

_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()"),
)
_OF_HTTPS = ((b"strict-transport-security", b"max-age=31536000"),)  # for a year: this host, and no other of its domain
_OF_THE_API = (  # a page that speaks another protocol than the hall loads itself again
    (b"cache-control", b"no-store"),
    (b"heorot-protocol", str(PROTOCOL).encode()),
)


def guarded(app: App, hosts: Iterable[str], public_url: str | None = None, most: int = MOST_BYTES) -> App:
    """Return the application behind all that is in this file."""
    return SecurityHeaders(Gatekeeper(SizeLimit(Crowd(app), most), frozenset(hosts), public_url), public_url)


def split_host(text: str) -> tuple[str, int | None] | None:
    """Return the host of a Host header, without brackets, and its port; None for what is no host.

    >>> split_host("Heorot.local:8000"), split_host("[FD00::0:1]"), split_host("a b")
    (('heorot.local', 8000), ('fd00::1', None), None)
    """
    match = _HOST.fullmatch(text.lower())
    if match is None or int(match[3] or 0) > 65535:
        return None
    bracketed, name, port = match.groups()
    if bracketed is not None:
        try:
            name = str(IPv6Address(bracketed))
        except AddressValueError:
            return None
    return name, None if port is None else int(port)


def split_origin(text: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of an origin; None for what is none, `null` among them.

    >>> split_origin("https://heorot.example"), split_origin("null")
    (('https', 'heorot.example', 443), None)
    """
    scheme, _, rest = text.partition("://")
    scheme = scheme.lower()
    host = split_host(rest)
    if scheme not in _PORTS or host is None:
        return None
    return scheme, host[0], _PORTS[scheme] if host[1] is None else host[1]


class Gatekeeper:
    """Hears only requests to a name that is ours and, where they may change something, from a page that is ours.

    `hosts` are names and addresses without ports; none is allowed by default, but the public URL's is.
    """

    def __init__(self, app: App, hosts: frozenset[str], public_url: str | None = None) -> None:
        self._app = app
        self._public = None if public_url is None else split_origin(_origin_of(public_url))
        self._hosts = frozenset(map(_bare, hosts)) | ({self._public[1]} if self._public else frozenset())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of ASGI."""
        if scope["type"] in ("http", "websocket"):
            refusal = self._refusal(scope)
            if refusal is not None:
                await _refuse(scope["type"], send, *refusal)
                return
        await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Return why a request is not heard, if so: a status, a word and a sentence."""
        found: dict[bytes, list[str]] = {b"host": [], b"origin": [], b"sec-fetch-site": []}
        for name, value in scope.get("headers", ()):
            values = found.get(name.lower())
            if values is not None:
                values.append(value.decode("latin-1").strip())
        names = found[b"host"]
        host = split_host(names[0]) if len(names) == 1 else None
        if host is None or host[0] not in self._hosts:
            return 421, "host", "This server does not answer to that name: open it by an address it has announced."
        if scope["type"] == "http" and scope.get("method") in _READING:
            return None
        if self._is_foreign(host, found[b"origin"]) or "cross-site" in map(str.lower, found[b"sec-fetch-site"]):
            return 403, "origin", "This request comes from a page of another site."
        return None

    def _is_foreign(self, host: tuple[str, int | None], origins: list[str]) -> bool:
        """Return whether a request was made by a page that is not ours; programs name no origin."""
        if not origins:
            return False
        origin = split_origin(origins[0]) if len(origins) == 1 else None
        if origin is None:
            return True
        if origin == self._public:
            return False
        scheme, name, port = origin
        # The server itself need not know whether a proxy before it speaks https: a Host without port fits either.
        return (name, port) != (host[0], _PORTS[scheme] if host[1] is None else host[1])


def _origin_of(url: str) -> str:
    """Return a URL up to its path."""
    return "/".join(url.split("/", 3)[:3])


def _bare(host: str) -> str:
    """Return a host as `split_host` would, with or without brackets."""
    split = split_host(host) or split_host(f"[{host}]")
    return split[0] if split else host.lower()


async def _refuse(kind: str, send: Send, status: int, word: str, sentence: str) -> None:
    """Answer with an error; a WebSocket is closed before it is accepted."""
    if kind == "websocket":
        await send({"type": "websocket.close", "code": WS_REFUSED, "reason": sentence})
        return
    body = msgspec.json.encode({"is": "failure", "error": word, "sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 503:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class SecurityHeaders:
    """Tells browsers, with every response, what its page may do, and which protocol the hall speaks; what the app has set itself stays."""

    def __init__(self, app: App, public_url: str | None = None) -> None:
        self._app = app
        https = public_url is not None and public_url.lower().startswith("https:")
        self._always = _HEADERS + _OF_HTTPS if https else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = scope.get("path", "")
        wanted = self._always + _OF_THE_API if path == "/api" or path.startswith("/api/") else self._always

        async def telling(event: Event) -> None:
            if event["type"] == "http.response.start":
                headers = list(event.get("headers", ()))
                there = {name.lower() for name, _ in headers}
                event = {**event, "headers": headers + [header for header in wanted if header[0] not in there]}
            await send(event)

        await self._app(scope, receive, telling)


class SizeLimit:
    """Refuses a request whose body is too large, as soon as that is known: from its header, or while it comes.

    The application is asked when all of a body is there. What has come of all bodies together is bounded, too.
    """

    def __init__(self, app: App, most: int = MOST_BYTES, most_held: int = MOST_HELD) -> None:
        self._app = app
        self._most = most
        self._most_held = most_held
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif _declared(scope) > self._most:
            await self._refuse(send)
        else:
            await self._measured(scope, receive, send)

    async def _refuse(self, send: Send) -> None:
        await _refuse("http", send, 413, "too-big", f"A request may have at most {self._most} bytes.")

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the whole body, then let the application have it; who goes away before has asked nothing."""
        body = bytearray()
        counted = 0
        try:
            more = True
            while more:
                event = await receive()
                if event["type"] != "http.request":
                    return
                body += event.get("body", b"")
                self._held += len(body) - counted
                counted = len(body)
                if counted > self._most:
                    await self._refuse(send)
                    return
                if counted > FAIR_SHARE and self._held > self._most_held:
                    await _refuse("http", send, 503, "too-many", CROWDED)
                    return
                more = event.get("more_body", False)
        finally:
            self._held -= counted
        whole: list[Event] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def gathered() -> Event:
            return whole.pop() if whole else await receive()

        await self._app(scope, gathered, send)


class Crowd:
    """Lets only so many requests be answered at the same time; of strangers fewer, so that they are sent away before players wait."""

    def __init__(self, app: App, most_strange: int = MOST_STRANGE, most: int = MOST_ASKING) -> None:
        self._app = app
        self._most = {True: most_strange, False: most}
        self.asking = {True: 0, False: 0}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        strange = not any(name in (b"cookie", b"authorization") for name, _ in scope["headers"])
        if self.asking[strange] >= self._most[strange]:
            await _refuse("http", send, 503, "too-many", CROWDED)
            return
        self.asking[strange] += 1
        answered = False

        def leave() -> None:
            nonlocal answered
            if not answered:
                answered = True
                self.asking[strange] -= 1

        async def sending(event: Event) -> None:
            leave()  # what takes long now is the reading: the warden looks after that
            await send(event)

        try:
            await self._app(scope, receive, sending)
        finally:
            leave()


def _declared(scope: Scope) -> int:
    """Return the body's size as the request declares it, or 0."""
    for name, value in scope.get("headers", ()):
        if name.lower() == b"content-length" and value.isdigit():
            return int(value[:18])  # cut, since Python refuses to read thousands of digits
    return 0
