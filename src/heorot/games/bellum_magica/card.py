"""What is on a card of Bellum Magica, in sentences: for whoever asks about it by its own name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from heorot.core.message import Message
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.showing import costs_of, show_card, show_place

SIGN_OF = dict(zip(p.LETTERS, p.SIGNS))  # what a letter of a line means
PAID = ("glyphs", "food")  # a price, in the order in which the rules tell it


def kinds(seen: Bellum) -> dict[str, str]:
    """Return every card of these components with what it is: a castle, an orc, a farm."""
    return {name: kind_of(seen, card) for card, name in enumerate(p.CARDS) if seen.where[card] != p.ABSENT}


def kind_of(seen: Bellum, card: int) -> str:
    """Return what a card is one of."""
    return show_place(seen, card).kind if card >= p.PLACE_AT else show_card(seen, card).group


def printed(seen: Bellum, card: int) -> Sequence[Message]:
    """Return what is on a card: shields and loot of a place; of castles and creatures both sides, with shields, or a price and a token."""
    if card >= p.PLACE_AT:
        place = show_place(seen, card)
        return shields(place.shield, place.magic_shield), Message("card-loot", {"what": amounts(place.loot)})
    found = show_card(seen, card)
    said = [side("left", found.left), side("right", found.right)]
    if card < p.GOBLIN_AT:
        return shields(found.shield, found.magic_shield), *said
    if card >= p.EVIL_AT:
        ways = [Message("listing-list", {"things": amounts({sign: way.get(sign, 0) for sign in PAID})}) for way in costs_of(card)]
        said.append(Message("card-cost", {"what": (reduce(either, ways),)}))
    if found.bonus:
        said.append(Message("card-bonus", {"bonus": found.bonus.removesuffix("_shield")}))
    return said


def shields(shield: int, magic: int) -> Message:
    """Return what an attack must match."""
    return Message("card-shield", {"shield": shield, "magic": magic})


def amounts(counts: Mapping[str, int]) -> tuple[Message, ...]:
    """Return how many there are of what; or that there is nothing."""
    found = tuple(Message("table-amount", {"sign": sign, "count": count}) for sign, count in counts.items() if count)
    return found or (Message("table-nothing"),)


def either(first: Message, second: Message) -> Message:
    """Return one way to pay or the other."""
    return Message("listing-either", {"first": (first,), "second": (second,)})


def side(name: str, lines: Sequence[str]) -> Message:
    """Return one side of a card: what it brings, and with which faces of the die."""
    faces: dict[str, list[str]] = {}
    for face, letters in enumerate(lines, 1):
        if letters.strip("-"):
            faces.setdefault(letters, []).append(str(face))
    said = [Message("card-faces", {"what": amounts(counted(letters)), "faces": tuple(on)}) for letters, on in faces.items()]
    return Message("card-side", {"side": name, "lines": (reduce(following, said) if said else Message("table-nothing"),)})


def counted(letters: Iterable[str]) -> dict[str, int]:
    """Return the symbols of a line by their signs."""
    found: dict[str, int] = {}
    for letter in letters:
        found[SIGN_OF[letter]] = found.get(SIGN_OF[letter], 0) + 1
    return found


def following(first: Message, then: Message) -> Message:
    """Return one thing after the other."""
    return Message("card-more", {"first": (first,), "next": (then,)})
