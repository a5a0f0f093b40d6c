"""The documented program of thirty lines plays whole games, and nothing but its own seat."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import heorot
from heorot.core.record import Replay
from tests.server.live import serving
from tests.tiny import dropped_in

PROGRAM = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["voluspa", "fists"])
def test_two_programs_and_a_bot_play_a_whole_game(tmp_path: Path, game: str) -> None:
    with dropped_in(), serving(tmp_path) as live:
        ann, bo = live.arrive("Ann"), live.arrive("Bo")
        table = ann.open(game=game, players=3, seats=["me", "", "greedy"])
        bo.done(table, "sit", code=ann.look(table)["you"]["invitations"]["1"])
        tokens = [who.http.post(f"/api/tables/{table}/seats/{seat}/token").json()["token"] for seat, who in enumerate((ann, bo))]
        programs = [subprocess.Popen([sys.executable, str(PROGRAM), live.url, token]) for token in tokens]
        ann.done(table, "start")
        assert [program.wait(120) for program in programs] == [0, 0]
        assert ann.look(table)["table"]["stage"] == "finished"
        replay = Replay(ann.http.get(f"/api/tables/{table}/record").text, heorot.game)
        replay.verify()
        assert {0, 1, 2} <= {seat for _, seat, _ in replay.play.moves}
        assert live.is_well()


def test_it_is_of_thirty_lines() -> None:
    assert len(PROGRAM.read_text("utf-8").splitlines()) <= 30
