"""Why a move is not legal: which step asks which check of legal.py, and what to answer where another step is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heorot.core.message import Argument, Refusal
from heorot.core.reasons import OK
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica import reasons as r
from heorot.games.bellum_magica.legal import may_cast, may_hire, may_name, may_pay_barrel, may_stop, may_take_castle
from heorot.games.bellum_magica.realm import active, defence, lacking_magic, lacking_swords, magic_defence, may_attack, may_raid
from heorot.games.bellum_magica.rules import Bellum

FIRST = {  # what a seat is asked at a step
    p.CASTLING: r.CASTLE_FIRST,
    p.PLACING: r.PLACE_FIRST,
    p.REROLLING: r.REROLL_FIRST,
    p.ATTACKING: r.ATTACK_FIRST,
    p.STEALING: r.STEAL_FIRST,
    p.HIRING: r.HIRE_FIRST,
}
DUE = {  # what the dealer is about to do at a step
    p.CAPTAINING: r.CAPTAIN_DUE,
    p.CASTLING: r.CASTLES_DUE,
    p.DEALING: r.GOBLINS_DUE,
    p.OPENING: r.OPENING_DUE,
    p.ROLLING: r.ROLL_DUE,
    p.SCOUTING: r.SCOUTS_DUE,
    p.LOOTING: r.LOOT_DUE,
    p.SEEING: r.STOLEN_DUE,
    p.REPLACING: r.REPLACEMENT_DUE,
    p.REFILLING: r.REFILL_DUE,
}
DEALERS = {  # what only the dealer does; of places turned up see `reason_against`
    p.CAPTAIN_IS: r.CAPTAIN_DRAWN,
    p.GOBLIN: r.GOBLINS_DEALT,
    p.OPENS: r.DEALER_OPENS,
    p.REVEAL: r.CREATURES_REVEALED,
    p.ROLL: r.DEALER_ROLLS,
    p.CHEST: r.CHESTS_BLIND,
}
SET_UP = (p.CASTLING, p.PLACING)


class Deed(NamedTuple):
    """A kind of move: the steps that ask for it, the check then, the reason at other steps, and the steps whose own task comes first."""

    steps: tuple[int, ...]
    check: Callable[[Bellum, int], int]
    otherwise: int
    after: tuple[int, ...]


def lord_of(s: Bellum, castle: int) -> int:
    """Return the seat that has a castle, or NOBODY."""
    return next((seat for seat in range(s.players) if s.castles[seat] == castle), NOBODY)


def may_raid_castle(s: Bellum, castle: int) -> int:
    """Whether the acting seat may raid a castle: somebody lives there (MA-D9), and all that a raid needs."""
    victim = lord_of(s, castle)
    return r.NOBODYS_CASTLE if victim == NOBODY else may_raid(s, s.now[p.SEAT], s.now[p.FACE], victim)


def always(s: Bellum, which: int) -> int:
    """Whether a move may be made that its step always allows: to pass, to place goblins."""
    return OK


def end(s: Bellum, which: int) -> int:
    """Whether the acting seat may be done: always with hiring, with stealing once a chest is named."""
    return OK if s.now[p.STEP] == p.HIRING else may_stop(s)


def barrel(s: Bellum, which: int) -> int:
    """Whether the acting seat may pay a barrel."""
    return may_pay_barrel(s, s.now[p.SEAT])


def spell(s: Bellum, which: int) -> int:
    """Whether the acting seat may use a spell."""
    return may_cast(s, s.now[p.SEAT])


def attack(s: Bellum, place: int) -> int:
    """Whether the acting seat may attack a place."""
    return may_attack(s, s.now[p.SEAT], s.now[p.FACE], place)


def for_food(s: Bellum, card: int) -> int:
    """Whether the acting seat may hire a creature for food, or for food and a glyph."""
    return may_hire(s, s.now[p.SEAT], card, False)


def for_glyphs(s: Bellum, card: int) -> int:
    """Whether the acting seat may hire a creature for glyphs alone."""
    return may_hire(s, s.now[p.SEAT], card, True)


ANY = tuple(FIRST)
PASSING = Deed((p.REROLLING, p.ATTACKING), always, OK, ANY)
ENDING = Deed((p.HIRING, p.STEALING), end, OK, ANY)
PAYING = Deed((p.REROLLING,), barrel, r.NOT_NOW_REROLL, SET_UP)
CASTING = Deed((p.REROLLING,), spell, r.NOT_NOW_REROLL, SET_UP)
CHOOSING = Deed((p.CASTLING,), may_take_castle, r.CASTLE_FOR_GOOD, ())
PLACING = Deed((p.PLACING,), always, r.PLACED_ALREADY, (p.CASTLING,))
ATTACKING = Deed((p.ATTACKING,), attack, r.NOT_NOW_ATTACK, (*SET_UP, p.STEALING))
RAIDING = Deed((p.ATTACKING,), may_raid_castle, r.NOT_NOW_ATTACK, (*SET_UP, p.STEALING))
STEALING = Deed((p.STEALING,), may_name, r.NO_RAID, SET_UP)
HIRING = Deed((p.HIRING,), for_food, r.NOT_NOW_HIRE, (*SET_UP, p.STEALING))
HIRING_FOR_GLYPHS = HIRING._replace(check=for_glyphs)

SMALL = {p.BARREL: PAYING, p.SPELL: CASTING, p.PASS: PASSING, p.DONE: ENDING}
DEEDS: dict[int, tuple[Deed, range]] = {  # by the kind of move, with what it may name
    p.CASTLE: (CHOOSING, range(p.CASTLE_AT, p.GOBLIN_AT)),
    p.PLACE: (PLACING, range(1, p.WAYS + 1)),
    p.ATTACK: (ATTACKING, range(p.PLACE_AT, p.N_CARDS)),
    p.RAID: (RAIDING, range(p.CASTLE_AT, p.GOBLIN_AT)),
    p.STEAL: (STEALING, range(1, p.MOST_CHESTS + 1)),
    p.HIRE: (HIRING, range(p.EVIL_AT, p.PLACE_AT)),
    p.HIRE + 1: (HIRING, range(p.EVIL_AT, p.PLACE_AT)),
    p.HIRE + 2: (HIRING_FOR_GLYPHS, range(p.EVIL_AT, p.PLACE_AT)),
    p.HIRE + 3: (HIRING_FOR_GLYPHS, range(p.EVIL_AT, p.PLACE_AT)),
}


def reason_against(s: Bellum, move: int) -> int:
    """Return the reason against a move, or OK: it is OK for the legal moves and for no others."""
    step = s.now[p.STEP]
    if s.actor == NOBODY:
        return r.OVER_BY_QUIET if s.now[p.QUIET] >= p.QUIET_DAYS else r.OVER_BY_CHESTS
    if s.actor == DEALER:
        return OK if move in s.legal() else against_dealer(s)
    what, which = move >> p.SHIFT, move & p.LOW
    if what in DEALERS:
        return r.PLACES_REVEALED if what == p.REVEAL and which >= p.PLACE_AT else DEALERS[what]
    deed = deed_of(what, which)
    if deed is None:  # no move at all
        return FIRST[step]
    if step in deed.steps:
        return deed.check(s, which)
    return FIRST[step] if step in deed.after else deed.otherwise


def against_dealer(s: Bellum) -> int:
    """Return what the dealer is about to do."""
    if s.now[p.STEP] == p.LAYOUT:
        return r.PLACES_DUE if s.now[p.SLOT] == p.PLACE_SLOT else r.CREATURES_DUE
    return DUE[s.now[p.STEP]]


def deed_of(what: int, which: int) -> Deed | None:
    """Return what kind of move a seat wants to make, or None if it is none."""
    if what == p.SMALL:
        return SMALL.get(which)
    deed, named = DEEDS.get(what, (None, range(0)))
    return deed if which in named else None


def lacking(s: Bellum, move: int) -> dict[str, Argument]:
    """Return how many swords and magic swords the acting seat's active line lacks against a place or a castle."""
    which = move & p.LOW
    shield, magic_shield = s.shield[which], s.magic[which]
    if move >> p.SHIFT == p.RAID:
        victim = lord_of(s, which)
        shield, magic_shield = defence(s, victim), magic_defence(s, victim)
    seat = s.now[p.SEAT]
    swords, magic = active(s, seat, p.SWORD), active(s, seat, p.MAGIC)
    return {"swords": lacking_swords(swords, magic, shield, magic_shield), "magic": lacking_magic(magic, magic_shield)}


def refusal(s: Bellum, move: int) -> Refusal | None:
    """Return the clause that forbids a move and what to say, or None if it is legal."""
    reason = reason_against(s, move)
    return r.REASONS.refusal(reason, lacking(s, move) if reason == r.TOO_WEAK else None)
