"""How a game ended: places, points and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heorot.core.message import Message


@dataclass(frozen=True)
class Result:
    """Places (1 is the best, equal ones are shared), points, and why they are so."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    why: Message

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_of(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each merit; the greater the better, equal ones share a place.

    >>> places_of([(3,), (5,), (3,), (1,)])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def placed(places: Sequence[int], conceded: Sequence[int]) -> tuple[int, ...]:
    """Return the places once seats have conceded, in this order: behind all the others, and who held out longer before who did not.

    >>> placed((1, 2, 2, 4), [])
    (1, 2, 2, 4)
    >>> placed((1, 2, 2, 4), [3, 0])
    (3, 1, 1, 4)
    """
    if not conceded:
        return tuple(places)
    return places_of([(0, conceded.index(seat)) if seat in conceded else (1, -place) for seat, place in enumerate(places)])
