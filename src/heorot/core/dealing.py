"""Dealing that anyone can check: the dealer is bound to a secret before the first draw. What that proves: docs/dealing.md."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
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
    """Return what is published at the start: SHA-256 of secret, table and options."""
    return sha256(secret + table.encode() + canonical(options).encode()).hexdigest()


def salt_commitment(salt: bytes) -> str:
    """Return what a seat publishes before it reveals its salt."""
    return sha256(salt).hexdigest()


def draw(secret: bytes, salts: Sequence[bytes], line: int, total: int) -> int:
    """Return a number below total, from the secret, all salts and the number of the record's line: exact, by rejection."""
    most = WORD - WORD % total
    block = 0
    while True:
        message = b"".join(salts) + line.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.new(secret, message, "sha256").digest()  # hmac.digest would let go of the interpreter's lock for these few bytes
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < most:
                return word % total
        block += 1


@dataclass(frozen=True)
class Dealer:
    """Deals one game from a secret and the seats' salts."""

    secret: bytes
    salts: tuple[bytes, ...]

    @classmethod
    def new(cls, players: int) -> Dealer:
        """Return a dealer with a secret of its own, and a salt for every seat."""
        return cls(secrets.token_bytes(SECRET_BYTES), tuple(secrets.token_bytes(SALT_BYTES) for _ in range(players)))

    @classmethod
    def from_seed(cls, seed: int, players: int) -> Dealer:
        """Return a dealer that deals the same game again: for simulations, where nobody needs to trust it."""
        root = sha256(f"heorot {seed}".encode()).digest()
        return cls(root, tuple(sha256(root + bytes([seat])).digest()[:SALT_BYTES] for seat in range(players)))

    def deal(self, state: State, line: int) -> int:
        """Return the dealer's move at this line of the record: the moves in the order of their numbers, each as often as it weighs."""
        return self.choose(state.odds(), line)

    def choose(self, odds: list[tuple[int, int]], line: int) -> int:
        """Return the move that these odds give at this line."""
        odds = sorted(odds)
        r = draw(self.secret, self.salts, line, sum(weight for _, weight in odds))
        for move, weight in odds:
            r -= weight
            if r < 0:
                return move
        raise AssertionError("weights do not add up")
