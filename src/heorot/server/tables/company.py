"""Who plays which seat once the game is on. A seat is its person's: others may stand in for them, and they come back at any time."""

from __future__ import annotations

import hmac

from heorot.bots import BEST, current
from heorot.server import protocol
from heorot.server.people.sanitize import clean_name
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.consent import Consenting
from heorot.server.tables.draft import Entry
from heorot.server.tables.table_state import check_bot, clean


class Company(Consenting):
    """A game and those who play it."""

    def sit(self, who: Person, command: protocol.Sit, _: int) -> list[Entry]:
        """Play a seat for somebody who is away, if an invitation opens it; nobody plays against themselves so."""
        name = clean(clean_name, command.name) if command.name else who.name
        self.need("playing")
        if self.seats_of(who.id):
            raise Refused("not-now", "you sit here already")
        for i, seat in enumerate(self.seats):
            if seat.freed and command.seat in (None, i) and hmac.compare_digest(command.code.encode(), self.invitation(i).encode()):
                self.check_open(i)
                return [log.Moved(i, who.id, name)]
        if self.hides and not any(map(self.is_open_to_others, self.seats)):
            raise hidden()
        raise Refused("bad-code", "this invitation opens no seat here: it may have been used already")

    def check_open(self, number: int) -> None:
        """Refuse a seat that is nobody else's to play."""
        if not self.is_open_to_others(self.seats[number]):
            raise hidden()
        if number in self.presence.here:
            raise Refused("not-now", "its own person is here again")

    def remove(self, who: Person, command: protocol.Remove, now: int) -> list[Entry]:
        """Let a bot play on for somebody who has been away for the whole grace: whoever plays may do so, and the opener."""
        if self.how or not self.seats_of(who.id):
            self.need_opener(who)
        seat = self.any_seat(command.seat)
        if seat.kind != "person":
            raise Refused("not-now", "nobody sits there")
        self.need("playing")
        if self.opened.clock and not seat.stand_in:
            raise Refused("not-now", "a clock runs for this seat: when it falls, a bot plays on")
        if not self.presence.is_away(command.seat, now):
            seconds = self.presence.grace // 1000
            said = protocol.Message("trouble-grace", {"seconds": seconds})
            raise Refused("not-now", f"this person is here, or was within the last {seconds} seconds", "", said)
        if seat.conceded or seat.freed:
            raise Refused("not-now", "a bot plays for this seat already" if seat.freed else "this person gave up")
        stood_in = log.Stoodin(command.seat, seat.stand_in or BEST, "freed", self.spent(command.seat, now))
        return [stood_in, *self.waited(self.asking and self.asking.without(command.seat), now, command.seat)]

    def nudge(self, who: Person, command: protocol.Nudge, now: int) -> list[Entry]:
        """Remind somebody that it is their turn: once a turn, and where no clock does it."""
        self.in_play(who, command.seat)
        of = self.other_seat(who, command.of)
        if self.opened.clock:
            raise Refused("not-now", "a clock runs for this seat")
        if of not in self.actors() or self.seats[of].player:
            raise Refused("not-now", "it is not their turn")
        if self.seats[of].nudged is not None:
            raise Refused("not-now", "they were nudged already")
        return [log.Nudged(command.seat, of)]

    def concede(self, who: Person, command: protocol.Concede, now: int) -> list[Entry]:
        """Give up."""
        if self.in_play(who, command.seat).conceded:
            raise Refused("not-now", "this seat has given up already")
        return self.given_up(command.seat, now)

    def leave(self, who: Person, command: protocol.Leave, now: int) -> list[Entry]:
        """Let a bot play on for a seat."""
        seat = self.in_play(who, command.seat)
        bot = current(command.bot, self.game)  # a page that was loaded before the names changed says the old one
        check_bot(bot, self.game)
        if seat.stand_in:
            raise Refused("not-now", "a bot plays for this seat already")
        return [log.Stoodin(command.seat, bot, "left", self.spent(command.seat, now))]

    def come_back(self, who: Person, command: protocol.Return, _: int) -> list[Entry]:
        """Play one's seat again, whoever played it meanwhile."""
        self.need("playing")
        seat = self.any_seat(command.seat)
        if seat.conceded and who.id in (seat.person, seat.owner):
            raise Refused("not-now", "this seat has given up")
        if seat.owner == who.id:
            if self.seats_of(who.id):
                raise Refused("not-now", "you sit here already")
            return [log.Moved(command.seat, who.id, who.name)]
        if not self.in_play(who, command.seat).stand_in:
            raise Refused("not-now", "nobody plays for this seat")
        return [log.Returned(command.seat)]

    def recognised(self, seat: int, person: str, name: str) -> list[Entry]:
        """Return that somebody plays a seat who says that it is theirs, as its person or the table's screen confirms; nothing changes."""
        self.check_knock(seat, person)
        return [log.Moved(seat, person, name)]

    def check_knock(self, number: int, person: str) -> None:
        """Refuse who cannot be the person of a seat."""
        self.need("playing")
        seat = self.any_seat(number)
        if seat.kind != "person" or seat.conceded:
            raise Refused("not-now", "nobody plays there")
        if self.seats_of(person):
            raise Refused("not-now", "you sit here already")
        if person in self.barred:
            raise Refused("not-yours", "you were asked to leave this table")


def hidden() -> Refused:
    """Return the refusal of a seat with a hidden hand."""
    sentence = "hands are hidden here: nobody new may take over a seat unless all who remain agree"
    return Refused("not-yours", sentence, "", protocol.Message("trouble-hidden-hands", {}))
