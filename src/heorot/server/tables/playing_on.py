"""A finished game played on from one of its moments, against bots. Nothing of it is kept in the hall.

What was played since goes back and forth as one sealed text: the page holds it, and cannot read what lies hidden in it.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import UNSET, Meta

import heorot
from heorot.core.errors import HeorotError
from heorot.core.play import Made, Play
from heorot.core.record import Replay
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.tables.advice import meant
from heorot.server.tables.events import message, saying
from heorot.server.tables.practice import asked_of, standing

NONCE = 12  # bytes
LONGEST = 48_000  # characters of what is sealed: far more than the longest game needs


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which line of a finished record one plays on, as which seat; what was played since; one's next move, or a move to ask about."""

    line: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    seat: protocol.Seat
    since: Annotated[str, Meta(max_length=LONGEST)] = ""
    move: protocol.Notation | None = None
    ask: protocol.Notation | None = None


class Stretch(msgspec.Struct, frozen=True):
    """A seat's move and what the dealer did then, as it is told, and how it stood after it."""

    told: list[protocol.Told]
    game: protocol.Position


class PlayedOn(msgspec.Struct, frozen=True):
    """What happened since the last answer, move by move, the last with one's legal moves; all that was played, sealed; what was asked."""

    moves: list[Stretch]
    since: str
    advice: protocol.Advice | None


class Branch:
    """A game that leaves a record at one of its lines; whoever does not play it is played by bots."""

    def __init__(self, record: str, asked: PlayOn, since: list[tuple[int, str]]) -> None:
        try:
            replay = Replay(record, heorot.game)
            for step in replay.steps():
                if step.line >= asked.line:
                    break
        except HeorotError:
            raise Refused("frozen", "the record of this game cannot be replayed") from None
        self.game, self.state, self.seat = replay.game, replay.state, asked.seat
        if asked.seat >= self.state.players:
            raise Refused("not-found", "there is no such seat")
        self.plays = Play(self.game, self.state)
        self.rng = Rng(secrets.randbits(63))
        self.drawing = Moves(self.state.room())
        self.since: list[tuple[int, str]] = []
        self.told: list[protocol.Told] = []  # since the last stretch
        self.moves: list[Stretch] = []
        for seat, text in since:
            self.make(seat, text)
        self.told.clear()
        self.deal()
        if asked.move is not None:
            if asked.seat not in self.state.actors():
                raise Refused("not-now", "it is not your turn")
            self.play(asked.seat, asked.move)

    def make(self, seat: int, text: str) -> None:
        """Make a legal move, and tell it as the one who plays may know it."""
        eyes = self.state if seat == DEALER else self.state.seen_by(seat)
        move = meant(self.game, eyes, seat, text)
        written = self.game.notation(move, eyes)
        happened = self.plays.apply(Made(seat, move, written), len(self.since) + 1, telling=True)
        assert happened is not None
        self.since.append((seat, written))
        says = [saying(said) for said in happened.said_to(self.seat)]
        self.told.append(protocol.Told(len(self.since), seat, happened.text_for(self.seat), says))

    def deal(self) -> None:
        """Let the dealer do all it has to do."""
        while self.state.actor == DEALER:
            move = self.state.deal(self.rng, self.drawing)
            self.make(DEALER, self.game.notation(move, self.state))

    def waits_for(self) -> int | None:
        """Return a seat for which a bot has to choose, if there is one."""
        return next((seat for seat in self.state.actors() if seat != self.seat), None)

    def seen(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as a position."""
        return self.game.write_position(self.state.seen_by(seat))

    def play(self, seat: int, text: str) -> None:
        """Make a seat's move, and let the dealer do what follows."""
        self.make(seat, text)
        self.deal()
        self.moves.append(Stretch(self.told, standing(self.game, self.state, self.seat, len(self.since) + 1)))
        self.told = []

    def happened(self) -> list[Stretch]:
        """Return all that has happened, move by move; one's legal moves, or the outcome, stand with the last."""
        last = self.moves[-1].told if self.moves else self.told
        return [*self.moves[:-1], Stretch(last, self.stands())]

    def stands(self) -> protocol.Position:
        """Return how it stands, with one's legal moves; in the end, who has won."""
        found = standing(self.game, self.state, self.seat, len(self.since) + 1, offer=True)
        if self.state.actor != NOBODY:
            return found
        result = self.state.result()
        outcome = protocol.Outcome("over", list(result.points), list(result.places), message(result.why))
        return msgspec.structs.replace(found, outcome=outcome, legal=UNSET)

    def advice(self, text: str) -> protocol.Advice:
        """Return what a move would bring, or the clause that refuses it."""
        return asked_of(self.game, self.state, self.seat, text)


def about(table: str, asked: PlayOn) -> bytes:
    """Return what a sealed text belongs to: it opens nowhere else."""
    return f"{table} {asked.line} {asked.seat}".encode()


def seal(key: bytes, table: str, asked: PlayOn, since: list[tuple[int, str]]) -> str:
    """Return all that was played as a text that only the hall can read."""
    nonce = secrets.token_bytes(NONCE)
    plain = json.dumps(since, ensure_ascii=False, separators=(",", ":")).encode()
    return urlsafe_b64encode(nonce + ChaCha20Poly1305(key).encrypt(nonce, plain, about(table, asked))).decode()


def unseal(key: bytes, table: str, asked: PlayOn) -> list[tuple[int, str]]:
    """Return all that was played, as the hall sealed it."""
    if not asked.since:
        return []
    try:
        raw = urlsafe_b64decode(asked.since)
        plain = ChaCha20Poly1305(key).decrypt(raw[:NONCE], raw[NONCE:], about(table, asked))
    except (ValueError, InvalidTag):
        raise Refused("bad-message", "what was played since is not as this hall wrote it: begin again") from None
    return [(seat, text) for seat, text in json.loads(plain)]
