"""What can happen in the Legend: for each class a sentence `note-…` in words.*.ftl, and a type in the browser."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from heorot.core.events import DEALING, SHOWING, As, Event
from heorot.core.message import Message
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.stores import Stores
from heorot.games.beowulf_legend.writing import SPECIALS, TOKEN_KINDS, WHATS, card_of, episodes_called

HURTS = ("healwound", "healdouble", "healscratches")
LAST_OF_KIND = (p.LAST_FAME, p.LAST_TREASURE, p.ALLY_TREASURE, p.LAST_ALLY)


def card_named(kind: int, state: Stores) -> str:
    """Tell a card by the id of its type or of the special card; one of somebody's own by its name."""
    if kind < p.FIRST_SPECIAL:
        return p.TYPES[state.type[kind]]
    name = card_of(state, kind)
    return name.lower() if name.lower() in SPECIALS else name


def sign_said(kind: int, state: Stores) -> str:
    """Tell that a card has two symbols, as it is read after its name; the names of special cards need no sign."""
    return "\u00a0×2" if kind < p.FIRST_SPECIAL and state.value[kind] == 2 else ""


def card_written(kind: int, state: Stores) -> str:
    """Tell a card as the notation writes it."""
    return card_of(state, kind)


def token_named(token: int, state: Stores) -> str:
    """Tell what kind of token it is."""
    return tuple(TOKEN_KINDS)[sum(token > last for last in LAST_OF_KIND)]


def value_told(token: int, state: Stores) -> int:
    """Tell the value of a token."""
    return p.TOKEN_VALUES[token]


def token_written(token: int, state: Stores) -> str:
    """Tell a token as the notation writes it."""
    return p.TOKEN_NAMES[token]


def cards_listed(kinds: tuple[int, ...], state: Stores) -> tuple[Message, ...] | None:
    """Tell cards as a list, equal ones together, but for those with a ×2 of their own; nothing where there are none."""
    told = []
    for kind, count in Counter(kinds).items():
        sign = sign_said(kind, state)
        said = Message("table-shown", {"count": 1 if sign else count, "card": card_named(kind, state), "sign": sign})
        told += [said] * (count if sign else 1)
    return tuple(told) or None


def tokens_listed(tokens: tuple[int, ...], state: Stores) -> tuple[Message, ...] | None:
    """Tell tokens as a list, equal ones together; nothing where there are none."""
    told = [
        Message("table-shown-token", {"count": count, "token": token_named(token, state), "value": value_told(token, state)})
        for token, count in Counter(tokens).items()
    ]
    return tuple(told) or None


def how_many(things: tuple[int, ...], state: Stores) -> int:
    """Tell how many there are."""
    return len(things)


def icon_gives(icon: tuple[int, int], state: Stores) -> str:
    """Tell what an icon gives."""
    return WHATS[icon[0]]


def icon_number(icon: tuple[int, int], state: Stores) -> int:
    """Tell the number on an icon: the value of its token, or how many there are."""
    return icon[1]


def icon_card(icon: tuple[int, int], state: Stores) -> str:
    """Tell the special card that an icon gives, if it does."""
    return card_named(icon[1], state) if icon[0] == p.GET_SPECIAL else ""


def episode_numbered(episode: int, state: Stores) -> int:
    """Tell an episode by its place on the track."""
    return episode + 1


def episode_named(episode: int, state: Stores) -> str:
    """Tell an episode by its id, or by an own name."""
    return episodes_called(bytes(state.text), state.now[p.N_KINDS])[episode]


def hurt_named(hurt: int, state: Stores) -> str:
    """Tell what is healed."""
    return HURTS[hurt]


def per_cent(mille: int, state: Stores) -> float:
    """Tell thousandths as per cents."""
    return mille / 10


def signed(points: int, state: Stores) -> str:
    """Tell points with their sign: `+5`, `−15`, `0`."""
    return f"{points:+}".replace("-", "−") if points else "0"


Card = Annotated[int, card_named, As("sign", sign_said), As("kind", card_written)]
Token = Annotated[int, token_named, As("value", value_told), As("kind", token_written)]
Cards = Annotated[tuple[int, ...], cards_listed, As("count", how_many)]
Tokens = Annotated[tuple[int, ...], tokens_listed, As("count", how_many)]
Icon = Annotated[tuple[int, int], As("what", icon_gives), As("number", icon_number), As("card", icon_card)]  # what it gives, and the number
Place = Annotated[int, episode_numbered, As("episode", episode_named)]
Hurt = Annotated[int, hurt_named]
PerMille = Annotated[int, per_cent]
Signed = Annotated[int, signed]


# The track, and the dealer.


class Started(Event):
    """A seat is the first start player."""


class Episode(Event):
    """Beowulf comes to an episode."""

    number: Place


class LastEpisode(Event):
    """After this episode the scores are counted."""


class NewStart(Event):
    """A seat is the new start player."""


class Drew(Event):
    """A seat draws a card that the others do not see."""

    role = DEALING
    audience: int


class DrewCard(Event):
    """The card that it drew, for the seat alone."""

    role = DEALING
    audience: int
    card: Card


class Revealed(Event):
    """A card is turned up."""

    role = DEALING
    card: Card


class Allied(Event):
    """A seat takes an alliance token that the others do not see."""

    role = DEALING
    audience: int


class AlliedWith(Event):
    """The alliance token that it took, for the seat alone."""

    role = DEALING
    audience: int
    token: Token


class Reshuffled(Event):
    """The discards are the new pile."""

    role = DEALING
    count: int


# Minor episodes.


class Passed(Event):
    """A seat does without a minor episode."""


class Risked(Event):
    """A seat takes a risk."""

    cards: int


class RiskedFive(Risked):
    """The same with Beowulf's Daring."""


class Kept(Event):
    """A risk brought cards that fit, into the hand."""

    card: Card
    count: int
    total: int


class KeptPlayed(Kept):
    """The same in a turn, where they are played; `total` is what the seat has with them."""


class Failed(Event):
    """Nothing of a risk fits."""


class Gave(Event):
    """A card is given in an opportunity."""

    card: Card


class GaveToken(Event):
    """A fame token is given."""

    token: Token


class Picked(Event):
    """A card of a recovery is taken."""

    card: Card


# Major episodes.


class Laid(Event):
    """A card is laid face down: for the others, where they see that."""

    audience: int


class LaidCard(Event):
    """The card that is laid, for the seat alone."""

    audience: int
    card: Card


class Sealed(Event):
    """A seat has laid all its cards."""

    audience: int


class Opened(Event):
    """A seat shows a card; `total` counts its symbols so far."""

    role = SHOWING
    card: Card
    total: int


class OpenedToken(Event):
    """A seat shows treasure; `total` is its worth so far."""

    role = SHOWING
    token: Token
    total: int


class OpenedEnd(Event):
    """A seat has shown all its cards."""

    total: int
    cards: Cards


class OpenedTreasure(Event):
    """A seat has shown all its treasure."""

    total: int
    tokens: Tokens


class Ranked(Event):
    """A seat takes a marker by its total."""

    marker: int
    total: int


class Returned(Event):
    """Cards laid as a bluff go back to the hand."""

    card: Card
    count: int


class Played(Event):
    """A card is played in a turn; `high` is the highest total of the others."""

    card: Card
    total: int
    high: int


class Out(Event):
    """A seat is out, and takes a marker."""

    marker: int


class LastIn(Event):
    """A seat is the last one in, and takes marker 1."""


# Auctions.


class Showed(Event):
    """Treasure is shown in an auction; `high` is the highest total of the others."""

    token: Token
    total: int
    high: int


class BidOut(Event):
    """A seat is out of an auction, and keeps its treasure."""


class Won(Event):
    """A seat wins an auction."""

    total: int


class Paid(Event):
    """Tokens go back."""

    token: Token
    count: int


# What is got, what hurts and heals.


class Took(Event):
    """A seat has chosen an icon, and is asked something about it first."""

    icon: Icon


class Got(Event):
    """A seat gets what an icon shows."""

    icon: Icon


class GotNothing(Event):
    """There is nothing of what an icon shows."""

    icon: Icon


class Scratched(Event):
    """A seat takes a scratch, and has so many now."""

    count: int


class Wounded(Event):
    """The third scratch is a wound; so many there are now."""

    count: int


class Healed(Event):
    """A wound tile or all scratches are gone."""

    what: Hurt


# Text cards.


class Blessed(Event):
    """King Hrothgar's Blessing takes a card back."""

    card: Card


class Shielded(Event):
    """Queen Wealhtheow's Inspiration avoids what is bad about an icon."""

    icon: Icon


class Persisted(Event):
    """Beowulf's Resolve undoes a failed risk."""


class Mended(Event):
    """The Warrior's Rest returns scratches."""

    count: int


class Declined(Event):
    """A seat does not use a text card, though it could."""

    card: Card


# The end.


class Scored(Event):
    """A score, and how it came about; `health` is what wounds bring or cost."""

    points: int
    tokens: int
    allies: int
    misfortunes: int
    health: Signed
    wounds: int


class Fallen(Event):
    """By the harsh variant a seat has fallen, and scores nothing."""

    wounds: int


class Ended(Event):
    """The saga is told."""


# What a preview forecasts; the rules tell none of it.


class ForecastRisk(Event):
    """How likely something fits."""

    percent: PerMille


class ForecastNeed(Event):
    """How much is needed yet to stay in."""

    count: int


class ForecastEnough(Event):
    """Nothing more is needed to stay in."""
