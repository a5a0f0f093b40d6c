"""The worked examples of the rulebook (BL-X1 to BL-X4)."""

from __future__ import annotations

import pytest

from heorot.games.beowulf_legend.rules import Legend
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, lines, play, seat, why

SANDRA, MARTHA, MARK, PETER = range(4)


@pytest.mark.clause("BL-X1")
@pytest.mark.parametrize(("sandra", "markers"), [(1, [3, 1, 2, 4]), (0, [3, 1, 2, 4]), (2, [1, 2, 3, 4])])
def test_king_hrothgars_hall(sandra: int, markers: list[int]) -> None:
    state = at_episode("king_hrothgars_hall", ["Friendship Friendship", "Friendship2", "Friendship Beowulf", "Fighting*2"])
    play(state, *["0: play Friendship"] * sandra, "0: done", "1: play Friendship2", "1: done")
    play(state, "2: play Friendship", "2: play Beowulf", "2: done", "3: done")
    deal_on(state)
    assert [seat(state, n).marker for n in range(4)] == markers


def grendel() -> Legend:
    """Grendel's Attack up to where it is Sandra's turn again."""
    state = at_episode("grendels_attack", ["Fighting Courage", "Courage2 Beowulf", "Courage Fighting2 Courage", "Wit"])
    play(state, "play Fighting")
    play(state, "play Courage2")
    other = state.copy()
    play(other, "play Fighting2")
    assert other.actor == PETER  # level: the Courage may not follow
    play(state, "play Courage")
    assert state.actor == MARK
    play(state, "play Fighting2")
    assert (state.actor, seat(state, MARK).total) == (PETER, 3)
    return play(state, "pass")


@pytest.mark.clause("BL-X2")
def test_grendels_attack() -> None:
    state = grendel()
    assert (seat(state, PETER).marker, state.actor) == (4, SANDRA)
    play(state, "risk", "reveal Travelling", "reveal Beowulf")
    assert (seat(state, SANDRA).total, lines(state)) == (2, ["play Courage", "pass"])
    assert why(state, "risk") == "BL-J6"
    out = play(state.copy(), "pass")
    assert seat(out, SANDRA).marker == 3
    play(state, "play Courage", "play Beowulf")
    assert (seat(state, MARTHA).total, state.actor) == (3, MARK)
    assert lines(state) == ["play Courage", "risk", "pass"]
    play(state, "play Courage")
    assert seat(state, MARK).total == 4


@pytest.mark.clause("BL-X3")
def test_the_icons_of_grendels_attack() -> None:
    state = at_episode("grendels_attack", ["Courage", "Courage2", "Fighting2 Courage", ""])
    play(state, "play Courage", "play Courage2", "play Fighting2", "pass", "pass", "pass")
    assert state.actor == MARK
    play(state, "take F5", "take Daring", "take A1", "ally AF2", "draw Wit", "draw Courage")
    assert seat(state, MARK).owned == ("F5",)
    assert seat(state, MARTHA).hand == ("Daring",)
    assert seat(state, SANDRA).allies == ("AF2",)
    assert (seat(state, PETER).wounds, seat(state, PETER).hand) == (1, ("Wit", "Courage"))
    assert GAME.view(state).starter == PETER


@pytest.mark.clause("BL-X4")
def test_four_scores() -> None:
    """As in the rulebook, before the icons of the last episode: what is shown as standing is the score, if it ended now."""
    owned = ["F5 F4 T3", "F5 F3", "F7 F5 T2 M", "F7 F6 T3 T2"]
    state = at_episode("death_of_beowulf", [""] * 4, owned=owned, wounds=[1, 0, 2, 3])
    assert [seat(state, n).standing for n in range(4)] == [12, 13, 12, 3]
