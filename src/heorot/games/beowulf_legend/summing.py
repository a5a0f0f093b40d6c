"""The end of the Legend, from its moves: what the points are made of, and which episodes brought them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heorot.core.message import Message
from heorot.core.play import Play
from heorot.core.summary import Breakdown, Cell, Row, beginning, walk
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.gains import ally_worth, has_fallen, open_worth, worth_of, wound_worth, wounds_of
from heorot.games.beowulf_legend.stores import has_token
from heorot.games.beowulf_legend.writing import episodes_called

KINDS = {  # of tokens, in the order of the table: the first and the last of each
    "summary-fame": (p.FAME + 1, p.LAST_FAME), "summary-treasure": (p.TREASURE + 1, p.LAST_TREASURE),
    "summary-fame-alliances": (p.ALLY_FAME + 1, p.ALLY_TREASURE),
    "summary-treasure-alliances": (p.ALLY_TREASURE + 1, p.LAST_ALLY), "summary-misfortunes": (p.MISFORTUNE, p.MISFORTUNE),
}  # fmt: skip
TOGETHER = {  # kinds of episode that have one row for all of the kind
    p.OPPORTUNITY: "summary-opportunity", p.SELECTION: "summary-selection", p.AUCTION: "summary-auction",
}  # fmt: skip
BY_KIND, BY_EPISODE = Message("summary-legend-kinds"), Message("summary-legend-episodes")

Cells = list[Cell | None]


def breakdowns(game: Any, play: Play) -> tuple[Breakdown, ...]:
    """Return what the points are made of and where they came from; of a game that was ended early nothing, for nothing was counted."""
    if not play.state.over:
        return ()
    return (Breakdown(BY_KIND, rows(by_kind(play.state))), Breakdown(BY_EPISODE, rows(by_episode(game, play))))


def rows(found: dict[tuple[str, str, str], Cells]) -> tuple[Row, ...]:
    """Return the rows that have a cell; a row is known by its message, what that names, and its clause."""
    return tuple(
        Row(Message(id, {"episode": named} if named else {}), clause, tuple(cells))
        for (id, named, clause), cells in found.items()
        if any(cells)
    )


def by_kind(s: Any) -> dict[tuple[str, str, str], Cells]:
    """Return what tokens of each kind and wounds counted, with how many there were (BL-E2, BL-A3)."""
    found: dict[tuple[str, str, str], Cells] = {}
    for kind, (first, last) in KINDS.items():
        cells: Cells = []
        for seat in range(s.players):
            tokens = [(has_token(s, seat, token), worth_of(s, token)) for token in range(first, last + 1)]
            count = sum(number for number, _ in tokens)
            cells.append(Cell(sum(number * worth for number, worth in tokens), count) if count else None)
        found[kind, "", "BL-E2"] = cells
    return found | of_health(s)


def of_health(s: Any) -> dict[tuple[str, str, str], Cells]:
    """Return what being unhurt brought, what wounds cost, and what the fallen lost (BL-E2, BL-V1)."""
    unhurt, wounds, fallen = Cells(), Cells(), Cells()
    for seat in range(s.players):
        number = wounds_of(s, seat)
        lost = has_fallen(s, seat)
        brings = wound_worth(s, number)
        unhurt.append(Cell(brings) if not number else None)
        wounds.append(Cell(brings, number) if number and not lost else None)
        fallen.append(Cell(-tokens_worth(s, seat), number) if lost else None)
    return {("summary-unhurt", "", "BL-E2"): unhurt, ("summary-wounds", "", "BL-E2"): wounds, ("summary-fallen", "", "BL-V1"): fallen}


def tokens_worth(s: Any, seat: int) -> int:
    """Return what a seat's tokens count."""
    return int(open_worth(s, seat) + ally_worth(s, seat))


def by_episode(game: Any, play: Play) -> dict[tuple[str, str, str], Cells]:
    """Return what the tokens counted that came in each episode, less those that were given there, and what wounds did at the end.

    Major episodes have a row each, of minor ones all of a kind have one.
    """
    s = beginning(play)
    had = [tokens_worth(s, seat) for seat in range(s.players)]
    found: dict[tuple[str, str, str], Cells] = {("summary-began", "", ""): [Cell(worth) if worth else None for worth in had]}
    names, episode = episodes_called(bytes(s.text), s.now[p.N_KINDS]), int(s.now[p.EPISODE])
    for moved in walk(game, play):
        now = moved.state
        for seat in range(s.players):
            more = tokens_worth(now, seat) - had[seat]
            if more:
                cells = found.setdefault(row_of(now, episode, names), [None] * s.players)
                before = cells[seat] or Cell(0)
                cells[seat] = Cell(before.points + more, before.count + 1)
                had[seat] += more
        episode = int(now.now[p.EPISODE])
    return found | of_health(play.state)


def row_of(s: Any, episode: int, names: Sequence[str]) -> tuple[str, str, str]:
    """Return the row in which an episode is counted."""
    kind = s.rows[episode * p.ROW + p.KIND]
    named = "" if kind in TOGETHER else names[episode]
    return TOGETHER.get(kind, "summary-episode"), named, p.BY_EPISODE[kind]


def contenders(s: Any) -> list[int]:
    """Return the seats whose places their points decided: the fallen are behind all others (BL-V1)."""
    return [seat for seat in range(s.players) if not has_fallen(s, seat)]
