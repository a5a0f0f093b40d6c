"""What search needs of a game: an eye that weighs all moves of a position at once, and says how its seats stand.

An eye reads a state and leaves it as it was. Of a whole state it reads everything: who may not know something gives it a world that
was imagined (`State.imagine_into`), never the truth.
"""

from __future__ import annotations

from array import array
from math import exp

from heorot.core.rng import Rng
from heorot.core.state import Moves, State


def doubles(n: int) -> array[float]:
    """Return n zeros, packed."""
    return array("d", bytes(8 * n))


class Eye:
    """A game's eye for one number of players; what it learned lies in `weights`, one for each feature of a seat."""

    def __init__(self, players: int, size: int) -> None:
        self.players = players
        self.size = size  # the features of a seat
        self.weights = doubles(size)
        self.found = doubles(size)  # scratch

    # what a game writes

    def weigh(self, s: State, moves: Moves, out: array[float]) -> None:
        """Write what each of these moves of the acting seat is worth in points: what the game's judge says."""
        raise NotImplementedError

    def glance(self, s: State, moves: Moves, out: array[float]) -> None:
        """Write what each is worth at a glance: by this the seats move in play-outs, thousands of times a second."""
        raise NotImplementedError

    def features(self, s: State, seat: int, out: array[float]) -> None:
        """Write what may tell who will win, from where this seat sits: nothing depends on the seats' numbers."""
        raise NotImplementedError

    def era(self, s: State) -> int:
        """Return a number that changes at quiet points, and only there: the turn, the day, the episode.

        A position is valued where it has just changed: in the midst of an action it cannot be.
        """
        raise NotImplementedError

    def kind(self, s: State, move: int) -> int:
        """Return what kind of move it is: of each kind the best is always thought about."""
        raise NotImplementedError

    def imagine(self, seen: State, world: State, rng: Rng) -> None:
        """Make another state a whole one, as `State.imagine_into` does; a game with a quicker way to the same world overrides this."""
        seen.imagine_into(world, rng)

    def settled(self, seen: State) -> bool:
        """Whether nothing that matters is hidden from this seat any more, and no luck is left: then the end can be worked out."""
        return False

    def variant(self, s: State) -> str:
        """Return for which variant of the game weights are needed; empty for the plain game."""
        raise NotImplementedError


def value(eye: Eye, s: State, out: array[float]) -> None:
    """Write how likely each seat is to win, for all that was learned: shares that sum to one."""
    best = 0.0
    for seat in range(s.players):
        eye.features(s, seat, eye.found)
        total = 0.0
        for i in range(eye.size):
            total += eye.weights[i] * eye.found[i]
        out[seat] = total
        if seat == 0 or total > best:
            best = total
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(out[seat] - best)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
