"""The searching bot: tries a few promising moves in imagined worlds (search.py)."""

from __future__ import annotations

from dataclasses import asdict, replace
from math import sqrt
from typing import Any

from heorot.bots.bot import Bot, Budget, Choice, Weighed
from heorot.bots.mind import eye_of, learned_eye
from heorot.bots.search import Plan, Search, think
from heorot.bots.solve import Solver, solve
from heorot.core.errors import BadOption
from heorot.core.eye import Eye
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import State
from heorot.core.vocabulary import VICTORY

SIMULATIONS = 200  # where no budget says another number
MOST_SIMULATIONS = 100_000  # where only the time is limited
MOST_SOLVED = 1000  # simulations that count for that
POSITIONS = 40  # that are looked at for each simulation where the end can be worked out
STYLE = ("likes", "fond", "greed")  # what a style changes, beside the plan


class SearchBot(Bot):
    """Thinks in simulations: equal seed and budget give equal moves."""

    name = "search"

    def __init__(self, game: Game[Any], seed: int, simulations: int = 0, ceiling: float = 0.0, **changes: Any) -> None:
        super().__init__(game, seed)
        self.simulations = simulations  # of a level, whatever the budget says
        self.ceiling = ceiling  # seconds, where time is limited at all
        self.style = {name: changes.pop(name) for name in STYLE if name in changes}
        self.changes = changes  # of the plan that was chosen for this game
        self.eyes: dict[int, Eye] = {}  # to tell the variant by
        self.searches: dict[tuple[int, str], Search] = {}
        self.solvers: dict[tuple[int, str], Solver] = {}

    def search_for(self, seen: State) -> Search:
        """Return the search for this number of players and this variant."""
        if seen.players not in self.eyes:
            self.eyes[seen.players] = eye_of(self.game, seen.players)
        variant = self.eyes[seen.players].variant(seen)
        if (seen.players, variant) not in self.searches:
            eye, lesson = learned_eye(self.game, seen.players, variant)
            search = Search(eye, seen, replace(lesson.plan, **self.changes))
            search.likes = frozenset(self.style.get("likes", ()))
            search.fond = self.style.get("fond", 0.0)
            search.greed = self.style.get("greed", 0.0)
            self.searches[seen.players, variant] = search
            self.solvers[seen.players, variant] = Solver(eye, seen)
        return self.searches[seen.players, variant]

    def worked_out(self, search: Search, seen: State, simulations: int) -> Choice | None:
        """Return the best move where the end can be worked out, in as many positions as fit the simulations."""
        solver = self.solvers[seen.players, search.eye.variant(seen)]
        search.eye.imagine(seen, search.world, Rng(0))  # there is but one world
        if not solve(solver, search.world, min(simulations, MOST_SOLVED) * POSITIONS):
            return None
        lead = solver.lead
        share = (solver.sixty + VICTORY) / (2 * VICTORY) if seen.players == 2 else solver.sixty / VICTORY
        how = "reason-exact-ahead" if lead > 0 else "reason-exact-behind" if lead < 0 else "reason-exact-level"
        reason = Message(how, {"points": abs(lead)} if lead else {})
        return Choice(solver.move, reason, (Weighed(solver.move, share, 0.0, solver.nodes),))

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
        exact = self.worked_out(search, seen, simulations) if search.eye.settled(seen) else None
        if exact is not None:
            return exact
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
