"""What the hall counts, for whoever runs it: no names, no tables, nothing of a game but how many."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one hall."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries_written = Counter("heorot_entries", "entries written to the logs of tables", registry=self.registry)
        self.frames_sent = Counter("heorot_frames", "frames made for listeners", registry=self.registry)
        self.tables_opened = Counter("heorot_tables_opened", "tables opened", ["game"], registry=self.registry)
        self.tables_awake = Gauge("heorot_tables_awake", "tables in memory", registry=self.registry)
        self.sockets_open = Gauge("heorot_sockets", "sockets open", registry=self.registry)
        self.refusals = Counter("heorot_refusals", "commands refused", ["error"], registry=self.registry)
        self.dropped = Counter("heorot_dropped", "sockets dropped because they were too slow", registry=self.registry)

    def entries(self, count: int) -> None:
        """Count entries that were written."""
        self.entries_written.inc(count)

    def told(self, count: int) -> None:
        """Count frames."""
        self.frames_sent.inc(count)

    def opened(self, game: str) -> None:
        """Count a table."""
        self.tables_opened.labels(game).inc()

    def awake(self, count: int) -> None:
        """Say how many tables are awake."""
        self.tables_awake.set(count)

    def sockets(self, change: int) -> None:
        """Count a socket that came or went."""
        self.sockets_open.inc(change)

    def refused(self, error: str) -> None:
        """Count a refusal."""
        self.refusals.labels(error).inc()

    def text(self) -> bytes:
        """Return all of them as Prometheus reads them."""
        return generate_latest(self.registry)
