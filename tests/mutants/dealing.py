"""How a crooked host could go unnoticed, one statement of the checks at a time; no rulebook says how to verify."""

from __future__ import annotations

from tests.mutants.pins import Mutant


def blind(file: str, function: str, old: str, new: str, nth: int | None = None) -> Mutant:
    """Return a mutant that belongs to no game and no clause."""
    return Mutant("dealing", "crooked", file, function, old, new, nth)


DEALING = [
    # Salts that nobody promised may be any.
    blind(
        "core/record.py", "Replay.check_draws",
        "if seat not in header.promised and salt != derived_salt(key, header.table, header.round, seat):",
        "if seat in header.promised and seat not in header.promised:",
    ),
    # A bot may have promised one.
    blind("core/record.py", "check_rounds", "if any(('bot' in seats[seat] for seat in promised)):", "if False:"),
    # The commitment is not looked at.
    blind("core/record.py", "Replay.check_draws", "if header.committed(key) != header.commitment:", "if False:"),
    # It does not say in which way it was made.
    blind(
        "core/dealing.py", "binding",
        "return sha256(secret + canonical(['heorot-2', table, game, rules, players, dict(options)]).encode()).hexdigest()",
        "return commitment(secret, table, options)",
    ),
    # Void rounds need not be told.
    blind(
        "core/record.py", "check_rounds",
        "if rounds != sorted(rounds) or sorted(set(rounds)) != list(range(1, round)):",
        "if rounds != sorted(rounds):",
    ),
    # Every round is dealt alike.
    blind(
        "core/dealing.py", "drawing_key",
        "return hmac.digest(secret, canonical(['draw', table, round]).encode(), 'sha256')",
        "return hmac.digest(secret, canonical(['draw', table, 1]).encode(), 'sha256')",
    ),
    # A draw has the number of its line.
    blind(
        "core/record.py", "Record.next_draw",
        "return self.next_line + lines if self.header.format == FIRST else self.draws + draws + 1",
        "return self.next_line + lines",
    ),
    # Any signature will do.
    blind("records.py", "check_signature", "if not is_signed('record', replay.signed_text, key, signature):", "if False:"),
    # Any hall will do.
    blind("records.py", "check_signature", "if hall and key != hall:", "if False:"),
    # A signature of one thing is one of the other.
    blind("signing.py", "message", "return f'heorot-2 {what}\\n{text}'.encode()", "return text.encode()"),
    # What was announced is not looked at …
    blind("receipts.py", "check", "if canonical(told_now(last.header, replay.header).as_json()) != replay.raw[0]:", "if False:"),
    # … nor who signed it …
    blind("receipts.py", "check", "if not is_signed('receipt', one.line, one.hall, one.signature):", "if False:"),
    # … nor whether that is who signed the record …
    blind("receipts.py", "check", "if one.hall != replay.signature[0]:", "if False:"),
    # … nor whether a salt is the device's own …
    blind(
        "receipts.py", "check",
        "if seat not in one.header.promised or one.header.salts[seat] != salt_commitment(bytes.fromhex(salt)):",
        "if False:",
    ),
    # … nor who is said to have withheld one.
    blind(
        "receipts.py", "check_voids",
        "if other['round'] == number and other['why'] == 'silent' and (other['seat'] in one.revealed):",
        "if False:",
    ),
    blind(
        "receipts.py", "check_voids",
        "if tuple((other for other in void if other['round'] < number)) != one.header.void:",
        "if False:",
    ),
]  # fmt: skip
