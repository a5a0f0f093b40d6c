"""A board to practise on: any position, any moves; nothing is kept, nothing is ever another, and nobody can wear it out."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

import heorot
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from heorot.games.voluspa import parts as p
from heorot.server.people.limits import Limits
from heorot.server.protocol import Refused
from heorot.server.tables import practice
from heorot.server.tables.advice import offered
from heorot.server.tables.practice import LONGEST, Practice
from heorot.server.web.games import MOST_TRYING
from heorot.server.web.learning import examples
from tests.server.live import SOON, Live, serving
from tests.server.test_http import refused
from tests.test_fuzz import HARD
from tests.tiny import dropped_in

GAME = heorot.game("voluspa")
ROW = {"players": 2, "table": {"0,0": "thor", "1,0": "fenrir", "2,0": "skadi"}, "hands": [["odin", "loki"], ["troll", "thor"]]}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


def ask(live: Live, position: Any = ROW, game: str = "voluspa", **more: Any) -> httpx.Response:
    """Try something."""
    return httpx.post(f"{live.url}/api/games/{game}/try", json={"position": position} | more, timeout=SOON)


def tried(live: Live, position: Any = ROW, **more: Any) -> Any:
    """Try something that can be tried."""
    answer = ask(live, position, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_moves_are_made_and_told_as_a_seat_may_know_them(live: Live) -> None:
    found = tried(live, moves=["Odin 3,0", "Thor 0,1"])
    game, told = found["game"], found["told"]
    assert (game["line"], game["actors"], game["points"]) == (2, [0], [4, 0])
    assert [(one["line"], one["seat"], one["move"]) for one in told if one["seat"] >= 0] == [(1, 0, "Odin 3,0"), (2, 1, "Thor 0,1")]
    assert [said["id"] for said in told[0]["says"]] == ["note-laid", "note-row-highest"]
    drawn = [one["move"] for one in told if one["seat"] == DEALER]
    assert drawn.count("draw ?") == 4  # the other's; one's own are seen
    assert len(drawn) == 8
    hand = game["own"]["seats"][0]["hand"]
    assert sorted(hand) == sorted(["loki", *(move.removeprefix("draw ").lower() for move in drawn if "?" not in move)])
    assert game["own"]["seats"][1]["hand"] == game["view"]["seats"][0]["hand"] == 5 * ["?"]
    assert all(isinstance(points, int) for points in game["legal"].values())
    assert found["advice"] is None


def test_a_position_alone_is_shown(live: Live) -> None:
    found = tried(live)
    assert (found["told"], found["game"]["line"], found["game"]["legal"]["Odin 3,0"]) == ([], 0, 4)
    assert "legal" not in tried(live, seat=1)["game"]


def test_the_dealer_does_what_comes_first_and_always_the_same(live: Live) -> None:
    found = tried(live, {"players": 3}, seat=2)
    assert found == tried(live, {"players": 3}, seat=2)
    assert len(found["told"]) == 2 + 3 * 5
    assert {one["line"] for one in found["told"]} == {0}
    longer = tried(live, moves=["Odin 3,0", "Thor 0,1"])["told"]
    assert longer[: len(longer) - 5] == tried(live, moves=["Odin 3,0"])["told"]


def test_what_a_move_would_bring_is_asked(live: Live) -> None:
    bring = tried(live, ask="Odin 3,0")
    assert (bring["advice"]["points"], bring["game"]["line"]) == (4, 0)
    assert tried(live, ask="Odin 9,9")["advice"]["clause"] == "VO-T1"
    assert tried(live, ask="Thor 3,0")["advice"]["message"]["id"] == "why-not-in-hand"
    assert tried(live, moves=["Odin 3,0"], seat=1, ask="Thor 3,1")["advice"]["move"] == "Thor 3,1"
    refused(ask(live, ask="dance"), 400, "not-a-move")
    refused(ask(live, ask="Thor 3,1", seat=1), 409, "not-now")


def test_a_move_that_is_not_allowed_is_refused_by_its_clause(live: Live) -> None:
    answer = ask(live, moves=["Odin 3,0", "Odin 4,0"])
    refused(answer, 409, "illegal")
    assert (answer.json()["clause"], answer.json()["message"]["id"]) == ("VO-T1", "why-not-in-hand")
    refused(ask(live, moves=["dance"]), 400, "not-a-move")
    refused(ask(live, seat=2), 404, "not-found")
    refused(ask(live, game="go"), 404, "not-found")
    empty = {"players": 2, "tiles": {kind: [int(kind == "thor"), 7] for kind in p.IDS[1:9]}, "table": {"0,0": "thor"}, "actor": "nobody"}
    assert "legal" not in tried(live, empty)["game"]
    refused(ask(live, empty, moves=["Thor 1,0"]), 409, "not-now")


@pytest.mark.parametrize(
    "position",
    [
        {}, {"players": 1}, {"players": "2"}, {"players": 2, "table": {"0,0": "zeus"}}, {"players": 2, "nonsense": 1},
        {"players": 2, "table": {"9" * 5000 + ",0": "thor"}}, {"players": 2, "table": {"0,0": "x" * 9000}}, {"players": 10**40},
        {"players": 2, "table": {"0,0": "thor\n"}}, {"players": 2, "hands": [[["thor"]], None]}, {"players": 2, "actor": {"a": "\u2028"}},
        {"players": 2, "table": {f"{x},0": "thor" for x in range(99)}}, {"players": 2, "points": [1e308, -1e308]},
        {"players": 2, "options": {"edda": "perhaps"}}, {"players": 5, "lessons": {"1": 9 * [[0, 0, 0, 0, 2]]}},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_in_one_sentence(live: Live, position: Any) -> None:
    refused(ask(live, position), 400, "bad-message")


def test_what_is_too_much_is_refused(live: Live) -> None:
    refused(ask(live, moves=21 * ["stop"]), 400, "bad-message")
    refused(ask(live, moves=[121 * "x"]), 400, "bad-message")
    refused(ask(live, seat=16), 400, "bad-message")
    refused(ask(live, {"players": 2, "nonsense": MOST_TRYING * "x"}), 413, "too-big")
    deep = b'{"position": {"players": ' + 5000 * b"[" + 5000 * b"]" + b"}}"
    refused(httpx.post(f"{live.url}/api/games/voluspa/try", content=deep, timeout=SOON), 400, "bad-message")
    refused(httpx.post(f"{live.url}/api/games/voluspa/try", content=deep.replace(5000 * b"[", 400 * b"[").replace(5000 * b"]", 400 * b"]")),
            400, "bad-message")  # fmt: skip


def test_a_hard_position_is_given_up(live: Live) -> None:
    assert "hardly any deal" in refused(ask(live, HARD), 400, "bad-message")


def test_the_hall_goes_on_while_boards_are_worked_out_few_at_a_time(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, begun, most = threading.Event(), threading.Semaphore(0), []

    aside = live.hall.beside.boards.room._value

    def slow(*_: object) -> bytes:
        most.append(1)
        begun.release()
        assert go_on.wait(SOON)
        return b"{}"

    monkeypatch.setattr(practice, "tried", slow)
    with ThreadPoolExecutor(6) as pool:
        asking = [pool.submit(ask, live) for _ in range(6)]
        for _ in range(aside):
            assert begun.acquire(timeout=SOON)
        for _ in range(5):
            assert httpx.get(f"{live.url}/healthz", timeout=SOON).status_code == 200
        assert len(most) == aside
        go_on.set()
    assert [one.result().status_code for one in asking] == 6 * [200]


def test_who_tries_too_much_is_asked_to_slow_down(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.admission, "trying", Limits(rate=0.01, burst=3))
    for _ in range(3):
        tried(live)
    refused(ask(live), 429, "slow-down")


# what there is to learn from


def fetched(live: Live, what: str, game: str) -> Any:
    """Return what a game has to learn from."""
    answer = httpx.get(f"{live.url}/api/games/{game}/{what}", timeout=SOON)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", names())
def test_every_example_is_tried_as_it_is_shown(live: Live, game: str) -> None:
    found = fetched(live, "examples", game)
    assert [example["id"] for example in found] == [example.id for example in examples(heorot.game(game))]
    for example in found:
        start = tried(live, example["position"], game=game)["game"]["points"][0]
        for one in example["tries"]:
            *before, last = one["moves"]
            seat = tried(live, example["position"], game=game, moves=before)["game"]["actors"][0] if example["together"] else 0
            asked = tried(live, example["position"], game=game, moves=before, ask=last, seat=seat)["advice"]
            assert asked.get("clause", "") == one["clause"]
            if not one["clause"]:
                assert tried(live, example["position"], game=game, moves=one["moves"])["game"]["points"][0] == start + one["points"]


@pytest.mark.parametrize("game", names())
def test_every_step_of_the_lesson_is_tried_as_it_is_told(live: Live, game: str) -> None:
    for step in fetched(live, "lesson", game):
        seat, start = step["seat"], tried(live, step["position"], game=game, seat=step["seat"])["game"]
        for move in step["accept"] or start["legal"]:
            assert move in start["legal"]
            made = tried(live, step["position"], game=game, seat=seat, moves=[move])["game"]
            assert made["points"][seat] - start["points"][seat] == step["points"]


def test_the_hall_says_which_games_have_a_lesson(live: Live) -> None:
    with dropped_in() as tiny:
        told = {game["game"]: game["lesson"] for game in httpx.get(f"{live.url}/api/games", timeout=SOON).json()}
        assert told == {name: bool(fetched(live, "lesson", name)) for name in names()}
        assert told[tiny.name] is False
    assert any(told.values())


def test_a_game_may_have_nothing_to_learn_from(live: Live) -> None:
    with dropped_in() as game:
        assert fetched(live, "examples", game.name) == fetched(live, "lesson", game.name) == []
        (told,) = [one for one in httpx.get(f"{live.url}/api/games?lang=fr", timeout=SOON).json() if one["game"] == game.name]
        assert told["title"] == "Fists"  # it has no other words
    for what in ("examples", "lesson"):
        refused(httpx.get(f"{live.url}/api/games/go/{what}", timeout=SOON), 404, "not-found")


def test_whole_games_are_tried_as_they_were_played(live: Live) -> None:
    """Every position of a game gives just the moves and points which the rules give, and never another seat's hand."""
    for seed in range(4):
        state, rng, dice = GAME.new(3, edda=bool(seed % 2)), Rng(seed), Random(seed)
        moves = Moves(state.room())
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            seat = state.actor
            seen = state.seen_by(seat)
            if dice.random() < 0.2:
                found = tried(live, GAME.write_position(state), seat=seat)["game"]
                assert found["legal"] == offered(GAME, seen, seat)
                for other in found["own"]["seats"]:
                    if other["seat"] != seat:
                        assert set(other["hand"]) <= {"?", "hel", *other["shown"]}
            state.fill(moves)
            state.apply(moves[rng.below(len(moves))])


def test_a_sentence_that_quotes_too_much_is_cut() -> None:
    with pytest.raises(Refused) as found:
        Practice(GAME, {"players": 2, "table": {"0,0": 5000 * "x"}}, 0)
    assert len(found.value.failure.sentence) <= LONGEST
