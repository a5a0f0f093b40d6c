"""Moves, notes and states: what every game stands on."""

from __future__ import annotations

import contextlib
import pickle

import pytest

import heorot
from heorot.core.errors import BadOption, HeorotError, IllegalMove, UnknownGame
from heorot.core.options import Option
from heorot.core.result import places_of
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER

GAME = heorot.game("voluspa")


def test_moves_are_a_sequence() -> None:
    state = GAME.new(3)
    moves = state.legal()
    assert len(moves) == 3
    assert list(moves) == [moves[0], moves[1], moves[2]]
    assert moves[1] in moves
    assert 12345 not in moves
    with pytest.raises(IndexError):
        moves[3]
    assert moves[-1] == moves[2]
    with pytest.raises(IndexError):
        moves[-4]


def test_a_buffer_is_filled_again_and_again() -> None:
    state = GAME.new(2)
    moves = Moves(state.room())
    rng = Rng(1)
    while state.actor == DEALER:
        state.apply(state.deal(rng, moves))
    assert state.fill(moves) == len(moves) == len(state.legal())


def test_an_illegal_move_changes_nothing() -> None:
    state = GAME.new(2)
    key = state.key()
    with pytest.raises(IllegalMove):
        state.play(5)
    with pytest.raises(IllegalMove):
        state.play(17, seat=1)
    assert state.key() == key


def test_a_nonsense_move_does_not_reach_foreign_memory() -> None:
    """`apply` is for legal moves only; a wrong one may spoil its own state, but no other: bounds are checked."""
    state = GAME.new(2)
    rng = Rng(1)
    moves = Moves(state.room())
    while state.actor == DEALER:
        state.apply(state.deal(rng, moves))
    key = state.key()
    for move in [2**31 - 1, -(2**31), -1, *(rng.below(2**30) for _ in range(2000))]:
        spoilt = state.copy()
        with contextlib.suppress(IndexError, ValueError, OverflowError):
            spoilt.apply(move)
    assert state.key() == key
    with pytest.raises(OverflowError):
        Moves(4).n = 2**40  # what does not fit is refused, not cut


def test_states_are_compared_by_position_and_not_hashed() -> None:
    a, b = GAME.new(2), GAME.new(2)
    assert a == b
    a.apply(a.legal()[0])
    assert a != b
    assert a != "a state"
    with pytest.raises(TypeError):
        hash(a)


def test_a_pickled_state_of_another_layout_is_refused() -> None:
    from heorot.core.state import restore

    state = GAME.new(2)
    assert pickle.loads(pickle.dumps(state)) == state
    with pytest.raises(ValueError, match="another version"):
        restore(type(state), 2, b"too short", DEALER)


def test_a_state_holds_no_generator_no_clock_no_names() -> None:
    state = GAME.new(2)
    for name in ("rng", "seed", "time", "names", "history", "record"):
        assert not hasattr(state, name)


@pytest.mark.parametrize("players", [1, 6, 0, -2, True, 2.0, "3"])
def test_wrong_numbers_of_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 5 players"):
        GAME.new(players)


def test_options_are_read_from_words() -> None:
    option = Option("edda", (False, True), False, "VO-S3")
    assert [option.read(text) for text in ("yes", "no", "TRUE", True, "off")] == [True, False, True, True, False]
    with pytest.raises(BadOption, match="edda cannot be 'maybe'; it can be: false, true"):
        option.read("maybe")
    with pytest.raises(BadOption, match="there is no option 'x'"):
        GAME.new(2, x=1)


def test_an_unknown_game_gets_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*voluspa"):
        heorot.game("chess")
    assert issubclass(UnknownGame, HeorotError)


def test_places_are_shared() -> None:
    assert places_of([(5, -3), (5, -3), (7, 0), (5, -9)]) == (2, 2, 1, 4)


def test_repr_can_be_evaluated() -> None:
    assert eval(repr(GAME), {"heorot": heorot}) is GAME
