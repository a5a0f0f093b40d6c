"""The hall over HTTP, as it is really served: every way in, what it gives, and what it refuses."""

from __future__ import annotations

import json
import socket as plain
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import heorot
from heorot import records
from heorot.core.dealing import salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.parts import MOST_DOTS
from heorot.core.record import Replay
from heorot.server.hall import CARRIED, LONGEST_PARTS
from heorot.server.people.admission import COOKIE
from heorot.server.people.limits import Limits
from heorot.server.web.app import Settings
from heorot.server.web.safety import LOOPBACK, MOST_BYTES
from tests.server.live import SOON, Guest, Live, heard, hello, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("hall"), Settings(LOOPBACK, None, "counting")) as found:
        yield found
        assert found.is_well(), found.journal.lines


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall behind a proxy that speaks https."""
    with serving(tmp_path_factory.mktemp("hall"), Settings(LOOPBACK, "https://heorot.example/", "counting")) as found:
        yield found


@pytest.fixture(scope="module")
def ann(live: Live) -> Guest:
    return live.arrive("Ann")


@pytest.fixture(scope="module")
def bob(live: Live) -> Guest:
    return live.arrive("Bob")


@pytest.fixture(scope="module")
def over(ann: Guest) -> str:
    """A finished game."""
    return ann.finished()


@pytest.fixture
def browser(live: Live) -> Iterator[httpx.Client]:
    """A browser that was never here, and keeps its cookies."""
    with httpx.Client(base_url=live.url, timeout=SOON) as found:
        yield found


def refused(answer: httpx.Response, status: int, error: str) -> str:
    """Check a refusal and return its sentence."""
    assert answer.headers["content-type"] == "application/json"
    failure = answer.json()
    assert (answer.status_code, failure["is"], failure["error"]) == (status, "failure", error), answer.text
    sentence = str(failure["sentence"])
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < 500
    return sentence


# people


def test_arriving_changing_ones_name_and_being_forgotten(live: Live, browser: httpx.Client) -> None:
    refused(browser.get("/api/me"), 401, "who-are-you")
    first = browser.post("/api/me", json={"name": "  Hróðgar   the Old "})
    assert first.json()["name"] == "Hróðgar the Old"
    assert browser.get("/api/me").json() == first.json()
    again = browser.post("/api/me", json={"name": "Wealhþeow"})
    assert again.json() == {"id": first.json()["id"], "name": "Wealhþeow"}
    assert "set-cookie" not in again.headers
    assert browser.get("/api/me").json()["name"] == "Wealhþeow"
    token = browser.cookies[COOKIE]
    gone = browser.delete("/api/me")
    assert gone.json() == {"id": "", "name": ""}
    assert "max-age=0" in gone.headers["set-cookie"].lower()
    assert COOKIE not in browser.cookies
    refused(live.client(token).get("/api/me"), 401, "who-are-you")
    refused(browser.delete("/api/me"), 401, "who-are-you")


@pytest.mark.parametrize("name", ["", " ", "\n", "\u202e", 25 * "x", "a" + 7 * "\u0301", "..."])
def test_a_name_that_is_none(browser: httpx.Client, name: str) -> None:
    refused(browser.post("/api/me", json={"name": name}), 400, "bad-name")
    assert not browser.cookies


def test_the_cookie_is_for_the_hall_alone(live: Live, public: Live) -> None:
    for hall, secure in ((live, False), (public, True)):
        with hall.client() as client:
            given = client.post("/api/me", json={"name": "Unferth"}).headers["set-cookie"]
        attributes = {part.strip().lower() for part in given.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= attributes
        assert ("secure" in attributes) == secure
        assert not any(attribute.startswith("domain") for attribute in attributes)
        assert len(given.split(";")[0].partition("=")[2]) >= 43


def everything_kept(live: Live) -> bytes:
    """Return all that the hall has on its disk."""
    with closing(sqlite3.connect(live.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint")
    return b"".join(path.read_bytes() for path in live.path.parent.iterdir() if path.name.startswith(live.path.name))


def test_secrets_are_kept_as_hashes(live: Live, ann: Guest, over: str) -> None:
    program = ann.http.post(f"/api/tables/{over}/seats/0/token").json()["token"]
    code = ann.http.post("/api/me/carry").json()["code"]
    kept = everything_kept(live)
    for secret in (ann.token, program, code):
        assert sha256(secret.encode()).digest() in kept
        assert secret.encode() not in kept


def test_a_person_is_carried_to_another_device_once(live: Live, ann: Guest, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ann.http.post("/api/me/carry").json()
    assert 0 < given["until"] - live.hall.clock.now() <= CARRIED
    there = browser.post("/api/me/carried", json={"code": f" {given['code'].upper()} "})
    assert there.json()["id"] == browser.get("/api/me").json()["id"] == ann.id
    assert browser.cookies[COOKIE] != ann.token
    refused(browser.post("/api/me/carried", json={"code": given["code"]}), 403, "bad-code")
    refused(browser.post("/api/me/carried", json={"code": "guess"}), 403, "bad-code")
    late = ann.http.post("/api/me/carry").json()["code"]
    now = live.hall.clock.now()
    monkeypatch.setattr(live.hall.clock, "now", lambda: now + CARRIED + 1)
    refused(browser.post("/api/me/carried", json={"code": late}), 403, "bad-code")
    refused(httpx.post(f"{live.url}/api/me/carry"), 401, "who-are-you")


def test_codes_cannot_be_guessed_fast(live: Live, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.admission, "guessing", Limits(rate=0.01, burst=3))
    for _ in range(3):
        refused(browser.post("/api/join", json={"code": "AAAAAA"}), 403, "bad-code")
    refused(browser.post("/api/join", json={"code": "AAAAAA"}), 429, "slow-down")
    refused(browser.post("/api/me/carried", json={"code": "a"}), 429, "slow-down")


def test_new_people_are_counted_by_address(live: Live, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live.admission, "arriving", Limits(rate=0.01, burst=1))
    assert browser.post("/api/me", json={"name": "Eofor"}).status_code == 200
    refused(live.client().post("/api/me", json={"name": "Wulf"}), 429, "slow-down")


# games


def the_game(games: list[dict[str, Any]], name: str = "voluspa") -> dict[str, Any]:
    """Return what is said of one game."""
    return next(game for game in games if game["game"] == name)


def test_games_their_rules_words_and_parts(browser: httpx.Client) -> None:
    game = the_game(browser.get("/api/games").json())
    assert (game["game"], game["players"]) == ("voluspa", [2, 5])
    assert {option["name"] for option in game["options"]} == {"edda", "bookend", "skadi_draw", "start"}
    for lang, title, word in (("en", "Völuspá", "tile"), ("fr", "Völuspá", "tuile"), ("ru", "Волуспа", "тайл")):
        told = the_game(browser.get("/api/games", params={"lang": lang}).json())
        assert told["title"] == title
        assert {"en": "gods", "fr": "dieux", "ru": "богов"}[lang] in told["about"]
        assert told["options"] == game["options"]
        assert told["presets"].keys() == {"letter", "played"}
        assert told["first_option"] == "start"
        assert told["note"] == ""
        rules = browser.get(f"/api/games/voluspa/rules/{lang}").json()
        assert any(word in clause["text"] for clause in rules["clauses"])
        assert word in rules["intro"]
        words = browser.get(f"/api/games/voluspa/words/{lang}")
        assert words.headers["content-type"].startswith("text/plain")
        assert "game-title" in words.text
    own = browser.get("/api/games/beowulf_movie/words/en").text
    assert "saga points" in own[own.rindex("\nunit = ") :], "what a game calls its points comes after what all games call them"
    assert "[[tiles]]" in browser.get("/api/games/voluspa/parts").text
    refused(browser.get("/api/games/go/parts"), 404, "not-found")
    refused(browser.get("/api/games/go/rules/en"), 404, "not-found")
    refused(browser.get("/api/games/voluspa/rules/de"), 400, "bad-message")
    refused(browser.get("/api/games", params={"lang": "de"}), 400, "bad-message")


# tables


def test_a_table_with_every_option_of_the_game(ann: Guest) -> None:
    game = the_game(ann.http.get("/api/games").json())
    for option in game["options"]:
        for value in option["values"]:
            table = ann.playing(options={option["name"]: value}, players=5, seats=["me", *["random"] * 4])
            assert ann.look(table)["table"]["options"][option["name"]] == value


def test_a_table_with_parts_of_ones_own(ann: Guest, tmp_path: Path) -> None:
    text = ann.http.get("/api/games/voluspa/parts").text
    own = text.replace('kind = "odin"\ncount = 6', 'kind = "odin"\ncount = 5').replace('source = "rulebook"', 'source = "own"', 1)
    assert own != text
    table = ann.finished(parts=own)
    assert ann.look(table)["table"]["own_parts"] is True
    path = tmp_path / "own.jsonl"
    path.write_text(ann.http.get(f"/api/tables/{table}/record").text, "utf-8")
    assert records.verify(path).end


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"game": "go"}, 400, "bad-option"),
        ({"game": ""}, 400, "bad-option"),
        ({"game": 41 * "x"}, 400, "bad-message"),
        ({"players": 1}, 400, "bad-option"),
        ({"players": 6}, 400, "bad-option"),
        ({"players": 10**30}, 400, "bad-option"),
        ({"players": "2"}, 400, "bad-message"),
        ({"options": {"edda": "perhaps"}}, 400, "bad-option"),
        ({"options": {"eddas": True}}, 400, "bad-option"),
        ({"options": {"edda": []}}, 400, "bad-message"),
        ({"seats": ["me", "me", "me"]}, 400, "bad-option"),
        ({"seats": 17 * ["me"]}, 400, "bad-message"),
        ({"seats": ["Deep Blue"]}, 400, "bad-option"),
        ({"seats": ["guest: "]}, 400, "bad-name"),
        ({"clock": {"bank": 999, "bonus": 0}}, 400, "bad-option"),
        ({"clock": {"bank": 60_000, "bonus": -1}}, 400, "bad-option"),
        ({"clock": {"bank": 60_000}}, 400, "bad-message"),
        ({"commitment": "abc"}, 400, "bad-message"),
        ({"parts": "hail"}, 400, "bad-option"),
        ({"parts": "[[tiles]]\nkind = 'odin'"}, 400, "bad-option"),
        ({"parts": "a = " + 5000 * "["}, 400, "bad-option"),
        ({"parts": (MOST_DOTS + 2) * "a." + "a = 1"}, 400, "bad-option"),
        ({"parts": (LONGEST_PARTS // 2) * "a."}, 400, "bad-option"),
        ({"parts": (LONGEST_PARTS + 1) * " "}, 413, "too-big"),
        ({"referee": True}, 400, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_sentence(ann: Guest, wish: dict[str, Any], status: int, error: str) -> None:
    before = ann.http.get("/api/tables").json()
    refused(ann.http.post("/api/tables", json={"game": "voluspa", "players": 2} | wish), status, error)
    assert ann.http.get("/api/tables").json() == before


def test_a_table_is_found_by_its_code_and_joined(live: Live, ann: Guest) -> None:
    eve = live.arrive("Eve")
    table = ann.open(seats=["me"])
    code = ann.look(table)["you"]["code"]
    assert "code" not in eve.look(table)["you"]
    assert eve.http.post("/api/join", json={"code": f" {code.lower()} "}).json() == {"table": table}
    refused(eve.http.post("/api/join", json={"code": "ZZZZZZ"}), 403, "bad-code")
    refused(eve.do(table, "sit"), 403, "bad-code")
    refused(eve.do(table, "sit", code="ZZZZZZ"), 403, "bad-code")
    eve.done(table, "sit", code=code)
    refused(eve.do(table, "start"), 403, "not-yours")
    assert [seat.get("name") for seat in ann.look(table)["table"]["seats"]] == ["Ann", "Eve"]
    assert eve.http.get("/api/tables").json()["yours"][0]["id"] == table
    ann.done(table, "start")
    assert eve.http.post("/api/join", json={"code": code}).json() == {"table": table}  # it lasts as long as the table


def test_lists_show_what_waits_first_and_nothing_that_opens_a_seat(live: Live) -> None:
    cyn = live.arrive("Cyn")
    shown, unlisted, turn = cyn.open(seats=["me"], listed=True), cyn.open(seats=["me"]), cyn.playing()
    cyn.legal(turn)
    yours = cyn.http.get("/api/tables").json()["yours"]
    assert [one["waiting"] for one in yours] == [True, False, False]
    assert yours[0]["id"] == turn
    answer = live.client().get("/api/tables")
    assert shown in answer.text
    assert unlisted not in answer.text
    assert answer.json()["yours"] == []
    codes = [cyn.look(table)["you"]["code"] for table in (shown, unlisted)]
    assert not any(code in answer.text or code in json.dumps(yours) for code in codes)


def test_a_command_sent_twice_is_done_once(ann: Guest) -> None:
    table = ann.open()
    first = ann.done(table, "say", key="once", text="hail")
    assert ann.done(table, "say", key="once", text="hail") == first
    assert ann.look(table)["seq"] == first["seq"]


def test_promised_salts_are_revealed(live: Live, ann: Guest) -> None:
    salt = 16 * b"\x07"
    table = ann.open(commitment=salt_commitment(salt))
    ann.done(table, "start")
    assert ann.look(table)["table"]["stage"] == "sealing"
    refused(ann.do(table, "reveal", seat=0, salt=32 * "0"), 409, "not-now")
    ann.done(table, "reveal", seat=0, salt=salt.hex())
    assert ann.look(table)["table"]["stage"] == "playing"


def test_moves_advice_and_their_refusals(ann: Guest, bob: Guest) -> None:
    table = ann.playing()
    move = ann.legal(table)[0]
    assert ann.http.get(f"/api/tables/{table}/why", params={"seat": 0, "move": move}).json()["is"] == "advice"
    assert ann.http.get(f"/api/tables/{table}/why", params={"seat": 0, "move": "Thor 40,40"}).json()["clause"].startswith("VO-")
    hints = ann.http.get(f"/api/tables/{table}/hint", params={"seat": 0}).json()
    assert hints["is"] == "hints"
    assert 1 <= len({one["move"] for one in hints["moves"]} & set(ann.legal(table))) == len(hints["moves"]) <= 3
    refused(ann.http.get(f"/api/tables/{table}/why", params={"seat": 0, "move": "dance"}), 400, "not-a-move")
    refused(ann.http.get(f"/api/tables/{table}/why", params={"seat": 0}), 400, "bad-message")
    refused(ann.http.get(f"/api/tables/{table}/why", params={"seat": 99, "move": move}), 400, "bad-message")
    refused(bob.http.get(f"/api/tables/{table}/why", params={"seat": 0, "move": move}), 403, "not-yours")
    refused(bob.http.get(f"/api/tables/{table}/hint", params={"seat": 0}), 403, "not-yours")
    refused(bob.do(table, "move", seat=0, move=move), 403, "not-yours")
    illegal = ann.do(table, "move", seat=0, move="Thor 40,40")
    refused(illegal, 409, "illegal")
    assert illegal.json()["clause"].startswith("VO-")
    refused(ann.do("nowhere", "move", seat=0, move=move), 404, "not-found")
    ann.done(table, "move", seat=0, move=move)


def test_what_somebody_else_sees_cannot_be_looked_at(live: Live, ann: Guest, bob: Guest) -> None:
    table = ann.playing()
    assert "own" in ann.look(table, eyes=0)["game"]
    assert "own" not in bob.look(table)["game"]
    for who, eyes in ((bob.http, 0), (ann.http, 1), (live.client(), 0)):
        refused(who.get(f"/api/tables/{table}", params={"eyes": eyes}), 403, "not-yours")
    unwatched = ann.playing(watched=False)
    refused(bob.http.get(f"/api/tables/{unwatched}"), 403, "not-yours")
    refused(live.client().get(f"/api/tables/{unwatched}"), 403, "not-yours")


def test_what_was_missed_is_told(ann: Guest) -> None:
    table = ann.open()
    seen = ann.look(table)["seq"]
    ann.done(table, "say", text="hail")
    assert [event["what"]["text"] for event in ann.look(table, seen=seen)["events"]] == ["hail"]
    assert ann.look(table)["events"] == []


# records


def test_the_record_of_a_finished_game_is_verified(live: Live, over: str, tmp_path: Path) -> None:
    answer = live.client().get(f"/api/tables/{over}/record")
    assert answer.headers["content-type"].startswith("application/jsonl")
    path = tmp_path / "game.jsonl"
    path.write_text(answer.text, "utf-8")
    assert records.verify(path).end


def test_a_seats_own_record_is_for_who_sits_there(live: Live, ann: Guest, bob: Guest, tmp_path: Path) -> None:
    table = ann.playing(seats=["me", "random"])
    ann.done(table, "move", seat=0, move=ann.legal(table)[0])
    ann.legal(table)
    own = ann.http.get(f"/api/tables/{table}/record", params={"seat": 0})
    assert own.status_code == 200
    path = tmp_path / "own.jsonl"
    path.write_text(own.text, "utf-8")
    with pytest.raises(HeorotError, match="breaks off after this line: there is no result"):  # all lines before it are right
        records.verify(path)
    for who, seat in ((ann.http, 1), (bob.http, 0), (live.client(), 0)):
        refused(who.get(f"/api/tables/{table}/record", params={"seat": seat}), 403, "not-yours")
    for who in (ann.http, bob.http, live.client()):
        refused(who.get(f"/api/tables/{table}/record"), 409, "not-now")
    refused(ann.http.get(f"/api/tables/{ann.open()}/record", params={"seat": 0}), 409, "not-now")


def test_after_the_end_any_seats_record_may_be_had_but_of_no_seat_that_there_is_not(bob: Guest, over: str) -> None:
    assert bob.http.get(f"/api/tables/{over}/record", params={"seat": 1}).status_code == 200
    refused(bob.http.get(f"/api/tables/{over}/record", params={"seat": 2}), 404, "not-found")


def placed(live: Live, table: str, line: int, **more: int) -> Any:
    """Return how a finished game stood before a line, as anybody sees it."""
    answer = live.client().get(f"/api/tables/{table}/at/{line}", params=more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_hall_tells_its_key_and_signs_by_it(live: Live, over: str) -> None:
    found = live.client().get("/.well-known/heorot.json")
    assert (found.status_code, found.headers["content-type"]) == (200, "application/json")
    replay = Replay(live.client().get(f"/api/tables/{over}/record").text, heorot.game)
    replay.verify()
    records.check_signature(replay, found.json()["hall"])
    refused(live.client().get("/api/tables/the%20hall%27s%20key"), 404, "not-found")
    own = live.client().get(f"/api/tables/{over}/record", params={"seat": 0}).text
    assert '["signed"' not in own


def test_a_finished_game_is_looked_at_again_line_by_line(live: Live, over: str) -> None:
    text = live.client().get(f"/api/tables/{over}/record").text
    steps = {step.line: step.before.copy() for step in Replay(text, heorot.game).steps()}
    last = len(text.splitlines()) - 1  # after it there is the signature
    game = heorot.game("voluspa")
    for line in (3, 4, 17, 40, last - 1):
        for eyes in (None, 0, 1):
            found = placed(live, over, line, **{} if eyes is None else {"eyes": eyes})
            seen = steps[line].seen_by(eyes)
            assert found.keys() <= {"line", "actors", "points", "view", "own"}
            assert (found["line"], found["actors"], found["points"]) == (line, list(seen.actors()), seen.scores)
            assert found["view"] | found.get("own", {}) == json.loads(msgspec.json.encode(game.view(seen)))
    assert placed(live, over, 0) == placed(live, over, 3)
    assert placed(live, over, last)["view"] == placed(live, over, last + 1)["view"] == live.arrive("Cyn").look(over)["game"]["view"]
    assert placed(live, over, 10**9) == placed(live, over, last + 1)


def test_lines_that_were_taken_back_stand_where_they_were_written(live: Live, ann: Guest) -> None:
    table = ann.playing(seats=["me", "guest: Bo"])
    seat = ann.look(table)["game"]["actors"][0]
    start = ann.look(table)["game"]["line"]
    ann.done(table, "move", seat=seat, move=ann.legal(table, seat)[0])
    ann.done(table, "undo", seat=seat)
    after = ann.look(table)["game"]["line"]
    ann.done(table, "concede", seat=0)
    lines = live.client().get(f"/api/tables/{table}/record").text.splitlines()
    assert json.loads(lines[after - 2]) == ["undo", start]
    assert len(placed(live, table, after - 1)["view"]["tiles"]) == 2  # as it was when the undo was written
    assert placed(live, table, after)["view"] == placed(live, table, start)["view"]  # and just after it


def test_only_what_is_over_is_looked_at_again_and_only_by_who_may_look(live: Live, ann: Guest, bob: Guest, over: str) -> None:
    on = ann.playing()
    for who, eyes in ((ann.http, {}), (ann.http, {"eyes": 0}), (ann.http, {"eyes": 1}), (bob.http, {}), (live.client(), {"eyes": 0})):
        refused(who.get(f"/api/tables/{on}/at/9", params=eyes), 409, "not-now")
    refused(ann.http.get(f"/api/tables/{ann.open()}/at/3"), 409, "not-now")
    unwatched = ann.playing(watched=False)
    ann.done(unwatched, "concede", seat=0)
    assert ann.http.get(f"/api/tables/{unwatched}/at/9", params={"eyes": 1}).status_code == 200
    for who in (bob.http, live.client()):
        refused(who.get(f"/api/tables/{unwatched}/at/9"), 403, "not-yours")
    refused(bob.http.get(f"/api/tables/{over}/at/9", params={"eyes": 2}), 404, "not-found")
    refused(bob.http.get("/api/tables/nowhere/at/9"), 404, "not-found")
    refused(bob.http.get(f"/api/tables/{over}/at/-1"), 400, "bad-message")
    refused(bob.http.get(f"/api/tables/{over}/at/{10**10}"), 400, "bad-message")
    refused(bob.http.get(f"/api/tables/{over}/at/then"), 404, "not-found")


# programs


def lines(answer: httpx.Response) -> Iterator[Any]:
    """Return what a stream says, without its empty lines."""
    return (json.loads(line) for line in answer.iter_lines() if line)


def program(live: Live, who: Guest, table: str, seat: int = 0) -> httpx.Client:
    """Return a program that plays somebody's seat."""
    answer = who.http.post(f"/api/tables/{table}/seats/{seat}/token")
    assert answer.status_code == 201
    assert (answer.json()["table"], answer.json()["seat"]) == (table, seat)
    return live.client(headers={"authorization": f"Bearer {answer.json()['token']}"})


def test_a_program_plays_a_whole_game(live: Live, ann: Guest) -> None:
    table = ann.playing()
    turns = 0
    with program(live, ann, table) as bot, bot.stream("GET", "/api/bot/stream") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        for said in lines(stream):
            if said["is"] == "over":
                break
            turns += 1
            assert (said["is"], said["table"], said["seat"]) == ("turn", table, 0)
            move = {"move": next(iter(said["legal"])), "line": said["line"]}
            done = bot.post("/api/bot/move", json=move)
            assert done.json()["is"] == "done"
            assert bot.post("/api/bot/move", json=move).json()["is"] == "done"  # once more is no more
    assert turns > 5
    assert said["outcome"] == ann.look(table)["game"]["outcome"]


def test_a_program_that_says_nonsense_may_try_again(live: Live, ann: Guest) -> None:
    table = ann.playing()
    move = ann.legal(table)[0]
    with program(live, ann, table) as bot:
        refused(bot.post("/api/bot/move", json={"move": "dance"}), 400, "not-a-move")
        refused(bot.post("/api/bot/move", json={"move": "Thor 40,40", "line": 7}), 409, "illegal")
        refused(bot.post("/api/bot/move", json={"move": move, "seat": 1}), 400, "bad-message")
        assert bot.post("/api/bot/move", json={"move": move}).json()["is"] == "done"


def test_a_programs_token_opens_one_seat_and_nothing_else(live: Live, ann: Guest, bob: Guest) -> None:
    table = ann.playing()
    refused(bob.http.post(f"/api/tables/{table}/seats/0/token"), 403, "not-yours")
    refused(ann.http.post(f"/api/tables/{table}/seats/1/token"), 403, "not-yours")
    refused(live.client().post(f"/api/tables/{table}/seats/0/token"), 401, "who-are-you")
    token = program(live, ann, table).headers["authorization"].removeprefix("Bearer ")
    for thief in (live.client(token), live.client(headers={"authorization": f"Bearer {token}"})):
        refused(thief.get("/api/me"), 401, "who-are-you")
        refused(thief.post("/api/me/carry"), 401, "who-are-you")
        refused(thief.delete("/api/me"), 401, "who-are-you")
        refused(thief.post("/api/tables", json={"game": "voluspa", "players": 2}), 401, "who-are-you")
        refused(thief.post(f"/api/tables/{table}/do", json={"do": "concede", "key": "k", "seat": 0}), 401, "who-are-you")
        refused(thief.post(f"/api/tables/{table}/seats/0/token"), 401, "who-are-you")
        refused(thief.get(f"/api/tables/{table}", params={"eyes": 0}), 403, "not-yours")
        refused(thief.get(f"/api/tables/{table}/record", params={"seat": 0}), 403, "not-yours")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer wrong", "Basic YTpi", "Bearer CLEARLY-A-PERSONS"])
def test_a_wrong_token_is_no_program(live: Live, ann: Guest, header: str) -> None:
    headers = {"authorization": header.replace("CLEARLY-A-PERSONS", ann.token)}
    refused(httpx.post(f"{live.url}/api/bot/move", json={"move": "stop"}, headers=headers), 401, "who-are-you")
    refused(httpx.get(f"{live.url}/api/bot/stream", headers=headers), 401, "who-are-you")


def test_a_programs_token_is_worth_nothing_when_its_seat_or_its_person_is_gone(live: Live) -> None:
    dag = live.arrive("Dag")
    table = dag.open(seats=["me"])
    bot = program(live, dag, table)
    dag.done(table, "stand", seat=0)
    refused(bot.get("/api/bot/stream"), 403, "not-yours")
    refused(bot.post("/api/bot/move", json={"move": "stop"}), 409, "not-now")
    dag.http.delete("/api/me")
    refused(bot.post("/api/bot/move", json={"move": "stop"}), 401, "who-are-you")


# who may ask, and how


def test_the_counters_are_for_this_machine_or_by_their_token(live: Live, public: Live) -> None:
    assert "heorot_sockets" in live.client().get("/metrics").text
    refused(live.client(headers={"x-forwarded-for": "203.0.113.7"}).get("/metrics"), 403, "not-yours")
    refused(public.client().get("/metrics"), 403, "not-yours")
    for wrong in ("Bearer", "Bearer count", "counting", "Basic counting"):
        refused(public.client(headers={"authorization": wrong}).get("/metrics"), 403, "not-yours")
    assert public.client(headers={"authorization": "Bearer counting"}).get("/metrics").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.7", "", "localhost, localhost"])
def test_another_name_is_not_heard(live: Live, ann: Guest, host: str) -> None:
    refused(ann.http.get("/api/me", headers={"host": host}), 421, "host")
    refused(ann.http.get("/", headers={"host": host}), 421, "host")
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{live.port}/api/ws", additional_headers={"Host": host}):
        pass


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"])
def test_another_sites_page_is_not_heard(live: Live, ann: Guest, origin: str) -> None:
    headers = {"origin": origin}
    refused(ann.http.post("/api/me", json={"name": "Eve"}, headers=headers), 403, "origin")
    refused(ann.http.delete("/api/me", headers=headers), 403, "origin")
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    with pytest.raises(InvalidStatus), live.socket(ann.token, origin=origin):
        pass


def test_our_own_page_is_heard(live: Live, public: Live, ann: Guest) -> None:
    for origin in (live.url, f"http://LOCALHOST:{live.port}"):
        host = origin.partition("://")[2]
        assert ann.http.post("/api/me", json={"name": "Ann"}, headers={"origin": origin, "host": host}).status_code == 200
    with live.socket(ann.token, origin=live.url) as socket:
        socket.send(hello(ann.open()))
        assert heard(socket)["is"] == "welcome"
    headers = {"host": "heorot.example", "origin": "https://heorot.example"}
    assert public.client().post("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


def test_large_bodies_are_refused_before_they_are_read(live: Live, ann: Guest) -> None:
    refused(ann.http.post("/api/me", content=(MOST_BYTES + 1) * b" "), 413, "too-big")

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield 10_000 * b" "

    refused(ann.http.post("/api/me", content=endless()), 413, "too-big")
    lie = f"POST /api/me HTTP/1.1\r\nHost: localhost:{live.port}\r\nContent-Length: 99999999999\r\n\r\n"
    with plain.create_connection(("127.0.0.1", live.port), SOON) as connection:
        connection.sendall(lie.encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"[]", b"17", b"\xff", b'{"name":"Ann"', b'{"name":"Ann","more":1}', b'{"name":17}', b'{"name":null}', b"{}",
        b'{"name":"\\ud800"}', 100_000 * b"[", 30_000 * b'{"name":', b"name=Ann",
    ],
)  # fmt: skip
def test_bodies_that_cannot_be_read(browser: httpx.Client, body: bytes) -> None:
    refused(browser.post("/api/me", content=body), 400, "bad-message")


def test_unknown_fields_are_refused_everywhere(ann: Guest, over: str) -> None:
    for path, body in (
        ("/api/me", {"name": "Ann"}),
        ("/api/me/carried", {"code": "x"}),
        ("/api/join", {"code": "x"}),
        ("/api/tables", {"game": "voluspa", "players": 2}),
        (f"/api/tables/{over}/do", {"do": "say", "key": "k", "text": "hail"}),
        ("/api/bot/move", {"move": "stop"}),
        ("/api/qr", {"text": "hail"}),
        ("/api/games/voluspa/try", {"position": {}}),
    ):
        assert "more" in refused(ann.http.post(path, json=body | {"more": 1}), 400, "bad-message")


PATHS = ["/", "/healthz", "/api/me", "/api/tables", "/api/games", "/schema/openapi.json"]


@pytest.mark.parametrize("path", PATHS)
def test_head_and_options_and_what_there_is_not(ann: Guest, path: str) -> None:
    head = ann.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == ann.http.get(path).headers["content-length"]
    assert "GET" in ann.http.options(path).headers["allow"]
    refused(ann.http.put(path), 405, "bad-message")
    refused(ann.http.request("TRACE", path), 405, "bad-message")
    assert ann.http.get(path).status_code == 200


def test_addresses_that_lead_nowhere(ann: Guest) -> None:
    for path in (
        "/nowhere.txt",
        "/schema",
        "/schema/nowhere",
        "/healthz/nowhere",
        "/metrics/nowhere",
        "/api",
        "/api/",
        "/api/ws",
        "/api/tables/x/y",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/tables/%00",
        "/api/tables/%ff",
    ):
        refused(ann.http.get(path), 404, "not-found")


@pytest.mark.parametrize(("path", "status"), [*((path, 200) for path in PATHS), ("/nowhere.txt", 404), ("/api/nowhere", 404)])
def test_browsers_are_told_what_pages_may_do(ann: Guest, path: str, status: int) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == status
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


def test_a_link_as_a_picture(live: Live, ann: Guest) -> None:
    answer = ann.http.post("/api/qr", json={"text": "http://192.168.1.20:8450/"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for text in ("", 401 * "x"):
        refused(ann.http.post("/api/qr", json={"text": text}), 400, "bad-message")
    assert ann.http.post("/api/qr", json={"text": 400 * "Ж"}).status_code == 200
    refused(live.client().post("/api/qr", json={"text": "hail"}), 401, "who-are-you")


def test_health(browser: httpx.Client) -> None:
    assert set(browser.get("/healthz").json()) == {"version", "rules", "awake"}


def test_who_asks_too_much_is_asked_to_slow_down(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ecg, other = live.arrive("Ecg"), live.arrive("Other")
    monkeypatch.setattr(live.admission, "asking", Limits(rate=0.01, burst=5))
    monkeypatch.setattr(live.admission, "opening", Limits(rate=0.01, burst=2))
    for _ in range(2):
        ecg.open()
    refused(ecg.http.post("/api/tables", json={"game": "voluspa", "players": 2}), 429, "slow-down")
    for _ in range(2):
        assert ecg.http.get("/api/me").status_code == 200
    refused(ecg.http.get("/api/me"), 429, "slow-down")
    refused(ecg.http.get("/api/tables"), 429, "slow-down")
    assert other.http.get("/api/me").status_code == 200


def test_many_who_ask_at_once_are_all_answered(live: Live, ann: Guest) -> None:
    table = ann.open()
    answers: list[int] = []

    def say(number: int) -> None:
        body = {"do": "say", "key": f"at once {number}", "text": "hail"}
        answers.append(httpx.post(f"{live.url}/api/tables/{table}/do", json=body, cookies={COOKIE: ann.token}, timeout=SOON).status_code)

    threads = [threading.Thread(target=say, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    assert answers == 20 * [200]
    assert sum(b'"hail"' in entry for entry in live.log(table)) == 20
