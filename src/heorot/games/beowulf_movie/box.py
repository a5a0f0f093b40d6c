"""The Movie's components: read from a parts file into a state, checked entry by entry, and written back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from heorot.core.errors import BadParts
from heorot.core.parts import number_of
from heorot.core.reading import need, no_more_than
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.board import act_of, value_of
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.writing import tile_name

SIGNS = ".O#"  # of a mask: what stands for OUTSIDE, OPEN and PRINTED
BOARD_FACTS = ("gorges", "size")  # how many Gorges are printed; how large it is
TILE_FACTS = ("value", "ability", "cash")
KNOWN = ("rulebook", "certain", "own")
Kind = tuple[int, int, int, int]  # act, ability, value, cash


def check(data: Mapping[str, Any]) -> None:
    """Raise BadParts, naming the entry, unless these are components to play with."""
    no_more_than(data, ("starting_points", "starting_hand", "figures", "boards", "tiles"), BadParts, "a parts file")
    number_of(data, "starting_points", 0, 9999, "a parts file")
    number_of(data, "starting_hand", 1, p.MOST_HAND, "a parts file")
    check_figures(need(data, "figures", list, BadParts, "a parts file"))
    check_boards(need(data, "boards", list, BadParts, "a parts file"))
    check_tiles(need(data, "tiles", list, BadParts, "a parts file"))


def check_figures(entries: list[Mapping[str, Any]]) -> None:
    """Every figure once; longships, and only they, return (BM-S1, BM-E4)."""
    seen: list[str] = []
    for count, entry in enumerate(entries, 1):
        where = f"figures entry {count}"
        no_more_than(entry, ("kind", "diamonds", "count", "returns", "source"), BadParts, where)
        kind = need(entry, "kind", str, BadParts, where)
        if kind not in p.FIGURES[1:]:
            raise BadParts(f"{where}: there is no figure {kind!r}; there are: {', '.join(p.FIGURES[1:])}")
        if kind in seen:
            raise BadParts(f"{where}: {kind} is there twice")
        seen.append(kind)
        number_of(entry, "diamonds", 0, p.MOST_DIAMONDS, where)
        number_of(entry, "count", 1 if kind == "longship" else 0, p.MOST_FIGURES, where)
        if entry.get("returns", kind == "longship") is not (kind == "longship"):
            raise BadParts(f"{where}: longships return to their owners, and no other figures do")
    missing = [kind for kind in p.FIGURES[1:] if kind not in seen]
    if missing:
        raise BadParts(f"the figures lack: {', '.join(missing)}")


def check_boards(entries: list[Mapping[str, Any]]) -> None:
    """A board for each act, up to 12 x 12, with at least one space (BM-N3)."""
    seen: list[int] = []
    for count, entry in enumerate(entries, 1):
        where = f"boards entry {count}"
        no_more_than(entry, ("act", "mask", "turned", "source", "proved"), BadParts, where)
        check_proved(entry, BOARD_FACTS, where)
        act = number_of(entry, "act", 1, p.ACTS, where)
        if act in seen:
            raise BadParts(f"{where}: act {act} has a board already")
        seen.append(act)
        if not isinstance(entry.get("turned", False), bool):
            raise BadParts(f"{where}: turned is true or false, not {entry['turned']!r}")
        mask = need(entry, "mask", list, BadParts, where)
        if not mask or not all(isinstance(line, str) and line and set(line) <= set(SIGNS) for line in mask):
            raise BadParts(f"{where}: a mask is a list of lines of O (a space), # (a printed Gorge) and . (nothing)")
        if len({len(line) for line in mask}) > 1:
            raise BadParts(f"{where}: the lines of the mask are not of the same length")
        if len(mask) > p.MOST_SIDE or len(mask[0]) > p.MOST_SIDE:
            raise BadParts(f"{where}: the mask is larger than {p.MOST_SIDE} x {p.MOST_SIDE}")
        if not any("O" in line for line in mask):
            raise BadParts(f"{where}: the board has no space")
    missing = [str(act) for act in range(1, p.ACTS + 1) if act not in seen]
    if missing:
        raise BadParts(f"there is no board for act {', '.join(missing)}")


def check_tiles(entries: list[Mapping[str, Any]]) -> None:
    """Tiles of three acts, no kind twice; only Treasures have cash, and a Good Counsel counts nothing (BM-A5, BM-A9)."""
    seen: set[Kind] = set()
    tiles, counsels = [0] * (p.ACTS + 1), [0] * (p.ACTS + 1)
    for count, entry in enumerate(entries, 1):
        where = f"tiles entry {count}"
        no_more_than(entry, ("act", "ability", "value", "cash", "count", "source", "proved"), BadParts, where)
        check_proved(entry, TILE_FACTS, where)
        act = number_of(entry, "act", 1, p.ACTS, where)
        ability = need(entry, "ability", str, BadParts, where)
        if ability not in p.ABILITIES:
            raise BadParts(f"{where}: there is no ability {ability!r}; there are: {', '.join(p.ABILITIES)}")
        value = number_of(entry, "value", -p.MOST_VALUE, p.MOST_VALUE, where)
        if ability == "treasure":
            number_of(entry, "cash", 0, p.MOST_CASH, where)
        elif "cash" in entry:
            raise BadParts(f"{where}: only a treasure has cash")
        if ability == "good_counsel" and value:
            raise BadParts(f"{where}: a good_counsel has the value 0 (BM-A9)")
        tiles[act] += number_of(entry, "count", 0, p.MOST_TILES, where)
        if ability == "good_counsel":
            counsels[act] += entry["count"]
        kind = kind_of(entry)
        if kind in seen:
            raise BadParts(f"{where}: the same tile is listed before; give it a greater count")
        seen.add(kind)
    for act in range(1, p.ACTS + 1):
        if not 0 < tiles[act] <= p.MOST_TILES:
            raise BadParts(f"act {act} has {tiles[act]} tiles; there must be from 1 to {p.MOST_TILES}")
        if counsels[act] > p.MOST_COUNSELS:
            raise BadParts(f"act {act} has {counsels[act]} tiles good_counsel; there may be {p.MOST_COUNSELS}")
    if len(seen) > p.KINDS - p.FIRST_KIND:
        raise BadParts(f"there are {len(seen)} kinds of tile; there may be {p.KINDS - p.FIRST_KIND}")


def check_proved(entry: Mapping[str, Any], facts: tuple[str, ...], where: str) -> None:
    """What is partly known may say what of it is proved; older files do not say it, and of other entries it tells nothing."""
    proved = entry.get("proved", "")
    if not isinstance(proved, str) or any(fact not in facts for fact in proved.split()):
        raise BadParts(f"{where}: what is proved of it is said with spaces between, of: {', '.join(facts)}")


def kind_of(entry: Mapping[str, Any]) -> Kind:
    """Return what makes a tile another kind than others."""
    return entry["act"], p.ABILITIES.index(entry["ability"]), entry["value"], entry.get("cash", 0)


def unpack(s: Movie, data: Mapping[str, Any]) -> None:
    """Put components that were checked into an empty state: all tiles in the bag, all figures with their owners (BM-S1, BM-S2)."""
    kind = p.FIRST_KIND
    entries = sorted(data["tiles"], key=lambda entry: entry["act"])
    for act in range(1, p.ACTS + 1):
        s.now[p.BEGUN + act - 1] = kind
        for entry in [entry for entry in entries if entry["act"] == act]:
            _, s.ability[kind], value, s.cash[kind] = kind_of(entry)
            s.value[kind] = value + p.LIFT
            s.bag[kind] = entry["count"]
            kind += 1
    s.now[p.BEGUN + p.ACTS] = kind
    for entry in data["boards"]:
        s.turned[entry["act"]] = entry.get("turned", False)
        for y, line in enumerate(entry["mask"]):
            for x, sign in enumerate(line):
                s.masks[(entry["act"] - 1) * p.MASK + y * p.MOST_SIDE + x] = SIGNS.index(sign)
    for entry in data["figures"]:
        figure = p.FIGURES.index(entry["kind"])
        s.diamonds[figure] = entry["diamonds"]
        for seat in range(s.players):
            s.supply[seat * 8 + figure] = entry["count"]
    for seat in range(s.players):
        s.points[seat] = data["starting_points"]
    s.now[p.HAND] = data["starting_hand"]


def mask_of(s: Movie, act: int) -> list[str]:
    """Return the mask of an act's board, without empty lines and columns at its end."""
    return list(mask_text(bytes(s.masks[(act - 1) * p.MASK : act * p.MASK])))


@lru_cache(maxsize=64)
def mask_text(mask: bytes) -> tuple[str, ...]:
    """Return a mask as lines of signs."""
    rows = ["".join(SIGNS[sign] for sign in mask[start : start + p.MOST_SIDE]) for start in range(0, p.MASK, p.MOST_SIDE)]
    width = max(len(row.rstrip(".")) for row in rows)
    height = max(y for y, row in enumerate(rows, 1) if row.strip("."))
    return tuple(row[:width] for row in rows[:height])


def doubts(s: Movie, data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return of each tile, by its name, and of each board (`board/2`) that the rulebook does not prove, how far it is known.

    The state has been unpacked from the same components.
    """
    entries = sorted(data["tiles"], key=lambda entry: entry["act"])
    named = [(tile_name(s, p.FIRST_KIND + number), entry) for number, entry in enumerate(entries)]
    named += [(f"board/{entry['act']}", entry) for entry in data["boards"]]
    proved = {name: entry.get("proved", "").split() if entry["source"] == "partly" else [] for name, entry in named}
    return {name: (entry["source"], *proved[name]) for name, entry in named if entry["source"] not in KNOWN}


def pack(s: Movie) -> dict[str, Any]:
    """Return the components of a state as a parts file has them; where they are from is not known any more."""
    census = s.census()
    tiles = []
    for kind in range(p.FIRST_KIND, s.now[p.BEGUN + p.ACTS]):
        entry: dict[str, Any] = {"act": act_of(s, kind), "ability": p.ABILITIES[s.ability[kind]], "value": value_of(s, kind)}
        if s.ability[kind] == p.TREASURE:
            entry["cash"] = s.cash[kind]
        tiles.append({**entry, "count": census[kind - p.FIRST_KIND], "source": "own"})
    boards = [{"act": act, "mask": mask_of(s, act), "turned": bool(s.turned[act]), "source": "own"} for act in range(1, p.ACTS + 1)]
    own = census[p.KINDS - p.FIRST_KIND :]
    figures = [
        {"kind": name, "diamonds": s.diamonds[figure], "count": own[figure], "source": "own"}
        for figure, name in enumerate(p.FIGURES)
        if figure
    ]
    return {"starting_points": 0, "starting_hand": s.now[p.HAND], "figures": figures, "boards": boards, "tiles": tiles}
