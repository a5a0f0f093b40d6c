"""What brought a lord his points, told at the end: his chests by their kinds, and by how he got them (MA-E1).

A stolen chest counts for whoever holds it at the end, as stolen from the lord who had it last.
"""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.message import Message
from heorot.core.play import Play
from heorot.core.summary import Breakdown, Cell, Row, beginning, walk
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.events import Robbed
from heorot.games.bellum_magica.rules import Bellum

Origin = tuple[str, int]  # how a lord got a chest: the scouts, a kind of place, a raid on a seat; or it was his from the beginning

BEGAN: Origin = ("began", 0)
SCOUTED: Origin = ("scouts", 0)
KINDS = ((p.GOLD, "account-gold"), (p.IRON, "account-iron"), (p.WOOD, "account-wood"))
ORIGINS = {  # in the order in which they are told, each with its message and its clause
    "scouts": ("account-scouts", "MA-D4"),
    "tavern": ("account-tavern", "MA-D7"),
    "farm": ("account-farm", "MA-D7"),
    "village": ("account-village", "MA-D7"),
    "town": ("account-town", "MA-D7"),
    "raid": ("account-raid", "MA-D9"),
    "began": ("account-began", ""),
}


def chests_of(s: Bellum, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the kind and the value of each chest of a row."""
    for code in s.chests[seat * p.MOST_CHESTS : seat * p.MOST_CHESTS + s.sizes[seat]]:
        yield s.kind[code], s.value[code]


def cell_of(values: list[int]) -> Cell | None:
    """Return what a seat got for one thing, or None if it got nothing."""
    return Cell(sum(values), len(values)) if values else None


def by_kind(s: Bellum) -> Breakdown:
    """Return the points of a finished game by the kinds of the chests, gold first."""
    rows = []
    for kind, label in KINDS:
        cells = [cell_of([value for sort, value in chests_of(s, seat) if sort == kind]) for seat in range(s.players)]
        if any(cells):
            rows.append(Row(Message(label), "MA-E1", tuple(cells)))
    return Breakdown(Message("account-kinds"), tuple(rows))


def by_origin(s: Bellum, origins: list[list[Origin]]) -> Breakdown:
    """Return the same by how each chest came to whoever holds it."""
    found: dict[Origin, list[list[int]]] = {}
    for seat, row in enumerate(origins):
        for origin, (_, value) in zip(row, chests_of(s, seat), strict=True):
            found.setdefault(origin, [[] for _ in range(s.players)])[seat].append(value)
    order = list(ORIGINS)
    rows = []
    for name, seat in sorted(found, key=lambda origin: (order.index(origin[0]), origin[1])):
        label, clause = ORIGINS[name]
        cells = tuple(cell_of(values) for values in found[name, seat])
        rows.append(Row(Message(label, {"seat": seat} if name == "raid" else {}), clause, cells))
    return Breakdown(Message("account-origins"), tuple(rows))


def origins_of(play: Play) -> list[list[Origin]]:
    """Return how every lord got the chests of his row, in its order."""
    before: Bellum = beginning(play)
    rows = [[BEGAN] * before.sizes[seat] for seat in range(before.players)]
    attacked: Origin = BEGAN
    for moved in walk(play.game, play):
        now: Bellum = moved.state
        seat, step, which = before.now[p.SEAT], before.now[p.STEP], moved.move & p.LOW
        if moved.move >> p.SHIFT == p.ATTACK:
            attacked = (p.PLACE_KINDS[now.sort[which]], 0)
        if step in (p.SCOUTING, p.LOOTING):
            rows[seat].append(SCOUTED if step == p.SCOUTING else attacked)
        for event in moved.events:
            if isinstance(event, Robbed):
                stolen = named_in(before, now, moved.move)
                rows[event.seat] = [origin for number, origin in enumerate(rows[event.seat], 1) if number not in stolen]
                rows[seat] += [("raid", event.seat)] * len(stolen)
        before.copy_from(now)
    return rows


def named_in(before: Bellum, now: Bellum, move: int) -> list[int]:
    """Return which chests of a row a move carries off: those named before, the one that it names, or where nobody was asked all."""
    if before.now[p.STEP] != p.STEALING:
        return list(range(1, now.now[p.N_NAMED] + 1))
    named = list(before.named[: before.now[p.N_NAMED]])
    return [*named, move & p.LOW] if move >> p.SHIFT == p.STEAL else named


def breakdowns_of(play: Play) -> tuple[Breakdown, ...]:
    """Return where the points of a game came from; one that was ended early has none, for no chest was opened."""
    if not play.state.over:
        return ()
    return by_kind(play.state), by_origin(play.state, origins_of(play))
