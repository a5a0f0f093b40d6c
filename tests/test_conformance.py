"""Every game keeps its promises at every state; and a game that breaks one is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

import heorot
from heorot.conformance import check_all, check_game, settings
from heorot.core.game import Game
from heorot.core.rng import Rng
from heorot.core.state import State
from heorot.core.vocabulary import ACTING
from heorot.games import names
from tests.effort import by_turns, times
from tests.tiny import dropped_in

GAMES = times(2, 1)
TINY = times(20, 5)
MANY = 8  # settings; of a game with more each is played once, every one with another seed


def tables(game: Game[Any]) -> list[tuple[str, int, dict[str, Any]]]:
    """Return how a game can be played: with every setting by every number of players."""
    return [(game.name, players, options) for options in settings(game) for players in range(game.fewest, game.most + 1)]


EVERY = [table for name in names() for table in by_turns(tables(heorot.game(name)), 2)]


@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_every_game_with_every_option(name: str, players: int, options: dict[str, Any]) -> None:
    game = heorot.game(name)
    few = len(settings(game)) <= MANY
    for seed in range(GAMES if few else 1):
        assert check_game(game, players, options, seed if few else settings(game).index(options)) > 0


def test_the_tiny_game() -> None:
    with dropped_in() as fists:
        assert check_all(fists, games=TINY) == TINY * 3 * 2


def test_the_tiny_game_without_secrets() -> None:
    with dropped_in("stones") as stones:
        assert not stones.hides
        assert check_all(stones, games=20) == 20 * 3


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in names() for options in settings(heorot.game(name))])
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


def test_the_checks_use_chance() -> None:
    """Two walks with other seeds are other games."""
    assert Rng(0).below(1 << 20) != Rng(1).below(1 << 20)
    assert len({check_game(heorot.game("voluspa"), 2, {}, seed) for seed in range(4)}) > 1
