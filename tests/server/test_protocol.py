"""A changed message raises the protocol number, and a page that speaks another number is told to load itself again, and resumes."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heorot.server import protocol
from heorot.server.web.schema import document
from heorot.server.web.socket import OLD
from tests.server import messages
from tests.server.live import Live, end, heard, hello, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall")) as live:
        yield live
        assert live.is_well(), live.journal.lines


# the number


def test_a_changed_message_has_raised_the_protocol_number() -> None:
    number, before = messages.stored()
    after = messages.now()
    if number == protocol.PROTOCOL:
        assert messages.changed(before, after) == [], (
            "raise PROTOCOL in server/protocol.py and in protocol.ts: an old page must load itself again"
        )
    assert (protocol.PROTOCOL, after) == (number, before), "write them down: python -m tests.server.messages"


def test_hall_and_page_speak_the_same_protocol() -> None:
    page = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
    assert re.findall(r"^export const PROTOCOL = (\d+);", page, re.MULTILINE) == [str(protocol.PROTOCOL)]
    told = (ROOT / "docs" / "hall.md").read_text("utf-8")
    assert re.findall(r'"protocol": (\d+)', told) == [str(protocol.PROTOCOL)]


def shapes(change: Any) -> dict[str, str]:
    """Return the hash of every message after a change of the document."""
    found = copy.deepcopy(document())
    change(found["components"]["schemas"])
    return messages.Shapes(found).messages()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda schemas: schemas["Move"]["properties"].pop("line"), ["POST /api/tables/{table}/do", "do move"]),
        (lambda schemas: schemas["Here"]["required"].remove("watching"), ["is here"]),
        (lambda schemas: schemas["Pong"]["properties"]["now"].update(type="string"), ["is pong"]),
        (lambda schemas: schemas["VoluspaView"]["properties"].pop("seats"), ["view of voluspa"]),
        (lambda schemas: schemas["GameInfo"]["properties"].pop("title"), ["GET /api/games"]),
    ],
)
def test_a_field_more_or_less_is_another_message(change: Any, told: list[str]) -> None:
    assert messages.changed(messages.now(), shapes(change)) == told


def test_other_sentences_and_other_names_are_no_other_messages() -> None:
    def rename(schemas: dict[str, Any]) -> None:
        schemas["Sung"] = schemas.pop("Saying") | {"title": "Sung", "description": "Something else."}
        text = json.dumps(schemas).replace('schemas/Saying"', 'schemas/Sung"')
        schemas.update(json.loads(text))

    assert shapes(rename) == messages.now()


# an old page


def test_every_answer_to_a_page_tells_the_protocol(live: Live) -> None:
    ann = live.arrive("Ann")
    for path in ("/api/hall", "/api/tables", "/api/tables/nowhere"):
        assert ann.http.get(path).headers["heorot-protocol"] == str(protocol.PROTOCOL)
    assert "heorot-protocol" not in ann.http.get("/").headers


def test_an_old_page_is_told_so_loads_itself_again_and_resumes_its_seat(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = live.arrive("Ann")
    table = ann.playing()
    move = json.dumps({"do": "move", "key": "in flight", "seat": 0, "move": ann.legal(table)[0]})
    with live.socket(ann.token) as socket:
        socket.send(hello(table, 0, 0))
        seen = heard(socket, "welcome")["seq"]
        socket.send(move)
        while not heard(socket, "news").get("ok"):
            pass
    monkeypatch.setattr(protocol, "PROTOCOL", protocol.PROTOCOL + 1)  # another hall has opened in its place
    old = json.loads(hello(table, 0, seen)) | {"protocol": protocol.PROTOCOL - 1}
    with live.socket(ann.token) as socket:
        socket.send(json.dumps(old))
        frames, code = end(socket)
        assert ([frame["error"] for frame in frames], code) == (["old-page"], OLD)
    with live.socket(ann.token) as socket:  # the page has loaded itself again: the same cookie, the same seat, all from the beginning
        socket.send(json.dumps(old | {"protocol": protocol.PROTOCOL, "seen": 0}))
        welcome = heard(socket, "welcome")
        assert (welcome["protocol"], welcome["eyes"], welcome["you"]["seats"]) == (protocol.PROTOCOL, 0, [0])
        mine = [event for event in welcome["events"] if event["what"]["is"] == "move" and event["what"]["seat"] == 0]
        assert len(mine) == 1
        socket.send(move)  # it was in flight when the page went: its key lets it happen once
        assert heard(socket, "news")["ok"] == "in flight"
    again = [event for event in ann.look(table, eyes=0, seen=0)["events"] if event["what"]["is"] == "move" and event["what"]["seat"] == 0]
    assert len(again) == 1
