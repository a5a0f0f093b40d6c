"""What is shown before a move: what its chests are worth to its maker, and what it makes possible.

Chests are the points (MA-E1). A value that the seat knows counts exactly; a chest that it does not know may be any of those of its kind
which it has not seen, each as likely (memory.py): so a draw has bounds and an exact mean. Where somebody still decides there is no mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from heorot.core.events import Event
from heorot.core.game import Saying
from heorot.core.preview import Figure, Forecast, Open, exact
from heorot.core.vocabulary import HIDDEN
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.events import Chances, ChancesNone, Counted, Income, IncomeLeft, IncomeNone, IncomeRight, Reach, Rolled
from heorot.games.bellum_magica.forays import gather
from heorot.games.bellum_magica.legal import can_reroll, loot_bearers
from heorot.games.bellum_magica.outlook import day_worth, faces_better
from heorot.games.bellum_magica.realm import add_side, is_hidden, may_attack, may_raid, on_line, wealth
from heorot.games.bellum_magica.reasons import OK
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.showing import gain_in_all, unseen_values

ROUND = (p.ROLLING, p.REROLLING, p.SCOUTING)  # the die, those who are asked about it, and the scouts whom it sends
NOTHING = exact(0)


# what a seat has


def riches(s: Bellum, seat: int) -> int:
    """Return what a lord's chests are worth, and those that his thieves have named; the end only opens them (MA-E1)."""
    if s.over:
        return s.score(seat)
    total = wealth(s, seat)
    if s.now[p.STEP] == p.STEALING and s.now[p.SEAT] == seat:
        first = s.now[p.VICTIM] * p.MOST_CHESTS
        total += sum(s.value[s.chests[first + number - 1]] for number in s.named[: s.now[p.N_NAMED]])
    return total


def has_come(before: Bellum, now: Bellum) -> bool:
    """Whether all has come that a move of `before` brings: the scouts' chest, the loot, the chests that thieves name."""
    step = now.now[p.STEP]
    if before.now[p.STEP] == p.REROLLING:
        return now.now[p.DAY] != before.now[p.DAY] or step not in ROUND
    if before.now[p.STEP] == p.ATTACKING:
        return step not in (p.LOOTING, p.STEALING)
    return True


# what a move brings


def gain_of(seen: Bellum, move: int, seat: int) -> Figure:
    """Return what the chests are worth that a move brings its maker."""
    step, what = seen.now[p.STEP], move >> p.SHIFT
    if step == p.STEALING:
        if what == p.SMALL:
            return NOTHING
        return chests_worth(seen, [seen.chests[seen.now[p.VICTIM] * p.MOST_CHESTS + (move & p.LOW) - 1]])
    if step == p.REROLLING:
        return scouts_worth(seen, move, seat)
    if step != p.ATTACKING or what == p.SMALL:
        return NOTHING
    after = seen.copy()
    after.apply(move)
    if after.now[p.STEP] == p.STEALING:
        return choice_worth(after)
    return chests_worth(seen, arrived(seen, after, seat))


def arrived(seen: Bellum, after: Bellum, seat: int) -> list[int]:
    """Return the chests that have come to a seat's row since, those still to be drawn among them: these are drawn blind."""
    while after.now[p.STEP] in (p.SCOUTING, p.LOOTING):
        after.apply(HIDDEN)
    first = seat * p.MOST_CHESTS
    return list(after.chests[first + seen.sizes[seat] : first + after.sizes[seat]])


def chests_worth(seen: Bellum, codes: Sequence[int]) -> Figure:
    """Return what these chests are worth together, for all that the seat knows: unknown ones are any of the unseen ones of their kinds."""
    low = high = sum(seen.value[code] for code in codes if not is_hidden(code))
    mean = Fraction(low)
    for kind in range(p.KINDS):
        number = codes.count(p.HIDE + kind)
        if number:
            values = unseen_values(seen, kind)
            low += sum(values[:number])
            high += sum(values[-number:])
            mean += Fraction(number * sum(values), len(values))
    return exact(low) if low == high else Figure(low, high, mean)


def choice_worth(raiding: Bellum) -> Figure:
    """Return between what and what a raid lies whose thieves choose: the poorest chests there may be, and the richest (MA-D9).

    Since version 2 they need not carry off more than one.
    """
    first, number = raiding.now[p.VICTIM] * p.MOST_CHESTS, loot_bearers(raiding)
    row = list(raiding.chests[first : first + raiding.sizes[raiding.now[p.VICTIM]]])
    least = most = [raiding.value[code] for code in row if not is_hidden(code)]
    for kind in range(p.KINDS):
        hidden = row.count(p.HIDE + kind)
        if hidden:
            values = unseen_values(raiding, kind)
            least, most = least + values[:hidden], most + values[-hidden:]
    fewest = 1 if raiding.later[p.RULES] else number
    return Figure(sum(sorted(least)[:fewest]), sum(sorted(most)[-number:]))


def scouts_worth(seen: Bellum, move: int, seat: int) -> Figure:
    """Return what the scouts will bring after a pass, a barrel or a spell; a mean only where nobody can ask for another roll (MA-D4)."""
    after = seen.copy()
    after.apply(move)
    passed = move == p.SMALL << p.SHIFT | p.PASS or is_hold(seen, move)
    stands = after.now[p.STEP] != p.REROLLING if passed else not any(can_reroll(after, other) for other in range(seen.players))
    if passed and stands:
        return chests_worth(seen, arrived(seen, after, seat))
    faces = [with_face(seen, face, seat) for face in range(1, p.FACES + 1)]
    low, high = min(figure.low for figure in faces), max(figure.high for figure in faces)
    if low == high:
        return exact(low)
    if not stands:
        return Figure(low, high)
    means = [figure.low if figure.mean is None else figure.mean for figure in faces]
    return Figure(low, high, Fraction(sum(means), p.FACES))


def is_hold(seen: Bellum, move: int) -> bool:
    """Whether a move is a spell that keeps the others from rerolling, and rolls nothing (MA-D2)."""
    return seen.later[p.HOLDS] > 0 and move == p.SMALL << p.SHIFT | p.SPELL


def with_face(seen: Bellum, face: int, seat: int) -> Figure:
    """Return what the scouts would bring a seat if the die showed this face, and stood."""
    after = seen.copy()
    after.now[p.FACE] = face
    gather(after)
    return chests_worth(seen, arrived(seen, after, seat))


def open_for(after: Bellum, seat: int) -> Open:
    """Return what a preview stops at that is none of a draw or a question: others' choices, or what others hide."""
    step = after.now[p.STEP]
    if step == p.OPENING or (step == p.REROLLING and after.now[p.SEAT] != seat):
        return "others"
    return "hidden" if step == p.SEEING else ""


def unsure_of(event: Event) -> Open:
    """Return what an event hangs on that nobody knows before the end: what is in all the chests (MA-E1)."""
    return "hidden" if isinstance(event, Counted) else ""


# what a move makes possible


def forecasts_of(seen: Bellum, move: int, say: Callable[[Event, Bellum], Saying]) -> tuple[Forecast, ...]:
    """Return what there is to say of a move beforehand, each with what makes it true."""
    return tuple(forecast(event, say(event, seen)) for event in foretold(seen, move))


def forecast(event: Event, saying: Saying) -> Forecast:
    """Return a forecast with what makes it true: a creature's lines and their reach right after the hire, a reroll when the die lies."""
    if isinstance(event, Reach):
        return Forecast(saying, lambda before, now, said: event in reach(before, now, event.seat))
    if isinstance(event, Income):
        return Forecast(saying, lambda before, now, said: event.values[1:] == brought(before, now, event))
    if isinstance(event, Chances):
        return Forecast(saying, lambda before, now, said: helped(before, said, event.seat), has_rolled, Fraction(event.count, p.FACES))
    return Forecast(saying, lambda before, now, said: not helped(before, said, event.seat), has_rolled)


def brought(before: Bellum, now: Bellum, event: Income) -> tuple[int, ...]:
    """Return what has come to a lord's lines on one side, on all six faces together; nothing if that is nothing."""
    side = not isinstance(event, IncomeLeft)
    found = tuple(
        sum(on_line(now, event.seat, face, symbol) - on_line(before, event.seat, face, symbol) for face in range(1, p.FACES + 1))
        for symbol in range(p.THIRD * side, p.THIRD * (side + 1))
    )
    return found if any(found) else ()


def has_rolled(before: Bellum, now: Bellum) -> bool:
    """Whether the die lies that a barrel or a spell was used for."""
    return now.now[p.STEP] != p.ROLLING or now.now[p.DAY] != before.now[p.DAY]


def helped(before: Bellum, said: Sequence[Saying], seat: int) -> bool:
    """Whether the new face would bring a lord more than the one which lay there."""
    face = next(saying.event.face for saying in said if isinstance(saying.event, Rolled))
    return day_worth(before, seat, face) > day_worth(before, seat, before.now[p.FACE])


def foretold(seen: Bellum, move: int) -> list[Event]:
    """Return what there is to say of a move beforehand: what a creature brings and makes possible, whether a reroll would help."""
    what, which = move >> p.SHIFT, move & p.LOW
    if what >= p.HIRE:
        side = (what - p.HIRE) & 1
        after = seen.copy()
        add_side(after, seen.now[p.SEAT], which, side)
        return [income(seen, which, side), *reach(seen, after, seen.now[p.SEAT])]
    if what == p.SMALL and which in (p.BARREL, p.SPELL) and not is_hold(seen, move):
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


def reach(before: Bellum, after: Bellum, seat: int) -> list[Event]:
    """Return which places and castles a lord can attack with which faces that he could not before (MA-D6, MA-D9)."""
    faces = range(1, p.FACES + 1)
    found: list[Event] = []
    for place in (p.THE_TAVERN, *before.row[: before.now[p.N_ROW]]):
        new = sum(1 << face for face in faces if may_attack(after, seat, face, place) == OK != may_attack(before, seat, face, place))
        if new:
            found.append(Reach("MA-D6", seat, place, new))
    for victim in range(before.players):
        new = sum(1 << face for face in faces if may_raid(after, seat, face, victim) == OK != may_raid(before, seat, face, victim))
        if new:
            found.append(Reach("MA-D9", seat, before.castles[victim], new))
    return found
