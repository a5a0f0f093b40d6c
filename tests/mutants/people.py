"""How a seat could be taken, or a table spoilt, one protection of the hall left out at a time; no rulebook says how people behave."""

from __future__ import annotations

from tests.mutants.pins import Mutant

COMPANY, STRANGERS, KNOCKS, SHUNNING, SALTS = (
    f"tests/server/test_{name}.py" for name in ("company", "strangers", "knocks", "shunning", "salts")
)


def spoilt(file: str, function: str, old: str, new: str, nth: int | None = None) -> Mutant:
    """Return a mutant that belongs to no game and no clause."""
    return Mutant("people", "spoilt", f"server/{file}", function, old, new, nth)


PEOPLE: dict[str, list[Mutant]] = {
    COMPANY: [
        # A bot plays for somebody who was away for a moment.
        spoilt("tables/presence.py", "Presence.is_away", "return until is not None and until <= now", "return until is not None"),
        # It may be let in by anybody who looks on.
        spoilt("tables/company.py", "Company.remove", "if self.how or not self.seats_of(who.id):", "if self.how:"),
        # Where clocks run, whoever is away loses the seat before the clock falls.
        spoilt("tables/company.py", "Company.remove", "if self.opened.clock and (not seat.stand_in):", "if False:"),
        spoilt(
            "tables/consent.py", "Consenting.may_be_excused",
            "return not self.opened.clock or bool(self.seats[number].stand_in)",
            "return True",
        ),
        # Who is away is not asked …
        spoilt(
            "tables/consent.py", "Consenting.waited",
            "away = [i for i in asking.waiting if self.may_be_excused(i) and self.presence.is_away(i, now)]",
            "away = [i for i in asking.waiting if i not in self.presence.here]",
        ),
        # … or for ever.
        spoilt(
            "tables/consent.py", "Consenting.waited",
            "away = [i for i in asking.waiting if self.may_be_excused(i) and self.presence.is_away(i, now)]",
            "away = []",
        ),
        # Who is here, and has a bot playing, is not asked.
        spoilt(
            "tables/table_state.py", "Seat.has_say",
            "return bool(self.person) and (not self.conceded) and (self.why not in WITHOUT_SAY.get(what, OVERDUE))",
            "return bool(self.person) and (not self.conceded) and (self.why not in OVERDUE)",
        ),
        # Whose time is up keeps the others from ending.
        spoilt(
            "tables/table_state.py", "Seat.has_say",
            "return bool(self.person) and (not self.conceded) and (self.why not in WITHOUT_SAY.get(what, OVERDUE))",
            "return bool(self.person) and (not self.conceded)",
        ),
        # An invitation opens a hidden hand.
        spoilt(
            "tables/table_state.py", "TableState.is_open_to_others",
            "return seat.handed or (seat.freed and (self.opened.handover or not self.hides))",
            "return seat.handed or seat.freed",
        ),
        # Nobody else need agree to it …
        spoilt("tables/consent.py", "Consenting.check_hand_on", "if not self.asked_by(number, 'hand-on', of):", "if False:"),
        # … for those who are away have agreed.
        spoilt(
            "tables/consent.py", "Consenting.settled",
            "return [log.Handed(asking.of)] if asking.agreed else [log.Answered(asking.seat, False)]",
            "return [log.Handed(asking.of)]",
        ),
        # It may be asked of the seat of somebody who is here …
        spoilt(
            "tables/consent.py", "Consenting.check_hand_on",
            "if not seat.overdue or not self.presence.is_away(of, now):",
            "if not seat.overdue:",
        ),
        # … and they find somebody else in it.
        spoilt("tables/company.py", "Company.check_open", "if not self.presence.is_away(number, now):", "if False:"),
        # A seat that was handed on is gone for good.
        spoilt(
            "tables/played.py", "Played.on_moved",
            "seat.owner = '' if entry.person == seat.owner else seat.owner or seat.person",
            "seat.owner = ''",
        ),
        # Listed tables have no pace; or all have one.
        spoilt("hall.py", "pace_of", "return PACE if opening.listed and waits else None", "return None"),
        spoilt("hall.py", "pace_of", "return PACE if opening.listed and waits else None", "return PACE if waits else None"),
        # Anybody's win is claimed.
        spoilt("tables/consent.py", "Consenting.check_about", "if what == 'claim' and seat.why != 'time':", "if False:"),
        # A bot plays for who thinks for a moment.
        spoilt("tables/consent.py", "Consenting.check_about", "if what == 'stand-in' and (not self.is_stalled(of, now)):", "if False:"),
        # A staller fends that off by a question of their own.
        spoilt(
            "tables/consent.py", "Consenting.asked",
            "if self.asking is not None and (not (of >= 0 and self.seats[self.asking.seat].person == self.seats[of].person)):",
            "if self.asking is not None:",
        ),
        # Whoever leaves a staller pays for it.
        spoilt(
            "tables/consent.py", "Consenting.given_up",
            "if not self.seats[number].overdue and people and all((self.lets_wait(i, now) for i in people)):",
            "if False:",
        ),
        spoilt(
            "tables/consent.py", "Consenting.lets_wait",
            "return away or self.seats[number].overdue",
            "return self.seats[number].overdue",
        ),
        # Nudges without end.
        spoilt("tables/company.py", "Company.nudge", "if self.seats[of].nudged is not None:", "if False:"),
    ],
    STRANGERS: [
        # One stranger takes all seats of a table …
        spoilt("tables/lobby.py", "Lobby.check_welcome", "if self.seats_of(who.id):", "if False:"),
        # … or of all tables.
        spoilt(
            "tables/owner.py", "Owner.check_elsewhere",
            "if await self.hall.store.waits_at(who.id, self.hall.clock.now() - A_DAY) >= MOST_WAITED:",
            "if False:",
        ),
        # Who was asked to leave comes back, as the same or as another; or speaks on.
        spoilt("tables/lobby.py", "Lobby.on_stood", "self.barred.add(self.seats[entry.seat].person)", "pass"),
        spoilt("tables/lobby.py", "Lobby.check_welcome", "if self.presence.is_newcomer(who):", "if False:"),
        spoilt(
            "tables/table_state.py", "TableState.is_unwelcome",
            "return who.id in self.barred or (self.opened.listed and self.presence.is_newcomer(who))",
            "return who.id in self.barred",
        ),
        # All who were never asked are taken for them.
        spoilt(
            "tables/presence.py", "Presence.is_newcomer",
            "return removed is not None and who.created >= removed",
            "return removed is not None",
        ),
        # Onlookers speak at listed tables.
        spoilt(
            "tables/table_state.py", "TableState.heard",
            "return self.opened.watched and (self.opened.heard or not self.opened.listed)",
            "return self.opened.watched",
        ),
        # One talks until nobody may.
        spoilt(
            "tables/table_state.py", "TableState.say",
            "if self.said[who.id] >= self.may_say(who.id):",
            "if self.said.total() >= MOST_SAID:",
        ),
        # Promises, and coming and going, shut a table.
        spoilt(
            "tables/table.py", "Table.decide",
            "if not isinstance(command, (*NEEDED, protocol.Say)) and (not self.has_room_for(who.id)):",
            "if not self.has_room_for(who.id):",
        ),
        spoilt(
            "tables/table.py", "Table.has_room_for",
            "return self.gathered[person] < max(LEAST_STRANGE, min(MOST_STRANGE, ALL_STRANGE // strangers))",
            "return self.gathered.total() < ALL_STRANGE",
        ),
        # The list is cut before it is sorted out, or by who was the last.
        spoilt(
            "hall.py", "Hall.listed",
            "found = [listing(row, person) for row in await self.store.listed(MOST_LISTED, self.clock.now() - A_DAY, FAIR_SHARE, person)]",
            "found = [listing(row, person) for row in await self.store.listed(MOST_LISTED, self.clock.now() - A_DAY, MOST_LISTED, person)]",
        ),
        spoilt(
            "hall.py", "Hall.row_of",
            "free = any((seat.kind == 'open' for seat in table.seats))",
            "free = True",
        ),
        spoilt("web/http.py", "open_table", "if data.listed:", "if False:"),
    ],
    KNOCKS: [
        # Anybody says that a seat is theirs …
        spoilt(
            "tables/knocks.py", "check_code",
            "if not hmac.compare_digest(code.strip().upper().encode(), owner.table.state.code.encode()):",
            "if False:",
        ),
        # … and anybody says yes …
        spoilt(
            "tables/knocks.py", "answer",
            "asked = found is not None and any((one.id == id for one in table.state.you(who.id).knocks))",
            "asked = found is not None",
        ),
        # … also the screen to the seat of somebody who is here …
        spoilt(
            "tables/presence.py", "Presence.knocks_for",
            "asked = (one for one in self.knocks.values() if one.seat in seats or (screen and one.seat not in self.here))",
            "asked = (one for one in self.knocks.values() if one.seat in seats or screen)",
        ),
        # … or a stranger's screen …
        spoilt(
            "tables/table_state.py", "TableState.is_screen",
            "opened = bool(person) and person == self.opened.opener and (not self.opened.listed)",
            "opened = bool(person) and person == self.opened.opener",
        ),
        # … or somebody who plays sees a second hand …
        spoilt("tables/company.py", "Company.check_knock", "if self.seats_of(person):", "if False:"),
        # … or who was turned away knocks on.
        spoilt("tables/knocks.py", "knock", "if who.id in table.presence.turned_away:", "if False:"),
    ],
    SHUNNING: [
        # A block is nothing.
        spoilt("tables/lobby.py", "Lobby.check_welcome", "if keepers & self.presence.shunned.get(who.id, frozenset()):", "if False:"),
        # One is reported for what one did not say.
        spoilt("people/shunning.py", "report", "if len(said) != len(set(seqs)) or not said:", "if not said:"),
        # From a table at which one may not look on.
        spoilt("people/shunning.py", "report", "owner.may_look(who.id, None)", "pass"),
        # Letters of other scripts are other letters.
        spoilt("people/likeness.py", "skeleton", "return seen.translate(_ALIKE)", "return name.casefold()"),
        # Nobody is marked.
        spoilt("tables/table_state.py", "TableState.on_sat", "like = self.namesake(entry.person, entry.name)", "like = ''"),
    ],
    SALTS: [
        # Whoever withholds a salt is not named, or keeps the seat for ever.
        spoilt(
            "tables/lobby.py", "Lobby.on_reopened",
            "self.void.append({'round': self.round, 'seat': one.seat, 'name': one.name, 'why': one.why})",
            "pass",
        ),
        spoilt("tables/lobby.py", "Lobby.on_reopened", "self.withheld[self.seats[one.seat].person] += 1", "pass"),
        # The next round is dealt as the last one was.
        spoilt("tables/lobby.py", "Lobby.on_reopened", "self.round += 1", "pass"),
        # The hall chooses for who promised nothing.
        spoilt(
            "tables/lobby.py", "Lobby.given",
            "return ['' if seat in promised else derived_salt(self.secret, self.id, header.round, seat).hex() for seat in self.range]",
            "return ['' if seat in promised else secrets.token_hex(SALT_BYTES) for seat in self.range]",
        ),
        # It signs nothing before salts are revealed.
        spoilt(
            "signing.py", "signed",
            "entry = log.Closed(entry.header, key.public, key.sign('receipt', entry.header))",
            "entry = log.Closed(entry.header)",
        ),
    ],
}  # fmt: skip
