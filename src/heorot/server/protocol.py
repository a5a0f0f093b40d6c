"""What goes over the wire, both ways: HTTP and WebSocket speak these same types. Unknown fields are refused.

What is made once and told to many (a view, a saying) is put into these as bytes that are encoded already (`msgspec.Raw`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from heorot.bots import BEST
from heorot.core.options import Value
from heorot.server.tables.log import Clock, Open, What

PROTOCOL = 8  # an old page that says another number is told to load itself again
CROWDED = "the hall is full to the door: try again in a moment"

Seat = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
Name = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=2000)]
Trouble = Literal[
    "bad-code", "bad-message", "bad-name", "bad-option", "frozen", "host", "illegal", "internal", "not-a-move", "not-found", "not-now",
    "not-yours", "old-page", "origin", "read-only", "seat-taken", "slow-down", "too-big", "too-many", "who-are-you",
]  # fmt: skip


# what may be asked of a table


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a person asks of a table; the key makes sure that it happens once, however often it is sent."""

    key: Key


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, the first free one if none is named; a code is needed where the table is not listed."""

    seat: Seat | None = None
    code: Code = ""
    name: Name = ""  # of somebody else at the same device
    commitment: Hex32 | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game begins."""

    seat: Seat


class Bot(Command, frozen=True, tag="bot"):
    """Let a bot sit here, or with no bot free the seat again."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None


class Remove(Command, frozen=True, tag="remove"):
    """Ask somebody to leave before the game begins; in the game, let a bot play on for one who is away."""

    seat: Seat


class Promise(Command, frozen=True, tag="promise"):
    """Commit to a salt: SHA-256 of its sixteen bytes."""

    seat: Seat
    commitment: Hex32


class First(Command, frozen=True, tag="first"):
    """Say which seat begins the game, or with none that it is drawn."""

    seat: Seat | None = None


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the promised salt."""

    seat: Seat
    salt: Hex16


class Move(Command, frozen=True, tag="move"):
    """Make a move, in its English notation."""

    seat: Seat
    move: Notation
    line: Annotated[int, Meta(ge=0)] = 0  # at which one was told to move: for another turn than that it is refused


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last move; where others have acted since, they are asked."""

    seat: Seat


class Propose(Command, frozen=True, tag="propose"):
    """Ask all others who remain: to end the game unscored, to pause; to let a bot play for a seat that was nudged in vain; to hand on a
    seat for which a bot stands in; to let a seat whose time is up count as given up.
    """

    seat: Seat
    what: Literal["end", "pause", "stand-in", "hand-on", "claim"]
    of: Seat | None = None  # the seat it is about


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind another seat that it is its turn."""

    seat: Seat
    of: Seat


class Answer(Command, frozen=True, tag="answer"):
    """Answer what another seat asks."""

    seat: Seat
    yes: bool


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""

    seat: Seat


class Concede(Command, frozen=True, tag="concede"):
    """Give up."""

    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play on for one's seat."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = BEST


class Return(Command, frozen=True, tag="return"):
    """Play one's seat again, whether a bot stood in or somebody else."""

    seat: Seat


class Say(Command, frozen=True, tag="say"):
    """Say something to all at the table."""

    text: Text


class Rematch(Command, frozen=True, tag="rematch"):
    """Gather the same people at a new table, everyone one seat further; whoever plays against bots alone keeps the seat, and its colour."""


AnyCommand = (
    Sit | Stand | Bot | Remove | Promise | First | Start | Reveal | Move | Undo | Propose | Nudge | Answer | Resume | Concede | Leave
    | Return | Say | Rematch
)  # fmt: skip


# what a socket may send besides: these change nothing, so they need no key


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a socket asks that changes nothing."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message: which table, through whose eyes (none: an onlooker's), and the last number seen (0: tell all; none: nothing)."""

    protocol: int
    table: Code
    eyes: Seat | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None


class Look(Request, frozen=True, tag="look"):
    """See through the eyes of another of one's seats, or of nobody: the curtain."""

    eyes: Seat | None = None


class Why(Request, frozen=True, tag="why"):
    """Ask what a move would bring, or why it is not allowed."""

    seat: Seat
    move: Notation


class Hint(Request, frozen=True, tag="hint"):
    """Ask what the best bot advises."""

    seat: Seat


class Ping(Request, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


Incoming = AnyCommand | Hello | Look | Why | Hint | Ping


# what is told


class Message(msgspec.Struct, frozen=True):
    """Something to be said, by its id in the game's words."""

    id: str
    args: dict[str, Any]


class Saying(msgspec.Struct, frozen=True):
    """One thing to be said of a move, with its clause, the seat it concerns and its points."""

    id: str
    args: dict[str, Any]
    clause: str
    part: Literal["deed", "reason", "dealing", "showing"]
    points: int


class Told(msgspec.Struct, frozen=True, tag_field="is", tag="move", omit_defaults=True):
    """A move as its reader may know it; the dealer's seat is -1."""

    line: int
    seat: int
    move: str
    says: list[Saying] = []


class Sealed(msgspec.Struct, frozen=True, tag_field="is", tag="sealed"):
    """A seat has chosen, or takes it up again, while others still choose."""

    seat: int
    chosen: bool


class Undone(msgspec.Struct, frozen=True, tag_field="is", tag="undone"):
    """The game went back to before a line."""

    to: int


class Conceded(msgspec.Struct, frozen=True, tag_field="is", tag="conceded"):
    """A seat gave up."""

    seat: int


class Began(msgspec.Struct, frozen=True, tag_field="is", tag="began"):
    """The record was opened: the salts are known."""


class Ended(msgspec.Struct, frozen=True, tag_field="is", tag="ended"):
    """The game ended: over, conceded or agreed."""

    how: str


AnyEvent = Told | Sealed | Undone | Conceded | Began | Ended | Open


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, with its number in the table's log."""

    seq: int
    at: int
    what: AnyEvent


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for the person
    promised: bool = False
    revealed: bool = False
    conceded: bool = False
    freed: bool = False  # whether an invitation opens it to somebody else
    overdue: bool = False  # whether a bot plays here because its person did not: until they return nobody waits for their consent
    nudged: int = 0  # when its person was reminded of their turn
    like: str = ""  # who else at the table has nearly the same name


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat asks all others, and who has not answered yet."""

    seat: int
    what: What
    line: int
    waiting: list[int]
    of: int | None = None  # the seat it is about


class Time(msgspec.Struct, frozen=True):
    """The clocks: what each seat has left in milliseconds at this time, and whose run."""

    left: list[int]
    running: list[int]
    now: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody there may know it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    own_parts: bool = False
    stage: Literal["gathering", "sealing", "playing", "finished"]
    opener: str
    listed: bool = False
    watched: bool = True
    heard: bool = False  # whether people without a seat may speak
    paused: bool = False
    frozen: bool = False  # its rules are of another version: it can be read, not played
    seats: list[SeatInfo]
    clock: Clock | None = None
    handover: bool = False  # whether all who sit agree that a seat may be handed on
    hints: bool = False  # whether all who sit agree that a bot may be asked for advice; against bots alone one may in any case
    worths: bool = True  # whether it is shown beforehand what moves bring
    grace: int = 0  # milliseconds for which one may be away, or think after a nudge, before a bot may stand in
    question: Question | None = None
    commitment: str
    rematch: str = ""
    after: str = ""


class Knock(msgspec.Struct, frozen=True):
    """Somebody who says that a seat is theirs, on a device that the hall does not know as theirs."""

    id: str
    seat: int
    name: str


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only you may know of a table: your seats; the room code for those who sit; the invitations for the opener."""

    person: str = ""
    seats: list[int] = []
    code: str = ""
    invitations: dict[str, str] = {}
    lent: list[int] = []  # seats of yours that somebody else plays: you may return to them
    knocks: list[Knock] = []  # who waits for your yes
    muted: list[str] = []  # people whom you do not want to hear
    knocking: int | None = None  # the seat of which you say that it is yours, while nobody has answered


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; unscored where all agreed to end it."""

    how: str
    points: list[int]
    places: list[int] | None = None
    why: Message | None = None


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move brings where that is not sure: between two numbers, with a mean where one is known."""

    low: int
    high: int
    mean: float | None = None


Worth = int | Figure | None  # what a move itself brings its maker: exactly, about, or nothing is known


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game stands. `view` is what everybody sees, `own` replaces those of its fields which these eyes see otherwise."""

    line: int  # of the record, the next to be written, after the moves that lie sealed before these eyes
    actors: list[int]
    points: list[int]
    view: dict[str, Any]
    own: dict[str, Any] = {}
    legal: dict[str, Worth] | UnsetType = UNSET  # for the seat on turn: each move with its points
    sealed: int = 0  # moves of one's own that nobody else sees before all have chosen: they can be taken back freely
    time: Time | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET


class News(msgspec.Struct, frozen=True, tag_field="is", tag="news", omit_defaults=True):
    """What has happened since the last message, and how it stands now; what is not there has not changed."""

    seq: int
    events: list[Event] = []
    ok: str = ""  # the key of your command which this answers
    table: TableInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    game: Position | UnsetType = UNSET


class Welcome(msgspec.Struct, frozen=True, tag_field="is", tag="welcome", kw_only=True):
    """The whole table, as these eyes see it."""

    protocol: int
    seq: int
    eyes: int | None
    now: int
    table: TableInfo
    you: You
    here: list[int]
    game: Position | None
    events: list[Event]


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """Which seats' people are connected, and how many look on."""

    seats: list[int]
    watching: int


class Advice(msgspec.Struct, frozen=True, tag_field="is", tag="advice", omit_defaults=True):
    """What a move would bring (its points and why), or by which clause it is refused."""

    move: str
    points: Worth = 0
    says: list[Saying] = []
    clause: str = ""
    message: Message | None = None
    open: Literal["", "draw", "others", "question", "hidden"] = ""  # what is not known of it yet


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move is better, or worse, than another one (`than`, in English notation), with the clause that has most to do with it."""

    id: str
    args: dict[str, Any]
    clause: str = ""


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is advised: what it would bring, and how games went on from it."""

    move: str
    points: Worth = 0
    says: list[Saying] = []
    open: Literal["", "draw", "others", "question", "hidden"] = ""
    share: float = 0.0  # of the victory, in the games that were played on from it
    lead: float = 0.0  # points before the best of the others, at their end
    because: list[Cause] = []


class Hints(msgspec.Struct, frozen=True, tag_field="is", tag="hints", omit_defaults=True):
    """The moves that the best bot advises, the best first."""

    moves: list[Hinted]
    games: int = 0  # played on from each of them; none: then of shares and leads nothing is known


class Failure(msgspec.Struct, frozen=True, tag_field="is", tag="failure", omit_defaults=True):
    """Why something was not done: nothing has changed."""

    error: Trouble
    sentence: str
    key: str = ""
    clause: str = ""
    message: Message | None = None


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done", omit_defaults=True):
    """A command was done: the number of the last entry of the log, and for a rematch the new table."""

    seq: int
    ok: str
    table: str = ""


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """Somebody is there."""

    now: int


Outgoing = News | Welcome | Here | Advice | Hints | Failure | Done | Pong


class Refused(Exception):
    """Raised where a command is not done."""

    def __init__(self, error: Trouble, sentence: str, clause: str = "", message: Message | None = None) -> None:
        super().__init__(sentence)
        self.failure = Failure(error, sentence, "", clause, message)

    def __reduce__(self) -> tuple[type[Refused], tuple[Any, ...]]:
        """Let it come from another process as it is."""
        return Refused, (self.failure.error, self.failure.sentence, self.failure.clause, self.failure.message)


class Crowded(Refused):
    """Raised where there is no room for another."""

    def __init__(self) -> None:
        super().__init__("too-many", CROWDED)


encode = msgspec.json.Encoder().encode
read_incoming = msgspec.json.Decoder(Incoming).decode
