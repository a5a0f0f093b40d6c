"""The end of a game computed from its moves: what the points came from, what each move brought of itself, how close it was."""

from __future__ import annotations

from typing import Any

import pytest

import heorot
from heorot.core.dealing import Dealer
from heorot.core.message import Message
from heorot.core.play import Made, Play
from heorot.core.record import Record, Replay, seats_own
from heorot.core.result import Result
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.summary import Breakdown, Cell, Row, check_sum, closeness, deed_of, summarise, summary_of
from heorot.core.vocabulary import DEALER

GAMES = ("voluspa", "beowulf_movie", "bellum_magica", "beowulf_legend")


def played(name: str, players: int, seed: int) -> Play:
    """Return a whole random game."""
    game = heorot.game(name)
    play = Play(game, game.new(players))
    state: Any = play.state
    rng, moves, line = Rng(seed), Moves(state.room()), 2
    while not state.over:
        line += 1
        seat = DEALER if state.actor == DEALER else state.actors()[0]
        legal = None if seat == DEALER else state.legal(seat)
        move = state.deal(rng, moves) if legal is None else legal[rng.below(len(legal))]
        play.apply(Made(seat, move, game.notation(move, state)), line)
    return play


@pytest.mark.parametrize("name", GAMES)
def test_all_points_of_a_random_game_are_accounted_for(name: str) -> None:
    game = heorot.game(name)
    for seed in range(12):
        play = played(name, game.fewest + seed % (game.most - game.fewest + 1), seed)
        result = play.state.result()
        summary = summarise(game, play, result)
        assert summary.breakdowns
        for breakdown in summary.breakdowns:
            check_sum(breakdown, result.points)
        made = [line for line, seat, _ in play.moves if seat != DEALER]
        assert [turn.line for turn in summary.turns] == made
        if summary.chart is not None:
            assert summary.turns[-1].standing == tuple(game.growth(play.state))
        if summary.best is not None:
            moves = {line: move for line, _, move in play.moves}
            assert game.may_be_best(moves[summary.best.line])
            assert summary.best.gained == max(turn.gained for turn in summary.turns if game.may_be_best(moves[turn.line])) > 0


def test_a_table_that_does_not_add_up_is_refused() -> None:
    rows = (Row(None, "VO-P1", (Cell(3), None)), Row(None, "VO-C6", (Cell(2, 1), Cell(1))))
    check_sum(Breakdown(Message("summary-sources"), rows), (5, 1))
    with pytest.raises(ValueError, match="seat 1 has 2 points, and the rows add up to 1"):
        check_sum(Breakdown(Message("summary-sources"), rows), (5, 2))


def test_in_voluspa_a_move_brings_what_its_rows_score() -> None:
    game = heorot.game("voluspa")
    play = played("voluspa", 3, 7)
    summary = summarise(game, play, play.state.result())
    sums = [0, 0, 0]
    for turn in summary.turns:
        sums[turn.seat] += turn.gained
        assert turn.standing == tuple(sums)


@pytest.mark.parametrize(
    ("places", "points", "said"),
    [
        ((1, 2), (30, 27), "summary-close"),
        ((1, 2), (30, 26), None),
        ((1, 2), (30, 30), "summary-level"),
        ((1, 1, 3), (30, 30, 29), None),
        ((1, 3, 2), (30, 5, 29), "summary-close"),
        ((1, 2), (20, 30), None),  # whoever had more gave up
    ],
)
def test_a_close_end_says_so(places: tuple[int, ...], points: tuple[int, ...], said: str | None) -> None:
    told = closeness(Result(places, points, Message("")), 3, range(len(places)))
    assert (told and told.id) == said


def test_whoever_conceded_did_not_lose_by_a_few_points() -> None:
    assert closeness(Result((2, 1), (30, 30), Message("")), 3, (1,)) is None
    assert closeness(Result((2, 1, 3), (30, 30, 29), Message("")), 3, (1, 2)) is not None


def finished(name: str, how: str, seat: int | None = None) -> Replay:
    """Return a recorded game, over or ended early, replayed to its end; with a seat, its own record."""
    game = heorot.game(name)
    seats = [{"name": person} for person in ("Ann", "Bo", "Cy")]
    dealer = Dealer.from_seed(5, 3)
    record = Record.begin(game, game.new(3), game.parts, seats, game.recorded_options({}, game.version), dealer, "table")
    record.open()
    rng, left = Rng(5), 10_000 if how == "over" else 60
    while not record.state.over and left:
        left -= 1
        if record.state.actor == DEALER:
            record.deal()
        else:
            legal = record.state.legal()
            record.make(legal[rng.below(len(legal))], record.state.actor)
    if how == "conceded":
        record.concede(1)
    record.close(how)
    assert record.how == how
    text = record.text() if seat is None else seats_own(record.text(), seat, heorot.game)
    replay = Replay(text, heorot.game)
    assert replay.how == ""
    replay.verify()
    assert replay.how == how
    assert seat is not None or summary_of(replay) == summary_of(record)  # a table and its file say the same
    return replay


def test_a_file_and_a_table_say_the_same() -> None:
    summary = summary_of(finished("voluspa", "over"))
    assert summary is not None
    assert summary.best is not None
    deed = deed_of(finished("voluspa", "over").play, summary.best)
    assert deed is not None
    assert deed.args["seat"] == summary.best.seat


def test_a_game_that_was_given_up_is_told_as_far_as_it_went() -> None:
    replay = finished("voluspa", "conceded")
    summary = summary_of(replay)
    assert summary is not None
    assert summary.close is None
    assert summary.turns[-1].standing == tuple(replay.state.scores)


def test_where_nothing_can_be_said_nothing_is_said() -> None:
    assert summary_of(finished("voluspa", "agreed")) is None
    assert summary_of(finished("voluspa", "over", seat=1)) is None
    replay = finished("voluspa", "over")
    going_on = Replay("\n".join(replay.raw[:-1]) + "\n", heorot.game)
    assert summary_of(going_on) is None


def test_in_bellum_only_an_attack_or_a_raid_is_called_the_best_move() -> None:
    game = heorot.game("bellum_magica")
    named = set()
    for seed in range(30):
        play = played("bellum_magica", 2 + seed % 4, seed)
        best = summarise(game, play, play.state.result()).best
        named.add(best.move.split()[0] if best else "")
    assert named <= {"attack", "raid", ""}
    assert "attack" in named
