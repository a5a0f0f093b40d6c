"""Somebody with a browser: one context, one page, and an ear for everything that goes wrong in it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright, WebSocket, expect

from heorot.server.people.admission import COOKIE
from tests.browser.hall import PATIENCE, Person, Process
from tests.browser.words import PSEUDO, called

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
DESK, PHONE = (1366, 640), (360, 560)
Size = tuple[int, int]
STEP = 0.02  # seconds from one look to the next

SETTINGS = "heorot-settings"
OVERTAKEN = r"409 \(Conflict\).*/why\?"  # a quick second tap overtakes the question what the first would bring
# UNKNOWN_YET = r"401 \(Unauthorized\).*/api/(me|tables)$"  # a browser complains of the answer that nobody is known here yet

expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str | None:
    """Return where the browser is: the one without windows, if it is there, for a page costs it much less."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def launched(playwright: Playwright) -> Browser:
    """Return a browser."""
    return playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)


class Visitor:
    """A person at a screen."""

    def __init__(
        self,
        browser: Browser,
        hall: Process,
        lang: str = "en",
        size: Size = DESK,
        person: Person | None = None,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        self.hall = hall
        self.lang = lang
        self.spoken = spoken = "en" if lang == PSEUDO else lang
        width, height = size
        touch = {"has_touch": True} if width < 600 else {}
        self.context: BrowserContext = browser.new_context(
            base_url=hall.url, viewport={"width": width, "height": height}, locale=spoken, **(touch | more)
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        usual = {"lang": spoken, "theme": "light", "speed": 0, "tips": False, "pseudo": lang == PSEUDO}
        kept = json.dumps(usual | (settings or {}))
        self.context.add_init_script(f"localStorage.getItem({SETTINGS!r}) ?? localStorage.setItem({SETTINGS!r}, {json.dumps(kept)})")
        if person:
            self.context.add_init_script("localStorage.setItem('heorot-known', '1')")
            self.context.add_cookies([{"name": COOKIE, "value": person.token, "url": hall.url}])
        self.forgiven = [OVERTAKEN]
        self.errors: list[str] = []
        self.line = -1  # of the game, as the page heard it last
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """Listen to a page."""
        page.on("console", self.hear)
        page.on("websocket", self.overhear)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the console complains of."""
        if message.type == "error" or (message.type == "warning" and "svelte" in message.text):
            said = f"{message.text} {message.location.get('url', '')}"
            if not any(re.search(pattern, said) for pattern in self.forgiven):
                self.errors.append(said)

    def overhear(self, socket: WebSocket) -> None:
        """Keep how far the game is by what the hall tells the page."""

        def listen(payload: str | bytes) -> None:
            self.line = (json.loads(payload).get("game") or {}).get("line", self.line)

        socket.on("framereceived", listen)

    def catches_up(self, line: int) -> None:
        """Wait until the page has heard of a line of the game: it may be a step behind the hall."""
        for _ in range(int(PATIENCE / STEP)):
            if self.line >= line:
                return
            self.page.wait_for_timeout(STEP * 1000)
        raise AssertionError(f"the page has heard of line {self.line}, not of {line}")

    def stop_time(self) -> None:
        """Stop the page's clock, which must have been installed before the page was opened."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def passes(self, until: Callable[[], bool]) -> None:
        """Let stopped time pass on the page, a little at a time, until something is seen that does not stay for long."""
        for _ in range(int(PATIENCE / STEP)):
            if until():
                return
            self.page.clock.run_for(100)
            self.page.wait_for_timeout(STEP * 1000)  # what is loaded takes its own time
        raise AssertionError("it is never seen")

    def t(self, id: str, /, **args: object) -> str:
        """Return words of the page in this visitor's language."""
        return called(self.lang, id, **args)

    def go(self, path: str = "/") -> Visitor:
        """Open an address."""
        self.page.goto(path)
        return self

    def button(self, id: str, **args: object) -> Locator:
        """Return a button by the words on it."""
        return self.page.get_by_role("button", name=self.t(id, **args), exact=True)

    def link(self, id: str, **args: object) -> Locator:
        """Return a link by the words on it."""
        return self.page.get_by_role("link", name=self.t(id, **args), exact=True)

    def door(self, game: str) -> Locator:
        """Return the door of a game in the hall."""
        return self.page.get_by_role("article", name=self.t(f"hall-game-{game}"))

    def alert(self, id: str) -> Locator:
        """Return what is said when something went wrong."""
        return self.page.get_by_role("alert").filter(has_text=self.t(id))

    def table_id(self) -> str:
        """Return the table whose address is open."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.split("/table/")[1].split("#")[0]

    def asks(self, path: str) -> Any:
        """Return what the hall answers this visitor, by their cookie."""
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def person(self) -> Person:
        """Return the same person without the browser."""
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == COOKIE)
        return Person(self.hall, "", token)

    def close(self) -> None:
        """Leave; whatever went wrong is told now."""
        try:
            self.context.close()
        except Error as error:
            self.errors.append(f"could not close: {error}")
        assert not self.errors, "\n".join(self.errors)
