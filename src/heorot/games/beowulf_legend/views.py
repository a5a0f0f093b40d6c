"""What is shown of a seen state of the Legend, as plain dataclasses. Cards, tokens and icons are named as in the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from heorot.core.options import Value


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class EpisodeView:
    """An episode of the track: its kind ("risk", "turn-order", "auction" …), what fits, its icons (or choices, prize, reward).

    `name` is shown where the words have none for `id`; `give`: what an opportunity asks for; `skipped`: not in this game; `ours`: what is
    reconstructed of an episode that is partly from the rulebook ("place", "icon-5" …).
    """

    number: int
    id: str
    name: str
    kind: str
    symbols: tuple[str, ...]
    icons: tuple[str, ...]
    give: tuple[str, ...]
    source: str
    skipped: bool
    ours: tuple[str, ...]


class FigureView(TypedDict):
    """A worth that is not sure: between two numbers, with a mean where one is known (core/preview.py, Figure)."""

    low: int
    high: int
    mean: NotRequired[float]


@dataclass(slots=True)
class IconView:
    """An icon of the current episode. `open`: within the players' number, or a choice; `gives`: its token has not run out.

    `worth`: what it would bring who looks, as things stand: a number where that is sure; None for onlookers.
    """

    icon: str
    open: bool
    gives: bool
    taker: int | None
    worth: int | FigureView | None


@dataclass(slots=True)
class SeatView:
    """A seat. `hand`: all its cards, `?` for those one cannot name; `known`: those of it that everyone knows.

    `table`: cards lying before it; `laid`: sealed cards (`?` for another's, where their number is public); `total`: symbols or treasure of
    this episode; `need`: how many more it needs to stay in; `owned`: square tokens; `allies`: alliance tokens, `?` for hidden ones;
    `famed`: those of them that everyone has seen; `shown`: tokens shown in this episode; `public`: points that everyone can know, as things
    stand; `standing`: the same with all that this onlooker knows. Where the sums are secret there is no `public`, and of others no
    `standing`, and their `owned` are `?`, but for what they show just now.
    """

    seat: int
    points: int
    public: int | None
    standing: int | None
    hand: tuple[str, ...]
    known: tuple[str, ...]
    table: tuple[str, ...]
    laid: tuple[str, ...]
    sealed: bool
    inside: bool
    total: int
    need: int
    marker: int
    owned: tuple[str, ...]
    allies: tuple[str, ...]
    famed: tuple[str, ...]
    shown: tuple[str, ...]
    scratches: int
    wounds: int
    doubles: int


@dataclass(slots=True)
class OddsView:
    """How likely a risk brings at least one fitting card: with two cards, and with five; and the cards it may bring, with their number."""

    risk: float
    daring: float
    cards: int
    good: dict[str, int]
    bad: dict[str, int]


@dataclass(slots=True)
class SpecialView:
    """A special card of the box: its type and symbols, or what its text does ("blessing" …); `used`: whether it is in this game.

    `ours`: what is reconstructed of a card that is partly from the rulebook ("players", "number" …).
    """

    card: str
    type: str
    symbols: int
    effect: str
    source: str
    used: bool
    ours: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """All that is shown of a seen state. `unseen`: cards that the pile may hold, or hidden hands; `owed`: what is still to be given."""

    actor: int
    turn: int
    step: str
    phase: str
    options: dict[str, Value]
    starter: int
    episode: int
    track: tuple[EpisodeView, ...]
    specials: tuple[SpecialView, ...]
    icons: tuple[IconView, ...]
    seats: tuple[SeatView, ...]
    pile: int
    discards: dict[str, int]
    turned: tuple[str, ...]
    unseen: dict[str, int]
    left: int
    owed: tuple[str, ...]
    odds: OddsView | None
    shelf: tuple[str, ...]
    gone: tuple[str, ...]
    supply: dict[str, int]
    bag: int
    allies: dict[str, int]
