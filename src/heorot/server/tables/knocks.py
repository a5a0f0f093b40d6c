"""“I am Chloé”: whoever lost their device comes back to their seat by the room code, on another one.

Somebody has to say that it is so. If another device of that person does, this device becomes theirs as well, unless it is somebody's
already who plays elsewhere; then, and if the table's screen says so, they play the seat, which stays its person's. What waits for an
answer is known only while the table is awake.
"""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables.presence import Knocking
from heorot.server.tables.table import Decision

if TYPE_CHECKING:
    from heorot.server.tables.owner import Owner

MOST_KNOCKS = 8  # that wait at a table
PATIENCE = 600_000  # milliseconds after which nobody answers any more


def check_code(owner: Owner, code: str) -> None:
    """Refuse who does not know the room code."""
    if not hmac.compare_digest(code.strip().upper().encode(), owner.table.state.code.encode()):
        raise Refused("bad-code", "this is not the room code of this table")


async def players(owner: Owner, code: str) -> list[tuple[int, str]]:
    """Return the seats of a game of which somebody with the room code may say that they are theirs, with their names."""
    check_code(owner, code)
    owner.table.match.need("playing")
    return [(i, seat.name) for i, seat in enumerate(owner.table.seats) if seat.kind == "person" and not seat.conceded]


async def knock(owner: Owner, who: Person, device: bytes, seat: int, code: str) -> str:
    """Let somebody say that a seat is theirs; returns the id of the knock."""
    table, now = owner.table, owner.hall.clock.now()
    check_code(owner, code)
    table.match.check_knock(seat, who.id)
    knocks = table.presence.knocks
    for old in [one for one in knocks.values() if one.at + PATIENCE < now or one.person == who.id]:
        del knocks[old.id]
    if who.id in table.presence.turned_away:
        raise Refused("not-yours", "somebody has said that this is not you", "", protocol.Message("trouble-turned-away", {}))
    if len(knocks) >= MOST_KNOCKS:
        raise Refused("too-many", "too many wait here already")
    found = Knocking(secrets.token_urlsafe(9), who.id, who.name, seat, now, device)
    knocks[found.id] = found
    owner.tell_you()
    return found.id


async def answer(owner: Owner, who: Person, id: str, yes: bool) -> None:
    """Say whether it is so: another device of the seat's person may, and the table's screen where that person is not here."""
    table = owner.table
    found = table.presence.knocks.get(id)
    asked = found is not None and any(one.id == id for one in table.state.you(who.id).knocks)
    if found is None or not asked or found.at + PATIENCE < owner.hall.clock.now():
        raise Refused("not-found", "nobody waits for this any more")
    own = found.seat in table.seats_of(who.id)
    if yes and own and not await owner.hall.store.tables_of(found.person, 1):
        table.match.check_knock(found.seat, found.person)
        await owner.hall.adopt(found.device, found.person, who)
    elif yes:
        await owner.change(lambda now: Decision(table.match.recognised(found.seat, found.person, found.name), now))
    else:
        table.presence.turned_away.add(found.person)
    owner.table.presence.knocks.pop(id, None)
    owner.tell_you()
