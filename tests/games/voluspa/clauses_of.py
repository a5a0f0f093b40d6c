"""Which clause must be cited for what: told from the clauses alone, by the table as it is shown and the move as JSON.

It knows nothing of the rules' code; cells are pairs, tiles are ids.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heorot.games.voluspa.views import View

Cell = tuple[int, int]
Act = dict[str, Any]
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


@dataclass(frozen=True)
class Line:
    """What must be told: the message without `note-`, its clause, its points, and where a row begins and ends."""

    id: str
    clause: str
    points: int = 0
    ends: tuple[Cell, Cell] | None = None


class Table:
    """The visible tiles, and what they are worth."""

    def __init__(self, view: View, strengths: dict[str, int]) -> None:
        self.top: dict[Cell, str] = {(tile.x, tile.y): tile.tile for tile in view.tiles}
        self.beneath = {(tile.x, tile.y): tile.beneath for tile in view.tiles}
        self.holds = view.options["bookend"] == "holds"
        self.hermod = view.hermod
        self.strengths = strengths

    def kind(self, at: Cell) -> str | None:
        """Return the tile that counts in a row: Hel is a gap (VO-H1)."""
        tile = self.top.get(at)
        return None if tile == "hel" else tile

    def walk(self, at: Cell, way: Cell) -> Iterator[Cell]:
        """Yield the unbroken tiles beside a cell in one direction."""
        at = (at[0] + way[0], at[1] + way[1])
        while self.kind(at):
            yield at
            at = (at[0] + way[0], at[1] + way[1])

    def row(self, at: Cell, way: Cell) -> list[Cell]:
        """Return the unbroken row of a cell, from its first tile to its last."""
        return [*reversed([*self.walk(at, (-way[0], -way[1]))]), at, *self.walk(at, way)]

    def beside(self, at: Cell, tile: str) -> bool:
        """Whether such a tile lies orthogonally beside a cell."""
        return any(self.top.get((at[0] + dx, at[1] + dy)) == tile for dx, dy in SIDES)

    def power(self, at: Cell) -> int:
        """Return a tile's strength: none beside Loki, another Loki excepted (VO-C7)."""
        tile = self.top[at]
        return 0 if tile != "loki" and self.beside(at, "loki") else self.strengths[tile]

    def pack(self, row: list[Cell], but: Cell) -> int:
        """Return the sum of the Fenrirs of a row but for one cell (VO-C4)."""
        return sum(self.power(cell) for cell in row if cell != but and self.top[cell] == "fenrir")

    def laid(self, act: Act) -> Table:
        """Return the table after a tile has been laid, or thrown for Jotun."""
        after = Table.__new__(Table)
        after.__dict__ |= self.__dict__ | {"top": dict(self.top)}
        at = tuple(act["at"])
        if act["act"] == "throw":
            after.top[tuple(act["to"])] = self.top[at]
        after.top[at] = act["tile"]
        return after


# What is told of a move.


def told(before: Table, act: Act) -> list[Line]:
    """Return what must be told of a seat's move, until the dealer draws or the game ends."""
    if act["act"] == "discard":
        return [Line("discarded", "VO-T3")]
    if act["act"] == "stop":
        return [Line("stopped", "VO-M1")]
    at = tuple(act["at"])
    tile, old = act["tile"], before.top.get(at)
    after = before.laid(act)
    if act["act"] == "throw":
        return [Line("threw", "VO-J1"), *reasons(after, at, tile, fresh=False)]
    if old is None:
        return [Line("laid", "VO-T1"), *reasons(after, at, tile, fresh=True)]
    deed = {"dragon": Line("covered", "VO-C3"), "skadi": Line("exchanged", "VO-C5"), "hel": Line("buried", "VO-H1")}[tile]
    caught = []
    if tile == "skadi":
        caught = [Line("caught-dragon" if before.beneath[at] else "caught", "VO-C5")]
    return [deed, *reasons(after, at, tile, fresh=False), *caught]


def reasons(table: Table, at: Cell, tile: str, *, fresh: bool) -> list[Line]:
    """Return why the tile just laid scores, or does not."""
    near = [(at[0] + dx, at[1] + dy) for dx, dy in AROUND]
    if tile == "hel":
        return [Line("around", "VO-H1", sum(table.kind(cell) is not None for cell in near))]
    rows = [table.row(at, (1, 0)), table.row(at, (0, 1))]
    if tile == "serpent":
        return serpents(table, at, rows, fresh=fresh)
    if fresh and all(len(row) == 1 for row in rows):
        return [Line("lonely", "VO-H3", 1)]
    return [of_row(table, at, tile, row) for row in rows if len(row) > 1]


def of_row(table: Table, at: Cell, tile: str, row: list[Cell]) -> Line:
    """Return why one row scores, or does not."""
    ends = row[0], row[-1]
    valkyries = all(table.top[cell] == "valkyrie" for cell in ends)
    own, pack = table.power(at), table.pack(row, at)
    best = max((table.power(cell) for cell in row if cell != at and table.top[cell] != "fenrir"), default=0)
    in_pack = tile == "fenrir" and own > 0
    own, best = (own + pack, best) if in_pack else (own, max(best, pack))
    if table.holds and valkyries and at not in ends:
        return Line("row-held", "VO-C6", 0, ends)
    if own > best:
        return Line("row-pack", "VO-C4", len(row), ends) if in_pack and pack else Line("row-highest", "VO-P1", len(row), ends)
    if tile == "valkyrie" and valkyries and at in ends:
        return Line("row-bookend", "VO-C6", len(row), ends)
    if tile != "loki" and table.beside(at, "loki"):
        return Line("row-powerless", "VO-C7", 0, ends)
    return Line("row-tied", "VO-P2", 0, ends) if own == best else Line("row-weaker", "VO-P1", 0, ends)


def serpents(table: Table, at: Cell, rows: list[list[Cell]], *, fresh: bool) -> list[Line]:
    """Return why the Sea Serpent's lines score, or do not: across all gaps, and only the better one (VO-Z1)."""
    found = []
    for axis in (0, 1):
        line = sorted(cell for cell in table.top if cell[1 - axis] == at[1 - axis] and table.kind(cell))
        row = rows[axis]
        held = table.holds and at not in (row[0], row[-1]) and all(table.top[cell] == "valkyrie" for cell in (row[0], row[-1]))
        best = max((power_in_line(table, cell, axis) for cell in line if cell != at), default=0)
        found.append((line, table.power(at), best, held))
    lonely = all(len(line) == 1 for line, *_ in found)
    if lonely and fresh:
        return [Line("lonely", "VO-H3", 1)]
    points = [len(line) if len(line) > 1 and own > best and not held else 0 for line, own, best, held in found]
    counted = 0 if points[0] >= points[1] else 1
    lines = []
    for axis, (line, own, best, held) in enumerate(found):
        ends = (line[0], line[-1])
        if len(line) == 1:
            continue
        if points[axis]:
            right = axis == counted
            lines.append(Line("row-line" if right else "row-other-line", "VO-Z1", points[axis] if right else 0, ends))
        elif own > best:
            assert held
            lines.append(Line("line-held", "VO-C6", 0, ends))
        elif table.beside(at, "loki"):
            lines.append(Line("line-powerless", "VO-C7", 0, ends))
        else:
            lines.append(Line("line-tied" if own == best else "line-weaker", "VO-Z1", 0, ends))
    return lines


def power_in_line(table: Table, at: Cell, axis: int) -> int:
    """Return a tile's strength for the Sea Serpent: a Fenrir has that of the pack of its own row there (VO-Z1)."""
    if table.top[at] != "fenrir":
        return table.power(at)
    return table.pack(table.row(at, (1, 0) if axis == 0 else (0, 1)), (999, 999))


# What forbids a move.


def landing(table: Table, at: Cell, way: Cell) -> Cell:
    """Return the first cell past the end of a row (VO-J1)."""
    steps = len([*table.walk(at, way)]) + 1
    return at[0] + steps * way[0], at[1] + steps * way[1]


def forbidding(table: Table, hand: list[str], act: Act) -> set[str]:
    """Return all clauses that forbid to lay or throw so; none: it is legal."""
    at, tile = tuple(act["at"]), act["tile"]
    top = table.top.get(at)
    found = set() if tile in hand else {"VO-T1"}
    if act["act"] == "throw":
        found |= {"VO-J1"} if top is None else {"VO-H2"} if top == "hel" else against_throw(table, act)
        if top in (None, "hel"):
            return found
    elif top is None:
        found |= against_laying(table, tile, at)
    else:
        found |= against_laying_on(table, tile, at, top)
    if table.hermod is not None and not reaches(table, act):
        found |= {"VO-M2"} if tile == "hel" or at == table.hermod else {"VO-M1"}
    return found


def too_long(table: Table, at: Cell) -> bool:
    """Whether a row through a cell has more than seven tiles (VO-T2)."""
    return any(len(table.row(at, way)) > 7 for way in ((1, 0), (0, 1)))


def against_laying(table: Table, tile: str, at: Cell) -> set[str]:
    """Return what forbids a tile on a free cell."""
    if tile == "hel":
        return {"VO-H1"}
    found = set()
    if not any((at[0] + dx, at[1] + dy) in table.top for dx, dy in SIDES):
        found.add("VO-T1")
    if too_long(table, at):
        found.add("VO-T2")
    if tile != "troll" and table.beside(at, "troll"):
        found.add("VO-C2")
    return found


def against_laying_on(table: Table, tile: str, at: Cell, top: str) -> set[str]:
    """Return what forbids a tile on a laid one."""
    if top == "hel":
        return {"VO-H1"} if tile == "hel" else {"VO-H2"}
    if tile == "hel":
        return set()
    clause = {"dragon": "VO-C3", "skadi": "VO-C5"}.get(tile)
    if clause is None:
        return {"VO-T1"}
    return {clause} if top == tile or table.beside(at, "troll") else set()


def against_throw(table: Table, act: Act) -> set[str]:
    """Return what forbids Jotun to throw a tile, judged after the throw."""
    at, to = tuple(act["at"]), tuple(act["to"])
    if to in table.top:  # Hel closes this end
        return {"VO-J2"}
    after = table.laid(act)
    beside = after.beside(to, "troll") and table.top[at] != "troll"
    return {"VO-J2"} if beside or too_long(after, to) or after.beside(at, "troll") else set()


def reaches(table: Table, act: Act) -> bool:
    """Whether a tile lies where one may follow Hermod: in his unbroken row or column, Hel touching him (VO-M1, VO-M2)."""
    assert table.hermod is not None
    at, herald = tuple(act["at"]), table.hermod
    if at == herald:
        return False
    if act["tile"] == "hel":
        return at in [(herald[0] + dx, herald[1] + dy) for dx, dy in AROUND]
    after = table if act["act"] == "throw" and tuple(act["to"]) in table.top else table.laid(act)
    return any(at in after.walk(herald, way) for way in SIDES)
