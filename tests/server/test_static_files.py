"""The browser's client as the hall serves it: its files and its one page; and the page at the door where it has not been built."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from heorot.server.web import static_files
from heorot.server.web.app import Settings
from heorot.server.web.safety import LOOPBACK
from tests.server.live import Live, serving

PAGE = '<!doctype html><title>Heorot</title><script type="module" src="/assets/index-1a2b.js"></script>' + 40 * "<p>hall</p>"
SCRIPT = 100 * "let thor = 7;"
FONT = bytes(range(256))  # nothing to be gained by zipping it
BUILT = {
    "index.html": PAGE.encode(),
    "assets/index-1a2b.js": SCRIPT.encode(),
    "assets/index-3c4d.css": b"p{}",
    "assets/deep/alegreya-5e6f.woff2": FONT,
    "assets/icons-7a8b.svg": b"<svg/>",
    "icon.png": b"png",
    "favicon.ico": b"ico",
    "manifest.webmanifest": b"{}",
    "about.json": b"{}",
}
MOST = 2_000_000  # bytes that a built client may have in memory


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall with a client."""
    folder = tmp_path_factory.mktemp("client")
    for path, data in BUILT.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    with serving(tmp_path_factory.mktemp("hall"), Settings(LOOPBACK, client=folder)) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall without one."""
    with serving(tmp_path_factory.mktemp("hall"), Settings(LOOPBACK, client=tmp_path_factory.mktemp("nothing"))) as found:
        yield found


def fetched(live: Live, path: str, **headers: str) -> httpx.Response:
    """Return what is at a path, unzipped only if zipping was asked for."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return live.client(headers={"accept-encoding": "identity"} | named).get(path)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/index-3c4d.css", "text/css; charset=utf-8"),
        ("assets/deep/alegreya-5e6f.woff2", "font/woff2"),
        ("assets/icons-7a8b.svg", "image/svg+xml"),
        ("icon.png", "image/png"),
        ("favicon.ico", "image/x-icon"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("about.json", "application/json"),
    ],
)
def test_every_file_has_its_type_and_is_cached_by_its_name(live: Live, path: str, kind: str) -> None:
    found = fetched(live, f"/{path}")
    assert (found.status_code, found.content, found.headers["content-type"]) == (200, BUILT[path], kind)
    hashed = path.startswith("assets/")
    assert found.headers["cache-control"] == ("public, max-age=31536000, immutable" if hashed else "no-cache")
    assert "script-src 'self';" in found.headers["content-security-policy"]


def test_what_zipping_makes_shorter_is_zipped_for_who_takes_it(live: Live) -> None:
    for path in ("/", "/assets/index-1a2b.js"):
        plain = fetched(live, path)
        with live.client().stream("GET", path, headers={"accept-encoding": "br;q=0.9, gzip"}) as zipped:
            raw = b"".join(zipped.iter_raw())
        assert "content-encoding" not in plain.headers
        assert zipped.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"
        assert int(zipped.headers["content-length"]) == len(raw) < len(plain.content)
        assert gzip.decompress(raw) == plain.content
        assert "content-encoding" not in fetched(live, path, accept_encoding="gzip;q=0").headers
    font = fetched(live, "/assets/deep/alegreya-5e6f.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


def test_what_a_browser_has_is_not_sent_again(live: Live) -> None:
    for path in ("/", "/assets/index-1a2b.js", "/icon.png"):
        tag = fetched(live, path).headers["etag"]
        for had in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            again = fetched(live, path, if_none_match=had, accept_encoding="gzip")
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert "cache-control" in again.headers
        assert fetched(live, path, if_none_match='"other"').status_code == 200
    assert fetched(live, "/").headers["etag"] != fetched(live, "/icon.png").headers["etag"]


@pytest.mark.parametrize(
    "path",
    ["/", "/new/voluspa", "/table/x1_-Z", "/join", "/join/EH3GWR", "/rules/voluspa/VO-C2", "/learn/voluspa", "/try/voluspa", "/about",
     "/settings", "/table/%D0%B0", "/nowhere", "/%00", "/assets", "//evil"],
)  # fmt: skip
def test_every_view_is_the_one_page(live: Live, path: str) -> None:
    found = fetched(live, path)
    assert (found.status_code, found.text, found.headers["cache-control"]) == (200, PAGE, "no-cache")
    head = live.client(headers={"accept-encoding": "identity"}).head(path)
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(PAGE)))


@pytest.mark.parametrize(
    "path",
    ["/nowhere.js", "/assets/index-old.js", "/favicon.png", "/.env", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%2e%2e/secret", "/a.b/c",
     "/api", "/api/nowhere", "/schema", "/schema/nowhere", "/healthz/x", "/metrics/x"],
)  # fmt: skip
def test_what_is_no_view_is_not_found(live: Live, unbuilt: Live, path: str) -> None:
    for hall in (live, unbuilt):
        found = fetched(hall, path)
        assert (found.status_code, found.json()["error"]) == (404, "not-found")


def test_the_page_is_only_to_be_read(live: Live) -> None:
    for path in ("/", "/table/x"):
        assert "GET" in live.client().options(path).headers["allow"]
        for method in ("POST", "PUT", "DELETE", "TRACE"):
            answer = live.client().request(method, path)
            assert (answer.status_code, answer.json()["error"]) == (405, "bad-message")


@pytest.mark.parametrize(
    ("header", "lang"), [("", "en"), ("fr-CA,en;q=0.5", "fr"), ("de,ru;q=0.7,en;q=0.2", "ru"), ("de", "en"), (";;q,", "en")]
)
def test_the_door_of_an_unbuilt_client_speaks_three_languages(unbuilt: Live, header: str, lang: str) -> None:
    for path in ("/", "/table/x"):
        answer = fetched(unbuilt, path, accept_language=header)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["vary"] == "accept-language"
        assert f'<html lang="{lang}">' in answer.text
        assert {"en": "hall", "fr": "salle", "ru": "чертог"}[lang] in answer.text.lower()
        assert "make play" in answer.text
        assert "http://" not in answer.text
        assert "https://" not in answer.text


def test_a_folder_without_its_page_is_no_client(tmp_path: Path) -> None:
    (tmp_path / "left.js").write_text("over", "utf-8")
    assert static_files.read(tmp_path) == static_files.read(tmp_path / "nothing") == {}


def test_the_client_in_the_package_fits_what_browsers_are_told() -> None:
    """Where it has been built: no script stands in the page itself, and all of it fits into little memory."""
    if not (files("heorot") / static_files.FOLDER / static_files.PAGE).is_file():
        pytest.skip("the client has not been built")
    found = static_files.read()
    page = found[static_files.PAGE].plain.decode()
    assert re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", page) == []
    assert re.findall(r"\son[a-z]+=", page) == []
    assert all(one.startswith("/") for one in re.findall(r'\s(?:src|href)="([^"]*)"', page))
    assert all(path.rpartition(".")[2] in static_files.TYPES for path in found)
    assert sum(len(file.plain) + len(file.zipped or b"") for file in found.values()) <= MOST
