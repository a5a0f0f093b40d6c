"""How a game ended, as lines of text: places, where the points came from, the best move, how close it was."""

from __future__ import annotations

from collections.abc import Sequence

from heorot.core.play import AGREED, CONCEDED, OVER
from heorot.core.record import Record, Replay
from heorot.core.summary import Breakdown, Cell, Row, deed_of, summary_of
from heorot.rulebook import clauses, help_language
from heorot.words import Words, signed

ENDED = {OVER: "over", CONCEDED: "ended-conceded", AGREED: "ended-agreed"}
WIDEST = 100  # letters of a line, where nobody says otherwise


def outcome(record: Record | Replay, words: Words, width: int = WIDEST) -> list[str]:
    """Return how a game that has ended was won: the result, unless all agreed to have none, and what there is to say of it."""
    how, names = record.how or OVER, words.people(record.header.seats)
    if how == AGREED:
        return [words(ENDED[how])]
    result = record.placed()
    whys = [words(ENDED[how]), words.say(result.why, names)]
    if how == OVER and record.conceded:  # whose points are the most may have conceded
        whys.append(words("result-conceded"))
    places = sorted((place, index) for index, place in enumerate(result.places))
    lines = [words("place-line", place=place, seat=names[index], points=result.points[index]) for place, index in places]
    return [" ".join(whys), *("  " + line for line in lines), *told(record, words, width)]


def told(record: Record | Replay, words: Words, width: int) -> list[str]:
    """Return the summary of a game: how close it was, the best move, and the tables of points."""
    summary = summary_of(record)
    if summary is None:
        return []
    names = words.people(record.header.seats)
    lines = []
    if summary.close is not None:
        lines.append(words.say(summary.close, names))
    deed = deed_of(record.play, summary.best) if summary.best else None
    if summary.best is not None and deed is not None:
        lines.append(words("summary-best", deed=words.say(deed, names), points=summary.best.gained))
    for breakdown in summary.breakdowns:
        lines += ["", words.say(breakdown.title, names), *table(breakdown, names, words, width)]
    return lines


def table(breakdown: Breakdown, names: Sequence[str], words: Words, width: int) -> list[str]:
    """Return a breakdown as a table with a column for each seat, or where that is too wide as a line for each number."""
    rows = [[called(row, names, words), *(said(cell, words) for cell in row.cells)] for row in breakdown.rows]
    sums = [sum(cell.points for row in breakdown.rows if (cell := row.cells[seat])) for seat in range(len(names))]
    rows.append([words("summary-total"), *(f"{points}" for points in sums)])
    grid = [["", *names], *rows]
    widths = [max(len(row[column]) for row in grid) for column in range(len(names) + 1)]
    if sum(widths) + 2 * len(widths) <= width:
        padded = [[row[0].ljust(widths[0]), *(text.rjust(wide) for text, wide in zip(row[1:], widths[1:]))] for row in grid]
        return ["  " + "  ".join(row).rstrip() for row in padded]
    lines = []
    for label, *cells in rows:
        lines.append(f"  {label}")
        lines += ["    " + words("scores", seat=name, points=text) for name, text in zip(names, cells) if text]
    return lines


def called(row: Row, names: Sequence[str], words: Words) -> str:
    """Return what a row is called: by its label, else as its clause is."""
    if row.label is not None:
        return words.say(row.label, names)
    assert words.game is not None
    return clauses(words.game, help_language(words.game, words.lang))[row.clause].title


def said(cell: Cell | None, words: Words) -> str:
    """Return a cell as text: the points, and of how many times they are the sum."""
    if cell is None:
        return ""
    if cell.count > 1:
        return words("summary-cell", points=cell.points, count=cell.count)
    return signed(f"{cell.points}", {"points": cell.points})
