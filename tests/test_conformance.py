"""Every game keeps its promises at every state; and a game that breaks one is caught."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

import heorot
from heorot.conformance import all_settings, check_all, check_game, check_presets, settings, values_for
from heorot.core import summary
from heorot.core.errors import BadOption
from heorot.core.game import Game
from heorot.core.options import Option, beginners, pairwise
from heorot.core.rng import Rng
from heorot.core.state import State
from heorot.core.vocabulary import ACTING
from heorot.games import names
from tests.effort import FULL, by_turns, times
from tests.tiny import dropped_in

TINY = times(20, 5)


def tables(game: Game[Any]) -> list[tuple[str, int, dict[str, Any], int]]:
    """Return how a game can be played, by every number of players: all pairs of values of two options; in a proof every combination.

    Each comes with a seed of its own.
    """
    every = all_settings if FULL else settings
    return [
        (game.name, players, options, seed)
        for players in range(game.fewest, game.most + 1)
        for seed, options in enumerate(every(game, players))
    ]


EVERY = [table for name in names() for table in by_turns(tables(heorot.game(name)), 2)]


@pytest.mark.parametrize(("name", "players", "options", "seed"), EVERY)
def test_every_game_with_every_option(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    assert check_game(heorot.game(name), players, options, seed) > 0


@pytest.mark.parametrize("name", names())
def test_presets_decide_the_same_options_by_values_that_there_are(name: str) -> None:
    check_presets(heorot.game(name))


@pytest.mark.parametrize("name", names())
def test_every_pair_of_values_occurs(name: str) -> None:
    game = heorot.game(name)
    for players in range(game.fewest, game.most + 1):
        values = values_for(game, players)
        found = {pair for row in settings(game, players) for pair in itertools.combinations(row.items(), 2)}
        asked = {((one, a), (other, b)) for one, other in itertools.combinations(values, 2) for a in values[one] for b in values[other]}
        assert found == asked
        every = all_settings(game, players)
        others = [option for option in values if option != game.first_option]
        assert {tuple(row[name] for name in others) for row in every} == set(itertools.product(*(values[name] for name in others)))
        assert found <= {pair for row in every for pair in itertools.combinations({name: row[name] for name in values}.items(), 2)}


@pytest.mark.parametrize(
    ("sizes", "rows"), [((), 1), ((3,), 3), ((2, 2), 4), ((2, 2, 2), 4), ((2, 2, 2, 2), 6), ((6, 3, 2, 2, 2), 20), ((5, 5), 25)]
)
def test_pairs_need_few_settings(sizes: tuple[int, ...], rows: int) -> None:
    values = [tuple(range(size)) for size in sizes]
    found = pairwise(values)
    assert len(found) == len(set(found)) <= rows
    assert found == pairwise(values)
    for one, other in itertools.combinations(range(len(sizes)), 2):
        assert {(row[one], row[other]) for row in found} == set(itertools.product(values[one], values[other]))


def test_the_tiny_game() -> None:
    with dropped_in() as fists:
        assert check_all(fists, games=TINY) == TINY * 3 * 2


def test_the_tiny_game_without_secrets() -> None:
    with dropped_in("stones") as stones:
        assert not stones.hides
        assert check_all(stones, games=20) == 20 * 3


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in names() for options in settings(heorot.game(name), heorot.game(name).fewest)]
)
def test_every_game_hides_something_and_says_so(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = heorot.game(name)
    assert game.hides
    monkeypatch.setattr(type(game), "hides", False)
    with pytest.raises(AssertionError, match="in a game that hides nothing"):
        check_game(game, game.fewest, options, 0)


def break_leak(kind: Any) -> None:
    """Everyone sees everything."""
    kind.seen_by = lambda self, seat: self.copy()


def break_truth(kind: Any) -> None:
    """The hidden rune is shown through the bag."""
    seen_by = kind.seen_by

    def leaky(self: Any, seat: int | None) -> Any:
        seen = seen_by(self, seat)
        seen.b[63] = self.b[16]
        return seen

    kind.seen_by = leaky


def break_seal(kind: Any) -> None:
    """A sealed choice is seen before all are in."""
    seen_by = kind.seen_by

    def leaky(self: Any, seat: int | None) -> Any:
        seen = seen_by(self, seat)
        for other in range(self.players):
            seen.b[40 + other] = self.b[40 + other]
        return seen

    kind.seen_by = leaky


def break_order(kind: Any) -> None:
    """Who chooses first gains by it."""
    apply = kind.apply

    def hasty(self: Any, move: int, seat: int = ACTING) -> None:
        if self.actor >= 0 and len(self.actors()) == self.players:
            self.b[62] = 1 + (self.actor if seat == ACTING else seat)
        apply(self, move, seat)

    kind.apply = hasty


def break_ledger(kind: Any) -> None:
    """Points without a note."""
    shine = kind.shine

    def silent(self: Any, who: int, rune: int) -> None:
        shine(self, who, rune)
        self.b[48 + who] += 1

    kind.shine = silent


def break_components(kind: Any) -> None:
    """A rune is lost on its way."""
    apply = kind.apply

    def careless(self: Any, move: int, seat: int = ACTING) -> None:
        first = self.b[60] == 0 and self.b[59] == 0
        apply(self, move, seat)
        if first:
            self.b[16] = 0

    kind.apply = careless


def break_told(kind: Any) -> None:
    """Everyone is told every draw."""
    kind.told = lambda self, move, onlooker, seat=ACTING: move


def break_key(kind: Any) -> None:
    """The key depends on who asks."""
    kind.key = lambda self: id(self).to_bytes(8, "little")


def break_copy(kind: Any) -> None:
    """A copy shares the block."""

    def copy(self: Any) -> Any:
        twin = type(self)(self.players)
        twin.block, twin.b, twin.actor = self.block, self.b, self.actor
        return twin

    kind.copy = copy


def break_imagination(kind: Any) -> None:
    """An imagined world still has unknown parts."""
    kind.imagine = lambda self, rng: State.copy(self)


BREAKS = [
    break_leak, break_truth, break_seal, break_order, break_ledger, break_components, break_told, break_key, break_copy, break_imagination,
]  # fmt: skip


@contextmanager
def tampered(breaking: Callable[[Any], None]) -> Iterator[Any]:
    """Fists with something done to its states."""
    with dropped_in() as fists:
        module: Any = import_module("heorot.games.fists")
        whole = module.FistsState
        broken: Any = type("FistsState", (whole,), {"__module__": whole.__module__})
        breaking(broken)
        module.FistsState = broken
        try:
            yield fists
        finally:
            module.FistsState = whole


def play_ten(fists: Any) -> None:
    for seed in range(10):
        check_game(fists, 3, {}, seed)


@pytest.mark.parametrize("breaking", BREAKS, ids=lambda function: function.__name__)
def test_a_broken_promise_is_caught(breaking: Callable[[Any], None]) -> None:
    with tampered(breaking) as fists, pytest.raises(AssertionError):
        play_ten(fists)


def test_tampering_with_nothing_breaks_nothing() -> None:
    with tampered(lambda kind: None) as fists:
        play_ten(fists)


# the end


def drop_a_row(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The points of the runes are told nowhere: there are other points."""
    whole = game.breakdowns

    def short(play: Any, final: Any) -> Any:
        return tuple(summary.Breakdown(one.title, one.rows[:-1]) for one in whole(play, final))

    monkeypatch.setattr(game, "breakdowns", short, raising=False)


def name_no_row(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row is called by a clause that there is not."""

    def nameless(play: Any, final: Any) -> Any:
        cells = tuple(summary.Cell(points) for points in final)
        return (summary.Breakdown(summary.Message("summary-sources"), (summary.Row(None, "FI-9", cells),)),)

    monkeypatch.setattr(game, "breakdowns", nameless, raising=False)


def tell_nothing(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing says where the points came from."""
    monkeypatch.setattr(game, "breakdowns", lambda play, final: (), raising=False)


def tell_only_ends(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was given up is told by the points of its end."""
    whole = game.breakdowns

    def late(play: Any, final: Any) -> Any:
        if play.state.over:
            return whole(play, final)
        return (summary.Breakdown(summary.Message("summary-sources"), (summary.Row(None, "FI-1", (summary.Cell(1),) * len(final)),)),)

    monkeypatch.setattr(game, "breakdowns", late, raising=False)


def chart_too_early(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chart shows runes before they shine."""
    monkeypatch.setattr(game, "growth", lambda state: [game.tally(state, seat) for seat in range(state.players)], raising=False)


def credit_the_end(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last moves are credited with what the end counts for everyone."""
    honest = summary.grown

    def greedy(game: Any, play: Any) -> Any:
        *most, last = honest(game, play)
        return [*most, summary.Turn(last.line, last.seat, last.move, last.gained + 9, last.standing)]

    monkeypatch.setattr(summary, "grown", greedy)


def praise_another(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A best move is told where the game says that no move's points are its own."""
    whole = summary.summarise

    def praising(game: Any, play: Any, result: Any) -> Any:
        made = whole(game, play, result)
        return summary.Summary(made.breakdowns, made.chart, made.began, made.turns, made.turns[0], made.close)

    monkeypatch.setattr(summary, "summarise", praising)


FALSE_ENDS = [drop_a_row, name_no_row, tell_nothing, tell_only_ends, chart_too_early, credit_the_end, praise_another]


@pytest.mark.parametrize("lying", FALSE_ENDS, ids=lambda function: function.__name__)
def test_an_end_that_misinforms_is_caught(lying: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in() as fists:
        lying(fists, monkeypatch)
        with pytest.raises(AssertionError):
            play_ten(fists)


def test_a_preset_that_does_not_fit_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in() as fists:
        for presets in ({"letter": {"lost": "gone"}, "played": {}}, {"letter": {"lost": "found"}}, {"letter": {"won": 1}}):
            monkeypatch.setattr(type(fists), "presets", presets)
            with pytest.raises((AssertionError, BadOption)):
                check_presets(fists)
        monkeypatch.setattr(type(fists), "presets", {"letter": {"lost": "gone"}, "played": {"lost": "carried"}})
        check_presets(fists)
        monkeypatch.setattr(type(fists), "first_option", "lost")
        with pytest.raises(AssertionError, match="decides who begins"):
            check_presets(fists)


def test_nobody_begins_who_has_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with dropped_in() as fists:
        monkeypatch.setattr(type(fists), "options", (*fists.options, Option("start", beginners(4), "drawn", "FI-1")))
        monkeypatch.setattr(type(fists), "first_option", "start")
        assert values_for(fists, 2)["start"] == ("drawn", "first-seat", "seat-2")
        assert fists.new(3, start="seat-3").players == 3
        with pytest.raises(BadOption, match="start cannot be 'seat-3': there are only 2 seats"):
            fists.new(2, start="seat-3")


def test_the_checks_use_chance() -> None:
    """Two walks with other seeds are other games."""
    assert Rng(0).below(1 << 20) != Rng(1).below(1 << 20)
    assert len({check_game(heorot.game("voluspa"), 2, {}, seed) for seed in range(4)}) > 1
