"""Crooked hosts and players, one of each kind: what they make is caught by `verify`, by a receipt, or by the hall's key (docs/dealing.md).

Before the second way of dealing every one of these records verified: sixty of sixty games whose bot's salt was chosen last did.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot import receipts, records
from heorot.cli import main
from heorot.core.dealing import Dealer, binding, canonical, commitment, derived_salt, salt_commitment
from heorot.core.errors import HeorotError
from heorot.core.record import FIRST, BadRecord, Header, Record, Replay
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.receipts import BadReceipt
from heorot.signing import HallKey, is_signed

GAME = heorot.game("voluspa")
OPTIONS = GAME.settled_options({}, GAME.version)
TABLE = "T"
SEATS = ({"name": "Ann"}, {"name": "Bo"}, {"name": "Adept 1", "bot": "adept"})
HALL, OTHER_HALL = HallKey(bytes(range(32))), HallKey(bytes(32))


def random(what: str, size: int = 16) -> bytes:
    """Return bytes that nobody could know, the same in every run."""
    return sha256(what.encode()).digest()[:size]


SECRET = random("the hall's secret", 32)
ANN, BO = random("Ann's salt"), random("Bo's salt")


def announced(secret: bytes = SECRET, own: Mapping[int, bytes] = {0: ANN}, round: int = 1, void: tuple[Any, ...] = ()) -> Header:
    """Return what an honest hall says before anybody reveals: these seats promised salts, all others have what the secret gives."""
    salts = [own.get(seat) or derived_salt(secret, TABLE, round, seat) for seat in range(3)]
    bound = binding(secret, TABLE, GAME.name, GAME.version, 3, OPTIONS)
    return Header(
        GAME.name, GAME.version, 3, OPTIONS, GAME.parts.fingerprint, SEATS, TABLE, bound, tuple(map(salt_commitment, salts)),
        round=round, promised=tuple(sorted(own)), void=void,
    )  # fmt: skip


def played(header: Header, secret: bytes, salts: list[bytes], key: HallKey | None = HALL) -> str:
    """Return the record of a game that is played so, honestly or not, and signed."""
    state = GAME.begin_with(3, GAME.parts, OPTIONS, GAME.version)
    record = Record(GAME, header, header.dealer(secret, tuple(salts)), state)
    record.open()
    while record.state.actor != NOBODY:
        if record.state.actor == DEALER:
            record.deal()
        else:
            record.make(record.state.legal()[0], record.state.actor)
    record.close()
    return signed(record.text(), key)


def signed(text: str, key: HallKey | None) -> str:
    """Return a record with a hall's signature."""
    return text if key is None else text + canonical(["signed", key.public, key.sign("record", text)]) + "\n"


def honest(own: Mapping[int, bytes] = {0: ANN}, **more: Any) -> str:
    """Return the record of an honest hall."""
    header = announced(SECRET, own, **more)
    return played(header, SECRET, [own.get(seat, b"") for seat in range(3)])


def kept(*rounds: tuple[Header, Mapping[int, bytes], list[int]], key: HallKey = HALL) -> list[receipts.Round]:
    """Return the receipt of a device that saw these rounds: what was announced, its own salts, and which of them the hall took."""
    made = []
    for header, salts, revealed in rounds:
        line = canonical(header.as_json())
        own = {str(seat): salt.hex() for seat, salt in salts.items()}
        made.append({"header": line, "hall": key.public, "signature": key.sign("receipt", line), "salts": own, "revealed": revealed})
    return receipts.read(json.dumps({"format": receipts.FORMAT, "table": TABLE, "rounds": made}))


def verify(text: str, receipt: list[receipts.Round] | None = None, hall: str = "") -> Replay:
    """Verify a record as `heorot verify` does."""
    replay = Replay(text, heorot.game)
    replay.verify()
    records.check_signature(replay, hall)
    if receipt is not None:
        receipts.check(receipt, replay)
    return replay


ANNS = kept((announced(), {0: ANN}, [0]))


def search(works: Callable[[bytes], bool]) -> bytes:
    """Return a salt that pleases a cheat, who tries as many as it takes."""
    return next(salt for salt in (random(f"try {i}") for i in range(10_000)) if works(salt))


def opens(dealer: Dealer) -> int:
    """Return which seat a dealer lets begin, which is its first draw."""
    return dealer.choose([(0, 1), (1, 1), (2, 1)], 1)


def test_an_honest_game_fits() -> None:
    replay = verify(honest(), ANNS, HALL.public)
    assert replay.signature is not None
    assert replay.header == announced()
    verify(honest({0: ANN, 1: BO}), kept((announced(own={0: ANN, 1: BO}), {1: BO}, [1])))
    verify(played(announced(), SECRET, [ANN, b"", b""], None))  # unsigned, and nobody asks for more


# a host who chooses last


@pytest.mark.parametrize("seat", [1, 2])
def test_a_host_who_chooses_the_salt_of_a_bot_or_of_whoever_promised_none_is_caught_every_time(seat: int) -> None:
    for game in range(60):
        secret, ann = random(f"secret {game}", 32), random(f"Ann {game}")
        told = announced(secret, {0: ann})
        salts = [ann, derived_salt(secret, TABLE, 1, 1), derived_salt(secret, TABLE, 1, 2)]

        def rigged(salt: bytes, secret: bytes = secret, salts: list[bytes] = salts) -> bool:
            return opens(Dealer.bound(secret, TABLE, 1, [salt if i == seat else other for i, other in enumerate(salts)])) == 2

        salts[seat] = search(rigged)
        header = replace(told, salts=tuple(map(salt_commitment, salts)))
        text = played(header, secret, salts)
        assert text.splitlines()[2] == '["d","first 2"]'
        with pytest.raises(BadRecord, match=f"line 2: the salt of seat {seat}, which promised none, is not the one that the secret gives"):
            verify(text)
        with pytest.raises(BadRecord):
            verify(text, kept((told, {0: ann}, [0])))


def test_a_host_who_says_that_the_bot_had_promised_the_late_salt_is_caught() -> None:
    late = search(lambda salt: opens(Dealer.bound(SECRET, TABLE, 1, [ANN, b"", salt])) == 2)
    with pytest.raises(BadRecord, match="line 1: a bot promises no salt"):
        verify(played(announced(own={0: ANN, 2: late}), SECRET, [ANN, b"", late]))


def test_a_host_who_says_that_somebody_had_promised_the_late_salt_is_caught_by_every_receipt() -> None:
    late = search(lambda salt: opens(Dealer.bound(SECRET, TABLE, 1, [ANN, salt, b""])) == 2)
    text = played(announced(own={0: ANN, 1: late}), SECRET, [ANN, late, b""])
    verify(text)  # by itself such a record cannot be told from an honest one
    for receipt in (ANNS, kept((announced(), {}, []))):  # Ann's, and that of Bo, who promised nothing
        with pytest.raises(BadReceipt, match="not the one that was begun: other seats had promised salts"):
            verify(text, receipt)


def test_a_host_who_says_that_a_promise_was_none_is_caught() -> None:
    """Two ways to go on after Ann's salt is known are one too many."""
    both = kept((announced(own={0: ANN, 1: BO}), {0: ANN}, [0]))
    with pytest.raises(BadReceipt, match="other seats had promised salts"):
        verify(honest(), both)


def test_a_host_who_exchanges_the_promise_of_a_friend_is_caught() -> None:
    late = search(lambda salt: opens(Dealer.bound(SECRET, TABLE, 1, [ANN, salt, b""])) == 2)
    told = kept((announced(own={0: ANN, 1: BO}), {0: ANN}, [0]))
    with pytest.raises(BadReceipt, match="the salts are not those that were committed to"):
        verify(played(announced(own={0: ANN, 1: late}), SECRET, [ANN, late, b""]), told)


def test_a_host_who_swaps_the_commitment_is_caught() -> None:
    """Of many secrets the host takes the one that pleases, once Ann's salt is known."""
    secret = next(one for one in (random(f"s {i}", 32) for i in range(99)) if opens(Dealer.bound(one, TABLE, 1, [ANN, b"", b""])) == 2)
    text = played(announced(secret), secret, [ANN, b"", b""])
    verify(text)
    with pytest.raises(BadReceipt, match="not the one that was begun: the hall had committed to another secret"):
        verify(text, ANNS)
    swapped = text.replace(announced(secret).commitment, announced().commitment)
    lines = swapped.splitlines()
    end = {**json.loads(lines[-2]), "seal": sha256("\n".join(lines[:-2]).encode()).hexdigest()}
    with pytest.raises(BadRecord, match="the secret is not what the dealer committed to"):
        verify("\n".join([*lines[:-2], canonical(end)]) + "\n")


def test_a_host_who_goes_back_to_the_old_way_of_dealing_is_caught() -> None:
    """There the salts of bots were free. A commitment says in which way it was made."""
    salts = (ANN, random("any"), random("other"))
    old = Header(
        GAME.name, GAME.version, 3, OPTIONS, GAME.parts.fingerprint, SEATS, TABLE, announced().commitment,
        tuple(map(salt_commitment, salts)), format=FIRST,
    )  # fmt: skip
    with pytest.raises(BadRecord, match="the secret is not what the dealer committed to"):
        verify(played(old, SECRET, list(salts), None))
    verifies = replace(old, commitment=commitment(SECRET, TABLE, OPTIONS))
    text = played(verifies, SECRET, list(salts), None)
    verify(text)
    with pytest.raises(BadReceipt, match="not the one that was begun"):
        verify(text, ANNS)
    with pytest.raises(HeorotError, match="it is not signed by any hall"):
        verify(text, hall=HALL.public)


def test_the_same_secret_at_another_table_or_with_other_terms_is_another_commitment() -> None:
    terms: list[tuple[Any, ...]] = [(TABLE, "voluspa", 1, 3, OPTIONS), ("U", "voluspa", 1, 3, OPTIONS), (TABLE, "fists", 1, 3, OPTIONS)]
    terms += [(TABLE, "voluspa", 2, 3, OPTIONS), (TABLE, "voluspa", 1, 2, OPTIONS), (TABLE, "voluspa", 1, 3, {**OPTIONS, "edda": True})]
    assert len({binding(SECRET, *one) for one in terms}) == len(terms)


# a host who withholds, and says that others did


def void(round: int, seat: int, why: str = "silent") -> dict[str, Any]:
    return {"round": round, "seat": seat, "name": SEATS[seat]["name"], "why": why}


def test_a_round_that_was_void_stands_in_the_record_and_deals_otherwise() -> None:
    own = {0: ANN, 1: BO}
    again = announced(own=own, round=2, void=(void(1, 1),))
    text = played(again, SECRET, [ANN, BO, b""])
    receipt = kept((announced(own=own), {0: ANN}, [0]), (again, {0: ANN}, [0]))
    assert verify(text, receipt).header.void == (void(1, 1),)
    odds = [(move, 1) for move in range(60)]
    rounds = [Dealer.bound(SECRET, TABLE, round, [ANN, BO, ANN]) for round in (1, 2, 3)]
    assert len({tuple(dealer.choose(odds, number) for number in range(8)) for dealer in rounds}) == 3  # the same salts deal otherwise


def test_a_host_who_hides_a_void_round_is_caught() -> None:
    """Whoever may try again until the deal pleases must leave a trace."""
    receipt = kept((announced(), {0: ANN}, [0]), (announced(round=2, void=(void(1, 1),)), {0: ANN}, [0]))
    with pytest.raises(BadReceipt, match="another round of salts was dealt from"):
        verify(honest(), receipt)
    with pytest.raises(BadReceipt, match="the void rounds are others"):
        verify(honest(round=2, void=(void(1, 2, "left"),)), receipt)
    with pytest.raises(BadRecord, match="it does not say by whom each round before was void"):
        verify(honest(round=2))
    with pytest.raises(BadRecord, match="it does not say by whom each round before was void"):
        verify(honest(round=3, void=(void(2, 1),)))


def test_a_host_who_rewrites_an_earlier_round_is_caught() -> None:
    rounds = announced(round=2, void=(void(1, 1),)), announced(round=3, void=(void(1, 0), void(2, 1)))
    with pytest.raises(BadReceipt, match="what was void before round 2 was told otherwise then"):
        verify(honest(round=3, void=rounds[1].void), kept(*((header, {0: ANN}, [0]) for header in rounds)))


def test_a_host_who_took_a_salt_and_says_that_it_never_came_is_caught() -> None:
    again = announced(round=2, void=(void(1, 0),))
    text = played(again, SECRET, [ANN, b"", b""])
    verify(text, kept((announced(), {0: ANN}, []), (again, {0: ANN}, [0])))  # it may have been lost on its way
    with pytest.raises(BadReceipt, match="seat 0 is said to have withheld its salt in round 1, but the hall had it"):
        verify(text, kept((announced(), {0: ANN}, [0]), (again, {0: ANN}, [0])))


def test_what_is_said_of_rounds_is_looked_at() -> None:
    def spoilt(**more: Any) -> str:
        lines = honest().splitlines()
        lines[0] = canonical({**json.loads(lines[0]), **more})
        return "\n".join(lines)

    bad: list[dict[str, Any]] = [{"round": value} for value in (0, True, "1", None)]
    bad += [{"promised": value} for value in ([1, 0], [0, 0], [3], [-1], [True], "0", None, [2], [[0]])]
    bad += [{"void": value, "round": 2} for value in (None, [1], [{**void(1, 1), "why": "tired"}], [{**void(1, 1), "more": 1}])]
    bad += [{"void": [{**void(1, 1), **change}], "round": 2} for change in ({"seat": 3}, {"round": 2}, {"name": "\n"}, {"round": True})]
    bad += [{"void": [void(1, 1)]}, {"void": [void(2, 1), void(1, 1)], "round": 3}]
    for change in bad:
        with pytest.raises(BadRecord, match=r"line 1: (its|it does|a bot)"):
            verify(spoilt(**change))


# a host, or anybody, who signs again


def test_a_record_that_was_signed_again_is_caught() -> None:
    text = signed(honest().rsplit('["signed"')[0], OTHER_HALL)
    replay = verify(text)
    assert replay.signature is not None
    assert replay.signature[0] == OTHER_HALL.public  # `verify` names the key: by itself this is another hall's record
    with pytest.raises(BadReceipt, match=f"signed by another key than the receipt, which is of the hall {HALL.public}"):
        verify(text, ANNS)
    with pytest.raises(HeorotError, match=f"it is signed by another hall, {OTHER_HALL.public}"):
        verify(text, hall=HALL.public)


def test_a_record_whose_signature_was_taken_away_is_caught() -> None:
    text = honest().rsplit('["signed"')[0]
    assert verify(text).signature is None
    with pytest.raises(BadReceipt, match="the record is not signed, although the hall has signed the receipt"):
        verify(text, ANNS)
    with pytest.raises(HeorotError, match="it is not signed by any hall"):
        verify(text, hall=HALL.public)


def test_another_game_from_the_same_beginning_does_not_have_the_halls_signature() -> None:
    """Somebody who has the record knows the secret: they can make any moves, draw as the secret says, and seal it."""
    state = GAME.begin_with(3, GAME.parts, OPTIONS, GAME.version)
    record = Record(GAME, announced(), announced().dealer(SECRET, (ANN, b"", b"")), state)
    record.open()
    while record.state.actor != NOBODY:
        record.deal() if record.state.actor == DEALER else record.make(record.state.legal()[-1], record.state.actor)
    record.close()
    verify(record.text())
    forged = record.text() + honest().splitlines()[-1] + "\n"
    with pytest.raises(BadRecord, match="the signature is not that of the hall it names"):
        verify(forged)
    with pytest.raises(BadReceipt):
        verify(signed(record.text(), OTHER_HALL), ANNS)


def test_a_signature_serves_for_one_thing_only() -> None:
    line = canonical(announced().as_json())
    assert is_signed("receipt", line, HALL.public, HALL.sign("receipt", line))
    assert not is_signed("record", line, HALL.public, HALL.sign("receipt", line))
    assert not is_signed("receipt", line, OTHER_HALL.public, HALL.sign("receipt", line))
    assert not is_signed("receipt", line, "ff" * 32, "00" * 64)


@pytest.mark.parametrize(
    ("last", "sentence"),
    [
        (["signed", "00" * 32, "00" * 63], "the signature is not 64 bytes"),
        (["signed", "00" * 31, "00" * 64], "the hall's key is not 32 bytes"),
        (["signed", None, "00" * 64], "the hall's key is missing or not hexadecimal"),
        (["signed", "00" * 32], "there is something after the end"),
        (["marked", "00" * 32, "00" * 64], "there is something after the end"),
        ({"end": "over"}, "there is something after the end"),
    ],
)
def test_what_stands_after_the_end_is_a_signature_or_nothing(last: Any, sentence: str) -> None:
    text = honest().rsplit('["signed"')[0]
    with pytest.raises(BadRecord, match=sentence):
        verify(text + canonical(last) + "\n")
    with pytest.raises(BadRecord, match="there is something after the end"):
        verify(honest() + honest().splitlines()[-1] + "\n")


def test_a_record_of_the_first_format_and_a_seats_own_have_no_signature() -> None:
    text = (Path(__file__).parent / "golden" / "voluspa-1-0.jsonl").read_text("utf-8")
    assert '"heorot-1"' in text
    verify(text)
    with pytest.raises(BadRecord, match="there is something after the end"):
        verify(signed(text, HALL))


# host and player together


def test_moves_taken_back_freely_shift_no_draw() -> None:
    """A player who knows the secret, from a crooked host, could once choose the next draw by taking back some moves of their own."""
    drawn = set()
    for times in range(8):
        state = GAME.begin_with(3, GAME.parts, OPTIONS, GAME.version)
        record = Record(GAME, announced(), announced().dealer(SECRET, (ANN, b"", b"")), state)
        record.open()
        while record.state.actor == DEALER:
            record.deal()
        for _ in range(times):
            line = record.next_line
            record.make(record.state.legal()[0], record.state.actor)
            record.undo(line)
        record.make(record.state.legal()[0], record.state.actor)
        drawn.add(record.deal())
    assert len(drawn) == 1


# receipts that are none


def test_a_receipt_is_read_carefully() -> None:
    line = canonical(announced().as_json())
    good = {"header": line, "hall": HALL.public, "signature": HALL.sign("receipt", line), "salts": {"0": ANN.hex()}, "revealed": [0]}
    bad: list[Any] = ["", "[]", "{}", "[" * 100_000, {"format": receipts.FORMAT, "rounds": []}, {"format": "heorot-2", "rounds": [good]}]
    spoilt: list[dict[str, Any]] = [
        {"header": "{}"}, {"header": None}, {"header": "[1]"}, {"hall": "00"}, {"signature": 7}, {"salts": {"x": "00"}}, {"salts": []},
        {"salts": {"0": "00"}}, {"revealed": 7}, {"header": line.replace('"round":1', '"round":0')}, {"header": line[:-1] + ',"x":1}'},
    ]  # fmt: skip
    bad += [{"format": receipts.FORMAT, "rounds": [good | change]} for change in spoilt]
    bad += [{"format": receipts.FORMAT, "rounds": [good, good]}, {"format": receipts.FORMAT, "rounds": [good] * 300}]
    for data in bad:
        with pytest.raises(BadReceipt):
            receipts.read(data if isinstance(data, str) else json.dumps(data))


def test_a_receipt_that_proves_nothing_is_refused() -> None:
    text = honest()
    with pytest.raises(BadReceipt, match="round 1 of the receipt is not signed by the hall it names"):
        verify(text, [replace(ANNS[0], signature="00" * 64)])
    with pytest.raises(BadReceipt, match="the salt of seat 0 in the receipt is not the one that was promised"):
        verify(text, kept((announced(), {0: BO}, [0])))
    with pytest.raises(BadReceipt, match="the salt of seat 1 in the receipt is not the one that was promised"):
        verify(text, kept((announced(), {1: BO}, [1])))
    with pytest.raises(BadReceipt, match="of another table"):
        verify(text, kept((replace(announced(), table="U"), {0: ANN}, [0])))
    with pytest.raises(BadReceipt, match="its first line is another"):
        verify(text, kept((replace(announced(), parts="0" * 64), {0: ANN}, [0])))
    from heorot.core.record import seats_own

    with pytest.raises(BadReceipt, match="not against a seat's own"):
        verify(seats_own(text, 0, heorot.game), ANNS)


# heorot verify


def test_heorot_verify_names_the_hall_and_takes_a_receipt_and_a_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    void_round = (void(1, 1),)
    again = announced(round=2, void=void_round)
    record, receipt, pinned = tmp_path / "game.jsonl", tmp_path / "game.receipt.json", tmp_path / "heorot.json"
    record.write_text(honest(round=2, void=void_round), "utf-8")
    line = canonical(again.as_json())
    one = {"header": line, "hall": HALL.public, "signature": HALL.sign("receipt", line), "salts": {"0": ANN.hex()}, "revealed": [0]}
    receipt.write_text(json.dumps({"format": receipts.FORMAT, "table": TABLE, "rounds": [one]}), "utf-8")
    pinned.write_text(json.dumps({"hall": HALL.public}), "utf-8")
    for lang, words in (("en", "signed by the hall"), ("fr", "signée par la salle"), ("ru", "подписана чертогом")):
        for hall in (HALL.public, HALL.public.upper(), str(pinned)):
            assert main(["verify", str(record), "--receipt", str(receipt), "--hall", hall, "--lang", lang]) == 0
            said = capsys.readouterr().out.splitlines()
            assert len(said) == 4
            assert "Bo" in said[1]
            assert said[2] == f"  {words} {HALL.public}"
    assert main(["verify", str(record), "--receipt", str(receipt), "--json", "-"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["signed"], found["receipt"], found["void"]) == (HALL.public, True, list(void_round))
    for hall, sentence in ((OTHER_HALL.public, "signed by another hall"), ("7", "neither a hall's key"), (str(record), "neither a hall's")):
        assert main(["verify", str(record), "--hall", hall]) == 2
        assert sentence in capsys.readouterr().err
    assert main(["verify", str(record), str(record), "--receipt", str(receipt)]) == 2
    assert "a receipt is of one record" in capsys.readouterr().err
    record.write_text(honest(), "utf-8")
    assert main(["verify", str(record), "--receipt", str(receipt)]) == 2
    assert "not the one that was begun" in capsys.readouterr().err
    record.write_text(played(announced(), SECRET, [ANN, b"", b""], None), "utf-8")
    assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "  not signed by any hall"
