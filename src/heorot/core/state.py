"""What every game is made of: a state, its moves, its dealer, its notes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from struct import pack
from typing import Any, TypeVar

from heorot.core.errors import BadPosition, IllegalMove
from heorot.core.events import Event
from heorot.core.result import Result
from heorot.core.rng import Rng
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN, MOST_MOVE, NOBODY, VICTORY

Same = TypeVar("Same", bound="State")
Tell = Callable[[Event], None]


def ints(n: int) -> array[int]:
    """Return n zeros, packed."""
    return array("i", bytes(4 * n))


class Moves:
    """The moves of one position, at a dealer's node with their weights; a buffer to be filled again and again.

    >>> moves = Moves(4)
    >>> len(moves), 7 in moves
    (0, False)
    """

    def __init__(self, room: int) -> None:
        self.move = ints(room)
        self.weight = ints(room)
        self.n = 0

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, i: int) -> int:
        if i < 0:
            i += self.n
        if i < 0 or i >= self.n:
            raise IndexError(i)
        return self.move[i]

    def __iter__(self) -> Iterator[int]:
        return iter(self.move[: self.n])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and 0 <= move < MOST_MOVE and self.has(move)

    def has(self, move: int) -> bool:
        """Whether a move is among them."""
        for i in range(self.n):  # noqa: SIM110  (a generator would not compile to a loop)
            if self.move[i] == move:
                return True
        return False

    def alike(self, first: int, number: int) -> int:
        """Write moves that follow one another, each as likely; returns their number."""
        for i in range(number):
            self.move[i] = first + i
            self.weight[i] = 1
        self.n = number
        return number

    def weighed(self) -> list[tuple[int, int]]:
        """Return the moves with their weights."""
        return [(self.move[i], self.weight[i]) for i in range(self.n)]

    def __repr__(self) -> str:
        return f"<{self.n} moves: {', '.join(str(move) for move in self)}>"


class State:
    """One position. All that changes lies in `block` and `actor`, so a copy is one memory copy.

    A whole state knows everything; a seen one (`seen_by`) has unknown parts and is what a seat, a bot or a browser gets.
    """

    def __init__(self, players: int, size: int) -> None:
        self.players = players
        self.block = bytearray(size)
        self.actor = DEALER
        self.noting = False
        self.tell: Tell = unheard  # writes an event down; the rules make one only where `noting` says that somebody wants to know

    # what a game writes

    def room(self) -> int:
        """Return the most moves any position may have."""
        raise NotImplementedError

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        """Write the legal moves of the acting seat (or of another one of `actors`); returns their number."""
        raise NotImplementedError

    def fill_odds(self, moves: Moves) -> int:
        """Write the dealer's moves with exact weights; returns the sum of the weights."""
        raise NotImplementedError

    def apply(self, move: int, seat: int = ACTING) -> None:
        """Make a legal move (`play` is for moves not known to be legal)."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        """Return a seat's points."""
        raise NotImplementedError

    def hide(self, seat: int) -> None:
        """Make unknown what this seat, or with NOBODY an onlooker, does not see."""
        raise NotImplementedError

    def imagine(self: Same, rng: Rng) -> Same:
        """Return a whole state which the onlooker of this one cannot tell from the truth, each as likely as the deals make it."""
        raise NotImplementedError

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        """Return the move a seat (or the dealer) is about to make as an onlooker learns of it: itself, or HIDDEN.

        Where a move brings out something hidden, a number beyond the alphabet may tell it too; the notation writes and reads that.
        """
        raise NotImplementedError

    def may_be(self, move: int, seat: int) -> bool:
        """Whether a move of a seat (or of DEALER) may be legal, for all that the onlooker of this seen state knows."""
        raise NotImplementedError

    def unknown(self) -> int:
        """Return how many parts are unknown: 0 for a whole state."""
        raise NotImplementedError

    def census(self) -> tuple[int, ...]:
        """Return how many components of each kind there are, wherever they lie: it never changes."""
        raise NotImplementedError

    def result(self) -> Result:
        """Return places, points and why (of a game that is over: the result; before: the standing)."""
        raise NotImplementedError

    # what every game has

    def seen_by(self: Same, seat: int | None) -> Same:
        """Return what this seat sees, or with None what an onlooker sees: the rest is unknown."""
        seen = self.copy()
        seen.hide(NOBODY if seat is None else seat)
        return seen

    def see(self: Same, other: Same, seat: int | None) -> None:
        """Become what this seat sees of another state."""
        self.copy_from(other)
        self.hide(NOBODY if seat is None else seat)

    def imagine_into(self, world: State, rng: Rng) -> None:
        """Make another state of this game a whole one, as `imagine` does; of those who choose at once the same seat acts in it."""
        world.copy_from(self.imagine(rng))
        world.actor = self.actor

    def share(self, out: array[int]) -> None:
        """Write the seats' parts of the victory in sixtieths, as the game has ended or as it stands: whole for up to six that share it."""
        winners = self.result().winners
        for seat in range(self.players):
            out[seat] = VICTORY // len(winners) if seat in winners else 0

    def blind(self) -> bool:
        """Whether the onlooker of this seen state learns of the dealer's next move only that there is one."""
        return False

    def key(self) -> bytes:
        """Return the canonical bytes of this position: equal positions have equal keys, however they came about.

        A game whose block has scratch in it, or lists in no order, overrides this.
        """
        return pack("<bb", self.players, self.actor) + self.block

    def may_be_told(self, move: int, onlooker: int, seat: int) -> bool:
        """Whether the onlooker of this seen state may be told this of a move of a seat (or of DEALER).

        A game in which it depends on the move whether it is hidden overrides this.
        """
        told = self.told(1, onlooker, ACTING if seat == DEALER else seat)
        return (move == HIDDEN) == (told == HIDDEN) and self.may_be(move, seat)

    def opened(self) -> tuple[int, ...]:
        """Return what the end of a game shows to all, where it comes by itself and no dealer's moves show it: numbers, in a fixed order."""
        return ()

    def open_up(self, opened: Sequence[int]) -> None:
        """Learn at the end what it shows to all; raises BadPosition if that cannot be."""
        if opened:
            raise BadPosition("the end of this game has nothing to open")

    def actors(self) -> tuple[int, ...]:
        """Return the seats still to act, in simultaneous decisions several."""
        return (self.actor,) if self.actor >= 0 else ()

    def deal(self, rng: Rng, moves: Moves) -> int:
        """Choose the dealer's move; a game may override it, with the same outcome for the same rng."""
        r = rng.below(self.fill_odds(moves))
        i = 0
        while r >= moves.weight[i]:
            r -= moves.weight[i]
            i += 1
        return moves.move[i]

    def odds(self) -> list[tuple[int, int]]:
        """Return the dealer's moves with their exact weights."""
        if self.actor != DEALER:
            return []
        moves = Moves(self.room())
        self.fill_odds(moves)
        return moves.weighed()

    def copy_from(self, other: State) -> None:
        """Become the same position as another state of this game and number of players; notes are nobody's position."""
        self.block[:] = other.block
        self.actor = other.actor

    def copy(self: Same) -> Same:
        """Return a new state of the same position, without its notes."""
        s = type(self)(self.players)  # type: ignore[call-arg]  # a game's state is made from its number of players
        s.copy_from(self)
        return s

    def legal(self, seat: int = ACTING) -> Moves:
        """Return the legal moves as a sequence of its own, that supports `in`; who is blind knows of the dealer's only HIDDEN."""
        if self.actor == DEALER and self.blind():
            moves = Moves(1)
            moves.move[0] = HIDDEN
            moves.n = 1
            return moves
        moves = Moves(self.room())
        if self.actor == DEALER:
            self.fill_odds(moves)
        elif self.actor != NOBODY:
            self.fill(moves, seat)
        return moves

    def worths(self, moves: Moves, seat: int) -> list[int]:
        """Return the points which each of these moves of a seat would bring it at once."""
        after = self.copy()
        before = self.score(seat)
        found = []
        for i in range(moves.n):
            after.copy_from(self)
            after.apply(moves.move[i], seat)
            found.append(after.score(seat) - before)
        return found

    def play(self, move: int, seat: int = ACTING) -> None:
        """Make a move that may be illegal: then nothing changes."""
        if seat != ACTING and seat not in self.actors():
            raise IllegalMove(f"seat {seat} has nothing to decide now")
        if move not in self.legal(seat):
            raise IllegalMove(f"move {move} is not legal here")
        self.apply(move, seat)

    def keep_events(self) -> list[Event]:
        """From now on write down what happens; returns the list of events, to which each is added."""
        events: list[Event] = []
        self.tell = events.append
        self.noting = True
        return events

    def ignore_events(self) -> None:
        """From now on write nothing down."""
        self.tell = unheard
        self.noting = False

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.score(seat) for seat in range(self.players)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def digest(self) -> str:
        """Return a hash of the position, the same everywhere."""
        return sha256(self.key()).hexdigest()

    def __copy__(self: Same) -> Same:
        return self.copy()

    def __deepcopy__(self: Same, memo: object) -> Same:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), self.players, bytes(self.block), self.actor)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.players == other.players and self.actor == other.actor and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def restore(kind: type[Same], players: int, block: bytes, actor: int) -> Same:
    """Make a state from what pickle kept."""
    s = kind(players)  # type: ignore[call-arg]
    if len(block) != len(s.block):
        raise ValueError("that is a state of another version")
    s.block[:] = block
    s.actor = actor
    return s


def unheard(event: Event) -> None:
    """Refuse an event that nobody wants to know."""
    raise RuntimeError(f"nobody listens to {event}: `keep_events` comes first, and `noting` says so")
