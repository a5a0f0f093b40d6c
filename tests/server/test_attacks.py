"""A good player beside attackers: every move is made and told. How fast, `python -m bench.attacks` measures."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heorot
from bench.attackers import ATTACKS
from tests.effort import by_turns
from tests.server.live import SOON, Guest, Live, heard, hello, serving
from tests.server.test_door import warden_of

ROOT = Path(__file__).parents[2]
MOVES = 12


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall"), narrow=True) as found:
        yield found


@contextlib.contextmanager
def attacked(name: str, live: Live, known: dict[str, Any], folder: Path) -> Iterator[None]:
    """Have an attack go on, in a process of its own."""
    told = folder / "known.json"
    told.write_text(json.dumps(known), "utf-8")
    command = [sys.executable, "-m", "bench.attackers", name, str(live.port), str(SOON), str(told)]
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    before = live.server.server_state.total_requests, live.hall.metrics.sockets, dict(warden_of(live).refused), len(warden_of(live).open)
    try:
        while before == (
            live.server.server_state.total_requests, live.hall.metrics.sockets, dict(warden_of(live).refused), len(warden_of(live).open)
        ):  # fmt: skip
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        yield
        assert process.poll() is None, process.communicate()  # it went on to the end
    finally:
        process.kill()
        process.communicate()


def known_by(ann: Guest, attackers: list[Guest]) -> dict[str, Any]:
    """Return what attackers know of the hall."""
    first = attackers[0]
    table = first.playing(seats=["me", "guest: Bo"], listed=True, clock=None)
    return {
        "tokens": [one.token for one in attackers],
        "parts": heorot.game("bellum_magica").template(),
        **dict.fromkeys(("long", "own", "over"), table),
    }


@pytest.mark.parametrize("name", by_turns(sorted(ATTACKS), 3))
def test_a_good_player_plays_on(live: Live, name: str, tmp_path: Path) -> None:
    ann = live.arrive("Ann")
    known = known_by(ann, [live.arrive(f"Grendel {number}") for number in range(3)])
    table = ann.playing(seats=["me", "guest: Bo"])
    lines = len(live.journal.lines)
    with live.socket(ann.token) as one, live.socket(ann.token) as two, attacked(name, live, known | {"busy": [table]}, tmp_path):
        games = []
        for seat, socket in enumerate((one, two)):
            socket.send(hello(table, seat))
            games.append(heard(socket, "welcome")["game"])
        for number in range(MOVES):
            seat = games[0]["actors"][0]
            socket = (one, two)[seat]
            move = next(iter(games[seat]["legal"]))
            socket.send(f'{{"do": "move", "key": "{number}", "seat": {seat}, "move": "{move}"}}')
            games = [told(one, number, seat == 0), told(two, number, seat == 1)]
    assert len(live.log(table)) > MOVES
    assert live.journal.lines[lines:] == []


def told(socket: Any, number: int, mine: bool) -> Any:
    """Return how it stands after a move, as a socket is told; nothing may be refused."""
    while True:
        frame = heard(socket)
        assert frame["is"] != "failure", frame
        if frame["is"] == "news" and frame.get("game") and (not mine or frame.get("ok") == str(number)):
            return frame["game"]
