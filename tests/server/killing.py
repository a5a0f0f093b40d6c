"""Kills the hall with `kill -9`, over and over, while people play there, and looks each time whether anything is lost.

    python -m tests.server.killing --cycles 1000
    python -m tests.server.killing --cycles 1000 --power    the power fails, too: what was not synced is lost (power.py)

What must hold is in ledger.py: what was acknowledged is in the log, once; what was told is what the log says; what is in the log is
told to everyone who comes back. At the end every record is fetched and verified.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec

import heorot
from heorot import records
from heorot.core.errors import HeorotError
from heorot.core.record import Replay
from tests.server.crowd import PATIENCE, PLACES, Crowd, Party, Place, Visit
from tests.server.ledger import Ledger
from tests.server.mortal import HOUSES, NEVER, Fate, Moment
from tests.server.power import compiled, environment
from tests.tiny import FOLDER, dropped_in

MOMENTS: tuple[Moment, ...] = ("waking", "whenever", "sent", "committing", "written", "told")
OFTEN = (1, 3, 3, 3, 3, 3)
MOST_WRITES = 150  # and syncs, until the power fails
MOST = 16  # commands, commits or answers until the end
A_WHILE = 0.2  # seconds a hall lives that is killed whenever it may be
BIRTH = 0.05  # seconds in which a hall wakes, more or less
A_MOMENT = 0.004  # seconds in which a command is done, more or less
KILLED = -signal.SIGKILL
FIVE: tuple[Place, ...] = (("voluspa", 5, 0), ("beowulf_legend", 5, 0), ("bellum_magica", 5, 0))


def draw(rng: Random) -> Fate:
    """Return when to kill the next hall."""
    moment = rng.choices(MOMENTS, OFTEN)[0]
    if moment in ("waking", "whenever"):
        return Fate(moment, delay=rng.uniform(0, BIRTH if moment == "waking" else A_WHILE))
    return Fate(moment, rng.randint(1, MOST), rng.choice((0.0, rng.uniform(0, A_MOMENT))))


@dataclass
class Toll:
    """What came of it all."""

    seed: int
    cycles: int = 0
    moments: Counter[str] = field(default_factory=Counter)
    done: int = 0
    again: int = 0
    refused: int = 0
    told: int = 0
    finished: int = 0
    unfinished: int = 0
    records: int = 0
    lost: int = 0  # writes that were not synced, where the power fails
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        moments = ", ".join(f"{moment} {self.moments[moment]}" for moment in (*MOMENTS, "failing"))
        return (
            f"{self.cycles} kills in {self.seconds:.0f} s ({moments}): {self.done} commands acknowledged, {self.again} sent again, "
            f"{self.refused} refused, {self.told} events told, {self.finished} games finished, {self.unfinished} not, "
            f"{self.records} records verified, {self.lost} writes lost with the power, {len(self.faults)} faults (seed {self.seed})"
        )


class Smithy:
    """The warm process that makes one hall after the other."""

    def __init__(self, ledger: Ledger, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self.ledger = ledger
        self.process = process
        self.orders = process.stdin
        self.lines = process.stdout
        self.lost = 0  # writes, with the power

    @classmethod
    async def open(cls, ledger: Ledger, house: str, journal: Path, power: dict[str, str]) -> Smithy:
        """Start it; what its halls complain of goes to a file."""
        command = (sys.executable, "-m", "tests.server.mortal", str(ledger.path), house)
        environment = {**os.environ, "HEOROT_GAMES": str(FOLDER), **power}
        root = Path(__file__).parents[2]
        with journal.open("wb") as grumbles:
            made = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=grumbles, env=environment, cwd=root)
        return cls(ledger, made)

    async def close(self) -> None:
        """End it, and with it the last hall."""
        self.orders.close()
        await self.process.wait()

    async def next(self, fate: Fate) -> int:
        """Make a hall; returns its process."""
        self.orders.write(msgspec.json.encode(fate) + b"\n")
        return await self.expect("born")

    async def expect(self, wanted: str) -> int:
        """Return the number in the next line of this kind; on the way, see how the last hall has ended."""
        while True:
            try:
                line = await asyncio.wait_for(self.lines.readline(), PATIENCE)
            except TimeoutError:
                raise HeorotError(f"the hall is never {wanted}") from None
            word, _, number = line.decode().partition(" ")
            if word == wanted:
                return int(number)
            if word == "lost":
                self.lost += int(number)
            if word == "ended" and int(number) != KILLED:
                self.ledger.fault(f"a hall has ended by itself, with {int(number)}")
            if word in ("", "failed"):
                raise HeorotError("the hall does not come up again")


async def besiege(
    folder: Path,
    cycles: int,
    seed: int,
    house: str = "sound",
    tell: Callable[[Toll], None] = lambda toll: None,
    fails: bool = False,
    places: Sequence[Place] = PLACES,
) -> Toll:
    """Kill a hall so many times, or until something is wrong; at the end let one live, and look at everything once more."""
    begun = time.monotonic()
    fates, toll, journal = Random(f"fates {seed}"), Toll(seed), folder / "journal"
    ledger = Ledger(folder / "hall.db")
    crowd = Crowd(ledger, Random(f"crowd {seed}"), places)
    power = {**environment(ledger.path, folder / "power", compiled(folder)), "POWER_SEED": str(seed)} if fails else {}
    smithy = await Smithy.open(ledger, house, journal, power)
    try:
        while toll.cycles < cycles and not ledger.faults:
            fate = draw(fates) if not fails or fates.random() < 0.2 else Fate("failing", fates.randint(1, MOST_WRITES))
            await live(smithy, crowd, fate)
            toll.cycles += 1
            toll.moments[fate.moment] += 1
            tell(toll)
        if not ledger.faults:
            await live_on(smithy, crowd, toll, folder)
    except (HeorotError, TimeoutError, httpx.HTTPError) as why:
        ledger.fault(f"{type(why).__name__}: {why}")
    finally:
        await smithy.close()
    ledger.faults += [f"the journal says: {line}" for line in journal.read_text("utf-8").splitlines()]
    count(toll, crowd)
    toll.lost = smithy.lost
    toll.seconds = time.monotonic() - begun
    return toll


async def live(smithy: Smithy, crowd: Crowd, fate: Fate) -> None:
    """Let a hall live until it is killed; before anybody comes, see that its log holds all that the last one has promised."""
    pid = await smithy.next(fate)
    if fate.moment == "waking":
        await asyncio.sleep(fate.delay)
        os.kill(pid, signal.SIGKILL)
        return
    visit = Visit(pid, await smithy.expect("open"), fate)
    crowd.ledger.check()
    if fate.moment == "whenever":
        asyncio.get_running_loop().call_later(fate.delay, visit.kill)
    async with visit.http:
        await hosted(crowd, visit)


async def hosted(crowd: Crowd, visit: Visit) -> None:
    """Let the crowd stay; if it stays too long, say who waits for what."""
    task = asyncio.create_task(crowd.stay(visit))
    done, _ = await asyncio.wait([task], timeout=PATIENCE)
    if not done:
        said = f"the hall hangs, {visit.fate}, passed {visit.passed}\n{crowd.standing()}"
        task.cancel()
        raise HeorotError(said)
    await task


async def live_on(smithy: Smithy, crowd: Crowd, toll: Toll, folder: Path) -> None:
    """Let a hall live: what is open is answered, then the whole log is compared once more and every record verified."""
    visit = Visit(await smithy.next(NEVER), await smithy.expect("open"), NEVER)
    crowd.ledger.check()
    async with visit.http:
        await hosted(crowd, visit)
        crowd.ledger.check_all()
        for party in crowd.parties:
            if party.guests:
                await verify(visit, crowd.ledger, party, toll, folder / "record.jsonl")


async def verify(visit: Visit, ledger: Ledger, party: Party, toll: Toll, path: Path) -> None:
    """Fetch and verify all records of a game: each seat's own, and when it is over the whole one."""
    finished = party.over
    toll.finished += finished
    toll.unfinished += not finished
    for seat, person in [*enumerate(party.people), *([(None, party.people[0])] if finished else [])]:
        answer = await visit.ask("GET", f"/api/tables/{party.table}/record" + ("" if seat is None else f"?seat={seat}"), person)
        path.write_bytes(answer.content)
        try:
            if finished:
                records.verify(path)
            else:
                replay = Replay(records.read(path), heorot.game)
                deque(replay.steps(), maxlen=0)
            toll.records += 1
        except HeorotError as why:
            ledger.fault(f"table {party.table[:6]}, the record of seat {seat}: {why}")


def count(toll: Toll, crowd: Crowd) -> None:
    """Count what was done."""
    errands = crowd.ledger.errands.values()
    toll.done = sum(errand.done is not None for errand in errands)
    toll.again = sum(errand.sent > 1 for errand in errands)
    toll.refused = sum(bool(errand.refused) for errand in errands)
    toll.told = sum(len(guest.ears.heard) for party in crowd.parties for guest in party.guests)
    toll.faults = crowd.ledger.faults


def kill(
    cycles: int,
    seed: int,
    house: str = "sound",
    tell: Callable[[Toll], None] = lambda toll: None,
    fails: bool = False,
    places: Sequence[Place] = PLACES,
) -> Toll:
    """Kill a hall of its own in a folder of its own; the power may fail with it."""
    with tempfile.TemporaryDirectory() as folder, dropped_in():
        return asyncio.run(besiege(Path(folder), cycles, seed, house, tell, fails, places))


def main() -> int:
    """Kill as often as the command line says, and tell of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--cycles", type=int, default=200, help="how often to kill the hall")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="of the moments and of what people do")
    parser.add_argument("--house", choices=sorted(HOUSES), default="sound", help="which hall; all but the sound one lose something")
    parser.add_argument("--power", action="store_true", help="let the power fail with each kill: what was not synced is lost")
    parser.add_argument("--five", action="store_true", help="let all of them play games of five")
    asked = parser.parse_args()

    def tell(toll: Toll) -> None:
        if toll.cycles % 50 == 0:
            print(f"{toll.cycles} kills", flush=True)

    toll = kill(asked.cycles, asked.seed, asked.house, tell, asked.power, FIVE if asked.five else PLACES)
    for fault in toll.faults[:50]:
        print(fault)
    print(toll)
    return 1 if toll.faults else 0


if __name__ == "__main__":
    sys.exit(main())
