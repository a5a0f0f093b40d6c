"""What the Movie shows before a move, and beside figures that stand: it holds, in random games at every table."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.preview import exact
from heorot.core.rng import Rng
from heorot.games.beowulf_movie import events
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.views import View
from heorot.preview_law import check_decision
from tests.effort import times
from tests.games.beowulf_movie.boxes import accepted, boards, box, tile
from tests.games.beowulf_movie.tables import GAME, at_board, play, plays
from tests.games.beowulf_movie.test_clauses import walked

Bounds = tuple[str, int, int, Any]  # the figure's space, at worst, at best, and where it was shown


def counted(view: View, cell: str) -> int:
    """Return what the figure on a space counts, counted by hand from the cells of the view (BM-E2, BM-A10, BM-A12)."""
    at = {(one.x, one.y): one for one in view.cells}
    here = next(one for one in view.cells if one.cell == cell)
    total, factor = 0, view.diamonds[str(here.figure)]
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = here.x + dx, here.y + dy
        while (x, y) in at and at[x, y].kind != "gorge" and (at[x, y].ability != "gorge"):
            if at[x, y].kind == "tile" and not at[x, y].silenced:
                total += at[x, y].value or 0
                factor += at[x, y].ability == "royal_dragon_horn"
            x, y = x + dx, y + dy
    return total * factor


def shown(view: View, where: Any) -> list[Bounds]:
    """Return the bounds that a view shows beside the figures on the board; what it says they count now must be right."""
    found = []
    for sums in view.sums:
        here = next(one for one in view.cells if one.cell == sums.cell)
        if here.kind == "figure":
            i = p.FIGURES.index(str(here.figure)) - 1
            assert sums.now[i] == counted(view, sums.cell), (where, sums)
            assert sums.worst[i] <= sums.now[i] <= sums.best[i], (where, sums)
            found.append((sums.cell, sums.worst[i], sums.best[i], where))
    return found


def touches(event: Any, state: Any) -> bool:
    """Whether something was done after which no bounds hold any more, wherever it was."""
    if isinstance(event, events.Laid) and state.ability[event.tile] in (p.GORGE, p.TREACHERY):
        return True
    return isinstance(event, events.Removed | events.Replaced | events.Swapped)


@pytest.mark.clause("BM-E2")
def test_what_a_view_says_that_figures_count_now_and_in_the_end_holds_unless_tiles_are_touched_or_cut_off() -> None:
    held = 0
    for seed in range(times(4, 1)):
        waiting: list[Bounds] = []
        for state, rng, moves in walked(200 + seed):
            if state.actor >= 0 and rng.below(4) == 0:
                eyes = [*range(state.players), None][rng.below(state.players + 1)]
                waiting += shown(GAME.view(state.seen_by(eyes)), (state.players, GAME.options_of(state), state.now[p.ACT], eyes))
            after = state.copy()
            told = after.keep_events()
            after.apply(moves.move[0])
            for event in told:
                if touches(event, state):
                    waiting.clear()
                elif isinstance(event, events.Counselled):
                    waiting = [one for one in waiting if one[0] != cell_name(event.cell)]
                elif isinstance(event, events.Scored):
                    for cell, worst, best, where in waiting:
                        if cell == cell_name(event.cell):
                            assert worst <= event.total <= best, (cell, worst, event.total, best, where)
                            held += 1
                elif isinstance(event, events.ActBegan | events.Ended):
                    waiting.clear()
    assert held > 100


def cell_name(cell: int) -> str:
    """Return how a cell is written."""
    return "abcdefghijkl"[cell % p.WIDTH - 1] + str(cell // p.WIDTH)


def test_the_last_decisions_of_an_act_show_what_the_move_itself_brings() -> None:
    """The Thane stands for 9; the last longship brings its own 3, not all that is scored with it."""
    parts = dict(accepted(box(boards=boards({act: ["OOO"] for act in (1, 2, 3)}))).data)
    state = at_board("0Thane +3 .", parts=parts)
    preview = GAME.preview(state.seen_by(0), GAME.parse("Longship c1", state))
    assert preview.points == exact(3)
    assert [saying.message.id for saying in preview.sayings][:2] == ["note-placed", "note-act-ended"]
    check_decision(GAME, state, Rng(1), most=99)
    assert play(state, "Longship c1") == 12


def test_a_tile_that_asks_shows_what_it_brings_itself_and_that_a_question_is_open() -> None:
    state = at_board("0Thane Valor+2 . \n +5", "Temptation-1", step="play")
    preview = GAME.preview(state.seen_by(0), GAME.parse("Temptation-1/1 c1", state))
    assert (preview.points, preview.still_open) == (exact(-3), "question")
    assert [saying.message.id for saying in preview.sayings] == ["note-laid"]
    plays(state, "Temptation-1/1 c1")
    assert GAME.preview(state.seen_by(0), GAME.parse("remove b1", state)).points == exact(-6)
    assert GAME.preview(state.seen_by(0), GAME.parse("keep", state)).points == exact(0)


def test_a_draw_is_open_and_brings_nothing_itself() -> None:
    preview = GAME.preview(at_board("0Thane +3", "+5").seen_by(0), GAME.parse("draw", at_board()))
    assert (preview.points, preview.sayings, preview.still_open) == (exact(0), (), "draw")


def test_where_hidden_hands_decide_who_is_next_a_preview_says_so() -> None:
    """Seat 1 holds one unknown tile and has no figure to move: whether it is passed over only its hand knows."""
    tiles = [tile(1, "good_counsel", count=2), tile(1, "none", 2, 3), tile(2, "none", 3, 4), tile(3, "none", 3, 4)]
    nobody = [{**entry, "count": 1 if entry["kind"] == "longship" else 0, "source": "own"} for entry in box()["figures"]]
    parts = dict(accepted(box(tiles=tiles, figures=nobody, boards=boards({act: ["OOO", "OOO"] for act in (1, 2, 3)}))).data)
    board = {"a1": "1 Longship", "b1": "0 Longship", "a2": "+2/1"}
    data = {"players": 2, "parts": parts, "board": board, "hands": [["+2/1", "+2/1"], ["Counsel/1"]], "removed": ["Counsel/1"]}
    state = GAME.read_position(data, 0)
    assert GAME.preview(state.seen_by(0), GAME.parse("+2/1 c1", state)).still_open == "hidden"
    check_decision(GAME, state, Rng(1), most=99)
