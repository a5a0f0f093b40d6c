"""A table whose game is on, or over: moves are decided and made, choices sealed and opened. What else there is about it: company.py."""

from __future__ import annotations

from typing import Any, ClassVar

from heorot.core import play
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.advice import meant
from heorot.server.tables.company import Company
from heorot.server.tables.draft import Draft, Entry, Recorded
from heorot.server.tables.events import TableEvent, saying
from heorot.server.tables.lobby import Lobby
from heorot.server.tables.pending_choices import PendingChoices
from heorot.server.tables.played import AROUND
from heorot.server.tables.table_state import Change, Decide, Stage, TableState


class Match(Company):
    """A game that is played at a table, by its record."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(lobby.id, lobby.secret, lobby.opened, lobby.presence, lobby.game)
        self.seats, self.said, self.barred, self.hook = lobby.seats, lobby.said, lobby.barred, lobby.hook
        self.record = lobby.new_record([seat.salt for seat in lobby.seats])
        self.choices = PendingChoices()
        self.undos = 0
        self.undone_at = 0  # the line of the last undo
        self.earned = []
        self.offered: dict[int, dict[str, int]] = {}  # the legal moves that were told to seats: most moves are one of these

    @property
    def stage(self) -> Stage:
        """Whether the game is on or over."""
        return "finished" if self.how else "playing"

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far."""
        return self.record.lines

    # how it stands

    def actors(self) -> tuple[int, ...]:
        """Return the seats that have to act."""
        return () if self.how or self.paused else tuple(self.standing(None).actors())

    def standing(self, viewer: int | None) -> Any:
        """Return how the game stands, with what lies sealed before a viewer: the whole truth, not to be shown."""
        return self.choices.standing(self.record.play.state, viewer)

    def for_viewer(self, viewer: int | None) -> Any:
        """Return how the game stands as a viewer sees it: a seat, or with None an onlooker."""
        return self.standing(viewer).seen_by(viewer)

    def line_of(self, viewer: int | None) -> int:
        """Return the next line of the record, as far as a viewer can know."""
        return self.record.next_line + len(self.choices.before(viewer))

    def turn_of(self, number: int) -> tuple[int, int]:
        """Return which turn of a seat it is: another one once it has moved, or once something was taken back."""
        return self.undos, sum(seat == number for _, seat, _ in self.record.play.moves) + len(self.choices.before(number))

    def is_turn_of(self, number: int, line: int) -> bool:
        """Whether a seat that was told at this line to move still has to make that very move."""
        if self.choices.before(number):
            return line == self.line_of(number)
        moved = any(made >= line and seat == number for made, seat, _ in self.record.play.moves)
        return self.undone_at < line <= self.record.next_line and not moved

    # deciding: moves

    def move(self, who: Person, command: protocol.Move, now: int) -> list[Entry]:
        """Make a person's move."""
        seat = self.in_play(who, command.seat)
        if self.paused:
            raise Refused("not-now", "the game is paused")
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        if command.line and not self.is_turn_of(command.seat, command.line):
            raise Refused("not-now", "this move was meant for another turn")
        return self.played(command.seat, command.move, now)

    def bot_plays(self, number: int, text: str, turn: tuple[int, int], now: int) -> list[Entry]:
        """Make a bot's move; nothing comes of it if the table has changed since the bot was asked."""
        if number not in self.actors() or self.turn_of(number) != turn or not self.seats[number].player:
            return []
        return self.played(number, text, now)

    def played(self, number: int, text: str, now: int) -> list[Entry]:
        """Return what comes of a seat's move, if it is legal: the dealer does what follows."""
        move = self.legal_move(number, text)
        if len(self.record.state.actors()) > 1:
            return self.laid(number, move, now)
        draft = Draft(self.record)
        draft.make(move, number, self.spent(number, now))
        draft.deal()
        return draft.done()

    def laid(self, number: int, move: int, now: int) -> list[Entry]:
        """Return what comes of a seat's choice while others choose; once all have, it is all made, seat by seat."""
        state = self.standing(number).copy()
        text = self.record.game.notation(move, state)
        state.apply(move, number)
        whole = number not in state.actors()
        laid = log.Laid(number, text, whole, self.spent(number, now))
        if not whole or not {*self.choices.whole, number}.issuperset(self.record.state.actors()):
            return [laid]
        draft = Draft(self.record)
        for seat, moves in sorted({**self.choices.laid, number: [*self.choices.before(number), move]}.items()):
            for chosen in moves:
                draft.make(chosen, seat)
        draft.deal()
        return [laid, *draft.done()]

    def legal_move(self, number: int, text: str) -> int:
        """Return the move a text means, or say why it is none; all that is said is from what the seat sees."""
        if number not in self.standing(None).actors():
            raise Refused("not-now", "it is not your turn")
        offered = self.offered.get(number, {}).get(text)
        if offered is not None:
            return offered
        return meant(self.record.game, self.for_viewer(number), number, text)

    def undo(self, who: Person, command: protocol.Undo, now: int) -> list[Entry]:
        """Take back a seat's last move: freely while nobody else has acted, else if all agree."""
        if self.in_play(who, command.seat).stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        if self.choices.before(command.seat):
            return [log.Lifted(command.seat, command.seat in self.choices.whole)]
        moves = self.record.play.moves
        own = [i for i, (_, seat, _) in enumerate(moves) if seat == command.seat]
        if not own:
            raise Refused("not-now", "there is nothing to take back")
        line = moves[own[-1]][0]
        if all(seat == command.seat for _, seat, _ in moves[own[-1] :]) and not self.choices.whole:
            return [Recorded(play.Undone(line))]
        return self.asked(command.seat, "undo", line, now)

    # applying

    def apply(self, entry: Entry, seq: int, at: int, telling: bool = True) -> list[TableEvent]:
        """Let an entry happen, by its number and time; returns what there is to tell of it (of moves only if they are to be told)."""
        self.offered.clear()
        if isinstance(entry, Recorded):
            return self.record_entry(entry.entry, entry.spent, seq, at, telling)
        if isinstance(entry, log.Line):  # the same, as it is read from the log
            return self.record_entry(self.record.read(entry.text), entry.spent, seq, at, telling)
        if isinstance(entry, log.Laid):
            return self.on_laid(entry, seq, at)
        if isinstance(entry, log.Lifted):
            self.choices.lift(entry.seat)
            return self.sealed(entry, False, seq, at)
        return super().apply(entry, seq, at, telling)

    def record_entry(self, entry: play.Entry, spent: int, seq: int, at: int, telling: bool) -> list[TableEvent]:
        """Let an entry of the record happen."""
        number = self.record.next_line
        happened = self.record.apply(entry, telling)
        if isinstance(entry, play.Made):
            self.choices.clear()
            self.charge(entry.seat, spent, number)
            dropped = self.overtake(entry.seat)
            if happened is None:
                return []
            says = tuple((said.event.audience, saying(said)) for said in happened.sayings)
            return [TableEvent(seq, at, None, number, entry.seat, entry.text, happened.otherwise, says, table=dropped)]
        if isinstance(entry, play.Undone):
            self.choices.clear()
            self.undos += 1
            self.undone_at = number
            self.give_back(entry.to)
            for seat in range(len(self.seats)):
                self.rouse(seat)
            return [TableEvent(seq, at, protocol.Undone(entry.to), table=self.drop_asking())]
        if isinstance(entry, play.Conceded):
            return [TableEvent(seq, at, protocol.Conceded(entry.seat))]
        if isinstance(entry, play.Ended):
            self.choices.clear()
            self.how, self.asking, self.paused = entry.how, None, False
            return [TableEvent(seq, at, protocol.Ended(entry.how), table=True)]
        return [TableEvent(seq, at, protocol.Began() if number > 1 else None, table=number == 1)]

    def on_laid(self, entry: log.Laid, seq: int, at: int) -> list[TableEvent]:
        """A seat has chosen something that nobody else may see yet."""
        if self.opened.clock:
            self.stop_clock(self.seats[entry.seat], entry.spent)
        self.choices.lay(entry.seat, self.record.game.parse(entry.text, self.standing(entry.seat)), entry.whole)
        return self.sealed(entry, True, seq, at)

    def sealed(self, entry: log.Laid | log.Lifted, chosen: bool, seq: int, at: int) -> list[TableEvent]:
        """Return that a seat alone sees the game otherwise; all know when it has chosen for good, or chooses again."""
        alone = TableEvent(seq, at, only=entry.seat)
        if not entry.whole:
            return [alone]
        return [alone, TableEvent(seq, at, protocol.Sealed(entry.seat, chosen), table=chosen and self.overtake(entry.seat))]

    def overtake(self, number: int) -> bool:
        """Drop what a seat's move answers: a nudge, a question about it, and one about an earlier move; returns whether anything was."""
        roused, dropped = self.rouse(number), self.drop_asking_about(number)
        return (self.asking is not None and self.asking.what == "undo" and self.drop_asking()) or roused or dropped

    def rouse(self, number: int) -> bool:
        """Forget that a seat was nudged; returns whether it was."""
        if number < 0 or self.seats[number].nudged is None:
            return False
        self.seats[number].nudged = None
        self.sitting = []
        return True

    def drop_asking(self) -> bool:
        """Forget what was asked; returns whether anything was."""
        dropped, self.asking = self.asking is not None, None
        return dropped

    DECISIONS: ClassVar[dict[type, Decide]] = {
        protocol.Move: move, protocol.Undo: undo, protocol.Propose: Company.propose, protocol.Answer: Company.answer,
        protocol.Resume: Company.resume, protocol.Sit: Company.sit, protocol.Remove: Company.remove, protocol.Nudge: Company.nudge,
        protocol.Concede: Company.concede, protocol.Leave: Company.leave, protocol.Return: Company.come_back, protocol.Say: TableState.say,
    }  # fmt: skip
    CHANGES: ClassVar[dict[type, Change]] = AROUND
