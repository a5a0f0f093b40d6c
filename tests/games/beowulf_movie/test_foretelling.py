"""What the Movie shows before a move, and beside figures that stand: it holds, in random games at every table."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import pytest

from heorot.core.preview import exact
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie import events
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.board import value_of
from heorot.games.beowulf_movie.views import View
from heorot.preview_law import check_decision
from tests.effort import times
from tests.games.beowulf_movie.boxes import accepted, boards, box, tile
from tests.games.beowulf_movie.tables import GAME, at_board, play, plays
from tests.games.beowulf_movie.test_clauses import walked


@dataclass
class Bounds:
    """The bounds of a figure: its space, whether it is the onlooker's, at worst, at best, what the onlooker held, where it was shown."""

    cell: str
    own: bool
    worst: float
    best: float
    eyes: int | None
    held: set[int]
    where: Any

    def laid(self, event: events.Laid, state: Any) -> None:
        """The onlooker who plays a tile of its hand against itself gives up the bound on that side."""
        if event.seat == self.eyes and event.tile in self.held:
            value, horn = value_of(state, event.tile), state.ability[event.tile] == p.HORN
            if self.own and (value < 0 or horn):
                self.worst = -math.inf
            if not self.own and (value > 0 or horn):
                self.best = math.inf


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


def shown(state: Any, eyes: int | None) -> list[Bounds]:
    """Return the bounds that a view shows beside the figures on the board; what it says they count now must be right."""
    found = []
    view, where = GAME.view(state.seen_by(eyes)), (state.players, GAME.options_of(state), state.now[p.ACT], eyes)
    held = set() if eyes is None else {state.hands[eyes * p.SLOTS + i] for i in range(state.sizes[eyes])}
    for sums in view.sums:
        here = next(one for one in view.cells if one.cell == sums.cell)
        if here.kind == "figure":
            i = p.FIGURES.index(str(here.figure)) - 1
            assert sums.now[i] == counted(view, sums.cell), (where, sums)
            assert sums.worst[i] <= sums.now[i] <= sums.best[i], (where, sums)
            found.append(Bounds(sums.cell, here.owner == eyes, sums.worst[i], sums.best[i], eyes, held, where))
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
                waiting += shown(state, eyes)
            after = state.copy()
            told = after.keep_events()
            after.apply(moves.move[0])
            for event in told:
                if touches(event, state):
                    waiting.clear()
                elif isinstance(event, events.Counselled):
                    waiting = [one for one in waiting if one.cell != cell_name(event.cell)]
                elif isinstance(event, events.Laid):
                    for one in waiting:
                        one.laid(event, state)
                elif isinstance(event, events.Scored):
                    for one in waiting:
                        if one.cell == cell_name(event.cell):
                            assert one.worst <= event.total <= one.best, (one, event.total)
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


SMALL = [tile(act, "none", value, 1) for act in (1, 2, 3) for value in (6, 2, -1, -5)]


def bounds_at(hand: str, other: str, eyes: int | None, cell: str) -> tuple[int, int]:
    """Return the bounds that a castle has on a space, in a row of four with nothing unseen but what lies in the hands."""
    parts = dict(accepted(box(tiles=SMALL, boards=boards({act: ["OOOO"] for act in (1, 2, 3)}))).data)
    state = at_board("0Castle . 1Castle .", hand, others=[other], parts=parts)
    sums = next(sums for sums in GAME.view(state.seen_by(eyes)).sums if sums.cell == cell)
    return sums.worst[2], sums.best[2]


@pytest.mark.clause("BM-E2")
def test_what_one_holds_is_counted_for_oneself_at_best_and_for_the_others_at_worst() -> None:
    """Two spaces are open. Seat 0 holds +6 and -5; seat 1 +2 and -1, which seat 0 has not seen; no other tile is left."""
    mine, theirs = "+6 -5", "+2 -1"
    assert bounds_at(mine, theirs, 0, "a1") == (2 * -1, 2 * (6 + 2))  # my +6 may come, my -5 is mine to keep
    assert bounds_at(mine, theirs, 0, "c1") == (2 * (-5 - 1), 2 * 2)  # the other's castle: my -5 may come, my +6 will not
    assert bounds_at(mine, theirs, 1, "a1") == (2 * (-5 - 1), 2 * 6)  # as the other sees it
    assert bounds_at(mine, theirs, 1, "c1") == (2 * -5, 2 * (6 + 2))
    assert bounds_at(mine, theirs, None, "a1") == bounds_at(mine, theirs, None, "c1") == (2 * (-5 - 1), 2 * (6 + 2))
    assert bounds_at(mine, theirs, 0, "b1") == (2 * -1, 2 * 6)  # one space is left then: for a castle of one's own


@pytest.mark.clause("BM-A10")
def test_a_horn_in_ones_hand_does_no_harm_unless_one_lays_it_oneself() -> None:
    tiles = [tile(act, "none", value, 1) for act in (1, 2, 3) for value in (6, -5)] + [tile(1, "royal_dragon_horn")]
    parts = dict(accepted(box(tiles=tiles, boards=boards({act: ["OOO"] for act in (1, 2, 3)}))).data)
    state = at_board("0Castle -5 .", "Horn", others=["+6"], parts=parts)
    seen = [next(sums for sums in GAME.view(state.seen_by(eyes)).sums if sums.cell == "a1") for eyes in (0, 1)]
    assert [(sums.now[2], sums.worst[2], sums.best[2]) for sums in seen] == [(-10, -10, 2), (-10, -15, -10)]


def test_a_tile_says_whom_it_helps_and_whom_it_hurts() -> None:
    """The +5 lies in the row of both, the -2 in the Thane's column too: before the move, in the view and in the preview alike."""
    state = at_board("0Thane . 1Castle \n . . Horn", "+5 -2", step="play", points=[50, 40])
    assert GAME.view(state.seen_by(0)).sways["+5/1 b1"] == (15, 15)  # the Horn gives the castle a third diamond
    assert GAME.view(state.seen_by(0)).sways["-2/1 a2"] == (-6, 0)
    assert "-2/1 e5" not in GAME.view(state.seen_by(0)).sways
    assert GAME.view(state.seen_by(1)).sways != GAME.view(state.seen_by(0)).sways
    assert GAME.view(state.seen_by(None)).sways == {}
    preview = GAME.preview(state.seen_by(0), GAME.parse("+5/1 b1", state))
    assert [(one.saying.message.id, one.saying.message.args) for one in preview.forecasts] == [
        ("note-swayed", {"seat": 0, "change": "+15"}), ("note-swayed", {"seat": 1, "change": "+15"}),
    ]  # fmt: skip
    check_decision(GAME, state, Rng(1), most=99)
    play(state, "+5/1 b1")
    view = GAME.view(state.seen_by(None))
    assert [(seat.points, seat.standing) for seat in view.seats] == [(50, 15), (40, 15)]
    assert view.brings == {"b1": (15, 15), "c2": (0, 5)}


def test_ones_hand_says_so_also_before_one_draws_and_while_others_play() -> None:
    for step, actor in (("turn", 0), ("turn", 1), ("play", 1)):
        state = at_board("0Thane . 1Castle", "+5 -2", step=step, actor=actor)
        assert GAME.view(state.seen_by(0)).sways["+5/1 b1"] == (15, 10)


def test_what_may_be_removed_or_swapped_says_so_too() -> None:
    state = at_board("0Thane Valor+2 Temptation-1 1Castle", "Horn", step="remove", mark="c1")
    assert GAME.view(state.seen_by(0)).sways == {"remove b1": (-6, -4)}
    state = at_board("0Thane Statue \n +5 1Castle \n . . -2", "Horn", step="with", mark="b1", chosen="a2")
    assert GAME.view(state.seen_by(0)).sways == {"with c3": (-21, -14)}
    assert GAME.preview(state.seen_by(0), GAME.parse("with c3", state)).points == exact(-21)
    assert GAME.view(state.seen_by(1)).sways == {}  # nothing is asked of it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_view_says_of_every_seat_comes_with_the_move(players: int) -> None:
    told = 0
    for seed in range(times(6, 2)):
        rng, state = Rng(seed), GAME.new(players)
        moves = Moves(state.room())
        while not state.over:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            view, legal = GAME.view(state.seen_by(state.actor)), GAME.lines(state)
            line = list(legal)[rng.below(len(legal))]
            before = [GAME.tally(state, seat) for seat in range(players)]
            assert before == [seat.points + seat.standing for seat in view.seats]
            state.apply(legal[line])
            changed = tuple(GAME.tally(state, seat) - was for seat, was in enumerate(before))
            if line in view.sways or not line.startswith(("Beowulf", "Thane", "Castle", "Longship")):
                assert view.sways.get(line, (0,) * players) == changed
                told += line in view.sways
        assert [seat.standing for seat in GAME.view(state).seats] == [0] * players
    assert told > 20


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
