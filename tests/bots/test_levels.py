"""Levels of bots: a game offers what committed matches prove; each has a name, a shield and a line, and old names are still read."""

from __future__ import annotations

from dataclasses import replace

import pytest

import heorot
from heorot.bots import Budget, best, current, is_offered, ladder, make, measured, no_bot, offered
from heorot.bots.careless import CarelessBot
from heorot.bots.levels import PLAIN, RANKS, Level, Proof, climbed
from heorot.core.errors import BadOption
from heorot.games import names
from heorot.words import Words, languages
from tests.bots.games import positions

GAMES = [name for name in names() if name not in ("fists", "stones")]
OF_A_GAME = pytest.mark.parametrize("name", GAMES)
WON = Proof("other", 2, 0.5, 400, 0.7, 0.65, 0.75, 1.0, 2.0, 60.0, "heorot arena …", "2026-11-18", "abc")
LOST = replace(WON, low=0.49)


def steps(*proofs: tuple[Proof, ...]) -> tuple[Level, ...]:
    """Return a ladder with these proofs, from the lowest rank upwards."""
    return tuple(Level(rank, rank, "greedy", proofs=found) for rank, found in zip(RANKS, proofs))


def test_a_level_is_offered_if_it_and_all_below_it_are_proved() -> None:
    assert list(climbed(steps((WON,), (WON, WON), (WON,), (LOST,)))) == ["novice", "adept", "strong"]
    assert list(climbed(steps((WON,), (WON,), (WON, LOST), (WON,)))) == ["novice", "adept"]
    assert list(climbed(steps((WON,), (WON,), (), (WON,)))) == ["novice", "adept"]


@OF_A_GAME
def test_every_game_offers_from_two_to_four_ranks_each_by_its_matches(name: str) -> None:
    game = heorot.game(name)
    levels = offered(game)
    assert 2 <= len({level.rank for level in levels.values()}) <= 4
    assert {"novice", "adept"} <= levels.keys()
    below = {"novice": "random", "adept": "novice", "strong": "adept", "master": "strong"}
    for level in levels.values():
        assert {proof.over for proof in level.proofs} == {below[level.rank]}
        assert 2 in {proof.players for proof in level.proofs}
        for proof in level.proofs:
            assert proof.low > proof.bar >= (0.5 if proof.players == 2 else 1 / proof.players - 1e-3)
            assert proof.command.startswith(f"heorot arena {name} --players {proof.players} --bots {level.name},{proof.over}")
            assert proof.games >= 200
            assert proof.commit
    least = {"novice": 0.80, "adept": 0.65, "strong": 0.60}
    assert all(
        proof.low > least[level.rank] for level in levels.values() if level.rank in least for proof in level.proofs if proof.players == 2
    )


@OF_A_GAME
def test_everyone_on_the_ladder_has_a_shield_a_saga_name_and_a_line_of_character(name: str) -> None:
    game = heorot.game(name)
    assert len({level.shield for level in ladder(game)}) == len(ladder(game))
    for lang in languages():
        words = Words(lang, game)
        called = [words(f"bot-{level.name}") for level in ladder(game)]
        lines = [words.cases(f"bot-{level.name}")["line"] for level in ladder(game)]
        assert len(set(called)) == len(set(lines)) == len(ladder(game))
        assert all(line.endswith(".") for line in lines)


@OF_A_GAME
def test_levels_are_made_and_choose_legal_moves(name: str) -> None:
    game = heorot.game(name)
    state = next(positions(name, 2, {}, 3, 5))
    for level in ladder(game):
        bot = make(level.name, game, seed=1)
        assert bot.name == level.bot
        move = bot.choose(state.seen_by(state.actor), Budget(), state.actor).move
        assert move in state.legal()
        assert make(level.name, game, seed=1).choose(state.seen_by(state.actor), Budget(), state.actor).move == move


def test_who_is_not_offered_is_named_with_those_who_are() -> None:
    game = heorot.game("voluspa")
    assert not is_offered("Grendel", game)
    with pytest.raises(BadOption, match=r"there is no bot 'Grendel'; there are: novice \(careless\), adept \(greedy\)"):
        make("Grendel", game, 1)
    assert no_bot("strong", None) == "there is no bot 'strong'; there are: novice (random), adept (greedy)"


@OF_A_GAME
def test_old_names_in_logs_are_read_as_the_next_level_that_is_offered(name: str) -> None:
    game = heorot.game(name)
    for rank in RANKS:
        assert current(rank, game) in offered(game)
    assert current("greedy", game) == "greedy"
    assert [current(rank, None) for rank in RANKS] == ["novice", "adept", "adept", "adept"]
    assert best(game) == next(rank for rank in reversed(RANKS) if rank in offered(game))
    assert climbed(PLAIN).keys() == {"novice", "adept"}


def test_a_careless_bot_overlooks_and_misjudges() -> None:
    game = heorot.game("voluspa")
    sharp, blind = CarelessBot(game, 1, sees=1.0, points=True), CarelessBot(game, 1, sees=0.2, points=True)
    noticed = []
    for state in positions("voluspa", 2, {}, 4, 4):
        seen = state.seen_by(state.actor)
        judge = game.judge(2)
        best_now = max(judge.gain(seen, move) for move in seen.legal())
        choice = sharp.choose(seen, Budget())
        assert judge.gain(seen, choice.move) == best_now
        assert len(choice.table) == len(seen.legal())
        noticed.append(len(blind.choose(seen, Budget()).table) / len(seen.legal()))
    assert 0.1 < sum(noticed) / len(noticed) < 0.4
    errors = [CarelessBot(game, seed, errs=2.0).misjudged() for seed in range(50)]
    assert min(errors) < -0.3 < 0.3 < max(errors)
    assert all(-1 <= error <= 1 for error in errors)


def test_strength_is_known_only_for_what_was_measured() -> None:
    game = heorot.game("beowulf_legend")
    usual = game.settled_options({}, game.version)
    assert measured(game, usual, own=False)
    assert measured(game, usual | {"advanced": True, game.first_option: "seat-2"}, own=False)
    assert not measured(game, usual, own=True)
    other = next(option for option in game.options if option.name not in ("advanced", game.first_option))
    assert not measured(game, usual | {other.name: next(one for one in other.values if one != other.default)}, own=False)
