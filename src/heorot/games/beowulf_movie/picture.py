"""The Movie's board as lines of text: a framed grid, or a board on its corner with every space named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heorot.core.game import Names

if TYPE_CHECKING:
    from heorot.games.beowulf_movie.views import CellView, View

WIDTHS = (11, 9, 7, 5)  # characters of a cell: the widest that fits is taken
MARGIN = 3
SEATS = ("91", "94", "93", "96")  # colours of the players
BOON, PERIL, SPECIAL, FAINT = "32", "31", "35", "2"
LETTERS = "abcdefghijkl"


def draw(view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return the lines of the picture, no wider than `width` if that can be."""
    return draw_turned(view, names, paint, width) if view.turned else draw_grid(view, names, paint, width)


def draw_grid(view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return a board in frames, its columns lettered and its lines numbered."""
    cells = {(cell.x, cell.y): cell for cell in view.cells}
    columns, rows = len(view.mask[0]), len(view.mask)
    size = next((size for size in WIDTHS if width is None or MARGIN + columns * (size + 1) + 1 <= width), WIDTHS[-1])
    lines = [" " * (MARGIN + 1) + "".join(f"{LETTERS[x]:^{size + 1}}" for x in range(columns)).rstrip()]
    for y in range(rows + 1):
        border = " " * MARGIN
        for x in range(columns + 1):
            near = [at in cells for at in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))]
            border += joint(*near)
            if x < columns:
                border += ("─" if near[1] or near[3] else " ") * size
        lines.append(border.rstrip())
        if y < rows:
            line = f"{y + 1:>2} "
            for x in range(columns + 1):
                line += "│" if (x, y) in cells or (x - 1, y) in cells else " "
                if x < columns:
                    line += face(cells[x, y], names, paint, size) if (x, y) in cells else " " * size
            lines.append(line.rstrip())
    return lines


JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # a border's crossing by the arms it has: 1 up, 2 right, 4 down, 8 left


def joint(nw: bool, ne: bool, sw: bool, se: bool) -> str:
    """Return how the borders cross between four cells."""
    return JOINTS[(nw or ne) + 2 * (ne or se) + 4 * (sw or se) + 8 * (nw or sw)]


def draw_turned(view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return a board on its corner: rows run down to the right (╲), columns down to the left (╱), and every space says its name."""
    cells = {(cell.x, cell.y): cell for cell in view.cells}
    across = [x - y for x, y in cells]
    down = [x + y for x, y in cells]
    steps = max(across) - min(across) + 2
    size = next((size for size in (14, 12, 10, 8) if width is None or steps * size // 2 <= width), 8)
    lines = []
    for level in range(min(down), max(down) + 1):
        line = ""
        at = 0
        for x, y in sorted(cells, key=lambda at: at[0] - at[1]):
            if x + y == level:
                start = (x - y - min(across)) * size // 2
                cell = cells[x, y]
                room = size - 1 - len(cell.cell) - 1
                line += " " * (start - at) + colour(cell.cell, FAINT, paint) + " " + face(cell, names, paint, room) + " "
                at = start + size
        lines.append(line.rstrip())
    return lines


def face(cell: CellView, names: Names, paint: bool, room: int) -> str:
    """Return what is on a space: a tile with its value, in brackets if Treachery makes it 0; a figure with its seat's number; `·`; `#`."""
    if cell.kind == "open":
        return f"{'·':^{room}}"
    if cell.kind == "gorge":
        return "#" * room
    if cell.kind == "figure":
        assert cell.figure is not None
        assert cell.owner is not None
        return colour(fitted(names[cell.figure], f" {cell.owner + 1}", room), SEATS[cell.owner], paint)
    value = cell.value or 0
    number = f"{value:+d}" if value else ""
    if cell.silenced:
        number = f"({number})"
    if cell.ability == "none":
        return colour(f"{number or '0':^{room}}", BOON if value > 0 else PERIL, paint)
    assert cell.ability is not None
    return colour(fitted(names[cell.ability], number, room), BOON if value > 0 else PERIL if value < 0 else SPECIAL, paint)


def fitted(name: str, end: str, room: int) -> str:
    """Return a name, cut to fit, with its number."""
    return f"{name[: room - len(end)] + end:^{room}}"


def colour(text: str, code: str, paint: bool) -> str:
    """Return a text in a colour, where colours are wanted."""
    return f"\x1b[{code}m{text}\x1b[0m" if paint else text


def describe(view: View, names: Names) -> list[str]:
    """Return the board to be read aloud: line by line each space with its tile and value, its figure and seat, or `-` if it is open."""
    lines = []
    for y in sorted({cell.y for cell in view.cells}):
        row = [cell for cell in view.cells if cell.y == y]
        lines.append(f"{y + 1}: " + ", ".join(f"{cell.cell} {aloud(cell, names)}" for cell in row))
    return lines


def aloud(cell: CellView, names: Names) -> str:
    """Return what is on a space in words."""
    if cell.kind == "open":
        return "-"
    if cell.kind == "gorge":
        return names["gorge"]
    if cell.kind == "figure":
        assert cell.figure is not None
        assert cell.owner is not None
        return f"{names[cell.figure]} {cell.owner + 1}"
    value = f"{cell.value:+d}" if cell.value else ""
    value = f"({value})" if cell.silenced else value
    name = "" if cell.ability in (None, "none") else names[str(cell.ability)]
    return f"{name} {value}".strip() or "0"
