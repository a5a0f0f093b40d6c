"""The tables of how to play the Legend: its symbols, rewards, special cards, both kinds of major episode, all episodes, the scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heorot.core.listing import Entry, Listing, Piece, number
from heorot.core.message import Message
from heorot.games.beowulf_legend import box, figures, writing
from heorot.games.beowulf_legend import parts as p

NONE = Message("listing-none")
FEWEST = 2  # players
MAJORS = (  # what is told of both kinds of major episode: of what, all at once, in turn order
    ("listing-how", "listing-how-at-once", "listing-how-in-turn"),
    ("listing-out", "listing-out-at-once", "listing-out-in-turn"),
    ("listing-ties", "listing-ties-at-once", "listing-ties-in-turn"),
    ("listing-risk", "listing-risk-at-once", "listing-risk-in-turn"),
    ("listing-after", "listing-after-at-once", "listing-after-in-turn"),
)
ASKS = {"auction": "listing-asks-treasure", "recover": "listing-asks-treasure", "death": "listing-asks-death"}
GIVEN = {"any": "listing-give-cards", "fame_token": "listing-give-fame"}
GIVES = {"risk": "listing-gives-risk", "recovery": "listing-gives-recovery"}
WITHOUT_NAME = {  # what an icon of the box shows that is no piece of the notation → by what it is asked about
    "C2": "cards", "F5|H": "fame-or-heal", "heal_scratches": "heal-scratches", "H|heal_scratches": "heal-any", "S": "scratch", "W": "wound",
    "WW": "double",
}  # fmt: skip


def listings(data: Mapping[str, Any]) -> dict[str, Listing]:
    """Return all tables, made from components."""
    return {
        "symbols": symbols(data["activity_cards"]),
        "rewards": rewards(data),
        "specials": specials(data["special_cards"]),
        "majors": majors(),
        "episodes": episodes(data),
        "scoring": scoring(data["tokens"]),
    }


def columns(*names: str) -> tuple[Message, ...]:
    """Return the heads of columns."""
    return tuple(Message(name) for name in names)


def how_many(count: int) -> Message:
    """Return a number, or a dash for none."""
    return number(count) if count else NONE


def symbols(cards: Sequence[Mapping[str, Any]]) -> Listing:
    """Return how many cards there are with one symbol and with two of each type (BL-S5)."""
    counts = {(entry["type"], entry["symbols"]): entry["count"] for entry in cards}
    rows = tuple((Piece(name), how_many(counts.get((name, 1), 0)), how_many(counts.get((name, 2), 0))) for name in p.TYPES)
    return Listing(columns("listing-symbol", "listing-single", "listing-double"), rows)


def icon_of(icon: str, cards: Sequence[Mapping[str, Any]]) -> tuple[int, int, str]:
    """Return what an icon gives, its number, and how it is written."""
    ids = [entry["id"] for entry in cards]
    what, count = box.read_icon(icon, ids, "a listing")
    return what, count, box.icon_name(what, count, ids)


def icon_said(icon: str, cards: Sequence[Mapping[str, Any]]) -> Message:
    """Return what an icon gives, to be said."""
    what, count, name = icon_of(icon, cards)
    return Message("table-icon", {"what": writing.WHATS[what], "number": count, "card": name.lower() if what == p.GET_SPECIAL else ""})


def icon_drawn(icon: str, cards: Sequence[Mapping[str, Any]]) -> str:
    """Return how the browser is told to draw an icon: as it is written, a special card with what is on it, `Hrunting=fighting3`."""
    what, count, name = icon_of(icon, cards)
    return f"{name}={face(cards[count - p.FIRST_SPECIAL])}" if what == p.GET_SPECIAL else name


def face(card: Mapping[str, Any]) -> str:
    """Return what is on a special card: `fighting3`, or the short name of its text."""
    if card["kind"] == "symbol":
        return f"{card['type']}{card['symbols']}"
    return p.EFFECT_NAMES[p.EFFECTS.index(card["effect"])]


def said_of(thing: str, data: Mapping[str, Any]) -> Message:
    """Return what is said of a thing when somebody asks."""
    return Message(f"ask-{thing}", figures.figures_of(thing, data))


def rewards(data: Mapping[str, Any]) -> Listing:
    """Return everything that an icon can give, once, with what it is good for."""
    cards = data["special_cards"]
    rows: list[tuple[Entry, ...]] = [
        (Piece(name), said_of(name, data)) for name in ("fame", "treasure", "fame_alliance", "treasure_alliance")
    ]
    for icon, thing in WITHOUT_NAME.items():
        rows.append((Piece(f"named:{icon_drawn(icon, cards)}", icon_said(icon, cards)), said_of(thing, data)))
    rows.append((Piece("misfortune"), said_of("misfortune", data)))
    return Listing(columns("listing-reward", "listing-does"), tuple(rows))


def specials(cards: Sequence[Mapping[str, Any]]) -> Listing:
    """Return the special cards: what each does, and with how many players it is used (BL-S4)."""
    rows: list[tuple[Entry, ...]] = []
    for card in cards:
        name = Message("listing-name", {"piece": card["id"]})
        if card["kind"] == "symbol":
            does = Message("listing-symbols", {"count": card["symbols"], "piece": card["type"]})
        else:
            does = Message(f"table-does-{face(card)}")
        used = Message("listing-players", {"players": card["min_players"]}) if card["min_players"] > FEWEST else Message("listing-always")
        used = Message("listing-advanced") if card.get("advanced_only") else used
        rows.append((Piece(f"named:{card['id'].capitalize()}={face(card)}", name), does, used))
    return Listing(columns("listing-special", "listing-does", "listing-used"), tuple(rows))


def majors() -> Listing:
    """Return both kinds of major episode side by side (BL-J1 to BL-J6)."""
    heads = columns("listing-majors", "table-kind-simultaneous", "table-kind-turn-order")
    return Listing(heads, tuple(columns(*row) for row in MAJORS))


def episodes(data: Mapping[str, Any]) -> Listing:
    """Return all episodes: the kind of each with what it asks for, and what it gives."""
    cards = data["special_cards"]
    rows = []
    for count, entry in enumerate(data["episodes"], 1):
        kind = p.EPISODES[box.kind_of(entry)]
        title = Message("listing-episode-name", {"number": count, "episode": entry["id"]})
        icons = [str(icon) for icon in box.icons_of(entry)]
        drawn = ",".join(icon_drawn(icon, cards) for icon in icons)
        gives: Entry = Piece(f"icons:{drawn}", listed([icon_said(icon, cards) for icon in icons])) if icons else Message(GIVES[kind])
        symbols = [name for name in entry.get("symbols", ()) if name in p.TYPES]
        node = Piece(f"node:{count}:{entry['id']}:{kind}:{'+'.join(symbols)}:{drawn}", title)
        rows.append((node, asked_for(kind, symbols or entry.get("give", ())), gives))
    return Listing(columns("listing-episode", "listing-asks", "listing-gives"), tuple(rows))


def episodes_told(data: Mapping[str, Any]) -> dict[str, tuple[str, Message]]:
    """Return what is said of each episode that has a name in every language: its number and kind, what it asks for, what it gives."""
    found = {}
    for count, (entry, (_, asks, gives)) in enumerate(zip(data["episodes"], episodes(data).rows), 1):
        advanced = "yes" if entry["type"] == "treasure" else "no"
        said = Message(
            "listing-episode-told", {"number": count, "asks": (in_words(asks),), "gives": (in_words(gives),), "advanced": advanced}
        )
        if entry["id"] in writing.EPISODE_NAMES:
            found[entry["id"]] = p.BY_EPISODE[box.kind_of(entry)], said
    return found


def in_words(entry: Entry) -> Message:
    """Return an entry as it is said."""
    said = entry.said if isinstance(entry, Piece) else entry
    assert said is not None
    return said


def asked_for(kind: str, things: Sequence[str]) -> Piece:
    """Return the kind of an episode, with the symbols that match, or with what is to be given."""
    called = Message(f"table-kind-{kind}")
    drawn = f"asks:{kind}:{','.join(things)}"
    if kind in ASKS:
        return Piece(drawn, Message("listing-kind", {"kind": (called,), "things": (Message(ASKS[kind]),)}))
    if not things:
        return Piece(drawn, called)
    counts = {name: list(things).count(name) for name in things}
    said = [Message(GIVEN.get(name, "listing-symbols"), {"count": many, "piece": name}) for name, many in counts.items()]
    return Piece(drawn, Message("listing-kind", {"kind": (called,), "things": tuple(said)}))


def listed(things: Sequence[Message]) -> Message:
    """Return things as a list to be said."""
    return Message("listing-things", {"things": tuple(things)})


def scoring(tokens: Mapping[str, Any]) -> Listing:
    """Return what counts how much at the end (BL-E2)."""
    low, high = figures.ally_range(tokens)
    value = Message("listing-value")
    rows: tuple[tuple[Entry, ...], ...] = (
        (Piece("fame"), value),
        (Piece("treasure"), Message("listing-value-base")),
        (Message("listing-allies"), Message("listing-between", {"low": low, "high": high})),
        (Piece("misfortune"), Message("listing-points", {"sign": "−", "points": p.SORROW})),
        (Message("listing-wounds-none"), Message("listing-points", {"sign": "+", "points": p.UNHURT})),
        (Message("listing-wounds-few", {"count": p.DEADLY}), Message("listing-points", {"sign": "", "points": 0})),
        (Message("listing-wounds-many", {"count": p.DEADLY}), Message("listing-each", {"points": p.HURT})),
        (Message("listing-wounds-double"), Message("listing-as-two")),
        (Message("listing-rest"), Message("listing-points", {"sign": "", "points": 0})),
    )
    return Listing(columns("listing-what", "listing-counts"), rows)
