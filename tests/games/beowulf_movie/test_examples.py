"""The rulebook's own examples: BM-X1 and BM-X2."""

from __future__ import annotations

import pytest

from heorot.games.beowulf_movie.rules import Movie
from heorot.server.web.learning import examples
from tests.games.beowulf_movie.boxes import accepted, boards, box
from tests.games.beowulf_movie.tables import GAME, at_board, play

SMALL = """
    -1         +1       0Thane
    1Longship  #        +4
    2Longship  0Castle  Drunkenness-1
"""
FULL = """
    0Longship  1Longship    Treasure+1$6  -1    Temptation-1
    0Beowulf   +6           #             +5    Horn
    +4         +3           -6            1Thane  +1
    -4         0Longship    2Castle       -2    +2
    Drunkenness-1  Mead+3   Counsel       +5    .
"""


def points_of(state: Movie) -> dict[str, int]:
    """What each figure scored when the act ended, by its space."""
    after = state.copy()
    notes = after.keep_events()
    after.apply(GAME.parse(SCORING, state))
    found = {}
    for note in notes:
        message = GAME.say(note, after).message
        if message.id.startswith("note-scored"):
            found[str(message.args["cell"])] = int(str(message.args["points"]))
    return found


SCORING = "Thane e5"


def drawn(picture: str, seats: str = "012", **others: str) -> dict[str, str]:
    """Return the spaces of a picture: each figure with another seat, `012` as it is, and some tiles that count the same."""
    found = {}
    for y, line in enumerate(picture.split("\n")[1:-1]):
        for x, what in enumerate(line.split()):
            if what != ".":
                name = others.get(f"{'abcde'[x]}{y + 1}", "Gorge" if what == "#" else what)
                found[f"{'abcde'[x]}{y + 1}"] = f"{seats[int(what[0])]} {what[1:]}" if what[0].isdigit() else f"{name}/1"
    return found


def test_players_are_shown_the_boards_of_the_rulebook() -> None:
    """Who tries the full example fills the last space, so gray is seat 0 there; the small one has its own box, with two perils −1."""
    small, full = examples(GAME)
    assert small.position["board"] == drawn(SMALL.replace("+1", "."), c3="-1")
    assert full.position["board"] == drawn(FULL, "120")


@pytest.mark.clause("BM-X1", "BM-A12", "BM-E2", "BM-E3")
def test_the_small_scoring_example() -> None:
    """The rulebook's excerpt of 3 x 3 as a whole board; its last tile is laid now."""
    parts = dict(accepted(box(boards=boards({1: ["OOO"] * 3, 2: ["OOO"] * 3, 3: ["OOO"] * 3}))).data)
    state = at_board(SMALL.replace("+1", "."), "+1 +2", players=3, parts=parts, step="play", others=["+3 +5", "+6 Horn"])
    before = state.scores
    play(state, "+1/1 b1")
    assert [points - had for points, had in zip(state.scores, before)] == [9 - 2, -1, -2]


@pytest.mark.clause("BM-X2", "BM-A10", "BM-A12", "BM-E2")
def test_the_full_act_example() -> None:
    """Brown is seat 0, green 1, gray 2; the gray Thane is placed last."""
    state = at_board(FULL, players=3, actor=2)
    assert points_of(state) == {"a1": -2, "b1": 11, "a2": 20, "d3": 27, "b4": 8, "c4": -20, "e5": 36}
    play(state, "Thane e5")
    assert state.scores == [50 + 26, 50 + 38, 50 + 16]


def test_the_full_act_example_written_out() -> None:
    state = at_board(FULL, players=3, actor=2)
    notes = state.keep_events()
    state.apply(GAME.parse("Thane e5", state))
    said = [GAME.say(note, state).message for note in notes]
    at = next(i for i, message in enumerate(said) if message.args.get("cell") == "d3")
    assert [said[at].args[name] for name in ("sum", "factor", "points")] == [9, 3, 27]
    assert [(message.id, message.args["terms"], message.args["points"]) for message in said[at + 1 : at + 3]] == [
        ("note-row", "4 + 3 − 6 + 1", "+6"),
        ("note-column", "−1 + 5 − 2 + 5", "+21"),
    ]
    thane = next(message for message in said if message.id == "note-scored-horns")
    assert (thane.args["cell"], thane.args["horns"], thane.args["factor"]) == ("e5", 1, 4)
