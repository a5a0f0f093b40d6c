"""Which connections are open by which pass: what is signed out is closed at once."""

from __future__ import annotations

import re
from typing import Protocol

MOST_STREAMS = 4  # of one program's token
BROWSERS = (  # the first that fits: many call themselves by the names of others as well
    ("Edge", r"\bEdgA?/"), ("Opera", r"\bOPR/"), ("Samsung Internet", r"\bSamsungBrowser/"), ("Firefox", r"\b(?:Firefox|FxiOS)/"),
    ("Chrome", r"\b(?:Chrome|CriOS)/"), ("Safari", r"\bSafari/"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", r"\biPhone\b"), ("iPad", r"\biPad\b"), ("Android", r"\bAndroid\b"), ("Windows", r"\bWindows\b"), ("Mac", r"\bMacintosh\b"),
    ("ChromeOS", r"\bCrOS\b"), ("Linux", r"\bLinux\b"),
)  # fmt: skip


class Door(Protocol):
    """A connection that is open: a socket, or a program's stream."""

    def drop(self, why: str) -> None:
        """End it; the other side may come back."""

    def sign_out(self) -> None:
        """End it: whoever is behind it is nobody's device any more."""


class Doors:
    """The open connections, by the hash of the token they came with."""

    def __init__(self) -> None:
        self.open: dict[bytes, set[Door]] = {}

    def count(self, key: bytes) -> int:
        """Return how many are open by a pass."""
        return len(self.open.get(key, ()))

    def enter(self, key: bytes, door: Door) -> None:
        """Remember a connection."""
        self.open.setdefault(key, set()).add(door)

    def quit(self, key: bytes, door: Door) -> None:
        """Forget a connection."""
        doors = self.open.get(key, set())
        doors.discard(door)
        if not doors:
            self.open.pop(key, None)

    def renew(self, key: bytes) -> None:
        """Let all that came by a pass come back: it is somebody else's now."""
        for door in tuple(self.open.get(key, ())):
            door.drop("come back as who you are")

    def close(self, key: bytes) -> None:
        """End all that came by a pass."""
        for door in self.open.pop(key, set()):
            door.sign_out()


def kind_of_device(agent: str) -> str:
    """Return what to call a device by what its browser says of itself: enough to know it again, and no more is kept.

    >>> kind_of_device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), kind_of_device("curl/8")
    ('Firefox · Linux', '')
    """
    found = [next((name for name, sign in signs if re.search(sign, agent[:500])), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
