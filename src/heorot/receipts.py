"""Receipts: what a player's own device kept of a beginning, held against the record of the game.

A receipt has the first line of the record as the hall told it before anybody revealed a salt, with the hall's signature, the salts of
this device, and which of them the hall has taken; for each round of revealing salts that this device saw. What it proves: docs/dealing.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from heorot.core.dealing import SALT_BYTES, canonical, salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.record import ERASED, KEY_BYTES, SIGNATURE_BYTES, Header, Replay, check_rounds, read_hex
from heorot.signing import is_signed

FORMAT = "heorot-receipt-1"
MOST_BYTES = 4 * 1024 * 1024
MOST_ROUNDS = 200


class BadReceipt(HeorotError):
    """A receipt that cannot be read, or that the record does not fit; the sentence says why."""


@dataclass(frozen=True)
class Round:
    """What a device kept of one round of revealing salts."""

    line: str  # the first line of the record, as it was to be
    hall: str
    signature: str
    salts: dict[int, str]  # of this device's seats
    revealed: tuple[int, ...]  # the seats whose salts the hall has taken
    header: Header


def read(text: str) -> list[Round]:
    """Return the rounds of a receipt, the last one last, or say what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadReceipt("the receipt is not JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("rounds"), list):
        raise BadReceipt("this is no receipt of Heorot")
    if not 0 < len(data["rounds"]) <= MOST_ROUNDS:
        raise BadReceipt("the receipt has no rounds, or far too many")
    try:
        rounds = [read_round(one) for one in data["rounds"]]
    except (HeorotError, KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise BadReceipt("a round of the receipt cannot be read") from None
    if any(one.header.round >= other.header.round for one, other in pairwise(rounds)):
        raise BadReceipt("the rounds of the receipt are not in their order")
    return rounds


def read_round(data: Any) -> Round:
    """Return one round; anything may be raised where it is none."""
    header = json.loads(data["header"])
    check_rounds(header)
    read_hex(data["hall"], KEY_BYTES, 1, "the hall's key")
    read_hex(data["signature"], SIGNATURE_BYTES, 1, "the signature")
    salts = {int(seat): read_hex(salt, SALT_BYTES, 1, "a salt").hex() for seat, salt in data["salts"].items()}
    return Round(data["header"], data["hall"], data["signature"], salts, tuple(map(int, data["revealed"])), Header.of(header))


def check(rounds: list[Round], replay: Replay) -> None:
    """Hold a receipt against a record that has been verified; raises what does not fit."""
    last = rounds[-1]
    if replay.header.eyes is not None:
        raise BadReceipt("a receipt is held against the whole record, not against a seat's own")
    if any(one.header.table != replay.header.table for one in rounds):
        raise BadReceipt("the receipt is of another table")
    for one in rounds:
        if not is_signed("receipt", one.line, one.hall, one.signature):
            raise BadReceipt(f"round {one.header.round} of the receipt is not signed by the hall it names")
        for seat, salt in one.salts.items():
            if seat not in one.header.promised or one.header.salts[seat] != salt_commitment(bytes.fromhex(salt)):
                raise BadReceipt(f"the salt of seat {seat} in the receipt is not the one that was promised")
    if canonical(told_now(last.header, replay.header).as_json()) != replay.raw[0]:
        raise BadReceipt(f"the record is not the one that was begun: {difference(last.header, replay.header)}")
    check_voids(rounds)
    if replay.signature is None:
        raise BadReceipt("the record is not signed, although the hall has signed the receipt")
    for one in rounds:
        if one.hall != replay.signature[0]:
            raise BadReceipt(f"the record is signed by another key than the receipt, which is of the hall {one.hall}")


def told_now(told: Header, recorded: Header) -> Header:
    """Return the header that was told, without the names that were erased since: a record says which, and nothing else may differ."""
    if (len(told.seats), len(told.void)) != (len(recorded.seats), len(recorded.void)):
        return told
    return replace(told, seats=unnamed(told.seats, recorded.seats), void=unnamed(told.void, recorded.void))


def unnamed(told: Sequence[dict[str, Any]], recorded: Sequence[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """Return what was told of seats or void rounds, without the names that were erased."""
    return tuple({**then, "name": now["name"], ERASED: True} if ERASED in now else then for then, now in zip(told, recorded))


def check_voids(rounds: list[Round]) -> None:
    """Raise what does not fit in what the last round says of those before."""
    void = rounds[-1].header.void
    for one in rounds[:-1]:
        number = one.header.round
        if tuple(other for other in void if other["round"] < number) != one.header.void:
            raise BadReceipt(f"what was void before round {number} was told otherwise then")
        for other in void:
            if other["round"] == number and other["why"] == "silent" and other["seat"] in one.revealed:
                raise BadReceipt(f"seat {other['seat']} is said to have withheld its salt in round {number}, but the hall had it")


def difference(told: Header, recorded: Header) -> str:
    """Return in which respect two headers differ: what the hall told before, and what stands in the record."""
    for name, sentence in (
        ("round", "another round of salts was dealt from"), ("commitment", "the hall had committed to another secret"),
        ("promised", "other seats had promised salts"), ("salts", "the salts are not those that were committed to"),
        ("void", "the void rounds are others"), ("seats", "others sat there"),
    ):  # fmt: skip
        if getattr(told, name) != getattr(recorded, name):
            return sentence
    return "its first line is another"
