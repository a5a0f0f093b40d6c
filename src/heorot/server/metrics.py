"""What the hall counts, for whoever runs it: no names, no tables, nothing of a game but how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


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

    def text(self) -> bytes:
        """Return all of them as Prometheus reads them."""
        return generate_latest(self.registry)
