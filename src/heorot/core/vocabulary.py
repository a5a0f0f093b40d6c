"""The fixed numbers of the vocabulary: plain Python, never compiled, so that every module can import them."""

from __future__ import annotations

DEALER = -1  # who deals, draws and rolls
NOBODY = -2  # who acts when the game is over
ACTING = -3  # as a seat: whoever is `state.actor`
EVERYONE = -4  # as an audience: all seats and onlookers
HIDDEN = 0  # as a move: one that the onlooker may not know
NOTE_SIZE = 10  # ints in a note
