"""What a preview adds to the events of a move: the income of a hire, what it could attack, the chance that a reroll helps."""

from __future__ import annotations

from heorot.core.events import Event
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.events import Chances, ChancesNone, IncomeLeft, IncomeNone, IncomeRight, Reach
from heorot.games.bellum_magica.legal import may_attack, may_raid
from heorot.games.bellum_magica.outlook import faces_better
from heorot.games.bellum_magica.realm import add_side
from heorot.games.bellum_magica.reasons import OK
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.showing import gain_in_all


def foretold(seen: Bellum, move: int) -> list[Event]:
    """Return what there is to say of a move beforehand."""
    what, which = move >> p.SHIFT, move & p.LOW
    if what >= p.HIRE:
        side = (what - p.HIRE) & 1
        return [income(seen, which, side), *reach(seen, which, side)]
    if what == p.SMALL and which in (p.BARREL, p.SPELL):
        return [chances(seen)]
    return []


def chances(seen: Bellum) -> Event:
    """Return with which faces another roll would help the acting seat (MA-D1)."""
    seat = seen.now[p.SEAT]
    faces = faces_better(seen, seat, seen.now[p.FACE])
    return Chances("MA-D1", seat, faces.bit_count(), faces) if faces else ChancesNone("MA-D1", seat)


def income(seen: Bellum, card: int, side: int) -> Event:
    """Return what a side of a creature would bring: today's attacks are over, so only what its six lines show together (MA-D11)."""
    seat = seen.now[p.SEAT]
    brings = gain_in_all(seen, card, side)
    if not brings:
        return IncomeNone("MA-D11", seat, card)
    numbers = [brings.get(sign, 0) for sign in p.SIGNS[p.THIRD * side : p.THIRD * (side + 1)]]
    return (IncomeRight if side else IncomeLeft)("MA-D11", seat, card, *numbers)


def reach(seen: Bellum, card: int, side: int) -> list[Event]:
    """Return which places and castles the lord could attack with the creature on this side, by faces, and could not without."""
    seat = seen.now[p.SEAT]
    after = seen.copy()
    add_side(after, seat, card, side)
    faces = range(1, p.FACES + 1)
    found: list[Event] = []
    for place in (p.THE_TAVERN, *seen.row[: seen.now[p.N_ROW]]):
        new = sum(1 << face for face in faces if may_attack(after, seat, face, place) == OK != may_attack(seen, seat, face, place))
        if new:
            found.append(Reach("MA-D6", seat, place, new))
    for victim in range(seen.players):
        new = sum(1 << face for face in faces if may_raid(after, seat, face, victim) == OK != may_raid(seen, seat, face, victim))
        if new:
            found.append(Reach("MA-D9", seat, seen.castles[victim], new))
    return found
