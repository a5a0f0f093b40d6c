"""Power that fails: what a killed hall had written and not synced is taken away again, in part or all of it.

A small library (power.c, compiled by gcc) is loaded before the system's own and stands between SQLite and the disk. It is SQLite itself
that is tried, as the hall uses it, which a file system of SQLite's written in Python could not do: that would need another SQLite.

At a cut each file is what it was when it was last synced; of what was written since, some writes are kept, others not, and one may be
torn, sector by sector, as disks do. A file whose folder was not synced since it was made is gone.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

HEAD = struct.Struct("=c5Q")
SECTOR = 512
SOURCE = Path(__file__).with_name("power.c")


def compiler() -> str | None:
    """Return the compiler, where there is one."""
    return shutil.which("gcc") or shutil.which("cc")


def compiled(folder: Path) -> Path:
    """Compile the library into a folder."""
    made = folder / "power.so"
    found = compiler()
    assert found is not None
    subprocess.run([found, "-shared", "-fPIC", "-O1", "-o", str(made), str(SOURCE), "-ldl", "-lpthread"], check=True, capture_output=True)
    return made


def environment(hall: Path, journal: Path, library: Path) -> dict[str, str]:
    """Return what lets the processes that are started with it write through the library."""
    return {"LD_PRELOAD": str(library), "POWER_HALL": str(hall.absolute()), "POWER_JOURNAL": str(journal.absolute())}


@dataclass(frozen=True)
class Deed:
    """One record of the journal."""

    kind: str
    file: Path
    offset: int
    size: int  # of the file before
    old: bytes
    new: bytes


def deeds(journal: Path) -> Iterator[Deed]:
    """Give what the journal says, in its order."""
    data = journal.read_bytes() if journal.exists() else b""
    at = 0
    while at + HEAD.size <= len(data):
        kind, length, offset, size, olds, news = HEAD.unpack_from(data, at)
        at += HEAD.size
        if at + length + olds + news > len(data):
            return  # it was killed while it wrote this down, and has not done it
        name, old, new = (
            data[at : at + length],
            data[at + length : at + length + olds],
            data[at + length + olds : at + length + olds + news],
        )
        at += length + olds + news
        yield Deed(kind.decode(), Path(os.fsdecode(name)), offset, size, old, new)


@dataclass
class Loss:
    """What a cut has taken away."""

    writes: int = 0  # that were not synced
    lost: int = 0
    torn: int = 0
    files: int = 0


def cut(hall: Path, journal: Path, rng: Random) -> Loss:
    """Let the power fail after a kill: take away what was not synced; the journal begins anew."""
    pending: dict[Path, list[Deed]] = {}
    made: set[Path] = set()
    for deed in deeds(journal):
        if deed.kind == "C":
            made.add(deed.file)
        elif deed.kind == "D":
            made -= {file for file in made if file.parent == deed.file}
        elif deed.kind == "S":
            pending.pop(deed.file, None)
        else:
            pending.setdefault(deed.file, []).append(deed)
    loss = Loss()
    for file, since in pending.items():
        if file.exists() and file not in made:
            lose(file, since, rng, loss)
    for file in made:
        loss.files += file.exists()
        file.unlink(missing_ok=True)
    hall.with_name(hall.name + "-shm").unlink(missing_ok=True)  # memory
    journal.unlink(missing_ok=True)
    return loss


def lose(file: Path, since: list[Deed], rng: Random, loss: Loss) -> None:
    """Make a file what it was when it was last synced, and do some of what was done since."""
    data = bytearray(file.read_bytes())
    for deed in reversed(since):
        end = deed.offset + len(deed.old)
        if len(data) < end:
            data += bytes(end - len(data))
        data[deed.offset : end] = deed.old
        data = data[: deed.size] + bytes(max(0, deed.size - len(data)))
    keep = rng.choice((0.0, 0.0, 0.5, 0.9))  # mostly nothing is kept; else anything may be, in any order
    for deed in since:
        loss.writes += 1
        if rng.random() >= keep:
            loss.lost += 1
        elif deed.kind == "T":
            data = data[: deed.offset]
        else:
            new = deed.new
            if rng.random() < 0.2:
                new, loss.torn = new[: SECTOR * rng.randint(0, len(new) // SECTOR)], loss.torn + 1
            if len(data) < deed.offset + len(new):
                data += bytes(deed.offset + len(new) - len(data))
            data[deed.offset : deed.offset + len(new)] = new
    file.write_bytes(data)
