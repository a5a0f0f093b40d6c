"""Random play to the end, for any game: written once, against `core.State`."""

from __future__ import annotations

from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import DEALER, NOBODY


def playout(s: State, rng: Rng, moves: Moves) -> int:
    """Play at random to the end; returns the seats' moves made."""
    made = 0
    while True:
        actor = s.actor
        if actor == DEALER:
            s.apply(s.deal(rng, moves))
        elif actor == NOBODY:
            return made
        else:
            s.apply(moves.move[rng.below(s.fill(moves))])
            made += 1


def play_games(fresh: State, number: int, rng: Rng) -> tuple[int, int]:
    """Play random games from this beginning; returns the seats' moves made and a checksum of the points."""
    moves = Moves(fresh.room())
    s = fresh.copy()
    made = 0
    check = 0
    for _ in range(number):
        s.copy_from(fresh)
        made += playout(s, rng, moves)
        for seat in range(s.players):
            check = (check * 31 + s.score(seat)) & 0xFFFFFFFF
    return made, check
