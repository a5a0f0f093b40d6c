"""The fixed numbers of the vocabulary: plain Python, never compiled, so that every module can import them."""

from __future__ import annotations

DEALER = -1  # who deals, draws and rolls
NOBODY = -2  # who acts when the game is over
ACTING = -3  # as a seat: whoever is `state.actor`
EVERYONE = -4  # as an audience: all seats and onlookers
BUT = -10  # as an audience: BUT - seat is everyone but this seat
MOST_MOVE = 1 << 31  # what a move stays below
HIDDEN = 0  # as a move: one that the onlooker may not know
VICTORY = 60  # the parts of a victory: so many that up to six can share it in whole numbers


def hears(audience: int, seat: int | None) -> bool:
    """Whether a seat, or an onlooker (None), belongs to an event's audience.

    >>> hears(EVERYONE, None), hears(2, 2), hears(2, None), hears(BUT - 2, 2), hears(BUT - 2, 0)
    (True, True, False, False, True)
    """
    if audience >= 0:
        return audience == seat
    return audience == EVERYONE or audience != BUT - (-1 if seat is None else seat)
