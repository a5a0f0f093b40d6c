"""The searching bot: tries a few promising moves in imagined worlds (search.py)."""

from __future__ import annotations

from dataclasses import asdict, replace
from math import sqrt
from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.bots.mind import eye_of, learned_eye
from heorot.bots.search import Plan, Search, think
from heorot.core.errors import BadOption
from heorot.core.eye import Eye
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.state import State

SIMULATIONS = 200  # where no budget says another number
MOST_SIMULATIONS = 100_000  # where only the time is limited


class SearchBot(Bot):
    """Thinks in simulations: equal seed and budget give equal moves."""

    name = "search"

    def __init__(self, game: Game[Any], seed: int, simulations: int = 0, ceiling: float = 0.0, **changes: Any) -> None:
        super().__init__(game, seed)
        self.simulations = simulations  # of a level, whatever the budget says
        self.ceiling = ceiling  # seconds, where time is limited at all
        self.changes = changes  # of the plan that was chosen for this game
        self.eyes: dict[int, Eye] = {}  # to tell the variant by
        self.searches: dict[tuple[int, str], Search] = {}

    def search_for(self, seen: State) -> Search:
        """Return the search for this number of players and this variant."""
        if seen.players not in self.eyes:
            self.eyes[seen.players] = eye_of(self.game, seen.players)
        variant = self.eyes[seen.players].variant(seen)
        if (seen.players, variant) not in self.searches:
            eye, lesson = learned_eye(self.game, seen.players, variant)
            self.searches[seen.players, variant] = Search(eye, seen, replace(lesson.plan, **self.changes))
        return self.searches[seen.players, variant]

    def ponder(self, seen: State, budget: Budget) -> Choice:
        """Return the move that did best, with the share of the victory it may expect."""
        legal = seen.legal()
        if len(legal) == 1:
            return Choice(legal[0], Message("reason-only"))
        search = self.search_for(seen)
        seconds = budget.seconds or 0.0
        if seconds and self.ceiling:
            seconds = min(seconds, self.ceiling)
        simulations = self.simulations or budget.simulations or (MOST_SIMULATIONS if seconds else SIMULATIONS)
        best = think(search, seen, simulations, self.rng, seconds)
        table = sorted((weighed(search, i) for i in range(search.n)), key=lambda one: (-one.simulations, -one.value, one.move))
        chosen = weighed(search, best)
        table.remove(chosen)
        return Choice(chosen.move, Message("reason-search", {"share": round(100 * chosen.value)}), (chosen, *table))


def read_plan(text: str) -> dict[str, Any]:
    """Return the changes of a plan that a text means; one that there is not is an error.

    >>> read_plan("stretches=3:slope=0.02"), read_plan("")
    ({'stretches': 3, 'slope': 0.02}, {})
    """
    kinds: dict[str, type[int | float]] = {name: type(number) for name, number in asdict(Plan()).items()}
    found: dict[str, Any] = {}
    for change in text.split(":") if text else ():
        name, equals, number = change.partition("=")
        if name not in kinds or not equals:
            raise BadOption(f"a plan has {', '.join(kinds)}, each with its number, such as width=8; not {change!r}")
        try:
            found[name] = kinds[name](number)
        except ValueError:
            raise BadOption(f"{name} of a plan is a number, not {number!r}") from None
    return found


def weighed(search: Search, i: int) -> Weighed:
    """Return what was found of a candidate: its mean share, the error of it, and how often it was tried."""
    n = search.tries[i]
    if n == 0:
        return Weighed(search.move[i], 0.0)
    mean = search.total[i] / n
    spread = max(search.squares[i] / n - mean * mean, 0.0)
    return Weighed(search.move[i], mean, sqrt(spread / n), n)
