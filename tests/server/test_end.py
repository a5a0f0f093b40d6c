"""What the end of a finished table says: computed from its record, once, the same for a table and for a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.core.record import Replay
from heorot.core.summary import summarise
from heorot.server.people import admission
from heorot.server.protocol import Refused
from heorot.server.tables.ending import told_end
from tests.server.live import Guest, Live, serving

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("voluspa", "beowulf_movie", "bellum_magica", "beowulf_legend")


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


def told(live: Live, table: str) -> Any:
    """Return the end of a table, as anybody reads it."""
    answer = live.client().get(f"/api/tables/{table}/end")
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer: Any) -> tuple[int, str]:
    """Return how something is refused."""
    return answer.status_code, answer.json()["error"]


def test_the_end_of_a_table_is_the_end_of_its_record(live: Live, over: str) -> None:
    text = live.client().get(f"/api/tables/{over}/record").text
    replay = Replay(text, heorot.game)
    replay.verify()
    found, summary = told(live, over), summarise(replay.game, replay.play, replay.placed())
    assert found == json.loads(told_end(text))
    assert [turn["line"] for turn in found["turns"]] == [turn.line for turn in summary.turns]
    assert [turn["standing"] for turn in found["turns"]] == [list(turn.standing) for turn in summary.turns]
    assert found["best"] == found["turns"][summary.turns.index(summary.best)] if summary.best else found["best"] is None
    final = live.client().get(f"/api/tables/{over}").json()["game"]["outcome"]["points"]
    for table in found["breakdowns"]:
        cells = [row["cells"] for row in table["rows"]]
        assert [sum(row[seat]["points"] for row in cells if row[seat]) for seat in range(2)] == final


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_file_says_where_all_points_came_from(name: str) -> None:
    text = (GOLDEN / f"{name}-1-0.jsonl").read_text("utf-8")
    final = json.loads(text.splitlines()[-1])["points"]
    found = json.loads(told_end(text))
    assert found["turns"]
    for table in found["breakdowns"]:
        cells = [row["cells"] for row in table["rows"]]
        assert [sum(row[seat]["points"] for row in cells if row[seat]) for seat in range(len(final))] == final


def test_it_is_worked_out_once_and_again_if_that_failed(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    ann.done(table, "concede", seat=0)
    asked: list[str] = []

    def counted(record: str) -> bytes:
        asked.append(record)
        if len(asked) == 1:
            raise Refused("frozen", "not this time")
        return told_end(record)

    monkeypatch.setattr(admission, "told_end", counted)
    assert refused(live.client().get(f"/api/tables/{table}/end")) == (409, "frozen")
    assert told(live, table) == told(live, table) == told(live, table)
    assert len(asked) == 2


def test_only_so_many_ends_are_kept(live: Live, ann: Guest, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.admission.ends, "most", 1)
    other = ann.playing()
    ann.done(other, "concede", seat=0)
    assert told(live, over) != told(live, other)
    assert list(live.admission.ends.tasks) == [other]


def test_an_end_that_was_agreed_upon_says_nothing(live: Live, ann: Guest) -> None:
    table = ann.playing(seats=["me", "guest: Bo"])
    ann.http.post(f"/api/tables/{table}/do", json={"do": "propose", "key": "agreed", "seat": 0, "what": "end"})
    assert told(live, table) == {"breakdowns": [], "chart": None, "began": [], "turns": [], "best": None, "close": None}


def test_only_of_what_is_over_and_only_for_who_may_look(live: Live, ann: Guest) -> None:
    for on in (ann.playing(), ann.open()):
        for who in (ann.http, live.client()):
            assert refused(who.get(f"/api/tables/{on}/end")) == (409, "not-now")
    unwatched = ann.playing(watched=False)
    ann.done(unwatched, "concede", seat=0)
    assert ann.http.get(f"/api/tables/{unwatched}/end").status_code == 200
    assert refused(live.client().get(f"/api/tables/{unwatched}/end")) == (403, "not-yours")
    assert refused(live.client().get("/api/tables/nowhere/end")) == (404, "not-found")
