"""The page at the hall's door: which games are played here, and by which ways."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

import heorot
from heorot.games import names
from heorot.words import Words, languages


@get("/", include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[str]:
    """The door of the hall, in the language the browser asks for."""
    lang = preferred(request.headers.get("accept-language", ""))
    return Response(door(lang), media_type="text/html")


def preferred(header: str) -> str:
    """Return the first of our languages that a browser asks for.

    >>> preferred("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7"), preferred("")
    ('ru', 'en')
    """
    for part in header.split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in languages():
            return lang
    return "en"


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
