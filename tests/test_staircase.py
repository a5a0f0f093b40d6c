"""The endless table: cell numbers stay distinct however far the tiles reach."""

from __future__ import annotations

import pytest

from heorot.core.vocabulary import DEALER
from heorot.games.voluspa import parts as p
from heorot.games.voluspa.board import column_of, line_of, near, place
from tests.pictures import GAME, at_table, is_legal, play


@pytest.mark.parametrize("right", [1, -1])
@pytest.mark.parametrize("down", [1, -1])
def test_eighty_tiles_in_a_staircase(right: int, down: int) -> None:
    """Lay 80 tiles, the whole Edda, one step right, one step down, and so on: every place keeps its name."""
    tiles = {kind: [80 if kind == "thor" else 0, 7] for kind in p.IDS[1:-1]}
    state = at_table("Thor", edda=True, tiles=tiles, hands=[["thor"] * 5, ["thor"] * 5])
    x = y = 0
    for step in range(1, 80):
        x, y = (x + right, y) if step % 2 else (x, y + down)
        assert is_legal(state, f"Thor {x},{y}")
        play(state, f"Thor {x},{y}")
        assert GAME.notation(p.THOR << p.SHIFT | state.tiles[step], state) == f"Thor {x},{y}"
        while state.actor == DEALER:
            state.apply(state.legal()[0])
    view = GAME.view(state)
    assert {(tile.x, tile.y) for tile in view.tiles} == {((n + 1) // 2 * right, n // 2 * down) for n in range(80)}
    assert len({state.tiles[i] for i in range(80)}) == 80
    open_cells = {(cell.x, cell.y) for cell in view.cells}
    taken = {(tile.x, tile.y) for tile in view.tiles}
    beside = {(a + dx, b + dy) for a, b in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
    assert open_cells == beside


@pytest.mark.parametrize(("width", "first"), [(None, "Thor   7"), (200, "Thor   7"), (100, "Tho 7"), (70, "Th7"), (10, "Th7")])
def test_a_wide_table_is_drawn_small_enough(width: int | None, first: str) -> None:
    state = at_table("Thor Loki Odin Thor Loki Odin Thor \n . . . . . . Skadi Loki Thor Loki Skadi Skadi")
    lines = GAME.picture(state, width=width)
    assert any(first in line for line in lines)
    if width is not None and width > 69:
        assert max(map(len, lines)) <= width
    assert len({line.count("│") for line in lines if "│" in line}) == 2


def test_numbers_of_near_cells_differ() -> None:
    """Two cells fewer than 90 steps apart never share a number; 85 joined tiles and their surroundings span 88."""
    for dx in range(-89, 90):
        for dy in range(-(89 - abs(dx)), 90 - abs(dx)):
            if (dx, dy) != (0, 0):
                assert (dx + p.WIDTH * dy) & p.MASK != 0, (dx, dy)
    assert p.MOST_TILES - 1 + 2 + 2 < 90


def test_every_place_of_a_long_table_is_found_again() -> None:
    """A table of 40 columns and 40 lines: each cell of its box has one place."""
    state = at_table("Thor")
    state.now[p.WEST], state.now[p.EAST], state.now[p.NORTH], state.now[p.SOUTH] = -3, 40, -30, 8
    for y in range(-31, 10):
        for x in range(-4, 42):
            cell = (x + p.WIDTH * y) & p.MASK
            assert place(state, cell) == (x, y)
            assert (column_of(cell, line_of(state, cell)), line_of(state, cell)) == (x, y)
    assert not near(state, 42, 0)
