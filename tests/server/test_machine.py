"""Whatever people do at a table, in whatever order, and whenever the hall dies: a table is its log, and eyes see what is theirs."""

from __future__ import annotations

import json
import shutil
import tempfile
from base64 import urlsafe_b64encode
from contextlib import ExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import heorot
from heorot import records
from heorot.core.play import Made
from heorot.core.record import Replay, seats_own
from heorot.core.vocabulary import ACTING, DEALER
from heorot.server import protocol
from heorot.server.hall import IDLE, SWEEP
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.tables import log
from heorot.server.tables.owner import RETRY
from heorot.server.tables.table import Table
from tests.attempts import attempts
from tests.server.house import Client, House
from tests.server.portrait import Watched, portrait
from tests.tiny import dropped_in

SILENT = (log.Opened, log.Salted, log.Revealed, log.Signed)  # entries nobody is told of by themselves
MOST_TABLES = 5
MOST_CLIENTS = 12
N = st.integers(0, 1 << 16)
OFTEN = st.sampled_from([True, True, True, True, False])
SITTERS = st.lists(st.sampled_from(["", "me", "me", "guest: Gro", "random", "adept"]), max_size=4)
CLOCKS = st.sampled_from([None, None, log.Clock(60_000, 500), log.Clock(300_000, 0)])
GARBAGE = ("?", "Thor", "Thor 99,99", "discard", "stop", "fist 0", "fist 3", "open 1", "\u202e", "fist 1 fist 1", "☃" * 60)
CHAT = ("Hail!", "", "\u202e", "well\nplayed", "x" * 400)
DEEDS: dict[str, tuple[type[Any], dict[str, Any]]] = {
    "stand": (protocol.Stand, {}),
    "undo": (protocol.Undo, {}),
    "ask to end": (protocol.Propose, {"what": "end"}),
    "ask to pause": (protocol.Propose, {"what": "pause"}),
    "yes": (protocol.Answer, {"yes": True}),
    "no": (protocol.Answer, {"yes": False}),
    "resume": (protocol.Resume, {}),
    "concede": (protocol.Concede, {}),
    "leave": (protocol.Leave, {}),
    "leave to nobody": (protocol.Leave, {"bot": "Grendel"}),
    "return": (protocol.Return, {}),
}
ABOUT = ("stand-in", "hand-on", "claim")  # what is asked about another seat
BEFORE = ("sit", "sit", "sit", "promise", "promise", "start", "start", "reveal", "reveal", "stand")
OPENERS: dict[str, tuple[type[Any], dict[str, Any]]] = {
    "remove": (protocol.Remove, {}),
    "bot": (protocol.Bot, {"bot": "random"}),
    "no bot": (protocol.Bot, {"bot": None}),
    "some bot": (protocol.Bot, {"bot": "Grendel"}),
}


class Lots:
    """Secrets that are the same in every run, so that a run can be repeated; no two are alike."""

    numbers = count()

    def token_bytes(self, size: int) -> bytes:
        return sha256(f"lot {next(Lots.numbers)}".encode()).digest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self.token_bytes(size)).decode().rstrip("=")


def salt_of(table: str, seat: int, number: int) -> bytes:
    """Return a salt that no other seat has."""
    return sha256(f"{table} {seat} {number}".encode()).digest()[:16]


def telling(entry: log.Anything) -> bool:
    """Whether people are told of an entry: of a record's lines all but the header."""
    return not isinstance(entry, SILENT) and not (isinstance(entry, log.Line) and '"format"' in entry.text)


def numbered(entries: list[log.Logged]) -> list[log.Anything]:
    """Return the entries that have a number: what a seat lays has none before it has chosen for good."""
    return [logged.entry for logged in entries if not isinstance(logged.entry, log.Laid | log.Lifted) or logged.entry.whole]


def lines_for(text: str, eyes: int | None) -> dict[int, str]:
    """Return the moves of a record as these eyes may read them, by the numbers of their lines."""
    replay = Replay(text, heorot.game)
    found = {}
    for step in replay.steps():
        made = step.entry
        if isinstance(made, Made):
            told = step.before.told(made.move, eyes, ACTING if made.seat == DEALER else made.seat)
            found[step.line] = replay.game.notation(told, step.before.seen_by(eyes))
    return found


def as_json(thing: Any) -> Any:
    """Return something as it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))


class HallMachine(RuleBasedStateMachine):
    """People, tables and accidents."""

    def __init__(self) -> None:
        super().__init__()
        Lots.numbers = count()
        self.stack = ExitStack()
        self.stack.enter_context(dropped_in())
        self.stack.enter_context(dropped_in("stones"))
        for module in ("hall", "tables.lobby"):
            self.stack.enter_context(patch(f"heorot.server.{module}.secrets", Lots()))
        self.stack.enter_context(patch("heorot.server.hall.Table", Watched))
        self.folder = Path(tempfile.mkdtemp())
        self.house = House(self.folder / "hall.db")
        self.tables: list[str] = []
        self.stages: dict[str, str] = {}
        self.clients: list[Client] = []
        self.salts: dict[str, bytes] = {}  # by what was promised
        self.sent: list[tuple[Person, str, Any]] = []
        self.told: dict[tuple[str, int | None], dict[int, protocol.Event]] = {}  # all that was ever told through these eyes
        self.known: dict[str, tuple[int, int]] = {}  # which tables have been looked at as they are
        self.heard: dict[Client, tuple[int, int, int | None]] = {}  # and whose events
        self.finished: set[str] = set()

    def teardown(self) -> None:
        self.house.close()
        self.stack.close()
        shutil.rmtree(self.folder)

    @initialize(
        game=st.sampled_from(["voluspa", "fists", "stones", "beowulf_legend"]),
        sitters=st.lists(st.sampled_from(["me", "guest: Gro", "Bob", "Bob", "Cid", "random"]), min_size=1, max_size=3),
        clock=CLOCKS,
        watched=OFTEN,
        promise=st.booleans(),
        begun=OFTEN,
    )
    def gather(self, game: str, sitters: list[str], clock: log.Clock | None, watched: bool, promise: bool, begun: bool) -> None:
        """Let people come, sit down at a table and most often begin."""
        self.people = [self.house.arrive(name) for name in ("Ann", "Bob", "Cid", "Dis")]
        seats = ["me", *("" if sitter in ("Bob", "Cid") else sitter for sitter in sitters)]
        id = self.house.lay(self.people[0], game, len(seats), seats=seats, clock=clock, watched=watched)
        self.tables.append(id)
        self.connect(id, "", None, 0)
        for i, sitter in enumerate(sitters, 1):
            if sitter in ("Bob", "Cid"):
                who, table = self.people[1 + (sitter == "Cid")], self.house.table(id)
                assert self.send(who, id, protocol.Sit(key=self.house.key(), code=table.state.invitation(i)))
        for i in range(len(seats)):
            self.connect(id, self.people[i % 2].id, i, 0)
            if promise:
                self.promise(id, i, 0, True)
        if begun:
            self.start(id, 0, True, True)

    # what may happen, in a few groups: of many rules most would be left out of most runs

    @rule(
        p=N,
        game=st.sampled_from(["voluspa", "fists", "stones", "beowulf_legend"]),
        players=st.integers(2, 4),
        seats=SITTERS,
        clock=CLOCKS,
        listed=st.booleans(),
        watched=OFTEN,
    )
    def open_table(self, p: int, game: str, players: int, seats: list[str], clock: log.Clock | None, listed: bool, watched: bool) -> None:
        if len(self.tables) == MOST_TABLES or list(self.stages.values()).count("finished") < len(self.tables) - 1:
            self.moves(p, p, players)
            return
        who = self.people[p % len(self.people)]
        salt = salt_of("opening", len(self.tables), p)
        promised = sha256(salt).hexdigest() if p % 2 else None
        self.salts[promised or ""] = salt
        try:
            id = self.house.lay(who, game, players, seats=seats, clock=clock, listed=listed, watched=watched, commitment=promised)
        except Refused as refused:
            assert len(seats) > players
            assert refused.failure.error == "bad-option"
            return
        self.tables.append(id)
        self.connect(id, "", None, 0)

    @rule(t=N, seat=N, p=N, rightful=OFTEN, what=st.sampled_from([*BEFORE, *OPENERS]), n=N)
    def something_before_the_game(self, t: int, seat: int, p: int, rightful: bool, what: str, n: int) -> None:
        id = self.table(t, "gathering", "sealing")
        if what == "sit":
            self.sit(id, p, seat, ("invitation", "room", "wrong", "none")[n % 4], n % 3 > 0, n % 5 > 2)
        elif what == "promise":
            self.promise(id, seat, p, rightful)
        elif what == "start":
            self.start(id, p, rightful, n % 4 > 0)
        elif what == "reveal":
            self.reveal(id, seat, rightful)
        elif what == "stand":
            self.deed(id, seat, p, rightful, what)
        else:
            self.host(id, seat, p, rightful, what)

    @rule(t=N, n=N, many=st.integers(1, 12))
    def moves(self, t: int, n: int, many: int) -> None:
        """Make legal moves, each chosen from what that seat was told."""
        id = self.table(t, "playing")
        for i in range(many):
            table = self.house.table(id)
            waiting = [seat for seat in table.actors() if not table.seats[seat].player]
            if waiting:
                self.move(id, waiting[(n + i) % len(waiting)], n + 7 * i)

    @rule(
        t=N,
        seat=N,
        p=N,
        rightful=OFTEN,
        what=st.sampled_from(["undo", "undo", "undo", "pause", "odd", *DEEDS, "remove", "take over", "nudge", *ABOUT]),
        n=N,
    )
    def something_in_the_game(self, t: int, seat: int, p: int, rightful: bool, what: str, n: int) -> None:
        id = self.table(t, "playing")
        if what == "undo":
            self.take_back(id, n, rightful)
        elif what == "pause":
            self.pause(id, n)
        elif what == "odd":
            self.odd_move(id, seat, p, rightful, n)
        elif what == "remove":
            self.host(id, seat, p, rightful, what)
        elif what == "take over":
            self.host(id, seat, 0, True, "remove")
            self.sit(id, p, seat, "invitation", n % 2 > 0, False)
        elif what in ("nudge", *ABOUT):
            self.about(id, seat, p, what)
        else:
            self.deed(id, seat, p, rightful, what)

    @rule(t=N, p=N, what=st.sampled_from(["say", "again", "again", "rematch"]), n=N)
    def something_at_any_time(self, t: int, p: int, what: str, n: int) -> None:
        if what == "say":
            self.say(self.table(t), p, CHAT[n % len(CHAT)])
        elif what == "rematch":
            self.rematch(self.table(t, "finished"), p)
        elif self.sent:
            self.send_again(n)

    @rule(t=N, p=N, seat=N, what=st.sampled_from(["come", "come", "come", "go", "back", "back", "look", "look"]), n=N)
    def somebody_comes_or_goes(self, t: int, p: int, seat: int, what: str, n: int) -> None:
        if what == "come" and len(self.clients) < MOST_CLIENTS:
            self.come(self.table(t, "gathering", "sealing", "playing"), p, seat, n % 4 == 0, (None, 0, 0, 5, 1000)[n % 5])
        elif what == "go" and self.clients:
            self.house.part(self.clients[n % len(self.clients)])
        elif what == "back" and self.clients:
            self.return_of(self.clients[n % len(self.clients)])
        elif what == "look" and any(not client.gone for client in self.clients):
            self.look(n, seat)

    @rule(what=st.sampled_from([1, 400, 400, 5_000, 5_000, 30_000, 300_000, "sleep", "sulk", "hold", "hold"]), n=N)
    def time_passes(self, what: int | str, n: int) -> None:
        if isinstance(what, int):
            self.house.advance(what)
        elif what == "sleep":
            self.sleep(n % 2 == 0)
        elif what == "sulk":
            self.house.bots.sulking = 1 + n % 3
        else:
            self.house.hold()

    @rule(t=N, n=N, what=st.sampled_from(["crash", "kept", "lost", "full"]))
    def accident(self, t: int, n: int, what: str) -> None:
        id = self.table(t, "gathering", "playing")
        if what == "crash":
            self.crash()
        elif what == "full":
            self.full_disk(id, n, (0, 1000, 60_000)[n % 3])
        else:
            self.die_writing(id, n, what)

    # who and where

    def table(self, t: int, *stages: str) -> str:
        """Return one of the tables, mostly one at such a stage."""
        wanted = [id for id in self.tables if self.stages.get(id) in stages] if t % 8 else []
        return (wanted or self.tables)[t // 8 % len(wanted or self.tables)]

    def aimed(self, seat: int, wanted: list[int], table: Table) -> int:
        """Return a seat, one of the wanted ones if there are any."""
        return wanted[seat % len(wanted)] if wanted else seat % len(table.seats)

    def person(self, id: str) -> Person | None:
        """Return a person by id."""
        return next((person for person in self.people if person.id == id), None)

    def sitter(self, table: Table, seat: int, n: int, rightful: bool) -> Person:
        """Return who sits on a seat, or anybody else."""
        found = self.person(table.seats[seat].person) if rightful else None
        return found or self.people[n % len(self.people)]

    def send(self, who: Person, table: str, command: Any) -> bool:
        """Send a command; if it is refused, nothing has changed."""
        before, then = self.house.log(table), portrait(self.house.table(table))
        try:
            self.house.send(who, table, command, self.client_of(who, table))
        except Refused as refused:
            assert refused.failure.error in get_args(protocol.Trouble)
            assert refused.failure.error != "internal"
            assert self.house.log(table) == before
            assert portrait(self.house.table(table)) == then
            return False
        assert self.house.log(table)[: len(before)] == before
        self.sent.append((who, table, command))
        return True

    def client_of(self, who: Person, table: str) -> Client | None:
        """Return where a person is connected."""
        found = [client for client in self.clients if client.person == who.id and client.id == table and not client.gone]
        return found[0] if found else None

    # gathering

    def sit(self, id: str, p: int, seat: int, how: str, named: bool, promise: bool) -> None:
        table = self.house.table(id)
        freed = [i for i, seat in enumerate(table.seats) if seat.overdue]
        who, seat = self.people[p % len(self.people)], self.aimed(seat, freed, table)
        code = {"invitation": table.state.invitation(seat), "room": table.state.code.lower(), "wrong": "WOLVES", "none": ""}[how]
        salt = salt_of(table.id, seat, table.seq)
        promised = sha256(salt).hexdigest() if promise else None
        self.salts[promised or ""] = salt
        free, stage = table.seats[seat].kind == "open", table.stage
        opened = any(map(table.state.is_open_to_others, table.seats))
        welcome = how in ("invitation", "room") or table.opened.listed or who.id == table.opened.opener
        if table.opened.listed and who.id != table.opened.opener and table.seats_of(who.id):
            welcome = how == "invitation"  # where anybody may sit down everybody has one seat
        name = "Gro" if p % 3 == 0 else ""
        command = protocol.Sit(key=self.house.key(), seat=seat if named else None, code=code, name=name, commitment=promised)
        done = self.send(who, table.id, command)
        if stage == "gathering" and named:
            assert done == (free and welcome)
        elif stage in ("sealing", "finished") or (stage == "playing" and not opened):
            assert not done

    def promise(self, id: str, seat: int, p: int, rightful: bool) -> None:
        table = self.house.table(id)
        seat %= len(table.seats)
        salt = salt_of(table.id, seat, table.seq)
        self.salts[sha256(salt).hexdigest()] = salt
        who = self.sitter(table, seat, p, rightful)
        self.send(who, table.id, protocol.Promise(key=self.house.key(), seat=seat, commitment=sha256(salt).hexdigest()))

    def start(self, id: str, p: int, rightful: bool, reveal: bool) -> None:
        """Fill all seats that are still free with bots, and begin."""
        table = self.house.table(id)
        opener = self.person(table.opened.opener)
        assert opener is not None
        for i, seat in enumerate(table.seats):
            if seat.kind == "open" and table.stage == "gathering":
                assert self.send(opener, table.id, protocol.Bot(key=self.house.key(), seat=i, bot="random"))
        who = opener if rightful else self.people[p % len(self.people)]
        may = table.stage == "gathering" and who == opener
        assert self.send(who, table.id, protocol.Start(key=self.house.key())) == may
        if reveal:
            for i in range(len(table.seats)):
                self.reveal(id, i, True)

    def reveal(self, id: str, seat: int, right: bool) -> None:
        table = self.house.table(id)
        seat %= len(table.seats)
        salt = self.salts.get(table.seats[seat].commitment, bytes(16)) if right else bytes(16)
        who = self.sitter(table, seat, 0, True)
        waited = table.stage == "sealing" and table.seats[seat].person == who.id and not table.seats[seat].salt
        done = self.send(who, table.id, protocol.Reveal(key=self.house.key(), seat=seat, salt=salt.hex()))
        assert done == (waited and right)

    def host(self, id: str, seat: int, p: int, rightful: bool, what: str) -> None:
        """Do what only the opener may do."""
        table = self.house.table(id)
        who = (self.person(table.opened.opener) if rightful else None) or self.people[p % len(self.people)]
        away = [i for i, seat in enumerate(table.seats) if seat.person and i not in table.presence.here and not seat.freed]
        seat = self.aimed(seat, away if what == "remove" and table.stage == "playing" else [], table)
        kind, more = OPENERS[what]
        done = self.send(who, table.id, kind(key=self.house.key(), seat=seat, **more))
        assert not done or who.id == table.opened.opener

    # playing

    def deed(self, id: str, seat: int, p: int, rightful: bool, what: str) -> None:
        """Do anything but move."""
        table = self.house.table(id)
        wanted = [i for i, seat in enumerate(table.seats) if seat.person and bool(seat.stand_in) == (what == "return")]
        if what in ("yes", "no") and table.state.asking is not None:
            wanted = table.state.asking.waiting
        seat = self.aimed(seat, wanted, table)
        who = self.sitter(table, seat, p, rightful)
        kind, more = DEEDS[what]
        done = self.send(who, table.id, kind(key=self.house.key(), seat=seat, **more))
        assert not done or who.id == table.seats[seat].person or what == "stand"

    def about(self, id: str, seat: int, p: int, what: str) -> None:
        """Nudge somebody, or ask all others something about their seat."""
        table = self.house.table(id)
        seat %= len(table.seats)
        wanted = {
            "nudge": [i for i in table.actors() if not table.seats[i].player],
            "claim": [i for i, one in enumerate(table.seats) if one.why == "time"],
        }
        wanted |= {
            "stand-in": [i for i, one in enumerate(table.seats) if one.nudged],
            "hand-on": [i for i, one in enumerate(table.seats) if one.overdue],
        }
        of = self.aimed(p, wanted[what], table)
        command: Any = (
            protocol.Nudge(key=self.house.key(), seat=seat, of=of) if what == "nudge"
            else protocol.Propose(key=self.house.key(), seat=seat, what=what, of=of)  # type: ignore[arg-type]
        )  # fmt: skip
        who, asked = self.sitter(table, seat, p, True), table.seats[of]
        hurried = asked.nudged is not None and self.house.clock.now() - asked.nudged >= table.presence.grace
        late, before = (
            {"stand-in": hurried, "hand-on": asked.overdue, "claim": asked.why == "time", "nudge": asked.nudged is None}[what],
            asked.person,
        )
        done = self.send(who, table.id, command)
        assert not done or (late and before != who.id)

    def move(self, id: str, seat: int, n: int) -> None:
        """Make a legal move, chosen from what the seat was told."""
        who = self.sitter(self.house.table(id), seat, 0, True)
        legal = sorted(self.told_legal(id, who.id, seat))
        assert self.send(who, id, protocol.Move(key=self.house.key(), seat=seat, move=legal[n % len(legal)]))

    def told_legal(self, table: str, person: str, seat: int) -> dict[str, protocol.Worth]:
        """Return the legal moves of a seat, as its client or else a glance says."""
        games = [client.game for client in self.clients if client.id == table and client.viewer == seat and not client.gone]
        game = games[0] if games else self.house.glance(table, person, seat).game
        assert game is not None
        assert isinstance(game.legal, dict)
        return game.legal

    def odd_move(self, id: str, seat: int, p: int, rightful: bool, n: int) -> None:
        """Move out of turn, or on somebody else's seat, or what is no move at all."""
        table = self.house.table(id)
        seat %= len(table.seats) + 1
        who = self.people[p % len(self.people)] if seat == len(table.seats) else self.sitter(table, seat, p, rightful)
        acting = seat in table.actors() and table.seats[seat].person == who.id and not table.seats[seat].player
        done = self.send(who, table.id, protocol.Move(key=self.house.key(), seat=seat, move=GARBAGE[n % len(GARBAGE)]))
        assert acting or not done

    def take_back(self, id: str, n: int, agree: bool) -> None:
        """Take a move back, and let all others answer if they are asked."""
        table = self.house.table(id)
        asking = [i for i, seat in enumerate(table.seats) if seat.kind == "person" and not seat.stand_in]
        if asking:
            seat = asking[n % len(asking)]
            self.send(self.sitter(table, seat, 0, True), table.id, protocol.Undo(key=self.house.key(), seat=seat))
            self.answer(table.id, agree)

    def answer(self, id: str, agree: bool) -> None:
        """Let everybody who is asked answer."""
        table = self.house.table(id)
        while table.state.asking is not None:
            seat = table.state.asking.waiting[0]
            assert self.send(self.sitter(table, seat, 0, True), id, protocol.Answer(key=self.house.key(), seat=seat, yes=agree))
            table = self.house.table(id)

    def pause(self, id: str, n: int) -> None:
        """Agree to a pause, or end one."""
        table = self.house.table(id)
        here = [i for i, seat in enumerate(table.seats) if seat.kind == "person" and not seat.stand_in]
        if table.stage != "playing" or not here:
            return
        seat = here[n % len(here)]
        who = self.sitter(table, seat, 0, True)
        if table.state.paused:
            assert self.send(who, table.id, protocol.Resume(key=self.house.key(), seat=seat))
            assert not self.house.table(table.id).state.paused
        elif table.state.asking is None:
            assert self.send(who, table.id, protocol.Propose(key=self.house.key(), seat=seat, what="pause"))
            self.answer(table.id, True)
            assert self.house.table(table.id).state.paused

    def say(self, id: str, p: int, text: str) -> None:
        who = self.people[p % len(self.people)]
        self.send(who, id, protocol.Say(key=self.house.key(), text=text))

    def rematch(self, id: str, p: int) -> None:
        table = self.house.table(id)
        who = self.people[p % len(self.people)]
        again = table.state.rematch
        done = self.send(who, table.id, protocol.Rematch(key=self.house.key()))
        assert done == (bool(again) or (table.stage == "finished" and bool(table.seats_of(who.id))))
        found = self.house.table(table.id).state.rematch
        if done and not again and len(self.tables) < MOST_TABLES:
            self.tables.append(found)

    def send_again(self, n: int) -> None:
        """Send once more what was done before: nothing happens."""
        who, table, command = self.sent[n % len(self.sent)]
        noted = (who.id, command.key) in self.house.table(table).keys
        before, client = self.house.log(table), self.client_of(who, table)
        if noted:
            self.house.send(who, table, command, client)
            assert self.house.log(table) == before
            assert client is None or isinstance(command, protocol.Rematch) or client.acknowledged[-1] == command.key

    # coming and going

    def connect(self, table: str, person: str, eyes: int | None, seen: int | None) -> None:
        """Let somebody listen, if they may."""
        client = Client(table, person, eyes)
        try:
            self.house.join(client, seen)
        except Refused as refused:
            assert refused.failure.error == "not-yours"
            now = self.house.table(table)
            stranger = not now.opened.watched and now.stage != "gathering" and not now.seats_of(person) and person != now.opened.opener
            assert stranger or (eyes is not None and eyes not in now.seats_of(person))
            return
        self.clients.append(client)

    def come(self, id: str, p: int, seat: int, blind: bool, seen: int | None) -> None:
        """Connect through one's own eyes, or as an onlooker."""
        table = self.house.table(id)
        seat %= len(table.seats)
        person = self.people[p % len(self.people)].id
        own = table.seats_of(person)
        eyes = None if blind else own[seat % len(own)] if own else seat
        self.connect(table.id, person, eyes, seen)

    def return_of(self, client: Client) -> None:
        """Let somebody come back who knows what happened up to a number; if they may not, they are forgotten."""
        if client.gone:
            try:
                self.house.join(client, client.seq)
            except Refused as refused:
                assert refused.failure.error == "not-yours"
                self.clients.remove(client)

    def look(self, n: int, seat: int) -> None:
        """See through other eyes."""
        here = [client for client in self.clients if not client.gone]
        client = here[n % len(here)]
        table = self.house.table(client.id)
        eyes = None if seat % 3 == 0 else seat % len(table.seats)
        try:
            self.house.look(client, eyes)
        except Refused:
            assert eyes not in table.seats_of(client.person)
        else:
            assert eyes is None or eyes in table.seats_of(client.person)

    # time, bots and accidents

    def sleep(self, leave: bool) -> None:
        for client in self.clients if leave else []:
            self.house.part(client)
        self.house.sleep()
        for table, owner in self.house.hall.owners.items():
            busy = not owner.idle or owner.touched > self.house.clock.now() - IDLE - SWEEP
            assert busy or any(client.id == table and not client.gone for client in self.clients)

    def crash(self) -> None:
        logs = {table: self.house.log(table) for table in self.tables}
        self.house.crash()
        for table, kept in logs.items():
            assert self.house.log(table) == kept
        self.welcome_back()

    def welcome_back(self) -> None:
        """Let everybody whom the hall lost come back."""
        for client in list(self.clients):
            self.return_of(client)

    def die_writing(self, id: str, n: int, how: str) -> None:
        """Let the hall die in the middle of a commit, and send the command again to the next one."""
        who, command = self.something(id, n)
        before = self.house.log(id)
        self.house.cut_off(who, id, command, how)
        after = self.house.log(id)
        assert after[: len(before)] == before
        assert len(after) > len(before) or how == "lost"
        self.welcome_back()
        self.house.send(who, id, command)
        assert [(logged.by, logged.key) for logged in self.house.log(id)].count((who.id, command.key)) == 1

    def something(self, id: str, n: int) -> tuple[Person, Any]:
        """Return something that can be done at a table: a move if there is one to make."""
        table = self.house.table(id)
        waiting = [seat for seat in table.actors() if not table.seats[seat].player]
        if waiting:
            seat = waiting[n % len(waiting)]
            who = self.sitter(table, seat, 0, True)
            legal = sorted(self.told_legal(table.id, who.id, seat))
            return who, protocol.Move(key=self.house.key(), seat=seat, move=legal[n % len(legal)])
        sitting = [self.sitter(table, i, 0, True) for i, seat in enumerate(table.seats) if seat.kind == "person"]
        return (sitting or [self.opener(table)])[0], protocol.Say(key=self.house.key(), text="Hail!")

    def opener(self, table: Table) -> Person:
        """Return who opened a table."""
        found = self.person(table.opened.opener)
        assert found is not None
        return found

    def full_disk(self, id: str, n: int, ms: int) -> None:
        """Try to do something while nothing can be written, and let time pass; when there is room again, it can be done."""
        who, command = self.something(id, n)
        logs = {table: self.house.log(table) for table in self.tables}
        self.house.disk.full = True
        with pytest.raises(Refused) as refused:
            self.house.send(who, id, command)
        assert refused.value.failure.error == "read-only"
        if self.house.bots.ready is not None:
            self.house.hold()
        self.house.advance(ms)
        assert all(self.house.log(table) == kept for table, kept in logs.items())
        self.house.disk.full = False
        self.house.advance(RETRY)

    # what always holds

    @invariant()
    def tables_are_their_logs(self) -> None:
        for id in self.tables:
            owner = self.house.hall.owners.get(id)
            entries = self.house.log(id)
            now = (len(entries), 0 if owner is None else builtin_id(owner.table))
            if self.known.get(id) == now:
                continue
            self.known[id] = now
            plain, history = self.house.replayed(id, telling=False), self.house.replayed(id, telling=True)
            self.stages[id] = plain.stage
            assert portrait(plain) == portrait(history)
            if owner is not None:
                assert owner.committed == owner.table.entries == len(entries)
                assert owner.table.seq == len(numbered(entries))
                assert portrait(owner.table) == portrait(plain)
            if plain.stage == "finished":
                self.finish(plain)

    def finish(self, table: Table) -> None:
        """Check the record of a finished game, and every seat's own."""
        if table.id in self.finished or not table.begun:
            return
        self.finished.add(table.id)
        text = table.match.record.text()
        Replay(text, heorot.game).verify()
        for seat in range(len(table.seats)):
            Replay(seats_own(text, seat, heorot.game), heorot.game).verify()
        header, salts = json.loads(table.match.record.lines[0]), json.loads(table.match.record.lines[1])
        assert header["commitment"] == table.opened.commitment
        assert salts == ["salts", [seat.salt for seat in table.seats]]
        somebody = (
            next(seat.person for seat in table.seats if seat.person) if any(seat.person for seat in table.seats) else table.opened.opener
        )
        kept = Replay(self.house.record(table.id, somebody), heorot.game)
        kept.verify()
        records.check_signature(kept, self.house.run(self.house.hall.key()).public)
        assert kept.signed_text == text

    @invariant()
    def nobody_waits_in_vain(self) -> None:
        now = self.house.clock.now()
        for owner in self.house.hall.owners.values():
            table = owner.table
            assert all(seat in owner.thinking for seat in table.actors() if table.seats[seat].player)
            due = table.state.due_at()
            assert due is None or (owner.timer is not None and due > now), "something is overdue"
            assert table.state.asking is None or table.state.asking.waiting, "a question that nobody has to answer"

    @invariant()
    def everybody_knows_what_they_may(self) -> None:
        for client in self.clients:
            if not client.gone:
                self.check_picture(client)
                self.check_events(client)

    def check_picture(self, client: Client) -> None:
        """Compare what a client has been told with what there is to see through the same eyes."""
        table = self.house.table(client.id)
        assert client.viewer == client.seen_eyes
        assert client.viewer is None or client.viewer in table.seats_of(client.person)
        fresh = self.house.glance(client.id, client.person, client.viewer)
        assert (client.seq, client.table, client.you, client.here) == (fresh.seq, fresh.table, fresh.you, fresh.here)
        people = [other.person for other in self.clients if other.id == client.id and not other.gone]
        assert client.here == [i for i, seat in enumerate(table.seats) if seat.person and seat.person in people]
        assert client.watching == sum(not table.seats_of(person) for person in people)
        assert (client.game is None) == (fresh.game is None) == (not table.begun)
        if client.game is None or fresh.game is None:
            return
        names = ("line", "actors", "points", "view", "own", "legal", "sealed", "outcome")
        assert [getattr(client.game, name) for name in names] == [getattr(fresh.game, name) for name in names]
        if client.game.time:
            assert fresh.game.time
            assert client.game.time.running == fresh.game.time.running
        seen = table.match.for_viewer(client.viewer)
        assert client.game.view | client.game.own == as_json(table.match.record.game.view(seen))
        acts = client.viewer in table.actors() and not table.seats[client.viewer or 0].player
        assert isinstance(client.game.legal, dict) == acts

    def check_events(self, client: Client) -> None:
        """Compare what a client was told of with the log, with what others of the same eyes were told, and with the record."""
        now = (client.seq, client.since, client.viewer)
        if self.heard.get(client) == now:
            return
        self.heard[client] = now
        table = self.house.table(client.id)
        entries = self.house.log(client.id)
        expected = [n for n, entry in enumerate(numbered(entries), 1) if n > client.since and telling(entry)]
        assert [event.seq for event in client.events] == expected
        told = self.told.setdefault((client.id, client.viewer), {})
        lines = None
        for event in client.events:
            if event.seq not in told and isinstance(event.what, protocol.Told):
                lines = lines if lines is not None else lines_for(table.match.record.text(), client.viewer)
                assert event.what.move == lines[event.what.line]
            assert told.setdefault(event.seq, event) == event


builtin_id = id


def test_whatever_people_do() -> None:
    run_state_machine_as_test(
        HallMachine,
        settings=attempts(80, 20, stateful_step_count=50),
    )
