"""Bots that think in processes of their own, so that the hall never waits for one.

A worker has one question at a time: one that dies or hangs loses a single question, which is asked again of a fresh one. Who thinks
longer than the ceiling of a question and a tenth of it is thought to hang: what would come later is not taken.
Neither questions nor answers are ever logged.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import msgspec

from heorot.core.errors import HeorotError
from heorot.server.bots.fair_queue import ADVICE, LIVE, FairQueue
from heorot.server.bots.worker import Answer, Question, Reply

__all__ = ["Answer", "BotPool", "NoAnswer", "Question"]

log = logging.getLogger("heorot.bots")

COMMAND = (sys.executable, "-m", "heorot.server.bots.worker")
TRIES = 3  # how often a question is asked before it is given up
LATE = 0.1  # of its ceiling by which an answer may be late
WAKING = 60.0  # seconds that a worker has to start
GREETING = b'{"id":0}\n'  # no question: who answers it is awake
FAREWELL = 2.0  # seconds a worker has to leave by itself
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before another worker starts, where workers die without a single answer


class NoAnswer(HeorotError):
    """No bot has answered: the question was refused, or workers died of it, or the hall closes."""


class Worker:
    """One process and what is said to and by it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout
        self.grumbles = process.stderr
        self.number = 0
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.awake = False
        self.proven = False  # whether it has ever answered
        self.outdated = False  # whether it has to go after its answer
        self.listening = asyncio.create_task(self.listen())
        self.overhearing = asyncio.create_task(self.overhear())

    @property
    def alive(self) -> bool:
        """Whether an answer can still come."""
        return not self.listening.done()

    async def wake(self) -> bool:
        """Wait until it can be asked: how long a process takes to start is not counted as thinking."""
        if not self.awake:
            self.awake = await self.send(0, GREETING, WAKING) is not None
        return self.awake

    async def ask(self, question: Question, seconds: float) -> Reply | None:
        """Return the reply, or None if the process ends or the time is up before it comes."""
        reply = await self.send(question.id, msgspec.json.encode(question) + b"\n", seconds)
        self.proven = self.proven or reply is not None
        return reply

    async def send(self, number: int, line: bytes, seconds: float) -> Reply | None:
        """Write a line and wait for its reply."""
        self.number = number
        self.reply = asyncio.get_running_loop().create_future()
        self.questions.write(line)
        await asyncio.wait((self.reply, self.listening), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        return self.reply.result() if self.reply.done() else None

    async def listen(self) -> None:
        """Take what comes until the process ends."""
        while line := await next_line(self.answers):
            reply = read_reply(line)
            if reply is None or reply.id != self.number or self.reply.done():
                log.warning("a worker wrote a line that answers nothing")
            else:
                self.reply.set_result(reply)

    async def overhear(self) -> None:
        """Log what it complains of."""
        while line := await next_line(self.grumbles):
            log.warning("a worker says: %s", line.decode("utf-8", "replace").rstrip())

    async def leave(self, grace: float) -> None:
        """End the process: it has so many seconds to go by itself."""
        self.questions.close()
        try:
            await asyncio.wait_for(self.process.wait(), grace)
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        await asyncio.gather(self.listening, self.overhearing)


class BotPool:
    """The workers of a hall; a process starts when a question finds none idle, so an idle hall has none."""

    def __init__(self, workers: int = 1, *, late: float = LATE, command: Sequence[str] = COMMAND) -> None:
        self.most = workers
        self.late = late
        self.command = tuple(command)
        self.numbers = count(1)
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.leaving: set[asyncio.Task[None]] = set()
        self.stillborn = 0  # workers in a row that died without a single answer
        self.queue = FairQueue(workers)
        self.closed = asyncio.Event()
        self.closed.set()

    async def start(self) -> None:
        """Open for questions."""
        self.queue = FairQueue(self.most)
        self.closed = asyncio.Event()
        self.stillborn = 0

    async def choose(self, question: Question, asker: str = "") -> Answer:
        """Return a bot's move or its advice, in the order of the questions of each who asks; raises NoAnswer."""
        await self.queue.enter(LIVE if question.kind == "move" and asker else ADVICE, asker)
        try:
            for _ in range(TRIES):
                reply = await self.ask(msgspec.structs.replace(question, id=next(self.numbers)))
                if reply is not None:
                    return answer_of(reply)
        finally:
            self.queue.leave()
        raise NoAnswer(f"no worker has answered, of {TRIES} asked")

    async def stop(self) -> None:
        """End all workers; who still waits gets NoAnswer, but for answers that come within the time of a farewell."""
        self.closed.set()
        await asyncio.gather(*(worker.leave(FAREWELL) for worker in self.workers))
        for _ in range(self.most):
            await self.queue.enter(ADVICE, "")  # when all places are back, nobody is about to start a worker
        await asyncio.gather(*(worker.leave(0) for worker in self.workers), *self.leaving)
        self.workers.clear()
        self.idle.clear()
        for _ in range(self.most):
            self.queue.leave()

    def renew(self) -> None:
        """Have every worker start anew: who thinks goes after the answer, who is idle at once."""
        for worker in self.workers:
            worker.outdated = True
        for worker in self.idle:
            self.dismiss(worker)
        self.idle.clear()

    async def ask(self, question: Question) -> Reply | None:
        """Ask one worker once; unless it replies it has to go, also where nobody waits for the reply any more."""
        worker = await self.find()
        if worker is None:
            return None
        reply = None
        try:
            if await worker.wake():
                reply = await worker.ask(question, question.seconds * (1 + self.late))
        finally:
            if reply is None or worker.outdated:
                self.dismiss(worker)
            else:
                self.idle.append(worker)
        self.stillborn = 0 if worker.proven else self.stillborn + 1
        if reply is None:
            log.warning("a worker has died or hung")
        return reply

    async def find(self) -> Worker | None:
        """Return a worker with nothing to do, or a fresh one; None if none can be started."""
        self.check_open()
        while self.idle:
            worker = self.idle.pop()
            if worker.alive:
                return worker
            self.dismiss(worker)
        await self.pause()
        self.check_open()
        try:
            worker = Worker(await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE))
        except OSError as error:
            log.warning("no worker can be started: %s", error)
            self.stillborn += 1
            return None
        self.workers.add(worker)
        return worker

    def check_open(self) -> None:
        """Raise NoAnswer where no questions are taken."""
        if self.closed.is_set():
            raise NoAnswer("the bots have left")

    async def pause(self) -> None:
        """Wait before another worker starts, the longer the more have just died at once; not if the hall closes."""
        if self.stillborn:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closed.wait(), min(FIRST_PAUSE * 2 ** (self.stillborn - 1), LONGEST_PAUSE))

    def dismiss(self, worker: Worker) -> None:
        """End a worker that is of no use; nobody waits for that but `stop`."""
        self.workers.discard(worker)
        task = asyncio.create_task(worker.leave(0))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)


def answer_of(reply: Reply) -> Answer:
    """Return the answer in a reply; raises NoAnswer if it is an error."""
    if reply.reason is None:
        raise NoAnswer(reply.error)
    return Answer(reply.move, reply.reason.message(), reply.hints)


def read_reply(line: bytes) -> Reply | None:
    """Return the reply that a line is, or None.

    >>> read_reply(b'{"id": 3, "error": "no"}').error, read_reply(b'{"id": 3}'), read_reply(b"?")
    ('no', None, None)
    """
    try:
        reply = msgspec.json.decode(line, type=Reply)
    except (msgspec.MsgspecError, ValueError):
        return None
    return reply if reply.reason is not None or reply.error else None


async def next_line(stream: asyncio.StreamReader) -> bytes:
    """Return a stream's next line, or nothing at its end; a line too long to be one is skipped."""
    while True:
        with suppress(ValueError):
            return await stream.readline()
