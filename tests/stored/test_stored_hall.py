"""The stored hall opens again: every table wakes as it was, those that gather or seal begin, those that run are played to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.bots import current
from heorot.core.record import Replay, seats_own
from heorot.core.rng import Rng
from heorot.games import names
from heorot.server import protocol
from heorot.server.tables.lobby import SILENCE
from heorot.server.tables.table import Table
from tests.stored import files
from tests.stored.files import Reopened

TABLES = files.facts()["tables"]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Reopened]:
    reopened = Reopened(tmp_path)
    yield reopened
    reopened.close()


def table_of(hall: Reopened, title: str) -> Table:
    """Return a stored table, awake."""
    return hall.house.table(TABLES[title]["id"])


def test_there_are_tables_of_every_game_and_stage() -> None:
    stages = {"gathering": "gathering", "sealing": "sealing", "running": "playing", "choosing": "playing", "own parts": "playing"}
    stages |= {"over": "finished", "conceded": "finished", "agreed": "finished", "rematch": "gathering"}
    assert {title: fact["stage"] for title, fact in TABLES.items()} == {
        f"{game} {kind}": stage for game in names() for kind, stage in stages.items()
    }


@pytest.mark.parametrize("title", TABLES)
def test_a_stored_table_wakes_as_it_was(title: str, hall: Reopened) -> None:
    fact, table = TABLES[title], table_of(hall, title)
    game = table.state.game
    assert not table.state.frozen
    assert (table.stage, table.state.how, table.seq, table.entries, table.state.paused) == (
        fact["stage"], fact["how"], fact["seq"], fact["entries"], fact["paused"],
    )  # fmt: skip
    assert [(s.kind, s.person, s.bot, s.stand_in, s.conceded, s.left) for s in table.seats] == [
        (kind, person, current(bot, game), current(stand_in, game), conceded, left)
        for kind, _, person, bot, stand_in, conceded, left in fact["seats"]
    ]
    asking = table.state.asking
    assert ([asking.seat, asking.what, asking.line, asking.waiting] if asking else None) == fact["asking"]
    assert [table.state.invitation(seat) for seat in range(len(table.seats))] == fact["invitations"]
    assert table.state.code == fact["code"]
    told = hall.house.glance(fact["id"], "", None, 0).events
    assert [event_of(event) for event in told] == fact["events"]
    if "lines" in fact:
        stands_as_it_did(hall, table, fact)


def event_of(event: protocol.Event) -> list[Any]:
    """Return what everybody is told of an entry, without how a move is retold."""
    what: Any = json.loads(protocol.encode(event.what))
    return [event.seq, "move", what["line"], what["seat"], what["move"]] if what["is"] == "move" else [event.seq, what["is"]]


def stands_as_it_did(hall: Reopened, table: Table, fact: dict[str, Any]) -> None:
    """Hold a game against what was so: lines, positions through all eyes, points, who is on turn, and legal moves."""
    record = table.match.record
    eyes = (*range(len(table.seats)), None)
    assert record.lines == fact["lines"]
    assert record.state.digest() == fact["digest"]
    assert [table.match.for_viewer(seat).digest() for seat in eyes] == fact["standing"]
    assert [table.match.line_of(seat) for seat in eyes] == fact["line"]
    assert record.state.scores == fact["points"]
    assert list(table.actors()) == fact["actors"]
    for seat, legal in fact["legal"].items():
        game = hall.house.glance(fact["id"], table.seats[int(seat)].person, int(seat)).game
        assert game is not None
        assert sorted(game.legal or {}) == legal
    text = "\n".join(record.lines) + "\n"
    assert [sha256(seats_own(text, seat, heorot.game).encode()).hexdigest() for seat in eyes[:-1]] == fact["own"]


@pytest.mark.parametrize("title", files.titles(" running", " choosing", " own parts"))
def test_a_stored_game_is_played_to_its_end(title: str, hall: Reopened) -> None:
    id = TABLES[title]["id"]
    hall.house.hold()  # the bots go on
    answer_all(hall, id)
    play_out(hall, id)
    lines = ends_well(hall, id)
    assert lines[: len(TABLES[title]["lines"])] == TABLES[title]["lines"]


@pytest.mark.parametrize("title", files.titles(" gathering", " rematch"))
def test_a_stored_table_that_gathers_begins(title: str, hall: Reopened) -> None:
    fact, table = TABLES[title], table_of(hall, title)
    hall.house.hold()
    for seat, sits in enumerate(table.seats):
        if sits.kind == "open":
            hall.house.do(hall.person("Eir"), fact["id"], protocol.Sit, seat=seat, code=fact["invitations"][seat])
    hall.house.do(hall.person("Ann"), fact["id"], protocol.Start)
    reveal(hall, title, range(len(fact["salts"])))
    play_out(hall, fact["id"])
    ends_well(hall, fact["id"])


@pytest.mark.parametrize("title", files.titles(" sealing"))
def test_stored_promises_are_kept_and_the_game_begins(title: str, hall: Reopened) -> None:
    hall.house.hold()
    reveal(hall, title, [1])
    play_out(hall, TABLES[title]["id"])
    lines = ends_well(hall, TABLES[title]["id"])
    assert json.loads(lines[1])[1][:2] == TABLES[title]["salts"]


@pytest.mark.parametrize("title", files.titles(" sealing"))
def test_stored_promises_that_are_not_kept_let_the_table_gather_again(title: str, tmp_path: Path) -> None:
    hall = Reopened(tmp_path, later=SILENCE + 1)
    table_of(hall, title)
    hall.house.advance(1)
    table = table_of(hall, title)
    assert (table.stage, [seat.kind for seat in table.seats]) == ("gathering", ["person", "open", "bot"])
    hall.close()


@pytest.mark.parametrize("title", files.titles(" over", " conceded", " agreed"))
def test_the_record_of_a_stored_game_that_has_ended_verifies(title: str, hall: Reopened) -> None:
    assert ends_well(hall, TABLES[title]["id"]) == TABLES[title]["lines"]


@pytest.mark.parametrize("name", ["Ann", "Bob", "Cid", "Dis", "Eir"])
def test_a_browser_that_was_known_is_known(name: str, hall: Reopened) -> None:
    opens, person = hall.house.run(hall.house.hall.admit(files.facts()["tokens"][name]))
    assert (person.name, person.id, opens.table) == (name, files.facts()["people"][name], "")
    tables = hall.house.run(hall.house.hall.tables_of(person))
    sitting = [fact for fact in TABLES.values() if person.id in [seat[2] for seat in fact["seats"]]]
    assert sorted(listing.id for listing in tables) == sorted(fact["id"] for fact in sitting)


def test_a_program_that_was_let_in_may_come_in(hall: Reopened) -> None:
    opens, person = hall.house.run(hall.house.hall.admit(files.facts()["program"]))
    assert (person.name, opens.table, opens.seat) == ("Ann", TABLES["voluspa running"]["id"], 0)


def reveal(hall: Reopened, title: str, seats: Any) -> None:
    """Let seats reveal the salts they had promised."""
    for seat in seats:
        fact = TABLES[title]
        person = hall.people[table_of(hall, title).seats[seat].person]
        hall.house.do(person, fact["id"], protocol.Reveal, seat=seat, salt=fact["salts"][seat])


def answer_all(hall: Reopened, id: str) -> None:
    """Let whoever is asked say no, which ends the matter."""
    asking = hall.house.table(id).state.asking
    if asking is not None:
        seat = asking.waiting[0]
        hall.house.do(hall.people[hall.house.table(id).seats[seat].person], id, protocol.Answer, seat=seat, yes=False)


def play_out(hall: Reopened, id: str) -> None:
    """Let people make any legal moves, until the game is over."""
    rng = Rng(16)
    assert hall.house.table(id).stage == "playing"
    while hall.house.table(id).stage == "playing":
        table = hall.house.table(id)
        seat = next(seat for seat in table.actors() if not table.seats[seat].player)
        person = hall.people[table.seats[seat].person]
        game = hall.house.glance(id, person.id, seat).game
        assert game is not None
        legal = sorted(game.legal or {})
        hall.house.do(person, id, protocol.Move, seat=seat, move=legal[rng.below(len(legal))])


def ends_well(hall: Reopened, id: str) -> list[str]:
    """Return the lines of a game that has ended; its record verifies, and so does each seat's own."""
    table = hall.house.table(id)
    assert table.stage == "finished"
    text = "\n".join(table.match.record.lines) + "\n"
    Replay(text, heorot.game).verify()
    for seat in range(len(table.seats)):
        Replay(seats_own(text, seat, heorot.game), heorot.game).verify()
    return list(table.match.record.lines)
