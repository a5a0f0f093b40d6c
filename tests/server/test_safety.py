"""The middleware, called by hand: hosts, origins, headers, sizes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.server.web.safety import (
    FAIR_SHARE,
    LOOPBACK,
    WS_REFUSED,
    App,
    Event,
    Gatekeeper,
    Receive,
    Scope,
    SecurityHeaders,
    Send,
    SizeLimit,
    guarded,
)
from tests.attempts import attempts

HOSTS = frozenset({*LOOPBACK, "192.168.1.20", "[fd00::20]", "Heorot.local"})
PUBLIC = "https://hall.example/play/"
Headers = list[tuple[bytes, bytes]]


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the body's length, or accept a WebSocket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    size, more = 0, True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise ConnectionError("gone")
        size += len(event.get("body", b""))
        more = event.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-size", str(size).encode())]})
    await send({"type": "http.response.body", "body": b"hail"})


def headers(**named: str) -> Headers:
    return [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in named.items()]


def call(app: App, given: Headers, *bodies: bytes, kind: str = "http", method: str = "GET", path: str = "/") -> list[Any]:
    """Send a request and return what came back."""
    waiting: list[Event] = [{"type": "http.request", "body": body, "more_body": True} for body in bodies]
    waiting.append({"type": "http.request", "body": b"", "more_body": False})
    sent: list[Any] = []

    async def receive() -> Event:
        return waiting.pop(0)

    async def send(event: Event) -> None:
        sent.append(event)

    scope = {"type": kind, "path": path, "headers": given}
    asyncio.run(_run(app, {**scope, "method": method} if kind == "http" else scope, receive, send))
    return sent


async def _run(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def verdict(given: Headers, public: str | None = PUBLIC, **more: str) -> int:
    """Return the status of the answer: 0 is an accepted WebSocket."""
    first = call(Gatekeeper(echo, HOSTS, public), given, **more)[0]
    if first["type"] == "websocket.close":
        return int(first["code"])
    return 0 if first["type"] == "websocket.accept" else int(first["status"])


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000", "[::1]", "192.168.1.20:8000", "[FD00::0:20]"),
        *("heorot.local", "hall.example"),
    ],
)
def test_hosts_that_are_ours(host: str) -> None:
    assert verdict(headers(host=host)) == 200
    assert verdict(headers(host=host), kind="websocket") == 0


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "localhost.evil.example", "127.0.0.1.evil", "", " ", ":8000", "localhost:", "localhost:x"),
        *("localhost:123456", "localhost:65536", "[::1", "::1", "[::2]", "[localhost]", "[:]", "a@localhost", "localhost/"),
        *("localhost, evil", "testserver", "lo\xe9calhost", "localhost\xb2"),
    ],
)
def test_hosts_that_are_not(host: str) -> None:
    assert verdict(headers(host=host)) == 421
    assert verdict(headers(host=host), kind="websocket") == WS_REFUSED


def test_one_host_and_only_one() -> None:
    assert verdict([]) == 421
    assert verdict(headers(host="localhost") * 2) == 421
    assert verdict([(b"host", b"localhost"), (b"Host", b"evil.example")]) == 421


def test_no_host_is_ours_by_default() -> None:
    gate = Gatekeeper(echo, frozenset())
    assert call(gate, headers(host="localhost"))[0]["status"] == 421


def test_a_refusal_is_one_sentence() -> None:
    start, body = call(Gatekeeper(echo, HOSTS, None), headers(host="evil.example"))
    answer = json.loads(body["body"])
    assert answer["error"] == "host"
    assert answer["sentence"].endswith(".")
    assert dict(start["headers"])[b"content-length"] == str(len(body["body"])).encode()
    (closed,) = call(Gatekeeper(echo, HOSTS, None), headers(host="evil.example"), kind="websocket")
    assert len(closed["reason"].encode()) <= 123  # all that fits into a frame that closes


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("LocalHost:8000", "http://localhost:8000"),
        ("localhost", "http://localhost"),
        ("localhost:80", "http://localhost"),
        ("heorot.local", "https://heorot.local"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("localhost:8000", "https://hall.example"),
        ("localhost:8000", "https://hall.example:443"),
    ],
)
def test_origins_that_are_ours(host: str, origin: str) -> None:
    given = headers(host=host, origin=origin, sec_fetch_site="same-origin")
    assert verdict(given, method="POST") == 200
    assert verdict(given, kind="websocket") == 0


@pytest.mark.parametrize(
    "origin",
    [
        *("null", "", "http://evil.example", "http://localhost:8001", "http://localhost", "https://localhost"),
        *("http://127.0.0.1:8000", "localhost:8000", "ftp://localhost:8000", "http://localhost:8000/"),
        *("http://a@localhost:8000", "http://localhost:8000.evil", "http://hall.example", "h\xe9"),
        *("https://hall.example:8443", "http://localhost:8000 http://evil.example", "http://", "://localhost:8000"),
    ],
)
def test_origins_that_are_not(origin: str) -> None:
    given = headers(host="localhost:8000", origin=origin)
    for method in ("POST", "PUT", "DELETE", "PATCH", "BREW"):
        assert verdict(given, method=method) == 403
    for method in ("GET", "HEAD", "OPTIONS"):
        assert verdict(given, method=method) == 200
    assert verdict(given, kind="websocket") == WS_REFUSED


def test_two_origins_are_refused_and_none_is_a_program() -> None:
    given = headers(host="localhost:8000")
    assert verdict(given, method="POST") == 200
    assert verdict(given, kind="websocket") == 0
    assert verdict(given + headers(origin="http://localhost:8000") * 2, method="POST") == 403


def test_cross_site_is_refused_even_without_origin() -> None:
    given = headers(host="localhost:8000", sec_fetch_site="Cross-Site")
    assert verdict(given) == 200
    assert verdict(given, method="POST") == 403
    assert verdict(given, kind="websocket") == WS_REFUSED
    assert verdict(headers(host="localhost:8000", sec_fetch_site="none"), method="POST") == 200


def test_without_a_public_url() -> None:
    assert verdict(headers(host="hall.example"), None) == 421
    assert verdict(headers(host="localhost", origin="https://hall.example"), None, method="POST") == 403
    assert verdict(headers(host="localhost", origin="null"), "nonsense", method="POST") == 403


@attempts(300, 100)
@given(
    st.lists(st.tuples(st.sampled_from([b"host", b"origin", b"Origin", b"sec-fetch-site", b"content-length"]) | st.binary(), st.binary())),
    st.sampled_from(["http", "websocket"]),
    st.sampled_from(["GET", "POST", ""]),
)
def test_whatever_comes(given: Headers, kind: str, method: str) -> None:
    app = guarded(echo, HOSTS, PUBLIC)
    assert call(app, given, kind=kind, method=method)
    assert call(app, [*given, (b"host", b"localhost")], kind=kind, method=method)


def told(app: App, path: str) -> dict[bytes, bytes]:
    start = call(app, headers(host="localhost"), path=path)[0]
    assert len({name.lower() for name, _ in start["headers"]}) == len(start["headers"])
    return dict(start["headers"])


def test_every_response_tells_browsers() -> None:
    found = told(SecurityHeaders(echo), "/")
    assert found[b"content-security-policy"].startswith(b"default-src 'none'; script-src 'self';")
    assert found[b"content-security-policy"].endswith(b"; frame-ancestors 'none'")
    assert found[b"x-content-type-options"] == b"nosniff"
    assert found[b"referrer-policy"] == b"no-referrer"
    assert found[b"cross-origin-opener-policy"] == b"same-origin"
    assert b"camera=()" in found[b"permissions-policy"]
    assert found[b"x-size"] == b"0"
    start = call(guarded(echo, frozenset()), headers(host="localhost"))[0]
    assert start["status"] == 421
    assert b"content-security-policy" in dict(start["headers"])


def test_only_the_api_is_not_stored() -> None:
    for path in ("/api", "/api/tables"):
        assert told(SecurityHeaders(echo), path)[b"cache-control"] == b"no-store"
    for path in ("/", "/apiary", "/static/api/x.js"):
        assert b"cache-control" not in told(SecurityHeaders(echo), path)


def test_what_the_application_says_stays() -> None:
    async def own(scope: Scope, receive: Receive, send: Send) -> None:
        own_headers = [(b"Cache-Control", b"max-age=60"), (b"Referrer-Policy", b"origin")]
        await send({"type": "http.response.start", "status": 200, "headers": own_headers})
        await send({"type": "http.response.body"})

    found = told(SecurityHeaders(own), "/api/rules")
    assert found[b"Cache-Control"] == b"max-age=60"
    assert found[b"Referrer-Policy"] == b"origin"


def test_a_response_without_headers() -> None:
    async def bare(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204})

    assert b"referrer-policy" in told(SecurityHeaders(bare), "/")


def test_a_body_of_the_right_size() -> None:
    for bodies in ((b"x" * 100,), (b"x" * 60, b"x" * 40), (b"",) * 200):
        start, _ = call(SizeLimit(echo, 100), headers(content_length="100"), *bodies, method="POST")
        assert dict(start["headers"])[b"x-size"] == str(len(b"".join(bodies))).encode()


@pytest.mark.parametrize("length", ["101", "300001", "9" * 5000])
def test_a_body_declared_too_large(length: str) -> None:
    start, body = call(SizeLimit(echo, 100), headers(content_length=length), method="POST")
    assert start["status"] == 413
    assert json.loads(body["body"]) == {"is": "failure", "error": "too-big", "sentence": "A request may have at most 100 bytes."}


@pytest.mark.parametrize("given", [[], headers(content_length="5"), headers(content_length="-1"), headers(content_length="\xb2")])
def test_a_body_that_grows_too_large(given: Headers) -> None:
    start, _ = call(SizeLimit(echo, 100), given, b"x" * 60, b"x" * 41, b"x" * 1000, method="POST")
    assert start["status"] == 413


def test_an_application_is_asked_when_all_of_a_body_is_there() -> None:
    asked: list[Event] = []

    async def listening(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(await receive())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    start, _ = call(SizeLimit(listening, 100), [], b"x" * 60, b"x" * 40, method="POST")
    assert (start["status"], asked) == (200, [{"type": "http.request", "body": b"x" * 100, "more_body": False}])
    start, _ = call(SizeLimit(listening, 100), [], b"x" * 101, method="POST")
    assert (start["status"], len(asked)) == (413, 1)


def test_bodies_share_what_may_be_held() -> None:
    limit = SizeLimit(echo, 100_000, most_held=150_000)
    limit._held = 100_000  # of others, which still come
    assert call(limit, [], b"x" * 50_000, method="POST")[0]["status"] == 200
    assert call(limit, [], b"x" * 50_001, method="POST")[0]["status"] == 503
    limit._held = 1_000_000
    assert call(limit, [], b"x" * FAIR_SHARE, method="POST")[0]["status"] == 200  # what is small is always heard
    assert limit._held == 1_000_000


def test_an_applications_own_errors_are_raised() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise KeyError("own")

    with pytest.raises(KeyError, match="own"):
        call(guarded(broken, HOSTS), headers(host="localhost"))


def test_a_lifespan_passes_through() -> None:
    seen: list[str] = []

    async def living(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    call(guarded(living, HOSTS), [], kind="lifespan")
    assert seen == ["lifespan"]
