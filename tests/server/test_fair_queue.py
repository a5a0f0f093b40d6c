"""Who thinks next: live tables first, and nobody who asks much delays who asks little."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from heorot.server.bots.fair_queue import ADVICE, LIVE, FairQueue


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


async def ask(queue: FairQueue, lane: int, asker: str, order: list[str], name: str) -> None:
    await queue.enter(lane, asker)
    order.append(name)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def served(wanted: list[tuple[int, str, str]], places: int = 1) -> list[str]:
    """Let all of these wait while every place is taken, then give places back one by one; returns in which order they were served."""
    queue, order = FairQueue(places), list[str]()
    for _ in range(places):
        await queue.enter(LIVE, "busy")
    tasks = []
    for lane, asker, name in wanted:
        tasks.append(asyncio.create_task(ask(queue, lane, asker, order, name)))
        await settle()
    for _ in wanted:
        queue.leave()
        await settle()
    await asyncio.gather(*tasks)
    assert queue.waiting == 0
    return order


def test_a_live_table_comes_before_all_hints() -> None:
    async def play() -> None:
        assert await served([(ADVICE, "ann", "hint"), (ADVICE, "bo", "another"), (LIVE, "table", "move")]) == ["move", "hint", "another"]

    run(play())


def test_one_persons_hints_never_starve_others() -> None:
    async def play() -> None:
        many = [(ADVICE, "ann", f"ann {n}") for n in range(4)]
        assert await served([*many, (ADVICE, "bo", "bo"), (ADVICE, "eve", "eve")]) == ["ann 0", "bo", "eve", "ann 1", "ann 2", "ann 3"]

    run(play())


def test_one_table_with_many_bots_does_not_hold_up_another() -> None:
    async def play() -> None:
        many = [(LIVE, "long", f"long {n}") for n in range(3)]
        assert await served([*many, (LIVE, "short", "short")]) == ["long 0", "short", "long 1", "long 2"]

    run(play())


@pytest.mark.parametrize("places", [1, 2])
def test_a_free_place_is_taken_at_once_and_comes_back(places: int) -> None:
    async def play() -> None:
        queue = FairQueue(places)
        for _ in range(places):
            await queue.enter(ADVICE, "ann")
        assert queue.free == 0
        for _ in range(places):
            queue.leave()
        assert queue.free == places

    run(play())


def test_who_gives_up_costs_nobody_a_place() -> None:
    async def play() -> None:
        queue, order = FairQueue(1), list[str]()
        await queue.enter(LIVE, "busy")
        gone = asyncio.create_task(ask(queue, ADVICE, "ann", order, "gone"))
        late = asyncio.create_task(ask(queue, ADVICE, "ann", order, "late"))
        there = asyncio.create_task(ask(queue, ADVICE, "bo", order, "there"))
        await settle()
        gone.cancel()
        await settle()
        queue.leave()  # to the next of ann's, who is cancelled in the very moment in which the place is given
        late.cancel()
        await settle()
        assert order in (["there"], ["late", "there"])
        await there
        queue.leave()
        assert queue.free == 1
        assert queue.waiting == 0

    run(play())
