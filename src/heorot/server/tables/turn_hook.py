"""Says in a group's chat whose turn it is: only of people who are not at the table, once for each turn, and not too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import heorot
from heorot.server.tables import log
from heorot.server.tables.table import Decision
from heorot.words import Words

if TYPE_CHECKING:
    from heorot.server.tables.owner import Owner

PAUSE = 30_000  # milliseconds between two messages at least
FAILURES = 5  # in a row, after which nothing more is said there

CALLS = dict.fromkeys(map(ord, "<>@"))  # what chats take as a call to everybody

Turn = tuple[int, tuple[int, int]]  # a seat, and which of its turns it is


class TurnHook:
    """Watches one table."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.said = self.awaited()  # a table that wakes up has said before whom it waits for
        self.last: int | None = None  # when something was said
        self.failures = 0
        self.timer: Any = None

    def awaited(self) -> frozenset[Turn]:
        """Return the turns of people who are not here."""
        table = self.owner.table
        away = [seat for seat in table.actors() if table.seats[seat].person and not table.seats[seat].player]
        return frozenset((seat, table.match.turn_of(seat)) for seat in away if seat not in table.presence.here)

    def look(self) -> None:
        """Say whose turn it is, if it is somebody's who has not been told: as soon as may be."""
        if self.owner.table.state.hook is None or self.timer is not None or self.awaited() <= self.said:
            return
        clock = self.owner.hall.clock
        wait = 0 if self.last is None else max(0, self.last + PAUSE - clock.now())
        self.timer = clock.call_later(wait, self.due)

    def due(self) -> None:
        """Say it, if it is still so."""
        self.timer = None
        hook, turns = self.owner.table.state.hook, self.awaited()
        if self.owner.asleep or hook is None or turns <= self.said:
            return
        self.said = turns
        names = [self.owner.table.seats[seat].name.translate(CALLS) for seat, _ in sorted(turns)]
        words = self.words(hook)
        self.say(hook, words("hook-turn", names=words.listed(names), game=words("game-title"), link=self.link()))

    def greet(self, hook: log.Hooked) -> None:
        """Say that whose turn it is will be said here: so its opener sees that the address is right."""
        words = self.words(hook)
        self.said, self.failures = self.awaited(), 0
        self.say(hook, words("hook-greeting", game=words("game-title"), link=self.link()))

    def say(self, hook: log.Hooked, text: str) -> None:
        """Send a message; nobody waits for it."""
        self.last = self.owner.hall.clock.now()
        self.owner.hall.hooks.send(hook.url, text, lambda taken: self.told(hook, taken))

    def told(self, hook: log.Hooked, taken: bool) -> None:
        """Count what was not taken; after some times in a row the hook is let go of."""
        self.failures = 0 if taken else self.failures + 1
        if self.failures >= FAILURES and self.owner.table.state.hook == hook:
            self.owner.schedule(self.unhook)

    async def unhook(self) -> None:
        """Let go of the hook."""
        await self.owner.change(lambda now: Decision([log.Hooked("")], now))

    def words(self, hook: log.Hooked) -> Words:
        """Return the words of the group's language."""
        return Words(hook.lang, heorot.game(self.owner.table.opened.game))

    def link(self) -> str:
        """Return the address of the table."""
        return f"{self.owner.hall.hooks.url.rstrip('/')}/table/{self.owner.table.id}"

    def stop(self) -> None:
        """Say nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
