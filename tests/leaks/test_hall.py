"""Nobody learns from the hall what their seat may not know: whole games on the real thing, and every byte that left it.

Each frame is held against the true positions, which only the log has; and secrets are looked for in everything that was heard.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from heorot.core.dealing import salt_commitment
from heorot.core.rng import Rng
from heorot.server import protocol
from heorot.server.tables import log
from tests.effort import by_turns
from tests.leaks.canaries import Canary, Heard, escaped, sealed, spoken, unheard
from tests.leaks.truth import Truth, check_frame, check_line
from tests.leaks.twins import TILE, read_log
from tests.leaks.visitors import METRICS_TOKEN, Ears, House, Program, Socket, Visitor
from tests.tiny import dropped_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a hall for all tests here."""
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    if found.process.poll() is None:
        found.close()


def patiently(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Ask until one is no longer told to slow down: nobody plays a long game as quickly as this."""
    while (answer := ask()).get("error") == "slow-down":
        time.sleep(0.05)
    return answer


def name_of(seat: int) -> str:
    """Return the name of who sits in a seat."""
    return f"Visitor {seat}"


class Evening:
    """One game of some people and a bot in the last seat; the second of them lets a program play."""

    def __init__(self, house: House, game: str, options: dict[str, Any], people: int) -> None:
        self.house = house
        self.ears = Ears(house)
        self.people = people
        self.rng = Rng(people)
        self.canaries: list[Canary] = []
        self.visitors = [Visitor(self.ears, name_of(seat)) for seat in range(people)]
        self.nobody = Visitor(self.ears)
        for visitor in self.visitors:
            self.hide_token(visitor)
        self.carry()
        self.salts = [sha256(f"{game} {people} {seat}".encode()).digest()[:16] for seat in range(people)]
        commitment = salt_commitment(self.salts[0])
        body = {"game": game, "players": people + 1, "options": options, "seats": ["me"], "hints": True, "commitment": commitment}
        self.table = json.loads(self.visitors[0].ask("POST", "/api/tables", body)[1])["table"]
        self.at = f"/api/tables/{self.table}"
        self.sockets: dict[int | None, Socket] = {None: self.nobody.socket(self.table, None), 0: self.visitors[0].socket(self.table, 0)}
        self.sit_down()
        self.program = self.begin()

    def hide(self, canary: Canary) -> None:
        """Look for a secret, in the end."""
        self.canaries.append(canary)

    def hide_token(self, visitor: Visitor) -> None:
        """Look for a browser's token and its hash: the one that got it may have it."""
        name, mine = visitor.name, ("POST /api/me", "POST /api/me/carried")
        self.hide(spoken(f"the token of {name}", visitor.token, lambda heard: heard.who == name and heard.way in mine))
        self.hide(sealed(f"the hash of the token of {name}", sha256(visitor.token.encode()).digest()))

    def carry(self) -> None:
        """Carry the first visitor to another device."""
        owner = self.visitors[0]
        code = json.loads(owner.ask("POST", "/api/me/carry")[1])["code"]
        self.hide(spoken("a carry code", code, lambda heard: heard.who == owner.name and heard.way == "POST /api/me/carry"))
        phone = Visitor(self.ears)
        phone.name = owner.name
        phone.remember(phone.ask("POST", "/api/me/carried", {"code": code})[0])
        assert phone.token != owner.token
        self.hide_token(phone)
        Visitor(self.ears).ask("POST", "/api/me/carried", {"code": code})  # which is used up

    def sit_down(self) -> None:
        """Let all others sit down: the second comes by an invitation, the rest by the room code, the last seat is a bot's."""
        opener = self.sockets[0]
        codes = opener.you["invitations"]
        for seat, code in codes.items():
            self.hide(spoken(f"the invitation to seat {seat}", code, lambda heard: heard.who == name_of(0)))
        sitting = {visitor.name for visitor in self.visitors}
        code = opener.you["code"]
        self.hide(spoken("the room code", code, lambda heard: heard.who in sitting))  # it lives as long as the table
        for seat, visitor in list(enumerate(self.visitors))[1:]:
            assert json.loads(visitor.ask("POST", "/api/join", {"code": code})[1])["table"] == self.table
            visitor.ask("POST", f"{self.at}/do", {"do": "sit", "key": "wrong", "seat": seat, "code": "nonsense"})
            body = {"do": "sit", "key": "sit", "seat": seat, "commitment": salt_commitment(self.salts[seat])}
            visitor.ask("POST", f"{self.at}/do", body | {"code": codes["1"] if seat == 1 else code})
            self.sockets[seat] = visitor.socket(self.table, seat)
        assert opener.do("bot", seat=self.people, bot="adept")["is"] == "news"

    def begin(self) -> Program:
        """Reveal the salts; the last one begins the game."""
        for seat, salt in enumerate(self.salts):
            self.hide(sealed(f"the salt of seat {seat}", salt, in_records))
        self.be_foul()
        assert self.sockets[0].do("start")["is"] == "news"
        for seat, salt in enumerate(self.salts):
            assert self.sockets[seat].do("reveal", seat=seat, salt="0" * 32)["is"] == "failure"
            if seat + 1 == self.people:
                self.be_foul()
                self.ears.stage = "playing"
            assert self.sockets[seat].do("reveal", seat=seat, salt=salt.hex())["is"] == "news"
        token = json.loads(self.visitors[1].ask("POST", f"{self.at}/seats/1/token")[1])["token"]
        self.hide(spoken("a program's token", token, lambda heard: heard.who == name_of(1) and heard.way.endswith("/seats/1/token")))
        return self.visitors[1].program(token)

    def be_foul(self) -> None:
        """Ask for all that may not be had, by every way."""
        for seat, socket in self.sockets.items():
            self.be_foul_at(socket, (1 if seat is None else seat + 1) % self.people)
        for visitor in (*self.visitors, self.nobody):
            for other in range(self.people + 1):
                for what in (
                    f"?eyes={other}&seen=0",
                    f"/record?seat={other}",
                    f"/at/20?eyes={other}",
                    f"/hint?seat={other}",
                    f"/why?seat={other}&move=Thor%201,0",
                ):
                    if visitor.name != name_of(other):
                        head, _ = visitor.ask("GET", self.at + what)
                        assert head[:1] == b"4", (what, head)
            assert visitor.ask("GET", f"{self.at}/at/20")[0][:1] == b"4"
            for path in (self.at, f"{self.at}?seen=0", f"{self.at}/record", "/api/tables", "/api/me", "/api/tables/nothing", "/nothing"):
                visitor.ask("GET", path)
            for body in (b"{", b"[]", b'{"do":"move"}', b'{"do":"fly","key":"k"}', b'{"do":"start","key":"k","all":1}', b"\xff" * 50):
                visitor.ask("POST", f"{self.at}/do", body)
            visitor.ask("GET", "/api/bot/stream", bearer=visitor.token)
            visitor.ask("POST", "/api/bot/move", {"move": "stop"}, bearer="no-such-token")
            visitor.ask("POST", "/api/join", {"code": "AAAAAA"})
        for path in ("/metrics", "/healthz", "/schema/openapi.json", "/", "/api/games"):
            self.nobody.ask("GET", path)

    def be_foul_at(self, socket: Socket, other: int) -> None:
        """Send a socket's share of what must be refused."""
        for move in ("Thor 1,0", "draw Thor", "?", "open 1", "fist 7"):
            for do in ("move", "why"):
                socket.foul({"do": do, "seat": other, "move": move, **({"key": "foul"} if do == "move" else {})})
        for do in ("undo", "concede", "leave", "return", "resume", "stand"):
            socket.foul({"do": do, "key": "foul", "seat": other})
        socket.foul({"do": "hint", "seat": other})
        socket.foul({"do": "look", "eyes": other})
        socket.foul({"do": "hello", "protocol": protocol.PROTOCOL, "table": self.table})
        socket.foul({"do": "reveal", "key": "foul", "seat": other, "salt": "1" * 32})
        for broken in ("{", '{"do":"fly"}', '{"do":"ping","all":true}', "x" * 9000, b"\x00\xff"):
            socket.foul(broken)

    def play(self) -> None:
        """Play to the end; in the middle, be foul again."""
        humans = list(range(self.people))
        watch = self.sockets[None]
        seq = turns = 0
        while True:
            watch.until_turn(humans, seq)
            if "outcome" in watch.game:
                break
            seat = next(seat for seat in humans if seat in watch.game["actors"])
            turns += 1
            if turns in (2, 12):
                self.be_foul()
                self.ask_own(self.sockets[seat], seat)
            seq = self.move(seat)
        for socket in self.sockets.values():
            socket.until_over()
        assert self.program.read()["is"] == "over"
        self.ears.stage = "over"

    def ask_own(self, socket: Socket, seat: int) -> None:
        """Ask what a seat may ask on its turn: why, a hint of a real bot, its own record; and make a mistake."""
        socket.until_turn([seat], self.sockets[None].seq)
        for move in (*list(socket.game["legal"])[:3], "Thor 40,40", "nonsense", "discard Hel", "fist 4"):
            socket.send({"do": "why", "seat": seat, "move": move})
            socket.wait("advice", "failure")
            if move not in socket.game["legal"]:
                socket.foul({"do": "move", "key": "mistake", "seat": seat, "move": move})
        socket.send({"do": "hint", "seat": seat})
        socket.wait("advice")
        for what in (f"?eyes={seat}&seen=0", f"/record?seat={seat}", f"/hint?seat={seat}"):
            head, _ = self.visitors[seat].ask("GET", self.at + what)
            assert head[:3] == b"200"

    def move(self, seat: int) -> int:
        """Let a seat move, or its program; returns the number of what came of it."""
        if seat == 1:
            turn = self.program.read()
            self.visitors[1].ask("POST", "/api/bot/move", {"move": "nonsense"}, bearer=self.program.token)
            body = {"move": self.any_of(turn["legal"]), "line": turn["line"]}
            done = patiently(lambda: json.loads(self.visitors[1].ask("POST", "/api/bot/move", body, bearer=self.program.token)[1]))
            return int(done["seq"])
        socket = self.sockets[seat]
        socket.until_turn([seat], self.sockets[None].seq)
        move = self.any_of(socket.game["legal"])
        return int(patiently(lambda: socket.do("move", seat=seat, move=move))["seq"])

    def any_of(self, legal: dict[str, int]) -> str:
        """Return one of the legal moves."""
        return list(legal)[self.rng.below(len(legal))]

    def end(self) -> None:
        """Take home the records, and leave."""
        for visitor in (*self.visitors, self.nobody):
            visitor.ask("GET", f"{self.at}/record")
            visitor.ask("GET", f"{self.at}/record?seat=0")
            assert visitor.ask("GET", f"{self.at}/at/20?eyes=1")[0][:3] == b"200"
        for socket in self.sockets.values():
            socket.close()
        self.program.close()

    # what must hold

    def check(self) -> None:
        """Hold all that was heard against the truth."""
        truth = Truth(read_log(self.house.database, self.table))
        for eyes, socket in self.sockets.items():
            for frame in socket.frames:
                check_frame(truth, eyes, frame)
        for line in self.program.lines:
            check_line(truth, 1, line)
        self.check_answers(truth)

    def escaped(self) -> list[str]:
        """Return the secrets that were heard where they should not."""
        with closing(sqlite3.connect(self.house.database)) as file:
            secret = file.execute("SELECT secret FROM secrets WHERE table_id = ?", (self.table,)).fetchone()[0]
        self.hide(sealed("the dealer's secret", secret, lambda heard: heard.stage == "over" and heard.way == f"GET {self.at}/record"))
        for blob in read_log(self.house.database, self.table):
            entry = log.decode(blob).entry
            if isinstance(entry, log.Salted):
                self.hide(sealed("the bot's salt", bytes.fromhex(entry.salt), in_records))
        self.hide(spoken("the token of the counters", METRICS_TOKEN))
        journal = [Heard("journal", "", "any", data) for data in (self.house.journal.read_bytes(), self.house.said)]
        assert not unheard(self.canaries, self.ears.heard)
        moves = ["a move by journal" for heard in journal if TILE.search(heard.data)]
        return moves + escaped(self.canaries, [*self.ears.heard, *journal])

    def check_answers(self, truth: Truth) -> None:
        """Check what HTTP said of the table while it was played."""
        looked = kept = 0
        for heard in self.ears.heard:
            body = heard.data.partition(b"\n{")[2]
            if heard.stage != "playing" or not heard.data.startswith(b"200") or not heard.way.startswith(f"GET {self.at}"):
                continue
            asked = re.search(r"(?:eyes|seat)=(\d+)", heard.way)
            eyes = int(asked[1]) if asked else None
            assert eyes is None or name_of(eyes) == heard.who
            if b'"is":"welcome"' in body:
                check_frame(truth, eyes, b"{" + body)
                looked += 1
            elif "/record" in heard.way:
                assert eyes is not None
                check_record(truth, eyes, b"{" + body)
                kept += 1
        assert looked
        assert kept


def in_records(heard: Heard) -> bool:
    """Say where a salt may be heard once the game has begun: in records alone."""
    return heard.stage != "gathering" and "/record" in heard.way


def check_record(truth: Truth, eyes: int, text: bytes) -> None:
    """Check a seat's own record of a game that is still played."""
    lines = [json.loads(line) for line in text.decode().splitlines()]
    assert lines[0]["eyes"] == eyes
    assert not any(isinstance(line, dict) for line in lines[1:])
    for number, line in enumerate(lines, 1):
        if number in truth.moves:
            seat, told, _ = truth.told(number, eyes)
            assert line == ["d" if seat < 0 else seat, told]


def spend(house: House, game: str, options: dict[str, Any], people: int) -> Evening:
    """Return an evening that was spent with a game."""
    evening = Evening(house, game, options, people)
    evening.play()
    evening.end()
    return evening


@pytest.mark.parametrize(
    ("game", "options", "people"),
    [("voluspa", {"edda": True}, 2), ("voluspa", {}, 3), ("fists", {}, 2), ("fists", {}, 3), ("beowulf_legend", {}, 2)],
)
def test_a_whole_evening_tells_nobody_too_much(house: House, game: str, options: dict[str, Any], people: int) -> None:
    with dropped_in():
        evening = spend(house, game, options, people)
        evening.check()
        assert not evening.escaped()


@pytest.mark.parametrize(
    ("way", "secret"),
    by_turns(
        [
            ("code_for_all", "the room code by socket to anybody while gathering"),
            ("salts_at_once", "the salt of seat 0 by socket to Visitor 1 while gathering"),
            ("secret_in_the_table", "the dealer's secret by socket to Visitor 0 while playing"),
            ("tokens_in_the_journal", "the token of Visitor 1 by journal to anybody while any"),
            ("moves_in_the_journal", "a move by journal"),
        ],
        2,
    ),
)
def test_a_spoilt_hall_is_found_out(tmp_path: Path, way: str, secret: str) -> None:
    house = House(tmp_path, ("tests.leaks.spoilt", way))
    try:
        with dropped_in():
            assert secret in spend(house, "fists", {}, 2).escaped()
    finally:
        house.close()


def test_no_secret_has_a_place_in_an_address(house: House) -> None:
    """What is in an address is in histories and in the journals of proxies: there is nothing to put a code or a token into."""
    schema = json.loads(Visitor(Ears(house)).ask("GET", "/schema/openapi.json")[1])
    named = set()
    for path in schema["paths"].values():
        for deed in path.values():
            named |= {(one["in"], one["name"]) for one in deed.get("parameters", ())}
    assert {name for where, name in named if where in ("path", "query")} == {
        "table", "seat", "eyes", "seen", "line", "move", "game", "lang", "device", "person", "knock",
    }  # fmt: skip


@pytest.mark.parametrize(
    "written", [bytes, lambda secret: secret.hex().encode(), lambda secret: b'{"at":"' + secret.hex().upper().encode()]
)
def test_a_canary_that_got_out_is_heard(written: Callable[[bytes], bytes]) -> None:
    secret = sha256(b"a secret").digest()
    canary = sealed("a secret", secret, lambda heard: heard.way == "here")
    heard = [Heard(way, "somebody", "playing", b"..." + written(secret) + b"...") for way in ("here", "there")]
    assert escaped([canary], heard) == ["a secret by there to somebody while playing"]
    assert not escaped([canary], heard[:1])
