"""A group's chat is told whose turn it is: once a turn, nothing hidden, and the hall knocks at no door behind it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from heorot.server import hooks, protocol
from heorot.server.hooks import Hooks
from heorot.server.protocol import Refused
from heorot.server.tables import log
from heorot.server.tables.table import Decision
from heorot.server.tables.turn_hook import FAILURES, PAUSE
from tests.server.evening import Evening
from tests.server.house import House
from tests.server.live import Guest, Live, serving
from tests.server.test_http import refused

CHAT = "https://chat.example/hooks/secret"


# where it may lead


@pytest.mark.parametrize(
    "url",
    [
        "", "chat.example", "http://chat.example/", "ftp://chat.example/", "https://", "https://me:word@chat.example/", "https://chat.example:x/",
        "https://localhost/", "https://a.localhost/", "https://printer.local/", "https://127.0.0.1/", "https://10.0.0.1/", "https://192.168.1.1/",
        "https://169.254.169.254/latest", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://[64:ff9b:1::1]/", "https://0.0.0.0/",
        "https://chat.example/ x", "https://chat.example/\n", "https://chat.example/" + "x" * 500, "https://чат.example/",
    ],
)  # fmt: skip
def test_only_addresses_of_the_open_net_are_taken(url: str) -> None:
    with pytest.raises(Refused) as no:
        hooks.parsed(url, allow_private=False)
    assert no.value.failure.error == "bad-option"


class Receiver:
    """A chat on this machine: it keeps what it was told, and answers as it is told to."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.heard: list[tuple[str, dict[str, str], Any]] = []
        self.done = asyncio.Semaphore(0)

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines if line)}
        self.heard.append((first, headers, json.loads(await reader.readexactly(int(headers["content-length"])))))
        writer.write(self.answer)
        if not self.answer:
            await reader.read()  # until the hall has lost its patience
        writer.close()
        await writer.wait_closed()
        self.done.release()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.hear, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hooks/1?a=b"
            for _ in self.heard:
                await self.done.acquire()


async def errand(url: str, sent: Hooks) -> bool:
    """Send something, and return whether it was taken."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    sent.send(url, "Völuspá waits for Bob.", done.set_result)
    return await done


def test_what_is_sent_is_a_line_of_text() -> None:
    chat = Receiver()

    async def evening() -> bool:
        async with chat.listening() as url:
            return await errand(url, Hooks(allow_private=True))

    assert asyncio.run(evening())
    [(first, headers, body)] = chat.heard
    assert (first, body) == ("POST /hooks/1?a=b HTTP/1.1", {"text": "Völuspá waits for Bob."})
    assert headers["content-type"] == "application/json"


@pytest.mark.parametrize("answer", [b"HTTP/1.1 500 No\r\n\r\n", b"HTTP/1.1 302 Found\r\nLocation: /hooks/2\r\n\r\n", b"what?\r\n"])
def test_an_answer_that_is_none_counts_as_a_failure_and_no_redirection_is_followed(answer: bytes) -> None:
    chat = Receiver(answer)

    async def evening() -> bool:
        async with chat.listening() as url:
            return await errand(url, Hooks(allow_private=True))

    assert not asyncio.run(evening())
    assert len(chat.heard) == 1


def test_nobody_waits_for_a_chat_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 0.01)

    async def evening() -> bool:
        async with Receiver(b"").listening() as url:
            return await errand(url, Hooks(allow_private=True))

    assert not asyncio.run(evening())


def test_a_name_that_leads_behind_the_hall_is_refused_when_it_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    chat = Receiver()

    async def evening() -> bool:
        async with chat.listening() as url:
            port = int(url.split(":")[2].split("/")[0])
            loop = asyncio.get_running_loop()

            async def inward(host: str, *_: object, **__: object) -> list[Any]:
                asked.append(host)
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in ("93.184.216.34", "127.0.0.1")]

            monkeypatch.setattr(loop, "getaddrinfo", inward)
            return await errand(f"https://chat.example:{port}/", Hooks())

    assert not asyncio.run(evening())
    assert (asked, chat.heard) == (["chat.example"], [])


# when it is told


class Chat(Hooks):
    """A chat that is told, and takes it or not."""

    def __init__(self) -> None:
        super().__init__("https://heorot.example/")
        self.said: list[str] = []
        self.takes = True

    def send(self, url: str, text: str, told: Callable[[bool], None]) -> None:
        assert url == CHAT
        self.said.append(text)
        told(self.takes)


@pytest.fixture
def chat(house: House) -> Chat:
    house.hall.hooks = Chat()
    return house.hall.hooks


def hooked(house: House, id: str, url: str = CHAT, lang: str = "en") -> None:
    """Set a table's hook."""
    owner = house.owner(id)
    house.run(owner.ask(lambda: owner.change(lambda now: Decision([log.Hooked(url, lang)], now))))
    owner.turn_hook.said = owner.turn_hook.awaited()


def waits(name: str, id: str) -> str:
    """Return what is said of a turn."""
    return f"Stones waits for {name}. https://heorot.example/table/{id}"


def test_each_turn_of_somebody_who_is_not_there_is_told_once(evening: Evening, house: House, chat: Chat) -> None:
    id = evening.game(evening.ann, evening.bob, game="stones")
    hooked(house, id)
    first = house.table(id).actors()[0]
    names = ("Ann", "Bob")
    evening.move(id, first)
    house.advance(0)
    assert chat.said == [waits(names[1 - first], id)]
    house.do(evening.cid, id, protocol.Say, text="hurry") if house.table(id).state.heard else None
    house.advance(10 * PAUSE)
    assert len(chat.said) == 1, "it was said already"
    evening.move(id, 1 - first)
    house.advance(0)
    assert chat.said[1:] == [waits(names[first], id)]


def test_not_too_often_and_then_as_it_is_by_then(evening: Evening, house: House, chat: Chat) -> None:
    id = evening.game(evening.ann, evening.bob, game="stones")
    hooked(house, id)
    for _ in range(4):
        evening.move(id, house.table(id).actors()[0])
        house.advance(1)
    assert len(chat.said) == 1
    house.advance(PAUSE)
    assert len(chat.said) == 2
    assert ("Ann", "Bob")[house.table(id).actors()[0]] in chat.said[1]


def test_whoever_is_at_the_table_needs_not_be_called(evening: Evening, house: House, chat: Chat) -> None:
    id = evening.game(evening.ann, evening.bob, game="stones")
    hooked(house, id)
    for person in (evening.ann, evening.bob):
        house.client(id, person)
    for _ in range(3):
        evening.move(id, house.table(id).actors()[0])
        house.advance(PAUSE)
    assert chat.said == []


def test_after_some_failures_nothing_more_is_said(evening: Evening, house: House, chat: Chat) -> None:
    id = evening.game(evening.ann, evening.bob, game="stones")
    hooked(house, id)
    chat.takes = False
    for _ in range(FAILURES + 3):
        evening.move(id, house.table(id).actors()[0])
        house.advance(PAUSE)
    assert len(chat.said) == FAILURES
    assert house.table(id).state.hook is None
    assert isinstance(house.log(id)[-1].entry, log.Line)
    assert log.Hooked("") in [logged.entry for logged in house.log(id)]


def test_a_hook_outlives_the_hall_and_says_nothing_twice(evening: Evening, house: House, chat: Chat) -> None:
    id = evening.table(evening.ann, evening.bob, game="stones")
    hooked(house, id, lang="fr")
    house.do(evening.ann, id, protocol.Start)
    house.advance(0)
    assert len(chat.said) == 1
    assert "on attend" in chat.said[0]
    owner = house.owner(id)
    house.run(owner.sleep())
    house.hall.owners.clear()
    assert house.table(id).state.hook == log.Hooked(CHAT, "fr")
    house.advance(PAUSE)
    assert len(chat.said) == 1


def test_nobody_calls_everybody_by_a_name(evening: Evening, house: House, chat: Chat) -> None:
    loud = house.arrive("@all <!here>")
    evening.cid = loud
    id = evening.game(evening.ann, loud, game="stones")
    hooked(house, id)
    for _ in range(2):
        evening.move(id, house.table(id).actors()[0])
        house.advance(PAUSE)
    assert any("all !here" in text for text in chat.said)
    assert not any(set("<>@") & set(text) for text in chat.said)


# who may say where


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found
        assert found.is_well(), found.journal.lines


def hook_of(guest: Guest, table: str, **data: Any) -> Any:
    """Ask where a table is told, or say so."""
    where = f"/api/tables/{table}/hook"
    return guest.http.post(where, json=data) if data else guest.http.get(where)


def test_only_the_opener_says_where_and_nobody_reads_the_whole_address(live: Live) -> None:
    said: list[tuple[str, str]] = []
    live.hall.hooks.send = lambda url, text, told: said.append((url, text))  # type: ignore[method-assign]
    ann, bob = live.arrive("Ann"), live.arrive("Bob")
    table = ann.playing()
    assert hook_of(ann, table).json() == {"host": ""}
    refused(hook_of(bob, table, url=CHAT), 403, "not-yours")
    refused(hook_of(bob, table), 403, "not-yours")
    refused(hook_of(ann, table, url="https://127.0.0.1/"), 400, "bad-option")
    refused(hook_of(ann, table, url="http://chat.example/"), 400, "bad-option")
    assert hook_of(ann, table, url=CHAT, lang="ru").json() == {"host": "chat.example"}
    assert [url for url, _ in said] == [CHAT]
    assert "Волуспа" in said[0][1]
    assert hook_of(ann, table, url=CHAT, lang="ru").json() == {"host": "chat.example"}
    assert len(said) == 1, "it is there already"
    assert CHAT not in json.dumps(bob.look(table, seen=0)) + json.dumps(ann.look(table, seen=0))
    assert hook_of(ann, table, url="").json() == {"host": ""}


def test_a_program_s_record_has_no_address_in_it(live: Live, tmp_path: Path) -> None:
    live.hall.hooks.send = lambda *_: None  # type: ignore[method-assign]
    ann = live.arrive("Ann")
    table = ann.playing()
    assert hook_of(ann, table, url=CHAT).status_code == 200
    while moves := ann.legal(table):
        ann.done(table, "move", seat=0, move=moves[-1])
    assert CHAT not in ann.http.get(f"/api/tables/{table}/record").text
    refused(hook_of(ann, table, url=""), 409, "not-now")
