"""Fair dealing: an independent verifier, written from docs/dealing.md, agrees with every draw of real records."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest

import heorot
from heorot.core.dealing import Dealer, derived_salt, draw, drawing_key
from heorot.core.options import settle_options
from heorot.core.record import Record, Replay
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY

ORDER = "Loki Valkyrie Skadi Fenrir Dragon Troll Thor Odin Hermod Jotun Serpent".split()  # noqa: SIM905
BOX = dict(zip(ORDER, (6, 9, 9, 8, 8, 6, 8, 6, 8, 6, 6)))


def independent(text: str) -> int:
    """Check every draw of a whole record of Völuspá without undo; returns how many. Shares no code with Heorot."""
    lines = [json.loads(line) for line in text.splitlines()]
    header, end = lines[0], lines[-1]
    secret = bytes.fromhex(end["secret"])
    salts = [bytes.fromhex(salt) for salt in lines[1][1]]
    assert [hashlib.sha256(salt).hexdigest() for salt in salts] == header["salts"]
    first = header["format"] == "heorot-1"
    key = secret if first else second_way(header, secret, salts)
    if first:
        options = json.dumps(header["options"], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        assert hashlib.sha256(secret + header["table"].encode() + options.encode()).hexdigest() == header["commitment"]
    pile = Counter({kind: BOX[kind] for kind in (ORDER if header["options"]["edda"] else ORDER[:8])})
    draws = 0
    for number, line in enumerate(lines[2:-1], 3):
        if line[0] != "d":
            continue
        verb, what = line[1].split()
        if verb == "first":
            start = header["options"].get("start", "drawn")
            chosen = {"first-seat": 0, "seat-2": 1, "seat-3": 2, "seat-4": 3, "seat-5": 4}.get(start)
            choices = [str(seat) for seat in range(header["players"]) if chosen in (None, seat)]
        else:
            choices = [kind for kind in ORDER for _ in range(pile[kind]) if not (verb == "start" and kind == "Troll")]
            pile[what] -= 1
        draws += 1
        message = b"".join(salts) + (number if first else draws).to_bytes(8, "big")
        block, picked = 0, None
        while picked is None:
            digest = hmac.new(key, message + block.to_bytes(4, "big"), hashlib.sha256).digest()
            for i in range(4):
                word = int.from_bytes(digest[8 * i : 8 * i + 8], "big")
                if picked is None and word < 2**64 - 2**64 % len(choices):
                    picked = choices[word % len(choices)]
            block += 1
        assert picked == what, f"line {number}"
    return draws


def second_way(header: dict[str, Any], secret: bytes, salts: list[bytes]) -> bytes:
    """Check what the secret gives since the second format: the commitment, and the salts that nobody promised; returns the draws' key."""

    def text(*values: Any) -> bytes:
        return json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    table, round = header["table"], header["round"]
    bound = text("heorot-2", table, header["game"], header["rules"], header["players"], header["options"])
    assert hashlib.sha256(secret + bound).hexdigest() == header["commitment"]
    for seat, salt in enumerate(salts):
        if seat not in header["promised"]:
            assert hmac.new(secret, text("salt", table, round, seat), hashlib.sha256).digest()[:16] == salt
    return hmac.new(secret, text("draw", table, round), hashlib.sha256).digest()


def recorded(seed: int, players: int = 3, name: str = "voluspa", **options: Any) -> Record:
    """Return the record of a random game."""
    game = heorot.game(name)
    state = game.new(players, **options)
    settled = settle_options(game.options, options)
    seats = [{"name": f"Seat {seat}"} for seat in range(players)]
    record = Record.begin(game, state, game.parts, seats, settled, Dealer.from_seed(seed, players), f"table {seed}")
    record.open()
    rng = Rng(seed)
    while state.actor != NOBODY:
        if state.actor == DEALER:
            record.deal()
        else:
            moves = state.legal()
            record.make(moves[rng.below(len(moves))], state.actor)
    record.close()
    return record


@pytest.mark.parametrize("edda", [False, True])
def test_an_independent_verifier_agrees(edda: bool) -> None:
    for seed in range(10):
        text = recorded(seed, players=2 + seed % 4, edda=edda).text()
        assert independent(text) == (81 if edda else 61)
        Replay(text, heorot.game).verify()


def test_draws_are_exact() -> None:
    """6,000 draws below 6 fall alike."""
    salts = [b"a" * 16, b"b" * 16]
    counts = Counter(draw(b"s" * 32, salts, line, 6) for line in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25
    assert len(counts) == 6


def test_a_new_dealer_is_unlike_any_other() -> None:
    assert Dealer.new(2).secret != Dealer.new(2).secret
    assert len(set(Dealer.new(5).salts)) == 5


def test_taking_back_draws_anew() -> None:
    """The same position, drawn again after an undo, is another draw: they are not the same again and again."""
    game = heorot.game("voluspa")
    seats = [{"name": "Ann"}, {"name": "Bo"}]
    options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill", "start": "drawn"}
    record = Record.begin(game, game.new(2), game.parts, seats, options, Dealer.from_seed(3, 2), "t")
    record.open()
    while record.state.actor == DEALER:
        record.deal()
    drawn = []
    for _ in range(12):
        line = record.next_line
        seat = record.state.actor
        record.make(record.state.legal()[0], seat)
        drawn.append(record.deal())
        record.undo(line)
    assert len(set(drawn)) > 3


def test_every_round_and_seat_and_table_has_its_own() -> None:
    """What the secret gives is never the same twice: salts, keys of draws, and both."""
    secret = bytes(range(32))
    salts = {derived_salt(secret, table, round, seat) for table in ("a", "b") for round in (1, 2, 3) for seat in range(5)}
    keys = {drawing_key(secret, table, round)[:16] for table in ("a", "b") for round in (1, 2, 3)}
    assert len(salts | keys) == 30 + 6
