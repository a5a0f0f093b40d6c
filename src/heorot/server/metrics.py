"""What the hall counts, for whoever runs it: no names, no tables, nothing of a game but how many."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, deque
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

BEAT = 0.05  # seconds; HEOROT_BEAT says another, to see smaller stalls
MINUTE = 60
WINDOWS = (10, MINUTE)  # seconds


class Pulse:
    """Counts how long the loop is kept from everything else: a beat that comes late tells of it.

    It is told by the clock, and by what the loop's own thread has computed, so that a busy machine is not taken for a slow hall.
    """

    def __init__(self) -> None:
        self.beat = float(os.environ.get("HEOROT_BEAT", BEAT))
        self.seconds: deque[tuple[int, float, float]] = deque(maxlen=MINUTE)  # the longest of each second: by the clock, by work
        self.timer: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin."""
        self.timer = loop.call_later(self.beat, self.count, loop, loop.time() + self.beat, time.thread_time())

    def count(self, loop: asyncio.AbstractEventLoop, due: float, worked: float) -> None:
        """Count how late a beat is."""
        late = max(0.0, loop.time() - due)
        self.note(late, min(late, time.thread_time() - worked))
        self.start(loop)

    def note(self, late: float, work: float) -> None:
        """Remember how late a beat was."""
        second = int(time.monotonic())
        if self.seconds and self.seconds[-1][0] == second:
            _, longest, busiest = self.seconds.pop()
            late, work = max(late, longest), max(work, busiest)
        self.seconds.append((second, late, work))

    def longest(self, seconds: int) -> tuple[float, float]:
        """Return the longest stall of so many seconds, by the clock and by what the loop computed itself."""
        since = time.monotonic() - seconds
        found = [(late, work) for second, late, work in self.seconds if second >= since]
        return max((late for late, _ in found), default=0.0), max((work for _, work in found), default=0.0)

    def stop(self) -> None:
        """End."""
        if self.timer is not None:
            self.timer.cancel()


class Metrics:
    """The counters of one hall: plain numbers, which are made into Prometheus' own when somebody asks."""

    def __init__(self) -> None:
        self.entries = 0
        self.frames = 0
        self.dropped = 0
        self.awake = 0
        self.sockets = 0
        self.opened: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.turned_away: Counter[str] = Counter()  # at the door, before anybody was asked
        self.pulse = Pulse()
        self.registry = CollectorRegistry()
        self.registry.register(self)  # it collects, which is all that is asked

    def collect(self) -> Iterator[Metric]:
        """Yield all of them."""
        yield CounterMetricFamily("heorot_entries", "entries written to the logs of tables", self.entries)
        yield CounterMetricFamily("heorot_frames", "frames told to listeners", self.frames)
        yield CounterMetricFamily("heorot_dropped", "sockets dropped because they were too slow", self.dropped)
        yield GaugeMetricFamily("heorot_tables_awake", "tables in memory", self.awake)
        yield GaugeMetricFamily("heorot_sockets", "sockets open", self.sockets)
        opened = CounterMetricFamily("heorot_tables_opened", "tables opened", labels=["game"])
        for game, count in sorted(self.opened.items()):
            opened.add_metric([game], count)
        yield opened
        refused = CounterMetricFamily("heorot_refusals", "commands refused", labels=["error"])
        for error, count in sorted(self.refused.items()):
            refused.add_metric([error], count)
        yield refused
        turned_away = CounterMetricFamily("heorot_turned_away", "connections refused at the door, or let go of", labels=["error"])
        for error, count in sorted(self.turned_away.items()):
            turned_away.add_metric([error], count)
        yield turned_away
        if self.pulse.timer is None:  # a hall that does not serve has no loop of its own
            return
        told = "the longest time that the loop was kept from all else: by the clock, and by its own work"
        stalls = GaugeMetricFamily("heorot_stall_seconds", told, labels=["by", "of"])
        for seconds in WINDOWS:
            for by, longest in zip(("clock", "work"), self.pulse.longest(seconds)):
                stalls.add_metric([by, f"{seconds}s"], longest)
        yield stalls

    def text(self) -> bytes:
        """Return all of them as Prometheus reads them."""
        return generate_latest(self.registry)
