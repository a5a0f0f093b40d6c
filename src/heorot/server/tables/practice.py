"""Boards that are no table's: a position to try moves on, and how a finished game stood at any of its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw

import heorot
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.play import Made, Play
from heorot.core.record import Replay
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import ACTING, DEALER
from heorot.server import protocol
from heorot.server.protocol import Refused, encode
from heorot.server.tables.advice import advice, against, meant, offered
from heorot.server.tables.events import saying

MOST_MOVES = 20
SEED = 1  # whatever is dealt is dealt from it: the same question has the same answer
LONGEST = 400  # characters of a game's sentence; it may quote what was sent
FIRST_LINE = 3  # of a record: before it there is no game
ANY = "?"  # a draw that is not given: whatever comes


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the moves to make there one after the other, whoever is on turn, and a move to ask about then.

    `deals`: what the dealer draws, one after the other, `?` for whatever comes, and then nothing more; null: all there is to draw.
    """

    position: dict[str, Any]
    moves: Annotated[list[protocol.Notation], Meta(max_length=MOST_MOVES)] = []
    deals: Annotated[list[protocol.Notation], Meta(max_length=MOST_MOVES)] | None = None
    seat: protocol.Seat = 0  # as which seat one looks
    ask: protocol.Notation | None = None


class Tried(msgspec.Struct, frozen=True):
    """How it stands after the moves, what is told of them and of the dealer's (by the number of the move), and what was asked."""

    game: protocol.Position
    told: list[protocol.Told]
    advice: protocol.Advice | None


class Practice:
    """A board to try moves on; the dealer does what it must, always the same, or draws what is given and then rests."""

    def __init__(self, game: Game[Any], position: dict[str, Any], seat: int, deals: Sequence[str] | None = None) -> None:
        self.game = game
        self.deals = None if deals is None else list(deals)
        try:
            self.state: Any = game.read_position(position, SEED)
        except (HeorotError, RecursionError) as why:
            raise Refused("bad-message", str(why)[:LONGEST]) from None
        if seat >= self.state.players:
            raise Refused("not-found", "there is no such seat")
        self.seat = seat
        self.moves = Play(game, self.state)
        self.rng = Rng(SEED)
        self.drawing = Moves(self.state.room())
        self.made = 0
        self.told: list[protocol.Told] = []
        self.deal()

    def play(self, text: str) -> None:
        """Make a move of the seat on turn, and let the dealer do what follows."""
        actors = self.state.actors()
        if not actors:
            raise Refused("not-now", "the game is over")
        move = meant(self.game, self.state.seen_by(actors[0]), actors[0], text)
        self.made += 1
        self.make(move, actors[0])
        self.deal()

    def deal(self) -> None:
        """Let the dealer do all it has to do, or as much as is given."""
        while self.state.actor == DEALER and self.deals != []:
            self.make(self.drawn(ANY if self.deals is None else self.deals.pop(0)), DEALER)

    def drawn(self, text: str) -> int:
        """Return the dealer's move that a text means, or whatever comes."""
        return self.state.deal(self.rng, self.drawing) if text == ANY else meant(self.game, self.state, ACTING, text)

    def make(self, move: int, who: int) -> None:
        """Make a legal move, and tell it as the seat may know it."""
        happened = self.moves.apply(Made(who, move, self.game.notation(move, self.state)), self.made, telling=True)
        assert happened is not None
        says = [saying(said) for said in happened.said_to(self.seat)]
        self.told.append(protocol.Told(self.made, who, happened.text_for(self.seat), says))

    def asked(self, text: str) -> protocol.Advice:
        """Return what a move of the seat would bring, or the clause that refuses it."""
        return asked_of(self.game, self.state, self.seat, text)


def asked_of(game: Game[Any], state: Any, seat: int, text: str) -> protocol.Advice:
    """Return what a move of a seat would bring, or the clause that refuses it."""
    if seat not in state.actors():
        raise Refused("not-now", "it is not your turn")
    seen = state.seen_by(seat)
    try:
        move = meant(game, seen, seat, text)
    except Refused as refused:
        return against(text, refused)
    return advice(game, seen, seat, move)


def tried(game: Game[Any], trying: Trying) -> bytes:
    """Return what comes of trying something, as JSON."""
    board = Practice(game, trying.position, trying.seat, trying.deals)
    for text in trying.moves:
        board.play(text)
    position = standing(game, board.state, trying.seat, board.made, offer=True)
    return encode(Tried(position, board.told, None if trying.ask is None else board.asked(trying.ask)))


def stood(record: str, line: int, viewer: int | None) -> bytes:
    """Return how a recorded game stood just before a line of it was written, as a viewer saw it; after its last line: how it ended."""
    try:
        replay = Replay(record, heorot.game)
        for step in replay.steps():
            if step.line >= line:
                break
    except HeorotError:
        raise Refused("frozen", "the record of this game cannot be replayed") from None
    return encode(standing(replay.game, replay.state, viewer, max(FIRST_LINE, min(line, len(replay.raw) + 1))))


def standing(game: Game[Any], state: Any, viewer: int | None, line: int, offer: bool = False) -> protocol.Position:
    """Return how a game stands, as a viewer sees it; with its legal moves, if these are offered."""
    public = state.seen_by(None)
    seen = public if viewer is None else state.seen_by(viewer)
    actors = list(state.actors())
    view: Any = Raw(encode(game.view(public)))
    own = {} if viewer is None else game.own(seen)
    legal = offered(game, seen, viewer) if offer and viewer is not None and viewer in actors else UNSET
    return protocol.Position(line, actors, public.scores, view, own, legal)
