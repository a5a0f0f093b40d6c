"""The Legend's components: reads them from a parts file, checks them, and puts them into a state."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from heorot.core.errors import BadParts
from heorot.core.parts import number_of
from heorot.core.reading import need, no_more_than
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.origins import check_ours
from heorot.games.beowulf_legend.rules import Legend
from heorot.games.beowulf_legend.versions import Labels
from heorot.games.beowulf_legend.writing import names_of

KEYS = ("players", "activity_cards", "special_cards", "tokens", "episodes")
TOKEN_KEYS = ("fame", "treasure", "alliance_fame", "alliance_treasure", "misfortune", "scratch", "wound", "double_wound", "source", "ours")
RANGES = {"fame": 7, "treasure": 4, "alliance_fame": 3, "alliance_treasure": 3}
STARTS = {"fame": p.FAME, "treasure": p.TREASURE, "alliance_fame": p.ALLY_FAME, "alliance_treasure": p.ALLY_TREASURE}
SPECIAL_KEYS = ("id", "kind", "min_players", "effect", "type", "symbols", "advanced_only", "source", "ours")
EPISODE_KEYS = ("n", "id", "name", "type", "mode", "symbols", "icons", "icon", "choices", "give", "get", "change", "source", "ours")
KINDS = {  # type and mode → kind of episode, and what its entry must have
    ("risk", None): (p.RISK, ("symbols",)),
    ("opportunity", None): (p.OPPORTUNITY, ("give", "get")),
    ("selection", None): (p.SELECTION, ("choices",)),
    ("recovery", None): (p.RECOVERY, ()),
    ("major", "simultaneous"): (p.SIMULTANEOUS, ("symbols", "icons")),
    ("major", "turn_order"): (p.TURN_ORDER, ("symbols", "icons")),
    ("major", "reveal_all"): (p.DEATH, ("symbols", "icons")),
    ("treasure", None): (p.AUCTION, ("icon",)),
    ("treasure", "reveal_all"): (p.RECOVER, ("icons",)),
}
PLAIN_ICON = re.compile(r"([FTAC])([1-9])")
WORDS = {
    "S": (p.GET_SCRATCH, 0), "W": (p.GET_WOUND, 0), "WW": (p.GET_DOUBLE, 0), "M": (p.GET_MISFORTUNE, 0),
    "heal_scratches": (p.HEAL_SCRATCHES, 0), "H|heal_scratches": (p.HEAL_ANY, 0),
}  # fmt: skip
LETTERS = {"F": (p.GET_FAME, 7), "T": (p.GET_TREASURE, 4), "A": (p.GET_ALLIES, 4), "C": (p.GET_CARDS, 4)}
ICON_NAMES = {p.GET_SCRATCH: "S", p.GET_WOUND: "W", p.GET_DOUBLE: "WW", p.GET_MISFORTUNE: "M", p.HEAL_SCRATCHES: "heal", p.HEAL_ANY: "H"}
NAMED = {p.GET_FAME: "F", p.GET_TREASURE: "T", p.GET_ALLIES: "A", p.GET_CARDS: "C"}
BAD = (p.GET_SCRATCH, p.GET_WOUND, p.GET_DOUBLE, p.GET_MISFORTUNE)
ID = re.compile(r"[a-z]{2,20}")
SLUG = re.compile(r"[a-z_]{2,30}")
FEWEST_CARDS = 50


def check(data: Mapping[str, Any]) -> None:
    """Raise BadParts, naming the entry, unless these are components to play with."""
    no_more_than(data, KEYS, BadParts, "a parts file")
    check_cards(need(data, "activity_cards", list, BadParts, "a parts file"))
    ids = check_specials(need(data, "special_cards", list, BadParts, "a parts file"))
    check_tokens(data.get("tokens"))
    check_track(need(data, "episodes", list, BadParts, "a parts file"), ids)
    if len(text_of(data).encode()) > p.TEXT:
        raise BadParts(f"the ids and names of special cards and episodes are longer than {p.TEXT} bytes")


def one_of(entry: Mapping[str, Any], key: str, known: tuple[str, ...], where: str) -> str:
    """Return a text of an entry that must be one of these."""
    found: str = need(entry, key, str, BadParts, where)
    if found not in known:
        raise BadParts(f"{where}: {key} cannot be {found!r}; it can be: {', '.join(known)}")
    return found


def check_cards(entries: list[Mapping[str, Any]]) -> None:
    """Cards with one symbol or two, Beowulf with one; enough of them, and for everyone a Beowulf and a double Fighting (BL-S5)."""
    counts: dict[int, int] = {}
    for count, entry in enumerate(entries, 1):
        where = f"activity_cards entry {count}"
        no_more_than(entry, ("type", "symbols", "count", "source"), BadParts, where)
        kind_type = one_of(entry, "type", p.TYPES, where)
        number_of(entry, "symbols", 1, 1 if kind_type == "beowulf" else 2, where)
        kind = card_kind(entry)
        if kind in counts:
            raise BadParts(f"{where}: the same card is listed before; give it a greater count")
        counts[kind] = number_of(entry, "count", 0, p.MOST_CARDS, where)
    total = sum(counts.values())
    if not FEWEST_CARDS <= total <= p.MOST_CARDS:
        raise BadParts(f"there are {total} activity cards; there must be from {FEWEST_CARDS} to {p.MOST_CARDS}")
    for kind, what in ((p.BEOWULF, "beowulf"), (p.DOUBLE_FIGHTING, "fighting with two symbols")):
        if counts.get(kind, 0) < p.PLAYERS:
            raise BadParts(f"there must be a card {what} for each of {p.PLAYERS} players (BL-S5)")


def card_kind(entry: Mapping[str, Any]) -> int:
    """Return the kind of an activity card."""
    return 2 * p.TYPES.index(entry["type"]) + int(entry["symbols"])


def check_specials(entries: list[Mapping[str, Any]]) -> list[str]:
    """Special cards with text or with symbols, each id and each text once; returns the ids (BL-S4)."""
    ids: list[str] = []
    effects: list[str] = []
    for count, entry in enumerate(entries, 1):
        where = f"special_cards entry {count}"
        no_more_than(entry, SPECIAL_KEYS, BadParts, where)
        check_ours(entry, where)
        name = need(entry, "id", str, BadParts, where)
        if not ID.fullmatch(name) or name in p.TYPES:
            raise BadParts(f"{where}: an id is one word of 2 to 20 letters a to z, and no type, not {name!r}")
        if name in ids:
            raise BadParts(f"{where}: there is a special card {name!r} already")
        ids.append(name)
        number_of(entry, "min_players", 2, p.PLAYERS, where)
        if not isinstance(entry.get("advanced_only", False), bool):
            raise BadParts(f"{where}: advanced_only is true or false, not {entry['advanced_only']!r}")
        if one_of(entry, "kind", ("text", "symbol"), where) == "symbol":
            one_of(entry, "type", p.TYPES, where)
            number_of(entry, "symbols", 1, 5, where)
            continue
        effect = one_of(entry, "effect", p.EFFECTS[1:], where)
        if effect in effects:
            raise BadParts(f"{where}: another special card does the same")
        effects.append(effect)
    if len(ids) > p.MOST_SPECIALS:
        raise BadParts(f"there are {len(ids)} special cards; there may be {p.MOST_SPECIALS}")
    return ids


def check_tokens(tokens: Any) -> None:
    """Tokens counted by their values (BL-J8)."""
    if not isinstance(tokens, Mapping):
        raise BadParts("a parts file needs the table 'tokens'")
    no_more_than(tokens, TOKEN_KEYS, BadParts, "tokens")
    check_ours(tokens, "tokens")
    if tokens.get("source") not in p.SOURCES:
        raise BadParts(f"tokens do not say their source, one of: {', '.join(p.SOURCES)}")
    worth = 0
    for name, most in RANGES.items():
        counts = tokens.get(name)
        if not isinstance(counts, Mapping):
            raise BadParts(f"tokens need {name!r}, a table of values and counts")
        no_more_than(counts, [str(value) for value in range(1, most + 1)], BadParts, f"tokens {name}")
        for value in counts:
            found = number_of(counts, value, 0, p.MOST_TOKENS, f"tokens {name}")
            worth += found * int(value) * name.startswith("alliance")
    if worth > p.MOST_ALLY_WORTH:
        raise BadParts(f"all alliance tokens together are worth {worth}; they may be worth {p.MOST_ALLY_WORTH}")
    number_of(tokens, "misfortune", 0, p.MOST_TOKENS, "tokens")


def check_track(entries: list[Mapping[str, Any]], ids: list[str]) -> None:
    """Episodes, each a row of data; the last is the Death of Beowulf, which is nowhere else (BL-S1, BL-E1)."""
    if not 1 <= len(entries) <= p.MOST_EPISODES:
        raise BadParts(f"there are {len(entries)} episodes; there must be from 1 to {p.MOST_EPISODES}")
    seen: list[str] = []
    for count, entry in enumerate(entries, 1):
        where = f"episodes entry {count}"
        no_more_than(entry, EPISODE_KEYS, BadParts, where)
        check_ours(entry, where)
        if "n" in entry:
            number_of(entry, "n", count, count, where)
        slug = need(entry, "id", str, BadParts, where)
        if not SLUG.fullmatch(slug) or slug in seen:
            raise BadParts(f"{where}: an id is one word of 2 to 30 letters a to z and _, and there is none twice, not {slug!r}")
        seen.append(slug)
        name = entry.get("name", "")
        if not isinstance(name, str) or not (name.isprintable() and len(name) <= 40):
            raise BadParts(f"{where}: a name is a text of at most 40 letters, not {name!r}")
        if not isinstance(entry.get("change", False), bool):
            raise BadParts(f"{where}: change is true or false, not {entry['change']!r}")
        check_episode(entry, where, ids)
        if (kind_of(entry) == p.DEATH) != (count == len(entries)):
            raise BadParts(f"{where}: the last episode, and no other, is a major one in which all hands are shown (mode 'reveal_all')")


def check_episode(entry: Mapping[str, Any], where: str, ids: list[str]) -> None:
    """An episode has what its kind needs, and no more."""
    key = (entry.get("type"), entry.get("mode"))
    if key not in KINDS:
        known = ", ".join(f"{kind} {mode}" if mode else str(kind) for kind, mode in KINDS)
        raise BadParts(f"{where}: there is no episode of type {key[0]!r} and mode {key[1]!r}; there are: {known}")
    kind, needed = KINDS[key]
    for name in ("symbols", "icons", "icon", "choices", "give", "get"):
        if (name in entry) != (name in needed):
            raise BadParts(f"{where}: such an episode {'needs' if name in needed else 'has no'} {name!r}")
    if "symbols" in entry:
        check_symbols(entry["symbols"], kind, where)
    icons = icons_of(entry)
    for icon in icons:
        read_icon(icon, ids, where)
    if "icons" in entry and not p.PLAYERS <= len(icons) <= p.MOST_ICONS:
        raise BadParts(f"{where}: it needs from {p.PLAYERS} to {p.MOST_ICONS} icons")
    if "choices" in entry and not 1 <= len(icons) <= p.MOST_ICONS:
        raise BadParts(f"{where}: it needs from 1 to {p.MOST_ICONS} choices")
    whats = [read_icon(icon, ids, where)[0] for icon in icons]
    if kind in (p.OPPORTUNITY, p.SELECTION, p.AUCTION) and any(what in BAD for what in whats):
        raise BadParts(f"{where}: only icons of major episodes may be bad")
    if kind != p.OPPORTUNITY and p.HEAL_ANY in whats:
        raise BadParts(f"{where}: 'H|heal_scratches' is what an opportunity is for")
    if kind in (p.SELECTION, p.OPPORTUNITY, p.AUCTION) and p.FAME_OR_HEAL in whats:
        raise BadParts(f"{where}: fame or healing is an icon of major episodes")
    if len(set(whats)) < len(whats) and kind == p.SELECTION and len(set(icons)) < len(icons):
        raise BadParts(f"{where}: a choice is there twice")
    if "give" in entry:
        check_giving(entry["give"], where)


def check_symbols(symbols: Any, kind: int, where: str) -> None:
    """One or two types; at the Death of Beowulf all count."""
    if kind == p.DEATH:
        if symbols != ["any"]:
            raise BadParts(f"{where}: where all hands are shown, all symbols count: ['any']")
        return
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= 2 or len(set(map(str, symbols))) < len(symbols):
        raise BadParts(f"{where}: symbols are a list of one or two types")
    for name in symbols:
        if name not in p.TYPES[: p.JOKER]:
            raise BadParts(f"{where}: there is no symbol {name!r}; there are: {', '.join(p.TYPES[: p.JOKER])}")


def check_giving(give: Any, where: str) -> None:
    """Symbols of some types, or any cards, or fame tokens."""
    if not isinstance(give, list) or not 1 <= len(give) <= 8:
        raise BadParts(f"{where}: give is a list of one to eight symbols")
    for name in give:
        if name not in (*p.TYPES[: p.JOKER], "any", "fame_token"):
            raise BadParts(f"{where}: {name!r} cannot be given; there are: {', '.join(p.TYPES[: p.JOKER])}, any, fame_token")
    if len(set(give)) > 1 and {"any", "fame_token"} & set(give):
        raise BadParts(f"{where}: any cards or fame tokens are given alone")


def icons_of(entry: Mapping[str, Any]) -> list[Any]:
    """Return the icons of an episode, whatever they are called there."""
    for name in ("icons", "choices"):
        if name in entry:
            found = entry[name]
            return list(found) if isinstance(found, list) else [found]
    return [entry[name] for name in ("icon", "get") if name in entry]


def read_icon(icon: Any, ids: list[str], where: str) -> tuple[int, int]:
    """Return what an icon gives: what, and the number."""
    if isinstance(icon, str):
        plain = PLAIN_ICON.fullmatch(icon.removesuffix("|H"))
        if plain and int(plain[2]) <= LETTERS[plain[1]][1]:
            if not icon.endswith("|H"):
                return LETTERS[plain[1]][0], int(plain[2])
            if plain[1] == "F":
                return p.FAME_OR_HEAL, int(plain[2])
        elif icon in WORDS:
            return WORDS[icon]
        elif icon.startswith("X:") and icon[2:] in ids:
            return p.GET_SPECIAL, p.FIRST_SPECIAL + ids.index(icon[2:])
    raise BadParts(f"{where}: there is no icon {icon!r}")


def kind_of(entry: Mapping[str, Any]) -> int:
    """Return the kind of an episode that was checked."""
    return KINDS[entry["type"], entry.get("mode")][0]


def text_of(data: Mapping[str, Any]) -> str:
    """Return the ids of the special cards, and the ids and names of the episodes, as they lie in a state."""
    lines = [entry["id"] for entry in data["special_cards"]]
    lines += [f"{entry['id']}\t{entry.get('name', '')}" for entry in data["episodes"]]
    return "\n".join(lines)


def unpack(s: Legend, data: Mapping[str, Any]) -> None:
    """Put components that were checked into an empty state: cards in the pile, tokens in supply and bag (BL-S4, BL-S5)."""
    for kind in range(1, p.FIRST_SPECIAL):
        s.type[kind] = (kind - 1) // 2
        s.value[kind] = 1 + (kind - 1) % 2
    for kind in (0, *range(p.FIRST_SPECIAL, p.WIDTH)):
        s.type[kind] = p.NO_TYPE
    for entry in data["activity_cards"]:
        s.pile[card_kind(entry)] = entry["count"]
    for kind, entry in enumerate(data["special_cards"], p.FIRST_SPECIAL):
        s.labels[p.MOST_EPISODES + kind] = p.SOURCES.index(entry["source"])
        s.fewest[kind] = entry["min_players"] + 8 * entry.get("advanced_only", False) + 16 * p.SOURCES.index(entry["source"])
        if entry["kind"] == "symbol":
            s.type[kind] = p.TYPES.index(entry["type"])
            s.value[kind] = entry["symbols"]
        else:
            s.effect[kind] = p.EFFECTS.index(entry["effect"])
            s.holds[s.effect[kind]] = kind
    s.now[p.N_KINDS] = p.FIRST_SPECIAL + len(data["special_cards"])
    for name, start in STARTS.items():
        for value, count in data["tokens"][name].items():
            (s.bag if name.startswith("alliance") else s.supply)[start + int(value)] = count
    s.supply[p.MISFORTUNE] = data["tokens"]["misfortune"]
    ids = [entry["id"] for entry in data["special_cards"]]
    for i, entry in enumerate(data["episodes"]):
        s.labels[i] = p.SOURCES.index(entry["source"])
        unpack_row(s, i * p.ROW, entry, ids)
    s.now[p.N_EPISODES] = len(data["episodes"])
    write_text(s, text_of(data))
    s.now[p.N_PILE] = sum(s.pile)
    s.now[p.N_BAG] = sum(s.bag)


def write_text(s: Legend, text: str) -> None:
    """Put ids and names into a state."""
    data = text.encode()
    s.text[:] = data + bytes(p.TEXT - len(data))


def label(s: Legend, labels: Labels) -> None:
    """Let a state opened from the box have the sources and names that its version of the rules has in every digest."""
    for kind, source in enumerate(labels.specials, p.FIRST_SPECIAL):
        s.fewest[kind] = s.fewest[kind] % 16 + 16 * int(source)
    for i, source in enumerate(labels.episodes):
        s.rows[i * p.ROW + p.SOURCE] = int(source)
    specials, episodes = names_of(bytes(s.text), s.now[p.N_KINDS])
    write_text(s, "\n".join(specials + [f"{slug}\t{name}" for (slug, _), name in zip(episodes, labels.names, strict=True)]))


def unpack_row(s: Legend, at: int, entry: Mapping[str, Any], ids: list[str]) -> None:
    """Put one episode into its row."""
    s.rows[at + p.KIND] = kind_of(entry)
    for name in entry.get("symbols", ()):
        s.rows[at + p.SYMBOLS] |= p.EVERY_TYPE if name == "any" else 1 << p.TYPES.index(name)
    s.rows[at + p.CHANGE_FROM] = entry.get("change", False)
    s.rows[at + p.SOURCE] = p.SOURCES.index(entry["source"])
    icons = icons_of(entry)
    s.rows[at + p.N_ICONS] = len(icons)
    for i, icon in enumerate(icons):
        s.rows[at + p.ICONS + 2 * i], s.rows[at + p.ICONS + 2 * i + 1] = read_icon(icon, ids, "an episode")
    for name in entry.get("give", ()):
        need_of = {"any": p.ANY, "fame_token": p.FAME_TOKENS}
        s.rows[at + p.NEEDS + (need_of[name] if name in need_of else p.TYPES.index(name))] += 1


def set_up(s: Legend) -> None:
    """Take out what is not used with these players, and give everyone a Beowulf and a double Fighting (BL-S4, BL-S5)."""
    for kind in range(p.FIRST_SPECIAL, s.now[p.N_KINDS]):
        s.shelf[kind] = s.fewest[kind] % 8 <= s.players and (s.fewest[kind] % 16 < 8 or s.now[p.ADVANCED])
    for seat in range(s.players):
        for kind in (p.BEOWULF, p.DOUBLE_FIGHTING):
            s.known[seat << p.SHIFT | kind] = 1
            s.pile[kind] -= 1
            s.now[p.N_PILE] -= 1


def icon_name(what: int, count: int, specials: list[str]) -> str:
    """Return how an icon is written."""
    if what == p.GET_SPECIAL:
        return specials[count - p.FIRST_SPECIAL].capitalize()
    if what == p.FAME_OR_HEAL:
        return f"F{count}|H"
    return ICON_NAMES[what] if what in ICON_NAMES else f"{NAMED[what]}{count}"


def pack(s: Legend) -> dict[str, Any]:
    """Return the components of a state as a parts file has them."""
    census = s.census()
    specials, episodes = names_of(bytes(s.text), s.now[p.N_KINDS])
    cards = [
        {"type": p.TYPES[(kind - 1) // 2], "symbols": 1 + (kind - 1) % 2, "count": census[kind - 1], "source": "own"}
        for kind in range(1, p.FIRST_SPECIAL)
    ]
    extra = []
    for kind, name in enumerate(specials, p.FIRST_SPECIAL):
        entry: dict[str, Any] = {"id": name, "kind": "text" if s.effect[kind] else "symbol", "min_players": s.fewest[kind] % 8}
        if s.effect[kind]:
            entry["effect"] = p.EFFECTS[s.effect[kind]]
        else:
            entry |= {"type": p.TYPES[s.type[kind]], "symbols": s.value[kind]}
        if s.fewest[kind] % 16 >= 8:
            entry["advanced_only"] = True
        extra.append({**entry, "source": p.SOURCES[s.labels[p.MOST_EPISODES + kind]]})
    tokens: dict[str, Any] = {
        name: {str(value): census[p.WIDTH - 1 + start + value - 1] for value in range(1, RANGES[name] + 1)}
        for name, start in STARTS.items()
    }
    tokens |= {"misfortune": census[p.WIDTH - 1 + p.MISFORTUNE - 1], "source": "own"}
    rows = [pack_row(s, i * p.ROW, slug, name, specials) for i, (slug, name) in enumerate(episodes)]
    return {"activity_cards": cards, "special_cards": extra, "tokens": tokens, "episodes": rows}


def pack_row(s: Legend, at: int, slug: str, name: str, specials: list[str]) -> dict[str, Any]:
    """Return one episode as a parts file has it."""
    kind = s.rows[at + p.KIND]
    (kind_type, mode), (_, needed) = next((key, value) for key, value in KINDS.items() if value[0] == kind)
    entry: dict[str, Any] = {"id": slug, "type": kind_type}
    entry |= {"name": name} if name else {}
    entry |= {"mode": mode} if mode else {}
    icons = []
    for i in range(s.rows[at + p.N_ICONS]):
        what, count = s.rows[at + p.ICONS + 2 * i], s.rows[at + p.ICONS + 2 * i + 1]
        text = {p.HEAL_SCRATCHES: "heal_scratches", p.HEAL_ANY: "H|heal_scratches"}.get(what) or icon_name(what, count, specials)
        icons.append(f"X:{text.lower()}" if what == p.GET_SPECIAL else text)
    give = [name for i, name in enumerate((*p.TYPES[: p.JOKER], "any", "fame_token")) for _ in range(s.rows[at + p.NEEDS + i])]
    symbols = [name for i, name in enumerate(p.TYPES[: p.JOKER]) if s.rows[at + p.SYMBOLS] >> i & 1]
    values: dict[str, Any] = {"symbols": ["any"] if kind == p.DEATH else symbols, "icons": icons, "choices": icons, "give": give}
    values |= {"icon": icons[0], "get": icons[0]} if icons else {}
    entry |= {key: values[key] for key in needed}
    entry |= {"change": True} if s.rows[at + p.CHANGE_FROM] else {}
    return {**entry, "source": p.SOURCES[s.labels[at // p.ROW]]}
