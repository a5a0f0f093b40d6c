"""The front door: what is bounded before anything is kept of it. Each of these once froze, filled or shut the hall."""

from __future__ import annotations

import contextlib
import json
import os
import socket as plain
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from heorot.server.people import admission
from heorot.server.people.limits import Limits
from heorot.server.web import door
from heorot.server.web import frames as framing
from heorot.server.web import socket as ours
from heorot.server.web.door import MOST_HEAD, MOST_LINES, Warden
from tests.server.live import SOON, Guest, Live, end, heard, hello, serving

BIG = 64 * 1024 * 1024  # bytes, of which an endless input is made


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as found:
        yield found
        assert found.is_well(), found.journal.lines
        assert not found.journal.lines


@pytest.fixture
def ann(live: Live) -> Guest:
    return live.arrive("Ann")


def knock(live: Live) -> plain.socket:
    """Connect, and say nothing yet."""
    knocking = plain.create_connection(("127.0.0.1", live.port), SOON)
    knocking.setsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY, 1)
    return knocking


def told(knocking: plain.socket) -> tuple[int, str]:
    """Return the status of an answer, and the word or sentence of its failure; 0 where the connection was cut."""
    data = b""
    try:
        while chunk := knocking.recv(65536):
            data += chunk
    except ConnectionError:
        pass
    head, _, body = data.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body).get("sentence", "") if body[:1] == b"{" else "") if head else (0, "")


def pour(live: Live, beginning: bytes, piece: bytes, most: int = BIG) -> tuple[int, int, str]:
    """Send a beginning and then pieces, endlessly; returns how many bytes went, and what was answered."""
    sent = 0
    with knock(live) as knocking:
        try:
            knocking.sendall(beginning)
            while sent < most:
                knocking.sendall(piece)
                sent += len(piece)
        except ConnectionError:
            pass
        return sent, *told(knocking)


@pytest.mark.parametrize(
    ("beginning", "piece"),
    [(b"GET /", b"a" * 65536), (b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ", b"a" * 65536), (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 10_000)],
    ids=["an endless address", "an endless header", "endless headers"],
)
def test_the_head_of_a_request_is_bounded_before_it_is_kept(live: Live, beginning: bytes, piece: bytes) -> None:
    sent, status, sentence = pour(live, beginning, piece)
    assert sent < BIG // 2
    assert (status, sentence) in ((431, door.SENTENCES[431]), (0, ""))  # who does not stop talking may be cut off before they read it


def test_whoever_stops_talking_reads_why(live: Live) -> None:
    with knock(live) as knocking:
        knocking.sendall(b"GET /" + b"a" * (MOST_HEAD + 5000))
        assert told(knocking) == (431, "a request's line and headers have at most 16 kB, and 100 headers")
    lines = b"".join(b"x-%d: y\r\n" % number for number in range(MOST_LINES + 1))
    with knock(live) as knocking:
        knocking.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + lines + b"\r\n")
        assert told(knocking)[0] == 431


def test_a_head_of_the_right_size_is_heard(live: Live) -> None:
    with knock(live) as knocking:
        knocking.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx: " + b"y" * (MOST_HEAD - 200) + b"\r\n\r\n")
        assert told(knocking)[0] == 200


def test_the_parser_is_never_given_more_than_a_slice(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    take = door.Door.take

    def counted(self: door.Door, piece: bytes) -> bool:
        given.append(len(piece))
        return take(self, piece)

    monkeypatch.setattr(door.Door, "take", counted)
    with knock(live) as knocking:
        body = b"x" * 200_000
        knocking.sendall(
            b"POST /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)
        )
        assert told(knocking)[0] == 400
    assert max(given) <= door.SLICE


def test_silent_connections_make_room_the_oldest_first(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    warden = warden_of(live)
    monkeypatch.setattr(warden, "most_silent", 20)
    first = knock(live)
    others = [knock(live) for _ in range(40)]
    try:
        assert first.recv(1) == b""  # it was let go, without a word
        assert live.client().get("/healthz").status_code == 200
        assert len(warden.silent) <= 21
    finally:
        for one in (first, *others):
            one.close()


def test_a_full_hall_says_so_to_newcomers_and_serves_whoever_is_in(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    warden = warden_of(live)
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0))
        heard(socket, "welcome")
        ann.http.close()
        monkeypatch.setattr(warden, "most", 1)
        until_idle(live)
        with knock(live) as newcomer:
            newcomer.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert told(newcomer) == (503, "the hall is full to the door: try again in a moment")
        socket.send(json.dumps({"do": "ping"}))
        assert heard(socket, "pong")
        monkeypatch.undo()


def until_idle(live: Live) -> None:
    """Wait until only sockets are open."""
    warden = warden_of(live)
    while any(isinstance(connection, door.Door) for connection in warden.open):
        for connection in [one for one in tuple(warden.open) if isinstance(one, door.Door)]:
            live.do(on_loop(connection.cut))


async def on_loop(deed: Any) -> None:
    deed()


def warden_of(live: Live) -> Warden:
    found: Warden = live.server.config.http.warden  # type: ignore[union-attr]
    return found


@pytest.mark.parametrize(
    ("said", "status"),
    [(b"", 0), (b"GET / HT", 408), (b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{", 408)],
    ids=["nothing", "half a head", "half a body"],
)
def test_what_does_not_come_in_time_is_not_waited_for(live: Live, monkeypatch: pytest.MonkeyPatch, said: bytes, status: int) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.05)
    with knock(live) as knocking:
        knocking.sendall(said)
        assert told(knocking)[0] == status


class Waiting:
    """A connection for which something waits."""

    def __init__(self, size: int) -> None:
        self.transport = self
        self.size, self.cut = size, False

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.cut = True


def looked(live: Live, *connections: Waiting) -> list[bool]:
    """Let a warden look at connections, and return which of them it cuts off."""
    warden = Warden()
    warden.open |= {*connections}
    live.do(on_loop(lambda: warden.look(live.loop)))  # type: ignore[arg-type]
    assert warden.watching is not None
    live.do(on_loop(warden.watching.cancel))
    return [one.cut for one in connections]


def test_who_does_not_read_is_let_go(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked(live, Waiting(0), Waiting(1)) == [False, False]
    monkeypatch.setattr(door, "READ_SECONDS", -1.0)  # as if they had waited for so long already
    assert looked(live, Waiting(0), Waiting(1)) == [False, True]


def test_the_one_for_whom_most_waits_goes_first(live: Live) -> None:
    third = door.MOST_WAITING // 3
    assert looked(live, Waiting(third), Waiting(third * 3 // 2), Waiting(third), Waiting(third)) == [False, True, False, False]


def test_requests_are_not_piled_up(live: Live) -> None:
    sent, _, _ = pour(live, b"", b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 1000, BIG // 4)
    assert sent < BIG // 4


def test_bodies_share_what_there_is(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "BODY_SECONDS", 1.0)
    monkeypatch.setattr(layer(live, "SizeLimit"), "_most_held", 1_000_000)
    held = []
    try:
        for _ in range(10):
            held.append(knock(live))
            held[-1].sendall(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 290000\r\n\r\n" + b" " * 250_000)
        assert {told(one) for one in held} >= {(503, "the hall is full to the door: try again in a moment")}
    finally:
        for one in held:
            one.close()


def test_strangers_are_sent_away_before_players(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    crowd = layer(live, "Crowd")
    monkeypatch.setitem(crowd.asking, True, crowd._most[True])
    answer = live.client().get("/api/hall")
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "too-many", "5")
    assert ann.look(table)["table"]["stage"] == "playing"


def layer(live: Live, name: str) -> Any:
    """Return one of the layers around the application."""
    app: Any = live.server.config.app
    while type(app).__name__ != name:
        app = app._app
    return app


# journal: nothing is written for a single bad request (the fixture looks)


@pytest.mark.parametrize(
    "said",
    [
        b"\xff\xfe\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
        b"GET /api/ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
        b"GET /api/ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nx: " + b"y" * 9000 + b"\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 11\r\n\r\n{\"name\":\"\xff",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: heorot=\xff\xfe\r\n\r\n",
    ],
)  # fmt: skip
def test_bad_requests_write_no_lines(live: Live, said: bytes) -> None:
    for _ in range(3):
        with knock(live) as knocking:
            knocking.sendall(said)
            knocking.shutdown(plain.SHUT_WR)
            told(knocking)


@pytest.mark.parametrize("pieces", [1, 2])
def test_texts_that_are_not_utf8_write_no_lines(live: Live, ann: Guest, pieces: int) -> None:
    table = ann.playing()
    for _ in range(3):
        with live.socket(ann.token) as socket:
            socket.send(hello(table, 0))
            heard(socket, "welcome")
            if pieces == 1:
                data = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
            else:
                data = Frame(Opcode.TEXT, b"\xff", fin=False).serialize(mask=True) + Frame(Opcode.CONT, b"\xfe").serialize(mask=True)
            socket.socket.sendall(data)
            assert end(socket)[1] == 1007


def test_who_asks_for_much_and_goes_writes_no_lines(live: Live) -> None:
    for _ in range(20):
        with knock(live) as knocking:
            knocking.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * door.MOST_AHEAD)
            knocking.setsockopt(plain.SOL_SOCKET, plain.SO_LINGER, struct.pack("ii", 1, 0))  # gone at once
    assert live.client().get("/schema/openapi.json").status_code == 200


# sockets


def test_a_chunk_of_a_thousand_frames_is_read_in_slices(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    parse = framing.Frames.parse

    def counted(self: framing.Frames, data: bytes) -> None:
        given.append(len(data))
        parse(self, data)

    monkeypatch.setattr(framing.Frames, "parse", counted)
    table = ann.playing()
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0))
        heard(socket, "welcome")
        ping = Frame(Opcode.TEXT, b'{"do":"ping"}').serialize(mask=True)
        socket.socket.sendall(ping * 1000)
        for _ in range(1000):
            heard(socket, "pong")
        socket.send(json.dumps({"do": "ping"}))
        heard(socket, "pong")
    assert max(given) <= framing.SLICE


def test_a_message_of_endless_empty_pieces_is_not_kept(live: Live, ann: Guest) -> None:
    table = ann.playing()
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0))
        heard(socket, "welcome")
        socket.socket.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        socket.socket.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 100)
        assert end(socket)[1] == 1009


def test_who_pings_and_never_reads_is_let_go(live: Live) -> None:
    with plain.socket() as raw:
        raw.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        raw.settimeout(SOON)
        raw.connect(("127.0.0.1", live.port))
        raw.sendall(
            b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
        with contextlib.suppress(ConnectionError):
            for _ in range(4 * BIG // len(ping)):
                raw.sendall(ping)
    assert warden_of(live).refused["slow"] == 1


def test_onlookers_without_a_name_share_a_budget(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    monkeypatch.setattr(live.admission, "looking_on", Limits(rate=0.001, burst=10))
    with live.socket() as one, live.socket() as two, live.socket(ann.token) as player:
        for socket in (one, two, player):
            socket.send(hello(table, 0 if socket is player else None))
            heard(socket, "welcome")
        answers = []
        for _ in range(8):
            for socket in (one, two):
                socket.send(json.dumps({"do": "ping"}))
        for socket in (one, two):
            answers += [answer(socket) for _ in range(8)]
        assert sorted(answers) == ["failure"] * 6 + ["pong"] * 10
        player.send(json.dumps({"do": "ping"}))
        assert answer(player) == "pong"


def answer(socket: Any) -> str:
    """Return the kind of the next answer, leaving out who is here."""
    while True:
        frame = heard(socket)
        if frame["is"] in ("pong", "failure"):
            return str(frame["is"])


def test_there_is_room_for_so_many_onlookers_and_for_players_still(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    monkeypatch.setattr(admission, "MOST_ONLOOKERS", 1)
    with live.socket() as one:
        one.send(hello(table))
        heard(one, "welcome")
        with live.socket() as another:
            frames, code = end(another)
            assert (frames[0]["sentence"], code) == ("the hall is full to the door: try again in a moment", 1013)
        monkeypatch.setattr(admission, "MOST_OPEN", 10)
        monkeypatch.setattr(admission, "FOR_PLAYERS", 10)
        bob = live.arrive("Bob")
        with live.socket(bob.token) as strange:
            strange.send(hello(table))
            frames, code = end(strange)
            assert (frames[0]["error"], code) == ("too-many", 1013)
        with live.socket(ann.token) as player:
            player.send(hello(table, 0))
            assert heard(player, "welcome")


def test_who_does_not_slow_down_is_let_go(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    monkeypatch.setattr(live.admission, "hasty", Limits(rate=0.001, burst=5))
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0))
        heard(socket, "welcome")
        monkeypatch.setattr(live.admission, "asking", Limits(rate=0.001, burst=1))
        for _ in range(20):
            socket.socket.sendall(Frame(Opcode.TEXT, b'{"do":"ping"}').serialize(mask=True))
        frames, code = end(socket)
        assert code == ours.SLOW
        assert 5 <= len([frame for frame in frames if frame["is"] == "failure"]) <= 7


def test_tokens_that_open_nothing_are_not_looked_up_for_ever(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.admission, "wondering", Limits(rate=0.001, burst=5))
    ann = live.arrive("Ann")
    for _ in range(10):  # one that is known costs nothing
        assert ann.http.get("/api/tables").status_code == 200
    found = [live.client(f"nobody{number}").get("/api/tables").status_code for number in range(8)]
    assert found == [200] * 5 + [429] * 3


# files


@pytest.mark.skipif(os.name != "posix", reason="files are counted otherwise there")
def test_as_many_files_as_may_be(tmp_path: Path) -> None:
    code = (
        "import resource as r; hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; top = 4000 if hard == r.RLIM_INFINITY else min(hard, 4000)\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (300, top))\n"
        "from heorot.server.web.door import Warden, more_files\n"
        "print(top, more_files(), r.getrlimit(r.RLIMIT_NOFILE)[0], Warden(top).most)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    top, said, soft, most = map(int, done.stdout.split())
    assert said == soft == top
    assert most == max(top - door.FILES_OF_OURS, top // 2)
