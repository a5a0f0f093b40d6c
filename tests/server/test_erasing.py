"""Who is erased is named nowhere any more: not in the logs of tables, not in lists; games and records go on, and say what was erased."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

import heorot
from heorot import records
from heorot.core.errors import HeorotError
from heorot.core.record import Replay
from heorot.server import protocol
from heorot.server.people.shunning import report, shun
from heorot.server.protocol import Refused
from heorot.server.store.base import Person
from heorot.server.store.mentions import ELIDED, GONE, Book
from heorot.server.tables import log
from tests.server.house import House

ANN, BOB = "Ann Grendelsbane", "Bob #1"


def together(house: House, *people: Person, game: str = "fists", players: int = 0, **more: object) -> str:
    """Let people sit at one table; each has promised a salt."""
    id = house.lay(people[0], game, players or len(people), seats=["me"], **more)
    for seat, person in enumerate(people):
        if seat:
            house.do(person, id, protocol.Sit, code=house.table(id).state.code)
    return id


def salt(seat: int) -> str:
    """Return a seat's salt."""
    return sha256(f"salt {seat}".encode()).hexdigest()[:32]


def play_out(house: House, id: str, *people: Person) -> None:
    """Play to the end."""
    for _ in range(500):
        table = house.table(id)
        if table.stage != "playing":
            return
        seat = table.actors()[0]
        person = next(one for one in people if one.id == table.seats[seat].person)
        game = house.glance(id, person.id, seat).game
        assert game is not None
        house.do(person, id, protocol.Move, seat=seat, move=sorted(game.legal or {})[0])


def whole_file(house: House) -> bytes:
    """Return all bytes of the hall's file and of its journal, and nothing that was overwritten."""
    with closing(sqlite3.connect(house.path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return b"".join(file.read_bytes() for file in house.path.parent.iterdir() if file.name.startswith(house.path.name))


def test_nothing_of_a_person_is_left_in_the_file(house: House) -> None:
    ann, bob = house.arrive(ANN), house.arrive(BOB)
    id = together(house, ann, bob)
    guests = house.lay(ann, "fists", 3, seats=["me", "guest: Ann's little sister"])
    house.do(ann, id, protocol.Say, text="my number is 0123456789")
    house.do(bob, id, protocol.Say, text="noted")
    house.do(ann, id, protocol.Start)
    house.run(shun(house.hall, bob, ann.id, "mute"))
    said = [event.seq for event in house.glance(id, bob.id, None, 0).events if isinstance(event.what, log.Said)]
    house.run(report(house.hall, bob, house.owner(id), ann.id, said[:1], "numbers"))
    for text in (ANN, ann.id, "0123456789", "little sister"):
        assert text.encode() in whole_file(house)
    house.run(house.hall.erase(ann.id))
    rest = whole_file(house)
    assert ann.id.encode() not in rest
    for text in (ANN, "little sister"):
        assert text.encode() not in rest
    assert rest.count(b"0123456789") == 1  # what was reported is the host's to judge, without a name
    (kept,) = house.run(house.disk.reports(9))
    assert (kept.person, kept.name, kept.reporter_name, kept.lines[0].text) == ("", "", BOB, "my number is 0123456789")
    assert [seat.name for seat in house.table(id).seats] == [ELIDED, BOB]
    assert [seat.name for seat in house.table(guests).seats[:2]] == [ELIDED, ELIDED]
    assert house.table(guests).seats[0].person == house.table(guests).seats[1].person  # still one and the same


def test_the_others_play_on_and_the_record_says_what_was_erased(house: House, tmp_path: Path) -> None:
    ann, bob, cid = house.arrive(ANN), house.arrive(BOB), house.arrive("Cid")
    id = together(house, ann, bob, cid)
    for seat, person in enumerate((ann, bob, cid)):
        house.do(person, id, protocol.Promise, seat=seat, commitment=sha256(bytes.fromhex(salt(seat))).hexdigest())
    house.do(ann, id, protocol.Start)
    closed = next(entry.entry for entry in house.log(id) if isinstance(entry.entry, log.Closed))
    for seat, person in enumerate((ann, bob, cid)):
        house.do(person, id, protocol.Reveal, seat=seat, salt=salt(seat))
    receipt = tmp_path / "receipt"
    kept = {"header": closed.header, "hall": closed.hall, "signature": closed.signature, "salts": {"2": salt(2)}, "revealed": [2]}
    receipt.write_text(json.dumps({"format": "heorot-receipt-1", "table": id, "rounds": [kept]}), "utf-8")

    listener = house.client(id, cid, 2)
    house.run(house.hall.erase(bob.id))
    assert listener.gone  # and comes back to a table without the name
    house.join(listener, listener.seq)
    assert [seat.name for seat in listener.table.seats] == [ANN, ELIDED, "Cid"]
    house.advance(house.hall.grace + 1)
    house.do(ann, id, protocol.Remove, seat=1)
    play_out(house, id, ann, cid)

    path = tmp_path / "record.jsonl"
    path.write_text(house.record(id), "utf-8")
    replay = records.verify(path, receipt, house.run(house.hall.key()).public)
    assert replay.header.seats == ({"name": ANN}, {"name": ELIDED, "erased": True}, {"name": "Cid"})
    before = path.read_text("utf-8")
    house.run(house.hall.erase(ann.id))  # and once more, when the record is signed
    path.write_text(house.record(id), "utf-8")
    assert [seat["name"] for seat in records.verify(path, receipt).header.seats] == [ELIDED, ELIDED, "Cid"]
    assert before.splitlines()[1:-2] == path.read_text("utf-8").splitlines()[1:-2]  # all but header, seal and signature
    assert "erased" not in closed.header


def test_a_receipt_forgives_erased_names_and_nothing_else(house: House, tmp_path: Path) -> None:
    ann, bob = house.arrive(ANN), house.arrive(BOB)
    id = together(house, ann, bob)
    house.do(ann, id, protocol.Promise, seat=0, commitment=sha256(bytes.fromhex(salt(0))).hexdigest())
    house.do(ann, id, protocol.Start)
    house.do(ann, id, protocol.Reveal, seat=0, salt=salt(0))
    play_out(house, id, ann, bob)
    closed = next(entry.entry for entry in house.log(id) if isinstance(entry.entry, log.Closed))
    house.run(house.hall.erase(bob.id))
    path, receipt = tmp_path / "record.jsonl", tmp_path / "receipt"
    path.write_text(house.record(id), "utf-8")

    def keep(header: str) -> None:
        signed = house.run(house.hall.key()).sign("receipt", header)
        kept = {"header": header, "hall": closed.hall, "signature": signed, "salts": {"0": salt(0)}, "revealed": [0]}
        receipt.write_text(json.dumps({"format": "heorot-receipt-1", "table": id, "rounds": [kept]}), "utf-8")

    keep(closed.header)
    records.verify(path, receipt)
    keep(closed.header.replace(ANN, "Anna"))
    with pytest.raises(HeorotError, match="others sat there"):
        records.verify(path, receipt)
    keep(closed.header.replace(BOB, "whoever"))
    records.verify(path, receipt)


def test_what_is_marked_as_erased_must_be_marked_as_it_should(house: House) -> None:
    ann, bob = house.arrive(ANN), house.arrive(BOB)
    id = together(house, ann, bob)
    house.do(ann, id, protocol.Start)
    play_out(house, id, ann, bob)
    house.run(house.hall.erase(bob.id))
    text = house.record(id)
    Replay(text, heorot.game).verify()
    with pytest.raises(HeorotError, match="needs a name for each"):
        Replay(text.replace('"erased":true', '"erased":false'), heorot.game)


def test_an_opener_who_is_erased_leaves_a_table_behind_that_others_begin_elsewhere(house: House) -> None:
    ann, bob = house.arrive(ANN), house.arrive(BOB)
    id = together(house, ann, bob, players=3, listed=True)
    house.run(house.hall.erase(ann.id))
    (row,) = house.run(house.disk.tables_of(bob.id, 9))
    assert row.opener.startswith(GONE)
    assert ANN.encode() not in row.summary
    assert house.table(id).opened.opener == row.opener
    with pytest.raises(Refused):
        house.do(bob, id, protocol.Start)
    house.do(bob, id, protocol.Say, text="anybody here?")
    assert [entry.entry.text for entry in house.log(id) if isinstance(entry.entry, log.Said)] == ["anybody here?"]


def test_two_of_one_name_are_told_apart(house: House) -> None:
    one, other = house.arrive("Ann"), house.arrive("Ann")
    id = together(house, one, other)
    house.do(one, id, protocol.Start)
    house.run(house.hall.erase(other.id))
    assert [seat.name for seat in house.table(id).seats] == ["Ann", ELIDED]
    assert [seat["name"] for seat in json.loads(house.table(id).state.lines[0])["seats"]] == ["Ann", ELIDED]


def test_what_was_on_its_way_when_somebody_was_erased_names_nobody(house: House) -> None:
    ann, bob = house.arrive(ANN), house.arrive(BOB)
    id = together(house, ann, bob)
    owner = house.owner(id)

    async def both() -> None:
        command = protocol.Say(key="late", text="the last word")
        await asyncio.gather(house.hall.erase(bob.id), owner.ask(lambda: owner.command(bob, command)), return_exceptions=True)
        await house.settle()

    house.run(both())
    assert BOB.encode() not in whole_file(house)
    assert b"the last word" not in whole_file(house)


def test_what_a_book_writes_it_reads_again_whatever_people_call_themselves() -> None:
    entries: list[log.Anything] = [
        log.Opened(game="voluspa", rules=2, players=3, options={"x": "#1"}, opener="ann", commitment="c"),
        log.Sat(0, "ann", "#1"),
        log.Sat(1, "bob", "#2"),
        log.Botted(2, "novice", "Novice 1"),
        log.Said("bob", "#2", "#3", "#1"),
        log.Said("", "Heorot", "#1"),
        log.Hooked("https://example.org/#1"),
        log.Reopened([log.Void(1, "#2", "left")]),
        log.Stood(1, "left"),
        log.Sat(1, "ann", "#1"),
        log.Line(
            '{"seats":[{"name":"#1"},{"name":"#1"},{"bot":"novice","name":"#1"}],"void":[{"name":"#2","round":1,"seat":1,"why":"left"}]}'
        ),
        log.Line('[0,"#1"]'),
    ]
    blobs = [log.encode(log.Logged(5, entry, "ann" if i % 2 else "", f"#{i}")) for i, entry in enumerate(entries)]
    book = Book()
    stored = [book.written(blob) for blob in blobs]
    reader = Book(book.fresh)
    assert [reader.read(blob) for blob in stored] == blobs
    assert not any(b"ann" in blob or b"bob" in blob for blob in stored)
    assert [Book().written(junk) for junk in (b"", b"[]", b"{}", b"\xff", b'[1,{"no":2}]')] == [b"", b"[]", b"{}", b"\xff", b'[1,{"no":2}]']
