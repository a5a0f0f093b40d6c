"""What really happened at a table, read from its log by the core alone, and whether a frame tells its eyes no more than that allows.

The measure is the onlooker's own state: whatever can be shown or said from `seen_by(eyes)` is known, and nothing else may be told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

import heorot
from heorot.core.game import Game
from heorot.core.vocabulary import ACTING, DEALER, hears
from heorot.server import protocol
from heorot.server.tables import log, snapshots
from heorot.server.tables.advice import offered
from heorot.server.tables.events import saying

Frame = (
    protocol.News | protocol.Welcome | protocol.Here | protocol.Advice | protocol.Hints | protocol.Failure | protocol.Done | protocol.Pong
)
read_frame = msgspec.json.Decoder(Frame).decode
read_line = msgspec.json.Decoder(snapshots.Line).decode


class Truth:
    """Every position of a game by the number of the next line, and every move by the number of its own.

    What is laid while others still choose is in no line yet: `standings` has, by the next line as each pair of eyes may count it, all
    positions that could be shown to it; those between the lines of what was opened at once are none of them.
    """

    def __init__(self, blobs: Iterable[bytes]) -> None:
        entries = [log.decode(blob).entry for blob in blobs]
        self.lines = [entry.text for entry in entries if isinstance(entry, log.Line)]
        self.laid: list[tuple[int, int, bool]] = []  # what lies sealed at the end: who, which move, whether nothing follows
        self.standings: dict[tuple[int, int | None], list[Any]] = {}
        header = json.loads(self.lines[0])
        self.game: Game[Any] = heorot.game(header["game"])
        self.worlds: dict[int, Any] = {}
        self.moves: dict[int, tuple[int, int]] = {}
        state = self.game.begin_with(header["players"], self.game.parts, header["options"])
        number = 1
        self.worlds[number] = state.copy()
        for entry in entries:
            if isinstance(entry, log.Line):
                sealed = len(state.actors()) > 1
                self.take(state, number, json.loads(entry.text))
                number += 1
                self.worlds[number] = state.copy()
                if not (sealed and number - 1 in self.moves and state.actor >= 0):  # else more is opened with it
                    self.stand(number)
            elif isinstance(entry, log.Laid | log.Lifted):
                self.lay(entry, state)
                self.stand(number)

    def lay(self, entry: log.Laid | log.Lifted, state: Any) -> None:
        """Let a seat lay something, or take up the last it has laid."""
        if isinstance(entry, log.Laid):
            self.laid.append((entry.seat, self.game.parse(entry.text, state), entry.whole))
        else:
            last = max(i for i, (seat, _, _) in enumerate(self.laid) if seat == entry.seat)
            assert self.laid.pop(last)[2] == entry.whole

    def stand(self, number: int) -> None:
        """Keep how it stands for everybody: with what lies before them, and with what others have chosen for good."""
        chosen = {seat for seat, _, whole in self.laid if whole}
        for eyes in (*range(self.worlds[1].players), None):
            state = self.worlds[number].copy()
            for seat, move, _ in self.laid:
                if seat == eyes or seat in chosen:
                    state.apply(move, seat)
            line = number + sum(seat == eyes for seat, _, _ in self.laid)
            self.standings.setdefault((line, eyes), []).append(state)

    def take(self, state: Any, number: int, data: Any) -> None:
        """Let a line happen."""
        if isinstance(data, dict) or data[0] in ("salts", "concede"):
            return
        self.laid.clear()
        if data[0] == "undo":
            state.copy_from(self.worlds[data[1]])
            return
        seat = DEALER if data[0] == "d" else data[0]
        move = self.game.parse(data[1], state)
        self.moves[number] = seat, move
        state.apply(move, as_actor(seat))

    @property
    def now(self) -> Any:
        """The last position."""
        return self.worlds[len(self.lines) + 1]

    def told(self, line: int, eyes: int | None) -> tuple[int, str, list[Any]]:
        """Return who moved in a line, how it is written, and what is said of it, all from what these eyes see."""
        seat, move = self.moves[line]
        before = self.worlds[line]
        known = before.told(move, eyes, as_actor(seat))
        seen = before.seen_by(eyes)
        text = self.game.notation(known, seen)
        notes = seen.keep_events()
        seen.apply(known, as_actor(seat))
        return seat, text, [plain(saying(self.game.say(note, seen))) for note in notes if hears(note.audience, eyes)]


def as_actor(seat: int) -> int:
    """Return a seat as `apply` wants it."""
    return ACTING if seat == DEALER else seat


def plain(value: Any) -> Any:
    """Return anything as JSON values."""
    return json.loads(msgspec.json.encode(value))


def check_frame(truth: Truth | None, eyes: int | None, raw: bytes) -> Any:
    """Check that a frame holds what these eyes may know, and not a byte besides; returns it."""
    frame = read_frame(raw)
    assert msgspec.json.encode(frame) == raw.replace(b',"own":{}', b""), "a frame holds more than its type"
    if isinstance(frame, protocol.Welcome):
        assert frame.eyes == eyes, f"eyes {eyes} were given those of {frame.eyes}"
    if isinstance(frame, protocol.Welcome | protocol.News) and truth is not None:
        if isinstance(frame.game, protocol.Position):
            check_position(truth, eyes, frame.game)
        for event in frame.events:
            if isinstance(event.what, protocol.Told):
                told = event.what
                assert (told.seat, told.move, plain(told.says)) == truth.told(told.line, eyes), f"line {told.line} as told to {eyes}"
    return frame


def check_position(truth: Truth, eyes: int | None, shown: protocol.Position) -> None:
    """Check a position against the one that these eyes see."""
    game = truth.game
    mine = {**shown.view, **shown.own}
    standings = truth.standings.get((shown.line, eyes), [])
    assert standings, f"there is nothing to be seen by {eyes} at line {shown.line}"
    true = next((true for true in standings if mine == plain(game.view(true.seen_by(eyes)))), standings[0])
    seen = true.seen_by(eyes)
    assert plain(shown.view) == plain(game.view(true.seen_by(None))), f"the view at line {shown.line}"
    assert {**shown.view, **shown.own} == plain(game.view(seen)), f"what {eyes} sees of itself at line {shown.line}"
    assert shown.points == seen.scores
    assert set(shown.actors) <= set(true.actors())
    if isinstance(shown.legal, dict):
        assert eyes in shown.actors
        assert shown.legal == offered(game, seen, eyes), f"the legal moves at line {shown.line}"


def check_line(truth: Truth, eyes: int, raw: bytes) -> None:
    """Check a line of a program's stream."""
    line = read_line(raw)
    assert msgspec.json.encode(line) == raw, "a line holds more than its type"
    if isinstance(line, snapshots.Turn):
        worlds = [true.seen_by(eyes) for true in truth.standings[line.line, eyes]]
        seen = next((seen for seen in worlds if line.position == plain(truth.game.write_position(seen))), worlds[0])
        assert line.seat == eyes
        assert line.position == plain(truth.game.write_position(seen))
        assert line.legal == offered(truth.game, seen, eyes)
