"""A table as its log keeps it: entries are folded in one after the other, the lines of the record among them.

Whoever decides something puts entries into the log. Each is folded in at once and waits in `pending` until it is written; nobody may
be told before that.
"""

from __future__ import annotations

import hmac
import json
from base64 import b32encode
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import heorot
from heorot.bots import current
from heorot.core.dealing import Dealer, salt_commitment
from heorot.core.errors import UnknownGame
from heorot.core.game import Game
from heorot.core.parts import Parts
from heorot.core.record import LONGEST_NAME, Record
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.server import log, wire
from heorot.server.desks import Desks
from heorot.server.happening import Happening, saying

RECENT = 8  # happenings kept in memory for those who come back at once
LEAST_TIME = 10_000  # what a seat has at least when its person comes back


@dataclass
class Seat:
    """A seat of a table."""

    kind: str = "open"
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    freed: bool = False  # its person was away for too long: an invitation opens it although the game is on, unless hands are hidden
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

    def info(self, hides: bool) -> wire.SeatInfo:
        """Return what everybody may know of it; where hands are hidden no invitation opens it."""
        assert self.kind in ("open", "person", "bot")
        return wire.SeatInfo(
            self.kind, self.name, self.person, self.bot, self.stand_in, bool(self.commitment), bool(self.salt), self.conceded,  # type: ignore[arg-type]
            self.freed and not hides,
        )  # fmt: skip


@dataclass
class Asking:
    """What a seat asks all others."""

    seat: int
    what: str
    line: int
    waiting: list[int] = field(default_factory=list)


class Kept:
    """A table as its log keeps it."""

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
        self.desks = Desks()
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
        self.seq = 0  # the number of the last entry that everybody may know of
        self.entries = 0
        self.pending: list[log.Logged] = []
        self.said = 0
        self.offered: dict[int, dict[str, int]] = {}  # the legal moves that were told to seats: most moves are one of these
        self.barred: set[str] = set()  # who was asked to leave: only an invitation lets them in again
        self.undone_at = 0  # the line of the last undo
        self.last_here: dict[int, int] = {}  # when a seat's person was last seen: the owner says so
        self.recent: deque[Happening] = deque(maxlen=None if history else RECENT)
        self.fresh: list[Happening] = []  # what nobody was told yet
        self.stirred: set[int] = set()  # the seats that alone see something new
        self.changed = True  # whether `info` is another than it was
        self.sitting: list[wire.SeatInfo] = []  # what `seats_info` has made, until something else happens than a move
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
        self.entries += 1
        kind = type(entry)
        if kind not in log.UNNUMBERED:
            self.seq += 1
        self.now = at
        self.offered.clear()
        if kind not in log.OF_THE_GAME:
            self.changed = True
            self.sitting = []
        if kind in log.TOLD_AS_THEY_ARE:
            self.tell(Happening(self.seq, at, entry))
        FOLDS[kind](self, entry)

    def tell(self, happening: Happening) -> None:
        """Keep something to be told: now if it happens now, and to those who come back soon."""
        if self.history or self.pending:  # a table that wakes makes no moves ready: to have the rest without them would be to miss them
            self.recent.append(happening)
        if self.pending:
            self.fresh.append(happening)

    def fold_said(self, _: log.Said) -> None:
        """Somebody spoke."""
        self.said += 1

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
        bot = current(entry.bot)
        name = entry.name.replace(entry.bot.capitalize(), bot.capitalize())
        self.seats[entry.seat] = Seat("bot", name, bot=bot, left=left, invited=invited + 1)

    def fold_stood(self, entry: log.Stood) -> None:
        """Nobody sits here now."""
        if entry.why == "removed":
            self.barred.add(self.seats[entry.seat].person)
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

    def fold_laid(self, entry: log.Laid) -> None:
        """A seat has chosen something that nobody else may see yet."""
        seat = self.seats[entry.seat]
        if self.opened.clock:
            seat.left = max(0, seat.left - entry.spent)
            seat.since = None
        if self.record is not None:
            self.desks.lay(entry.seat, self.record.game.parse(entry.text, self.standing(entry.seat)), entry.whole)
        self.seal(entry.seat, entry.whole, True)

    def fold_lifted(self, entry: log.Lifted) -> None:
        """A seat takes back what it has chosen last."""
        if self.record is not None:
            self.desks.lift(entry.seat)
        self.seal(entry.seat, entry.whole, False)

    def seal(self, seat: int, whole: bool, chosen: bool) -> None:
        """Let all know that a seat has chosen, or chooses again; let the seat alone see what it has chosen so far."""
        self.stirred.add(seat)
        if whole:
            self.seq += 1
            self.happened(wire.Sealed(seat, chosen))
            if chosen:
                self.overtake()

    def fold_asked(self, entry: log.Asked) -> None:
        """All others are asked."""
        person = self.seats[entry.seat].person
        others = [i for i, seat in enumerate(self.seats) if seat.person not in ("", person) and not seat.conceded and not seat.freed]
        self.asking = Asking(entry.seat, entry.what, entry.line, others)

    def fold_answered(self, entry: log.Answered) -> None:
        """A seat has answered."""
        if self.asking is not None:
            self.asking.waiting = [seat for seat in self.asking.waiting if seat != entry.seat]
            if not entry.yes:
                self.asking = None

    def fold_stood_in(self, entry: log.Stoodin) -> None:
        """A bot plays here; the person is still asked, unless they gave up or were away for too long."""
        seat = self.seats[entry.seat]
        seat.stand_in = current(entry.bot)
        seat.freed = entry.why == "freed"
        seat.since = None
        seat.left = max(0, seat.left - entry.spent)
        if entry.why == "time":
            seat.left = 0
        if entry.why == "conceded":
            seat.conceded = True
        if self.asking is not None and (seat.conceded or seat.freed):
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

    def fold_paused(self, entry: log.Paused) -> None:
        """The clocks rest."""
        self.paused = True
        self.asking = None
        for seat, spent in zip(self.seats, entry.spent or [0] * len(self.seats)):
            seat.left = max(0, seat.left - spent)
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
            if data[0] != "concede":
                self.desks.clear()
            if data[0] == "undo":
                self.undos += 1
                self.undone_at = len(self.record.lines)
                self.drop_asking()
            elif data[0] != "concede":
                self.overtake()

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
        self.desks.clear()
        who = ACTING if seat == DEALER else seat
        line = record.next_line
        onlookers = [*range(state.players), None]
        told = [state.told(move, onlooker, who) for onlooker in onlookers]
        text = game.notation(move, state)
        hidden = [i for i, known in enumerate(told) if known != move]
        veiled = game.notation(told[hidden[0]], state.seen_by(onlookers[hidden[0]])) if hidden else text
        events = state.keep_events()
        if self.history:
            record.past.make(state, line, seat, move)
            record.lines.append("")
        else:
            self.record_that(lambda: record.make(move, seat, text), spent)
        state.ignore_events()
        says = tuple((event.audience, saying(game.say(event, state))) for event in events)
        veil = frozenset(onlookers[i] for i in hidden)
        self.tell(Happening(self.seq, self.now, None, line, seat, text, veiled, veil, says))
        self.overtake()

    def overtake(self) -> None:
        """A move was made: what was asked about taking back an earlier one is overtaken by it."""
        if self.asking is not None and self.asking.what == "undo":
            self.drop_asking()

    def drop_asking(self) -> None:
        """What was asked is settled, or overtaken by events."""
        self.changed = self.changed or self.asking is not None
        self.asking = None

    def take_back(self, line: int) -> None:
        """Go back to before a line."""
        assert self.record is not None
        record = self.record
        self.undone_at = record.next_line
        self.desks.clear()
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
        self.desks.clear()
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

    # what is told of it

    def actors(self) -> tuple[int, ...]:
        """Return the seats that have to act."""
        playing = self.stage == "playing" and self.record is not None and not self.paused
        return tuple(self.standing(None).actors()) if playing else ()

    def standing(self, eyes: int | None) -> Any:
        """Return how the game stands, with what lies sealed before these eyes."""
        assert self.record is not None
        return self.desks.standing(self.record.state, eyes)

    def line_of(self, eyes: int | None) -> int:
        """Return the next line of the record, as far as these eyes can know."""
        assert self.record is not None
        return self.record.next_line + len(self.desks.before(eyes))

    @property
    def hides(self) -> bool:
        """Whether a seat here knows what others may not: then nobody else may ever sit down in it once the game is on."""
        return self.game is None or self.game.hides

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

    def seats_info(self) -> list[wire.SeatInfo]:
        """Return what everybody may know of the seats."""
        self.sitting = self.sitting or [seat.info(self.hides) for seat in self.seats]
        return self.sitting

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
            seats=self.seats_info(),
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
        open_seats = [i for i, seat in enumerate(self.seats) if gathering and opener and seat.kind == "open"]
        free = open_seats + [i for i, seat in enumerate(self.seats) if seat.freed and not self.hides and (opener or seats)]
        return wire.You(person, seats, code, {str(i): self.invitation(i) for i in free})


FOLDS: dict[type, Callable[[Kept, Any], None]] = {
    log.Opened: Kept.fold_opened, log.Sat: Kept.fold_sat, log.Botted: Kept.fold_botted, log.Stood: Kept.fold_stood,
    log.Promised: Kept.fold_promised, log.Closed: Kept.fold_closed, log.Salted: Kept.fold_salt, log.Revealed: Kept.fold_salt,
    log.Reopened: Kept.fold_reopened, log.Line: Kept.fold_line, log.Laid: Kept.fold_laid,
    log.Lifted: Kept.fold_lifted, log.Said: Kept.fold_said, log.Asked: Kept.fold_asked,
    log.Answered: Kept.fold_answered, log.Stoodin: Kept.fold_stood_in, log.Returned: Kept.fold_returned, log.Moved: Kept.fold_moved,
    log.Paused: Kept.fold_paused, log.Resumed: Kept.fold_resumed, log.Rematched: Kept.fold_rematched,
}  # fmt: skip
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def unheard(_: str) -> None:
    """Take a line that is written already."""


def printable(name: str) -> str:
    """Return a name as a record can hold it."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME] or "?"
