"""Positions of Bellum Magica as JSON values: written whole, read with what is missing left unknown or dealt.

Piles are not told: whatever lies nowhere else is in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heorot.core.errors import BadPosition
from heorot.core.position import begin, place_in, whole
from heorot.core.reading import no_more_than
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import box
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.dealing import next_sort
from heorot.games.bellum_magica.legal import can_attack, can_hire, can_reroll, loot_bearers
from heorot.games.bellum_magica.realm import (
    active,
    add_side,
    food_left,
    is_hidden,
    is_most_evil,
    join,
    kind_drawn,
    kind_due,
    may_raid,
    of_kind,
    put_chest,
    shields_left,
    unseen_of,
    wealth,
)
from heorot.games.bellum_magica.reasons import OK
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.showing import WAYS_SAID

if TYPE_CHECKING:
    from heorot.games.bellum_magica.table import BellumTable

STORES = ("food", "glyphs", "barrels", "shields", "magic_shields", "spells", "spent_spells")
KEYS = (
    "game", "version", "players", "options", "parts", "step", "seat", "captain", "day", "face", "quiet", "stirred", "held", "castles",
    "goblins", "sealed", "hordes", *STORES, "chests", "places", "taken", "hires", "scouts", "prize", "due", "victim", "named", "stolen",
)  # fmt: skip
MOST_STORE = 9999
MOST_TOKENS = 200
DEALERS = (p.CAPTAINING, p.DEALING, p.OPENING, p.LAYOUT, p.ROLLING, p.SCOUTING, p.LOOTING, p.SEEING, p.REPLACING, p.REFILLING)
BEFORE_LAYOUT = (p.CAPTAINING, p.CASTLING, p.DEALING, p.PLACING, p.OPENING)
UNROLLED = (*BEFORE_LAYOUT, p.LAYOUT)  # steps at which no face can be active
CALM = (p.ROLLING, p.REROLLING, p.HIRING, p.REPLACING, p.REFILLING)  # steps at which nobody has ten chests


def stores(s: Bellum) -> dict[str, Any]:
    """Return what a lord has, by what it is called."""
    return dict(zip(STORES, (s.food, s.glyphs, s.barrels, s.shields, s.magics, s.ready, s.spent)))


def write(game: BellumTable, s: Bellum) -> dict[str, Any]:
    """Return a position as JSON values; a hidden chest is `iron ?`. Components are told if they are not the box's."""
    seats = range(s.players)
    data: dict[str, Any] = {
        "game": game.name,
        "version": game.version_of(s),
        "players": s.players,
        "options": game.options_of(s),
        "step": p.STEPS[s.now[p.STEP]],
        "seat": s.now[p.SEAT],
        "captain": s.now[p.CAPTAIN],
        "day": s.now[p.DAY],
        "face": s.now[p.FACE],
        "quiet": s.now[p.QUIET],
        "stirred": bool(s.now[p.STIRRED]),
        "castles": [name_of(s.castles[seat]) for seat in seats],
        "hordes": [{side: horde(s, seat, i) for i, side in enumerate(p.SIDES)} for seat in seats],
        **{name: [int(store[seat]) for seat in seats] for name, store in stores(s).items()},
        "chests": [[chest(s, seat, i) for i in range(s.sizes[seat])] for seat in seats],
        "places": [p.CARDS[s.row[i]] for i in range(s.now[p.N_ROW])],
        "taken": [p.CARDS[card] for card in range(p.PLACE_AT, p.N_CARDS) if s.where[card] == p.TAKEN_DOWN],
        "hires": [name_of(s.up[i]) for i in range(2 * p.UP)],
    }
    if s.now[p.STEP] in BEFORE_LAYOUT:
        data["goblins"] = [[p.CARDS[s.dealt[2 * seat + i]] for i in range(2) if s.dealt[2 * seat + i] != p.NO_CARD] for seat in seats]
        data["sealed"] = ["?" if s.sealed[seat] == p.SEALED else WAYS_SAID[s.sealed[seat]] or None for seat in seats]
    if s.now[p.SCOUTS]:
        data |= {"scouts": [seat for seat in seats if s.now[p.SCOUTS] >> seat & 1], "prize": p.KIND_NAMES[s.now[p.PRIZE]]}
    if s.now[p.STEP] == p.LOOTING:
        data["due"] = {name: s.now[p.DUE_AT + kind] for kind, name in enumerate(p.KIND_NAMES)}
    if s.now[p.STEP] in (p.STEALING, p.SEEING):
        data["victim"] = s.now[p.VICTIM]
    if s.now[p.STEP] == p.STEALING:
        data["named"] = [s.named[i] for i in range(s.now[p.N_NAMED])]
    if s.now[p.STEP] == p.SEEING:
        data["stolen"] = [s.now[p.N_NAMED], s.now[p.N_SHOWN]]
    if s.later[p.HELD]:
        data["held"] = True
    if foreign(game, s):
        data["parts"] = box.pack(s)
    return data


def name_of(card: int) -> str | None:
    """Return the name of a card, or nothing where there is none."""
    return None if card == p.NO_CARD else p.CARDS[card]


def horde(s: Bellum, seat: int, side: int) -> list[str]:
    """Return the creatures on one side of a castle."""
    return [p.CARDS[card] for card in range(p.GOBLIN_AT, p.PLACE_AT) if s.where[card] == p.OWNED + 2 * seat + side]


def chest(s: Bellum, seat: int, i: int) -> Any:
    """Return a chest of a row: `iron 4`; if others than its owner know it, with those who do."""
    at = seat * p.MOST_CHESTS + i
    code, known = s.chests[at], s.known[at]
    text = f"{p.KIND_NAMES[s.kind[code]]} {'?' if is_hidden(code) else s.value[code]}"
    return text if known == 1 << seat else {"chest": text, "known": [other for other in range(s.players) if known >> other & 1]}


def foreign(game: BellumTable, s: Bellum) -> bool:
    """Whether a state is played with other components than the box's."""
    fresh = game.fresh(s.players)
    parts = slice(p.BYTES_AT + p.BONUS_AT, p.LATER_AT)
    absent = [card for card in range(p.N_CARDS) if s.where[card] == p.ABSENT]
    return bool(absent) or bytes(fresh.block[parts]) != bytes(s.block[parts])


# reading


def read(game: BellumTable, data: Mapping[str, Any], seed: int | None) -> Bellum:
    """Return the position; `players` is enough, the rest has defaults."""
    s = begin(game, data, KEYS)
    read_day(s, data)
    read_lords(s, data)
    read_stores(s, data)
    read_chests(s, data)
    read_cards(s, data)
    read_errands(s, data)
    check_step(s)
    return s if seed is None else s.imagine(Rng(seed))


def listed(data: Mapping[str, Any], key: str, length: int | None, default: Sequence[Any]) -> Sequence[Any]:
    """Return a list of a position, if need be of just this length."""
    found = data.get(key, list(default))
    if not isinstance(found, list) or (length is not None and len(found) != length):
        raise BadPosition(f"{key!r} of a position is a list" + ("" if length is None else f" with {length} entries"))
    return found


def card_named(s: Bellum, name: Any, first: int, end: int) -> int:
    """Return a card that lies nowhere yet."""
    if not isinstance(name, str) or name not in p.CARDS or not first <= p.CARDS.index(name) < end:
        raise BadPosition(f"there is no card {name!r} that could lie there")
    card = p.CARDS.index(name)
    if s.where[card] != p.UNSEEN:
        raise BadPosition(f"the card {name!r} " + ("is not in the game" if s.where[card] == p.ABSENT else "is there twice"))
    return card


def read_day(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read the day, its step, and whose turn it is."""
    s.now[p.STEP] = place_in(p.STEPS, data, "step", "attack")
    s.now[p.SEAT] = whole(data.get("seat", 0), 0, s.players - 1, "the seat of a position")
    s.now[p.CAPTAIN] = whole(data.get("captain", 0), 0, s.players - 1, "the captain")
    before = s.now[p.STEP] in UNROLLED
    s.now[p.DAY] = whole(data.get("day", 0 if before else 1), 0, MOST_STORE, "the day")
    s.now[p.FACE] = whole(data.get("face", 0 if before or s.now[p.STEP] == p.ROLLING else 1), 0, p.FACES, "the face of the die")
    s.now[p.QUIET] = whole(data.get("quiet", 0), 0, p.QUIET_DAYS, "the number of quiet days")
    s.now[p.STIRRED] = flag(data, "stirred")
    s.later[p.HELD] = flag(data, "held")
    if s.later[p.HELD] and not (s.later[p.HOLDS] and s.now[p.FACE]):
        raise BadPosition("a spell keeps others from rerolling only with spell = holds, and once the die is rolled (MA-D2)")


def flag(data: Mapping[str, Any], key: str) -> bool:
    """Return whether something is said of a position."""
    said = data.get(key, False)
    if not isinstance(said, bool):
        raise BadPosition(f"{key!r} is true or false, not {said!r}")
    return said


def read_lords(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read castles, goblins that wait, and hordes; without any word the castles stand in the order of the box."""
    begun = s.now[p.STEP] not in (p.CAPTAINING, p.CASTLING)
    for seat, name in enumerate(listed(data, "castles", s.players, p.CASTLES[: s.players] if begun else [None] * s.players)):
        if name is not None:
            card = card_named(s, name, p.CASTLE_AT, p.GOBLIN_AT)
            s.castles[seat] = card
            s.where[card] = p.OWNED + 2 * seat
            add_side(s, seat, card, p.LEFT)
            add_side(s, seat, card, p.RIGHT)
        elif begun:
            raise BadPosition(f"seat {seat} has no castle (MA-S1)")
    for seat, goblins in enumerate(listed(data, "goblins", s.players, [[]] * s.players)):
        if not isinstance(goblins, list) or len(goblins) > p.GOBLINS_EACH:
            raise BadPosition(f"the goblins of seat {seat} that wait to be placed are a list of up to {p.GOBLINS_EACH}")
        for i, name in enumerate(goblins):
            s.dealt[p.GOBLINS_EACH * seat + i] = card_named(s, name, p.GOBLIN_AT, p.EVIL_AT)
            s.where[p.CARDS.index(name)] = p.FACE_UP
    for seat, way in enumerate(listed(data, "sealed", s.players, [None] * s.players)):
        if way is not None:
            if way != "?" and way not in WAYS_SAID[1:]:
                raise BadPosition(f"what seat {seat} has sealed is one of: {', '.join(WAYS_SAID[1:])}, or ?")
            s.sealed[seat] = p.SEALED if way == "?" else WAYS_SAID.index(way)
    for seat, sides in enumerate(listed(data, "hordes", s.players, [{}] * s.players)):
        if not isinstance(sides, Mapping) or not set(sides) <= set(p.SIDES):
            raise BadPosition(f"the horde of seat {seat} is a JSON object: the creatures on the left and on the right")
        for side, name in [(one, name) for one in sides for name in listed(sides, one, None, [])]:
            join(s, seat, card_named(s, name, p.GOBLIN_AT, p.PLACE_AT), p.SIDES.index(side))


def read_stores(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read food, glyphs, barrels and tokens of each seat."""
    most = {"food": MOST_STORE, "glyphs": MOST_STORE, "shields": MOST_STORE, "barrels": p.MOST_BARRELS}
    for name, store in stores(s).items():
        for seat, count in enumerate(listed(data, name, s.players, [0] * s.players)):
            store[seat] = whole(count, 0, most.get(name, MOST_TOKENS), f"{name} of seat {seat}")
    if s.later[p.BOXED] and (food_left(s) < 0 or shields_left(s) < 0):
        raise BadPosition(f"there are {p.BOX_FOOD} food and {p.BOX_SHIELDS} shields in the box, and no more (MA-D3)")


def read_chests(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read the rows of chests; all that lie in none are in the stacks."""
    faces = {f"{p.KIND_NAMES[s.kind[face]]} {s.value[face]}": face for face in range(p.FACED, p.HIDE) if s.total[face]}
    faces |= {f"{name} ?": p.HIDE + kind for kind, name in enumerate(p.KIND_NAMES)}
    for seat, row in enumerate(listed(data, "chests", s.players, [[]] * s.players)):
        if not isinstance(row, list) or len(row) > p.MOST_CHESTS:
            raise BadPosition(f"the chests of seat {seat} are a list")
        for entry in row:
            told = entry if isinstance(entry, Mapping) else {"chest": entry}
            no_more_than(told, ("chest", "known"), BadPosition, "a chest")
            name = told.get("chest")
            if not isinstance(name, str) or name not in faces:
                raise BadPosition(f"there is no chest {name!r} in the game")
            code = faces[name]
            if not is_hidden(code):
                if not s.bag[code]:
                    raise BadPosition(f"there are not so many chests {name!r} in the game")
                s.bag[code] -= 1
            known = listed(told, "known", None, [seat])
            put_chest(s, seat, code, sum({1 << whole(other, 0, s.players - 1, "who knows a chest") for other in known}))
    for kind, name in enumerate(p.KIND_NAMES):
        lying = sum(of_kind(s, seat, kind) for seat in range(s.players))
        hidden = sum(s.chests[seat * p.MOST_CHESTS + i] == p.HIDE + kind for seat in range(s.players) for i in range(s.sizes[seat]))
        if hidden > unseen_of(s, kind):
            raise BadPosition(f"the rows hold more chests of {name} than there are")
        s.now[p.STACK_AT + kind] -= lying


def read_cards(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read places and creatures face up, and places that were taken."""
    for key, where in (("places", p.FACE_UP), ("taken", p.TAKEN_DOWN)):
        for name in listed(data, key, None, []):
            card = card_named(s, name, p.PLACE_AT, p.N_CARDS)
            s.where[card] = where
            if not s.now[p.KINGDOM_AT + s.sort[card]]:
                raise BadPosition(f"there are not so many places of the kind {p.PLACE_KINDS[s.sort[card]]} in this kingdom (MA-S3)")
            s.now[p.KINGDOM_AT + s.sort[card]] -= 1
            if key == "places":
                if s.now[p.N_ROW] == s.players:
                    raise BadPosition("no more places lie face up than there are players (MA-S3)")
                s.row[s.now[p.N_ROW]] = card
                s.now[p.N_ROW] += 1
    for i, name in enumerate(listed(data, "hires", 2 * p.UP, [None] * (2 * p.UP))):
        if name is not None:
            first, end = (p.EVIL_AT, p.MOST_EVIL_AT) if i < p.UP else (p.MOST_EVIL_AT, p.PLACE_AT)
            s.up[i] = card_named(s, name, first, end)
            s.where[s.up[i]] = p.FACE_UP
    for card in range(p.EVIL_AT, p.PLACE_AT):
        if s.where[card] not in (p.UNSEEN, p.ABSENT):
            s.now[p.DECK_AT + is_most_evil(card)] -= 1


def read_errands(s: Bellum, data: Mapping[str, Any]) -> None:
    """Read what the dealer or the thieves are about: scouts, loot, a raid."""
    for seat in listed(data, "scouts", None, []):
        s.now[p.SCOUTS] |= 1 << whole(seat, 0, s.players - 1, "a seat with scouts")
    prize = data.get("prize", "wood")
    if prize not in ("wood", "iron"):
        raise BadPosition(f"scouts bring chests of wood or iron, not of {prize!r}")
    s.now[p.PRIZE] = p.KIND_NAMES.index(prize)
    due = data.get("due", {})
    if not isinstance(due, Mapping):
        raise BadPosition("the chests that are due are a JSON object: how many of each kind")
    no_more_than(due, p.KIND_NAMES, BadPosition, "the loot")
    for name, count in due.items():
        s.now[p.DUE_AT + p.KIND_NAMES.index(name)] = whole(count, 0, p.MOST_LOOT, f"chests of {name} that are due")
    s.now[p.VICTIM] = whole(data.get("victim", 0), 0, s.players - 1, "the seat that is robbed")
    for i in listed(data, "named", None, []):
        s.named[s.now[p.N_NAMED]] = whole(i, 1, max(1, s.sizes[s.now[p.VICTIM]]), "a chest that was named")
        s.now[p.N_NAMED] += 1
        if s.now[p.N_NAMED] == p.MOST_CHESTS:
            raise BadPosition("so many thieves there are not")
    if "stolen" in data:
        stolen, shown = listed(data, "stolen", 2, [])
        s.now[p.N_NAMED] = whole(stolen, 1, s.sizes[s.now[p.SEAT]], "the number of stolen chests")
        s.now[p.N_SHOWN] = whole(shown, 0, s.now[p.N_NAMED] - 1, "the number of stolen chests that were seen")


def check_step(s: Bellum) -> None:
    """Let the right one act; raise BadPosition unless there is something to do."""
    step = s.now[p.STEP]
    if step in DEALERS or (step == p.CASTLING and s.now[p.HOW] == p.DEALT):
        s.actor = DEALER
    elif step == p.OVER:
        s.actor = NOBODY
    elif step == p.PLACING:
        s.actor = min((seat for seat in range(s.players) if not s.sealed[seat]), default=NOBODY)
    else:
        s.actor = s.now[p.SEAT]
    s.now[p.SLOT] = slot_of(s)
    if (s.now[p.FACE] > 0) == (step in UNROLLED) and step != p.ROLLING:
        raise BadPosition("a face of the die is active from the first roll on (MA-D1)")
    if step not in BEFORE_LAYOUT and waits(s):
        raise BadPosition("once the kingdom is laid out no goblins wait to be placed (MA-S2)")
    if step in (p.CAPTAINING, p.CASTLING, p.DEALING, p.PLACING) and any(where >= p.OWNED for where in s.where[p.GOBLIN_AT :]):
        raise BadPosition("nobody has a horde before the goblins are placed (MA-S2)")
    errands = {p.SCOUTS: (p.SCOUTING,), p.DUE_AT: (p.LOOTING,), p.N_NAMED: (p.STEALING, p.SEEING)}
    for at, steps in errands.items():
        busy = kind_due(s) != p.NO_KIND if at == p.DUE_AT else s.now[at]
        if busy and step not in steps:
            raise BadPosition(f"at the step {p.STEPS[step]!r} nobody waits for chests")
    if step in CALM and any(s.sizes[seat] >= p.CHESTS_TO_END for seat in range(s.players)):
        raise BadPosition("with ten chests in a row the game would be over (MA-D10)")
    fault = FAULTS.get(step)
    if fault is not None:
        wrong, sentence = fault
        if wrong(s):
            raise BadPosition(sentence)
    if step == p.OVER and not any(is_hidden(code) for code in s.chests):
        for seat in range(s.players):
            s.points[seat] = wealth(s, seat)


def slot_of(s: Bellum) -> int:
    """Return where the dealer turns up the next card."""
    step = s.now[p.STEP]
    if step == p.REFILLING or (step == p.LAYOUT and s.now[p.N_ROW] < s.players):
        return p.PLACE_SLOT
    if step in (p.LAYOUT, p.REPLACING):
        return next((i for i in range(2 * p.UP) if s.up[i] == p.NO_CARD and s.now[p.DECK_AT + i // p.UP]), p.PLACE_SLOT)
    return 0


def in_turn(s: Bellum) -> list[int]:
    """Return the seats in the order in which they set up: from the captain clockwise, or drafting with the captain last (MA-S1)."""
    order = [(s.now[p.CAPTAIN] + i) % s.players for i in range(s.players)]
    return order[::-1] if s.now[p.STEP] == p.CASTLING and s.now[p.HOW] == p.DRAFTED else order


def captained(s: Bellum) -> bool:
    """Whether the captain could not be drawn now."""
    return s.now[p.LOTS] != p.DRAWN or s.now[p.DAY] > 0 or any(where >= p.OWNED for where in s.where) or waits(s)


def waits(s: Bellum) -> bool:
    """Whether goblins wait to be placed, or a choice to be opened."""
    return any(s.sealed) or any(s.dealt[i] != p.NO_CARD for i in range(p.GOBLINS_EACH * s.players))


def misplaced(s: Bellum) -> bool:
    """Whether not all who come before the seat have their castles, or some have whose turn comes later."""
    order = in_turn(s)
    turn = order.index(s.now[p.SEAT])
    return waits(s) or [s.castles[seat] != p.NO_CARD for seat in order] != [i < turn for i in range(s.players)]


def misdealt(s: Bellum) -> bool:
    """Whether goblins do not wait where they should, or are not sealed where they should be."""
    order = in_turn(s)
    turn = order.index(s.now[p.SEAT])
    waiting = [sum(s.dealt[p.GOBLINS_EACH * seat + i] != p.NO_CARD for i in range(p.GOBLINS_EACH)) for seat in order]
    sealed = [s.sealed[seat] > 0 for seat in order]
    if s.now[p.STEP] == p.DEALING:
        return any(sealed) or waiting[turn] == p.GOBLINS_EACH or waiting[:turn] != [p.GOBLINS_EACH] * turn or any(waiting[turn + 1 :])
    if s.now[p.STEP] == p.PLACING:
        return min(waiting) < p.GOBLINS_EACH or all(sealed)
    still = [i >= turn for i in range(s.players)]
    return sealed != still or waiting != [p.GOBLINS_EACH * stays for stays in still]


def misled(s: Bellum) -> bool:
    """Whether the thieves could not be about to name a chest."""
    seat, victim = s.now[p.SEAT], s.now[p.VICTIM]
    unasked = 1 if s.later[p.RULES] else active(s, seat, p.THIEF)  # so many chests leave no choice
    if may_raid(s, seat, s.now[p.FACE], victim) != OK or s.sizes[victim] <= unasked:
        return True
    named = list(s.named[: s.now[p.N_NAMED]])
    return len(set(named)) < len(named) or len(named) >= loot_bearers(s)


def unfinished(s: Bellum) -> bool:
    """Whether the game could not be over."""
    return s.now[p.QUIET] < p.QUIET_DAYS and all(s.sizes[seat] < p.CHESTS_TO_END for seat in range(s.players))


FAULTS: dict[int, tuple[Callable[[Bellum], bool], str]] = {  # what cannot be at a step
    p.CAPTAINING: (captained, "the captain is drawn once, before all else, and only with captain = drawn (MA-S5)"),
    p.CASTLING: (misplaced, "castles go from seat to seat, and it is another one's turn (MA-S1)"),
    p.DEALING: (misdealt, "goblins go from seat to seat, two to each, and it is another one's turn (MA-S1)"),
    p.PLACING: (misdealt, "there are no goblins to be placed (MA-S2)"),
    p.OPENING: (misdealt, "there is no sealed choice to be opened (MA-S2)"),
    p.LAYOUT: (lambda s: s.now[p.SLOT] == p.PLACE_SLOT and not next_sort(s), "all is laid out already (MA-S4)"),
    p.REROLLING: (lambda s: not can_reroll(s, s.now[p.SEAT]), "the seat has nothing to pay for a reroll with (MA-D1)"),
    p.SCOUTING: (
        lambda s: not s.now[p.SCOUTS] >> s.now[p.SEAT] & 1 or kind_drawn(s) == p.NO_KIND,
        "the scouts of that seat bring no chest (MA-D4)",
    ),
    p.ATTACKING: (lambda s: not can_attack(s, s.now[p.SEAT]), "the seat can attack nothing (MA-D5)"),
    p.LOOTING: (lambda s: kind_due(s) == p.NO_KIND or kind_drawn(s) == p.NO_KIND, "no chest of the loot is due (MA-D7)"),
    p.STEALING: (misled, "the seat has no chest to name (MA-D9)"),
    p.SEEING: (lambda s: s.now[p.N_NAMED] == 0, "no stolen chest is to be seen (MA-D9)"),
    p.HIRING: (lambda s: not can_hire(s, s.now[p.SEAT]), "the seat can pay for nothing (MA-D11)"),
    p.REPLACING: (lambda s: s.now[p.SLOT] == p.PLACE_SLOT, "no creature is to be replaced (MA-D11)"),
    p.REFILLING: (lambda s: s.now[p.N_ROW] == s.players or not next_sort(s), "no place is to be turned up (MA-D12)"),
    p.OVER: (unfinished, "the game is over with ten chests, or after ten quiet days (MA-D10)"),
}
