"""How much memory tables take that nobody looks at: opened and begun in a hall of their own process, left alone, asleep."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
from pathlib import Path
from typing import Any

import psutil

from heorot.server import protocol
from heorot.server.bots.bot_pool import BotPool
from heorot.server.hall import IDLE, Clock, Hall, Opening
from heorot.server.store.sqlite import SqliteStore

AT_ONCE = 500


class Leaping(Clock):
    """A clock that can be put forward."""

    ahead = 0

    def now(self) -> int:
        """Return the time, with all leaps."""
        return super().now() + self.ahead


async def doze(folder: Path, count: int) -> dict[str, Any]:
    """Open so many tables, begin their games, leave them for ten minutes, and say what they cost."""
    clock = Leaping()
    hall = Hall(SqliteStore(folder / "hall.db"), BotPool(), clock)
    await hall.open()
    person, _ = await hall.arrive("Grendel")

    async def one() -> None:
        table = await hall.lay(person, Opening(game="voluspa", players=4, seats=["me", "guest: a", "guest: b", "guest: c"]))
        owner = await hall.owner(table)
        await owner.ask(lambda: owner.command(person, protocol.Start(key="start")))

    async def batch(size: int) -> None:
        await asyncio.gather(*(one() for _ in range(size)))
        clock.ahead += IDLE + 1
        hall.sweep()
        await asyncio.sleep(0.05)

    await batch(AT_ONCE)
    before = psutil.Process().memory_info().rss
    for _ in range(count // AT_ONCE):
        await batch(AT_ONCE)
    after = psutil.Process().memory_info().rss
    asleep = count + AT_ONCE - len(hall.owners)
    await hall.close()
    return {"tables": asleep, "mb_more": round((after - before) / 1e6, 1)}


def begin(count: int, answer: Any) -> None:
    """Measure in this process."""
    with tempfile.TemporaryDirectory() as folder:
        answer.send(asyncio.run(doze(Path(folder), count)))


def sleepers(count: int) -> dict[str, Any]:
    """Measure in a process of its own."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    child = multiprocessing.get_context("spawn").Process(target=begin, args=(count, theirs))
    child.start()
    theirs.close()
    found: dict[str, Any] = ours.recv()
    child.join()
    return found
