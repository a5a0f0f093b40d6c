"""A game at the terminal: people and bots, a drawn board, and an answer to every question about the rules."""

from __future__ import annotations

import contextlib
import math
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from heorot import asking, records
from heorot.bots import Bot, Budget, current, make, measured
from heorot.bots.hinting import Adviser, Because
from heorot.core.errors import HeorotError, IllegalMove, InvalidMove
from heorot.core.events import SAID
from heorot.core.message import Message
from heorot.core.naming import folded
from heorot.core.play import Conceded, Happened, Made, Undone
from heorot.core.preview import Figure, exact, sign
from heorot.core.record import BadRecord, Record, Replay
from heorot.core.state import State
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.howto import howto, sections_called
from heorot.outcome import WIDEST, outcome
from heorot.prose import section_lines, text_lines
from heorot.rulebook import Clause, clauses
from heorot.words import Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (the prompt can then be edited, and the last lines called back)

STILL_OPEN = {"draw": "open-draw", "others": "open-others", "question": "open-question", "hidden": "open-hidden"}
TAKEN_BACK = object()  # what `undo` answers when there is another turn to ask for
MARKS = {"rule": "marks-rule", "ruling": "marks-ruling"}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
SHOWN_PLACES = 6  # of each tile, in the list of legal moves


class Quit(Exception):
    """The player has left the table."""


@dataclass
class Style:
    """How the terminal is written to: `plain` without drawn boards and colours."""

    plain: bool
    paint: bool

    def bold(self, text: str) -> str:
        """Return a text made heavier, where colours are wanted."""
        return f"\x1b[1m{text}\x1b[0m" if self.paint else text

    def faint(self, text: str) -> str:
        """Return a text made lighter."""
        return f"\x1b[2m{text}\x1b[0m" if self.paint else text


class Sitting:
    """One game being played at one terminal."""

    def __init__(self, record: Record, words: Words, style: Style) -> None:
        self.record = record
        self.game = record.game
        self.people = words.people(record.header.seats)
        played = {seat: current(entry["bot"], self.game) for seat, entry in enumerate(record.header.seats) if "bot" in entry}
        self.bots: dict[int, Bot] = {seat: make(name, self.game, seat) for seat, name in played.items()}
        self.words = words
        self.names = words.names()
        self.style = style
        self.past: list[tuple[int, int]] = []  # the line of each person's move and how long the saga was, to take back
        self.saga: list[str] = []
        self.concessions: list[str] = []  # what the saga tells of seats that gave up: it is not taken back
        sitting = [seat for seat in range(record.header.players) if seat not in self.bots]
        self.reader = sitting[0] if len(sitting) == 1 else None  # whose draws the saga tells: where several read, nobody's
        self.looking: int | None = None  # which person sits at the screen
        self.told = 0  # how much of the saga that person has read
        known: dict[str, Callable[[str], object]] = {
            "legal": self.show_legal,
            "why": self.show_why,
            "hint": self.show_hint,
            "board": lambda _: self.show_board(),
            "hand": lambda _: self.show_hand(),
            "scores": lambda _: self.show_scores(),
            "last": self.show_last,
            "rules": self.show_rules,
            "about": self.show_about,
            "undo": self.undo,
            "help": self.show_help,
            "quit": self.leave,
        }
        self.commands = {folded(said): command for name, command in known.items() for said in (name, words(f"typed-{name}"))}
        self.commands["?"] = self.show_about

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.record.state

    def print(self, text: str = "") -> None:
        """Write a line."""
        print(text, flush=True)

    def say(self, text: str, indent: int = 0) -> None:
        """Write a sentence, at a terminal broken between words where its width asks for it."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        for line in wrapped(text, width, indent):
            self.print(line)

    def columns(self) -> int:
        """Return how wide lines may be."""
        return shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDEST

    # the game

    def introduce(self) -> None:
        """Say who the bots are, each level once, and whether their strength is known for such a game."""
        told = {entry["bot"]: self.people[seat] for seat, entry in reversed([*enumerate(self.record.header.seats)]) if "bot" in entry}
        for name in [name for name in dict.fromkeys(reversed(told)) if self.words.has(f"bot-{name}")]:
            called = self.words(f"bot-{name}")
            self.say(self.words("bot-about", seat=told[name], name=called, line=self.words.cases(f"bot-{name}")["line"]))
        if told and not measured(self.game, self.record.header.options, own=not isinstance(self.record.header.parts, str)):
            self.say(self.words("not-measured"))

    def play(self) -> None:
        """Play to the end."""
        while self.state.actor != NOBODY:
            seat = self.state.actor
            if seat == DEALER:
                self.apply(self.record.drawn())
            elif seat in self.bots:
                choice = self.bots[seat].choose(self.state.seen_by(seat), Budget())
                self.make(choice.move, seat)
            else:
                self.turn()
        self.tell_saga()
        self.show_board()
        self.show_result()

    def make(self, move: int, seat: int) -> None:
        """Make a move of a seat."""
        self.apply(Made(seat, move, self.game.notation(move, self.state)))

    def apply(self, made: Made) -> None:
        """Let a move happen, and write down what everyone at this screen may read of it."""
        self.write_saga(self.record.apply(made, telling=True))

    def write_saga(self, happened: Happened | None) -> None:
        """Add what the reader may hear of a move to the saga; other seats' draws are left out, their hands show them."""
        heard = happened.said_to(self.reader) if happened else []
        told = [saying for saying in heard if saying.part in SAID or saying.event.audience == self.reader]
        self.saga += self.words.tell(told, self.people)

    def retell(self, replay: Replay) -> None:
        """Tell a game again that was left unfinished."""
        for step in replay.steps():
            entry = step.entry
            if isinstance(entry, Undone):
                kept = [past for past in self.past if past[0] <= entry.to]
                if kept:
                    self.forget(kept[-1][1])
                self.past = [past for past in self.past if past[0] < entry.to]
            elif isinstance(entry, Conceded):
                self.concessions.append(self.words("saga-plain", deed=self.words("note-conceded", seat=self.people[entry.seat])))
                self.saga.append(self.concessions[-1])
            elif entry.seat >= 0 and entry.seat not in self.bots:
                self.past.append((step.line, len(self.saga)))
            self.write_saga(step.apply(telling=True))

    def forget(self, kept: int) -> None:
        """Take the saga back to so many lines; who conceded has still conceded."""
        self.saga[kept:] = [line for line in self.saga[kept:] if line in self.concessions]

    def turn(self) -> None:
        """Ask a person for a move until there is one."""
        seat = self.state.actor
        if self.looking != seat:
            self.draw_curtain(seat)
        self.tell_saga()
        self.show_board()
        self.show_scores()
        self.show_hand()
        self.ask(seat)
        while True:
            try:
                line = input(self.style.bold(self.words("prompt", seat=self.people[seat])) + " ").strip()
            except EOFError:
                raise Quit from None
            if not line:
                continue
            try:
                word, _, rest = line.replace("?", "? ", 1).partition(" ") if line.startswith("?") else line.partition(" ")
                command = self.commands.get(folded(word))
                if command is not None:
                    if command(rest.strip()) is TAKEN_BACK:
                        return
                    continue
                move = self.game.parse(line, self.state, self.names)
                self.refuse_illegal(move)
                self.past.append((self.record.next_line, len(self.saga)))
                self.make(move, seat)
                return
            except HeorotError as why:
                self.say(self.explain(why))

    def refuse_illegal(self, move: int) -> None:
        """Raise the reason why a move is not legal."""
        refusal = self.game.why_not(self.state.seen_by(self.state.actor), move)
        if refusal is not None:
            raise IllegalMove("not legal", refusal)

    def explain(self, why: HeorotError) -> str:
        """Return an error as a sentence, with the clause where there is one."""
        if isinstance(why, IllegalMove) and why.refusal is not None:
            return self.words("why-refused", clause=why.refusal.clause, reason=self.words.say(why.refusal.message, self.people))
        if isinstance(why, InvalidMove) and why.message is not None:
            return self.words.say(why.message, self.people)
        return str(why)

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw before the next one sits down."""
        people = [other for other in range(self.state.players) if other not in self.bots]
        if self.looking is not None and len(people) > 1:
            self.print("\x1b[2J\x1b[3J\x1b[H" if self.style.paint else "\n" * 60)
        if len(people) > 1:
            self.print(self.words("curtain", seat=self.people[seat]))
            try:
                input()
            except EOFError:
                raise Quit from None
        self.looking = seat

    # what can be asked

    def seen(self) -> Any:
        """Return what the person at the screen sees."""
        return self.state.seen_by(self.looking)

    def tell_saga(self) -> None:
        """Tell what has happened since the last look."""
        for line, times in counted(self.saga[self.told :]):
            self.say(line + (f" ×{times}" if times > 1 else ""), 2)
        self.told = len(self.saga)

    def show_board(self) -> None:
        """Draw the board, or in plain style list what lies there."""
        if self.style.plain:
            for line in self.game.describe(self.seen(), self.names):
                self.print(line)
            return
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        lines = self.game.picture(self.seen(), self.names, paint=self.style.paint, width=width)
        self.print()
        for line in lines:
            self.print(line)
        self.print()

    def show_scores(self) -> None:
        """Show all points."""
        turn = self.state.actor
        said = [self.words.say(self.game.standing(self.state, seat), self.people) for seat in range(self.state.players)]
        marked = [self.style.bold("▸" + text) if seat == turn and not self.style.plain else text for seat, text in enumerate(said)]
        self.say(self.words.facts(marked), 2)

    def show_hand(self) -> None:
        """Show one's own hand, and what everyone knows of the others'."""
        for message in self.game.holdings(self.seen(), self.looking):
            self.say(self.words.say(self.listed(message), self.people), 2)

    def listed(self, message: Message) -> Message:
        """Return a message whose `tiles` and `tokens` are given by name, as this language writes them."""
        args = dict(message.args)
        for key in ("tiles", "tokens"):
            held = args.get(key)
            if isinstance(held, str):
                args[key] = self.words.facts(self.game.called(name, self.names) for name in held.split())
        return Message(message.id, args)

    def show_legal(self, rest: str) -> None:
        """List the legal moves by what they bring, those of one piece or of all."""
        seen = self.state.seen_by(self.state.actor)
        groups: dict[str, list[tuple[Figure | None, str]]] = {}
        for line, figure in self.game.worths(seen, lines=self.game.lines(seen, names=self.names)).items():
            piece, _, place = line.partition(" ") if line[-1:].isdigit() else (line, "", "")
            if rest.casefold() in line.casefold():
                groups.setdefault(piece, []).append((figure, place))
        self.print(self.words("legal-count", moves=sum(len(group) for group in groups.values())))
        for piece, group in groups.items():
            group.sort(key=lambda found: -in_order(found[0]))
            shown = group if rest else group[:SHOWN_PLACES]
            facts = [f"{place} {self.figure(figure)}".strip() for figure, place in shown]
            if len(group) > len(shown):
                facts.append(self.more(len(group) - len(shown), group[len(shown)][0]))
            self.say(f"{piece:<10} {self.words.facts(facts)}".rstrip(), 2)

    def more(self, moves: int, best: Figure | None) -> str:
        """Return that there are more moves, and what the best of them brings, if that is known."""
        if best is None:
            return self.words("legal-others", moves=moves)
        return self.words("legal-more", moves=moves, points=self.words.say(best.message()))

    def show_why(self, rest: str) -> None:
        """Say why a move is legal or not, and what it would bring."""
        seen = self.state.seen_by(self.state.actor)
        move = self.game.parse(rest, seen, self.names)
        self.refuse_illegal(move)
        preview = self.game.preview(seen, move)
        self.print(self.words("why-unknown") if preview.points is None else self.bringing(preview.points))
        for saying in preview.told:
            if saying.part in SAID:
                self.say(f"{self.words.say(saying.message, self.people)} {self.style.faint(f'({saying.clause})')}", 2)
        if preview.still_open:
            self.say(self.words(STILL_OPEN[preview.still_open]), 2)

    def figure(self, figure: Figure | None) -> str:
        """Return what a move brings as a short sign, in bold where it is something; nothing where nothing is known."""
        if figure is None:
            return ""
        said = self.words.say(figure.message())
        return said if figure == exact(0) else self.style.bold(said)

    def bringing(self, figure: Figure) -> str:
        """Return that a move is legal and what it brings, as a sentence."""
        if figure.kind == "exact":
            return self.words("why-legal", points=figure.low)
        return self.words("why-legal-about", points=self.words.say(figure.in_full()))

    def show_hint(self, _: str) -> None:
        """Say which moves the best bot advises, how games go on from each, and what makes the difference."""
        seen = self.state.seen_by(self.state.actor)
        found = Adviser(self.game).advise(seen, Budget())
        games = found[0].games
        self.print(self.words("hint-played", games=games) if games else self.words("hint-unplayed"))
        for rank, one in enumerate(found, 1):
            line = self.game.notation(one.move, seen, self.names)
            lead = {"sign": sign(round(one.lead)), "lead": abs(round(one.lead))}
            told = self.words("hint-line", rank=rank, move=line, share=round(100 * one.share), **lead) if games else ""
            self.print(told or self.words("hint-line-alone", rank=rank, move=line))
            for sentence in self.words.tell(self.game.preview(seen, one.move).told, self.people)[:1]:
                self.say(sentence, 2)
            for cause in one.because:
                self.say(self.because(cause, seen), 2)

    def because(self, cause: Because, seen: State) -> str:
        """Return a reason as a sentence, with its clause."""
        args = dict(cause.message.args)
        than = args.get("than")
        if isinstance(than, int):
            args["than"] = self.game.notation(than, seen, self.names)
        told = self.words.say(Message(cause.message.id, args), self.people)
        return f"{told} {self.style.faint(f'({cause.clause})')}" if cause.clause else told

    def show_last(self, _: str) -> None:
        """Tell the last lines of the saga again."""
        for line in self.saga[-8:] or [self.words("nothing-yet")]:
            self.say(line, 2)

    def show_rules(self, rest: str) -> None:
        """Show how the game is played and the titles of all clauses; or one section, or one clause."""
        found, told = clauses(self.game, self.words.lang), howto(self.game, self.words.lang)
        wanted = rest.upper()
        sections = (sections_called(told, rest) if rest else told.sections) if told else ()
        lines = [line for one in sections for line in section_lines(one, self.words, self.columns())]
        if not wanted:
            lines += [f"  {clause.id:<7} {clause.title}" for clause in found.values()]
        elif wanted in found:
            lines = clause_lines(found[wanted], self.words)
        for line in lines or [self.words("no-clause", clause=rest)]:
            self.print(line)

    def show_about(self, rest: str) -> None:
        """Say what a thing of the game is and does, with its clause; asked about nothing, say what can be asked about."""
        seen = self.state.seen_by(self.looking)
        found = asking.meant(rest, self.words, self.game.piece_kinds(seen)) if rest else []
        if len(found) == 1:
            self.say(asking.about(found[0], self.words, seen))
            return
        if rest:
            self.say(self.words("about-several" if found else "about-unknown", text=rest))
        self.say(self.words.facts(asking.called(thing, self.words) for thing in found or asking.asks(self.game)), 2)

    def show_help(self, _: str) -> None:
        """Say what can be typed, and what the signs of the board mean."""
        seen = self.state.seen_by(self.state.actor)
        self.say(self.words("help-move", example=next(iter(self.game.lines(seen, names=self.names)))))
        self.print(self.words("help-commands"))
        if self.words.has("help-signs") and not self.style.plain:
            self.say(self.words("help-signs"))

    def show_result(self) -> None:
        """Say who won and why, and where the points came from."""
        first, *rest = outcome(self.record, self.words, self.columns())
        self.print(self.style.bold(first))
        for line in rest:
            self.print(line)

    def ask(self, seat: int) -> None:
        """Say what the person on turn is asked to do."""
        task = self.game.question(self.state.seen_by(seat), seat)
        if task is not None:
            self.say(self.words("your-turn", task=self.words.say(task, self.people)), 2)

    def undo(self, _: str) -> object:
        """Take back one's last move and all that followed; what is drawn again need not be the same."""
        if not self.past:
            self.print(self.words("undo-nothing"))
            return None
        line, kept = self.past.pop()
        self.record.undo(line)
        self.forget(kept)
        self.told = min(self.told, kept)
        self.print(self.words("undone"))
        return TAKEN_BACK

    def leave(self, _: str) -> None:
        """Leave the table."""
        raise Quit


def wrapped(text: str, width: int | None, indent: int = 0) -> list[str]:
    """Return a text as lines of at most so many letters, broken between words; what follows the first line stands further in.

    >>> wrapped("Ann lays Thor on 3,-1", 12, 2)
    ['  Ann lays', '    Thor on', '    3,-1']
    """
    lines = [" " * indent]
    for number, word in enumerate(text.split(" ")):
        longer = lines[-1] + (" " if number and lines[-1].strip() else "") + word
        if width is not None and lines[-1].strip() and len(COLOUR.sub("", longer)) > width:
            lines.append(" " * (indent + 2) + word)
        else:
            lines[-1] = longer
    return lines


def in_order(figure: Figure | None) -> float:
    """Return by which number a move is listed; of what nothing is known comes last."""
    return -math.inf if figure is None else figure.middle


def counted(lines: Sequence[str]) -> list[tuple[str, int]]:
    """Return lines with how often each is said in a row.

    >>> counted(["a", "a", "b"])
    [('a', 2), ('b', 1)]
    """
    return [(line, len(list(group))) for line, group in groupby(lines)]


def clause_lines(clause: Clause, words: Words) -> list[str]:
    """Return a clause as lines for the terminal, marked as a rule, a ruling of ours or an option."""
    marks = [words("marks-option", option=mark[8:]) if mark.startswith("option: ") else words(MARKS[mark]) for mark in clause.marks]
    return [words("clause-title", clause=clause.id, title=clause.title, marks=words.series(marks)), "", *text_lines(clause.text)]


def level_name(words: Words, name: str) -> str:
    """Return what a level of the bots is called."""
    return words(f"level-{name}") if words.has(f"level-{name}") else name.capitalize()


def seats_of(words: Words, people: int, makers: Sequence[str]) -> list[dict[str, str]]:
    """Return all seats with their names: the people first, then the bots by their level."""
    seats = [{"name": words("person") if people == 1 else f"{words('person')} {seat + 1}"} for seat in range(people)]
    return seats + [{"name": words("bot-name", level=level_name(words, name), number=i + 1), "bot": name} for i, name in enumerate(makers)]


def sit_down(sitting: Sitting, path: Path | None) -> int:
    """Play a game at this terminal to its end, or until the player leaves; returns the exit code."""
    words = sitting.words
    try:
        sitting.introduce()
        sitting.play()
    except (Quit, KeyboardInterrupt):
        sitting.print()
        sitting.print(words("bye"))
        if path is not None:
            records.leave(path)
            sitting.print(words("saved", file=str(path)))
        return 0
    except OSError as why:
        kept = "" if path is None else " " + words("saved", file=str(path))
        raise HeorotError(f"{why}.{kept}") from None
    records.close(sitting.record, path)
    if path is not None:
        sitting.print(words("recorded", file=str(path)))
    return 0


def resumed(path: Path, lang: str, style: Style) -> Sitting:
    """Return an unfinished game, told again up to where it was left."""
    record, replay = records.resume(path)
    sitting = Sitting(record, Words(lang, record.game), style)
    try:
        sitting.retell(replay)
        records.go_on(record, replay, path)
    except BadRecord as why:
        records.leave(path)
        raise HeorotError(f"{path}: {why}") from None
    sitting.told = max(0, len(sitting.saga) - 8)
    return sitting
