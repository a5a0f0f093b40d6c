"""The end of a game, computed from its finished record: what brought the points, how they grew, the best move, how close it was.

A live table, a file and the terminal show the same summary. It is made for everybody at once, so only of games that are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from zlib import decompress

from heorot.core.events import Event
from heorot.core.message import Message
from heorot.core.play import AGREED, OVER, Play, happen
from heorot.core.result import Result
from heorot.core.state import restore
from heorot.core.vocabulary import ACTING, DEALER, EVERYONE

if TYPE_CHECKING:
    from heorot.core.game import Game
    from heorot.core.record import Record, Replay


@dataclass(frozen=True, slots=True)
class Cell:
    """What one seat got for one thing: the points, and of how many pieces or times they are the sum (0: it is not counted so)."""

    points: int
    count: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that brought points: what it is called (without a label, as its clause is), its clause, and a cell for every seat."""

    label: Message | None
    clause: str
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Where the points came from, by one way of sorting them: the rows of each seat add up to its final points."""

    title: Message
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's move that was not taken back: what it brought of itself, and what the chart shows of every seat after it."""

    line: int
    seat: int
    move: str
    gained: int
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """All that the end says beside places and points."""

    breakdowns: tuple[Breakdown, ...]
    chart: Message | None  # what the chart shows; None: there is nothing to draw
    began: tuple[int, ...]  # where its lines begin
    turns: tuple[Turn, ...]
    best: Turn | None  # the move that brought its maker the most of itself
    close: Message | None  # said where it was close


@dataclass(slots=True)
class Moved:
    """A move of a finished game, told again: its events, and the whole state after it, which the next move changes."""

    line: int
    seat: int  # DEALER for the dealer's
    move: int
    text: str
    events: list[Event]
    state: Any


def beginning(play: Play) -> Any:
    """Return the state in which a game began."""
    return restore(play.kind, play.players, decompress(play.block), play.actor)


def walk(game: Game[Any], play: Play) -> Iterator[Moved]:
    """Make the moves of a game that count once more, and yield each with what happened; only seats' moves have a text."""
    state = beginning(play)
    for line, seat, move in play.moves:
        text = game.notation(move, state) if seat != DEALER else ""
        events = state.keep_events()
        state.apply(move, ACTING if seat == DEALER else seat)
        state.ignore_events()
        yield Moved(line, seat, move, text, events, state)


def by_clause(moved: Iterable[Moved], began: Sequence[int], final: Sequence[int]) -> Breakdown:
    """Return where the points came from by the clauses of the events that brought them, those first that brought the most.

    Raises ValueError if something brought points of which no event tells.
    """
    found: dict[str, list[Cell | None]] = {}
    for one in moved:
        for event in one.events:
            if event.points:
                cells = found.setdefault(event.clause, [None] * len(final))
                before = cells[event.seat] or Cell(0)
                cells[event.seat] = Cell(before.points + event.points, before.count + 1)
    rows = [Row(None, clause, tuple(cells)) for clause, cells in found.items()]
    rows.sort(key=lambda row: -sum(abs(cell.points) for cell in row.cells if cell))
    if any(began):
        rows.insert(0, Row(Message("summary-began"), "", tuple(Cell(points) for points in began)))
    made = Breakdown(Message("summary-sources"), tuple(rows))
    check_sum(made, final)
    return made


def check_sum(breakdown: Breakdown, final: Sequence[int]) -> None:
    """Raise ValueError unless the rows of each seat add up to its final points: there are no other points."""
    for seat, points in enumerate(final):
        told = sum(cell.points for row in breakdown.rows if (cell := row.cells[seat]))
        if told != points:
            raise ValueError(f"{breakdown.title.id}: seat {seat} has {points} points, and the rows add up to {told}")


def grown(game: Game[Any], play: Play) -> list[Turn]:
    """Return the seats' moves, each with what it brought of itself: `game.tally` once `game.settled`, as its preview promised."""
    before = beginning(play)
    made: list[Moved] = []
    gained: dict[int, int] = {}  # by line
    standing: dict[int, tuple[int, ...]] = {}
    waiting: list[tuple[Moved, int, Any]] = []  # moves whose gain has not come yet, with the state before
    for moved in walk(game, play):
        now = moved.state
        if moved.seat != DEALER:
            had = game.tally(before, moved.seat)
            made.append(moved)
            waiting.append((moved, had, before.copy()))
        for one, had, then in waiting:
            if now.over or game.settled(then, now, one.seat):
                gained[one.line] = game.tally(now, one.seat) - had
        waiting = [one for one in waiting if one[0].line not in gained]
        if made:
            standing[made[-1].line] = tuple(game.growth(now))
        before.copy_from(now)
    return [Turn(one.line, one.seat, one.text, gained.get(one.line, 0), standing[one.line]) for one in made]


def closeness(result: Result, close: int, contenders: Sequence[int]) -> Message | None:
    """Return what is said of an end that was close: level points that something else decided, or a lead of at most so many points.

    The contenders are the seats whose places their points decided: whoever conceded, or fell, did not lose by a few points.

    >>> closeness(Result((1, 2), (30, 30), Message("")), 3, (0, 1)).id
    'summary-level'
    >>> closeness(Result((2, 1, 3), (29, 30, 10), Message("")), 3, (0, 1, 2)).args
    {'winner': 1, 'other': 0, 'points': 1}
    >>> closeness(Result((1, 2), (30, 20), Message("")), 3, (0, 1))
    >>> closeness(Result((2, 1), (30, 30), Message("")), 3, (1,))
    """
    first = [seat for seat in contenders if result.places[seat] == 1]
    rest = [seat for seat in contenders if result.places[seat] > 1]
    if len(first) != 1 or not rest:
        return None  # a shared victory is told by the result itself
    second = min(rest, key=lambda seat: result.places[seat])
    lead = result.points[first[0]] - result.points[second]
    if lead == 0:
        return Message("summary-level", {"winner": first[0], "other": second})
    return Message("summary-close", {"winner": first[0], "other": second, "points": lead}) if 0 < lead <= close else None


def summarise(game: Game[Any], play: Play, result: Result) -> Summary:
    """Return the summary of a game that has ended; `result` has places and points. One that was ended early is told as far as it went."""
    turns = tuple(grown(game, play))
    named = {line for line, seat, move in play.moves if seat != DEALER and game.may_be_best(move)}
    best = max((turn for turn in turns if turn.line in named), key=lambda turn: turn.gained, default=None)
    breakdowns = game.breakdowns(play, result.points)
    for breakdown in breakdowns:
        check_sum(breakdown, result.points)
    contenders = [seat for seat in game.contenders(play.state) if seat not in play.conceded]
    return Summary(
        breakdowns=breakdowns,
        chart=Message(game.chart_title) if game.chart_title else None,
        began=tuple(game.growth(beginning(play))),
        turns=turns,
        best=best if best and best.gained > 0 else None,
        close=closeness(result, game.close_lead, contenders) if play.state.over else None,
    )


def summary_of(record: Record | Replay) -> Summary | None:
    """Return the summary of a recorded game, at a table or in a file that has been replayed to its end.

    None where there is nothing to say: the game goes on, or all agreed to end it unscored, or one seat's own record does not know all.
    """
    how = record.how or (OVER if record.state.over else "")
    if record.header.eyes is not None or how in ("", AGREED):
        return None
    return summarise(record.game, record.play, record.placed())


def deed_of(play: Play, turn: Turn) -> Message | None:
    """Return what was done in a turn, as the saga tells it; None if it told nothing of it."""
    state = beginning(play)
    for line, seat, move in play.moves:
        who = ACTING if seat == DEALER else seat
        if line == turn.line:
            told = [saying for saying in happen(play.game, state, move, who) if saying.event.audience >= EVERYONE]
            return next((saying.message for saying in told if saying.part == "deed"), None)
        state.apply(move, who)
    return None
