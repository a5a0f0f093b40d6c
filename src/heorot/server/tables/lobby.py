"""A table before its game: people and bots sit down, promise salts and, when it is to begin, reveal them."""

from __future__ import annotations

import hmac
import json
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal

from heorot.core.dealing import SALT_BYTES, binding, canonical, commitment, derived_salt, salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.options import Value
from heorot.core.parts import Parts
from heorot.core.record import FIRST, FORMAT, LONGEST_NAME, Header, Record
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.server import protocol
from heorot.server.people.sanitize import clean_name
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.draft import Entry
from heorot.server.tables.presence import Presence
from heorot.server.tables.table_state import SEATED, Change, Decide, Stage, TableState, check_bot, clean

SILENCE = 30_000  # milliseconds in which every seat must reveal its salt
MOST_ROUNDS = 100  # of revealing salts: whoever has come so far begins no more at this table
FORGIVEN = 1  # how often somebody may withhold a salt without losing the seat


class Lobby(TableState):
    """A table that gathers, or (`sealing`) at which all sit and salts are being revealed."""

    def __init__(self, id: str, secret: bytes, opened: log.Opened, presence: Presence, game: Game[Any], parts: Parts) -> None:
        super().__init__(id, secret, opened, presence, game)
        self.game: Game[Any] = game
        self.parts = parts
        self.closed_at: int | None = None  # when it was to begin
        self.header: Header | None = None  # of the record that is to begin: all that is fixed before anybody reveals a salt
        self.round = 1  # of revealing salts
        self.void: list[dict[str, Any]] = []  # the rounds before, as the record tells them
        self.withheld: Counter[str] = Counter()  # how often a person's salt did not come

    @property
    def stage(self) -> Stage:
        """Whether people may still come and go."""
        return "gathering" if self.closed_at is None else "sealing"

    def due_at(self) -> int | None:
        """Return when all salts must be in."""
        return None if self.closed_at is None else self.closed_at + SILENCE

    # deciding

    def sit(self, who: Person, command: protocol.Sit, _: int) -> list[Entry]:
        """Sit down."""
        name = clean(clean_name, command.name) if command.name else who.name
        self.need("gathering")
        number = self.open_seat(who, command)
        if not command.commitment:
            return [log.Sat(number, who.id, name)]
        if command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "another seat has promised the same salt")
        return [log.Sat(number, who.id, name), log.Promised(number, command.commitment)]

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
        if who.id != self.opened.opener:
            self.check_welcome(who)
        coded = hmac.compare_digest(command.code.strip().upper().encode(), self.code.encode())
        if who.id != self.opened.opener and (who.id in self.barred or not (self.opened.listed or coded)):
            raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")
        if not free:
            raise Refused("seat-taken", "all seats are taken")
        return free[0]

    def check_welcome(self, who: Person) -> None:
        """Refuse whom the opener has blocked; and where anybody may sit down, whom anybody has who sits there, a second seat, and whoever
        comes anew from where somebody was asked to leave.

        An invitation, which only the opener gives, opens a seat to all of them.
        """
        keepers = {self.opened.opener, *(seat.person for seat in self.seats if self.opened.listed)}
        if keepers & self.presence.shunned.get(who.id, frozenset()):
            raise Refused("bad-code", "this table is not open to you", "", protocol.Message("trouble-shunned", {}))
        if not self.opened.listed:
            return
        if self.seats_of(who.id):
            raise Refused("not-now", "at a listed table everybody has one seat", "", protocol.Message("trouble-one-seat", {}))
        if self.presence.is_newcomer(who):
            raise Refused(
                "bad-code", "somebody was asked to leave from where you are: ask the host for an invitation", "",
                protocol.Message("trouble-nod", {}),
            )  # fmt: skip

    def stand(self, who: Person, command: protocol.Stand, _: int) -> list[Entry]:
        """Leave before the game begins."""
        self.seat(who, command.seat)
        return self.freed(command.seat, "left")

    def freed(self, number: int, why: Literal["left", "removed"]) -> list[Entry]:
        """Return what comes of a seat becoming free: if salts were being revealed, all begins anew."""
        stood, drawn = log.Stood(number, why), self.drawn_again(number)
        if self.stage != "sealing":
            return [stood, *drawn]
        return [self.voided([number], why), stood, *drawn] if self.bound else [stood, log.Reopened(), *drawn]

    def voided(self, seats: Sequence[int], why: Literal["silent", "left", "removed"]) -> log.Reopened:
        """Return that a round is void, and by which seats."""
        return log.Reopened([log.Void(seat, printable(self.seats[seat].name), why) for seat in seats])

    def set_bot(self, who: Person, command: protocol.Bot, _: int) -> list[Entry]:
        """Let a bot sit down or get up."""
        self.need("gathering")
        self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind == "person":
            raise Refused("seat-taken", "somebody sits there already")
        if command.bot is None:
            return self.freed(command.seat, "removed") if seat.kind == "bot" else []
        check_bot(command.bot, self.game)
        number = 1 + sum(other.bot == command.bot for i, other in enumerate(self.seats) if i < command.seat)
        return [log.Botted(command.seat, command.bot, f"{command.bot.capitalize()} {number}")]

    def remove(self, who: Person, command: protocol.Remove, _: int) -> list[Entry]:
        """Ask somebody to leave."""
        self.need_opener(who)
        if self.any_seat(command.seat).kind != "person":
            raise Refused("not-now", "nobody sits there")
        return self.freed(command.seat, "removed")

    def promise(self, who: Person, command: protocol.Promise, _: int) -> list[Entry]:
        """Promise a salt."""
        self.need("gathering")
        self.seat(who, command.seat)
        if command.commitment in [seat.commitment for seat in self.seats]:
            raise Refused("not-now", "a seat has promised the same salt")
        return [log.Promised(command.seat, command.commitment)]

    def first(self, who: Person, command: protocol.First, _: int) -> list[Entry]:
        """Choose which seat begins, or that it is drawn."""
        self.need("gathering")
        self.need_opener(who)
        if command.seat is not None and self.any_seat(command.seat).kind == "open":
            raise Refused("not-now", "nobody sits there")
        chosen = self.begins(command.seat)
        return [] if chosen.options == self.opened.options else [chosen]

    def begins(self, seat: int | None) -> log.Begins:
        """Return that a seat begins, or that it is drawn: the option that says so has a value for the lot, then one for each seat."""
        name, values = self.game.first_option, self.beginners()
        place = 0 if seat is None else seat + 1
        if place >= len(values):
            raise Refused("bad-option", "this cannot be chosen in this game")
        options = {**self.opened.options, name: values[place]}
        try:
            self.game.begin_with(self.opened.players, self.parts, options, self.opened.rules)
        except HeorotError as why:
            raise Refused("bad-option", str(why)) from None
        return log.Begins(seat, options, self.committed(options))

    def committed(self, options: dict[str, Value]) -> str:
        """Return what binds the hall to its secret once these are the options."""
        if not self.bound:
            return commitment(self.secret, self.id, options)
        return binding(self.secret, self.id, self.opened.game, self.opened.rules, self.opened.players, options)

    def beginners(self) -> Sequence[Value]:
        """Return the values of the option that says who begins; none, where a game has no such option."""
        return next((option.values for option in self.game.options if option.name == self.game.first_option), ())

    def drawn_again(self, *freed: int) -> list[Entry]:
        """Return that it is drawn who begins, if one of these seats was to, and is free now."""
        value = self.opened.options.get(self.game.first_option)
        chosen = any(value == beginner for seat, beginner in enumerate(self.beginners()[1:]) if seat in freed)
        return [self.begins(None)] if chosen else []

    def start(self, who: Person, _: protocol.Start, __: int) -> list[Entry]:
        """Begin: seats that promised no salt have the one that the secret gives, the others have to reveal theirs."""
        self.need("gathering")
        self.need_opener(who)
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("not-now", "not all seats are taken")
        if self.bound:
            if self.round > MOST_ROUNDS:
                raise Refused("too-many", "salts were withheld here too often: open another table")
            header = self.next_header()
            return [log.Closed(canonical(header.as_json())), *self.beginning(self.given(header), header)]
        salts = ["" if seat.commitment else secrets.token_hex(SALT_BYTES) for seat in self.seats]
        return [log.Closed(), *(log.Salted(i, salt) for i, salt in enumerate(salts) if salt), *self.beginning(salts)]

    def reveal(self, who: Person, command: protocol.Reveal, _: int) -> list[Entry]:
        """Reveal a salt; the last one begins the game."""
        self.need("sealing")
        seat = self.seat(who, command.seat)
        if seat.salt:
            raise Refused("not-now", "this salt is revealed already")
        if salt_commitment(bytes.fromhex(command.salt)) != seat.commitment:
            raise Refused("not-now", "this is not the salt that was promised")
        salts = [command.salt if i == command.seat else other.salt for i, other in enumerate(self.seats)]
        return [log.Revealed(command.seat, command.salt), *self.beginning(salts)]

    @property
    def bound(self) -> bool:
        """Whether the hall is bound to all salts before anybody reveals one: a table that was opened in the first way keeps to that."""
        return self.opened.dealing > 1

    def given(self, header: Header) -> list[str]:
        """Return the salts that the secret gives to those who promised none; nothing for the others."""
        promised = header.promised
        return ["" if seat in promised else derived_salt(self.secret, self.id, header.round, seat).hex() for seat in self.range]

    @property
    def range(self) -> range:
        """The numbers of the seats."""
        return range(len(self.seats))

    def next_header(self) -> Header:
        """Return the first line of the record that is to begin, which holds every commitment before anybody reveals a salt."""
        promised = tuple(seat for seat in self.range if self.seats[seat].commitment)
        header = replace(self.header_of(FORMAT, ()), round=self.round, promised=promised, void=tuple(self.void))
        given = self.given(header)
        salts = tuple(seat.commitment or salt_commitment(bytes.fromhex(salt)) for seat, salt in zip(self.seats, given))
        return replace(header, salts=salts)

    def header_of(self, format: str, salts: tuple[str, ...]) -> Header:
        """Return the first line of a record, with these commitments of the seats to their salts."""
        opened, parts = self.opened, self.parts
        named = parts.fingerprint if parts.box else dict(parts.data)
        seats = tuple({"name": printable(seat.name)} | ({"bot": seat.bot} if seat.bot else {}) for seat in self.seats)
        return Header(
            opened.game, opened.rules, opened.players, opened.options, named, seats, self.id, opened.commitment, salts, format=format
        )

    def beginning(self, salts: Sequence[str], header: Header | None = None) -> list[Entry]:
        """Return the first lines of the record, if all salts are known: header, salts, and all that is dealt before the first move."""
        if not all(salts):
            return []
        record = self.new_record(salts, header)
        record.open()
        while record.state.actor == DEALER:
            record.deal()
        if record.state.actor == NOBODY:
            record.close()
        return [log.Line(line) for line in record.lines]

    def expire(self, now: int) -> list[Entry]:
        """Return what comes of salts that were not revealed in time: the table gathers again, and who withheld one twice loses the seat."""
        due = self.due_at()
        if due is None or now < due:
            return []
        silent = [seat for seat in self.range if not self.seats[seat].salt]
        if not self.bound:
            return [*(log.Stood(seat, "silent") for seat in silent), log.Reopened(), *self.drawn_again(*silent)]
        again = [seat for seat in silent if self.withheld[self.seats[seat].person] >= FORGIVEN]
        return [self.voided(silent, "silent"), *(log.Stood(seat, "silent") for seat in again), *self.drawn_again(*again)]

    def new_record(self, salts: Sequence[str], header: Header | None = None) -> Record:
        """Return the record of the game that is to begin, with nothing in it."""
        state = self.game.begin_with(self.opened.players, self.parts, self.opened.options, self.opened.rules)
        known = tuple(bytes.fromhex(salt) for salt in salts)
        found = header or self.header or self.header_of(FIRST, tuple(map(salt_commitment, known)))
        return Record(self.game, found, found.dealer(self.secret, known), state)

    # applying

    def on_stood(self, entry: log.Stood, at: int) -> None:
        """Nobody sits here now."""
        if entry.why == "removed":
            self.barred.add(self.seats[entry.seat].person)
            self.presence.sent_away(self.seats[entry.seat].person, at)
        super().on_stood(entry, at)

    def on_closed(self, entry: log.Closed, at: int) -> None:
        """Nobody sits down or stands up any more; who promised no salt has the one that the secret gives."""
        self.closed_at = at
        if entry.header:
            self.header = header = Header.of(json.loads(entry.header))
            for seat, salt, committed in zip(self.seats, self.given(header), header.salts):
                seat.salt, seat.commitment = salt, committed

    def on_reopened(self, entry: log.Reopened, _: int) -> None:
        """The table gathers again; by whom the round was void will stand in the record."""
        self.closed_at = self.header = None
        for one in entry.void:
            self.void.append({"round": self.round, "seat": one.seat, "name": one.name, "why": one.why})
            if one.why == "silent":
                self.withheld[self.seats[one.seat].person] += 1
        self.round += 1
        self.void_salts()

    DECISIONS: ClassVar[dict[type, Decide]] = {
        protocol.Sit: sit, protocol.Stand: stand, protocol.Bot: set_bot, protocol.Remove: remove, protocol.Promise: promise,
        protocol.First: first, protocol.Start: start, protocol.Reveal: reveal, protocol.Say: TableState.say,
    }  # fmt: skip
    CHANGES: ClassVar[dict[type, Change]] = {**SEATED, log.Stood: on_stood, log.Closed: on_closed, log.Reopened: on_reopened}


def printable(name: str) -> str:
    """Return a name as a record can hold it."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME] or "?"
