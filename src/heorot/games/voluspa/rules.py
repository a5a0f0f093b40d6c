"""Völuspá: the rules — turns, moves, dealing, and what each seat may know.

What everyone knows: the table with what lies under Dragons and Hels; how many tiles each seat holds, and how many of them
are Hels; each tile that Skadi took into a hand, until one of that kind is played from it (VO-C5); what was discarded or left
the game; and from a forced discard, that nothing in that hand could be played (VO-T3, see memory.py).
Nobody knows the order of the pile: it has none, it is a bag.
"""

from __future__ import annotations

from struct import pack

from heorot.core.message import Message
from heorot.core.reasons import OK
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY
from heorot.games.voluspa import memory
from heorot.games.voluspa.board import Board, measure, place_of, put, settle, split
from heorot.games.voluspa.events import (
    Buried,
    Caught,
    CaughtDragon,
    Covered,
    Discarded,
    Drawn,
    Drew,
    Emptied,
    Ended,
    Exchanged,
    Laid,
    Opened,
    Started,
    Stopped,
    Threw,
)
from heorot.games.voluspa.legal import fill_moves, landing_of, may_begin, may_draw, playable
from heorot.games.voluspa.parts import (
    BELIEF_AT,
    BYTES_AT,
    CLOCK,
    COUNTERS,
    DISCARD,
    ERRAND,
    FIRST,
    FIRST_SEAT,
    FREE_AT,
    HAND_SIZE,
    HANDS,
    HANDS_AT,
    HEL,
    HERALD,
    HERMOD,
    JOTUN,
    KINDS,
    LITERAL,
    MASK,
    MOST_MOVES,
    N_BAG,
    N_TILES,
    N_UNKNOWN,
    NOW_AT,
    NOWHERE,
    POINTS_AT,
    REFILL,
    SEAT,
    SERPENT,
    SHIFT,
    SHORTS_AT,
    SKADI,
    START_TILE,
    STARTER,
    STOP,
    THROW,
    UNKNOWN,
)
from heorot.games.voluspa.scoring import points_for


class Voluspa(Board):
    """A position of Völuspá."""

    def room(self) -> int:
        """Return the most moves any position may have."""
        return MOST_MOVES

    def score(self, seat: int) -> int:
        """Return a seat's points."""
        return self.points[seat]

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        """Write the acting seat's moves; returns their number."""
        moves.n = fill_moves(self, moves)
        return moves.n

    def fill_odds(self, moves: Moves) -> int:
        """Write the dealer's moves with exact weights; returns the sum of the weights."""
        return fill_draws(self, moves)

    def deal(self, rng: Rng, moves: Moves) -> int:
        """Draw from the pile at once, without writing the odds."""
        if self.now[ERRAND] < HANDS or self.now[N_UNKNOWN]:
            return State.deal(self, rng, moves)
        r = rng.below(self.now[N_BAG])
        kind = 1
        while r >= self.bag[kind]:
            r -= self.bag[kind]
            kind += 1
        return kind

    def apply(self, move: int, seat: int = ACTING) -> None:
        """Make a legal move of the seat on turn, or of the dealer."""
        self.now[CLOCK] += 1
        if self.actor == DEALER:
            dealt(self, move)
        elif move >> SHIFT:
            laid(self, move)
        elif move == STOP:
            if self.noting:
                self.tell(Stopped("VO-M1", self.actor))
            end_turn(self, False)
        else:
            discarded(self, move - DISCARD)

    def worths(self, moves: Moves, seat: int) -> list[int]:
        """Return the points of each move. A tile on a free cell is laid, scored and taken up again: only other moves need a new trial."""
        trial = self.copy()
        found = []
        for i in range(moves.n):
            move = moves.move[i]
            kind = move >> SHIFT
            c = move & MASK
            if 0 < kind < THROW and kind != SERPENT and self.board[c] == 0:  # the Sea Serpent's lines grow with the table
                put(trial, c, kind)
                measure(trial, c)
                found.append(points_for(trial, seat, c, True))
                put(trial, c, 0)
            else:
                trial.apply(move)
                found.append(trial.points[seat] - self.points[seat])
                trial.copy_from(self)
        return found

    def blind(self) -> bool:
        """Who does not see the pile learns of a draw only that there is one."""
        return self.now[N_UNKNOWN] > 0

    def unknown(self) -> int:
        """Return how many tiles in hands are unknown."""
        return self.now[N_UNKNOWN]

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        """Return the move as an onlooker learns of it: only who draws sees the tile."""
        if self.actor == DEALER and self.now[ERRAND] >= HANDS and self.now[SEAT] != onlooker:
            return HIDDEN
        return move

    def may_be(self, move: int, seat: int) -> bool:
        """Whether a move may be legal: a tile may come from an unknown part of the hand, if there are such tiles unseen."""
        if seat == DEALER:
            hidden = self.now[ERRAND] >= HANDS and move == HIDDEN
            known = 0 < move < KINDS and may_draw(self, move) == OK
            return may_begin(self, move - FIRST) == OK if self.now[ERRAND] == FIRST_SEAT else hidden or known
        what = move >> SHIFT
        kind = JOTUN if what >= THROW else what or move - DISCARD
        if memory.rules_out(self, self.now[SEAT], kind):
            return False
        guess = self.copy()
        hand = self.now[SEAT] * KINDS
        if 0 < kind < HEL and guess.hands[hand + kind] == 0 and guess.hands[hand + UNKNOWN] and guess.bag[kind]:
            guess.hands[hand + kind] = 1
        return move in guess.legal()

    def hide(self, seat: int) -> None:
        """Of other hands one sees only what everyone saw going there, and unknown tiles."""
        hide_hands(self, seat)

    def imagine(self, rng: Rng) -> Voluspa:
        """Return a whole state: the unknown tiles dealt, all deals alike that fit what everyone knows."""
        world = self.copy()
        if is_taught(self):
            memory.fill_hands(self, world, rng)
        else:
            fill_hands(world, rng)
        return world

    def census(self) -> tuple[int, ...]:
        """Return how many tiles of each kind there are, wherever they lie (unknown ones still count with the pile)."""
        counts = [self.bag[kind] + self.gone[kind] for kind in range(KINDS)]
        for seat in range(self.players):
            for kind in range(1, KINDS):
                counts[kind] += self.hands[seat * KINDS + kind]
        for i in range(self.now[N_TILES]):
            counts[self.board[self.tiles[i]]] += 1
            counts[self.beneath[i]] += 1
        counts[0] = 0
        return tuple(counts)

    def key(self) -> bytes:
        """Return the canonical bytes of this position."""
        table = sorted((self.tiles[i], self.board[self.tiles[i]], self.beneath[i]) for i in range(self.now[N_TILES]))
        header = pack("<bb24i", self.players, self.actor, 0, *[self.now[i] for i in range(1, COUNTERS)])
        laid = b"".join([pack("<hBB", *tile) for tile in table])
        shorts = self.block[SHORTS_AT + 2 * POINTS_AT : SHORTS_AT + 2 * FREE_AT]
        return header + laid + self.block[BELIEF_AT:NOW_AT] + shorts + self.block[BYTES_AT + HANDS_AT :]

    def result(self) -> Result:
        """Most points win; a tie goes to who reached that score first; a tie at 0 is shared (VO-E1)."""
        points = tuple(self.scores)
        places = places_of([(n, -self.reached[seat] if n else 0) for seat, n in enumerate(points)])
        best = [seat for seat in range(self.players) if points[seat] == max(points)]
        why = "most" if len(best) == 1 else "first" if max(points) else "shared"
        return Result(places, points, Message("result-" + why, {"points": max(points)}))


# the dealer


def fill_draws(s: Voluspa, m: Moves) -> int:
    """Write what the dealer may do, with exact weights (VO-S1, VO-S2, VO-T4)."""
    n = 0
    total = 0
    if s.now[ERRAND] == FIRST_SEAT:
        for seat in range(s.players):
            if may_begin(s, seat) == OK:
                m.move[n] = FIRST + seat
                m.weight[n] = 1
                n += 1
        m.n = n
        return n
    if s.now[N_UNKNOWN]:
        raise ValueError("the odds of a draw are asked of a whole state: imagine one first")
    for kind in range(1, KINDS):
        if may_draw(s, kind) == OK:
            weight = s.bag[kind]
            m.move[n] = kind
            m.weight[n] = weight
            n += 1
            total += weight
    m.n = n
    return total


def dealt(s: Voluspa, move: int) -> None:
    """The dealer has named the start player, or drawn the start tile or a tile for a hand."""
    errand = s.now[ERRAND]
    if errand == FIRST_SEAT:
        s.now[STARTER] = move - FIRST
        s.now[ERRAND] = START_TILE
        if s.noting:
            s.tell(Started("VO-S2", move - FIRST))
    elif errand == START_TILE:
        open_table(s, move)
    else:
        draw(s, s.now[SEAT], move)


def open_table(s: Voluspa, kind: int) -> None:
    """The start tile is laid, and the hands are dealt (VO-S1)."""
    s.bag[kind] -= 1
    s.now[N_BAG] -= 1
    put(s, 0, kind)
    settle(s, 0)
    s.now[ERRAND] = HANDS
    s.now[SEAT] = 0
    if s.noting:
        s.tell(Opened("VO-S1", DEALER, kind))
        if s.now[N_BAG] == 0:
            s.tell(Emptied("VO-E1", DEALER))
    if s.now[N_BAG] == 0:
        start_play(s)


def draw(s: Voluspa, seat: int, kind: int) -> None:
    """A seat draws a tile, HIDDEN where it is not seen, until it has five in hand (VO-S1, VO-T4)."""
    s.now[N_BAG] -= 1
    s.sizes[seat] += 1
    s.hands[seat * KINDS + kind] += 1
    if kind == HIDDEN:
        s.now[N_UNKNOWN] += 1  # it still counts with the pile's kinds
    else:
        s.bag[kind] -= 1
    if s.noting:
        tell_draw(s, "VO-T4" if s.now[ERRAND] == REFILL else "VO-S1", seat, kind)
        if s.now[N_BAG] == 0:
            s.tell(Emptied("VO-E1", DEALER))
    if s.taught[seat]:
        memory.drawn(s, seat)
    if s.sizes[seat] == HAND_SIZE or s.now[N_BAG] == 0:
        if s.now[ERRAND] == REFILL:
            pass_turn(s)
        elif seat + 1 < s.players and s.now[N_BAG]:
            s.now[SEAT] = seat + 1
        else:
            start_play(s)


def tell_draw(s: Voluspa, clause: str, seat: int, kind: int) -> None:
    """Tell everyone that a seat has drawn, and the seat itself what."""
    if kind == HIDDEN:
        s.tell(Drew(clause, seat, EVERYONE))
    else:
        s.tell(Drew(clause, seat, BUT - seat))
        s.tell(Drawn(clause, seat, seat, kind))


def start_play(s: Voluspa) -> None:
    """All hands are dealt: the start player begins (VO-S2)."""
    s.now[ERRAND] = REFILL
    s.now[SEAT] = (s.now[STARTER] + s.players - 1) % s.players
    pass_turn(s)


# a turn


def laid(s: Voluspa, move: int) -> None:
    """The seat on turn lays a tile: on a free cell, or on a laid one, which is then covered, exchanged, buried or thrown."""
    seat = s.now[SEAT]
    what = move >> SHIFT
    c = move & MASK
    kind = JOTUN if what >= THROW else what
    old = s.board[c]
    below = 0
    take_from_hand(s, seat, kind)
    if old == 0:
        put(s, c, kind)
        settle(s, c)
        if s.noting:
            s.tell(Laid("VO-T1", seat, kind, c))
    elif what >= THROW:
        landing = landing_of(s, c, what - THROW)
        throw(s, c, old, landing)
        if s.noting:
            s.tell(Threw("VO-J1", seat, JOTUN, c, old, landing))
    elif kind == SKADI:
        below = exchange(s, seat, c, old)
        if s.noting:
            s.tell(Exchanged("VO-C5", seat, SKADI, c, old))
    else:
        cover(s, c, kind, old)
        if s.noting:
            s.tell(Buried("VO-H1", seat, HEL, c, old) if kind == HEL else Covered("VO-C3", seat, kind, c, old))
    points = points_for(s, seat, c, old == 0)
    if s.noting and kind == SKADI and old:
        s.tell(CaughtDragon("VO-C5", seat, old, below) if below else Caught("VO-C5", seat, old))
    if points:
        s.points[seat] += points
        s.reached[seat] = s.now[CLOCK]
    if kind == HERMOD and (s.sizes[seat] or s.hands[seat * KINDS + HEL]):
        s.now[HERALD] = c  # one more tile may be laid (VO-M1)
    else:
        end_turn(s, kind == SKADI)


def cover(s: Voluspa, c: int, kind: int, old: int) -> None:
    """Lay a Dragon or Hel on a tile (VO-C3, VO-H1); under Hel only the uppermost tile is kept in sight."""
    i = place_of(s, c)
    leave(s, s.beneath[i])
    s.beneath[i] = old
    put(s, c, kind)
    if kind == HEL:
        split(s, c)


def exchange(s: Voluspa, seat: int, c: int, old: int) -> int:
    """Lay Skadi in the place of a tile and take that to the hand, seen by all; what lay beneath leaves the game (VO-C5)."""
    i = place_of(s, c)
    below = s.beneath[i]
    leave(s, below)
    s.beneath[i] = 0
    put(s, c, SKADI)
    s.hands[seat * KINDS + old] += 1
    s.shown[seat * KINDS + old] += 1
    s.sizes[seat] += 1
    return below


def throw(s: Voluspa, c: int, old: int, landing: int) -> None:
    """Lay Jotun in the place of a tile, which flies to a free cell with what lies beneath it (VO-J1)."""
    i = place_of(s, c)
    below = s.beneath[i]
    s.beneath[i] = 0
    put(s, c, JOTUN)
    put(s, landing, old)
    settle(s, landing)
    s.beneath[s.now[N_TILES] - 1] = below


def discarded(s: Voluspa, kind: int) -> None:
    """The seat on turn could play nothing and discards a tile, seen by all (VO-T3)."""
    seat = s.now[SEAT]
    take_from_hand(s, seat, kind)
    leave(s, kind)
    if s.noting:
        s.tell(Discarded("VO-T3", seat, kind))
    memory.learn(s, seat, [playable(s, guarded) for guarded in memory.GUARDED])
    end_turn(s, False)


def leave(s: Voluspa, kind: int) -> None:
    """A tile, if there is one, leaves the game."""
    if kind:
        s.gone[kind] += 1


def take_from_hand(s: Voluspa, seat: int, kind: int) -> None:
    """A tile leaves a hand; one that everyone knows there goes first."""
    i = seat * KINDS + kind
    if kind != HEL:
        s.sizes[seat] -= 1
    if s.hands[i]:
        s.hands[i] -= 1
    else:  # seen from elsewhere: it was one of the unknown tiles
        s.hands[seat * KINDS + UNKNOWN] -= 1
        s.now[N_UNKNOWN] -= 1
        s.bag[kind] -= 1
    if s.shown[i]:
        s.shown[i] -= 1
    elif s.taught[seat] and kind != HEL:
        memory.played(s, seat, kind)


def end_turn(s: Voluspa, skadi_laid: bool) -> None:
    """Draw up to five, Hels not counted (VO-T4, VO-H2, VO-M1); by the option `literal` not after laying Skadi.

    Skadi is always the last tile of a turn: only Hermod lets another one follow.
    """
    s.now[HERALD] = NOWHERE
    if s.now[N_BAG] and s.sizes[s.now[SEAT]] < HAND_SIZE and not (s.now[LITERAL] and skadi_laid):
        s.actor = DEALER
    else:
        pass_turn(s)


def pass_turn(s: Voluspa) -> None:
    """The turn goes clockwise to the next seat with a tile (VO-T5); without any, the game is over (VO-E1)."""
    seat = s.now[SEAT]
    for _ in range(s.players):
        seat += 1
        if seat == s.players:
            seat = 0
        s.now[SEAT] = seat
        if s.sizes[seat] or s.hands[seat * KINDS + HEL]:
            s.actor = seat
            return
        if s.now[N_BAG]:  # only by the option `literal`: a skipped turn still ends with the draw
            s.actor = DEALER
            return
    s.actor = NOBODY
    if s.noting:
        s.tell(Ended("VO-E1", NOBODY))


# what is seen


def hide_hands(s: Voluspa, seat: int) -> None:
    """Make unknown all tiles in other hands but for those that everyone saw going there; Hels are public (VO-S3)."""
    for other in range(s.players):
        if other != seat:
            hand = other * KINDS
            for kind in range(1, HEL):
                hidden = s.hands[hand + kind] - s.shown[hand + kind]
                if hidden:
                    s.hands[hand + kind] -= hidden
                    s.hands[hand + UNKNOWN] += hidden
                    s.bag[kind] += hidden
                    s.now[N_UNKNOWN] += hidden


def is_taught(s: Voluspa) -> bool:
    """Whether a forced discard tells anything of a hand."""
    for seat in range(s.players):
        if s.taught[seat]:
            return True
    return False


def fill_hands(s: Voluspa, rng: Rng) -> None:
    """Deal the unknown tiles where no forced discard tells anything of them: all deals alike."""
    unseen = s.now[N_BAG] + s.now[N_UNKNOWN]
    for seat in range(s.players):
        hand = seat * KINDS
        for _ in range(s.hands[hand + UNKNOWN]):
            r = rng.below(unseen)
            kind = 1
            while r >= s.bag[kind]:
                r -= s.bag[kind]
                kind += 1
            s.bag[kind] -= 1
            s.hands[hand + kind] += 1
            unseen -= 1
        s.hands[hand + UNKNOWN] = 0
    s.now[N_UNKNOWN] = 0
