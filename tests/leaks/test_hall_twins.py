"""Nobody learns from the hall what their seat may not know: worlds that look alike to it send the same bytes, whatever is asked.

The bytes being the same, so are the sizes of all messages, and their number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heorot.core.play import Entry
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER
from heorot.server import protocol
from heorot.server.bots.bot_pool import Question
from heorot.server.protocol import Refused
from heorot.server.tables import snapshots
from heorot.server.tables.advice import offered
from heorot.server.tables.events import TableEvent
from heorot.server.tables.match import Match
from heorot.server.tables.owner import Owner
from heorot.server.web import http, serve
from tests.effort import by_turns
from tests.leaks import hearth
from tests.leaks.truth import Truth, plain
from tests.leaks.twins import Following, Leading, Pair, World, begun, make_twin, read_log, twin_of
from tests.tiny import dropped_in


@pytest.fixture(autouse=True)
def _certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing to chance or to the time of day."""
    hearth.leave_nothing_to_chance(monkeypatch)


async def pair_of(folder: Path, game: str, players: int, options: dict[str, Any], moves: int, eyes: int | None) -> Pair:
    """Return two worlds in the middle of a game, everybody at the table."""
    rng = Rng(players * 100 + moves)
    played = await begun(folder / "one.db", game, players, options, moves, rng)
    truth = Truth(read_log(played.path, played.table))
    make_twin(played.path, folder / "other.db", played.table, *twin_of(truth, eyes, rng))
    pair = Pair(World(played.path, played, eyes), World(folder / "other.db", played, eyes), rng)
    script: dict[int, int] = {}
    await pair.one.open(Leading, script)
    await pair.other.open(Following, script)
    return pair


Play = Callable[[Pair], Any]


def leaks(folder: Path, play: Play, game: str, players: int, options: dict[str, Any], moves: int, eyes: int | None) -> set[str]:
    """Return by which ways a game leaks from there on."""

    async def whole() -> set[str]:
        pair = await pair_of(folder, game, players, options, moves, eyes)
        try:
            await play(pair)
            assert pair.same
            return pair.leaks()
        finally:
            await pair.one.close()
            await pair.other.close()

    return asyncio.run(whole())


async def play_on(pair: Pair) -> None:
    """Let the game go on for two rounds; the eyes ask everything, once when it is not their turn and then whenever it is."""
    await pair.question()
    for _ in range(2 * pair.one.state.players):
        if not await turn(pair):
            return


async def turn(pair: Pair) -> bool:
    """Let whoever is on turn move; returns whether the worlds still look alike."""
    if pair.one.state.actor < 0:
        return False
    if pair.one.state.actor == pair.one.eyes:
        await pair.question()
    return await pair.move(pair.one.state.actor)


async def talk(pair: Pair) -> None:
    """Let everything be done that is no move: chat, taking back, a pause, a bot that stands in, a concession."""
    eyes = pair.one.eyes
    assert eyes is not None
    while pair.one.state.actor != eyes:
        assert await turn(pair)
    assert await pair.move(eyes)
    await pair.agree(eyes, {"do": "undo"})
    assert pair.one.state.actor == eyes
    await pair.agree(eyes, {"do": "propose", "what": "pause"})
    await pair.question()
    await pair.say(eyes, {"do": "resume"})
    await pair.say(None, {"do": "say", "text": "who is there?"})
    for world in (pair.one, pair.other):
        await world.say(eyes, {"do": "say", "text": "somebody"})
    await pair.say(eyes, {"do": "leave", "bot": "adept"})
    assert pair.one.state.actor not in (eyes, DEALER)
    await pair.say(eyes, {"do": "return"})
    assert await turn(pair)
    await pair.say((eyes + 1) % pair.one.state.players, {"do": "concede"})


@pytest.mark.parametrize(
    ("players", "edda", "moves", "eyes"),
    by_turns([(2, False, 3, 0), (3, True, 20, 1), (3, False, 40, 2), (2, True, 50, 1), (3, True, 30, None)], 2),
)
def test_twin_worlds_of_voluspa(tmp_path: Path, players: int, edda: bool, moves: int, eyes: int | None) -> None:
    assert not leaks(tmp_path, play_on, "voluspa", players, {"edda": edda}, moves, eyes)


@pytest.mark.parametrize(
    ("players", "refill", "moves", "eyes"), by_turns([(2, "always", 12, 0), (3, "ask", 40, 1), (4, "always", 60, None)])
)
def test_twin_worlds_of_the_movie(tmp_path: Path, players: int, refill: str, moves: int, eyes: int | None) -> None:
    assert not leaks(tmp_path, play_on, "beowulf_movie", players, {"refill": refill}, moves, eyes)


@pytest.mark.parametrize(
    ("players", "castles", "moves", "eyes"), by_turns([(2, "dealt", 40, 0), (3, "chosen", 60, 1), (4, "drafted", 80, None)])
)
def test_twin_worlds_of_bellum_magica(tmp_path: Path, players: int, castles: str, moves: int, eyes: int | None) -> None:
    assert not leaks(tmp_path, play_on, "bellum_magica", players, {"castles": castles}, moves, eyes)


LEGENDS: list[tuple[int, dict[str, Any], int, int | None]] = [
    (2, {}, 4, 0), (3, {"bluff": True}, 14, 1), (3, {"advanced": True}, 40, 2), (4, {"advanced": True, "bluff": True}, 60, None),
    (2, {}, 12, 1),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options", "moves", "eyes"), by_turns(LEGENDS, 2))
def test_twin_worlds_of_the_legend(tmp_path: Path, players: int, options: dict[str, Any], moves: int, eyes: int | None) -> None:
    assert not leaks(tmp_path, play_on, "beowulf_legend", players, options, moves, eyes)


@pytest.mark.parametrize(("edda", "eyes"), [(False, 0), (True, 2)])
def test_twin_worlds_in_which_people_talk(tmp_path: Path, edda: bool, eyes: int) -> None:
    assert not leaks(tmp_path, talk, "voluspa", 3, {"edda": edda}, 12, eyes)


async def stumble(pair: Pair) -> None:
    """Let a bot that stands in fail in a way nobody thought of: what the error says is nobody's to read."""
    eyes = pair.one.eyes
    assert eyes is not None
    while pair.one.state.actor != eyes:
        assert await turn(pair)
    for world in (pair.one, pair.other):
        world.hearth.bots.failing = True
    await pair.say(eyes, {"do": "leave", "bot": "adept"})
    for world in (pair.one, pair.other):
        assert b"a bot does not answer" in world.hearth.journal.lines[-1]
        assert world.owner.thinking[eyes].exception() is None, "it would be written to the journal, with all that it says"


def test_twin_worlds_in_which_a_bot_stumbles(tmp_path: Path) -> None:
    assert not leaks(tmp_path, stumble, "voluspa", 2, {}, 12, 1)


async def seal(pair: Pair) -> None:
    """Let others choose, each something else in either world, take it back and choose again; all but the last, whose choice opens all."""
    await pair.question()
    eyes = pair.one.eyes
    while len(pair.one.state.actors()) > 1:
        seat = next(seat for seat in pair.one.state.actors() if seat != eyes)
        assert await pair.move(seat)
        await pair.say(seat, {"do": "undo"})
        assert await pair.move(seat)
        await pair.question()


async def seal_first(pair: Pair) -> None:
    """Let the eyes choose before the others."""
    assert pair.one.eyes is not None
    assert await pair.move(pair.one.eyes)
    await seal(pair)


@pytest.mark.parametrize(
    ("players", "moves", "eyes", "play"),
    by_turns([(3, 0, 0, seal), (3, 4, 2, seal), (4, 4, 1, seal_first), (4, 9, None, seal), (2, 2, 0, seal), (3, 6, 1, seal_first)], 3),
)
def test_a_sealed_choice_is_nobodys_until_it_is_opened(tmp_path: Path, players: int, moves: int, eyes: int | None, play: Play) -> None:
    with dropped_in():
        assert not leaks(tmp_path, play, "fists", players, {}, moves, eyes)


async def bid(pair: Pair) -> None:
    """Let others lay many cards in one world and none in the other, all but the last, whose choice opens all."""
    eyes = pair.one.eyes
    while len(pair.one.state.actors()) == 1:
        await pair.say(pair.one.state.actor, {"do": "move", "move": "pass"})
    for seat in [seat for seat in pair.one.state.actors() if seat != eyes][: len(pair.one.state.actors()) - 1]:
        while lays := [line for line in pair.one.record.game.lines(pair.one.standing(seat), seat) if line != "done"]:
            await pair.one.say(seat, {"do": "move", "seat": seat, "move": lays[0]})
            await pair.other.say(seat, {"do": "ping"})
            pair.same += 1
        await pair.question()
        await pair.say(seat, {"do": "move", "move": "done"})
        await pair.question()


@pytest.mark.parametrize(("players", "eyes"), by_turns([(3, 0), (4, 2), (3, None)]))
def test_how_many_cards_are_sealed_is_nobodys_until_they_are_opened(tmp_path: Path, players: int, eyes: int | None) -> None:
    assert not leaks(tmp_path, bid, "beowulf_legend", players, {"start": "first-seat"}, 0, eyes)


def number_what_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count what is laid among the things that happen."""
    monkeypatch.setattr("heorot.server.tables.table.numbered", lambda entry: True)


def count_what_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count what is laid among the lines of the record."""
    monkeypatch.setattr(
        Match, "line_of", lambda self, eyes: self.record.next_line + sum(len(moves) for moves in self.choices.laid.values())
    )


def stir_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell everybody how it stands when somebody lays something."""
    sealed = Match.sealed

    def leaky(self: Match, entry: Any, chosen: bool, seq: int, at: int) -> list[TableEvent]:
        return [*sealed(self, entry, chosen, seq, at), *(TableEvent(seq, at, only=seat) for seat in range(len(self.seats)))]

    monkeypatch.setattr(Match, "sealed", leaky)


@pytest.mark.parametrize("leak", by_turns([number_what_is_laid, count_what_is_laid, stir_all]))
def test_a_hall_that_lets_cards_be_counted_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    assert "twins: socket" in leaks(tmp_path, bid, "beowulf_legend", 3, {"start": "first-seat"}, 0, 0)


# leaky halls: each is found by the watch that is named


def lay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the whole state instead of what is seen."""
    for_viewer = snapshots.Board.for_viewer

    def leaky(self: snapshots.Board, eyes: int | None) -> protocol.Position:
        return msgspec.structs.replace(for_viewer(self, eyes), own=plain(self.game.view(self.state)))

    monkeypatch.setattr(snapshots.Board, "for_viewer", leaky)


def tell_hidden_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell moves as they are, but say of them only what may be heard."""
    for_viewer = TableEvent.for_viewer

    def leaky(self: TableEvent, eyes: int | None) -> protocol.Event:
        return for_viewer(msgspec.structs.replace(self, otherwise={}), eyes)

    monkeypatch.setattr(TableEvent, "for_viewer", leaky)


def say_all_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say what is for one seat to everybody."""
    monkeypatch.setattr("heorot.server.tables.events.hears", lambda audience, eyes: True)


def name_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer `why` from the whole state."""
    why = snapshots.why

    def leaky(match: Match, seat: int, text: str) -> protocol.Advice:
        return msgspec.structs.replace(why(match, seat, text), message=protocol.Message("hands", {"all": hands(match)}))

    monkeypatch.setattr(snapshots, "why", leaky)


def hands(match: Match) -> str:
    """Return every hand of a game."""
    return str(match.record.game.view(match.record.state).seats)


def refuse_with_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say in an error what the hands are."""
    legal_move = Match.legal_move

    def leaky(self: Match, number: int, text: str) -> int:
        try:
            return legal_move(self, number, text)
        except Refused as why:
            raise Refused(why.failure.error, f"{why} with {hands(self)}") from None

    monkeypatch.setattr(Match, "legal_move", leaky)


def only_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give away by the mere length of a frame how long the name of a hidden tile is."""
    for_viewer = TableEvent.for_viewer

    def leaky(self: TableEvent, eyes: int | None) -> protocol.Event:
        longer = {viewer: text + " " * len(self.text) for viewer, text in self.otherwise.items()}
        return for_viewer(msgspec.structs.replace(self, otherwise=longer), eyes)

    monkeypatch.setattr(TableEvent, "for_viewer", leaky)


def log_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write moves into the journal."""
    record_entry = Match.record_entry

    def leaky(self: Match, entry: Entry, *others: Any) -> list[TableEvent]:
        logging.getLogger("heorot.table").info("a move", extra={"move": entry.line})
        return record_entry(self, entry, *others)

    monkeypatch.setattr(Match, "record_entry", leaky)


def log_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write into the journal what an error says, instead of where it came from."""
    write = serve.Lines.format

    def leaky(self: serve.Lines, record: logging.LogRecord) -> str:
        line = msgspec.json.decode(write(self, record))
        return msgspec.json.encode({**line, "error": str(record.exc_info and record.exc_info[1])}).decode()

    monkeypatch.setattr(serve.Lines, "format", leaky)


def hand_out_records(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a seat the whole record of a game that is still played."""
    monkeypatch.setattr(http, "seats_own", lambda text, seat, find: text)


def stream_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs the whole position."""

    def leaky(match: Match, seat: int) -> bytes:
        record = match.record
        position, legal = record.game.write_position(record.state), offered(record.game, record.state, seat)
        return protocol.encode(snapshots.Turn(match.id, seat, record.next_line, record.game.name, position, legal))

    monkeypatch.setattr(snapshots, "turn", leaky)


def hint_from_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot that gives hints see everything."""
    question = Owner.question

    async def leaky(self: Owner, person: str, seat: int) -> Question:
        position = self.table.match.record.game.write_position(self.table.match.record.state)
        return msgspec.structs.replace(await question(self, person, seat), position=position)

    monkeypatch.setattr(Owner, "question", leaky)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = [
    (lay_open, {"frames", "twins: socket", "twins: onlooker", "twins: answers"}),
    (tell_hidden_moves, {"frames", "twins: socket", "twins: onlooker", "twins: answers"}),
    (say_all_to_all, {"frames", "twins: socket", "twins: onlooker", "twins: answers"}),
    (name_a_hand, {"twins: socket", "twins: answers"}),
    (refuse_with_the_hand, {"twins: socket", "twins: answers"}),
    (only_longer, {"twins: socket", "twins: onlooker"}),
    (log_moves, {"twins: journal", "journal"}),
    (log_errors, {"journal"}),
    (hand_out_records, {"twins: answers"}),
    (stream_all, {"frames", "twins: stream"}),
    (hint_from_all, {"twins: socket", "twins: answers"}),
]


@pytest.mark.parametrize(
    ("leak", "watches"),
    by_turns(LEAKS, 5),
)
def test_a_leaky_hall_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], watches: set[str]
) -> None:
    leak(monkeypatch)
    moves, seed = (40, 1) if leak is hint_from_all else (20, 1)  # what others hold seldom changes what the bot advises
    assert leaks(tmp_path, play_on, "voluspa", 3, {"edda": True}, moves, seed) >= watches
