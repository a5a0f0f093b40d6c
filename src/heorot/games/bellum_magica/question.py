"""What a lord is asked at the terminal: what the day brings, and what can be typed."""

from __future__ import annotations

from heorot.core.message import Message
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.legal import loot_bearers
from heorot.games.bellum_magica.realm import active
from heorot.games.bellum_magica.rules import Bellum

FORCE = (p.SWORD, p.MAGIC, p.THIEF)


def question_of(seen: Bellum, seat: int) -> Message | None:
    """Return what a seat is asked to do now, or nothing where it is not asked."""
    step = seen.now[p.STEP]
    if step == p.CASTLING:
        return Message("task-castle")
    if step == p.PLACING:
        first, second = seen.dealt[p.GOBLINS_EACH * seat : p.GOBLINS_EACH * (seat + 1)]
        return Message("task-place", {"first": p.CARDS[first], "second": p.CARDS[second]})
    if step == p.REROLLING:
        return reroll(seen, seat)
    if step == p.ATTACKING:
        force = tuple(amount(p.SIGNS[symbol], active(seen, seat, symbol)) for symbol in FORCE if active(seen, seat, symbol))
        return Message("task-attack", {"day": seen.now[p.DAY], "face": seen.now[p.FACE], "force": force})
    if step == p.STEALING:
        left = loot_bearers(seen) - seen.now[p.N_NAMED]
        return Message("task-steal-more" if seen.now[p.N_NAMED] else "task-steal", {"count": left, "other": seen.now[p.VICTIM]})
    if step == p.HIRING:
        held = {"food": seen.food[seat], "glyphs": seen.glyphs[seat]}
        return Message("task-hire", {"store": tuple(amount(sign, count) for sign, count in held.items() if count)})
    return None


def amount(sign: str, count: int) -> Message:
    """Return how many there are of something."""
    return Message("table-amount", {"sign": sign, "count": count})


def reroll(seen: Bellum, seat: int) -> Message:
    """Return that a roll may be kept, and what can be done about it otherwise (MA-D1, MA-D2)."""
    moves = seen.legal(seat)
    barrel, spell = (p.SMALL << p.SHIFT | small in moves for small in (p.BARREL, p.SPELL))
    said = {"day": seen.now[p.DAY], "face": seen.now[p.FACE]}
    if spell and seen.later[p.HOLDS] and not barrel:
        return Message("task-hold", said)
    return Message("task-reroll", {**said, "ways": "both" if barrel and spell else "barrel" if barrel else "spell"})
