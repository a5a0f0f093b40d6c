"""How a seat could be taken, or a table spoilt, one protection of the hall left out at a time; no rulebook says how people behave."""

from __future__ import annotations

from tests.mutants.pins import Mutant


def spoilt(test: str, file: str, function: str, old: str, new: str) -> tuple[str, Mutant]:
    """Return the test that notices it, and a mutant that belongs to no game and no clause."""
    name, _, function_of_test = test.partition("::")
    return f"tests/server/test_{name}.py::{function_of_test}", Mutant("people", "spoilt", f"server/{file}", function, old, new)


PEOPLE: list[tuple[str, Mutant]] = [
    # A bot plays for somebody who was away for a moment.
    spoilt(
        "company::test_the_grace_is_the_halls",
        "tables/presence.py", "Presence.is_away",
        "return until is not None and until <= now",
        "return until is not None",
    ),
    # It may be let in by anybody who looks on.
    spoilt(
        "company::test_any_one_who_plays_lets_a_bot_stand_in_after_the_grace_and_nobody_else",
        "tables/company.py", "Company.remove",
        "if self.how or not self.seats_of(who.id):",
        "if self.how:",
    ),
    # Where clocks run, whoever is away loses the seat before the clock falls.
    spoilt(
        "life::test_with_clocks_the_clock_alone_decides_when_a_bot_plays_on",
        "tables/company.py", "Company.remove",
        "if self.opened.clock and (not seat.stand_in):",
        "if False:",
    ),
    spoilt(
        "company::test_with_clocks_who_is_away_is_asked_until_the_clock_falls",
        "tables/consent.py", "Consenting.may_be_excused",
        "return not self.opened.clock or bool(self.seats[number].stand_in)",
        "return True",
    ),
    # Who is away is not asked …
    spoilt(
        "company::test_the_absent_are_asked_until_the_grace_is_over",
        "tables/consent.py", "Consenting.waited",
        "away = [i for i in asking.waiting if self.may_be_excused(i) and self.presence.is_away(i, now)]",
        "away = [i for i in asking.waiting if i not in self.presence.here]",
    ),
    # … or for ever.
    spoilt(
        "company::test_the_absent_are_asked_until_the_grace_is_over",
        "tables/consent.py", "Consenting.due_at",
        "until = [self.presence.away_until(i) for i in away]",
        "until: list[int | None] = []",
    ),
    # Who is here, and has a bot playing, is not asked.
    spoilt(
        "company::test_who_is_here_is_asked_although_a_bot_plays_for_them",
        "tables/table_state.py", "Seat.has_say",
        "return bool(self.person) and (not self.conceded) and (self.why not in WITHOUT_SAY.get(what, OVERDUE))",
        "return bool(self.person) and (not self.conceded) and (self.why not in OVERDUE)",
    ),
    # Whose time is up keeps the others from ending.
    spoilt(
        "company::test_of_two_the_other_aborts_when_the_time_is_up",
        "tables/table_state.py", "Seat.has_say",
        "return bool(self.person) and (not self.conceded) and (self.why not in WITHOUT_SAY.get(what, OVERDUE))",
        "return bool(self.person) and (not self.conceded)",
    ),
    # An invitation opens a hidden hand.
    spoilt(
        "life::test_nobody_new_takes_over_a_seat_where_hands_are_hidden",
        "tables/table_state.py", "TableState.is_open_to_others",
        "return seat.handed or (seat.freed and (self.opened.handover or not self.hides))",
        "return seat.handed or seat.freed",
    ),
    # Nobody else need agree to it …
    spoilt(
        "company::test_nobody_decides_alone_who_sees_a_hand",
        "tables/consent.py", "Consenting.check_hand_on",
        "if not self.asked_by(number, 'hand-on', of):",
        "if False:",
    ),
    # … for those who are away have agreed.
    spoilt(
        "company::test_that_others_are_away_is_no_consent_to_show_a_hand",
        "tables/consent.py", "Consenting.settled",
        "return [log.Handed(asking.of)] if asking.agreed else [log.Answered(asking.seat, False)]",
        "return [log.Handed(asking.of)]",
    ),
    # It may be asked of the seat of somebody who is here …
    spoilt(
        "company::test_a_seat_whose_time_is_up_is_handed_on_by_consent_once_its_person_has_been_away",
        "tables/consent.py", "Consenting.check_hand_on",
        "if not seat.overdue or not self.presence.is_away(of, now):",
        "if not seat.overdue:",
    ),
    # … and they find somebody else in it.
    spoilt(
        "company::test_who_looked_in_within_the_grace_keeps_the_seat",
        "tables/company.py", "Company.check_open",
        "if not self.presence.is_away(number, now):",
        "if False:",
    ),
    # A seat that was handed on is gone for good.
    spoilt(
        "company::test_the_owner_comes_back_to_a_seat_that_somebody_else_plays",
        "tables/played.py", "Played.on_moved",
        "seat.owner = '' if entry.person == seat.owner else seat.owner or seat.person",
        "seat.owner = ''",
    ),
    # Listed tables have no pace; or all have one.
    spoilt(
        "company::test_listed_tables_have_a_pace_unless_another_or_none_is_chosen",
        "hall.py", "pace_of",
        "return PACE if opening.listed and waits else None",
        "return None",
    ),
    spoilt(
        "company::test_listed_tables_have_a_pace_unless_another_or_none_is_chosen",
        "hall.py", "pace_of",
        "return PACE if opening.listed and waits else None",
        "return PACE if waits else None",
    ),
    # Anybody's win is claimed.
    spoilt(
        "company::test_nobody_claims_who_has_time_or_was_only_away",
        "tables/consent.py", "Consenting.check_about",
        "if what == 'claim' and seat.why != 'time':",
        "if False:",
    ),
    # A bot plays for who thinks for a moment.
    spoilt(
        "company::test_a_bot_stands_in_for_who_does_not_play_if_all_others_agree",
        "tables/consent.py", "Consenting.check_about",
        "if what == 'stand-in' and (not self.is_stalled(of, now)):",
        "if False:",
    ),
    # A staller fends that off by a question of their own.
    spoilt(
        "company::test_who_stalls_cannot_fend_off_a_question_about_them_by_one_of_their_own",
        "tables/consent.py", "Consenting.asked",
        "if self.asking is not None and (not (of >= 0 and self.seats[self.asking.seat].person == self.seats[of].person)):",
        "if self.asking is not None:",
    ),
    # Whoever leaves a staller pays for it.
    spoilt(
        "company::test_leaving_a_stalled_table_costs_nothing",
        "tables/consent.py", "Consenting.given_up",
        "if not self.seats[number].overdue and people and all((self.lets_wait(i, now) for i in people)):",
        "if False:",
    ),
    spoilt(
        "company::test_leaving_who_does_not_come_back_to_their_turn_costs_nothing",
        "tables/consent.py", "Consenting.lets_wait",
        "return away or self.seats[number].overdue",
        "return self.seats[number].overdue",
    ),
    # Nudges without end.
    spoilt(
        "company::test_a_nudge_is_heard_once_a_turn",
        "tables/company.py", "Company.nudge",
        "if self.seats[of].nudged is not None:",
        "if False:",
    ),
    # One stranger takes all seats of a table …
    spoilt(
        "strangers::test_a_stranger_has_one_seat_also_by_the_room_code",
        "tables/lobby.py", "Lobby.check_welcome",
        "if self.seats_of(who.id):",
        "if False:",
    ),
    # … or of all tables.
    spoilt(
        "strangers::test_one_person_cannot_take_all_seats_that_are_free_for_anybody",
        "tables/owner.py", "Owner.check_elsewhere",
        "if await self.hall.store.waits_at(who.id, self.hall.clock.now() - A_DAY) >= MOST_WAITED:",
        "if False:",
    ),
    # Who was asked to leave comes back, as the same or as another; or speaks on.
    spoilt(
        "strangers::test_who_was_asked_to_leave_does_not_come_back_as_somebody_else_from_the_same_address",
        "tables/lobby.py", "Lobby.on_stood",
        "self.barred.add(self.seats[entry.seat].person)",
        "pass",
    ),
    spoilt(
        "strangers::test_who_was_asked_to_leave_does_not_come_back_as_somebody_else_from_the_same_address",
        "tables/lobby.py", "Lobby.check_welcome",
        "if self.presence.is_newcomer(who):",
        "if False:",
    ),
    spoilt(
        "strangers::test_who_comes_anew_from_where_somebody_was_sent_away_does_not_speak_either",
        "tables/table_state.py", "TableState.is_unwelcome",
        "return who.id in self.barred or (self.opened.listed and self.presence.is_newcomer(who))",
        "return who.id in self.barred",
    ),
    # All who were never asked are taken for them.
    spoilt(
        "strangers::test_who_was_asked_to_leave_does_not_come_back_as_somebody_else_from_the_same_address",
        "tables/presence.py", "Presence.is_newcomer",
        "return removed is not None and who.created >= removed",
        "return removed is not None",
    ),
    # Onlookers speak at listed tables.
    spoilt(
        "strangers::test_at_a_listed_table_onlookers_speak_only_if_the_opener_wishes",
        "tables/table_state.py", "TableState.heard",
        "return self.opened.watched and (self.opened.heard or not self.opened.listed)",
        "return self.opened.watched",
    ),
    # One talks until nobody may.
    spoilt(
        "strangers::test_nobody_uses_up_what_others_may_say",
        "tables/table_state.py", "TableState.say",
        "if self.said[who.id] >= self.may_say(who.id):",
        "if self.said.total() >= MOST_SAID:",
    ),
    # Promises, and coming and going, shut a table.
    spoilt(
        "strangers::test_who_has_used_up_their_own_budget_still_speaks_begins_and_clears",
        "tables/table.py", "Table.decide",
        "if not isinstance(command, (*NEEDED, protocol.Say)) and (not self.has_room_for(who.id)):",
        "if not self.has_room_for(who.id):",
    ),
    spoilt(
        "strangers::test_strangers_who_come_and_go_shut_nobody_out",
        "tables/table.py", "Table.has_room_for",
        "return self.gathered[person] < max(LEAST_STRANGE, min(MOST_STRANGE, ALL_STRANGE // strangers))",
        "return self.gathered.total() < ALL_STRANGE",
    ),
    # The list is cut before it is sorted out, or by who was the last.
    spoilt(
        "strangers::test_two_openers_cannot_fill_the_list",
        "hall.py", "Hall.listed",
        "found = [listing(row, person) for row in await self.store.listed(MOST_LISTED, self.clock.now() - A_DAY, FAIR_SHARE, person)]",
        "found = [listing(row, person) for row in await self.store.listed(MOST_LISTED, self.clock.now() - A_DAY, MOST_LISTED, person)]",
    ),
    spoilt(
        "strangers::test_full_tables_of_many_openers_do_not_push_others_off_the_list",
        "hall.py", "Hall.row_of",
        "free = any((seat.kind == 'open' for seat in table.seats))",
        "free = True",
    ),
    spoilt(
        "strangers::test_many_names_from_one_address_do_not_fill_the_list",
        "web/http.py", "open_table",
        "if data.listed:",
        "if False:",
    ),
    # Anybody says that a seat is theirs …
    spoilt(
        "knocks::test_a_knock_needs_the_room_code_a_seat_and_nobody_elses_place",
        "tables/knocks.py", "check_code",
        "if not hmac.compare_digest(code.strip().upper().encode(), owner.table.state.code.encode()):",
        "if False:",
    ),
    # … and anybody says yes …
    spoilt(
        "knocks::test_the_tables_screen_lets_the_owner_of_a_flat_battery_back",
        "tables/knocks.py", "answer",
        "asked = found is not None and any((one.id == id for one in table.state.you(who.id).knocks))",
        "asked = found is not None",
    ),
    # … also the screen to the seat of somebody who is here …
    spoilt(
        "knocks::test_the_screen_cannot_give_away_the_seat_of_somebody_who_is_here",
        "tables/presence.py", "Presence.knocks_for",
        "asked = (one for one in self.knocks.values() if one.seat in seats or (screen and one.seat not in self.here))",
        "asked = (one for one in self.knocks.values() if one.seat in seats or screen)",
    ),
    # … or a stranger's screen …
    spoilt(
        "knocks::test_strangers_sit_around_no_screen",
        "tables/table_state.py", "TableState.is_screen",
        "opened = bool(person) and person == self.opened.opener and (not self.opened.listed)",
        "opened = bool(person) and person == self.opened.opener",
    ),
    # … or somebody who plays sees a second hand …
    spoilt(
        "knocks::test_a_knock_needs_the_room_code_a_seat_and_nobody_elses_place",
        "tables/company.py", "Company.check_knock",
        "if self.seats_of(person):",
        "if False:",
    ),
    # … or who was turned away knocks on.
    spoilt(
        "knocks::test_who_is_turned_away_does_not_knock_again",
        "tables/knocks.py", "knock",
        "if who.id in table.presence.turned_away:",
        "if False:",
    ),
    # A block is nothing.
    spoilt(
        "shunning::test_whom_one_blocked_does_not_sit_at_ones_table",
        "tables/lobby.py", "Lobby.check_welcome",
        "if keepers & self.presence.shunned.get(who.id, frozenset()):",
        "if False:",
    ),
    # One is reported for what one did not say.
    spoilt(
        "shunning::test_nobody_is_reported_for_what_they_did_not_say",
        "people/shunning.py", "report",
        "if len(said) != len(set(seqs)) or not said:",
        "if not said:",
    ),
    # From a table at which one may not look on.
    spoilt(
        "shunning::test_who_may_not_look_on_reports_nothing_from_there",
        "people/shunning.py", "report",
        "owner.may_look(who.id, None)",
        "pass",
    ),
    # Letters of other scripts are other letters.
    spoilt(
        "shunning::test_names_that_are_easily_taken_for_each_other",
        "people/likeness.py", "skeleton",
        "return seen.translate(_ALIKE)",
        "return name.casefold()",
    ),
    # Nobody is marked.
    spoilt(
        "shunning::test_a_name_like_somebodys_at_the_table_is_marked",
        "tables/table_state.py", "TableState.on_sat",
        "like = self.namesake(entry.person, entry.name)",
        "like = ''",
    ),
    # Whoever withholds a salt is not named, or keeps the seat for ever.
    spoilt(
        "salts::test_who_does_not_reveal_a_salt_is_named_and_the_second_time_loses_the_seat",
        "tables/lobby.py", "Lobby.on_reopened",
        "self.void.append({'round': self.round, 'seat': one.seat, 'name': one.name, 'why': one.why})",
        "pass",
    ),
    spoilt(
        "salts::test_who_does_not_reveal_a_salt_is_named_and_the_second_time_loses_the_seat",
        "tables/lobby.py", "Lobby.on_reopened",
        "self.withheld[self.seats[one.seat].person] += 1",
        "pass",
    ),
    # The next round is dealt as the last one was.
    spoilt(
        "salts::test_a_table_at_which_salts_were_withheld_far_too_often_begins_no_more",
        "tables/lobby.py", "Lobby.on_reopened",
        "self.round += 1",
        "pass",
    ),
    # The hall chooses for who promised nothing.
    spoilt(
        "salts::test_salts_that_nobody_promised_come_from_the_secret",
        "tables/lobby.py", "Lobby.given",
        "return ['' if seat in promised else derived_salt(self.secret, self.id, header.round, seat).hex() for seat in self.range]",
        "return ['' if seat in promised else secrets.token_hex(SALT_BYTES) for seat in self.range]",
    ),
    # It signs nothing before salts are revealed.
    spoilt(
        "salts::test_the_record_of_a_hall_fits_the_receipt_that_a_device_kept",
        "signing.py", "signed",
        "entry = log.Closed(entry.header, key.public, key.sign('receipt', entry.header))",
        "entry = log.Closed(entry.header)",
    ),
]  # fmt: skip
