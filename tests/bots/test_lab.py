"""The lab: batches give the same numbers wherever they are played, what was interrupted goes on, and a value can be learned again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import heorot
from heorot.bots import Budget
from heorot.bots.mind import eye_of
from heorot.core.errors import BadOption
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from heorot.lab.arena import Match, Outcome, compete, mean_and_error, play_deal, read_budget, resumed, seated, table
from heorot.lab.fit import Rows, Wish, fitted, gather, learn, write
from heorot.lab.luck import Luck, adjusted
from heorot.lab.pool import Here, Processes
from heorot.lab.simulate import Setting, play_batch, simulate
from heorot.lab.sprt import Sprt, read_sprt

GAME = heorot.game("voluspa")
MATCH = Match("voluspa", 2, {}, ("search", "random"), "8sims", 5, GAME.version, GAME.parts.fingerprint)


def figures(outcome: Outcome) -> list[tuple[str, float, float, float]]:
    """Return what does not depend on the clock."""
    return [(row.bot, row.share, row.error, row.margin) for row in outcome.rows]


def squared(n: int) -> int:
    return n * n


@pytest.mark.parametrize("pool", [Here(), Processes(2)], ids=["here", "processes"])
def test_what_batches_bring_comes_in_their_order(pool: Here | Processes) -> None:
    assert list(pool.run(squared, range(30))) == [n * n for n in range(30)]


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    assert figures(compete(MATCH, 4, Here())) == figures(compete(MATCH, 4, Processes(2)))


def test_a_match_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "match.jsonl"
    whole = compete(MATCH, 3)
    compete(MATCH, 2, journal=journal)
    with journal.open("a", encoding="utf-8") as file:
        file.write('\n{"match": "cut o')  # the power failed
    assert [deal.number for deal in resumed(MATCH, journal)] == [0, 1]
    assert figures(compete(MATCH, 3, journal=journal)) == figures(whole)
    assert resumed(replace(MATCH, seed=6), journal) == []


def test_every_bot_sits_once_in_every_seat_and_shares_add_up() -> None:
    deal = play_deal((replace(MATCH, players=3, bots=("greedy", "random")), 0))
    assert sum(deal.shares) == 3 * 60
    assert all(deal.moves)
    outcome = compete(replace(MATCH, players=3, bots=("greedy", "random")), 2)
    assert outcome.games == 6
    assert outcome.rows[0].share + 2 * outcome.rows[1].share == pytest.approx(1, abs=1e-3)
    assert len(table(outcome)) == 4
    assert json.loads(json.dumps(outcome.as_json()))["fair"] == pytest.approx(1 / 3, abs=1e-3)


def test_a_match_that_is_decided_ends_after_the_same_deal_everywhere() -> None:
    match = replace(MATCH, bots=("greedy", "random"))
    here, elsewhere = (compete(match, 60, pool, sprt=Sprt(0.5, 0.7)) for pool in (Here(), Processes(2)))
    assert here.verdict == elsewhere.verdict == "high"
    assert here.deals == elsewhere.deals < 60
    assert figures(here) == figures(elsewhere)
    assert "decided: high" in table(here)[0]


@pytest.mark.parametrize("text", ["0.5", "0.6,0.5", "a,b", "0.5,1.5"])
def test_a_sequential_test_has_two_shares(text: str) -> None:
    with pytest.raises(BadOption, match="two shares"):
        read_sprt(text)


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(BadOption, match="other rules"):
        play_deal((replace(MATCH, version=99), 0))


def test_an_interval_is_clustered_by_deal() -> None:
    mean, error = mean_and_error([0.0, 1.0, 0.5, 0.5])
    assert (mean, error) == pytest.approx((0.5, 0.2041241))


def test_budgets_and_bots_are_read() -> None:
    assert read_budget("25ms") == Budget(seconds=0.025)
    for wrong in ("25", "ms", "-1sims", "0sims"):
        with pytest.raises(BadOption, match="a budget is"):
            read_budget(wrong)
    bot, budget = seated("search:50sims:stretches=3", GAME, 1, Budget())
    assert (bot.name, budget) == ("search", Budget(simulations=50))
    with pytest.raises(BadOption, match="there is no bot"):
        seated("nobody", GAME, 1, Budget())


def test_a_tiny_value_is_learned_again(tmp_path: Path) -> None:
    """The same command gives the same weights, and knows more than nothing; the file keeps one entry for each table."""
    wish = Wish("voluspa", 2, {}, 40, 7, 0.3, "heorot lab fit voluspa --players 2")
    lesson = learn(wish)
    assert lesson.weights == learn(wish).weights
    assert lesson.losses["fitted"] < lesson.losses["nothing"]
    file = tmp_path / "weights.json"
    for players in (3, 2, 2):
        write(file, replace(lesson, players=players))
    assert [one["players"] for one in json.loads(file.read_text("utf-8"))] == [2, 3]


def test_a_fit_finds_what_decides() -> None:
    """Whoever has more of the second feature wins; the first is noise."""
    features = [[[float(i % 3), float(i % 2)], [float(i % 5), 1.0 - i % 2]] for i in range(60)]
    shares = [[float(i % 2), 1.0 - i % 2] for i in range(60)]
    weights, losses = fitted(Rows(features, shares, list(range(60))))
    assert weights[1] > 2 * abs(weights[0])
    assert losses["held"] < 0.5 * losses["nothing"]


def test_positions_are_gathered_where_it_is_quiet() -> None:
    rows = gather(eye_of(GAME, 2), GAME.new(2), 2, 3, 1.0)
    assert len(rows.features) == len(rows.shares) == len(rows.game) > 60
    assert all(sum(one) == pytest.approx(1) for one in rows.shares)


def test_simulated_games_go_on_after_an_interruption(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    setting = Setting("voluspa", 2, {}, ["novice", "random"], seed=3)
    whole = simulate(setting, 12).as_json() | {"seconds": 0}
    simulate(setting, 5, journal=journal)
    with journal.open("a", encoding="utf-8") as file:
        file.write('\n{"setting": "cut o')  # the power failed
    played: list[int] = []
    again = simulate(setting, 12, journal=journal, progress=played.append).as_json() | {"seconds": 0}
    assert again == whole
    assert played[-1] == 12
    assert simulate(setting, 12, journal=journal).moves == whole["moves"]
    assert simulate(replace(setting, seed=4), 2, journal=journal).games == 2


def test_a_worker_with_other_rules_refuses_to_simulate() -> None:
    setting = Setting("voluspa", 2, {}, ["random", "random"], seed=3, version=GAME.version + 1, print=GAME.parts.fingerprint)
    with pytest.raises(BadOption, match="other rules"):
        play_batch((setting, 0, 1))


def test_luck_is_nothing_on_average_and_makes_a_share_less_noisy() -> None:
    """At every deal what may come is weighed by its odds: the mean of what it brings is nothing."""
    fresh = GAME.new(2)
    luck = Luck.of(GAME, fresh)
    assert luck is not None
    moves = Moves(fresh.room())
    rng = Rng(3)
    state = fresh.copy()
    compared = 0
    while state.actor != NOBODY:
        if state.actor == DEALER:
            mean = [0.0, 0.0]
            weights = state.fill_odds(moves)
            for move, weight in [(moves.move[i], moves.weight[i]) for i in range(moves.n)]:
                after = state.copy()
                after.apply(move)
                luck.begin()
                luck.add(state, after)
                mean = [mean[seat] + luck.total[seat] * weight / weights for seat in range(2)]
                compared += 1
            assert mean == pytest.approx([0, 0], abs=1e-9)
            state.apply(state.deal(rng, moves))
        else:
            state.apply(state.legal()[0])
    assert compared > 100
    noisy = [0.5 + 0.4 * x + 0.01 * (i % 3 - 1) for i, x in enumerate([0.3, -0.2, 0.5, -0.6, 0.1, -0.1, 0.4, -0.2, 0.2])]
    calmer, error = adjusted(noisy, [0.3, -0.2, 0.5, -0.6, 0.1, -0.1, 0.4, -0.2, 0.2])
    assert calmer == pytest.approx(0.5, abs=0.01)
    assert error < mean_and_error(noisy)[1] / 5
    assert Luck.of(heorot.game("fists"), heorot.game("fists").new(2)) is None if "fists" in names() else True
