"""What can happen in Bellum Magica: for each class a sentence `note-…` in words.*.ftl, and a type in the browser."""

from __future__ import annotations

from typing import Annotated

from heorot.core.events import DEALING, REASON, As, Event
from heorot.core.state import State
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.realm import Realm

TOKENS = ("none", "shield", "magic", "spell")  # what a creature may bring, as the words choose by it


def card_named(card: int, state: State) -> str:
    """Tell a card by its id."""
    return p.CARDS[card]


def lord_in(castle: int, state: Realm) -> int:
    """Tell the seat whose castle it is."""
    return list(state.castles).index(castle)


def side_named(side: int, state: State) -> str:
    """Tell a side of a castle: `left` or `right`."""
    return p.SIDES[side]


def kind_named(kind: int, state: State) -> str:
    """Tell a kind of chest: `wood`, `iron` or `gold`."""
    return p.KIND_NAMES[kind]


def token_named(bonus: int, state: State) -> str:
    """Tell the token that a creature brings, or `none`."""
    return TOKENS[bonus]


def faces_named(faces: int, state: State) -> tuple[str, ...]:
    """Tell faces of the die, a bit each, by their numbers."""
    return tuple(str(face) for face in range(1, p.FACES + 1) if faces >> face & 1)


def per_day(number: int, state: State) -> float:
    """Tell what all six faces bring together as what a day brings on average."""
    return round(number / p.FACES, 2)


def values_told(row: bytes, kind: int, state: Realm) -> str:
    """Tell the values of the chests of a kind in a row, the highest first: `8 + 7 + 7`, or `none`."""
    values = sorted((state.value[code] for code in row if state.kind[code] == kind), reverse=True)
    return " + ".join(str(value) for value in values) or "none"


def golden(row: bytes, state: Realm) -> str:
    """Tell the values of the golden chests of a row."""
    return values_told(row, p.GOLD, state)


def of_iron(row: bytes, state: Realm) -> str:
    """Tell the values of the iron chests of a row."""
    return values_told(row, p.IRON, state)


def wooden(row: bytes, state: Realm) -> str:
    """Tell the values of the wooden chests of a row."""
    return values_told(row, p.WOOD, state)


Card = Annotated[int, card_named]
Lair = Annotated[int, As("castle", card_named), As("other", lord_in)]
Side = Annotated[int, side_named]
ChestKind = Annotated[int, kind_named]
Token = Annotated[int, token_named]
Faces = Annotated[int, faces_named]
PerDay = Annotated[int, per_day]
Row = Annotated[bytes, As("gold", golden), As("iron", of_iron), As("wood", wooden)]


# Setting up.


class Captained(Event):
    """A seat is the first captain."""


class CastleDealt(Event):
    """A seat gets a castle from the dealer."""

    castle: Card


class CastleChosen(Event):
    """A seat chooses a castle."""

    castle: Card


class GoblinDealt(Event):
    """A seat gets a goblin."""

    role = DEALING
    creature: Card


class Sealed(Event):
    """A seat has chosen where its goblins go."""


class Placed(Event):
    """The goblins of a seat go left and right."""

    creature: Card
    side: Side
    other: Card
    other_side: Side


class Revealed(Event):
    """A creature is turned up."""

    role = DEALING
    creature: Card


class RevealedPlace(Event):
    """A place is turned up."""

    role = DEALING
    place: Card


# The active horde, gathering and scouts.


class Dawned(Event):
    """A day begins; the seat is captain."""

    day: int


class DawnedSpells(Dawned):
    """The same, and spells of the captain are ready again."""

    spells: int


class Rolled(Event):
    """The captain has rolled the die."""

    face: int


class PaidBarrel(Event):
    """A seat pays a barrel for another roll."""


class Cast(Event):
    """The captain uses a spell for another roll."""


class Held(Event):
    """The captain uses a spell, which keeps the others from rerolling today."""


class LetBe(Event):
    """A seat leaves the die as it lies."""


class Gathered(Event):
    """A lord gathers food and glyphs."""

    food: int
    glyphs: int


class NoFood(Event):
    """A lord goes without so much food: the supply is empty."""

    food: int


class Scouted(Event):
    """A lord has the most maps."""

    maps: int


class ScoutedTie(Event):
    """A lord is one of several with the most maps."""

    maps: int


class Drew(Event):
    """A lord takes a chest of which the others see the kind."""

    role = DEALING
    audience: int
    kind: ChestKind


class Drawn(Event):
    """What is in the chest, for its owner alone."""

    role = DEALING
    audience: int
    kind: ChestKind
    value: int


class NoChest(Event):
    """A lord takes nothing: no stack has a chest left."""


# Attacks.


class Took(Event):
    """A lord takes a place: what it brings, the chests by their kinds."""

    place: Card
    food: int
    glyphs: int
    barrels: int
    wood: int
    iron: int
    gold: int


class TookNothing(Event):
    """A lord takes a place that brings him nothing."""

    place: Card


class LostBarrels(Event):
    """A lord leaves barrels behind."""

    barrels: int


class Raided(Event):
    """A lord raids a castle, for so many chests."""

    castle: Lair
    chests: int


class RaidedUpTo(Raided):
    """The same, for as many chests as the thieves like, up to so many."""


class Named(Event):
    """A thief names a chest of the row."""

    number: int
    kind: ChestKind


class Robbed(Event):
    """Chests are carried off from a lord, who gets a shield."""

    wood: int
    iron: int
    gold: int


class RobbedBare(Robbed):
    """The same, but no shield is left in the supply."""


class LeftRest(Event):
    """A thief leaves the other chests lying; so many more could have been carried off."""

    chests: int


class TenChests(Event):
    """A lord has ten chests: the game ends after the attacks of this day, unless he is robbed."""


class BelowTen(Event):
    """A lord has no ten chests any more."""


class Saw(Event):
    """What is in a stolen chest, for the thief alone."""

    audience: int
    kind: ChestKind
    value: int


class Stayed(Event):
    """A lord attacks nothing."""


# The evening and the end.


class Hired(Event):
    """A creature is hired, and put left or right."""

    creature: Card
    side: Side
    food: int
    glyphs: int
    bonus: Token


class NoShield(Event):
    """A creature's shield is not to be had: the supply is empty."""


class Rested(Event):
    """A lord hires no more."""


class Night(Event):
    """No chest has left the stacks for so many days."""

    days: int


class LastDay(Event):
    """The tenth quiet day begins: unless a chest leaves the stacks, it is the last one."""


class Ended(Event):
    """Somebody has ten chests: the game is over."""


class EndedQuiet(Event):
    """Ten quiet days: the game is over."""


class Counted(Event):
    """A lord's chests are opened: what they are worth, how many they are, and the values of each kind, or `none`."""

    points: int
    chests: int
    row: Row


# What a preview adds; the rules never tell it.


class Income(Event, abstract=True):
    """What a creature would bring on one side, per day on average."""

    role = REASON
    creature: Card


class IncomeLeft(Income):
    """On the left it gathers and scouts."""

    food: PerDay
    glyphs: PerDay
    maps: PerDay


class IncomeRight(Income):
    """On the right it fights and steals."""

    swords: PerDay
    magic: PerDay
    thieves: PerDay


class IncomeNone(Income):
    """On this side nothing is printed."""


class Reach(Event):
    """A place or a castle that could be attacked with more faces."""

    role = REASON
    target: Card
    faces: Faces


class Chances(Event):
    """The faces with which another roll would help."""

    role = REASON
    count: int
    faces: Faces


class ChancesNone(Event):
    """With no face would another roll help."""

    role = REASON
