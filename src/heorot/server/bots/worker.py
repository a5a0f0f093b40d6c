"""A bot's own process: a question a line on stdin, an answer a line on stdout, until stdin closes.

A question holds only what its seat sees; still nothing of it is ever written anywhere but into its answer.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import traceback
from contextlib import suppress
from typing import Any, Literal

import msgspec

import heorot
from heorot.bots import Bot, Budget, make
from heorot.bots.hinting import Adviser, Suggestion
from heorot.core.errors import BadOption, IllegalMove, UnknownGame
from heorot.core.game import Game
from heorot.core.message import Message

NICE = 10  # people's moves come first
IN_TIME = 0.9  # of its time that a bot thinks: whatever it does not look at the clock for comes on top
SPOKEN = (UnknownGame, BadOption, IllegalMove)  # errors whose sentence quotes nothing of a position


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: `position` is what its seat sees, as `game.write_position` gives it; whoever sends it numbers it."""

    bot: str
    game: str
    position: dict[str, Any]
    seat: int
    seconds: float = 1.0
    id: int = 0
    kind: Literal["move", "hint"] = "move"  # what to do, or what to advise

    def __repr__(self) -> str:
        return f"<a question to {self.bot} at {self.game}, seat {self.seat}>"  # a log may show it, but not what the seat sees


class Cause(msgspec.Struct, frozen=True):
    """A reason of a hint, with its clause."""

    id: str
    args: dict[str, Any]
    clause: str = ""


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is advised, in English notation: how games go on from it, and what tells it from the others."""

    move: str
    games: int = 0
    share: float = 0.0
    lead: float = 0.0
    because: list[Cause] = []


class Answer(msgspec.Struct, frozen=True):
    """What a bot would do, in English notation, and why; or what it advises."""

    move: str
    reason: Message
    hints: list[Hinted] = []


class Reason(msgspec.Struct, frozen=True):
    """A message as a line has it: a pair comes back as a list."""

    id: str
    args: dict[str, Any]

    def message(self) -> Message:
        """Return it as it was sent."""
        return Message(self.id, {name: tuple(value) if isinstance(value, list) else value for name, value in self.args.items()})


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that comes back: a move with its reason, or an error."""

    id: int
    move: str = ""
    reason: Reason | None = None
    error: str = ""
    hints: list[Hinted] = []


class Numbered(msgspec.Struct, frozen=True):
    """As much of a broken question as must be read to answer it."""

    id: int = 0


class Bench:
    """The bots that sit ready; none keeps anything of a position, so one of a kind serves every seat."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str], Bot] = {}
        self.advisers: dict[str, Adviser] = {}

    def bot(self, game: Game[Any], name: str) -> Bot:
        """Return the bot of this name for a game; its seed is nobody's to know."""
        key = (game.name, name)
        if key not in self.bots:
            self.bots[key] = make(name, game, secrets.randbits(64))
        return self.bots[key]

    def choose(self, question: Question) -> Reply:
        """Let the bot think."""
        game = heorot.game(question.game)
        seen = game.read_position(question.position)
        budget = Budget(seconds=question.seconds * IN_TIME)
        if question.kind == "hint":
            found = self.advisers.setdefault(game.name, Adviser(game)).advise(seen, budget, question.seat)
            return Reply(question.id, reason=Reason("hint", {}), hints=[hinted(game, seen, one) for one in found])
        choice = self.bot(game, question.bot).choose(seen, budget, question.seat)
        return Reply(question.id, game.notation(choice.move, seen), Reason(choice.reason.id, dict(choice.reason.args)))

    def answer(self, line: bytes) -> bytes:
        """Return the line that answers a line, whatever is wrong with it."""
        try:
            question = msgspec.json.decode(line, type=Question)
        except (msgspec.MsgspecError, ValueError):
            return msgspec.json.encode(Reply(number_of(line), error="that is not a question"))
        try:
            return msgspec.json.encode(self.choose(question))
        except Exception as error:
            return msgspec.json.encode(Reply(question.id, error=sentence(error)))


def hinted(game: Game[Any], seen: Any, one: Suggestion) -> Hinted:
    """Return a move that is advised as it goes over the line: moves by their notation."""
    because = []
    for cause in one.because:
        args = dict(cause.message.args)
        than = args.get("than")
        if isinstance(than, int):
            args["than"] = game.notation(than, seen)
        because.append(Cause(cause.message.id, args, cause.clause))
    return Hinted(game.notation(one.move, seen), one.games, round(one.share, 3), round(one.lead, 1), because)


def number_of(line: bytes) -> int:
    """Return the number of a broken question, or 0.

    >>> number_of(b'{"id": 17}'), number_of(b"[17]")
    (17, 0)
    """
    with suppress(msgspec.MsgspecError, ValueError):
        return msgspec.json.decode(line, type=Numbered).id
    return 0


def sentence(error: Exception) -> str:
    """Return what to say of an error: its own words only where they cannot tell what a seat sees.

    >>> sentence(UnknownGame("there is no game 'go'"))
    "there is no game 'go'"
    """
    if isinstance(error, SPOKEN):
        return str(error)
    traceback.print_tb(error.__traceback__)  # the lines of code alone
    return f"the bot failed with {type(error).__name__}"


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the hall, which then closes stdin
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = sys.stdout.buffer
    bench = Bench()
    with open(os.devnull, "w", encoding="utf-8") as sys.stdout, suppress(BrokenPipeError):  # what a game prints is no answer
        for line in sys.stdin.buffer:
            answers.write(bench.answer(line) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
