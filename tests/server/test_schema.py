"""The OpenAPI is sound, and the hall does what it says: with every sort of request, lawful or not, by somebody or nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import settings
from schemathesis import BaseSchema, GenerationMode, checks
from schemathesis.generation.case import Case

from heorot.server import protocol
from heorot.server.people.admission import COOKIE
from heorot.server.web.schema import document
from tests.attempts import attempts
from tests.effort import by_turns
from tests.server.live import Live, heard, hello, serving

DOCUMENT = document()
SCHEMAS = DOCUMENT["components"]["schemas"]
OPERATIONS = [(path, method, one) for path, ways in DOCUMENT["paths"].items() for method, one in ways.items()]
ROW = {"players": 2, "table": {"0,0": "thor", "1,0": "fenrir", "2,0": "skadi"}, "hands": [["odin"], ["troll", "thor"]]}
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


def walk(part: Any) -> Iterator[dict[str, Any]]:
    """Go through every object in a part of the document."""
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from walk(inner)


# the document itself


def test_it_is_openapi_3_1() -> None:
    schemathesis.openapi.from_dict(DOCUMENT).validate()
    assert DOCUMENT["openapi"].startswith("3.1.")
    for name in SCHEMAS:
        assert not validator(name).is_valid(17)


def validator(name: str) -> Any:
    """Return what judges whether something is of a shape."""
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "components": {"schemas": SCHEMAS}}
    return jsonschema_rs.validator_for(whole | {"$ref": f"#/components/schemas/{name}"})


def test_every_reference_leads_somewhere() -> None:
    named = {found["$ref"] for found in walk(DOCUMENT) if "$ref" in found}
    mapped = {ref for found in walk(DOCUMENT) if "mapping" in found for ref in found["mapping"].values()}
    assert named | mapped <= {f"#/components/schemas/{name}" for name in SCHEMAS}


def test_operations_are_named_once_and_described() -> None:
    ids = [one["operationId"] for _, _, one in OPERATIONS]
    assert len(set(ids)) == len(ids)
    assert all(one["description"].endswith(".") for _, _, one in OPERATIONS)


def test_every_documented_refusal_is_a_failure() -> None:
    for path, _, one in OPERATIONS:
        for status, answer in one["responses"].items():
            if int(status) >= 400:
                assert answer["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}, path


def test_shapes_have_short_names_and_no_null_where_something_is_left_out() -> None:
    assert all(name.isalnum() for name in SCHEMAS)
    assert all(shape.get("title", name) == name for name, shape in SCHEMAS.items())
    assert {"Command", "Incoming", "Outgoing", "Line", "News", "Welcome", "Failure", "VoluspaView"} <= set(SCHEMAS)
    assert SCHEMAS["News"]["properties"]["table"] == {"$ref": "#/components/schemas/TableInfo"}
    assert SCHEMAS["News"]["required"] == ["is", "seq"]
    assert not any("example" in found or "examples" in found for found in walk(DOCUMENT))


def test_commands_are_told_apart_by_what_they_do() -> None:
    body = DOCUMENT["paths"]["/api/tables/{table}/do"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/Command"}
    union = SCHEMAS["Command"]
    assert union["discriminator"]["propertyName"] == "do"
    assert [one["$ref"] for one in union["oneOf"]] == list(union["discriminator"]["mapping"].values())
    assert len(union["oneOf"]) == len(protocol.AnyCommand.__args__)
    for word, ref in union["discriminator"]["mapping"].items():
        shape = SCHEMAS[ref.rpartition("/")[2]]
        assert shape["properties"]["do"]["enum"] == [word]
        assert shape["required"][0] == "do"
        assert shape["additionalProperties"] is False


# what the hall makes of it


class Stage:
    """A hall with a table in every stage; what a case names at random becomes, more often than not, something real."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.ann = live.arrive("Ann")
        self.bob = live.arrive("Bob")
        self.gathering = self.ann.open(seats=["me"], listed=True)
        self.code = self.ann.look(self.gathering)["you"]["code"]
        self.over = self.ann.finished()
        self.foreign = self.bob.playing()
        self.token = self.ann.http.post(f"/api/tables/{self.ann.playing()}/seats/0/token").json()["token"]
        self.on = self.ann.playing()

    def playing(self) -> str:
        """Return a table at which Ann is on turn."""
        found = self.ann.look(self.on)
        if found["table"]["stage"] != "playing" or found["table"].get("paused") or 0 not in found["game"]["actors"]:
            self.on = self.ann.playing()
            self.ann.legal(self.on)
        return self.on

    def lead(self, case: Case[Any]) -> None:
        """Let a case reach further than chance would; what decides is the case itself, so that it can be repeated."""
        dice = Random(repr((case.operation.label, case.path_parameters, case.query, case.body)))
        path = case.path_parameters
        if "table" in path and dice.random() < 0.8:
            path["table"] = dice.choice([self.playing(), self.playing(), self.gathering, self.over, self.foreign])
        if "game" in path and dice.random() < 0.8:
            path["game"] = "voluspa"
        for holder in (path, case.query, case.body):
            if isinstance(holder, dict):
                self.mend(holder, dice, str(path.get("table", "")))

    def mend(self, holder: dict[str, Any], dice: Random, table: str) -> None:
        """Put something real into the fields of a request, mostly."""
        real: dict[str, Any] = {
            "seat": [0, 0, 0, 1],
            "eyes": [0, 0, 1],
            "move": self.moves(table) if "move" in holder and table else ["Thor 0,0", "stop"],
            "bot": ["random", "adept", None],
            "name": ["Wiglaf"],
            "text": ["hail"],
            "commitment": [64 * "a", 64 * "b", None],
            "game": ["voluspa"],
            "players": [2, 3],
            "options": [{}, {"edda": True}, {"edda": "perhaps"}],
            "seats": [[], ["me"], ["me", "random"], ["", "guest: Wiglaf"]],
            "parts": ["", "", "[["],
            "clock": [None, {"bank": 60_000, "bonus": 0}],
            "code": [self.code, ""],
            "line": [3, 20, 60, 10**6],
            "position": [ROW, {"players": 3}, {"players": 2, "table": {}}],
            "moves": [[], ["Odin 3,0"], ["Odin 3,0", "Thor 0,1"], ["Odin 9,9"]],
            "ask": [None, "Odin 3,0", "dance"],
        }
        for name in holder.keys() & real.keys():
            if dice.random() < 0.7:
                holder[name] = dice.choice(real[name])

    def moves(self, table: str) -> list[str]:
        """Return what may be played at a table."""
        found = self.ann.look(table, eyes=0)["game"] if table == self.on else None
        return list((found or {}).get("legal", {})) or ["stop"]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with serving(tmp_path_factory.mktemp("hall")) as live:
        yield Stage(live)
        assert live.is_well(), live.journal.lines


def test_nothing_but_the_document_is_served(stage: Stage) -> None:
    with stage.live.client() as browser:
        assert browser.get("/schema/openapi.json").json() == msgspec.json.decode(msgspec.json.encode(DOCUMENT))
        for path in (
            "",
            "/",
            "/swagger",
            "/redoc",
            "/elements",
            "/rapidoc",
            "/scalar",
            "/openapi.yaml",
            "/openapi.yml",
            "/oauth2-redirect.html",
        ):
            answer = browser.get(f"/schema{path}")
            assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_what_a_socket_says_is_as_described(stage: Stage) -> None:
    table = stage.ann.playing()
    judge, view = validator("Outgoing"), validator("VoluspaView")
    with stage.live.socket(stage.ann.token) as socket:
        socket.send(hello(table, 0, 0))
        frames = [heard(socket, "welcome")]
        view.validate(frames[0]["game"]["view"])
        move = next(iter(frames[0]["game"]["legal"]))
        for said in (
            {"do": "why", "seat": 0, "move": move},
            {"do": "why", "seat": 0, "move": "Thor 40,40"},
            {"do": "hint", "seat": 0},
            {"do": "ping"},
            {"do": "dance"},
            {"do": "say", "key": "a", "text": "hail"},
            {"do": "move", "key": "b", "seat": 0, "move": move},
            {"do": "concede", "key": "c", "seat": 0},
            {"do": "rematch", "key": "d"},
        ):
            socket.send(json.dumps(said))
        while frames[-1]["is"] != "done":
            frames.append(heard(socket))
    assert {frame["is"] for frame in frames} == {"welcome", "here", "advice", "pong", "failure", "news", "done"}
    for frame in frames:
        judge.validate(frame)


def asked(*modes: GenerationMode) -> BaseSchema:
    """Return the schema, for requests of some modes."""
    found = schemathesis.openapi.from_dict(DOCUMENT)
    found.config.generation.update(modes=list(modes), deterministic=True, with_security_parameters=False)
    return found


def tries(full: int, daily: int) -> settings:
    """Return how often something is tried: always the same."""
    return attempts(full, daily, derandomize=True, database=None)


IDS = [one["operationId"] for _, _, one in OPERATIONS]
HALF = (len(IDS) + 1) // 2  # on a day somebody asks for one half, and nobody for the other
anything = asked(GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
lawful = asked(GenerationMode.POSITIVE).include(operation_id=["do", "open_table", "look", "why", "record", "at", "try_moves"])
unlawful = asked(GenerationMode.NEGATIVE).include(operation_id=["arrive", "carried", "open_table", "find_table", "do", "qr", "try_moves"])


@anything.include(operation_id=by_turns(IDS, HALF)).parametrize()
@tries(12, 4)
def test_somebody_is_answered_as_promised(case: Case[Any], stage: Stage) -> None:
    stage.lead(case)
    who = stage.live.arrive("Passing") if case.operation.label.startswith("DELETE /api/me") else stage.ann
    case.call_and_validate(base_url=stage.live.url, cookies={COOKIE: who.token}, checks=CHECKS)


@lawful.parametrize()
@tries(100, 30)
def test_somebody_who_knows_what_to_ask(case: Case[Any], stage: Stage) -> None:
    stage.lead(case)
    case.call_and_validate(base_url=stage.live.url, cookies={COOKIE: stage.ann.token}, checks=CHECKS)


@unlawful.parametrize()
@tries(8, 4)
def test_a_body_that_is_not_as_described_is_refused(case: Case[Any], stage: Stage) -> None:
    case.call_and_validate(base_url=stage.live.url, cookies={COOKIE: stage.ann.token}, checks=[*CHECKS, checks.negative_data_rejection])


@anything.include(operation_id=by_turns(IDS, HALF, offset=HALF)).parametrize()
@tries(6, 3)
def test_nobody_is_answered_as_promised(case: Case[Any], stage: Stage) -> None:
    stage.lead(case)
    case.call_and_validate(base_url=stage.live.url, checks=CHECKS)


@anything.include(operation_id=["bot_move", "me"]).parametrize()
@tries(12, 4)
def test_a_program_is_answered_as_promised(case: Case[Any], stage: Stage) -> None:
    stage.lead(case)
    case.call_and_validate(base_url=stage.live.url, headers={"Authorization": f"Bearer {stage.token}"}, checks=CHECKS)
