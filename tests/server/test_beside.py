"""What takes its time is done beside the loop, once: codes to photograph, components, histories. And the processes that do it."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.server import beside, hall
from heorot.server.beside import Beside, Lane, Processes
from heorot.server.protocol import Refused
from heorot.server.tables import history
from heorot.server.web import addresses, games, http
from tests.server import chores
from tests.server.live import Guest, Live, heard, hello, serving
from tests.server.test_http import refused

GAME = heorot.game("bellum_magica")


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture
def ann(live: Live) -> Guest:
    return live.arrive("Ann")


@pytest.fixture
def places(live: Live, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], list[bool]]:
    """Return what counts the calls of a function: for each of them, whether it was made beside the loop."""

    def counting(module: Any, name: str) -> list[bool]:
        calls: list[bool] = []
        deed = getattr(module, name)

        @wraps(deed)
        def counted(*args: Any, **more: Any) -> Any:
            calls.append(threading.get_ident() != live.thread.ident)
            return deed(*args, **more)

        monkeypatch.setattr(module, name, counted)
        return calls

    return counting


def test_codes_to_photograph_are_made_beside_the_loop_once(ann: Guest, places: Any) -> None:
    calls = places(http, "qr_svg")
    pictures = [ann.http.post("/api/qr", json={"text": "http://localhost/table/T"}).text for _ in range(3)]
    assert pictures == [addresses.qr_svg("http://localhost/table/T")] * 3
    assert calls == [True]


def test_what_is_told_of_games_is_put_together_beside_the_loop_once(live: Live, places: Any) -> None:
    calls = [
        places(games, name) for name in ("all_introduced", "rules_of", "words_of", "template_of", "examples_of", "lesson_of")
    ]  # fmt: skip
    paths = [
        "games",
        "games/voluspa/rules/fr",
        "games/voluspa/words/fr",
        "games/voluspa/parts",
        "games/voluspa/examples",
        "games/voluspa/lesson",
    ]
    for path in paths * 3:
        assert live.client().get(f"/api/{path}").status_code == 200
    assert calls == [[True]] * 6


def test_components_are_read_beside_the_loop_once(ann: Guest, places: Any) -> None:
    calls = places(hall, "parts_of")
    for _ in range(3):
        ann.open(game="bellum_magica", parts=GAME.template(), seats=["me"])
    assert calls == [True]


@pytest.mark.parametrize("number", ["9" * 6000, "-" + "9" * 6000, "0x" + "f" * 6000, "0o" + "7" * 6000, "1" + "0" * 18])
def test_a_number_of_six_thousand_digits_is_answered_by_a_sentence(live: Live, ann: Guest, number: str) -> None:
    template = heorot.game("voluspa").template()
    text = template.replace("count = 6", f"count = {number}", 1)
    assert text != template
    answer = ann.http.post("/api/tables", json={"game": "voluspa", "players": 2, "parts": text})
    refused(answer, 400, "bad-option")
    assert len(answer.json()["sentence"]) < 200


def test_a_long_history_is_worked_out_beside_the_loop_once_and_kept_up(live: Live, ann: Guest, places: Any) -> None:
    calls = places(hall, "told_history")
    table = ann.playing(seats=["me", "guest: Bo"])
    frames = []
    for number in range(6):
        frames.append(ann.look(table, eyes=0, seen=0))
        turn = frames[-1]["game"]["actors"][0]
        ann.done(table, "move", seat=turn, move=ann.legal(table, turn)[0])
        assert len(calls) <= 1, number
    assert calls == [True]
    kept = ann.look(table, eyes=0, seen=0)["events"]
    onlooker = live.client().get(f"/api/tables/{table}", params={"seen": 0}).json()["events"]
    live.hall.histories.forget(table)
    assert ann.look(table, eyes=0, seen=0)["events"] == kept
    assert live.client().get(f"/api/tables/{table}", params={"seen": 0}).json()["events"] == onlooker != kept
    assert len(calls) == 2
    assert [event["seq"] for event in kept] == sorted(event["seq"] for event in kept)
    assert [event["seq"] for event in ann.look(table, eyes=0, seen=5)["events"]] == [event["seq"] for event in kept if event["seq"] > 5]


def test_a_table_goes_on_while_its_history_is_worked_out(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing(seats=["me", "guest: Bo"])
    for _ in range(10):
        turn = ann.look(table)["game"]["actors"][0]
        ann.done(table, "move", seat=turn, move=ann.legal(table, turn)[0])
    begun, go_on = threading.Event(), threading.Event()
    deed = history.told_history

    def slow(*args: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        return deed(*args)

    monkeypatch.setattr(hall, "told_history", slow)
    with live.socket() as onlooker:
        onlooker.send(hello(table, None, 0))
        assert begun.wait(60)
        turn = ann.look(table)["game"]["actors"][0]
        made = ann.done(table, "move", seat=turn, move=ann.legal(table, turn)[0])
        go_on.set()
        events = heard(onlooker, "welcome")["events"]
    assert events[-1]["seq"] == made["seq"]  # also what happened while it was worked out
    assert len({event["seq"] for event in events}) == len(events)


def test_only_so_much_of_histories_is_kept(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.hall.histories, "most", 1)
    one, two = ann.playing(), ann.playing()
    for table in (one, two):
        ann.legal(table)
        live.hall.owners[table].table.recent.clear()
        assert ann.look(table, seen=0)["events"]
    assert list(live.hall.histories.kept) == [two]


def test_bots_that_play_wait_for_one_hint_at_most(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, go_on = [], threading.Event()
    choose = live.bots.choose

    async def slow(question: Any) -> Any:
        asked.append(question)
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return await choose(question)

    guests = [live.arrive(f"Guest {number}") for number in range(4)]
    tables = [guest.playing(seats=["me", "guest: Bo"]) for guest in guests]
    seats = [guest.look(table)["game"]["actors"][0] for guest, table in zip(guests, tables)]
    monkeypatch.setattr(live.bots, "choose", slow)
    with ThreadPoolExecutor(4) as pool:
        hints = [
            pool.submit(guest.http.get, f"/api/tables/{table}/hint", params={"seat": seat})
            for guest, table, seat in zip(guests, tables, seats)
        ]
        while live.admission.hinting.waiting < 4:
            ann.http.get("/api/me")
        assert len(asked) == 1
        go_on.set()
        assert [hint.result().status_code for hint in hints] == [200] * 4
    assert len(asked) == 4


# lanes and processes


def test_nobody_has_too_much_done_at_once() -> None:
    async def crowd() -> list[str]:
        lane, go_on = Lane(1), asyncio.Event()
        asking = [asyncio.create_task(lane.do(whose, go_on.wait)) for whose in ["Ann"] * 10 + ["Bob"]]
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert (lane.waiting, dict(lane.whose)) == (0, {})
        return [one.failure.error if isinstance(one, Refused) else "done" for one in found]

    assert asyncio.run(crowd()) == ["done"] * beside.MOST_OF_ONE + ["slow-down"] * 2 + ["done"]


def test_processes_answer_refuse_die_and_leave() -> None:
    async def work() -> tuple[str, Any, str, int]:
        helpers = Processes()
        try:
            drawn = await helpers.door("", addresses.qr_svg, "http://localhost/")
            with pytest.raises(Refused) as why:
                await helpers.door("", chores.refuses)
            with pytest.raises(Refused) as died:
                await helpers.door("", chores.dies)
            there = await helpers.door("", os.getpid)
            return drawn, why.value.failure, died.value.failure.error, there
        finally:
            await helpers.stop()

    drawn, failure, died, there = asyncio.run(work())
    assert drawn == addresses.qr_svg("http://localhost/")
    assert failure == chores.REFUSED.failure
    assert died == "not-now"
    assert there != os.getpid()


def test_a_history_is_the_same_in_a_process(live: Live, ann: Guest) -> None:
    table = ann.finished()
    live.hall.owners[table].table.recent.clear()
    near = ann.look(table, eyes=0, seen=0)["events"]
    live.hall.histories.forget(table)
    helpers = live.hall.beside = Processes()
    assert ann.look(table, eyes=0, seen=0)["events"] == near
    live.do(helpers.stop())
    live.hall.beside = Beside()
    assert json.dumps(near)
