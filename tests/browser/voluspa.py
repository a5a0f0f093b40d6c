"""Völuspá's board under mouse and keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.keys import focused, tab_to
from tests.browser.table import TablePage

NAMES = "Odin|Thor|Troll|Dragon|Fenrir|Skadi|Valkyrie|Loki|Hermod|Jotun|Serpent|Hel"
ICONS = {
    "odin": "eyepatch", "thor": "thor-hammer", "troll": "troll", "dragon": "dragon-head", "fenrir": "wolf-howl", "skadi": "high-shot",
    "valkyrie": "winged-sword", "loki": "double-face-mask", "hermod": "horse-head", "jotun": "giant", "serpent": "sea-serpent",
    "hel": "crowned-skull",
}  # fmt: skip
LINE = re.compile(rf"(?P<tile>{NAMES}) (?P<at>-?\d+,-?\d+)(?:>(?P<to>-?\d+,-?\d+))?")


def read(move: str) -> tuple[str, str, str]:
    """Return the tile of a move, its cell, and where a thrown tile lands."""
    found = LINE.fullmatch(move)
    assert found, move
    return found["tile"].lower(), found["at"], found["to"] or ""


def bring(table: TablePage, cell: Locator) -> Locator:
    """Drag the table until a cell lies in sight; on an endless one it need not."""
    board = table.board.bounding_box()
    assert board
    for _ in range(8):
        box = cell.bounding_box()
        assert box
        x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
        dx, dy = x - box["x"] - box["width"] / 2, y - box["y"] - box["height"] / 2
        if abs(dx) < board["width"] / 2 - 8 and abs(dy) < board["height"] / 2 - 8:
            return cell
        far = max(1.0, abs(dx) / board["width"] * 2.2, abs(dy) / board["height"] * 2.2)
        table.page.mouse.move(x, y)
        table.page.mouse.down()
        table.page.mouse.move(x + dx / far, y + dy / far, steps=4)
        table.page.mouse.up()
    raise AssertionError("the table cannot be dragged that far")


def by_mouse(table: TablePage, move: str) -> None:
    """Pick a tile and tap a place."""
    if move == "stop":
        table.desk.get_by_role("button", name=table.visitor.t("table-stop"), exact=True).click()
        return
    if move.startswith("discard "):
        table.desk.locator(f"[data-hand={move.split()[1].lower()}]").first.click()
        return
    tile, at, to = read(move)
    held = table.desk.locator(f"[data-hand={tile}]").first
    if table.desk.locator(f"[data-hand={tile}][aria-pressed=true]").count() == 0:
        held.click()
    expect(table.desk.locator(f"[data-hand={tile}][aria-pressed=true]")).to_have_count(1)
    bring(table, table.board.locator(f'[data-cell="{at}"]')).click()
    if to and table.take_back.count() == 0:  # with one landing only, the tap was enough
        landing = table.board.locator(f'[data-cell="{to}"]')
        if table.board.locator(f'[data-cell="{at}"].aimed').count():
            bring(table, landing).click()


STEPS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}


def walk(table: TablePage, at: str) -> None:
    """Walk over the board by the arrows until a cell has the focus."""
    x, y = map(int, at.split(","))
    been: set[tuple[str, str]] = set()
    here = tab_to(table, "data-cell", back=True)
    for _ in range(200):
        if here == at:
            return
        hx, hy = map(int, here.split(","))
        wishes = sorted(STEPS, key=lambda key: abs(hx + STEPS[key][0] - x) + abs(hy + STEPS[key][1] - y))
        key = next((key for key in wishes if (here, key) not in been), None)
        assert key, f"the arrows do not reach {at} from {here}"
        been.add((here, key))
        table.page.keyboard.press(key)
        here = focused(table, "data-cell")
    raise AssertionError(f"the arrows do not reach {at}")


def by_keys(table: TablePage, move: str) -> None:
    """Do the same by Tab, arrows and Enter alone."""
    press = table.page.keyboard.press
    if move == "stop":
        for _ in range(80):
            if table.page.evaluate("document.activeElement?.textContent.trim()") == table.visitor.t("table-stop"):
                break
            press("Tab")
        press("Enter")
        return
    tile, at, to = (move.split()[1].lower(), "", "") if move.startswith("discard ") else read(move)
    here = tab_to(table, "data-hand")
    for _ in range(20):
        if here == tile:
            break
        press("ArrowRight")
        here = focused(table, "data-hand")
    assert here == tile, f"the arrows do not reach {tile}"
    if not at or focused(table, "aria-pressed") != "true":
        press("Enter")
    if not at:
        return
    walk(table, at)
    press("Enter")
    if to and table.board.locator(f'[data-cell="{at}"].aimed').count():
        walk(table, to)
        press("Enter")
