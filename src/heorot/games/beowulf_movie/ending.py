"""Where the points of a finished game of the Movie came from: act by act, figure by figure, and by boons and perils."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heorot.core.events import Event
from heorot.core.message import Message
from heorot.core.summary import Breakdown, Cell, Row
from heorot.games.beowulf_movie.events import ROMAN, ActEnded, ActUnfilled, Cashed, Part, Scored
from heorot.games.beowulf_movie.parts import ACTS, FIGURES

KINDS = {
    "beowulf": Message("summary-beowulf"),
    "thane": Message("summary-thanes"),
    "castle": Message("summary-castles"),
    "longship": Message("summary-longships"),
}
SIGNS = {"boons": Message("summary-boons"), "perils": Message("summary-perils")}
Sums = dict[str, list[Cell | None]]  # a cell for every seat, by what brought the points


class Ledger:
    """The points of a game, sorted in three ways as its events come in."""

    def __init__(self, began: Sequence[int]) -> None:
        self.began = tuple(began)
        self.act = ""  # the act that is being scored
        self.by_act: Sums = {}
        self.by_figure: Sums = {}
        self.by_sign: Sums = {}
        self.cashed: Sums = {}

    def add(self, sums: Sums, what: str, seat: int, points: int, count: int = 1) -> None:
        """Add points of a seat, of so many pieces."""
        cells = sums.setdefault(what, [None] * len(self.began))
        before = cells[seat] or Cell(0)
        cells[seat] = Cell(before.points + points, before.count + count)

    def take(self, event: Event) -> None:
        """Take in an event: an act that ends, a figure that scores, a part of its sum, a Treasure that is cashed."""
        if isinstance(event, ActEnded | ActUnfilled):
            self.act = ROMAN[event.act]
        elif isinstance(event, Scored):
            self.add(self.by_act, self.act, event.seat, event.total)
            self.add(self.by_figure, FIGURES[event.figure], event.seat, event.total)
        elif isinstance(event, Part):
            for what, values in (("boons", [v for v in event.terms if v > 0]), ("perils", [v for v in event.terms if v < 0])):
                if values:
                    self.add(self.by_sign, what, event.seat, sum(values) * event.factor, len(values))
        elif isinstance(event, Cashed):
            self.add(self.cashed, "cashed", event.seat, event.points)

    def breakdown(self, title: str, rows: Iterable[Row]) -> Breakdown:
        """Return a table with what everyone had at the beginning first, and the Treasures last."""
        began = Row(Message("summary-began"), "BM-S2", tuple(Cell(points) for points in self.began))
        cashed = [Row(Message("summary-cashed"), "BM-A5", tuple(cells)) for cells in self.cashed.values()]
        return Breakdown(Message(title), (began, *rows, *cashed))

    def breakdowns(self) -> tuple[Breakdown, ...]:
        """Return the three tables."""
        acts = [
            Row(Message("summary-act", {"act": act}), "BM-E2", tuple(self.by_act[act])) for act in ROMAN[1 : ACTS + 1] if act in self.by_act
        ]
        figures = [Row(label, "BM-E2", tuple(self.by_figure[what])) for what, label in KINDS.items() if what in self.by_figure]
        signs = [Row(label, "BM-E2", tuple(self.by_sign[what])) for what, label in SIGNS.items() if what in self.by_sign]
        return (
            self.breakdown("summary-by-act", acts),
            self.breakdown("summary-by-figure", figures),
            self.breakdown("summary-by-sign", signs),
        )
