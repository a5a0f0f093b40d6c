"""Twin worlds: two halls, equal to the last byte but for what one pair of eyes at one table may not know.

The twin is a log: hidden draws and sealed choices are replaced by others, as far as the rest of the game is still legal and looks the
same. From there on both halls are asked the same; what is hidden goes on differently in them wherever it can.
"""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from heorot.core.dealing import Dealer, canonical
from heorot.core.rng import Rng
from heorot.core.vocabulary import HIDDEN
from heorot.games.voluspa.parts import IDS
from heorot.server import protocol
from heorot.server.hall import Opening
from heorot.server.store.base import Pass, Person
from heorot.server.tables import log
from heorot.server.tables.owner import Owner
from tests.leaks.hearth import Connection, Hearth, kept_journal
from tests.leaks.truth import Truth, as_actor, check_frame, check_line

GARBAGE = ("?", " ", "no such move", "Thor 0,0", "draw Thor", "discard Hel", "stop", "Jotun 0,0>1,0", "fist 9", "open 2", "Loki", "\u200b7")
TILE = re.compile(rb"\b(?:" + "|".join([*IDS[1:], "fist"]).encode() + rb")\b", re.IGNORECASE)  # what no journal needs to know


@dataclass
class Begun:
    """A game that has gone on for a while, in a file, and who plays it."""

    path: Path
    table: str
    people: list[Person]
    tokens: list[str]
    programs: list[str]  # a program's token for each seat


async def begun(path: Path, game: str, players: int, options: dict[str, Any], moves: int, rng: Rng) -> Begun:
    """Let people play so many moves."""
    hearth = Hearth(path)
    await hearth.open()
    hall = hearth.hall
    people, tokens = zip(*[await hall.arrive(f"Person {seat}") for seat in range(players)])
    opening = Opening(game=game, players=players, options=options, seats=["me"], listed=True, hints=True, clock=log.Clock(3_600_000, 1_000))
    table = await hall.lay(people[0], opening)
    owner = await hall.owner(table)
    for person in people[1:]:
        await owner.command(person, protocol.Sit(key="sit"))
    await owner.command(people[0], protocol.Start(key="start"))
    for number in range(moves):
        acting = owner.table.actors()
        seat = acting[rng.below(len(acting))]
        state = owner.table.match.standing(seat)
        legal = state.legal(seat)
        text = owner.table.match.record.game.notation(legal[rng.below(len(legal))], state)
        hearth.clock.time += 1_000
        await owner.command(people[seat], protocol.Move(key=f"move {number}", seat=seat, move=text))
    programs = [await hall.new_token(Pass(person.id, table, seat)) for seat, person in enumerate(people)]
    await hearth.close()
    return Begun(path, table, list(people), list(tokens), programs)


def twin_of(truth: Truth, eyes: int | None, rng: Rng) -> tuple[list[str], list[str]]:
    """Return the lines of another game that these eyes cannot tell from this one, and what lies sealed there: as different as is found."""
    hidden = [line for line in truth.moves if is_hidden(truth, line, eyes)]
    hidden += [-i for i, (seat, _, _) in enumerate(truth.laid, 1) if seat != eyes]
    for number in (4, 3, 2, 1):
        for _ in range(80):
            found = crossed(truth, eyes, {hidden[rng.below(len(hidden))]: rng.below(1000) for _ in range(number)})
            if found:
                return found
    raise AssertionError("there is no other game that looks like this one")


def is_hidden(truth: Truth, line: int, eyes: int | None) -> bool:
    """Whether a move was hidden from these eyes."""
    seat, move = truth.moves[line]
    return bool(truth.worlds[line].told(move, eyes, as_actor(seat)) == HIDDEN)


def crossed(truth: Truth, eyes: int | None, changes: dict[int, int]) -> tuple[list[str], list[str]] | None:
    """Return lines and what is laid with other moves at some of them, or nothing if the game could not go on like that."""
    state, worlds, lines = truth.worlds[1].copy(), {}, list(truth.lines)
    for number, text in enumerate(lines, 1):
        worlds[number] = state.copy()
        data = json.loads(text)
        if number not in truth.moves:
            if isinstance(data, list) and data[0] == "undo":
                state.copy_from(worlds[data[1]])
            continue
        seat, move = truth.moves[number]
        who = as_actor(seat)
        legal = list(state.legal(who))
        together = len(state.actors()) > 1  # then it must not be sooner over
        others = [other for other in legal if other != move and not (together and ends(state, who, other) != ends(state, who, move))]
        if number in changes and others:
            move = others[changes[number] % len(others)]
        if move not in legal or state.told(move, eyes, who) != truth.worlds[number].told(truth.moves[number][1], eyes, who):
            return None
        lines[number - 1] = canonical([data[0], truth.game.notation(move, state)])
        state.apply(move, who)
    alike = state.seen_by(eyes).key() == truth.now.seen_by(eyes).key()
    differ, laid = state.key() != truth.now.key(), []
    for i, (seat, move, whole) in enumerate(truth.laid, 1):
        legal = list(state.legal(seat))
        others = [other for other in legal if other != move and ends(state, seat, other) == whole]
        chosen = others[changes[-i] % len(others)] if -i in changes and others else move
        if chosen not in legal:
            return None
        differ = differ or chosen != move
        laid.append(truth.game.notation(chosen, state))
        state.apply(chosen, seat)
    return (lines, laid) if alike and differ else None


def ends(state: Any, seat: int, move: int) -> bool:
    """Whether a seat has chosen with this move, and nothing is to follow."""
    after = state.copy()
    after.apply(move, seat)
    return seat not in after.actors()


def read_log(path: Path, table: str) -> list[bytes]:
    """Return the log of a table from a file."""
    with closing(sqlite3.connect(path)) as file:
        return [row[0] for row in file.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,))]


def make_twin(one: Path, other: Path, table: str, lines: list[str], laid: list[str]) -> None:
    """Write the file of the other world: the same, with other lines in the log, and other things sealed before them or at the end."""
    with closing(sqlite3.connect(one)) as source, closing(sqlite3.connect(other)) as target:
        source.backup(target)
        found = [log.decode(blob) for blob in read_log(one, table)]
        for number, text in enumerate(other_texts([logged.entry for logged in found], lines, laid)):
            if text:
                entry = msgspec.structs.replace(found[number].entry, text=text)
                changed = log.encode(msgspec.structs.replace(found[number], entry=entry))
                target.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", (changed, table, number + 1))
        target.commit()


def other_texts(entries: list[Any], lines: list[str], laid: list[str]) -> list[str]:
    """Return what each entry of a log says in the other world: what a seat lays is what its lines will say."""
    texts = [""] * len(entries)
    waiting: list[tuple[int, int]] = []  # what lies sealed: its place in the log, and whose it is
    fresh = iter(lines)
    for number, entry in enumerate(entries):
        assert not isinstance(entry, log.Lifted), "what was taken up again has no twin"
        if isinstance(entry, log.Laid):
            waiting.append((number, entry.seat))
        elif isinstance(entry, log.Line):
            texts[number] = next(fresh)
            data = json.loads(texts[number])
            mine = [one for one in waiting if isinstance(data, list) and one[1] == data[0]]
            if mine:
                texts[mine[0][0]] = data[1]
                waiting.remove(mine[0])
    for (number, _), text in zip(waiting, laid, strict=True):
        texts[number] = text
    return texts


@dataclass(frozen=True)
class Leading(Dealer):
    """Deals in the first world; what the eyes see is the commonest tile, which the other world will have too."""

    eyes: int | None = None
    script: dict[int, int] = field(default_factory=dict)

    def deal(self, state: Any, line: int) -> int:
        """Return the dealer's move, and remember it."""
        odds = state.odds()
        shown = state.told(odds[0][0], self.eyes) != HIDDEN
        self.script[line] = max(odds, key=lambda one: one[1])[0] if shown else super().deal(state, line)
        return self.script[line]


@dataclass(frozen=True)
class Following(Leading):
    """Deals in the other world: what the eyes see is the same, what they do not see is something else, as rare as there is."""

    parted: list[int] = field(default_factory=list)  # lines where the worlds could not go on alike

    def deal(self, state: Any, line: int) -> int:
        """Return the dealer's move."""
        odds: dict[int, int] = dict(state.odds())
        move = self.script[line]
        if state.told(move, self.eyes) == HIDDEN:
            return min((other for other in odds if other != move), key=lambda other: odds[other], default=next(iter(odds)))
        if move not in odds:
            self.parted.append(line)
            return next(iter(odds))
        return move


class World:
    """One of the two halls, with everybody at the table."""

    def __init__(self, path: Path, game: Begun, eyes: int | None) -> None:
        self.begun = game
        self.eyes = eyes
        self.hearth = Hearth(path)
        self.answers: list[bytes] = []
        self.keys = 0
        self.owner: Owner
        self.sockets: dict[int | None, Connection] = {}
        self.stream: Connection | None = None

    async def open(self, dealer: type[Leading], script: dict[int, int]) -> None:
        """Let everybody come back: the one with the eyes, a program of theirs and an onlooker hear the whole story."""
        hearth, game = self.hearth, self.begun
        hearth.clock.time += 3_600
        await hearth.open()
        self.owner = await hearth.hall.owner(game.table)
        assert self.record.dealer is not None
        self.record.dealer = dealer(self.record.dealer.secret, self.record.dealer.salts, self.record.dealer.key, self.eyes, script)
        for seat, token in enumerate(game.tokens):
            self.sockets[seat] = await hearth.socket(game.table, token, seat, seen=0)
        self.sockets[None] = await hearth.socket(game.table, seen=0)
        if self.eyes is not None:
            self.stream = await hearth.stream(game.programs[self.eyes])
        await hearth.quiet(self.owner)

    @property
    def record(self) -> Any:
        """The record of the game."""
        return self.owner.table.match.record

    @property
    def state(self) -> Any:
        """The true position, with what was chosen for good."""
        return self.standing(None)

    def standing(self, seat: int | None) -> Any:
        """Return the true position, with what lies sealed before a seat."""
        return self.owner.table.match.standing(seat)

    async def say(self, seat: int | None, message: dict[str, Any] | str) -> None:
        """Let somebody say something, and wait for all that comes of it."""
        self.keys += 1
        self.hearth.clock.time += 1_000
        if isinstance(message, dict) and message["do"] not in ("why", "hint", "look", "hello", "ping"):
            message = {"key": f"{seat} {self.keys}", **message}
        with kept_journal(self.hearth.journal):
            await self.sockets[seat].say(message)
            await self.sockets[seat].caught_up()
            await self.hearth.quiet(self.owner)

    async def ask(self, method: str, path: str, body: Any = None, *, program: bool = False) -> None:
        """Let the one with the eyes make a request."""
        token = "" if self.eyes is None or program else self.begun.tokens[self.eyes]
        bearer = self.begun.programs[self.eyes] if program and self.eyes is not None else ""
        with kept_journal(self.hearth.journal):
            self.answers.append(await self.hearth.ask(method, path, token, body, bearer))

    def heard(self) -> dict[str, list[bytes]]:
        """Return all that these eyes, an onlooker and whoever runs the hall got to see."""
        return {
            "socket": self.sockets[self.eyes].heard,
            "onlooker": self.sockets[None].heard,
            "stream": self.stream.heard if self.stream else [],
            "answers": self.answers,
            "journal": self.hearth.journal.lines,
            "metrics": [self.hearth.hall.metrics.text()],
        }

    async def close(self) -> None:
        """Let everybody go."""
        await self.hearth.close()


async def question(world: World, texts: list[str], foul: list[str]) -> None:
    """Ask for everything these eyes can ask for, lawful or not; foul are moves that are none here."""
    eyes, table = world.eyes, world.begun.table
    mine = 0 if eyes is None else eyes
    other = (mine + 1) % len(world.begun.tokens)
    for text in [*texts, *foul]:
        await world.say(eyes, {"do": "why", "seat": mine, "move": text})
    for text in foul:
        await world.say(eyes, {"do": "move", "seat": mine, "move": text})
    for text in texts[:2]:
        await world.say(eyes, {"do": "move", "seat": other, "move": text})
    for seat in (mine, other):
        await world.say(eyes, {"do": "hint", "seat": seat})
    await world.say(eyes, {"do": "why", "seat": other, "move": texts[0]})
    for look in (other, None, eyes):
        await world.say(eyes, {"do": "look", "eyes": look})
    for broken in ("{", "[]", '{"do":"fly"}', '{"do":"hint","seat":0,"all":true}', "x" * 9_000):
        await world.say(eyes, broken)
    await world.say(eyes, {"do": "hello", "protocol": protocol.PROTOCOL, "table": table})
    await requests(world, texts, mine, other)
    world.hearth.bots.failing = True
    await world.say(eyes, {"do": "hint", "seat": mine})
    await world.ask("GET", f"/api/tables/{table}/hint?seat={mine}")
    world.hearth.bots.failing = False


async def requests(world: World, texts: list[str], mine: int, other: int) -> None:
    """Ask for the same by HTTP."""
    at = f"/api/tables/{world.begun.table}"
    for seat in (mine, other):
        for what in (f"?eyes={seat}&seen=0", f"/record?seat={seat}", f"/hint?seat={seat}", f"/why?seat={seat}&move={texts[0]}"):
            await world.ask("GET", at + what.replace(" ", "%20"))
    for path in (at, f"{at}?seen=0", f"{at}/record", "/api/tables", "/api/me", "/healthz", "/metrics", "/api/nothing"):
        await world.ask("GET", path)
    await world.ask("POST", f"{at}/do", {"do": "move", "key": "http", "seat": other, "move": texts[0]})
    await world.ask("POST", "/api/bot/move", {"move": "no such move"}, program=True)


@dataclass
class Pair:
    """Two worlds that one pair of eyes cannot tell apart."""

    one: World
    other: World
    rng: Rng
    same: int = 0  # moves after which they still looked alike
    until: dict[str, int] = field(default_factory=dict)  # how much was heard before they had to part

    @property
    def parted(self) -> bool:
        """Whether the worlds had to part."""
        dealer = self.other.record.dealer
        return isinstance(dealer, Following) and bool(dealer.parted)

    async def say(self, seat: int | None, message: dict[str, Any]) -> None:
        """Let the same be said in both worlds."""
        for world in (self.one, self.other):
            await world.say(seat, message if seat is None else {"seat": seat, **message})

    async def agree(self, seat: int, message: dict[str, Any]) -> None:
        """Let a seat ask something of all others, who say yes."""
        await self.say(seat, message)
        for other in range(self.one.state.players):
            if other != seat:
                await self.say(other, {"do": "answer", "yes": True})

    async def question(self) -> None:
        """Ask both worlds everything."""
        state, game, eyes = self.one.state, self.one.record.game, self.one.eyes
        mine = list(game.lines(state.seen_by(eyes), eyes)) if eyes in state.actors() else []
        others = list(game.lines(state, state.actor))
        foul = [text for text in [*others[:5], *GARBAGE] if text not in mine]
        for world in (self.one, self.other):
            await question(world, mine[:5] or others[:5], foul)

    def moves(self, seat: int) -> tuple[int, int] | None:
        """Return what a seat does in each world: the same where the eyes see it, else something different if it can."""
        here, there = self.one.standing(seat), self.other.standing(seat)
        one, other = list(here.legal(seat)), list(there.legal(seat))
        move = one[self.rng.below(len(one))]
        if here.told(move, self.one.eyes, seat) == HIDDEN:
            alike = [another for another in other if ends(there, seat, another) == ends(here, seat, move)]
            return (move, next((another for another in alike if another != move), alike[0])) if alike else None
        common = [move for move in one if move in other]
        if not common:
            return None
        move = common[self.rng.below(len(common))]
        return move, move

    async def move(self, seat: int) -> bool:
        """Let a seat move in both worlds; returns whether they still look alike."""
        moves = self.moves(seat)
        if moves is None:
            return False
        before = {way: len(heard) for way, heard in self.one.heard().items()}
        for world, move in zip((self.one, self.other), moves):
            await world.say(seat, {"do": "move", "seat": seat, "move": world.record.game.notation(move, world.standing(seat))})
        eyes = self.one.eyes
        if self.parted:
            self.until = before
            return False
        assert self.one.standing(eyes).seen_by(eyes).key() == self.other.standing(eyes).seen_by(eyes).key()
        self.same += self.one.state.key() != self.other.state.key()
        return True

    def leaks(self) -> set[str]:
        """Return the ways by which the worlds could be told apart, or by which a frame says too much."""
        found = set()
        for way, heard in self.one.heard().items():
            until = self.until.get(way)
            one, other = heard[:until], self.other.heard()[way][:until]
            if one != other:
                found.add(f"twins: {way}")
                print(way, *next(((a.decode(), b.decode()) for a, b in zip(one, other) if a != b), ()), sep="\n")  # for whom it fails
        for world in (self.one, self.other):
            if not all_true(world):
                found.add("frames")
            if any(TILE.search(line) for line in world.hearth.journal.lines):
                found.add("journal")
        return found


def all_true(world: World) -> bool:
    """Whether every frame of every socket and every line of the stream is what its eyes see."""
    truth = Truth(read_log(world.hearth.path, world.begun.table))
    try:
        for eyes, connection in world.sockets.items():
            for frame in connection.frames():
                check_frame(truth, looking(frame, eyes), frame)
        for line in world.stream.heard[1:] if world.stream and world.eyes is not None else []:
            if line.strip() and world.eyes is not None:
                check_line(truth, world.eyes, line.strip())
    except AssertionError as why:
        print(why)
        return False
    return True


def looking(frame: bytes, eyes: int | None) -> int | None:
    """Return through whose eyes a frame was asked for: a welcome may be the answer to a look through nobody's."""
    return None if b'"is":"welcome"' in frame and b'"eyes":null' in frame else eyes
