"""When the power fails, nothing is lost that was acknowledged. (By hand: `python -m tests.server.killing --power`.)"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.effort import times
from tests.server.killing import FIVE, kill
from tests.server.power import HEAD, compiler, cut

CUTS = times(200, 20)
FEW = 20  # cuts within which a hall that does not wait for the disk is found out

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or not Path("/proc/self/fd").exists() or compiler() is None,
    reason="a library is put before the system's own, which is compiled, and halls are forked",
)


def test_when_the_power_fails_nothing_acknowledged_is_lost(record_property: Callable[[str, object], None]) -> None:
    toll = kill(CUTS, seed=22, fails=True)
    print(toll)
    assert toll.faults == []
    assert toll.cycles == CUTS
    assert toll.done > CUTS
    assert toll.lost  # the power has really taken something
    assert toll.records
    record_property("failures of the power", toll.cycles)


def test_the_plug_is_pulled_during_games_of_five() -> None:
    toll = kill(times(20, 6), seed=5, fails=True, places=FIVE)
    print(toll)
    assert toll.faults == []
    assert toll.done
    assert toll.lost


def test_a_hall_that_does_not_wait_for_the_disk_is_found_out() -> None:
    toll = kill(FEW, seed=22, house="unsynced", fails=True)
    assert toll.faults
    assert toll.cycles < FEW


def journal_of(path: Path, *deeds: tuple[str, Path, int, int, bytes, bytes]) -> None:
    """Write a journal."""
    with path.open("wb") as file:
        for kind, name, offset, size, old, new in deeds:
            text = str(name).encode()
            file.write(HEAD.pack(kind.encode(), len(text), offset, size, len(old), len(new)) + text + old + new)


def test_a_cut_takes_back_what_was_not_synced_and_nothing_else(tmp_path: Path) -> None:
    hall, journal = tmp_path / "hall.db", tmp_path / "power"
    hall.write_bytes(b"ABCDE+more")
    kept = ("W", hall, 0, 5, b"abc", b"ABC"), ("S", hall, 0, 5, b"", b"")
    journal_of(journal, *kept, ("W", hall, 3, 5, b"de", b"DE"), ("W", hall, 5, 5, b"", b"+more"))
    loss = cut(hall, journal, Random(1))
    assert hall.read_bytes() == b"ABCde"
    assert (loss.writes, loss.lost) == (2, 2)
    assert not journal.exists()


def test_a_file_whose_folder_was_not_synced_is_gone(tmp_path: Path) -> None:
    hall, wal, journal = tmp_path / "hall.db", tmp_path / "hall.db-wal", tmp_path / "power"
    hall.write_bytes(b"kept")
    wal.write_bytes(b"gone")
    journal_of(
        journal, ("C", hall, 0, 0, b"", b""), ("D", tmp_path, 0, 0, b"", b""), ("C", wal, 0, 0, b"", b""), ("S", wal, 0, 4, b"", b"")
    )
    cut(hall, journal, Random(1))
    assert (hall.exists(), wal.exists()) == (True, False)


def test_a_record_that_was_cut_off_itself_counts_for_nothing(tmp_path: Path) -> None:
    hall, journal = tmp_path / "hall.db", tmp_path / "power"
    hall.write_bytes(b"abc")
    journal_of(journal, ("W", hall, 0, 3, b"xyz", b"abc"))
    journal.write_bytes(journal.read_bytes()[:-2])
    cut(hall, journal, Random(1))
    assert hall.read_bytes() == b"abc"
    assert struct.calcsize("=c5Q") == HEAD.size
