"""A bot's eye for Völuspá: what a move earns, against what it opens for the next player."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.core.state import Moves, ints
from heorot.core.vocabulary import DEALER
from heorot.games.voluspa.parts import HAND_SIZE, HEL, HERALD, JOTUN, KINDS, N_BAG, N_UNKNOWN, NOWHERE, SEAT, SHIFT, THROW, UNKNOWN
from heorot.games.voluspa.rules import Voluspa
from heorot.games.voluspa.trying import earned

FEAR = 0.5  # how much a point for the next player weighs against a point of one's own

PATIENCE = 4.0  # what Hel may still bring if she is kept: she can be laid at any time, and only once


class VoluspaJudge:
    """Looks one move ahead; keeps a state to try things on."""

    def __init__(self, players: int) -> None:
        self.after = Voluspa(players)
        self.moves = Moves(self.after.room())
        self.best = ints(KINDS)
        self.fear = FEAR
        self.patience = PATIENCE

    def gain(self, seen: Voluspa, move: int) -> int:
        """Return the points of a move."""
        self.after.copy_from(seen)
        self.after.apply(move)
        return self.after.score(seen.actor) - seen.score(seen.actor)

    def worth(self, seen: Voluspa, move: int) -> float:
        """Return the points of a move and of what may follow Hermod, less what the next player may expect."""
        gain = self.gain(seen, move) - (self.patience if move >> SHIFT == HEL and seen.now[N_BAG] else 0.0)
        return gain + follow_up(self, seen.actor) - self.fear * expected_reply(self, seen.actor)

    def reason(self, seen: Voluspa, move: int) -> Message:
        """Return the points now, and what the next player may expect."""
        gain = self.gain(seen, move)
        return Message("reason-greedy", {"points": gain, "opens": round(expected_reply(self, seen.actor), 1)})


def follow_up(judge: VoluspaJudge, seat: int) -> int:
    """Return the most that a tile laid after the Hermod just laid would earn."""
    if judge.after.now[HERALD] == NOWHERE:
        return 0
    try_all(judge, seat)
    best = 0
    for kind in range(1, KINDS):
        if judge.best[kind] > best:
            best = judge.best[kind]
    return best


def expected_reply(judge: VoluspaJudge, seat: int) -> float:
    """Return what the next seat may expect to earn: the best tile it is likely to hold, by the unseen tiles."""
    after = judge.after
    if after.actor < DEALER:
        return 0.0
    other = seat + 1 if seat + 1 < after.players else 0
    hand = other * KINDS
    unseen = after.now[N_BAG] + after.now[N_UNKNOWN]
    hidden = after.hands[hand + UNKNOWN]
    chance = [0.0] * KINDS
    for kind in range(1, KINDS):
        if after.hands[hand + kind]:
            chance[kind] = 1.0
        elif unseen and hidden:
            none = 1.0
            for _ in range(hidden):
                none *= 1.0 - after.bag[kind] / unseen
            chance[kind] = 1.0 - none
        after.hands[hand + kind] = 1 if chance[kind] > 0.0 else 0
    after.sizes[other] = HAND_SIZE
    after.now[SEAT] = other
    after.now[HERALD] = NOWHERE
    after.actor = other
    try_all(judge, other)
    total = 0.0
    none_better = 1.0
    for points in range(16, 0, -1):  # more than 16 points with one tile are too rare to fear
        missing = 1.0
        for kind in range(1, KINDS):
            if judge.best[kind] == points or (points == 16 and judge.best[kind] > 16):
                missing *= 1.0 - chance[kind]
        total += none_better * (1.0 - missing) * points
        none_better *= missing
    return total


def try_all(judge: VoluspaJudge, seat: int) -> None:
    """Find for each kind the most that one tile of it would earn now."""
    best = judge.best
    moves = judge.moves
    for kind in range(KINDS):
        best[kind] = 0
    for i in range(judge.after.fill(moves)):
        what = moves.move[i] >> SHIFT
        if what:
            points = earned(judge.after, seat, moves.move[i])
            kind = JOTUN if what >= THROW else what
            if points > best[kind]:
                best[kind] = points
