"""What is shown of a seen state of Bellum Magica, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass

from heorot.core.options import Value


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class CardView:
    """A castle, a goblin or a creature: six lines on each side, a letter for every symbol, `-` for none (see the parts file)."""

    id: str
    group: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    shield: int
    magic_shield: int
    bonus: str
    source: str


@dataclass(slots=True)
class CreatureView:
    """A creature in a horde, with the six lines of the side it is on."""

    id: str
    group: str
    side: str
    lines: tuple[str, ...]
    source: str


@dataclass(slots=True)
class PlaceView:
    """A place: farm, village, town or the tavern; `loot` says how many of food, glyph, barrel, wood, iron, gold."""

    id: str
    kind: str
    shield: int
    magic_shield: int
    loot: dict[str, int]
    source: str


@dataclass(slots=True)
class HireView:
    """A creature face up: what each side of it brings per day on average; the ways to pay."""

    card: CardView
    deck: str
    mean_left: dict[str, float]
    mean_right: dict[str, float]
    costs: tuple[dict[str, int], ...]


@dataclass(slots=True)
class LineView:
    """A lord's line: what it adds up to, and what a day with it would bring as things lie now.

    `scouts`: the chest its maps would bring ("iron", "wood" in a tie or where no iron one is left, or nothing). `best`: the attack that
    brings most, or nothing.
    `worth`: all this in hundredths of a point (see the help, MA-D1); `better`: more than the active line's.
    """

    face: int
    food: int
    glyphs: int
    maps: int
    swords: int
    magic: int
    thieves: int
    scouts: str | None
    best: str | None
    worth: int
    better: bool


@dataclass(slots=True)
class TargetView:
    """A place or another lord's castle as a target of a lord: what his active line lacks, and the faces with which he could attack it.

    `thief`: no thief on the active line, against a castle; `empty`: a castle without chests.
    """

    id: str
    castle: bool
    swords: int
    magic: int
    thief: bool
    empty: bool
    faces: tuple[int, ...]


@dataclass(slots=True)
class SeatView:
    """A lord: castle, store, tokens, horde, lines and targets; all of it public. `goblins`: dealt, not placed yet.

    `shield` and `magic_shield`: printed and tokens together. `helped`: how many of the six faces are better than the active one.
    """

    seat: int
    points: int
    castle: CardView | None
    shield: int
    magic_shield: int
    shield_tokens: int
    magic_tokens: int
    food: int
    glyphs: int
    barrels: int
    spells: int
    spent_spells: int
    chests: dict[str, int]
    goblins: tuple[CardView, ...]
    creatures: tuple[CreatureView, ...]
    lines: tuple[LineView, ...]
    helped: int
    targets: tuple[TargetView, ...]


@dataclass(slots=True)
class ChestView:
    """A chest in a row: its value if the onlooker knows it, and the seats that do; `named`: a thief has named it."""

    kind: str
    value: int | None
    known: tuple[int, ...]
    named: bool


@dataclass(slots=True)
class RowView:
    """The row of a seat's chests, in order of arrival: what those the onlooker knows are worth, and all at least, at most, on average."""

    seat: int
    chests: tuple[ChestView, ...]
    known: int
    least: int
    most: int
    mean: float


@dataclass(frozen=True)
class View:
    """All that is shown of a seen state.

    `ribbon`: which of the six steps of the day it is, -1 before the first day. `castles`: those nobody has, while they are chosen.
    `sealed`: by seat "?" for a choice one may not see, "left right" for one's own, nothing if there is none. `unseen`: by kind and value
    the chests that the onlooker has not seen, in stacks and in rows. `bearers`: how many chests can be stolen in the raid on `victim`.
    `last`: why this is the last day as things stand, "chests" or "quiet", or nothing. `held`: a spell keeps all but the captain from
    rerolling today. `supply`: the food and shields left, where they can run out.
    """

    actor: int
    actors: tuple[int, ...]
    seat: int
    step: str
    ribbon: int
    options: dict[str, Value]
    captain: int | None
    day: int
    face: int
    quiet: int
    last: str
    held: bool
    supply: dict[str, int] | None
    castles: tuple[CardView, ...]
    tavern: PlaceView
    places: tuple[PlaceView, ...]
    taken: tuple[str, ...]
    hires: tuple[HireView | None, ...]
    seats: tuple[SeatView, ...]
    rows: tuple[RowView, ...]
    sealed: tuple[str | None, ...]
    unseen: dict[str, dict[str, int]]
    stacks: dict[str, int]
    kingdom: dict[str, int]
    decks: dict[str, int]
    victim: int | None
    bearers: int
