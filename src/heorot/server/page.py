"""The page at the hall's door: which games are played here, and by which ways."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

import heorot
from heorot.games import names
from heorot.words import Words, languages

LONGEST = 1000  # characters of a header that are worth reading
WEIGHT = re.compile(r"[01](?:\.[0-9]{0,3})?")


@get("/", include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[str]:
    """The door of the hall, in the language the browser asks for."""
    lang = preferred(request.headers.get("accept-language", ""))
    return Response(door(lang), media_type="text/html")


def preferred(header: str) -> str:
    """Return the one of our languages that a browser likes best.

    >>> preferred("de-DE,de;q=0.9,fr;q=0.3,ru;q=0.8"), preferred("")
    ('ru', 'en')
    """
    liked: dict[str, float] = {}
    for part in header[:LONGEST].split(","):
        lang, _, weight = part.partition(";q=")
        short = lang.strip().lower().partition("-")[0]
        if short in languages():
            liked[short] = max(liked.get(short, 0.0), weight_of(weight))
    best = max(liked, key=lambda lang: liked[lang], default="en")
    return best if liked.get(best, 0.0) > 0 else "en"


def weight_of(text: str) -> float:
    """Return how much a language is liked: 1 if nothing is said, 0 if it cannot be read.

    >>> weight_of(""), weight_of("0.8"), weight_of("nan")
    (1.0, 0.8, 0.0)
    """
    if not text:
        return 1.0
    return min(float(text), 1.0) if WEIGHT.fullmatch(text) else 0.0


@cache
def door(lang: str) -> str:
    """Return the page."""
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
<p>{escape(words("door-ways"))} <a href="/schema/openapi.json">/schema/openapi.json</a></p></body></html>
"""
