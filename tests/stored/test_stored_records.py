"""Stored records verify for ever: whole ones and each seat's own, taken back, conceded, agreed, of old bots and of own components."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot import records
from heorot.core.record import Replay, seats_own
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from tests.stored import files
from tests.stored.scripted import script

STORED = files.records()
MADE = {  # once, by an older program: whoever changes one of these files has nothing left to prove
    "digests.jsonl": "40cafa158f372e0658d86dcee19bab7c8c540127a776a75ea59fe0f36cb2147c",
    "hall.db.gz": "dbec0608598c780213b90ec276016a8646050a82c6d0dac0e118d29e24dc40b1",
    "hall.json.gz": "00d34201ced15df016af6d99290f0f12300d27538d192bd5cf8d781046718c7b",
    "records.json.gz": "a2c753d3a332e4f8a17fb96ffe0a172d65fad591591b8f57b08bcc8a880626dc",
}
ENDED = [title for title in STORED if not title.endswith("unfinished")]


def test_the_stored_files_are_those_that_were_made() -> None:
    assert {name: sha256((files.HERE / name).read_bytes()).hexdigest() for name in MADE} == MADE


def test_there_are_records_of_every_game_and_kind() -> None:
    kinds = ("undone", "conceded", "agreed", "bots", "own", "unfinished")
    assert sorted(STORED) == sorted(f"{game} {kind}" for game in names() for kind in kinds)
    text = "".join(record["text"] for record in STORED.values())
    assert all(
        word in text for word in ('["undo",', '["concede",', '"end":"agreed"', '"end":"conceded"', '"bot":"strong"', '"bot":"master"')
    )
    assert all(f'"eyes":{seat}' in own for record in STORED.values() for seat, own in enumerate(record["own"]))


@pytest.mark.parametrize("title", STORED)
def test_a_stored_record_verifies_and_comes_to_the_same(title: str) -> None:
    stored = STORED[title]
    replay = Replay(stored["text"], heorot.game)
    if title in ENDED:
        replay.verify()
    else:
        list(replay.steps())
    state = replay.state
    assert state.digest() == stored["digest"]
    assert [state.seen_by(eyes).digest() for eyes in (*range(state.players), None)] == stored["seen"]
    assert state.scores == stored["points"]
    assert {str(seat): sorted(replay.game.lines(state, seat)) for seat in state.actors()} == stored["legal"]


@pytest.mark.parametrize("title", STORED)
def test_each_seats_own_record_verifies_and_is_made_the_same_again(title: str) -> None:
    stored = STORED[title]
    for seat, own in enumerate(stored["own"]):
        replay = Replay(own, heorot.game)
        if title in ENDED:
            replay.verify()
        else:
            list(replay.steps())
            assert replay.state.digest() == stored["seen"][seat]
        assert replay.header.eyes == seat
        assert seats_own(stored["text"], seat, heorot.game) == own


@pytest.mark.parametrize("game", names())
def test_a_stored_game_that_has_not_ended_is_gone_on_with(game: str, tmp_path: Path) -> None:
    stored = STORED[f"{game} unfinished"]
    path = tmp_path / "game.jsonl"
    path.write_text(stored["text"], "utf-8")
    records.secret_file(path).write_text(stored["secret"] + "\n", "utf-8")
    record, replay = records.resume(path)
    list(replay.steps())
    records.go_on(record, replay, path)
    rng = Rng(16)
    while record.state.actor != NOBODY:
        if record.state.actor == DEALER:
            record.deal()
        else:
            seat = record.state.actors()[-1]
            moves = record.state.legal(seat)
            record.make(moves[rng.below(len(moves))], seat)
    records.close(record, path)
    text = path.read_text("utf-8")
    assert text.startswith(stored["text"])
    assert records.verify(path).state == record.state


@pytest.mark.parametrize("stored", files.digests(), ids=lambda one: f"{one['game']} {one['players']} {one['seed']}")
def test_digests_are_byte_for_byte_what_they_were(stored: dict[str, Any]) -> None:
    """Every position of a game by script, whole and through all eyes: a record's hash must come out the same on any later day."""
    assert script(stored["game"], stored["players"], stored["options"], stored["seed"]) == stored["digest"]


def test_there_are_digests_of_every_game_and_number_of_players() -> None:
    found = {(stored["game"], stored["players"]) for stored in files.digests()}
    assert found == {(name, players) for name in names() for players in range(heorot.game(name).fewest, heorot.game(name).most + 1)}
