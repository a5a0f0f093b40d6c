"""What a table is at some time of its life: a lobby that gathers, a match that is played, or frozen. This is what all of them share.

A state decides commands, which changes nothing, and applies entries, by which alone it changes. It knows no network, no database and no
clock of its own.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

import msgspec

from heorot.bots import current, is_offered, no_bot
from heorot.core.dealing import salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.server import protocol
from heorot.server.people.likeness import are_alike
from heorot.server.people.sanitize import clean_chat
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.draft import Entry
from heorot.server.tables.events import TableEvent
from heorot.server.tables.presence import Presence

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
MOST_SAID = 500  # lines of one person who sits here, or opened the table
MOST_HEARD = 100  # of one who does neither; where they are many, each has a fair share …
ALL_HEARD = 5_000  # … of so many, and never less than …
LEAST_HEARD = 10
OVERDUE = ("time", "freed", "asked")  # why a bot plays where its person did not
# Who has no say in something that is asked: where it says nothing else, all for whom a bot plays because they did not. But to take back,
# to show somebody else a hand and to end unscored needs everybody's word; only whose time is up cannot keep others from ending.
WITHOUT_SAY: dict[log.What, tuple[str, ...]] = {"undo": (), "hand-on": (), "end": ("time",)}
Stage = Literal["gathering", "sealing", "playing", "finished"]
SENTENCES: dict[Stage, str] = {
    "gathering": "the table still gathers", "sealing": "the game is about to begin", "playing": "the game is on",
    "finished": "the game is over",
}  # fmt: skip


@dataclass
class Seat:
    """A seat of a table."""

    kind: str = "open"
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    why: str = ""  # the bot stands in
    handed: bool = False  # whether all who remain agreed that an invitation opens it
    owner: str = ""  # whose it is, while somebody else plays it
    nudged: int | None = None  # when its person was reminded of their turn
    like: str = ""  # who sat here before with nearly the same name
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

    @property
    def freed(self) -> bool:
        """Whether a bot plays because its person was away for the whole grace: another person may come, as far as hands allow it."""
        return self.why == "freed"

    @property
    def overdue(self) -> bool:
        """Whether a bot plays because its person did not."""
        return self.why in OVERDUE

    def has_say(self, what: log.What) -> bool:
        """Whether its person is asked when somebody asks all others for something."""
        return bool(self.person) and not self.conceded and self.why not in WITHOUT_SAY.get(what, OVERDUE)


@dataclass(frozen=True)
class Asking:
    """What a seat asks all others, who has not answered yet, and which seat it is about, if any."""

    seat: int
    what: log.What
    line: int
    waiting: list[int] = field(default_factory=list)
    of: int = -1
    agreed: int = 0  # how many said yes

    def without(self, *seats: int) -> Asking:
        """Return the same, once these seats need not be waited for."""
        return replace(self, waiting=[other for other in self.waiting if other not in seats])

    def with_yes(self, seat: int) -> Asking:
        """Return the same, once a seat has agreed."""
        return replace(self.without(seat), agreed=self.agreed + 1)


Decide = Callable[[Any, Person, Any, int], list[Entry]]  # of a state: who asks, the command, the time
Change = Callable[[Any, Any, int], None]  # of a state: the entry, its time


class TableState:
    """What lobby, match and frozen table have in common: seats, and what everybody may know of them."""

    DECISIONS: ClassVar[dict[type, Decide]]
    CHANGES: ClassVar[dict[type, Change]]
    frozen: ClassVar[bool] = False

    def __init__(self, id: str, secret: bytes, opened: log.Opened, presence: Presence, game: Game[Any] | None) -> None:
        self.id = id
        self.secret = secret
        self.opened = opened
        self.presence = presence
        self.game = game
        self.seats = [Seat(left=opened.clock.bank if opened.clock else 0) for _ in range(opened.players)]
        self.said: Counter[str] = Counter()  # lines, by person
        self.barred: set[str] = set()  # who was asked to leave: only an invitation lets them in again
        self.asking: Asking | None = None
        self.paused = False
        self.how = ""  # the game ended
        self.rematch = ""
        self.signed: log.Signed | None = None  # the record, which has ended
        self.hook: log.Hooked | None = None  # where a group's chat is told whose turn it is
        self.sitting: list[protocol.SeatInfo] = []  # what `seats_info` has made, until something else happens than a move

    # what it is

    @property
    def stage(self) -> Stage:
        """How far the table is."""
        raise NotImplementedError

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far."""
        return []

    @property
    def hides(self) -> bool:
        """Whether a seat here knows what others may not: then nobody else may ever sit down in it once the game is on."""
        return self.game is None or self.game.hides

    def actors(self) -> tuple[int, ...]:
        """Return the seats that have to act."""
        return ()

    def start_clocks(self, now: int) -> None:
        """Let the clocks of those who have to act run, and no others."""

    def due_at(self) -> int | None:
        """Return when something is to happen by itself."""
        return None

    # deciding

    def decide(self, who: Person, command: protocol.AnyCommand, now: int) -> list[Entry]:
        """Return the entries that come of what a person asks, or raise Refused; nothing changes."""
        rule = self.DECISIONS.get(type(command))
        if rule is None:
            raise self.not_now()
        return rule(self, who, command, now)

    def expire(self, now: int) -> list[Entry]:
        """Return the entries that come of it that a time is over; nothing changes."""
        return []

    def not_now(self) -> Refused:
        """Return the refusal of what cannot be done at this stage."""
        return Refused("not-now", SENTENCES[self.stage])

    def need(self, stage: Stage) -> None:
        """Refuse what cannot be done at this stage."""
        if self.stage != stage:
            raise self.not_now()

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

    def say(self, who: Person, command: protocol.Say, _: int) -> list[Entry]:
        """Say something to all."""
        text = clean(clean_chat, command.text)
        if not self.belongs(who.id) and (self.is_unwelcome(who) or not self.heard):
            raise Refused("not-yours", "only who sits here can speak here", "", protocol.Message("trouble-seated-speak", {}))
        if self.said[who.id] >= self.may_say(who.id):
            raise Refused("too-many", "you have said enough at this table")
        return [log.Said(who.id, who.name, text, self.namesake(who.id, who.name))]

    def may_say(self, person: str) -> int:
        """Return how many lines somebody may say here: nobody else can use them up."""
        if self.belongs(person):
            return MOST_SAID
        onlookers = sum(not self.belongs(one) for one in self.said.keys() | {person})
        return max(LEAST_HEARD, min(MOST_HEARD, ALL_HEARD // onlookers))

    def is_unwelcome(self, who: Person) -> bool:
        """Whether somebody was asked to leave; or, where strangers meet, came anew from where somebody was."""
        return who.id in self.barred or (self.opened.listed and self.presence.is_newcomer(who))

    @property
    def heard(self) -> bool:
        """Whether people without a seat may speak: among friends whoever looks on may, strangers if the opener wishes so."""
        return self.opened.watched and (self.opened.heard or not self.opened.listed)

    def belongs(self, person: str) -> bool:
        """Whether somebody sits here, or opened the table."""
        return person == self.opened.opener or bool(self.seats_of(person))

    # applying

    def apply(self, entry: Entry, seq: int, at: int, telling: bool = True) -> list[TableEvent]:
        """Let an entry happen, by its number and time; returns what there is to tell of it (of moves only if they are to be told)."""
        self.sitting = []
        self.CHANGES[type(entry)](self, entry, at)
        told = type(entry) in log.TOLD_AS_THEY_ARE
        return [TableEvent(seq, at, entry if told else None, table=True)]

    def on_said(self, entry: log.Said, _: int) -> None:
        """Somebody spoke."""
        self.said[entry.person] += bool(entry.person)  # what the hall says uses up nobody's lines

    def on_sat(self, entry: log.Sat, _: int) -> None:
        """Somebody sits here now."""
        left, invited = self.seats[entry.seat].left, self.seats[entry.seat].invited
        like = self.namesake(entry.person, entry.name)
        self.seats[entry.seat] = Seat("person", entry.name, entry.person, like=like, left=left, invited=invited + 1)

    def on_botted(self, entry: log.Botted, _: int) -> None:
        """A bot sits here now."""
        left, invited = self.seats[entry.seat].left, self.seats[entry.seat].invited
        bot = current(entry.bot, self.game)
        name = entry.name.replace(entry.bot.capitalize(), bot.capitalize())
        self.seats[entry.seat] = Seat("bot", name, bot=bot, left=left, invited=invited + 1)

    def on_stood(self, entry: log.Stood, _: int) -> None:
        """Nobody sits here now."""
        self.seats[entry.seat] = Seat(left=self.seats[entry.seat].left, invited=self.seats[entry.seat].invited)

    def on_begins(self, entry: log.Begins, _: int) -> None:
        """It was chosen who begins."""
        self.opened = msgspec.structs.replace(self.opened, options=entry.options, commitment=entry.commitment)

    def on_promised(self, entry: log.Promised, _: int) -> None:
        """A salt is promised."""
        self.seats[entry.seat].commitment = entry.commitment

    def on_salt(self, entry: log.Salted | log.Revealed, _: int) -> None:
        """A salt is in."""
        self.seats[entry.seat].salt = entry.salt
        self.seats[entry.seat].commitment = salt_commitment(bytes.fromhex(entry.salt))

    def on_signed(self, entry: log.Signed, _: int) -> None:
        """The record is signed."""
        self.signed = entry

    def on_hooked(self, entry: log.Hooked, _: int) -> None:
        """A group's chat is told, or no longer."""
        self.hook = entry if entry.url else None

    def void_salts(self) -> None:
        """Forget all salts."""
        for seat in self.seats:
            seat.commitment = seat.salt = ""

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

    def lent_by(self, person: str) -> list[int]:
        """Return the seats of a person that somebody else plays."""
        return [i for i, seat in enumerate(self.seats) if person and seat.owner == person]

    def namesake(self, person: str, name: str) -> str:
        """Return who else sits here with a name that is easily taken for this one; nothing, if nobody does."""
        return next((seat.name for seat in self.seats if seat.kind != "open" and seat.person != person and are_alike(seat.name, name)), "")

    def is_open_to_others(self, seat: Seat) -> bool:
        """Whether an invitation opens a seat although the game is on.

        That needs somebody who was away for the whole grace; and where they hold what others may not see, the consent of all: at the
        opening, or of all who remain.
        """
        return seat.handed or (seat.freed and (self.opened.handover or not self.hides))

    @property
    def may_hint(self) -> bool:
        """Whether somebody may ask a bot for advice: who plays against bots alone, or where all who sat down agreed to it."""
        return self.opened.hints or sum(seat.kind == "person" for seat in self.seats) <= 1

    def seats_info(self) -> list[protocol.SeatInfo]:
        """Return what everybody may know of the seats."""
        self.sitting = self.sitting or [self.seat_info(seat) for seat in self.seats]
        return self.sitting

    def seat_info(self, seat: Seat) -> protocol.SeatInfo:
        """Return what everybody may know of a seat."""
        alike = seat.like if any(other.name == seat.like for other in self.seats if other is not seat) else ""  # else they have left
        return protocol.SeatInfo(
            kind=seat.kind, name=seat.name, person=seat.person, bot=seat.bot, stand_in=seat.stand_in,  # type: ignore[arg-type]
            promised=bool(seat.commitment), revealed=bool(seat.salt), conceded=seat.conceded, freed=self.is_open_to_others(seat),
            overdue=seat.overdue, nudged=seat.nudged or 0, like=alike,
        )  # fmt: skip

    def info(self) -> protocol.TableInfo:
        """Return the table as everybody there may know it."""
        opened = self.opened
        return protocol.TableInfo(
            id=self.id,
            game=opened.game,
            rules=opened.rules,
            players=opened.players,
            options=opened.options,
            own_parts=opened.parts is not None,
            stage=self.stage,
            opener=opened.opener,
            listed=opened.listed,
            watched=opened.watched,
            heard=self.heard,
            paused=self.paused,
            frozen=self.frozen,
            seats=self.seats_info(),
            clock=opened.clock,
            handover=opened.handover,
            hints=opened.hints,
            worths=opened.worths,
            grace=self.presence.grace,
            question=self.question(),
            commitment=opened.commitment,
            rematch=self.rematch,
            after=opened.after,
        )

    def question(self) -> protocol.Question | None:
        """Return what is asked now, as everybody may know it."""
        asking = self.asking
        if asking is None:
            return None
        return protocol.Question(asking.seat, asking.what, asking.line, list(asking.waiting), None if asking.of < 0 else asking.of)

    def is_screen(self, person: str) -> bool:
        """Whether somebody's device is the table itself: they opened it and have no seat of their own. Strangers sit around no screen."""
        opened = bool(person) and person == self.opened.opener and not self.opened.listed
        return opened and not self.seats_of(person) and not self.lent_by(person)

    def you(self, person: str) -> protocol.You:
        """Return what only this person may know of the table."""
        seats = self.seats_of(person)
        opener = person == self.opened.opener
        gathering = self.stage == "gathering"
        code = self.code if seats or opener else ""
        open_seats = [i for i, seat in enumerate(self.seats) if gathering and opener and seat.kind == "open"]
        free = open_seats + [i for i, seat in enumerate(self.seats) if self.is_open_to_others(seat) and (opener or seats)]
        invitations = {str(i): self.invitation(i) for i in free}
        knocks, knocking = self.presence.knocks_for(seats, self.is_screen(person)), self.presence.knocking(person)
        muted = self.presence.muted.get(person, [])
        return protocol.You(person, seats, code, invitations, self.lent_by(person), knocks, muted, knocking)


SEATED: dict[type, Change] = {
    log.Said: TableState.on_said, log.Sat: TableState.on_sat, log.Botted: TableState.on_botted, log.Stood: TableState.on_stood,
    log.Promised: TableState.on_promised, log.Salted: TableState.on_salt, log.Revealed: TableState.on_salt,
    log.Begins: TableState.on_begins, log.Signed: TableState.on_signed, log.Hooked: TableState.on_hooked,
}  # fmt: skip


def clean(cleaner: Callable[[str], str], text: str) -> str:
    """Return what somebody typed, made fit to be read, or refuse it."""
    try:
        return cleaner(text)
    except HeorotError as why:
        raise Refused("bad-name", str(why)) from None


def check_bot(name: str, game: Game[Any] | None) -> None:
    """Refuse a bot that the game does not offer."""
    if not is_offered(name, game):
        raise Refused("bad-option", no_bot(name, game))
