"""Salts are promised, fixed by the hall's signature, revealed or withheld; and what the hall signs can be held against it."""

from __future__ import annotations

import json
import stat
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import heorot
from heorot import receipts, records
from heorot.core.dealing import commitment, derived_salt
from heorot.core.record import Replay, seats_own
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.signing import KEPT_AS
from heorot.server.store.base import ReadOnly
from heorot.server.tables import log
from heorot.server.tables.lobby import MOST_ROUNDS, SILENCE, Lobby
from heorot.signing import is_signed
from tests.server.evening import Evening
from tests.server.house import House

SALT = bytes(range(16))
OTHER_SALT = bytes(16)


def verified(text: str) -> Replay:
    """Return a record that verifies, with its signature."""
    replay = Replay(text, heorot.game)
    replay.verify()
    records.check_signature(replay)
    return replay


def test_the_record_has_the_salts_that_the_seats_promised(evening: Evening, house: House) -> None:
    promised = [sha256(salt).hexdigest() for salt in (SALT, OTHER_SALT)]
    id = house.lay(evening.ann, "fists", 3, seats=["me", "", "random"], commitment=promised[0], listed=True)
    evening.refused("not-now", evening.bob, id, protocol.Sit, commitment=promised[0])
    house.do(evening.bob, id, protocol.Sit, commitment=promised[1])
    house.do(evening.ann, id, protocol.Start)
    assert house.table(id).stage == "sealing"
    evening.refused("not-now", evening.ann, id, protocol.Reveal, seat=0, salt=OTHER_SALT.hex())
    house.do(evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
    evening.refused("not-now", evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
    house.do(evening.bob, id, protocol.Reveal, seat=1, salt=OTHER_SALT.hex())
    lines = house.record(id, evening.ann.id, 0).split("\n")
    header, (word, salts) = json.loads(lines[0]), json.loads(lines[1])
    assert header["salts"][:2] == promised
    assert header["salts"][2] == sha256(bytes.fromhex(salts[2])).hexdigest()
    assert (word, salts[:2]) == ("salts", [SALT.hex(), OTHER_SALT.hex()])
    assert header["commitment"] == house.glance(id).table.commitment


def test_who_does_not_reveal_a_salt_is_named_and_the_second_time_loses_the_seat(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    for round, kinds in ((1, ["person", "person"]), (2, ["person", "open"])):
        for seat, salt in enumerate((SALT, OTHER_SALT)):
            who = (evening.ann, evening.bob)[seat]
            house.do(who, id, protocol.Promise, seat=seat, commitment=sha256(salt).hexdigest())
        house.do(evening.ann, id, protocol.Start)
        house.do(evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
        house.advance(SILENCE - 1)
        assert house.table(id).stage == "sealing"
        house.advance(1)
        table = house.table(id)
        assert (table.stage, [seat.kind for seat in table.seats]) == ("gathering", kinds)
        assert not any(seat.commitment or seat.salt for seat in table.seats)
        reopened = house.log(id)[-round].entry
        assert reopened == log.Reopened([log.Void(1, "Bob", "silent")])
    assert house.log(id)[-1].entry == log.Stood(1, "silent")
    assert house.run(house.hall.by_code(table.state.code)) == id
    house.do(evening.cid, id, protocol.Sit, seat=1, code=table.state.invitation(1))
    house.do(evening.cid, id, protocol.Promise, seat=1, commitment=sha256(SALT).hexdigest())
    house.crash()
    house.do(evening.ann, id, protocol.Start)
    house.do(evening.cid, id, protocol.Reveal, seat=1, salt=SALT.hex())
    header = json.loads(house.table(id).match.record.lines[0])
    bob = {"name": "Bob", "seat": 1, "why": "silent"}
    assert (header["round"], header["promised"], header["void"]) == (3, [1], [{**bob, "round": 1}, {**bob, "round": 2}])
    evening.play_out(id)
    assert verified(house.record(id)).header.void == tuple(header["void"])


def test_who_withheld_a_salt_and_promises_none_does_not_keep_the_others_waiting(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    house.do(evening.bob, id, protocol.Promise, seat=1, commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    house.advance(SILENCE)
    house.do(evening.ann, id, protocol.Start)
    assert house.table(id).stage == "playing"
    assert house.table(id).seats[1].person == evening.bob.id


def test_a_table_at_which_salts_were_withheld_far_too_often_begins_no_more(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    lobby = house.table(id).state
    assert isinstance(lobby, Lobby)
    lobby.round = MOST_ROUNDS
    house.do(evening.bob, id, protocol.Promise, seat=1, commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    house.advance(SILENCE)
    evening.refused("too-many", evening.ann, id, protocol.Start)


def test_salts_that_nobody_promised_come_from_the_secret(evening: Evening, house: House) -> None:
    id = house.lay(evening.ann, "fists", 3, seats=["me", "random", "random"], commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    closed = house.log(id)[-1].entry
    assert isinstance(closed, log.Closed)
    secret = house.table(id).secret
    derived = [derived_salt(secret, id, 1, seat) for seat in (1, 2)]
    header = json.loads(closed.header)
    assert header["salts"] == [sha256(salt).hexdigest() for salt in (SALT, *derived)]
    assert not any(salt.hex() in closed.header for salt in (SALT, *derived))
    told = house.glance(id, seen=0).events[-1].what
    assert told == closed  # every commitment, and the hall's signature, before anybody reveals
    house.crash()
    house.do(evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
    lines = house.table(id).match.record.lines
    assert lines[0] == closed.header
    assert json.loads(lines[1])[1] == [salt.hex() for salt in (SALT, *derived)]


@pytest.mark.parametrize("how", ["left", "removed"])
def test_who_leaves_or_is_sent_away_while_salts_are_revealed_is_named(how: str, evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    house.do(evening.bob, id, protocol.Promise, seat=1, commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    house.do(evening.bob if how == "left" else evening.ann, id, protocol.Stand if how == "left" else protocol.Remove, seat=1)
    assert [entry.entry for entry in house.log(id)[-2:]] == [log.Reopened([log.Void(1, "Bob", how)]), log.Stood(1, how)]  # type: ignore[arg-type]
    house.do(evening.ann, id, protocol.Bot, seat=1, bot="random")
    house.do(evening.ann, id, protocol.Start)
    assert json.loads(house.table(id).match.record.lines[0])["void"] == [{"name": "Bob", "round": 1, "seat": 1, "why": how}]


def test_who_stands_up_while_salts_are_revealed_makes_all_begin_anew(evening: Evening, house: House) -> None:
    id = evening.table(evening.ann, evening.bob)
    house.do(evening.bob, id, protocol.Promise, seat=1, commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    house.do(evening.bob, id, protocol.Stand, seat=1)
    assert house.table(id).stage == "gathering"
    house.advance(SILENCE)
    assert house.table(id).seats_of(evening.ann.id) == [0]


# what the hall signs


def receipt(house: House, id: str, salts: dict[int, bytes]) -> list[receipts.Round]:
    """Return what a device would keep of a table: all that was announced before salts were revealed, as everybody is told."""
    rounds: list[dict[str, Any]] = []
    for event in house.glance(id, seen=0).events:
        if isinstance(event.what, log.Closed):
            own = {str(seat): salt.hex() for seat, salt in salts.items()}
            what = event.what
            rounds.append({"header": what.header, "hall": what.hall, "signature": what.signature, "salts": own, "revealed": [*salts]})
    return receipts.read(json.dumps({"format": receipts.FORMAT, "table": id, "rounds": rounds}))


def begun(evening: Evening, house: House) -> str:
    """Return a table at which Ann promised a salt and revealed it; Bob promised none."""
    id = house.lay(evening.ann, "fists", 3, seats=["me", "", "random"], commitment=sha256(SALT).hexdigest(), listed=True)
    house.do(evening.bob, id, protocol.Sit)
    house.do(evening.ann, id, protocol.Start)
    house.do(evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
    return id


def test_the_record_of_a_hall_fits_the_receipt_that_a_device_kept(evening: Evening, house: House) -> None:
    id = begun(evening, house)
    kept = receipt(house, id, {0: SALT})
    house.crash()
    evening.play_out(id)
    replay = verified(house.record(id))
    receipts.check(kept, replay)
    hall = house.run(house.hall.key()).public
    assert replay.signature is not None
    assert replay.signature[0] == kept[0].hall == hall
    house.crash()
    assert house.record(id).splitlines() == replay.raw  # the signature is kept with the table
    assert house.record(id, evening.ann.id, 0).splitlines() == replay.raw  # from which a seat's own is made, unsigned
    assert verified(seats_own(house.record(id), 0, heorot.game)).signature is None


@pytest.mark.parametrize("how", ["agreed", "conceded"])
def test_a_record_that_ends_early_is_signed(how: str, evening: Evening, house: House) -> None:
    id = begun(evening, house)
    if how == "agreed":
        house.do(evening.ann, id, protocol.Propose, seat=0, what="end")
        house.do(evening.bob, id, protocol.Answer, seat=1, yes=True)
    else:
        house.do(evening.ann, id, protocol.Concede, seat=0)
        house.do(evening.bob, id, protocol.Concede, seat=1)
    assert house.table(id).state.how == how
    assert isinstance(house.log(id)[-1].entry, log.Signed)
    receipts.check(receipt(house, id, {0: SALT}), verified(house.record(id)))


def test_a_game_at_which_nobody_promised_a_salt_is_announced_and_signed_all_the_same(evening: Evening, house: House) -> None:
    id = evening.game(evening.ann, evening.bob)
    evening.play_out(id)
    receipts.check(receipt(house, id, {}), verified(house.record(id)))


def test_each_hall_has_its_own_key_and_keeps_it(evening: Evening, house: House, tmp_path: Path) -> None:
    key = house.run(house.hall.key()).public
    house.crash()
    assert house.run(house.hall.key()).public == key
    other = House(tmp_path / "other.db")
    assert other.run(other.hall.key()).public != key
    other.close()
    assert is_signed("record", "x", key, house.run(house.hall.key()).sign("record", "x"))
    assert stat.S_IMODE(house.path.stat().st_mode) == 0o600


def test_the_key_lies_where_no_table_is(house: House) -> None:
    with pytest.raises(Refused) as refused:
        house.run(house.hall.owner(KEPT_AS))
    assert refused.value.failure.error == "not-found"


def test_a_hall_with_a_full_disk_makes_its_key_when_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("tests.server.house.Disk.write", full)
        house = House(tmp_path / "full.db")
        assert house.hall.signing_key is None
        with pytest.raises(Refused) as refused:
            house.run(house.hall.key())
        assert refused.value.failure.error == "read-only"
    key = house.run(house.hall.key()).public
    house.crash()
    assert house.run(house.hall.key()).public == key
    house.close()


async def full(*_: object) -> None:
    """Write nothing."""
    raise ReadOnly("the disk is full")


def test_a_table_that_was_opened_in_the_first_way_keeps_to_it(evening: Evening, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("heorot.server.hall.bound", first_way)
        id = house.lay(evening.ann, "fists", 2, seats=["me", "random"], commitment=sha256(SALT).hexdigest())
    house.do(evening.ann, id, protocol.Start)
    assert [type(logged.entry) for logged in house.log(id)[-2:]] == [log.Closed, log.Salted]
    assert house.log(id)[-2].entry == log.Closed()
    house.do(evening.ann, id, protocol.Reveal, seat=0, salt=SALT.hex())
    evening.play_out(id)
    replay = verified(house.record(id))
    assert (replay.header.format, replay.signature) == ("heorot-1", None)
    again = house.rematch(evening.ann, id)
    assert house.table(again).opened.dealing == 2


def first_way(opened: Any, id: str, secret: bytes) -> Any:
    """Return how a table was laid before."""
    return msgspec.structs.replace(opened, commitment=commitment(secret, id, opened.options))
