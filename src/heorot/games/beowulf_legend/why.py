"""Why a move is not legal: which steps it answers, and which check of legal.py is asked there. No rule stands here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heorot.core.message import Refusal
from heorot.core.reasons import OK
from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.beowulf_legend import legal
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend import reasons as r
from heorot.games.beowulf_legend.citing import by_deal, by_episode, by_laying
from heorot.games.beowulf_legend.stores import has_effect, row

Check = Callable[[Any, int, int], int]  # of a state, a seat, and the card, token, icon or small move


def always(s: Any, seat: int, move: int) -> int:
    """Nothing speaks against it."""
    return OK


def may_give(s: Any, seat: int, kind: int) -> int:
    """A card may be given where cards are asked, and the payment completed."""
    return r.GIVE_FAME if legal.asks_fame(s) else legal.may_give(s, seat, kind) or legal.may_pay(s, seat)


def may_give_token(s: Any, seat: int, token: int) -> int:
    """A token may be given where fame is asked, and the payment completed."""
    return legal.may_give_token(s, seat, token) or legal.may_pay(s, seat) if legal.asks_fame(s) else r.GIVE_CARDS


def may_take(s: Any, seat: int, icon: int) -> int:
    """An icon of the episode may be taken, one that is open."""
    if icon >= row(s, p.N_ICONS):
        return r.NO_SUCH_ICON
    if icon >= legal.open_icons(s):
        return r.NOT_OPEN_TO_RECOVER if row(s, p.KIND) == p.RECOVER else r.NOT_OPEN
    return legal.may_take(s, seat, icon)


def may_choose(s: Any, seat: int, icon: int) -> int:
    """One of the things may be chosen that a selection offers."""
    return legal.may_choose(s, seat, icon) if icon < row(s, p.N_ICONS) else r.NO_SUCH_ICON


ASKED = {  # what a seat is asked at each step
    p.RISKING: r.ASKED_RISK,
    p.RESOLVING: r.ASKED_RESOLVE,
    p.GIVING: r.ASKED_GIVE,
    p.HEALING: r.ASKED_HEAL,
    p.BLESSED: r.ASKED_BLESSING,
    p.SELECTING: r.ASKED_SELECT,
    p.PICKING: r.ASKED_PICK,
    p.LAYING: r.ASKED_LAY,
    p.TURN: r.ASKED_TURN,
    p.TAKING: r.ASKED_ICON,
    p.SHIELDING: r.ASKED_INSPIRATION,
    p.RESTING: r.ASKED_REST,
    p.BIDDING: r.ASKED_BID,
}
ANSWERS: dict[int, dict[int, Check]] = {  # by verb or small move: the steps at which it is an answer, and what is asked of it there
    p.LAY: {p.TURN: legal.may_play, p.LAYING: legal.may_lay},
    p.GIVE: {p.GIVING: may_give},
    p.GIVE_TOKEN: {p.GIVING: may_give_token},
    p.PICK: {p.PICKING: legal.may_pick},
    p.TAKE: {p.TAKING: may_take, p.SELECTING: may_choose},
    p.SHOW: {p.BIDDING: legal.may_show},
    p.GO: {p.RISKING: legal.may_risk, p.TURN: legal.may_risk},
    p.DARE: {p.RISKING: legal.may_risk, p.TURN: legal.may_risk},
    p.PASS: {p.RISKING: always, p.GIVING: legal.may_give_nothing, p.SELECTING: always, p.TURN: always, p.BIDDING: always},
    p.NO: {p.RESOLVING: always, p.BLESSED: always, p.SHIELDING: always, p.RESTING: always},
    p.PERSIST: {p.RESOLVING: always},
    p.SHIELD_OFF: {p.SHIELDING: always},
    p.DONE: {p.LAYING: always},
    p.GLORY: {p.HEALING: legal.may_heal},
    p.HEAL_WOUND: {p.HEALING: legal.may_heal},
    p.HEAL_DOUBLE: {p.HEALING: legal.may_heal},
    p.HEAL_ALL: {p.HEALING: legal.may_heal},
    p.MEND: dict.fromkeys(ASKED, legal.may_mend),
}
DEALT = {  # the dealer's verbs
    HIDDEN: r.DEALS,
    p.DRAW: r.DEALS,
    p.REVEAL: r.REVEALS,
    p.OPENS: r.OPENS_CARDS,
    p.OPENS_TOKEN: r.OPENS_TOKENS,
    p.ALLY: r.DEALS_ALLIES,
    p.FIRST: r.FIRST_PLAYER,
}
CITED: dict[str, Callable[[Any], str]] = {r.EPISODES: by_episode, r.LAYINGS: by_laying, r.DEALERS: by_deal}


def refusal(s: Any, move: int, seat: int) -> Refusal | None:
    """Return the clause that forbids a move, with its message; None if it is legal."""
    found = r.REASONS.refusal(reason_against(s, move, seat))
    if found is None or found.clause not in CITED:
        return found
    return Refusal(CITED[found.clause](s), found.message)


def reason_against(s: Any, move: int, seat: int) -> int:
    """Return what forbids a move, or OK."""
    if s.actor == NOBODY:
        return r.OVER
    step, verb, low = s.now[p.STEP], move & ~p.LOW, move & p.LOW
    if s.actor == DEALER:
        if move in s.legal():
            return OK
        return r.FIRST_PLAYER if step == p.FIRST_SEAT else r.DEALING
    if is_no_move(move):
        return r.NO_SUCH_MOVE
    if verb in DEALT:
        return DEALT[verb]
    if verb == p.BLESS:
        return against_blessing(s, seat, low)
    checks = ANSWERS[move if verb == p.SMALL else verb]
    return checks[step](s, seat, move if verb == p.SMALL else low) if step in checks else ASKED[step]


def is_no_move(move: int) -> bool:
    """Whether a number of the alphabet means nothing: it is no verb, no small move, or names no card."""
    verb, low = move & ~p.LOW, move & p.LOW
    if verb == p.SMALL:
        return move not in ANSWERS
    return (verb == HIDDEN and low > 0) or (verb in (p.LAY, p.GIVE) and low == p.UNKNOWN)


def against_blessing(s: Any, seat: int, kind: int) -> int:
    """Return what forbids to take a card back: it is asked for before it is time, too."""
    if s.now[p.STEP] == p.BLESSED:
        return legal.may_bless(s, seat, kind)
    return r.NOT_ABOUT_TO_DISCARD if has_effect(s, seat, p.BLESSING) else r.NO_BLESSING
