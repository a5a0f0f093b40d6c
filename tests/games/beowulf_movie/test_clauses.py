"""Every told line and every refusal of the Movie cites the rule that wrote it, judged from the position and the move alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.errors import InvalidMove
from heorot.core.parts import Parts
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.views import CellView, View
from tests.effort import times
from tests.games.beowulf_movie.boxes import counsels
from tests.games.beowulf_movie.tables import GAME, at_board

ALWAYS = {  # lines that only one rule writes
    "started": "BM-S5", "placed": "BM-T1", "replaced": "BM-A6", "cashed": "BM-A5", "counselled": "BM-A9", "chose": "BM-A8",
    "swapped": "BM-A8", "stuck": "BM-T5", "skipped": "BM-T4", "skipped-counsels": "BM-T4", "passed": "BM-N1", "silenced": "BM-A11",
    "silenced-none": "BM-A11", "row": "BM-E2", "column": "BM-E2", "act-began": "BM-N1",
    "last-act-began": "BM-N1", "ended": "BM-F1", "laid": "BM-A1",
}  # fmt: skip
REMOVING = {"temptation": "BM-A2", "valor": "BM-A3", "golden_statue": "BM-A8"}  # whose ability is being used


def on_board(view: View) -> dict[str, CellView]:
    """Return the cells by their names."""
    return {cell.cell: cell for cell in view.cells}


def marked(view: View) -> str:
    """Return the ability of the tile just laid."""
    return str(on_board(view)[str(view.mark)].ability)


def boards_at_the_end(view: View, act: dict[str, Any], tile: Any) -> dict[tuple[int, int], str]:
    """Return what lies where after a move: "gorge", "horn", "figure", "open" or "tile", as far as Horns are concerned."""
    short = {"gorge": "gorge", "royal_dragon_horn": "horn"}
    at = {cell.cell: (cell.x, cell.y) for cell in view.cells}
    found = {
        (cell.x, cell.y): cell.kind if cell.kind != "tile" else short.get(str(cell.ability), "tile")
        for cell in view.cells
    }  # fmt: skip
    if act["act"] == "place":
        found[at[act["at"]]] = "figure"
    elif act["act"] == "lay":
        found[at[act["at"]]] = short.get(tile, "tile")
    elif act["act"] == "counsel":
        found[at[act["from"]]], found[at[act["to"]]] = "tile", "figure"
    elif act["act"] == "with":
        here, there = at[act["at"]], at[str(view.chosen)]
        found[here], found[there] = found[there], found[here]
    elif act["act"] == "remove":
        found[at[act["at"]]] = "open"
    return found


def horns_beside(board: dict[tuple[int, int], str], x: int, y: int) -> int:
    """Return how many Horns lie in the row part and the column part of a cell (BM-A10, BM-A12)."""
    n = 0
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        here = (x + dx, y + dy)
        while board.get(here, "gorge") != "gorge":
            n += board[here] == "horn"
            here = (here[0] + dx, here[1] + dy)
    return n


def written_by(name: str, args: dict[str, Any], before: View, act: dict[str, Any], tile: str) -> str:
    """Return the rule that must have written a line, told of a move (with the ability of its tile) in a position."""
    if name in ALWAYS:
        return ALWAYS[name]
    if name in ("drew", "drawn"):  # in a turn, in the set-up, at the start of a later act
        return "BM-T1" if before.step == "drawn" else "BM-S4" if before.act == 1 else "BM-N1"
    if name in ("removed", "kept"):
        return REMOVING[marked(before)]
    if name.startswith("act-"):  # the board is full, or nobody can do anything
        return "BM-E1" if "open" not in boards_at_the_end(before, act, tile).values() else "BM-T4"
    assert name.startswith("scored")
    board = boards_at_the_end(before, act, tile)
    cell = on_board(before)[args["cell"]]
    return "BM-A10" if horns_beside(board, cell.x, cell.y) else "BM-E2"


def ability_of(name: str, view: View) -> str:
    """Return the ability that a tile's name says it has."""
    called = {"Statue": "golden_statue", "Counsel": "good_counsel", "Horn": "royal_dragon_horn"}
    word = "".join(sign for sign in name if sign.isalpha())
    return called.get(word, word.lower())


def tables() -> Iterator[tuple[int, dict[str, Any], Parts]]:
    """Yield every number of players with every setting, with the box's components and with many Good Counsels."""
    for players in (2, 3, 4):
        for options in settings(GAME):
            yield players, options, GAME.parts
        yield players, {"refill": "ask"}, counsels(8, 4)
        yield players, {"last_space": "ability-first"}, counsels(8, 4)


def walked(seed: int) -> Iterator[tuple[Any, Rng, Moves]]:
    """Yield every position of random games at every table, before a move is made; the move is then left in `Moves`."""
    for players, options, parts in tables():
        state = GAME.begin_with(players, parts, options)
        rng, moves = Rng(seed), Moves(state.room())
        while state.actor != NOBODY:
            if state.actor == DEALER:
                move = state.deal(rng, moves)
            else:
                move = moves.move[rng.below(state.fill(moves))]
            moves.move[0] = move
            yield state, rng, moves
            state.apply(move)


def test_every_told_line_cites_the_rule_that_wrote_it() -> None:
    told: Counter[str] = Counter()
    wrong: Counter[tuple[str, str, str]] = Counter()
    for seed in range(times(4, 1)):
        for state, _, moves in walked(seed):
            move = moves.move[0]
            before, act = GAME.view(state), GAME.act(move, state)
            after = state.copy()
            notes = after.keep_events()
            after.apply(move)
            for note in notes:
                said = GAME.say(note, after)
                name = said.message.id.removeprefix("note-")
                rule = written_by(name, dict(said.message.args), before, act, ability_of(act.get("tile", ""), before))
                told[name] += 1
                if said.clause != rule:
                    wrong[name, said.clause, rule] += 1
    assert wrong == {}, f"told line, clause cited, rule that wrote it: {dict(wrong)}"
    assert set(told) >= {*ALWAYS, "drew", "drawn", "removed", "kept", "act-ended", "act-unfilled", "scored", "scored-horns"}


# refusals


def refused_by(view: View, act: dict[str, Any]) -> str:
    """Return the rule that forbids a move which is not legal in a position."""
    what = act["act"]
    if view.actor == DEALER:
        return "BM-S5" if view.step == "first" else "BM-S3"
    if what == "first" or (what == "draw" and "tile" in act):  # the dealer's moves
        return "BM-S5" if what == "first" else "BM-S3"
    if view.step in ("remove", "swap", "with"):
        return REMOVING[marked(view)]
    if view.step == "refill":
        return "BM-N1"
    if what in ("draw", "pass", "keep"):
        return "BM-N1" if what == "pass" else "BM-T3" if what == "draw" and view.step == "turn" else "BM-T1"
    cell = on_board(view).get(act.get("at", ""))
    if what in ("remove", "swap", "with"):
        there = cell.ability if cell else None
        return "BM-A8" if what != "remove" else "BM-A3" if there == "temptation" else "BM-A2"
    seat = view.seats[view.actor]
    if what == "place":
        if view.step == "play":
            return "BM-T2"
        if not seat.figures[act["figure"]]:
            return "BM-E4" if seat.spent[act["figure"]] else "BM-S1"
        return not_open(cell, "BM-T1")
    if (view.step == "turn" and view.pool) or act["tile"] not in seat.hand:
        return "BM-T1"
    ability = ability_of(act["tile"], view)
    if what == "cash":
        return "BM-A5"
    if ability == "good_counsel":
        return "BM-A9"
    return "BM-A6" if ability == "drunkenness" and cell and cell.kind == "tile" else not_open(cell, "BM-A1")


def not_open(cell: CellView | None, occupied: str) -> str:
    """Return the rule by which a cell is not open: there is none, a printed Gorge, or what stands or lies there."""
    return "BM-N3" if cell is None else "BM-A12" if cell.kind == "gorge" else occupied


def probes(state: Any, rng: Rng) -> list[int]:
    """Return moves to try: any of the alphabet, figures and abilities anywhere, small moves, and the tiles of the hand."""
    found = [rng.below(GAME.alphabet) for _ in range(3)]
    inside = [cell for cell in range(p.CELLS) if state.board[cell] != p.OUTSIDE]
    found += [rng.below(p.CASH) << p.SHIFT | inside[rng.below(len(inside))] for _ in range(4)]
    found += [p.DRAW, p.PASS, p.KEEP][rng.below(3) :]
    for i in range(state.sizes[state.actor] if state.actor >= 0 else 0):
        kind = state.hands[state.actor * p.SLOTS + i]
        found += [(p.LAY + kind) << p.SHIFT | inside[rng.below(len(inside))], p.CASH << p.SHIFT | kind]
    return found


def test_every_refusal_cites_the_rule_that_forbids() -> None:
    cited: set[tuple[str, str]] = set()
    wrong: Counter[tuple[str, str, str, str]] = Counter()
    for seed in range(times(4, 1)):
        for state, rng, _ in walked(100 + seed):
            view = None
            for move in probes(state, rng):
                refusal = GAME.why_not(state, move)
                if refusal is None:
                    continue
                try:
                    act = GAME.act(move, state)
                except InvalidMove:
                    continue
                view = view or GAME.view(state)
                rule = refused_by(view, act)
                cited.add((refusal.clause, refusal.message.id))
                if refusal.clause != rule:
                    wrong[act["act"], view.step, refusal.clause, rule] += 1
    assert wrong == {}, f"move, step, clause cited, rule that forbids: {dict(wrong)}"
    assert {clause for clause, _ in cited} >= {
        "BM-S1", "BM-S3", "BM-S5", "BM-T1", "BM-T2", "BM-T3", "BM-A1", "BM-A2", "BM-A3", "BM-A5", "BM-A6", "BM-A8", "BM-A9", "BM-A12",
        "BM-E4", "BM-N1", "BM-N3",
    }  # fmt: skip


@pytest.mark.clause("BM-A3")
def test_a_pending_valor_is_refused_by_valors_rule() -> None:
    state = at_board("Valor+2 Temptation-1 +5 0Castle", "Horn", step="remove", mark="a1")
    for line in ("Thane e5", "draw", "Horn/1 e5", "swap c1", "remove c1"):
        refusal = GAME.why_not(state, GAME.parse(line, state))
        assert refusal is not None
        assert refusal.clause == "BM-A3", line
