"""Beowulf: The Legend: the rules — the dealer, the episodes one after the other, and the small decisions within them.

What everyone knows (BL-S6): the track, the discards, all square tokens (also where the table does not count them up), wounds and scratches,
who holds which special card, how many cards are in each hand and how many alliance tokens lie before each seat; and every card that all saw
going to a hand, until such a card is played: the dealt Beowulf and double Fighting, a risk's, a recovery's, a returned bluff, one taken
back by Blessing. Of alliance tokens those that were shown in an auction. What was drawn in secret, and from which pile, is remembered as
memory.py says; sealed cards are known when they are opened. Whoever has begun to give can complete the payment.
"""

from __future__ import annotations

from heorot.core.message import Message
from heorot.core.result import Result, places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.games.beowulf_legend import recall
from heorot.games.beowulf_legend.contest import begin_turn, bid, drop_out, leave, take_turn
from heorot.games.beowulf_legend.events import Blessed, Ended, Episode, Fallen, LastEpisode, Scored, Started
from heorot.games.beowulf_legend.gains import (
    ally_worth,
    decline,
    final_score,
    has_fallen,
    open_worth,
    rest,
    take_scratch,
    wound_worth,
    wounds_of,
)
from heorot.games.beowulf_legend.goods import ally_with, draw_card, reveal_card, use_up
from heorot.games.beowulf_legend.icons import choose_healing, next_taker, shield, take_icon
from heorot.games.beowulf_legend.legal import fill_moves
from heorot.games.beowulf_legend.minor import ask_each, give, pass_by, pick, reward, select
from heorot.games.beowulf_legend.parts import (
    ADVANCED,
    ALL_DONE,
    ALLY,
    ALLYING,
    ALPHABET,
    ASKED,
    AUCTION,
    BEGUN,
    BIDDING,
    BIDS,
    BLESS,
    BLESSED,
    BLESSING,
    BLUFF,
    CHANGE_FROM,
    CHANGING,
    DARE,
    DEALING,
    DONE,
    DRAW,
    EACH,
    EPISODE,
    EYES,
    FAME,
    FIRST,
    FIRST_ALLY,
    FIRST_SEAT,
    GIVING,
    GO,
    HAND,
    HEALING,
    ICON,
    INSIDE,
    KIND,
    LAYING,
    LAYS,
    LEFT,
    LENT,
    LOW,
    MARK,
    MARKER,
    MEND,
    MISFORTUNE,
    MOST_ICONS,
    MOST_MOVES,
    N_BAG,
    N_EPISODES,
    N_IN,
    N_PILE,
    N_UNKNOWN,
    NO,
    OPENING,
    OPENLY,
    OPENS_UP,
    OVER,
    PHASE,
    PICK,
    PICKING,
    PICKS,
    RANKED,
    RECOVER,
    RECOVERY,
    RESOLVING,
    REST,
    RESTING,
    REVEAL,
    REVEALING,
    RISKING,
    SEALED,
    SEAT,
    SELECTING,
    SELECTION,
    SETTLED,
    SHIFT,
    SIMULTANEOUS,
    SORROW,
    START,
    STEP,
    TAKE,
    TAKER,
    TAKES,
    TAKING,
    TOKENS,
    TOTAL,
    TURN,
    TURN_ORDER,
    TURNS,
    WAIT,
    WIDTH,
)
from heorot.games.beowulf_legend.risk import all_revealed, resolve, reveal, run_risk
from heorot.games.beowulf_legend.sealed import begin_laying, begin_opening, discard_all, lay_down, next_opening, note_laying, opened
from heorot.games.beowulf_legend.stores import Stores, can_draw, next_seat, row
from heorot.games.beowulf_legend.veil import hide


class Legend(Stores):
    """A position of Beowulf: The Legend."""

    def room(self) -> int:
        """Return the most moves any position may have."""
        return MOST_MOVES

    def score(self, seat: int) -> int:
        """Return a seat's final score; before the end nobody has one."""
        return self.points[seat]

    def actors(self) -> tuple[int, ...]:
        """Return the seats still to act: all who have not sealed their cards, else the one that decides."""
        if self.actor < 0:
            return ()
        if self.now[STEP] != LAYING or self.now[BLUFF] == OPENLY:
            return (self.actor,)
        return tuple([seat for seat in range(self.players) if not self.each[SEALED + seat]])

    def fill(self, moves: Moves, seat: int = ACTING) -> int:
        """Write the legal moves of a seat that decides; returns their number."""
        moves.n = fill_moves(self, moves, self.actor if seat == ACTING else seat)
        return moves.n

    def fill_odds(self, moves: Moves) -> int:
        """Write the dealer's moves with exact weights; returns the sum of the weights."""
        return fill_deals(self, moves)

    def deal(self, rng: Rng, moves: Moves) -> int:
        """Draw from pile or bag at once, without writing the odds."""
        step = self.now[STEP]
        if step in (FIRST_SEAT, OPENING) or self.now[EYES]:
            return State.deal(self, rng, moves)
        if step == ALLYING:
            r = rng.below(self.now[N_BAG])
            kind = FIRST_ALLY
            while r >= self.bag[kind]:
                r -= self.bag[kind]
                kind += 1
            return ALLY + kind
        r = rng.below(self.now[N_PILE])
        kind = 1
        while r >= self.pile[kind]:
            r -= self.pile[kind]
            kind += 1
        return (REVEAL if step == REVEALING else DRAW) + kind

    def apply(self, move: int, seat: int = ACTING) -> None:
        """Make a legal move of the dealer or of a seat that decides."""
        self.was_told = False
        if move == ALL_DONE:  # as it is told
            if self.noting:
                note_laying(self, DONE, self.actor if seat == ACTING else seat)
            run(self, begin_opening(self))
            return
        if move >= ALPHABET:  # the last move, as an onlooker is told it
            move = recall.take_news(self, move)
        if self.actor == DEALER:
            run(self, dealt(self, move))
        else:
            run(self, decided(self, move, self.actor if seat == ACTING else seat))

    def blind(self) -> bool:
        """Who does not see everything learns of the dealer's move only that there is one."""
        return self.now[STEP] != FIRST_SEAT and self.now[EYES] > 0

    def unknown(self) -> int:
        """Return how many cards and tokens are unknown, and whether there are sealed cards."""
        return self.now[N_UNKNOWN] + (self.now[EYES] > 0 and LAYS <= self.now[PHASE] <= OPENS_UP)

    def told(self, move: int, onlooker: int | None, seat: int = ACTING) -> int:
        """Return the move as an onlooker learns of it: draws and sealed cards are their owner's; the last move brings out all scores."""
        return recall.told(self, move, onlooker, self.actor if seat == ACTING else seat)

    def may_be(self, move: int, seat: int) -> bool:
        """Whether a move may be legal, for all that the onlooker of this seen state knows."""
        return recall.may_be(self, move, seat)

    def may_be_told(self, move: int, onlooker: int, seat: int) -> bool:
        """Whether the onlooker of this seen state may be told this."""
        return recall.may_be_told(self, move, onlooker, seat)

    def hide(self, seat: int) -> None:
        """Of other hands one sees the known cards, of alliance tokens those that were shown, no sealed cards."""
        hide(self, seat)

    def imagine(self, rng: Rng) -> Legend:
        """Return a whole state: the unknown cards and tokens dealt, all deals alike that fit what was seen."""
        world = self.copy()
        recall.fill_unknown(world, rng)
        return world

    def census(self) -> tuple[int, ...]:
        """Return how many cards and tokens of each kind there are, wherever they lie; unknown ones still count with the unseen."""
        cards = [self.pile[i] + self.discards[i] + self.turned[i] + self.gone[i] + self.shelf[i] for i in range(1, WIDTH)]
        tokens = [self.supply[i] + self.bag[i] for i in range(1, TOKENS)]
        tokens[FAME + 1] -= self.now[LENT]
        for seat in range(self.players):
            at = seat << SHIFT
            for kind in range(1, WIDTH):
                cards[kind - 1] += self.hidden[at | kind] + self.known[at | kind] + self.table[at | kind]
            for token in range(1, TOKENS):
                tokens[token - 1] += self.owned[at | token] + self.secret[at | token] + self.famed[at | token]
        return (*cards, *tokens)

    def result(self) -> Result:
        """The highest total wins, ties share; by the harsh variant the fallen are behind all others (BL-E3, BL-V1)."""
        points = tuple(self.scores)
        fallen = [self.actor == NOBODY and has_fallen(self, seat) for seat in range(self.players)]
        places = places_of([(not fallen[seat], points[seat]) for seat in range(self.players)])
        best = max(points[seat] for seat in range(self.players) if places[seat] == 1)
        why = "fallen" if all(fallen) else "most" if places.count(1) == 1 else "shared"
        return Result(places, points, Message("result-" + why, {"points": best}))


# the dealer


def fill_deals(s: Legend, m: Moves) -> int:
    """Write what the dealer may do, with exact weights."""
    step = s.now[STEP]
    if step == FIRST_SEAT:
        return m.alike(FIRST, s.players)
    if s.now[EYES]:
        raise ValueError("the odds of a deal are asked of a whole state: imagine one first")
    if step == OPENING:
        return m.alike(next_opening(s), 1)
    if step == ALLYING:
        return weigh(m, s.bag, ALLY)
    return weigh(m, s.pile, REVEAL if step == REVEALING else DRAW)


def weigh(m: Moves, counts: memoryview, verb: int) -> int:
    """Write a move for each kind there is, weighed by its count."""
    n = 0
    total = 0
    for kind in range(1, WIDTH):
        weight = counts[kind]
        if weight:
            m.move[n] = verb + kind
            m.weight[n] = weight
            n += 1
            total += weight
    m.n = n
    return total


def dealt(s: Legend, move: int) -> int:
    """The dealer has done something; returns what is next."""
    step = s.now[STEP]
    seat = s.now[SEAT]
    if step == FIRST_SEAT:
        s.now[START] = move - FIRST
        if s.noting:
            s.tell(Started("BL-S2", move - FIRST))
        return deal_hands(s)
    if step == OPENING:
        return opened(s, seat, move)
    s.now[LEFT] -= 1
    if step == ALLYING:
        ally_with(s, seat, move & LOW)
        return WAIT if s.now[LEFT] and s.now[N_BAG] else SETTLED
    if step == REVEALING:
        reveal_card(s, move & LOW)
        return WAIT if s.now[LEFT] and can_draw(s) else all_revealed(s)
    draw_card(s, seat, move & LOW)
    if step == DEALING:
        return deal_on(s)
    return WAIT if s.now[LEFT] and can_draw(s) else SETTLED


def deal_hands(s: Legend) -> int:
    """Five cards for everyone, from the start player around; Beowulf and a double Fighting they have (BL-S5)."""
    s.now[STEP] = DEALING
    s.now[SEAT] = s.now[START]
    s.now[LEFT] = HAND
    s.actor = DEALER
    return WAIT


def deal_on(s: Legend) -> int:
    """Deal to the next seat, once one has its five cards; then the saga begins."""
    if s.now[LEFT]:
        return WAIT
    s.now[SEAT] = next_seat(s, s.now[SEAT])
    s.now[LEFT] = HAND
    if s.now[SEAT] != s.now[START]:
        return WAIT
    s.now[LEFT] = 0
    return begin_episode(s)


# what a seat decides


def decided(s: Legend, move: int, seat: int) -> int:
    """A seat has decided: each step has its answers; returns what is next."""
    step = s.now[STEP]
    if move == MEND:
        rest(s, seat)
        return suffer(s, seat) if step == RESTING else WAIT
    if step == LAYING:
        return lay_down(s, move, seat)
    if move in (GO, DARE):
        return run_risk(s, move, seat)
    if step == TURN:
        return take_turn(s, move, seat)
    if step == RISKING:
        return pass_by(s, seat)
    if step == GIVING:
        return give(s, move, seat)
    if step == TAKING:
        return take_icon(s, move - TAKE, seat)
    if step == SELECTING:
        return select(s, move, seat)
    if step == PICKING:
        return pick(s, move - PICK, seat)
    if step == BIDDING:
        return bid(s, move, seat)
    if step == BLESSED:
        return bless(s, move, seat)
    if step == HEALING:
        return choose_healing(s, move, seat)
    if step == RESTING:
        decline(s, seat, REST)
        return suffer(s, seat)
    if step == RESOLVING:
        return resolve(s, move, seat)
    return shield(s, move, seat)


def suffer(s: Legend, seat: int) -> int:
    """The scratch that was in question is taken (BL-C5)."""
    take_scratch(s, seat)
    return SETTLED


def bless(s: Legend, move: int, seat: int) -> int:
    """King Hrothgar's Blessing takes a card back that is about to be discarded, or not (BL-C1)."""
    if move != NO:
        kind = move - BLESS
        use_up(s, seat, BLESSING)
        s.table[seat << SHIFT | kind] -= 1
        s.known[seat << SHIFT | kind] += 1
        if s.noting:
            s.tell(Blessed("BL-C1", seat, kind))
    else:
        decline(s, seat, BLESSING)
    if s.now[PHASE] == EACH:
        return reward(s, seat)
    return discard_all(s) if s.now[PHASE] == RANKED else leave(s, seat)


# the track


def run(s: Legend, following: int) -> None:
    """Go on with the episode, and to further ones, until somebody has to act."""
    while following != WAIT:
        following = go_on(s) if following == SETTLED else next_episode(s)


def go_on(s: Legend) -> int:
    """Something small is settled: the episode goes on where it was."""
    phase = s.now[PHASE]
    if phase == EACH:
        s.now[ASKED] += 1
        return ask_each(s)
    if phase == TAKES:
        s.now[MARK] += 1
        return next_taker(s)
    if phase == TURNS:  # the scratch of a failed risk has been taken
        return drop_out(s, s.now[SEAT], "BL-J6")
    return OVER  # the prize of an auction


def next_episode(s: Legend) -> int:
    """Beowulf goes on to the next episode; after the last one the scores are counted (BL-S1, BL-E2)."""
    s.now[EPISODE] += 1
    if s.now[EPISODE] < s.now[N_EPISODES]:
        return begin_episode(s)
    s.now[EPISODE] -= 1
    s.actor = NOBODY
    for seat in range(s.players):
        s.points[seat] = final_score(s, seat)
        if s.noting:
            count_up(s, seat)
    if s.noting:
        s.tell(Ended("BL-E3", NOBODY))
    return WAIT


def count_up(s: Legend, seat: int) -> None:
    """Tell how a score came about (BL-E2)."""
    wounds = wounds_of(s, seat)
    if has_fallen(s, seat):
        s.tell(Fallen("BL-V1", seat, wounds))
        return
    lost = s.owned[seat << SHIFT | MISFORTUNE]
    tokens = open_worth(s, seat) + SORROW * lost
    s.tell(Scored("BL-E2", seat, s.points[seat], tokens, ally_worth(s, seat), lost, wound_worth(s, wounds), wounds))


def begin_episode(s: Legend) -> int:
    """Beowulf visits an episode; treasure episodes only in the advanced game (BL-S1, BL-A1)."""
    what = row(s, KIND)
    if what in (AUCTION, RECOVER) and not s.now[ADVANCED]:
        return OVER
    if row(s, CHANGE_FROM):
        s.now[CHANGING] = 1
    if s.noting:
        s.tell(Episode("BL-S1", NOBODY, s.now[EPISODE]))
        if s.now[EPISODE] + 1 == s.now[N_EPISODES]:
            s.tell(LastEpisode("BL-E1", NOBODY))
    clear_places(s)
    if what <= SELECTION:
        s.now[PHASE] = EACH
        return ask_each(s)
    if what == RECOVERY:
        s.now[PHASE] = PICKS
        s.now[SEAT] = s.now[START]
        return reveal(s, 2 * s.players)
    if what == SIMULTANEOUS:
        return begin_laying(s)
    if what in (TURN_ORDER, AUCTION):
        s.now[PHASE] = TURNS if what == TURN_ORDER else BIDS
        return begin_turn(s, s.now[START])
    return begin_opening(s)


def clear_places(s: Legend) -> None:
    """Markers and totals of the last episode are taken away, and all are in."""
    s.now[ICON] = 0
    s.now[ASKED] = 0
    s.now[MARK] = 0
    s.now[BEGUN] = 0
    s.now[N_IN] = s.players
    for seat in range(s.players):
        s.each[INSIDE + seat] = 1
        s.each[TOTAL + seat] = 0
        s.each[MARKER + seat] = 0
    for i in range(MOST_ICONS):
        s.each[TAKER + i] = 0
