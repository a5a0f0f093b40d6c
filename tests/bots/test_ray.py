"""Ray, on two workers of this machine: the same totals, to the digit, as one process and as two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import ray

import heorot
from heorot.lab.arena import Match, compete
from heorot.lab.pool import Here, Pool, Processes, Ray
from heorot.lab.simulate import Setting, simulate

GAME = heorot.game("voluspa")
MATCH = Match("voluspa", 2, {}, ("search", "random"), "8sims", 5, GAME.version, GAME.parts.fingerprint)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Pool]:
    """Start Ray with two workers, and end it."""
    pool = Ray(workers=2)
    assert pool.workers() == 2
    yield pool
    ray.shutdown()


def test_totals_are_equal_with_one_job_two_jobs_and_ray(two_workers: Pool) -> None:
    setting = Setting("voluspa", 3, {}, ["novice", "random"], seed=4)
    pools = (Here(), Processes(2), two_workers)
    tallies = [simulate(setting, 30, pool=pool).as_json() | {"seconds": 0} for pool in pools]
    assert tallies[0] == tallies[1] == tallies[2]
    outcomes = [compete(MATCH, 4, pool) for pool in pools]
    told = [[(row.bot, row.share, row.error, row.margin, row.adjusted) for row in outcome.rows] for outcome in outcomes]
    assert told[0] == told[1] == told[2]


def die_once(path: str) -> int:
    """End the worker at the first try."""
    import os
    from pathlib import Path

    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return 7


def test_a_batch_whose_worker_died_is_done_again(two_workers: Pool, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("ray") / "died"
    assert list(two_workers.run(die_once, [str(path)])) == [7]
