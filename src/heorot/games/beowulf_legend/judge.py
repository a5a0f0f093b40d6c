"""A bot's eye for the Legend: what cards, tokens, hurts and icons are worth, and from that what a move is; rough, and quick."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.games.beowulf_legend.contest import highest
from heorot.games.beowulf_legend.gains import is_open, worth_of, wound_worth, wounds_of
from heorot.games.beowulf_legend.parts import (
    ADVANCED,
    BLESS,
    DARE,
    DARED,
    DEADLY,
    DOUBLES,
    EPISODE,
    FAME_OR_HEAL,
    FIRST_ALLY,
    FIRST_SPECIAL,
    GET_ALLIES,
    GET_CARDS,
    GET_DOUBLE,
    GET_FAME,
    GET_MISFORTUNE,
    GET_SCRATCH,
    GET_SPECIAL,
    GET_TREASURE,
    GET_WOUND,
    GIVE,
    GIVE_TOKEN,
    GLORY,
    GO,
    HEAL_ANY,
    HEAL_DOUBLE,
    HEAL_WOUND,
    ICON,
    ICONS,
    JOKER,
    KIND,
    LAST_ALLY,
    LAY,
    LAYING,
    LOW,
    MEND,
    N_EPISODES,
    N_IN,
    N_KINDS,
    N_NEEDS,
    NEEDS,
    PASS,
    PERSIST,
    PHASE,
    PICK,
    RESTING,
    ROW,
    SCRATCHED,
    SCRATCHES,
    SHIELD_OFF,
    SHIFT,
    SHOW,
    SIMULTANEOUS,
    STEP,
    SYMBOLS,
    TAKE,
    TOKEN_VALUES,
    TOTAL,
    TREASURE,
    TURN,
    TURN_ORDER,
    TURNED_UP,
    TURNS,
    WOUNDS,
)
from heorot.games.beowulf_legend.rules import Legend
from heorot.games.beowulf_legend.stores import fits, row

SYMBOL = 0.8  # what a symbol in hand is worth, in points
TEXT_CARD = 2.0
GOLD = 0.6  # a point of treasure in the advanced game
SCRATCHED_BY = 1.3  # what a scratch costs
EDGE = 0.55  # of the difference between the icons, what the first symbol more may win
BEHIND = 0.6  # each further one so much of the one before
EVERY = 1000  # so many moves are looked at in full: all of them


class LegendJudge:
    """Looks at one move; what others will do it does not know."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.looked_at = EVERY

    def gain(self, seen: Legend, move: int) -> int:
        """Return the points of a move: before the end nobody has any."""
        return 0

    def worth(self, seen: Legend, move: int) -> float:
        """Return what a move is worth to the seat that acts, in points."""
        return worth_of_move(seen, move, seen.actor)

    def reason(self, seen: Legend, move: int) -> Message:
        """Say what it is worth."""
        return Message("reason-legend", {"hopes": round(self.worth(seen, move), 1)})


def worth_of_move(s: Legend, move: int, seat: int) -> float:
    """Return what a move is worth to a seat, against doing nothing."""
    step = s.now[STEP]
    low = move & LOW
    verb = move - low
    if move in (GO, DARE):
        return worth_of_risk(s, seat, TURNED_UP if move == GO else DARED)
    if verb == TAKE:
        at = s.now[EPISODE] * ROW + ICONS + 2 * low
        return worth_of_icon(s, seat, s.rows[at], s.rows[at + 1])
    if verb == LAY:
        return worth_of_laying(s, seat, low) if step == LAYING else worth_of_staying(s, seat, low)
    if verb in (PICK, BLESS):
        return worth_of_card(s, low)
    if verb == GIVE:
        return worth_of_giving(s, seat, low)
    if verb == GIVE_TOKEN:
        return worth_of_icon(s, seat, HEAL_ANY, 0) - 2.0 * worth_of(s, low)
    if verb == SHOW:
        return worth_of_bid(s, seat, low)
    return worth_of_answer(s, seat, move)


def worth_of_answer(s: Legend, seat: int, move: int) -> float:
    """Return what an answer is worth that names nothing."""
    step = s.now[STEP]
    if move == MEND:
        return 4.0 if step == RESTING else s.each[SCRATCHED + seat] - 1.5
    if move == PERSIST:
        return cost_of_scratch(s, seat) - TEXT_CARD / 2 + (1.0 if s.now[PHASE] == TURNS else 0.0)
    if move == SHIELD_OFF:
        at = s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON]
        return -worth_of_icon(s, seat, s.rows[at], s.rows[at + 1]) - TEXT_CARD / 2
    if move == GLORY:
        return worth_of_icon(s, seat, GET_FAME, s.rows[s.now[EPISODE] * ROW + ICONS + 2 * s.now[ICON] + 1])
    if move in (HEAL_WOUND, HEAL_DOUBLE):
        wounds = wounds_of(s, seat)
        return 1.0 * (wound_worth(s, wounds - (1 if move == HEAL_WOUND else 2)) - wound_worth(s, wounds)) + 0.1
    if move == PASS and step == TURN:
        return value_of_marker(s, seat, s.now[N_IN])
    return 0.0


# what things are worth


def journey(s: Legend) -> float:
    """Return how much of the saga is still to come."""
    return (s.now[N_EPISODES] - s.now[EPISODE]) / (1.0 * s.now[N_EPISODES])


def worth_of_card(s: Legend, kind: int) -> float:
    """Return what a card in hand is worth: by its symbols, and how many episodes to come ask for them."""
    if s.effect[kind]:
        return TEXT_CARD * journey(s)
    if s.type[kind] == JOKER:
        return s.value[kind] * SYMBOL * 1.4
    asked = 0
    for i in range(s.now[EPISODE], s.now[N_EPISODES]):
        at = i * ROW
        if SIMULTANEOUS <= s.rows[at + KIND] <= TURN_ORDER and s.rows[at + SYMBOLS] >> s.type[kind] & 1:
            asked += 1
    return s.value[kind] * SYMBOL * (0.5 + 0.15 * asked if asked < 4 else 1.1)


def worth_of_token(s: Legend, token: int) -> float:
    """Return what a token is worth; treasure of the advanced game buys things."""
    if s.now[ADVANCED] and worth_of(s, token) == 0:
        return GOLD * TOKEN_VALUES[token] * journey(s)
    return 1.0 * worth_of(s, token)


def mean_token(s: Legend) -> float:
    """Return what an alliance token is worth on average."""
    total = 0.0
    n = 0
    for token in range(FIRST_ALLY, LAST_ALLY + 1):
        total += s.bag[token] * worth_of_token(s, token)
        n += s.bag[token]
    return total / n if n else 0.0


def mean_card(s: Legend) -> float:
    """Return what a card of the pile is worth on average."""
    total = 0.0
    n = 0
    for kind in range(1, FIRST_SPECIAL):
        if s.pile[kind]:
            total += s.pile[kind] * worth_of_card(s, kind)
            n += s.pile[kind]
    return total / n if n else SYMBOL


def cost_of_wounds(s: Legend, seat: int, more: int) -> float:
    """Return what further wounds cost; those that are not yet deadly may become so."""
    wounds = wounds_of(s, seat)
    return 1.0 * (wound_worth(s, wounds) - wound_worth(s, wounds + more)) + (2.0 * journey(s) * more if wounds + more < DEADLY else 0.0)


def cost_of_scratch(s: Legend, seat: int) -> float:
    """Return what a scratch costs; the third is a wound."""
    if s.each[SCRATCHED + seat] == SCRATCHES - 1:
        return cost_of_wounds(s, seat, 1)
    return SCRATCHED_BY * journey(s) * (1 + s.each[SCRATCHED + seat])


def worth_of_icon(s: Legend, seat: int, what: int, number: int) -> float:
    """Return what an icon is worth to a seat."""
    if what == FAME_OR_HEAL:
        fame = worth_of_icon(s, seat, GET_FAME, number)
        healing = worth_of_icon(s, seat, HEAL_ANY, 0)
        return fame if fame > healing else healing
    if what == HEAL_ANY:
        wounds = wounds_of(s, seat)
        if s.each[DOUBLES + seat]:
            return 1.0 * (wound_worth(s, wounds - 2) - wound_worth(s, wounds))
        return 1.0 * (wound_worth(s, wounds - 1) - wound_worth(s, wounds)) if s.each[WOUNDS + seat] else 0.0
    if not is_open(s, seat, what, number):
        return 0.0
    if what == GET_FAME:
        return 1.0 * number
    if what == GET_TREASURE:
        return worth_of_token(s, TREASURE + number)
    if what == GET_ALLIES:
        return number * mean_token(s)
    if what == GET_CARDS:
        return number * mean_card(s)
    if what == GET_SCRATCH:
        return -cost_of_scratch(s, seat)
    if what in (GET_WOUND, GET_DOUBLE):
        return 2 * mean_card(s) - cost_of_wounds(s, seat, 1 if what == GET_WOUND else 2)
    if what == GET_MISFORTUNE:
        return -2.0
    return worth_of_card(s, number) if what == GET_SPECIAL else 0.8 * s.each[SCRATCHED + seat]


def value_of_marker(s: Legend, seat: int, marker: int) -> float:
    """Return what is left for a marker, if everyone took what is best for this seat."""
    at = s.now[EPISODE] * ROW + ICONS
    found = 0.0
    for i in range(s.players):
        mine = worth_of_icon(s, seat, s.rows[at + 2 * i], s.rows[at + 2 * i + 1])
        better = 0
        for k in range(s.players):
            other = worth_of_icon(s, seat, s.rows[at + 2 * k], s.rows[at + 2 * k + 1])
            if other > mine or (other == mine and k < i):
                better += 1
        if better == marker - 1:
            found = mine
    return found


# what moves are worth


def worth_of_risk(s: Legend, seat: int, number: int) -> float:
    """Return what a risk may bring: cards that fit, or a scratch."""
    good = 0
    n = 0
    brings = 0.0
    for kind in range(1, FIRST_SPECIAL):
        count = s.pile[kind]
        n += count
        if count and fits(s, kind):
            good += count
            brings += count * worth_of_card(s, kind)
    if n == 0:
        return 0.0
    fails = 1.0
    for i in range(number):
        fails *= max_of(n - good - i, 0) / (1.0 * max_of(n - i, 1))
    won = number * brings / n
    if s.now[STEP] == TURN:
        stays = (value_of_marker(s, seat, 1) + value_of_marker(s, seat, s.now[N_IN])) / 2
        out = value_of_marker(s, seat, s.now[N_IN])
        return (1 - fails) * stays + fails * (out - cost_of_scratch(s, seat)) + 0.3 * won - (TEXT_CARD / 2 if number == DARED else 0.0)
    return won - fails * cost_of_scratch(s, seat) - (TEXT_CARD / 2 if number == DARED else 0.0)


def max_of(a: int, b: int) -> int:
    """Return the greater of two."""
    return a if a > b else b


def worth_of_laying(s: Legend, seat: int, kind: int) -> float:
    """Return what one card more may win in a simultaneous major, less the card."""
    laid = 0
    for other in range(1, s.now[N_KINDS]):
        if s.laid[seat << SHIFT | other] and fits(s, other):
            laid += s.laid[seat << SHIFT | other] * s.value[other]
    if not fits(s, kind):
        return -1.0
    spread = value_of_marker(s, seat, 1) - value_of_marker(s, seat, s.players)
    share = EDGE
    won = 0.0
    for i in range(laid + s.value[kind]):
        if i >= laid:
            won += share * spread / 2
        share *= BEHIND
    return won - worth_of_card(s, kind)


def worth_of_staying(s: Legend, seat: int, kind: int) -> float:
    """Return what it is worth to stay in with this card: better icons, less the cards it takes."""
    lacks = highest(s, seat) - s.each[TOTAL + seat]
    rest = max_of(lacks - s.value[kind], 0)
    stays = (value_of_marker(s, seat, 1) + value_of_marker(s, seat, s.now[N_IN] - 1)) / 2
    too_much = s.value[kind] - max_of(lacks, 1)
    return stays - worth_of_card(s, kind) - rest * SYMBOL - 0.2 * max_of(too_much, 0)


def worth_of_giving(s: Legend, seat: int, kind: int) -> float:
    """Return what an opportunity is worth, less what is given."""
    what = row(s, ICONS)
    reward = worth_of_icon(s, seat, what, row(s, ICONS + 1))
    number = 0
    for i in range(N_NEEDS):
        number += row(s, NEEDS + i)
    if what == GET_CARDS:
        return mean_card(s) - worth_of_card(s, kind)
    return reward - worth_of_card(s, kind) - (number - s.value[kind]) * SYMBOL * 0.8


def worth_of_bid(s: Legend, seat: int, token: int) -> float:
    """Return what is won by an auction, less the treasure it takes."""
    prize = worth_of_icon(s, seat, row(s, ICONS), row(s, ICONS + 1))
    pays = s.each[TOTAL + seat] + TOKEN_VALUES[token]
    lacks = highest(s, seat) - pays
    return prize - GOLD * (pays + max_of(lacks, 0)) - 0.3 * TOKEN_VALUES[token]
