"""What the hall signs of a table: the commitments before anybody reveals a salt, and the record when it has ended."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256

import msgspec

from heorot.core import play
from heorot.core.dealing import canonical
from heorot.core.record import END_LINE, ERASED
from heorot.server.store.base import Change, Store
from heorot.server.tables import log
from heorot.server.tables.draft import Recorded, stored
from heorot.server.tables.table import Decision, Table
from heorot.signing import KEY_BYTES, HallKey

KEPT_AS = "the hall's key"  # among the secrets of tables, so that whatever backs up these backs it up too; no table is called so


async def kept_key(store: Store) -> HallKey:
    """Return the hall's key: the one that is stored, or where there is none a new one, which is stored from now on."""
    secret = await store.secret(KEPT_AS)
    if secret is None:
        secret = secrets.token_bytes(KEY_BYTES)
        await store.write(Change(table=KEPT_AS, secret=secret))
    return HallKey(secret)


def renewed(lines: list[str], key: HallKey | None) -> str:
    """Return a record from which names were erased: its header says of whom, so that seal and signature are made anew."""
    if not lines[-1].startswith(END_LINE):
        return "\n".join(lines) + "\n"
    seal = sha256("\n".join(lines[:-1]).encode()).hexdigest()
    end = canonical({**json.loads(lines[-1]), "seal": seal})
    text = "\n".join([*lines[:-1], end]) + "\n"
    return text if key is None else text + canonical(["signed", key.public, key.sign("record", text)]) + "\n"


def names_erased(header: str) -> bool:
    """Whether the first line of a record says that a name was erased."""
    if ERASED not in header:  # which may also stand in a name
        return False
    data = json.loads(header)
    return any(ERASED in one for one in (*data["seats"], *data.get("void", ())))


def is_to_be_signed(decision: Decision) -> bool:
    """Whether salts are to be revealed, or a record ends."""
    return any(
        isinstance(entry, log.Closed) or (isinstance(entry, Recorded) and isinstance(entry.entry, play.Ended)) for entry in decision.entries
    )


def signed(decision: Decision, table: Table, key: HallKey) -> Decision:
    """Return what was decided, with the hall's signatures; what was begun in the first way of dealing has none."""
    if table.opened.dealing < 2:
        return decision
    lines = list(table.state.lines)
    entries = []
    for entry in decision.entries:
        if isinstance(entry, log.Closed):
            entry = log.Closed(entry.header, key.public, key.sign("receipt", entry.header))
        entries.append(entry)
        line = stored(entry)
        if isinstance(line, log.Line):
            lines.append(line.text)
            if line.text.startswith(END_LINE):
                entries.append(log.Signed(key.public, key.sign("record", "\n".join(lines) + "\n")))
    return msgspec.structs.replace(decision, entries=entries)
