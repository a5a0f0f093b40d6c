"""The components of Bellum Magica: read from a parts file into a state, checked entry by entry, and written back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from heorot.core.errors import BadParts
from heorot.core.parts import SOURCES, number_of
from heorot.core.reading import need, no_more_than
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.realm import Realm, clear

NAMES = {"castles": p.CASTLES, "goblins": p.GOBLINS, "evil": p.EVIL, "most_evil": p.MOST_EVIL, "places": p.PLACES}
ENTRIES = {  # what an entry of each table says
    "castles": ("id", "shield", "magic_shield", "left", "right", "source"),
    "goblins": ("id", "left", "right", "source"),
    "evil": ("id", "group", "left", "right", "bonus", "source"),
    "most_evil": ("id", "group", "left", "right", "bonus", "source"),
    "places": ("id", "kind", "shield", "magic_shield", "loot", "source"),
    "chests": ("kind", "value", "count", "source"),
}
WHOLE = ("castles", "goblins", "places")  # of which none may be missing
CREATURE_GROUPS = p.GROUPS[2:]
SIDE_LETTERS = (p.LETTERS[:3], p.LETTERS[3:])


def check(data: Mapping[str, Any]) -> None:
    """Raise BadParts, naming the entry, unless these are components to play with."""
    no_more_than(data, tuple(ENTRIES), BadParts, "a parts file")
    for table in NAMES:
        entries = need(data, table, list, BadParts, "a parts file")
        check_names(table, entries)
        for number, entry in enumerate(entries, 1):
            check_card(table, entry, f"{table} entry {number}")
    check_kingdom(data["places"])
    check_chests(need(data, "chests", list, BadParts, "a parts file"))


def check_names(table: str, entries: list[Mapping[str, Any]]) -> None:
    """Every card has one of the box's names; castles, goblins and places are all there, of each deck at least two creatures."""
    seen: list[str] = []
    for number, entry in enumerate(entries, 1):
        name = need(entry, "id", str, BadParts, f"{table} entry {number}")
        if name not in NAMES[table]:
            raise BadParts(f"{table} entry {number}: there is no name {name!r} in the box; its {table} are: {', '.join(NAMES[table])}")
        if name in seen:
            raise BadParts(f"{table} entry {number}: {name} is there twice")
        seen.append(name)
    missing = [name for name in NAMES[table] if name not in seen]
    if missing and table in WHOLE:
        raise BadParts(f"the {table} lack: {', '.join(missing)}")
    if len(seen) < p.UP:
        raise BadParts(f"there must be at least {p.UP} creatures in {table}")


def check_card(table: str, entry: Mapping[str, Any], where: str) -> None:
    """A card has what its table says: lines, shields, a group, a bonus, loot."""
    no_more_than(entry, ENTRIES[table], BadParts, where)
    if "left" in ENTRIES[table]:
        check_lines(entry, where)
    if "shield" in ENTRIES[table]:
        number_of(entry, "shield", 0, p.MOST_SHIELD, where)
        number_of(entry, "magic_shield", 0, p.MOST_SHIELD, where)
    if "group" in ENTRIES[table]:
        one_of(entry, "group", CREATURE_GROUPS, where)
        one_of(entry, "bonus", p.BONUSES, where)
    if table == "places":
        kind = one_of(entry, "kind", p.PLACE_KINDS, where)
        if (kind == "tavern") != (entry["id"] == "tavern"):
            raise BadParts(f"{where}: the tavern, and nothing else, is called tavern")
        loot = entry.get("loot")
        if not isinstance(loot, Mapping):
            raise BadParts(f"{where}: loot is a table of what there is to take: {', '.join(p.LOOTS)}")
        no_more_than(loot, p.LOOTS, BadParts, f"{where}: the loot")
        for name in loot:
            number_of(loot, name, 0, p.MOST_LOOT, f"{where}: the loot")


def one_of(entry: Mapping[str, Any], key: str, known: tuple[str, ...], where: str) -> str:
    """Return a text of an entry that must be one of some."""
    found: str = need(entry, key, str, BadParts, where)
    if found not in known:
        raise BadParts(f"{where}: there is no {key} {found!r}; there are: {', '.join(name or repr(name) for name in known)}")
    return found


def check_lines(entry: Mapping[str, Any], where: str) -> None:
    """A side is six lines, each a letter for every symbol, or a dash."""
    for side, letters in zip(p.SIDES, SIDE_LETTERS):
        lines = need(entry, side, list, BadParts, where)
        fit = [isinstance(line, str) and (line == "-" or (line != "" and set(line) <= set(letters))) for line in lines]
        if len(lines) != p.FACES or not all(fit):
            raise BadParts(f"{where}: {side} is six lines, each of the letters {', '.join(letters)}, or - for an empty line")
        if any(line.count(letter) > p.MOST_SYMBOLS for line in lines for letter in letters):
            raise BadParts(f"{where}: a line of {side} has a symbol more than {p.MOST_SYMBOLS} times")


def check_kingdom(entries: list[Mapping[str, Any]]) -> None:
    """There are as many farms, villages and towns as the largest kingdom needs (MA-S3)."""
    counts = Counter(entry["kind"] for entry in entries)
    for kind, wanted in zip(p.PLACE_KINDS[1:], p.KINGDOM[p.PLAYERS]):
        if counts[kind] != wanted:
            raise BadParts(f"there are {counts[kind]} places of the kind {kind}; there must be {wanted}")


def check_chests(entries: list[Mapping[str, Any]]) -> None:
    """Chests by kind and value, none listed twice."""
    seen: set[tuple[str, int]] = set()
    total = 0
    for number, entry in enumerate(entries, 1):
        where = f"chests entry {number}"
        no_more_than(entry, ENTRIES["chests"], BadParts, where)
        face = one_of(entry, "kind", p.KIND_NAMES, where), number_of(entry, "value", 0, p.MOST_VALUE, where)
        total += number_of(entry, "count", 1, p.MOST_CHESTS, where)
        if face in seen:
            raise BadParts(f"{where}: chests of {face[0]} and {face[1]} are listed before; give them a greater count")
        seen.add(face)
    if not 0 < total <= p.MOST_CHESTS:
        raise BadParts(f"there are {total} chests; there must be from 1 to {p.MOST_CHESTS}")
    if len(seen) > p.MOST_FACES:
        raise BadParts(f"there are {len(seen)} sorts of chest; there may be {p.MOST_FACES}")


# into a state


def unpack(s: Realm, data: Mapping[str, Any]) -> None:
    """Put components that were checked into an empty state: all cards unseen, all chests in their stacks (MA-S3, MA-S4)."""
    clear(s)
    for card in range(p.N_CARDS):
        s.where[card] = p.ABSENT
    for table, first in p.PILES:
        for entry in data[table]:
            unpack_card(s, first + NAMES[table].index(entry["id"]), table, entry)
    s.where[p.THE_TAVERN] = p.FACE_UP
    for sort, number in enumerate(p.KINGDOM[s.players], p.FARM):
        s.now[p.KINGDOM_AT + sort] = number
    s.now[p.DECK_AT] = len(data["evil"])
    s.now[p.DECK_AT + 1] = len(data["most_evil"])
    unpack_chests(s, data["chests"])


def unpack_card(s: Realm, card: int, table: str, entry: Mapping[str, Any]) -> None:
    """Put what is printed on a card into a state."""
    s.where[card] = p.UNSEEN
    s.source[card] = s.labels[card] = SOURCES.index(entry["source"])
    s.group[card] = p.GROUPS.index(entry.get("group", "goblin" if table == "goblins" else "castle"))
    s.bonus[card] = p.BONUSES.index(entry.get("bonus", ""))
    s.shield[card] = entry.get("shield", 0)
    s.magic[card] = entry.get("magic_shield", 0)
    if table == "places":
        s.sort[card] = p.PLACE_KINDS.index(entry["kind"])
        for i, name in enumerate(p.LOOTS):
            s.loot[(card - p.PLACE_AT) * len(p.LOOTS) + i] = entry["loot"].get(name, 0)
        return
    for face in range(p.FACES):
        line = entry["left"][face] + entry["right"][face]
        for symbol, letter in enumerate(p.LETTERS):
            s.printed[card * p.PRINT + face * p.SYMBOLS + symbol] = line.count(letter)


def unpack_chests(s: Realm, entries: list[Mapping[str, Any]]) -> None:
    """Put the chests into their stacks: the faces of a kind follow one another, the lowest value first (MA-S4)."""
    for face in range(p.CHEST_CODES):
        s.kind[face] = face - p.HIDE if face >= p.HIDE else p.NO_KIND
    for face, entry in enumerate(sorted(entries, key=lambda entry: (p.KIND_NAMES.index(entry["kind"]), entry["value"])), p.FACED):
        kind = p.KIND_NAMES.index(entry["kind"])
        s.kind[face] = kind
        s.value[face] = entry["value"]
        s.total[face] = entry["count"]
        s.bag[face] = entry["count"]
        s.now[p.STACK_AT + kind] += entry["count"]


def label(s: Realm, sources: bytes) -> None:
    """Let a state opened from the box have the sources that its version of the rules has in every digest."""
    s.source[:] = sources


# and back


def side_text(s: Realm, card: int, side: int) -> tuple[str, ...]:
    """Return one side of a card as six lines, as a parts file has them: `ffm`, `-`."""
    return side_words(bytes(s.printed[card * p.PRINT : (card + 1) * p.PRINT]), side)


@lru_cache(maxsize=1024)
def side_words(printed: bytes, side: int) -> tuple[str, ...]:
    """Return one side of what is printed as six lines."""
    numbers = [printed[face * p.SYMBOLS + 3 * side : face * p.SYMBOLS + 3 * side + 3] for face in range(p.FACES)]
    return tuple("".join(letter * n for letter, n in zip(SIDE_LETTERS[side], line)) or "-" for line in numbers)


def loot_of(s: Realm, card: int) -> dict[str, int]:
    """Return what a place gives."""
    at = (card - p.PLACE_AT) * len(p.LOOTS)
    return {name: s.loot[at + i] for i, name in enumerate(p.LOOTS) if s.loot[at + i]}


def pack(s: Realm) -> dict[str, Any]:
    """Return the components of a state as a parts file has them."""
    data: dict[str, Any] = {}
    for table, first in p.PILES:
        cards = [first + i for i in range(len(NAMES[table])) if s.where[first + i] != p.ABSENT]
        data[table] = [{key: PACKED[key](s, card) for key in ENTRIES[table]} for card in cards]
    data["chests"] = [
        {"kind": p.KIND_NAMES[s.kind[face]], "value": s.value[face], "count": s.total[face], "source": "own"}
        for face in range(p.FACED, p.FACED + p.MOST_FACES)
        if s.total[face]
    ]
    return data


PACKED: dict[str, Any] = {
    "id": lambda s, card: p.CARDS[card],
    "shield": lambda s, card: s.shield[card],
    "magic_shield": lambda s, card: s.magic[card],
    "left": lambda s, card: list(side_text(s, card, p.LEFT)),
    "right": lambda s, card: list(side_text(s, card, p.RIGHT)),
    "source": lambda s, card: SOURCES[s.labels[card]],
    "group": lambda s, card: p.GROUPS[s.group[card]],
    "bonus": lambda s, card: p.BONUSES[s.bonus[card]],
    "kind": lambda s, card: p.PLACE_KINDS[s.sort[card]],
    "loot": lambda s, card: loot_of(s, card),
}
