"""A table whose game is on, or over: moves are decided and made, choices sealed and opened, all are asked, clocks run."""

from __future__ import annotations

import hmac
from typing import Any, ClassVar, Literal

from heorot.bots import BEST, current
from heorot.core import play
from heorot.core.record import AGREED, CONCEDED
from heorot.server import protocol
from heorot.server.people.sanitize import clean_name
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.advice import meant
from heorot.server.tables.draft import Draft, Entry, Recorded
from heorot.server.tables.events import TableEvent, saying
from heorot.server.tables.lobby import Lobby
from heorot.server.tables.pending_choices import PendingChoices
from heorot.server.tables.played import AROUND, Played
from heorot.server.tables.table_state import Asking, Change, Decide, Seat, Stage, TableState, check_bot, clean

ABSENCE = 120_000  # milliseconds for which somebody must be away before their seat can be freed


class Match(Played):
    """A game that is played at a table, by its record."""

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(lobby.id, lobby.secret, lobby.opened, lobby.presence, lobby.game)
        self.seats, self.said, self.barred = lobby.seats, lobby.said, lobby.barred
        self.record = lobby.new_record([seat.salt for seat in lobby.seats])
        self.choices = PendingChoices()
        self.undos = 0
        self.undone_at = 0  # the line of the last undo
        self.earned: list[tuple[int, int]] = []  # the lines whose moves gave a bonus of time, and the seats
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

    def spent(self, number: int, now: int) -> int:
        """Return what the running clock of a seat has cost so far."""
        since = self.seats[number].since
        return 0 if since is None or not self.opened.clock else min(max(0, now - since), self.seats[number].left)

    # deciding: moves

    def in_play(self, who: Person, number: int) -> Seat:
        """Return a person's seat in a game that is on."""
        self.need("playing")
        return self.seat(who, number)

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

    # deciding: what concerns all

    def propose(self, who: Person, command: protocol.Propose, now: int) -> list[Entry]:
        """Ask all to end or to pause."""
        self.in_play(who, command.seat)
        if command.what == "pause" and self.paused:
            raise Refused("not-now", "the game is paused already")
        return self.asked(command.seat, command.what, 0, now)

    def asked(self, number: int, what: Literal["undo", "end", "pause"], line: int, now: int) -> list[Entry]:
        """Return what comes of asking all others; where there is nobody to ask, it is done."""
        if self.asking is not None:
            raise Refused("not-now", "something else is being asked already")
        if self.seats[number].stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        return [log.Asked(number, what, line), *self.settled(Asking(number, what, line, self.asked_by(number)), now)]

    def answer(self, who: Person, command: protocol.Answer, now: int) -> list[Entry]:
        """Answer what is asked; the asker may withdraw by a no."""
        self.in_play(who, command.seat)
        if self.asking is None:
            raise Refused("not-now", "nothing is being asked")
        if command.seat not in self.asking.waiting and not (command.seat == self.asking.seat and not command.yes):
            raise Refused("not-now", "this seat is not asked")
        agreed = self.settled(self.asking.without(command.seat), now) if command.yes else []
        return [log.Answered(command.seat, command.yes), *agreed]

    def settled(self, asking: Asking | None, now: int, left: int | None = None) -> list[Entry]:
        """Return what comes of something asked once all have agreed; the clock of a seat that has just `left` rests already."""
        if asking is None or asking.waiting:
            return []
        if asking.what == "undo":
            return [Recorded(play.Undone(asking.line))]
        if asking.what == "end":
            draft = Draft(self.record)
            draft.close(AGREED)
            return draft.done()
        seats = range(len(self.seats))
        return [log.Paused([0 if i == left else self.spent(i, now) for i in seats] if self.opened.clock else [])]

    def resume(self, who: Person, command: protocol.Resume, _: int) -> list[Entry]:
        """Go on after a pause."""
        self.in_play(who, command.seat)
        if not self.paused:
            raise Refused("not-now", "the game is not paused")
        return [log.Resumed(command.seat)]

    # deciding: who plays

    def sit(self, who: Person, command: protocol.Sit, _: int) -> list[Entry]:
        """Take over a seat that was freed; nobody plays against themselves so, and nobody comes to see a hidden hand."""
        name = clean(clean_name, command.name) if command.name else who.name
        self.need("playing")
        if self.seats_of(who.id):
            raise Refused("not-now", "you sit here already")
        if self.hides:
            said = protocol.Message("trouble-hidden-hands", {})
            raise Refused(
                "not-yours", "hands are hidden here: only its own person may come back to a seat, nobody new may take it over", "", said
            )
        for i, seat in enumerate(self.seats):
            if seat.freed and command.seat in (None, i) and hmac.compare_digest(command.code.encode(), self.invitation(i).encode()):
                return [log.Moved(i, who.id, name)]
        raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")

    def remove(self, who: Person, command: protocol.Remove, now: int) -> list[Entry]:
        """Let a bot play on for somebody who has long been away: whoever plays may do so, and the opener."""
        if self.how or not self.seats_of(who.id):
            self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind != "person":
            raise Refused("not-now", "nobody sits there")
        self.need("playing")
        if self.opened.clock and not seat.stand_in:
            raise Refused("not-now", "a clock runs for this seat: when it falls, a bot plays on")
        if command.seat in self.presence.here or now - self.presence.last.get(command.seat, 0) < ABSENCE:
            raise Refused("not-now", f"this person is here, or was within the last {ABSENCE // 60_000} minutes")
        if seat.conceded or seat.freed:
            raise Refused("not-now", "a bot plays for this seat already" if seat.freed else "this person gave up")
        stood_in = log.Stoodin(command.seat, seat.stand_in or BEST, "freed", self.spent(command.seat, now))
        return [stood_in, *self.settled(self.asking and self.asking.without(command.seat), now, command.seat)]

    def concede(self, who: Person, command: protocol.Concede, now: int) -> list[Entry]:
        """Give up: a bot plays on, unless nobody is left to play against."""
        seat = self.in_play(who, command.seat)
        if seat.conceded:
            raise Refused("not-now", "this seat has given up already")
        draft = Draft(self.record)
        draft.concede(command.seat)
        draft.entries.append(log.Stoodin(command.seat, seat.stand_in or BEST, "conceded", self.spent(command.seat, now)))
        playing = [other for i, other in enumerate(self.seats) if not other.conceded and i != command.seat]
        if len(playing) < 2 or not any(other.kind == "person" for other in playing):
            draft.close(CONCEDED)
            return draft.done()
        return [*draft.done(), *self.settled(self.asking and self.asking.without(command.seat), now, command.seat)]

    def leave(self, who: Person, command: protocol.Leave, now: int) -> list[Entry]:
        """Let a bot play on for a seat."""
        seat = self.in_play(who, command.seat)
        bot = current(command.bot)  # a page that was loaded before the names changed says the old one
        check_bot(bot)
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat already")
        return [log.Stoodin(command.seat, bot, "left", self.spent(command.seat, now))]

    def come_back(self, who: Person, command: protocol.Return, _: int) -> list[Entry]:
        """Play one's seat again."""
        seat = self.in_play(who, command.seat)
        if not seat.stand_in or seat.conceded:
            raise Refused("not-now", "this seat has given up" if seat.conceded else "nobody plays for this seat")
        return [log.Returned(command.seat)]

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
            dropped = self.overtake()
            if happened is None:
                return []
            says = tuple((said.event.audience, saying(said)) for said in happened.sayings)
            return [TableEvent(seq, at, None, number, entry.seat, entry.text, happened.otherwise, says, table=dropped)]
        if isinstance(entry, play.Undone):
            self.choices.clear()
            self.undos += 1
            self.undone_at = number
            self.give_back(entry.to)
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
        return [alone, TableEvent(seq, at, protocol.Sealed(entry.seat, chosen), table=chosen and self.overtake())]

    def overtake(self) -> bool:
        """Drop what was asked about taking back an earlier move, for another one was made; returns whether anything was."""
        return self.asking is not None and self.asking.what == "undo" and self.drop_asking()

    def drop_asking(self) -> bool:
        """Forget what was asked; returns whether anything was."""
        dropped, self.asking = self.asking is not None, None
        return dropped

    # clocks

    def charge(self, number: int, spent: int, line: int) -> None:
        """Take what a move has cost from its seat's clock, and give the bonus."""
        if self.opened.clock and number >= 0 and not self.seats[number].player:
            self.stop_clock(self.seats[number], spent)
            self.seats[number].left += self.opened.clock.bonus
            self.earned.append((line, number))

    def give_back(self, to: int) -> None:
        """Take the bonus of moves that are taken back: they have earned none."""
        if self.opened.clock:
            for line, number in self.earned:
                if line >= to:
                    self.seats[number].left = max(0, self.seats[number].left - self.opened.clock.bonus)
            self.earned = [(line, number) for line, number in self.earned if line < to]

    def stop_clock(self, seat: Seat, spent: int) -> None:
        """Take what a move has cost from a seat's clock, which rests then."""
        seat.left = max(0, seat.left - spent)
        seat.since = None

    def start_clocks(self, now: int) -> None:
        """Let the clocks of those who have to act run, and no others."""
        if not self.opened.clock:
            return
        acting = self.actors()
        for i, seat in enumerate(self.seats):
            if i not in acting or seat.player:
                seat.since = None
            elif seat.since is None:
                seat.since = now

    def due_at(self) -> int | None:
        """Return when the next clock falls."""
        due = [seat.since + seat.left for seat in self.seats if seat.since is not None] if self.opened.clock else []
        return min(due, default=None)

    def expire(self, now: int) -> list[Entry]:
        """Return what comes of clocks that have fallen: a bot plays on for every seat whose time is over."""
        fallen = [i for i, seat in enumerate(self.seats) if seat.since is not None and seat.since + seat.left <= now]
        return [log.Stoodin(i, BEST, "time") for i in fallen]

    DECISIONS: ClassVar[dict[type, Decide]] = {
        protocol.Move: move, protocol.Undo: undo, protocol.Propose: propose, protocol.Answer: answer, protocol.Resume: resume,
        protocol.Sit: sit, protocol.Remove: remove, protocol.Concede: concede, protocol.Leave: leave, protocol.Return: come_back,
        protocol.Say: TableState.say,
    }  # fmt: skip
    CHANGES: ClassVar[dict[type, Change]] = AROUND
