"""Records: a game as lines of JSON that anyone can replay and verify. The game is exactly these lines.

    {"format": …}               line 1: the header — game, rules version, options, parts, seats, commitments
    ["salts", ["…", …]]         line 2: every seat reveals the salt it committed to
    ["d", "draw Thor"]          a dealer's move
    [0, "Thor 3,-1"]            a seat's move
    ["undo", 17]                the game goes back to what it was before line 17
    {"end": …}                  the result, the state's hash, the secret, and the seal of all lines before

A seat's own record (`"eyes": 1`) has `?` where that seat could not see, and no secret. Every line is in canonical form, so that
a changed byte is a changed line; the seal covers them all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from heorot.core.dealing import SALT_BYTES, SECRET_BYTES, Dealer, canonical, commitment, salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.options import settle_options
from heorot.core.parts import Parts
from heorot.core.state import Moves, Notes, State
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN, NOBODY

FORMAT = "heorot-1"
MOST_LINES = 20_000
MOST_LINE = 300 * 1024
LONGEST_NAME = 60
HEADER = ("format", "game", "rules", "players", "options", "parts", "seats", "table", "commitment", "salts", "eyes")
END = ("end", "places", "points", "why", "hash", "secret", "seal")

FindGame = Callable[[str], Game[Any]]


class BadRecord(HeorotError):
    """A record that is not a game; the sentence names the line."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line


@dataclass(frozen=True)
class Header:
    """What is fixed before the first move."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    parts: Any  # the fingerprint of the box's parts, or all the data of foreign ones
    seats: tuple[dict[str, str], ...]  # each with its "name" and, where a bot sits, the "bot"
    table: str
    commitment: str
    salts: tuple[str, ...]  # what each seat committed to
    eyes: int | None = None  # whose record it is; None: the whole game's

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat["name"] for seat in self.seats)

    def as_json(self) -> dict[str, Any]:
        """Return the header as JSON values."""
        data = {"format": FORMAT, **{name: getattr(self, name) for name in HEADER[1:-1]}}
        return data if self.eyes is None else {**data, "eyes": self.eyes}


@dataclass
class Record:
    """A game being written down: its lines, and the state they lead to."""

    game: Game[Any]
    header: Header
    dealer: Dealer | None
    state: Any
    lines: list[str] = field(default_factory=list)
    past: Past = field(init=False)
    write: Callable[[str], object] = lambda line: None

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        state: State,
        parts: Parts,
        seats: Iterable[dict[str, str]],
        options: dict[str, Any],
        dealer: Dealer,
        table: str,
    ) -> Record:
        """Return a record of a game in which nothing has happened yet: its header and the salts are written."""
        own = parts.fingerprint == game.parts.fingerprint
        header = Header(
            game.name, game.version, state.players, dict(options), parts.fingerprint if own else dict(parts.data), tuple(seats), table,
            commitment(dealer.secret, table, options), tuple(salt_commitment(salt) for salt in dealer.salts),
        )  # fmt: skip
        return cls(game, header, dealer, state)

    def __post_init__(self) -> None:
        self.past = Past(self.state)

    def open(self) -> None:
        """Write the header and the salts."""
        assert self.dealer is not None
        self.put(self.header.as_json())
        self.put(["salts", [salt.hex() for salt in self.dealer.salts]])

    def put(self, data: Any) -> None:
        """Write one line."""
        line = canonical(data)
        self.lines.append(line)
        self.write(line)

    @property
    def next_line(self) -> int:
        """The number of the line to be written next."""
        return len(self.lines) + 1

    def make(self, move: int, seat: int) -> None:
        """Make a legal move and write it down."""
        text = self.game.notation(move, self.state)
        self.past.make(self.state, self.next_line, seat, move)
        self.put(["d" if seat == DEALER else seat, text])

    def deal(self) -> int:
        """Let the dealer make its move; returns it."""
        assert self.dealer is not None
        move = self.dealer.deal(self.state, self.next_line)
        self.make(move, DEALER)
        return move

    def undo(self, line: int) -> None:
        """Take back all moves from this line on; what is drawn again is drawn anew, for its line has another number."""
        self.past.back(self.state, line)
        self.put(["undo", line])

    def close(self) -> None:
        """Write the end of a game that is over."""
        assert self.dealer is not None
        self.put(ending(self.state, self.lines, self.dealer.secret.hex()))

    def text(self) -> str:
        """Return the whole record."""
        return "\n".join(self.lines) + "\n"


def ending(state: State, lines: list[str], secret: str | None) -> dict[str, Any]:
    """Return the last line of a record."""
    result = state.result()
    data = {"end": "over", "places": result.places, "points": result.points, "why": result.why.id, "hash": state.digest()}
    seal = sha256("\n".join(lines).encode()).hexdigest()
    return {**data, "seal": seal} if secret is None else {**data, "secret": secret, "seal": seal}


class Past:
    """The moves that led to a state, by their lines: to take back, the game is played again up to there."""

    def __init__(self, beginning: State) -> None:
        self.beginning = beginning.copy()
        self.moves: list[tuple[int, int, int]] = []  # line, seat, move

    def make(self, state: State, line: int, seat: int, move: int) -> None:
        """Make a move and remember its line."""
        state.apply(move, ACTING if seat == DEALER else seat)
        self.moves.append((line, seat, move))

    def has(self, line: int) -> bool:
        """Whether a line is a seat's move that still counts: the dealer's draws are not taken back by themselves."""
        return any(line == made and seat != DEALER for made, seat, _ in self.moves)

    def back(self, state: State, line: int) -> None:
        """Make the state what it was before a line."""
        again, self.moves = [made for made in self.moves if made[0] < line], []
        then = self.beginning.copy()  # which writes no notes: what is played again was noted before
        for number, seat, move in again:
            self.make(then, number, seat, move)
        state.copy_from(then)


@dataclass
class Step:
    """One line of a record being replayed: the state before it (copy it to keep it), the move and who makes it.

    `undone` is set for a line that takes back: the line it goes back to.
    """

    line: int
    before: State
    seat: int
    move: int
    undone: int | None = None

    def happen(self) -> tuple[Any, Notes]:
        """Return the state after this move, in a copy, and the notes of it."""
        after = self.before.copy()
        notes = after.keep_notes()
        after.apply(self.move, ACTING if self.seat == DEALER else self.seat)
        return after, notes


class Replay:
    """Reads a record line by line and checks whatever can be checked at each.

    `find` returns a game by its name. After the last step `state` is the final one; `verify` replays to the end.
    """

    def __init__(self, text: str, find: FindGame) -> None:
        self.raw = text.split("\n")
        if self.raw and self.raw[-1] == "":
            self.raw.pop()
        if not self.raw:
            raise BadRecord(1, "the record is empty")
        if len(self.raw) > MOST_LINES:
            raise BadRecord(MOST_LINES, f"a record has at most {MOST_LINES} lines")
        self.complete_last_line = text.endswith("\n")
        self.header, self.game, self.parts = read_header(self.json(1), find)
        self.state: Any = self.game.begin_with(self.header.players, self.parts, self.header.options)
        self.salts: tuple[bytes, ...] = ()
        self.draws: list[tuple[int, list[tuple[int, int]], int]] = []  # line, odds, move: recomputed once the secret is known
        self.undos = 0
        self.end: dict[str, Any] | None = None
        self.line = 1
        self.past = Past(self.state)
        self.moves = Moves(self.state.room())

    def json(self, number: int) -> Any:
        """Return a line as JSON values; it must be in canonical form."""
        line = self.raw[number - 1]
        if len(line) > MOST_LINE:
            raise BadRecord(number, "it is too long")
        if line.endswith("\r"):
            raise BadRecord(number, "it does not end with a line feed alone (was the record sent as text?)")
        try:
            data = json.loads(line)
            plain = canonical(data) == line
        except (ValueError, RecursionError):
            cut = number == len(self.raw) and not self.complete_last_line
            raise BadRecord(number, "the record breaks off here" if cut else "it is not JSON") from None
        if not plain:
            raise BadRecord(number, "it is not in canonical form")
        return data

    def steps(self) -> Iterator[Step]:
        """Replay; yields each move before it is made."""
        if len(self.raw) > 1:
            self.read_salts()
        while self.line < len(self.raw):
            self.line += 1
            data = self.json(self.line)
            if self.end is not None:
                raise BadRecord(self.line, "there is something after the end")
            if isinstance(data, dict):
                self.end = data
                self.check_end(data)
            elif isinstance(data, list) and len(data) == 2 and data[0] == "undo":
                yield from self.take_back(data[1])
            else:
                yield from self.make(data)

    def read_salts(self) -> None:
        """Read the salts; each must be what its seat committed to."""
        self.line = 2
        data = self.json(2)
        if not isinstance(data, list) or len(data) != 2 or data[0] != "salts" or not isinstance(data[1], list):
            raise BadRecord(2, "the salts of all seats are missing")
        self.salts = tuple(read_hex(salt, SALT_BYTES, 2, "a salt") for salt in data[1])
        if tuple(salt_commitment(salt) for salt in self.salts) != self.header.salts:
            raise BadRecord(2, "the salts are not those that the seats committed to")

    def make(self, data: Any) -> Iterator[Step]:
        """Make the move of a line, if it is legal for all that this record can know."""
        if not isinstance(data, list) or len(data) != 2 or not isinstance(data[1], str):
            raise BadRecord(self.line, "it is no move")
        if data[0] != "d" and (type(data[0]) is not int or data[0] < 0):
            raise BadRecord(self.line, "it does not say who moves")
        seat = DEALER if data[0] == "d" else data[0]
        state = self.state
        if state.actor == NOBODY:
            raise BadRecord(self.line, "the game is over already")
        if seat != state.actor and seat not in state.actors():
            who = "the dealer" if state.actor == DEALER else f"seat {state.actor}"
            raise BadRecord(self.line, f"it is {who} who acts here")
        try:
            move = self.game.parse(data[1], state)
            canonical_text = self.game.notation(move, state)
        except HeorotError as why:
            raise BadRecord(self.line, str(why)) from None
        if canonical_text != data[1]:
            raise BadRecord(self.line, f"{data[1]!r} is not how that move is written")
        if not self.allowed(state, move, seat):
            refusal = self.game.why_not(state, move) if move != HIDDEN else None
            clause = f" ({refusal.clause})" if refusal else ""
            raise BadRecord(self.line, f"{data[1]} is not legal here{clause}")
        if seat == DEALER and self.header.eyes is None:
            self.draws.append((self.line, self.moves.weighed(), move))
        yield Step(self.line, state, seat, move)
        self.past.make(state, self.line, seat, move)

    def allowed(self, state: State, move: int, seat: int) -> bool:
        """Whether a move is legal, or in a seat's own record may have been."""
        if self.header.eyes is None:
            if seat == DEALER:
                state.fill_odds(self.moves)
            else:
                state.fill(self.moves, seat)
            return move in self.moves
        told = state.told(1, self.header.eyes, ACTING if seat == DEALER else seat)  # whether it is hidden does not depend on the move
        return (move == HIDDEN) == (told == HIDDEN) and state.may_be(move, seat)

    def take_back(self, line: Any) -> Iterator[Step]:
        """Go back to the state before a line."""
        if isinstance(line, bool) or not isinstance(line, int) or not self.past.has(line):
            raise BadRecord(self.line, "there is no such line to take back")
        yield Step(self.line, self.state, NOBODY, HIDDEN, line)
        self.past.back(self.state, line)
        self.undos += 1

    def check_end(self, data: dict[str, Any]) -> None:
        """Check the last line: result, hash, seal, and with the secret every draw."""
        if self.state.actor != NOBODY:
            raise BadRecord(self.line, "the game is not over here")
        whole = self.header.eyes is None
        for name in data:
            if name not in END or (name == "secret" and not whole):
                raise BadRecord(self.line, f"it has nothing called {name!r}")
        lines = self.raw[: self.line - 1]
        secret = data.get("secret")
        expected = json.loads(canonical(ending(self.state, lines, secret if whole else None)))
        for name, sentence in (
            ("places", "the places are not those of this game"), ("points", "the points are not those of this game"),
            ("why", "the result has another reason"), ("hash", "the state's hash is another"), ("end", "the end is no end"),
            ("seal", "the seal does not fit: some line before has been changed"),
        ):  # fmt: skip
            if data.get(name) != expected[name]:
                raise BadRecord(self.line, sentence)
        if canonical(expected) != self.raw[self.line - 1]:
            raise BadRecord(self.line, "it is not how the end of this game is written")
        if whole:
            self.check_draws(secret)

    def check_draws(self, secret: Any) -> None:
        """Recompute every draw from the secret."""
        key = read_hex(secret, SECRET_BYTES, self.line, "the secret")
        if commitment(key, self.header.table, self.header.options) != self.header.commitment:
            raise BadRecord(self.line, "the secret is not what the dealer committed to")
        dealer = Dealer(key, self.salts)
        for line, odds, move in self.draws:
            if dealer.choose(odds, line) != move:
                raise BadRecord(line, "the dealer has drawn something else than the secret gives")

    def verify(self) -> None:
        """Replay to the end; a record without one is cut."""
        for _ in self.steps():
            pass
        if self.end is None:
            raise BadRecord(len(self.raw), "the record breaks off after this line: there is no result")


def read_header(data: Any, find: FindGame) -> tuple[Header, Game[Any], Parts]:
    """Return the header, its game and its parts, or say what is wrong with line 1."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(1, "this is no record of Heorot")
    for name in data:
        if name not in HEADER:
            raise BadRecord(1, f"it has nothing called {name!r}")
    shapes = {"game": str, "rules": int, "players": int, "options": dict, "seats": list, "table": str, "commitment": str, "salts": list}
    for name, kind in shapes.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise BadRecord(1, f"its {name!r} is missing or wrong")
    try:
        game = find(data["game"])
    except HeorotError as why:
        raise BadRecord(1, str(why)) from None
    if data["rules"] != game.version:
        raise BadRecord(1, f"rules version {data['rules']} of {game.name} is not known here; this is version {game.version}")
    try:
        parts = game.parts if isinstance(data.get("parts"), str) else game.accept_parts(data.get("parts"))
        game.begin_with(data["players"], parts, data["options"])
    except HeorotError as why:
        raise BadRecord(1, str(why)) from None
    if isinstance(data["parts"], str) and data["parts"] != parts.fingerprint:
        raise BadRecord(1, "it was played with other parts than those of this version")
    players = data["players"]
    if len(data["seats"]) != players or not all(is_seat(seat) for seat in data["seats"]):
        raise BadRecord(1, f"it needs a name for each of {players} seats")
    if len(data["salts"]) != players or not all(isinstance(salt, str) for salt in data["salts"]):
        raise BadRecord(1, f"it needs a salt for each of {players} seats")
    if canonical(settle_options(game.options, data["options"])) != canonical(data["options"]):
        raise BadRecord(1, "its options are not complete, or not written as they should be")
    eyes = data.get("eyes")
    if "eyes" in data and (isinstance(eyes, bool) or not isinstance(eyes, int) or not 0 <= eyes < players):
        raise BadRecord(1, f"there is no seat {eyes!r} whose record it could be")
    header = Header(
        data["game"], data["rules"], players, data["options"], data["parts"], tuple(data["seats"]), data["table"], data["commitment"],
        tuple(data["salts"]), eyes,
    )  # fmt: skip
    return header, game, parts


def is_seat(seat: Any) -> bool:
    """Whether these JSON values are a seat: a name, and perhaps the bot that sits there; both can be shown as they are."""
    if not isinstance(seat, dict) or "name" not in seat or not set(seat) <= {"name", "bot"}:
        return False
    return all(isinstance(text, str) and text.isprintable() and 0 < len(text) <= LONGEST_NAME for text in seat.values())


def read_hex(text: Any, length: int, line: int, what: str) -> bytes:
    """Return the bytes of a hexadecimal text of just this length, in small letters."""
    try:
        data = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadRecord(line, f"{what} is missing or not hexadecimal") from None
    if len(data) != length or data.hex() != text:
        raise BadRecord(line, f"{what} is not {length} bytes, written in small hexadecimal letters")
    return data


def seats_own(text: str, seat: int, find: FindGame) -> str:
    """Return a record as one seat may keep it: what it could not see is `?`, and there is no secret."""
    replay = Replay(text, find)
    header = Header(**{**replay.header.__dict__, "eyes": seat})
    lines = [canonical(header.as_json())]
    lines += replay.raw[1:2]
    for step in replay.steps():
        if step.undone is not None:
            lines.append(canonical(["undo", step.undone]))
            continue
        told = step.before.told(step.move, seat, step.seat)
        who = "d" if step.seat == DEALER else step.seat
        lines.append(canonical([who, replay.game.notation(told, step.before.seen_by(seat))]))
    if replay.end is not None:
        lines.append(canonical(ending(replay.state.seen_by(seat), lines, None)))
    return "\n".join(lines) + "\n"
