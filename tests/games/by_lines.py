"""A game by its lines, as tests play it and ask it: what a line brings, whether it is legal, which clause forbids it."""

from __future__ import annotations

from typing import Generic

from heorot.core.game import Game, S


class ByLines(Generic[S]):
    """One game's positions, played and asked by lines."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def play(self, state: S, line: str) -> int:
        """Play a line that must be legal; returns the points it brings to its seat."""
        seat = state.actor
        before = state.score(seat) if seat >= 0 else 0
        self.game.play(state, self.game.parse(line, state))
        return state.score(seat) - before if seat >= 0 else 0

    def is_legal(self, state: S, line: str) -> bool:
        """Whether a line is legal here; legality and its reason must agree."""
        move = self.game.parse(line, state)
        refusal = self.game.why_not(state, move)
        assert (move in state.legal()) == (refusal is None)
        return refusal is None

    def clause_against(self, state: S, line: str) -> str:
        """Return the clause that forbids a line."""
        refusal = self.game.why_not(state, self.game.parse(line, state))
        assert refusal is not None
        assert self.game.parse(line, state) not in state.legal()
        return refusal.clause

    def lines(self, state: S) -> set[str]:
        """Return all legal lines."""
        return set(self.game.lines(state))

    def odds(self, state: S) -> dict[str, int]:
        """Return what the dealer may do, and how many chances each has."""
        return {self.game.notation(move, state): weight for move, weight in state.odds()}
