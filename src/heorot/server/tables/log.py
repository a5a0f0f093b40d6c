"""The log of a table: what happened there, entry by entry. A table is exactly its log; all else is made from it again.

Entries that may leave the hall as they are leave as they are; a record's line leaves only as its reader may see it (`snapshots.py`), and
what is sealed (salts, the dealer's secret) leaves with the record when the game is over. That a seat lays something while others choose
is nobody's to know: such entries have no number.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, in milliseconds: in the whole game, and what each of its moves gives back."""

    bank: int
    bonus: int


class Entry(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One thing that happened. Its tag is a literal: it is stored, and stays when a class gets another name."""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """A table was laid: all that is fixed for good, but for who begins."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    parts: dict[str, Any] | None = None  # components of the opener's own
    opener: str
    listed: bool = False
    watched: bool = True  # whether people without a seat may look on
    heard: bool = False  # whether they may speak although the table is listed
    clock: Clock | None = None
    commitment: str  # to the dealer's secret
    after: str = ""  # the table of which this is the rematch
    dealing: int = 1  # the way in which the secret was committed to, and is dealt by: a table keeps to it
    handover: bool = False  # whether all who sit down agree that a seat may be handed on although it holds what others may not see
    hints: bool = False  # whether all who sit down agree that anybody may ask a bot for advice
    worths: bool = True  # whether it is shown beforehand what moves bring


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down."""

    seat: int
    person: str
    name: str


class Botted(Entry, frozen=True, tag="botted"):
    """A bot sat down."""

    seat: int
    bot: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became free: its person left, was asked to leave, or did not reveal the salt."""

    seat: int
    why: Literal["left", "removed", "silent"]


class Promised(Entry, frozen=True, tag="promised"):
    """A seat committed to a salt."""

    seat: int
    commitment: str


class Begins(Entry, frozen=True, tag="begins"):
    """Which seat begins was chosen (none: it is drawn): these are the options now, with the commitment to them and to the secret."""

    seat: int | None
    options: dict[str, Any]
    commitment: str


class Closed(Entry, frozen=True, tag="closed"):
    """All seats are taken and the game is to begin: every seat that promised a salt now reveals it.

    Whoever reveals holds the first line of the record by then, which names every commitment, and the hall's signature of it.
    """

    header: str = ""  # nothing in the first way of dealing
    hall: str = ""
    signature: str = ""


class Void(msgspec.Struct, frozen=True):
    """A seat by which a round of revealing salts was void: its salt did not come, its person left or was asked to leave."""

    seat: int
    name: str
    why: Literal["silent", "left", "removed"]


class Salted(Entry, frozen=True, tag="salted"):
    """The hall chose a salt for a seat that had promised none: in the first way of dealing, in which it was bound to nothing."""

    seat: int
    salt: str


class Revealed(Entry, frozen=True, tag="revealed"):
    """A seat revealed the salt it had promised."""

    seat: int
    salt: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """Not everyone revealed a salt: the table gathers again, and all salts are void."""

    void: list[Void] = []  # by whom; nothing in the first way of dealing


class Line(Entry, frozen=True, tag="line"):
    """A line of the record; `spent` is what the seat's clock lost by it."""

    text: str
    spent: int = 0


class Laid(Entry, frozen=True, tag="laid"):
    """A seat chose while others still choose, in part or (`whole`) for good; its line comes when all have chosen."""

    seat: int
    text: str
    whole: bool = False
    spent: int = 0


class Lifted(Entry, frozen=True, tag="lifted"):
    """A seat took back the last it had laid; `whole` if it had chosen for good."""

    seat: int
    whole: bool = False


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something; `like` is who at the table has nearly the same name, and is somebody else."""

    person: str
    name: str
    text: str
    like: str = ""


What = Literal["undo", "end", "pause", "stand-in", "hand-on", "claim"]


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asks all others: to take back (to before `line`), to end unscored, to pause; or something that is about another seat."""

    seat: int
    what: What
    line: int = 0
    of: int = -1  # the seat it is about: a bot is to play there, another person, or its time is up and it is to count as given up


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answers what was asked; a no ends the matter."""

    seat: int
    yes: bool


class Excused(Entry, frozen=True, tag="excused"):
    """Seats need not be waited for: their people have been away for the whole grace."""

    seats: list[int]


class Nudged(Entry, frozen=True, tag="nudged"):
    """A seat reminds another one that it is its turn."""

    seat: int
    of: int


class Handed(Entry, frozen=True, tag="handed"):
    """All who remain agreed that an invitation opens a seat to another person."""

    seat: int


class Stoodin(Entry, frozen=True, tag="stoodin"):
    """A bot plays on for a seat: its person left, ran out of time, gave up, was away too long, or all others asked for it."""

    seat: int
    bot: str
    why: Literal["left", "time", "conceded", "freed", "asked"]
    spent: int = 0  # what the seat's clock lost by then


class Returned(Entry, frozen=True, tag="returned"):
    """A seat's person plays again."""

    seat: int


class Moved(Entry, frozen=True, tag="moved"):
    """Another person plays a seat from now on; or its own person again, to whom it still belongs."""

    seat: int
    person: str
    name: str


class Paused(Entry, frozen=True, tag="paused"):
    """The game rests; `spent` is what each seat's clock lost by then."""

    spent: list[int] = []


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class Signed(Entry, frozen=True, tag="signed"):
    """The hall signed the record, which has ended."""

    hall: str
    signature: str


class Hooked(Entry, frozen=True, tag="hooked"):
    """The opener had a group's chat be told whose turn it is, at a web address (nothing: no longer), in a language."""

    url: str
    lang: str = "en"


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people gather again elsewhere."""

    table: str


Anything = (
    Opened | Sat | Botted | Stood | Promised | Begins | Closed | Salted | Revealed | Reopened | Line | Laid | Lifted | Said | Asked
    | Answered | Excused | Nudged | Handed | Stoodin | Returned | Moved | Paused | Resumed | Rematched | Signed | Hooked
)  # fmt: skip
Open = (
    Sat | Botted | Stood | Promised | Begins | Closed | Reopened | Said | Asked | Answered | Excused | Nudged | Handed | Stoodin | Returned
    | Moved | Paused | Resumed | Rematched
)  # fmt: skip  # what leaves as it is


TOLD_AS_THEY_ARE = frozenset(get_args(Open))
UNNUMBERED = frozenset((Laid, Lifted))  # until a seat has chosen for good


class Logged(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """An entry as it is kept: when, and where a person asked for it with a key, who and which, so that nothing happens twice."""

    at: int
    entry: Anything
    by: str = ""
    key: str = ""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Logged).decode
