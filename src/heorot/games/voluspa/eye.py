"""Search's eye for Völuspá."""

from __future__ import annotations

from array import array
from typing import Any

from heorot.core.eye import Eye
from heorot.core.state import Moves
from heorot.games.voluspa.judge import VoluspaJudge, expected_reply, follow_up
from heorot.games.voluspa.parts import EDDA, HEL, HERALD, HERMOD, JOTUN, KINDS, N_BAG, NOWHERE, SEAT, SHIFT, THROW, UNKNOWN
from heorot.games.voluspa.rules import Voluspa
from heorot.games.voluspa.trying import earned

HERALDED = 2.0  # what may follow Hermod, at a glance
TILES = 60.0  # of the box, about: how much of the game is left is told in shares of it
FEATURES = 38
FEW = 3  # tiles in hands: with more, the end cannot be worked out in time


class VoluspaEye(Eye):
    """Tries every move in place."""

    def __init__(self, players: int) -> None:
        Eye.__init__(self, players, FEATURES)
        self.judge = VoluspaJudge(players)
        self.moves = Moves(self.judge.after.room())

    def weigh(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write the points of each move and of what may follow Hermod, less what the next player may expect."""
        weigh_all(self.judge, s, moves, out)

    def glance(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write the points of each move, Hel's and Hermod's with something for what they keep or open."""
        glance_at_all(self.judge, s, moves, out)

    def features(self, s: Any, seat: int, out: array[float]) -> None:
        """Write the points, the hand, the turn, and what the hand could earn if it were this seat's turn."""
        describe_seat(self, s, seat, out)

    def era(self, s: Any) -> int:
        """Return whose turn it is."""
        return turn_of(s)

    def kind(self, s: Any, move: int) -> int:
        """Return the kind of tile, a throw being none of its own; 0 for small moves."""
        what = move >> SHIFT
        return JOTUN if what >= THROW else what

    def settled(self, seen: Any) -> bool:
        """Whether the pile is empty, few tiles are left, and those that nobody sees are all in one hand."""
        if seen.now[N_BAG] or sum(seen.sizes[seat] for seat in range(seen.players)) > FEW:
            return False
        return bool(sum(seen.hands[seat * KINDS + UNKNOWN] > 0 for seat in range(seen.players)) <= 1)

    def variant(self, s: Any) -> str:
        """Return whether the Edda is played."""
        return "edda" if s.now[EDDA] else ""


def weigh_all(judge: VoluspaJudge, s: Voluspa, moves: Moves, out: array[float]) -> None:
    """Write what the judge says of each move."""
    seat = s.actor
    after = judge.after
    for i in range(moves.n):
        move = moves.move[i]
        after.copy_from(s)
        after.apply(move)
        gain = after.points[seat] - s.points[seat] - (judge.patience if move >> SHIFT == HEL and s.now[N_BAG] else 0.0)
        out[i] = gain + follow_up(judge, seat) - judge.fear * expected_reply(judge, seat)


def glance_at_all(judge: VoluspaJudge, s: Voluspa, moves: Moves, out: array[float]) -> None:
    """Write the points of each move."""
    seat = s.actor
    patience = judge.patience if s.now[N_BAG] else 0.0
    for i in range(moves.n):
        move = moves.move[i]
        kind = move >> SHIFT
        out[i] = earned(s, seat, move)
        if kind == HEL:
            out[i] -= patience
        elif kind == HERMOD:
            out[i] += HERALDED


def turn_of(s: Voluspa) -> int:
    """Return whose turn it is."""
    return s.now[SEAT]


def describe_seat(eye: VoluspaEye, s: Voluspa, seat: int, out: array[float]) -> None:
    """Write the features of a seat."""
    bag = s.now[N_BAG]
    left = bag / TILES
    held = 0
    for other in range(s.players):
        held += s.sizes[other]
    late = 1.0 / (1.0 + (bag + held) / (1.0 * s.players))
    points = s.points[seat] / 10.0
    best = most_earned(eye, s, seat) / 10.0
    away = seat - s.now[SEAT]
    if away < 0:
        away += s.players
    out[0] = points
    out[1] = points * left
    out[2] = points * left * left
    out[3] = points * late
    for kind in range(1, KINDS):
        out[3 + kind] = s.hands[seat * KINDS + kind]
        out[15 + kind] = s.hands[seat * KINDS + kind] * left
    out[28] = 1.0 if away == 0 else 0.0
    out[29] = 1.0 if away == 1 else 0.0
    out[30] = best
    out[31] = best * late
    out[32] = best if away == 0 else 0.0
    out[33] = best * late if away == 0 else 0.0
    out[34] = best if away == 1 else 0.0
    out[35] = best * late if away == 1 else 0.0
    out[36] = s.sizes[seat] * late
    out[37] = late if away == 0 else 0.0


def most_earned(eye: VoluspaEye, s: Voluspa, seat: int) -> int:
    """Return the most points that a tile of this seat's hand would earn now, were it the seat's turn."""
    turn = s.now[SEAT]
    herald = s.now[HERALD]
    s.now[SEAT] = seat
    s.now[HERALD] = NOWHERE
    moves = eye.moves
    best = 0
    for i in range(s.fill(moves)):
        points = earned(s, seat, moves.move[i])
        if points > best:
            best = points
    s.now[SEAT] = turn
    s.now[HERALD] = herald
    return best


EYE = VoluspaEye
