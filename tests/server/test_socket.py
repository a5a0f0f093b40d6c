"""Sockets against a hall that really serves: whatever comes in, it answers with a frame of its own, stays well and keeps its tables."""

from __future__ import annotations

import contextlib
import json
import socket as plain
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from heorot.server import protocol
from heorot.server.people.admission import MOST_SOCKETS
from heorot.server.people.limits import Limits
from heorot.server.web import socket as ours
from tests.attempts import attempts
from tests.server.live import SOON, Guest, Live, end, heard, hello, serving

OUTGOING = msgspec.json.Decoder(protocol.Outgoing)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture(scope="module")
def ann(live: Live) -> Guest:
    return live.arrive("Ann")


@pytest.fixture(scope="module")
def table(ann: Guest) -> str:
    """A table at which Ann is on turn, and which nothing here may change."""
    table = ann.playing()
    ann.legal(table)
    return table


def said(**what: Any) -> str:
    return json.dumps(what)


def until_pong(socket: ClientConnection, before: int = 0) -> list[Any]:
    """Ask whether anybody is there, and return all frames that come before the answer; each of them must be a lawful one."""
    socket.send(said(do="ping"))
    frames = []
    while True:
        text = socket.recv(SOON)
        OUTGOING.decode(text)
        frames.append(json.loads(text))
        if sum(frame["is"] == "pong" for frame in frames) > before:
            return frames[:-1]


@contextlib.contextmanager
def seated(live: Live, who: Guest, table: str, eyes: int | None = 0) -> Iterator[ClientConnection]:
    """Open a socket and come to a table."""
    with live.socket(who.token) as socket:
        socket.send(hello(table, eyes))
        assert heard(socket)["is"] == "welcome"
        heard(socket, "here")
        yield socket


# the first message


@pytest.mark.parametrize(
    ("first", "error", "code"),
    [
        (said(do="ping"), "bad-message", ours.BAD),
        (said(do="start", key="k"), "bad-message", ours.BAD),
        ("", "bad-message", ours.BAD),
        ("hail", "bad-message", ours.BAD),
        (b"\x00\x01", "bad-message", ours.BAD),
        (said(do="hello", protocol=0, table="TABLE"), "old-page", ours.OLD),
        (said(do="hello", protocol=99, table="TABLE", eyes=0), "old-page", ours.OLD),
        (said(do="hello", protocol="1", table="TABLE"), "bad-message", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="TABLE", more=1), "bad-message", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="TABLE", eyes=-1), "bad-message", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="TABLE", seen=-1), "bad-message", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="no-such-table"), "not-found", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table=""), "not-found", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="TABLE", eyes=1), "not-yours", ours.BAD),
        (said(do="hello", protocol=protocol.PROTOCOL, table="TABLE", eyes=15), "not-yours", ours.BAD),
    ],
)
def test_a_first_message_that_is_no_good_is_answered_once_and_ends_it(
    live: Live, ann: Guest, table: str, first: str | bytes, error: str, code: int
) -> None:
    with live.socket(ann.token) as socket:
        socket.send(first.replace("TABLE", table) if isinstance(first, str) else first)
        frames, closed = end(socket)
    assert [frame["error"] for frame in frames] == [error]
    assert closed == code


def test_who_says_nothing_is_let_go(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "PATIENCE", 0.2)
    with live.socket() as socket:
        assert end(socket) == ([], ours.LATE)


def test_another_path_is_no_socket(live: Live) -> None:
    answer = live.client().get("/api/ws")
    assert (answer.status_code, answer.json()["is"]) == (404, "failure")


def test_a_number_from_the_future_or_a_huge_one_is_nothing_to_catch_up_with(live: Live, ann: Guest, table: str) -> None:
    for seen in (10**6, 2**53, 10**30):
        with live.socket(ann.token) as socket:
            socket.send(hello(table, 0, seen))
            frame = json.loads(socket.recv(SOON))
            assert frame["is"] == "failure" or frame["events"] == []


# after it


def test_mistakes_are_answered_and_forgiven_up_to_a_point(live: Live, ann: Guest, table: str) -> None:
    before = live.log(table)
    with seated(live, ann, table) as socket:
        for _ in range(ours.MOST_MISTAKES):
            socket.send("hail")
        assert [frame["error"] for frame in until_pong(socket)] == ours.MOST_MISTAKES * ["bad-message"]
        socket.send("hail")
        frames, code = end(socket)
    assert ([frame["error"] for frame in frames], code) == (["bad-message"], ours.BAD)
    assert live.log(table) == before


@pytest.mark.parametrize(
    ("message", "error"),
    [
        (said(do="move", key="k", seat=0, move="stop", more=1), "bad-message"),
        (said(do="move", key="k", seat="0", move="stop"), "bad-message"),
        (said(do="move", key="k", seat=0), "bad-message"),
        (said(do="move", key="", seat=0, move="stop"), "bad-message"),
        (said(do="move", key="k", seat=0, move=121 * "x"), "bad-message"),
        (said(do="move", key="k", seat=0, move="dance"), "not-a-move"),
        (said(do="move", key="k", seat=1, move="stop"), "not-yours"),
        (said(do="move", key="k", seat=0, move="Thor 40,40"), "illegal"),
        (said(do="start", key="k"), "not-now"),
        (said(do="say", key="k", text="\u202e"), "bad-name"),
        (said(do="say", key="k", text="\ud800"), "bad-message"),
        (said(do="sit", key="k", name=201 * "x"), "bad-message"),
        (said(do="leave", key="k", seat=0, bot="nobody"), "bad-option"),
        (said(do="look", eyes=1), "not-yours"),
        (said(do="why", seat=1, move="stop"), "not-yours"),
        (said(do="hint", seat=1), "not-yours"),
        (said(do="dance", key="k"), "bad-message"),
        (said(key="k"), "bad-message"),
        (said(do="hello", protocol=protocol.PROTOCOL, table="x"), "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ('{"do":"ping"} {"do":"ping"}', "bad-message"),
        ('{"do":"ping","do":"start"}', "bad-message"),
        ('{"do":"move","key":"k","seat":1e400,"move":"stop"}', "bad-message"),
        ('{"do":"move","key":"k","seat":' + 400 * "9" + ',"move":"stop"}', "bad-message"),
        (4000 * "[", "bad-message"),
        ('{"do":' + 1300 * '{"a":' + "1" + 1300 * "}" + "}", "bad-message"),
        (said(do="say", key="k", text=(ours.LONGEST) * "x"), "too-big"),
        (b'{"do":"ping"}', "bad-message"),
        (b"\xff\xfe", "bad-message"),
    ],
)
def test_what_cannot_be_done_is_a_failure_and_changes_nothing(live: Live, ann: Guest, table: str, message: str | bytes, error: str) -> None:
    before = live.log(table)
    with seated(live, ann, table) as socket:
        socket.send(message)
        (failure,) = until_pong(socket)
    assert (failure["is"], failure["error"]) == ("failure", error)
    assert failure["sentence"]
    assert failure.get("key", "") in ("", "k")
    assert live.log(table) == before


def raw(socket: ClientConnection, opcode: Opcode, data: bytes) -> None:
    """Send a frame as no honest client would."""
    socket.socket.sendall(Frame(opcode, data).serialize(mask=True))


PING = Frame(Opcode.TEXT, b'{"do":"ping"}').serialize(mask=True)
LONG = Frame(Opcode.TEXT, b'{"do":"ping"%s}' % (b" " * 300)).serialize(mask=True)
PARTED = Frame(Opcode.TEXT, b'{"do":', fin=False).serialize(mask=True), Frame(Opcode.CONT, b'"ping"}').serialize(mask=True)


@pytest.mark.parametrize(
    ("pieces", "pongs"),
    [
        ([PING], 1),
        ([LONG, PING, LONG], 3),
        ([PING[:1], PING[1:]], 1),
        ([PING[:2], PING[2:] + PING, LONG], 3),  # the parser has read a whole head, and nothing waits in its buffer
        ([PING[:6], PING[6:], PING], 2),
        ([LONG[:4], LONG[4:], PING], 2),
        ([PING + LONG + PING], 3),
        ([PING + LONG[:100], LONG[100:] + PING[:3], PING[3:], PING], 4),
        ([PARTED[0], PARTED[1], PING], 2),
        ([PARTED[0], Frame(Opcode.PONG, b"").serialize(mask=True), PARTED[1], PING], 2),
        ([Frame(Opcode.PING, b"hail").serialize(mask=True), PING], 1),
    ],
)
def test_frames_may_come_in_any_pieces(live: Live, ann: Guest, table: str, pieces: list[bytes], pongs: int) -> None:
    with seated(live, ann, table) as socket:
        socket.socket.setsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY, 1)
        for piece in pieces:
            socket.socket.sendall(piece)
            time.sleep(0.02)
        assert [frame["is"] for frame in until_pong(socket, before=pongs)] == ["pong"] * pongs


def test_a_message_within_another_ends_the_socket(live: Live, ann: Guest, table: str) -> None:
    with seated(live, ann, table) as socket:
        socket.socket.sendall(PARTED[0])
        time.sleep(0.02)
        socket.socket.sendall(PING)
        assert end(socket)[1] == 1002


def test_huge_messages_and_broken_text_end_only_their_own_socket(live: Live, ann: Guest, table: str) -> None:
    complaints = len(live.journal.lines)
    with seated(live, ann, table) as steady:
        with seated(live, ann, table) as socket:
            socket.send(said(do="say", key="k", text=100_000 * "x"))
            assert end(socket)[1] == 1009
        with seated(live, ann, table) as socket:
            raw(socket, Opcode.TEXT, b'{"do":"say","key":"k","text":"\xff\xc0"}')
            assert end(socket)[1] == 1007
        with seated(live, ann, table) as socket:
            raw(socket, Opcode.TEXT, b"\xed\xa0\x80")
            assert end(socket)[1] == 1007
        with seated(live, ann, table) as socket:
            socket.socket.sendall(b"\xff\xff\xff\xff hail")
            assert end(socket)[1] == 1002
        with seated(live, ann, table) as socket:
            socket.socket.shutdown(plain.SHUT_RDWR)
        assert {frame["is"] for frame in until_pong(steady)} <= {"here"}
    assert not [line for line in live.journal.lines[complaints:] if line.startswith("heorot")]


def test_an_onlooker_sees_and_cannot_command(live: Live, ann: Guest, table: str) -> None:
    before = live.log(table)
    for token in ("", "no-such-token", 'a"b;c'):
        with live.socket(token) as socket:
            socket.send(hello(table))
            welcome = heard(socket)
            assert (welcome["eyes"], welcome["you"], welcome["game"].get("own")) == (None, {}, None)
            for message, error in (
                (said(do="say", key="k", text="hail"), "who-are-you"),
                (said(do="move", key="k", seat=0, move="stop"), "who-are-you"),
                (said(do="rematch", key="k"), "who-are-you"),
                (said(do="look", eyes=0), "not-yours"),
                (said(do="why", seat=0, move="stop"), "not-yours"),
                (said(do="hint", seat=0), "not-yours"),
            ):
                socket.send(message)
                assert heard(socket, "failure")["error"] == error
    assert live.log(table) == before


def test_a_programs_token_is_no_cookie(live: Live, ann: Guest, table: str) -> None:
    token = ann.http.post(f"/api/tables/{table}/seats/0/token").json()["token"]
    with live.socket(token) as socket:
        socket.send(hello(table, 0))
        assert end(socket)[0][0]["error"] == "not-yours"


def test_who_has_another_name_speaks_by_it_and_who_is_forgotten_does_not_speak(live: Live) -> None:
    eve = live.arrive("Eve")
    table = eve.playing()
    with seated(live, eve, table) as socket:
        eve.http.post("/api/me", json={"name": "Evelyn"})
        socket.send(said(do="say", key="a", text="hail"))
        assert heard(socket, "news")["events"][0]["what"]["name"] == "Evelyn"
        eve.http.delete("/api/me")
        assert end(socket)[1] == ours.OUT


def test_a_command_sent_twice_is_done_once(live: Live, ann: Guest) -> None:
    table = ann.playing()
    with seated(live, ann, table) as socket:
        for _ in range(3):
            socket.send(said(do="say", key="once", text="hail"))
        frames = until_pong(socket)
    assert [frame["ok"] for frame in frames if frame["is"] == "news"] == ["once", "once", "once"]
    assert sum(b'"hail"' in entry for entry in live.log(table)) == 1


def test_a_flood_is_asked_to_slow_down_and_changes_nothing(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.playing()
    monkeypatch.setattr(live.admission, "asking", Limits(rate=0.1, burst=30))
    with seated(live, ann, table) as socket:
        for number in range(200):
            socket.send(said(do="say", key=f"flood {number}", text="hail"))
        heard_of: list[str] = []
        while len(heard_of) < 200:
            frame = heard(socket)
            heard_of += [frame.get("ok") or frame["error"]] if frame["is"] in ("news", "failure") else []
    slowed = heard_of.count("slow-down")
    assert 165 <= slowed <= 175
    assert sum(b'"hail"' in entry for entry in live.log(table)) == 200 - slowed


def test_a_table_can_be_flooded_by_nobody(live: Live, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, other = ann.playing(), ann.playing()
    monkeypatch.setattr(live.admission, "playing", Limits(rate=0.1, burst=10))
    with seated(live, ann, table) as socket, seated(live, ann, other) as elsewhere:
        for number in range(20):
            socket.send(said(do="undo", key=f"flood {number}", seat=0))
        errors = [frame["error"] for frame in until_pong(socket) if frame["is"] == "failure"]
        assert errors == 10 * ["not-now"] + 10 * ["slow-down"]
        elsewhere.send(said(do="say", key="calm", text="hail"))
        assert heard(elsewhere, "news")["ok"] == "calm"


def test_nobody_has_more_sockets_than_they_need(live: Live, table: str) -> None:
    bob = live.arrive("Bob")
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(live.socket(bob.token)) for _ in range(MOST_SOCKETS)]
        with live.socket(bob.token) as one_more:
            frames, code = end(one_more)
        assert ([frame["error"] for frame in frames], code) == (["too-many"], ours.SLOW)
        with live.socket() as somebody_else:
            somebody_else.send(hello(table))
            assert heard(somebody_else)["is"] == "welcome"
        sockets[0].close()
        assert soon(lambda: live.admission.sockets[bob.id] < MOST_SOCKETS)
        with live.socket(bob.token) as again:
            again.send(hello(table))
            assert heard(again)["is"] == "welcome"
    assert soon(lambda: bob.id not in live.admission.sockets)


def soon(sign: Any) -> bool:
    """Wait until something is so."""
    for _ in range(int(SOON * 50)):
        if sign():
            return True
        time.sleep(0.02)
    return False


def reluctant(live: Live) -> plain.socket:
    """Return a connection that takes in very little."""
    found = plain.socket()
    found.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
    found.connect(("127.0.0.1", live.port))
    return found


def test_who_reads_too_slowly_is_dropped_delays_nobody_and_comes_back(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "MOST_FRAMES", 20)
    monkeypatch.setattr("heorot.server.tables.table_state.MOST_SAID", 10**6)
    bob = live.arrive("Bob")
    table = bob.playing(seats=["me", "guest: Wiglaf"])
    dropped = live.hall.metrics.dropped
    with (
        seated(live, bob, table) as swift,
        live.socket(sock=reluctant(live), max_queue=1) as slow,
    ):
        slow.send(hello(table))
        seen = heard(slow, "welcome")["seq"]
        count = 0
        while live.hall.metrics.dropped == dropped:  # until then nobody reads there, and yet nobody here waits for ever
            swift.send(said(do="say", key=f"say {count}", text=300 * "x"))
            swift.send(said(do="look", eyes=count % 2))  # no short frame either
            while heard(swift, "news").get("ok") != f"say {count}":
                pass
            count += 1
            assert count < 20_000
        assert soon(lambda: len(live.hall.owners[table].listeners) == 1)  # while it still does not read
        frames, code = end(slow)
        assert code == ours.SLOW
        last = max([seen, *(frame["seq"] for frame in frames if "seq" in frame)])
    assert last < live.hall.owners[table].table.seq
    with live.socket() as again:
        again.send(hello(table, seen=last))
        welcome = heard(again, "welcome")
    told = [event["seq"] for event in welcome["events"]]
    assert told == list(range(last + 1, welcome["seq"] + 1))


def test_who_never_reads_again_is_left_alone(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "MOST_FRAMES", 20)
    monkeypatch.setattr("heorot.server.tables.table_state.MOST_SAID", 10**6)
    bob, eve = live.arrive("Bob"), live.arrive("Eve")
    table = bob.playing(seats=["me", "guest: Wiglaf"])
    with live.socket(eve.token, sock=reluctant(live), max_queue=1, close_timeout=0.1) as slow:
        slow.send(hello(table))
        heard(slow, "welcome")
        with seated(live, bob, table) as swift:
            monkeypatch.setattr(ours, "PATIENCE", 0.3)  # not before all have said who they are, however long that took
            count = 0
            while eve.id in live.admission.sockets:
                swift.send(said(do="say", key=f"say {count}", text=300 * "x"))
                heard(swift, "news")
                count += 1
                assert count < 20_000


# garbage around the grammar

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.just("\x00"),
    st.just([]),
    st.just({}),
)
COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "seat": 0, "code": "", "name": "", "commitment": None},
    {"do": "stand", "seat": 0},
    {"do": "bot", "seat": 0, "bot": "random"},
    {"do": "remove", "seat": 0},
    {"do": "promise", "seat": 0, "commitment": 64 * "a"},
    {"do": "start"},
    {"do": "reveal", "seat": 0, "salt": 32 * "a"},
    {"do": "move", "seat": 0, "move": "stop"},
    {"do": "undo", "seat": 0},
    {"do": "propose", "seat": 0, "what": "pause"},
    {"do": "answer", "seat": 0, "yes": True},
    {"do": "resume", "seat": 0},
    {"do": "concede", "seat": 0},
    {"do": "leave", "seat": 0, "bot": "adept"},
    {"do": "return", "seat": 0},
    {"do": "say", "text": "hail"},
    {"do": "rematch"},
    {"do": "hello", "protocol": 1, "table": "x", "eyes": None, "seen": 0},
    {"do": "look", "eyes": 0},
    {"do": "why", "seat": 0, "move": "Thor 1,1"},
    {"do": "hint", "seat": 0},
    {"do": "ping"},
]


@st.composite
def garbage(draw: st.DrawFn) -> str:
    """Return a message that was lawful before something happened to it, or is so still."""
    message: dict[str, Any] = dict(draw(st.sampled_from(COMMANDS)))
    if "key" not in message and message["do"] not in ("hello", "look", "why", "hint", "ping"):
        message["key"] = draw(st.uuids().map(str))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "seat", "key", "more"]))
        if draw(st.booleans()):
            message[name] = draw(SCRAPS)
        else:
            message.pop(name, None)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    text = text.encode("utf-8", "replace").decode()
    if draw(st.integers(0, 4)) == 0:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]
    return text


def is_ping(message: str) -> bool:
    """Whether a message, after all, is a ping."""
    try:
        return isinstance(protocol.read_incoming(message), protocol.Ping)
    except (msgspec.MsgspecError, RecursionError):
        return False


def commanded(live: Live, table: str) -> list[Any]:
    """Return what people have done at a table: bots go on by themselves."""
    return [entry for entry in map(json.loads, live.log(table)) if entry[2:] not in ([], ["", ""])]


@attempts(250, 60, derandomize=True, database=None)
@given(messages=st.lists(garbage(), min_size=1, max_size=25), stage=st.sampled_from(["gathering", "playing", "finished", "foreign"]))
def test_garbage_is_answered_frame_by_frame(live: Live, ann: Guest, stages: dict[str, str], messages: list[str], stage: str) -> None:
    table = stages[stage]
    eyes = 0 if stage in ("playing", "finished") else None
    with live.socket(ann.token) as socket:
        socket.send(hello(table, eyes))
        heard(socket, "welcome")
        for message in messages:
            before = commanded(live, table)
            socket.send(message)
            frames = until_pong(socket, is_ping(message))
            assert not [frame for frame in frames if frame.get("error") == "internal"]
            if any(frame["is"] == "failure" for frame in frames):
                assert commanded(live, table) == before
            else:
                assert frames
    if stage == "playing" and ann.look(table)["table"]["stage"] != "playing":
        stages[stage] = ann.playing(seats=["me", "guest: Wiglaf"])


@pytest.fixture(scope="module")
def stages(live: Live, ann: Guest) -> dict[str, str]:
    return {
        "gathering": ann.open(seats=["me"]),
        "playing": ann.playing(seats=["me", "guest: Wiglaf"]),
        "finished": ann.finished(),
        "foreign": live.arrive("Bob").playing(),
    }
