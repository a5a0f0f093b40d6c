"""What a seat of the Movie is asked to do just now."""

from __future__ import annotations

from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.rules import Movie

ASKED = {p.PLAY: "play", p.SWAPPING: "swap", p.SWAPPING_WITH: "with", p.REFILL: "refill"}
REMOVED = {p.TEMPTATION: "remove-valor", p.VALOR: "remove-temptation"}  # by the tile that was laid (BM-A2, BM-A3)


def task(seen: Movie) -> str:
    """Return the task of whoever acts, as the message `table-task-…` says it."""
    step = seen.now[p.STEP]
    if step == p.REMOVING:
        return REMOVED[seen.ability[seen.board[seen.now[p.MARK]]]]
    if step in ASKED:
        return ASKED[step]
    moves = seen.legal()
    if p.DRAW in moves:
        return "turn" if len(moves) > 1 else "draw"
    figures = any(p.PLACE < move >> p.SHIFT <= p.PLACE + p.LONGSHIP for move in moves)
    tiles = any(move >> p.SHIFT >= p.CASH for move in moves)
    return "either" if figures and tiles else "figure" if figures else "play"
