"""The one contract of all bots: they get what their seat sees, and give a move with its reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import State


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

    @abstractmethod
    def choose(self, seen: State, budget: Budget) -> Choice:
        """Return the move of the acting seat; `seen` is what that seat sees."""
