"""Fists, a tiny game that lives in the tests: one folder, dropped in, no other file changes.

Everyone holds the fists 1, 2 and 3 and a secret rune. In each of three rounds the dealer turns up a prize; all choose a fist
in secret, at the same time; the highest fist that nobody else chose takes the prize. A golden rune is worth two points at the
end. It has what Völuspá has not: sealed simultaneous decisions, opened by the dealer one after the other.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from heorot.core.errors import BadParts, BadPosition, InvalidMove
from heorot.core.events import DEALING, Event, events_of
from heorot.core.game import Game, Names, Saying
from heorot.core.listing import Listing, Piece, number
from heorot.core.message import Message, Refusal
from heorot.core.options import Option, Value
from heorot.core.parts import Parts
from heorot.core.preview import Figure, Forecast, Open, expected
from heorot.core.reading import need, no_more_than
from heorot.core.reasons import OK, Reasons
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY

PLAYERS = 4
FISTS = 3
PLAIN, GOLDEN = 1, 2
RUNE, PRIZE, CHOOSE, OPEN, SHINE = 0, 8, 16, 24, 28  # moves: + rune, + prize, + fist, + fist, + rune
SEALED = 9  # a fist that one may not see
RUNES, PRIZES = 0, 8  # where things lie in the block: two bags …
RUNE_OF, HELD, CHOSEN, POINTS = 16, 24, 40, 48  # … and for each seat a rune, its fists, its choice, its points
UP, POT, ROUND, SEAT, STAGE, CARRY = range(56, 62)
SIZE = 64
REASONS = Reasons()
NOT_NOW = REASONS.add("FI-1", "not-now")
USED = REASONS.add("FI-1", "used")
STAGES = ("runes", "prize", "choose", "open", "shine")


class Dealt(Event):
    """A seat gets a rune that the others do not see."""

    role = DEALING
    audience: int


class Got(Event):
    """The rune that it got, for the seat alone."""

    role = DEALING
    audience: int
    of: int


class Turned(Event):
    """A prize is turned up."""

    of: int


class Sealed(Event):
    """A seat has chosen."""


class Opened(Event):
    """A seat's fist is opened."""

    of: int


class Took(Event):
    """The highest lone fist takes the prize."""

    points: int


class Lost(Event):
    """Nobody takes the prize."""


class Shone(Event):
    """A seat shows its rune at the end."""

    of: int
    points: int


class Chance(Event):
    """How likely a fist is to take the prize, in percent: only a preview says it."""

    of: int


class FistsState(State):
    """A position of Fists."""

    def __init__(self, players: int) -> None:
        State.__init__(self, players, SIZE)
        self.b = memoryview(self.block)

    def room(self) -> int:
        return 16

    def score(self, seat: int) -> int:
        return self.b[POINTS + seat]

    def actors(self) -> tuple[int, ...]:
        if self.actor < 0:
            return ()
        return tuple(seat for seat in range(self.players) if not self.b[CHOSEN + seat])

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        who = self.actor if seat == ACTING else seat
        moves.n = 0
        for fist in range(1, FISTS + 1):
            if self.may_choose(who, fist) == OK:
                moves.move[moves.n] = CHOOSE + fist
                moves.n += 1
        return moves.n

    def may_choose(self, who: int, fist: int) -> int:
        """Return what forbids a seat to choose a fist: each is used once (FI-1)."""
        return OK if self.b[HELD + who * FISTS + fist - 1] else USED

    def reason_against(self, move: int, who: int) -> int:
        """Return what forbids a move of a seat, or OK."""
        if who in self.actors():
            return self.may_choose(who, move - CHOOSE) if CHOOSE < move <= CHOOSE + FISTS else NOT_NOW
        return OK if who == DEALER and move in self.legal() else NOT_NOW

    def fill_odds(self, moves: Moves) -> int:
        stage = self.b[STAGE]
        if stage == 3:
            weights = {OPEN + self.b[CHOSEN + self.b[SEAT]]: 1}
        elif stage == 4:
            weights = {SHINE + self.b[RUNE_OF + self.b[SEAT]]: 1}
        else:
            base, at = (RUNE, RUNES) if stage == 0 else (PRIZE, PRIZES)
            weights = {base + n: self.b[at + n] for n in range(1, 5) if self.b[at + n]}
        moves.n = 0
        for move, weight in weights.items():
            moves.move[moves.n] = move
            moves.weight[moves.n] = weight
            moves.n += 1
        return sum(weights.values())

    def apply(self, move: int, seat: int = ACTING) -> None:
        b = self.b
        stage = STAGES[b[STAGE]]
        if stage == "choose":
            who = self.actor if seat == ACTING else seat
            b[CHOSEN + who] = SEALED if move == HIDDEN else move - CHOOSE
            if self.noting:
                self.tell(Sealed("FI-1", who))
            waiting = self.actors()
            if waiting:
                self.actor = waiting[0]
            else:
                self.actor, b[STAGE], b[SEAT] = DEALER, 3, 0
        elif stage == "runes":
            who = b[SEAT]
            if self.noting:
                self.tell(Dealt("FI-3", who, EVERYONE if move == HIDDEN else BUT - who))
            if move != HIDDEN:
                b[RUNES + move - RUNE] -= 1
                b[RUNE_OF + who] = move - RUNE
                if self.noting:
                    self.tell(Got("FI-3", who, who, move - RUNE))
            b[SEAT] += 1
            b[STAGE] = 0 if b[SEAT] < self.players else 1
        elif stage == "prize":
            b[PRIZES + move - PRIZE] -= 1
            b[UP] = move - PRIZE
            if self.noting:
                self.tell(Turned("FI-1", DEALER, b[UP]))
            b[STAGE] = 2
            self.actor = 0
        elif stage == "shine":
            self.shine(b[SEAT], move - SHINE)
        else:
            who = b[SEAT]
            b[CHOSEN + who] = move - OPEN
            b[HELD + who * FISTS + move - OPEN - 1] = 0
            if self.noting:
                self.tell(Opened("FI-1", who, move - OPEN))
            b[SEAT] += 1
            if b[SEAT] == self.players:
                self.award()

    def award(self) -> None:
        """All fists are open: the highest lone one takes the prize (FI-2)."""
        b = self.b
        chosen = [b[CHOSEN + seat] for seat in range(self.players)]
        lone = [fist for fist in chosen if chosen.count(fist) == 1]
        prize = b[UP] + b[POT]
        if lone:
            winner = chosen.index(max(lone))
            b[POINTS + winner] += prize
            b[POT] = 0
            if self.noting:
                self.tell(Took("FI-2", winner, prize))
        else:
            b[POT] = prize if b[CARRY] else 0
            if self.noting:
                self.tell(Lost("FI-2", DEALER))
        for seat in range(self.players):
            b[CHOSEN + seat] = 0
        b[UP] = b[SEAT] = 0
        b[ROUND] += 1
        b[STAGE] = 1 if b[ROUND] < FISTS else 4

    def shine(self, who: int, rune: int) -> None:
        """A rune is shown at the end (FI-3)."""
        b = self.b
        if b[RUNE_OF + who] == 0:
            b[RUNES + rune] -= 1
            b[RUNE_OF + who] = rune
        points = 2 if rune == GOLDEN else 0
        b[POINTS + who] += points
        if self.noting:
            self.tell(Shone("FI-3", who, rune, points))
        b[SEAT] += 1
        if b[SEAT] == self.players:
            self.actor = NOBODY

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        stage = STAGES[self.b[STAGE]]
        if stage == "runes":
            return move if self.b[SEAT] == onlooker else HIDDEN
        return move if stage != "choose" or onlooker == (self.actor if seat == ACTING else seat) else HIDDEN

    def may_be(self, move: int, seat: int) -> bool:
        if seat != DEALER:
            return move == HIDDEN or move in self.legal(seat)
        stage = STAGES[self.b[STAGE]]
        if stage == "runes":
            return move == HIDDEN or (0 < move < 3 and self.b[RUNES + move] > 0)
        if stage == "open":
            chosen = self.b[CHOSEN + self.b[SEAT]]
            fists = range(1, FISTS + 1) if chosen == SEALED else [chosen]
            return move - OPEN in [fist for fist in fists if self.b[HELD + self.b[SEAT] * FISTS + fist - 1]]
        if stage == "shine":
            rune = self.b[RUNE_OF + self.b[SEAT]]
            return move - SHINE in ([rune] if rune else [rune for rune in (PLAIN, GOLDEN) if self.b[RUNES + rune]])
        return move in self.legal()

    def unknown(self) -> int:
        dealt = self.players if self.b[STAGE] else self.b[SEAT]
        runes = sum(self.b[RUNE_OF + seat] == 0 for seat in range(dealt))
        return runes + sum(self.b[CHOSEN + seat] == SEALED for seat in range(self.players))

    def hide(self, seat: int) -> None:
        b = self.b
        for other in range(self.players):
            if other != seat:
                rune = b[RUNE_OF + other]
                if rune and not (STAGES[b[STAGE]] == "shine" and other < b[SEAT]):
                    b[RUNES + rune] += 1
                    b[RUNE_OF + other] = 0
                if b[CHOSEN + other] and not (STAGES[b[STAGE]] == "open" and other < b[SEAT]):
                    b[CHOSEN + other] = SEALED

    def imagine(self, rng: Rng) -> FistsState:
        world = self.copy()
        b = world.b
        dealt = self.players if b[STAGE] else b[SEAT]
        for seat in range(self.players):
            if seat < dealt and b[RUNE_OF + seat] == 0:
                rune = PLAIN if rng.below(b[RUNES + PLAIN] + b[RUNES + GOLDEN]) < b[RUNES + PLAIN] else GOLDEN
                b[RUNES + rune] -= 1
                b[RUNE_OF + seat] = rune
            if b[CHOSEN + seat] == SEALED:
                held = [fist for fist in range(1, FISTS + 1) if b[HELD + seat * FISTS + fist - 1]]
                b[CHOSEN + seat] = held[rng.below(len(held))]
        return world

    def census(self) -> tuple[int, ...]:
        runes = [self.b[RUNE_OF + seat] for seat in range(self.players)]
        return tuple(self.b[RUNES + rune] + runes.count(rune) for rune in (PLAIN, GOLDEN))

    def result(self) -> Result:
        points = tuple(self.scores)
        return Result(places_of([(n,) for n in points]), points, Message("result-most", {"points": max(points)}))


@dataclass(frozen=True)
class View:
    """All that is shown of a seen state."""

    prize: int
    chosen: tuple[str, ...]
    runes: tuple[str, ...]
    points: tuple[int, ...]


class Fists(Game[FistsState]):
    """The game of Fists."""

    name = "fists"
    title = "Fists"
    version = 1
    fewest = 2
    most = PLAYERS
    minutes = 2
    alphabet = 32
    options = (Option("lost", ("gone", "carried"), "gone", "FI-2"),)
    words = {"fist": "fist", "open": "open", "rune": "rune", "prize": "prize", "shine": "shine"}  # noqa: RUF012
    events = events_of(sys.modules[__name__])
    benches = ((3, {}),)

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> FistsState:
        s = FistsState(players)
        for entry in parts.data["runes"]:
            s.b[RUNES + (GOLDEN if entry["kind"] == "golden" else PLAIN)] = entry["count"]
        for prize in range(1, 5):
            s.b[PRIZES + prize] = 2
        for i in range(players * FISTS):
            s.b[HELD + i] = 1
        s.b[CARRY] = options["lost"] == "carried"
        return s

    def check_parts(self, data: Mapping[str, Any]) -> None:
        total = sum(need(entry, "count", int, BadParts, "a rune") for entry in need(data, "runes", list, BadParts, "the parts"))
        if total < PLAYERS:
            raise BadParts(f"there must be a rune for each of {PLAYERS} players")

    def listings(self) -> dict[str, Listing]:
        runes = tuple(
            (Piece(entry["kind"]), number(entry["count"]), Message(f"listing-{entry['kind']}")) for entry in self.parts.data["runes"]
        )
        return {"runes": Listing((Message("listing-rune"), Message("listing-count"), Message("listing-worth")), runes)}

    def act(self, move: int, state: FistsState) -> dict[str, Any]:
        if move == HIDDEN:
            return {"act": "?", "of": 0}
        if move > SHINE:
            return {"act": "shine", "of": move - SHINE}
        return {"act": {RUNE: "rune", PRIZE: "prize", CHOOSE: "fist", OPEN: "open"}[move & 24], "of": move & 7}

    def move(self, act: Mapping[str, Any], state: FistsState) -> int:
        no_more_than(act, ("act", "of"), InvalidMove, "a move")
        bases = {"rune": RUNE, "prize": PRIZE, "fist": CHOOSE, "open": OPEN, "shine": SHINE}
        base = bases.get(need(act, "act", str, InvalidMove, "a move"))
        number: int = need(act, "of", int, InvalidMove, "a move")
        if base is None or not 0 < number < 5:
            raise InvalidMove("no such move")
        return base + number

    def notation(self, move: int, state: FistsState, names: Names | None = None) -> str:
        if move == HIDDEN:
            return "?"
        act = self.act(move, state)
        return f"{(names or self.words)[act['act']]} {act['of']}"

    def parse(self, text: str, state: FistsState, names: Names | None = None) -> int:
        verb, _, number = text.strip().partition(" ")
        if text.strip() == "?":
            return HIDDEN
        found = [key for key, word in (names or self.words).items() if word == verb]
        if not found or not number.isascii() or not number.isdigit() or len(number) > 1:
            raise InvalidMove(f"not a move: {text!r}")
        return self.move({"act": found[0], "of": int(number)}, state)

    def why_not(self, seen: FistsState, move: int, seat: int = ACTING) -> Refusal | None:
        return REASONS.refusal(seen.reason_against(move, seen.actor if seat == ACTING else seat))

    def tally(self, state: FistsState, seat: int) -> int:
        """The points, and a golden rune that will shine."""
        shone = STAGES[state.b[STAGE]] == "shine" and (state.over or seat < state.b[SEAT])
        return state.score(seat) + (2 if state.b[RUNE_OF + seat] == GOLDEN and not shone else 0)

    def settled(self, before: FistsState, now: FistsState, seat: int) -> bool:
        """A fist has brought what it brings when the round is over."""
        return now.b[ROUND] > before.b[ROUND]

    def chance(self, seen: FistsState, fist: int, seat: int) -> Fraction:
        """How likely a fist is to take the prize, if the others choose any of theirs."""
        others = [other for other in range(seen.players) if other != seat]
        held = [[fist for fist in range(1, FISTS + 1) if seen.b[HELD + other * FISTS + fist - 1]] for other in others]
        ways = list(product(*held))
        return Fraction(sum(all(theirs < fist or way.count(theirs) > 1 for theirs in way) and fist not in way for way in ways), len(ways))

    def gain(self, seen: FistsState, move: int, seat: int) -> Figure | None:
        prize = seen.b[UP] + seen.b[POT]
        chance = self.chance(seen, move - CHOOSE, seat)
        return expected({0: 1 - chance, prize: chance})

    def forecasts(self, seen: FistsState, move: int, seat: int) -> tuple[Forecast, ...]:
        chance = self.chance(seen, move - CHOOSE, seat)
        event = Chance("FI-1", seat, round(100 * chance))

        def takes(before: FistsState, now: FistsState, said: Sequence[Saying]) -> bool:
            return any(one.message.id == "note-took" and one.message.args["seat"] == seat for one in said)

        return (Forecast(self.say(event, seen), takes, lambda before, now: self.settled(before, now, seat), chance),)

    def open_after(self, after: FistsState, seat: int) -> Open:
        return "others"

    def view(self, seen: FistsState) -> View:
        b = seen.b
        seats = range(seen.players)
        return View(
            b[UP],
            tuple("?" if b[CHOSEN + seat] == SEALED else str(b[CHOSEN + seat]) for seat in seats),
            tuple("?-g"[b[RUNE_OF + seat]] for seat in seats),
            tuple(b[POINTS + seat] for seat in seats),
        )

    def picture(self, seen: FistsState, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        return self.describe(seen, names)

    def describe(self, seen: FistsState, names: Names | None = None) -> list[str]:
        view = self.view(seen)
        return [f"{(names or self.words)['prize']} {view.prize} · {' '.join(view.chosen)}"]

    def holdings(self, seen: FistsState, seat: int | None) -> list[Message]:
        if seat is None:
            return []
        held = [f"{fist}" for fist in range(1, FISTS + 1) if seen.b[HELD + seat * FISTS + fist - 1]]
        return [Message("hand", {"tiles": " ".join(held)})]

    def write_position(self, state: FistsState) -> dict[str, Any]:
        return {"players": state.players, "actor": state.actor, "block": state.block.hex()}

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> FistsState:
        s = FistsState(need(data, "players", int, BadPosition, "a position"))
        s.actor = need(data, "actor", int, BadPosition, "a position")
        s.block[:] = bytes.fromhex(need(data, "block", str, BadPosition, "a position"))
        return s if seed is None else s.imagine(Rng(seed))


GAME = Fists()
