"""The one contract of all bots: they get what their seat sees, and give a move with its reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from heorot.core.errors import IllegalMove
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import State
from heorot.core.vocabulary import ACTING


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many simulations, or so many seconds (then its move may differ from run to run)."""

    simulations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Weighed:
    """One move a bot has looked at, and what it thinks of it."""

    move: int
    value: float
    error: float = 0.0  # of the value, one standard error; 0 where it is not a mean
    simulations: int = 0  # how often it was tried


@dataclass(frozen=True)
class Choice:
    """A bot's move, why, and what else it weighed, the best first."""

    move: int
    reason: Message
    table: tuple[Weighed, ...] = ()


class Bot(ABC):
    """Plays one game. Equal seed and equal budget of simulations give equal moves, compiled or not."""

    name: str

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, seen: State, budget: Budget, seat: int = ACTING) -> Choice:
        """Return the move of the acting seat, or of another one of `seen.actors()`; `seen` is what that seat sees."""
        return self.ponder(in_turn(seen, seat), budget)

    @abstractmethod
    def ponder(self, seen: State, budget: Budget) -> Choice:
        """Return the move of the acting seat: all that a bot has to write."""


def in_turn(seen: State, seat: int) -> State:
    """Return the same position with this seat as the acting one: of those who choose at once, any may be."""
    if seat in (ACTING, seen.actor):
        return seen
    if seat not in seen.actors():
        raise IllegalMove(f"seat {seat} has nothing to decide now")
    turned = seen.copy()
    turned.actor = seat
    return turned
