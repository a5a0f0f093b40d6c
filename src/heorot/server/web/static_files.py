"""The browser's table: the built client as it lies in the package, and a page at the door where it has not been built."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

import heorot
from heorot.games import names
from heorot.words import Words, languages

FOLDER = "web"  # in the package, where the build puts it
PAGE = "index.html"
LONGEST = 1000  # characters of a header that are worth reading
WEIGHT = re.compile(r"[01](?:\.[0-9]{0,3})?")
TYPES = {
    "css": "text/css", "html": "text/html", "ico": "image/x-icon", "js": "text/javascript",
    "json": "application/json", "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain",
    "webmanifest": "application/manifest+json", "webp": "image/webp", "woff2": "font/woff2",
}  # fmt: skip
OTHERS = ("api", "healthz", "metrics", "schema")  # whose addresses are no views of the page
FOR_EVER = "public, max-age=31536000, immutable"  # what lies under assets/ has a hash in its name
ASK_AGAIN = "no-cache"


class StaticFile(msgspec.Struct, frozen=True):
    """A file of the client in memory, and its shorter twin where there is one."""

    plain: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str


Files = dict[str, StaticFile]


def read(folder: Traversable | None = None) -> Files:
    """Return the files of the built client by their paths; none if it has not been built."""
    top = folder or files("heorot") / FOLDER
    return {path: static_file(path, data) for path, data in walk(top)} if (top / PAGE).is_file() else {}


def walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    """Go through all files of a folder."""
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from walk(one, f"{above}{one.name}/")
        else:
            yield above + one.name, one.read_bytes()


def static_file(path: str, data: bytes) -> StaticFile:
    """Return a file of the client, with its shorter twin."""
    zipped = gzip.compress(data, 9, mtime=0)
    return StaticFile(
        data,
        zipped if len(zipped) < len(data) else None,
        TYPES.get(path.rpartition(".")[2], "application/octet-stream"),
        f'W/"{sha256(data).hexdigest()[:20]}"',
        FOR_EVER if path.startswith("assets/") else ASK_AGAIN,
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the client; whatever is no file is a view of its one page."""
    found: Files = request.app.state.client
    name = request.scope["path"].strip("/")
    if name.partition("/")[0] in OTHERS or ("." in name and name not in found):
        raise NotFoundException
    if not found:
        lang = preferred(request.headers.get("accept-language", ""))
        return Response(door(lang).encode(), media_type=TYPES["html"], headers={"cache-control": ASK_AGAIN, "vary": "accept-language"})
    return answer(found.get(name) or found[PAGE], request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


def answer(file: StaticFile, accepted: str, had: str) -> Response[bytes]:
    """Return a file as a browser takes it, or that it has it already."""
    headers = {"cache-control": file.caching, "etag": file.tag}
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
    if is_among(file.tag, had):
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is None or not takes_gzip(accepted):
        return Response(file.plain, media_type=file.kind, headers=headers)
    return Response(file.zipped, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})


def is_among(tag: str, header: str) -> bool:
    """Whether a browser has the file of this tag, by its If-None-Match.

    >>> is_among('W/"a"', '"b", "a"'), is_among('W/"a"', "*"), is_among('W/"a"', "")
    (True, True, False)
    """
    held = {part.strip().removeprefix("W/") for part in header[:LONGEST].split(",")}
    return tag.removeprefix("W/") in held or "*" in held


def takes_gzip(header: str) -> bool:
    """Whether a browser takes what is zipped, by its Accept-Encoding.

    >>> takes_gzip("br, gzip"), takes_gzip("gzip;q=0, *"), takes_gzip("*;q=0.5"), takes_gzip("")
    (True, False, True, False)
    """
    taken = weighed(header)
    return taken.get("gzip", taken.get("*", 0.0)) > 0


def preferred(header: str) -> str:
    """Return the one of our languages that a browser likes best, by its Accept-Language.

    >>> preferred("de-DE,de;q=0.9,fr;q=0.3,ru;q=0.8"), preferred("")
    ('ru', 'en')
    """
    liked: dict[str, float] = {}
    for lang, weight in weighed(header).items():
        short = lang.partition("-")[0]
        if short in languages():
            liked[short] = max(liked.get(short, 0.0), weight)
    best = max(liked, key=lambda lang: liked[lang], default="en")
    return best if liked.get(best, 0.0) > 0 else "en"


def weighed(header: str) -> dict[str, float]:
    """Return what a header lists, in small letters, with the weight of each.

    >>> weighed("gzip, BR;q=0.5")
    {'gzip': 1.0, 'br': 0.5}
    """
    found: dict[str, float] = {}
    for part in header[:LONGEST].split(","):
        name, _, weight = part.partition(";")
        found[name.strip().lower()] = weight_of(weight.strip().removeprefix("q="))
    return found


def weight_of(text: str) -> float:
    """Return how much something is liked: 1 if nothing is said, 0 if it cannot be read.

    >>> weight_of(""), weight_of("0.8"), weight_of("nan")
    (1.0, 0.8, 0.0)
    """
    if not text:
        return 1.0
    return min(float(text), 1.0) if WEIGHT.fullmatch(text) else 0.0


@cache
def door(lang: str) -> str:
    """Return the page of a hall whose client has not been built."""
    words = Words(lang)
    games = []
    for name in names():
        own = Words(lang, heorot.game(name))
        game = heorot.game(name)
        line = own("game-line", title=own("game-title"), fewest=game.fewest, most=game.most, minutes=game.minutes)
        games.append(f"<li><strong>{escape(line)}</strong> {escape(own('game-about'))}</li>")
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heorot</title>
<style>:root{{color-scheme:light dark}}body{{font:18px/1.5 Georgia,serif;max-width:40rem;margin:3rem auto;padding:0 1rem}}</style></head>
<body><h1>Heorot</h1><p>{escape(words("door-open"))}</p><ul>{"".join(games)}</ul>
<p>{escape(words("door-unbuilt"))}</p>
<p>{escape(words("door-ways"))} <a href="/schema/openapi.json">/schema/openapi.json</a></p></body></html>
"""
