"""Search's eye for the Movie: how all seats stand is counted once, and what a move changes is added to it.

A figure may expect (sum + hoped) x (diamonds + Horns + hoped): what a tile of value v with h Horns adds on a space is therefore
s0 + v·sb + h·sa + v·h·sw, where the four sums go over the figures which that space counts for, one's own for one, the others' against one.
"""

from __future__ import annotations

from array import array
from typing import Any

from heorot.core.eye import Eye, doubles
from heorot.core.state import Moves
from heorot.games.beowulf_movie.board import divides, figure_of, is_tile, owner_of, value_of
from heorot.games.beowulf_movie.judge import MovieJudge, standing
from heorot.games.beowulf_movie.legal import step_of
from heorot.games.beowulf_movie.parts import (
    ACT,
    ACTS,
    BEGUN,
    CASH,
    CELLS,
    CHOSEN,
    COUNSEL,
    DRAW,
    FIGURE,
    FIGURES,
    FILLING,
    FIRST_KIND,
    FIRST_SEAT,
    GORGE,
    HORN,
    LAY,
    LONGSHIP,
    LOW,
    MOVE,
    N_OPEN,
    N_SPACES,
    OPEN,
    PLACE,
    REFILL,
    REMOVE,
    SEAT,
    SHIFT,
    SLOTS,
    STEP,
    SWAP,
    TREACHERY,
    TURN,
    WIDTH,
    WITH,
)
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.scoring import both_sums, turn_down

# What the judge thinks, whose numbers are its own once it is compiled; a test holds them together.
FEAR = 0.7
KEPT = 3.5
LATE = 2.0
HOPED = 0.6  # of an open space, how much of a tile may be expected there
FEATURES = 48
SEATS = 8


class MovieEye(Eye):
    """Counts how the seats stand, once for all moves."""

    def __init__(self, players: int) -> None:
        Eye.__init__(self, players, FEATURES)
        self.judge = MovieJudge(players)
        self.trial = Movie(players)
        self.s0: array[float] = doubles(CELLS)
        self.sb: array[float] = doubles(CELLS)
        self.sa: array[float] = doubles(CELLS)
        self.sw: array[float] = doubles(CELLS)
        self.fa: array[float] = doubles(CELLS)  # of a figure: the two factors of what it may expect
        self.fb: array[float] = doubles(CELLS)
        self.bears: array[float] = doubles(CELLS)  # of a tile that lies: what a point more on it would bring
        self.hopes: array[float] = doubles(SEATS)  # what the figures of each seat may expect
        self.mean = 0.0  # of the tiles that may still come: their value, and their Horns
        self.horns = 0.0

    def weigh(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write what the judge says of each move."""
        for i in range(moves.n):
            out[i] = self.judge.worth(s, moves.move[i])

    def glance(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write how much better the seat stands after each move, but for what an ability that is asked about may bring."""
        glance_at_all(self, s, moves, out)

    def features(self, s: Any, seat: int, out: array[float]) -> None:
        """Write points, hopes, unused figures and the hand, by the act."""
        describe_seat(self, s, seat, out)

    def era(self, s: Any) -> int:
        """Return whose turn it is, or that hands are filled."""
        return turn_of(s)

    def kind(self, s: Any, move: int) -> int:
        """Return the figure, the tile or the deed."""
        return move if move <= LOW else move >> SHIFT

    def variant(self, s: Any) -> str:
        """Return that there is only the plain game."""
        return ""


def turn_of(s: Movie) -> int:
    """Return whose turn it is in which act, or that hands are filled."""
    step = s.now[STEP]
    if step in (FIRST_SEAT, FILLING, REFILL):
        return s.now[ACT] * SEATS * 2 + SEATS
    return s.now[ACT] * SEATS * 2 + s.now[SEAT]


def survey(eye: MovieEye, s: Movie, seat: int) -> None:
    """Count what every figure may expect, and for every space what a tile there would add for this seat."""
    mean = 0.0
    horns = 0.0
    unseen = 0
    for kind in range(s.now[BEGUN + s.now[ACT] - 1], s.now[BEGUN + s.now[ACT]]):
        if s.bag[kind]:
            mean += s.bag[kind] * value_of(s, kind)
            unseen += s.bag[kind]
            if s.ability[kind] == HORN:
                horns += s.bag[kind]
    if unseen:
        mean /= unseen
        horns /= unseen
    eye.mean = HOPED * mean
    eye.horns = HOPED * horns
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        eye.s0[c] = 0.0
        eye.sb[c] = 0.0
        eye.sa[c] = 0.0
        eye.sw[c] = 0.0
        eye.bears[c] = 0.0
    for other in range(s.players):
        eye.hopes[other] = 0.0
    turn_down(s, False)
    for i in range(s.now[N_SPACES]):
        c = s.spaces[i]
        what = s.board[c]
        if what >= FIGURE:
            owner = owner_of(what)
            weight = 1.0 if owner == seat else -FEAR / (s.players - 1)
            total = both_sums(s, c)
            gaps = s.gaps
            diamonds = s.diamonds[figure_of(what)] + s.horns
            fa = total + gaps * eye.mean
            fb = diamonds + gaps * eye.horns
            eye.fa[c] = fa
            eye.fb[c] = fb
            hope = fa * fb
            eye.hopes[owner] += hope
            a = fa - eye.mean
            b = fb - eye.horns
            bears = weight * fb
            spread(eye, s, c, 1, s.west, s.east, weight, weight * (a * b - hope), weight * b, weight * a, bears)
            spread(eye, s, c, WIDTH, s.north, s.south, weight, weight * (a * b - hope), weight * b, weight * a, bears)


def spread(
    eye: MovieEye, s: Movie, c: int, step: int, back: int, ahead: int, sw: float, s0: float, sb: float, sa: float, bears: float
) -> None:
    """Let a figure count on the open spaces and the tiles of its row part or column part."""
    p = c - back * step
    for _ in range(back + ahead + 1):
        what = s.board[p]
        if what == OPEN:
            eye.s0[p] += s0
            eye.sb[p] += sb
            eye.sa[p] += sa
            eye.sw[p] += sw
        elif what < FIGURE:
            eye.bears[p] += bears
        p += step


def kept_with(s: Movie, seat: int, room: float) -> float:
    """Return what unused figures may still bring, with so much room on the board: as the judge has it."""
    found = 0.0
    for figure in range(1, len(FIGURES)):
        found += s.supply[seat * 8 + figure] * s.diamonds[figure] * each_kept(s, figure, room)
    return found


def each_kept(s: Movie, figure: int, room: float) -> float:
    """Return what a diamond of an unused figure may still bring."""
    if s.now[ACT] < ACTS and figure != LONGSHIP:
        return KEPT
    return LATE * room


def laid_at(eye: MovieEye, s: Movie, kind: int, c: int) -> float:
    """Return what a tile on an open space changes, its abilities not used."""
    value = value_of(s, kind)
    if s.ability[kind] == HORN:
        return eye.s0[c] + value * eye.sb[c] + eye.sa[c] + value * eye.sw[c]
    return eye.s0[c] + value * eye.sb[c]


def tried(eye: MovieEye, s: Movie, move: int, seat: int, before: float) -> float:
    """Return how much better the seat stands after a move, counted anew."""
    eye.trial.copy_from(s)
    eye.trial.apply(move)
    return standing(eye.trial, seat) - before


def put_down(eye: MovieEye, s: Movie, kind: int, c: int, seat: int) -> float:
    """Return what a tile on an open space changes, what it divides or turns down included; that two do so at once is overlooked."""
    if s.ability[kind] == GORGE:
        return cut(eye, s, c, 1, seat) + cut(eye, s, c, WIDTH, seat)
    if s.ability[kind] == TREACHERY:
        return laid_at(eye, s, kind, c) - betrayed(eye, s, c, 1) - betrayed(eye, s, c, WIDTH)
    return laid_at(eye, s, kind, c)


def cut(eye: MovieEye, s: Movie, c: int, step: int, seat: int) -> float:
    """Return what a Gorge changes in one row part: figures on either side lose what lies on the other."""
    found = 0.0
    fear = FEAR / (s.players - 1)
    for _ in range(2):
        step = -step
        total = 0
        gaps = 1
        horns = 0
        p = c + step
        while not divides(s, p):
            what = s.board[p]
            if what == OPEN:
                gaps += 1
            elif what < FIGURE and not s.silent[p]:
                total += value_of(s, what)
                if s.ability[what] == HORN:
                    horns += 1
            p += step
        p = c - step
        while not divides(s, p):
            what = s.board[p]
            if what >= FIGURE:
                change = (eye.fa[p] - total - gaps * eye.mean) * (eye.fb[p] - horns - gaps * eye.horns) - eye.fa[p] * eye.fb[p]
                found += change if owner_of(what) == seat else -fear * change
            p -= step
    return found


def betrayed(eye: MovieEye, s: Movie, c: int, step: int) -> float:
    """Return what the tiles bring that a Treachery would turn down in one row part."""
    found = 0.0
    for _ in range(2):
        step = -step
        p = c + step
        while not divides(s, p):
            if is_tile(s.board[p]) and not s.silent[p] and value_of(s, s.board[p]) > 0:
                found += value_of(s, s.board[p]) * eye.bears[p]
            p += step
    return found


def counselled(eye: MovieEye, s: Movie, c: int, to: int) -> float:
    """Return what it changes that a figure of one's own steps to an open space beside it; where it stood a tile of value 0 lies."""
    total = both_sums(s, to)
    moved = (total + s.gaps * eye.mean) * (s.diamonds[figure_of(s.board[c])] + s.horns + s.gaps * eye.horns)
    stood = eye.fa[c] * eye.fb[c]
    return moved - stood + eye.s0[to] - ((eye.fa[c] - eye.mean) * (eye.fb[c] - eye.horns) - stood)


def glance_at_all(eye: MovieEye, s: Movie, moves: Moves, out: array[float]) -> None:
    """Write how much better the seat stands after each move."""
    seat = s.actor
    survey(eye, s, seat)
    fear = FEAR / (s.players - 1)
    spaces = s.now[N_SPACES] + 1.0
    room = s.now[N_OPEN] / spaces
    less = (s.now[N_OPEN] - 1) / spaces
    before = 0.0
    filling = 0.0  # what it changes that a space is filled
    for other in range(s.players):
        sign = 1.0 if other == seat else -fear
        held = kept_with(s, other, room)
        before += sign * (eye.hopes[other] + s.points[other] + held)
        filling += sign * (kept_with(s, other, less) - held)
    for i in range(moves.n):
        move = moves.move[i]
        what = move >> SHIFT
        c = move & LOW
        if what == 0:
            out[i] = best_of_hand(eye, s, seat, filling) if move == DRAW and s.now[STEP] == TURN else 0.0
        elif s.now[N_OPEN] == 1 and (what >= MOVE or what < REMOVE):
            out[i] = tried(eye, s, move, seat, before)
        elif what >= LAY:
            if s.board[c] == OPEN:
                out[i] = filling + put_down(eye, s, what - LAY, c, seat)
            else:
                out[i] = tried(eye, s, move, seat, before)
        elif what < REMOVE:
            figure = what - PLACE
            total = both_sums(s, c)
            hope = (total + s.gaps * eye.mean) * (s.diamonds[figure] + s.horns + s.gaps * eye.horns)
            out[i] = filling + hope + eye.s0[c] - s.diamonds[figure] * each_kept(s, figure, less)
        elif what == CASH:
            out[i] = s.cash[c]
        elif what >= MOVE:
            out[i] = filling + counselled(eye, s, c, c + step_of((what - MOVE) % 4))
        else:
            out[i] = changed(eye, s, what, c)


def changed(eye: MovieEye, s: Movie, what: int, c: int) -> float:
    """Return about what it brings that a tile is removed, or swapped with the best other one or the one chosen before."""
    value = value_of(s, s.board[c])
    if what == REMOVE:
        return (eye.mean - value) * eye.bears[c]
    if what == WITH:
        chosen = s.now[CHOSEN]
        return (value_of(s, s.board[chosen]) - value) * (eye.bears[c] - eye.bears[chosen])
    best = 0.0
    if what == SWAP:
        for i in range(s.now[N_SPACES]):
            p = s.spaces[i]
            if is_tile(s.board[p]):
                found = (value_of(s, s.board[p]) - value) * (eye.bears[c] - eye.bears[p])
                if found > best:
                    best = found
    return best


def best_of_hand(eye: MovieEye, s: Movie, seat: int, filling: float) -> float:
    """Return what the best tile of the hand would bring, laid or cashed in; 0 for an empty hand."""
    best = 0.0
    first = True
    last = 0
    for k in range(seat * SLOTS, seat * SLOTS + s.sizes[seat]):
        kind = s.hands[k]
        if kind < FIRST_KIND or kind == last:
            continue
        last = kind
        if s.cash[kind] and (first or s.cash[kind] > best):
            best = s.cash[kind]
            first = False
        if s.ability[kind] != COUNSEL:
            for i in range(s.now[N_OPEN]):
                found = filling + put_down(eye, s, kind, s.open[i], seat)
                if first or found > best:
                    best = found
                    first = False
    return best


def describe_seat(eye: MovieEye, s: Movie, seat: int, out: array[float]) -> None:
    """Write the features of a seat."""
    survey(eye, s, seat)
    act = s.now[ACT]
    room = s.now[N_OPEN] / (s.now[N_SPACES] + 1.0)
    hope = eye.hopes[seat] / 20.0
    points = s.points[seat] / 20.0
    for i in range(FEATURES):
        out[i] = 0.0
    out[0] = points
    out[act] = points
    out[4] = hope
    out[5] = hope * room
    out[5 + act] = hope
    out[8 + act] = hope * room
    for figure in range(1, len(FIGURES)):
        out[12 + 4 * (act - 1) + figure - 1] = s.supply[seat * 8 + figure]
        out[24 + figure - 1] = s.supply[seat * 8 + figure] * room
    away = seat - s.now[SEAT]
    if away < 0:
        away += s.players
    out[28] = 1.0 if away == 0 else 0.0
    out[29] = away / (1.0 * s.players)
    out[30] = s.sizes[seat]
    best = 0.0
    for k in range(seat * SLOTS, seat * SLOTS + s.sizes[seat]):
        kind = s.hands[k]
        if kind < FIRST_KIND:
            continue
        value = value_of(s, kind)
        if value > 0:
            out[31] += value / 10.0
            out[32] += value / 10.0 * room
        else:
            out[33] -= value / 10.0
            out[34] -= value / 10.0 * room
        if s.ability[kind] == HORN:
            out[35] += 1.0
            out[36] += room
        if s.ability[kind] == COUNSEL:
            out[37] += 1.0
        out[38] += s.cash[kind] / 20.0
    if s.sizes[seat]:
        best = best_of_hand(eye, s, seat, 0.0) / 20.0
    out[39] = best
    out[40] = best if away == 0 else 0.0
    out[40 + act] = best
    out[44] = points if act == ACTS and room < 0.25 else 0.0
    out[45] = hope if act == ACTS and room < 0.25 else 0.0
    out[46] = points * room if act == ACTS else 0.0
    out[47] = hope * room if act == ACTS else 0.0


EYE = MovieEye
