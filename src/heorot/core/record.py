"""Records: a game as lines of JSON that anyone can replay and verify. The game is exactly these lines.

    {"format": …}               line 1: the header — game, rules version, options, parts, seats, commitments, void rounds
    ["salts", ["…", …]]         line 2: the salts of all seats, promised or derived from the secret
    ["d", "draw Thor"]          a dealer's move
    [0, "Thor 3,-1"]            a seat's move
    ["undo", 17]                the game goes back to what it was before line 17
    ["concede", 1]              a seat gives up; the position stays as it is, and no undo takes this back
    {"end": …}                  the result, the state's hash, the secret, and the seal of all lines before
    ["signed", "…", "…"]        a hall's key and its signature of all lines before; only whoever has the arithmetic can check it

A seat's own record (`"eyes": 1`) has `?` where that seat could not see, and no secret. Every line is in canonical form, so that
a changed byte is a changed line; the seal covers them all. There are two formats, which differ in how is dealt (docs/dealing.md): what is
new is written in the second, and the first is read for ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from json.encoder import encode_basestring
from typing import Any

from heorot.core.dealing import (
    SALT_BYTES,
    SECRET_BYTES,
    Dealer,
    binding,
    canonical,
    commitment,
    derived_salt,
    salt_commitment,
)  # fmt: skip
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.parts import Parts
from heorot.core.play import AGREED as AGREED  # for whoever reads records
from heorot.core.play import CONCEDED as CONCEDED
from heorot.core.play import OVER as OVER
from heorot.core.play import QUOTED_DEALER, Conceded, Ended, Entry, Happened, Made, Opened, Play, Undone, told_otherwise
from heorot.core.result import Result, placed
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN, NOBODY

FIRST, FORMAT = "heorot-1", "heorot-2"  # the older format, and the one that is written
MOST_LINES = 20_000
MOST_LINE = 300 * 1024
LONGEST_NAME = 60
HEADER = ("format", "game", "rules", "players", "options", "parts", "seats", "table", "commitment", "salts", "eyes")
ROUNDS = ("round", "promised", "void")  # what a header has besides since the second format
VOID = ("round", "seat", "name", "why")
ERASED = "erased"  # says of a seat, or of a void round, that a name was taken out at its person's wish after all was written
WHY_VOID = ("silent", "left", "removed")  # whose salt did not come, who stood up, who was asked to leave
KEY_BYTES, SIGNATURE_BYTES = 32, 64
END = ("end", "places", "points", "why", "hash", "opened", "secret", "seal")
END_LINE = '{"end":'  # how the last line begins
SCORED = ("places", "points", "why")  # what an end has unless all agreed to it

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
    seats: tuple[dict[str, Any], ...]  # each with its "name" and, where a bot sits, the "bot"; "erased" where the name is
    table: str
    commitment: str
    salts: tuple[str, ...]  # what each seat committed to
    eyes: int | None = None  # whose record it is; None: the whole game's
    format: str = FORMAT
    round: int = 1  # of revealing salts: those before were void
    promised: tuple[int, ...] = ()  # the seats whose salts are their own; all others are derived from the secret
    void: tuple[dict[str, Any], ...] = ()  # which rounds were void, and by which seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat["name"] for seat in self.seats)

    def as_json(self) -> dict[str, Any]:
        """Return the header as JSON values."""
        names = HEADER[:-1] if self.format == FIRST else (*HEADER[:-1], *ROUNDS)
        data = {name: getattr(self, name) for name in names}
        return data if self.eyes is None else {**data, "eyes": self.eyes}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Header:
        """Return the header that these JSON values are; they have been looked at before."""
        lists: dict[str, Any] = {name: tuple(data[name]) for name in ("seats", "salts", "promised", "void") if name in data}
        return cls(**data | lists)

    def committed(self, secret: bytes) -> str:
        """Return what a secret would have been published as at this table."""
        if self.format == FIRST:
            return commitment(secret, self.table, self.options)
        return binding(secret, self.table, self.game, self.rules, self.players, self.options)

    def dealer(self, secret: bytes, salts: tuple[bytes, ...]) -> Dealer:
        """Return who deals this game."""
        return Dealer(secret, salts) if self.format == FIRST else Dealer.bound(secret, self.table, self.round, salts)


class Record:
    """A game being written down: its lines, and the play they lead to. `apply` is the one way to write on."""

    def __init__(self, game: Game[Any], header: Header, dealer: Dealer | None, state: Any) -> None:
        self.game = game
        self.header = header
        self.dealer = dealer
        self.play = Play(game, state)
        self.lines: list[str] = []
        self.draws = 0  # that were made so far, also those that were taken back
        self.write: Callable[[str], object] | None = None  # what takes each line as it is written

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
        """Return a record of a game in which nothing has happened yet; `open` writes its header and the salts.

        Whoever has the dealer's secret deals alone: all salts come from it.
        """
        alone = Dealer.bound(dealer.secret, table, 1, [b""] * state.players)
        rules = game.version_of(state)
        named = parts.fingerprint if parts.box else dict(parts.data)
        header = Header(
            game.name, rules, state.players, dict(options), named, tuple(seats), table,
            binding(dealer.secret, table, game.name, rules, state.players, options), tuple(map(salt_commitment, alone.salts)),
        )  # fmt: skip
        return cls(game, header, alone, state)

    @property
    def state(self) -> Any:
        """The position to which the lines have led."""
        return self.play.state

    @state.setter
    def state(self, state: Any) -> None:
        self.play.state = state

    @property
    def conceded(self) -> list[int]:
        """The seats that gave up, the first one first."""
        return self.play.conceded

    @property
    def how(self) -> str:
        """How the game has ended, once its end is written; empty before."""
        return str(json.loads(self.lines[-1])["end"]) if self.lines and self.lines[-1].startswith(END_LINE) else ""

    @property
    def next_line(self) -> int:
        """The number of the line to be written next."""
        return len(self.lines) + 1

    def apply(self, entry: Entry, telling: bool = False) -> Happened | None:
        """Let an entry happen and write its line; it must be possible here. Returns a move as it is to be told, if it is to be."""
        happened = self.play.apply(entry, len(self.lines) + 1, telling)
        if isinstance(entry, Made) and entry.seat == DEALER:
            self.draws += 1
        line = entry.line
        self.lines.append(line)
        if self.write is not None:
            self.write(line)
        return happened

    def open(self) -> None:
        """Write the header and the salts."""
        assert self.dealer is not None
        self.apply(Opened(canonical(self.header.as_json())))
        self.apply(Opened(canonical(["salts", [salt.hex() for salt in self.dealer.salts]])))

    def make(self, move: int, seat: int, telling: bool = False) -> Happened | None:
        """Make a legal move and write it down; returns it as it is to be told, if it is to be."""
        return self.apply(Made(seat, move, self.game.notation(move, self.play.state)), telling)

    def next_draw(self, lines: int = 0, draws: int = 0) -> int:
        """Return the number of the next draw, after so many more lines with so many more draws.

        In the first format it is that of its line, so that every line shifted it, also one that a seat may take back freely.
        """
        return self.next_line + lines if self.header.format == FIRST else self.draws + draws + 1

    def drawn(self) -> Made:
        """Return the dealer's move here; nothing changes."""
        assert self.dealer is not None
        move = self.dealer.deal(self.play.state, self.next_draw())
        return Made(DEALER, move, self.game.notation(move, self.play.state))

    def deal(self) -> int:
        """Let the dealer make its move; returns it."""
        made = self.drawn()
        self.apply(made)
        return made.move

    def undo(self, line: int) -> None:
        """Take back all moves from this line on; what is drawn again is drawn anew, for its line has another number."""
        self.apply(Undone(line))

    def concede(self, seat: int) -> None:
        """Write down that a seat gives up; who plays on for it is not the record's business."""
        refuse_concession(self.next_line, self.state, self.conceded, seat)
        self.apply(Conceded(seat))

    def read(self, line: str) -> Entry:
        """Return what the next line of this record says, which was written before and is trusted; nothing changes."""
        number = self.next_line
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise BadRecord(number, "it is not JSON") from None
        if (number == 1 and isinstance(data, dict)) or (number == 2 and told_of(data, "salts")):
            return Opened(line)
        if isinstance(data, dict) and "end" in data:
            refuse_end(number, self.state, self.conceded, data["end"])
            return Ended(data["end"], line)
        if told_of(data, "undo"):
            refuse_undo(number, self.play, data[1])
            return Undone(data[1])
        if told_of(data, "concede"):
            refuse_concession(number, self.state, self.conceded, data[1])
            return Conceded(data[1])
        return read_move(number, data, self.game, self.state)

    def placed(self) -> Result:
        """Return the result, or before the end the standing, with those who conceded behind the others."""
        return standing(self.state, self.conceded)

    def close(self, how: str = OVER) -> None:
        """Write the end of a game that is over, or that ends early."""
        assert self.dealer is not None
        self.apply(ended(self.state, self.lines, self.dealer.secret.hex(), how, self.conceded))

    def text(self) -> str:
        """Return the whole record."""
        return "\n".join(self.lines) + "\n"


def ended(state: State, lines: list[str], secret: str, how: str, conceded: Sequence[int]) -> Ended:
    """Return the end of a record of which these are the lines so far, or raise what is against it; nothing changes."""
    refuse_end(len(lines) + 1, state, conceded, how)
    return Ended(how, canonical(ending(state, lines, secret, how, conceded)))


def standing(state: State, conceded: Sequence[int]) -> Result:
    """Return a state's result with those who conceded behind the others; if it is early for a result, that is why."""
    result = state.result()
    early = bool(conceded) and state.actor != NOBODY
    return Result(placed(result.places, conceded), result.points, Message("result-conceded") if early else result.why)


def ending(
    state: State, lines: list[str], secret: str | None, how: str = OVER, conceded: Sequence[int] = (), own: bool = False
) -> dict[str, Any]:
    """Return the last line of a record; a seat's own tells what the end has opened."""
    data: dict[str, Any] = {"end": how, "hash": state.digest(), "seal": sha256("\n".join(lines).encode()).hexdigest()}
    if own and how == OVER and state.opened():
        data["opened"] = state.opened()
    if how != AGREED:
        result = standing(state, conceded)
        data |= {"places": result.places, "points": result.points, "why": result.why.id}
    return data if secret is None else {**data, "secret": secret}


@dataclass
class Step:
    """One line of a record being replayed, before it happens: `before` is the state then (copy it to keep it).

    It happens when the replay goes on, or at once by `apply`.
    """

    replay: Replay
    line: int
    entry: Made | Undone | Conceded
    happened: bool = False

    @property
    def before(self) -> Any:
        """The state, which this line has not changed yet."""
        return self.replay.state

    def apply(self, telling: bool = False) -> Happened | None:
        """Let it happen; returns a move as it is to be told, if it is to be."""
        self.happened = True
        return self.replay.play.apply(self.entry, self.line, telling)


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
        self.state: Any = self.game.begin_with(self.header.players, self.parts, self.header.options, self.header.rules)
        if self.header.eyes is not None:
            self.state = self.state.seen_by(self.header.eyes)
        self.salts: tuple[bytes, ...] = ()
        self.draws: list[tuple[int, list[tuple[int, int]], int]] = []  # line, odds, move: recomputed once the secret is known
        self.undos = 0
        self.end: dict[str, Any] | None = None
        self.signature: tuple[str, str] | None = None  # a hall's key, and its signature of all lines before; not checked here
        self.line = 1
        self.play = Play(self.game, self.state, self.header.eyes is None)
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
            plain = written(data) == line
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
                self.read_signature(data)
            elif isinstance(data, dict):
                self.end = data
                self.check_end(data)
            else:
                step = Step(self, self.line, self.checked(data))
                yield step
                if not step.happened:
                    step.apply()

    @property
    def conceded(self) -> list[int]:
        """The seats that gave up, the first one first."""
        return self.play.conceded

    @property
    def how(self) -> str:
        """How the game has ended, once its end was read; empty before."""
        return "" if self.end is None else str(self.end["end"])

    def checked(self, data: Any) -> Made | Undone | Conceded:
        """Return what a line says, if it is possible for all that this record can know."""
        if told_of(data, "undo"):
            refuse_undo(self.line, self.play, data[1])
            self.undos += 1
            return Undone(data[1])
        if told_of(data, "concede"):
            refuse_concession(self.line, self.state, self.conceded, data[1])
            return Conceded(data[1])
        return self.checked_move(data)

    def read_salts(self) -> None:
        """Read the salts; each must be what its seat committed to."""
        self.line = 2
        data = self.json(2)
        if not isinstance(data, list) or len(data) != 2 or data[0] != "salts" or not isinstance(data[1], list):
            raise BadRecord(2, "the salts of all seats are missing")
        self.salts = tuple(read_hex(salt, SALT_BYTES, 2, "a salt") for salt in data[1])
        if tuple(salt_commitment(salt) for salt in self.salts) != self.header.salts:
            raise BadRecord(2, "the salts are not those that the seats committed to")

    def read_signature(self, data: Any) -> None:
        """Read what may stand after the end: a hall's key and its signature."""
        signed = isinstance(data, list) and len(data) == 3 and data[0] == "signed" and self.header.format != FIRST
        if not signed or self.signature is not None or self.header.eyes is not None:
            raise BadRecord(self.line, "there is something after the end")
        read_hex(data[1], KEY_BYTES, self.line, "the hall's key")
        read_hex(data[2], SIGNATURE_BYTES, self.line, "the signature")
        self.signature = data[1], data[2]

    @property
    def signed_text(self) -> str:
        """What the hall has signed: all lines before the signature."""
        return "\n".join(self.raw[:-1]) + "\n"

    def checked_move(self, data: Any) -> Made:
        """Return the move of a line, if it is legal for all that this record can know."""
        state = self.state
        made = read_move(self.line, data, self.game, state)
        try:
            canonical_text = self.game.notation(made.move, state)
        except HeorotError as why:
            raise BadRecord(self.line, str(why)) from None
        if canonical_text != made.text:
            raise BadRecord(self.line, f"{made.text!r} is not how that move is written")
        if not self.allowed(state, made.move, made.seat):
            refusal = self.game.why_not(state, made.move) if HIDDEN < made.move < self.game.alphabet else None
            clause = f" ({refusal.clause})" if refusal else ""
            raise BadRecord(self.line, f"{made.text} is not legal here{clause}")
        if made.seat == DEALER and self.header.eyes is None:
            self.draws.append((self.line, self.moves.weighed(), made.move))
        return made

    def allowed(self, state: State, move: int, seat: int) -> bool:
        """Whether a move is legal, or in a seat's own record may have been."""
        if self.header.eyes is None:
            if seat == DEALER:
                state.fill_odds(self.moves)
            else:
                state.fill(self.moves, seat)
            return move in self.moves
        return state.may_be_told(move, self.header.eyes, seat)

    def placed(self) -> Result:
        """Return the result, or before the end the standing, with those who conceded behind the others."""
        return standing(self.state, self.conceded)

    def check_end(self, data: dict[str, Any]) -> None:
        """Check the last line: how the game ended, result, hash, seal, and with the secret every draw."""
        how = data.get("end")
        refuse_end(self.line, self.state, self.conceded, how)
        whole = self.header.eyes is None
        for name in data:
            if name not in END or (name in ("secret", "opened") and whole == (name == "opened")) or (name in SCORED and how == AGREED):
                raise BadRecord(self.line, f"it has nothing called {name!r}")
        lines = self.raw[: self.line - 1]
        secret = data.get("secret")
        if how == OVER and not whole:
            self.open_up(data.get("opened", []))
        expected = json.loads(canonical(ending(self.state, lines, secret if whole else None, str(how), self.conceded, not whole)))
        for name, sentence in (
            ("places", "the places are not those of this game"), ("points", "the points are not those of this game"),
            ("why", "the result has another reason"), ("hash", "the state's hash is another"),
            ("seal", "the seal does not fit: some line before has been changed"),
        ):  # fmt: skip
            if data.get(name) != expected.get(name):
                raise BadRecord(self.line, sentence)
        if canonical(expected) != self.raw[self.line - 1]:
            raise BadRecord(self.line, "it is not how the end of this game is written")
        if whole:
            self.check_draws(secret)

    def open_up(self, opened: Any) -> None:
        """Let a seat's own record learn what the end has opened."""
        if not isinstance(opened, list) or not all(type(number) is int for number in opened):
            raise BadRecord(self.line, "what the end has opened is a list of numbers")
        try:
            self.state.open_up(opened)
        except HeorotError as why:
            raise BadRecord(self.line, str(why)) from None

    def check_draws(self, secret: Any) -> None:
        """Recompute from the secret every salt that was not promised, and every draw."""
        key = read_hex(secret, SECRET_BYTES, self.line, "the secret")
        header = self.header
        if header.committed(key) != header.commitment:
            raise BadRecord(self.line, "the secret is not what the dealer committed to")
        if header.format != FIRST:
            for seat, salt in enumerate(self.salts):
                if seat not in header.promised and salt != derived_salt(key, header.table, header.round, seat):
                    raise BadRecord(2, f"the salt of seat {seat}, which promised none, is not the one that the secret gives")
        self.recompute(header.dealer(key, self.salts))

    def recompute(self, dealer: Dealer) -> None:
        """Hold every draw so far against what this dealer deals."""
        for number, (line, odds, move) in enumerate(self.draws, 1):
            if dealer.choose(odds, line if self.header.format == FIRST else number) != move:
                raise BadRecord(line, "the dealer has drawn something else than the secret gives")

    def verify(self) -> None:
        """Replay to the end; a record without one is cut."""
        for _ in self.steps():
            pass
        if self.end is None:
            raise BadRecord(len(self.raw), "the record breaks off after this line: there is no result")


def written(data: Any) -> str:
    """Return a line in canonical form; a move's, of which there are most, by the shorter way.

    >>> lines = ([0, "Thor 3,-1"], ["d", 'draw "Ætt\\n"'], [True, "x"], ["undo", 7], {"end": "over"})
    >>> all(written(data) == canonical(data) for data in lines)
    True
    """
    if type(data) is list and len(data) == 2 and type(data[1]) is str and (type(data[0]) is int or data[0] == "d"):
        return f"[{QUOTED_DEALER if data[0] == 'd' else data[0]},{encode_basestring(data[1])}]"
    return canonical(data)


def told_of(data: Any, what: str) -> bool:
    """Whether a line is a word of its own kind (an undo, a concession), and no move."""
    return isinstance(data, list) and len(data) == 2 and data[0] == what


def read_move(line: int, data: Any, game: Game[Any], state: State) -> Made:
    """Return the move of a line; whether it is legal is not looked at."""
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[1], str):
        raise BadRecord(line, "it is no move")
    if data[0] != "d" and (type(data[0]) is not int or data[0] < 0):
        raise BadRecord(line, "it does not say who moves")
    seat = DEALER if data[0] == "d" else data[0]
    if state.actor == NOBODY:
        raise BadRecord(line, "the game is over already")
    if seat != state.actor and seat not in state.actors():
        who = "the dealer" if state.actor == DEALER else f"seat {state.actor}"
        raise BadRecord(line, f"it is {who} who acts here")
    try:
        return Made(seat, game.parse(data[1], state), data[1])
    except HeorotError as why:
        raise BadRecord(line, str(why)) from None


def refuse_undo(line: int, play: Play, back: Any) -> None:
    """Say why the game cannot go back to a line, if it cannot."""
    if type(back) is not int or not play.has(back):
        raise BadRecord(line, "there is no such line to take back")


def refuse_concession(line: int, state: State, conceded: Sequence[int], seat: Any) -> None:
    """Say why a seat cannot concede, if it cannot."""
    if type(seat) is not int or not 0 <= seat < state.players:
        raise BadRecord(line, "there is no such seat to concede")
    if state.actor == NOBODY:
        raise BadRecord(line, "the game is over already")
    if seat in conceded:
        raise BadRecord(line, f"seat {seat} has conceded before")


def refuse_end(line: int, state: State, conceded: Sequence[int], how: Any) -> None:
    """Say why a game cannot end here in this way, if it cannot."""
    over = state.actor == NOBODY
    if how not in (CONCEDED, AGREED):
        if not over:
            raise BadRecord(line, "the game is not over here")
        if how != OVER:
            raise BadRecord(line, "the end is no end")
    elif over:
        raise BadRecord(line, "the game is over by its rules here, and ends in no other way")
    elif how == CONCEDED and not conceded:
        raise BadRecord(line, "nobody has conceded")


def read_header(data: Any, find: FindGame) -> tuple[Header, Game[Any], Parts]:
    """Return the header, its game and its parts, all as the record's version of the rules has them, or say what is wrong with line 1."""
    if not isinstance(data, dict) or data.get("format") not in (FIRST, FORMAT):
        raise BadRecord(1, "this is no record of Heorot")
    for name in data:
        if name not in HEADER and (name not in ROUNDS or data["format"] == FIRST):
            raise BadRecord(1, f"it has nothing called {name!r}")
    shapes = {"game": str, "rules": int, "players": int, "options": dict, "seats": list, "table": str, "commitment": str, "salts": list}
    for name, kind in shapes.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise BadRecord(1, f"its {name!r} is missing or wrong")
    try:
        game = find(data["game"])
    except HeorotError as why:
        raise BadRecord(1, str(why)) from None
    try:
        version = game.known(data["rules"])
        parts = game.box(version.number) if isinstance(data.get("parts"), str) else game.accept_parts(data.get("parts"))
        game.begin_with(data["players"], parts, data["options"], version.number)
    except HeorotError as why:
        raise BadRecord(1, str(why)) from None
    if isinstance(data["parts"], str) and data["parts"] not in (parts.fingerprint, *version.boxes):
        raise BadRecord(1, "it was played with other parts than those of this version")
    players = data["players"]
    if len(data["seats"]) != players or not all(is_seat(seat) for seat in data["seats"]):
        raise BadRecord(1, f"it needs a name for each of {players} seats")
    if len(data["salts"]) != players or not all(isinstance(salt, str) for salt in data["salts"]):
        raise BadRecord(1, f"it needs a salt for each of {players} seats")
    if canonical(game.recorded_options(data["options"], version.number)) != canonical(data["options"]):
        raise BadRecord(1, "its options are not complete, or not written as they should be")
    eyes = data.get("eyes")
    if "eyes" in data and (isinstance(eyes, bool) or not isinstance(eyes, int) or not 0 <= eyes < players):
        raise BadRecord(1, f"there is no seat {eyes!r} whose record it could be")
    if data["format"] != FIRST:
        check_rounds(data)
    return Header.of(data), game, parts


def check_rounds(data: dict[str, Any]) -> None:
    """Say what is wrong with a header's rounds: whose salts are their own, and which rounds before were void."""
    seats, round, promised, void = data["seats"], data.get("round"), data.get("promised"), data.get("void")
    if type(round) is not int or round < 1:
        raise BadRecord(1, "its 'round' is missing or wrong")
    if not isinstance(promised, list) or promised != sorted({seat for seat in promised if is_number(seat, len(seats))}):
        raise BadRecord(1, "its 'promised' is missing or wrong")
    if any("bot" in seats[seat] for seat in promised):
        raise BadRecord(1, "a bot promises no salt")
    if not isinstance(void, list) or not all(is_void(one, len(seats)) for one in void):
        raise BadRecord(1, "its 'void' is missing or wrong")
    rounds = [one["round"] for one in void]
    if rounds != sorted(rounds) or sorted(set(rounds)) != list(range(1, round)):
        raise BadRecord(1, "it does not say by whom each round before was void")


def is_number(seat: Any, players: int) -> bool:
    """Whether this is the number of a seat."""
    return type(seat) is int and 0 <= seat < players


def is_void(one: Any, players: int) -> bool:
    """Whether these JSON values say by whom a round was void."""
    if not isinstance(one, dict) or sorted(set(one) - {ERASED}) != sorted(VOID) or one["why"] not in WHY_VOID:
        return False
    named = {name: one[name] for name in one if name in ("name", ERASED)}
    return type(one["round"]) is int and is_number(one["seat"], players) and is_seat(named)


def is_seat(seat: Any) -> bool:
    """Whether these JSON values are a seat: a name, perhaps the bot that sits there, and whether the name was erased; all can be shown."""
    if not isinstance(seat, dict) or "name" not in seat or not set(seat) <= {"name", "bot", ERASED} or seat.get(ERASED, True) is not True:
        return False
    texts = [text for name, text in seat.items() if name != ERASED]
    return all(isinstance(text, str) and text.isprintable() and 0 < len(text) <= LONGEST_NAME for text in texts)


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
    header = replace(replay.header, eyes=seat)
    lines = [canonical(header.as_json())]
    lines += replay.raw[1:2]
    for step in replay.steps():
        entry = step.entry
        if isinstance(entry, Made):
            who = ACTING if entry.seat == DEALER else entry.seat
            otherwise = told_otherwise(replay.game, step.before, entry.move, who, (seat,))
            entry = Made(entry.seat, HIDDEN, otherwise.get(seat, entry.text))
        lines.append(entry.line)
    if replay.end is not None:
        lines.append(canonical(ending(replay.state.seen_by(seat), lines, None, replay.end["end"], replay.conceded, True)))
    return "\n".join(lines) + "\n"
