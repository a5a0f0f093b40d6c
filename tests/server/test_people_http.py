"""Muting, blocking, reporting and “I am Chloé” over HTTP and sockets, as they are really served."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Guest, Live, end, heard, hello, serving
from tests.server.test_http import refused


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


def together(ann: Guest, bob: Guest, **more: Any) -> str:
    """Let two people play."""
    table = ann.open(seats=["me"], **more)
    bob.done(table, "sit", code=ann.look(table)["you"]["code"])
    ann.done(table, "start")
    return table


def test_a_new_device_becomes_its_persons_when_another_of_theirs_says_so(live: Live) -> None:
    ann, chloe, tablet = live.arrive("Ann"), live.arrive("Chloé"), live.arrive("Chloé")
    table = together(ann, chloe)
    code = ann.look(table)["you"]["code"]
    refused(tablet.http.post(f"/api/tables/{table}/knock", json={"seat": 1, "code": "WOLVES"}), 403, "bad-code")
    with live.socket(chloe.token) as laptop, live.socket(tablet.token) as waiting:
        laptop.send(hello(table, 1))
        waiting.send(hello(table))
        for socket in (laptop, waiting):
            heard(socket, "welcome")
        id = tablet.http.post(f"/api/tables/{table}/knock", json={"seat": 1, "code": code}).json()["id"]
        news: Any = {}
        while "knocks" not in news.get("you", {}):
            news = heard(laptop, "news")
        assert news["you"]["knocks"] == [{"id": id, "seat": 1, "name": "Chloé"}]
        refused(ann.http.post(f"/api/tables/{table}/knocks/{id}", json={"yes": True}), 404, "not-found")
        assert chloe.http.post(f"/api/tables/{table}/knocks/{id}", json={"yes": True}).status_code == 200
        assert end(waiting)[1] == 1012  # come back soon: as who you are
    assert tablet.http.get("/api/me").json()["id"] == chloe.id
    assert tablet.look(table, eyes=1)["you"]["seats"] == [1]
    assert len(chloe.http.get("/api/me/devices").json()["devices"]) == 2
    with live.socket(tablet.token) as back:
        back.send(hello(table, 1))
        assert heard(back, "welcome")["eyes"] == 1


def test_strangers_cannot_keep_knocking(tmp_path: Path) -> None:
    with serving(tmp_path, narrow=True) as live:
        ann, bob = live.arrive("Ann"), live.arrive("Bob")
        table = together(ann, bob)
        answers = [
            live.arrive("Bob").http.post(f"/api/tables/{table}/knock", json={"seat": 1, "code": "WOLVES"}).json()["error"]
            for _ in range(12)
        ]
        assert answers == ["bad-code"] * 10 + ["slow-down"] * 2


def test_whom_one_mutes_or_blocks_is_ones_own_to_say(live: Live) -> None:
    ann, bob = live.arrive("Ann"), live.arrive("Bob")
    assert ann.http.get("/api/me/people").json() == []
    for how in ("mute", "block"):
        answer = ann.http.put(f"/api/me/people/{bob.id}", json={"how": how}).json()
        assert answer == ann.http.get("/api/me/people").json() == [{"person": bob.id, "how": how, "name": "Bob"}]
    table = ann.open(seats=["me"], listed=True)
    refused(bob.do(table, "sit"), 403, "bad-code")
    assert bob.http.get("/api/me/people").json() == []  # nobody is told who shuns them
    assert ann.http.put(f"/api/me/people/{bob.id}", json={"how": ""}).json() == []
    bob.done(table, "sit")
    refused(ann.http.put("/api/me/people/nobody", json={"how": "block"}), 404, "not-found")
    refused(live.client().get("/api/me/people"), 401, "who-are-you")


def test_a_report_is_kept_for_whoever_runs_the_hall(live: Live) -> None:
    ann, bob = live.arrive("Ann"), live.arrive("Bob")
    table = together(ann, bob)
    said = bob.done(table, "say", text="boo")["seq"]
    path = f"/api/tables/{table}/report"
    assert ann.http.post(path, json={"person": bob.id, "lines": [said], "why": "rude"}).json() == {"lines": 1}
    refused(ann.http.post(path, json={"person": bob.id, "lines": [said + 7]}), 404, "not-found")
    refused(ann.http.post(path, json={"person": bob.id, "lines": []}), 400, "bad-message")
    (kept,) = live.do(live.hall.store.reports(9))
    assert (kept.name, [line.text for line in kept.lines], kept.why) == ("Bob", ["boo"], "rude")


def test_nobody_floods_whoever_runs_the_hall(tmp_path: Path) -> None:
    with serving(tmp_path, narrow=True) as live:
        ann, bob = live.arrive("Ann"), live.arrive("Bob")
        table = together(ann, bob)
        said = bob.done(table, "say", text="boo")["seq"]
        answers = [ann.http.post(f"/api/tables/{table}/report", json={"person": bob.id, "lines": [said]}).status_code for _ in range(12)]
        assert answers == [200] * 10 + [429] * 2


@pytest.mark.parametrize("way", ["http", "socket"])
def test_who_comes_anew_from_where_somebody_was_sent_away_needs_the_hosts_nod(live: Live, way: str) -> None:
    host, rude = live.arrive("Host"), live.arrive("Rude")
    table = host.open(seats=["me"], listed=True, heard=True)
    rude.done(table, "sit")
    host.done(table, "remove", seat=1)
    again = live.arrive("Polite")

    def ask(what: str, **more: Any) -> Any:
        if way == "http":
            return again.do(table, what, **more).json()
        with live.socket(again.token) as socket:
            socket.send(hello(table))
            heard(socket, "welcome")
            socket.send(json.dumps({"do": what, "key": what, **more}))
            while (found := heard(socket))["is"] not in ("failure", "done") and not found.get("ok"):
                pass
            return found

    refused(rude.do(table, "sit"), 403, "bad-code")
    assert ask("sit")["message"]["id"] == "trouble-nod"
    assert ask("say", text="let me in")["error"] == "not-yours"
    code = host.look(table)["you"]["invitations"]["1"]
    assert ask("sit", seat=1, code=code)["is"] != "failure"
    assert host.look(table)["table"]["seats"][1]["name"] == "Polite"


def test_the_door_tells_who_plays_to_who_has_the_room_code(tmp_path: Path) -> None:
    with serving(tmp_path, narrow=True) as live:
        ann, bob = live.arrive("Ann"), live.arrive("Bob")
        table = together(ann, bob, watched=False)
        stranger = live.client()
        path, code = f"/api/tables/{table}/door", ann.look(table)["you"]["code"]
        refused(live.arrive("Cyn").http.get(f"/api/tables/{table}"), 403, "not-yours")
        assert stranger.post(path, json={"code": code.lower()}).json() == [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Bob"}]
        answers = [stranger.post(path, json={"code": "WOLVES"}).json()["error"] for _ in range(125)]
        assert (answers[0], answers[-1]) == ("bad-code", "slow-down")  # nobody finds a code by trying
        gathering = ann.open(seats=["me"])
        refused(bob.http.post(f"/api/tables/{gathering}/door", json={"code": ann.look(gathering)["you"]["code"]}), 429, "slow-down")
