"""Beowulf: The Movie Board Game: the rules — turns, acts, dealing, and what each seat may know.

What everyone knows: the board; the backs of all tiles in hands, that is their acts (BM-S4); every tile that was played, removed,
replaced or cashed; and of a hand that was kept or skipped because nothing in it could be played, that its tiles are Good Counsels,
until one of that act is played from it (BM-T5). Whoever must play a tile has one that can be played.
Nobody knows what left the game with the pool at the end of an act (BM-E5). The pool has no order, it is a bag.
"""

from __future__ import annotations

from struct import pack

from heorot.core.message import Message
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, BUT, DEALER, EVERYONE, HIDDEN, NOBODY
from heorot.games.beowulf_movie.board import (
    Board,
    act_of,
    can_move,
    counsel_of,
    counsels_only,
    figure_of,
    find_in,
    is_tile,
    lay_out,
    open_up,
    owner_of,
    put,
    take_in,
    take_out,
)
from heorot.games.beowulf_movie.events import (
    ActBegan,
    ActEnded,
    ActUnfilled,
    Cashed,
    Chose,
    Counselled,
    Drawn,
    Drew,
    Ended,
    Kept,
    Laid,
    LastActBegan,
    Passed,
    Placed,
    Removed,
    Replaced,
    Skipped,
    SkippedCounsels,
    Started,
    Stuck,
    Swapped,
)
from heorot.games.beowulf_movie.legal import asks, can_act, fill_moves, in_doubt, step_of
from heorot.games.beowulf_movie.memory import (
    fill_hands,
    hide_hands,
    is_stuck_with,
    kind_played,
    may_be_dealt,
    may_be_news,
    may_be_stuck_with,
    show_counsels,
)
from heorot.games.beowulf_movie.parts import (
    ABILITY_FIRST,
    ACT,
    ACTS,
    ALPHABET,
    ASK,
    BEGUN,
    CASH,
    CHOSEN,
    COUNSEL,
    DERIVED_AT,
    DRAW,
    DRAWING,
    FIGURE,
    FIGURES,
    FILLING,
    FIRST,
    FIRST_KIND,
    FIRST_SEAT,
    FRESH,
    HAND,
    KINDS,
    LAY,
    LONGSHIP,
    LOW,
    MARK,
    MOST_MOVES,
    MOVE,
    N_BAG,
    N_OPEN,
    N_SPACES,
    N_UNKNOWN,
    NOWHERE,
    OPEN,
    PASS,
    PLACE,
    PLAY,
    REFILL,
    REMOVE,
    REMOVING,
    SEAT,
    SHIFT,
    SLOTS,
    STARTER,
    STATUE,
    STEP,
    SWAP,
    SWAPPING,
    SWAPPING_WITH,
    TEMPTATION,
    TURN,
    WITH,
)
from heorot.games.beowulf_movie.scoring import score_figures


class Movie(Board):
    """A position of Beowulf: The Movie Board Game."""

    def room(self) -> int:
        """Return the most moves any position may have."""
        return MOST_MOVES

    def score(self, seat: int) -> int:
        """Return a seat's saga points."""
        return self.points[seat]

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        """Write the acting seat's moves; returns their number."""
        moves.n = fill_moves(self, moves)
        return moves.n

    def fill_odds(self, moves: Moves) -> int:
        """Write the dealer's moves with exact weights; returns the sum of the weights."""
        return fill_draws(self, moves)

    def deal(self, rng: Rng, moves: Moves) -> int:
        """Draw from the pool at once, without writing the odds."""
        if self.now[STEP] == FIRST_SEAT or self.now[N_UNKNOWN]:
            return State.deal(self, rng, moves)
        r = rng.below(self.now[N_BAG])
        kind = self.now[BEGUN + self.now[ACT] - 1]
        while r >= self.bag[kind]:
            r -= self.bag[kind]
            kind += 1
        return kind

    def apply(self, move: int, seat: int = ACTING) -> None:
        """Make a legal move of the seat that decides, or of the dealer."""
        self.revealed = 0
        self.announced = 0
        if move >= ALPHABET:  # as an onlooker is told it, with news of hands
            self.announced = move // ALPHABET
            move %= ALPHABET
        what = move >> SHIFT
        if self.actor == DEALER:
            dealt(self, move)
        elif what >= LAY:
            lay(self, what - LAY, move & LOW)
        elif what >= MOVE:
            give_counsel(self, move & LOW, what - MOVE)
        elif what == CASH:
            cash_in(self, move & LOW)
        elif what == REMOVE:
            remove(self, move & LOW)
        elif what == SWAP:
            choose(self, move & LOW)
        elif what == WITH:
            swap(self, move & LOW)
        elif what:
            place(self, what - PLACE, move & LOW)
        elif move == DRAW:
            self.now[STEP] = FILLING if self.now[STEP] == REFILL else DRAWING
            self.actor = DEALER
        elif move == PASS:
            pass_by(self)
        else:
            keep(self)

    def blind(self) -> bool:
        """Who does not see the pool learns of a draw only that there is one."""
        return self.now[STEP] != FIRST_SEAT and self.now[N_UNKNOWN] > 0

    def unknown(self) -> int:
        """Return how many tiles in hands are unknown."""
        return self.now[N_UNKNOWN]

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        """Return the move as an onlooker learns of it: only who draws sees the tile, unless the whole hand is known by it (BM-T5).

        It comes to all alike with the news which hands are thereby known to be Good Counsels only (BM-T4).
        """
        told = move
        drawing = self.actor == DEALER and self.now[STEP] != FIRST_SEAT
        if drawing and self.now[SEAT] != onlooker and not (self.now[STEP] == DRAWING and is_stuck_with(self, move)):
            told = HIDDEN
        if self.now[N_BAG] > drawing or self.now[N_UNKNOWN]:
            return told
        after = self.copy()
        after.apply(move)
        return told + ALPHABET * after.revealed

    def may_be(self, move: int, seat: int) -> bool:
        """Whether a move may be legal: a tile may come from an unknown part of the hand, if there are such tiles unseen."""
        news, move = divmod(move, ALPHABET)
        if seat == DEALER:
            found = may_be_dealt(self, move)
        else:
            guess = self.copy()
            kind = kind_played(self, move)
            if kind and find_in(guess, guess.now[SEAT], kind) < 0 and guess.bag[kind]:
                unknown = find_in(guess, guess.now[SEAT], act_of(guess, kind))
                if unknown >= 0:
                    take_out(guess, guess.now[SEAT], unknown)
                    take_in(guess, guess.now[SEAT], kind)
            found = move in guess.legal()
        return found and (news == 0 or may_be_news(self, move, news))

    def may_be_told(self, move: int, onlooker: int, seat: int) -> bool:
        """Whether an onlooker may be told this: of another seat's draw only if all of its hand may be known by it (BM-T5)."""
        if seat == DEALER and self.now[STEP] != FIRST_SEAT:
            mine = self.now[SEAT] == onlooker
            if mine and move % ALPHABET == HIDDEN:
                return False
            if not mine and move % ALPHABET and not (self.now[STEP] == DRAWING and may_be_stuck_with(self, move % ALPHABET)):
                return False
        return 0 <= move < ALPHABET << self.players and self.may_be(move, seat)

    def hide(self, seat: int) -> None:
        """Of other hands one sees the backs, and the Good Counsels that everyone knows of."""
        hide_hands(self, seat)

    def imagine(self, rng: Rng) -> Movie:
        """Return a whole state: the unknown tiles dealt, all deals alike that fit what everyone knows."""
        world = self.copy()
        fill_hands(world, rng)
        return world

    def census(self) -> tuple[int, ...]:
        """Return how many tiles of each kind and how many figures of each seat there are, wherever they are.

        Unknown tiles still count with the unseen ones.
        """
        counts = [self.bag[kind] + self.gone[kind] for kind in range(KINDS)]
        figures = [self.supply[i] + self.spent[i] for i in range(8 * self.players)]
        for seat in range(self.players):
            for i in range(self.sizes[seat]):
                counts[self.hands[seat * SLOTS + i]] += 1
        for i in range(self.now[N_SPACES]):
            what = self.board[self.spaces[i]]
            if is_tile(what):
                counts[what] += 1
            elif what >= FIGURE:
                figures[what - FIGURE] += 1
        return (*counts[FIRST_KIND:], *figures)

    def key(self) -> bytes:
        """Return the canonical bytes of this position."""
        return pack("<bb", self.players, self.actor) + self.block[:DERIVED_AT]

    def result(self) -> Result:
        """Most saga points win; a tie goes to the diamonds of unused figures; then the victory is shared (BM-F1, BM-F2)."""
        points = tuple(self.scores)
        unused = [unused_diamonds(self, seat) for seat in range(self.players)]
        places = places_of(list(zip(points, unused)))
        best = [seat for seat in range(self.players) if points[seat] == max(points)]
        if len(best) == 1:
            return Result(places, points, Message("result-most", {"points": max(points)}))
        most = max(unused[seat] for seat in best)
        if places.count(1) > 1:
            return Result(places, points, Message("result-shared", {"points": max(points), "diamonds": most}))
        other = max(unused[seat] for seat in best if places[seat] > 1)
        return Result(places, points, Message("result-diamonds", {"points": max(points), "diamonds": most, "other": other}))


# the dealer


def fill_draws(s: Movie, m: Moves) -> int:
    """Write what the dealer may do, with exact weights (BM-S3, BM-S5)."""
    if s.now[STEP] == FIRST_SEAT:
        return m.alike(FIRST, s.players)
    if s.now[N_UNKNOWN]:
        raise ValueError("the odds of a draw are asked of a whole state: imagine one first")
    n = 0
    total = 0
    for kind in range(s.now[BEGUN + s.now[ACT] - 1], s.now[BEGUN + s.now[ACT]]):  # the tiles of this act (BM-S3)
        weight = s.bag[kind]
        if weight:
            m.move[n] = kind
            m.weight[n] = weight
            n += 1
            total += weight
    m.n = n
    return total


def dealt(s: Movie, move: int) -> None:
    """The dealer has named the start player, or drawn a tile for a hand."""
    step = s.now[STEP]
    if step == FIRST_SEAT:
        if s.noting:
            s.tell(Started("BM-S5", move - FIRST))
        s.now[STARTER] = move - FIRST
        fill_up(s, s.now[STARTER])
        return
    seat = s.now[SEAT]
    s.now[N_BAG] -= 1
    if move == HIDDEN:
        take_in(s, seat, s.now[ACT])
        s.now[N_UNKNOWN] += 1  # it still counts with the unseen kinds
    else:
        take_in(s, seat, move)
        s.bag[move] -= 1
    if s.noting:
        tell_of_draw(s, seat, move, "BM-T1" if step == DRAWING else "BM-S4" if s.now[ACT] == 1 else "BM-N1")
    if step == FILLING:
        fill_up(s, seat)
    elif move != HIDDEN and counsels_only(s, seat) and not can_move(s, seat):  # nothing can be played: the hand keeps all (BM-T5)
        show_counsels(s, seat)
        if s.noting:
            s.tell(Stuck("BM-T5", seat, s.sizes[seat]))
        end_turn(s)
    else:
        s.now[STEP] = PLAY
        s.now[FRESH] = move
        s.actor = seat


def tell_of_draw(s: Movie, seat: int, move: int, clause: str) -> None:
    """A seat sees what it has drawn, by a clause, and all others see that it has."""
    s.tell(Drew(clause, seat, EVERYONE if move == HIDDEN else BUT - seat))
    if move != HIDDEN:
        s.tell(Drawn(clause, seat, seat, move))


def fill_up(s: Movie, seat: int) -> None:
    """At the start of an act draw up to two, from this seat on in turn order; in later acts who wants to (BM-S4, BM-N1)."""
    while True:
        if s.sizes[seat] < s.now[HAND] and s.now[N_BAG]:
            asked = s.now[ASK] and s.now[ACT] > 1
            s.now[SEAT] = seat
            s.now[STEP] = REFILL if asked else FILLING
            s.actor = seat if asked else DEALER
            return
        seat = next_seat(s, seat)
        if seat == s.now[STARTER]:
            break
    s.now[SEAT] = (seat + s.players - 1) % s.players
    pass_turn(s)


def pass_by(s: Movie) -> None:
    """A seat draws nothing more at the start of an act."""
    seat = s.now[SEAT]
    if s.noting:
        s.tell(Passed("BM-N1", seat))
    if next_seat(s, seat) == s.now[STARTER]:
        pass_turn(s)
    else:
        fill_up(s, next_seat(s, seat))


# a turn


def next_seat(s: Movie, seat: int) -> int:
    """Return the seat to the left (BM-S5)."""
    return seat + 1 if seat + 1 < s.players else 0


def place(s: Movie, figure: int, c: int) -> None:
    """Place one of the seat's unused figures on an open space (BM-T1)."""
    seat = s.now[SEAT]
    s.supply[seat * 8 + figure] -= 1
    put(s, c, FIGURE + 8 * seat + figure)
    if s.noting:
        s.tell(Placed("BM-T1", seat, figure, c))
    end_turn(s)


def lay(s: Movie, kind: int, c: int) -> None:
    """Lay a tile on an open space, or Drunkenness in place of a Mead, which leaves the game (BM-A1, BM-A6)."""
    take_from_hand(s, s.now[SEAT], kind)
    old = s.board[c]
    if old == OPEN:
        put(s, c, kind)
        if s.noting:
            s.tell(Laid("BM-A1", s.now[SEAT], kind, c))
    else:
        s.board[c] = kind
        s.gone[old] += 1
        if s.noting:
            s.tell(Replaced("BM-A6", s.now[SEAT], kind, c, old))
    s.now[MARK] = c
    if (s.now[N_OPEN] or s.now[ABILITY_FIRST]) and asks(s):  # the last space ends the act at once (BM-E1)
        s.now[STEP] = SWAPPING if s.ability[kind] == STATUE else REMOVING
        s.actor = s.now[SEAT]
    else:
        end_turn(s)


def cash_in(s: Movie, kind: int) -> None:
    """Remove a Treasure of the hand from the game for its treasure value (BM-A5)."""
    seat = s.now[SEAT]
    take_from_hand(s, seat, kind)
    s.gone[kind] += 1
    s.points[seat] += s.cash[kind]
    if s.noting:
        s.tell(Cashed("BM-A5", seat, s.cash[kind], kind))
    end_turn(s)


def give_counsel(s: Movie, c: int, how: int) -> None:
    """Move one's own figure to the open space beside it, and lay Good Counsel where it stood (BM-A9)."""
    kind = counsel_of(s, how // 4 + 1)
    to = c + step_of(how % 4)
    figure = s.board[c]
    take_from_hand(s, s.now[SEAT], kind)
    put(s, to, figure)
    s.board[c] = kind  # where the figure stood
    if s.noting:
        s.tell(Counselled("BM-A9", s.now[SEAT], kind, c, to, figure_of(figure)))
    end_turn(s)


def remove(s: Movie, c: int) -> None:
    """Remove a Valor by a Temptation, or the other way round; its space is open again (BM-A2, BM-A3, BM-A4)."""
    kind = s.board[c]
    s.gone[kind] += 1
    open_up(s, c)
    if s.noting:
        s.tell(Removed(clause_of_ability(s), s.now[SEAT], kind, c))
    end_turn(s)


def choose(s: Movie, c: int) -> None:
    """Choose the first of the two tiles which a Golden Statue swaps (BM-A8)."""
    s.now[CHOSEN] = c
    s.now[STEP] = SWAPPING_WITH
    if s.noting:
        s.tell(Chose("BM-A8", s.now[SEAT], s.board[c], c))


def swap(s: Movie, c: int) -> None:
    """Swap the chosen tile with another one; their abilities are not used again (BM-A8)."""
    other = s.now[CHOSEN]
    kind = s.board[other]
    s.board[other] = s.board[c]
    s.board[c] = kind
    if s.noting:
        s.tell(Swapped("BM-A8", s.now[SEAT], kind, other, s.board[other], c))
    end_turn(s)


def keep(s: Movie) -> None:
    """Leave the board as it is."""
    if s.noting:
        s.tell(Kept(clause_of_ability(s), s.now[SEAT], s.board[s.now[MARK]]))
    end_turn(s)


def clause_of_ability(s: Movie) -> str:
    """Return the clause by which the ability of the tile just laid may be used (BM-A2, BM-A3, BM-A8)."""
    laid = s.ability[s.board[s.now[MARK]]]
    if laid == STATUE:
        return "BM-A8"
    return "BM-A2" if laid == TEMPTATION else "BM-A3"


def take_from_hand(s: Movie, seat: int, kind: int) -> None:
    """A tile leaves a hand; of Good Counsels one that everyone knows there goes first."""
    s.now[FRESH] = 0
    at = find_in(s, seat, kind)
    if at < 0:  # seen from elsewhere: it was one of the unknown tiles
        at = find_in(s, seat, act_of(s, kind))
        s.now[N_UNKNOWN] -= 1
        s.bag[kind] -= 1
    take_out(s, seat, at)
    if s.ability[kind] == COUNSEL and s.shown[seat * 4 + act_of(s, kind)]:
        s.shown[seat * 4 + act_of(s, kind)] -= 1


def end_turn(s: Movie) -> None:
    """The turn is over, and with the last open space the act (BM-E1)."""
    s.now[MARK] = NOWHERE
    s.now[CHOSEN] = NOWHERE
    if s.now[N_OPEN]:
        pass_turn(s)
    else:
        end_act(s)


def pass_turn(s: Movie) -> None:
    """The turn goes to the left, to the next seat that can do anything; without any the act ends (BM-T4)."""
    seat = s.now[SEAT]
    s.now[STEP] = TURN
    for _ in range(s.players):
        seat = next_seat(s, seat)
        if can_act(s, seat) or (in_doubt(s, seat) and not s.announced >> seat & 1):
            s.now[SEAT] = seat
            s.actor = seat
            return
        show_counsels(s, seat)
        if s.noting and s.sizes[seat]:
            s.tell(SkippedCounsels("BM-T4", seat, s.sizes[seat]))
        elif s.noting:
            s.tell(Skipped("BM-T4", seat))
    end_act(s)


# an act


def end_act(s: Movie) -> None:
    """Score the figures; then the next act begins with who would have been next, or the game is over (BM-E2, BM-N2, BM-F1)."""
    if s.noting and s.now[N_OPEN]:
        s.tell(ActUnfilled("BM-T4", NOBODY, s.now[ACT], s.now[N_OPEN]))
    elif s.noting:
        s.tell(ActEnded("BM-E1", NOBODY, s.now[ACT]))
    score_figures(s)
    if s.now[ACT] == ACTS:  # the board stays as it lies, for all to see
        s.actor = NOBODY
        if s.noting:
            s.tell(Ended("BM-F1", NOBODY))
        return
    clear_board(s)
    s.now[ACT] += 1
    begin_act(s)
    if s.noting:
        began = LastActBegan if s.now[ACT] == ACTS else ActBegan
        s.tell(began("BM-N1", NOBODY, s.now[ACT], s.now[N_BAG]))
    s.now[STARTER] = next_seat(s, s.now[SEAT])
    fill_up(s, s.now[STARTER])


def clear_board(s: Movie) -> None:
    """Longships return to their owners, other figures and all tiles leave the game; the pool's leave unseen (BM-E4, BM-E5)."""
    for i in range(s.now[N_SPACES]):
        what = s.board[s.spaces[i]]
        if is_tile(what):
            s.gone[what] += 1
        elif what >= FIGURE:
            at = owner_of(what) * 8 + figure_of(what)
            if figure_of(what) == LONGSHIP:
                s.supply[at] += 1
            else:
                s.spent[at] += 1


def begin_act(s: Movie) -> None:
    """Lay out the act's board; its tiles are the new pool (BM-S3, BM-N1)."""
    lay_out(s)
    s.now[N_BAG] = 0
    for kind in range(s.now[BEGUN + s.now[ACT] - 1], s.now[BEGUN + s.now[ACT]]):
        s.now[N_BAG] += s.bag[kind]


def unused_diamonds(s: Movie, seat: int) -> int:
    """Return the diamonds on a seat's unused figures (BM-F2)."""
    n = 0
    for figure in range(1, len(FIGURES)):
        n += s.supply[seat * 8 + figure] * s.diamonds[figure]
    return n
