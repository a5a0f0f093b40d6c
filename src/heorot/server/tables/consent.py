"""What needs the consent of all who remain: to end unscored, to pause, to take back, and what concerns the seat of somebody else.

Everybody is asked who has not given up, also who is away. Nobody is waited for who has been away for the whole grace. Who has a bot playing
because they did not play themselves is asked only for what would do them harm (`WITHOUT_SAY`).
"""

from __future__ import annotations

from heorot.bots import BEST
from heorot.core import play
from heorot.core.record import AGREED, CONCEDED, Record
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.clocks import Clocked
from heorot.server.tables.draft import Draft, Entry, Recorded
from heorot.server.tables.table_state import OVERDUE, WITHOUT_SAY, Asking, Seat


class Consenting(Clocked):
    """A game in which all are asked."""

    record: Record

    def in_play(self, who: Person, number: int) -> Seat:
        """Return a person's seat in a game that is on."""
        self.need("playing")
        return self.seat(who, number)

    # asking and answering

    def propose(self, who: Person, command: protocol.Propose, now: int) -> list[Entry]:
        """Ask all others for something."""
        self.in_play(who, command.seat)
        if command.what == "pause" and self.paused:
            raise Refused("not-now", "the game is paused already")
        of = -1
        if command.what in ("stand-in", "hand-on", "claim"):
            of = self.other_seat(who, command.of)
            self.check_about(command.what, command.seat, of, now)
        elif command.of is not None:
            raise Refused("bad-message", "this is about no seat")
        return self.asked(command.seat, command.what, 0, now, of)

    def other_seat(self, who: Person, number: int | None) -> int:
        """Return the number of a seat that another person plays."""
        if number is None:
            raise Refused("bad-message", "which seat is this about?")
        seat = self.any_seat(number)
        if seat.kind != "person" or seat.person == who.id:
            raise Refused("not-now", "nobody else sits there")
        if seat.conceded:
            raise Refused("not-now", "this person gave up")
        return number

    def check_about(self, what: log.What, number: int, of: int, now: int) -> None:
        """Refuse to ask about a seat what is not yet to be asked."""
        seat = self.seats[of]
        if what == "claim" and seat.why != "time":
            raise Refused("not-now", "the time of this seat is not up")
        if what == "hand-on":
            self.check_hand_on(number, of, now)
        if what == "stand-in" and not self.is_stalled(of, now):
            minutes = protocol.Message("trouble-patience", {"seconds": self.presence.grace // 1000})
            raise Refused("not-now", "nudge them first, and give them the time that a seat waits for somebody", "", minutes)

    def check_hand_on(self, number: int, of: int, now: int) -> None:
        """Refuse to ask whether somebody else may play a seat: it takes a person who is away, and another one than the asker who agrees."""
        seat = self.seats[of]
        if not seat.overdue or not self.presence.is_away(of, now):
            raise Refused("not-now", "a bot has to stand in for this seat first")
        if self.is_open_to_others(seat):
            raise Refused("not-now", "an invitation opens this seat already")
        if not self.asked_by(number, "hand-on", of):
            said = protocol.Message("trouble-hand-on-alone", {})
            raise Refused("not-now", "nobody else is left who could agree: nobody decides alone who sees a hand", "", said)

    def is_stalled(self, number: int, now: int) -> bool:
        """Whether a seat keeps all waiting: it is its turn, and it has not moved for the whole grace after a nudge."""
        nudged = self.seats[number].nudged
        return nudged is not None and now - nudged >= self.presence.grace and number in self.actors() and not self.opened.clock

    def asked(self, number: int, what: log.What, line: int, now: int, of: int = -1) -> list[Entry]:
        """Return what comes of asking all others; where there is nobody to ask, it is done."""
        if self.asking is not None and not (of >= 0 and self.seats[self.asking.seat].person == self.seats[of].person):
            raise Refused("not-now", "something else is being asked already")  # but nobody fends off by a question what concerns them
        if self.seats[number].stand_in:
            raise Refused("not-now", "a bot plays for this seat: come back first")
        return [log.Asked(number, what, line, of), *self.waited(Asking(number, what, line, self.asked_by(number, what, of), of), now)]

    def answer(self, who: Person, command: protocol.Answer, now: int) -> list[Entry]:
        """Answer what is asked; the asker may withdraw by a no."""
        self.in_play(who, command.seat)
        if self.asking is None:
            raise Refused("not-now", "nothing is being asked")
        if command.seat not in self.asking.waiting and not (command.seat == self.asking.seat and not command.yes):
            raise Refused("not-now", "this seat is not asked")
        answered = log.Answered(command.seat, command.yes)
        return [answered, *self.waited(self.asking.with_yes(command.seat), now)] if command.yes else [answered]

    def resume(self, who: Person, command: protocol.Resume, _: int) -> list[Entry]:
        """Go on after a pause."""
        self.in_play(who, command.seat)
        if not self.paused:
            raise Refused("not-now", "the game is not paused")
        return [log.Resumed(command.seat)]

    # waiting

    def may_be_excused(self, number: int) -> bool:
        """Whether a seat's absence is one that nobody need wait for in the end: where clocks run, the clock decides first."""
        return not self.opened.clock or bool(self.seats[number].stand_in)

    def waited(self, asking: Asking | None, now: int, left: int | None = None) -> list[Entry]:
        """Return who need not be waited for, and what comes of it once all have agreed."""
        if asking is None:
            return []
        away = [i for i in asking.waiting if self.may_be_excused(i) and self.presence.is_away(i, now)]
        excused: list[Entry] = [log.Excused(away)] if away else []
        return [*excused, *self.settled(asking.without(*away), now, left)]

    def settled(self, asking: Asking, now: int, left: int | None = None) -> list[Entry]:
        """Return what comes of something asked once all have agreed; the clock of a seat that has just `left` rests already."""
        if asking.waiting:
            return []
        if asking.what == "undo":
            return [Recorded(play.Undone(asking.line))]
        if asking.what == "end":
            draft = Draft(self.record)
            draft.close(AGREED)
            return draft.done()
        if asking.what == "stand-in":
            return [log.Stoodin(asking.of, BEST, "asked", self.spent(asking.of, now))]
        if asking.what == "hand-on":  # that others need not be waited for is no yes of theirs
            return [log.Handed(asking.of)] if asking.agreed else [log.Answered(asking.seat, False)]
        if asking.what == "claim":
            return self.given_up(asking.of, now)
        seats = range(len(self.seats))
        return [log.Paused([0 if i == left else self.spent(i, now) for i in seats] if self.opened.clock else [])]

    def given_up(self, number: int, now: int) -> list[Entry]:
        """Return that a seat has given up: a bot plays on, unless nobody is left to play against.

        Whoever gives up when all other people let them wait loses nothing by it: it ends unscored.
        """
        draft = Draft(self.record)
        others = [i for i, other in enumerate(self.seats) if not other.conceded and i != number]
        people = [i for i in others if self.seats[i].kind == "person"]
        if not self.seats[number].overdue and people and all(self.lets_wait(i, now) for i in people):
            draft.close(AGREED)
            return draft.done()
        draft.concede(number)
        draft.entries.append(log.Stoodin(number, self.seats[number].stand_in or BEST, "conceded", self.spent(number, now)))
        if len(others) < 2 or not people:
            draft.close(CONCEDED)
            return draft.done()
        asking = self.asking if self.asking is None or self.asking.of != number else None
        return [*draft.done(), *self.waited(asking and asking.without(number), now, number)]

    def lets_wait(self, number: int, now: int) -> bool:
        """Whether a bot plays for somebody because they did not; or might, for it is their turn and they have been away for the grace."""
        away = not self.opened.clock and number in self.actors() and self.presence.is_away(number, now)
        return away or self.seats[number].overdue

    def due_at(self) -> int | None:
        """Return when the next clock falls, or the next one who is asked has been away for the whole grace."""
        away = [i for i in self.asking.waiting if self.may_be_excused(i)] if self.asking else []
        until = [self.presence.away_until(i) for i in away]
        return min([*self.clocks_due(), *(time for time in until if time is not None)], default=None)

    def expire(self, now: int) -> list[Entry]:
        """Return what comes of clocks that have fallen, and of people who are asked and have been away for too long."""
        fallen, asking = self.fallen(now), self.asking
        if asking is not None and "time" in WITHOUT_SAY.get(asking.what, OVERDUE):
            asking = asking.without(*(one.seat for one in fallen))
        return [*fallen, *self.waited(asking, now)]
