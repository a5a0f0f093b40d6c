"""What takes its time is done beside the loop, so that no table waits for it: in processes of its own, few things at a time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, Generic, ParamSpec, TypeVar

from heorot.server.protocol import Refused

journal = logging.getLogger("heorot.beside")
P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 200  # in one lane
MOST_OF_ONE = 8  # of one person, or of an address where nobody has said who they are
PATIENCE = 120.0  # seconds after which something is thought to hang
IDLE = 300.0  # seconds after which a process that nobody has asked for anything leaves
NICE = {"doors": 2, "boards": 10}  # after the tables; somebody waits at the door, and on a busy machine would wait for minutes
TRIES = 2


class Lane:
    """What is done one after the other: things of one kind, so that they hold up each other and nothing else."""

    def __init__(self, width: int) -> None:
        self.room = asyncio.Semaphore(width)
        self.waiting = 0
        self.whose: Counter[str] = Counter()

    async def do(self, whose: str, deed: Callable[[], Any]) -> Any:
        """Do something when its turn comes, unless too much waits already."""
        if self.waiting >= MOST_WAITING or (whose and self.whose[whose] >= MOST_OF_ONE):
            raise Refused("slow-down", "that is too much at once: wait a moment")
        self.waiting += 1
        self.whose[whose] += 1
        try:
            async with self.room:
                return await deed()
        finally:
            self.waiting -= 1
            self.whose[whose] -= 1
            if not self.whose[whose]:
                del self.whose[whose]


class Beside:
    """Beside the loop, in threads: for halls that do not serve, and for tests that change what is done."""

    def __init__(self, width: int = 2) -> None:
        self.boards = Lane(width)  # boards to practise on, games that are looked at again, ends
        self.boards_here = Lane(1)
        self.doors = Lane(width)  # what whoever comes in waits for: histories, components, codes to photograph

    async def board(self, whose: str, deed: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Work a board out."""
        found: T = await self.boards.do(whose, lambda: self.run("boards", deed, *args, **more))
        return found

    async def door(self, whose: str, deed: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Work out what somebody at the door waits for."""
        found: T = await self.doors.do(whose, lambda: self.run("doors", deed, *args, **more))
        return found

    async def board_here(self, whose: str, deed: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Work a board out in a thread of this process, where it is needed again afterwards as it is."""
        found: T = await self.boards_here.do(whose, lambda: asyncio.to_thread(deed, *args, **more))
        return found

    async def run(self, lane: str, deed: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Do it now."""
        return await asyncio.to_thread(deed, *args, **more)

    async def stop(self) -> None:
        """End what is under way."""


class Processes(Beside):
    """Beside the loop, in one process for each lane, which starts when it is needed and leaves when it is not."""

    def __init__(self) -> None:
        super().__init__(1)
        self.pools: dict[str, ProcessPoolExecutor] = {}
        self.leaving: dict[str, asyncio.TimerHandle] = {}

    async def run(self, lane: str, deed: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Do it in the lane's process; one that has died is started anew, once."""
        for _ in range(TRIES):
            pool = self.pools.get(lane)
            if pool is None:
                pool = self.pools[lane] = await asyncio.to_thread(started, NICE[lane])
            try:
                future = pool.submit(deed, *args, **more)
                return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
            except BrokenProcessPool:
                self.end(lane)
            except TimeoutError:
                self.end(lane)
                break
            finally:
                self.leave_later(lane)
        journal.error("what was done beside the hall has died or hung", extra={"deed": deed.__name__})
        raise Refused("not-now", "the hall could not work this out: nothing has changed")

    def leave_later(self, lane: str) -> None:
        """Let the process go when it has had nothing to do for a while."""
        if lane in self.leaving:
            self.leaving[lane].cancel()
        self.leaving[lane] = asyncio.get_running_loop().call_later(IDLE, self.end, lane)

    def end(self, lane: str) -> None:
        """End a lane's process, whatever it does."""
        pool = self.pools.pop(lane, None)
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """End what is under way."""
        for timer in self.leaving.values():
            timer.cancel()
        for lane in list(self.pools):
            self.end(lane)


def started(nice: int) -> ProcessPoolExecutor:
    """Return a process that is ready."""
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=settle_down, initargs=(nice,))
    pool.submit(settled).result()
    return pool


def settle_down(nice: int) -> None:
    """Be a helper: after the tables in everything, deaf to the terminal's Ctrl+C, and gone when the hall is, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=follow, daemon=True).start()


def settled() -> bool:
    """Have all loaded that is needed."""
    import heorot.server.tables.history  # noqa: F401

    return True


def follow() -> None:
    """Leave when the hall has left."""
    hall = multiprocessing.parent_process()
    if hall is not None:
        connection.wait([hall.sentinel])
        os._exit(0)


class Kept(Generic[T]):
    """Answers that were worked out once, and are kept while there is room; who asks while it is worked out waits for the same."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Any]) -> T:
        """Return the answer for a key."""
        task = self.tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.tasks[key] = asyncio.create_task(make())
        self.tasks.move_to_end(key)
        if len(self.tasks) > self.most:
            self.tasks.popitem(last=False)
        return await asyncio.shield(task)  # who goes away does not end it for the others
