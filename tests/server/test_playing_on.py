"""Playing on from a moment of a finished game: every game goes on to its end, and what is sealed stays so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from heorot.core.vocabulary import DEALER, NOBODY
from heorot.server.protocol import Refused
from heorot.server.tables.playing_on import Branch, PlayOn, seal, unseal
from tests.server.live import SOON, Guest, Live, serving
from tests.server.test_http import refused

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("voluspa", "beowulf_movie", "bellum_magica", "beowulf_legend")
KEY = bytes(range(32))
MOST = 2_000  # moves


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture(scope="module")
def ann(live: Live) -> Guest:
    return live.arrive("Ann")


@pytest.fixture(scope="module")
def over(ann: Guest) -> str:
    """A finished game."""
    return ann.finished()


def record_of(game: str) -> str:
    return (GOLDEN / f"{game}-1-0.jsonl").read_text("utf-8")


def chosen(branch: Branch, seat: int, by: Random) -> str:
    """Return any move that a seat may make."""
    seen = branch.state.seen_by(seat)
    return branch.game.notation(by.choice(list(seen.legal())), seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_to_its_end_from_the_middle_of_a_record(game: str) -> None:
    by = Random(game)
    record = record_of(game)
    lines = len(record.splitlines())
    asked = PlayOn(line=lines // 2, seat=1)
    branch = Branch(record, asked, [])
    began = branch.state.seen_by(None).key()
    again = Branch(record, asked, [])
    assert again.state.seen_by(None).key() == began or branch.since  # the same moment, but for what the dealer did
    for _ in range(MOST):
        if not branch.state.actors():
            break
        seat = branch.waits_for()
        if seat is not None:
            branch.play(seat, chosen(branch, seat, by))
            continue
        assert branch.stands().legal
        asked = PlayOn(line=asked.line, seat=1, since=seal(KEY, "t", asked, branch.since), move=chosen(branch, 1, by))
        branch = Branch(record, asked, unseal(KEY, "t", asked))  # as the page asks, one move at a time
    end = branch.stands()
    assert end.outcome
    assert sorted(end.outcome.places or [])[0] == 1
    assert end.outcome.points == list(branch.state.result().points)
    assert any(seat == DEALER for seat, _ in branch.since) or game == "beowulf_movie"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_the_seat_may_know(game: str) -> None:
    record = record_of(game)
    branch = Branch(record, PlayOn(line=len(record.splitlines()) // 2, seat=0), [])
    by = Random(1)
    told = 0
    for _ in range(60):
        if not branch.state.actors():
            break
        following = branch.state.seen_by(0)
        acting = branch.waits_for() or 0
        branch.make(acting, chosen(branch, acting, by))
        while branch.state.actor == DEALER:
            follow(branch, following)
            move = branch.state.deal(branch.rng, branch.drawing)
            branch.make(DEALER, branch.game.notation(move, branch.state))
        follow(branch, following)
        if branch.state.actor == NOBODY:  # the end opens what nobody was told
            break
        assert following.key() == branch.state.seen_by(0).key()
        told += 1
    assert told > 10


def follow(branch: Branch, seen: Any) -> None:
    """Make a move as it was told, on what a seat sees."""
    last = branch.told[-1]
    eyes = seen if last.seat == 0 else seen.copy()
    seen.apply(branch.game.parse(last.move, eyes), last.seat)


def test_what_is_sealed_opens_nowhere_else() -> None:
    asked = PlayOn(line=9, seat=1)
    since = [(0, "Thor 3,0"), (-1, "draw Loki")]
    text = seal(KEY, "table", asked, since)
    assert "Loki" not in text
    assert unseal(KEY, "table", PlayOn(line=9, seat=1, since=text)) == since
    for table, line, seat, spoilt, key in (
        ("other", 9, 1, text, KEY),
        ("table", 8, 1, text, KEY),
        ("table", 9, 0, text, KEY),
        ("table", 9, 1, text[:-4], KEY),
        ("table", 9, 1, "é", KEY),
        ("table", 9, 1, "A" * 40, KEY),
        ("table", 9, 1, text, KEY[::-1]),
    ):
        with pytest.raises(Refused) as why:
            unseal(key, table, PlayOn(line=line, seat=seat, since=spoilt))
        assert why.value.failure.error == "bad-message"


def play_on(live: Live, table: str, **what: Any) -> httpx.Response:
    return httpx.post(f"{live.url}/api/tables/{table}/on", json=what, timeout=SOON)


def test_a_finished_table_is_played_on_and_nothing_is_kept(live: Live, over: str) -> None:
    kept = live.log(over)
    found = play_on(live, over, line=5, seat=0).json()
    for _ in range(MOST):
        last = found["moves"][-1]
        if "outcome" in last["game"]:
            break
        legal = last["game"]["legal"]
        move = max(legal, key=str)
        said = play_on(live, over, line=5, seat=0, since=found["since"], ask=move).json()
        assert said["advice"]["move"] == move
        assert [move["told"] for move in said["moves"]] == [[]]
        found = play_on(live, over, line=5, seat=0, since=found["since"], move=move).json()
        assert [told["move"] for told in found["moves"][0]["told"] if told["seat"] == 0] == [move]
        assert all(len({told["seat"] for told in one["told"]} - {-1}) == 1 for one in found["moves"])  # each seat's move by itself
    assert last["game"]["outcome"]["how"] == "over"
    assert live.log(over) == kept


def test_what_cannot_be_played_on_says_so(live: Live, ann: Guest, over: str) -> None:
    running = ann.playing(seats=["me", "guest: Wiglaf"])
    refused(play_on(live, running, line=5, seat=0), 409, "not-now")
    refused(play_on(live, "nowhere", line=5, seat=0), 404, "not-found")
    refused(play_on(live, over, line=5, seat=9), 404, "not-found")
    refused(play_on(live, over, line=10**9, seat=0, move="Thor 0,0"), 409, "not-now")
    refused(play_on(live, over, line=5, seat=0, since="spoilt"), 400, "bad-message")
    begun = play_on(live, over, line=5, seat=0).json()["since"]
    refused(play_on(live, over, line=5, seat=0, since=begun, move="nothing at all"), 400, "not-a-move")
    refused(play_on(live, over, line=5, seat=0, since=50_000 * "A"), 413, "too-big")
    live.bots.gone = True
    try:
        codes = [play_on(live, over, line=5, seat=seat).status_code for seat in (0, 1)]
        assert sorted(codes) == [200, 409]  # one of them is on turn; as the other one waits for a bot, and none is there
    finally:
        live.bots.gone = False
