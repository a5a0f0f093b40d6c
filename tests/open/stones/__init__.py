"""Stones, a tiny game that lives in the tests: nothing in it is hidden from anybody.

The dealer draws who begins. In turn everyone takes one or two stones from a heap, a point for each; whoever takes the last one gets
two points more. It has what no other game has: open hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from heorot.core.errors import BadParts, BadPosition, InvalidMove
from heorot.core.game import Game, Names, Saying
from heorot.core.message import Message, Refusal
from heorot.core.options import Value
from heorot.core.parts import Parts
from heorot.core.reading import need, no_more_than
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, Note, State
from heorot.core.vocabulary import ACTING, DEALER, EVERYONE, HIDDEN, NOBODY

PLAYERS = 4
TAKE, FIRST = 0, 4  # moves: + stones, + seat + 1
HEAP, TAKEN, POINTS = 0, 1, 5  # where things lie in the block
SIZE = 12
BEGAN, TOOK = 1, 2
SAID = {BEGAN: "began", TOOK: "took"}


class StonesState(State):
    """A position of Stones."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        self.b = memoryview(self.block)

    def room(self) -> int:
        return PLAYERS

    def score(self, seat: int) -> int:
        return self.b[POINTS + seat]

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        return moves.alike(TAKE + 1, min(2, self.b[HEAP]))

    def fill_odds(self, moves: Moves) -> int:
        return moves.alike(FIRST + 1, self.players)

    def apply(self, move: int, seat: int = ACTING) -> None:
        b, who = self.b, self.actor
        if who == DEALER:
            self.actor = move - FIRST - 1
            self.note(BEGAN, self.actor, 0)
            return
        b[HEAP] -= move
        b[TAKEN + who] += move
        points = move if b[HEAP] else move + 2
        b[POINTS + who] += points
        self.actor = (who + 1) % self.players if b[HEAP] else NOBODY
        self.note(TOOK, who, points)

    def note(self, what: int, seat: int, points: int) -> None:
        if self.noting:
            self.notes.add(what, EVERYONE, seat, points, 0, 0, 0, 0, 0, 0)

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        return move

    def may_be(self, move: int, seat: int) -> bool:
        return move in (dict(self.odds()) if seat == DEALER else self.legal(seat))

    def unknown(self) -> int:
        return 0

    def hide(self, seat: int) -> None:
        pass

    def imagine(self, rng: Rng) -> StonesState:
        return self.copy()

    def census(self) -> tuple[int, ...]:
        return (self.b[HEAP] + sum(self.b[TAKEN : TAKEN + PLAYERS]),)

    def result(self) -> Result:
        points = tuple(self.scores)
        return Result(places_of([(n,) for n in points]), points, Message("result-most", {"points": max(points)}))


@dataclass(frozen=True)
class View:
    """All that is shown of a state."""

    heap: int
    points: tuple[int, ...]


class Stones(Game[StonesState]):
    """The game of Stones."""

    name = "stones"
    title = "Stones"
    version = 1
    fewest = 2
    most = PLAYERS
    minutes = 1
    alphabet = FIRST + PLAYERS + 1
    words = {"take": "take", "first": "first"}  # noqa: RUF012
    hides = False
    benches = ((3, {}),)

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> StonesState:
        s = StonesState(players)
        s.b[HEAP] = parts.data["stones"][0]["count"]
        return s

    def check_parts(self, data: Mapping[str, Any]) -> None:
        for entry in need(data, "stones", list, BadParts, "the parts"):
            if not 0 < need(entry, "count", int, BadParts, "a heap") < 100:
                raise BadParts("a heap has 1 to 99 stones")

    def act(self, move: int, state: StonesState) -> dict[str, Any]:
        return {"act": "first", "of": move - FIRST} if move > FIRST else {"act": "take", "of": move}

    def move(self, act: Mapping[str, Any], state: StonesState) -> int:
        no_more_than(act, ("act", "of"), InvalidMove, "a move")
        base, most = {"take": (TAKE, 3), "first": (FIRST, PLAYERS)}.get(need(act, "act", str, InvalidMove, "a move"), (0, 0))
        number: int = need(act, "of", int, InvalidMove, "a move")
        if not 0 < number <= most:
            raise InvalidMove("no such move")
        return base + number

    def notation(self, move: int, state: StonesState, names: Names | None = None) -> str:
        act = self.act(move, state)
        return "?" if move == HIDDEN else f"{(names or self.words)[act['act']]} {act['of']}"

    def parse(self, text: str, state: StonesState, names: Names | None = None) -> int:
        verb, _, number = text.strip().partition(" ")
        found = [key for key, word in (names or self.words).items() if word == verb]
        if not found or not number.isascii() or not number.isdigit() or len(number) > 1:
            raise InvalidMove(f"not a move: {text!r}")
        return self.move({"act": found[0], "of": int(number)}, state)

    def why_not(self, seen: StonesState, move: int, seat: int = ACTING) -> Refusal | None:
        return None if move in seen.legal(seat) else Refusal("ST-R1", Message("why-not-now"))

    def say(self, note: Note, state: StonesState) -> Saying:
        return Saying(Message(f"note-{SAID[note.what]}", {"seat": note.seat, "points": note.points}), "ST-R1", note)

    def view(self, seen: StonesState) -> View:
        return View(seen.b[HEAP], tuple(seen.scores))

    def picture(self, seen: StonesState, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        return self.describe(seen, names)

    def describe(self, seen: StonesState, names: Names | None = None) -> list[str]:
        return ["o" * seen.b[HEAP]]

    def holdings(self, seen: StonesState, seat: int | None) -> list[Message]:
        return []

    def write_position(self, state: StonesState) -> dict[str, Any]:
        return {"players": state.players, "actor": state.actor, "block": state.block.hex()}

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> StonesState:
        s = StonesState(need(data, "players", int, BadPosition, "a position"))
        s.actor = need(data, "actor", int, BadPosition, "a position")
        s.block[:] = bytes.fromhex(need(data, "block", str, BadPosition, "a position"))
        return s


GAME = Stones()
