"""A bot's eye for Völuspá: what a move earns, against what it opens for the next player."""

from __future__ import annotations

from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.games.voluspa.parts import HAND_SIZE, HERALD, JOTUN, KINDS, N_BAG, N_UNKNOWN, NOWHERE, SEAT, SHIFT, THROW
from heorot.games.voluspa.rules import Voluspa

FEAR = 0.7  # how much a point for the next player weighs against a point of one's own


class Judge:
    """Looks one move ahead; keeps two states to try things on."""

    def __init__(self, players: int) -> None:
        self.after = Voluspa(players)
        self.trial = Voluspa(players)
        self.moves = Moves(self.after.room())

    def worth(self, seen: Voluspa, move: int) -> float:
        """Return the points of a move, less what the next player may expect from the table it leaves."""
        seat = seen.actor
        after = self.after
        after.copy_from(seen)
        after.apply(move)
        gain = float(after.score(seat) - seen.score(seat))
        if after.actor == seat and after.now[HERALD] != NOWHERE:
            return gain + self.best_follow_up(seat)
        if after.actor < DEALER:
            return gain
        other = (seat + 1) % after.players
        return gain - FEAR * self.expected_reply(other)

    def best_follow_up(self, seat: int) -> float:
        """Return the most that a tile laid after Hermod would earn."""
        best = 0
        before = self.after.score(seat)
        for move in self.moves_of(self.after):
            self.trial.copy_from(self.after)
            self.trial.apply(move)
            best = max(best, self.trial.score(seat) - before)
        return float(best)

    def expected_reply(self, other: int) -> float:
        """Return what the other seat may expect to earn: the best tile it is likely to hold, by the unseen tiles."""
        after = self.after
        unseen = after.now[N_BAG] + after.now[N_UNKNOWN]
        hand = other * KINDS
        chance = [0.0] * KINDS
        for kind in range(1, KINDS):
            if after.hands[hand + kind]:
                chance[kind] = 1.0
            elif unseen:
                chance[kind] = 1.0 - (1.0 - after.bag[kind] / unseen) ** after.hands[hand]
            after.hands[hand + kind] = 1 if chance[kind] > 0.0 else 0
        after.sizes[other] = HAND_SIZE
        after.now[SEAT] = other
        after.now[HERALD] = NOWHERE
        after.actor = other
        best = self.best_by_kind(other)
        total = 0.0
        none_better = 1.0
        for kind in sorted(range(1, KINDS), key=lambda kind: -best[kind]):
            total += none_better * chance[kind] * best[kind]
            none_better *= 1.0 - chance[kind]
        return total

    def best_by_kind(self, seat: int) -> list[int]:
        """Return for each kind the most that one tile of it would earn now."""
        best = [0] * KINDS
        before = self.after.score(seat)
        for move in self.moves_of(self.after):
            what = move >> SHIFT
            if what:
                self.trial.copy_from(self.after)
                self.trial.apply(move)
                kind = what if what < THROW else JOTUN
                best[kind] = max(best[kind], self.trial.score(seat) - before)
        return best

    def moves_of(self, s: Voluspa) -> list[int]:
        """Return the legal moves, to be tried while the buffer is used again."""
        s.fill(self.moves)
        return list(self.moves)
