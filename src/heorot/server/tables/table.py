"""What may be asked of a table, and what it answers. It knows no network, no database and no clock of its own.

A command is decided by a method that either raises `Refused`, and then nothing has changed, or puts entries
into the log (`table_state.py`).
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Any

from heorot.bots import BEST, BOTS, LEVELS, current, no_bot
from heorot.core.dealing import SALT_BYTES, salt_commitment
from heorot.core.errors import HeorotError
from heorot.server import protocol
from heorot.server.people.sanitize import clean_chat, clean_name
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.advice import meant
from heorot.server.tables.table_state import Seat, TableState

SILENCE = 30_000  # milliseconds in which every seat must reveal its salt
ABSENCE = 120_000  # milliseconds for which somebody must be away before their seat can be freed
LONGEST_LOG = 10_000  # entries, after which only what brings the game to its end is heard
MOST_SAID = 1_000
NEEDED = (
    protocol.Move, protocol.Reveal, protocol.Answer, protocol.Concede, protocol.Leave, protocol.Return, protocol.Resume, protocol.Stand,
)  # fmt: skip


class Table(TableState):
    """One table."""

    # what may be asked

    def do(self, who: Person, command: protocol.AnyCommand, now: int) -> None:
        """Do what a person asks, or say why not."""
        if self.frozen:
            raise Refused("frozen", "this game was begun under other rules: it can be read and kept, but not played on")
        if self.entries > LONGEST_LOG and not isinstance(command, NEEDED):
            raise Refused("too-many", "too much has happened at this table")
        self.now, self.by, self.key = now, who.id, command.key
        try:
            DEEDS[type(command)](self, who, command)
        finally:
            self.by = self.key = ""

    def need(self, *stages: str) -> None:
        """Refuse what cannot be done at this stage."""
        if self.stage not in stages:
            said = {"gathering": "the table still gathers", "sealing": "the game is about to begin", "playing": "the game is on"}
            raise Refused("not-now", said.get(self.stage, "the game is over"))

    def need_opener(self, who: Person) -> None:
        """Refuse what only the opener may do."""
        if who.id != self.opened.opener:
            raise Refused("not-yours", "only who opened the table can do this")

    def seat(self, who: Person, number: int) -> Seat:
        """Return a seat, if it is this person's."""
        if number >= len(self.seats) or self.seats[number].person != who.id:
            raise Refused("not-yours", "this seat is not yours")
        return self.seats[number]

    def any_seat(self, number: int) -> Seat:
        """Return a seat by its number."""
        if number >= len(self.seats):
            raise Refused("not-found", f"there is no seat {number}; the seats are 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def sit(self, who: Person, command: protocol.Sit) -> None:
        """Sit down, or in a game without hidden hands take over a seat that was freed."""
        name = clean(clean_name, command.name) if command.name else who.name
        if self.stage == "playing":
            self.take_over(who, command, name)
            return
        self.need("gathering")
        number = self.open_seat(who, command)
        if command.commitment and command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "another seat has promised the same salt")
        self.put(log.Sat(number, who.id, name))
        if command.commitment:
            self.put(log.Promised(number, command.commitment))

    def open_seat(self, who: Person, command: protocol.Sit) -> int:
        """Return the free seat a person may take."""
        free = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        if command.seat is not None:
            self.any_seat(command.seat)
            if command.seat not in free:
                raise Refused("seat-taken", "somebody sits there already")
            free = [command.seat]
        invited = [i for i in free if command.code and hmac.compare_digest(command.code.encode(), self.invitation(i).encode())]
        if invited:
            return invited[0]
        coded = hmac.compare_digest(command.code.strip().upper().encode(), self.code.encode())
        if who.id != self.opened.opener and (who.id in self.barred or not (self.opened.listed or coded)):
            raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")
        if not free:
            raise Refused("seat-taken", "all seats are taken")
        return free[0]

    def take_over(self, who: Person, command: protocol.Sit, name: str) -> None:
        """Take over a seat that was freed; nobody plays against themselves so, and nobody comes to see a hidden hand."""
        if self.seats_of(who.id):
            raise Refused("not-now", "you sit here already")
        if self.hides:
            said = protocol.Message("trouble-hidden-hands", {})
            raise Refused(
                "not-yours", "hands are hidden here: only its own person may come back to a seat, nobody new may take it over", "", said
            )
        for i, seat in enumerate(self.seats):
            if seat.freed and command.seat in (None, i) and hmac.compare_digest(command.code.encode(), self.invitation(i).encode()):
                self.put(log.Moved(i, who.id, name))
                return
        raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")

    def stand(self, who: Person, command: protocol.Stand) -> None:
        """Leave before the game begins."""
        self.need("gathering", "sealing")
        self.seat(who, command.seat)
        self.clear(command.seat, "left")

    def clear(self, number: int, why: Any) -> None:
        """Free a seat; if salts were being revealed, all begins anew."""
        self.put(log.Stood(number, why))
        if self.stage == "sealing":
            self.put(log.Reopened())

    def set_bot(self, who: Person, command: protocol.Bot) -> None:
        """Let a bot sit down or get up."""
        self.need("gathering")
        self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind == "person":
            raise Refused("seat-taken", "somebody sits there already")
        if command.bot is None:
            if seat.kind == "bot":
                self.put(log.Stood(command.seat, "removed"))
            return
        check_bot(command.bot)
        number = 1 + sum(other.bot == command.bot for i, other in enumerate(self.seats) if i < command.seat)
        self.put(log.Botted(command.seat, command.bot, f"{command.bot.capitalize()} {number}"))

    def remove(self, who: Person, command: protocol.Remove) -> None:
        """Free somebody's seat: the opener before the game begins; in it whoever plays, if that person has long been away."""
        if self.stage != "playing" or not self.seats_of(who.id):
            self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind != "person":
            raise Refused("not-now", "nobody sits there")
        if self.stage in ("gathering", "sealing"):
            self.clear(command.seat, "removed")
            return
        self.need("playing")
        if command.seat in self.here or self.now - self.last_here.get(command.seat, 0) < ABSENCE:
            raise Refused("not-now", f"this person is here, or was within the last {ABSENCE // 60_000} minutes")
        if seat.conceded or seat.freed:
            raise Refused("not-now", "a bot plays for this seat already" if seat.freed else "this person gave up")
        self.put(log.Stoodin(command.seat, seat.stand_in or BEST, "freed", self.spent(command.seat)))
        self.settle()

    def promise(self, who: Person, command: protocol.Promise) -> None:
        """Promise a salt."""
        self.need("gathering")
        self.seat(who, command.seat)
        if command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "a seat has promised the same salt")
        self.put(log.Promised(command.seat, command.commitment))

    def start(self, who: Person, _: protocol.Start) -> None:
        """Begin: seats that promised no salt are given one, the others have to reveal theirs."""
        self.need("gathering")
        self.need_opener(who)
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("not-now", "not all seats are taken")
        self.put(log.Closed())
        for i, seat in enumerate(self.seats):
            if not seat.commitment:
                self.put(log.Salted(i, secrets.token_hex(SALT_BYTES)))
        self.begin_when_revealed()

    def reveal(self, who: Person, command: protocol.Reveal) -> None:
        """Reveal a salt; the last one begins the game."""
        self.need("sealing")
        seat = self.seat(who, command.seat)
        if seat.salt:
            raise Refused("not-now", "this salt is revealed already")
        if salt_commitment(bytes.fromhex(command.salt)) != seat.commitment:
            raise Refused("not-now", "this is not the salt that was promised")
        self.put(log.Revealed(command.seat, command.salt))
        self.begin_when_revealed()

    def begin_when_revealed(self) -> None:
        """Begin the game if all salts are known."""
        if all(seat.salt for seat in self.seats):
            self.record = self.begin()
            self.record_that(self.record.open)
            self.happened(protocol.Began())
            self.deal()

    def silent(self, now: int) -> None:
        """Gather again if some seat has not revealed its salt in time."""
        if self.stage != "sealing" or now < self.closed_at + SILENCE:
            return
        self.now = now
        for i, seat in enumerate(self.seats):
            if not seat.salt:
                self.put(log.Stood(i, "silent"))
        self.put(log.Reopened())

    def in_play(self, who: Person, number: int) -> Seat:
        """Return a person's seat in a game that is on."""
        self.need("playing")
        return self.seat(who, number)

    def move(self, who: Person, command: protocol.Move) -> None:
        """Make a person's move."""
        seat = self.in_play(who, command.seat)
        if self.paused:
            raise Refused("not-now", "the game is paused")
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        if command.line and not self.is_turn_of(command.seat, command.line):
            raise Refused("not-now", "this move was meant for another turn")
        self.play(command.seat, command.move)

    def play(self, number: int, text: str) -> None:
        """Make a seat's move, if it is legal, and let the dealer do what follows."""
        assert self.record is not None
        move = self.legal_move(number, text)
        if len(self.record.state.actors()) > 1:
            self.lay(number, move)
            return
        self.make(move, number, self.spent(number))
        self.deal()

    def lay(self, number: int, move: int) -> None:
        """Let a seat choose while others do; once all have, it is all made, seat by seat."""
        assert self.record is not None
        state = self.standing(number).copy()
        text = self.record.game.notation(move, state)
        state.apply(move, number)
        self.put(log.Laid(number, text, number not in state.actors(), self.spent(number)))
        if self.choices.whole.issuperset(self.record.state.actors()):
            for seat, moves in self.choices.clear().items():
                for chosen in moves:
                    self.make(chosen, seat)
            self.deal()

    def legal_move(self, number: int, text: str) -> int:
        """Return the move a text means, or say why it is none; all that is said is from what the seat sees."""
        assert self.record is not None
        if number not in self.standing(None).actors():
            raise Refused("not-now", "it is not your turn")
        offered = self.offered.get(number, {}).get(text)
        if offered is not None:
            return offered
        return meant(self.record.game, self.standing(number).seen_by(number), number, text)

    def spent(self, number: int) -> int:
        """Return what the running clock of a seat has cost so far."""
        since = self.seats[number].since
        return 0 if since is None or not self.opened.clock else min(max(0, self.now - since), self.seats[number].left)

    def turn_of(self, number: int) -> tuple[int, int]:
        """Return which turn of a seat it is: another one once it has moved, or once something was taken back."""
        assert self.record is not None
        return self.undos, sum(seat == number for _, seat, _ in self.record.play.moves) + len(self.choices.before(number))

    def is_turn_of(self, number: int, line: int) -> bool:
        """Whether a seat that was told at this line to move still has to make that very move."""
        assert self.record is not None
        if self.choices.before(number):
            return line == self.line_of(number)
        moved = any(made >= line and seat == number for made, seat, _ in self.record.play.moves)
        return self.undone_at < line <= self.record.next_line and not moved

    def bot_plays(self, number: int, text: str, turn: tuple[int, int], now: int) -> bool:
        """Make a bot's move, unless the table has changed since it was asked; returns whether it was made."""
        if number not in self.actors() or self.turn_of(number) != turn or not self.seats[number].player:
            return False
        self.now = now
        self.play(number, text)
        return True

    def undo(self, who: Person, command: protocol.Undo) -> None:
        """Take back a seat's last move: freely while nobody else has acted, else if all agree."""
        if self.in_play(who, command.seat).stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        if self.choices.before(command.seat):
            self.put(log.Lifted(command.seat, command.seat in self.choices.whole))
            return
        assert self.record is not None
        moves = self.record.play.moves
        own = [i for i, (_, seat, _) in enumerate(moves) if seat == command.seat]
        if not own:
            raise Refused("not-now", "there is nothing to take back")
        line = moves[own[-1]][0]
        if all(seat == command.seat for _, seat, _ in moves[own[-1] :]) and not self.choices.whole:
            self.take_back(line)
        else:
            self.ask(command.seat, "undo", line)

    def propose(self, who: Person, command: protocol.Propose) -> None:
        """Ask all to end or to pause."""
        self.in_play(who, command.seat)
        if command.what == "pause" and self.paused:
            raise Refused("not-now", "the game is paused already")
        self.ask(command.seat, command.what, 0)

    def ask(self, number: int, what: Any, line: int) -> None:
        """Ask all others; where there is nobody to ask, it is done."""
        if self.asking is not None:
            raise Refused("not-now", "something else is being asked already")
        if self.seats[number].stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        self.put(log.Asked(number, what, line))
        self.settle()

    def answer(self, who: Person, command: protocol.Answer) -> None:
        """Answer what is asked; the asker may withdraw by a no."""
        self.in_play(who, command.seat)
        if self.asking is None:
            raise Refused("not-now", "nothing is being asked")
        if command.seat not in self.asking.waiting and not (command.seat == self.asking.seat and not command.yes):
            raise Refused("not-now", "this seat is not asked")
        self.put(log.Answered(command.seat, command.yes))
        self.settle()

    def settle(self) -> None:
        """Do what was asked once all have agreed."""
        asking = self.asking
        if asking is None or asking.waiting:
            return
        if asking.what == "undo":
            self.take_back(asking.line)
        elif asking.what == "end":
            self.close("agreed")
        else:
            self.put(log.Paused([self.spent(i) for i in range(len(self.seats))] if self.opened.clock else []))

    def resume(self, who: Person, command: protocol.Resume) -> None:
        """Go on after a pause."""
        self.in_play(who, command.seat)
        if not self.paused:
            raise Refused("not-now", "the game is not paused")
        self.put(log.Resumed(command.seat))

    def concede(self, who: Person, command: protocol.Concede) -> None:
        """Give up: a bot plays on, unless nobody is left to play against."""
        seat = self.in_play(who, command.seat)
        if seat.conceded:
            raise Refused("not-now", "this seat has given up already")
        self.give_up(command.seat)
        self.put(log.Stoodin(command.seat, seat.stand_in or BEST, "conceded", self.spent(command.seat)))
        playing = [other for other in self.seats if not other.conceded]
        if len(playing) < 2 or not any(other.kind == "person" for other in playing):
            self.close("conceded")
        else:
            self.settle()

    def leave(self, who: Person, command: protocol.Leave) -> None:
        """Let a bot play on for a seat."""
        seat = self.in_play(who, command.seat)
        bot = current(command.bot)  # a page that was loaded before the names changed says the old one
        check_bot(bot)
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat already")
        self.put(log.Stoodin(command.seat, bot, "left", self.spent(command.seat)))
        self.settle()

    def come_back(self, who: Person, command: protocol.Return) -> None:
        """Play one's seat again."""
        seat = self.in_play(who, command.seat)
        if not seat.stand_in or seat.conceded:
            raise Refused("not-now", "this seat has given up" if seat.conceded else "nobody plays for this seat")
        self.put(log.Returned(command.seat))

    def say(self, who: Person, command: protocol.Say) -> None:
        """Say something to all."""
        text = clean(clean_chat, command.text)
        if not self.opened.watched and who.id != self.opened.opener and not self.seats_of(who.id):
            raise Refused("not-yours", "only who sits here can speak here")
        if self.said >= MOST_SAID:
            raise Refused("too-many", "enough has been said at this table")
        self.put(log.Said(who.id, who.name, text))

    # clocks

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
        """Return when something is due: a clock falls, or the salts must be in."""
        due = [seat.since + seat.left for seat in self.seats if seat.since is not None] if self.opened.clock else []
        if self.stage == "sealing":
            due.append(self.closed_at + SILENCE)
        return min(due, default=None)

    def fall(self, now: int) -> None:
        """Let a bot play on for every seat whose time is over, and gather again where salts are missing."""
        self.silent(now)
        self.now = now
        for i, seat in enumerate(self.seats):
            if seat.since is not None and seat.since + seat.left <= now:
                self.put(log.Stoodin(i, BEST, "time"))
        self.settle()


DEEDS: dict[type, Callable[[Table, Person, Any], None]] = {
    protocol.Sit: Table.sit, protocol.Stand: Table.stand, protocol.Bot: Table.set_bot, protocol.Remove: Table.remove,
    protocol.Promise: Table.promise, protocol.Start: Table.start, protocol.Reveal: Table.reveal, protocol.Move: Table.move,
    protocol.Undo: Table.undo, protocol.Propose: Table.propose, protocol.Answer: Table.answer, protocol.Resume: Table.resume,
    protocol.Concede: Table.concede, protocol.Leave: Table.leave, protocol.Return: Table.come_back, protocol.Say: Table.say,
}  # fmt: skip


def clean(cleaner: Callable[[str], str], text: str) -> str:
    """Return what somebody typed, made fit to be read, or refuse it."""
    try:
        return cleaner(text)
    except HeorotError as why:
        raise Refused("bad-name", str(why)) from None


def check_bot(name: str) -> None:
    """Refuse a bot that is not offered."""
    if name not in BOTS and name not in LEVELS:
        raise Refused("bad-option", no_bot(name))
