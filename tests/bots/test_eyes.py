"""What an eye sees: the judge's worth of all moves, features that know no seat's number, nothing that is sealed; it changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import heorot
from heorot.bots.mind import eye_of, has_eye
from heorot.bots.policy import Policy, play_games, play_on
from heorot.core.errors import BadOption
from heorot.core.eye import doubles, value
from heorot.core.rng import Rng
from heorot.core.state import Moves, State, ints
from heorot.core.vocabulary import NOBODY
from heorot.games import names
from tests.bots.games import TABLES, positions, turned

OF_A_TABLE = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def described(eye: Any, state: State, seat: int) -> list[float]:
    """Return the features of a seat."""
    out = doubles(eye.size)
    eye.features(state, seat, out)
    return list(out)


def weighed(how: Any, state: State) -> list[float]:
    """Return what an eye writes of all moves, in their order."""
    moves = Moves(state.room())
    state.fill(moves)
    out = doubles(state.room())
    how(state, moves, out)
    return list(out[: moves.n])


def test_every_game_has_an_eye() -> None:
    assert [name for name in names() if not has_eye(heorot.game(name))] == [name for name in names() if name in ("fists", "stones")]


@OF_A_TABLE
def test_an_eye_weighs_moves_as_the_judge_does(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    eye, judge = eye_of(game, players), game.judge(players)
    compared = 0
    for state in positions(name, players, options, 3, 6):
        seen = state.seen_by(state.actor)
        if seen.actor != state.actor:
            continue
        key = seen.key()
        moves = Moves(seen.room())
        seen.fill(moves)
        out = doubles(seen.room())
        eye.weigh(seen, moves, out)
        assert seen.key() == key
        for i in range(0, moves.n, 1 + moves.n // 12):
            assert out[i] == pytest.approx(judge.worth(seen, moves.move[i]), abs=1e-9)
            compared += 1
    assert compared > 30


@OF_A_TABLE
def test_looking_changes_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    eye = eye_of(heorot.game(name), players)
    for state in positions(name, players, options, 4, 5):
        key = state.key()
        weighed(eye.glance, state)
        for seat in range(players):
            described(eye, state, seat)
        eye.era(state)
        assert state.key() == key


@pytest.mark.parametrize("seed", [3, 5])
def test_a_glance_at_the_movie_counts_what_the_judge_counts(seed: int) -> None:
    """What a move changes is added to what was counted once: equal where no ability is asked about and no Treachery lies."""
    eye, judge = eye_of(heorot.game("beowulf_movie"), 3), heorot.game("beowulf_movie").judge(3)
    equal = compared = 0
    for state in positions("beowulf_movie", 3, {}, seed, 4):
        moves = Moves(state.room())
        state.fill(moves)
        for move, glanced in zip(list(moves)[::3], weighed(eye.glance, state)[::3]):
            compared += 1
            equal += glanced == pytest.approx(judge.worth(state, move), abs=1e-9)
    assert equal > 0.9 * compared > 100


@OF_A_TABLE
def test_turned_seats_have_turned_features(name: str, players: int, options: dict[str, Any]) -> None:
    eye = eye_of(heorot.game(name), players)
    for i in range(eye.size):
        eye.weights[i] = 0.1 * (i % 7) - 0.3
    here, there = doubles(8), doubles(8)
    compared = 0
    for number, state in enumerate(positions(name, players, options, 5, 6)):
        by = 1 + number % (players - 1)
        other = turned(name, state, by)
        value(eye, state, here)
        value(eye, other, there)
        for seat in range(players):
            assert described(eye, state, seat) == pytest.approx(described(eye, other, (seat + by) % players), abs=1e-12)
            assert here[seat] == pytest.approx(there[(seat + by) % players], abs=1e-9)
        assert sum(here[:players]) == pytest.approx(1.0)
        compared += 1
    assert compared > 3


@OF_A_TABLE
def test_twin_worlds_look_alike(name: str, players: int, options: dict[str, Any]) -> None:
    """What differs only in what a seat may not know is seen alike by that seat."""
    eye = eye_of(heorot.game(name), players)
    rng = Rng(6)
    differed = 0
    for state in positions(name, players, options, 6, 6):
        seat = state.actor
        twin = state.seen_by(seat).imagine(rng)
        seen, other = state.seen_by(seat), twin.seen_by(seat)
        differed += twin.key() != state.key()
        for some in range(players):
            assert described(eye, seen, some) == described(eye, other, some)
        if seen.actor == seat == other.actor:
            assert weighed(eye.weigh, seen) == weighed(eye.weigh, other)
    assert differed > 3


@OF_A_TABLE
def test_an_imagined_world_is_whole_and_the_same_seat_acts_in_it(name: str, players: int, options: dict[str, Any]) -> None:
    rng = Rng(7)
    several = 0
    eye = eye_of(heorot.game(name), players)
    for state in positions(name, players, options, 7, 4):
        for seat in state.actors():
            seen = state.seen_by(seat)
            seen.actor = seat
            world = state.copy()
            seen.imagine_into(world, rng)
            assert world.actor == seat
            assert world.unknown() == 0
            assert world.seen_by(seat).key() == state.seen_by(seat).key()
            same, again = Rng(several), Rng(several)  # an eye's own way leads to the same world
            seen.imagine_into(world, same)
            other = state.copy()
            eye.imagine(seen, other, again)
            assert (other.key(), other.actor, again.x) == (world.key(), world.actor, same.x)
            several += len(state.actors()) > 1
    assert several or name not in ("beowulf_legend",)


@OF_A_TABLE
def test_the_policy_stops_where_it_is_quiet(name: str, players: int, options: dict[str, Any]) -> None:
    """A play-out ends where the turn, the day or the episode has just changed, or with the game."""
    game = heorot.game(name)
    eye = eye_of(game, players)
    policy = Policy(eye, game.new(players, **options), 100)
    for state in positions(name, players, options, 8, 9):
        s = state.copy()
        era = eye.era(s)
        play_on(policy, s, era, 1)
        assert s.actor == NOBODY or eye.era(s) != era


def test_shares_of_a_victory_are_whole_sixtieths() -> None:
    game = heorot.game("voluspa")
    state = game.new(3)
    out = ints(8)
    eye = eye_of(game, 3)
    policy = Policy(eye, state, 0)
    for _ in range(5):
        s = state.copy()
        play_on(policy, s, 0, -1)
        s.share(out)
        winners = s.result().winners
        assert list(out[:3]) == [60 // len(winners) if seat in winners else 0 for seat in range(3)]


def test_the_policy_plays_the_same_games_again() -> None:
    game = heorot.game("beowulf_movie")
    fresh = game.new(3)
    assert play_games(Policy(eye_of(game, 3), fresh, 50), fresh, 2) == play_games(Policy(eye_of(game, 3), fresh, 50), fresh, 2)


def test_a_game_without_an_eye_says_so() -> None:
    class Blind:
        name = "nowhere"
        title = "Nowhere"

    with pytest.raises(BadOption, match="no eye"):
        eye_of(Blind(), 2)  # type: ignore[arg-type]
