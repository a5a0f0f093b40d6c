"""Völuspá's positions as JSON values: written whole, read with what is missing left unknown or dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from heorot.core.errors import BadPosition
from heorot.core.position import begin, per_seat, whole, write_actor
from heorot.core.reading import need
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.voluspa import parts as p
from heorot.games.voluspa.board import measure, place, put, settle
from heorot.games.voluspa.memory import GUARDED, Lesson, lessons, queue_length, remember
from heorot.games.voluspa.rules import Voluspa, cover

if TYPE_CHECKING:
    from heorot.games.voluspa.table import VoluspaTable

ERRANDS = ("first", "start", "hands", "refill")
KEYS = (
    "game", "version", "players", "options", "tiles", "table", "hands", "shown", "gone", "points", "reached", "clock",
    "actor", "seat", "starter", "errand", "hermod", "lessons",
)  # fmt: skip


def write(game: VoluspaTable, s: Voluspa) -> dict[str, Any]:
    """Return a position as JSON values; unknown tiles are `?`."""
    now = s.now
    seats = range(s.players)
    table = {}
    for i in range(now[p.N_TILES]):
        top = p.IDS[s.board[s.tiles[i]]]
        below = s.beneath[i]
        x, y = place(s, s.tiles[i])
        table[f"{x},{y}"] = f"{p.IDS[below]}/{top}" if below else top
    data: dict[str, Any] = {
        "game": game.name,
        "version": game.version_of(s),
        "players": s.players,
        "options": game.options_of(s),
        "tiles": {name: [count, s.strength[kind]] for kind, (name, count) in enumerate(zip(p.IDS, s.census())) if kind},
        "table": table,
        "hands": [listed(s.hands, seat) for seat in seats],
        "gone": listed(s.gone, 0),
        "points": [s.points[seat] for seat in seats],
        "reached": [s.reached[seat] for seat in seats],
        "clock": now[p.CLOCK],
        "actor": write_actor(s),
        "seat": now[p.SEAT],
        "starter": now[p.STARTER],
        "errand": ERRANDS[now[p.ERRAND]],
    }
    if any(s.shown):
        data["shown"] = [listed(s.shown, seat) for seat in seats]
    if now[p.HERALD] != p.NOWHERE:
        data["hermod"] = "{},{}".format(*place(s, now[p.HERALD]))
    taught = {str(seat): [[*lesson, weight] for lesson, weight in lessons(s, seat).items()] for seat in seats if s.taught[seat]}
    if taught:
        data["lessons"] = taught
    return data


def read(game: VoluspaTable, data: Mapping[str, Any], seed: int | None) -> Voluspa:
    """Return the position; `players` and `table` are enough, the rest has defaults."""
    s = begin(game, data, KEYS)
    read_tiles(s, data.get("tiles"))
    lay_table(s, data.get("table", {}))
    read_turn(s, data)
    read_hands(s, data)
    read_lessons(s, data.get("lessons", {}))
    return s if seed is None else s.imagine(Rng(seed))


def listed(plane: Any, seat: int) -> list[str]:
    """Return tiles counted by kind as a list of names."""
    return [p.IDS[kind] for kind in range(p.KINDS) for _ in range(plane[seat * p.KINDS + kind])]


def kind_of(name: Any) -> int:
    """Return the kind of tile a name means."""
    if not isinstance(name, str) or name not in p.IDS:
        raise BadPosition(f"there is no tile {name!r}; there are: {', '.join(p.IDS[1:])}")
    return p.IDS.index(name)


def read_tiles(s: Voluspa, tiles: Any) -> None:
    """Put other components into the bag than those of the box."""
    if tiles is None:
        return
    if not isinstance(tiles, Mapping):
        raise BadPosition("the tiles of a position are a JSON object: a kind with its count and strength")
    for name, entry in tiles.items():
        kind = kind_of(name)
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadPosition(f"the tile {name!r} has a count and a strength, not {entry!r}")
        count = whole(entry[0], 0, p.MOST_TILES, f"the count of {name}")
        s.strength[kind] = whole(entry[1], 0, 30, f"the strength of {name}")
        if count and kind in p.EDDA_KINDS and not s.now[p.EDDA]:
            raise BadPosition(f"the tile {name} belongs to the Edda: set the option edda")
        if kind != p.HEL:
            s.bag[kind] = count
    s.now[p.N_BAG] = sum(s.bag[1 : p.KINDS])
    if s.now[p.N_BAG] > p.MOST_TILES:
        raise BadPosition(f"there are more than {p.MOST_TILES} tiles besides Hel")


def lay_table(s: Voluspa, table: Any) -> None:
    """Lay the tiles: joined, no row over seven, Hels last since they split rows."""
    if not isinstance(table, Mapping):
        raise BadPosition("the table of a position is a JSON object: a place with its tile")
    if len(table) > p.MOST_TILES:
        raise BadPosition(f"there are more than {p.MOST_TILES} tiles on the table")
    stacks = {place_at(key): stack_of(value) for key, value in table.items()}
    if not stacks:
        return
    left = list(stacks)
    s.now[p.WEST] = s.now[p.EAST] = left[0][0]
    s.now[p.NORTH] = s.now[p.SOUTH] = left[0][1]
    laid: set[tuple[int, int]] = set()
    while left:
        at = next(((x, y) for x, y in left if not laid or laid & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}), None)
        if at is None:
            raise BadPosition(f"the tile at {left[0][0]},{left[0][1]} touches no other tile")
        left.remove(at)
        laid.add(at)
        cell = (at[0] + p.WIDTH * at[1]) & p.MASK
        below, top = stacks[at]
        put(s, cell, below if top == p.HEL else top)
        settle(s, cell)
        if top != p.HEL:
            s.beneath[s.now[p.N_TILES] - 1] = below
    for (x, y), (below, top) in stacks.items():
        if top == p.HEL:
            cover(s, (x + p.WIDTH * y) & p.MASK, p.HEL, below)
        for kind in (below, top):
            spend(s, kind)
    for (x, y), (_, top) in stacks.items():
        measure(s, (x + p.WIDTH * y) & p.MASK)
        if top != p.HEL and (s.west + s.east + 1 > p.LONGEST_ROW or s.north + s.south + 1 > p.LONGEST_ROW):
            raise BadPosition(f"the tile at {x},{y} lies in a row of more than {p.LONGEST_ROW} (VO-T2)")


def place_at(key: Any) -> tuple[int, int]:
    """Return the place that "3,-1" means."""
    x, _, y = key.partition(",") if isinstance(key, str) else ("", "", "")
    try:
        at = int(x), int(y)
    except ValueError:
        raise BadPosition(f"a place on the table is written like 3,-1, not {key!r}") from None
    if max(abs(at[0]), abs(at[1])) > p.MOST_TILES:
        raise BadPosition(f"the place {key} is too far from the start tile")
    if key != f"{at[0]},{at[1]}":
        raise BadPosition(f"the place {key!r} is written {at[0]},{at[1]}")
    return at


def stack_of(value: Any) -> tuple[int, int]:
    """Return what lies beneath and on top: "thor", "troll/dragon"."""
    below, slash, top = value.rpartition("/") if isinstance(value, str) else ("", "", value)
    found = (kind_of(below) if slash else 0, kind_of(top))
    ill = found[1] == 0 or (slash and found[0] == 0)
    ill = ill or (found[1] == p.HEL) != (found[1] == p.HEL and bool(found[0])) or found[0] == p.HEL
    if ill or (found[0] and found[1] not in (p.DRAGON, p.HEL)) or found == (p.DRAGON, p.DRAGON):
        raise BadPosition(f"{value!r} cannot lie on the table: a Dragon lies on another tile or alone, Hel on another tile (VO-C3, VO-H1)")
    return found


def spend(s: Voluspa, kind: int) -> None:
    """Take a tile from those not yet placed."""
    if kind == 0 or kind == p.HEL:
        return
    if s.bag[kind] == 0:
        raise BadPosition(f"there are not so many tiles {p.IDS[kind]!r} in the game")
    s.bag[kind] -= 1
    s.now[p.N_BAG] -= 1


def read_turn(s: Voluspa, data: Mapping[str, Any]) -> None:
    """Read whose turn it is, and the points."""
    now = s.now
    last = s.players - 1
    per_seat(data, "reached", s.players, 0)
    actor = data.get("actor", 0 if now[p.N_TILES] else "dealer")
    s.actor = DEALER if actor == "dealer" else NOBODY if actor == "nobody" else whole(actor, 0, last, "the actor")
    now[p.SEAT] = whole(data.get("seat", max(s.actor, 0)), 0, last, "the seat on turn")
    if s.actor >= 0 and now[p.SEAT] != s.actor:
        raise BadPosition("the seat on turn is not the actor")
    now[p.STARTER] = whole(data.get("starter", 0), 0, last, "the start player")
    errand = data.get("errand", "refill" if now[p.N_TILES] else "first")
    if errand not in ERRANDS:
        raise BadPosition(f"the dealer's errand is one of: {', '.join(ERRANDS)}; not {errand!r}")
    now[p.ERRAND] = ERRANDS.index(errand)
    if now[p.N_TILES] == 0 and not any(s.bag[kind] for kind in range(1, p.HEL) if kind != p.TROLL):
        raise BadPosition("there is no tile that could be the start tile (VO-S1)")
    if (now[p.N_TILES] == 0) != (now[p.ERRAND] < p.HANDS) or (now[p.ERRAND] < p.REFILL and s.actor != DEALER):
        raise BadPosition(f"the dealer's errand cannot be {errand!r} here")
    for seat in range(s.players):
        s.points[seat] = whole(per_seat(data, "points", s.players, 0)[seat], 0, 10000, "points")
        order = seat + 1 if s.points[seat] else 0  # without other word, the seats reached their scores one after the other
        s.reached[seat] = whole(data["reached"][seat] if "reached" in data else order, 0, 10000, "the clock of a score")
    now[p.CLOCK] = whole(data.get("clock", max(s.reached)), 0, 10000, "the clock")
    hermod = data.get("hermod")
    if hermod is not None:
        x, y = place_at(hermod)
        cell = (x + p.WIDTH * y) & p.MASK
        if s.board[cell] != p.HERMOD or s.actor < 0:
            raise BadPosition(f"there is no Hermod at {hermod} after whom a tile could be laid")
        now[p.HERALD] = cell


def read_hands(s: Voluspa, data: Mapping[str, Any]) -> None:
    """Read the hands, what everyone saw going there, and what left the game; the rest is the pile."""
    each = s.hands[p.HEL]  # Hels that every seat began with
    hels = s.players * each - sum(s.board[s.tiles[i]] == p.HEL for i in range(s.now[p.N_TILES]))
    for name in need({"gone": data.get("gone", [])}, "gone", list, BadPosition, "a position"):
        kind = kind_of(name)
        spend(s, kind)
        if kind == p.UNKNOWN:
            raise BadPosition("what left the game is known to all")
        hels -= kind == p.HEL
        if hels < 0:
            break
        s.gone[kind] += 1
    for seat in range(s.players):
        hels = read_hand(s, seat, per_seat(data, "hands", s.players, None)[seat], each, hels)
        for name in need({"shown": per_seat(data, "shown", s.players, [])[seat]}, "shown", list, BadPosition, "a seat"):
            kind = kind_of(name)
            if kind in (p.UNKNOWN, p.HEL) or s.shown[seat * p.KINDS + kind] >= s.hands[seat * p.KINDS + kind]:
                raise BadPosition(f"seat {seat} cannot have shown {name!r}")
            s.shown[seat * p.KINDS + kind] += 1
    if hels < 0:
        raise BadPosition("there are not so many tiles 'hel' in the game" if each else "Hel belongs to the Edda: set the option edda")
    s.now[p.N_BAG] = sum(s.bag[1 : p.KINDS]) - s.now[p.N_UNKNOWN]
    if s.now[p.N_BAG] < 0:
        raise BadPosition(f"the hands want {-s.now[p.N_BAG]} more tiles than there are")
    check_turn(s)


def read_hand(s: Voluspa, seat: int, hand: Any, each: int, hels: int) -> int:
    """Read one hand; without any word it holds five unknown tiles and its Hels. Returns the Hels still to be accounted for."""
    if hand is None:
        dealt = p.HAND_SIZE if s.now[p.ERRAND] > p.HANDS else 0
        hand = ["?"] * min(dealt, s.now[p.N_BAG] - s.now[p.N_UNKNOWN]) + ["hel"] * max(0, min(each, hels))
    if not isinstance(hand, list):
        raise BadPosition(f"a hand is a list of tiles, not {hand!r}")
    counts = Counter(kind_of(name) for name in hand)
    if sum(counts.values()) - counts[p.HEL] > p.HAND_SIZE or counts[p.HEL] > each:
        raise BadPosition(f"the hand of seat {seat} is too large: five tiles, and with the Edda {each} Hel (VO-S1, VO-S3)")
    s.hands[seat * p.KINDS + p.HEL] = 0
    for kind, count in counts.items():
        s.hands[seat * p.KINDS + kind] += count
        s.sizes[seat] += 0 if kind == p.HEL else count
        for _ in range(count):
            spend(s, kind)
    s.now[p.N_UNKNOWN] += counts[p.UNKNOWN]
    return hels - counts[p.HEL]


def check_turn(s: Voluspa) -> None:
    """Raise BadPosition unless whoever acts has something to do."""
    errand, seat = s.now[p.ERRAND], s.now[p.SEAT]
    holds = [s.sizes[other] or s.hands[other * p.KINDS + p.HEL] for other in range(s.players)]
    if s.actor >= 0 and not holds[s.actor]:
        raise BadPosition(f"seat {s.actor} is on turn but holds no tile (VO-T5)")
    undealt = range(s.players) if errand < p.HANDS else range(seat + 1, s.players) if errand == p.HANDS else range(0)
    if any(s.sizes[other] for other in undealt):
        raise BadPosition("a seat holds tiles that have not been dealt yet")
    if s.actor == DEALER and errand >= p.HANDS and (s.now[p.N_BAG] == 0 or s.sizes[seat] >= p.HAND_SIZE):
        raise BadPosition("the dealer has nothing to deal")
    if s.actor == NOBODY and (s.now[p.N_BAG] or any(holds)):
        raise BadPosition("the game is not over while there are tiles to play (VO-E1)")


def is_share(weight: Any) -> bool:
    """Whether a weight is a share of one: more than nothing, all at most."""
    return isinstance(weight, (int, float)) and not isinstance(weight, bool) and 0 < weight <= 1


def read_lessons(s: Voluspa, taught: Any) -> None:
    """Read what forced discards have taught of the hands (memory.py)."""
    if not isinstance(taught, Mapping):
        raise BadPosition("the lessons of a position are a JSON object")
    for seat, entries in taught.items():
        if seat not in [str(n) for n in range(s.players)] or not isinstance(entries, list):
            raise BadPosition(f"there is no seat {seat!r} to have taught a lesson")
        found: dict[Lesson, float] = {}
        for entry in entries:
            if not isinstance(entry, list) or len(entry) != len(GUARDED) + 1 or not is_share(entry[-1]):
                raise BadPosition(f"a lesson is four reaches and a weight, not {entry!r}")
            length = queue_length(s, int(seat))
            found[tuple(whole(reach, 0, length, "a reach") for reach in entry[:-1])] = float(entry[-1])
        remember(s, int(seat), found)
