"""The worked examples of the rulebook, VO-X1 to VO-X13: as they are drawn here, and as players are shown them (examples.json)."""

from __future__ import annotations

import pytest

from heorot.games.voluspa.rules import Voluspa
from heorot.server.web.learning import Example, examples
from tests.pictures import GAME, at_table, clause_against, hand_of, play

SHOWN = {example.id: example for example in examples(GAME)}


def shown(id: str, drawn: Voluspa) -> Voluspa:
    """Return an example's position as players are shown it, which must be the one that is drawn here."""
    state = GAME.read_position(SHOWN[id].position, seed=0)
    written, other = GAME.write_position(state), GAME.write_position(drawn)
    assert written["table"] == other["table"]
    assert written["options"] == other["options"]
    assert not SHOWN[id].tries or hand_of(state, 0) == hand_of(drawn, 0)
    return state


@pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in SHOWN.values()])
def test_the_strengths_that_players_are_shown(example: Example) -> None:
    powers = {f"{tile.x},{tile.y}": tile.power for tile in GAME.view(GAME.read_position(example.position, seed=0)).tiles}
    assert example.strengths == {place: powers[place] for place in example.strengths}
    assert bool(example.tries) != bool(example.strengths)


@pytest.mark.clause("VO-X1", "VO-P1")
def test_odin_is_the_strongest_of_the_row() -> None:
    assert play(shown("VO-X1", at_table("Thor Fenrir Skadi", "Odin")), "Odin 3,0") == 4


@pytest.mark.clause("VO-X2", "VO-P1")
def test_thor_scores_two_rows_at_once() -> None:
    state = at_table(
        """
        Fenrir  Skadi  .
        .       Skadi  Valkyrie
        .       .      Dragon
        """,
        "Thor",
    )
    assert play(shown("VO-X2", state), "Thor 2,0") == 3 + 3


@pytest.mark.clause("VO-X3", "VO-P2")
def test_two_trolls_tie() -> None:
    assert play(shown("VO-X3", at_table("Troll Skadi Fenrir", "Troll")), "Troll 3,0") == 0


@pytest.mark.clause("VO-X4", "VO-C2")
def test_only_a_troll_may_be_laid_next_to_a_troll() -> None:
    state = at_table(
        """
        Odin  Troll  Skadi
        .     .      Fenrir
        """,
        "Thor Loki Troll",
    )
    state = shown("VO-X4", state)
    assert clause_against(state, "Thor 1,1") == "VO-C2"
    assert clause_against(state, "Loki 1,-1") == "VO-C2"
    assert play(state.copy(), "Troll 1,-1") == 0
    assert play(state.copy(), "Thor 0,1") == 0


@pytest.mark.clause("VO-X5", "VO-C3")
def test_a_dragon_covers_a_troll() -> None:
    assert play(shown("VO-X5", at_table("Fenrir Skadi Troll Valkyrie", "Dragon")), "Dragon 2,0") == 4


@pytest.mark.clause("VO-X6", "VO-C4")
def test_a_pack_of_three_fenrirs_has_twelve() -> None:
    assert play(shown("VO-X6", at_table("Fenrir Odin Fenrir Thor", "Fenrir")), "Fenrir 4,0") == 5


@pytest.mark.clause("VO-X7", "VO-C5", "VO-C7")
def test_skadi_takes_a_dragon_from_its_stack() -> None:
    state = at_table(
        """
        Odin          Loki
        Troll/Dragon  .
        Valkyrie      .
        """,
        "Skadi",
    )
    state = shown("VO-X7", state)
    assert play(state, "Skadi 0,1") == 3
    assert hand_of(state, 0) == ["dragon"]
    assert GAME.view(state).gone == ("troll",)


@pytest.mark.clause("VO-X8", "VO-C6", "VO-C7")
def test_two_valkyries_score_the_row_between_them() -> None:
    assert play(shown("VO-X8", at_table("Valkyrie Odin Loki Thor", "Valkyrie")), "Valkyrie 4,0") == 5


@pytest.mark.clause("VO-X9", "VO-C7")
def test_the_strengths_around_loki() -> None:
    state = at_table(
        """
        Fenrir  Odin
        Dragon  Loki
        """
    )
    state = shown("VO-X9", state)
    assert {tile.tile: tile.power for tile in GAME.view(state).tiles} == {"odin": 0, "dragon": 0, "fenrir": 4, "loki": 1}


@pytest.mark.clause("VO-X10", "VO-H1")
def test_hel_splits_the_upper_row() -> None:
    state = at_table(
        """
        Skadi  Thor      Fenrir
        Loki   Valkyrie  .
        .      Odin      .
        """,
        "Hel",
        others=["Dragon Odin Odin Odin Odin"],
        edda=True,
    )
    assert play(shown("VO-X10", state), "Hel 1,0") == 4
    assert play(state, "Hel 1,0") == 4
    for _ in range(5):
        play(state, "draw Valkyrie")
    assert play(state, "Dragon 3,0") == 2  # a row of its own with Fenrir


@pytest.mark.clause("VO-X11", "VO-J1", "VO-J2")
def test_jotun_throws_thor() -> None:
    state = at_table(
        """
        .      Fenrir  .         .
        Skadi  Thor    Valkyrie  Loki
        .      Hermod  .         .
        """,
        "Jotun",
        edda=True,
    )
    assert play(shown("VO-X11", state), "Jotun 1,1>4,1") == 5 + 3


@pytest.mark.clause("VO-X12", "VO-Z1")
def test_the_sea_serpent_scores_across_a_gap() -> None:
    state = at_table(
        """
        Dragon  Fenrir    .       .      Skadi
        .       Valkyrie  Hermod  Skadi  Loki
        """,
        "Serpent",
        edda=True,
    )
    assert play(shown("VO-X12", state), "Serpent 3,0") == 4


@pytest.mark.clause("VO-X13", "VO-M1")
def test_hermod_is_followed_by_a_troll() -> None:
    state = shown("VO-X13", at_table("Valkyrie", "Hermod Troll", edda=True))
    assert play(state, "Hermod 1,0") == 2
    assert play(state, "Troll 2,0") == 3
    assert state.score(0) == 5
