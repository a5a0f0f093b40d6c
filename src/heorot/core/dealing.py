"""Dealing that anyone can check: the dealer is bound to a secret before the first draw. What that proves: docs/dealing.md."""

from __future__ import annotations

import hmac
import json
import secrets
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from typing import Any

from heorot.core.state import State

SECRET_BYTES = 32
SALT_BYTES = 16
WORD = 1 << 64
ENCODER = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def canonical(data: Any) -> str:
    """Return JSON values as the one text that stands for them.

    >>> canonical({"b": [1, 2], "a": "Völuspá"})
    '{"a":"Völuspá","b":[1,2]}'
    """
    return ENCODER.encode(data)


def commitment(secret: bytes, table: str, options: Mapping[str, Any]) -> str:
    """Return what was published in the first way of dealing: SHA-256 of secret, table and options."""
    return sha256(secret + table.encode() + canonical(options).encode()).hexdigest()


def binding(secret: bytes, table: str, game: str, rules: int, players: int, options: Mapping[str, Any]) -> str:
    """Return what is published when a table is opened: SHA-256 of the secret and of all that is fixed for good.

    It names the way of dealing, so that nobody can choose the way later.
    """
    return sha256(secret + canonical(["heorot-2", table, game, rules, players, dict(options)]).encode()).hexdigest()


def derived_salt(secret: bytes, table: str, round: int, seat: int) -> bytes:
    """Return the salt of a seat that has promised none of its own: the secret gives it, so that nobody chooses it."""
    return hmac.digest(secret, canonical(["salt", table, round, seat]).encode(), "sha256")[:SALT_BYTES]


def drawing_key(secret: bytes, table: str, round: int) -> bytes:
    """Return the key of a round's draws: each round has its own, and all of them were fixed with the secret."""
    return hmac.digest(secret, canonical(["draw", table, round]).encode(), "sha256")


def salt_commitment(salt: bytes) -> str:
    """Return what a seat publishes before it reveals its salt."""
    return sha256(salt).hexdigest()


def draw(key: bytes, salts: Sequence[bytes], number: int, total: int) -> int:
    """Return a number below total, from the key, all salts and the draw's number: exact, by rejection."""
    most = WORD - WORD % total
    block = 0
    while True:
        message = b"".join(salts) + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.new(key, message, "sha256").digest()  # hmac.digest would let go of the interpreter's lock for these few bytes
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < most:
                return word % total
        block += 1


@dataclass(frozen=True)
class Dealer:
    """Deals one game from a secret and the seats' salts. In the first way of dealing the secret itself is the key of the draws."""

    secret: bytes
    salts: tuple[bytes, ...]
    key: bytes = b""

    @classmethod
    def new(cls, players: int) -> Dealer:
        """Return a dealer with a secret of its own, and a salt for every seat."""
        return cls.bound(secrets.token_bytes(SECRET_BYTES), "", 1, [b""] * players)

    @classmethod
    def from_seed(cls, seed: int, players: int) -> Dealer:
        """Return a dealer that deals the same game again: for simulations, where nobody needs to trust it."""
        root = sha256(f"heorot {seed}".encode()).digest()
        return cls(root, tuple(sha256(root + bytes([seat])).digest()[:SALT_BYTES] for seat in range(players)))

    @classmethod
    def bound(cls, secret: bytes, table: str, round: int, salts: Sequence[bytes]) -> Dealer:
        """Return the dealer of a round in the second way, in which a seat that promised no salt has an empty one here."""
        whole = tuple(salt or derived_salt(secret, table, round, seat) for seat, salt in enumerate(salts))
        return cls(secret, whole, drawing_key(secret, table, round))

    def deal(self, state: State, number: int) -> int:
        """Return the dealer's move in its draw of this number: the moves in the order of their numbers, each as often as it weighs."""
        return self.choose(state.odds(), number)

    def choose(self, odds: list[tuple[int, int]], number: int) -> int:
        """Return the move that these odds give in the draw of this number."""
        odds = sorted(odds)
        upto = list(accumulate(weight for _, weight in odds))
        return odds[bisect(upto, draw(self.key or self.secret, self.salts, number, upto[-1]))][0]
