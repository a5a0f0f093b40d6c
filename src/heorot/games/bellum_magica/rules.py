"""Bellum Magica: the rules — setting up, the steps of a day, raids and loot, the end — and what each seat may know.

What everyone knows: castles, hordes, resources, tokens; all cards that lie face up or were taken; of every chest its kind, where it
lies in which row, and who has ever held it: these know its value, and nobody else does (MA-D4, MA-D9). Sealed placements are known
to who chose them, until they are opened (MA-S2). At the end all chests are opened (MA-E1). No pile has an order: of the farms that are
not seen yet each may come next, also those which are not in this kingdom (MA-S3).
"""

from __future__ import annotations

from collections.abc import Sequence

from heorot.core.message import Message
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN, NOBODY
from heorot.games.bellum_magica.dealing import face_drawn, fill_draws, unseen_card
from heorot.games.bellum_magica.evening import hire, rest, reveal
from heorot.games.bellum_magica.events import Cast, Held, LetBe, PaidBarrel, Rolled
from heorot.games.bellum_magica.forays import attack, draw_chest, gather, leave_rest, raid, see_chest, stay, steal
from heorot.games.bellum_magica.legal import can_reroll, fill_moves
from heorot.games.bellum_magica.memory import (
    deal_hidden,
    draws_blind,
    hide_from,
    is_open_to,
    may_be_dealt,
    open_rows,
    opened_rows,
    unknown_parts,
)
from heorot.games.bellum_magica.muster import choose_sides, deal_goblin, name_captain, next_asked, open_sides, take_castle
from heorot.games.bellum_magica.parts import (
    ATTACK,
    BOXED,
    CAPTAIN,
    CASTLE,
    CASTLING,
    CHEST,
    DEALING,
    DECK_AT,
    DONE,
    EVIL_AT,
    FACE,
    FACE_UP,
    FACED,
    FACES,
    GOBLIN_AT,
    GOBLINS_EACH,
    HELD,
    HIDE,
    HIRE,
    HOLDS,
    LOOTING,
    LOW,
    MOST_CHESTS,
    MOST_EVIL_AT,
    MOST_MOVES,
    N_CARDS,
    OPENING,
    PASS,
    PLACING,
    RAID,
    REPLACING,
    REROLLING,
    REVEAL,
    ROLL,
    ROLLING,
    SCOUTING,
    SEAT,
    SEEING,
    SHIFT,
    SLOT,
    SPELL,
    STACK_AT,
    STEAL,
    STEALING,
    STEP,
    THE_TAVERN,
    UNSEEN,
    UP,
)
from heorot.games.bellum_magica.realm import Realm, food_left, kind_drawn, shields_left, unseen_of, wealth


class Bellum(Realm):
    """A position of Bellum Magica."""

    def room(self) -> int:
        """Return the most moves any position may have."""
        return MOST_MOVES

    def score(self, seat: int) -> int:
        """Return a seat's points: none before the end, then the sum of its chests (MA-E1)."""
        return self.points[seat]

    def actors(self) -> tuple[int, ...]:
        """Return the seats still to act: all who have not placed their goblins yet (MA-S2)."""
        if self.actor >= 0 and self.now[STEP] == PLACING:
            return tuple([seat for seat in range(self.players) if self.sealed[seat] == 0])
        return (self.actor,) if self.actor >= 0 else ()

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        """Write the acting seat's moves; returns their number."""
        moves.n = fill_moves(self, moves)
        return moves.n

    def fill_odds(self, moves: Moves) -> int:
        """Write the dealer's moves with exact weights; returns the sum of the weights."""
        if draws_blind(self):
            raise ValueError("the odds of a chest are asked of a whole state: imagine one first")
        return fill_draws(self, moves)

    def deal(self, rng: Rng, moves: Moves) -> int:
        """Roll the die, draw a chest or turn up a creature at once, without writing the odds."""
        step = self.now[STEP]
        if step == ROLLING:
            return ROLL << SHIFT | (rng.below(FACES) + 1)
        if step in (SCOUTING, LOOTING):
            kind = kind_drawn(self)
            stack = self.now[STACK_AT + kind]
            if unseen_of(self, kind) == stack:  # otherwise it is blind, and has no odds
                return CHEST << SHIFT | face_drawn(self, kind, rng.below(stack))
        elif step == REPLACING:
            deck = 1 if self.now[SLOT] >= UP else 0
            return REVEAL << SHIFT | unseen_card(self, MOST_EVIL_AT if deck else EVIL_AT, rng.below(self.now[DECK_AT + deck]))
        return State.deal(self, rng, moves)

    def apply(self, move: int, seat: int = ACTING) -> None:
        """Make a legal move of a seat that decides, or of the dealer."""
        what = move >> SHIFT
        which = move & LOW
        if self.now[STEP] == PLACING:
            choose_sides(self, self.actor if seat == ACTING else seat, which)
        elif self.actor == DEALER:
            dealt(self, what, which)
        elif what >= HIRE:
            hire(self, which, (what - HIRE) & 1, what - HIRE >= 2)
        elif what == ATTACK:
            attack(self, which)
        elif what == RAID:
            raid(self, which)
        elif what == STEAL:
            steal(self, which)
        elif what == CASTLE:
            take_castle(self, which)
        elif which == DONE:
            if self.now[STEP] == STEALING:
                leave_rest(self)
            else:
                rest(self)
        elif which != PASS:
            ask_for_roll(self, which)
        elif self.now[STEP] == REROLLING:
            let_be(self)
        else:
            stay(self)

    def blind(self) -> bool:
        """Who does not see what the dealer shows learns only that there is something."""
        return draws_blind(self)

    def unknown(self) -> int:
        """Return how many chests and sealed choices are unknown."""
        return unknown_parts(self)

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        """Return the move as an onlooker learns of it: chests are seen by who gets them, placements by who chooses them."""
        return move if is_open_to(self, NOBODY if onlooker is None else onlooker, self.actor if seat == ACTING else seat) else HIDDEN

    def may_be(self, move: int, seat: int) -> bool:
        """Whether a move may be legal, for all that the onlooker of this seen state knows."""
        if seat == DEALER:
            return may_be_dealt(self, move)
        return (move == HIDDEN and self.now[STEP] == PLACING) or move in self.legal(seat)

    def hide(self, seat: int) -> None:
        """Of chests one never held one sees only the kind; at the end everything."""
        hide_from(self, seat)

    def imagine(self, rng: Rng) -> Bellum:
        """Return a whole state: every hidden chest one of the unseen ones of its kind, all deals alike."""
        world = self.copy()
        deal_hidden(world, rng)
        return world

    def opened(self) -> tuple[int, ...]:
        """Return what the end shows to all: the values of all chests, row by row."""
        return opened_rows(self)

    def open_up(self, opened: Sequence[int]) -> None:
        """Learn at the end what all chests are worth."""
        open_rows(self, opened)
        for seat in range(self.players):
            self.points[seat] = wealth(self, seat)

    def census(self) -> tuple[int, ...]:
        """Return how many chests of each face and how many of each card there are, wherever they lie; hidden chests count as unseen.

        Of a supply that can run out also the food and the shields.
        """
        counts = [self.bag[face] for face in range(HIDE)]
        for seat in range(self.players):
            for i in range(self.sizes[seat]):
                code = self.chests[seat * MOST_CHESTS + i]
                if code < HIDE:
                    counts[code] += 1
        shown = list(self.row) + list(self.up) + list(self.dealt[: GOBLINS_EACH * self.players]) + list(self.castles) + [THE_TAVERN]
        lying = [shown.count(card) if self.where[card] == FACE_UP or card < GOBLIN_AT else 1 for card in range(N_CARDS)]
        free = [card < GOBLIN_AT and self.where[card] == UNSEEN for card in range(N_CARDS)]
        supply = [sum(self.food) + max(food_left(self), 0), sum(self.shields) + max(shields_left(self), 0)] if self.later[BOXED] else []
        return (*counts[FACED:], *[lies + stays for lies, stays in zip(lying, free)], *supply)

    def result(self) -> Result:
        """The richest wins; a tie goes to more chests; then the victory is shared (MA-E1)."""
        points = tuple(self.scores)
        chests = [self.sizes[seat] for seat in range(self.players)]
        places = places_of(list(zip(points, chests)))
        best = [seat for seat in range(self.players) if points[seat] == max(points)]
        if len(best) == 1:
            return Result(places, points, Message("result-richest", {"points": max(points)}))
        most = max(chests[seat] for seat in best)
        why = "chests" if places.count(1) == 1 else "shared"
        return Result(places, points, Message("result-" + why, {"points": max(points), "chests": most}))


# the dealer


def dealt(s: Bellum, what: int, which: int) -> None:
    """The dealer has drawn, rolled, dealt or opened something."""
    step = s.now[STEP]
    if step == ROLLING:
        rolled(s, which)
    elif step in (SCOUTING, LOOTING):
        draw_chest(s, which)
    elif step == SEEING:
        see_chest(s, which)
    elif what == REVEAL:
        reveal(s, which)
    elif step == OPENING:
        open_sides(s, which)
    elif step == DEALING:
        deal_goblin(s, which)
    elif step == CASTLING:
        take_castle(s, which)
    else:
        name_captain(s, which)


# the active horde


def rolled(s: Bellum, face: int) -> None:
    """The die shows which line works today, unless somebody wants another roll (MA-D1)."""
    s.now[FACE] = face
    if s.noting:
        s.tell(Rolled("MA-D1", s.now[CAPTAIN], face))
    ask_round(s, s.now[CAPTAIN])


def ask_round(s: Bellum, seat: int) -> None:
    """Ask from this seat on who wants another roll; when all have passed or could not, the line stands (MA-D1)."""
    while seat != NOBODY and not can_reroll(s, seat):
        seat = next_asked(s, seat)
    if seat == NOBODY:
        gather(s)
    else:
        s.now[STEP] = REROLLING
        s.now[SEAT] = seat
        s.actor = seat


def ask_for_roll(s: Bellum, by: int) -> None:
    """A barrel or a spell makes the captain roll again; by the option a spell keeps the others from that (MA-D1, MA-D2)."""
    seat = s.now[SEAT]
    if by == SPELL:
        s.ready[seat] -= 1
        s.spent[seat] += 1
        if s.later[HOLDS]:
            hold(s)
            return
    else:
        s.barrels[seat] -= 1
    if s.noting:
        s.tell(Cast("MA-D2", seat) if by == SPELL else PaidBarrel("MA-D1", seat))
    s.now[SEAT] = s.now[CAPTAIN]
    s.now[STEP] = ROLLING
    s.actor = DEALER


def hold(s: Bellum) -> None:
    """A spell keeps everybody but the captain from rerolling today; he himself may still pay a barrel (MA-D2)."""
    s.later[HELD] = 1
    if s.noting:
        s.tell(Held("MA-D2", s.now[SEAT]))
    ask_round(s, s.now[SEAT])


def let_be(s: Bellum) -> None:
    """A seat leaves the die as it lies (MA-D1)."""
    seat = s.now[SEAT]
    if s.noting:
        s.tell(LetBe("MA-D1", seat))
    ask_round(s, next_asked(s, seat))
