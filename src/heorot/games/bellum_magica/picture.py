"""The table of Bellum Magica as lines of text: the day, what there is to attack and to hire, and every lord's six lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heorot.core.game import Names

if TYPE_CHECKING:
    from heorot.games.bellum_magica.views import CardView, PlaceView, RowView, SeatView, View

SEATS = ("91", "94", "93", "96", "95")  # colours of the players
FAINT, ACTIVE = "2", "1"
DIE = "·⚀⚁⚂⚃⚄⚅"
LOOT = {"food": "f", "glyph": "g", "barrel": "b", "wood": "W", "iron": "I", "gold": "G"}
CHESTS = {"wood": "W", "iron": "I", "gold": "G"}
BONUS = {"": "", "shield": " +[1]", "magic_shield": " +{1}", "spell": " +~"}
CELL = 6  # characters of one side of a line


def colour(text: str, code: str, paint: bool) -> str:
    """Return a text in a colour, where colours are wanted."""
    return f"\x1b[{code}m{text}\x1b[0m" if paint else text


def shields(shield: int, magic: int) -> str:
    """Return shields as they are drawn: `[3]`, `[6]{1}`."""
    return f"[{shield}]" + (f"{{{magic}}}" if magic else "")


def draw(view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return the lines of the picture: `[3]{1}` shields, f food, g glyph, m map, s sword, x magic sword, t thief, W I G chests."""
    lines = [heading(view)]
    lines += columns([place(one, names) for one in (view.tavern, *view.places)], width)
    lines += columns([hire(one.card, one.deck, names) for one in view.hires if one], width)
    lines += columns([hire(one, "", names) for one in view.castles], width)
    lines += columns([f"{seat.seat + 1}: {hire(one, '', names)}" for seat in view.seats for one in seat.goblins], width)
    blocks = [lord(seat, view.rows[seat.seat], view, names, paint) for seat in view.seats]
    return lines + beside(blocks, width)


def heading(view: View) -> str:
    """Return the day and the die, the stacks, and what is left of a supply that can run out."""
    stacks = " ".join(f"{CHESTS[kind]}×{count}" for kind, count in view.stacks.items())
    supply = f"   f×{view.supply['food']} [1]×{view.supply['shields']}" if view.supply else ""
    return f"{view.day} {DIE[view.face]}{view.face or ''}   {stacks}{supply}"


def place(one: PlaceView, names: Names) -> str:
    """Return a place: its name, its shields and its loot."""
    loot = "".join(LOOT[name] * count for name, count in one.loot.items())
    return f"{names.get(one.id, one.id)} {shields(one.shield, one.magic_shield)} {loot}"


def hire(card: CardView, deck: str, names: Names) -> str:
    """Return a card with its two sides, face by face."""
    mark = "*" if deck == "most_evil" else ""
    return f"{mark}{names.get(card.id, card.id)} {' '.join(card.left)} | {' '.join(card.right)}{BONUS[card.bonus]}"


def columns(texts: list[str], width: int | None) -> list[str]:
    """Return texts one after the other, as many in a line as fit."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + 3 + len(text) <= (width or 100):
            lines[-1] += f"   {text}"
        else:
            lines.append(text)
    return lines


def lord(seat: SeatView, row: RowView, view: View, names: Names, paint: bool) -> list[tuple[str, str]]:
    """Return a lord's block as lines, plain (to be measured) and painted."""
    castle = names.get(seat.castle.id, seat.castle.id) if seat.castle else "?"
    captain = "*" if view.captain == seat.seat else ""
    title = f"{seat.seat + 1}{captain} {castle} {shields(seat.shield, seat.magic_shield)}"
    store = f"f{seat.food} g{seat.glyphs} b{seat.barrels} ~{seat.spells}" + (f"({seat.spent_spells})" if seat.spent_spells else "")
    found = [(title, colour(title, SEATS[seat.seat], paint)), (store, store)]
    for line in seat.lines:
        left = "f" * line.food + "g" * line.glyphs + "m" * line.maps
        right = "s" * line.swords + "x" * line.magic + "t" * line.thieves
        mark = ">" if line.face == view.face else " "
        text = f"{mark}{short(left):>{CELL}} {line.face} {short(right):<{CELL}}"
        found.append((text, colour(text, ACTIVE, paint) if line.face == view.face else text))
    return [*found, (chests(row), chests(row))]


def chests(row: RowView) -> str:
    """Return a row of chests with the values that are known: `W2 I?`."""
    return " ".join(f"{CHESTS[chest.kind]}{'?' if chest.value is None else chest.value}" for chest in row.chests) or "-"


def short(side: str) -> str:
    """Return one side of a line: letters, or numbers with letters where there are many."""
    if len(side) <= CELL:
        return side or "-"
    return "".join(f"{side.count(letter)}{letter}" for letter in dict.fromkeys(side))


def beside(blocks: list[list[tuple[str, str]]], width: int | None) -> list[str]:
    """Return blocks beside one another, as many in a row as fit."""
    sizes = [max(len(plain) for plain, _ in block) for block in blocks]
    lines: list[str] = []
    start = 0
    while start < len(blocks):
        end, room = start + 1, sizes[start]
        while end < len(blocks) and room + 3 + sizes[end] <= (width or 100):
            room += 3 + sizes[end]
            end += 1
        for i in range(len(blocks[start])):
            parts = [blocks[k][i][1] + " " * (sizes[k] - len(blocks[k][i][0])) for k in range(start, end)]
            lines.append("   ".join(parts).rstrip())
        start = end
    return lines


def describe(view: View, names: Names) -> list[str]:
    """Return the table to be read aloud: places, hires, then every lord line by line."""
    lines = [heading(view)]
    lines += [place(one, names) for one in (view.tavern, *view.places)]
    lines += [hire(one.card, one.deck, names) for one in view.hires if one]
    lines += [hire(one, "", names) for one in view.castles]
    lines += [f"{seat.seat + 1}: {hire(one, '', names)}" for seat in view.seats for one in seat.goblins]
    for seat in view.seats:
        block = lord(seat, view.rows[seat.seat], view, names, False)
        horde = ", ".join(f"{names.get(one.id, one.id)} {names[one.side]}" for one in seat.creatures)
        lines.append("; ".join(" ".join(plain.split()) for plain, _ in block) + (f"; {horde}" if horde else ""))
    return lines
