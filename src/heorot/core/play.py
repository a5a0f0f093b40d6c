"""The one way to make a move: an entry says what is to happen, `Play.apply` lets it happen and returns what there is to tell of it.

A table that is played or wakes, a record that is written or replayed, the terminal, a board to practise on, a game told again and the
conformance suite all make their moves so. A line of a record is derived from an entry.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

from heorot.core.dealing import canonical
from heorot.core.state import State, restore
from heorot.core.vocabulary import ACTING, DEALER, hears

if TYPE_CHECKING:
    from heorot.core.game import Game, Saying

QUOTED_DEALER = '"d"'
OVER, CONCEDED, AGREED = "over", "conceded", "agreed"  # how a game ends: by the rules; early, for somebody gave up; early, and unscored


# entries: what can stand in a line of a record


@dataclass(slots=True)
class Made:
    """A legal move of a seat, or of the dealer, and how it is written.

    >>> Made(0, 7, "Thor 3,-1").line, Made(DEALER, 7, "draw Thor").line == canonical(["d", "draw Thor"])
    ('[0,"Thor 3,-1"]', True)
    """

    seat: int
    move: int
    text: str

    @property
    def line(self) -> str:
        """Its line of a record, in canonical form."""
        return f"[{QUOTED_DEALER if self.seat == DEALER else self.seat},{encode_basestring(self.text)}]"


@dataclass(slots=True)
class Undone:
    """The game goes back to what it was before a line."""

    to: int

    @property
    def line(self) -> str:
        """Its line of a record."""
        return canonical(["undo", self.to])


@dataclass(slots=True)
class Conceded:
    """A seat gives up; the position stays as it is."""

    seat: int

    @property
    def line(self) -> str:
        """Its line of a record."""
        return canonical(["concede", self.seat])


@dataclass(slots=True)
class Opened:
    """The header of a record, or its salts: nothing of the game changes by it."""

    line: str


@dataclass(slots=True)
class Ended:
    """The end of a record: by the rules, or early."""

    how: str
    line: str


Entry = Made | Undone | Conceded | Opened | Ended


# what comes of them


@dataclass(slots=True)
class Happened:
    """A move that was made: in which line, how it is told to those who may not know it as it is, and what is to be said of it."""

    line: int
    made: Made
    otherwise: dict[int | None, str]  # by viewer: a seat, or None for an onlooker
    sayings: list[Saying]

    def text_for(self, viewer: int | None) -> str:
        """Return how the move is told to a viewer."""
        return self.otherwise.get(viewer, self.made.text)

    def said_to(self, viewer: int | None) -> list[Saying]:
        """Return what a viewer hears of it."""
        return [saying for saying in self.sayings if hears(saying.event.audience, viewer)]


class Play:
    """A game as its entries have led it: the state, the moves that count by their lines, and who gave up, the first one first."""

    def __init__(self, game: Game[Any], state: Any, whole: bool = True) -> None:
        self.game = game
        self.state = state
        self.viewers: tuple[int | None, ...] = (*range(state.players), None) if whole else ()  # a seat's own play knows but one
        self.kind, self.players, block, self.actor = state.__reduce__()[1]
        self.block = compress(block, 1)  # a hall keeps many, and an empty table is mostly zeros
        self.moves: list[tuple[int, int, int]] = []  # line, seat, move
        self.conceded: list[int] = []

    def apply(self, entry: Entry, line: int, telling: bool = False) -> Happened | None:
        """Let an entry happen, as this line of the record; it must be possible here. Returns a move as it is to be told, if it is to be."""
        if isinstance(entry, Made):
            who = ACTING if entry.seat == DEALER else entry.seat
            self.moves.append((line, entry.seat, entry.move))
            if telling:
                otherwise = told_otherwise(self.game, self.state, entry.move, who, self.viewers)
                return Happened(line, entry, otherwise, happen(self.game, self.state, entry.move, who))
            self.state.apply(entry.move, who)
        elif isinstance(entry, Undone):
            self.back(entry.to)
        elif isinstance(entry, Conceded):
            self.conceded.append(entry.seat)
        return None

    def has(self, line: int) -> bool:
        """Whether a line is a seat's move that still counts: the dealer's draws are not taken back by themselves."""
        return any(line == made and seat != DEALER for made, seat, _ in self.moves)

    def back(self, line: int) -> None:
        """Make the state what it was before a line: the game is played again up to there."""
        self.moves = [made for made in self.moves if made[0] < line]
        then = restore(self.kind, self.players, decompress(self.block), self.actor)
        for _, seat, move in self.moves:
            then.apply(move, ACTING if seat == DEALER else seat)
        self.state.copy_from(then)


def happen(game: Game[Any], state: State, move: int, seat: int = ACTING) -> list[Saying]:
    """Make a legal move in a state, and return all that is to be said of it."""
    events = state.keep_events()
    state.apply(move, seat)
    state.ignore_events()
    return [game.say(event, state) for event in events]


def told_otherwise(game: Game[Any], state: Any, move: int, seat: int, viewers: Iterable[int | None]) -> dict[int | None, str]:
    """Return how a move that is about to be made is written for those of these viewers who may not know it as it is."""
    found: dict[int | None, str] = {}
    texts: dict[int, str] = {}
    for viewer in viewers:
        known = state.told(move, viewer, seat)
        if known != move:
            if known not in texts:
                texts[known] = game.notation(known, state.seen_by(viewer))
            found[viewer] = texts[known]
    return found
