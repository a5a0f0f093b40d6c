"""Völuspá's table as lines of text: tiles in frames that share their borders, open cells as dots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heorot.core.game import Names

if TYPE_CHECKING:
    from heorot.games.voluspa.views import TileView, View

CELLS = (8, 5, 3)  # characters inside a frame: the widest that fits is taken
MARGIN = 4
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # a border's crossing by the arms it has: 1 up, 2 right, 4 down, 8 left
COLOURS = {
    "odin": "94", "thor": "96", "troll": "32", "dragon": "91", "fenrir": "37", "skadi": "36", "valkyrie": "95", "loki": "93",
    "hermod": "92", "jotun": "34", "serpent": "35", "hel": "90",
}  # fmt: skip


def draw(view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return the lines of the picture, no wider than `width` if that can be; x to the right and y down, from the start tile."""
    tiles = {(tile.x, tile.y): tile for tile in view.tiles}
    cells = {(cell.x, cell.y): "×" if cell.troll else "·" for cell in view.cells}
    if not tiles:
        return []
    xs = [x for x, _ in (*tiles, *cells)]
    ys = [y for _, y in (*tiles, *cells)]
    columns = range(min(xs), max(xs) + 1)
    size = next((size for size in CELLS if width is None or MARGIN + len(columns) * (size + 1) + 1 <= width), CELLS[-1])
    lines = [" " * (MARGIN + 1) + "".join(f"{x:^{size + 1}}" for x in columns).rstrip()]
    for y in range(min(ys), max(ys) + 2):
        border = " " * MARGIN
        for x in range(columns.start, columns.stop + 1):
            border += joint(tiles, x, y) + ("─" if (x, y) in tiles or (x, y - 1) in tiles else " ") * size
        if border.strip():
            lines.append(border.rstrip())
        if y in range(min(ys), max(ys) + 1):
            row = f"{y:>3} "
            for x in columns:
                row += "│" if (x, y) in tiles or (x - 1, y) in tiles else " "
                row += face(tiles[x, y], names, paint, size) if (x, y) in tiles else f"{cells.get((x, y), ' '):^{size}}"
            row += "│" if (columns.stop - 1, y) in tiles else ""
            lines.append(row.rstrip())
    return lines


def joint(tiles: dict[tuple[int, int], TileView], x: int, y: int) -> str:
    """Return how the borders cross at the upper left corner of a cell."""
    nw, ne, sw, se = (at in tiles for at in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)))
    return JOINTS[(nw or ne) + 2 * (ne or se) + 4 * (sw or se) + 8 * (nw or sw)]


def face(tile: TileView, names: Names, paint: bool, size: int) -> str:
    """Return a tile: its name, a mark if it lies on another one (^) or is robbed of its strength (↓), its power."""
    mark = "^" if tile.beneath else "↓" if tile.power != tile.strength else " "
    power = "" if tile.tile == "hel" and size == CELLS[-1] else " " if tile.tile == "hel" else str(tile.power)
    room = size - len(power) - (size > CELLS[-1])  # the smallest has no room for marks, but for Hel's
    text = f"{names[tile.tile][:room]:<{room}}{mark if size > CELLS[-1] else ''}{power}"
    return f"\x1b[{COLOURS[tile.tile]}m{text}\x1b[0m" if paint else text


def describe(view: View, names: Names) -> list[str]:
    """Return the table to be read aloud: for each line its y, then each tile with its x and its power."""
    lines = []
    for y in sorted({tile.y for tile in view.tiles}):
        row = sorted((tile for tile in view.tiles if tile.y == y), key=lambda tile: tile.x)
        lines.append(f"y {y}: " + ", ".join(f"x {tile.x} {names[tile.tile]} {tile.power}" for tile in row))
    return lines
