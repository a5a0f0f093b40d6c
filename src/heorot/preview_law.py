"""The law of previews, for every game: whatever is shown before a move holds.

It is tried in the true world and in worlds imagined from what the seat sees.
What is foretold comes first, as the seat hears it; nothing more happens, unless the preview says what is still open. A figure is what the
move itself brings its maker: what `game.tally` says once `game.settled`. What the end of a game counts for everyone is no move's gain.
A forecast names how it is verified. Expectations and odds are held to their distribution, over many worlds.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heorot.core.game import Game, Saying
from heorot.core.options import Value
from heorot.core.play import happen
from heorot.core.preview import Forecast, Preview, heard, in_words
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER

WORLDS = 2  # imagined beside the true one
LAST = 4  # decisions before the end of which every legal move is looked at
MOST_MOVES = 60  # of such a decision; of more a part is drawn by lot
UNLIKELY = 5.0  # deviations from an expectation at which it is held for wrong: of true ones it is one in a million
FEWEST = 30  # numbers from which an expectation is judged


def as_told(preview: Preview) -> tuple[Any, ...]:
    """Return a preview as something to compare."""
    sayings = [in_words(saying) for saying in preview.sayings]
    return preview.points, sayings, [(in_words(one.saying), one.odds) for one in preview.forecasts], preview.still_open


def play_on(game: Game[Any], world: Any, rng: Rng, come: Callable[[Any], bool]) -> list[Saying]:
    """Play a whole world on at random until a moment has come, or the game is over; returns what is said of it."""
    moves = Moves(world.room())
    said: list[Saying] = []
    while not world.over and not come(world):
        if world.actor == DEALER:
            said += happen(game, world, world.deal(rng, moves))
        else:
            actors = world.actors()
            seat = actors[rng.below(len(actors))]
            legal = world.legal(seat)
            said += happen(game, world, legal[rng.below(len(legal))], seat)
    return said


def brought(game: Game[Any], before: Any, after: Any, seat: int, rng: Rng) -> int:
    """Return what a move brought its maker of itself, `after` being a world in which it has just been made in `before`."""
    now = after.copy()
    play_on(game, now, rng, lambda world: game.settled(before, world, seat))
    return game.tally(now, seat) - game.tally(before, seat)


def comes_true(game: Game[Any], forecast: Forecast, before: Any, after: Any, said: Sequence[Saying], rng: Rng) -> bool:
    """Whether what was forecast came to pass; `said` is what was said of the move."""
    now = after.copy()
    more = play_on(game, now, rng, lambda world: forecast.when(before, world))
    return forecast.holds(before, now, [*said, *more])


def check_move(game: Game[Any], state: Any, move: int, seat: int, rng: Rng, worlds: int = WORLDS) -> Preview:
    """Hold the preview of one legal move to what happens; returns it."""
    seen = state.seen_by(seat)
    promised = game.preview(seen, move, seat)
    line = game.notation(move, seen)
    told = [in_words(saying) for saying in promised.sayings]
    points = promised.points
    assert points is not None or promised.still_open, f"{line}: nothing is open, and yet nothing is known of its points"
    for number in range(worlds + 1):
        before = state if number == 0 else seen.imagine(rng)
        where = f"{line}, seat {seat}, in {'the true' if number == 0 else 'an imagined'} world"
        again = game.preview(before.seen_by(seat), move, seat)
        assert as_told(again) == as_told(promised), f"{where}: the same eyes are shown something else"
        after = before.copy()
        said = happen(game, after, move, seat)
        happened = [in_words(saying) for saying in heard(said, seat)]
        assert happened[: len(told)] == told, f"{where}: foretold {told}, happened {happened}"
        assert told or not happened, f"{where}: not even the deed is foretold: {happened}"
        if not promised.still_open:
            more = happened[len(told) :]
            assert not more, f"{where}: more happened than was foretold, and nothing was said to be open: {more}"
            assert after.actor != DEALER, f"{where}: the dealer goes on, and nothing was said to be open"
        if points is not None:
            came = brought(game, before, after, seat, rng)
            assert points.holds(came), f"{where}: shown {points}, it brings {came}"
        for forecast in promised.forecasts:
            if forecast.odds is None:
                came_true = comes_true(game, forecast, before, after, said, rng)
                assert came_true, f"{where}: forecast {in_words(forecast.saying)}, which did not come true"
        check_ending(game, before, after, seat, where)
    return promised


def check_ending(game: Game[Any], before: Any, after: Any, seat: int, where: str) -> None:
    """Where points come only with the end, the game says what counts before it: what the end counts for everyone is no move's gain."""
    if not after.over or type(game).tally is not Game.tally:
        return
    for other in range(after.players):
        counted = after.score(other) - before.score(other)
        assert other == seat or counted <= 0, (
            f"{where}: the end counts {counted} for seat {other} too, so no point of it is the move's gain"
        )


def check_seat(game: Game[Any], state: Any, seat: int, rng: Rng, most: int, worlds: int = WORLDS) -> None:
    """Hold so many of a seat's moves, and whatever figures stand beside them, to what happens."""
    seen = state.seen_by(seat)
    legal = list(state.legal(seat))
    while len(legal) > most:
        legal.pop(rng.below(len(legal)))
    worths, marked = game.worths(seen, seat), game.view_figures(seen, seat)
    for move in legal:
        promised = check_move(game, state, move, seat, rng, worlds)
        line = game.notation(move, seen)
        assert worths[line] == promised.points, f"{line} is worth {worths[line]}, and its preview says {promised.points}"
        assert marked.get(move, promised.points) == promised.points, (
            f"{line}: the view says {marked[move]}, and the preview {promised.points}"
        )


def check_decision(game: Game[Any], state: Any, rng: Rng, most: int, worlds: int = WORLDS) -> None:
    """The same for every seat that may act."""
    for seat in state.actors():
        check_seat(game, state, seat, rng, most, worlds)


def check_tally(game: Game[Any], state: Any) -> None:
    """At the end the tally is the score."""
    for seat in range(state.players):
        points, tally = state.score(seat), game.tally(state, seat)
        assert tally == points, f"seat {seat} has {points} points at the end, and its tally says {tally}"


class Gauge:
    """How far what came lies from what was expected, by what it was expected of."""

    def __init__(self) -> None:
        self.off: dict[str, float] = defaultdict(float)
        self.square: dict[str, float] = defaultdict(float)
        self.number: dict[str, int] = defaultdict(int)

    def add(self, of: str, came: float, mean: float) -> None:
        """Take in what came, and its expectation."""
        self.off[of] += came - mean
        self.square[of] += (came - mean) ** 2
        self.number[of] += 1

    def check(self) -> None:
        """No expectation is wrong, as far as chance can tell."""
        for of, off in self.off.items():
            far = abs(off) / math.sqrt(self.square[of]) if self.square[of] else 0.0
            assert self.number[of] < FEWEST or far < UNLIKELY, (
                f"{of}: {self.number[of]} times {off / self.number[of]:+.3f} from what was expected on average, {far:.1f} deviations"
            )


def check_expectations(game: Game[Any], players: int, options: Mapping[str, Value], games: int, worlds: int, seed: int = 0) -> Gauge:
    """Hold means and odds to their distribution, in worlds imagined at every decision of random games; returns what was found."""
    gauge = Gauge()
    for number in range(games):
        rng = Rng(seed + number)
        state: Any = game.begin_with(players, game.parts, options)
        drawn = Moves(state.room())
        while not state.over:
            if state.actor == DEALER:
                state.apply(state.deal(rng, drawn))
                continue
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            legal = state.legal(seat)
            move = legal[rng.below(len(legal))]
            gauge_move(gauge, game, state.seen_by(seat), move, seat, rng, worlds)
            state.apply(move, seat)
    gauge.check()
    return gauge


def gauge_move(gauge: Gauge, game: Game[Any], seen: Any, move: int, seat: int, rng: Rng, worlds: int) -> None:
    """Try a move in worlds imagined from what its maker sees, and compare what comes with its mean and its odds."""
    promised = game.preview(seen, move, seat)
    odds = [forecast for forecast in promised.forecasts if forecast.odds is not None]
    mean = None if promised.points is None else promised.points.mean
    if mean is None and not odds:
        return
    for _ in range(worlds):
        before = seen.imagine(rng)
        after = before.copy()
        said = happen(game, after, move, seat)
        if mean is not None:
            gauge.add("the points", brought(game, before, after, seat, rng), float(mean))
        for forecast in odds:
            gauge.add(forecast.saying.message.id, comes_true(game, forecast, before, after, said, rng), float(forecast.odds or 0))
