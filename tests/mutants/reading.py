"""How records and logs of other versions of the rules could be misread, one statement at a time; no rulebook says how to read."""

from __future__ import annotations

from tests.mutants.pins import Mutant


def misreading(file: str, function: str, old: str, new: str, nth: int | None = None) -> Mutant:
    """Return a mutant that belongs to no game and no clause."""
    return Mutant("reading", "versions", file, function, old, new, nth)


READING = [
    # An option added later takes its default.
    misreading(
        "core/game.py", "Game.settled_options",
        "return settle_options(self.options, {**self.known(version).since, **options})",
        "return settle_options(self.options, options)",
    ),
    # What is given does not count where a later option has a value that plays as before.
    misreading(
        "core/game.py", "Game.settled_options",
        "return settle_options(self.options, {**self.known(version).since, **options})",
        "return settle_options(self.options, {**options, **self.known(version).since})",
    ),
    # A record of any version names all options of today.
    misreading(
        "core/game.py", "Game.recorded_options",
        "return {name: settled[name] for name in self.known(version).options}",
        "return settled",
    ),
    # Whatever the record says, it is begun under the rules of today …
    misreading(
        "core/game.py", "Game.begin_with",
        "number = self.version if version is None else version",
        "number = self.version",
    ),
    # … or under the first ones.
    misreading(
        "core/game.py", "Game.begin_with",
        "number = self.version if version is None else version",
        "number = 1",
    ),
    # An unknown version is taken for today's.
    misreading(
        "core/game.py", "Game.known",
        "if one.number == version:",
        "if one.number == version or version > self.version:",
    ),
    # The rules know today's version only.
    misreading(
        "core/game.py", "Game.known",
        "if one.number == version:",
        "if one.number == version == self.version:",
    ),
    # Sources are part of what plays.
    misreading(
        "core/game.py", "Game.accept_parts",
        "return Parts(data, fingerprint(data, self.prose))",
        "return Parts(data, fingerprint(data))",
    ),
    # Only what lies at the top is left out.
    misreading(
        "core/parts.py", "without",
        "return {key: without(value, prose) for key, value in data.items() if key not in prose}",
        "return {key: value for key, value in data.items() if key not in prose}",
    ),
    # Every version has the box of today.
    misreading(
        "core/game.py", "Game.box",
        "file = self.known(version).parts",
        "file = self.known(self.version).parts",
    ),
    # The labels of today are in the digest.
    misreading("core/game.py", "Game.unpacked", "if label is not None:", "if label is None:"),
    misreading("games/bellum_magica/box.py", "label", "s.source[:] = sources", "pass"),
    misreading(
        "games/bellum_magica/realm.py", "Realm.key",
        "known = pack('<bb', self.players, self.actor) + self.block[:LABELS_AT]",
        "known = pack('<bb', self.players, self.actor) + self.block",
    ),
    misreading(
        "games/bellum_magica/realm.py", "Realm.key",
        "return known + bytes(self.later) if self.later[RULES] else known",
        "return known + bytes(self.later)",
    ),
    misreading(
        "games/beowulf_legend/stores.py", "Stores.key",
        "return pack('<bb', self.players, self.actor) + self.block[:LABELS_AT]",
        "return pack('<bb', self.players, self.actor) + self.block",
    ),
    misreading(
        "games/beowulf_legend/box.py", "label",
        "s.fewest[kind] = s.fewest[kind] % 16 + 16 * int(source)",
        "pass",
    ),
    misreading("games/beowulf_legend/box.py", "label", "s.rows[i * p.ROW + p.SOURCE] = int(source)", "pass"),
    misreading(
        "games/beowulf_legend/showing.py", "labelled_rows",
        "rows[p.SOURCE :: p.ROW] = s.labels[: p.MOST_EPISODES]",
        "pass",
    ),
    # A record is replayed by the rules of today, though its header was read by those it had.
    misreading(
        "core/record.py", "Replay.__init__",
        "self.state: Any = self.game.begin_with(self.header.players, self.parts, self.header.options, self.header.rules)",
        "self.state: Any = self.game.begin_with(self.header.players, self.parts, self.header.options)",
    ),
    # A record says the version of today, whichever it is played by.
    misreading("core/game.py", "Game.version_of", "return self.version", "return self.version + 1"),
    # Fingerprints that the box had before are unknown.
    misreading(
        "core/record.py", "read_header",
        "if isinstance(data['parts'], str) and data['parts'] not in (parts.fingerprint, *version.boxes):",
        "if isinstance(data['parts'], str) and data['parts'] != parts.fingerprint:",
    ),
    # Any fingerprint will do.
    misreading(
        "core/record.py", "read_header",
        "if isinstance(data['parts'], str) and data['parts'] not in (parts.fingerprint, *version.boxes):",
        "if not isinstance(data['parts'], str | dict):",
    ),
    # Parts that differ from the box in labels only are the box.
    misreading(
        "core/record.py", "Record.begin",
        "named = parts.fingerprint if parts.box else dict(parts.data)",
        "named = parts.fingerprint if parts.fingerprint == game.parts.fingerprint else dict(parts.data)",
    ),
    # A position of any version is one of today's.
    misreading(
        "core/position.py", "begin",
        "return game.begin_with(need(data, 'players', int, BadPosition, 'a position'), parts, options, version)",
        "return game.begin_with(need(data, 'players', int, BadPosition, 'a position'), parts, options)",
    ),
    # A table of another version than today's is frozen.
    misreading(
        "server/tables/table.py", "laid",
        "if not game.knows(entry.rules):",
        "if game.version != entry.rules:",
    ),
    # A table of any version is played by the rules of today.
    misreading(
        "server/tables/lobby.py", "Lobby.new_record",
        "state = self.game.begin_with(self.opened.players, self.parts, self.opened.options, self.opened.rules)",
        "state = self.game.begin_with(self.opened.players, self.parts, self.opened.options)",
    ),
    # A table is played with the box of today.
    misreading(
        "server/tables/table.py", "laid",
        "parts = game.box(entry.rules) if entry.parts is None else game.accept_parts(entry.parts)",
        "parts = game.parts if entry.parts is None else game.accept_parts(entry.parts)",
    ),
    # A rematch is played by the rules of its first game.
    misreading(
        "server/hall.py", "Hall.plan_again",
        "old, secret, rules = (table.opened, secrets.token_bytes(SECRET_BYTES), game.version)",
        "old, secret, rules = (table.opened, secrets.token_bytes(SECRET_BYTES), table.opened.rules)",
    ),
]  # fmt: skip
