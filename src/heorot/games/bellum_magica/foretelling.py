"""What a preview adds to the notes of a move: the income of a hire, what it could attack, the chance that a reroll helps."""

from __future__ import annotations

from heorot.core.state import Note
from heorot.core.vocabulary import EVERYONE
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.legal import may_attack, may_raid
from heorot.games.bellum_magica.outlook import faces_better
from heorot.games.bellum_magica.realm import add_side
from heorot.games.bellum_magica.reasons import OK
from heorot.games.bellum_magica.rules import Bellum


def foretold(seen: Bellum, move: int) -> list[Note]:
    """Return what there is to say of a move beforehand."""
    what, which = move >> p.SHIFT, move & p.LOW
    if what >= p.HIRE:
        side = (what - p.HIRE) & 1
        return [income(seen, which, side), *reach(seen, which, side)]
    if what == p.SMALL and which in (p.BARREL, p.SPELL):
        return [note(seen, p.CHANCES, faces_better(seen, seen.now[p.SEAT], seen.now[p.FACE]))]
    return []


def note(seen: Bellum, what: int, a: int, b: int = 0, c: int = 0, d: int = 0) -> Note:
    """Return a note that the rules never write."""
    return Note(what, EVERYONE, seen.now[p.SEAT], 0, a, b, c, d, 0, 0)


def income(seen: Bellum, card: int, side: int) -> Note:
    """Return what a side of a creature would bring today, and on all six faces together."""
    today = in_all = 0
    for i in range(3):
        numbers = [seen.printed[card * p.PRINT + face * p.SYMBOLS + 3 * side + i] for face in range(p.FACES)]
        today |= numbers[seen.now[p.FACE] - 1] << 8 * i
        in_all |= sum(numbers) << 8 * i
    return note(seen, p.INCOME, card, side, today, in_all)


def reach(seen: Bellum, card: int, side: int) -> list[Note]:
    """Return which places and castles the lord could attack with the creature on this side, by faces, and could not without."""
    seat = seen.now[p.SEAT]
    after = seen.copy()
    add_side(after, seat, card, side)
    faces = range(1, p.FACES + 1)
    targets = [p.THE_TAVERN, *(seen.row[i] for i in range(seen.now[p.N_ROW]))]
    found = []
    for place in targets:
        new = [face for face in faces if may_attack(after, seat, face, place) == OK != may_attack(seen, seat, face, place)]
        found.append((place, new))
    for victim in range(seen.players):
        new = [face for face in faces if may_raid(after, seat, face, victim) == OK != may_raid(seen, seat, face, victim)]
        found.append((seen.castles[victim], new))
    return [note(seen, p.REACH, card, sum(1 << face for face in new)) for card, new in found if new]
