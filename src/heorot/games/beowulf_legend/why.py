"""Why a move is not legal: the clause that forbids it. The rules themselves are asked, in the order a player would ask them."""

from __future__ import annotations

from typing import Any

from heorot.core.vocabulary import DEALER, HIDDEN, NOBODY
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.legal import can_pay, choice_open, is_fame, is_needed, is_treasure, is_twin, may_give_fame, may_lay
from heorot.games.beowulf_legend.stores import can_draw, fits, has_effect, has_token, in_hand, row

Reason = tuple[str, str]  # the clause and the message

FIRST_OF_ALL: dict[int, Reason] = {  # what a seat is asked at each step
    p.RISKING: ("BL-M1", "asked-risk"),
    p.RESOLVING: ("BL-C4", "asked-resolve"),
    p.GIVING: ("BL-M2", "asked-give"),
    p.HEALING: ("BL-E1", "asked-heal"),
    p.BLESSED: ("BL-C1", "asked-blessing"),
    p.SELECTING: ("BL-M3", "asked-select"),
    p.PICKING: ("BL-M4", "asked-pick"),
    p.LAYING: ("BL-J1", "asked-lay"),
    p.TURN: ("BL-J4", "asked-turn"),
    p.TAKING: ("BL-J7", "asked-icon"),
    p.SHIELDING: ("BL-C2", "asked-inspiration"),
    p.RESTING: ("BL-C5", "asked-rest"),
    p.BIDDING: ("BL-A1", "asked-bid"),
}
ANSWERS = {  # small moves, and the steps at which they answer something
    p.PASS: (p.RISKING, p.GIVING, p.SELECTING, p.TURN, p.BIDDING),
    p.NO: (p.RESOLVING, p.BLESSED, p.SHIELDING, p.RESTING),
    p.PERSIST: (p.RESOLVING,),
    p.SHIELD_OFF: (p.SHIELDING,),
    p.DONE: (p.LAYING,),
    p.GLORY: (p.HEALING,),
}


def clause_against(s: Any, move: int, seat: int) -> Reason | None:
    """Return what forbids a move, or None: for every move of the alphabet exactly one of the two holds."""
    if s.actor == NOBODY:
        return "BL-E3", "over"
    if s.actor == DEALER:
        return against_dealing(s, move)
    verb, low = move & ~p.LOW, move & p.LOW
    if verb in (p.DRAW, p.REVEAL, p.OPENS, p.OPENS_TOKEN, p.ALLY, p.FIRST) or move == HIDDEN:
        return ("BL-S2", "first-player") if verb == p.FIRST else ("BL-S5", "dealer")
    if verb == p.LAY:
        return against_playing(s, seat, low)
    if verb in (p.GIVE, p.GIVE_TOKEN):
        return against_giving(s, seat, verb, low)
    if verb == p.BLESS:
        return against_blessing(s, seat, low)
    if verb == p.PICK:
        return against_picking(s, low)
    if verb == p.TAKE:
        return against_taking(s, seat, low)
    if verb == p.SHOW:
        return against_showing(s, seat, low)
    return against_small_move(s, seat, move) if verb == p.SMALL else ("BL-S1", "no-such-move")


def against_dealing(s: Any, move: int) -> Reason | None:
    """What forbids a dealer's move."""
    if s.now[p.STEP] == p.FIRST_SEAT:
        return None if p.FIRST <= move < p.FIRST + s.players else ("BL-S2", "first-player")
    return None if move in s.legal() else ("BL-S5", "dealer")


def against_playing(s: Any, seat: int, kind: int) -> Reason | None:
    """What forbids to play a card, or to lay it face down."""
    step = s.now[p.STEP]
    if step not in (p.TURN, p.LAYING):
        return FIRST_OF_ALL[step]
    if not kind or in_hand(s, seat, kind) <= (s.laid[seat << p.SHIFT | kind] if step == p.LAYING else 0):
        return "BL-S5", "not-in-hand"
    if step == p.LAYING:
        return None if may_lay(s, kind) else ("BL-J3", "text-card") if s.now[p.BLUFF] else ("BL-J3", "no-bluff")
    return None if fits(s, kind) else ("BL-J4", "does-not-fit")


def against_giving(s: Any, seat: int, verb: int, kind: int) -> Reason | None:
    """What forbids to give a card or a fame token."""
    if s.now[p.STEP] != p.GIVING:
        return FIRST_OF_ALL[s.now[p.STEP]]
    fame = s.each[p.OWED + p.FAME_TOKENS] > 0
    if fame != (verb == p.GIVE_TOKEN):
        return ("BL-M2", "give-fame") if fame else ("BL-M2", "give-cards")
    if fame:
        if not kind or not is_fame(kind) or has_token(s, seat, kind) <= s.shown[seat << p.SHIFT | kind]:
            return "BL-M2", "no-such-fame"
        return None if may_give_fame(s, seat) else ("BL-M2", "cannot-pay-fame")
    if not kind or not in_hand(s, seat, kind):
        return "BL-S5", "not-in-hand"
    if not is_needed(s, kind):
        return "BL-M2", "not-needed"
    return None if can_pay(s, seat) else ("BL-M2", "cannot-pay")


def against_blessing(s: Any, seat: int, kind: int) -> Reason | None:
    """What forbids to take a card back."""
    if s.now[p.STEP] != p.BLESSED:
        return ("BL-C1", "not-about-to-discard") if has_effect(s, seat, p.BLESSING) else ("BL-C1", "no-blessing")
    return None if kind and s.table[seat << p.SHIFT | kind] and s.value[kind] else ("BL-C1", "not-played")


def against_picking(s: Any, kind: int) -> Reason | None:
    """What forbids to take a card of a recovery."""
    if s.now[p.STEP] != p.PICKING:
        return FIRST_OF_ALL[s.now[p.STEP]]
    return None if kind and s.turned[kind] else ("BL-M4", "not-turned-up")


def against_taking(s: Any, seat: int, icon: int) -> Reason | None:
    """What forbids to take an icon, or one of the things a selection offers."""
    step = s.now[p.STEP]
    if step not in (p.TAKING, p.SELECTING):
        return FIRST_OF_ALL[step]
    if icon >= row(s, p.N_ICONS):
        return "BL-J7", "no-such-icon"
    if step == p.SELECTING:
        return None if choice_open(s, seat, icon) else ("BL-M3", "closed")
    if icon >= s.players:
        return "BL-S3", "not-open"
    if s.each[p.TAKER + icon]:
        return "BL-J7", "taken"
    return ("BL-J7", "twin") if is_twin(s, icon) else None


def against_showing(s: Any, seat: int, token: int) -> Reason | None:
    """What forbids to show a token."""
    if s.now[p.STEP] != p.BIDDING:
        return FIRST_OF_ALL[s.now[p.STEP]]
    if not is_treasure(token):
        return "BL-A1", "no-treasure"
    return None if has_token(s, seat, token) > s.shown[seat << p.SHIFT | token] else ("BL-A1", "no-such-treasure")


def against_small_move(s: Any, seat: int, move: int) -> Reason | None:
    """What forbids a move that names nothing."""
    step = s.now[p.STEP]
    if move in (p.GO, p.DARE):
        return against_risking(s, seat, move)
    if move == p.MEND:
        if not has_effect(s, seat, p.REST):
            return "BL-C5", "no-rest"
        return None if s.each[p.SCRATCHED + seat] else ("BL-C5", "no-scratch")
    if p.HEAL_WOUND <= move <= p.HEAL_ALL:
        return against_healing(s, seat, move)
    if move not in ANSWERS:
        return "BL-S1", "no-such-move"
    if step not in ANSWERS[move]:
        return FIRST_OF_ALL[step]
    if move == p.PASS and step == p.GIVING and s.now[p.GIVEN]:
        return "BL-M2", "begun-to-give"
    return ("BL-M2", "no-fame-here") if move == p.GLORY and healing_what(s) != p.FAME_OR_HEAL else None


def healing_what(s: Any) -> int:
    """Return the icon that heals."""
    return int(s.rows[s.now[p.EPISODE] * p.ROW + p.ICONS + 2 * s.now[p.ICON]])


def against_healing(s: Any, seat: int, move: int) -> Reason | None:
    """What forbids to remove a wound tile or scratches."""
    if s.now[p.STEP] != p.HEALING:
        return FIRST_OF_ALL[s.now[p.STEP]]
    if move == p.HEAL_ALL:
        if healing_what(s) != p.HEAL_ANY:
            return "BL-W3", "wounds-only"
        return None if s.each[p.SCRATCHED + seat] else ("BL-W3", "no-scratches")
    tiles = s.each[(p.WOUNDS if move == p.HEAL_WOUND else p.DOUBLES) + seat]
    return None if tiles else ("BL-W3", "no-such-wound")


def against_risking(s: Any, seat: int, move: int) -> Reason | None:
    """What forbids to risk."""
    step = s.now[p.STEP]
    if step not in (p.RISKING, p.TURN):
        return FIRST_OF_ALL[step]
    if step == p.TURN and s.now[p.BEGUN]:
        return "BL-J6", "risk-first"
    if not can_draw(s):
        return "BL-S7", "nothing-to-reveal"
    return ("BL-C3", "no-daring") if move == p.DARE and not has_effect(s, seat, p.DARING) else None
