"""A recorded game told again: a sentence for each turn, in any language, through any seat's eyes."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import heorot
from heorot import records
from heorot.core.errors import BadOption, HeorotError
from heorot.core.events import DEALING, SAID
from heorot.core.play import Conceded, Undone
from heorot.core.record import BadRecord, Replay, seats_own
from heorot.core.vocabulary import EVERYONE
from heorot.outcome import WIDEST, outcome
from heorot.words import Words


@dataclass
class Told:
    """One turn: its sentences, the line of the record it begins at, and the position after it."""

    line: int
    sentences: list[str]
    state: Any


def turns(replay: Replay, seat: int | None, words: Words, draws: bool = False) -> Iterator[Told]:
    """Yield the turns of a record as they may be told to a seat; without one, to somebody who may know all. Draws only if asked."""
    everyone = seat is None and replay.header.eyes is None
    people = words.people(replay.header.seats)
    for step in replay.steps():
        happened = step.apply(telling=True)
        if isinstance(step.entry, Undone):
            yield Told(step.line, [words("replay-back", line=step.entry.to)], replay.state.copy())
        elif isinstance(step.entry, Conceded):
            deed = words("note-conceded", seat=people[step.entry.seat])
            yield Told(step.line, [words("saga-plain", deed=deed)], replay.state.copy())
        if happened is None:
            continue
        all_there_is = [saying for saying in happened.sayings if saying.event.audience >= EVERYONE]
        sayings = all_there_is if everyone else happened.said_to(seat)
        sentences = words.tell([saying for saying in sayings if saying.part in SAID or (draws and saying.part == DEALING)], people)
        if sentences:
            yield Told(step.line, sentences, replay.state.copy())


def open_record(path: Path, seat: int | None) -> tuple[Replay, int | None]:
    """Return a record to be replayed, and whose eyes see it."""
    replay = Replay(records.read(path), heorot.game)
    eyes = replay.header.eyes
    if seat is not None and not 0 <= seat < replay.header.players:
        raise BadOption(f"there is no seat {seat}; the seats are 0 to {replay.header.players - 1}")
    if eyes is not None and seat not in (None, eyes):
        raise BadOption(f"this is the record of seat {eyes}: it knows nothing of what seat {seat} saw")
    return replay, eyes if seat is None else seat


def own_record(path: Path, seat: int | None) -> str:
    """Return a seat's own record of a game."""
    if seat is None:
        raise BadOption("whose own record? name the seat with --seat")
    try:
        open_record(path, seat)
        return seats_own(records.read(path), seat, heorot.game)
    except BadRecord as why:
        raise HeorotError(f"{path}: {why}") from None


def columns() -> int:
    """Return how wide lines may be: as wide as the terminal, or where nobody looks as wide as is good to read."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDEST


def retell(path: Path, seat: int | None, lang: str, boards: bool, draws: bool) -> int:
    """Tell a record: all at once, or where somebody sits at the keyboard turn by turn."""
    try:
        replay, eyes = open_record(path, seat)
        words = Words(lang, replay.game)
        names = words.names()
        print(words("replay-title", game=words("game-title"), people=words.listed(words.people(replay.header.seats))))
        asking = sys.stdin.isatty() and sys.stdout.isatty()
        if asking:
            print(words("replay-keys"))
        for told in turns(replay, eyes, words, draws):
            print("\n".join(f"{told.line:>4}  {sentence}" for sentence in told.sentences))
            view = told.state if eyes is None else told.state.seen_by(eyes)
            lines = replay.game.picture(view, names, width=columns() if sys.stdout.isatty() else None)
            if boards and lines:
                print("\n".join(["", *lines, ""]))
            while asking:
                key = input("> ").strip().lower()
                if key == "b":
                    print("\n".join(["", *lines, ""]))
                    continue
                if key == "q":
                    return 0
                asking = key != "a"
                break
    except (EOFError, KeyboardInterrupt):
        return 0
    except BadRecord as why:
        raise HeorotError(f"{path}: {why}") from None
    if replay.end is None:
        raise HeorotError(f"{path}: {BadRecord(len(replay.raw), 'the record breaks off after this line: there is no result')}")
    print("\n".join(outcome(replay, words, columns())))
    return 0
