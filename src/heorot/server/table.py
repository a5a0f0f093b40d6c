"""A table: what its log has made of it, and what it answers to a command. It knows no network, no database and no clock of its own.

A command is decided by a method that either raises `Refused`, and then nothing has changed, or puts entries into the log. Each entry
is folded into the table at once and waits in `pending` until it is written; nobody may be told before that.
"""

from __future__ import annotations

import hmac
import json
import secrets
from base64 import b32encode
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import heorot
from heorot.bots import BOTS, LEVELS
from heorot.core.dealing import SALT_BYTES, Dealer, salt_commitment
from heorot.core.errors import HeorotError, InvalidMove, UnknownGame
from heorot.core.game import Game
from heorot.core.parts import Parts
from heorot.core.record import LONGEST_NAME, Record
from heorot.core.state import NO_NOTES, Notes
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.server import log, wire
from heorot.server.happening import Happening, message, saying
from heorot.server.spoken import clean_chat, clean_name
from heorot.server.store import Person
from heorot.server.wire import Refused

SILENCE = 30_000  # milliseconds in which every seat must reveal its salt
RECENT = 8  # happenings kept in memory for those who come back at once
LONGEST_LOG = 10_000
LEAST_TIME = 10_000  # what a seat has at least when its person comes back
STAND_IN = "strong"


@dataclass
class Seat:
    """A seat of a table."""

    kind: str = "open"
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    freed: bool = False  # whether an invitation opens it although the game is on
    commitment: str = ""
    salt: str = ""
    conceded: bool = False
    left: int = 0  # of its clock
    since: int | None = None  # when its clock began to run
    invited: int = 0  # how many invitations to it are worthless already

    @property
    def player(self) -> str:
        """The bot that plays here, or nothing where a person does."""
        return self.bot or self.stand_in

    def info(self) -> wire.SeatInfo:
        """Return what everybody may know of it."""
        assert self.kind in ("open", "person", "bot")
        return wire.SeatInfo(
            self.kind, self.name, self.person, self.bot, self.stand_in, bool(self.commitment), bool(self.salt), self.conceded  # type: ignore[arg-type]
        )  # fmt: skip


@dataclass
class Asking:
    """What a seat asks all others."""

    seat: int
    what: str
    line: int
    waiting: list[int] = field(default_factory=list)


class Table:
    """One table."""

    def __init__(self, id: str, secret: bytes, history: bool = False) -> None:
        self.id = id
        self.secret = secret
        self.history = history  # whether what is folded from the log is made ready to be told
        self.opened: log.Opened = None  # type: ignore[assignment]  # the first entry
        self.game: Game[Any] | None = None
        self.parts: Parts | None = None
        self.stage = "gathering"
        self.seats: list[Seat] = []
        self.record: Record | None = None
        self.lines: list[str] = []  # of a record whose rules are of another version
        self.frozen = False
        self.paused = False
        self.asking: Asking | None = None
        self.how = ""  # it ended
        self.rematch = ""
        self.undos = 0
        self.earned: list[tuple[int, int]] = []  # the lines whose moves gave a bonus of time, and the seats
        self.closed_at = 0
        self.keys: dict[tuple[str, str], int] = {}
        self.seq = 0
        self.pending: list[log.Logged] = []
        self.recent: deque[Happening] = deque(maxlen=None if history else RECENT)
        self.fresh: list[Happening] = []  # what nobody was told yet
        self.changed = True  # whether `info` is another than it was
        self.here: frozenset[int] = frozenset()  # seats whose people are connected: the owner says so
        self.now = 0
        self.by = self.key = ""
        self.live = False

    # the log

    def put(self, entry: log.Anything) -> None:
        """Write an entry into the log, to be committed, and let it happen."""
        self.pending.append(log.Logged(self.now, entry, self.by, self.key))
        if self.key:
            self.keys[self.by, self.key] = self.seq + 1
        self.by = self.key = ""  # the first entry of a command carries its key
        self.live = True
        self.fold(entry, self.now)
        self.live = False

    def read(self, blobs: Iterable[bytes]) -> None:
        """Become what a log says."""
        for blob in blobs:
            logged = log.decode(blob)
            if logged.key:
                self.keys[logged.by, logged.key] = self.seq + 1
            self.fold(logged.entry, logged.at)

    def fold(self, entry: log.Anything, at: int) -> None:
        """Let an entry happen."""
        self.seq += 1
        self.now = at
        if not isinstance(entry, log.Line):
            self.changed = True
        if isinstance(entry, log.Open):
            self.tell(Happening(self.seq, at, entry))
        FOLDS[type(entry)](self, entry)

    def tell(self, happening: Happening) -> None:
        """Keep something to be told: now if it happens now, and to those who come back soon."""
        if self.history or self.pending:  # a table that wakes makes no moves ready: to have the rest without them would be to miss them
            self.recent.append(happening)
        if self.pending:
            self.fresh.append(happening)

    def fold_nothing(self, _: log.Anything) -> None:
        """Nothing comes of it."""

    def fold_opened(self, entry: log.Opened) -> None:
        """Lay the table."""
        self.opened = entry
        bank = entry.clock.bank if entry.clock else 0
        self.seats = [Seat(left=bank) for _ in range(entry.players)]
        try:
            self.game = heorot.game(entry.game)
            self.frozen = self.game.version != entry.rules
        except UnknownGame:
            self.frozen = True
        if self.game is not None and not self.frozen:
            self.parts = self.game.parts if entry.parts is None else self.game.accept_parts(entry.parts)

    def fold_sat(self, entry: log.Sat) -> None:
        """Somebody sits here now."""
        left, invited = self.seats[entry.seat].left, self.seats[entry.seat].invited
        self.seats[entry.seat] = Seat("person", entry.name, entry.person, left=left, invited=invited + 1)

    def fold_botted(self, entry: log.Botted) -> None:
        """A bot sits here now."""
        left, invited = self.seats[entry.seat].left, self.seats[entry.seat].invited
        self.seats[entry.seat] = Seat("bot", entry.name, bot=entry.bot, left=left, invited=invited + 1)

    def fold_stood(self, entry: log.Stood) -> None:
        """Nobody sits here now."""
        self.seats[entry.seat] = Seat(left=self.seats[entry.seat].left, invited=self.seats[entry.seat].invited)

    def fold_promised(self, entry: log.Promised) -> None:
        """A salt is promised."""
        self.seats[entry.seat].commitment = entry.commitment

    def fold_closed(self, _: log.Closed) -> None:
        """Nobody sits down or stands up any more."""
        self.stage = "sealing"
        self.closed_at = self.now

    def fold_salt(self, entry: log.Salted | log.Revealed) -> None:
        """A salt is in."""
        self.seats[entry.seat].salt = entry.salt
        self.seats[entry.seat].commitment = salt_commitment(bytes.fromhex(entry.salt))

    def fold_reopened(self, _: log.Reopened) -> None:
        """The table gathers again."""
        self.stage = "gathering"
        for seat in self.seats:
            seat.commitment = seat.salt = ""

    def fold_line(self, entry: log.Line) -> None:
        """A line of the record: while the game is played the record has it already."""
        if self.frozen:
            self.keep(entry.text)
        elif not self.live:
            self.follow(entry.text)
        if entry.spent or self.opened.clock:
            self.charge(entry)
        if self.stage == "sealing":
            self.stage = "playing"
            self.changed = True

    def fold_asked(self, entry: log.Asked) -> None:
        """All others are asked."""
        person = self.seats[entry.seat].person
        others = [i for i, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in and seat.person != person]
        self.asking = Asking(entry.seat, entry.what, entry.line, others)

    def fold_answered(self, entry: log.Answered) -> None:
        """A seat has answered."""
        if self.asking is not None:
            self.asking.waiting = [seat for seat in self.asking.waiting if seat != entry.seat]
            if not entry.yes:
                self.asking = None

    def fold_stood_in(self, entry: log.Stoodin) -> None:
        """A bot plays here; it has no say in what is asked."""
        seat = self.seats[entry.seat]
        seat.stand_in = entry.bot
        seat.freed = entry.why == "freed"
        seat.since = None
        if entry.why == "time":
            seat.left = 0
        if entry.why == "conceded":
            seat.conceded = True
        if self.asking is not None:
            self.asking.waiting = [other for other in self.asking.waiting if other != entry.seat]

    def fold_returned(self, entry: log.Returned) -> None:
        """The person plays here again."""
        self.play_again(self.seats[entry.seat])

    def fold_moved(self, entry: log.Moved) -> None:
        """Another person plays here."""
        seat = self.seats[entry.seat]
        seat.person, seat.name = entry.person, entry.name
        seat.invited += 1
        self.play_again(seat)

    def play_again(self, seat: Seat) -> None:
        """Let a person play where a bot stood in, with time enough for a move."""
        seat.stand_in = ""
        seat.freed = False
        if self.opened.clock:
            seat.left = max(seat.left, self.opened.clock.bonus, LEAST_TIME)

    def fold_paused(self, _: log.Paused) -> None:
        """The clocks rest."""
        self.paused = True
        self.asking = None
        for seat in self.seats:
            seat.since = None

    def fold_resumed(self, _: log.Resumed) -> None:
        """The clocks run again."""
        self.paused = False

    def fold_rematched(self, entry: log.Rematched) -> None:
        """There is a new table."""
        self.rematch = entry.table

    # the record

    def begin(self) -> Record:
        """Return the record of the game, with nothing in it."""
        assert self.game is not None
        assert self.parts is not None
        state = self.game.begin_with(self.opened.players, self.parts, self.opened.options)
        dealer = Dealer(self.secret, tuple(bytes.fromhex(seat.salt) for seat in self.seats))
        seats = [{"name": printable(seat.name)} | ({"bot": seat.bot} if seat.bot else {}) for seat in self.seats]
        return Record.begin(self.game, state, self.parts, seats, self.opened.options, dealer, self.id)

    def follow(self, text: str) -> None:
        """Let a line of the log happen again."""
        if self.record is None:
            self.record = self.begin()
        data = json.loads(text)
        if isinstance(data, dict) or data[0] == "salts":
            self.record.lines.append(text)
            if "end" in data:
                self.finish(data["end"])
            elif isinstance(data, list):
                self.happened(wire.Began())
        elif self.history:
            self.retell(data)
        else:
            self.record.follow(text)
            self.undos += data[0] == "undo"
            self.asking = self.asking if data[0] == "concede" else None

    def retell(self, data: list[Any]) -> None:
        """Let a move of the log happen again, and make it ready to be told."""
        assert self.record is not None
        if data[0] == "undo":
            self.take_back(data[1])
        elif data[0] == "concede":
            self.give_up(data[1])
        else:
            seat = DEALER if data[0] == "d" else data[0]
            self.make(self.record.game.parse(data[1], self.record.state), seat)

    def keep(self, text: str) -> None:
        """Keep a line that cannot be followed; whether the game is over can be read all the same."""
        self.lines.append(text)
        data = json.loads(text)
        if isinstance(data, dict) and "end" in data:
            self.finish(data["end"])

    def charge(self, entry: log.Line) -> None:
        """Take what a move has cost from its seat's clock, and give the bonus; what is taken back has earned none."""
        data, clock = json.loads(entry.text), self.opened.clock
        if clock is None or self.record is None or not isinstance(data, list):
            return
        if data[0] == "undo":
            for line, number in self.earned:
                if line >= data[1]:
                    self.seats[number].left = max(0, self.seats[number].left - clock.bonus)
            self.earned = [(line, number) for line, number in self.earned if line < data[1]]
        elif isinstance(data[0], int) and not self.seats[data[0]].player:
            seat = self.seats[data[0]]
            seat.left = max(0, seat.left - entry.spent) + clock.bonus
            seat.since = None
            self.earned.append((len(self.record.lines), data[0]))

    def record_that(self, deed: Callable[[], object], spent: int = 0) -> None:
        """Let the record do something, and put the lines it writes into the log, unless they are from there."""
        assert self.record is not None
        self.record.write = unheard if self.history else lambda text: self.put(log.Line(text, spent))
        try:
            deed()
        finally:
            self.record.write = unheard  # else table and record would hold each other, and neither would leave memory at once

    def make(self, move: int, seat: int, spent: int = 0) -> None:
        """Make a legal move and make it ready to be told."""
        assert self.record is not None
        record, state, game = self.record, self.record.state, self.record.game
        who = ACTING if seat == DEALER else seat
        line = record.next_line
        onlookers = [*range(state.players), None]
        told = [state.told(move, onlooker, who) for onlooker in onlookers]
        text = game.notation(move, state)
        hidden = [i for i, known in enumerate(told) if known != move]
        veiled = game.notation(told[hidden[0]], state.seen_by(onlookers[hidden[0]])) if hidden else text
        NOTES.clear()
        state.notes, state.noting = NOTES, True
        if self.history:
            record.past.make(state, line, seat, move)
            record.lines.append("")
        else:
            self.record_that(lambda: record.make(move, seat), spent)
        state.notes, state.noting = NO_NOTES, False
        says = tuple((note.audience, saying(game.say(note, state))) for note in NOTES)
        veil = frozenset(onlookers[i] for i in hidden)
        self.tell(Happening(self.seq, self.now, None, line, seat, text, veiled, veil, says))
        self.drop_asking()

    def drop_asking(self) -> None:
        """What was asked is settled, or overtaken by events."""
        self.changed = self.changed or self.asking is not None
        self.asking = None

    def take_back(self, line: int) -> None:
        """Go back to before a line."""
        assert self.record is not None
        record = self.record
        self.record_that(lambda: record.undo(line))
        self.undos += 1
        self.drop_asking()
        self.happened(wire.Undone(line))

    def give_up(self, seat: int) -> None:
        """Let a seat give up."""
        assert self.record is not None
        record = self.record
        self.record_that(lambda: record.concede(seat))
        self.happened(wire.Conceded(seat))

    def close(self, how: str) -> None:
        """End the game, and reveal the secret."""
        assert self.record is not None
        record = self.record
        self.record_that(lambda: record.close(how))
        self.finish(how)

    def finish(self, how: str) -> None:
        """The game has ended."""
        self.stage = "finished"
        self.changed = True
        self.how = how
        self.asking = None
        self.paused = False
        self.happened(wire.Ended(how))

    def happened(self, what: Any) -> None:
        """Make something ready to be told to all."""
        self.tell(Happening(self.seq, self.now, what))

    def deal(self) -> None:
        """Let the dealer do all it has to do; where nobody is left to act, the game is over."""
        assert self.record is not None
        record = self.record
        while record.state.actor == DEALER:
            assert record.dealer is not None
            self.make(record.dealer.deal(record.state, record.next_line), DEALER)
        if record.state.actor == NOBODY:
            self.close("over")

    # what may be asked

    def do(self, who: Person, command: wire.AnyCommand, now: int) -> None:
        """Do what a person asks, or say why not."""
        if self.frozen:
            raise Refused("frozen", "this game was begun under other rules: it can be read and kept, but not played on")
        if self.seq > LONGEST_LOG:
            raise Refused("too-many", "too much has happened at this table")
        self.now, self.by, self.key = now, who.id, command.key
        try:
            DEEDS[type(command)](self, who, command)
        finally:
            self.by = self.key = ""

    def actors(self) -> tuple[int, ...]:
        """Return the seats that have to act."""
        playing = self.stage == "playing" and self.record is not None and not self.paused
        return tuple(self.record.state.actors()) if playing and self.record is not None else ()

    def need(self, *stages: str) -> None:
        """Refuse what cannot be done at this stage."""
        if self.stage not in stages:
            said = {"gathering": "the table still gathers", "sealing": "the game is about to begin", "playing": "the game is on"}
            raise Refused("not-now", said.get(self.stage, "the game is over"))

    def need_opener(self, who: Person) -> None:
        """Refuse what only the opener may do."""
        if who.id != self.opened.opener:
            raise Refused("not-yours", "only who opened the table can do this")

    def seat(self, who: Person, number: int) -> Seat:
        """Return a seat, if it is this person's."""
        if number >= len(self.seats) or self.seats[number].person != who.id:
            raise Refused("not-yours", "this seat is not yours")
        return self.seats[number]

    def any_seat(self, number: int) -> Seat:
        """Return a seat by its number."""
        if number >= len(self.seats):
            raise Refused("not-found", f"there is no seat {number}; the seats are 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def sit(self, who: Person, command: wire.Sit) -> None:
        """Sit down, or in the game take over a seat that was freed."""
        name = clean(clean_name, command.name) if command.name else who.name
        if self.stage == "playing":
            self.take_over(who, command, name)
            return
        self.need("gathering")
        number = self.open_seat(who, command)
        if command.commitment and command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "another seat has promised the same salt")
        self.put(log.Sat(number, who.id, name))
        if command.commitment:
            self.put(log.Promised(number, command.commitment))

    def open_seat(self, who: Person, command: wire.Sit) -> int:
        """Return the free seat a person may take."""
        free = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        if command.seat is not None:
            self.any_seat(command.seat)
            if command.seat not in free:
                raise Refused("seat-taken", "somebody sits there already")
            free = [command.seat]
        invited = [i for i in free if command.code and hmac.compare_digest(command.code.encode(), self.invitation(i).encode())]
        if invited:
            return invited[0]
        welcome = who.id == self.opened.opener or self.opened.listed
        if not welcome and not (command.code and hmac.compare_digest(command.code.strip().upper().encode(), self.code.encode())):
            raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")
        if not free:
            raise Refused("seat-taken", "all seats are taken")
        return free[0]

    def take_over(self, who: Person, command: wire.Sit, name: str) -> None:
        """Take over a seat that the opener freed."""
        for i, seat in enumerate(self.seats):
            if seat.freed and command.seat in (None, i) and hmac.compare_digest(command.code.encode(), self.invitation(i).encode()):
                self.put(log.Moved(i, who.id, name))
                return
        raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")

    def stand(self, who: Person, command: wire.Stand) -> None:
        """Leave before the game begins."""
        self.need("gathering", "sealing")
        self.seat(who, command.seat)
        self.clear(command.seat, "left")

    def clear(self, number: int, why: Any) -> None:
        """Free a seat; if salts were being revealed, all begins anew."""
        self.put(log.Stood(number, why))
        if self.stage == "sealing":
            self.put(log.Reopened())

    def set_bot(self, who: Person, command: wire.Bot) -> None:
        """Let a bot sit down or get up."""
        self.need("gathering")
        self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind == "person":
            raise Refused("seat-taken", "somebody sits there already")
        if command.bot is None:
            if seat.kind == "bot":
                self.put(log.Stood(command.seat, "removed"))
            return
        check_bot(command.bot)
        number = 1 + sum(other.bot == command.bot for i, other in enumerate(self.seats) if i < command.seat)
        self.put(log.Botted(command.seat, command.bot, f"{command.bot.capitalize()} {number}"))

    def remove(self, who: Person, command: wire.Remove) -> None:
        """Free somebody's seat: before the game begins at will, in it only if nobody is there."""
        self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind != "person":
            raise Refused("not-now", "nobody sits there")
        if self.stage in ("gathering", "sealing"):
            self.clear(command.seat, "removed")
            return
        self.need("playing")
        if command.seat in self.here:
            raise Refused("not-now", "this person is here")
        if seat.conceded or seat.freed:
            raise Refused("not-now", "this seat is free already" if seat.freed else "this person gave up")
        self.put(log.Stoodin(command.seat, seat.stand_in or STAND_IN, "freed"))
        self.settle()

    def promise(self, who: Person, command: wire.Promise) -> None:
        """Promise a salt."""
        self.need("gathering")
        self.seat(who, command.seat)
        if command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "a seat has promised the same salt")
        self.put(log.Promised(command.seat, command.commitment))

    def start(self, who: Person, _: wire.Start) -> None:
        """Begin: seats that promised no salt are given one, the others have to reveal theirs."""
        self.need("gathering")
        self.need_opener(who)
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("not-now", "not all seats are taken")
        self.put(log.Closed())
        for i, seat in enumerate(self.seats):
            if not seat.commitment:
                self.put(log.Salted(i, secrets.token_hex(SALT_BYTES)))
        self.begin_when_revealed()

    def reveal(self, who: Person, command: wire.Reveal) -> None:
        """Reveal a salt; the last one begins the game."""
        self.need("sealing")
        seat = self.seat(who, command.seat)
        if seat.salt:
            raise Refused("not-now", "this salt is revealed already")
        if salt_commitment(bytes.fromhex(command.salt)) != seat.commitment:
            raise Refused("not-now", "this is not the salt that was promised")
        self.put(log.Revealed(command.seat, command.salt))
        self.begin_when_revealed()

    def begin_when_revealed(self) -> None:
        """Begin the game if all salts are known."""
        if all(seat.salt for seat in self.seats):
            self.record = self.begin()
            self.record_that(self.record.open)
            self.happened(wire.Began())
            self.deal()

    def silent(self, now: int) -> bool:
        """Gather again if some seat has not revealed its salt in time; returns whether it is so."""
        if self.stage != "sealing" or now < self.closed_at + SILENCE:
            return False
        self.now = now
        for i, seat in enumerate(self.seats):
            if not seat.salt:
                self.put(log.Stood(i, "silent"))
        self.put(log.Reopened())
        return True

    def in_play(self, who: Person, number: int) -> Seat:
        """Return a person's seat in a game that is on."""
        self.need("playing")
        return self.seat(who, number)

    def move(self, who: Person, command: wire.Move) -> None:
        """Make a person's move."""
        seat = self.in_play(who, command.seat)
        if self.paused:
            raise Refused("not-now", "the game is paused")
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        self.play(command.seat, command.move)

    def play(self, number: int, text: str) -> None:
        """Make a seat's move, if it is legal, and let the dealer do what follows."""
        assert self.record is not None
        move = self.legal_move(number, text)
        self.make(move, number, self.spent(number))
        self.deal()

    def legal_move(self, number: int, text: str) -> int:
        """Return the move a text means, or say why it is none; all that is said is from what the seat sees."""
        assert self.record is not None
        game, state = self.record.game, self.record.state
        if number not in state.actors():
            raise Refused("not-now", "it is not your turn")
        seen = state.seen_by(number)
        try:
            move = game.parse(text, seen)
        except InvalidMove as why:
            raise Refused("not-a-move", str(why), "", message(why.message)) from None
        except HeorotError as why:
            refusal = getattr(why, "refusal", None)
            raise Refused("illegal", str(why), refusal.clause if refusal else "", message(refusal.message) if refusal else None) from None
        if move not in seen.legal(number):
            refusal = game.why_not(seen, move, number)
            clause = refusal.clause if refusal else ""
            raise Refused("illegal", f"that is not allowed here ({clause})", clause, message(refusal.message) if refusal else None)
        return move

    def spent(self, number: int) -> int:
        """Return what the running clock of a seat has cost so far."""
        since = self.seats[number].since
        return 0 if since is None or not self.opened.clock else min(max(0, self.now - since), self.seats[number].left)

    def turn_of(self, number: int) -> tuple[int, int]:
        """Return which turn of a seat it is: another one once it has moved, or once something was taken back."""
        assert self.record is not None
        return self.undos, sum(seat == number for _, seat, _ in self.record.past.moves)

    def bot_plays(self, number: int, text: str, turn: tuple[int, int], now: int) -> bool:
        """Make a bot's move, unless the table has changed since it was asked; returns whether it was made."""
        if number not in self.actors() or self.turn_of(number) != turn or not self.seats[number].player:
            return False
        self.now = now
        self.play(number, text)
        return True

    def undo(self, who: Person, command: wire.Undo) -> None:
        """Take back a seat's last move: freely while nobody else has acted, else if all agree."""
        if self.in_play(who, command.seat).stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        assert self.record is not None
        moves = self.record.past.moves
        own = [i for i, (_, seat, _) in enumerate(moves) if seat == command.seat]
        if not own:
            raise Refused("not-now", "there is nothing to take back")
        line = moves[own[-1]][0]
        if all(seat == command.seat for _, seat, _ in moves[own[-1] :]):
            self.take_back(line)
        else:
            self.ask(command.seat, "undo", line)

    def propose(self, who: Person, command: wire.Propose) -> None:
        """Ask all to end or to pause."""
        self.in_play(who, command.seat)
        if command.what == "pause" and self.paused:
            raise Refused("not-now", "the game is paused already")
        self.ask(command.seat, command.what, 0)

    def ask(self, number: int, what: Any, line: int) -> None:
        """Ask all others; where there is nobody to ask, it is done."""
        if self.asking is not None:
            raise Refused("not-now", "something else is being asked already")
        if self.seats[number].stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        self.put(log.Asked(number, what, line))
        self.settle()

    def answer(self, who: Person, command: wire.Answer) -> None:
        """Answer what is asked; the asker may withdraw by a no."""
        self.in_play(who, command.seat)
        if self.asking is None:
            raise Refused("not-now", "nothing is being asked")
        if command.seat not in self.asking.waiting and not (command.seat == self.asking.seat and not command.yes):
            raise Refused("not-now", "this seat is not asked")
        self.put(log.Answered(command.seat, command.yes))
        self.settle()

    def settle(self) -> None:
        """Do what was asked once all have agreed."""
        asking = self.asking
        if asking is None or asking.waiting:
            return
        if asking.what == "undo":
            self.take_back(asking.line)
        elif asking.what == "end":
            self.close("agreed")
        else:
            self.put(log.Paused())

    def resume(self, who: Person, command: wire.Resume) -> None:
        """Go on after a pause."""
        self.in_play(who, command.seat)
        if not self.paused:
            raise Refused("not-now", "the game is not paused")
        self.put(log.Resumed(command.seat))

    def concede(self, who: Person, command: wire.Concede) -> None:
        """Give up: a bot plays on, unless nobody is left to play against."""
        seat = self.in_play(who, command.seat)
        if seat.conceded:
            raise Refused("not-now", "this seat has given up already")
        self.give_up(command.seat)
        self.put(log.Stoodin(command.seat, seat.stand_in or STAND_IN, "conceded"))
        playing = [other for other in self.seats if not other.conceded]
        if len(playing) < 2 or not any(other.kind == "person" for other in playing):
            self.close("conceded")
        else:
            self.settle()

    def leave(self, who: Person, command: wire.Leave) -> None:
        """Let a bot play on for a seat."""
        seat = self.in_play(who, command.seat)
        check_bot(command.bot)
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat already")
        self.put(log.Stoodin(command.seat, command.bot, "left"))
        self.settle()

    def come_back(self, who: Person, command: wire.Return) -> None:
        """Play one's seat again."""
        seat = self.in_play(who, command.seat)
        if not seat.stand_in or seat.conceded:
            raise Refused("not-now", "this seat has given up" if seat.conceded else "nobody plays for this seat")
        self.put(log.Returned(command.seat))

    def say(self, who: Person, command: wire.Say) -> None:
        """Say something to all."""
        text = clean(clean_chat, command.text)
        if not self.opened.watched and who.id != self.opened.opener and not self.seats_of(who.id):
            raise Refused("not-yours", "only who sits here can speak here")
        self.put(log.Said(who.id, who.name, text))

    # clocks

    def wind(self, now: int) -> None:
        """Let the clocks of those who have to act run, and no others."""
        acting = self.actors() if self.opened.clock else ()
        for i, seat in enumerate(self.seats):
            if i not in acting or seat.player:
                seat.since = None
            elif seat.since is None:
                seat.since = now

    def falls(self) -> int | None:
        """Return when something is due: a clock falls, or the salts must be in."""
        due = [seat.since + seat.left for seat in self.seats if seat.since is not None]
        if self.stage == "sealing":
            due.append(self.closed_at + SILENCE)
        return min(due, default=None)

    def fall(self, now: int) -> None:
        """Let a bot play on for every seat whose time is over, and gather again where salts are missing."""
        self.silent(now)
        self.now = now
        for i, seat in enumerate(self.seats):
            if seat.since is not None and seat.since + seat.left <= now:
                self.put(log.Stoodin(i, STAND_IN, "time"))
        self.settle()

    # what is told of it

    @property
    def code(self) -> str:
        """The room code: short, to be typed, of letters that cannot be mistaken."""
        digest = hmac.digest(self.secret, f"room {self.id}".encode(), "sha256")
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:6])

    def invitation(self, number: int) -> str:
        """Return the code that opens a seat; it is another one as soon as it was used."""
        text = f"seat {self.id} {number} {self.seats[number].invited}"
        return b32encode(hmac.digest(self.secret, text.encode(), "sha256")[:10]).decode().lower()

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    def info(self) -> wire.TableInfo:
        """Return the table as everybody there may know it."""
        asking, opened = self.asking, self.opened
        return wire.TableInfo(
            id=self.id,
            game=opened.game,
            rules=opened.rules,
            players=opened.players,
            options=opened.options,
            own_parts=opened.parts is not None,
            stage=self.stage,  # type: ignore[arg-type]
            opener=opened.opener,
            listed=opened.listed,
            watched=opened.watched,
            paused=self.paused,
            frozen=self.frozen,
            seats=[seat.info() for seat in self.seats],
            clock=opened.clock,
            question=wire.Question(asking.seat, asking.what, asking.line, list(asking.waiting)) if asking else None,
            commitment=opened.commitment,
            rematch=self.rematch,
            after=opened.after,
        )

    def you(self, person: str) -> wire.You:
        """Return what only this person may know of the table."""
        seats = self.seats_of(person)
        opener = person == self.opened.opener
        gathering = self.stage == "gathering"
        code = self.code if gathering and (seats or opener) else ""
        free = [i for i, seat in enumerate(self.seats) if (gathering and seat.kind == "open") or seat.freed] if opener else []
        return wire.You(person, seats, code, {str(i): self.invitation(i) for i in free})


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    log.Opened: Table.fold_opened, log.Sat: Table.fold_sat, log.Botted: Table.fold_botted, log.Stood: Table.fold_stood,
    log.Promised: Table.fold_promised, log.Closed: Table.fold_closed, log.Salted: Table.fold_salt, log.Revealed: Table.fold_salt,
    log.Reopened: Table.fold_reopened, log.Line: Table.fold_line, log.Said: Table.fold_nothing, log.Asked: Table.fold_asked,
    log.Answered: Table.fold_answered, log.Stoodin: Table.fold_stood_in, log.Returned: Table.fold_returned, log.Moved: Table.fold_moved,
    log.Paused: Table.fold_paused, log.Resumed: Table.fold_resumed, log.Rematched: Table.fold_rematched,
}  # fmt: skip
DEEDS: dict[type, Callable[[Table, Person, Any], None]] = {
    wire.Sit: Table.sit, wire.Stand: Table.stand, wire.Bot: Table.set_bot, wire.Remove: Table.remove, wire.Promise: Table.promise,
    wire.Start: Table.start, wire.Reveal: Table.reveal, wire.Move: Table.move, wire.Undo: Table.undo, wire.Propose: Table.propose,
    wire.Answer: Table.answer, wire.Resume: Table.resume, wire.Concede: Table.concede, wire.Leave: Table.leave,
    wire.Return: Table.come_back, wire.Say: Table.say,
}  # fmt: skip
NOTES = Notes()  # of the move that is being made: one buffer for all tables, which are all in one thread
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def unheard(_: str) -> None:
    """Take a line that is written already."""


def printable(name: str) -> str:
    """Return a name as a record can hold it."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME] or "?"


def clean(cleaner: Callable[[str], str], text: str) -> str:
    """Return what somebody typed, made fit to be read, or refuse it."""
    try:
        return cleaner(text)
    except HeorotError as why:
        raise Refused("bad-name", str(why)) from None


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS and name not in LEVELS:
        raise Refused("bad-option", f"there is no bot {name!r}; there are: {', '.join([*BOTS, *LEVELS])}")
