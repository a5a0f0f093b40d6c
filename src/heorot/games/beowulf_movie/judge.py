"""A bot's eye for the Movie: what the figures on the board may expect, one's own against the others', and what is worth keeping."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.core.state import Moves
from heorot.core.vocabulary import NOBODY
from heorot.games.beowulf_movie.board import figure_of, owner_of, value_of
from heorot.games.beowulf_movie.parts import (
    ACT,
    ACTS,
    BEGUN,
    DRAW,
    FIGURE,
    FIGURES,
    HORN,
    LONGSHIP,
    N_OPEN,
    N_SPACES,
    PLAY,
    REMOVING,
    STEP,
    SWAPPING_WITH,
    TURN,
)
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.scoring import both_sums, turn_down

FEAR = 0.7  # how much a point of all the others together weighs against a point of one's own
KEPT = 3.5  # what a diamond may bring in a later act, if its figure is kept for it
LATE = 2.0  # what it may still bring in this act, while the board is open
EVERY = 1000  # so many moves are looked at in full: all of them


class MovieJudge:
    """Looks one move ahead; keeps states to try things on."""

    def __init__(self, players: int) -> None:
        self.after = Movie(players)
        self.trial = Movie(players)
        self.moves = Moves(self.after.room())
        self.more = Moves(self.after.room())
        self.looked_at = EVERY

    def gain(self, seen: Movie, move: int) -> int:
        """Return the points of a move."""
        self.after.copy_from(seen)
        self.after.apply(move)
        return self.after.score(seen.actor) - seen.score(seen.actor)

    def worth(self, seen: Movie, move: int) -> float:
        """Return how much better the seat stands after a move; of a draw, after the best tile of the hand."""
        seat = seen.actor
        before = standing(seen, seat)
        if move == DRAW:
            self.after.copy_from(seen)
            if seen.now[STEP] != TURN or seen.sizes[seat] == 0:
                return 0.0
            self.after.now[STEP] = PLAY
            return best_reply(self, self.after, seat) - before
        self.after.copy_from(seen)
        self.after.apply(move)
        if self.after.actor == seat and REMOVING <= self.after.now[STEP] <= SWAPPING_WITH:
            return best_target(self, seat) - before
        return standing(self.after, seat) - before

    def reason(self, seen: Movie, move: int) -> Message:
        """Return the points now, and how much better the seat stands."""
        hopes = round(self.worth(seen, move), 1)
        return Message("reason-movie-worse" if hopes < 0 else "reason-movie", {"points": self.gain(seen, move), "hopes": abs(hopes)})


def best_reply(judge: MovieJudge, s: Movie, seat: int) -> float:
    """Return how the seat stands after the best tile of its hand."""
    best = standing(s, seat)
    first = True
    for i in range(s.fill(judge.moves)):
        judge.trial.copy_from(s)
        judge.trial.apply(judge.moves.move[i])
        value = standing(judge.trial, seat)
        if first or value > best:
            best = value
            first = False
    return best


def best_target(judge: MovieJudge, seat: int) -> float:
    """Return how the seat stands after the best use of the ability it is asked about."""
    best = standing(judge.after, seat)
    for i in range(judge.after.fill(judge.more)):
        judge.trial.copy_from(judge.after)
        judge.trial.apply(judge.more.move[i])
        value = standing(judge.trial, seat)
        if value > best:
            best = value
    return best


def standing(s: Movie, seat: int) -> float:
    """Return how a seat stands: its points and hopes, less the others'."""
    mine = 0.0
    theirs = 0.0
    mean = 0.0
    horns = 0.0
    unseen = 0
    for kind in range(s.now[BEGUN + s.now[ACT] - 1], s.now[BEGUN + s.now[ACT]]):
        mean += s.bag[kind] * value_of(s, kind)
        unseen += s.bag[kind]
        if s.ability[kind] == HORN:
            horns += s.bag[kind]
    if unseen:
        mean /= unseen
        horns /= unseen
    if s.actor != NOBODY:
        turn_down(s, False)
        for i in range(s.now[N_SPACES]):
            c = s.spaces[i]
            what = s.board[c]
            if what >= FIGURE:
                total = both_sums(s, c)
                hope = (total + 0.6 * s.gaps * mean) * (s.diamonds[figure_of(what)] + s.horns + 0.6 * s.gaps * horns)
                if owner_of(what) == seat:
                    mine += hope
                else:
                    theirs += hope
    for other in range(s.players):
        held = s.points[other] + kept(s, other)
        if other == seat:
            mine += held
        else:
            theirs += held
    return mine - FEAR * theirs / (s.players - 1)


def kept(s: Movie, seat: int) -> float:
    """Return what unused figures may still bring: in this act while there are open spaces, or in a later one."""
    if s.actor == NOBODY:
        return 0.0
    found = 0.0
    room = s.now[N_OPEN] / (s.now[N_SPACES] + 1.0)
    for figure in range(1, len(FIGURES)):
        each = LATE * room
        if s.now[ACT] < ACTS and figure != LONGSHIP:
            each = KEPT
        found += s.supply[seat * 8 + figure] * s.diamonds[figure] * each
    return found
