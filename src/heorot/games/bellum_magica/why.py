"""Why a move is not legal: the clause that forbids it. The rules themselves are asked, in the order a player would ask them."""

from __future__ import annotations

from dataclasses import dataclass, field

from heorot.core.message import Argument
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.legal import can_pay, has_spell, is_named
from heorot.games.bellum_magica.realm import active, defence, is_most_evil, lacking_magic, lacking_swords, magic_defence
from heorot.games.bellum_magica.rules import Bellum


@dataclass(frozen=True)
class Reason:
    """The clause, the message, and what it wants to know."""

    clause: str
    reason: str
    args: dict[str, Argument] = field(default_factory=dict)


FIRST = {  # what a seat must do at a step before anything else
    p.CASTLING: Reason("MA-S1", "castle-first"),
    p.PLACING: Reason("MA-S2", "place-first"),
    p.REROLLING: Reason("MA-D1", "reroll-first"),
    p.ATTACKING: Reason("MA-D5", "attack-first"),
    p.STEALING: Reason("MA-D9", "steal-first"),
    p.HIRING: Reason("MA-D11", "hire-first"),
}
DEALERS = {  # what only the dealer does
    p.CAPTAIN_IS: Reason("MA-S5", "captain-drawn"),
    p.GOBLIN: Reason("MA-S1", "goblins-dealt"),
    p.OPENS: Reason("MA-S2", "dealer-opens"),
    p.REVEAL: Reason("MA-S4", "dealer-reveals"),
    p.ROLL: Reason("MA-D1", "dealer-rolls"),
    p.CHEST: Reason("MA-S4", "chests-blind"),
}


def clause_against(s: Bellum, move: int) -> Reason | None:
    """Return what forbids a move, or None: for every move of the alphabet exactly one of the two holds."""
    if s.actor == NOBODY:
        return Reason("MA-E1", "over")
    what, which = move >> p.SHIFT, move & p.LOW
    if s.actor == DEALER:
        return None if move in s.legal() else DEALERS.get(what, Reason("MA-D1", "dealer"))
    if what in DEALERS:
        return DEALERS[what]
    if what == p.SMALL:
        return against_small_move(s, which)
    if what == p.CASTLE:
        return against_castle(s, which)
    if what == p.PLACE and which <= p.WAYS and which:
        return None if s.now[p.STEP] == p.PLACING else against_step(s, Reason("MA-S2", "placed-already"))
    if what == p.ATTACK and which >= p.PLACE_AT:
        return against_attack(s, which)
    if what == p.RAID and which < p.GOBLIN_AT:
        return against_raid(s, which)
    if what == p.STEAL and which:
        return against_stealing(s, which)
    if what >= p.HIRE and p.EVIL_AT <= which < p.PLACE_AT:
        return against_hiring(s, which, what - p.HIRE >= 2)
    return Reason("MA-D1", "no-such-move")


def against_step(s: Bellum, otherwise: Reason) -> Reason:
    """What a seat must do first, where that comes before what it wants; else why it cannot."""
    return FIRST[s.now[p.STEP]] if s.now[p.STEP] in (p.CASTLING, p.PLACING, p.STEALING) else otherwise


def against_small_move(s: Bellum, which: int) -> Reason | None:
    """What forbids a barrel, a spell, to pass or to be done."""
    step, seat = s.now[p.STEP], s.now[p.SEAT]
    if which == p.PASS:
        return None if step in (p.REROLLING, p.ATTACKING) else FIRST[step]
    if which == p.DONE:
        return None if step == p.HIRING else FIRST[step]
    if which not in (p.BARREL, p.SPELL):
        return Reason("MA-D1", "no-such-move")
    if step != p.REROLLING:
        return against_step(s, Reason("MA-D1", "not-now-reroll"))
    if which == p.BARREL:
        return None if s.barrels[seat] else Reason("MA-D1", "no-barrel")
    if has_spell(s, seat):
        return None
    return Reason("MA-D2", "not-captain") if seat != s.now[p.CAPTAIN] else Reason("MA-D2", "no-spell")


def against_castle(s: Bellum, card: int) -> Reason | None:
    """What forbids to choose a castle."""
    if s.now[p.STEP] != p.CASTLING:
        return Reason("MA-S1", "castle-for-good")
    if card >= p.GOBLIN_AT:
        return Reason("MA-D1", "no-such-move")
    return None if s.where[card] == p.UNSEEN else Reason("MA-S1", "castle-taken")


def too_weak(s: Bellum, shield: int, magic_shield: int) -> Reason | None:
    """What the acting seat's active line lacks against these shields."""
    seat = s.now[p.SEAT]
    magic = active(s, seat, p.MAGIC)
    swords = lacking_swords(active(s, seat, p.SWORD), magic, shield, magic_shield)
    magic = lacking_magic(magic, magic_shield)
    return Reason("MA-D6", "too-weak", {"swords": swords, "magic": magic}) if swords or magic else None


def against_attack(s: Bellum, place: int) -> Reason | None:
    """What forbids to attack a place."""
    if place >= p.N_CARDS:
        return Reason("MA-D1", "no-such-move")
    if s.now[p.STEP] != p.ATTACKING:
        return against_step(s, Reason("MA-D5", "not-now-attack"))
    if s.where[place] != p.FACE_UP:
        return Reason("MA-D7", "place-not-there")
    return too_weak(s, s.shield[place], s.magic[place])


def against_raid(s: Bellum, castle: int) -> Reason | None:
    """What forbids to raid a castle."""
    if s.now[p.STEP] != p.ATTACKING:
        return against_step(s, Reason("MA-D5", "not-now-attack"))
    owners = [seat for seat in range(s.players) if s.castles[seat] == castle]
    if not owners:
        return Reason("MA-D9", "nobodys-castle")
    if owners[0] == s.now[p.SEAT]:
        return Reason("MA-D9", "own-castle")
    if active(s, s.now[p.SEAT], p.THIEF) == 0:
        return Reason("MA-D9", "no-thief")
    if s.sizes[owners[0]] == 0:
        return Reason("MA-D9", "no-chests")
    return too_weak(s, defence(s, owners[0]), magic_defence(s, owners[0]))


def against_stealing(s: Bellum, i: int) -> Reason | None:
    """What forbids a thief to name a chest."""
    if s.now[p.STEP] != p.STEALING:
        return Reason("MA-D9", "no-raid")
    if i > s.sizes[s.now[p.VICTIM]]:
        return Reason("MA-D9", "no-such-chest")
    return Reason("MA-D9", "named-already") if is_named(s, i) else None


def against_hiring(s: Bellum, card: int, glyphs: bool) -> Reason | None:
    """What forbids to hire a creature."""
    if s.now[p.STEP] != p.HIRING:
        return against_step(s, Reason("MA-D11", "not-now-hire"))
    if card not in s.up[: 2 * p.UP]:
        return Reason("MA-D11", "not-face-up")
    if glyphs and not is_most_evil(card):
        return Reason("MA-D11", "evil-for-food")
    if can_pay(s, s.now[p.SEAT], card, glyphs):
        return None
    return Reason("MA-D11", "most-evil-cost") if is_most_evil(card) else Reason("MA-D11", "evil-cost")
