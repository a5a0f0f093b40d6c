"""Person to person: whom somebody does not want to hear or to play with, and what they report to whoever runs the hall."""

from __future__ import annotations

from collections.abc import Sequence

from heorot.server.hall import Hall
from heorot.server.people.sanitize import clean_chat
from heorot.server.protocol import Refused
from heorot.server.store.base import Change, Line, Person, Report, Shun, Shunning
from heorot.server.tables import log
from heorot.server.tables.owner import Owner
from heorot.server.tables.table import numbered
from heorot.server.tables.table_state import clean

MOST_SHUNNED = 200  # people, by one


async def shun(hall: Hall, person: Person, other: str, how: Shunning | None) -> None:
    """Mute or block somebody for a person, or let all be forgiven; wherever they look on, they are told."""
    if how is not None:
        if other == person.id or await hall.store.person(other) is None:
            raise Refused("not-found", "there is no such person")
        known = {one for one, _, _ in await hall.store.shunned(person.id)}
        if other not in known and len(known) >= MOST_SHUNNED:
            raise Refused("too-many", f"nobody needs to shun more than {MOST_SHUNNED} people")
    await hall.write(Change(shun=Shun(person.id, other, how)))
    for owner in list(hall.owners.values()):
        if any(listener.person == person.id for listener in owner.listeners):
            await owner.learn_muted(person.id)
            owner.tell_you(person.id)


async def report(hall: Hall, who: Person, owner: Owner, other: str, seqs: Sequence[int], why: str) -> None:
    """Keep for whoever runs the hall what somebody said at a table: the lines are taken from its log."""
    owner.may_look(who.id, None)
    lines, name, seq = [], "", 0
    for blob in await hall.store.log(owner.table.id):
        logged = log.decode(blob)
        seq += numbered(logged.entry)
        if seq in seqs and isinstance(logged.entry, log.Said) and logged.entry.person == other:
            lines.append(Line(seq, logged.at, logged.entry.text))
            name = logged.entry.name
    if len(lines) != len(set(seqs)) or not lines:
        raise Refused("not-found", "this person did not say that here")
    text = clean(clean_chat, why) if why else ""
    await hall.write(Change(report=Report(hall.clock.now(), owner.table.id, who.id, who.name, other, name, lines, text)))
