"""Makes what is shown of a position: cards, lines, targets, rows of chests. Compiled, for a hall makes them at every move."""

from __future__ import annotations

from heorot.core.parts import SOURCES
from heorot.games.bellum_magica.box import loot_of, side_text
from heorot.games.bellum_magica.legal import is_named
from heorot.games.bellum_magica.outlook import best_attack, day_worth, prize_for
from heorot.games.bellum_magica.parts import (
    BONUSES,
    BOXED,
    CARDS,
    CHESTS_TO_END,
    DECK_AT,
    EVIL_FOOD,
    FACE,
    FACED,
    FACES,
    FOOD,
    GLYPH,
    GOBLIN_AT,
    GROUPS,
    HIDE,
    KIND_NAMES,
    KINDS,
    LEFT,
    MAGIC,
    MAP,
    MOST_CHESTS,
    MOST_EVIL_FOOD,
    MOST_EVIL_GLYPH,
    MOST_EVIL_GLYPHS,
    MOST_FACES,
    N_ROW,
    NO_CARD,
    NO_KIND,
    OVER,
    OWNED,
    PLACE_AT,
    PLACE_KINDS,
    PRINT,
    QUIET,
    QUIET_DAYS,
    RIGHT,
    SEALED,
    SIDES,
    SIGNS,
    STEALING,
    STEP,
    STIRRED,
    SWORD,
    SYMBOLS,
    THE_TAVERN,
    THIEF,
    UP,
    VICTIM,
)
from heorot.games.bellum_magica.realm import (
    Realm,
    defence,
    food_left,
    is_hidden,
    is_most_evil,
    lacking_magic,
    lacking_swords,
    magic_defence,
    may_attack,
    may_raid,
    of_kind,
    on_line,
    shields_left,
)
from heorot.games.bellum_magica.reasons import OK
from heorot.games.bellum_magica.views import CardView, ChestView, CreatureView, HireView, LineView, PlaceView, RowView, SeatView, TargetView

WAYS_SAID = ("", "left left", "left right", "right left", "right right")


def show_card(s: Realm, card: int) -> CardView:
    """Return a castle or a creature with all that is printed on it."""
    return CardView(
        CARDS[card], GROUPS[s.group[card]], side_text(s, card, LEFT), side_text(s, card, RIGHT), s.shield[card], s.magic[card],
        BONUSES[s.bonus[card]], SOURCES[s.labels[card]],
    )  # fmt: skip


def show_place(s: Realm, card: int) -> PlaceView:
    """Return a place."""
    kind = PLACE_KINDS[s.sort[card]]
    return PlaceView(CARDS[card], kind, s.shield[card], s.magic[card], loot_of(s, card), SOURCES[s.labels[card]])


def gain_in_all(s: Realm, card: int, side: int) -> dict[str, int]:
    """Return what one side of a creature brings on all six faces together."""
    found = {}
    for symbol in range(3 * side, 3 * side + 3):
        n = 0
        for face in range(FACES):
            n += s.printed[card * PRINT + face * SYMBOLS + symbol]
        if n:
            found[SIGNS[symbol]] = n
    return found


def gain_a_day(s: Realm, card: int, side: int) -> dict[str, float]:
    """Return what one side of a creature brings per day on average."""
    return {sign: round(n / FACES, 2) for sign, n in gain_in_all(s, card, side).items()}


def costs_of(card: int) -> tuple[dict[str, int], ...]:
    """Return the ways to pay for a creature (MA-D11)."""
    if is_most_evil(card):
        return {"food": MOST_EVIL_FOOD, "glyphs": MOST_EVIL_GLYPH}, {"glyphs": MOST_EVIL_GLYPHS}
    return ({"food": EVIL_FOOD},)


def show_hires(s: Realm) -> tuple[HireView | None, ...]:
    """Return the creatures face up, two evil and two most evil ones; nothing where a slot is empty."""
    found: list[HireView | None] = []
    for i in range(2 * UP):
        card = s.up[i]
        if card == NO_CARD:
            found.append(None)
            continue
        found.append(
            HireView(
                show_card(s, card), "most_evil" if is_most_evil(card) else "evil", gain_a_day(s, card, LEFT), gain_a_day(s, card, RIGHT),
                costs_of(card),
            )
        )  # fmt: skip
    return tuple(found)


def show_lines(s: Realm, seat: int) -> tuple[LineView, ...]:
    """Return a lord's six lines, and what a day with each would bring."""
    active = s.now[FACE]
    here = day_worth(s, seat, active) if active else 0
    found = []
    for face in range(1, FACES + 1):
        worth = day_worth(s, seat, face)
        best = best_attack(s, seat, face)
        prize = prize_for(s, seat, face)
        found.append(
            LineView(
                face, on_line(s, seat, face, FOOD), on_line(s, seat, face, GLYPH), on_line(s, seat, face, MAP),
                on_line(s, seat, face, SWORD), on_line(s, seat, face, MAGIC), on_line(s, seat, face, THIEF),
                None if prize == NO_KIND else KIND_NAMES[prize], None if best == NO_CARD else CARDS[best], worth,
                active > 0 and worth > here,
            )
        )  # fmt: skip
    return tuple(found)


def show_targets(s: Realm, seat: int) -> tuple[TargetView, ...]:
    """Return the tavern, the places and the other lords' castles as a lord's targets."""
    found = [place_target(s, seat, THE_TAVERN)]
    for i in range(s.now[N_ROW]):
        found.append(place_target(s, seat, s.row[i]))
    for victim in range(s.players):
        if victim != seat and s.castles[victim] != NO_CARD:
            found.append(castle_target(s, seat, victim))
    return tuple(found)


def place_target(s: Realm, seat: int, place: int) -> TargetView:
    """Return a place as a lord's target."""
    faces = tuple([face for face in range(1, FACES + 1) if may_attack(s, seat, face, place) == OK])
    swords, magic = lacking(s, seat, s.shield[place], s.magic[place])
    return TargetView(CARDS[place], False, swords, magic, False, False, faces)


def castle_target(s: Realm, seat: int, victim: int) -> TargetView:
    """Return another lord's castle as a lord's target."""
    faces = tuple([face for face in range(1, FACES + 1) if may_raid(s, seat, face, victim) == OK])
    swords, magic = lacking(s, seat, defence(s, victim), magic_defence(s, victim))
    thief = s.now[FACE] > 0 and on_line(s, seat, s.now[FACE], THIEF) == 0
    return TargetView(CARDS[s.castles[victim]], True, swords, magic, thief, s.sizes[victim] == 0, faces)


def lacking(s: Realm, seat: int, shield: int, magic_shield: int) -> tuple[int, int]:
    """Return how many swords and magic swords a lord's active line lacks against these shields."""
    face = s.now[FACE]
    if face == 0:
        return 0, 0
    swords = on_line(s, seat, face, SWORD)
    magic = on_line(s, seat, face, MAGIC)
    return lacking_swords(swords, magic, shield, magic_shield), lacking_magic(magic, magic_shield)


def show_creatures(s: Realm, seat: int) -> tuple[CreatureView, ...]:
    """Return a lord's creatures, those on the left first."""
    found = []
    for side in (LEFT, RIGHT):
        for card in range(GOBLIN_AT, PLACE_AT):
            if s.where[card] == OWNED + 2 * seat + side:
                lines = side_text(s, card, side)
                found.append(CreatureView(CARDS[card], GROUPS[s.group[card]], SIDES[side], lines, SOURCES[s.labels[card]]))
    return tuple(found)


def show_seats(s: Realm) -> tuple[SeatView, ...]:
    """Return the lords, with all that everybody sees of them."""
    found = []
    for seat in range(s.players):
        castle = s.castles[seat]
        housed = castle != NO_CARD
        lines = show_lines(s, seat)
        goblins = tuple([show_card(s, s.dealt[2 * seat + i]) for i in range(2) if s.dealt[2 * seat + i] != NO_CARD])
        found.append(
            SeatView(
                seat, s.points[seat], show_card(s, castle) if housed else None, defence(s, seat) if housed else 0,
                magic_defence(s, seat) if housed else 0, s.shields[seat], s.magics[seat], s.food[seat], s.glyphs[seat], s.barrels[seat],
                s.ready[seat], s.spent[seat], {KIND_NAMES[kind]: of_kind(s, seat, kind) for kind in range(KINDS)}, goblins,
                show_creatures(s, seat), lines, sum([line.better for line in lines]), show_targets(s, seat),
            )
        )  # fmt: skip
    return tuple(found)


def show_rows(s: Realm) -> tuple[RowView, ...]:
    """Return the rows of chests, with what the onlooker knows of them."""
    found = []
    unseen = [unseen_values(s, kind) for kind in range(KINDS)]
    for seat in range(s.players):
        chests = []
        hidden = [0] * KINDS
        known = 0
        for i in range(s.sizes[seat]):
            code = s.chests[seat * MOST_CHESTS + i]
            who = s.known[seat * MOST_CHESTS + i]
            named = s.now[STEP] == STEALING and s.now[VICTIM] == seat and is_named(s, i + 1)
            value = None if is_hidden(code) else s.value[code]
            if value is None:
                hidden[code - HIDE] += 1
            else:
                known += value
            seats = tuple([other for other in range(s.players) if s.now[STEP] == OVER or who >> other & 1])
            chests.append(ChestView(KIND_NAMES[s.kind[code]], value, seats, named))
        least, most, mean = known, known, float(known)
        for kind in range(KINDS):
            if hidden[kind]:
                values = unseen[kind]
                least += sum(values[: hidden[kind]])
                most += sum(values[len(values) - hidden[kind] :])
                mean += hidden[kind] * sum(values) / len(values)
        found.append(RowView(seat, tuple(chests), known, least, most, round(mean, 1)))
    return tuple(found)


def unseen_values(s: Realm, kind: int) -> list[int]:
    """Return the values of the unseen chests of a kind, the lowest first."""
    return [s.value[face] for face in range(FACED, FACED + MOST_FACES) if s.kind[face] == kind for _ in range(s.bag[face])]


def show_unseen(s: Realm) -> dict[str, dict[str, int]]:
    """Return the unseen chests, by kind and value."""
    return {
        KIND_NAMES[kind]: {
            str(s.value[face]): s.bag[face] for face in range(FACED, FACED + MOST_FACES) if s.kind[face] == kind and s.bag[face]
        }
        for kind in range(KINDS)
    }


def show_sealed(s: Realm) -> tuple[str | None, ...]:
    """Return the sealed choices: one's own, `?` for others', nothing where there is none."""
    return tuple(["?" if way == SEALED else WAYS_SAID[way] if way else None for way in s.sealed[: s.players]])


def show_last(s: Realm) -> str:
    """Return why this is the last day as things stand: ten chests, the tenth quiet day, or nothing (MA-D10, MA-D12)."""
    if s.now[STEP] == OVER:
        return ""
    for seat in range(s.players):
        if s.sizes[seat] >= CHESTS_TO_END:
            return "chests"
    return "quiet" if s.now[QUIET] == QUIET_DAYS - 1 and not s.now[STIRRED] else ""


def show_supply(s: Realm) -> dict[str, int] | None:
    """Return the food and the shields that are left in the supply of the box, or nothing if it is endless (MA-D3)."""
    return {"food": food_left(s), "shields": shields_left(s)} if s.later[BOXED] else None


def show_decks(s: Realm) -> dict[str, int]:
    """Return how many creatures are in the decks."""
    return {"evil": s.now[DECK_AT], "most_evil": s.now[DECK_AT + 1]}
