"""What leaves a table: always as one viewer may see it, a seat or an onlooker. Nothing else in the hall makes frames of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from heorot.core.game import Game
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.tables.advice import advice, against, offered
from heorot.server.tables.events import TableEvent, message
from heorot.server.tables.history import Told
from heorot.server.tables.match import Match
from heorot.server.tables.table import Table

encode = msgspec.json.Encoder().encode
NOTHING = ("{}", b"{}")


class Turn(msgspec.Struct, frozen=True, tag_field="is", tag="turn"):
    """What a program that plays a seat needs to know to move: the position as the seat sees it, and its legal moves."""

    table: str
    seat: int
    line: int
    game: str
    position: dict[str, Any]
    legal: dict[str, protocol.Worth]


class Over(msgspec.Struct, frozen=True, tag_field="is", tag="over"):
    """The last line a program gets: how the game ended."""

    table: str
    outcome: protocol.Outcome


Line = Turn | Over


class Seen(msgspec.Struct, frozen=True):
    """What one viewer is told of a table: what happened, and how the game stands, if it stands otherwise."""

    events: list[Any]
    game: protocol.Position | UnsetType


class Snapshot:
    """What has happened at a table and how its game stands now, made once for all who look. `for_viewer` is the one way out."""

    def __init__(self, table: Table, now: int, events: Sequence[TableEvent | Told], whole: bool = False) -> None:
        self.told: list[tuple[TableEvent | Told, Any]] = []  # each ready to be sent, if all are told the same
        self.only = set()  # seats that alone see the game otherwise
        self.all_see = whole
        for event in events:
            if isinstance(event, Told):
                self.told.append((event, None))
            elif event.told:
                self.told.append((event, None if whole or not event.public else Raw(encode(event.for_viewer(None)))))
                self.all_see = self.all_see or event.changes_game
            elif event.only is not None:
                self.only.add(event.only)
        self.board = Board(table.match, now) if table.begun and (self.all_see or self.only) else None

    def concerns(self, viewer: int | None) -> bool:
        """Whether there is anything for a viewer."""
        return bool(self.told) or self.all_see or viewer in self.only

    def for_viewer(self, viewer: int | None) -> Seen:
        """Return what a viewer may know: a seat, or with None an onlooker."""
        events = [known or event.for_viewer(viewer) for event, known in self.told]
        sees = self.all_see or viewer in self.only
        return Seen(events, self.board.for_viewer(viewer) if self.board is not None and sees else UNSET)


def view_writer(game: Game[Any]) -> Callable[[Any], bytes | str]:
    """Return what writes the view of a seen state as JSON; a game with a quicker way of its own writes it itself."""
    by_hand = type(game).view_json is not Game.view_json
    return game.view_json if by_hand else lambda seen: encode(game.view(seen))


def own_writer(game: Game[Any]) -> Callable[[Any], bytes | str]:
    """Return what writes as JSON what is the viewer's own of the view; the same holds."""
    by_hand = type(game).own_json is not Game.own_json
    return game.own_json if by_hand else lambda seen: encode(game.own(seen))


class Board:
    """How the game of a table stands now, made once for all who look."""

    def __init__(self, match: Match, now: int) -> None:
        self.match = match
        self.now = now
        self.state = match.standing(None)
        self.game = match.record.game
        self.actors = list(match.actors())
        self.clocks = self.time()
        self.outcome = outcome(match)
        self.seen = self.state.seen_by(None)  # by all; then, one after the other, by each who looks
        self.points = self.seen.scores
        self.view: Any = Raw(view_writer(self.game)(self.seen))
        self.write_own = own_writer(self.game)

    def for_viewer(self, viewer: int | None) -> protocol.Position:
        """Return how it stands, as a viewer sees it."""
        own: Any = {}
        legal: dict[str, protocol.Worth] | UnsetType = UNSET
        match = self.match
        if viewer is not None:
            seen = self.seen
            seen.see(match.standing(viewer), viewer)
            text = self.write_own(seen)
            own = {} if text in NOTHING else Raw(text)
            if viewer in self.actors and not match.seats[viewer].player:
                match.offered[viewer] = lines = self.game.lines(seen, viewer)
                legal = offered(self.game, seen, viewer, lines, worths=match.opened.worths)
        line, sealed = match.line_of(viewer), len(match.choices.before(viewer))
        return protocol.Position(line, self.actors, self.points, self.view, own, legal, sealed, self.clocks, self.outcome)

    def time(self) -> protocol.Time | UnsetType:
        """Return the clocks."""
        if not self.match.opened.clock:
            return UNSET
        seats = self.match.seats
        left = [seat.left if seat.since is None else max(0, seat.left - (self.now - seat.since)) for seat in seats]
        return protocol.Time(left, [i for i, seat in enumerate(seats) if seat.since is not None], self.now)


def outcome(match: Match) -> protocol.Outcome | UnsetType:
    """Return how a game ended."""
    if not match.how:
        return UNSET
    if match.how == "agreed":
        return protocol.Outcome(match.how, match.record.state.seen_by(None).scores)
    result = match.record.placed()
    return protocol.Outcome(match.how, list(result.points), list(result.places), message(result.why))


def welcome(table: Table, person: str, viewer: int | None, here: list[int], now: int, events: Iterable[TableEvent | Told]) -> bytes:
    """Return the whole table as a viewer sees it."""
    seen = Snapshot(table, now, list(events), whole=True).for_viewer(viewer)
    return encode(
        protocol.Welcome(
            protocol=protocol.PROTOCOL,
            seq=table.seq,
            eyes=viewer,
            now=now,
            table=table.state.info(),
            you=table.state.you(person),
            here=here,
            game=None if seen.game is UNSET else seen.game,
            events=seen.events,
        )
    )


def turn(match: Match, seat: int) -> bytes:
    """Return the line for a program that plays this seat and is on turn."""
    game = match.record.game
    seen = match.for_viewer(seat)
    legal = offered(game, seen, seat, worths=match.opened.worths)
    return encode(Turn(match.id, seat, match.line_of(seat), game.name, game.write_position(seen), legal))


def over(match: Match) -> bytes:
    """Return the last line for a program."""
    ended = outcome(match)
    assert isinstance(ended, protocol.Outcome)
    return encode(Over(match.id, ended))


def why(match: Match, seat: int, text: str) -> protocol.Advice:
    """Return what a move would bring, or the clause that refuses it."""
    try:
        move = match.legal_move(seat, text)
    except Refused as refused:
        return against(text, refused)
    if not match.opened.worths:
        return protocol.Advice(match.record.game.notation(move, match.for_viewer(seat)), None)
    return advice(match.record.game, match.for_viewer(seat), seat, move)
