"""Bots in processes of their own: whole games, and workers that die, hang, babble or refuse."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import heorot
from heorot.bots import Budget, make
from heorot.core.errors import IllegalMove
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.server.bots import bot_pool
from heorot.server.bots.bot_pool import COMMAND, BotPool, NoAnswer, Question
from tests.tiny import FOLDER, dropped_in

VOLUSPA = heorot.game("voluspa")
LONG = 600.0  # seconds nobody waits in a test that passes


def run(play: Callable[[BotPool], Awaitable[None]], *, workers: int = 1, late: float = LONG, script: str = "") -> None:
    """Play with thinkers that are stopped at the end, whatever happens."""

    async def whole() -> None:
        command = (sys.executable, "-c", script) if script else COMMAND
        hall = BotPool(workers, late=late, command=command)
        await hall.start()
        try:
            await play(hall)
        finally:
            await hall.stop()

    asyncio.run(whole())


def pids(hall: BotPool) -> list[int]:
    return [worker.process.pid for worker in hall.workers]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def deal_on(state: Any, rng: Rng) -> None:
    """Let the dealer act until a seat is to act."""
    moves = Moves(state.room())
    while state.actor == DEALER:
        state.apply(state.deal(rng, moves))


def opening(game: Game[Any], players: int = 3, **options: Any) -> Any:
    """Return a game in which the first move is to be made."""
    state = game.new(players, **options)
    deal_on(state, Rng(5))
    return state


def question(game: Game[Any], state: Any, seat: int | None = None, bot: str = "adept", seconds: float = 0.1) -> Question:
    """Return what to ask for a seat, by default the acting one."""
    asked = state.actor if seat is None else seat
    return Question(bot, game.name, game.write_position(state.seen_by(asked)), asked, seconds)


def usual() -> Question:
    """Return a question like any other."""
    return question(VOLUSPA, opening(VOLUSPA), bot="adept")


def answered(game: Game[Any], state: Any, move: str) -> bool:
    return game.parse(move, state) in state.legal()


async def play_out(hall: BotPool, game: Game[Any], state: Any, bots: list[str]) -> None:
    """Play to the end; who is to choose is asked the last first, all before any of their moves is made."""
    rng = Rng(11)
    while not state.over:
        seats = sorted(state.actors(), reverse=True)
        answers = await asyncio.gather(*(hall.choose(question(game, state, seat, bots[seat])) for seat in seats))
        for seat, answer in zip(seats, answers):
            state.play(game.parse(answer.move, state), seat)
            assert answer.reason.id.startswith("reason-")
        deal_on(state, rng)


def test_a_whole_game_of_voluspa() -> None:
    state = opening(VOLUSPA, edda=True)
    run(lambda hall: play_out(hall, VOLUSPA, state, ["adept", "novice", "greedy"]))
    assert state.over


@pytest.mark.parametrize("workers", [1, 2])
def test_a_whole_game_of_sealed_choices(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEOROT_GAMES", str(FOLDER))
    with dropped_in() as fists:
        state = opening(fists)
        run(lambda hall: play_out(hall, fists, state, ["greedy", "random", "greedy"]), workers=workers)
        assert state.over


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_for_any_seat_that_is_to_choose(bot: str) -> None:
    with dropped_in() as fists:
        state = opening(fists)
        seen = state.seen_by(2)
        choice = make(bot, fists, 1).choose(seen, Budget(), 2)
        assert choice.move in state.legal(2)
        assert seen.actor == 0
        state.play(choice.move, 2)
        with pytest.raises(IllegalMove, match="seat 2 has nothing to decide"):
            make(bot, fists, 1).choose(state.seen_by(2), Budget(), 2)


def test_a_bot_chooses_from_its_own_moves() -> None:
    """Seat 0 has all its fists, seat 1 but one left."""
    with dropped_in() as fists:
        state = opening(fists)
        state.b[24 + 3 : 24 + 6] = bytes([0, 0, 1])
        for bot in ("random", "greedy"):
            assert {make(bot, fists, seed).choose(state.seen_by(1), Budget(), 1).move for seed in range(8)} == set(state.legal(1))


def test_nothing_starts_before_the_first_question() -> None:
    async def play(hall: BotPool) -> None:
        assert pids(hall) == []
        await hall.choose(usual())
        await hall.choose(usual())
        assert len(pids(hall)) == 1

    run(play, workers=3)


def test_the_reason_comes_as_a_message() -> None:
    async def play(hall: BotPool) -> None:
        answer = await hall.choose(usual())
        assert answer.reason == Message("reason-greedy", answer.reason.args)
        assert set(answer.reason.args) == {"points", "opens"}
        assert answered(VOLUSPA, opening(VOLUSPA), answer.move)

    run(play)


# every life tells who it is, and answers once it may
SLOW = """
import os, sys, time
from heorot.server.bots import worker
answer = worker.Bench.answer
def slow(bench, line):
    with open({folder!r} + "/" + str(os.getpid()), "w"):
        pass
    while not os.path.exists({folder!r} + "/go"):
        time.sleep(0.01)
    return answer(bench, line)
worker.Bench.answer = slow
worker.main()
"""


def test_workers_start_anew_when_told_and_no_answer_is_lost(tmp_path: Path) -> None:
    async def play(hall: BotPool) -> None:
        thinking = asyncio.create_task(hall.choose(usual()))
        while not list(tmp_path.iterdir()):
            await asyncio.sleep(0.01)
        (first,) = pids(hall)
        hall.renew()  # while it thinks: it may end its thought
        (tmp_path / "go").touch()
        assert answered(VOLUSPA, opening(VOLUSPA), (await thinking).move)
        await hall.choose(usual())
        (second,) = pids(hall)
        assert second != first
        hall.renew()  # while it is idle
        assert pids(hall) == []
        await hall.choose(usual())
        assert {first, second, *pids(hall)} == {int(path.name) for path in tmp_path.iterdir() if path.name != "go"}

    run(play, script=SLOW.format(folder=str(tmp_path)))


# its first life takes a question, tells who it is and thinks for ever; the next ones are real workers
DOOMED = """
import os, sys, time
from heorot.server.bots.worker import main
if not os.path.exists({flag!r}):
    sys.stdin.readline()
    print('{{"id": 0, "error": "awake"}}', flush=True)
    sys.stdin.readline()
    with open({flag!r} + "~", "w") as file:
        file.write(str(os.getpid()))
    os.rename({flag!r} + "~", {flag!r})
    time.sleep(600)
main()
"""


async def appears(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    flag = tmp_path / "pid"

    async def play(hall: BotPool) -> None:
        asked = [asyncio.create_task(hall.choose(usual())) for _ in range(5)]
        await appears(flag)
        os.kill(int(flag.read_text()), signal.SIGKILL)
        for answer in await asyncio.gather(*asked):
            assert answered(VOLUSPA, opening(VOLUSPA), answer.move)

    run(play, script=DOOMED.format(flag=str(flag)))


def test_an_idle_worker_that_died_is_replaced() -> None:
    async def play(hall: BotPool) -> None:
        await hall.choose(usual())
        (first,) = hall.workers
        first.process.kill()
        await first.process.wait()
        await hall.choose(usual())
        assert first not in hall.workers
        assert len(hall.workers) == 1

    run(play)


# its first life answers once and then hangs; the next ones are real workers
TIRED = """
import os, sys, time
from heorot.server.bots.worker import Bench, main
if not os.path.exists({flag!r}):
    open({flag!r}, "w").close()
    for _ in range(2):  # the greeting, and the first question
        print(Bench().answer(sys.stdin.buffer.readline()).decode(), flush=True)
    time.sleep(600)
main()
"""


def test_a_hanging_worker_is_replaced(tmp_path: Path) -> None:
    async def play(hall: BotPool) -> None:
        await hall.choose(usual())
        (tired,) = hall.workers
        hall.late = -1.0
        task = asyncio.create_task(hall.choose(usual()))
        await asyncio.sleep(0)  # now it is asked
        hall.late = LONG  # the next one may be as slow as this machine makes it
        assert answered(VOLUSPA, opening(VOLUSPA), (await task).move)
        await tired.process.wait()
        assert tired.process.returncode == -signal.SIGKILL

    run(play, script=TIRED.format(flag=str(tmp_path / "born")))


# its first life answers the greeting and thinks on a question until it is let go; the next ones are real workers
LATE = """
import os, sys, time
from heorot.server.bots import worker
if not os.path.exists({flag!r}):
    open({flag!r}, "w").close()
    answer = worker.Bench.answer
    def late(bench, line):
        if b"position" in line:
            time.sleep(600)
        return answer(bench, line)
    worker.Bench.answer = late
worker.main()
"""


def test_no_answer_is_taken_later_than_the_ceiling_and_a_tenth(tmp_path: Path) -> None:
    """How long a worker may take is a tenth more than the question allows, however long it takes to start."""
    allowed: list[float] = []

    async def play(hall: BotPool) -> None:
        ask = bot_pool.Worker.ask

        async def noted(worker: bot_pool.Worker, question: Question, seconds: float) -> Any:
            allowed.append(seconds / question.seconds)
            hall.late = LONG  # the next one may be as slow as this machine makes it
            return await ask(worker, question, seconds)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot_pool.Worker, "ask", noted)
            assert answered(VOLUSPA, opening(VOLUSPA), (await hall.choose(usual())).move)
        assert len(hall.workers) == 1

    run(play, late=bot_pool.LATE, script=LATE.format(flag=str(tmp_path / "born")))
    assert allowed == [pytest.approx(1.1), pytest.approx(1 + LONG)]


def test_a_hint_comes_with_all_that_is_said_of_its_moves() -> None:
    async def play(hall: BotPool) -> None:
        state = opening(VOLUSPA)
        asked = msgspec.structs.replace(question(VOLUSPA, state, seconds=LONG), kind="hint")
        answer = await hall.choose(asked, "ann")
        assert all(answered(VOLUSPA, state, one.move) for one in answer.hints)
        assert len(answer.hints) == 3
        if heorot.compiled():
            assert all(one.games and one.because for one in answer.hints)
            assert all(isinstance(cause.args["than"], str) for one in answer.hints for cause in one.because)

    run(play)


def test_who_stops_waiting_frees_the_worker(tmp_path: Path) -> None:
    flag = tmp_path / "pid"

    async def play(hall: BotPool) -> None:
        task = asyncio.create_task(hall.choose(usual()))
        await appears(flag)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await hall.choose(usual())
        assert int(flag.read_text()) not in pids(hall)

    run(play, script=DOOMED.format(flag=str(flag)))


def test_after_three_dead_workers_there_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_PAUSE", 0.001)
    births = tmp_path / "births"
    script = f"import sys; open({str(births)!r}, 'a').write('x'); sys.stdin.readline(); sys.exit(1)"

    async def play(hall: BotPool) -> None:
        with pytest.raises(NoAnswer, match="no worker has answered"):
            await hall.choose(usual())
        assert births.read_text() == "xxx"
        assert hall.stillborn == 3

    run(play, script=script)


def test_no_worker_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_PAUSE", 0.001)

    async def play(hall: BotPool) -> None:
        hall.command = ("/nowhere/heorot",)
        with pytest.raises(NoAnswer, match="no worker has answered"):
            await hall.choose(usual())

    run(play)


# answers rightly, but babbles before; what it says of each question is the question's own number
BABBLER = r"""
import json, sys
for line in sys.stdin:
    number = json.loads(line)["id"]
    print("Odin's beard!", "[]", '{"id": "x"}', "\xff", "x" * 300000, sep="\n")
    for stray in (number - 1, number + 1):
        print(json.dumps({"id": stray, "move": "stray", "reason": {"id": "reason-random", "args": {}}}))
    print(json.dumps({"id": number}))
    print(json.dumps({"id": number, "move": f"move {number}", "reason": {"id": "reason-random", "args": {"at": [1, 2]}}}), flush=True)
"""


def test_babble_is_passed_over() -> None:
    async def play(hall: BotPool) -> None:
        answers = [await hall.choose(usual()) for _ in range(3)]
        assert [answer.move for answer in answers] == ["move 1", "move 2", "move 3"]
        assert answers[0].reason.args == {"at": (1, 2)}
        assert len(pids(hall)) == 1

    run(play, script=BABBLER)


def test_questions_are_answered_in_their_order() -> None:
    async def play(hall: BotPool) -> None:
        answers = await asyncio.gather(*(hall.choose(usual()) for _ in range(20)))
        assert [answer.move for answer in answers] == [f"move {n}" for n in range(1, 21)]

    run(play, script=BABBLER)


def test_a_refused_question_is_not_asked_again() -> None:
    async def play(hall: BotPool) -> None:
        state = opening(VOLUSPA)
        other = (state.actor + 1) % 3
        position = VOLUSPA.write_position(state.seen_by(other))
        for wrong, said in [
            (Question("adept", "chess", position, 0), "there is no game 'chess'"),
            (Question("deep", "voluspa", position, 0), "there is no bot 'deep'"),
            (Question("adept", "voluspa", position, other), f"seat {other} has nothing to decide now"),
            (Question("adept", "voluspa", {"players": "Freya"}, 0), "the bot failed with BadPosition"),
        ]:
            with pytest.raises(NoAnswer, match=said):
                await hall.choose(wrong)
        await hall.choose(usual())
        assert len(pids(hall)) == 1

    run(play)


def test_stop_leaves_no_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "FAREWELL", 0.1)
    flag = tmp_path / "pid"
    seen: list[int] = []

    async def play(hall: BotPool) -> None:
        waiting = [asyncio.create_task(hall.choose(usual())) for _ in range(4)]
        await appears(flag)
        seen.extend([int(flag.read_text()), *pids(hall)])
        await hall.stop()
        for failed in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(failed, NoAnswer)
        with pytest.raises(NoAnswer, match="the bots have left"):
            await hall.choose(usual())
        assert pids(hall) == []

    run(play, script=DOOMED.format(flag=str(flag)))
    assert seen
    assert not any(alive(pid) for pid in seen)


def test_stop_lets_an_idle_worker_leave_by_itself() -> None:
    async def play(hall: BotPool) -> None:
        await hall.choose(usual())
        (worker,) = hall.workers
        await hall.stop()
        assert worker.process.returncode == 0
        await hall.start()
        await hall.choose(usual())

    run(play)


def test_stop_does_not_wait_for_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_PAUSE", LONG)
    monkeypatch.setattr(bot_pool, "LONGEST_PAUSE", LONG)

    async def play(hall: BotPool) -> None:
        waiting = asyncio.create_task(hall.choose(usual()))
        while not hall.stillborn:
            await asyncio.sleep(0.01)
        await hall.stop()
        with pytest.raises(NoAnswer, match="the bots have left"):
            await waiting

    run(play, script="import sys; sys.exit(1)")


def test_nothing_of_a_position_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """A hand, a move and what breaks a reader are named nowhere; that something went wrong is."""
    caplog.set_level(logging.DEBUG)
    position = usual().position

    async def play(hall: BotPool) -> None:
        await hall.choose(usual())
        with pytest.raises(NoAnswer) as caught:
            await hall.choose(Question("adept", "voluspa", {**position, "canary": 1}, 0))
        assert "canary" not in str(caught.value)

    run(play)
    said = [record.getMessage() for record in caplog.records if record.name == "heorot.bots"]
    assert any("in read_position" in line for line in said)
    assert not any(word in caplog.text for word in ("canary", "hands", json.dumps(position)))
    assert "position" not in repr(usual())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells a process's memory there")
def test_the_memory_of_a_worker_stays_small() -> None:
    async def play(hall: BotPool) -> None:
        state = opening(VOLUSPA, 5, edda=True)
        asked = question(VOLUSPA, state)
        for _ in range(200):
            await hall.choose(asked)
        (pid,) = pids(hall)
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        assert int(fields["VmRSS"].split()[0]) < 120 * 1024

    run(play)


def replies(*lines: bytes) -> list[dict[str, Any]]:
    """Return what a worker answers to these lines and then to the end of its input."""
    done = subprocess.run([*COMMAND], input=b"".join(line + b"\n" for line in lines), capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_worker_answers_every_line() -> None:
    state = opening(VOLUSPA)
    position = VOLUSPA.write_position(state.seen_by(state.actor))
    whole = {"id": 17, "bot": "adept", "game": "voluspa", "position": position, "seat": state.actor, "seconds": 2.0}
    broken = [b"", b"?", b"\xff", b'{"id": 16}', json.dumps({**whole, "seat": "first"}).encode()]
    *errors, answer = replies(*broken, json.dumps(whole).encode())
    assert errors == [{"id": number, "error": "that is not a question"} for number in (0, 0, 0, 16, 17)]
    assert set(answer) == {"id", "move", "reason"}
    assert answer["id"] == 17
    assert answered(VOLUSPA, state, answer["move"])
    assert set(answer["reason"]) == {"id", "args"}


def test_a_worker_does_not_mind_an_interrupt() -> None:
    line = b'{"id": 1}\n'
    with subprocess.Popen([*COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        for _ in range(2):
            worker.stdin.write(line)
            worker.stdin.flush()
            assert json.loads(worker.stdout.readline())["id"] == 1
            worker.send_signal(signal.SIGINT)
        worker.stdin.close()
        assert worker.wait() == 0
