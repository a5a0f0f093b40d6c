"""What seats have chosen while others still choose. It lies before them, theirs alone, and goes into the record when all have chosen.

Lines of a record are numbered, and everybody sees the numbers: else four sealed cards would be counted before they are opened.
"""

from __future__ import annotations

from typing import Any


class PendingChoices:
    """What lies sealed at a table."""

    def __init__(self) -> None:
        self.laid: dict[int, list[int]] = {}  # by seat its moves, one after the other
        self.whole: set[int] = set()  # the seats that have chosen: nothing is to follow

    def lay(self, seat: int, move: int, whole: bool) -> None:
        """Add a move to what a seat has chosen."""
        self.laid.setdefault(seat, []).append(move)
        if whole:
            self.whole.add(seat)

    def lift(self, seat: int) -> None:
        """Take back a seat's last move."""
        self.laid[seat].pop()
        self.whole.discard(seat)

    def clear(self) -> None:
        """Let nothing lie here any more."""
        if self.laid:
            self.laid, self.whole = {}, set()

    def before(self, seat: int | None) -> list[int]:
        """Return what lies before a seat."""
        return [] if seat is None else self.laid.get(seat, [])

    def standing(self, state: Any, viewer: int | None) -> Any:
        """Return a state with what is chosen in it: wholly by the others, as far as it goes by the one who looks."""
        if not self.laid:
            return state
        chosen = {seat: moves for seat, moves in self.laid.items() if moves and (seat in self.whole or seat == viewer)}
        if not chosen:
            return state
        state = state.copy()
        for seat, moves in chosen.items():
            for move in moves:
                state.apply(move, seat)
        return state
