"""The law of previews: tiny games keep it, and whatever lies before a move is caught, by what it lies about."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest

import heorot
from heorot.conformance import check_game
from heorot.core.game import Game
from heorot.core.play import happen
from heorot.core.preview import Figure, Forecast, Preview, exact, heard
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.games import names
from heorot.preview_law import Gauge, check_expectations, check_tally
from tests.effort import times
from tests.tiny import dropped_in

Spoil = Callable[[Any], None]


def play_some(game: Game[Any]) -> None:
    """Play a few games, in which whatever lies is met."""
    for seed in range(5):
        check_game(game, 3, {}, seed)


@pytest.mark.parametrize("name", ["fists", "stones"])
def test_the_tiny_games_keep_the_law(name: str) -> None:
    with dropped_in(name) as game:
        play_some(game)
        check_expectations(game, 3, {}, games=10, worlds=20)


# figures


def look_past_the_dealer(kind: Any) -> None:
    """Tell how the round will end: fists are opened that nobody can see, and what is turned up then."""

    def preview(self: Any, seen: Any, move: int, seat: int = ACTING) -> Preview:
        after = seen.imagine(Rng(1))
        said = heard(happen(self, after, move, seat), seat)
        drawn = Moves(after.room())
        while after.actor == DEALER:
            said += heard(happen(self, after, after.deal(Rng(1), drawn)), seat)
        return Preview(self.gain(seen, move, seat), tuple(said), (), "others")

    kind.preview = preview


def narrow_the_range(kind: Any) -> None:
    """Promise the prize."""
    kind.gain = lambda self, seen, move, seat: exact(seen.b[56] + seen.b[57])


def keep_silent(kind: Any) -> None:
    """Say nothing of a move that leaves nothing open."""
    kind.gain = lambda self, seen, move, seat: None


def foretell_nothing(kind: Any) -> None:
    """Leave it open what the move itself does."""
    kind.unsure = lambda self, saying, after, seat: "hidden"


def leave_nothing_open(kind: Any) -> None:
    """Hold a round for over whose fists are still shut."""

    def preview(self: Any, seen: Any, move: int, seat: int = ACTING) -> Preview:
        found = Game.preview(self, seen, move, seat)
        return Preview(found.points, found.sayings, found.forecasts)

    kind.preview = preview


def hide_a_part(kind: Any) -> None:
    """Leave out what follows the deed, and say that nothing is open."""

    def preview(self: Any, seen: Any, move: int, seat: int = ACTING) -> Preview:
        found = Game.preview(self, seen, move, seat)
        return Preview(found.points, found.sayings[:-1], found.forecasts)

    kind.preview = preview


def mark_otherwise(kind: Any) -> None:
    """Show another worth on the place than on the button."""
    kind.view_figures = lambda self, seen, seat: dict.fromkeys(seen.legal(seat), exact(7))


def list_otherwise(kind: Any) -> None:
    """Show another worth in the list of moves."""
    kind.gains = lambda self, seen, moves, seat: [exact(7)] * len(moves)


def lie_at_the_end(kind: Any) -> None:
    """Forget the two points of the last stone."""
    gain = Game.gain

    def careless(self: Any, seen: Any, move: int, seat: int) -> Figure | None:
        return exact(move) if move == seen.b[0] else gain(self, seen, move, seat)

    kind.gain = careless


def forecast_wrongly(kind: Any) -> None:
    """Forecast that a fist takes the prize, whatever the others choose."""

    def forecasts(self: Any, seen: Any, move: int, seat: int) -> tuple[Forecast, ...]:
        (found,) = true(self, seen, move, seat)
        return (Forecast(found.saying, found.holds, found.when),)

    true = kind.forecasts
    kind.forecasts = forecasts


FISTS: list[tuple[Spoil, str]] = [
    (look_past_the_dealer, "happened"),
    (narrow_the_range, "it brings 0"),
    (foretell_nothing, "not even the deed is foretold"),
    (leave_nothing_open, "nothing was said to be open"),
    (mark_otherwise, "the view says"),
    (list_otherwise, "is worth"),
    (forecast_wrongly, "did not come true"),
]
STONES: list[tuple[Spoil, str]] = [
    (keep_silent, "nothing is known of its points"),
    (hide_a_part, "not even the deed is foretold"),
    (lie_at_the_end, "it brings"),
    (mark_otherwise, "the view says"),
]


def spoilt(monkeypatch: pytest.MonkeyPatch, game: Game[Any], spoil: Spoil) -> None:
    """Spoil a game's class for the length of a test."""
    kind = type(game)
    changes: Any = type("Changes", (), {"forecasts": kind.forecasts})
    spoil(changes)
    for name, change in vars(changes).items():
        if not name.startswith("_"):
            monkeypatch.setattr(kind, name, change)


@pytest.mark.parametrize(("spoil", "said"), FISTS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_preview_that_lies_is_caught(monkeypatch: pytest.MonkeyPatch, spoil: Spoil, said: str) -> None:
    with dropped_in() as fists:
        spoilt(monkeypatch, fists, spoil)
        with pytest.raises(AssertionError, match=said):
            play_some(fists)


@pytest.mark.parametrize(("spoil", "said"), STONES, ids=lambda one: getattr(one, "__name__", ""))
def test_so_is_one_in_a_game_without_secrets(monkeypatch: pytest.MonkeyPatch, spoil: Spoil, said: str) -> None:
    with dropped_in("stones") as stones:
        spoilt(monkeypatch, stones, spoil)
        with pytest.raises(AssertionError, match=said):
            play_some(stones)


@pytest.mark.parametrize("seed", range(6))
def test_every_move_of_the_last_decisions_is_looked_at(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """A lie about the one move that is never made, and would end the game, is caught in every game."""
    with dropped_in("stones") as stones:
        gain = Game.gain

        def careless(self: Any, seen: Any, move: int, seat: int) -> Figure | None:
            return exact(0) if seen.b[0] <= 2 and move == seen.b[0] else gain(self, seen, move, seat)

        monkeypatch.setattr(type(stones), "gain", careless)
        with pytest.raises(AssertionError, match="it brings"):
            check_game(stones, 2, {}, seed)


def test_a_figure_from_the_true_world_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat sees remembers what it was made from, and the figure is read off there."""
    with dropped_in() as fists:
        state: Any = import_module("heorot.games.fists").FistsState
        whole = state.seen_by

        def leaky(self: Any, seat: int | None) -> Any:
            seen = whole(self, seat)
            seen.truth = self
            return seen

        def gain(self: Any, seen: Any, move: int, seat: int) -> Figure:
            golden = sum(seen.truth.b[16 + other] == 2 for other in range(seen.players))
            return Figure(0, 9 + golden)

        monkeypatch.setattr(state, "seen_by", leaky)
        monkeypatch.setattr(type(fists), "gain", gain)
        monkeypatch.setattr(type(fists), "gains", lambda self, seen, moves, seat: [self.gain(seen, move, seat) for move in moves])
        with pytest.raises(AssertionError, match="the same eyes are shown something else"):
            play_some(fists)


# what the end counts


def count_at_the_end(state: Any) -> None:
    """Stones bring nothing before the heap is empty; then all are counted, and the last one brings two more."""
    stones = import_module("heorot.games.stones")

    def tell(state: Any, event: Any) -> None:
        if state.noting:
            state.tell(event)

    def apply(self: Any, move: int, seat: int = ACTING) -> None:
        b, who = self.b, self.actor
        if who == DEALER:
            self.actor = move - 5
            tell(self, stones.Began("ST-R1", self.actor))
            return
        b[0] -= move
        b[1 + who] += move
        tell(self, stones.Took("ST-R1", who, 0))
        self.actor = (who + 1) % self.players if b[0] else NOBODY
        for other in range(self.players if self.over else 0):
            b[5 + other] = b[1 + other] + (2 if other == who else 0)
            tell(self, stones.Took("ST-R1", other, b[5 + other]))

    state.apply = apply


@pytest.mark.parametrize("says", [False, True], ids=["says-nothing", "says-what-counts"])
def test_the_whole_final_score_is_no_moves_gain(monkeypatch: pytest.MonkeyPatch, says: bool) -> None:
    """First the game does not say what counts before the end; then it does, and still shows the score as the gain of the last move."""
    with dropped_in("stones") as stones:
        changes: Any = type("Changes", (), {})
        count_at_the_end(changes)
        monkeypatch.setattr(import_module("heorot.games.stones").StonesState, "apply", changes.apply)
        if says:
            monkeypatch.setattr(type(stones), "tally", lambda self, state, seat: state.score(seat) if state.over else state.b[1 + seat])
            monkeypatch.setattr(type(stones), "gain", lambda self, seen, move, seat: exact(seen.worths(one(move), seat)[0]))
        with pytest.raises(AssertionError, match="it brings" if says else "the end counts"):
            play_some(stones)


def one(move: int) -> Moves:
    """Return a buffer with one move."""
    moves = Moves(1)
    moves.alike(move, 1)
    return moves


def test_a_game_that_counts_at_the_end_and_says_what_keeps_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in("stones") as stones:
        changes: Any = type("Changes", (), {})
        count_at_the_end(changes)
        monkeypatch.setattr(import_module("heorot.games.stones").StonesState, "apply", changes.apply)
        monkeypatch.setattr(type(stones), "tally", lambda self, state, seat: state.score(seat) if state.over else state.b[1 + seat])
        play_some(stones)


def test_a_tally_that_is_not_the_score_in_the_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in("stones") as stones:
        monkeypatch.setattr(type(stones), "tally", lambda self, state, seat: state.score(seat) + 1)
        with pytest.raises(AssertionError, match="its tally says"):
            play_some(stones)
        state = stones.new(2)
        with pytest.raises(AssertionError, match="its tally says 1"):
            check_tally(stones, state)


# expectations


def test_a_wrong_expectation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """By half a point: the range still holds, and only the distribution tells."""
    with dropped_in() as fists:
        true = type(fists).gain

        def hopeful(self: Any, seen: Any, move: int, seat: int) -> Figure | None:
            found = true(self, seen, move, seat)
            if found is None or found.mean is None:
                return found
            return Figure(found.low, found.high, (found.mean + found.high) / 2)

        monkeypatch.setattr(type(fists), "gain", hopeful)
        play_some(fists)
        with pytest.raises(AssertionError, match=r"the points: .* deviations"):
            check_expectations(fists, 3, {}, games=10, worlds=20)


def test_wrong_odds_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in() as fists:
        true = type(fists).forecasts

        def hopeful(self: Any, seen: Any, move: int, seat: int) -> tuple[Forecast, ...]:
            (found,) = true(self, seen, move, seat)
            return (Forecast(found.saying, found.holds, found.when, (found.odds or 0) * Fraction(4, 5)),)

        monkeypatch.setattr(type(fists), "forecasts", hopeful)
        with pytest.raises(AssertionError, match=r"note-chance: .* deviations"):
            check_expectations(fists, 3, {}, games=10, worlds=20)


@pytest.mark.parametrize("name", names())
def test_every_game_expects_what_comes_on_average(name: str) -> None:
    game = heorot.game(name)
    check_expectations(game, 3, {}, games=times(8, 2), worlds=times(10, 4))


def test_a_gauge_needs_numbers_to_judge() -> None:
    gauge = Gauge()
    for _ in range(29):
        gauge.add("a coin", 1, 0.5)
    gauge.check()
    gauge.add("a coin", 1, 0.5)
    with pytest.raises(AssertionError, match=r"a coin: 30 times \+0.500"):
        gauge.check()


# figures themselves


@pytest.mark.parametrize(("low", "high", "mean"), [(3, 2, None), (1, 2, Fraction(3)), (1, 1, Fraction(1)), (1, 4, Fraction(1))])
def test_a_figure_that_cannot_be_is_refused(low: int, high: int, mean: Fraction | None) -> None:
    with pytest.raises(ValueError, match=r"no number|does not lie between"):
        Figure(low, high, mean)
