"""Where batches of work are done: in this process, in several, or by Ray on other machines. What they bring comes in their order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

from heorot.core.errors import BadOption

Task = TypeVar("Task")
Found = TypeVar("Found")

AHEAD = 4  # batches that wait for each worker
LONG = 1.0  # seconds that a batch should take: what is sent to and fro must cost little beside it
PATIENCE = {"RAY_raylet_start_wait_time_s": "300", "RAY_agent_register_timeout_ms": "300000"}  # to start: on a busy machine it takes long
MOST = 500  # pieces of work in a batch


class Pool(Protocol):
    """Does batches of work. What a batch brings depends on the batch alone: where a worker died it may be done again."""

    def run(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """Yield what each batch brought, in their order."""


def batches(pieces: Sequence[Task], seconds: float) -> list[Sequence[Task]]:
    """Return pieces of work in batches of about a second, where one takes so many.

    >>> batches([1, 2, 3, 4, 5], 0.4)
    [[1, 2], [3, 4], [5]]
    """
    size = max(1, min(MOST, int(LONG / max(seconds, 1e-6))))
    return [pieces[i : i + size] for i in range(0, len(pieces), size)]


class Here:
    """This process."""

    def run(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """Do one batch after the other."""
        for task in tasks:
            yield work(task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """Keep all busy, a few batches ahead of what is read."""
        with ProcessPoolExecutor(self.jobs) as pool:
            waiting: deque[Future[Found]] = deque()
            try:
                for task in tasks:
                    waiting.append(pool.submit(work, task))
                    if len(waiting) > AHEAD * self.jobs:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                for one in waiting:
                    one.cancel()


class Ray:
    """The workers of a Ray cluster; `address` is empty for workers of this machine. Needs the extra `ray`."""

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        for setting, seconds in PATIENCE.items():
            os.environ.setdefault(setting, seconds)
        try:
            import ray
        except ImportError:
            raise BadOption("Ray is not installed: pip install 'heorot[ray]'") from None
        self.ray: Any = ray
        if not ray.is_initialized():
            ray.init(address=address or None, num_cpus=None if address else workers, include_dashboard=False, log_to_driver=False)

    def workers(self) -> int:
        """Return how many batches can be done at once."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """Keep all busy; a batch whose worker died is done again elsewhere."""
        remote = self.ray.remote(max_retries=3)(work)
        ahead = AHEAD * self.workers()
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) > ahead:
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())


def pool_of(jobs: int, ray: str | None = None) -> Pool:
    """Return where to work: so many processes, or with an address (empty: here) by Ray."""
    if ray is not None:
        return Ray(ray, jobs)
    return Here() if jobs == 1 else Processes(jobs)
