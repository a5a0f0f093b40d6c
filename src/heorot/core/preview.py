"""Previews that cannot lie: what a move surely does, then what is still open; a figure is exact, a range or an expectation, and says so.

`heorot.preview_law` holds every game to it: in the true world, and in worlds imagined from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from heorot.core.message import Argument, Message
from heorot.core.vocabulary import DEALER, hears

if TYPE_CHECKING:
    from heorot.core.game import Saying

MINUS = "\u2212"
Open = Literal["", "draw", "others", "question", "hidden"]
"""What a preview stops at: nothing; a draw or a roll; what others choose; what its maker is asked next; what others hide."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number shown before a move: exact, a range (`low` to `high`), or an expectation (a range with its `mean`).

    >>> Figure(3, 3).kind, Figure(4, 8).kind, Figure(4, 8, Fraction(11, 2)).kind
    ('exact', 'range', 'expectation')
    >>> Figure(4, 8).holds(8), Figure(4, 8).holds(9)
    (True, False)
    """

    low: int
    high: int
    mean: Fraction | None = None

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"no number is at least {self.low} and at most {self.high}")
        if self.mean is not None and not self.low < self.mean < self.high:
            raise ValueError(f"a mean of {self.mean} does not lie between {self.low} and {self.high}")

    @property
    def kind(self) -> Literal["exact", "range", "expectation"]:
        """What this figure says of itself."""
        if self.mean is not None:
            return "expectation"
        return "exact" if self.low == self.high else "range"

    @property
    def middle(self) -> float:
        """The number by which moves are put in order: what is expected, else the middle of the range."""
        return float(self.mean) if self.mean is not None else (self.low + self.high) / 2

    def holds(self, value: int) -> bool:
        """Whether a number is one that this figure allows."""
        return self.low <= value <= self.high

    def message(self) -> Message:
        """Return the figure as a short sign: +3, +4–8, ≈ +5.5.

        >>> Figure(3, 3).message().args, Figure(0, 8).message().id, Figure(-2, 3).message().id
        ({'sign': '+', 'points': 3}, 'figure-range', 'figure-across')
        """
        if self.mean is not None:
            return Message("figure-mean", {"sign": sign(self.mean), "points": abs(round(float(self.mean), 1))})
        if self.low == self.high:
            return Message("figure-exact", {"sign": sign(self.low), "points": abs(self.low)})
        if self.low >= 0:
            return Message("figure-range", {"sign": "+" if self.low else "", "low": self.low, "high": self.high})
        args: dict[str, Argument] = {"sign": MINUS, "low": -self.low, "other": sign(self.high), "high": abs(self.high)}
        return Message("figure-across", args)

    def in_full(self) -> Message:
        """Return the figure to be read aloud: 3 points, 4 to 8 points, about 5.5 points (4 to 8)."""
        if self.low == self.high:
            return Message("figure-exact-said", {"points": self.low})
        args: dict[str, Argument] = {"low": self.low, "high": self.high}
        if self.mean is None:
            return Message("figure-range-said", args)
        return Message("figure-mean-said", {"mean": round(float(self.mean), 1), **args})

    def plain(self) -> int | dict[str, int | float]:
        """Return the figure as a JSON value: a number where it is exact.

        >>> Figure(3, 3).plain(), Figure(4, 8, Fraction(11, 2)).plain()
        (3, {'low': 4, 'high': 8, 'mean': 5.5})
        """
        if self.low == self.high:
            return self.low
        return {"low": self.low, "high": self.high} | ({} if self.mean is None else {"mean": round(float(self.mean), 2)})


def sign(number: int | Fraction) -> str:
    """Return the sign of what a move brings: nothing is no loss."""
    return "+" if number >= 0 else MINUS


EXACT = tuple(Figure(n, n) for n in range(-64, 65))  # they are immutable, and most figures are among them


def exact(points: int) -> Figure:
    """Return the figure of a number that is sure.

    >>> exact(3) == Figure(3, 3), exact(100) == Figure(100, 100), exact(-64).low
    (True, True, -64)
    """
    return EXACT[points + 64] if -64 <= points <= 64 else Figure(points, points)


def expected(chances: Mapping[int, int | Fraction]) -> Figure:
    """Return the figure of a number that comes with these weights.

    >>> expected({4: 2, 8: 1}), expected({5: 1})
    (Figure(low=4, high=8, mean=Fraction(16, 3)), Figure(low=5, high=5, mean=None))
    """
    found = {points: Fraction(weight) for points, weight in chances.items() if weight}
    if len(found) == 1:
        return exact(next(iter(found)))
    return Figure(min(found), max(found), sum((points * weight for points, weight in found.items()), Fraction()) / sum(found.values()))


def at_once(before: Any, now: Any) -> bool:
    """The moment right after a move."""
    return True


def dealt(before: Any, now: Any) -> bool:
    """The moment when the dealer has done all that follows a move."""
    return bool(now.actor != DEALER)


@dataclass(frozen=True)
class Forecast:
    """Something a preview says beside what surely happens, and how the law holds it to the truth.

    From `before`, the whole world in which the move was made, play goes on until `when(before, now)`; then `holds(before, now, said)`
    must be true, `said` being all that was said in between: always, or where there are `odds` as often as they say.
    """

    saying: Saying
    holds: Callable[[Any, Any, Sequence[Saying]], bool] = field(compare=False, repr=False)
    when: Callable[[Any, Any], bool] = field(default=at_once, compare=False, repr=False)
    odds: Fraction | None = None


@dataclass(frozen=True)
class Preview:
    """What a move surely brings and does, in order, as its maker hears it, up to the first thing that it cannot know; and what that is."""

    points: Figure | None  # what the move itself brings its maker; None: nothing is known of it
    sayings: tuple[Saying, ...]
    forecasts: tuple[Forecast, ...] = ()
    still_open: Open = ""

    @property
    def told(self) -> tuple[Saying, ...]:
        """All there is to say, in the order in which it is shown: the deed, what is forecast of it, what follows."""
        return (*self.sayings[:1], *(forecast.saying for forecast in self.forecasts), *self.sayings[1:])


# what the law and the previews share


def heard(sayings: Iterable[Saying], seat: int | None) -> list[Saying]:
    """Return what a seat, or an onlooker, hears of what was said."""
    return [saying for saying in sayings if hears(saying.event.audience, seat)]


def in_words(saying: Saying) -> tuple[Any, ...]:
    """Return a saying as something to compare: everything that is told of it."""
    return saying.message.id, dict(saying.message.args), saying.clause, saying.part, saying.event.points
