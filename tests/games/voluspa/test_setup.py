"""Set-up: VO-S1 to VO-S3."""

from __future__ import annotations

import pytest

from heorot.core.errors import BadOption
from heorot.core.vocabulary import DEALER, HIDDEN
from heorot.games.voluspa.rules import Voluspa
from tests.pictures import GAME, clause_against, hand_of, is_legal, play

BASE = {"Odin": 6, "Thor": 8, "Troll": 6, "Dragon": 8, "Fenrir": 8, "Skadi": 9, "Valkyrie": 9, "Loki": 6}
EDDA = {"Hermod": 8, "Jotun": 6, "Serpent": 6}
STRENGTHS = {
    "Odin": 8,
    "Thor": 7,
    "Troll": 6,
    "Dragon": 5,
    "Fenrir": 4,
    "Skadi": 3,
    "Valkyrie": 2,
    "Loki": 1,
    "Hermod": 3,
    "Jotun": 5,
    "Serpent": 6,
}


def odds(state: Voluspa) -> dict[str, int]:
    """What the dealer may do, and how many chances each has."""
    return {GAME.notation(move, state): weight for move, weight in state.odds()}


def opened(players: int, start: str = "Thor", first: int = 0, *, edda: bool = False) -> Voluspa:
    """A table with its start tile, the hands not yet dealt."""
    state = GAME.new(players, edda=edda)
    play(state, f"first {first}")
    play(state, f"start {start}")
    return state


def deal(state: Voluspa, tiles: str) -> None:
    for tile in tiles.split():
        play(state, f"draw {tile}")


@pytest.mark.clause("VO-S1")
def test_the_start_tile_is_any_of_the_54_that_are_no_trolls() -> None:
    state = GAME.new(2)
    play(state, "first 0")
    assert odds(state) == {f"start {tile}": count for tile, count in BASE.items() if tile != "Troll"}
    assert sum(odds(state).values()) == 54
    assert all(is_legal(state, line) for line in odds(state))
    assert clause_against(state, "start Troll") == "VO-S1"


@pytest.mark.clause("VO-S1")
def test_the_start_tile_lies_face_up_before_any_hand_is_dealt() -> None:
    state = opened(2, "Odin")
    assert [(tile.x, tile.y, tile.tile) for tile in GAME.view(state).tiles] == [(0, 0, "odin")]
    assert hand_of(state, 0) == hand_of(state, 1) == []
    assert odds(state) == {f"draw {tile}": count for tile, count in (BASE | {"Odin": 5}).items()}


@pytest.mark.clause("VO-S1")
def test_every_draw_is_one_of_the_tiles_left_each_as_likely() -> None:
    state = opened(2)
    deal(state, "Troll Troll Loki")
    assert odds(state) == {f"draw {tile}": count for tile, count in (BASE | {"Thor": 7, "Troll": 4, "Loki": 5}).items()}
    assert all(is_legal(state, line) for line in odds(state))


@pytest.mark.clause("VO-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_draws_five(players: int) -> None:
    state = opened(players)
    for _ in range(5 * players):
        assert state.actor == DEALER
        state.apply(state.odds()[0][0])
    assert state.actor == 0
    assert [len(hand_of(state, seat)) for seat in range(players)] == [5] * players
    assert GAME.view(state).pile == 60 - 1 - 5 * players


@pytest.mark.clause("VO-S1")
def test_everyone_sees_the_start_tile_but_a_drawn_one_only_who_draws_it() -> None:
    state = GAME.new(2)
    play(state, "first 0")
    start = GAME.parse("start Thor", state)
    assert [state.told(start, seat) for seat in (0, 1, None)] == [start] * 3
    play(state, "start Thor")
    draw = GAME.parse("draw Loki", state)
    assert [state.told(draw, seat) for seat in (0, 1, None)] == [draw, HIDDEN, HIDDEN]


@pytest.mark.clause("VO-S1")
def test_hands_are_secret() -> None:
    state = opened(2)
    deal(state, "Loki Loki Odin Odin Troll Thor Thor Fenrir Skadi Dragon")
    assert hand_of(state.seen_by(0), 0) == ["loki", "loki", "odin", "odin", "troll"]
    assert hand_of(state.seen_by(1), 0) == hand_of(state.seen_by(0), 1) == hand_of(state.seen_by(None), 0) == ["?"] * 5


@pytest.mark.clause("VO-S1", "VO-S3")
@pytest.mark.parametrize(("tile", "strength"), STRENGTHS.items())
def test_the_tiles_have_the_strengths_of_the_rulebook(tile: str, strength: int) -> None:
    state = GAME.read_position({"players": 2, "options": {"edda": True}, "table": {"0,0": tile.lower()}}, 0)
    assert GAME.view(state).tiles[0].power == strength


@pytest.mark.clause("VO-S2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_as_likely_to_start(players: int) -> None:
    state = GAME.new(players)
    assert odds(state) == {f"first {seat}": 1 for seat in range(players)}
    assert all(is_legal(state, line) for line in odds(state))


@pytest.mark.clause("VO-S2")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = opened(3, "Loki", first=1)
    deal(state, "Thor Thor Thor Thor Thor Odin Odin Odin Odin Odin Fenrir Fenrir Fenrir Fenrir Fenrir")
    turns = []
    for line in ("Odin 1,0", "Fenrir 2,0", "Thor 3,0", "Odin 4,0"):
        turns.append(state.actor)
        play(state, line)
        play(state, "draw Skadi")
    assert turns == [1, 2, 0, 1]


@pytest.mark.clause("VO-S2")
def test_the_start_player_is_named_only_once() -> None:
    state = opened(2)
    deal(state, "Thor Thor Thor Thor Thor Odin Odin Odin Odin Odin")
    assert clause_against(state, "first 1") == "VO-S2"


@pytest.mark.clause("VO-S2")
@pytest.mark.parametrize(("start", "seat"), [("first-seat", 0), ("seat-2", 1), ("seat-3", 2)])
def test_who_begins_can_be_chosen(start: str, seat: int) -> None:
    """The option `start`: the dealer names that seat, and no other."""
    state = GAME.new(3, start=start)
    assert GAME.options_of(state)["start"] == start
    assert odds(state) == {f"first {seat}": 1}
    for other in range(3):
        assert state.may_be(GAME.parse(f"first {other}", state), DEALER) == (other == seat)
        assert is_legal(state, f"first {other}") == (other == seat)
    assert clause_against(state, f"first {(seat + 1) % 3}") == "VO-S2"
    play(state, f"first {seat}")
    play(state, "start Thor")
    while state.actor == DEALER:
        state.apply(state.odds()[0][0])
    assert state.actor == seat


@pytest.mark.clause("VO-S2")
def test_nobody_begins_who_has_no_seat() -> None:
    with pytest.raises(BadOption, match="start cannot be 'seat-3': there are only 2 seats"):
        GAME.new(2, start="seat-3")


def test_in_version_1_who_begins_is_drawn() -> None:
    state = GAME.begin_with(3, GAME.box(1), {}, 1)
    assert (GAME.version_of(state), GAME.version_of(GAME.new(3))) == (1, 2)
    assert odds(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert GAME.recorded_options({}, 1) == {"edda": False, "bookend": "scores-once", "skadi_draw": "refill"}


@pytest.mark.clause("VO-S3")
@pytest.mark.parametrize(("players", "hels"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_everyone_takes_one_hel_or_two_in_a_game_of_two(players: int, hels: int) -> None:
    state = opened(players, edda=True)
    assert [hand_of(state, seat) for seat in range(players)] == [["hel"] * hels] * players


@pytest.mark.clause("VO-S3")
def test_the_twenty_other_tiles_of_the_edda_are_shuffled_in_and_no_hel_is() -> None:
    state = GAME.new(3, edda=True)
    play(state, "first 0")
    assert odds(state) == {f"start {tile}": count for tile, count in (BASE | EDDA).items() if tile != "Troll"}
    play(state, "start Hermod")
    assert odds(state) == {f"draw {tile}": count for tile, count in (BASE | EDDA | {"Hermod": 7}).items()}
    assert clause_against(state, "draw Hel") == "VO-T4"


@pytest.mark.clause("VO-S3")
@pytest.mark.parametrize("players", [2, 5])
def test_without_the_edda_there_are_60_tiles_and_no_hel(players: int) -> None:
    state = opened(players)
    assert GAME.view(state).pile == 59
    assert hand_of(state, 0) == []


@pytest.mark.clause("VO-S3")
def test_everyone_draws_five_tiles_besides_hel() -> None:
    state = opened(2, edda=True)
    deal(state, "Loki Loki Odin Odin Troll Thor Thor Fenrir Skadi Dragon")
    assert state.actor == 0
    assert hand_of(state, 1) == ["dragon", "fenrir", "hel", "hel", "skadi", "thor", "thor"]
    assert GAME.view(state).pile == 80 - 1 - 10


@pytest.mark.clause("VO-S3")
def test_everyone_knows_how_many_hels_a_player_still_holds() -> None:
    state = opened(2, edda=True)
    deal(state, "Loki Loki Odin Odin Troll Thor Thor Fenrir Skadi Dragon")
    assert hand_of(state.seen_by(1), 0) == ["?"] * 5 + ["hel", "hel"]
    play(state, "Hel 0,0")
    assert hand_of(state.seen_by(1), 0) == ["?"] * 5 + ["hel"]


def test_the_view_names_the_strengths_that_are_printed_otherwise_than_in_the_box() -> None:
    """Whoever plays with parts of their own sees these on the tiles in hand."""
    own = GAME.template().replace("strength = 7\n", "strength = 9\n").replace('source = "rulebook"', 'source = "own"')
    state = GAME.new(2, parts=GAME.read_parts(own))
    assert GAME.view(state).strengths == {"thor": 9}
    assert GAME.view(GAME.new(2)).strengths == {}
