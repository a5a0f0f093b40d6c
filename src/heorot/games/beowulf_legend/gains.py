"""What an icon gives, what hurts and heals, and what all of it is worth at the end."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_legend.citing import by_episode, by_risk
from heorot.games.beowulf_legend.events import Declined, Got, GotNothing, Healed, Mended, Scratched, Took, Wounded
from heorot.games.beowulf_legend.goods import has_run_out, renew_pile, use_up, win_token
from heorot.games.beowulf_legend.parts import (
    ADVANCED,
    ALLY_TREASURE,
    ALLYING,
    BY_TEXT,
    COMFORT,
    DEADLY,
    DOUBLES,
    DRAWING,
    FAME,
    FAME_OR_HEAL,
    FIRST_ALLY,
    GET_ALLIES,
    GET_CARDS,
    GET_DOUBLE,
    GET_FAME,
    GET_MISFORTUNE,
    GET_SCRATCH,
    GET_SPECIAL,
    GET_TREASURE,
    GET_WOUND,
    HARSH,
    HEAL_ALL,
    HEAL_ANY,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
    HEALING,
    HURT,
    LAST_ALLY,
    LAST_TREASURE,
    LEFT,
    MISFORTUNE,
    N_BAG,
    NOTHING,
    PHASE,
    REST,
    RESTED,
    RESTING,
    SCRATCHED,
    SCRATCHES,
    SEAT,
    SETTLED,
    SHIFT,
    SORROW,
    STEP,
    TAKES,
    TOKEN_VALUES,
    TOKENS,
    TREASURE,
    UNHURT,
    WAIT,
    WOUNDS,
)
from heorot.games.beowulf_legend.stores import Stores, can_draw, has_effect, ways_to_heal

# Whatever may bring a question returns what is next: WAIT (STEP and actor are set), SETTLED (the episode goes on), OVER.


def token_of(what: int, number: int) -> int:
    """Return the square token that an icon shows."""
    if what == GET_MISFORTUNE:
        return MISFORTUNE
    return (TREASURE if what == GET_TREASURE else FAME) + number


def is_open(s: Stores, seat: int, what: int, number: int) -> bool:
    """Whether an icon would give a seat anything: tokens run out (BL-M3, BL-J8)."""
    if what in (GET_FAME, GET_TREASURE, GET_MISFORTUNE):
        return not has_run_out(s, token_of(what, number))
    if what == GET_ALLIES:
        return s.now[N_BAG] > 0
    if what == GET_CARDS:
        return can_draw(s)
    if what == GET_SPECIAL:
        return s.shelf[number] > 0
    if what == HEAL_SCRATCHES:
        return s.each[SCRATCHED + seat] > 0
    return what != NOTHING


def is_bad(s: Stores, seat: int, what: int, number: int) -> bool:
    """Whether an icon really brings a misfortune, a scratch or a wound: then Inspiration may avoid it (BL-C2)."""
    if what == GET_MISFORTUNE:
        return is_open(s, seat, what, number)
    return what in (GET_SCRATCH, GET_WOUND, GET_DOUBLE)


def gain(s: Stores, seat: int, what: int, number: int) -> int:
    """A seat gets what an icon shows, at exactly the printed value; what has run out gives nothing (BL-J8)."""
    if what == FAME_OR_HEAL:
        if s.each[WOUNDS + seat] + s.each[DOUBLES + seat]:
            if s.noting:
                s.tell(Took(by_episode(s), seat, (what, number)))
            return ask(s, seat, HEALING)
        what = GET_FAME
    elif what == HEAL_ANY:
        return heal_at_will(s, seat)
    if not is_open(s, seat, what, number):
        if s.noting:
            s.tell(GotNothing(why_nothing(s, what), seat, (what, number)))
        return SETTLED
    if what == GET_SCRATCH:
        return scratch(s, seat)
    if s.noting and what != HEAL_SCRATCHES:
        s.tell(Got(why_got(s, what, number), seat, (what, number)))
    if what in (GET_FAME, GET_TREASURE, GET_MISFORTUNE):
        win_token(s, seat, token_of(what, number))
    elif what == GET_ALLIES:
        return deal_to(s, seat, number, ALLYING)
    elif what == GET_CARDS:
        return deal_to(s, seat, number, DRAWING)
    elif what == GET_SPECIAL:
        s.shelf[number] -= 1
        s.known[seat << SHIFT | number] += 1
    elif what == HEAL_SCRATCHES:
        heal(s, seat, HEAL_ALL)
    elif what == GET_WOUND:
        s.each[WOUNDS + seat] += 1
        return deal_to(s, seat, COMFORT, DRAWING)  # and two cards (BL-W2)
    elif what == GET_DOUBLE:
        s.each[DOUBLES + seat] += 1
        return deal_to(s, seat, COMFORT, DRAWING)
    return SETTLED


def why_got(s: Stores, what: int, number: int) -> str:
    """Return the clause by which a seat gets something: a wound's, that of change, or that of the episode."""
    if what in (GET_WOUND, GET_DOUBLE):
        return "BL-W2"
    return "BL-J8" if what == GET_FAME and s.supply[token_of(what, number)] == 0 else by_episode(s)


def why_nothing(s: Stores, what: int) -> str:
    """Return the clause by which a seat gets nothing: there is no card, no hurt, or no such token."""
    if what == GET_CARDS:
        return "BL-S7"
    return by_episode(s) if what == HEAL_SCRATCHES else "BL-J8"


def ask(s: Stores, seat: int, step: int) -> int:
    """Let a seat decide something."""
    s.now[STEP] = step
    s.now[SEAT] = seat
    s.actor = seat
    return WAIT


def decline(s: Stores, seat: int, effect: int) -> None:
    """Tell that a seat does not use a text card, though it could."""
    if s.noting:
        s.tell(Declined(BY_TEXT[effect], seat, s.holds[effect]))


def deal_to(s: Stores, seat: int, number: int, step: int) -> int:
    """Let the dealer deal cards or alliance tokens to a seat, if there are any."""
    if s.now[N_BAG] == 0 if step == ALLYING else not can_draw(s):
        return SETTLED
    if step == DRAWING:
        renew_pile(s)  # if both were empty, and something was discarded since
    s.now[STEP] = step
    s.now[SEAT] = seat
    s.now[LEFT] = number
    s.actor = DEALER
    return WAIT


# what hurts and heals


def scratch(s: Stores, seat: int) -> int:
    """A seat is about to take a scratch; before the third The Warrior's Rest may be used (BL-W1, BL-C5)."""
    if s.each[SCRATCHED + seat] == SCRATCHES - 1 and has_effect(s, seat, REST):
        return ask(s, seat, RESTING)
    take_scratch(s, seat)
    return SETTLED


def take_scratch(s: Stores, seat: int) -> None:
    """Take a scratch; the third makes a wound of all three, without the two cards (BL-W1)."""
    s.each[SCRATCHED + seat] += 1
    if s.each[SCRATCHED + seat] < SCRATCHES:
        if s.noting:
            s.tell(Scratched("BL-W1" if s.now[PHASE] == TAKES else by_risk(s), seat, s.each[SCRATCHED + seat]))
        return
    s.each[SCRATCHED + seat] = 0
    s.each[WOUNDS + seat] += 1
    if s.noting:
        s.tell(Wounded("BL-W1", seat, wounds_of(s, seat)))


def rest(s: Stores, seat: int) -> None:
    """The Warrior's Rest returns up to two scratches (BL-C5)."""
    n = s.each[SCRATCHED + seat]
    if n > RESTED:
        n = RESTED
    s.each[SCRATCHED + seat] -= n
    use_up(s, seat, REST)
    if s.noting:
        s.tell(Mended("BL-C5", seat, n))


def heal_at_will(s: Stores, seat: int) -> int:
    """Remove a wound tile or all scratches; who has only one kind of hurt is not asked (BL-M2)."""
    if ways_to_heal(s, seat) > 1:
        return ask(s, seat, HEALING)
    if s.each[WOUNDS + seat]:
        heal(s, seat, HEAL_WOUND)
    elif s.each[DOUBLES + seat]:
        heal(s, seat, HEAL_DOUBLE)
    elif s.each[SCRATCHED + seat]:
        heal(s, seat, HEAL_ALL)
    return SETTLED


def heal(s: Stores, seat: int, how: int) -> None:
    """Remove one wound tile, or all scratches."""
    if how == HEAL_WOUND:
        s.each[WOUNDS + seat] -= 1
    elif how == HEAL_DOUBLE:
        s.each[DOUBLES + seat] -= 1
    else:
        s.each[SCRATCHED + seat] = 0
    if s.noting:
        s.tell(Healed(by_episode(s), seat, how - HEAL_WOUND))


def wounds_of(s: Stores, seat: int) -> int:
    """Return how many wounds a seat has; a double one counts two (BL-E2)."""
    return s.each[WOUNDS + seat] + 2 * s.each[DOUBLES + seat]


# what it is worth


def worth_of(s: Stores, token: int) -> int:
    """Return what a token scores at the end; in the advanced game treasure scores nothing (BL-E2, BL-A3)."""
    if token == MISFORTUNE:
        return -SORROW
    if s.now[ADVANCED] and (TREASURE < token <= LAST_TREASURE or token > ALLY_TREASURE):
        return 0
    return TOKEN_VALUES[token]


def open_worth(s: Stores, seat: int) -> int:
    """Return what a seat's square tokens score, for all to know."""
    n = 0
    for token in range(1, TOKENS):
        n += s.owned[seat << SHIFT | token] * worth_of(s, token)
    return n


def ally_worth(s: Stores, seat: int) -> int:
    """Return what the alliance tokens of a seat score, as far as they are known."""
    if s.was_told:
        return s.worth_told[seat]
    n = 0
    for token in range(FIRST_ALLY, LAST_ALLY + 1):
        n += (s.secret[seat << SHIFT | token] + s.famed[seat << SHIFT | token]) * worth_of(s, token)
    return n


def wound_worth(s: Stores, wounds: int) -> int:
    """Return what so many wounds score: none is good, three or more are bad (BL-E2)."""
    if wounds == 0:
        return UNHURT
    return -HURT * wounds if wounds >= DEADLY else 0


def final_score(s: Stores, seat: int) -> int:
    """Return a seat's score; with `harsh` whoever has three wounds scores nothing (BL-E2, BL-V1)."""
    if has_fallen(s, seat):
        return 0
    return open_worth(s, seat) + ally_worth(s, seat) + wound_worth(s, wounds_of(s, seat))


def has_fallen(s: Stores, seat: int) -> bool:
    """Whether by the harsh variant a seat has fallen (BL-V1)."""
    return s.now[HARSH] > 0 and wounds_of(s, seat) >= DEADLY
